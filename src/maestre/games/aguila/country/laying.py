"""15.33-15.36, 15.38-15.45 The country is chosen, and pieces of terrain are thrown for and placed by turns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.terrain import (
    BRIDGE,
    FORD,
    WATERS,
    check_crossing,
    check_piece,
    fits,
    has_room,
    likely,
    piece_name,
    put_down,
    spanned,
    stretch,
)
from maestre.games.aguila.country.weather import desert_turns
from maestre.games.aguila.data import INCH, Figures, Landscape, Scenario, Terrain
from maestre.games.aguila.table.asking import Choosing, Putting, pose_of
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.rolls import Higher
from maestre.games.aguila.table.state import SceneryId, State
from maestre.games.aguila.table.terrain_shapes import FARM, MILL, forms, laid, offered
from maestre.miniatures.forms import Ring, turned
from maestre.miniatures.sides import Side
from maestre.play import Message, Place, Procedure, Spot, YesNo, ask, rule, tell, throw
from maestre.play.chance.readings import Duel, Face
from maestre.space import tabletop
from maestre.space.tabletop import Area, Point, Proof

PLACE, STOP, PASS = "place", "stop", "pass"


# ------------------------------------------------------------------------------------------------------------ questions


class Country(Choosing[Landscape], frozen=True, tag="country"):
    """Who has won the roll says in what kind of country the battle is fought."""

    rule: ClassVar = "15.33"
    prefix: ClassVar = "landscape"

    def options(self) -> tuple[Landscape, ...]:
        return tuple(Landscape)


class OneMore(Choosing[bool], YesNo[State], frozen=True):
    """Whether a side places one more piece."""

    yes: ClassVar = PLACE
    side: Side
    what: str = ""

    def options(self) -> tuple[bool, ...]:
        return True, False


class LastPiece(OneMore, frozen=True, tag="last-piece"):
    """The enemy has stopped: whether one last piece is placed."""

    rule: ClassVar = "15.36"
    no: ClassVar = PASS


class MorePieces(OneMore, frozen=True, tag="more-pieces"):
    """Enough pieces lie: whether a side goes on, or stops."""

    rule: ClassVar = "15.36"
    no: ClassVar = STOP


class FarmOrMill(Choosing[str], frozen=True, tag="farm-or-mill"):
    """The dice give a farm or a mill: which of them it is."""

    rule: ClassVar = "15.40"
    side: Side
    what: str = Terrain.FARM_OR_MILL.value

    def options(self) -> tuple[str, ...]:
        return FARM, MILL


class Laying(Putting, frozen=True):
    """Something is put on the table: its ring as it lies around 0, 0, and the forms that it comes in."""

    side: Side
    what: str
    ring: Ring
    forms: tuple[str, ...]

    def choice(self) -> Place:
        """Give the forms."""
        return Place(self.forms)

    def covered(self, seen: State, value: Spot) -> tuple[Ring, ...]:
        """Give what it would cover there, with all that belongs to it."""
        form = forms(seen.figures).get(value.piece)
        if form is None:
            return (turned(self.ring, pose_of(value)),) if self.ring else ()
        return tuple(one.ring for one in laid(seen.figures, form, pose_of(value)) or ())

    def shown(self, seen: State, value: Spot) -> Proof:
        """Mark what it would cover."""
        return tuple(Area("base", ring) for ring in self.covered(seen, value) if ring)


class PieceLaid(Laying, frozen=True, tag="laying"):
    """A piece of terrain has been thrown for: where it lies, and in which of its forms."""

    rule: ClassVar = "15.35"

    def check(self, seen: State, value: Spot) -> None:
        check_piece(seen, value.piece, pose_of(value))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        pieces = rng.sample(self.forms, len(self.forms))
        for piece in pieces:
            yield from (Spot(piece, *pose) for pose in likely(seen, piece, rng))
        for piece in pieces:
            yield from (Spot(piece, *pose) for pose in fits(seen, piece, rng))


class Crossing(Laying, frozen=True, tag="crossing"):
    """A river needs a crossing: where it leads over, and whether it is a bridge or a ford."""

    rule: ClassVar = "15.44"

    def check(self, seen: State, value: Spot) -> None:
        check_crossing(seen, SceneryId(self.what), Point(value.x, value.y))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        water = scene(seen.scenery[SceneryId(self.what)])
        points = [
            Point(x, y)
            for x in range(INCH, seen.figures.table.width, INCH)
            for y in range(INCH, seen.figures.table.depth, INCH)
        ]
        for at in rng.sample(points, len(points)):
            if tabletop.holds(water, at) and self.refusal(seen, Spot(self.forms[0], at.x, at.y)) is None:
                yield Spot(rng.choice(self.forms), at.x, at.y)

    def covered(self, seen: State, value: Spot) -> tuple[Ring, ...]:
        return (stretch(seen.figures, seen.scenery[SceneryId(self.what)].ring, Point(value.x, value.y)),)


# ---------------------------------------------------------------------------------------------------------- the country


@rule("15.33", "15.50")
def choose_landscape(state: State) -> Procedure[None]:
    """The higher die with the Strategic Factor chooses any kind of country and places first; one agreed on stays."""
    factors = (state.armies[Side.BLUE].strategic_factor, state.armies[Side.RED].strategic_factor)
    winner = yield from throw(Higher(factors), "15.33")
    landscape = state.setup.landscape
    if landscape is None:
        landscape = yield from ask(winner, Country())
    state.setup = replace(state.setup, landscape=landscape, chooser=winner)
    tell(state, "landscape-is", "15.33", side=winner.value, landscape=Message(f"landscape-{landscape}"))
    desert_turns(state)


@rule("15.34", "16.50")
def least_pieces(figures: Figures, scenario: Scenario) -> int:
    """How many pieces must lie before anybody may stop."""
    return max(figures.terrain.placement.pieces_least, figures.scenarios.row[scenario].pieces_least)


@rule("15.34", "15.36")
def pieces_done(state: State) -> bool:
    """Whether no more pieces are placed: the greatest number lies, or both have stopped."""
    return state.setup.placed >= state.figures.terrain.placement.pieces_most or set(state.setup.stopped) == set(Side)


@rule("15.34", "15.35", "15.36")
def one_piece(state: State) -> Procedure[None]:
    """One piece of the side whose turn it is, thrown for and placed; then it may stop, and the other place one more.

    A piece for which there is no room counts as placed: it is left out.
    """
    side = state.setup.turn or state.setup.chooser
    assert side is not None
    last = side.enemy in state.setup.stopped
    if last and not (yield from ask(side, LastPiece(side))):
        state.setup = replace(state.setup, stopped=tuple(Side))
        return
    element = yield from _thrown(state, side)
    pieces = yield from _pieces(state, side, element)
    yield from lay(state, side, pieces)
    placed = state.setup.placed + 1
    stopped = tuple(Side) if last else state.setup.stopped
    state.setup = replace(state.setup, placed=placed, turn=side.enemy, stopped=stopped)
    enough = least_pieces(state.figures, state.scenario) <= placed < state.figures.terrain.placement.pieces_most
    if enough and not last and not (yield from ask(side, MorePieces(side))):
        state.setup = replace(state.setup, stopped=(side,))
        tell(state, "terrain-stops", "15.36", side=side.value)


@rule("15.35", "15.38", "15.39", "15.40", "15.41", "15.42", "15.43", "15.44")
def _thrown(state: State, side: Side) -> Procedure[Terrain]:
    """Two dice on the table of the country; a second river or stream is thrown again."""
    assert state.setup.landscape is not None
    table = state.figures.terrain.landscapes[state.setup.landscape]
    while True:
        first, second = yield from throw(Duel(tie=True), "15.35")
        element = table.on(first + second)
        tell(state, "terrain-thrown", "15.35", side=side.value, element=Message(f"terrain-{element}"))
        if element not in WATERS or not any(one.element in WATERS for one in state.scenery.values()):
            return element


@rule("15.38", "15.40", "15.48")
def _pieces(state: State, side: Side, element: Terrain) -> Procedure[tuple[str, ...]]:
    """The forms in which the element may be placed: farm or mill, and how many houses, are settled first."""
    figures, farm = state.figures, state.figures.terrain.farm
    if element is Terrain.FARM_OR_MILL:
        word = yield from ask(side, FarmOrMill(side))
        if word == MILL:
            return offered(figures, Terrain.BUILDING, farm.mill_buildings)
        count = yield from _counted(farm.farm_die)
        return offered(figures, FARM, count + farm.farm_more)
    if element is Terrain.BUILDING:
        count = yield from _counted(figures.terrain.placement.buildings_die)
        return offered(figures, element, count)
    return offered(figures, element)


def _counted(die: int) -> Procedure[int]:
    """A die of three sides is one of six, halved."""
    face = yield from throw(Face(), "15.38")
    return -(-face * die // _SIX)


_SIX: Final = 6


# -------------------------------------------------------------------------------------------------------------- placing


def lay(state: State, side: Side, pieces: tuple[str, ...]) -> Procedure[SceneryId | None]:
    """Ask where one of some pieces goes and put it down; a river gets its crossing at once. None without room."""
    room = tuple(piece for piece in pieces if has_room(state, piece))
    if not room:
        tell(state, "terrain-no-room", "15.35", side=side.value, element=piece_name(pieces[0]))
        return None
    spot = yield from ask(side, PieceLaid(side, room[0], forms(state.figures)[room[0]].ring, room))
    name = put_down(state, spot.piece, pose_of(spot))
    tell(state, "terrain-placed", "15.35", side=side.value, element=piece_name(spot.piece))
    if state.scenery[name].element in WATERS:
        yield from over(state, side, name)
    return name


@rule("15.44", "15.45")
def over(state: State, side: Side, river: SceneryId, kinds: tuple[str, ...] = (BRIDGE, FORD)) -> Procedure[None]:
    """The crossing that every river has, laid by who laid the river: a bridge or a ford."""
    ring = state.scenery[river].ring
    spot = yield from ask(side, Crossing(side, river, ring, kinds))
    spanned(state, river, Point(spot.x, spot.y), spot.piece)
    tell(state, "crossing-placed", "15.44", side=side.value, kind=spot.piece)
