"""A beginner's mistakes, each seen in play: who makes it does what a general does not."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.doctrine import DOCTRINE
from maestre.games.tercios.doctrine.weighing.plans import (
    HEADLONG,
    MISTAKES,
    NEAREST,
    NO_ANSWER,
    NO_REST,
    ONE_CARD,
    TOO_NEAR,
    draw,
)
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.opening import LEARNING
from maestre.games.tercios.table.state import State
from maestre.opponents import SOUND, Memory, Temper, agent, answered
from maestre.play import Answer, Spot, Table, view
from tests.games.tercios.fields import charge, field
from tests.games.tercios.positions import Position, act, action

TERCIO = "tercio+viejo+squares"


def answers(table: Position, mistake: str, seat: str = "", seed: int = 1) -> Answer:
    """What somebody answers who makes a mistake, or none."""
    seen = view(table, seat or table.waiting()[0])
    temper = Temper(frozenset({mistake})) if mistake else SOUND
    return DOCTRINE.answer(seen, draw(seen, temper, Random(seed)), Random(seed))


def cards(table: Position, mistake: str) -> dict[str, str]:
    """The cards that somebody lays."""
    laid = answers(table, mistake, "blue")
    assert isinstance(laid, dict)
    return {str(key): str(card) for key, card in laid.items()}


def test_there_are_six_of_them() -> None:
    assert DOCTRINE.mistakes == MISTAKES
    assert len({*MISTAKES}) == 6


@pytest.mark.parametrize(("mistake", "shared"), [(ONE_CARD, True), ("", False)])
def test_a_beginner_shares_cards_and_runs_out_of_goes(mistake: str, shared: bool) -> None:
    foes = ("R1-1 20,46 180", "R1-2 30,46 180")
    red = "reformed_battalion reformed_battalion"
    table = field("B1-1 20,5 0", "B1-2 30,5 0", *foes, blue=red, red=red)
    laid = cards(table, mistake)
    assert laid["B1-1"] == laid["B1-2"]
    assert (laid["group:B1-2"] == "B1-1") is shared


@pytest.mark.parametrize(("mistake", "near"), [(TOO_NEAR, True), ("", False)])
def test_a_beginner_comes_too_near(mistake: str, near: bool) -> None:
    table = field("B1-1 30,12 0", "R1-1 30,23 180", blue="shot_company", red="cuirassiers")
    told = answers(act(action(table, "B1-1=corred"), "B1-1"), mistake)
    assert isinstance(told, Spot)
    assert (told.y > 13 * INCH) is near


@pytest.mark.parametrize(("mistake", "attacks"), [(HEADLONG, True), ("", False)])
def test_a_beginner_charges_at_hopeless_odds(mistake: str, attacks: bool) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180", blue="shot_company", red=TERCIO)
    assert (cards(table, mistake)["B1-1"] == OrderKind.ATTACK.value) is attacks


@pytest.mark.parametrize(("mistake", "charged"), [(HEADLONG, {"R1-1", "R1-2"}), ("", {"R1-2"})])
def test_a_beginner_charges_whoever_is_in_reach(mistake: str, charged: set[str]) -> None:
    foes = ("R1-1 26,24 180", "R1-2 34,24 180")
    table = charge(field("B1-1 30,20 0", *foes, blue="cuirassiers", red=f"{TERCIO} shot_company"))
    assert {answers(table, mistake, seed=seed) for seed in range(8)} == charged


@pytest.mark.parametrize(("mistake", "shot"), [(NEAREST, "R1-1/arcabuz/front"), ("", "R1-2/arcabuz/front")])
def test_a_beginner_shoots_at_the_nearest(mistake: str, shot: str) -> None:
    foes = ("R1-1 28,25 180", "R1-2 34,26 180 wear=2")
    table = field("B1-1 31,20 0", *foes, blue="shot_company", red="shot_company shot_company")
    assert answers(act(action(table, "B1-1=fuego"), "B1-1"), mistake) == shot


@pytest.mark.parametrize(("mistake", "said"), [(NO_ANSWER, "pass"), ("", "react")])
def test_a_beginner_keeps_the_card_when_charged(mistake: str, said: str) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="shot_company+muskets", red="cuirassiers")
    assert answers(charge(table, "B1-1=fuego", unit="R1-1", first="red"), mistake) == said


@pytest.mark.parametrize(("mistake", "rests"), [(NO_REST, False), ("", True)])
def test_a_beginner_never_rests(mistake: str, rests: bool) -> None:
    table = field("B1-1 30,2 0 wear=3", "R1-1 30,42 180", blue="cuirassiers", red="medium_gun")
    assert (cards(table, mistake)["B1-1"] == OrderKind.RESIST.value) is rests


@pytest.mark.parametrize("seed", [1, 2])
def test_who_makes_some_of_them_each_turn_still_beats_chance(seed: int) -> None:
    table: Table[State] = Table.new(game, LEARNING, seed=bytes([seed] * 32))
    chance, memory, random = Random(seed), Memory(seed), agent("random", game)
    while table.waiting():
        seat = table.waiting()[0]
        seen = view(table, seat)
        if seat == "blue":
            turn = game.turn(seen.now)
            temper = Temper(frozenset(Random(f"{seed}/{turn}").sample(MISTAKES, 3)))
            plan = memory.plan(seat, turn, partial(draw, seen, temper))
            table.say(seat, DOCTRINE.answer(seen, plan, chance))
        else:
            table.say(seat, answered(random, seen, chance))
    assert table.outcome is not None
    assert table.outcome.winner == "blue"
