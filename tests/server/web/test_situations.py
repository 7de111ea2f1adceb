"""Situations of real tables over HTTP: asked by anybody, with as few answers as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest

from maestre.play import find
from maestre.situations import Form, figured, kind_of
from tests.server.web.place import Place, in_place

PATH = "/api/games/lepanto/situations"


def test_anybody_is_told_what_may_come_of_a_situation(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        assert await somebody.get(PATH) == ["guns", "arms", "boarding", "ram"]
        figure = (await somebody.post(PATH, kind="arms", answers={"mine": "christian-galleass"}))["figure"]
        game = find("lepanto")
        same = figured(game, kind_of(game, "arms"), Form({"mine": "christian-galleass"}))
        assert [row["chance"] for row in figure["rows"]] == [row.chance for row in same.rows]
        assert [(one["id"], one["answer"], one["given"]) for one in figure["questions"]] == [
            (one.id, one.answer, one.given) for one in same.questions
        ]
        assert figure["exact"]
        assert figure["reckoned"][0]["tally"]["changes"][0]["rule"] == "7.2.b"

    in_place(tmp_path, body)


def test_answers_that_do_not_fit_the_others_give_way_and_are_named(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        answers = {"mine": "islamic-galley", "enemy": "islamic-galliot", "weather": "fair"}
        figure = (await place.stranger().post(PATH, kind="guns", answers=answers))["figure"]
        assert figure["unfit"] == ["enemy", "weather"]
        assert figure["questions"][1]["answer"] == "christian-galley"

    in_place(tmp_path, body)


@pytest.mark.parametrize(
    ("path", "asked", "status", "key"),
    [
        (PATH, {"kind": "duel"}, 404, "no-such-situation"),
        ("/api/games/chess/situations", {"kind": "guns"}, 404, "unknown-game"),
        (PATH, {}, 400, "web-unreadable"),
        (PATH, {"kind": "guns", "answers": {"mine": "x" * 700}}, 400, "web-unreadable"),
        (PATH, {"kind": "guns", "answers": {f"a{n}": "" for n in range(61)}}, 400, "web-unreadable"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    tmp_path: Path, path: str, asked: dict[str, object], status: int, key: str
) -> None:
    async def body(place: Place) -> None:
        refused = await place.stranger().post(path, status, **asked)
        assert refused["message"]["key"] == key

    in_place(tmp_path, body)


def test_what_the_rules_forbid_is_refused_under_its_rule(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        asked = {"mine": "tercio", "enemy": "tercio", "mine_with": "squares+modernised"}
        refused = await place.stranger().post("/api/games/tercios/situations", 409, kind="charge", answers=asked)
        assert refused["rule"] == "8.10"

    in_place(tmp_path, body)
