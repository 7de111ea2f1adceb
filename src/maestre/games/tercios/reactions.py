"""2.30-2.31, 2.33-2.38, 2.49, 6.07 Reactions: windows for who still has a card, the check, what the card says."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from maestre.games.tercios.activation import order_check, turned_up
from maestre.games.tercios.data import SCALES, OrderKind
from maestre.games.tercios.marks import deed_begun, expire, marked, put
from maestre.games.tercios.matters import Trigger
from maestre.games.tercios.moments import ORDER_AVAILS, REACTS
from maestre.games.tercios.places import faceless, front, outline
from maestre.games.tercios.state import Mark, State, UnitId, Until
from maestre.games.tercios.troops import acting, named, sharing
from maestre.play import Message, Pick, Procedure, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Disc, Outline, Point, Pose

__all__ = ["ANSWERS", "DECLINE", "REACT", "REACTIONS", "Answer", "Reacted", "brace", "window", "windows_along", "words"]

DECLINE: Final = "pass"
REACT: Final = "react"
ASKED: Final = "asked"
"""The mark of whoever has had its window in an enemy's activation, used or not."""


class Reacted(NamedTuple):
    """What a unit reacted with, if it did, and whether the activation goes on that called it forth."""

    order: OrderKind | None
    goes_on: bool = True


class Answer(NamedTuple):
    """Something else than its card that a unit may answer with: when that is offered, and what it does."""

    offered: Callable[[State, Trigger], bool]
    take: Callable[[State, Trigger], Procedure[Reacted]]


@rule("2.30", "2.33", "2.36", "2.38")
def window(state: State, trigger: Trigger) -> Procedure[Reacted]:
    """Let a unit react with its card, or keep it.

    It opens for whoever has a card, whatever its face: the announcement comes first, then the card, then the dice
    (ruling 2.36).
    """
    unit = trigger.unit
    open_to = words(state, trigger)
    if open_to == (DECLINE,):
        return Reacted(None)
    side = state.units[unit].side
    word = yield from ask(side, Pick(open_to), "2.33", about=trigger, window=trigger.cause)
    put(state, Mark(ASKED, unit, Until.TRIGGER))
    if word == DECLINE:
        return Reacted(None)
    deed_begun(state, unit)
    reacted = yield from (react if word == REACT else ANSWERS[word].take)(state, trigger)
    expire(state, Until.DEED, unit)
    return reacted


@rule("2.30")
def words(state: State, trigger: Trigger) -> tuple[str, ...]:
    """What a window offers: to keep the card, to react with it if there is one, and what else is open."""
    others = tuple(name for name, answer in ANSWERS.items() if answer.offered(state, trigger))
    return (DECLINE, *((REACT,) if trigger.unit in state.cards else ()), *others)


@rule("2.31", "2.38", "6.27")
def windows_along(
    state: State, mover: UnitId, start: Point, end: Point, apart: Collection[str] = ()
) -> tuple[Trigger, ...]:
    """The windows that the way of a front centre opens, in the order in which it comes to them.

    Each is at the point of the way nearest to the reactor, which must be nearer than where the way starts. Whoever has
    been asked in this activation is not asked again (ruling 2.38).
    """
    if start == end:
        return ()
    reach, way = SCALES[state.scale].reaction, tabletop.track(start, end)
    found: list[Trigger] = []
    for unit in acting(state, state.units[mover].side.enemy):
        if unit in apart or state.units[unit].pose is None or marked(state, ASKED, unit):
            continue
        feared = _feared(state, unit)
        if not tabletop.nearer_than(way, feared, reach):
            continue
        link = tabletop.distance(way, feared)
        trigger = Trigger(unit, mover, "approach", tabletop.whole(link.start))
        if link.closer_than(tabletop.point_distance(start, feared)) and words(state, trigger) != (DECLINE,):
            found.append(trigger)
    return tuple(sorted(found, key=lambda one: (one.at.x - start.x) ** 2 + (one.at.y - start.y) ** 2))


def _feared(state: State, unit: UnitId) -> Outline:
    """From where a unit minds who comes near: its front centre, or all of its edge if it has no facing."""
    if faceless(state, unit):
        return outline(state, unit)
    x, y = front(state, unit)
    return tabletop.stand(Pose(x, y, 0), Disc(0))


@rule("2.34", "2.35", "2.36", "2.37")
def react(state: State, trigger: Trigger) -> Procedure[Reacted]:
    """Show the card and check, Fresh or not; the card is spent whether the check is passed or not."""
    unit = trigger.unit
    yield from REACTS(state, unit)
    order = shown_alone(state, unit)
    change(state.units, unit, reacted=True)
    if not (yield from order_check(state, unit, "reaction", trigger, order)):
        tell(state, "reaction-lost", "2.35", unit=named(state, unit), order=Message(f"order-{order}"))
        return Reacted(None)
    if not ORDER_AVAILS(state, unit, order):
        tell(state, "order-void", "2.36", unit=named(state, unit), order=Message(f"order-{order}"))
        return Reacted(None)
    return Reacted(order, (yield from REACTIONS[order](state, trigger)))


@rule("6.07")
def shown_alone(state: State, unit: UnitId) -> OrderKind:
    """Show the card of a unit; those who shared it now have the same card each, which everybody knows."""
    others = [other for other in sharing(state, unit) if other != unit]
    order = turned_up(state, unit)
    for other in others:
        change(state.cards, other, shared="")
    return order


@rule("2.49")
def brace(state: State, trigger: Trigger) -> Procedure[bool]:
    """More Courage until the activation ends that called this forth; no wear is taken off."""
    put(state, Mark(OrderKind.RESIST.value, trigger.unit, Until.TRIGGER))
    tell(state, "braced", "2.49", unit=named(state, trigger.unit))
    yield from ()
    return True


ANSWERS: Final[dict[str, Answer]] = {}
"""What else a window offers, by its word; `occasions` fills it."""

REACTIONS: Final[dict[OrderKind, Callable[[State, Trigger], Procedure[bool]]]] = {}
"""What a unit does when it reacts with a card, giving whether the mover may go on; `occasions` fills it."""
