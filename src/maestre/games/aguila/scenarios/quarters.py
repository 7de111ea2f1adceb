"""16.50-16.53 Divide et Impera."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.data import Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import destroyed, near, on, points_of
from maestre.games.aguila.scenarios.sides import choose_order, win_roll
from maestre.games.aguila.scenarios.spots import aim, placed_at
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.state import Objective, ObjectiveId, State
from maestre.games.aguila.table.terrain_shapes import offered
from maestre.miniatures.sides import Side
from maestre.play import Procedure, ask, change, draw, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

QUARTER, ORDER = "quarter", "order"
_KINDS: Final = (Terrain.WOOD, Terrain.FIELDS, Terrain.EASY_HILL, Terrain.RUINS)
_NAMES: Final = ("south-west", "south-east", "north-west", "north-east")


class QuarterOrOrder(Choosing[str], frozen=True, tag="quarter-or-order"):
    """Who has won the roll takes a quarter, or says who deploys first."""

    rule: ClassVar = "16.51"
    winner: Side
    chooses: str = "what"

    def options(self) -> tuple[str, ...]:
        return QUARTER, ORDER


class Quarter(Choosing[str], frozen=True, tag="quarter"):
    """Which quarter of the table a side takes; the enemy has the opposite one."""

    rule: ClassVar = "16.51"
    winner: Side
    chooses: str = QUARTER

    def options(self) -> tuple[str, ...]:
        return _NAMES


@rule("16.50")
def middles(figures: Figures) -> tuple[Point, ...]:
    """The centres of the four quarters: lower left, lower right, upper left, upper right."""
    return tuple(Point(x, y) for y in _thirds(figures.table.depth) for x in _thirds(figures.table.width))


def _thirds(length: int) -> tuple[int, int]:
    return length // 4, length - length // 4


@rule("16.50")
def pieces(state: State) -> Procedure[None]:
    """An objective in the middle of each quarter, on a piece that is drawn; the four count as placed."""
    for at in middles(state.figures):
        (piece,) = yield from draw(tuple(offered(state.figures, one)[0] for one in _KINDS), 1, "16.50")
        aim(state, "objective", at, state.figures.scenarios.own.divide_et_impera.neutral, placed_at(state, piece, at))
    state.setup = replace(state.setup, placed=state.setup.placed + len(middles(state.figures)))
    tell(state, "quarters-laid", "16.50")


@rule("16.51")
def sides(state: State) -> Procedure[None]:
    """The winner of the roll takes a quarter, or says who deploys first; the enemy has the opposite quarter."""
    winner = yield from win_roll(state, QUARTERS.bonus)
    word = yield from ask(winner, QuarterOrOrder(winner))
    chooser = winner if word == QUARTER else winner.enemy
    name = yield from ask(chooser, Quarter(chooser))
    take(state, chooser, _NAMES.index(name))
    tell(state, "quarter-chosen", "16.51", side=chooser.value, quarter=name)
    yield from choose_order(state, chooser.enemy)


@rule("16.51", "16.52")
def take(state: State, side: Side, quarter: int) -> None:
    """Give a quarter to a side, and the opposite one to the enemy, with the long edges that they lie at."""
    names = tuple(state.objectives)
    for whose, place in ((side, quarter), (side.enemy, len(names) - 1 - quarter)):
        change(state.objectives, ObjectiveId(names[place]), side=whose)
        low = state.objectives[names[place]].at.y < state.figures.centre.y
        change(state.armies, whose, edge=tabletop.Side.REAR if low else tabletop.Side.FRONT)


@rule("16.52")
def score(state: State) -> dict[Side, int]:
    """What the objectives are worth that a side stands on with no enemy near: the enemy's most, its own least."""
    row = state.figures.scenarios.own.divide_et_impera
    points = dict.fromkeys(Side, 0)
    for one in state.objectives.values():
        held = holder(state, one)
        if held is not None:
            points[held] += row.neutral if one.side is None else row.own if one.side is held else row.enemy
    return points


@rule("16.52")
def holder(state: State, objective: Objective) -> Side | None:
    """Who stands on an objective with no enemy near: on the piece that it lies on, or on its point where there is none.

    The players may agree that the point itself must be covered.
    """
    row, place = state.figures.scenarios.own.divide_et_impera, points_of(state, objective)
    if state.agreed.point_covered or not isinstance(place, Outline):
        place = objective.at
    for side in Side:
        there = on(state, side, place) if isinstance(place, Outline) else near(state, side, place, 0)
        if there and not near(state, side.enemy, place, inches(row.held_in)):
            return side
    return None


@rule("16.53")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """Who has more points; of equals whoever has destroyed more, by enough."""
    found = most(state, points)
    lost = {side: destroyed(state, side) for side in Side}
    enough = abs(lost[Side.BLUE] - lost[Side.RED]) >= state.figures.scenarios.own.divide_et_impera.tie
    return found or (most(state, lost) if enough else None)


QUARTERS: Final = Battle(zone, score, holder, pieces=pieces, sides=sides, winner=winner)
