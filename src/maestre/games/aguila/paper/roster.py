"""An army on paper: every unit with its values and its damage to tick, and what the names on it mean."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.aguila.armies.army import (
    bears,
    break_point,
    equipped,
    officer_price,
    officers,
    strategic_factor,
    unit_price,
    units,
    weight,
)
from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import ArmyList, BrigadeEntry, Figures, OfficerEntry, Rank, Unit, UnitEntry
from maestre.games.aguila.paper.officers import command, damage_boxes, officer_card, officer_values
from maestre.paper import DASH, Army, Columns, Entry, Group, Pen, Roster, Ticks, face

_VALUES = ("speed", "melee", "shooting", "defence", "attacks", "courage", "discipline")
_BOUGHT = ("regimental", "skirmishers", "dissolved")


def entries(figures: Figures, value: str) -> int:
    """Count the units and officers of a list, right or wrong."""
    army = ARMY_LISTS.army_of(figures, value)
    return sum(1 for _ in units(army)) + sum(1 for _ in officers(army))


def on_paper(figures: Figures, value: str, pen: Pen) -> Army:
    """Write down an army, right or wrong: its roster, and a card of each officer."""
    army = ARMY_LISTS.army_of(figures, value, pen.language)
    numbers = {id(officer): str(number) for number, officer in enumerate(officers(army), 1)}
    roster = Roster(
        tuple(_facts(figures, army, pen)),
        (Columns(pen.say("values"), tuple(pen.say(f"short-{name}") for name in _VALUES)),),
        tuple(_brigade(figures, army, brigade, numbers, pen) for brigade in army.brigades),
        tuple(_extras(figures, army, pen)),
        pen.terms(_used(figures, army)),
    )
    cards = tuple(officer_card(figures, army, one, numbers[id(one)], pen) for one in officers(army))
    return Army(roster, leaders=cards)


def _facts(figures: Figures, army: ArmyList, pen: Pen) -> Iterator[tuple[str, str]]:
    """What the whole army has; of a list that names what nobody knows it cannot be said."""
    if army.brigades and army.brigades[0].listed in figures.lists.row:
        yield pen.say("factor"), str(strategic_factor(figures, army))
    if army.brigades and all(unit.unit in figures.units for unit in units(army)):
        yield pen.say("weight"), str(weight(figures, army))
        yield pen.say("breaks"), str(break_point(figures, army))


def _extras(figures: Figures, army: ArmyList, pen: Pen) -> Iterator[tuple[str, int]]:
    bought = figures.officers.extras
    for name, count, price in (
        ("aides", army.aides, bought.aide_points),
        ("sappers", army.sappers, bought.sappers_points),
    ):
        if count:
            yield f"{pen.name('list', name)}: {count}", count * price


def _brigade(figures: Figures, army: ArmyList, brigade: BrigadeEntry, numbers: dict[int, str], pen: Pen) -> Group:
    """A brigade: each officer, and behind him his units; those of nobody in it come first."""
    mine = [officer.id for officer in brigade.officers]
    found = [_unit(figures, unit, DASH, pen) for unit in brigade.units if unit.officer not in mine]
    for officer in brigade.officers:
        mark = numbers[id(officer)]
        found.append(_officer(figures, army, officer, mark, pen))
        under = [unit for unit in brigade.units if unit.officer == officer.id]
        fielded = [unit for unit in under if not unit.dissolved]
        found += [_unit(figures, unit, f"{mark}-{number}", pen) for number, unit in enumerate(fielded, 1)]
        found += [_unit(figures, unit, DASH, pen) for unit in under if unit.dissolved]
    return Group(f"{pen.name('list', 'brigade')}: {pen.name('brigade', brigade.listed)}", tuple(found))


def _officer(figures: Figures, army: ArmyList, officer: OfficerEntry, mark: str, pen: Pen) -> Entry:
    price, name = officer_price(figures, officer).whole, pen.name("rank", officer.rank)
    chief = pen.name("list", "general") if officer.id == army.general else ""
    abilities = pen.names("officer-ability", officer.abilities)
    if officer.rank not in tuple(Rank):
        return Entry(mark, name, price, lines=(chief, abilities))
    rank = Rank(officer.rank)
    reach = pen.say("commands", reach=command(figures, army, officer))
    boxes = (Ticks(pen.say("damage"), damage_boxes(figures, rank)), Ticks(pen.say("dead"), 1))
    return Entry(mark, name, price, officer_values(figures, rank), (chief, reach, abilities), boxes)


def _unit(figures: Figures, entry: UnitEntry, mark: str, pen: Pen) -> Entry:
    """A unit as its list equips it; of what no list knows only its name is written."""
    price = unit_price(figures, entry).whole
    bought = ", ".join(pen.name("list", name) for name in _BOUGHT if getattr(entry, name))
    tier = pen.say("tier", tier=pen.name("tier", entry.tier))
    if entry.unit not in figures.units:
        return Entry(mark, entry.unit, price, lines=(tier, bought))
    unit = equipped(figures, entry).unit
    name = pen.name(f"profile-{unit.nation}", unit.kind)
    name = name if unit.gun else f"{name} {unit.figures}"
    abilities = pen.names("ability", dict.fromkeys((*unit.abilities, *entry.given)))
    lines = (tier, bought, _armed(figures, unit, pen), abilities)
    if entry.dissolved:
        return Entry(mark, name, price, lines=(tier, bought))
    return Entry(mark, name, price, _values(unit), lines, _ticks(figures, unit, pen))


def _values(unit: Unit) -> tuple[str, ...]:
    speed = str(unit.speed) if unit.limbered is None else f"{unit.speed}/{unit.limbered}"
    return (
        speed,
        face(unit.melee),
        face(unit.shoot),
        face(unit.defence),
        str(unit.attacks),
        "/".join(map(str, unit.courage)),
        face(unit.discipline),
    )


def _armed(figures: Figures, unit: Unit, pen: Pen) -> str:
    """What it shoots with, and how far."""
    if unit.gun is not None:
        gun = figures.weapons.guns[unit.gun]
        return pen.say("gun", range=f"{gun.range_in}″", canister=f"{gun.canister.range_in}″")
    if unit.weapon is None:
        return ""
    row = figures.weapons.small_arms[unit.weapon]
    return f"{pen.text(row.name)} {unit.range_in or row.range_in}″"


def _ticks(figures: Figures, unit: Unit, pen: Pen) -> tuple[Ticks, ...]:
    """Its damage, with a gap where its Attacks are halved, and its markers."""
    most = bears(figures, unit)
    markers = ("stunned", "disorganised")
    damage = Ticks(pen.say("damage"), most, figures.combat.half_strength.up(most))
    return damage, *(Ticks(pen.say(name), 1) for name in markers)


def _used(figures: Figures, army: ArmyList) -> Iterator[str]:
    """Every name on the roster that the glossary explains."""
    for officer in officers(army):
        yield from (f"officer-ability-{one}" for one in officer.abilities)
    for entry in units(army):
        if entry.unit in figures.units and not entry.dissolved:
            yield from (f"ability-{one}" for one in (*figures.units[entry.unit].abilities, *entry.given))
