"""Tables that players lay out, over HTTP: judged as they are drawn, played on, and kept in the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from maestre.play import LONGEST_LIST, MOST_PIECES
from maestre.server.web import Pace, Settings
from tests.miniatures.layouts import written
from tests.server.web.place import EASY, Place, in_place

TABLES = "/api/games/tercios/tables"
FINE = written("tercios", "bosque:8 at 20 24", "rio:straight at 50 24", "puente:over at 50 24", name="Mine")
FLAWED = written("tercios", "bosque:8 at 20 24", "colina:8 at 22 24")
ROOM: dict[str, Any] = {
    "game": "tercios",
    "scenario": "fields_of_glory",
    "mine": ["blue"],
    "bots": {"red": "random"},
}


@pytest.mark.parametrize(("game", "piece"), [("tercios", "bosque:8"), ("aguila", "wood:9x7")])
def test_a_table_is_judged_with_what_lies_on_it(tmp_path: Path, game: str, piece: str) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        found = await somebody.post(f"/api/games/{game}/tables", text=written(game, f"{piece} at 30 24 45"))
        table = found["table"]
        assert (table["flaws"], table["pieces"][0]["piece"], len(table["zones"])) == ([], piece, 2)
        assert next(iter(table["scenery"].values()))["ring"] == table["pieces"][0]["rings"][0]
        assert (await somebody.post(f"/api/games/{game}/tables", text=found["text"]))["table"] == table
        palette = await somebody.get(f"/api/games/{game}/palette")
        assert piece in [one["piece"] for one in palette["pieces"]]
        assert palette["most"] == MOST_PIECES

    in_place(tmp_path, body)


@pytest.mark.parametrize(
    ("path", "body_", "status", "key"),
    [
        (TABLES, {"text": "x" * (LONGEST_LIST + 1)}, 400, "table-too-long"),
        (TABLES, {"text": "{}"}, 400, "table-unreadable"),
        (TABLES, {"text": "[" * LONGEST_LIST}, 400, "table-unreadable"),
        (TABLES, {"text": 7}, 400, "web-unreadable"),
        (TABLES, {"text": "x" * 70_000}, 413, "web-too-large"),
        ("/api/games/lepanto/tables", {"text": "x"}, 404, "no-tables"),
        ("/api/games/chess/tables", {"text": "x"}, 404, "unknown-game"),
        ("/api/rooms", {**ROOM, "options": {"table": FLAWED}}, 409, "table-flawed"),
        ("/api/rooms", {**ROOM, "options": {"table": "x = "}}, 400, "table-unreadable"),
    ],
)
def test_what_is_no_table_is_refused_with_a_reason(
    tmp_path: Path, path: str, body_: dict[str, Any], status: int, key: str
) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        assert (await host.post(path, status, **body_))["message"]["key"] == key

    in_place(tmp_path, body)


def test_whoever_is_to_take_a_seat_sees_the_table_and_the_record_keeps_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, guest = await place.guest("Ana"), await place.guest("Beto")
        room = await host.post(
            "/api/rooms", 201, **ROOM | {"bots": {}}, options={"table": FINE, "preparation": "ready"}
        )
        seen = await guest.get(f"/api/links/{room['link']}")
        assert json.loads(seen["options"]["table"])["name"] == "Mine"
        joined = await guest.post(f"/api/links/{room['link']}/seat", 201, seat="red", commitment=seen["commitment"])
        assert joined["stage"] == "playing"
        table = await place.engine.table(room["id"])
        assert table.header.options["table"] == seen["options"]["table"]
        assert len(table.state.scenery) == 4  # type: ignore[attr-defined]

    in_place(tmp_path, body)


def test_tables_are_judged_at_the_pace_of_lists(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        for _ in range(2):
            await somebody.post(TABLES, text=FINE)
        assert (await somebody.post(TABLES, 429, text=FINE))["message"]["key"] == "web-too-often"

    in_place(tmp_path, body, Settings(pace=Pace(lists="2/minute"), client=EASY.client))
