"""Spots and ways: a game that asks for them is played at the terminal in plain words."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest
from moorings import Moorings, game

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.kept import GameFile
from maestre.cli.terminal.session import Session
from maestre.cli.terminal.text import text_of
from maestre.play import Ask, Journey, Leg, Place, Record, Refused, Route, Spot, Table, Unreadable, verified
from maestre.play.board import Board, Graph, Grid, Scene

TO = "egret to 500 300 45"
MOORED = (("pilot", Spot("heron", 100, 50, 9000)), ("pilot", Spot("egret", 300, 50, 0)))


def opened(*said: tuple[str, Any]) -> Table[Any]:
    table: Table[Any] = Table.new(game, seed=bytes(32))
    for seat, answer in said:
        table.say(seat, answer)
    return table


def parsed(table: Table[Any], words: str, of: Moorings = game) -> object:
    ask = table.asked("pilot")
    assert isinstance(ask, Ask)
    ((answer,),) = text_of(of, "pilot").parse(table.state, ask, tuple(words.split()))
    return answer


@pytest.mark.parametrize(
    ("words", "spot"),
    [
        ("heron 100 50", Spot("heron", 100, 50)),
        ("heron 100 50 22.5", Spot("heron", 100, 50, 2250)),
        ("heron 100 -50 -90", Spot("heron", 100, -50, -9000)),
        ('{"piece": "heron", "x": 1, "y": 2}', {"piece": "heron", "x": 1, "y": 2}),
    ],
)
def test_a_spot_is_a_piece_two_numbers_and_degrees(words: str, spot: object) -> None:
    assert parsed(opened(), words) == spot


@pytest.mark.parametrize(
    ("words", "legs"),
    [
        ("ahead 100", (Leg("ahead", 100),)),
        ("turn -9000, ahead 100", (Leg("turn", -9000), Leg("ahead", 100))),
        ("to 300 350", (Leg("to", at=(300, 350)),)),
        ("to 300 350 90,ahead 7", (Leg("to", at=(300, 350, 9000)), Leg("ahead", 7))),
        ("turn", (Leg("turn"),)),
    ],
)
def test_a_way_is_a_piece_and_its_legs(words: str, legs: tuple[Leg, ...]) -> None:
    assert parsed(opened(*MOORED), f"heron {words}") == Journey("heron", legs)


@pytest.mark.parametrize("words", ["heron", "heron 5", "heron a b", "heron 1 2 3 4", "heron 1 2 nan", "heron 1 2 inf"])
def test_what_is_no_spot_is_unreadable(words: str) -> None:
    with pytest.raises(Unreadable):
        parsed(opened(), words)


@pytest.mark.parametrize("words", ["heron", "heron ahead far", "heron ahead 1,,turn 2", "heron to 1 2 x"])
def test_what_is_no_way_is_unreadable(words: str) -> None:
    with pytest.raises(Unreadable):
        parsed(opened(*MOORED), words)


@pytest.mark.parametrize(
    ("space", "place", "at"),
    [(Grid.square(5, 6), "b4", (1, 2)), (Graph((("cove", (70, 80)),), (100, 100)), "cove", (70, 80))],
    ids=["grid", "graph"],
)
def test_a_place_with_a_name_stands_for_its_numbers(space: Grid | Graph, place: str, at: tuple[int, int]) -> None:
    class Elsewhere(Moorings):
        def scene(self, view: Any, seat: str) -> Scene:
            return Scene(Board(space))

    assert parsed(opened(), f"heron {place} 60", Elsewhere()) == Spot("heron", *at, 6000)
    assert parsed(opened(*MOORED), f"heron to {place}", Elsewhere()) == Journey("heron", (Leg("to", at=at),))


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_is_played_to_its_end_in_plain_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    lines = iter(
        (
            "heron 100 390",
            "heron 100 50 90",
            "map",
            "egret 300 50",
            "heron ahead 100, turn -9000",
            TO,
        )
    )
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    voice, saved = Voice(language, game, plain=True), tmp_path / "game.jsonl"
    table = opened()
    Session(table, "pilot", {}, text_of(table.game, "pilot"), voice, GameFile(saved), Random(1)).run()
    end = verified(game, Record.load(saved))
    assert end.outcome is not None
    seen = capsys.readouterr().out
    assert end.state.at == {"heron": (200, 50, 0), "egret": (500, 300, 4500)}
    assert {"en": "PIECE X Y [FACING]", "es": "PIEZA X Y [GRADOS]"}[language] in seen
    assert {"en": "Legs: ahead, turn, to.", "es": "Tramos: ahead, turn, to."}[language] in seen
    assert "100, 50, 90°" in seen
    assert {"en": "is moored in the bay", "es": "amarra dentro de la bahía"}[language] in seen


def test_the_choices_are_a_spot_and_a_way() -> None:
    first, then = opened().asked("pilot"), opened(*MOORED).asked("pilot")
    assert first is not None
    assert then is not None
    assert isinstance(first.choice, Place)
    assert isinstance(then.choice, Route)


@pytest.mark.parametrize(("y", "lies", "why"), [(200, 200, None), (201, 200, "outside-bay")])
def test_a_boat_out_at_sea_comes_back_to_the_bay(y: int, lies: int, why: str | None) -> None:
    snap = opened().snap("pilot", Spot("heron", 100, y, 9000))
    assert snap.answer == Spot("heron", 100, lies, 9000)
    assert (snap.why.key if snap.why else None) == why


@pytest.mark.parametrize(("far", "refused"), [(240, False), (241, True)])
def test_a_boat_sails_no_farther_than_it_can(far: int, refused: bool) -> None:
    answer = Journey("heron", (Leg("ahead", far),))
    with pytest.raises(Refused) if refused else nullcontext():
        opened(*MOORED).say("pilot", answer)
