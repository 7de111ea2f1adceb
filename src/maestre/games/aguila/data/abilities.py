"""13.01-13.31 Abilities of units: what each is called, its figure, and what a profile pays for it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

from maestre.games.aguila.data.words import Ability, Gun
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, Table, each, read, rows

ABILITIES_FILE: Final = "abilities.toml"


class AbilityRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability: the figure of its rule (0: it has none) and its points, perhaps for each hit that is expected."""

    id: Ability
    name: Text
    amount: int
    points: Amount
    each_hit: Literal["", "melee", "shoot"] = ""
    rules: tuple[str, ...]


class _Abilities(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Artillery(Table, frozen=True, kw_only=True):
    abilities: tuple[Ability, ...]
    howitzer: tuple[Ability, ...]


class _AbilitiesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    abilities: _Abilities
    artillery: _Artillery


class Abilities(NamedTuple):
    """What ``abilities.toml`` holds; ``guns`` is what every gun of a kind has."""

    file: _AbilitiesFile
    row: dict[Ability, AbilityRow]
    guns: dict[Gun, tuple[Ability, ...]]


@rule("11.04", "13.01")
def read_abilities(text: str) -> Abilities:
    """Read the abilities, and those that every gun has."""
    file = read(ABILITIES_FILE, text, _AbilitiesFile)
    found = each(ABILITIES_FILE, "abilities.row", file.abilities.row, AbilityRow)
    common, howitzer = file.artillery.abilities, file.artillery.howitzer
    guns = {gun: (*common, *howitzer) if gun is Gun.HOWITZER else common for gun in Gun}
    return Abilities(file, rows(ABILITIES_FILE, "abilities.row", found, Ability), guns)
