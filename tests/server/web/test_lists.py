"""Lists that players write, over HTTP: judged as they are typed, played with, and kept in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maestre.games.aguila.game import game as aguila
from maestre.games.tercios.game import game
from maestre.games.tercios.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import LONGEST_LIST, Record, verified
from maestre.server.web import Pace, Settings
from tests.server.web.place import EASY, Place, in_place

LISTS = "/api/games/tercios/lists"
PAPER = "/api/games/tercios/paper"
TEXT = game.write_list("sweden_1000", game.speaker("es"))
BRIGADE = aguila.write_list("france_1500", aguila.speaker("es"))
FLAWED = TEXT.replace("3 x", "9 x")
ROOM: dict[str, Any] = {
    "game": "tercios",
    "scenario": "fields_of_glory",
    "mine": ["blue"],
    "bots": {"red": "random"},
}


def test_a_list_is_judged_with_its_points_rules_and_remedies(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        fine = await somebody.post(LISTS, text=TEXT)
        assert (fine["name"], fine["points"], fine["limit"], fine["flaws"]) == ("Brigada real", 995, 1000, [])
        flaws = (await somebody.post(LISTS, text=FLAWED))["flaws"]
        assert [(flaw["rule"], flaw["grave"]) for flaw in flaws][:2] == [("8.13", True), ("8.01", True)]
        assert flaws[0]["message"]["key"] == "muster-too-many-troops"
        assert flaws[0]["remedy"]["key"] == "muster-too-many-troops-remedy"

    in_place(tmp_path, body)


def test_a_ready_list_is_written_out_to_begin_from(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        assert (await somebody.get(f"{LISTS}/sweden_1000"))["text"] == TEXT
        english = (await somebody.get(f"{LISTS}/sweden_1000?language=en"))["text"]
        assert english.startswith("Royal brigade")
        assert (await somebody.get(f"{LISTS}/learning_spain", 404))["message"]["key"] == "unknown-option"
        assert (await somebody.get("/api/games/lepanto/lists/x", 404))["message"]["key"] == "unknown-option"

    in_place(tmp_path, body)


@pytest.mark.parametrize(
    ("path", "body_", "status", "key"),
    [
        (LISTS, {"text": "x" * (LONGEST_LIST + 1)}, 400, "list-too-long"),
        (LISTS, {"text": "{}"}, 400, "list-unreadable"),
        (LISTS, {"text": 7}, 400, "web-unreadable"),
        (LISTS, {}, 400, "web-unreadable"),
        (LISTS, {"text": "x" * 70_000}, 413, "web-too-large"),
        ("/api/games/lepanto/lists", {"text": "x"}, 404, "no-lists"),
        ("/api/games/chess/lists", {"text": "x"}, 404, "unknown-game"),
    ],
)
def test_what_is_no_list_is_refused_with_a_reason(
    tmp_path: Path, path: str, body_: dict[str, Any], status: int, key: str
) -> None:
    async def body(place: Place) -> None:
        assert (await place.stranger().post(path, status, **body_))["message"]["key"] == key

    in_place(tmp_path, body)


def test_a_game_is_played_with_a_list_that_stays_in_its_record(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.post("/api/rooms", 201, **ROOM, options={"blue_army": TEXT, "preparation": "ready"})
        assert room["stage"] == "playing"
        table = await place.engine.table(room["id"])
        assert isinstance(table.state, State)
        assert table.state.armies[Side.BLUE].name == "Brigada real"
        assert table.header.options["blue_army"] == game.own_list(TEXT).kept
        async with host.socket() as socket:
            await socket.watch(room["id"], "blue")
            await socket.call(**{"is": "leave", "game": room["id"], "seat": "blue", "reply": "1"})
        answer = await host.client.get(f"/api/rooms/{room['id']}/record")
        record = Record.parse(answer.content)
        assert verified(game, record).state.armies[Side.BLUE].name == "Brigada real"

    in_place(tmp_path, body)


def test_no_room_is_made_with_a_flawed_list_and_all_flaws_are_told(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        problem = await host.post("/api/rooms", 409, **ROOM, options={"red_army": FLAWED})
        assert (problem["error"], problem["message"]["key"]) == ("Flawed", "list-flawed")
        assert [flaw["rule"] for flaw in problem["flaws"]] == ["8.13", "8.01"]
        wrongs = {5: (404, "unknown-option"), True: (404, "unknown-option"), None: (400, "web-unreadable")}
        for wrong, (status, key) in wrongs.items():
            told = await host.post("/api/rooms", status, **ROOM, options={"red_army": wrong})
            assert told["message"]["key"] == key
        for odd in (["x"], {"text": TEXT}):
            told = await host.post("/api/rooms", 400, **ROOM, options={"red_army": odd})
            assert told["message"]["key"] == "web-unreadable"
        assert (await host.get("/api/rooms"))["mine"] == []

    in_place(tmp_path, body)


def test_nobody_has_lists_judged_without_end(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        await host.post(LISTS, text=TEXT)
        await host.post("/api/rooms", 409, **ROOM, options={"red_army": FLAWED})
        assert (await host.post(LISTS, 429, text=TEXT))["message"]["key"] == "web-too-often"
        await host.post("/api/rooms", 429, **ROOM, options={"red_army": FLAWED})

    in_place(tmp_path, body, Settings(pace=Pace(lists="2/minute"), client=EASY.client))


def test_a_list_is_put_on_paper_right_or_wrong(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        for text in (TEXT, FLAWED):
            wanted = {"text": text, "language": "en", "paper": "a5", "sheets": ["roster"]}
            answer = await somebody.client.post(PAPER, json=wanted)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
            assert answer.content.startswith(b"%PDF-")
        assert (await somebody.post(PAPER, 400, text="{}"))["message"]["key"] == "list-unreadable"
        assert (await somebody.post(PAPER, 400, text=TEXT, paper="a3"))["message"]["key"] == "web-unreadable"
        assert (await somebody.post(PAPER.replace("tercios", "aguila"), 404, text=BRIGADE, sheets=["orders"]))[
            "message"
        ]["key"] == "no-sheets"
        assert (await somebody.post("/api/games/lepanto/paper", 404, text=TEXT))["message"]["key"] == "no-lists"
        many = game.own_list(TEXT).kept.replace('"count":3', '"count":999999')
        assert (await somebody.post(PAPER, 409, text=many))["message"]["key"] == "list-too-large-to-print"

    in_place(tmp_path, body)


def test_the_catalogue_says_what_can_be_printed_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        sheets = {game["key"]: game["sheets"] for game in await somebody.get("/api/catalogue")}
        assert sheets["tercios"] == ["roster", "orders", "leaders", "reference"]
        assert (sheets["aguila"], sheets["lepanto"]) == (["roster", "leaders", "reference"], [])
        monkeypatch.setattr("maestre.paper.press.find_spec", lambda _: None)
        assert not any(game["sheets"] for game in await somebody.get("/api/catalogue"))
        assert (await somebody.post(PAPER, 409, text=TEXT))["message"]["key"] == "printing-not-installed"

    in_place(tmp_path, body)


def test_nobody_has_lists_printed_without_end(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        await somebody.client.post(PAPER, json={"text": TEXT, "sheets": ["leaders"]})
        assert (await somebody.post(PAPER, 429, text=TEXT))["message"]["key"] == "web-too-often"

    in_place(tmp_path, body, Settings(pace=Pace(prints="1/minute"), client=EASY.client))
