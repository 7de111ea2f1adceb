"""Army lists as plain text, as organisers paste them: written in one language, read in either.

Brigade of the vanguard
Limit: 1500
Aides: 1

Brigade: France
General: Brigade general; Very inspiring = 105
- Basic: Line infantry 24 = 150
- Elite: Cuirassiers 10 = 190
Officer: Comandante; Form up! = 60
- Support: Hussars 10; Vanguard = 155

Points: 660
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points, officer_price, unit_price
from maestre.games.aguila.data import (
    ArmyList,
    BrigadeEntry,
    Figures,
    OfficerEntry,
    Tier,
    Unit,
    UnitEntry,
)
from maestre.miniatures import pasted
from maestre.miniatures.pasted import Names, item, label, named, number, numbered, parts, price
from maestre.play import RuleId, Speaker, rule
from maestre.play.written.catalogue import Text
from maestre.play.written.figures import kept
from maestre.play.written.messages import LANGUAGES, Message

_LABELS: Final = ("limit", "aides", "sappers", "brigade", "general", "officer", "points")
_MARKS: Final = ("regimental", "dissolved", "skirmishers")
"""What may be said of a unit besides its abilities: fields of its entry."""
_MANY: Final = 100
"""More units than this in one line are not written out: no army has as many."""

Pasted = pasted.Pasted[ArmyList]


# -------------------------------------------------------------------------------------------------------------- writing


@rule("14.01")
def to_text(figures: Figures, army: ArmyList, speaker: Speaker) -> str:
    """Write a list in the language of a speaker, with what each line costs: officers, each with his units."""
    lines = [army.name, f"{label(speaker, 'limit')}: {army.limit}"]
    lines += [f"{label(speaker, 'aides')}: {army.aides}"] if army.aides else []
    lines += [f"{label(speaker, 'sappers')}: {army.sappers}"] if army.sappers else []
    for brigade in army.brigades:
        lines += ["", f"{label(speaker, 'brigade')}: {named(speaker, 'brigade', brigade.listed)}"]
        strays = [one for one in brigade.units if one.officer not in [officer.id for officer in brigade.officers]]
        lines += [_unit_line(figures, unit, brigade.nation, speaker) for unit in strays]
        for officer in brigade.officers:
            chief = label(speaker, "general" if officer.id == army.general else "officer")
            lines.append(f"{chief}: {_officer_line(figures, officer, speaker)}")
            mine = (unit for unit in brigade.units if unit.officer == officer.id)
            lines += [_unit_line(figures, unit, brigade.nation, speaker) for unit in mine]
    return "\n".join([*lines, "", f"{label(speaker, 'points')}: {army_points(figures, army)}", ""])


def _officer_line(figures: Figures, officer: OfficerEntry, speaker: Speaker) -> str:
    picks = [named(speaker, "officer-ability", one) for one in officer.abilities]
    written = [named(speaker, "rank", officer.rank), *([", ".join(picks)] if picks else [])]
    return f"{'; '.join(written)} = {officer_price(figures, officer).whole}"


def _unit_line(figures: Figures, unit: UnitEntry, nation: str, speaker: Speaker) -> str:
    bought = [named(speaker, "ability", one) for one in unit.abilities]
    bought += [label(speaker, mark) for mark in _MARKS if getattr(unit, mark)]
    known = figures.units.get(unit.unit)
    name = unit.unit if known is None else _called(known, named(speaker, f"profile-{known.nation}", known.kind))
    if known is not None and known.nation != nation:
        name += f" ({named(speaker, 'nation', known.nation)})"
    written = "; ".join([name, ", ".join(bought)] if bought else [name])
    return f"- {named(speaker, 'tier', unit.tier)}: {written} = {unit_price(figures, unit).whole}"


def _called(unit: Unit, name: str) -> str:
    """The name of a unit with its figures; a gun is one of its kind."""
    return name if unit.gun else f"{name} {unit.figures}"


# -------------------------------------------------------------------------------------------------------------- reading


def from_text(figures: Figures, text: str) -> Pasted:
    """Read a list from text in either language, or a mixture; names may lack accents and capitals."""
    reader = _Reader(figures, _labels(_LABELS))
    reader.take(text)
    return Pasted(reader.army(), tuple(reader.problems))


class _Reader(pasted.Reader):
    """Takes the lines of a list one by one: a brigade, its officers, and behind each of them his units."""

    unread: RuleId = "14.01"
    points: RuleId = "14.01"

    def __init__(self, figures: Figures, labels: Names) -> None:
        super().__init__(labels)
        self.figures = figures
        self.brigades: list[BrigadeEntry] = []
        self.officers = 0
        self.general = ""
        self.last = ""

    @property
    def begun(self) -> bool:
        """Once a brigade is open."""
        return bool(self.brigades)

    def labelled(self, label: str, number: int, rest: str) -> bool:
        """Brigades, officers and the sum."""
        if label == "brigade":
            self.brigades.append(_brigade(self.figures, rest))
        elif label in {"general", "officer"} and self.brigades:
            self._officer(number, rest, chief=label == "general")
        elif label == "points":
            self.compare(number, pasted.number(rest, 0), army_points(self.figures, self.army()))
        else:
            return False
        return True

    def entry(self, number: int, line: str) -> bool:
        """A unit of the last officer."""
        words = item(line)
        if not self.brigades or words is None:
            return False
        brigade = self.brigades[-1]
        self.brigades[-1] = replace(brigade, units=(*brigade.units, *self._units(number, words, brigade.nation)))
        return True

    def army(self) -> ArmyList:
        """Give the list; what was not said is left empty, and the muster asks for it."""
        return ArmyList(
            name=self.name,
            limit=number(self.said.get("limit", ""), 0),
            general=self.general,
            brigades=tuple(self.brigades),
            aides=number(self.said.get("aides", ""), 0),
            sappers=number(self.said.get("sappers", ""), 0),
        )

    def _officer(self, line: int, words: str, *, chief: bool) -> None:
        words, written = price(words)
        rank, _, bought = words.strip().partition(";")
        first = chief and not self.general
        self.officers += not first
        name = "g" if first else f"c{self.officers}"
        abilities = tuple(_officer_abilities(self.figures).found(one) for one in parts(bought))
        officer = OfficerEntry(id=name, rank=_ranks(self.figures).found(rank), abilities=abilities)
        self.compare(line, written, officer_price(self.figures, officer).whole)
        self.general, self.last = name if first else self.general, name
        brigade = self.brigades[-1]
        self.brigades[-1] = replace(brigade, officers=(*brigade.officers, officer))

    def _units(self, line: int, words: str, nation: str) -> tuple[UnitEntry, ...]:
        words, written = price(words)
        tier, _, rest = words.partition(":")
        if not rest:
            tier, rest = "", tier
        name, _, bought = rest.strip().partition(";")
        count, name = (1, name) if _units(self.figures, nation).get(name) else numbered(name)
        abilities, marks = [], set[str]()
        for one in parts(bought):
            mark = _labels(_MARKS).get(one)
            if mark is None:
                abilities.append(_abilities(self.figures).found(one))
            else:
                marks.add(mark)
        unit = UnitEntry(
            unit=_units(self.figures, nation).found(name),
            tier=_tiers().found(tier),
            officer=self.last,
            regimental="regimental" in marks,
            abilities=tuple(abilities),
            dissolved="dissolved" in marks,
            skirmishers="skirmishers" in marks,
        )
        count = max(1, min(count, _MANY))
        self.compare(line, written, unit_price(self.figures, unit).whole * count)
        return (unit,) * count


# ---------------------------------------------------------------------------------------------------------------- names


@cache
def _speakers() -> tuple[Speaker, ...]:
    return tuple(Speaker(language, files("maestre.games.aguila") / "messages") for language in LANGUAGES)


def _text(what: str, name: str) -> Text:
    said = {speaker.language: speaker.say(Message(f"{what}-{name}")) for speaker in _speakers()}
    return Text(en=said["en"], es=said["es"])


@kept
def _lists(figures: Figures) -> Names:
    return Names((name, _text("brigade", name)) for name in figures.lists.row)


def _brigade(figures: Figures, words: str) -> BrigadeEntry:
    """An empty brigade of the list that is named; what no list is called is taken for a nation."""
    name = _lists(figures).found(words)
    row = figures.lists.row.get(name)
    if row is None or row.nation == name:
        return BrigadeEntry(nation=name)
    return BrigadeEntry(nation=row.nation, list=name)


@cache
def _tiers() -> Names:
    return Names((tier.value, _text("tier", tier)) for tier in Tier)


@kept
def _units(figures: Figures, nation: str) -> Names:
    """The units of a nation by their names, and those of all others with the name of their nation behind."""
    return Names((unit.id, _unit_text(unit, guest=unit.nation != nation)) for unit in figures.units.values())


def _unit_text(unit: Unit, *, guest: bool) -> Text:
    whose = _text("nation", unit.nation)
    return Text(
        en=_called(unit, unit.name.en) + (f" ({whose.en})" if guest else ""),
        es=_called(unit, unit.name.es) + (f" ({whose.es})" if guest else ""),
    )


@kept
def _ranks(figures: Figures) -> Names:
    return Names((rank.value, row.name) for rank, row in figures.officers.ranks.items())


@kept
def _officer_abilities(figures: Figures) -> Names:
    return Names((ability.value, row.name) for ability, row in figures.officers.abilities.items())


@kept
def _abilities(figures: Figures) -> Names:
    return Names((ability.value, row.name) for ability, row in figures.abilities.row.items())


@cache
def _labels(names: tuple[str, ...]) -> Names:
    return Names.of_labels(names, _speakers())
