"""12.20-12.22, 14.09-14.12 The officers of an army list, and what things of a list are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.armies.army import officers
from maestre.games.aguila.data import (
    ArmyList,
    BrigadeEntry,
    Figures,
    Nation,
    OfficerAbility,
    OfficerEntry,
    Rank,
    UnitEntry,
)
from maestre.play import Flaw, Message, rule
from maestre.play.written.lists import listed, problem
from maestre.play.written.messages import Arg

_RANKS: Final = tuple(rank.value for rank in Rank)
_ABILITIES: Final = tuple(ability.value for ability in OfficerAbility)
_NATIONS: Final = tuple(nation.value for nation in Nation)


# ---------------------------------------------------------------------------------------------------------------- names


def named(what: str, name: str) -> Message:
    """The name of a thing of the game, in no language yet."""
    return Message.of(f"{what}-{name}")


def nation_name(name: str) -> Arg:
    """The name of a nation; as it is written where no list knows it."""
    return named("nation", name) if name in _NATIONS else name


def unit_name(figures: Figures, unit: UnitEntry) -> Arg:
    """The name of a unit; as it is written where no list knows it."""
    known = figures.units.get(unit.unit)
    return unit.unit if known is None else named(f"profile-{known.nation}", known.kind)


def officer_name(officer: OfficerEntry) -> Arg:
    """What an officer is called: his rank, and his id in the list."""
    rank: Arg = named("rank", officer.rank) if officer.rank in _RANKS else officer.rank
    return Message.of("officer-name", id=officer.id, rank=rank)


# ---------------------------------------------------------------------------------------------------------------- staff


@rule("12.20", "12.21", "14.09", "14.10", "14.12")
def staffed(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """The staff of an army: its chief, comandantes, and what several brigades ask for."""
    if not army.brigades:
        yield problem("14.01", "no-brigade", "brigades")
        return
    staff = list(officers(army))
    for one, times in Counter(officer.id for officer in staff).items():
        if times > 1:
            yield problem("12.20", "officer-twice", "brigades", officer=one)
    ranks = Counter(officer.rank for officer in staff)
    rules, have = figures.officers.staff, ranks[Rank.COMANDANTE]
    if not rules.comandantes_least <= have <= rules.comandantes_most:
        least, most = rules.comandantes_least, rules.comandantes_most
        yield problem("12.20", "comandantes", "brigades", have=have, least=least, most=most)
    yield from _chief(figures, army, staff)
    if len(army.brigades) > 1:
        yield from _several(figures, staff, ranks, army.general)


@rule("12.02", "12.20", "12.21", "14.09", "14.12")
def _chief(figures: Figures, army: ArmyList, staff: list[OfficerEntry]) -> Iterator[Flaw]:
    """The commander-in-chief is a general; of several brigades a division general, of the main one."""
    chief = next((officer for officer in staff if officer.id == army.general), None)
    if chief is None:
        yield problem("12.20", "no-general", "general", general=army.general)
        return
    if chief.rank not in _RANKS:
        return
    if not figures.officers.ranks[Rank(chief.rank)].general:
        yield problem("12.20", "chief-no-general", "general", officer=officer_name(chief))
    elif len(army.brigades) > 1 and chief.rank != Rank.DIVISION_GENERAL:
        yield problem("12.21", "chief-too-low", "general", officer=officer_name(chief))
    if chief not in army.brigades[0].officers:
        yield problem("14.12", "chief-elsewhere", "general", officer=officer_name(chief))


@rule("12.21", "14.10")
def _several(figures: Figures, staff: list[OfficerEntry], ranks: Counter[str], general: str) -> Iterator[Flaw]:
    """With several brigades there are two more officers, one of them a brigade general."""
    rules, others = figures.officers.staff, [officer for officer in staff if officer.id != general]
    if len(others) < rules.several_brigades_officers:
        least = rules.several_brigades_officers
        yield problem("14.10", "few-officers", "brigades", have=len(others), least=least)
    if ranks[Rank.BRIGADE_GENERAL] < rules.several_brigades_generals:
        yield problem("14.10", "no-brigade-general", "brigades", least=rules.several_brigades_generals)


@rule("12.22", "14.02", "14.11")
def led(figures: Figures, army: ArmyList, brigade: BrigadeEntry, where: str) -> Iterator[Flaw]:
    """The officers of a brigade, each with a unit of his own; its units under one of them, or the division general."""
    yield from _ranks(figures, brigade, where)
    mine = [officer.id for officer in brigade.officers]
    chief = next((one.id for one in officers(army) if one.id == army.general and one.rank == Rank.DIVISION_GENERAL), "")
    anywhere = {unit.officer for one in army.brigades for unit in one.units if not unit.dissolved}
    for officer in brigade.officers:
        if officer.id not in anywhere:
            yield problem("12.22", "officer-without-unit", where, officer=officer_name(officer))
    leaders = (*mine, chief) if chief else tuple(mine)
    for unit in brigade.units:
        if unit.officer not in leaders:
            known = listed(leaders) or "-"
            yield problem(
                "14.11", "other-officer", where, unit=unit_name(figures, unit), officer=unit.officer, known=known
            )


@rule("12.48", "14.02")
def _ranks(figures: Figures, brigade: BrigadeEntry, where: str) -> Iterator[Flaw]:
    counts = Counter(officer.rank for officer in brigade.officers)
    for officer in brigade.officers:
        if officer.rank not in _RANKS:
            yield problem("12.20", "no-rank", where, officer=officer.id, rank=officer.rank, known=listed(_RANKS))
        for name, times in Counter(officer.abilities).items():
            said: dict[str, Arg] = {"officer": officer_name(officer)}
            if name not in _ABILITIES:
                yield problem("12.48", "no-officer-ability", where, ability=name, known=listed(_ABILITIES), **said)
            elif times > 1:
                yield problem("12.48", "officer-ability-twice", where, ability=named("officer-ability", name), **said)
    row = figures.lists.row.get(brigade.listed)
    if row is not None:
        for rank, (_, most) in row.officers.items():
            if rank is not Rank.COMANDANTE and counts[rank] > most:
                yield problem("14.02", "many-of-rank", where, rank=named("rank", rank), have=counts[rank], most=most)
