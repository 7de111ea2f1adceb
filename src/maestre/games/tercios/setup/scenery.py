"""9.01-9.45 The table: scenario points, elements bought and placed by turns, what dice make of crops and rivers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec import field
from msgspec.structs import replace

from maestre.games.tercios.data import Element, Ground
from maestre.games.tercios.setup.array import waits
from maestre.games.tercios.setup.laying import element_name, group, has_room, lay
from maestre.games.tercios.setup.scenario import choose_battle
from maestre.games.tercios.table.asking import Telling
from maestre.games.tercios.table.crossings import river_of
from maestre.games.tercios.table.moments import SCENERY_DONE
from maestre.games.tercios.table.state import Phase, Scenery, State
from maestre.games.tercios.table.terrain_shapes import forms
from maestre.miniatures.sides import Side
from maestre.play import Deed, Message, Procedure, Refused, ask, rule, tell, throw
from maestre.play.chance.readings import Duel, Face

PLACE: Final = "place"
STOP: Final = "stop"
_TRIES: Final = 8


# -------------------------------------------------------------------------------------------------------------- buying


@rule("9.01", "9.10", "9.11", "9.12", "9.54")
def buy(state: State) -> Procedure[None]:
    """Roll for points, then buy and place elements by turns, who has more points first, until both are out."""
    if state.setup.first is None:
        yield from roll_points(state)
        return
    side = state.setup.turn
    assert side is not None
    if not _out(state, side):
        yield from _purchase(state, side)
    state.setup = replace(state.setup, turn=side.enemy)
    if all(_out(state, one) for one in Side):
        state.phase = Phase.CARTOGRAPHY


@rule("9.11")
def roll_points(state: State) -> Procedure[None]:
    """A die a side is its scenario points; ties are thrown again."""
    blue, red = yield from throw(Duel(), "9.11")
    first = Side.BLUE if blue > red else Side.RED
    state.setup = replace(state.setup, points=(blue, red), first=first, turn=first)
    tell(state, "scenario-points", "9.11", blue=blue, red=red)


def _out(state: State, side: Side) -> bool:
    return side in state.setup.stopped or not _points(state, side)


def _points(state: State, side: Side) -> int:
    return state.setup.points[_index(side)]


def _index(side: Side) -> int:
    return tuple(Side).index(side)


class Buy(Deed[State], frozen=True):
    """Buy a piece of scenery."""

    verb: ClassVar = PLACE
    piece: str = ""

    def check(self, seen: State, seat: str) -> None:
        check_piece_bought(seen, self.piece, _affordable(seen, Side(seat)), _points(seen, Side(seat)))

    def describe(self, seen: State) -> Message:
        return Message.of("offer-verb", verb=Message(f"offer-verb-{self.verb}"), what=element_name(self.piece))


class Stop(Deed[State], frozen=True):
    """Take nothing more."""

    verb: ClassVar = STOP

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing: one may always stop."""

    def describe(self, seen: State) -> Message:
        return Message(f"offer-verb-{self.verb}")


class Buying(Telling[Buy | Stop], frozen=True, tag="buying"):
    """A side has points left: which piece of scenery (``element:form``) it buys, or that it stops for good."""

    rule: ClassVar = "9.12"
    points: int
    pieces_sold: tuple[str, ...] = field(name="pieces")

    @classmethod
    def kinds(cls) -> tuple[type[Buy | Stop], ...]:
        return Buy, Stop

    def propose(self, seen: State, rng: Random) -> Iterator[Buy | Stop]:
        yield from map(Buy, bought_by_chance(seen, self.pieces_sold, rng))
        yield Stop()

    def listed(self, seen: State) -> Iterator[Buy | Stop]:
        yield from (Buy(piece) for piece in self.pieces_sold if has_room(seen, piece))
        yield Stop()


@rule("9.12", "9.36")
def _purchase(state: State, side: Side) -> Procedure[None]:
    """One element, or a stop for good."""
    deed = yield from ask(side, Buying(side, _points(state, side), _affordable(state, side)))
    if isinstance(deed, Stop):
        state.setup = replace(state.setup, stopped=(*state.setup.stopped, side))
        tell(state, "no-more-scenery", "9.12", side=side.value)
        return
    cost = _cost(state, deed.piece)
    yield from lay(state, side, deed.piece)
    setup, one = state.setup, _index(side)
    state.setup = replace(
        setup,
        points=_added(setup.points, one, -cost),
        spent=_added(setup.spent, one, cost),
        bought=_added(setup.bought, one, 1),
    )


def _added(pair: tuple[int, int], index: int, amount: int) -> tuple[int, int]:
    blue, red = pair
    return (blue + amount, red) if index == 0 else (blue, red + amount)


def _cost(state: State, piece: str) -> int:
    return state.figures.terrain.elements[Element(piece.partition(":")[0])].cost


@rule("9.13", "9.14", "9.15", "9.28", "9.36")
def _affordable(state: State, side: Side) -> tuple[str, ...]:
    """The pieces that a side's points buy: a river only as its first, a bridge only over a river."""
    points, first = _points(state, side), not state.setup.bought[_index(side)]
    water = any(one.element is Element.RIVER for one in state.scenery.values())
    return tuple(
        piece
        for piece, form in forms(state.figures, state.scale).items()
        if state.figures.terrain.elements[form.element].for_sale and _cost(state, piece) <= points
        if (form.element is not Element.RIVER or first) and (form.element is not Element.BRIDGE or water)
    )


@rule("9.12", "9.36")
def check_piece_bought(state: State, piece: str, pieces: tuple[str, ...], points: int) -> None:
    """Refuse a piece that is not for sale now, or for which the table has no room."""
    if piece not in pieces:
        raise Refused("9.12", "not-for-sale", piece=piece, points=points)
    if not has_room(state, piece):
        raise Refused("9.16", "no-room-on-the-table", piece=element_name(piece))


def bought_by_chance(state: State, pieces: tuple[str, ...], rng: Random) -> Iterator[str]:
    """Some pieces that fit."""
    return (piece for piece in rng.sample(pieces, min(len(pieces), _TRIES)) if has_room(state, piece))


# ----------------------------------------------------------------------------------------------------------- the rest


def finish(state: State) -> Procedure[None]:
    """What may still happen to the scenery when all of it lies."""
    yield from SCENERY_DONE(state)
    state.phase = Phase.CROPS


@rule("8.04", "9.01", "9.24", "9.54")
def crops(state: State) -> Procedure[None]:
    """One die for all crop fields, unless players have agreed on them, and which battle is fought on this table."""
    fields = [one for one in state.scenery.values() if one.element is Element.CROP_FIELD]
    if fields:
        rows, agreed = state.figures.terrain.rolls.crop, state.agreed.crops
        face = rows[agreed - 1].d6[0] if agreed else (yield from throw(Face(), "9.24"))
        qualities = next(row.qualities for row in rows if face in row.d6)
        _become(state, fields, qualities)
        tell(state, "crops-are", "9.24", face=face)
    state.scenario = yield from choose_battle(state.figures)
    state.phase = Phase.SIDES if any(waits(state, unit) for unit in state.units) else Phase.RIVERS


@rule("9.39", "9.41")
def rivers(state: State) -> Procedure[None]:
    """How each river flows: a die, and another when it runs high; a ford in deep water is Difficult."""
    rolls = state.figures.terrain.rolls
    names = dict.fromkeys(group(one.id) for one in state.scenery.values() if one.element is Element.RIVER)
    for name in names:
        face = yield from throw(Face(), "9.39")
        qualities = next(row.qualities for row in rolls.river if face in row.d6)
        if Ground.VERY_DIFFICULT in qualities:
            again = yield from throw(Face(), "9.39")
            qualities = rolls.river_again.qualities if again == rolls.river_again.d6 else qualities
        deep = any(quality in qualities for quality in (Ground.VERY_DIFFICULT, Ground.IMPASSABLE))
        _become(state, river_of(state, name, Element.RIVER), qualities)
        _become(state, river_of(state, name, Element.FORD), rolls.ford.deep if deep else rolls.ford.plain)
        tell(state, "river-is", "9.39", flow=qualities[0].value if qualities else "normal")
    state.phase = Phase.VANGUARD


def _become(state: State, elements: list[Scenery], qualities: tuple[Ground, ...]) -> None:
    for one in elements:
        state.scenery[one.id] = replace(one, qualities=qualities)
