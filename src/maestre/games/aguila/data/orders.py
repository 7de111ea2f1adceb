"""3.02-3.10, 5.05-5.08, 8.09 Orders, reactions to a charge and the modifiers of Discipline tests."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.measures import Share
from maestre.games.aguila.data.words import Arm, OrderKind, Reaction
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Table, each, read, rows

ORDERS_FILE: Final = "orders.toml"
_Penalty = Annotated[int, msgspec.Meta(le=-1)]
_Bonus = Annotated[int, msgspec.Meta(ge=1)]


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order: how far, with how many turns and pivots, what it leaves possible, and who may receive it."""

    id: OrderKind
    name: Text
    distance: Share
    turns: Amount
    pivots: Amount
    shoot: bool
    moved: bool
    charge_turns: Amount
    artillery: Literal["yes", "limbered", "no"]
    stunned: bool
    rule: str

    @property
    def charge(self) -> bool:
        """Whether the unit may charge in the same turn."""
        return self.charge_turns > 0


class ReactionRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reaction to a charge and the arms that may choose it."""

    id: Reaction
    name: Text
    arms: tuple[Arm, ...]
    rules: tuple[str, ...]


class Discipline(Table, frozen=True, kw_only=True):
    """What is added to the die of a Discipline test."""

    enemy_near: _Penalty
    enemy_very_near: _Penalty
    square: _Penalty
    square_infantry_near: _Penalty
    evade_flank: _Penalty
    stunned_shooting: _Penalty
    officer: _Bonus
    army_general: _Bonus
    break_unit_lost: _Penalty


class _Rows(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: _Rows
    reactions: _Rows
    discipline: Discipline


class Orders(NamedTuple):
    """What ``orders.toml`` holds."""

    file: _OrdersFile
    row: dict[OrderKind, Order]
    reactions: dict[Reaction, ReactionRow]
    discipline: Discipline


@rule("3.01", "8.09")
def read_orders(text: str) -> Orders:
    """Read orders and reactions; an order that moves counts as movement, and only Halt does not."""
    file = read(ORDERS_FILE, text, _OrdersFile)
    row = rows(ORDERS_FILE, "orders.row", each(ORDERS_FILE, "orders.row", file.orders.row, Order), OrderKind)
    for order in row.values():
        if order.moved is not bool(order.distance.over):
            raise DataError(ORDERS_FILE, f"orders.row.{order.id}", "moved and distance disagree; mend one of them")
        if order.charge and not order.shoot:
            raise DataError(ORDERS_FILE, f"orders.row.{order.id}", "it may charge and not shoot; no order is so")
    found = each(ORDERS_FILE, "reactions.row", file.reactions.row, ReactionRow)
    reactions = rows(ORDERS_FILE, "reactions.row", found, Reaction)
    return Orders(file, row, reactions, file.discipline)
