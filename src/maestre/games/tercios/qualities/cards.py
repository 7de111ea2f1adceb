"""7.63, 7.71-7.72, 7.82, 7.96-7.97, 7.110, 7.116 Qualities that touch order cards, and who knows their faces.

A card that its owner may have changed is known to him alone afterwards, changed or not: otherwise the change would
show. What somebody had seen of it before is forgotten. Units that share a card have it changed together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar, Final

from maestre.games.tercios.command.leaders import Power, bind, enemy_troops, friendly_troops, next_troops
from maestre.games.tercios.data import INCH, Ability, Arm, OrderKind, Quality
from maestre.games.tercios.table.asking import Choosing, Whether
from maestre.games.tercios.table.marks import lift, marked, put
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import Card, LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import named, ready, sharing
from maestre.games.tercios.table.values import Step
from maestre.miniatures.sides import Side
from maestre.play import SPECTATOR, Message, Procedure, ask, change, draw, learn, reveal, rule, tell
from maestre.space import tabletop

STEADFAST: Final = "religioso:resistid"
"""The mark of a unit that had Resist already when Religious offered it (7.116)."""
_ORDERS: Final = tuple(order.value for order in OrderKind)
_EVERYBODY: Final = (*(side.value for side in Side), SPECTATOR)

Targets = tuple[tuple[str, ...], ...]


def _each(units: Iterable[UnitId]) -> Targets:
    return tuple((unit,) for unit in units)


# --------------------------------------------------------------------------------------------------- faces and seats


def _face(state: State, unit: UnitId) -> OrderKind:
    order = state.cards[unit].order
    assert order is not None, "a view cannot be played"
    return order


def _lay(state: State, unit: UnitId, order: OrderKind, knows: tuple[str, ...]) -> None:
    """Give a Troop, and those who share its card, a face that these seats know."""
    for other in sharing(state, unit):
        change(state.cards, other, order=order, knows=knows)
        _recall(state, other)


def _recall(state: State, unit: UnitId) -> None:
    """Let each seat remember the card of a Troop as it knows it now; its owner sees what is his without that."""
    card, about = state.cards[unit], f"card:{unit}"
    reveal(state, f"{card.knows} know the card of {unit}")
    for seat in _EVERYBODY:
        if seat in card.knows and seat != state.units[unit].side:
            learn(state, seat, about, f"{state.turn}:{card.order}")
        elif any(fact.about == about for fact in state.memory.get(seat, ())):
            learn(state, seat, about, "")


class NewCard(Choosing[OrderKind], frozen=True, tag="new-card"):
    """A Bold leader lets a Troop have another card: which of the five, in secret."""

    rule: ClassVar = "7.63"
    secret: ClassVar = True
    prefix: ClassVar = "order"
    unit: UnitId

    def options(self) -> tuple[OrderKind, ...]:
        return tuple(OrderKind)

    def public(self) -> object:
        return self


class CardToReact(NewCard, frozen=True, tag="card-to-react"):
    """A Prudent leader lets a Troop have a card that serves only to react: which of the five, in secret."""

    rule: ClassVar = "7.110"


class FireInstead(Whether, frozen=True, tag="fire-instead"):
    """The card of an Innovator's Troop is about to be turned up: whether it becomes Fire, in secret."""

    rule: ClassVar = "7.97"
    secret: ClassVar = True
    no: ClassVar = "keep"
    yes: ClassVar = OrderKind.FIRE.value
    unit: UnitId

    def describe(self, seen: State, value: bool) -> Message:
        return Message(f"order-{self.yes}") if value else super().describe(seen, value)

    def public(self) -> object:
        return self


class ResistInstead(FireInstead, frozen=True, tag="resist-instead"):
    """The card of a Religious leader's Troop is about to be turned up: whether it becomes Resist, in secret."""

    rule: ClassVar = "7.116"
    yes: ClassVar = OrderKind.RESIST.value


# ------------------------------------------------------------------------------------------------------- own cards


@rule("7.63")
def boldly(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops with a card that has not been executed."""
    return _each(unit for unit in friendly_troops(state, leader, Quality.BOLD) if unit in state.cards)


@rule("7.63")
def bold(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Lay another card, or the same one again; nobody else can tell."""
    if successes:
        unit = UnitId(on[0])
        order = yield from ask(state.units[unit].side, NewCard(unit))
        _lay(state, unit, order, (state.units[unit].side.value,))
        tell(state, "card-laid-again", "7.63", unit=named(state, unit))


@rule("7.110")
def prudently(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that have spent their card."""
    return _each(unit for unit in friendly_troops(state, leader, Quality.PRUDENT) if unit not in state.cards)


@rule("7.110")
def prudent(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Lay a card that serves only to react."""
    if successes:
        unit = UnitId(on[0])
        order = yield from ask(state.units[unit].side, CardToReact(unit))
        state.cards[unit] = Card(order, (state.units[unit].side.value,), reacts_only=True)
        _recall(state, unit)
        tell(state, "card-to-react", "7.110", unit=named(state, unit))


@rule("7.97")
def innovated(state: State, leader: LeaderId) -> Targets:
    """Any friendly Troop."""
    return _each(friendly_troops(state, leader, Quality.INNOVATOR))


@rule("7.97")
def innovate(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Extended Arc for the rest of the turn, and a change to Fire if it acts next."""
    if successes:
        unit = UnitId(on[0])
        put(state, Mark(Ability.EXTENDED_ARC.value, unit, Until.TURN, leader))
        put(state, Mark(Quality.INNOVATOR.value, unit, Until.GO, leader))
        tell(state, "arc-extended", "7.97", unit=named(state, unit))
    yield from ()


@rule("7.116")
def devout(state: State, leader: LeaderId) -> Targets:
    """Friendly Troops that may act next."""
    return _each(next_troops(state, leader, Quality.RELIGIOUS))


@rule("7.116")
def pray(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """It acts next and may change to Resist; if it has Resist already it checks with an increase."""
    if successes:
        unit = UnitId(on[0])
        bind(state, leader, unit)
        put(state, Mark(Quality.RELIGIOUS.value, unit, Until.GO, leader))
        tell(state, "faith-strengthened", "7.116", unit=named(state, unit))
    yield from ()


# ----------------------------------------------------------------------------------- as the card is about to be turned


@rule("7.97")
def fire_instead(state: State, unit: UnitId) -> Procedure[None]:
    """Offer Fire to the unit of an Innovator that acts next; whoever acts later has missed it."""
    if any(marked(state, Quality.INNOVATOR, other) for other in sharing(state, unit)):
        yield from _offer(state, FireInstead(unit))
    lift(state, Quality.INNOVATOR)


@rule("7.116")
def resist_instead(state: State, unit: UnitId) -> Procedure[None]:
    """Offer Resist to the unit of a Religious leader, whatever its card; it shows only then if it was Resist before."""
    blessed = tuple(other for other in sharing(state, unit) if marked(state, Quality.RELIGIOUS, other))
    if blessed:
        had = _face(state, unit) is OrderKind.RESIST
        yield from _offer(state, ResistInstead(unit))
        lift(state, Quality.RELIGIOUS)
        for other in blessed if had else ():
            put(state, Mark(STEADFAST, other, Until.GO))


def _offer(state: State, question: FireInstead) -> Procedure[None]:
    """Ask whether a card that is about to be turned up becomes another, and let it."""
    if (yield from ask(state.units[question.unit].side, question)):
        for other in sharing(state, question.unit):
            change(state.cards, other, order=OrderKind(question.yes))


@rule("7.116")
def steadfast(state: State, at: Situation) -> Iterator[Step]:
    """The order check of a unit that had Resist already."""
    if at.use == "order" and marked(state, STEADFAST, at.unit):
        yield Step("religious", 1, "7.116")


# ----------------------------------------------------------------------------------------------------- enemy cards


@rule("7.71")
def conspired(state: State, leader: LeaderId) -> Targets:
    """Enemy foot or horse that has not acted."""
    waiting = ready(state, state.leaders[leader].side.enemy)
    seen = enemy_troops(state, leader, Quality.CONSPIRATOR)
    return _each(one for one in seen if one in waiting and state.gear(one).arm is not Arm.ARTILLERY)


@rule("7.71", "7.72")
def conspire(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Replace a card by one drawn at random that nobody knows, its owner neither."""
    if successes:
        unit = UnitId(on[0])
        (order,) = yield from draw(_ORDERS, 1, "7.71", seen=())
        _lay(state, unit, OrderKind(order), ())
        tell(state, "card-at-random", "7.71", unit=named(state, unit))


@rule("7.82")
def enigmatic(state: State, leader: LeaderId) -> Targets:
    """Two enemy Troops that have not acted, less than so far apart, with a card each."""
    waiting = ready(state, state.leaders[leader].side.enemy)
    seen = (unit for unit in enemy_troops(state, leader, Quality.ENIGMATIC) if unit in waiting)
    return tuple(
        pair for pair in combinations(seen, 2) if pair[1] not in sharing(state, pair[0]) and _close(state, *pair)
    )


def _close(state: State, one: UnitId, other: UnitId) -> bool:
    apart = tabletop.distance(outline(state, one), outline(state, other))
    return apart.under(state.figures.leaders.actions.pair_in * INCH)


@rule("7.82")
def enigma(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Swap two cards, each with those who know it."""
    if successes:
        one, other = UnitId(on[0]), UnitId(on[1])
        first, second = state.cards[one], state.cards[other]
        first_face, second_face = _face(state, one), _face(state, other)
        _lay(state, one, second_face, second.knows)
        _lay(state, other, first_face, first.knows)
        tell(state, "cards-swapped", "7.82", unit=named(state, one), other=named(state, other))
    yield from ()


@rule("7.96")
def looked_at(state: State, leader: LeaderId) -> Targets:
    """Enemy Troops whose card his side does not know."""
    seat = state.leaders[leader].side.value
    seen = enemy_troops(state, leader, Quality.INTELLIGENT)
    return _each(unit for unit in seen if unit in state.cards and seat not in state.cards[unit].knows)


@rule("7.96")
def look(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Look at a card; what it shows is for his side alone, that he looked is for all."""
    if successes:
        unit, seat = UnitId(on[0]), state.leaders[leader].side.value
        _lay(state, unit, _face(state, unit), (*state.cards[unit].knows, seat))
        tell(state, "card-looked-at", "7.96", unit=named(state, unit))
        order = Message(f"order-{_face(state, unit)}")
        tell(state, "card-seen", "7.96", seen=(seat,), unit=named(state, unit), order=order)
    yield from ()


CARDS: Final[dict[str, Power]] = {
    Quality.BOLD: Power(boldly, bold),
    Quality.CONSPIRATOR: Power(conspired, conspire),
    Quality.ENIGMATIC: Power(enigmatic, enigma),
    Quality.INNOVATOR: Power(innovated, innovate),
    Quality.INTELLIGENT: Power(looked_at, look),
    Quality.PRUDENT: Power(prudently, prudent),
    Quality.RELIGIOUS: Power(devout, pray),
}
"""What they do as command actions."""
