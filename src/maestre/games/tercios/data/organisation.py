"""8.05-8.19 The three charts, what a command holds, the elite unit, the factions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from maestre.games.tercios.data.equipment import Abilities
from maestre.games.tercios.data.troops import Option, Profile
from maestre.games.tercios.data.words import Ability, Body, CommandKind
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

ORGANISATION_FILE: Final = "organisation.toml"


class Span(NamedTuple):
    """How many there must be at least and may be at most."""

    least: int
    most: int


def _spans_fit(spans: dict[str, tuple[int, int]]) -> None:
    for name, (least, most) in spans.items():
        if least > most:
            raise ValueError(f"{name} runs from {least} to {most}; put the smaller number first")


class Chart(Table, frozen=True, kw_only=True):
    """How many commands of each kind an army has, and who its elite unit may be.

    ``most_numerous`` names the kind of command of which there must be more than of any other; ``guns_need`` what every
    gun must have.
    """

    id: str
    name: Text
    commands: dict[CommandKind, tuple[Amount, Amount]]
    elite: tuple[Amount, Amount]
    elite_bodies: tuple[Body, ...]
    most_numerous: CommandKind | None = None
    guns_need: Ability | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        _spans_fit({str(kind): span for kind, span in self.commands.items()} | {"elite": self.elite})
        if len(self.commands) < len(CommandKind):
            raise ValueError(f"a kind of command is missing; give [least, most] for {', '.join(CommandKind)}")

    @property
    def own_rule(self) -> str:
        """The rule that describes this chart."""
        return self.rules[0]

    @property
    def elite_rule(self) -> str:
        """The rule that says who its elite unit may be."""
        return self.rules[1]


class CommandRow(Table, frozen=True, kw_only=True):
    """What a command holds. ``companies_*`` bind its companies: their profile, a special rule, their number."""

    id: CommandKind
    name: Text
    led: bool
    troops: dict[Body, tuple[Amount, Amount]]
    companies_need: Ability | None = None
    companies_of: tuple[str, ...]
    companies_at_most: Body | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        _spans_fit({str(body): span for body, span in self.troops.items()})
        if len(self.troops) < len(Body):
            raise ValueError(f"a kind of Troop is missing; give [least, most] for {', '.join(Body)}")


class Elite(Table, frozen=True, kw_only=True):
    """What may be bought for the elite unit: a special rule, and points of Discipline."""

    ability: Ability
    ability_cost: Number
    discipline: Number
    discipline_cost: Number


class Faction(Table, frozen=True, kw_only=True):
    """A faction: the charts and Troops it may use, the rules of its whole army, its centuries and its allies."""

    id: str
    name: Text
    charts: tuple[str, ...]
    troops: tuple[str, ...]
    army_abilities: tuple[Ability, ...]
    centuries: tuple[Number, ...]
    allies: tuple[str, ...]


class _OrganisationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chart: dict[str, dict[str, object]]
    command: dict[str, dict[str, object]]
    elite: Elite
    faction: dict[str, dict[str, object]]


class Sold(NamedTuple):
    """What charts, commands and factions are checked by: who may be enlisted, with which options and special rules."""

    profiles: Mapping[str, Profile]
    options: Mapping[str, Mapping[str, Option]]
    abilities: Abilities


class Organisation(NamedTuple):
    """What ``organisation.toml`` holds."""

    charts: dict[str, Chart]
    commands: dict[CommandKind, CommandRow]
    elite: Elite
    factions: dict[str, Faction]


@rule("8.06")
def read_organisation(text: str, sold: Sold) -> Organisation:
    """Read charts, commands and factions; whatever a faction or an option names must be there."""
    file = read(ORGANISATION_FILE, text, _OrganisationFile)
    charts = each(ORGANISATION_FILE, "chart", file.chart, Chart)
    commands = rows(
        ORGANISATION_FILE, "command", each(ORGANISATION_FILE, "command", file.command, CommandRow), CommandKind
    )
    factions = each(ORGANISATION_FILE, "faction", file.faction, Faction)
    for faction in factions.values():
        _check_faction(faction, charts, factions, sold)
    for profile, options in sold.options.items():
        for option in options.values():
            for name in option.only:
                if name not in factions:
                    raise DataError("options.toml", f"option.{profile}.{option.id}", f"there is no faction {name}")
    return Organisation(charts, commands, file.elite, factions)


def _check_faction(faction: Faction, charts: dict[str, Chart], factions: dict[str, Faction], sold: Sold) -> None:
    where = f"faction.{faction.id}"
    for what, names, known in (
        ("chart", faction.charts, charts),
        ("profile", faction.troops, sold.profiles),
        ("faction", faction.allies, factions),
    ):
        for name in names:
            if name not in known:
                raise DataError(ORGANISATION_FILE, where, f"there is no {what} {name}; mend its name")
    for ability in faction.army_abilities:
        if sold.abilities.row[ability].of != "army":
            raise DataError(ORGANISATION_FILE, where, f"{ability} is a rule of units; take it out")
