"""Before the battle and at its edges: no more terrain than must be, the usual array, formations, reserves."""

from __future__ import annotations

from itertools import islice
from math import dist
from random import Random
from typing import Final

from maestre.games.aguila.country.laying import (
    Country,
    Crossing,
    FarmOrMill,
    LastPiece,
    MorePieces,
    PieceLaid,
)
from maestre.games.aguila.data import INCH, Arm, Formation
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.minor import left_to_the_rules
from maestre.games.aguila.doctrine.weighing.courses import way_round, way_through
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.goals import goal_of
from maestre.games.aguila.doctrine.weighing.pieces import gap
from maestre.games.aguila.drill.formations import Forming
from maestre.games.aguila.scenarios.assault import Fortifying, WorkLaid
from maestre.games.aguila.scenarios.borodino import HillLaid
from maestre.games.aguila.scenarios.bridge import FordLaid, RiverLaid
from maestre.games.aguila.scenarios.farm import Farm
from maestre.games.aguila.scenarios.hill import Hills
from maestre.games.aguila.scenarios.oblique import AimLaid
from maestre.games.aguila.scenarios.quarters import Quarter, QuarterOrOrder
from maestre.games.aguila.scenarios.region import MarkerLaid
from maestre.games.aguila.scenarios.roles import Dividing
from maestre.games.aguila.scenarios.sides import EdgeOrOrder, FirstDeployed, LongEdge
from maestre.games.aguila.scenarios.village import HouseLaid, MoreHouses
from maestre.games.aguila.setup.deployment import Deploying, GroupByHand, Limbered, Sappers
from maestre.games.aguila.setup.hidden import Hiders, HidingPlace
from maestre.games.aguila.setup.redeployment import Elsewhere, Redeploying
from maestre.games.aguila.setup.reserves import Arriving, Entrance
from maestre.games.aguila.setup.vanguard import NextScout, VanguardDrawnUp
from maestre.games.aguila.table.asking import Done
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import UnitId
from maestre.games.aguila.turn.sequence import FirstMover
from maestre.opponents import Counsel, Idea, Ideas, term
from maestre.play import Answer, Spot
from maestre.space.tabletop import Point

_MARCH: Final = 22 * INCH
"""Farther than this from the enemy, or from an objective, foot marches in column."""
_LOOKED_AT: Final = 80
"""How many places for a reserve are weighed."""


@INSTRUCTIONS.of(FirstMover)
def who_moves_first(field: Field, question: FirstMover) -> Counsel:
    """Let the enemy move first, so as to know where he is."""
    known = term("why-enemy-shown", 1.0, count=len(field.foes))
    return Ideas((Idea(field.side.enemy.value, (known,)), Idea(field.side.value)))


@INSTRUCTIONS.of(GroupByHand, LastPiece, MorePieces)
def no_more(field: Field, question: GroupByHand | LastPiece | MorePieces) -> Answer:
    """Deploy in the usual array, and place no more terrain than must be."""
    return question.word(value=False)


@INSTRUCTIONS.of(NextScout)
def stays(field: Field, question: NextScout) -> Answer:
    """Keep the vanguard where it is."""
    return question.word(None)


@INSTRUCTIONS.of(Redeploying)
def stops(field: Field, question: Redeploying) -> Answer:
    """Leave everybody where he is."""
    return Done().order()


@INSTRUCTIONS.of(Hiders)
def nobody(field: Field, question: Hiders) -> Answer:
    """Hide nobody."""
    return ()


@INSTRUCTIONS.of(Forming)
def drawn_up(field: Field, question: Forming) -> Answer:
    """Light troops open, foot in line, but far from the enemy in column; horse in line."""
    return {str(unit): _formation(field, unit, may).value for unit, may in question.may}


def _formation(field: Field, unit: UnitId, options: tuple[Formation, ...]) -> Formation:
    piece = field.piece(unit)
    if piece.arm is Arm.INFANTRY:
        if Formation.OPEN in options:
            return Formation.OPEN
        here = Point(piece.pose.x, piece.pose.y)
        goal = goal_of(field, unit)
        far = min((gap(here, field.piece(foe)) for foe in field.foes), default=0.0)
        far = max(far, gap(goal.at, piece) + 10 * INCH) if goal is not None else far
        if far > _MARCH and Formation.ATTACK_COLUMN in options:
            return Formation.ATTACK_COLUMN
    return Formation.LINE if Formation.LINE in options else options[0]


@INSTRUCTIONS.of(Entrance)
def comes(field: Field, question: Entrance) -> Answer:
    """Come onto the table fast, open or in column, else in line."""
    return question.word(min(question.ways, key=lambda way: (way.pace != "double", _LOOSE.get(way.formation, 9))))


@INSTRUCTIONS.of(Arriving)
def enters(field: Field, question: Arriving) -> Answer:
    """Come onto the table where the way to an objective or an enemy is shortest, round what nobody enters."""
    found = list(islice(question.propose(field.state, Random(0)), _LOOKED_AT))
    aims = _aims(field, question.unit)
    found.sort(key=lambda spot: _straight(spot, aims))
    best, least = found[0], 1e9
    for spot in found:
        if _straight(spot, aims) >= least:
            break
        away = min((_way(field, question.unit, spot, aim) for aim in aims), default=0.0)
        if away < least:
            best, least = spot, away
    return best


_LOOSE: Final = {Formation.OPEN: 0, Formation.ATTACK_COLUMN: 1, Formation.MASS: 2, Formation.LINE: 3, None: 4}
"""How a unit comes, the best way first."""


def _aims(field: Field, unit: UnitId) -> list[Point]:
    """What a unit comes for: its objective, or any, or else the enemy."""
    goal = goal_of(field, unit)
    if goal is not None:
        return [goal.at]
    poses = (field.piece(foe).pose for foe in field.foes)
    return [one.at for one in field.claims] or [Point(pose.x, pose.y) for pose in poses]


def _straight(spot: Spot, aims: list[Point]) -> float:
    """How far it is from a place to the nearest of what one comes for."""
    return min((dist(Point(spot.x, spot.y), aim) for aim in aims), default=0.0)


def _way(field: Field, unit: UnitId, spot: Spot, aim: Point) -> float:
    """How far it is from a place, over bridges and round closed ground; difficult ground makes it farther."""
    start, size = Point(spot.x, spot.y), base(field.state, unit)
    found = way_round(field, start, aim, size.width, size.depth)
    return way_through(field, start, aim) if found is None else way_through(field, start, found.first) + found.rest


INSTRUCTIONS.of(Country, FarmOrMill, Farm)(left_to_the_rules)
INSTRUCTIONS.of(Hills, MoreHouses, Dividing)(left_to_the_rules)
INSTRUCTIONS.of(LongEdge, FirstDeployed, EdgeOrOrder)(left_to_the_rules)
INSTRUCTIONS.of(QuarterOrOrder, Quarter, VanguardDrawnUp)(left_to_the_rules)
INSTRUCTIONS.of(PieceLaid, Crossing, WorkLaid)(left_to_the_rules)
INSTRUCTIONS.of(HillLaid, RiverLaid, FordLaid)(left_to_the_rules)
INSTRUCTIONS.of(AimLaid, MarkerLaid, HouseLaid)(left_to_the_rules)
INSTRUCTIONS.of(Deploying, Limbered, Elsewhere)(left_to_the_rules)
INSTRUCTIONS.of(HidingPlace, Sappers, Fortifying)(left_to_the_rules)
