"""Every battle at a table: opened from its set-up, prepared by its players, played into its own rules, and won."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from maestre.games.aguila.data import INCH, Arm, Scenario, Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.invariants import at_rest
from maestre.games.aguila.scenarios.destruction import begins
from maestre.games.aguila.scenarios.opening import LEARNING
from maestre.games.aguila.scenarios.roles import attacker, defender
from maestre.games.aguila.scenarios.zones import rising
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Away, Phase, State, UnitId
from maestre.games.aguila.table.worth import points_by_piece
from maestre.miniatures.sides import Side
from maestre.play import Table
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.aguila.figures import TABLE
from tests.games.aguila.positions import Position

SEED = 1809


# --------------------------------------------------------------------------------------------------- how it is prepared


@cache
def _begun(scenario: str, preparation: str) -> Position:
    options = {} if scenario == LEARNING else {"any_period": True, "preparation": preparation, "season": "summer"}
    rng = Random(SEED)
    table = Table.new(game, scenario, options=options, seed=rng.randbytes(32))
    table.settle()
    while table.state.turn < 1 or table.state.phase is not Phase.MOVEMENT:
        (seat, *_) = table.waiting()
        question = table.asked(seat)
        assert question is not None
        word = "array" if question.rule == "16.04" else next(question.proposals(table.state, rng))
        table.say(seat, word)
        if table.between_steps:
            at_rest(table.state)
    return table


def begun(scenario: str, preparation: str = "full") -> Position:
    """A table of a battle whose players have prepared it, or found it ready: the first side moves."""
    return _begun(scenario, preparation).fork(None)


def here(state: State, side: Side) -> list[UnitId]:
    """The units of a side that stand on the table or in a house."""
    return [name for name, one in state.units.items() if one.side is side and (one.pose or one.inside)]


def gone(state: State, side: Side, where: Away) -> list[UnitId]:
    return [name for name, one in state.units.items() if one.side is side and one.away is where]


def away(state: State, side: Side, point: Point) -> int:
    """How far a point is from a side's long edge."""
    return point.y if state.armies[side].edge is tabletop.Side.REAR else TABLE.depth - point.y


def lies(state: State, side: Side, least: float, most: float) -> bool:
    """Whether all of a side that deployed lies between two distances from its edge, in inches."""
    edges = (outline(state, unit) for unit in here(state, side))
    return all(least * INCH <= away(state, side, point) <= most * INCH for edge in edges for point in edge.points)


def in_the_open(state: State) -> None:
    """Pitched Battle, and all that are like it: everybody within 12 inches of his edge."""
    for side in Side:
        assert here(state, side)
        assert lies(state, side, 0, 12)


def assault(state: State) -> None:
    works = [one for one in state.scenery.values() if one.side is defender(state)]
    assert works
    assert {one.id for one in works} == {one.scenery for one in state.objectives.values()}
    assert 375 <= state.setup.spent <= 750
    assert lies(state, defender(state), 10, 24)
    assert not here(state, attacker(state))
    assert gone(state, attacker(state), Away.OFF)


def farm(state: State) -> None:
    houses = [one for one in state.scenery.values() if one.element is Terrain.BUILDING and one.id in aims(state)]
    assert 2 <= len(houses) <= 4
    assert not here(state, attacker(state))
    side = defender(state)
    kept = gone(state, side, Away.RESERVE)
    assert kept
    assert here(state, side)
    points = points_by_piece(state, side)
    assert sum(points[name] for name in kept) <= 750
    assert sum(points[name] for name in here(state, side)) <= 750
    for name in here(state, side):
        gaps = (
            tabletop.distance(outline(state, name), tabletop.ground(one.ring))
            for one in state.scenery.values()
            if one.group
        )
        assert any(gap.within(6 * INCH) for gap in gaps)


def aims(state: State) -> set[object]:
    return {one.scenery for one in state.objectives.values()}


def hill(state: State) -> None:
    in_the_open(state)
    tops = [one for one in state.scenery.values() if one.id in aims(state)]
    assert 1 <= len(tops) <= 2
    assert any(tabletop.holds(tabletop.ground(one.ring), Point(TABLE.width // 2, TABLE.depth // 2)) for one in tops)


def region(state: State) -> None:
    in_the_open(state)
    places = [one.at for one in state.objectives.values()]
    assert len(places) == 3
    assert all(18 * INCH <= at.y <= TABLE.depth - 18 * INCH for at in places)


def bridge(state: State) -> None:
    side = defender(state)
    (aim,) = state.objectives.values()
    assert aim.scenery is not None
    water = next(one for one in state.scenery.values() if one.element is Terrain.RIVER and not one.role)
    bank = min(away(state, side, point) for point in water.ring)
    assert state.scenery[aim.scenery].role == "bridge"
    assert lies(state, side, 0, bank / INCH)
    assert lies(state, attacker(state), 0, 10)
    assert gone(state, side, Away.RESERVE)


def village(state: State) -> None:
    assert len([one for one in state.scenery.values() if one.role == "village"]) >= 4
    assert state.armies[defender(state)].points <= state.armies[attacker(state)].points // 2
    assert lies(state, attacker(state), 0, 10)


def escalation(state: State) -> None:
    in_the_open(state)
    for side in Side:
        assert all(begins(state, state.units[name]) for name in here(state, side))
        assert not any(begins(state, state.units[name]) for name in gone(state, side, Away.RESERVE))


def crossing(state: State) -> None:
    in_the_open(state)
    assert [one.kind for one in state.objectives.values()] == ["crossroads", "objective"]
    assert len([one for one in state.scenery.values() if one.role == "road"]) == 2


def oblique(state: State) -> None:
    assert len(state.objectives) == 3
    start, end = (0, TABLE.depth) if rising(state) else (TABLE.depth, 0)
    line = tabletop.track(Point(0, start), Point(TABLE.width, end))
    for side in Side:
        gaps = (tabletop.distance(outline(state, name), line) for name in here(state, side))
        assert not any(gap.under(12 * INCH) for gap in gaps)


def quarters(state: State) -> None:
    assert len(state.objectives) == 4
    for side in Side:
        own = next(one for one in state.objectives.values() if one.side is side)
        left, low = own.at.x < TABLE.width // 2, own.at.y < TABLE.depth // 2
        for name in here(state, side):
            at = outline(state, name)
            assert (at.x < TABLE.width // 2, at.y < TABLE.depth // 2) == (left, low)


def borodino(state: State) -> None:
    assert len(state.objectives) == 3
    assert lies(state, attacker(state), 0, 12)
    free = [one for one in state.units.values() if one.sappers]
    assert free
    assert all(one.side is attacker(state) and state.arm_of(one) is Arm.INFANTRY for one in free)


def learning(state: State) -> None:
    in_the_open(state)
    assert [one.side for one in state.objectives.values()] == list(Side)
    assert not state.scenery


PREPARED: dict[str, Callable[[State], None]] = {
    Scenario.PITCHED_BATTLE: in_the_open,
    Scenario.ASSAULT_POSITION: assault,
    Scenario.DEFEND_FARM: farm,
    Scenario.TAKE_HILL: hill,
    Scenario.CONTROL_REGION: region,
    Scenario.BATTLE_FOR_BRIDGE: bridge,
    Scenario.DEFEND_VILLAGE: village,
    Scenario.WAR_ESCALATION: escalation,
    Scenario.CROSSING_OF_FATES: crossing,
    Scenario.OBLIQUE_LINE: oblique,
    Scenario.DIVIDE_ET_IMPERA: quarters,
    Scenario.BORODINO: borodino,
    LEARNING: learning,
}


@pytest.mark.rule("16.60", "16.17", "16.21", "16.31", "16.36", "16.38", "16.48", "16.51", "16.55")
@pytest.mark.parametrize("preparation", ["full", "ready"])
@pytest.mark.parametrize("scenario", game.scenarios)
def test_every_battle_is_prepared_at_the_table_as_its_scenario_says(scenario: str, preparation: str) -> None:
    PREPARED[scenario](begun(scenario, preparation).state)
