"""Anticipation: the initiative seized, once a game, against whoever does the same (12.27)."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.aguila.command.anticipation import Anticipating, anticipate
from maestre.games.aguila.data import OfficerAbility
from maestre.miniatures.sides import Side
from maestre.play import Ask, Throw
from maestre.play.asking.requests import Together
from tests.games.aguila.positions import Position, gave, happens, keys, officer, placed, roll

UNITS = ("B1-1 line_24 30,10 0", "R1-1 line_24 30,40 180")
BLUE, RED = "B1 general 30,4 anticipation", "R1 general 30,46 anticipation"


def won(*lines: str, by: Side = Side.BLUE) -> Position:
    """A table on which a side has won the roll."""
    return happens(placed(*UNITS, *lines), lambda state: anticipate(by, state))


def spent(table: Position, name: str) -> bool:
    return OfficerAbility.ANTICIPATION in officer(table, name).used


@pytest.mark.rule("12.27")
def test_who_lost_the_roll_may_take_the_initiative() -> None:
    table = won(RED)
    assert isinstance(table.request, Together)
    assert table.request.seats == ("red",)
    assert table.request.about == Anticipating(Side.BLUE, (officer(table, "R1").id,))
    table.say("red", ("R1",))
    assert gave(table) is Side.RED
    assert spent(table, "R1")
    assert keys(table) == ["anticipation-declared"]


@pytest.mark.rule("12.27")
def test_who_declares_nothing_keeps_it_for_later() -> None:
    table = won(RED)
    table.say("red", ())
    assert gave(table) is Side.BLUE
    assert not spent(table, "R1")


@pytest.mark.rule("12.27")
@pytest.mark.parametrize("lines", [(), (BLUE,)])
def test_nobody_is_asked_if_the_loser_has_no_such_officer(lines: tuple[str, ...]) -> None:
    assert gave(won(*lines)) is Side.BLUE


@pytest.mark.rule("12.27")
def test_of_two_who_declare_the_higher_die_wins_and_both_are_spent() -> None:
    table = won(BLUE, RED)
    table.say("red", ("R1",))
    table.say("blue", ("B1",))
    assert isinstance(table.request, Throw)
    roll(table, 3, 5)
    assert gave(table) is Side.RED
    assert (spent(table, "B1"), spent(table, "R1")) == (True, True)


@pytest.mark.rule("12.27")
def test_ties_are_thrown_again() -> None:
    table = won(BLUE, RED)
    table.say("blue", ("B1",))
    table.say("red", ("R1",))
    roll(table, 4, 4, 6, 2)
    assert gave(table) is Side.BLUE


@pytest.mark.rule("12.27")
def test_two_officers_of_a_side_throw_a_die_each_and_tie_with_nobody_of_their_own() -> None:
    table = won(BLUE, "B2 comandante 40,4 anticipation", RED)
    table.say("blue", ("B1", "B2"))
    table.say("red", ("R1",))
    roll(table, 5, 5, 3)
    assert gave(table) is Side.BLUE
    assert spent(table, "B2")


@pytest.mark.rule("12.27")
def test_it_works_once_a_game() -> None:
    table = won(RED)
    table.say("red", ("R1",))
    again = happens(table.state, lambda state: anticipate(Side.BLUE, state))
    assert gave(again) is Side.BLUE


@pytest.mark.rule("12.27")
def test_declarations_by_chance_are_allowed() -> None:
    table = won(BLUE, RED)
    assert isinstance(table.request, Together)
    question = table.request.of("red")
    assert isinstance(question, Ask)
    answers = list(question.proposals(table.state, Random(1)))
    assert ("R1",) in answers
    assert () in answers
