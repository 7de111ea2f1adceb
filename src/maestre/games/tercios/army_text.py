"""Army lists as plain text, as organisers paste them: written in one language, read in either.

Army of Flanders
Faction: Spanish tercios
Chart: Standard army
Century: 17
Limit: 1000

Commander: Maestre de campo general; Level 3; Will, Religious, Honourable = 25
Elite: Shot company; Veteran, Elite rule, +1 Discipline = 85

Infantry command: Sargento mayor; Level 2; Dexterity, Authoritarian = 25
- Tercio; Tercio viejo, Field squares, Swordsmen = 200
- 2 x Tercio = 280

Points: 590
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from maestre.games.tercios.army import army_points, leader_price, unit_price
from maestre.games.tercios.data import (
    LEADERS,
    OPTIONS,
    ORGANISATION,
    PROFILES,
    ArmyList,
    CommandEntry,
    CommandKind,
    LeaderEntry,
    UnitEntry,
)
from maestre.games.tercios.problems import advice, problem
from maestre.play import Flaw, Message, Speaker, rule
from maestre.play.catalogue import Text
from maestre.play.messages import LANGUAGES

__all__ = ["Pasted", "from_text", "to_text"]

_LABELS: Final = ("faction", "chart", "century", "limit", "historical", "commander", "elite", "ally", "points")
_PRICE: Final = re.compile(r"\s*(?:=|\[|\()\s*(\d{1,6})\s*(?:points|puntos|pts?|p)?\.?\s*[\])]?\s*$", re.IGNORECASE)
_COUNT: Final = re.compile(r"^(\d{1,3})\s*(?:[x\u00d7]\s*|\s)(?=\D)", re.IGNORECASE)
_BULLET: Final = re.compile(r"^[-*\u2022\u2013]\s*")
_NUMBER: Final = re.compile(r"\d{1,6}")
_LONGEST_LINE: Final = 400
"""What is read of a line: no list has longer ones, and a name must fit into a sentence."""


class Pasted(NamedTuple):
    """What was read from a text: the list, right or wrong, and what the text itself says wrongly."""

    army: ArmyList
    problems: tuple[Flaw, ...]


# -------------------------------------------------------------------------------------------------------------- writing


@rule("8.01")
def to_text(army: ArmyList, speaker: Speaker) -> str:
    """Write a list in the language of a speaker, with what each line costs."""

    def label(name: str) -> str:
        return speaker.say(Message(f"list-{name}"))

    lines = [
        army.name,
        f"{label('faction')}: {_said(speaker, 'faction', army.faction)}",
        f"{label('chart')}: {_said(speaker, 'chart', army.chart)}",
        f"{label('century')}: {army.century}",
        f"{label('limit')}: {army.limit}",
        *([f"{label('historical')}: {label('yes')}"] if army.historical else []),
        "",
        *(f"{label('commander')}: {_leader_line(leader, speaker, commander=True)}" for leader in army.commanders),
        *(f"{label('elite')}: {_unit_line(unit, speaker)}" for unit in army.elite),
    ]
    for command in army.commands:
        kind = _said(speaker, "command", command.kind)
        led = f": {_leader_line(command.leader, speaker, commander=False)}" if command.leader else ""
        lines += ["", f"{kind}{led}"]
        lines += [f"{label('ally')}: {_said(speaker, 'faction', command.ally)}"] if command.ally else []
        lines += [f"- {_unit_line(unit, speaker)}" for unit in command.units]
    return "\n".join([*lines, "", f"{label('points')}: {army_points(army)}", ""])


def _leader_line(leader: LeaderEntry, speaker: Speaker, *, commander: bool) -> str:
    picks = [_said(speaker, "virtue", one) for one in leader.virtues]
    picks += [_said(speaker, "quality", one) for one in leader.qualities]
    parts = [
        leader.name,
        f"{speaker.say(Message('list-level'))} {leader.level}",
        *([", ".join(picks)] if picks else []),
    ]
    return f"{'; '.join(parts)} = {leader_price(leader, commander=commander) or 0}"


def _unit_line(unit: UnitEntry, speaker: Speaker) -> str:
    options = [_said(speaker, f"option-{unit.profile}", one) for one in unit.options]
    options += [speaker.say(Message("list-elite-rule"))] if unit.elite else []
    options += [speaker.say(Message("list-elite-discipline"))] if unit.discipline else []
    count = f"{unit.count} x " if unit.count != 1 else ""
    name = _said(speaker, "profile", unit.profile)
    return (
        f"{count}{'; '.join([name, ', '.join(options)] if options else [name])} = {unit_price(unit).whole * unit.count}"
    )


def _said(speaker: Speaker, what: str, name: str) -> str:
    """The name of a thing; as it is written where nothing has that name."""
    key, known = f"{what}-{name}", speaker.keys()
    return speaker.say(Message(key)) if key in known else name


# -------------------------------------------------------------------------------------------------------------- reading


def from_text(text: str) -> Pasted:
    """Read a list from text in either language, or a mixture; names may lack accents and capitals."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            reader.read(number, line.strip()[:_LONGEST_LINE])
    return Pasted(reader.army(), tuple(reader.problems))


class _Reader:
    """Takes the lines of a list one by one."""

    def __init__(self) -> None:
        self.name = ""
        self.said: dict[str, str] = {}
        self.commanders: list[LeaderEntry] = []
        self.elite: list[UnitEntry] = []
        self.commands: list[CommandEntry] = []
        self.problems: list[Flaw] = []

    def read(self, number: int, line: str) -> None:
        """Take one line: a label, a command, a Troop, or the name of the army before all of these."""
        head, _, rest = line.partition(":")
        label = _labels().get(_folded(head)) if rest else None
        kind, remainder = _kind(line)
        if label in {"commander", "elite", "points"}:
            self._entry(label, number, rest)
        elif label == "ally" and self.commands:
            self._replace(ally=_found(_factions(), rest))
        elif label:
            self.said[label] = rest.strip()
        elif kind:
            leader = self._leader(number, remainder, commander=False) if remainder else None
            self.commands.append(CommandEntry(kind=kind, leader=leader))
        elif self.commands and (_BULLET.match(line) or _price(line)[1] is not None):
            units = (*self.commands[-1].units, self._unit(number, _BULLET.sub("", line)))
            self._replace(units=units)
        elif not self.name and not self.commands:
            self.name = line
        else:
            self.problems.append(problem("8.10", "line-unread", f"line.{number}", line=number, text=line))

    def army(self) -> ArmyList:
        """Give the list; what was not said is left empty, and the muster asks for it."""
        faction = _found(_factions(), self.said.get("faction", ""))
        known = ORGANISATION.factions.get(faction)
        return ArmyList(
            name=self.name,
            faction=faction,
            chart=_found(_charts(), self.said.get("chart", "")),
            limit=_number(self.said.get("limit", ""), 0),
            century=_number(self.said.get("century", ""), known.centuries[-1] if known else 0),
            commanders=tuple(self.commanders),
            elite=tuple(self.elite),
            commands=tuple(self.commands),
            historical="historical" in self.said,
        )

    def _entry(self, label: str, number: int, rest: str) -> None:
        if label == "commander":
            self.commanders.append(self._leader(number, rest, commander=True))
        elif label == "elite":
            self.elite.append(self._unit(number, rest))
        else:
            self._compare(number, _number(rest, 0), army_points(self.army()))

    def _replace(self, **fields: object) -> None:
        last = self.commands[-1]
        kept = {name: getattr(last, name) for name in last.__struct_fields__}
        self.commands[-1] = CommandEntry(**(kept | fields))

    def _leader(self, number: int, line: str, *, commander: bool) -> LeaderEntry:
        words, price = _price(line)
        name, *parts = [part.strip() for part in words.split(";")]
        level = 0
        virtues: list[str] = []
        qualities: list[str] = []
        for part in parts:
            if _folded(part).startswith(_levels()):
                level = _number(part, 0)
                continue
            for pick in _listed(part):
                virtue = _virtues().get(_folded(pick))
                (virtues if virtue else qualities).append(virtue or _found(_qualities(), pick))
        leader = LeaderEntry(name=name, level=level, virtues=tuple(virtues), qualities=tuple(qualities))
        self._compare(number, price, leader_price(leader, commander=commander) or 0)
        return leader

    def _unit(self, number: int, line: str) -> UnitEntry:
        words, price = _price(line)
        name, _, bought = words.strip().partition(";")
        count = _COUNT.match(name)
        profile = _found(_profiles(), name[count.end() :] if count else name)
        options, elite, discipline = [], False, False
        for one in _listed(bought):
            special = _elites().get(_folded(one))
            elite |= special == "elite-rule"
            discipline |= special == "elite-discipline"
            if special is None:
                options.append(_found(_options(profile), one))
        unit = UnitEntry(
            profile=profile,
            options=tuple(options),
            count=int(count[1]) if count else 1,
            elite=elite,
            discipline=discipline,
        )
        self._compare(number, price, unit_price(unit).whole * unit.count)
        return unit

    def _compare(self, number: int, written: int | None, cost: int) -> None:
        if written is not None and written != cost:
            self.problems.append(
                advice("8.01", "points-differ", f"line.{number}", line=number, written=written, cost=cost)
            )


def _price(line: str) -> tuple[str, int | None]:
    """Split a line from the points at its end, if it has any."""
    found = _PRICE.search(line)
    return (line[: found.start()], int(found[1])) if found else (line, None)


def _kind(line: str) -> tuple[str, str]:
    """The kind of command that a line opens, if it does, and what follows its colon."""
    head, _, rest = line.partition(":")
    return _commands().get(_folded(head), ""), rest.strip()


def _listed(part: str) -> list[str]:
    return [one.strip() for one in part.split(",") if one.strip()]


def _number(text: str, otherwise: int) -> int:
    found = _NUMBER.search(text)
    return int(found[0]) if found else otherwise


# ---------------------------------------------------------------------------------------------------------------- names


def _folded(name: str) -> str:
    """A name without accents, capitals, underscores and spare spaces."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    return " ".join(plain.casefold().replace("_", " ").split())


def _found(names: dict[str, str], said: str) -> str:
    """The id of what was said; what nothing is called stays as it was said, and the muster asks about it."""
    return names.get(_folded(said), said.strip())


def _names(pairs: Iterator[tuple[str, Text]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one, name in pairs:
        for said in (one, name.es, name.en):
            assert found.setdefault(_folded(said), one) == one, f"{said!r} is the name of two things"
    return found


@cache
def _factions() -> dict[str, str]:
    return _names((faction.id, faction.name) for faction in ORGANISATION.factions.values())


@cache
def _charts() -> dict[str, str]:
    return _names((chart.id, chart.name) for chart in ORGANISATION.charts.values())


@cache
def _commands() -> dict[str, str]:
    return _names((kind.value, ORGANISATION.commands[kind].name) for kind in CommandKind)


@cache
def _profiles() -> dict[str, str]:
    return _names((profile.id, profile.name) for profile in PROFILES.values())


@cache
def _options(profile: str) -> dict[str, str]:
    return _names((option.id, option.name) for option in OPTIONS.get(profile, {}).values())


@cache
def _virtues() -> dict[str, str]:
    return _names((virtue.value, row.name) for virtue, row in LEADERS.virtues.items())


@cache
def _qualities() -> dict[str, str]:
    return _names((quality.value, row.name) for quality, row in LEADERS.qualities.items())


@cache
def _speakers() -> tuple[Speaker, ...]:
    return tuple(Speaker(language, files(__package__) / "messages") for language in LANGUAGES)


def _in_both(names: tuple[str, ...]) -> dict[str, str]:
    return {_folded(speaker.say(Message(f"list-{name}"))): name for name in names for speaker in _speakers()}


@cache
def _labels() -> dict[str, str]:
    return _in_both(_LABELS)


@cache
def _elites() -> dict[str, str]:
    return _in_both(("elite-rule", "elite-discipline"))


@cache
def _levels() -> tuple[str, ...]:
    return tuple(_in_both(("level",)))
