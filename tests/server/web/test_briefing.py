"""What a room opens with, over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.web.place import Place, in_place

ROOMS = {"lepanto": "learning", "tercios": "learning", "aguila": "learning", "mistral": "1744"}


@pytest.mark.parametrize("game", ROOMS)
def test_a_room_is_briefed_in_both_languages(tmp_path: Path, game: str) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        room = await ana.post("/api/rooms", 201, game=game, scenario=ROOMS[game])
        told = {
            language: await ana.get(f"/api/rooms/{room['id']}/briefing?language={language}")
            for language in ("es", "en")
        }
        assert told["es"] != told["en"]
        for said in told.values():
            assert set(said["aims"]) == {seat["seat"] for seat in room["seats"]}
            assert len(said["know"]) == 3
            parts = [said["who"], said["where"], said["win"], said["long"], *said["aims"].values(), *said["know"]]
            assert all(part and "briefing-" not in part and "{" not in part for part in parts)

    in_place(tmp_path, body)


def test_nobody_is_briefed_on_a_private_room_of_others(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, berta = await place.guest("Ana"), await place.guest("Berta")
        room = await ana.post("/api/rooms", 201, game="lepanto", scenario="learning", public=False)
        await berta.get(f"/api/rooms/{room['id']}/briefing", 404)
        await ana.get(f"/api/rooms/{room['id']}/briefing")

    in_place(tmp_path, body)
