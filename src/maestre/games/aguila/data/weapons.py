"""7.12, 11.07-11.30, 13.20 Small arms, guns, and the walls, houses and works that stand against them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.combat import Combat
from maestre.games.aguila.data.measures import INCH, Face, Share
from maestre.games.aguila.data.words import Cover, Gun, Structure, Weapon
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

WEAPONS_FILE: Final = "weapons.toml"
_AtMost0 = Annotated[int, msgspec.Meta(le=0)]
_Dice = tuple[Number, ...]

Drill = Literal[
    "limber_move", "move_unlimber", "unlimber_fire", "limber_move_unlimber", "move_unlimber_fire", "double_time"
]
"""What a gun does with its horses in one turn, in this order; at the double it begins limbered and does no more."""


class WeaponRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A small arm: its range, and whether rain spoils its powder."""

    id: Weapon
    name: Text
    range_in: Number
    black_powder: bool

    @property
    def reach(self) -> int:
        """The range in units of the table."""
        return self.range_in * INCH


class Ball(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shot of ball or shell: dice to hit, what they need, and the dice of impacts of each hit with their piercing."""

    attacks: Number
    hits: Face
    impacts: _Dice
    piercing: Number


class Canister(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A volley of canister."""

    range_in: Number
    attacks: Number
    hits: Face
    piercing: Number

    @property
    def reach(self) -> int:
        """The range in units of the table."""
        return self.range_in * INCH


class GunRow(Table, frozen=True, kw_only=True):
    """A kind of gun: range, wounds it withstands, and its fire; howitzers also fire indirectly, from a distance on."""

    id: Gun
    name: Text
    range_in: Number
    resistance: Number
    ball: Ball
    canister: Canister
    indirect: Ball | None = None
    indirect_least_in: Amount = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.indirect is None) is bool(self.indirect_least_in):
            raise ValueError("indirect fire and its least distance go together; give both or neither")
        if self.canister.range_in >= self.range_in:
            raise ValueError("canister reaches as far as ball; mend a range")

    @property
    def reach(self) -> int:
        """The range in units of the table."""
        return self.range_in * INCH

    @property
    def indirect_least(self) -> int:
        """From how far on it fires indirectly, in units of the table."""
        return self.indirect_least_in * INCH


class Limbering(Table, frozen=True, kw_only=True):
    """What foot and horse guns may do with their horses in one turn; horse guns may do all that foot guns may."""

    foot: tuple[Drill, ...]
    horse: tuple[Drill, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not set(self.foot) < set(self.horse):
            raise ValueError("foot guns do something that horse guns do not, or as much; mend horse")


class OfficerTarget(Table, frozen=True, kw_only=True):
    """What cannon need against an officer, the sides of their impact dice by those that they otherwise have.

    Of indirect fire ``shell`` is the share of all its impacts.
    """

    hits: Face
    impacts: dict[int, Number]
    shell: Share


class Protection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is left of the impacts of ball, and what is added to the die to wound."""

    impacts: Share
    wound: _AtMost0


class Collapse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The impacts on whoever is inside, and what wounds."""

    dice: _Dice
    wounds: Face


class StructureRow(Table, frozen=True, kw_only=True):
    """Something to stand in or behind; without structure points it cannot be shot down, without price not be bought."""

    id: Structure
    name: Text
    cover: Cover
    melee: _AtMost0
    ball: Protection
    points: Amount = 0
    hits: Face | None = None
    collapse: Collapse | None = None
    price: Amount = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.points) is (self.hits is None):
            raise ValueError("structure points and what hits them go together; give both or neither")
        if self.collapse and not self.points:
            raise ValueError("it collapses and cannot be shot down; give it structure points")


class _Rows(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _LongRange(Table, frozen=True, kw_only=True):
    share: Share


class _WeaponsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small_arms: _Rows
    long_range: _LongRange
    gun: dict[str, dict[str, object]]
    limbering: Limbering
    officer_target: OfficerTarget
    structure: dict[str, dict[str, object]]


class Weapons(NamedTuple):
    """What ``weapons.toml`` holds; ``long_range`` is the share of a range beyond which a target is far."""

    file: _WeaponsFile
    small_arms: dict[Weapon, WeaponRow]
    long_range: Share
    guns: dict[Gun, GunRow]
    limbering: Limbering
    officer_target: OfficerTarget
    structures: dict[Structure, StructureRow]


@rule("7.12", "11.07", "11.10", "11.29", "13.20")
def read_weapons(text: str, combat: Combat) -> Weapons:
    """Read small arms, guns and structures; every impact die of a cannon has its die against an officer."""
    file = read(WEAPONS_FILE, text, _WeaponsFile)
    found = each(WEAPONS_FILE, "small_arms.row", file.small_arms.row, WeaponRow)
    small_arms = rows(WEAPONS_FILE, "small_arms.row", found, Weapon)
    guns = rows(WEAPONS_FILE, "gun", each(WEAPONS_FILE, "gun", file.gun, GunRow), Gun)
    for gun in guns.values():
        missing = [sides for sides in gun.ball.impacts if sides not in file.officer_target.impacts]
        if missing:
            raise DataError(WEAPONS_FILE, "officer_target", f"impact dice of {missing} sides are missing; add them")
    structures = each(WEAPONS_FILE, "structure", file.structure, StructureRow)
    for built in structures.values():
        if not combat.cover[built.cover].shooting:
            raise DataError(WEAPONS_FILE, f"structure.{built.id}", "it gives no cover; every structure does")
    return Weapons(
        file,
        small_arms,
        file.long_range.share,
        guns,
        file.limbering,
        file.officer_target,
        rows(WEAPONS_FILE, "structure", structures, Structure),
    )
