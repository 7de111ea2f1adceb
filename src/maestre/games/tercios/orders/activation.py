"""2.13-2.29 A Troop is activated: its card is shown, it may have to pass a check, it executes its order."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.tercios.data import Figures, OrderKind, Value
from maestre.games.tercios.table.asking import ByOrder
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.marks import deed_begun, deed_done
from maestre.games.tercios.table.moments import (
    ACTION_OPEN,
    CARD_TURNS,
    CHECK_WAIVED,
    EXECUTED,
    ORDER_AVAILS,
    ORDER_DONE,
    ORDER_SHOWN,
    ORDER_STANDS,
    WEAR_KEPT,
    WEAR_SHED,
)
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Check, CheckKind, Situation, Trigger
from maestre.games.tercios.table.troops import named, sharing
from maestre.games.tercios.table.values import fresh
from maestre.miniatures.sides import Side
from maestre.play import SPECTATOR, Message, Procedure, ask, change, learn, reveal, rule, tell, throw
from maestre.play.chance.readings import Successes
from maestre.play.pure import pure

DONE: Final = "done"
_EVERYBODY: Final = (*(side.value for side in Side), SPECTATOR)


@rule("2.13", "2.26")
def activate(state: State, unit: UnitId) -> Procedure[None]:
    """Show the card of a Troop and execute it, if the order check is passed or not needed; the card is spent anyway."""
    yield from CARD_TURNS(state, unit)
    deed_begun(state, unit)
    order = yield from ORDER_SHOWN(turned_up(state, unit), state, unit)
    successes = 0
    if not CHECK_WAIVED(state, unit):
        successes = yield from order_check(state, unit, "order", counts=order is OrderKind.RESIST)
        if not successes:
            tell(state, "order-lost", "2.26", unit=named(state, unit), order=Message(f"order-{order}"))
            deed_done(state, unit)
            return
    yield from execute(state, unit, order, successes)
    deed_done(state, unit)


def execute(state: State, unit: UnitId, order: OrderKind, successes: int = 0) -> Procedure[None]:
    """Carry an order out; ``successes`` are those of its check, 0 when none was needed."""
    deed_begun(state, unit)
    change(state.units, unit, acted=order)
    if not ORDER_AVAILS(state, unit, order):
        tell(state, "order-void", "2.13", unit=named(state, unit), order=Message(f"order-{order}"))
        return
    yield from ORDER_STANDS(state, unit)
    if not (yield from EXECUTED(False, state, unit, order, successes)):
        yield from EXECUTE[order](state, unit, successes)
    if unit in state.units:
        yield from ORDER_DONE(state, unit)


# ----------------------------------------------------------------------------------------------------- card and check


@rule("2.12", "2.13", "2.14")
def turned_up(state: State, unit: UnitId) -> OrderKind:
    """Show everybody the card of a Troop and take it away; those who hold the same one keep theirs, known to all."""
    order = state.cards[unit].order
    assert order is not None, "a view cannot be played"
    for other in sharing(state, unit):
        for audience in _EVERYBODY:
            if audience not in state.cards[other].knows:
                learn(state, audience, f"card:{other}", f"{state.turn}:{order}")
        change(state.cards, other, knows=_EVERYBODY)
    del state.cards[unit]
    reveal(state, f"the card of {unit} is {order}")
    tell(state, "order-shown", "2.13", unit=named(state, unit), order=Message(f"order-{order}"))
    return order


@rule("2.25")
def fresh_obeys(state: State, unit: UnitId) -> bool | None:
    """A Fresh unit obeys without a check."""
    return True if fresh(state.units[unit].wear) else None


@rule("2.27", "2.29")
def order_check(
    state: State,
    unit: UnitId,
    kind: CheckKind,
    trigger: Trigger | None = None,
    order: OrderKind | None = None,
    needed: int = 1,
    *,
    counts: bool = False,
) -> Procedure[int]:
    """Throw as many dice as the unit's Discipline; one success is enough, as a rule.

    A reaction says what it answers, and with which order; ``counts`` says that more successes do more.
    """
    at = Situation(unit=unit, use=kind if kind in {"reaction", "evade"} else "order")
    if trigger is not None:
        at = replace(at, enemy=trigger.mover, flank=trigger.flank, cause=trigger.cause, order=order)
    dice = tallied(state, Value.DISCIPLINE, at)
    about = Check(unit, kind, dice, state.figures.targets.order_check, needed)
    reading = Successes(dice.whole, state.figures.targets.order_check, None if counts else needed)
    successes = yield from throw(reading, "2.27", about=about)
    tell(state, "check-thrown", "2.27", dice, unit=named(state, unit), successes=successes)
    return successes


# --------------------------------------------------------------------------------------------------------- the orders


class Action(NamedTuple):
    """One of the actions of Attention: when it is offered, and what it does.

    It gives whether the activation goes on: a unit that is thrown back on its way does nothing more.
    """

    offered: Callable[[State, UnitId], bool]
    take: Callable[[State, UnitId], Procedure[bool]]


@rule("2.15", "2.16")
def untaken(figures: Figures, order: OrderKind, taken: tuple[str, ...]) -> tuple[str, ...]:
    """The actions that an order still allows: so many in all, none of them twice."""
    row = figures.orders[order]
    return tuple(one for one in row.actions if one not in taken) if len(taken) < row.max_actions else ()


class NextAction(ByOrder[str], frozen=True, tag="acting"):
    """A Troop has Attention: the next of its actions, or enough; ``done`` are those that it has taken."""

    rule: ClassVar = "2.15"
    done: tuple[str, ...]
    open: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return *self.open, DONE


@rule("2.15")
def attention(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Up to two different actions, one after another as the player likes."""
    taken: tuple[str, ...] = ()
    while open_now := _open(state, unit, taken):
        what = yield from ask(state.units[unit].side, NextAction(unit, OrderKind.ATTENTION, taken, open_now))
        if what == DONE or not (yield from ACTIONS[what].take(state, unit)):
            return
        taken += (what,)


@pure(OPEN)
def _open(state: State, unit: UnitId, taken: tuple[str, ...]) -> tuple[str, ...]:
    left = untaken(state.figures, OrderKind.ATTENTION, taken)
    usual = state.figures.orders[OrderKind.ATTENTION].actions
    more = tuple(what for what in ACTIONS if what not in usual) if left else ()
    return tuple(
        what
        for what in (*left, *more)
        if what in ACTIONS and ACTION_OPEN(state, unit, what, taken) and ACTIONS[what].offered(state, unit)
    )


def disordered(state: State, unit: UnitId) -> bool:
    """Whether there is anything to reorganise."""
    return state.units[unit].disordered


@rule("2.15")
def reorganise(state: State, unit: UnitId) -> Procedure[bool]:
    """Take the disorder off; it needs no roll."""
    change(state.units, unit, disordered=False)
    tell(state, "reorganised", "2.15", unit=named(state, unit))
    yield from ()
    return True


@rule("2.23", "2.24")
def resist(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Discard wear, but not the last marker."""
    wear = state.units[unit].wear
    left = max(wear - WEAR_SHED(state, unit, successes), min(wear, WEAR_KEPT(state, unit)))
    change(state.units, unit, wear=left)
    if left < wear:
        tell(state, "wear-shed", "2.23", unit=named(state, unit), count=wear - left, left=left)
    else:
        tell(state, "wear-stays", "2.24", unit=named(state, unit), left=left)
    yield from ()


ACTIONS: Final[dict[str, Action]] = {}
"""What Attention offers; `wiring` fills it."""

EXECUTE: Final[dict[OrderKind, Callable[[State, UnitId, int], Procedure[None]]]] = {}
"""How an order is carried out, given the successes of its check; `wiring` fills it."""
