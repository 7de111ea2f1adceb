"""1.04, 1.08, 1.19 The units of the nations, and how their points follow from their values."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from maestre.games.aguila.data.abilities import Abilities
from maestre.games.aguila.data.combat import Combat
from maestre.games.aguila.data.measures import Base, Face
from maestre.games.aguila.data.weapons import Weapons
from maestre.games.aguila.data.words import Ability, Arm, Class, Gun, Nation, Weapon
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

TROOPS_FILE: Final = "troops.toml"

_MOST_A_DIE: Final = 6


class Citation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where public figures were found."""

    address: str
    note: str


class ClassRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class of units: the arms that have it, and whether its infantry counts as of the line for guns (14.05)."""

    id: Class
    name: Text
    arms: tuple[Arm, ...]
    line_infantry: bool


class Points(Table, frozen=True, kw_only=True):
    """What each value of a profile is worth."""

    melee_hit: Number
    shooting_hit_inch: Number
    rout_tenths: Number
    discipline: Number
    speed_infantry: Number
    speed_cavalry: Number
    step: Number


class _Classes(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _TroopsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    citation: dict[str, Citation]
    classes: _Classes
    points: Points


class Troops(NamedTuple):
    """What ``troops.toml`` holds."""

    file: _TroopsFile
    citations: dict[str, Citation]
    classes: dict[Class, ClassRow]
    points: Points


class Size(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a unit of a size has of its own; guns take their Attacks from their kind of gun."""

    id: int
    attacks: Amount = 0
    courage: tuple[Number, Number]
    abilities: tuple[Ability, ...]
    points: Number

    def __post_init__(self) -> None:
        if self.courage[0] >= self.courage[1]:
            raise ValueError("it is routed before it is stunned; put the lower limit first")


class Kind(Table, frozen=True, kw_only=True):
    """A kind of unit of a nation: what all its sizes share. Guns alone have a gun and a Speed behind horses."""

    id: str
    name: Text
    arm: Arm
    class_: Class = msgspec.field(name="class")
    gun: Gun | None = None
    speed: Number
    limbered: Number | None = None
    melee: Face | None = None
    shoot: Face | None = None
    weapon: Weapon | None = None
    range_in: Amount = 0
    defence: Face
    discipline: Face
    size: dict[str, dict[str, object]]

    def __post_init__(self) -> None:
        super().__post_init__()
        artillery = self.arm is Arm.ARTILLERY
        if [self.gun is not None, self.limbered is not None, self.melee is None] != [artillery] * 3:
            raise ValueError(
                "a gun, and nothing else, has a kind of gun, a Speed behind horses and no Melee; mend them"
            )
        if (self.shoot is None) is not (self.weapon is None):
            raise ValueError("Shooting and a weapon go together; give both or neither")
        if self.range_in and self.weapon is None:
            raise ValueError("it has a range of its own and no weapon; mend range_in")


class Unit(msgspec.Struct, frozen=True, kw_only=True):
    """A profile as a list has it (1.19); ``abilities`` has those of its gun too, None is a value that it lacks."""

    id: str
    nation: Nation
    kind: str
    name: Text
    arm: Arm
    class_: Class
    gun: Gun | None
    figures: int
    base: Base
    speed: int
    limbered: int | None
    melee: int | None
    shoot: int | None
    weapon: Weapon | None
    defence: int
    attacks: int
    courage: tuple[int, int]
    discipline: int
    abilities: tuple[Ability, ...]
    points: int
    range_in: int = 0
    """The range of its weapon in inches, if it is not that of the table (7.13)."""


@rule("1.04", "1.08")
def read_troops(text: str) -> Troops:
    """Read the classes of units and how points are reckoned; every class belongs to an arm, never to officers."""
    file = read(TROOPS_FILE, text, _TroopsFile)
    found = rows(TROOPS_FILE, "classes.row", each(TROOPS_FILE, "classes.row", file.classes.row, ClassRow), Class)
    for row in found.values():
        if not row.arms or Arm.OFFICER in row.arms or (row.line_infantry and Arm.INFANTRY not in row.arms):
            raise DataError(
                TROOPS_FILE, f"classes.row.{row.id}", "its arms do not fit; give it those that have units of it"
            )
    return Troops(file, file.citation, found, file.points)


class Stock(NamedTuple):
    """What units are made of and checked by."""

    bases: Mapping[Arm, Mapping[int, Base]]
    abilities: Abilities
    combat: Combat
    weapons: Weapons
    troops: Troops


def unit_file(nation: Nation) -> str:
    """Give the name of the file with the units of a nation."""
    return f"units_{nation}.toml"


@rule("1.01", "1.05", "1.19", "1.20", "1.21", "1.28", "5.47", "11.35")
def read_units(nation: Nation, text: str, stock: Stock) -> tuple[dict[str, Kind], dict[str, Unit]]:
    """Read the units of a nation: sizes that have a base, abilities that fit, points as they are reckoned."""
    file = unit_file(nation)
    kinds = each(file, "", read(file, text, dict[str, dict[str, object]]), Kind)
    units: dict[str, Unit] = {}
    for kind in kinds.values():
        if kind.arm not in stock.troops.classes[kind.class_].arms:
            raise DataError(file, kind.id, f"{kind.arm} has no class {kind.class_}; mend arm or class")
        if not all(name.isdigit() for name in kind.size):
            raise DataError(file, f"{kind.id}.size", "a size is not a number of figures; mend it")
        numbered = {name: {"id": int(name)} | entry for name, entry in kind.size.items()}
        for size in each(file, f"{kind.id}.size", numbered, Size).values():
            unit = _unit(file, nation, kind, size, stock)
            _check(file, f"{kind.id}.size.{size.id}", unit, stock)
            units[unit.id] = unit
    return kinds, units


def _unit(file: str, nation: Nation, kind: Kind, size: Size, stock: Stock) -> Unit:
    where = f"{kind.id}.size.{size.id}"
    if size.id not in stock.bases[kind.arm]:
        raise DataError(
            file, where, f"{kind.arm} has no unit of {size.id}; use one of {', '.join(map(str, stock.bases[kind.arm]))}"
        )
    if bool(size.attacks) is (kind.gun is not None):
        raise DataError(file, where, "all but guns have Attacks of their own; mend attacks")
    return Unit(
        id=f"{nation}_{kind.id}" if kind.gun else f"{nation}_{kind.id}_{size.id}",
        nation=nation,
        kind=kind.id,
        name=kind.name,
        arm=kind.arm,
        class_=kind.class_,
        gun=kind.gun,
        figures=size.id,
        base=stock.bases[kind.arm][size.id],
        speed=kind.speed,
        limbered=kind.limbered,
        melee=kind.melee,
        shoot=kind.shoot,
        weapon=kind.weapon,
        defence=kind.defence,
        attacks=stock.weapons.guns[kind.gun].ball.attacks if kind.gun else size.attacks,
        courage=size.courage,
        discipline=kind.discipline,
        abilities=(*(stock.abilities.guns[kind.gun] if kind.gun else ()), *size.abilities),
        points=size.points,
        range_in=kind.range_in,
    )


_OPEN: Final = (Class.LIGHT, Class.GUERRILLA)
_ONLY: Final = {
    Ability.LANCERS: Arm.CAVALRY,
    Ability.CUIRASS: Arm.CAVALRY,
    Ability.LIGHT_COMPANIES: Arm.INFANTRY,
}


def _check(file: str, where: str, unit: Unit, stock: Stock) -> None:
    if len(set(unit.abilities)) < len(unit.abilities):
        raise DataError(file, where, "it has an ability twice; guns have theirs already")
    if Ability.OPEN_FORMATION in unit.abilities and unit.class_ not in _OPEN:
        raise DataError(file, where, f"{unit.class_} never fights in open formation; take it out")
    for ability, arm in _ONLY.items():
        if ability in unit.abilities and unit.arm is not arm:
            raise DataError(file, where, f"{ability} is for {arm}; take it out")
    if unit.kind in stock.combat.dismounted.types and unit.arm is not Arm.CAVALRY:
        raise DataError(file, where, "dragoons ride; mend arm")
    if unit.gun is None and (points := reckoned(stock, unit)) != unit.points:
        raise DataError(file, where, f"its values come to {points} points, not {unit.points}; mend one of them")


def reckoned(stock: Stock, unit: Unit) -> int:
    """Give the points that follow from the values of infantry or cavalry."""
    model = stock.troops.points
    reach = unit.range_in or (stock.weapons.small_arms[unit.weapon].range_in if unit.weapon else 0)
    hits = {"melee": unit.attacks * _chance(unit.melee), "shoot": unit.attacks * _chance(unit.shoot)}
    speed = model.speed_infantry if unit.arm is Arm.INFANTRY else model.speed_cavalry
    worth = (
        model.melee_hit * hits["melee"]
        + model.shooting_hit_inch * reach * hits["shoot"]
        + Fraction(model.rout_tenths, 10) * unit.courage[1] / _chance(unit.defence)
        + model.discipline * (_MOST_A_DIE + 1 - unit.discipline)
        + speed * unit.speed
    )
    for ability in unit.abilities:
        row = stock.abilities.row[ability]
        worth += row.points * hits[row.each_hit] if row.each_hit else row.points
    return model.step * round(worth / model.step)


def _chance(needed: int | None) -> Fraction:
    return Fraction(_MOST_A_DIE + 1 - needed, _MOST_A_DIE) if needed else Fraction(0)
