"""A seat that was left goes to nobody who has seen the other side of a game with secrets."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.play import find
from tests.server.hardness.ground import Browser, Ground, on_ground
from tests.server.hardness.test_access import refused
from tests.server.playing import GAMES

WITH_MISTRAL = GAMES | {"mistral": find("mistral")}
SECRET = ("mistral", "winter-1744", "british", "bourbon")
OPEN = ("lepanto", "learning", "christian", "islamic")


async def left(ground: Ground, kind: tuple[str, ...]) -> tuple[dict[str, Any], Browser, Browser]:
    """A game whose second player has just gone."""
    game, scenario, first, second = kind
    ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
    room = await ana.new_room(game, scenario=scenario, mine=[first])
    await luis.joins(room, second)
    await luis.ask("POST", f"/api/rooms/{room['id']}/leave", seat=second)
    return room, ana, luis


async def takes(browser: Browser, room: dict[str, Any], seat: str) -> tuple[int, str]:
    answer = await browser.client.post(f"/api/links/{room['link']}/seat", json={"seat": seat})
    return answer.status_code, answer.json().get("message", {}).get("key", "")


def test_the_opponent_does_not_get_the_seat_and_a_stranger_or_a_bot_does(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        *_, first, second = SECRET
        room, ana, luis = await left(ground, SECRET)
        assert await takes(ana, room, second) == (409, "seat-other-side")
        assert await takes(luis, room, second) == (409, "seat-taken"), "whoever left does not come back"
        assert (await ana.watch(room["id"], second))["is"] == "problem"
        eva = await ground.guest("Eva")
        assert (await eva.watch(room["id"]))["is"] == "whole", "who only watched has seen no side"
        assert await takes(eva, room, second) == (201, "")
        await ana.ask("POST", f"/api/rooms/{room['id']}/leave", seat=first)
        for seen in (luis, eva):
            assert await takes(seen, room, first) == (409, "seat-other-side"), "Luis held the other seat once"
        answer = await refused(ana, "POST", f"/api/rooms/{room['id']}/bot", seat=first, bot="random")
        assert answer == (403, "web-others-only"), "whoever left has no say"
        now = await eva.ask("POST", f"/api/rooms/{room['id']}/bot", seat=first, bot="random")
        assert [seat["bot"] for seat in now["seats"] if seat["seat"] == first] == ["random"]

    on_ground(database, bus, body, WITH_MISTRAL)


def test_whoever_signs_in_meanwhile_still_has_seen_the_other_side(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        *_, first, second = SECRET
        room, ana, luis = await left(ground, SECRET)
        eva = await ground.guest("Eva")
        assert await takes(eva, room, second) == (201, "")
        form = {"name": f"Luis {room['id']}", "password": "a long secret of mine"}
        await luis.ask("POST", "/api/accounts", 201, **form)
        await ana.ask("POST", f"/api/rooms/{room['id']}/leave", seat=first)
        assert await takes(luis, room, first) == (409, "seat-other-side")

    on_ground(database, bus, body, WITH_MISTRAL)


@pytest.mark.parametrize("back", [True, False])
def test_in_a_game_without_secrets_anybody_may(database: str, bus: str, *, back: bool) -> None:
    async def body(ground: Ground) -> None:
        *_, second = OPEN
        room, ana, _ = await left(ground, OPEN)
        taker = ana if back else await ground.guest("Eva")
        assert await takes(taker, room, second) == (201, "")

    on_ground(database, bus, body, WITH_MISTRAL)
