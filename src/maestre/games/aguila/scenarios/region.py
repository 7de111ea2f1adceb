"""16.26-16.28 Control the Region."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.aguila.country.laying import Laying
from maestre.games.aguila.data import inches
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import held_alone
from maestre.games.aguila.scenarios.spots import aim, apart, from_edges, grid
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, State
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches as said
from maestre.play import Procedure, Refused, Spot, ask, draw, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point

MARKER: Final = "marker"


@rule("16.26")
class MarkerLaid(Laying, frozen=True, tag="marker-laid"):
    """Where a side puts an objective."""

    rule: ClassVar = "16.26"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a marker too near to an edge or to another, and one on bare ground while there is terrain for it."""
        row, at = seen.figures.scenarios.own.control_region, Point(value.x, value.y)
        short, long = from_edges(seen.figures, at)
        for gap, least, key in ((short, row.short_edge_in, "short"), (long, row.long_edge_in, "long")):
            if gap < inches(least):
                raise Refused("16.26", "objective-near-edge", edge=key, least=said(inches(least), inches(1)))
        if not _free(seen, at):
            raise Refused("16.26", "objective-near-other", least=said(inches(row.gap_in), inches(1)))
        if not _on_terrain(seen, at) and any(_on_terrain(seen, other) for other in _allowed(seen)):
            raise Refused("16.26", "objective-off-terrain")

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Any spot, on terrain if there is one."""
        spots = list(_allowed(seen, rng))
        spots.sort(key=lambda at: not _on_terrain(seen, at))
        yield from (Spot(MARKER, *at) for at in spots)


@rule("16.26", "16.27")
def objectives(state: State) -> Procedure[None]:
    """The markers are placed by turns, whoever is drawn first."""
    (drawn,) = yield from draw(tuple(Side), 1, "16.26")
    side = Side(drawn)
    for _ in range(state.figures.scenarios.own.control_region.objectives):
        spot = yield from ask(side, MarkerLaid(side, MARKER, (), (MARKER,)))
        aim(state, MARKER, Point(spot.x, spot.y), 1)
        tell(state, "objective-placed", "16.26", side=side.value)
        side = side.enemy


def _free(state: State, at: Point) -> bool:
    gap = inches(state.figures.scenarios.own.control_region.gap_in)
    return all(apart(at, other.at, gap) for other in state.objectives.values())


def _on_terrain(state: State, at: Point) -> bool:
    return any(tabletop.holds(scene(one), at) for one in state.scenery.values())


def _allowed(state: State, rng: Random | None = None) -> Iterator[Point]:
    """The spots of every inch that are far enough from all edges and markers."""
    row = state.figures.scenarios.own.control_region
    for at in grid(state.figures, rng):
        short, long = from_edges(state.figures, at)
        if short >= inches(row.short_edge_in) and long >= inches(row.long_edge_in) and _free(state, at):
            yield at


@rule("16.28")
def score(state: State) -> dict[Side, int]:
    """The markers that each side alone has units near to."""
    held = [holder(state, one) for one in state.objectives.values()]
    return {side: held.count(side) for side in Side}


def holder(state: State, objective: Objective) -> Side | None:
    """Who alone has units near to a marker."""
    return held_alone(state, objective.at, inches(state.figures.scenarios.own.control_region.held_in))


REGION: Final = Battle(zone, score, holder, objectives=objectives)
