"""1.07, 1.20 The profiles of Troops and what may be bought for them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Annotated, Final

import msgspec

from maestre.games.tercios.data.equipment import Abilities, Weapons
from maestre.games.tercios.data.words import Ability, Arm, Body, Footing, Weapon
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

TROOPS_FILE: Final = "troops.toml"
OPTIONS_FILE: Final = "options.toml"

Fire = tuple[Amount, Amount]
_Face = Annotated[int, msgspec.Meta(ge=2, le=6)]

_ARMS: Final = {
    Body.FORMATION: Arm.INFANTRY,
    Body.COMPANY: Arm.INFANTRY,
    Body.CAVALRY: Arm.CAVALRY,
    Body.ARTILLERY: Arm.ARTILLERY,
}


class Defences(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a die must show or beat to hurt a unit, by who or what strikes it; nothing ever changes it (1.21)."""

    infantry: _Face
    cavalry: _Face
    volley: _Face
    artillery: _Face


class Profile(Table, frozen=True, kw_only=True):
    """A kind of Troop: six values, four defences, weapons and special rules beyond those of its arm.

    ``fire`` is that within the arquebus range and that beyond it; ``limbered`` is a gun's Speed behind its horses.
    """

    id: str
    name: Text
    arm: Arm
    body: Body
    base: Footing
    speed: Amount
    limbered: Amount | None = None
    combat: Number
    fire: Fire
    discipline: Number
    courage: Number
    endurance: Number
    defences: Defences
    points: Number
    abilities: tuple[Ability, ...]
    weapons: tuple[Weapon, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if _ARMS[self.body] is not self.arm:
            raise ValueError(f"a {self.body} is {_ARMS[self.body]}, not {self.arm}; mend arm or body")
        if (self.limbered is None) is (self.arm is Arm.ARTILLERY):
            raise ValueError("artillery, and nobody else, has a Speed behind horses; mend limbered")


class Changed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """New values that an option gives; None leaves a value as it is."""

    speed: Amount | None = None
    combat: Number | None = None
    fire: Fire | None = None
    discipline: Number | None = None
    courage: Number | None = None
    endurance: Number | None = None


class Option(Table, frozen=True, kw_only=True):
    """Something that may be bought for a profile: what it costs, changes, adds, takes away and excludes."""

    id: str
    name: Text
    cost: int
    set: Changed = Changed()
    add_abilities: tuple[Ability, ...] = ()
    lose_abilities: tuple[Ability, ...] = ()
    add_weapons: tuple[Weapon, ...] = ()
    lose_weapons: tuple[Weapon, ...] = ()
    not_with: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    base: Footing | None = None


class Citation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where public figures were found."""

    address: str
    files: tuple[str, ...]
    note: str


class _TroopsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    citation: dict[str, Citation]
    profile: dict[str, dict[str, object]]


class _OptionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: dict[str, dict[str, dict[str, object]]]


@rule("1.07", "1.20", "1.22", "6.01", "6.02", "6.03")
def read_troops(text: str, weapons: Weapons, abilities: Abilities) -> tuple[dict[str, Profile], dict[str, Citation]]:
    """Read every profile; whoever can shoot has something to shoot with, and the other way round."""
    file = read(TROOPS_FILE, text, _TroopsFile)
    profiles = each(TROOPS_FILE, "profile", file.profile, Profile)
    for profile in profiles.values():
        for ability in profile.abilities:
            if ability in abilities.default[profile.arm] or abilities.row[ability].of == "army":
                raise DataError(
                    TROOPS_FILE,
                    f"profile.{profile.id}",
                    f"{ability} is not for a profile: its whole arm or army has it; take it out",
                )
        shoots = any(weapons.row[weapon].range_in for weapon in profile.weapons)
        if shoots is not any(profile.fire):
            raise DataError(
                TROOPS_FILE,
                f"profile.{profile.id}",
                f"fire is {profile.fire} with {profile.weapons}; give Fire to those who shoot and 0 to the others",
            )
    return profiles, file.citation


def read_options(text: str, profiles: Mapping[str, Profile]) -> dict[str, dict[str, Option]]:
    """Read what may be bought: each for a profile that exists, exclusions told from both sides, no two that quarrel."""
    file = read(OPTIONS_FILE, text, _OptionsFile)
    found: dict[str, dict[str, Option]] = {name: {} for name in profiles}
    for name, entries in file.option.items():
        if name not in profiles:
            raise DataError(OPTIONS_FILE, f"option.{name}", "there is no such profile; mend its name")
        found[name] = each(OPTIONS_FILE, f"option.{name}", entries, Option)
        _check_exclusions(name, found[name])
        _check_changes(profiles[name], found[name])
    return found


def _check_exclusions(profile: str, options: Mapping[str, Option]) -> None:
    for option in options.values():
        for other in option.not_with:
            if other not in options or option.id not in options[other].not_with:
                raise DataError(
                    OPTIONS_FILE,
                    f"option.{profile}.{option.id}",
                    f"it excludes {other}, which is not an option or does not exclude it; say so on both sides",
                )


def _check_changes(profile: Profile, options: Mapping[str, Option]) -> None:
    for option in options.values():
        where = f"option.{profile.id}.{option.id}"
        missing: list[str] = [weapon for weapon in option.lose_weapons if weapon not in profile.weapons]
        missing += [ability for ability in option.lose_abilities if ability not in profile.abilities]
        if missing:
            raise DataError(OPTIONS_FILE, where, f"it takes away {', '.join(missing)}, which the profile lacks")
    for one, other in combinations(options.values(), 2):
        if other.id in one.not_with:
            continue
        for field in Changed.__struct_fields__:
            values = getattr(one.set, field), getattr(other.set, field)
            if None not in values and values[0] != values[1]:
                raise DataError(
                    OPTIONS_FILE,
                    f"option.{profile.id}",
                    f"{one.id} and {other.id} set {field} to {values[0]} and {values[1]}; make them exclude each other",
                )
