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

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.armies import called
from maestre.games.aguila.armies.army import army_points, officer_price, unit_price
from maestre.games.aguila.data import (
    ArmyList,
    BrigadeEntry,
    Figures,
    OfficerEntry,
    UnitEntry,
)
from maestre.miniatures import pasted
from maestre.miniatures.pasted import Names, item, label, named, number, numbered, parts, price
from maestre.play import RuleId, Speaker, rule

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
    bought += [label(speaker, mark) for mark in called.MARKS if getattr(unit, mark)]
    known = figures.units.get(unit.unit)
    name = unit.unit if known is None else called.sized(known, named(speaker, f"profile-{known.nation}", known.kind))
    if known is not None and known.nation != nation:
        name += f" ({named(speaker, 'nation', known.nation)})"
    written = "; ".join([name, ", ".join(bought)] if bought else [name])
    return f"- {named(speaker, 'tier', unit.tier)}: {written} = {unit_price(figures, unit).whole}"


# -------------------------------------------------------------------------------------------------------------- reading


def from_text(figures: Figures, text: str) -> Pasted:
    """Read a list from text in either language, or a mixture; names may lack accents and capitals."""
    reader = _Reader(figures, called.labels(called.LABELS))
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
        abilities = tuple(called.officer_abilities(self.figures).found(one) for one in parts(bought))
        officer = OfficerEntry(id=name, rank=called.ranks(self.figures).found(rank), abilities=abilities)
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
        count, name = (1, name) if called.units(self.figures, nation).get(name) else numbered(name)
        abilities, marks = [], set[str]()
        for one in parts(bought):
            mark = called.labels(called.MARKS).get(one)
            if mark is None:
                abilities.append(called.abilities(self.figures).found(one))
            else:
                marks.add(mark)
        unit = UnitEntry(
            unit=called.units(self.figures, nation).found(name),
            tier=called.tiers().found(tier),
            officer=self.last,
            regimental="regimental" in marks,
            abilities=tuple(abilities),
            dissolved="dissolved" in marks,
            skirmishers="skirmishers" in marks,
        )
        count = max(1, min(count, _MANY))
        self.compare(line, written, unit_price(self.figures, unit).whole * count)
        return (unit,) * count


def _brigade(figures: Figures, words: str) -> BrigadeEntry:
    """An empty brigade of the list that is named; what no list is called is taken for a nation."""
    name = called.brigades(figures).found(words)
    row = figures.lists.row.get(name)
    if row is None or row.nation == name:
        return BrigadeEntry(nation=name)
    return BrigadeEntry(nation=row.nation, list=name)
