"""2.30-2.31, 2.33-2.38, 2.49, 6.07 Reactions: windows for who still has a card, the check, what the card says."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from maestre.games.tercios.data import OrderKind, Value
from maestre.games.tercios.orders.activation import order_check, turned_up
from maestre.games.tercios.orders.standing import DECLINE, REACT, answered
from maestre.games.tercios.table.asking import ByTrigger
from maestre.games.tercios.table.marks import deed_begun, expire, marked, put
from maestre.games.tercios.table.moments import ORDER_AVAILS, REACTION_SHOWN, REACTS
from maestre.games.tercios.table.places import faceless, front, outline
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Cause, Situation, Trigger
from maestre.games.tercios.table.troops import acting, named, sharing
from maestre.miniatures.words import percent
from maestre.play import Message, Procedure, ask, change, rule, tell
from maestre.play.chance.readings import passes
from maestre.space import tabletop
from maestre.space.tabletop import Disc, Outline, Point, Pose

T = TypeVar("T")

ASKED: Final = "asked"
"""The mark of whoever has had its window in an enemy's activation, used or not."""
PARTING: Final = "parting-shot"
"""The mark of whoever has said that it will flee after its shot."""


class Reacted(NamedTuple):
    """What a unit reacted with, if it did, and whether the activation goes on that called it forth."""

    order: OrderKind | None
    goes_on: bool = True


class Answer(NamedTuple):
    """Something else than its card that a unit may answer with: when that is offered, and what it does."""

    offered: Callable[[State, Trigger], bool]
    take: Callable[[State, Trigger], Procedure[Reacted]]


class Window(ByTrigger[T], Generic[T], frozen=True):
    """A reaction window: odds take for granted that nobody reacts, and standing orders may answer it."""

    assumed: ClassVar = (DECLINE, "assume-no-reaction")

    def standing(self, seen: State, orders: tuple[str, ...]) -> T | None:
        word = answered(seen, self.trigger, self.choice().options, orders)
        return None if word is None else self.read(word)


class ReactToApproach(Window[str], frozen=True, tag="react-to-approach"):
    """An enemy comes near a Troop: whether it reacts, with its card or otherwise."""

    rule: ClassVar = "2.33"
    window: ClassVar = "approach"
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.words

    def describe(self, seen: State, value: str) -> Message:
        return _with_its_card(seen, self.trigger) if value == REACT else super().describe(seen, value)


class ReactToCharge(ReactToApproach, frozen=True, tag="react-to-charge"):
    """A Troop is charged: whether it reacts."""

    window: ClassVar = "charge"


class ReactFromAmbush(ReactToApproach, frozen=True, tag="react-from-ambush"):
    """A Troop has come out of its ambush: whether it reacts at once."""

    window: ClassVar = "ambush"


_WINDOWS: Final[dict[Cause, type[ReactToApproach]]] = {
    "approach": ReactToApproach,
    "charge": ReactToCharge,
    "ambush": ReactFromAmbush,
}


def _with_its_card(seen: State, trigger: Trigger) -> Message:
    """To react: with which card, if its owner knows it, and the chance of the check."""
    card = seen.cards.get(trigger.unit)
    order = card.order if card else None
    at = Situation(
        unit=trigger.unit,
        use="reaction",
        enemy=trigger.mover,
        flank=trigger.flank,
        cause=trigger.cause,
        order=order,
    )
    dice = tallied(seen, Value.DISCIPLINE, at).whole
    return Message.of(
        "offer-react",
        unit=named(seen, trigger.unit),
        order=Message(f"order-{order}") if order else Message("order-unknown"),
        dice=dice,
        number=seen.figures.targets.order_check,
        chance=percent(passes(dice, seen.figures.targets.order_check)),
    )


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
    word = yield from ask(side, _WINDOWS[trigger.cause](trigger, open_to))
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
    reach, way = state.figures.scales[state.scale].reaction, tabletop.track(start, end)
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
    yield from REACTION_SHOWN(state, trigger, order)
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
"""What else a window offers, by its word; `wiring` fills it."""

REACTIONS: Final[dict[OrderKind, Callable[[State, Trigger], Procedure[bool]]]] = {}
"""What a unit does when it reacts with a card, giving whether the mover may go on; `wiring` fills it."""
