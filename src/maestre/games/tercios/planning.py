"""2.01-2.03, 6.05, 6.65 Planning: fresh leaders, and a hidden order card for every Troop."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.matters import Plan
from maestre.games.tercios.state import Card, Phase, Pooled, Side, State, UnitId
from maestre.games.tercios.troops import acting, brigade, named
from maestre.play import Ask, Choice, Each, Procedure, Refused, change, reveal, rule, tell, together

__all__ = ["DEPARTURES", "GROUP", "STAY", "cards_due", "check_plan", "plan"]

GROUP: Final = "group:"
"""Before the id of a unit with Brigade: the key that says with whom it shares its card."""

STAY: Final = "stay"
"""What a member of a column does that does not leave it."""

_ORDERS: Final = tuple(order.value for order in OrderKind)
DEPARTURES: Final = (OrderKind.ATTENTION, OrderKind.RUN)
"""The orders with which a column may be left."""


@rule("2.01", "2.03")
def plan(state: State) -> Procedure[None]:
    """Both sides lay their cards at once, face down; nobody sees the other's."""
    tell(state, "turn-begins", "2.01", turn=state.turn)
    rest_leaders(state)
    choices: dict[str, Choice] = {side.value: cards_due(state, side) for side in Side}
    plans = yield from together(choices, "2.03", about=Plan(state.turn), shown=False)
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
def cards_due(state: State, side: Side) -> Each:
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
    return Each(tuple(cards))


def _behind(state: State, side: Side) -> tuple[UnitId, ...]:
    """List the members of a side's columns behind their first."""
    columns = (pool for pool in state.pools.values() if pool.kind is Pooled.COLUMN)
    return tuple(unit for pool in columns for unit in pool.members[1:] if state.units[unit].side is side)


@rule("6.05")
def check_plan(state: State, ask: Ask, answer: dict[str, str]) -> None:
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
            reveal(state)
            tell(state, "card-shared", "6.05", unit=named(state, unit), head=named(state, UnitId(shared)))
    _announce(state, side, answer)
    tell(state, "cards-laid", "2.03", side=side.value)


@rule("6.65")
def _announce(state: State, side: Side, answer: dict[str, str]) -> None:
    """Give a card to whoever is to leave a column; everybody sees who, not which of the two it is."""
    for unit in _behind(state, side):
        if answer[unit] != STAY:
            state.cards[unit] = Card(OrderKind(answer[unit]), (side.value,))
            reveal(state)
            tell(state, "column-leaving", "6.65", unit=named(state, unit))
