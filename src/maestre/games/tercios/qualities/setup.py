"""7.67-7.69 Qualities that act before the battle: Cartographer and Cautious."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, LEADERS, SCALES, TERRAIN, Quality
from maestre.games.tercios.forms import CROSSINGS, RUNS, forms
from maestre.games.tercios.matters import Buying, Laying
from maestre.games.tercios.places import base, disc, outline, scene, table
from maestre.games.tercios.scenery import PLACE, STOP, check_buy, element_name, group, lay, purchases_for_chance
from maestre.games.tercios.state import Leader, SceneryId, Side, State, UnitId
from maestre.play import Answer, Ask, Message, Order, Orders, Place, Procedure, Refused, Spot, ask, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

__all__ = [
    "benefits_for_chance",
    "cartographer",
    "cautious",
    "check_benefit",
    "check_shift",
    "shifts_for_chance",
]

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
        verbs = _known(state, side)
        if verbs:
            yield from _benefit(state, side, verbs)


def _known(state: State, side: Side) -> tuple[str, ...]:
    """What the Commander of a side may choose from as a Cartographer."""
    chief = next((one for one in state.leaders.values() if one.side is side and one.commander), None)
    return _VERBS[chief.level] if chief is not None and chief.has(Quality.CARTOGRAPHER) else ()


def _benefit(state: State, side: Side, verbs: tuple[str, ...]) -> Procedure[None]:
    about = Buying(side, 0, _free(state))
    order = yield from ask(side, Orders((*verbs, STOP)), "7.68", about=about)
    if order.verb == PLACE:
        yield from lay(state, side, order.piece, "9.16")
    elif order.verb == REMOVE:
        name = element_name(state.scenery[SceneryId(order.piece)].element)
        state.scenery = {one: it for one, it in state.scenery.items() if group(one) != group(SceneryId(order.piece))}
        tell(state, "element-removed", "7.68", side=side.value, element=name)
    elif order.verb == SHIFT:
        yield from _shift(state, side, SceneryId(order.piece))


@rule("7.68")
def _shift(state: State, side: Side, element: SceneryId) -> Procedure[None]:
    """Move an element, and all that is part of it, without turning it; the spot is where its middle goes."""
    about = Laying(element, state.scenery[element].ring, element)
    spot = yield from ask(side, Place((element,)), "7.67", about=about)
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
        for piece, form in forms(state.scale).items()
        if TERRAIN.elements[form.element].for_sale and form.element is not RUNS[0]
        if form.element not in CROSSINGS or water
    )


def _loose(state: State) -> tuple[SceneryId, ...]:
    """The elements that can be shifted: what runs to the edges, or lies over a river, cannot."""
    fixed = (*RUNS, *CROSSINGS)
    return tuple(one.id for one in state.scenery.values() if one.element not in fixed and group(one.id) == one.id)


@rule("7.68")
def check_benefit(state: State, question: Ask, order: Order) -> None:
    """Refuse to shift what must stay, to remove what is not there, and to add what is not to be had."""
    if order.verb == PLACE:
        check_buy(state, question, order)
    elif order.verb == SHIFT and order.piece not in _loose(state):
        raise Refused("7.68", "not-to-be-shifted", piece=order.piece)
    elif order.verb == REMOVE and order.piece not in state.scenery:
        raise Refused("7.68", "no-such-element", piece=order.piece)


@rule("7.68")
def check_shift(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a shift that is too long, leaves the table or ends on another element."""
    element = SceneryId(spot.piece)
    edge = scene(state.scenery[element])
    far = SCALES[state.scale].cartographer_shift
    if (spot.x - edge.x) ** 2 + (spot.y - edge.y) ** 2 > far * far:
        raise Refused("7.68", "shift-too-long", inches=far // INCH)
    there = edge.shifted(tabletop.Vector(spot.x - edge.x, spot.y - edge.y))
    if not tabletop.on_table(there, table(state)):
        raise Refused("9.16", "scenery-off-the-table", piece=element_name(state.scenery[element].element))
    for other in state.scenery.values():
        if group(other.id) != group(element) and tabletop.overlap(there, scene(other)):
            raise Refused("7.68", "shift-onto", proof=(other.id,), element=Message(f"element-{other.element}"))


def benefits_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any benefit, or none."""
    assert isinstance(question.choice, Orders)
    pools = {SHIFT: _loose(state), REMOVE: tuple(state.scenery)}
    for verb in rng.sample(question.choice.verbs, len(question.choice.verbs)):
        if verb == PLACE:
            yield from purchases_for_chance(state, question, rng)
        elif verb == STOP:
            yield Order(STOP)
        elif pools[verb]:
            yield Order(verb, rng.choice(pools[verb]))


def shifts_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Somewhere near, and at last where it is."""
    assert isinstance(question.choice, Place)
    (element,) = question.choice.pieces
    middle = scene(state.scenery[SceneryId(element)])
    far = SCALES[state.scale].cartographer_shift
    for _ in range(_TRIES):
        by = tabletop.step(rng.randrange(tabletop.TURN), rng.randint(0, far))
        spot = Spot(element, middle.x + by.x, middle.y + by.y)
        if _lets(state, question, spot):
            yield spot
    yield Spot(element, middle.x, middle.y)


def _lets(state: State, question: Ask, spot: Spot) -> bool:
    try:
        check_shift(state, question, spot)
    except Refused:
        return False
    return True


# ------------------------------------------------------------------------------------------------------------ Cautious


@rule("7.69")
def cautious(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a Vanguard move that ends within 12 inches of an enemy leader with the quality."""
    reach = int(LEADERS.qualities[Quality.CAUTIOUS].reach)
    edge = tabletop.stand(pose, base(state, unit))
    for leader in state.leaders.values():
        if leader.side is state.units[unit].side or not leader.has(Quality.CAUTIOUS):
            continue
        where = _whereabouts(state, leader)
        if where is not None and tabletop.distance(edge, where).within(reach * INCH):
            raise Refused("7.69", "near-a-cautious-leader", proof=(unit, leader.id), leader=leader.name, inches=reach)


def _whereabouts(state: State, leader: Leader) -> Outline | None:
    return outline(state, leader.inside) if leader.inside is not None else disc(state, leader.id)
