"""12.20-12.22, 14.01-14.13 Whether an army list is legal: everything that is wrong with it and what to do next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.armies.army import SOLD, army_points, units
from maestre.games.aguila.armies.staff import led, named, nation_name, staffed, unit_name
from maestre.games.aguila.data import (
    Ability,
    Arm,
    ArmyList,
    BrigadeEntry,
    Figures,
    Gun,
    ListRow,
    Nation,
    Tier,
    Unit,
    UnitEntry,
)
from maestre.play import Flaw, rule
from maestre.play.written.lists import listed, problem
from maestre.play.written.messages import Arg

_NATIONS: Final = tuple(nation.value for nation in Nation)
_TIERS: Final = tuple(tier.value for tier in Tier)


def problems(figures: Figures, army: ArmyList) -> tuple[Flaw, ...]:
    """Give everything that is wrong with a list, in the order in which it is written, and then advice."""
    found = (
        *staffed(figures, army),
        *(flaw for place, brigade in enumerate(army.brigades, 1) for flaw in _brigade(figures, army, brigade, place)),
        *_allies(figures, army),
        *_guns(figures, army),
        *_points(figures, army),
    )
    return tuple(sorted(found, key=lambda one: not one.grave))


def legal(figures: Figures, army: ArmyList) -> bool:
    """Whether nothing grave is wrong with a list."""
    return not any(one.grave for one in problems(figures, army))


# ------------------------------------------------------------------------------------------------------ the whole army


@rule("14.01")
def _points(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    total, extras = army_points(figures, army), figures.officers.extras
    if army.limit < 1:
        yield problem("14.01", "no-limit", "limit", total=total)
    elif total > army.limit:
        yield problem("14.01", "over-limit", "limit", total=total, limit=army.limit, over=total - army.limit)
    if not 0 <= army.aides <= extras.aides_most:
        yield problem("12.16", "many-aides", "aides", have=army.aides, most=extras.aides_most)
    if not 0 <= army.sappers <= extras.sappers_most:
        yield problem("11.41", "many-sappers", "sappers", have=army.sappers, most=extras.sappers_most)


@rule("14.05")
def _guns(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """There are no more guns than large units of the line and of cavalry, in the army as a whole."""
    known = [figures.units[unit.unit] for unit in units(army) if unit.unit in figures.units and not unit.dissolved]
    guns = sum(unit.arm is Arm.ARTILLERY for unit in known)
    most = sum(_allows_gun(figures, unit) for unit in known)
    if guns > most:
        yield problem("14.05", "many-guns", "", have=guns, most=most)


@rule("14.05")
def _allows_gun(figures: Figures, unit: Unit) -> bool:
    """Whether a unit lets the army have a gun: of the line in close order, or mounted, and large enough."""
    line = figures.troops.classes[unit.class_].line_infantry and Ability.OPEN_FORMATION not in unit.abilities
    return _large(figures, unit) and (unit.arm is Arm.CAVALRY or (unit.arm is Arm.INFANTRY and line))


def _large(figures: Figures, unit: Unit) -> bool:
    least = figures.lists.ratios.matched.get(unit.arm)
    return least is not None and unit.base.companies >= least


@rule("14.12", "14.13")
def _allies(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """Allies as brigades after the main one, or as elite units of a single ally: one or the other."""
    main = figures.lists.row.get(army.brigades[0].listed) if army.brigades else None
    if main is None:
        return
    said: dict[str, Arg] = {"nation": nation_name(main.nation), "known": listed(main.allies) or "-"}
    brigades = [one.nation for one in army.brigades[1:] if one.nation != main.nation]
    for ally in dict.fromkeys(brigades):
        if ally in _NATIONS and ally not in main.allies:
            yield problem("14.12", "ally-barred", "", ally=nation_name(ally), **said)
    elite = [figures.units[unit.unit].nation for unit in _foreign(figures, army)]
    for guest in dict.fromkeys(elite):
        if guest not in main.allies:
            yield problem("14.13", "ally-barred", "", ally=nation_name(guest), **said)
    if len(dict.fromkeys(elite)) > 1:
        yield problem("14.13", "two-allies", "", known=listed(dict.fromkeys(elite)))
    if elite and brigades:
        yield problem("14.13", "allies-both-ways", "")


def _foreign(figures: Figures, army: ArmyList) -> list[UnitEntry]:
    """The units that are not of the nation of their brigade."""
    return [
        unit
        for brigade in army.brigades
        for unit in brigade.units
        if unit.unit in figures.units and figures.units[unit.unit].nation != brigade.nation
    ]


# ------------------------------------------------------------------------------------------------------------- brigades


@rule("14.01", "14.08")
def _brigade(figures: Figures, army: ArmyList, brigade: BrigadeEntry, place: int) -> Iterator[Flaw]:
    """A brigade of a list: its units, each of them, limits and ratios of its own."""
    where = f"brigades.{place}"
    for number, unit in enumerate(brigade.units, 1):
        yield from _unit(figures, unit, f"{where}.units.{number}")
    yield from led(figures, army, brigade, where)
    if brigade.nation not in _NATIONS:
        yield problem("14.01", "no-nation", where, nation=brigade.nation, known=listed(_NATIONS))
        return
    row = figures.lists.row.get(brigade.listed)
    if row is None or row.nation != brigade.nation:
        known = [one.id for one in figures.lists.row.values() if one.nation == brigade.nation]
        said: dict[str, Arg] = {"nation": nation_name(brigade.nation), "list": brigade.list, "known": listed(known)}
        yield problem("14.08", "no-list", where, **said)
        return
    yield from _limits(figures, row, brigade, where, place)
    yield from _ratios(figures, brigade, where, place)
    yield from _sizes(figures, brigade, where, place)
    yield from _parcelled(figures, brigade, where, place)


@rule("11.44", "14.01")
def _unit(figures: Figures, unit: UnitEntry, where: str) -> Iterator[Flaw]:
    """A unit that exists, of a tier that exists, with what may be bought for it."""
    if unit.tier not in _TIERS:
        yield problem("14.01", "no-tier", where, tier=unit.tier, unit=unit_name(figures, unit), known=listed(_TIERS))
    if unit.unit not in figures.units:
        yield problem("14.01", "no-unit", where, unit=unit.unit)
        return
    profile = figures.units[unit.unit]
    foot_gun = profile.gun is Gun.LIGHT and profile.class_.value == "foot"
    if unit.regimental and not foot_gun:
        yield problem("11.44", "not-regimental", where, unit=unit_name(figures, unit))
    yield from _bought(figures, unit, profile, where)


@rule("13.01")
def _bought(figures: Figures, unit: UnitEntry, profile: Unit, where: str) -> Iterator[Flaw]:
    """One ability may be bought for a unit, which is our rule: some abilities no profile has."""
    if len(unit.abilities) > 1:
        yield problem("13.01", "many-abilities", where, unit=unit_name(figures, unit), have=len(unit.abilities))
    for name in unit.abilities:
        if name not in SOLD:
            yield problem("13.01", "no-ability", where, unit=unit_name(figures, unit), ability=name, known=listed(SOLD))
        elif Ability(name) in profile.abilities:
            yield problem(
                "13.01", "ability-twice", where, unit=unit_name(figures, unit), ability=named("ability", name)
            )


@rule("14.02", "14.07")
def _limits(figures: Figures, row: ListRow, brigade: BrigadeEntry, where: str, place: int) -> Iterator[Flaw]:
    """How many units of each line of the list a brigade has; a minimum is compulsory."""
    for tier in Tier:
        counts = Counter(
            figures.units[unit.unit].kind
            for unit in brigade.units
            if unit.tier == tier and unit.unit in figures.units and figures.units[unit.unit].nation is row.nation
        )
        for choice in row.choices(tier):
            have, (least, most) = sum(counts.pop(kind, 0) for kind in choice.types), choice.units
            said: dict[str, Arg] = {
                "place": place,
                "tier": named("tier", tier),
                "kind": named(f"profile-{row.nation}", choice.types[0]),
                "have": have,
            }
            if have < least:
                yield problem("14.02", "too-few-units", where, least=least, **said)
            if have > most:
                yield problem("14.02", "too-many-units", where, most=most, **said)
        for kind in counts:
            told = {"tier": named("tier", tier), "kind": named(f"profile-{row.nation}", kind)}
            yield problem("14.01", "not-in-tier", where, nation=named("brigade", row.id), **told)


@rule("14.03", "14.04", "14.13")
def _ratios(figures: Figures, brigade: BrigadeEntry, where: str, place: int) -> Iterator[Flaw]:
    """One support unit for two basic ones, one of elite for each support unit; guests are elite, and never guns."""
    tiers = Counter(unit.tier for unit in brigade.units)
    basic, support, elite = (tiers[tier.value] for tier in Tier)
    ratios = figures.lists.ratios
    if support * ratios.basic_for_support > basic:
        most = basic // ratios.basic_for_support
        yield problem("14.03", "much-support", where, place=place, have=support, most=most, basic=basic)
    if elite > support * ratios.elite_for_support:
        most = support * ratios.elite_for_support
        yield problem("14.04", "much-elite", where, place=place, have=elite, most=most)
    for unit in brigade.units:
        guest = unit.unit in figures.units and figures.units[unit.unit].nation != brigade.nation
        if guest and (unit.tier != Tier.ELITE or figures.units[unit.unit].arm is Arm.ARTILLERY):
            yield problem("14.13", "guest-not-elite", where, unit=unit_name(figures, unit))


@rule("14.06")
def _sizes(figures: Figures, brigade: BrigadeEntry, where: str, place: int) -> Iterator[Flaw]:
    """Each large unit of support and elite has a basic one of its size, which matches no other."""
    known = [(unit.tier, figures.units[unit.unit]) for unit in brigade.units if unit.unit in figures.units]
    large = [(tier, unit.base.weight) for tier, unit in known if _large(figures, unit)]
    for size in sorted({weight for _, weight in large}):
        mine = [tier for tier, weight in large if weight == size]
        basic = mine.count(Tier.BASIC.value)
        if len(mine) - basic > basic:
            yield problem("14.06", "unmatched-size", where, place=place, size=size, have=len(mine) - basic, most=basic)


@rule("10.26")
def _parcelled(figures: Figures, brigade: BrigadeEntry, where: str, place: int) -> Iterator[Flaw]:
    """Skirmishers on foot may be broken up: each company of theirs goes to foot of their brigade that has none."""
    known = [unit for unit in brigade.units if unit.unit in figures.units]
    for unit in known:
        profile = figures.units[unit.unit]
        skirmishes = profile.arm is Arm.INFANTRY and Ability.OPEN_FORMATION in profile.abilities
        if unit.dissolved and not skirmishes:
            yield problem("10.26", "not-dissolved", where, unit=unit_name(figures, unit))
        lacks = profile.arm is Arm.INFANTRY and not skirmishes and Ability.LIGHT_COMPANIES not in profile.abilities
        if unit.skirmishers and not lacks:
            yield problem("10.26", "not-reinforced", where, unit=unit_name(figures, unit))
    companies = sum(figures.units[unit.unit].base.companies for unit in known if unit.dissolved)
    have = sum(unit.skirmishers for unit in known)
    if have > companies:
        yield problem("10.26", "many-skirmishers", where, place=place, have=have, most=companies)
    if companies and not have:
        yield problem("10.26", "no-skirmishers", where, place=place, most=companies)
