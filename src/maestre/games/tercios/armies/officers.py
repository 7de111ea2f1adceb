"""7.01-7.03, 7.38, 7.53, 7.67, 8.11 The leaders of an army list: rank, level, virtues and qualities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.armies.army import leader_price, leaders
from maestre.games.tercios.armies.problems import named, quality_name
from maestre.games.tercios.data import (
    ArmyList,
    CommandEntry,
    CommandKind,
    Figures,
    LeaderEntry,
    Quality,
    Virtue,
)
from maestre.play import Flaw, rule
from maestre.play.written.lists import advice, listed, problem
from maestre.play.written.messages import Arg

_VIRTUES: Final = tuple(virtue.value for virtue in Virtue)
_QUALITIES: Final = tuple(quality.value for quality in Quality)
_KINDS: Final = tuple(kind.value for kind in CommandKind)


@rule("7.03", "8.11")
def commanders(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """One Commander, one more of each allied contingent at most, and nobody above his own."""
    own = [leader for leader in army.commanders if not leader.ally]
    if not own:
        yield problem("8.11", "no-commander", "commanders")
        return
    if len(own) > 1:
        yield problem("8.11", "many-commanders", "commanders", count=len(own))
    yield from _allied(figures, army)
    for place, command in enumerate(army.commands, 1):
        theirs = [leader.level for leader in army.commanders if leader.ally == command.ally]
        highest = max(theirs or (leader.level for leader in own))
        if command.leader and command.leader.level > highest:
            yield problem(
                "7.03",
                "above-commander",
                f"commands.{place}.leader",
                leader=command.leader.name,
                level=command.leader.level,
                commander=highest,
            )


@rule("8.21")
def _allied(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """A Commander of allies is the only one of his contingent, which has a command."""
    contingents = [command.ally for command in army.commands]
    for ally, count in Counter(leader.ally for leader in army.commanders if leader.ally).items():
        called = named("faction", ally) if ally in figures.organisation.factions else ally
        if count > 1:
            yield problem("8.21", "allied-commanders", "commanders", count=count, ally=called)
        if ally not in contingents:
            yield problem("8.21", "commander-of-nobody", "commanders", ally=called)


@rule("7.53")
def appointed(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """Each leader alone, and no quality twice in the army."""
    owner: dict[str, str] = {}
    for place, command in enumerate(army.commands, 1):
        yield from _led(figures, command, place)
    for leader, commander in leaders(army):
        where = "commanders" if commander else f"commands.{_place(army, leader)}.leader"
        yield from _leader(figures, leader, where, commander=commander)
        for quality in leader.qualities:
            if quality in owner:
                yield problem(
                    "7.53",
                    "quality-repeated",
                    where,
                    quality=quality_name(quality),
                    leader=leader.name,
                    other=owner[quality],
                )
            owner.setdefault(quality, leader.name)


def _place(army: ArmyList, leader: LeaderEntry) -> int:
    return next(place for place, command in enumerate(army.commands, 1) if command.leader is leader)


@rule("7.01")
def _led(figures: Figures, command: CommandEntry, place: int) -> Iterator[Flaw]:
    """Every command but a battery has its leader."""
    if command.kind not in _KINDS:
        return
    row = figures.organisation.commands[CommandKind(command.kind)]
    if row.led and command.leader is None:
        yield problem("7.01", "no-leader", f"commands.{place}", place=place, kind=named("command", row.id))
    if not row.led and command.leader is not None:
        yield problem("7.01", "leader-of-battery", f"commands.{place}", place=place, leader=command.leader.name)


@rule("7.02", "7.38", "7.67")
def _leader(figures: Figures, leader: LeaderEntry, where: str, *, commander: bool) -> Iterator[Flaw]:
    """Level by rank, as many virtues and qualities as the level has, all known, none twice."""
    who = leader.name
    if leader_price(figures, leader, commander=commander) is None:
        allowed = [
            level.id
            for level in figures.leaders.levels
            if (level.commander if commander else level.subordinate) is not None
        ]
        key = "commander-level" if commander else "subordinate-level"
        yield problem("7.02", key, where, leader=who, level=leader.level, known=listed(allowed))
    yield from _picks(figures, leader, where)
    for virtue, times in Counter(leader.virtues).items():
        if virtue not in _VIRTUES:
            yield problem("7.38", "no-virtue", where, leader=who, virtue=virtue)
        elif times > 1:
            yield problem("7.38", "virtue-repeated", where, leader=who, virtue=named("virtue", virtue))
    for quality in dict.fromkeys(leader.qualities):
        if quality not in _QUALITIES:
            yield problem("7.53", "no-quality", where, leader=who, quality=quality)
        elif figures.leaders.qualities[Quality(quality)].commander and not commander:
            yield problem("7.67", "quality-of-commander", where, leader=who, quality=named("quality", quality))


def _picks(figures: Figures, leader: LeaderEntry, where: str) -> Iterator[Flaw]:
    if not 0 <= leader.level < len(figures.leaders.levels):
        return
    level = figures.leaders.levels[leader.level]
    for key, have, allowed in (
        ("virtues", len(leader.virtues), level.virtues),
        ("qualities", len(leader.qualities), level.qualities),
    ):
        said: dict[str, Arg] = {"leader": leader.name, "have": have, "allowed": allowed, "level": leader.level}
        if have > allowed:
            yield problem("7.02", f"too-many-{key}", where, **said)
        elif have < allowed:
            yield advice("7.02", f"unused-{key}", where, **said)
