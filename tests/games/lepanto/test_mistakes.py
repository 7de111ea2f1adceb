"""A beginner's mistakes, each seen in play: who makes it does what a captain does not."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.doctrine import DOCTRINE, MISTAKES
from maestre.games.lepanto.doctrine.council import council
from maestre.games.lepanto.table.state import Phase
from maestre.opponents import SOUND, Temper
from maestre.play import Answer, Order, view
from tests.games.lepanto.figures import GRID
from tests.games.lepanto.positions import Position, combat, do, position, ship


def answer(table: Position, mistake: str) -> Answer:
    """What somebody answers who makes a mistake, or none."""
    seen = view(table, table.waiting()[0])
    temper = Temper(frozenset({mistake})) if mistake else SOUND
    return DOCTRINE.answer(seen, council(seen, temper, Random(0)), Random(0))


def said(table: Position, mistake: str) -> str:
    """The same in words."""
    told = answer(table, mistake)
    assert isinstance(told, Order)
    return " ".join((told.verb, told.piece, *told.objects)).strip()


def test_there_are_six_of_them() -> None:
    assert DOCTRINE.mistakes == MISTAKES
    assert len({*MISTAKES}) == 6


@pytest.mark.parametrize(("mistake", "spent"), [("rows-hard", True), ("", False)])
def test_a_beginner_rows_until_the_crew_is_spent(mistake: str, spent: bool) -> None:
    table = position("A C galley 40,20 1", "I I galley 10,20 4", side=Side.ISLAMIC, wind=4, turn=1)
    do(table, said(table, mistake))
    assert bool(ship(table, "I").exhausted) is spent


@pytest.mark.parametrize(("mistake", "fights"), [("shuns-close", "end"), ("", "arms A I")])
def test_a_beginner_shuns_close_combat_at_even_odds(mistake: str, fights: str) -> None:
    assert said(combat("A C galley 20,20 1", "I I galley 20,21 4", turn=5), mistake) == fights


@pytest.mark.parametrize(("mistake", "turns"), [("keeps-heading", "end"), ("", "face A 4")])
def test_a_beginner_keeps_his_heading_after_combat(mistake: str, turns: str) -> None:
    table = position("A C galley 20,20 6", "I I galley 21,20 1", phase=Phase.REORIENTATION)
    assert said(table, mistake) == turns


@pytest.mark.parametrize(("mistake", "target"), [("long-shots", "F"), ("", "N")])
def test_a_beginner_prefers_the_longer_shot(mistake: str, target: str) -> None:
    table = combat("A C galley 20,20 4", "N I galley 21,20 1", "F I galley 22,20 1", turn=5)
    assert said(table, mistake) == f"guns A {target}"


@pytest.mark.parametrize(("mistake", "off"), [("long-shots", 2), ("", 1)])
def test_a_beginner_stays_where_he_has_the_longer_shot(mistake: str, off: int) -> None:
    table = position("A C galley 20,20 4", "I I galley 24,20 4", wind=4, turn=5)
    do(table, said(table, mistake))
    assert GRID.distance(ship(table, "A").cell, ship(table, "I").cell) == off


@pytest.mark.parametrize(("mistake", "stands"), [("stands-repulsed", True), ("", False)])
def test_a_beginner_stays_in_the_fight_when_repulsed(mistake: str, stands: bool) -> None:
    table = position("A C galley 20,20 1 repulsed", "I I galley 22,20 1", wind=1)
    assert (said(table, mistake) == "end") is stands


@pytest.mark.parametrize(("mistake", "taken"), [("drops-tow", ()), ("", ("A",))])
def test_a_beginner_leaves_the_galleasses_behind(mistake: str, taken: tuple[str, ...]) -> None:
    ships = ("A C galleass 20,20 4", "T C galley 21,20 4", "I I galley 40,20 1")
    assert answer(position(*ships, phase=Phase.OPENING, turn=1), mistake) == taken


@pytest.mark.parametrize(("mistake", "lets_go"), [("drops-tow", True), ("", False)])
def test_a_beginner_lets_go_of_a_galleass_far_from_the_enemy(mistake: str, lets_go: bool) -> None:
    table = position("A C galleass 20,20 4", "T C galley 21,20 4", "I I galley 40,20 1", tows={"A": "T"}, turn=2)
    assert (said(table, mistake) == "cut A") is lets_go
