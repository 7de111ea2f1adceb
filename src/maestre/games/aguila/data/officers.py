"""12.01-12.48 Officers: ranks, profiles, abilities, aides and what else is bought with points."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.aguila.data.measures import INCH, Face, Share
from maestre.games.aguila.data.words import OfficerAbility, Rank
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

OFFICERS_FILE: Final = "officers.toml"
_WHOLE: Final = Share(1, 1)


class RankRow(Table, frozen=True, kw_only=True):
    """A rank: whether it is a general's, how far it commands and with how many dice it rallies."""

    id: Rank
    name: Text
    general: bool
    command_in: Number
    rally_dice: Number

    @property
    def command(self) -> int:
        """The command range in units of the table."""
        return self.command_in * INCH


class OfficerProfile(Table, frozen=True, kw_only=True):
    """An officer's values and price by rank; he never shoots."""

    id: Rank
    speed: Number
    melee: Face
    defence: Face
    attacks: Number
    courage: tuple[Number, Number]
    discipline: Face
    points: Number

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.courage[0] >= self.courage[1]:
            raise ValueError("he is routed before he is stunned; put the lower limit first")


class OfficerAbilityRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability of an officer: its figure, how far it works, its price, and whether it works once in a game."""

    id: OfficerAbility
    name: Text
    amount: int
    double_time: Amount = 0
    reach_in: Amount = 0
    reaction_in: Amount = 0
    damage: Share = _WHOLE
    points: Amount
    once: bool
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.reaction_in > self.reach_in:
            raise ValueError("it reaches farther in a reaction than otherwise; mend reaction_in")

    @property
    def reach(self) -> int:
        """How far it works, in units of the table."""
        return self.reach_in * INCH

    @property
    def reaction(self) -> int:
        """How far it works in a test caused by defensive fire, in units of the table."""
        return self.reaction_in * INCH


class _Rally(Table, frozen=True, kw_only=True):
    success: Face


class _Abilities(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Individual(Table, frozen=True, kw_only=True):
    flight: Number


class Staff(Table, frozen=True, kw_only=True):
    """How many comandantes an army has, and how many more officers and brigade generals one of several brigades."""

    comandantes_least: Number
    comandantes_most: Number
    several_brigades_officers: Number
    several_brigades_generals: Number


class Extras(Table, frozen=True, kw_only=True):
    """What may be bought besides units and officers."""

    aide_points: Number
    aides_most: Number
    aide_command_in: Number
    sappers_points: Number
    sappers_most: Number
    regimental_gun_points: Number


class _OfficersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rank: dict[str, dict[str, object]]
    profile: dict[str, dict[str, object]]
    rally: _Rally
    abilities: _Abilities
    individual: _Individual
    staff: Staff
    extras: Extras


class Officers(NamedTuple):
    """What ``officers.toml`` holds: also what a die of rallying needs, how many times his Speed an officer runs."""

    file: _OfficersFile
    ranks: dict[Rank, RankRow]
    profiles: dict[Rank, OfficerProfile]
    abilities: dict[OfficerAbility, OfficerAbilityRow]
    rally: int
    flight: int
    staff: Staff
    extras: Extras


@rule("12.01", "12.12", "12.14")
def read_officers(text: str) -> Officers:
    """Read the officers; each rank below rallies with fewer dice and costs less."""
    file = read(OFFICERS_FILE, text, _OfficersFile)
    ranks = rows(OFFICERS_FILE, "rank", each(OFFICERS_FILE, "rank", file.rank, RankRow), Rank)
    profiles = rows(OFFICERS_FILE, "profile", each(OFFICERS_FILE, "profile", file.profile, OfficerProfile), Rank)
    ladder = [(ranks[rank].rally_dice, profiles[rank].points) for rank in Rank]
    if ladder != sorted(ladder, reverse=True):
        raise DataError(OFFICERS_FILE, "rank", f"dice and points {ladder} do not fall from rank to rank; mend them")
    found = each(OFFICERS_FILE, "abilities.row", file.abilities.row, OfficerAbilityRow)
    abilities = rows(OFFICERS_FILE, "abilities.row", found, OfficerAbility)
    flight = file.individual.flight
    return Officers(file, ranks, profiles, abilities, file.rally.success, flight, file.staff, file.extras)
