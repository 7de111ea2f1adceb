"""2.01-2.03, 6.05, 6.65 Planning: fresh leaders, and a hidden order card for every Troop."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

import msgspec

from maestre.games.tercios.cards.suited import suited
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.table.state import Card, Phase, Pooled, State, UnitId
from maestre.games.tercios.table.troops import acting, brigade, named
from maestre.miniatures.sides import Side
from maestre.play import (
    Ask,
    Each,
    EachOf,
    Message,
    Offer,
    Order,
    Procedure,
    Refused,
    Tries,
    change,
    reveal,
    rule,
    tell,
    together,
)

GROUP: Final = "group:"
"""Before the id of a unit with Brigade: the key that says with whom it shares its card."""

STAY: Final = "stay"
"""What a member of a column does that does not leave it."""

PLAN: Final = "plan"
"""The order to many: all cards at once, with one order for those named or what suits each."""

Cards = tuple[tuple[str, tuple[str, ...]], ...]
"""What may be laid beside each Troop, and said of it."""

_ORDERS: Final = tuple(order.value for order in OrderKind)
DEPARTURES: Final = (OrderKind.ATTENTION, OrderKind.RUN)
"""The orders with which a column may be left."""


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """The orders of a turn are being laid."""

    turn: int


class LayCards(EachOf[State], frozen=True, tag="plan"):
    """A turn begins: which card each Troop gets, who shares one, and who leaves a column."""

    rule: ClassVar = "2.03"
    secret: ClassVar = True
    turn: int
    cards: Cards

    def choice(self) -> Each:
        return Each(self.cards)

    def check(self, seen: State, value: dict[str, str]) -> None:
        _check_plan(value)

    def propose(self, seen: State, rng: Random) -> Iterator[dict[str, str]]:
        while True:
            yield self._by_chance(rng)

    def _by_chance(self, rng: Random) -> dict[str, str]:
        """Any card for every Troop; who may share does so as often as not, with the first of the brigade."""
        plan = {key: rng.choice(options) for key, options in self.cards if not key.startswith(GROUP)}
        for key, options in self.cards:
            if key.startswith(GROUP):
                unit = key.removeprefix(GROUP)
                plan[key] = rng.choice((options[0], unit))
                plan[unit] = plan[plan[key]]
        return plan

    def describe(self, seen: State, value: dict[str, str]) -> Message:
        """Say how many Troops get which card."""
        laid = list(value.values())
        return Message.of("offer-plan", **{order.name.lower(): laid.count(order.value) for order in OrderKind})

    def pieces(self, seen: State) -> tuple[str, ...]:
        return tuple(key for key, _ in self.cards if key in seen.units)

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        if not piece or piece in (key for key, _ in self.cards):
            yield Offer(self.suiting(seen), Message("offer-default"))
            for kind in OrderKind:
                yield Offer(self.suiting(seen, kind), Message.of("offer-all", order=Message(f"order-{kind}")))

    def suiting(self, seen: State, wanted: OrderKind | None = None, pieces: tuple[str, ...] = ()) -> dict[str, str]:
        """Plan one order for some, or for all, and what suits the rest; nobody shares a card or leaves a column."""
        plan: dict[str, str] = {}
        for key, options in self.cards:
            if key.startswith(GROUP):
                plan[key] = key.removeprefix(GROUP)
            elif STAY in options:
                plan[key] = STAY
            else:
                told = wanted if not pieces or key in pieces else None
                plan[key] = (told or suited(seen, UnitId(key))).value
        return plan


def plan_group_order(state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
    """Turn one plan for many into all cards: the order named for the pieces, or for all; the rest as suits each."""
    question, words = ask.about, order.objects[:1]
    if order.verb != PLAN or not isinstance(question, LayCards) or words not in ((), *((one,) for one in _ORDERS)):
        raise Refused(ask.rule, "no-such-plan")
    return ((question.suiting(state, OrderKind(words[0]) if words else None, pieces),),)


@rule("2.01", "2.03")
def plan(state: State) -> Procedure[None]:
    """Both sides lay their cards at once, face down; nobody sees the other's."""
    tell(state, "turn-begins", "2.01", turn=state.turn)
    rest_leaders(state)
    questions = {side.value: LayCards(state.turn, cards_due(state, side)) for side in Side}
    plans = yield from together(questions, about=Plan(state.turn), shown=False)
    state.cards = {}
    for side in Side:
        lay(state, side, plans[side.value])
    state.phase = Phase.INITIATIVE


@rule("2.02")
def rest_leaders(state: State) -> None:
    """Take the exhausted marker from all leaders."""
    for leader in state.leaders:
        change(state.leaders, leader, exhausted=False)


@rule("1.27", "2.03", "6.05", "6.65")
def cards_due(state: State, side: Side) -> Cards:
    """One card for every Troop, of any kind; leaders receive none.

    A unit with Brigade also says with whom it shares: by the first unit of its group, which is itself when it is first
    or alone. Whoever is behind the first of a column may have a card of its own to leave it with.
    """
    troops = acting(state, side)
    cards: list[tuple[str, tuple[str, ...]]] = [(unit, _ORDERS) for unit in troops]
    for unit in troops:
        others = brigade(state, unit)
        if len(others) > 1:
            cards.append((GROUP + unit, others[: others.index(unit) + 1]))
    cards += [(unit, (STAY, *DEPARTURES)) for unit in _behind(state, side)]
    return tuple(cards)


def _behind(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the members of a side's columns behind their first."""
    columns = (pool for pool in state.pools.values() if pool.kind is Pooled.COLUMN)
    return tuple(unit for pool in columns for unit in pool.members[1:] if state.units[unit].side is side)


@rule("6.05")
def _check_plan(answer: dict[str, str]) -> None:
    """Refuse a group whose first unit belongs to another, and one whose units have different orders."""
    for key, first in answer.items():
        if not key.startswith(GROUP):
            continue
        unit = key.removeprefix(GROUP)
        if answer[GROUP + first] != first:
            raise Refused("6.05", "group-without-head", proof=(unit, first), unit=unit, head=first)
        if answer[unit] != answer[first]:
            raise Refused("6.05", "group-of-two-minds", proof=(unit, first), unit=unit, head=first)


@rule("2.03", "2.13", "6.05")
def lay(state: State, side: Side, answer: dict[str, str]) -> None:
    """Put the cards of a side beside its Troops; only whose card it is knows it, but everybody knows who shares one."""
    heads = [first for key, first in answer.items() if key.startswith(GROUP)]
    for unit in acting(state, side):
        first = answer.get(GROUP + unit, "")
        shared = first if heads.count(first) > 1 else ""
        state.cards[unit] = Card(OrderKind(answer[unit]), (side.value,), shared)
        if shared and shared != unit:
            reveal(state, f"{unit} shares the card of {shared}")
            tell(state, "card-shared", "6.05", unit=named(state, unit), head=named(state, UnitId(shared)))
    _announce(state, side, answer)
    tell(state, "cards-laid", "2.03", side=side.value)


@rule("6.65")
def _announce(state: State, side: Side, answer: dict[str, str]) -> None:
    """Give a card to whoever is to leave a column; everybody sees who, not which of the two it is."""
    for unit in _behind(state, side):
        if answer[unit] != STAY:
            state.cards[unit] = Card(OrderKind(answer[unit]), (side.value,))
            reveal(state, f"{unit} leaves its column")
            tell(state, "column-leaving", "6.65", unit=named(state, unit))
