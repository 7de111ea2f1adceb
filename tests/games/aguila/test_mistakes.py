"""A beginner's mistakes, each seen in play: who makes it does what a general does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario
from maestre.games.aguila.doctrine import DOCTRINE
from maestre.games.aguila.doctrine.weighing.mistakes import (
    HEADLONG,
    HORSE_AHEAD,
    IN_COLUMN,
    MISTAKES,
    NEAREST,
    NO_AIMS,
    NO_OFFICERS,
)
from maestre.games.aguila.table.state import Objective, ObjectiveId, Phase, UnitId
from maestre.opponents import SOUND, Temper
from maestre.play import Answer, Order, Table, view
from tests.games.aguila.charging import charging
from tests.games.aguila.generals import General
from tests.games.aguila.positions import GAME, HEADER, Position, at, field, placed

HORSE, FOOT = UnitId("B1-3"), UnitId("B1-1")


def general(mistake: str) -> General:
    """Somebody who makes a mistake, or none."""
    return General("0", Temper(frozenset({mistake})) if mistake else SOUND)


def answer(table: Position, mistake: str) -> Answer:
    """What he answers."""
    return general(mistake).answer(view(table, table.waiting()[0]))


def moved_on(table: Position, one: General) -> Position:
    """The same battle when blue has moved."""
    table, turn = table.fork(bytes(32)), table.state.turn
    while table.waiting() == ("blue",) and table.state.phase is Phase.MOVEMENT and table.state.turn == turn:
        table.say("blue", one.answer(view(table, "blue")))
    return table


def test_there_are_six_of_them() -> None:
    assert DOCTRINE.mistakes == MISTAKES
    assert len({*MISTAKES}) == 6


@pytest.mark.parametrize(("mistake", "charges"), [(HEADLONG, True), ("", False)])
def test_a_beginner_does_not_ask_how_a_charge_will_be_answered(mistake: str, charges: bool) -> None:
    table = charging("B1-1 novice_12 30,20 0 column", "R1-1 line_24 30,24 180")
    assert (answer(table, mistake) == Order("charge", "B1-1", ("R1-1",))) is charges


@pytest.mark.parametrize(("mistake", "deploys"), [(IN_COLUMN, False), ("", True)])
def test_a_beginner_stays_in_column_before_the_enemy(mistake: str, deploys: bool) -> None:
    table = field("B1-1 line_24 30,10 0 column", "R1-1 line_24 30,16 180")
    assert (answer(table, mistake) == Order("formation", "B1-1", ("line",))) is deploys


@pytest.mark.parametrize(("mistake", "ahead"), [(HORSE_AHEAD, True), ("", False)])
def test_a_beginner_lets_his_horse_run_ahead_of_his_foot(mistake: str, ahead: bool) -> None:
    units = ("B1-1 line_24 24,6 0", "B1-2 line_24 30,6 0", "B1-3 cuirassiers_10 38,6 0")
    table = field(*units, "R1-1 line_24 24,40 180", "R1-2 line_24 34,40 180", "R1-3 line_24 44,40 180")
    after = moved_on(table, general(mistake)).state
    horse, foot = (after.units[unit].pose for unit in (HORSE, FOOT))
    assert horse is not None
    assert foot is not None
    assert (horse.y - foot.y > 6 * INCH) is ahead


@pytest.mark.parametrize(("mistake", "rides"), [(NO_OFFICERS, False), ("", True)])
def test_a_beginner_forgets_his_officers(mistake: str, rides: bool) -> None:
    table = field("B1-1 line_24 30,40 0", "B1 general 30,4", "R1-1 line_24 66,46 180")
    state = table.state
    assert state.go is not None
    state.go = replace(state.go, step="officers")
    assert (answer(Table(table.game, table.header, state), mistake) == Order("ride", "B1")) is rides


@pytest.mark.parametrize(("mistake", "target"), [(NEAREST, "R1-1"), ("", "R1-2")])
def test_a_beginner_shoots_at_the_nearest(mistake: str, target: str) -> None:
    foes = ("R1-1 line_24 24,29 180", "R1-2 line_24 36,30 180 damage=8")
    table = field("B1-1 gun_medium_foot 30,10 0", *foes, phase=Phase.SHOOTING)
    assert answer(table, mistake) == {"B1-1": target}


@pytest.mark.parametrize(("mistake", "goes"), [(NO_AIMS, False), ("", True)])
def test_a_beginner_makes_for_the_enemy_instead_of_the_objective(mistake: str, goes: bool) -> None:
    state = placed("B1-1 line_24 30,12 0", "R1-1 line_24 30,46 180", scenario=Scenario.CONTROL_REGION, turn=5)
    aim = Objective(ObjectiveId("O1"), "marker", at(60, 14), 1)
    state.objectives = {aim.id: aim}
    moved = moved_on(Table(GAME, HEADER, state), general(mistake)).state.units[FOOT].pose
    assert moved is not None
    assert (moved.x > 33 * INCH) is goes
