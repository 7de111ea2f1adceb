"""A beginner's mistakes, each seen in play: who makes it does what an admiral does not."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from maestre.games.mistral.battle.declaring import Meeting
from maestre.games.mistral.data.words import Task
from maestre.games.mistral.doctrine import DOCTRINE, MISTAKES
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.repair import FittingOut, LayingUp
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.steering import Courses
from maestre.games.mistral.orders.chits import DrawnSet, OrdersStep
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.state import ChitId, FormationId, Phase, State
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.opponents import SOUND, Temper
from maestre.play import Answer, Order, Table, View
from maestre.play.pure import held
from maestre.play.views import masked

from .battles import ids
from .positions import BRITISH, sea
from .questions import put

WHOLE = True
"""The whole game stands behind these positions."""

HEADER: Final = Table.new(game, "1744", seed=bytes(32)).header


def answer(state: State, question: Asked[Any], mistake: str) -> Answer:
    """What the admiral of a seat answers who makes a mistake, or none."""
    ask = put(question)
    now = masked(game, state, ask.seat)
    seen = View(HEADER, ask.seat, 0, now, now, (), ask, None, (), None)
    temper = Temper(frozenset({mistake})) if mistake else SOUND
    given = held(now, DOCTRINE.answer, seen, DOCTRINE.plan(seen, temper, Random(0)), Random(0))
    ask.check(now, given)
    return given


def test_there_are_six_of_them() -> None:
    assert DOCTRINE.mistakes == MISTAKES
    assert len({*MISTAKES}) == 6


@pytest.mark.parametrize(("mistake", "way"), [("sails-into-gales", "stay"), ("", "go:s13")])
def test_a_beginner_reckons_with_no_gale(mistake: str, way: str) -> None:
    state = sea("british_flag_A cA : B1", "chit BR-CR3 issued british_flag_A", "gale mistral f8 cA")
    plans = (("british_flag_A", actions(state, FormationId("british_flag_A"))),)
    assert answer(state, Courses(BRITISH, plans, 1, 1), mistake) == {"british_flag_A": way}


@pytest.mark.parametrize(("mistake", "chosen"), [("takes-any-order", "BR-CR4"), ("", "BR-CR3")])
def test_a_beginner_receives_whatever_he_draws(mistake: str, chosen: str) -> None:
    state = sea("british_flag_A cA : B1", turn=6)
    assert answer(state, DrawnSet(BRITISH, 2, (ChitId("BR-CR4"), ChitId("BR-CR3"))), mistake) == chosen


@pytest.mark.parametrize(("mistake", "verb"), [("takes-any-order", "draw"), ("", "issue")])
def test_a_beginner_draws_before_he_issues(mistake: str, verb: str) -> None:
    ships = ("british_flag_A cA : B1", "british_flag_B gibraltar : B2")
    given = answer(sea(*ships, "chit BR-CR3 received -", phase=Phase.ORDERS), OrdersStep("british", 1), mistake)
    assert isinstance(given, Order)
    assert given.verb == verb


@pytest.mark.parametrize(("mistake", "sent"), [("sends-everybody", ("B2", "B3", "B4", "namur")), ("", ("B4",))])
def test_a_beginner_sends_all_that_he_has_on_an_order(mistake: str, sent: tuple[str, ...]) -> None:
    state = sea(
        "british_flag_A port_mahon/harbour : B1",
        "british_flag_B port_mahon/harbour : B2/dp=8 B3/dp=3 B4/dp=1 namur",
        "chit BR-CR3 issued british_flag_B",
    )
    assert answer(state, FittingOut(BRITISH, ids("B1", "B2", "B3", "B4", "namur")), mistake) == sent


@pytest.mark.parametrize(("mistake", "laid_up"), [("leaves-fitted-out", ()), ("", ("B1",))])
def test_a_beginner_lets_ships_lie_fitting_out(mistake: str, laid_up: tuple[str, ...]) -> None:
    state = sea(
        "british_flag_A port_mahon/harbour : B1/fitting",
        "british_flag_B port_mahon/harbour : B2/fitting",
        "chit BR-CR3 issued british_flag_B",
    )
    assert answer(state, LayingUp(BRITISH, ids("B1", "B2")), mistake) == laid_up


@pytest.mark.parametrize(("mistake", "verb"), [("attacks-blindly", "attack"), ("", "pass")])
def test_a_beginner_attacks_whatever_is_in_sight(mistake: str, verb: str) -> None:
    state = sea("british_flag_A s12 spotted : B1/dp=6", "bourbon_grand s12 spotted : S1 S2 F1 F2 @navarro")
    given = answer(state, Meeting("british", "s12", ("attack", "pass")), mistake)
    assert isinstance(given, Order)
    assert given.verb == verb


@pytest.mark.parametrize(("mistake", "verb"), [("forgets-tasks", "pass"), ("", Task.CONVOY_ATTACK)])
def test_a_beginner_does_not_think_of_tasks(mistake: str, verb: str) -> None:
    state = sea("convoy:spanish_troop s14 spotted", "aux bFleet1 port_mahon", "aux bLight1 port_mahon")
    given = answer(state, TaskWindow("british", ("search", "convoy_attack", "pass")), mistake)
    assert isinstance(given, Order)
    assert given.verb == verb
