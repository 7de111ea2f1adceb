"""8.01, 8.18, 7.02 What an army list comes to: the units as they are equipped, what everything costs, its boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from maestre.games.tercios.data import (
    Ability,
    Arm,
    ArmyList,
    Body,
    Chart,
    CommandEntry,
    CommandKind,
    Defences,
    Figures,
    Footing,
    LeaderEntry,
    Option,
    Size,
    UnitEntry,
    Weapon,
)
from maestre.miniatures import lists
from maestre.play import Tally, rule
from maestre.play.written.figures import kept


class Equipped(msgspec.Struct, frozen=True, kw_only=True):
    """A Troop with all that was bought for it: these are its original values (4.22, 6.117).

    ``abilities`` has those of its arm too. ``limbered`` is None for all but guns.
    """

    profile: str
    arm: Arm
    body: Body
    base: Footing
    speed: int
    limbered: int | None
    combat: int
    fire: tuple[int, int]
    discipline: int
    courage: int
    endurance: int
    defences: Defences
    abilities: tuple[Ability, ...]
    weapons: tuple[Weapon, ...]

    @property
    def shoots(self) -> bool:
        """Whether it has any Fire."""
        return any(self.fire)


@kept
@rule("1.21", "6.04", "6.104", "8.18")
def equipped(figures: Figures, entry: UnitEntry) -> Equipped:
    """Give a unit as its list equips it; no option touches a defence. The muster has checked the list."""
    profile = figures.profiles[entry.profile]
    bought = [figures.options[entry.profile][name] for name in entry.options]
    elite = figures.organisation.elite
    values = {name: getattr(profile, name) for name in _VALUES}
    for option in bought:
        values |= {name: new for name in _VALUES if (new := getattr(option.set, name)) is not None}
    values["discipline"] += elite.discipline if entry.discipline else 0
    return Equipped(
        profile=profile.id,
        arm=profile.arm,
        body=profile.body,
        base=next((option.base for option in bought if option.base is not None), profile.base),
        limbered=profile.limbered,
        defences=profile.defences,
        abilities=_abilities(figures, entry, bought),
        weapons=_weapons(figures, entry, bought),
        **values,
    )


_VALUES = ("speed", "combat", "fire", "discipline", "courage", "endurance")


def _abilities(figures: Figures, entry: UnitEntry, bought: list[Option]) -> tuple[Ability, ...]:
    profile = figures.profiles[entry.profile]
    lost = [ability for option in bought for ability in option.lose_abilities]
    have = [*figures.abilities.default[profile.arm], *profile.abilities]
    have += [ability for option in bought for ability in option.add_abilities]
    have += [figures.organisation.elite.ability] if entry.elite else []
    return tuple(dict.fromkeys(ability for ability in have if ability not in lost))


def _weapons(figures: Figures, entry: UnitEntry, bought: list[Option]) -> tuple[Weapon, ...]:
    lost = [weapon for option in bought for weapon in option.lose_weapons]
    have = [weapon for weapon in figures.profiles[entry.profile].weapons if weapon not in lost]
    return tuple(dict.fromkeys([*have, *(weapon for option in bought for weapon in option.add_weapons)]))


# --------------------------------------------------------------------------------------------------------------- points


@rule("8.01", "8.18")
def unit_price(figures: Figures, entry: UnitEntry) -> Tally:
    """Give what one unit of an entry costs: its profile, its options, what it has as the elite unit.

    What no list knows costs nothing here: the muster reports it.
    """
    if entry.profile not in figures.profiles:
        return Tally.of(0, "8.01")
    price = Tally.of(figures.profiles[entry.profile].points, "8.01")
    for name in entry.options:
        option = figures.options[entry.profile].get(name)
        price = price.plus(option.cost if option else 0, "8.01")
    price = price.plus(figures.organisation.elite.ability_cost if entry.elite else 0, "8.18")
    return price.plus(figures.organisation.elite.discipline_cost if entry.discipline else 0, "8.18")


@rule("7.02")
def leader_price(figures: Figures, leader: LeaderEntry, *, commander: bool) -> int | None:
    """Give what a leader costs by level and rank; None where his rank cannot have that level."""
    if not 0 <= leader.level < len(figures.leaders.levels):
        return None
    level = figures.leaders.levels[leader.level]
    return level.commander if commander else level.subordinate


@rule("8.01")
def army_points(figures: Figures, army: ArmyList) -> int:
    """Add up every leader and Troop of a list."""
    led = sum(leader_price(figures, leader, commander=rank) or 0 for leader, rank in leaders(army))
    return led + sum(unit_price(figures, unit).whole * unit.count for unit in units(army))


@rule("7.01")
def leaders(army: ArmyList) -> Iterator[tuple[LeaderEntry, bool]]:
    """Give each leader of a list and whether he is a Commander."""
    yield from ((leader, True) for leader in army.commanders)
    yield from ((command.leader, False) for command in army.commands if command.leader is not None)


def units(army: ArmyList) -> Iterator[UnitEntry]:
    """Give each entry of Troops, the elite unit first."""
    yield from army.elite
    for command in army.commands:
        yield from command.units


@rule("1.01", "6.01")
def classified(figures: Figures, army: ArmyList) -> dict[str, int]:
    """Count the units of a list: Troops by arm, and leaders."""
    counted = {arm.value: 0 for arm in Arm}
    for unit in units(army):
        counted[figures.profiles[unit.profile].arm] += unit.count
    return counted | {"leaders": sum(1 for _ in leaders(army))}


@rule("8.02")
def battle_size(figures: Figures, limit: int) -> Size:
    """Give the size of a battle: the largest whose points the limit reaches, and small below them all (our reading)."""
    reached = [size for size in figures.battle.sizes if size.points <= limit]
    return reached[-1] if reached else figures.battle.sizes[0]


# --------------------------------------------------------------------------------------------------------------- charts


class Box(NamedTuple):
    """A box of a chart: a kind of command, or the elite unit (``kind`` ""), with how many of it."""

    kind: CommandKind | None
    least: int
    most: int

    @property
    def mandatory(self) -> bool:
        """Whether the book prints it black."""
        return self.least > 0


@rule("8.14")
def boxes(chart: Chart) -> tuple[Box, ...]:
    """Give the boxes of a chart in the order of the kinds, the elite unit last."""
    return (*(Box(kind, *chart.commands[kind]) for kind in CommandKind), Box(None, *chart.elite))


def body_counts(figures: Figures, command: CommandEntry) -> dict[Body, int]:
    """Count the Troops of a command by kind, leaving out what no list knows."""
    counts = dict.fromkeys(Body, 0)
    for unit in command.units:
        if unit.profile in figures.profiles:
            counts[figures.profiles[unit.profile].body] += unit.count
    return counts


# ----------------------------------------------------------------------------------------------------------------- JSON


def from_json(text: str) -> ArmyList:
    """Read a list from JSON; whether it is legal the muster says."""
    return lists.from_json(text, ArmyList, "8.10")
