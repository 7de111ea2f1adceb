"""7.67-7.69 Qualities that act before the battle: Cartographer and Cautious."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec import field
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Quality
from maestre.games.tercios.setup.laying import Laying, element_name, group, has_room, lay
from maestre.games.tercios.setup.scenery import PLACE, STOP, Stop, bought_by_chance, check_piece_bought
from maestre.games.tercios.table.asking import Telling
from maestre.games.tercios.table.places import base, disc, outline, scene, table
from maestre.games.tercios.table.state import Leader, SceneryId, State, UnitId
from maestre.games.tercios.table.terrain_shapes import CROSSINGS, RUNS, forms
from maestre.games.tercios.table.troops import piece_named
from maestre.miniatures.sides import Side
from maestre.play import Deed, Message, Orders, Procedure, Refused, Spot, ask, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

SHIFT: Final = "shift"
REMOVE: Final = "remove"
_VERBS: Final = {2: (SHIFT,), 3: (SHIFT, PLACE), 4: (SHIFT, PLACE, REMOVE), 5: (SHIFT, PLACE, REMOVE)}
"""What a Cartographer of each level may choose from."""
_TRIES: Final = 12


@rule("7.67", "7.68")
def cartographer(state: State) -> Procedure[None]:
    """One benefit for each Commander with the quality, the winner of the roll for points first (open question)."""
    first = state.setup.first
    for side in (first, first.enemy) if first is not None else ():
        for verbs in _known(state, side):
            yield from _benefit(state, side, verbs)


def _known(state: State, side: Side) -> list[tuple[str, ...]]:
    """What each Commander of a side who is a Cartographer may choose from."""
    chiefs = (one for one in state.leaders.values() if one.side is side and one.commander)
    return [_VERBS[chief.level] for chief in chiefs if chief.has(Quality.CARTOGRAPHER)]


class Add(Deed[State], frozen=True):
    """Add a piece of scenery for nothing."""

    verb: ClassVar = PLACE
    piece: str = ""

    def check(self, seen: State, seat: str) -> None:
        check_piece_bought(seen, self.piece, _free(seen), 0)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-verb", verb=Message(f"offer-verb-{self.verb}"), what=element_name(self.piece))


class Shift(Deed[State], frozen=True):
    """Move an element a little."""

    verb: ClassVar = SHIFT
    element: SceneryId = SceneryId("")

    def check(self, seen: State, seat: str) -> None:
        if self.element not in _loose(seen):
            raise Refused("7.68", "not-to-be-shifted", piece=self.element)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-verb", verb=Message(f"offer-verb-{self.verb}"), what=piece_named(seen, self.element))


class Remove(Deed[State], frozen=True):
    """Take an element away."""

    verb: ClassVar = REMOVE
    element: SceneryId = SceneryId("")

    def check(self, seen: State, seat: str) -> None:
        if self.element not in seen.scenery:
            raise Refused("7.68", "no-such-element", piece=self.element)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-verb", verb=Message(f"offer-verb-{self.verb}"), what=piece_named(seen, self.element))


class Benefit(Telling[Shift | Add | Remove | Stop], frozen=True, tag="benefit"):
    """A Cartographer has a benefit of his level: which, if any."""

    rule: ClassVar = "7.68"
    verbs: tuple[str, ...]
    pieces_free: tuple[str, ...] = field(name="pieces")
    points: int = 0

    @classmethod
    def kinds(cls) -> tuple[type[Shift | Add | Remove | Stop], ...]:
        return Shift, Add, Remove, Stop

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def propose(self, seen: State, rng: Random) -> Iterator[Shift | Add | Remove | Stop]:
        loose, there = _loose(seen), tuple(seen.scenery)
        for verb in rng.sample(self.verbs, len(self.verbs)):
            if verb == PLACE:
                yield from map(Add, bought_by_chance(seen, self.pieces_free, rng))
                yield Stop()
            elif verb == STOP:
                yield Stop()
            elif verb == SHIFT and loose:
                yield Shift(rng.choice(loose))
            elif verb == REMOVE and there:
                yield Remove(rng.choice(there))

    def listed(self, seen: State) -> Iterator[Add | Stop]:
        if PLACE in self.verbs:
            yield from (Add(piece) for piece in self.pieces_free if has_room(seen, piece))
        yield Stop()


class ShiftTo(Laying, frozen=True, tag="shift-to"):
    """A Cartographer shifts an element: where its middle goes."""

    rule: ClassVar = "7.67"

    def check(self, seen: State, value: Spot) -> None:
        _check_shift(seen, SceneryId(self.piece), value)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        middle = scene(seen.scenery[SceneryId(self.piece)])
        far = seen.figures.scales[seen.scale].cartographer_shift
        for _ in range(_TRIES):
            by = tabletop.step(rng.randrange(tabletop.TURN), rng.randint(0, far))
            spot = Spot(self.piece, middle.x + by.x, middle.y + by.y)
            if self.refusal(seen, spot) is None:
                yield spot
        yield Spot(self.piece, middle.x, middle.y)


def _benefit(state: State, side: Side, verbs: tuple[str, ...]) -> Procedure[None]:
    match (yield from ask(side, Benefit(side, (*verbs, STOP), _free(state)))):
        case Add(piece):
            yield from lay(state, side, piece)
        case Remove(element):
            name = element_name(state.scenery[element].element)
            state.scenery = {one: it for one, it in state.scenery.items() if group(one) != group(element)}
            tell(state, "element-removed", "7.68", side=side.value, element=name)
        case Shift(element):
            yield from _shift(state, side, element)
        case Stop():
            pass


@rule("7.68")
def _shift(state: State, side: Side, element: SceneryId) -> Procedure[None]:
    """Move an element, and all that is part of it, without turning it; the spot is where its middle goes."""
    spot = yield from ask(side, ShiftTo(element, state.scenery[element].ring, element))
    middle = scene(state.scenery[element])
    by = tabletop.Vector(spot.x - middle.x, spot.y - middle.y)
    for part in _parts(state, element):
        state.scenery[part] = replace(state.scenery[part], ring=_moved(state.scenery[part].ring, by))
    tell(state, "element-shifted", "7.68", side=side.value, element=element_name(state.scenery[element].element))


def _parts(state: State, element: SceneryId) -> tuple[SceneryId, ...]:
    return tuple(one for one in state.scenery if group(one) == group(element))


def _moved(ring: tuple[Point, ...], by: tabletop.Vector) -> tuple[Point, ...]:
    return tuple(Point(x + by.x, y + by.y) for x, y in ring)


@rule("7.68", "9.36")
def _free(state: State) -> tuple[str, ...]:
    """The pieces that may be added for nothing: all on sale but rivers, and bridges only over one."""
    water = any(one.element is RUNS[0] for one in state.scenery.values())
    return tuple(
        piece
        for piece, form in forms(state.figures, state.scale).items()
        if state.figures.terrain.elements[form.element].for_sale and form.element is not RUNS[0]
        if form.element not in CROSSINGS or water
    )


@rule("7.68")
def _loose(state: State) -> tuple[SceneryId, ...]:
    """The elements that can be shifted: what runs to the edges, or lies over a river, cannot."""
    fixed = (*RUNS, *CROSSINGS)
    return tuple(one.id for one in state.scenery.values() if one.element not in fixed and group(one.id) == one.id)


@rule("7.68")
def _check_shift(state: State, element: SceneryId, spot: Spot) -> None:
    """Refuse a shift that is too long, leaves the table or ends on another element; to leave it is always allowed."""
    edge = scene(state.scenery[element])
    if (spot.x, spot.y) == (edge.x, edge.y):
        return
    far = state.figures.scales[state.scale].cartographer_shift
    if (spot.x - edge.x) ** 2 + (spot.y - edge.y) ** 2 > far * far:
        raise Refused("7.68", "shift-too-long", inches=far // INCH)
    there = edge.shifted(tabletop.Vector(spot.x - edge.x, spot.y - edge.y))
    if not tabletop.on_table(there, table(state)):
        raise Refused("9.16", "scenery-off-the-table", piece=element_name(state.scenery[element].element))
    for other in state.scenery.values():
        if group(other.id) != group(element) and tabletop.overlap(there, scene(other)):
            raise Refused("7.68", "shift-onto", proof=(other.id,), element=Message(f"element-{other.element}"))


# ------------------------------------------------------------------------------------------------------------ Cautious


@rule("7.69")
def cautious(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a Vanguard move, of either side, that ends within 12 inches of a leader with the quality.

    Players may agree that his own side's are free to.
    """
    reach = int(state.figures.leaders.qualities[Quality.CAUTIOUS].reach)
    edge = tabletop.stand(pose, base(state, unit))
    for leader in state.leaders.values():
        friend = leader.side is state.units[unit].side
        if not leader.has(Quality.CAUTIOUS) or (friend and not state.agreed.cautious_bars_friends):
            continue
        where = _whereabouts(state, leader)
        if where is not None and tabletop.distance(edge, where).within(reach * INCH):
            raise Refused("7.69", "near-a-cautious-leader", proof=(unit, leader.id), leader=leader.name, inches=reach)


def _whereabouts(state: State, leader: Leader) -> Outline | None:
    return outline(state, leader.inside) if leader.inside is not None else disc(state, leader.id)
