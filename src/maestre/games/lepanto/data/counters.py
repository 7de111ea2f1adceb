"""3.3 The counters: the two sides, the three types of ship, what each type can do and what it is worth."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, NamedTuple

import msgspec

from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

SHIPS_FILE: Final = "ships.toml"


class Side(StrEnum):
    """One of the two fleets."""

    CHRISTIAN = "christian"
    ISLAMIC = "islamic"

    @property
    def enemy(self) -> Side:
        """The other fleet."""
        return Side.ISLAMIC if self is Side.CHRISTIAN else Side.CHRISTIAN


class Kind(StrEnum):
    """A type of ship."""

    GALLEASS = "galleass"
    GALLEY = "galley"
    GALLIOT = "galliot"


class _Counter(Table, frozen=True, kw_only=True):
    id: Kind
    letter: str
    name: Text
    sides: tuple[Side, ...]
    guns: Number
    arms: Number
    boarding: Amount
    rams: tuple[Side, ...]
    shore: bool
    towed: bool
    tows: bool
    ships_per_counter: Number
    sources: dict[str, str]

    def __post_init__(self) -> None:
        super().__post_init__()
        for side in self.rams:
            if side not in self.sides:
                raise ValueError(f"it rams for {side}, which has no such ship; mend rams or sides")


class ShipType(_Counter, frozen=True, kw_only=True):
    """A type of ship: ``guns`` G, ``arms`` F and ``boarding`` B (0: neither boards nor is boarded).

    ``rams`` names the sides whose ships of this type ram; ``shore`` says whether it enters shore hexes, ``towed``
    whether it moves only in tow, ``tows`` whether it can give a tow. ``sources`` says where single figures come from.
    """

    points: Number


Types = dict[Kind, ShipType]
"""All types of ship."""


class Victory(Table, frozen=True, kw_only=True):
    """What a ship still afloat is worth at the end, and who is taken off before the count."""

    points: dict[Kind, Number]
    removed_before_count: tuple[Literal["repulsed", "immobilised"], ...]
    tie: Literal["draw"]


class _ShipsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship_type: dict[str, dict[str, object]]
    victory: Victory


class Counters(NamedTuple):
    """What ``ships.toml`` holds."""

    types: Types
    victory: Victory


@rule("1.0.a", "3.3.a", "3.3.b", "3.3.c")
def count_types(text: str) -> Counters:
    """Read the types of ship: all three, each with a letter and a worth of its own."""
    file = read(SHIPS_FILE, text, _ShipsFile)
    counters = {counter.id: counter for counter in each(SHIPS_FILE, "ship_type", file.ship_type, _Counter).values()}
    for kind in Kind:
        if kind not in counters:
            raise DataError(SHIPS_FILE, f"ship_type.{kind}", "it is missing; describe every type of ship")
        if kind not in file.victory.points:
            raise DataError(SHIPS_FILE, "victory", f"a {kind} has no points; give every type its own")
    letters = [counter.letter for counter in counters.values()]
    if len(set(letters)) < len(letters):
        raise DataError(
            SHIPS_FILE, "ship_type", f"the letters {letters} repeat; ids would clash, give each type its own"
        )
    types = {
        kind: ShipType(points=file.victory.points[kind], **msgspec.structs.asdict(counters[kind])) for kind in Kind
    }
    return Counters(types, file.victory)
