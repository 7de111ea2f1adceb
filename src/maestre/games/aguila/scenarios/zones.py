"""16.05, 16.11, 16.16-16.17, 16.21, 16.31, 16.36, 16.38, 16.48, 16.51, 16.55 Where a side deploys, by its kind of zone.

A zone holds the whole base of whoever is put there (16.05). How near to the short edges one may come is no part of it,
since troops that fight in open formation may come nearer (16.06): `data.Zone.short_edge_in` says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import isqrt
from typing import Final

from msgspec import UNSET

from maestre.games.aguila.data import Figures, Terrain, inches
from maestre.games.aguila.data import Zone as ZoneRow
from maestre.games.aguila.table.state import Role, Scenery, State
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.sides import Side
from maestre.play import RuleId, rule
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Point

Ring = tuple[Point, ...]

RISING: Final = "diagonal-rising"
"""Stands in `Setup.done` if the diagonal of the table runs from its lower left to its upper right corner (16.47)."""
_ROUND: Final = 16
"""Around a corner a zone has so many corners of its own, none farther than the zone reaches."""
_ARC: Final = 8


def zone_row(state: State, side: Side) -> ZoneRow:
    """What the scenario says of a side's zone."""
    zones = state.figures.scenarios.row[state.scenario].zones
    found = zones.each or (zones.attacker if state.armies[side].role is Role.ATTACKER else zones.defender)
    assert found is not None, "zones are for each, or for both roles"
    return found


def zone(state: State, side: Side) -> Zone:
    """Where a side deploys, once edges are chosen; a side that starts off the table has no outline."""
    row = zone_row(state, side)
    rings, because = _KINDS[row.kind](state, side, row)
    return Zone(tuple(rings), because)


@rule("15.33", "16.05", "16.16", "16.36", "16.38", "16.55")
def _edge(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    """A strip along one's own long edge, as deep as players have agreed where both have one of their own."""
    table, near, far = state.figures.table, inches(row.least_in), inches(row.most_in)
    if state.agreed.table is not UNSET and state.agreed.table.zone and not near:
        far = state.agreed.table.zone
    low, high = (near, far) if _rear(state, side) else (table.depth - far, table.depth - near)
    return (_box(0, low, table.width, high),), "16.16" if near else "16.05"


@rule("16.11", "16.17")
def _off(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    return (), "16.11"


@rule("16.21", "16.36")
def _around(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    """About the farm as a whole, or about each building of the village."""
    built = houses(state)
    reach = inches(row.most_in)
    if any(one.role for one in built):
        return [grown(state.figures, one.ring, reach) for one in built], "16.36"
    farm = [one for one in state.scenery.values() if one.group and one.group == built[0].group] or built
    return [grown(state.figures, [point for one in farm for point in one.ring], reach)], "16.21"


def houses(state: State) -> list[Scenery]:
    """The buildings that a scenario is about: those of its farm, or of its village, whose houses have a role."""
    built = [one for one in state.scenery.values() if one.element is Terrain.BUILDING]
    village = [one for one in built if one.role]
    aims = [one.scenery for one in state.objectives.values()]
    return village or [one for one in built if one.id in aims]


@rule("16.31")
def _behind_river(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    """From one's own edge to the nearer bank, all along the river."""
    water = next(one for one in state.scenery.values() if one.element is Terrain.RIVER and not one.role)
    ys = [y for _, y in water.ring]
    low, high = (0, min(ys)) if _rear(state, side) else (max(ys), state.figures.table.depth)
    return (_box(0, low, state.figures.table.width, high),), "16.31"


@rule("16.48")
def _diagonal(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    """The triangle of one's own half that is far enough from the diagonal."""
    wide, deep = state.figures.table.width, state.figures.table.depth
    away = isqrt((inches(row.least_in) ** 2) * (wide * wide + deep * deep) - 1) + 1
    x, y = -(-away // deep), (wide * deep - away) // wide
    ring: Ring = (Point(x, 0), Point(wide, 0), Point(wide, y))
    if not rising(state):
        ring = tuple(Point(wide - x, y) for x, y in reversed(ring))
    if not _rear(state, side):
        ring = tuple(Point(wide - x, deep - y) for x, y in ring)
    return (ring,), "16.48"


def rising(state: State) -> bool:
    """Whether the diagonal that parts the table rises to the right."""
    return RISING in state.setup.done


@rule("16.51")
def _quadrant(state: State, side: Side, row: ZoneRow) -> tuple[Iterable[Ring], RuleId]:
    """One's own quarter of the table without a circle about its middle: the corner is cut along an arc."""
    own = next(one for one in state.objectives.values() if one.side is side)
    table = state.figures.table
    wide, deep = table.width // 2, table.depth // 2
    reach = inches(row.least_in)
    part = tabletop.QUARTER_TURN // _ARC
    out = -(-reach * _SECANT[0] // _SECANT[1])
    arc = [tabletop.step(index * part, out) for index in range(_ARC + 1)]
    corner = [Point(wide - x, deep - y) for x, y in arc]
    ring = (Point(0, 0), *(Point(wide, 0), *corner, Point(0, deep)))
    left, low = own.at.x < wide, own.at.y < deep
    mirrored = [Point(x if left else table.width - x, y if low else table.depth - y) for x, y in ring]
    return (tuple(mirrored if left is low else reversed(mirrored)),), "16.51"


_SECANT: Final = (1005, 1000)
"""The corners of an arc of so few lie this much farther out, so that its sides touch the circle and never cut it."""

_KINDS: Final[dict[str, Callable[[State, Side, ZoneRow], tuple[Iterable[Ring], RuleId]]]] = {
    "edge": _edge,
    "off_table": _off,
    "around": _around,
    "behind_river": _behind_river,
    "diagonal": _diagonal,
    "quadrant": _quadrant,
}


def _rear(state: State, side: Side) -> bool:
    return state.armies[side].edge is tabletop.Side.REAR


def _box(left: int, low: int, right: int, high: int) -> Ring:
    return Point(left, low), Point(right, low), Point(right, high), Point(left, high)


def grown(figures: Figures, points: Iterable[Point], reach: int) -> Ring:
    """The outline of all that is within a length of some points and of what lies between them, cut at the table."""
    return _grown(figures, tuple(points), reach)


@kept_few(64)
def _grown(figures: Figures, points: Ring, reach: int) -> Ring:
    table, part = figures.table, tabletop.TURN // _ROUND
    rounds = [tabletop.step(index * part, reach) for index in range(_ROUND)]
    spread = sorted(
        {(_clipped(x + by.x, table.width), _clipped(y + by.y, table.depth)) for x, y in points for by in rounds}
    )
    return tuple(Point(x, y) for x, y in (*_half(spread), *_half(spread[::-1])))


def _clipped(value: int, most: int) -> int:
    return max(0, min(value, most))


def _half(spread: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One half of a convex outline, without its last point."""
    kept: list[tuple[int, int]] = []
    for x, y in spread:
        while len(kept) > 1 and _turn(kept[-2], kept[-1], (x, y)) <= 0:
            kept.pop()
        kept.append((x, y))
    return kept[:-1]


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
