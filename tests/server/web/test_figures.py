"""Figures of an owner, over HTTP: tried out, accepted with a seat, seen by the room's players and by nobody else."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestre.play import BadRecord, Record, find, verified
from maestre.play.written.owners import LONGEST_FIGURES, figures_of, owned
from maestre.server.web import Pace, Settings
from tests.server.web.place import EASY, Place, Visitor, in_place
from tests.server.web.test_cluster import on_nodes

FIGURES = "/api/games/lepanto/figures"
LEPANTO = find("lepanto")
MINE = "BEBRRB"
"""A row of a chart that stands in no book and in none of our files."""
TEXT = f'game = "lepanto"\n[combat.close_combat.chart.results]\n"2:1" = "{MINE}"\n'
DIGEST = figures_of(owned(LEPANTO, TEXT)).digest
TABLE = "combat.close_combat.chart"
PRIVATE: dict[str, Any] = {"public": False, "figures": TEXT}


async def takes(visitor: Visitor, room: dict[str, Any], status: int = 201, **accepted: str) -> Any:
    return await visitor.post(f"/api/links/{room['link']}/seat", status, seat="islamic", **accepted)


def test_a_file_is_tried_out_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        found = await ana.post(FIGURES, scenario="learning", text=TEXT)
        assert found == {"digest": DIGEST, "tables": [TABLE]}
        assert (await ana.get("/api/rooms"))["mine"] == []

    in_place(tmp_path, body)
    assert not list(tmp_path.rglob("*.toml"))


@pytest.mark.parametrize(
    ("text", "status", "key", "table", "line", "what"),
    [
        (TEXT.replace(MINE, "BEBRR"), 409, "figures-wrong", TABLE, 2, "figures-refused"),
        (TEXT.replace('"2:1"', '"2:9"'), 409, "figures-wrong", f"{TABLE}.results.2:9", 2, "figures-no-table"),
        (TEXT.replace(f'"{MINE}"', "["), 409, "figures-wrong", "none", 3, "figures-unread"),
        (TEXT.replace(f'"{MINE}"', "[" * 100_000), 409, "figures-wrong", "none", 0, "figures-unread"),
        (TEXT.replace(f'"{MINE}"', "9" * 100_000), 409, "figures-wrong", "none", 0, "figures-unread"),
        ('game = "lepanto"\n[combat.gunnery]\ntargets.galleass = 1001\n', 409, "figures-wrong", "", 3, "figures-large"),
        ('game = "lepanto"\n[combat.gunnery]\ntargets.galleass = nan\n', 409, "figures-wrong", "", 3, "figures-large"),
        (TEXT.replace("lepanto", "mistral"), 409, "figures-wrong", "none", 1, "figures-other-game"),
        (TEXT.replace(MINE, "EEBRRR"), 409, "figures-empty", "", 0, ""),
        ("#" * (LONGEST_FIGURES + 1), 400, "web-unreadable", "", 0, ""),
        ("#" * 300_000, 413, "web-too-large", "", 0, ""),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_played_with_is_refused_with_where_and_why(
    tmp_path: Path, text: str, status: int, key: str, table: str, line: int, what: str
) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        problem = await ana.post(FIGURES, status, scenario="learning", text=text)
        assert problem["message"]["key"] == key
        told = dict(problem["message"]["args"])
        if what:
            assert (told["what"]["key"], told["line"]) == (what, line)
            assert told["table"] == (table or "combat.gunnery.targets.galleass")
        made = await ana.post("/api/rooms", status, game="lepanto", scenario="learning", public=False, figures=text)
        assert made["message"]["key"] == key
        assert (await ana.get("/api/rooms"))["mine"] == []

    in_place(tmp_path, body)


def test_a_public_room_takes_no_file(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        problem = await ana.post("/api/rooms", 409, game="lepanto", scenario="learning", figures=TEXT)
        assert problem["message"]["key"] == "web-figures-private"

    in_place(tmp_path, body)


def test_nobody_has_files_tried_out_without_end(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        await ana.post(FIGURES, scenario="learning", text=TEXT)
        await ana.post("/api/rooms", 201, game="lepanto", scenario="learning", **PRIVATE)
        assert (await ana.post(FIGURES, 429, scenario="learning", text=TEXT))["message"]["key"] == "web-too-often"
        await ana.post("/api/rooms", 429, game="lepanto", scenario="learning", **PRIVATE)

    in_place(tmp_path, body, Settings(pace=Pace(figures="2/minute"), client=EASY.client))


def test_whoever_takes_a_seat_accepts_the_figures(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, bea = await place.guest("Ana"), await place.guest("Bea")
        room = await ana.new_room(**PRIVATE)
        shown = await bea.get(f"/api/links/{room['link']}")
        assert shown["figures"] == {"digest": DIGEST, "tables": [TABLE]}
        for wrong in ({}, {"figures": "0" * 32}):
            problem = await takes(bea, room, 409, **wrong)
            assert problem["message"]["key"] == "web-figures-to-accept"
        assert (await takes(bea, room, figures=DIGEST))["stage"] == "playing"
        table = await place.engine.table(room["id"])
        assert table.header.figures == DIGEST
        assert figures_of(table.game).digest == DIGEST

    in_place(tmp_path, body)


def test_a_file_that_would_hold_others_up_is_found_out_before_anybody_plays(tmp_path: Path) -> None:
    """Every number is within its bounds, but to find a target one looks at millions of hexes."""

    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        problem = await ana.post(FIGURES, 409, scenario="learning", text=far)
        assert problem["message"]["key"] == "figures-slow"

    far = 'game = "lepanto"\n[combat.small_arms]\nrange = 1000\n'
    in_place(tmp_path, body)


def test_an_option_that_there_is_not_is_no_fault_of_the_file(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        problem = await ana.post(FIGURES, 409, scenario="learning", text=TEXT, options={"wind": "none"})
        assert problem["message"]["key"] == "unknown-option"
        assert (await ana.post(FIGURES, 404, scenario="x", text=TEXT))["message"]["key"] == "unknown-scenario"

    in_place(tmp_path, body)


def _read(body: bytes) -> str:
    return (gzip.decompress(body) if body.startswith(b"\x1f\x8b") else body).decode()


PATHS = ("", "/replay", "/log?before=9", "/record", "/figures", "/sheet", "/chat")


def test_players_see_the_values_and_nobody_else_does(
    database: str, bus: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """All that a stranger and somebody with the link can have, over two nodes, PostgreSQL and NATS; and the logs."""

    async def body(one: Any, other: Any) -> None:
        ana, bea, eve = await one.guest("Ana"), await other.guest("Bea"), await other.guest("Eve")
        room = await ana.new_room(**PRIVATE)
        assert MINE not in msgspec.json.encode(room).decode()
        await takes(bea, room, figures=DIGEST)
        at = f"/api/rooms/{room['id']}"
        for player in (ana, bea):
            assert (await player.client.get(f"{at}/figures")).text == TEXT
            sheet = await player.get(f"{at}/sheet")
            assert MINE in msgspec.json.encode(sheet).decode()
            assert sheet["origins"][TABLE] == "owner"
        for stranger in (eve, one.stranger()):
            for path in PATHS:
                answer = await stranger.client.get(at + path)
                assert answer.status_code in (401, 404), path
                assert MINE not in _read(answer.content)
            link = await stranger.client.get(f"/api/links/{room['link']}")
            assert (link.status_code, MINE in link.text) == (200, False)
            async with stranger.socket() as socket:
                seen = await socket.watch(room["id"])
                assert seen["is"] == "problem"
        exported = await eve.client.get("/api/me/export")
        assert MINE not in exported.text
        async with ana.socket() as socket:
            assert (await socket.watch(room["id"], "christian"))["is"] == "whole"
            await socket.call(**{"is": "leave", "game": room["id"], "seat": "christian", "reply": "1"})
        written = (await bea.client.get(f"{at}/record")).content
        assert MINE not in written.decode()
        record = Record.parse(written)
        assert verified(owned(LEPANTO, TEXT), record).outcome is not None
        with pytest.raises(BadRecord) as caught:
            verified(LEPANTO, record)
        assert caught.value.message.key == "other-figures"

    on_nodes(database, bus, body)
    said = capfd.readouterr()
    assert "worker ready" in said.out
    assert MINE not in said.out + said.err + caplog.text


def test_a_game_with_an_owners_figures_goes_on_after_everything_was_started_anew(tmp_path: Path) -> None:
    async def begin(place: Place) -> None:
        ana = await place.guest("Ana")
        room = await ana.new_room(**PRIVATE, bots={"islamic": "random"})
        assert room["stage"] == "playing"

    async def again(place: Place) -> None:
        (name,) = place.shelf.names()
        table = await place.engine.table(name)
        assert figures_of(table.game).digest == DIGEST

    in_place(tmp_path, begin)
    in_place(tmp_path, again)


def test_a_room_without_figures_has_no_file(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        room = await ana.new_room()
        for path in ("figures", "sheet"):
            problem = await ana.get(f"/api/rooms/{room['id']}/{path}", 404)
            assert problem["message"]["key"] == "web-no-figures"
        assert '"SSSSMM"' in (await ana.get(f"{FIGURES}?language=en"))["text"]

    in_place(tmp_path, body)
