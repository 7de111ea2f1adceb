"""Chapter 8: whether an army list is legal, with everything that is wrong with it and what to do next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.armies.army import army_points, body_counts, boxes, equipped, units
from maestre.games.tercios.armies.officers import appointed, commanders
from maestre.games.tercios.armies.problems import named, option_name, unit_name
from maestre.games.tercios.data import (
    Arm,
    ArmyList,
    Body,
    Chart,
    CommandEntry,
    CommandKind,
    CommandRow,
    Figures,
    UnitEntry,
)
from maestre.play import Flaw, rule
from maestre.play.written.lists import advice, listed, problem
from maestre.play.written.messages import Arg

_KINDS: Final = tuple(kind.value for kind in CommandKind)


def problems(figures: Figures, army: ArmyList) -> tuple[Flaw, ...]:
    """Give everything that is wrong with a list, in the order in which it is written, and then advice."""
    found = (
        *_organisation(figures, army),
        *commanders(figures, army),
        *appointed(figures, army),
        *_elite(figures, army),
        *(found for place, command in enumerate(army.commands, 1) for found in _command(figures, army, command, place)),
        *_chart(figures, army),
        *_points(figures, army),
    )
    return tuple(sorted(found, key=lambda one: not one.grave))


@rule("8.10")
def legal(figures: Figures, army: ArmyList) -> bool:
    """Whether a list obeys its chart and its faction: nothing grave is wrong with it."""
    return not any(one.grave for one in problems(figures, army))


@rule("8.05")
def matched(one: ArmyList, other: ArmyList) -> tuple[Flaw, ...]:
    """Warn when two lists of different centuries are to meet; the game is allowed."""
    if one.century == other.century:
        return ()
    return (advice("8.05", "centuries-differ", "", one=one.century, other=other.century),)


# ------------------------------------------------------------------------------------------------------ the whole army


@rule("8.01")
def _points(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    total = army_points(figures, army)
    if army.limit < 1:
        yield problem("8.01", "no-limit", "limit", total=total)
    elif total > army.limit:
        yield problem("8.01", "over-limit", total=total, limit=army.limit, over=total - army.limit)


@rule("8.05", "8.06")
def _organisation(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """Faction, chart and century: known, and belonging together."""
    faction = figures.organisation.factions.get(army.faction)
    if faction is None:
        yield problem(
            "8.06", "no-faction", "faction", faction=army.faction, known=listed(figures.organisation.factions)
        )
    if army.chart not in figures.organisation.charts:
        yield problem("8.06", "no-chart", "chart", chart=army.chart, known=listed(figures.organisation.charts))
    elif faction and army.chart not in faction.charts:
        yield problem(
            "8.06",
            "chart-not-of-faction",
            "chart",
            chart=named("chart", army.chart),
            faction=named("faction", faction.id),
            known=listed(faction.charts),
        )
    if faction and army.century not in faction.centuries:
        yield advice(
            "8.05",
            "century-not-of-faction",
            "century",
            century=army.century,
            faction=named("faction", faction.id),
            known=listed(faction.centuries),
        )


@rule("8.07", "8.08", "8.09", "8.12")
def _chart(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """How many commands there are of each kind, and what else a chart asks for."""
    chart = figures.organisation.charts.get(army.chart)
    if chart is None:
        return
    counts = Counter(command.kind for command in army.commands)
    for box in boxes(chart):
        if box.kind is None:
            continue
        said: dict[str, Arg] = {"kind": named("command", box.kind), "chart": named("chart", chart.id)}
        have = counts[box.kind.value]
        if have < box.least:
            yield problem("8.12", "too-few-commands", "commands", have=have, least=box.least, **said)
        if have > box.most:
            yield problem(chart.own_rule, "too-many-commands", "commands", have=have, most=box.most, **said)
    yield from _most_numerous(chart, counts)
    yield from _guns(figures, chart, army)


def _most_numerous(chart: Chart, counts: Counter[str]) -> Iterator[Flaw]:
    most = chart.most_numerous
    if most is None:
        return
    for kind in CommandKind:
        if kind is not most and counts[kind.value] >= max(1, counts[most.value]):
            yield problem(
                chart.own_rule,
                "not-most-numerous",
                "commands",
                most=named("command", most),
                have=counts[most.value],
                other=named("command", kind),
                others=counts[kind.value],
            )


def _guns(figures: Figures, chart: Chart, army: ArmyList) -> Iterator[Flaw]:
    if chart.guns_need is None:
        return
    for unit in units(army):
        gun = _known(figures, unit) and figures.profiles[unit.profile].arm is Arm.ARTILLERY
        if gun and chart.guns_need not in equipped(figures, unit).abilities:
            yield problem(
                chart.own_rule,
                "gun-needs",
                "commands",
                unit=unit_name(figures, unit),
                ability=named("ability", chart.guns_need),
                chart=named("chart", chart.id),
            )


# ------------------------------------------------------------------------------------------------- commands and Troops


@rule("8.13", "8.19")
def _command(figures: Figures, army: ArmyList, command: CommandEntry, place: int) -> Iterator[Flaw]:
    """A command: a kind that exists, allies by permission, its Troops, each of them."""
    where = f"commands.{place}"
    yield from _alliance(figures, army, command, where)
    faction = command.ally or army.faction
    for number, unit in enumerate(command.units, 1):
        yield from _unit(figures, unit, faction, f"{where}.units.{number}")
        if unit.elite or unit.discipline:
            yield problem("8.18", "elite-options", f"{where}.units.{number}", unit=unit_name(figures, unit))
    if command.kind not in _KINDS:
        yield problem("8.13", "no-such-command", where, kind=command.kind, known=listed(_KINDS))
        return
    row = figures.organisation.commands[CommandKind(command.kind)]
    counts = body_counts(figures, command)
    for body in Body:
        least, most = row.troops[body]
        said: dict[str, Arg] = {
            "place": place,
            "kind": named("command", row.id),
            "body": named("body", body),
            "have": counts[body],
        }
        if counts[body] < least:
            yield problem("8.13", "too-few-troops", where, least=least, **said)
        if counts[body] > most:
            yield problem("8.13", "too-many-troops", where, most=most, **said)
    yield from _companies(figures, command, row, counts, where)


def _companies(
    figures: Figures, command: CommandEntry, row: CommandRow, counts: dict[Body, int], where: str
) -> Iterator[Flaw]:
    """What a command asks of the companies that go with it."""
    most = row.companies_at_most
    if most and counts[Body.COMPANY] > counts[most]:
        yield problem(
            "8.13",
            "companies-outnumber",
            where,
            have=counts[Body.COMPANY],
            most=counts[most],
            body=named("body", most),
        )
    for number, unit in enumerate(command.units, 1):
        if not _known(figures, unit) or figures.profiles[unit.profile].body is not Body.COMPANY:
            continue
        at = f"{where}.units.{number}"
        if row.companies_of and unit.profile not in row.companies_of:
            known = listed(row.companies_of)
            yield problem(
                "8.13",
                "company-not-there",
                at,
                unit=unit_name(figures, unit),
                kind=named("command", row.id),
                known=known,
            )
        elif row.companies_need and row.companies_need not in equipped(figures, unit).abilities:
            ability = named("ability", row.companies_need)
            yield problem("8.13", "company-needs", at, unit=unit_name(figures, unit), ability=ability)


def _alliance(figures: Figures, army: ArmyList, command: CommandEntry, where: str) -> Iterator[Flaw]:
    """Allies are of another faction, and come with permission of the list or for a historical battle."""
    if not command.ally:
        return
    if command.ally == army.faction:
        yield problem("8.19", "ally-of-itself", where, ally=named("faction", command.ally))
        return
    if command.ally not in figures.organisation.factions:
        yield problem("8.19", "no-ally", where, ally=command.ally, known=listed(figures.organisation.factions))
    faction = figures.organisation.factions.get(army.faction)
    if faction and not army.historical and command.ally not in faction.allies:
        ally = named("faction", command.ally) if command.ally in figures.organisation.factions else command.ally
        yield problem("8.19", "ally-barred", where, ally=ally, faction=named("faction", faction.id))


@rule("8.15", "8.16", "8.17")
def _elite(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """At most one elite unit, of a kind that the chart admits."""
    chart = figures.organisation.charts.get(army.chart)
    count = sum(unit.count for unit in army.elite)
    if chart and count > chart.elite[1]:
        yield problem(chart.elite_rule, "many-elite", "elite", have=count, most=chart.elite[1])
    for number, unit in enumerate(army.elite, 1):
        where = f"elite.{number}"
        yield from _unit(figures, unit, army.faction, where)
        if chart and unit.profile in figures.profiles and figures.profiles[unit.profile].body not in chart.elite_bodies:
            yield problem(
                chart.elite_rule,
                "elite-kind",
                where,
                unit=unit_name(figures, unit),
                chart=named("chart", chart.id),
                body=named("body", figures.profiles[unit.profile].body),
                known=listed(chart.elite_bodies),
            )


@rule("8.10")
def _unit(figures: Figures, unit: UnitEntry, faction: str, where: str) -> Iterator[Flaw]:
    """A Troop that the faction has, with options that go together and that it may take."""
    if unit.count < 1:
        yield problem("8.10", "no-count", where, unit=unit_name(figures, unit), count=unit.count)
    if unit.profile not in figures.profiles:
        yield problem("8.10", "no-profile", where, unit=unit.profile)
        return
    known = figures.organisation.factions.get(faction)
    if known and unit.profile not in known.troops:
        said = listed(known.troops)
        yield problem(
            "8.10",
            "not-of-faction",
            where,
            unit=unit_name(figures, unit),
            faction=named("faction", faction),
            known=said,
        )
    yield from _options(figures, unit, faction, where)


def _options(figures: Figures, unit: UnitEntry, faction: str, where: str) -> Iterator[Flaw]:
    sold = figures.options[unit.profile]
    for name, times in Counter(unit.options).items():
        if name not in sold:
            yield problem(
                "8.10", "no-option", where, unit=unit_name(figures, unit), option=name, known=listed(sold) or "-"
            )
            continue
        said: dict[str, Arg] = {"unit": unit_name(figures, unit), "option": option_name(unit.profile, name)}
        if times > 1:
            yield problem("8.10", "option-repeated", where, **said)
        if sold[name].only and faction not in sold[name].only:
            yield problem("8.10", "option-not-of-faction", where, known=listed(sold[name].only), **said)
        for other in sold[name].not_with:
            if other in unit.options and name < other:
                yield problem("8.10", "options-exclude", where, other=option_name(unit.profile, other), **said)


def _known(figures: Figures, unit: UnitEntry) -> bool:
    """Whether a unit can be equipped: its profile and all its options exist."""
    return unit.profile in figures.profiles and all(name in figures.options[unit.profile] for name in unit.options)
