"""What it takes to hold an objective, as its scenario counts it, and what it is worth to a side."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.aguila.data import Figures, Scenario, inches
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.scenarios.holding import points_of
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Objective, ObjectiveId, Role, State, UnitId
from maestre.games.aguila.turn.victory import length_of
from maestre.miniatures.sides import Side
from maestre.play.written.figures import kept
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

_INSIDE: Final = (Scenario.OBLIQUE_LINE, Scenario.TAKE_HILL, Scenario.BORODINO, Scenario.DIVIDE_ET_IMPERA)
"""Where the middle of a unit must lie within."""
_WITH_LOSSES: Final = (Scenario.CROSSING_OF_FATES, Scenario.OBLIQUE_LINE)
"""Where objectives have points of their own, and losses count beside them."""


@kept
def _within(figures: Figures) -> dict[Scenario, int]:
    """How near a unit must be, where nearness is enough."""
    own = figures.scenarios.own
    return {
        Scenario.CONTROL_REGION: inches(own.control_region.held_in),
        Scenario.CROSSING_OF_FATES: inches(own.crossing_of_fates.held_in),
        Scenario.DEFEND_FARM: inches(own.defend_farm.held_in) - 1,
        Scenario.BATTLE_FOR_BRIDGE: inches(own.battle_for_bridge.held_in) - 1,
        Scenario.DEFEND_VILLAGE: inches(own.defend_village.held_in) - 1,
        Scenario.ASSAULT_POSITION: figures.distances.separation,
    }


@kept
def _spoiled(figures: Figures) -> dict[Scenario, int]:
    """How near an enemy must be to spoil it, where that is not how near one's own must be."""
    own = figures.scenarios.own
    return {
        Scenario.OBLIQUE_LINE: inches(own.oblique_line.held_in),
        Scenario.DIVIDE_ET_IMPERA: inches(own.divide_et_impera.held_in),
    }


class Claim(NamedTuple):
    """An objective in the eyes of a side: where it is, how near is near enough, and its worth."""

    id: ObjectiveId
    at: Point
    area: Outline | None
    within: int
    inside: bool
    spoiled: int
    """How near an enemy spoils it."""
    worth: float
    beyond: bool = False
    """Whether one makes for its point, which lies beyond its area."""


def claims(state: State, side: Side) -> tuple[Claim, ...]:
    """All objectives that a side has a use for."""
    found = (_claim(state, side, one) for one in state.objectives.values())
    return tuple(one for one in found if one.worth > 0)


def _claim(state: State, side: Side, aim: Objective) -> Claim:
    place = points_of(state, aim)
    spot = state.scenario is Scenario.DIVIDE_ET_IMPERA and state.agreed.point_covered
    area = place if isinstance(place, Outline) and not spot else None
    figures = state.figures
    learnt = inches(figures.scenarios.own.learning.held_in)
    within = learnt if state.learning else _within(figures).get(state.scenario, 0)
    middle = aim.at if area is None else Point(area.x, area.y)
    spoiled, beyond = _spoiled(figures).get(state.scenario, within), False
    if state.scenario is Scenario.BATTLE_FOR_BRIDGE and state.armies[side].role is Role.ATTACKER:
        within = judgement.ACROSS
        middle, beyond = _across(state, side, place), True  # he need not stand on it, only drive off who is about it
    return Claim(aim.id, middle, area, within, state.scenario in _INSIDE, spoiled, _worth(state, side, aim), beyond)


def _across(state: State, side: Side, bridge: Outline | Point) -> Point:
    """A place before the enemy's end of a bridge: a river runs along the table."""
    deep = max(abs(point[1] - bridge.y) for point in bridge.points) if isinstance(bridge, Outline) else 0
    far = round(deep) + judgement.ACROSS
    return Point(bridge.x, bridge.y + (far if state.armies[side].edge is tabletop.Side.REAR else -far))


def _worth(state: State, side: Side, aim: Objective) -> float:
    """What an objective counts for a side, in points of a battle in which losses count too; more where they do not."""
    if state.scenario is Scenario.DIVIDE_ET_IMPERA:
        row = state.figures.scenarios.own.divide_et_impera
        return float(row.neutral if aim.side is None else row.own if aim.side is side else row.enemy)
    if state.scenario is Scenario.BORODINO:
        return float(state.figures.scenarios.own.borodino.hill_attacker)
    if state.scenario is Scenario.ASSAULT_POSITION and state.armies[side].role is Role.ATTACKER:
        return 0.0 if aim.held is side or aim.scenery not in state.scenery else judgement.DECISIVE
    return float(aim.worth) if state.scenario in _WITH_LOSSES else judgement.DECISIVE


def spoils(state: State, claim: Claim, unit: UnitId) -> bool:
    """Whether a unit that stands where it is keeps its enemies from holding an objective."""
    edge = outline(state, unit)
    if claim.area is None:
        return tabletop.point_distance(claim.at, edge).within(claim.spoiled)
    if claim.inside and not claim.spoiled:
        return tabletop.holds(claim.area, Point(edge.x, edge.y))
    return tabletop.within(edge, claim.area, claim.spoiled)


def urgency(state: State, side: Side) -> float:
    """How much objectives count: half at first unless one attacks or defends, all later, and more when it may end."""
    start = length_of(state).start
    left = start - state.turn
    if left <= 0:
        return judgement.AT_LAST
    if left == 1:
        return judgement.BEFORE_LAST
    if left <= judgement.URGENT or state.armies[side].role is not Role.NONE:
        return 1.0
    return 1.0 - (left - judgement.URGENT) / (2 * start)
