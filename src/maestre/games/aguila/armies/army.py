"""10.20, 11.44, 12.16, 14.01 What an army list comes to: units as equipped, points, weight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from maestre.games.aguila.data import (
    Ability,
    Arm,
    ArmyList,
    Figures,
    OfficerAbility,
    OfficerEntry,
    Rank,
    Unit,
    UnitEntry,
)
from maestre.miniatures import lists
from maestre.play import Tally, rule
from maestre.play.written.figures import kept

SOLD: Final = tuple(
    ability.value
    for ability in (
        *(Ability.AGILE, Ability.EXPERT_FIGHTERS, Ability.CRUEL, Ability.HARDY, Ability.ELAN, Ability.HOME_GROUND),
        *(Ability.MANOEUVRABLE, Ability.FAST, Ability.STUBBORN, Ability.VANGUARD),
    )
)
"""The abilities that may be bought: those that few profiles have or none."""


class Equipped(msgspec.Struct, frozen=True, kw_only=True):
    """A unit with what was bought for it: its profile, and whether it is a gun that goes with a battalion (11.44)."""

    unit: Unit
    regimental: bool


@kept
@rule("1.19", "11.44")
def equipped(figures: Figures, entry: UnitEntry) -> Equipped:
    """Give a unit as its list equips it. The muster has checked the list."""
    return Equipped(unit=figures.units[entry.unit], regimental=entry.regimental)


@rule("7.16", "10.19", "11.07")
def bears(figures: Figures, unit: Unit) -> int:
    """How much damage a profile bears: its figures, of which a horseman counts as two; a gun its resistance."""
    if unit.gun is not None:
        return figures.weapons.guns[unit.gun].resistance
    return unit.figures * (figures.horseman if unit.arm is Arm.CAVALRY else 1)


# --------------------------------------------------------------------------------------------------------------- points


@rule("11.44")
def unit_price(figures: Figures, entry: UnitEntry) -> Tally:
    """Give what a unit costs. What no list knows costs nothing here: the muster reports it."""
    unit = figures.units.get(entry.unit)
    price = Tally.of(unit.points if unit else 0, "14.01")
    for name in entry.abilities:
        price = price.plus(figures.abilities.row[Ability(name)].points if name in tuple(Ability) else 0, "13.01")
    return price.plus(figures.officers.extras.regimental_gun_points if entry.regimental else 0, "11.44")


def officer_price(figures: Figures, entry: OfficerEntry) -> Tally:
    """Give what an officer costs with his abilities; what nobody knows costs nothing."""
    price = Tally.of(figures.officers.profiles[Rank(entry.rank)].points if entry.rank in tuple(Rank) else 0, "14.01")
    for name in entry.abilities:
        known = name in tuple(OfficerAbility)
        price = price.plus(figures.officers.abilities[OfficerAbility(name)].points if known else 0, "12.48")
    return price


@rule("11.41", "12.16")
def army_points(figures: Figures, army: ArmyList) -> int:
    """Add up every unit and officer of a list, its aides and its sappers."""
    extras = figures.officers.extras
    bought = army.aides * extras.aide_points + army.sappers * extras.sappers_points
    led = sum(officer_price(figures, officer).whole for officer in officers(army))
    return bought + led + sum(unit_price(figures, unit).whole for unit in units(army))


def officers(army: ArmyList) -> Iterator[OfficerEntry]:
    """Give each officer of a list, brigade by brigade."""
    for brigade in army.brigades:
        yield from brigade.officers


def units(army: ArmyList) -> Iterator[UnitEntry]:
    """Give each unit of a list, brigade by brigade."""
    for brigade in army.brigades:
        yield from brigade.units


@rule("2.05", "14.12")
def strategic_factor(figures: Figures, army: ArmyList) -> int:
    """Give the Strategic Factor of an army: that of its main brigade, the first (our reading)."""
    return figures.lists.row[army.brigades[0].listed].strategic_factor


@rule("10.20", "10.26")
def weight(figures: Figures, army: ArmyList) -> int:
    """Add up what the units count towards the break point; a battery counts as many as its guns (ruling 10.20).

    Skirmishers who are broken up to reinforce others count nothing.
    """
    return sum(figures.units[unit.unit].base.weight for unit in units(army) if not unit.dissolved)


@rule("10.26")
def dissolved_points(figures: Figures, army: ArmyList) -> int:
    """Add up what those cost who are broken up to reinforce others."""
    return sum(unit_price(figures, unit).whole for unit in units(army) if unit.dissolved)


@rule("10.21")
def break_point(figures: Figures, army: ArmyList) -> int:
    """Give the weight whose loss breaks an army: at least half."""
    return figures.combat.break_point.up(weight(figures, army))


# ----------------------------------------------------------------------------------------------------------------- JSON


def from_json(text: str) -> ArmyList:
    """Read a list from JSON; whether it is legal the muster says."""
    return lists.from_json(text, ArmyList, "14.01")
