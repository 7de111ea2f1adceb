"""What happens at each moment, in order: the one place where special rules meet the chapters that call them."""

from __future__ import annotations

from maestre.games.tercios.abilities.infantry import elite_needs_no_leader, elite_sheds_all, numerous_shed
from maestre.games.tercios.activation import (
    ACTIONS,
    EXECUTE,
    Action,
    attention,
    disordered,
    fresh_obeys,
    reorganise,
    resist,
)
from maestre.games.tercios.data import OrderKind, Value
from maestre.games.tercios.moments import CHECK_WAIVED, IN_COMMAND, MAY_ACT, WEAR_KEPT, WEAR_SHED
from maestre.games.tercios.reach import led
from maestre.games.tercios.reactions import REACTIONS, brace
from maestre.games.tercios.situation import SOURCES, braced, by_markers, by_order, firearm_reacting, leaderless
from maestre.games.tercios.troops import holds_card

__all__ = ["set_out"]


def set_out() -> None:
    """Fill every table and moment; whoever adds a rule puts it in its place here."""
    _orders()
    _values()
    _turn()


def _orders() -> None:
    """What orders, actions and reactions do."""
    EXECUTE[OrderKind.ATTENTION] = attention
    EXECUTE[OrderKind.RESIST] = resist
    ACTIONS["reorganise"] = Action(disordered, reorganise)
    REACTIONS[OrderKind.RESIST] = brace


def _values() -> None:
    """Who says something about a value, in the order of the ledger."""
    SOURCES[Value.SPEED] = (by_order(Value.SPEED),)
    SOURCES[Value.COMBAT] = (by_order(Value.COMBAT), by_markers(Value.COMBAT))
    SOURCES[Value.FIRE] = (by_order(Value.FIRE), firearm_reacting, by_markers(Value.FIRE))
    SOURCES[Value.COURAGE] = (by_markers(Value.COURAGE), braced)
    SOURCES[Value.DISCIPLINE] = (leaderless,)
    SOURCES[Value.ENDURANCE] = ()


def _turn() -> None:
    """2 Cards, goes and checks."""
    MAY_ACT.checks = (holds_card,)
    CHECK_WAIVED.sayings = (fresh_obeys,)
    IN_COMMAND.sayings = (elite_needs_no_leader, led)
    WEAR_SHED.sayings = (numerous_shed,)
    WEAR_KEPT.sayings = (elite_sheds_all,)
