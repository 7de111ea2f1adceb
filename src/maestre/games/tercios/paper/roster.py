"""An army on paper: every Troop with its values and its wear to tick, and what the names on it mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from maestre.games.tercios.armies.army import equipped, leader_price, leaders, unit_price, units
from maestre.games.tercios.data import Ability, ArmyList, Figures, LeaderEntry, UnitEntry
from maestre.games.tercios.paper.cards import leader_card, order_cards
from maestre.games.tercios.setup.lists import ARMY_LISTS
from maestre.paper import DASH, Army, Columns, Entry, Group, Pen, Roster, Ticks, face

_VALUES = ("speed", "combat", "fire", "discipline", "courage", "endurance")
_DEFENCES = ("infantry", "cavalry", "volley", "artillery")


def entries(figures: Figures, value: str) -> int:
    """Count the Troops and leaders of a list, right or wrong."""
    army = ARMY_LISTS.army_of(figures, value)
    return sum(max(0, unit.count) for unit in units(army)) + sum(1 for _ in leaders(army))


def on_paper(figures: Figures, value: str, pen: Pen) -> Army:
    """Write down an army, right or wrong: its roster, a set of order cards, and a card of each leader."""
    army = ARMY_LISTS.army_of(figures, value, pen.language)
    groups = tuple(_groups(figures, army, pen))
    roster = Roster(tuple(_facts(figures, army, pen)), _columns(pen), groups, glossary=pen.terms(_used(figures, army)))
    return Army(
        roster,
        order_cards(figures, pen),
        sum(max(0, unit.count) for unit in units(army)),
        tuple(
            leader_card(figures, leader, str(number), pen, commander=rank) for number, (leader, rank) in _numbered(army)
        ),
    )


def _facts(figures: Figures, army: ArmyList, pen: Pen) -> Iterator[tuple[str, str]]:
    yield pen.name("list", "faction"), pen.name("faction", army.faction)
    yield pen.name("list", "chart"), pen.name("chart", army.chart)
    yield pen.name("list", "century"), str(army.century)
    abilities = _of_all(figures, army)
    if abilities:
        yield pen.say("army-rules"), pen.names("ability", abilities)


def _of_all(figures: Figures, army: ArmyList) -> tuple[Ability, ...]:
    """The special rules of a whole army."""
    faction = figures.organisation.factions.get(army.faction)
    return faction.army_abilities if faction else ()


def _columns(pen: Pen) -> tuple[Columns, ...]:
    return (
        Columns(pen.say("values"), tuple(pen.say(f"short-{name}") for name in _VALUES)),
        Columns(pen.say("defences"), tuple(pen.say(f"short-{name}") for name in _DEFENCES)),
    )


def _numbered(army: ArmyList) -> Iterator[tuple[int, tuple[LeaderEntry, bool]]]:
    """The leaders as the table numbers them: the Commander is 0, and others have the number of their command."""
    chief, *allies = sorted(army.commanders, key=lambda one: bool(one.ally)) or (None,)
    if chief is not None:
        yield 0, (chief, True)
    for number, command in enumerate(army.commands, 1):
        if command.leader is not None:
            yield number, (command.leader, False)
    yield from ((number, (ally, True)) for number, ally in enumerate(allies, len(army.commands) + 1))


# -------------------------------------------------------------------------------------------------------------- entries


def _groups(figures: Figures, army: ArmyList, pen: Pen) -> Iterator[Group]:
    led = dict(_numbered(army))
    own = [_leader(figures, *led[0], "0", pen)] if 0 in led else []
    yield Group(pen.name("list", "commander"), (*own, *_troops(figures, army.elite, "0", pen)))
    for number, command in enumerate(army.commands, 1):
        ally = pen.say("allied", faction=pen.name("faction", command.ally)) if command.ally else ""
        head = [_leader(figures, *led[number], str(number), pen)] if number in led else []
        title = f"{number} · {pen.name('command', command.kind)}{ally}"
        yield Group(title, (*head, *_troops(figures, command.units, str(number), pen)))
    for number in (one for one in led if one > len(army.commands)):
        ally = pen.say("allied", faction=pen.name("faction", led[number][0].ally))
        yield Group(f"{pen.name('list', 'commander')}{ally}", (_leader(figures, *led[number], str(number), pen),))


def _leader(figures: Figures, leader: LeaderEntry, rank: bool, mark: str, pen: Pen) -> Entry:
    return Entry(
        mark,
        leader.name,
        leader_price(figures, leader, commander=rank) or 0,
        lines=(
            pen.say("level", level=leader.level),
            pen.names("virtue", leader.virtues),
            pen.names("quality", leader.qualities),
        ),
        ticks=(Ticks(pen.say("exhausted"), 1), Ticks(pen.say("lost"), 1)),
    )


def _troops(figures: Figures, listed: Iterable[UnitEntry], command: str, pen: Pen) -> Iterator[Entry]:
    one_each = [replace(unit, count=1) for unit in listed for _ in range(unit.count)]
    for number, unit in enumerate(one_each, 1):
        yield _troop(figures, unit, f"{command}-{number}", pen)


def _troop(figures: Figures, unit: UnitEntry, mark: str, pen: Pen) -> Entry:
    """A Troop as its list equips it; of what no list knows only its name is written."""
    name, price = pen.name("profile", unit.profile), unit_price(figures, unit).whole
    bought = [pen.name(f"option-{unit.profile}", one) for one in unit.options]
    bought += [pen.name("list", "elite-discipline")] if unit.discipline else []
    if not _known(figures, unit):
        return Entry(mark, name, price, lines=(", ".join(bought),))
    gear = equipped(figures, unit)
    limbered = "" if gear.limbered is None else f"/{gear.limbered}"
    near, far = gear.fire
    fire = DASH if not gear.shoots else str(near) if near == far else f"{near}/{far}"
    values = (f"{gear.speed}{limbered}", gear.combat, fire, gear.discipline, gear.courage, gear.endurance)
    defences = (face(getattr(gear.defences, name)) for name in _DEFENCES)
    return Entry(
        mark,
        name,
        price,
        (*map(str, values), *defences),
        (", ".join(bought), pen.names("weapon", gear.weapons), pen.names("ability", gear.abilities)),
        (Ticks(pen.say("wear"), gear.endurance), Ticks(pen.say("disordered"), 1)),
    )


def _known(figures: Figures, unit: UnitEntry) -> bool:
    return unit.profile in figures.profiles and all(name in figures.options[unit.profile] for name in unit.options)


def _used(figures: Figures, army: ArmyList) -> Iterator[str]:
    """Every name on the roster that the glossary explains."""
    for leader, _ in leaders(army):
        yield from (f"virtue-{one}" for one in leader.virtues)
        yield from (f"quality-{one}" for one in leader.qualities)
    for unit in units(army):
        if unit.count > 0 and _known(figures, unit):
            gear = equipped(figures, unit)
            yield from (f"ability-{one.value}" for one in gear.abilities)
            yield from (f"weapon-{one.value}" for one in gear.weapons)
    yield from (f"ability-{one.value}" for one in _of_all(figures, army))
