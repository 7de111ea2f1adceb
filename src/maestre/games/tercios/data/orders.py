"""1.10-1.17, 1.25-1.27, 2.15-2.24 Steps, markers, target numbers and the five order cards."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.tercios.data.words import OrderKind, Value
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import DataError, Number, Table, each, read, rows

VALUES_FILE: Final = "values.toml"
ORDERS_FILE: Final = "orders.toml"

Action = Literal["move", "reorganise", "reorient", "shoot", "charge", "remove_wear"]
Reaction = Literal["reorient", "shoot", "countercharge", "intercept", "flee", "brace"]
_Face = Annotated[int, msgspec.Meta(ge=2, le=6)]
_Row = tuple[Number, ...]


class _Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    original: _Row
    one_increase: _Row
    more_increases: _Row
    one_reduction: _Row
    more_reductions: _Row

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if len(getattr(self, name)) != len(self.original):
                raise ValueError(f"{name} has {len(getattr(self, name))} values; give one for each of original")


class StepRule(Table, frozen=True, kw_only=True):
    """How net steps change a value: one by a ``half`` part rounded down, ``most`` double it or leave ``floor``."""

    half: Number
    most: Number
    floor: Number
    printed: _Printed

    @rule("1.12", "1.13", "1.14", "1.15")
    def applied(self, original: int, net: int) -> int:
        """Give what an original value comes to; 0 stays 0 (ruling 1.15)."""
        if not original:
            return 0
        if net <= -self.most:
            return self.floor
        if net >= self.most:
            return original + original
        return original + net * (original // self.half)


class Steps(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Steps to the values that orders and ground change."""

    speed: int
    combat: int
    fire: int
    courage: int


class Markers(Table, frozen=True, kw_only=True):
    """The steps that markers cause."""

    at_limit: dict[Value, int]
    disordered: dict[Value, int]


class Targets(Table, frozen=True, kw_only=True):
    """What a die must show or beat, by what is rolled for."""

    order_check: _Face
    rout_check: _Face
    command_action: _Face
    resist_volley: _Face
    resist_artillery: _Face
    resist_combat: _Face
    greatswords: _Face


class Arithmetic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``values.toml`` holds."""

    steps: StepRule
    markers: Markers
    targets: Targets


class CardOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order card: its steps and actions when the unit acts, its answers and steps when it reacts."""

    id: OrderKind
    name: Text
    steps: Steps
    actions: tuple[Action, ...]
    max_actions: Number
    reactions: tuple[Reaction, ...]
    reaction_steps: Steps
    rule: str

    def __post_init__(self) -> None:
        if self.max_actions > len(self.actions):
            raise ValueError(f"max_actions is {self.max_actions}, but there are {len(self.actions)} actions")


class _Orders(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _OrdersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: _Orders


class Orders(NamedTuple):
    """What ``orders.toml`` holds."""

    file: _OrdersFile
    row: dict[OrderKind, CardOrder]


@rule("1.16", "1.17")
def read_arithmetic(text: str) -> Arithmetic:
    """Read how steps work and prove the formula by the printed table."""
    found = read(VALUES_FILE, text, Arithmetic)
    steps, printed = found.steps, found.steps.printed
    for place, original in enumerate(printed.original):
        for net, row in (
            (1, printed.one_increase),
            (steps.most, printed.more_increases),
            (-1, printed.one_reduction),
            (-steps.most, printed.more_reductions),
        ):
            if steps.applied(original, net) != row[place]:
                raise DataError(
                    VALUES_FILE,
                    "steps",
                    f"{original} with {net:+} is printed as {row[place]}, but comes to {steps.applied(original, net)}; "
                    "mend half, most or floor",
                )
    return found


@rule("1.27")
def read_orders(text: str) -> Orders:
    """Read the five cards; any number of each may be laid (ruling 1.27)."""
    file = read(ORDERS_FILE, text, _OrdersFile)
    found = each(ORDERS_FILE, "orders.row", file.orders.row, CardOrder)
    return Orders(file, rows(ORDERS_FILE, "orders.row", found, OrderKind))
