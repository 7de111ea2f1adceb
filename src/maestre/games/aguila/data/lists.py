"""14.01-14.13 The army lists: tiers, limits, officers, allies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, NamedTuple

import msgspec

from maestre.games.aguila.data.measures import Base
from maestre.games.aguila.data.troops import Kind
from maestre.games.aguila.data.words import Arm, Nation, Rank, Tier
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

LISTS_FILE: Final = "lists.toml"

_Limits = tuple[Amount, Number]
_Factor = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Choice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a list: kinds of unit, any of which may be taken, and how many in all."""

    types: tuple[str, ...]
    units: _Limits


class ListRow(Table, frozen=True, kw_only=True):
    """A list of a nation, the first of which is called as it is; ``years`` are its period, first and last."""

    id: str
    nation: Nation
    name: Text
    years: tuple[Number, Number]
    allies: tuple[Nation, ...]
    strategic_factor: _Factor
    basic: tuple[Choice, ...]
    support: tuple[Choice, ...]
    elite: tuple[Choice, ...]
    officers: dict[Rank, _Limits]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.years[0] > self.years[1]:
            raise ValueError("the years are written backwards; put the first one first")
        choices = (*self.basic, *self.support, *self.elite)
        if any(least > most for least, most in (*(choice.units for choice in choices), *self.officers.values())):
            raise ValueError("a limit is written backwards; put the smaller number first")
        if len(self.officers) < len(Rank):
            raise ValueError(f"a rank has no limits; give them for {', '.join(Rank)}")

    def choices(self, tier: Tier) -> tuple[Choice, ...]:
        """Give the lines of a tier."""
        found: tuple[Choice, ...] = getattr(self, tier.value)
        return found


class Ratios(Table, frozen=True, kw_only=True):
    """How many units of a tier those of another allow; from how many companies on a unit needs its match (14.06)."""

    basic_for_support: Number
    elite_for_support: Number
    matched: dict[Arm, Number]


class _ListsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    list: dict[str, dict[str, object]]
    ratios: Ratios


class Lists(NamedTuple):
    """What ``lists.toml`` holds."""

    file: _ListsFile
    row: dict[str, ListRow]
    ratios: Ratios


@rule("14.01", "14.02", "14.12")
def read_lists(text: str, kinds: Mapping[Nation, Mapping[str, Kind]], bases: Mapping[Arm, Mapping[int, Base]]) -> Lists:
    """Read the lists: one at least of each nation, units that exist, every kind somewhere, allies of each other."""
    file = read(LISTS_FILE, text, _ListsFile)
    row = each(LISTS_FILE, "list", file.list, ListRow)
    for nation in Nation:
        _check_units(nation, [entry for entry in row.values() if entry.nation is nation], kinds[nation])
    for entry in row.values():
        for ally in entry.allies:
            theirs = [other for other in row.values() if other.nation is ally]
            if ally is entry.nation or not all(entry.nation in other.allies for other in theirs):
                raise DataError(LISTS_FILE, f"list.{entry.id}", f"{ally} is not its ally in turn; say so on both sides")
    for arm, companies in file.ratios.matched.items():
        if companies not in [base.companies for base in bases[arm].values()]:
            raise DataError(LISTS_FILE, "ratios", f"no {arm} has {companies} companies; mend matched")
    return Lists(file, row, file.ratios)


def _check_units(nation: Nation, mine: list[ListRow], kinds: Mapping[str, Kind]) -> None:
    where = f"list.{nation}"
    if nation not in [entry.id for entry in mine]:
        raise DataError(LISTS_FILE, where, "the nation has no list of its own name; give it one")
    named = [kind for entry in mine for tier in Tier for choice in entry.choices(tier) for kind in choice.types]
    for kind in named:
        if kind not in kinds:
            raise DataError(LISTS_FILE, where, f"there is no unit {kind}; mend its name")
    unused = [kind for kind in kinds if kind not in named]
    if unused:
        raise DataError(LISTS_FILE, where, f"{', '.join(unused)} is in no tier; give it one")
