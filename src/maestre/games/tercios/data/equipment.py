"""6.04, 6.49, 6.82, 6.104-6.134 Weapons and special rules: what each is called and where the catalogue has it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.tercios.data.measures import INCH
from maestre.games.tercios.data.words import Ability, Arm, Weapon
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

WEAPONS_FILE: Final = "weapons.toml"
ABILITIES_FILE: Final = "abilities.toml"


class WeaponRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A weapon: its range in inches (0: only in combat), what defends against it, whether it may react."""

    id: Weapon
    name: Text
    range_in: Amount
    kind: Literal["volley", "artillery", "melee"]
    firearm: bool
    reaction: bool
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        if (self.kind == "melee") is bool(self.range_in):
            raise ValueError(f"it is {self.kind} with a range of {self.range_in}; only what is shot has a range")

    @property
    def reach(self) -> int:
        """The range in units of the table."""
        return self.range_in * INCH


class _Weapons(Table, frozen=True, kw_only=True):
    flintlock_increase_within_in: Number
    arquebus_step_in: Number
    row: dict[str, dict[str, object]]


class _WeaponsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weapons: _Weapons


class Weapons(NamedTuple):
    """What ``weapons.toml`` holds, with two distances inside a range."""

    file: _WeaponsFile
    row: dict[Weapon, WeaponRow]
    flintlock_increase_within: int
    arquebus_step: int


class AbilityRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special rule of a unit, or of a whole army."""

    id: Ability
    name: Text
    of: Literal["unit", "army"]
    rules: tuple[str, ...]


class _Abilities(Table, frozen=True, kw_only=True):
    cavalry: tuple[Ability, ...]
    artillery: tuple[Ability, ...]
    fortress_speed: Number
    horde_troops: Number
    ambush_in: Number
    row: dict[str, dict[str, object]]


class _AbilitiesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    abilities: _Abilities


class Abilities(NamedTuple):
    """What ``abilities.toml`` holds; ``default`` is what every unit of an arm has."""

    file: _AbilitiesFile
    row: dict[Ability, AbilityRow]
    default: dict[Arm, tuple[Ability, ...]]
    fortress_speed: int
    horde_troops: int
    ambush: int
    """How near an enemy comes before an ambush shows itself, in units of the table."""


@rule("4.10", "6.116", "6.120", "6.121", "6.123", "6.129")
def read_weapons(text: str) -> Weapons:
    """Read the weapons and their ranges."""
    file = read(WEAPONS_FILE, text, _WeaponsFile)
    row = rows(WEAPONS_FILE, "weapons.row", each(WEAPONS_FILE, "weapons.row", file.weapons.row, WeaponRow), Weapon)
    return Weapons(file, row, file.weapons.flintlock_increase_within_in * INCH, file.weapons.arquebus_step_in * INCH)


@rule("6.49", "6.82")
def read_abilities(text: str) -> Abilities:
    """Read the special rules, and which of them cavalry and artillery have by default."""
    file = read(ABILITIES_FILE, text, _AbilitiesFile)
    found = each(ABILITIES_FILE, "abilities.row", file.abilities.row, AbilityRow)
    row = rows(ABILITIES_FILE, "abilities.row", found, Ability)
    default = {Arm.INFANTRY: (), Arm.CAVALRY: file.abilities.cavalry, Arm.ARTILLERY: file.abilities.artillery}
    for arm, abilities in default.items():
        for ability in abilities:
            if row[ability].of != "unit":
                raise DataError(ABILITIES_FILE, f"abilities.{arm}", f"{ability} is a rule of armies; take it out")
    figures = file.abilities
    return Abilities(file, row, default, figures.fortress_speed, figures.horde_troops, figures.ambush_in * INCH)
