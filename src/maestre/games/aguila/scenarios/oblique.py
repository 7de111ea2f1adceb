"""16.47-16.49 Oblique Line."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.laying import Laying
from maestre.games.aguila.country.terrain import check_piece, piece_name, put_down
from maestre.games.aguila.data import INCH, Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import killed, near, on, points_of
from maestre.games.aguila.scenarios.spots import aim_at, apart, from_edges, placed_at
from maestre.games.aguila.scenarios.zones import RISING, rising, zone
from maestre.games.aguila.table.state import Objective, State
from maestre.games.aguila.table.terrain_shapes import forms, offered
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches as said
from maestre.play import Procedure, Refused, Spot, ask, draw, rule, tell, throw
from maestre.play.chance.readings import Face
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

_FALLING: Final = "diagonal-falling"
_SIX: Final = 6
_KINDS: Final = (Terrain.WOOD, Terrain.FIELDS, Terrain.EASY_HILL, Terrain.RUINS)


def aims(figures: Figures) -> tuple[str, ...]:
    """The pieces that may be objectives, each of the least size."""
    return tuple(offered(figures, one)[0] for one in _KINDS)


@rule("16.47")
class AimLaid(Laying, frozen=True, tag="aim-laid"):
    """Where on the diagonal a side puts its objective, and what it is."""

    rule: ClassVar = "16.47"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse an objective too near to an edge or to the middle, or a piece that may not lie there."""
        row, pose = seen.figures.scenarios.own.oblique_line, _pose(seen, value)
        at = Point(pose.x, pose.y)
        if min(from_edges(seen.figures, at)) <= inches(row.edge_in):
            raise Refused("16.47", "aim-near-edge", least=said(inches(row.edge_in), INCH))
        if not apart(at, seen.figures.centre, inches(row.centre_in)):
            raise Refused("16.47", "aim-near-middle", least=said(inches(row.centre_in), INCH))
        check_piece(seen, value.piece, pose)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        found = [(piece, x) for piece in self.forms for x in range(INCH, seen.figures.table.width, INCH)]
        spots = (Spot(piece, *on_diagonal(seen, x)) for piece, x in rng.sample(found, len(found)))
        yield from (spot for spot in spots if self.refusal(seen, spot) is None)


@rule("16.47")
def pieces(state: State) -> Procedure[None]:
    """Draw the diagonal and the piece in the middle; each side puts one on the diagonal, and dice say their worth."""
    (diagonal,) = yield from draw((RISING, _FALLING), 1, "16.47")
    state.setup = replace(state.setup, done=(*state.setup.done, diagonal))
    (piece,) = yield from draw(aims(state.figures), 1, "16.47")
    aim_at(
        state,
        "objective",
        placed_at(state, piece, state.figures.centre),
        state.figures.scenarios.own.oblique_line.centre,
    )
    found = aims(state.figures)
    (drawn,) = yield from draw(tuple(Side), 1, "16.47")
    for side in (Side(drawn), Side(drawn).enemy):
        spot = yield from ask(side, AimLaid(side, "objective", forms(state.figures)[found[0]].ring, found))
        name = put_down(state, spot.piece, _pose(state, spot))
        face = yield from throw(Face(), "16.47")
        aim_at(state, "objective", name, worth_of(state.figures, face))
        named, worth = piece_name(spot.piece), worth_of(state.figures, face)
        tell(state, "objective-valued", "16.47", side=side.value, element=named, worth=worth)


@rule("16.47")
def worth_of(figures: Figures, face: int) -> int:
    """What an objective of the diagonal is worth: a die of three sides is one of six, halved."""
    return -(-face * figures.scenarios.own.oblique_line.diagonal_die // _SIX)


def on_diagonal(state: State, x: int) -> Point:
    """The point of the diagonal so far along the table."""
    up = x * state.figures.table.depth // state.figures.table.width
    return Point(x, up if rising(state) else state.figures.table.depth - up)


def _pose(state: State, spot: Spot) -> Pose:
    """A piece lies on the diagonal, as far along the table as its spot."""
    at = on_diagonal(state, max(0, min(spot.x, state.figures.table.width)))
    return Pose(at.x, at.y, spot.facing % tabletop.TURN)


@rule("16.49")
def score(state: State) -> dict[Side, int]:
    """The objectives that each side stands in with no enemy near, and a point for each unit destroyed."""
    row = state.figures.scenarios.own.oblique_line
    points = {side: row.kill * sum(not loss.officer for loss in killed(state, side)) for side in Side}
    for one in state.objectives.values():
        held = holder(state, one)
        if held is not None:
            points[held] += one.worth
    return points


def holder(state: State, objective: Objective) -> Side | None:
    """Who stands in an objective with no enemy near."""
    area, reach = points_of(state, objective), inches(state.figures.scenarios.own.oblique_line.held_in)
    for side in Side:
        there = isinstance(area, Outline) and on(state, side, area)
        if there and not near(state, side.enemy, area, reach, under=True):
            return side
    return None


OBLIQUE: Final = Battle(zone, score, holder, pieces=pieces)
