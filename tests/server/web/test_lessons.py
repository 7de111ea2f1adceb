"""Lessons over HTTP: listed, taken by anybody, answered by engines alone, and nothing of them is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from maestre.lessons import MOST_DEEDS
from maestre.play import find
from maestre.server.web import Pace, Settings
from tests.server.web.place import EASY, Node, Place, Visitor, in_place
from tests.server.web.test_cluster import on_nodes

LESSONS = "/api/games/lepanto/lessons"
WIND = f"{LESSONS}/01-wind"
GO_ON = {"is": "go-on"}
BACK = {"is": "back"}
SHOW_ME = {"is": "show-me"}
SKIP = {"is": "skip"}
ABOUT = {"game": "", "seat": ""}
"""A question about a lesson's table needs no game and no seat."""


def moves(ship: str, *steps: str) -> dict[str, Any]:
    return {"is": "answer", "answer": {"verb": "move", "piece": ship, "objects": list(steps)}}


SAILS = moves("CC-G03", "sail", "sail")
ROWS = moves("CC-G03", "oar", "oar")


async def taken(visitor: Visitor, *deeds: dict[str, Any], status: int = 200, path: str = WIND, **more: Any) -> Any:
    return await visitor.post(path, status, deeds=list(deeds), **more)


def test_lessons_are_listed_with_their_minutes_and_words(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        listed = await somebody.get(LESSONS)
        names = ["01-wind", "02-guns", "03-boarding", "04-towing", "05-battle"]
        assert [lesson["id"] for lesson in listed] == names
        assert (listed[0]["title"], listed[0]["minutes"], listed[0]["steps"]) == ("lesson-wind", 8, 8)
        assert [lesson["battle"] is not None for lesson in listed] == [False] * 4 + [True]
        assert listed[4]["battle"]["bot"] == "random"
        for language, title in (("en", "Wind and oars"), ("es", "Viento y remos")):
            text = (await somebody.get(f"{LESSONS}/words/{language}"))["text"]
            assert f"lesson-wind = {title}\n" in text
            assert all(f"\n{word} = " in text for lesson in listed for word in lesson["words"])
        await somebody.get("/api/games/chess/lessons", 404)
        await somebody.get("/api/games/chess/lessons/words/en", 404)

    in_place(tmp_path, body, EASY)


async def takes_the_first_steps(visitor: Visitor) -> None:
    """Begin a lesson, go wrong, come back and do what is asked."""
    begun = await taken(visitor)
    assert (begun["is"], begun["events"]) == ("taught", [])
    assert (begun["status"]["step"], begun["status"]["say"]) == (0, "lesson-wind-begin")
    assert (begun["whole"]["seat"], begun["whole"]["version"], begun["whole"]["can_undo"]) == ("christian", 0, False)
    rowed = await taken(visitor, GO_ON, ROWS)
    assert (rowed["status"]["verdict"], rowed["status"]["words"]) == ("wrong", "lesson-wind-sail-rowed")
    back = await taken(visitor, GO_ON, ROWS, BACK)
    assert (back["status"]["verdict"], back["events"], back["whole"]["version"]) == ("", [], 0)
    assert back["whole"]["state"] == begun["whole"]["state"]
    sailed = await taken(visitor, GO_ON, ROWS, BACK, SAILS)
    assert (sailed["status"]["verdict"], sailed["status"]["step"]) == ("accepted", 1)
    [event] = sailed["events"]
    assert (event["is"], event["seat"], event["before"], event["version"]) == ("event", "christian", 0, 1)
    assert [line["message"]["key"] for line in event["lines"]] == ["moved"]
    [step] = event["steps"]
    assert step["parts"]["ships"] == {"CC-G03": sailed["whole"]["state"]["ships"]["CC-G03"]}
    assert sailed["whole"]["version"] == event["version"]


def test_a_stranger_takes_a_lesson_and_nothing_is_kept(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        await takes_the_first_steps(place.stranger())
        assert list(place.shelf.names()) == []

    in_place(tmp_path, body, EASY)
    assert not list(tmp_path.rglob("*.jsonl"))


def test_what_the_enemy_does_in_a_step_comes_with_its_dice_step_by_step(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        shown = await taken(place.stranger(), *[SKIP] * 5, SHOW_ME, path=f"{LESSONS}/02-guns")
        assert shown["status"]["verdict"] == "shown"
        [event] = shown["events"]
        fired = next(line for line in event["lines"] if line["message"]["key"] == "guns-miss")
        assert fired["throws"] == [{"faces": [6], "rule": "7.1.h"}]
        assert fired["did"]["by"] == ["IC-G05"]
        versions = [step["at"] for step in event["steps"]]
        assert len(versions) > 5
        assert versions == sorted(versions)

    in_place(tmp_path, body, EASY)


def test_a_browser_asks_about_a_lessons_table_as_about_a_games(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        move, long = SAILS["answer"], moves("CC-G03", *["oar"] * 3)["answer"]
        offered = await taken(somebody, GO_ON, call={"is": "offers", **ABOUT, "piece": "CC-G03"})
        assert offered["is"] == "offered"
        assert move in [offer["answer"] for offer in offered["offers"]]
        assert (await taken(somebody, GO_ON, call={"is": "check", **ABOUT, "answer": move}))["is"] == "done"
        refused = await taken(somebody, GO_ON, status=409, call={"is": "check", **ABOUT, "answer": long})
        assert (refused["rule"], refused["message"]["key"]) == ("6.2.b", "rowed-out")
        tried = await taken(somebody, GO_ON, call={"is": "try", **ABOUT, "answer": move})
        assert tried["snap"]["answer"] == move
        assert (await taken(somebody, GO_ON, call={"is": "hint", **ABOUT}))["is"] == "advice"
        shot = {"verb": "guns", "piece": "CC-G08", "objects": ["IC-G06"]}
        guns = f"{LESSONS}/02-guns"
        odds = await taken(somebody, SKIP, SKIP, path=guns, call={"is": "chances", **ABOUT, "answer": shot})
        assert [round(row["chance"], 3) for row in odds["rows"]] == [0.667, 0.333]
        over = await taken(somebody, *[SKIP] * 8, status=200)
        assert over["status"]["over"]

    in_place(tmp_path, body, EASY)


@pytest.mark.parametrize(
    ("path", "body_", "status", "key"),
    [
        (WIND, {"deeds": [GO_ON, moves("CC-G03", "oar", "oar", "oar")]}, 409, "rowed-out"),
        (WIND, {"deeds": [GO_ON, moves("IC-G03", "oar")]}, 409, "not-yours"),
        (WIND, {"deeds": [GO_ON, GO_ON]}, 409, "lesson-not-yet"),
        (WIND, {"deeds": [SHOW_ME]}, 409, "lesson-nothing-to-show"),
        (WIND, {"deeds": [SKIP] * 9}, 409, "lesson-over"),
        (WIND, {"deeds": [BACK] * (MOST_DEEDS + 1)}, 400, "web-unreadable"),
        (WIND, {"deeds": [{"is": "cheat"}]}, 400, "web-unreadable"),
        (WIND, {"deeds": [], "call": {"is": "say", **ABOUT, "reply": "r", "answer": ""}}, 400, "web-unreadable"),
        (WIND, {"deeds": [{"is": "answer", "answer": "x" * 70_000}]}, 413, "web-too-large"),
        (f"{LESSONS}/06-none", {"deeds": []}, 404, "unknown-lesson"),
        ("/api/games/chess/lessons/01-wind", {"deeds": []}, 404, "unknown-game"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_done_is_refused(
    tmp_path: Path, path: str, body_: dict[str, Any], status: int, key: str
) -> None:
    async def body(place: Place) -> None:
        problem = await place.stranger().post(path, status, **body_)
        assert problem["message"]["key"] == key

    in_place(tmp_path, body, EASY)


def test_who_asks_too_often_is_refused(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        somebody = place.stranger()
        for _ in range(3):
            await taken(somebody)
        await taken(somebody, status=429)

    in_place(tmp_path, body, Settings(pace=Pace(lessons="3/minute")))


def test_no_lesson_is_played_in_the_web_tier(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        place.engines.away = True
        await taken(place.stranger(), status=503)

    in_place(tmp_path, body, EASY)


def test_any_node_and_any_engine_answers(database: str, bus: str) -> None:
    async def body(here: Node, there: Node) -> None:
        await takes_the_first_steps(here.stranger())
        deeds = [GO_ON, SAILS]
        one, two = [await taken(node.stranger(), *deeds) for node in (here, there)]
        assert one == two
        assert one["whole"]["header"]["rules"] == find("lepanto").rules

    on_nodes(database, bus, body)
