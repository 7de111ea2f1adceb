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

from collections.abc import Iterator

from msgspec.structs import replace

from maestre.games.tercios.armies import called
from maestre.games.tercios.armies.army import army_points, leader_price, unit_price
from maestre.games.tercios.data import ArmyList, CommandEntry, Figures, LeaderEntry, UnitEntry
from maestre.miniatures import pasted
from maestre.miniatures.pasted import Names, item, label, named, number, numbered, parts, price
from maestre.play import RuleId, Speaker, rule

Pasted = pasted.Pasted[ArmyList]


# -------------------------------------------------------------------------------------------------------------- writing


@rule("8.01")
def to_text(figures: Figures, army: ArmyList, speaker: Speaker) -> str:
    """Write a list in the language of a speaker, with what each line costs."""
    lines = [
        army.name,
        f"{label(speaker, 'faction')}: {named(speaker, 'faction', army.faction)}",
        f"{label(speaker, 'chart')}: {named(speaker, 'chart', army.chart)}",
        f"{label(speaker, 'century')}: {army.century}",
        f"{label(speaker, 'limit')}: {army.limit}",
        *([f"{label(speaker, 'historical')}: {label(speaker, 'yes')}"] if army.historical else []),
        "",
        *(line for one in army.commanders for line in _commander_lines(figures, one, speaker)),
        *(f"{label(speaker, 'elite')}: {_unit_line(figures, unit, speaker)}" for unit in army.elite),
    ]
    for command in army.commands:
        kind = named(speaker, "command", command.kind)
        led = f": {_leader_line(figures, command.leader, speaker, commander=False)}" if command.leader else ""
        lines += ["", f"{kind}{led}"]
        lines += [f"{label(speaker, 'ally')}: {named(speaker, 'faction', command.ally)}"] if command.ally else []
        lines += [f"- {_unit_line(figures, unit, speaker)}" for unit in command.units]
    return "\n".join([*lines, "", f"{label(speaker, 'points')}: {army_points(figures, army)}", ""])


def _commander_lines(figures: Figures, leader: LeaderEntry, speaker: Speaker) -> Iterator[str]:
    """A Commander, and below him of whose contingent he is if he is an ally."""
    yield f"{label(speaker, 'commander')}: {_leader_line(figures, leader, speaker, commander=True)}"
    if leader.ally:
        yield f"{label(speaker, 'ally')}: {named(speaker, 'faction', leader.ally)}"


def _leader_line(figures: Figures, leader: LeaderEntry, speaker: Speaker, *, commander: bool) -> str:
    picks = [named(speaker, "virtue", one) for one in leader.virtues]
    picks += [named(speaker, "quality", one) for one in leader.qualities]
    written = [leader.name, f"{label(speaker, 'level')} {leader.level}", *([", ".join(picks)] if picks else [])]
    return f"{'; '.join(written)} = {leader_price(figures, leader, commander=commander) or 0}"


def _unit_line(figures: Figures, unit: UnitEntry, speaker: Speaker) -> str:
    options = [named(speaker, f"option-{unit.profile}", one) for one in unit.options]
    options += [label(speaker, "elite-rule")] if unit.elite else []
    options += [label(speaker, "elite-discipline")] if unit.discipline else []
    count = f"{unit.count} x " if unit.count != 1 else ""
    name = named(speaker, "profile", unit.profile)
    points = unit_price(figures, unit).whole * unit.count
    return f"{count}{'; '.join([name, ', '.join(options)] if options else [name])} = {points}"


# -------------------------------------------------------------------------------------------------------------- reading


def from_text(figures: Figures, text: str) -> Pasted:
    """Read a list from text in either language, or a mixture; names may lack accents and capitals."""
    reader = _Reader(figures, called.labels(called.LABELS))
    reader.take(text)
    return Pasted(reader.army(), tuple(reader.problems))


class _Reader(pasted.Reader):
    """Takes the lines of a list one by one: a command opens with its kind, and Troops follow."""

    unread: RuleId = "8.10"
    points: RuleId = "8.01"

    def __init__(self, figures: Figures, labels: Names) -> None:
        super().__init__(labels)
        self.figures = figures
        self.commanders: list[LeaderEntry] = []
        self.elite: list[UnitEntry] = []
        self.commands: list[CommandEntry] = []

    @property
    def begun(self) -> bool:
        """Once a command is open."""
        return bool(self.commands)

    def labelled(self, label: str, number: int, rest: str) -> bool:
        """Commanders, the elite, whose ally a command or the last Commander is, and the sum."""
        if label == "commander":
            self.commanders.append(self._leader(number, rest, commander=True))
        elif label == "elite":
            self.elite.append(self._unit(number, rest))
        elif label == "points":
            self.compare(number, pasted.number(rest, 0), army_points(self.figures, self.army()))
        elif label == "ally" and self.commands:
            self._replace(ally=called.factions(self.figures).found(rest))
        elif label == "ally" and self.commanders:
            self.commanders[-1] = replace(self.commanders[-1], ally=called.factions(self.figures).found(rest))
        else:
            return False
        return True

    def entry(self, number: int, line: str) -> bool:
        """A command, with its leader behind a colon, or a Troop of the last one."""
        head, _, rest = line.partition(":")
        kind, words = called.commands(self.figures).get(head), item(line)
        if kind:
            leader = self._leader(number, rest.strip(), commander=False) if rest.strip() else None
            self.commands.append(CommandEntry(kind=kind, leader=leader))
        elif self.commands and words is not None:
            self._replace(units=(*self.commands[-1].units, self._unit(number, words)))
        else:
            return False
        return True

    def army(self) -> ArmyList:
        """Give the list; what was not said is left empty, and the muster asks for it."""
        faction = called.factions(self.figures).found(self.said.get("faction", ""))
        known = self.figures.organisation.factions.get(faction)
        return ArmyList(
            name=self.name,
            faction=faction,
            chart=called.charts(self.figures).found(self.said.get("chart", "")),
            limit=number(self.said.get("limit", ""), 0),
            century=number(self.said.get("century", ""), known.centuries[-1] if known else 0),
            commanders=tuple(self.commanders),
            elite=tuple(self.elite),
            commands=tuple(self.commands),
            historical="historical" in self.said,
        )

    def _replace(self, **fields: object) -> None:
        last = self.commands[-1]
        kept = {name: getattr(last, name) for name in last.__struct_fields__}
        self.commands[-1] = CommandEntry(**(kept | fields))

    def _leader(self, line: int, words: str, *, commander: bool) -> LeaderEntry:
        words, written = price(words)
        name, *said = [part.strip() for part in words.split(";")]
        level = 0
        virtues: list[str] = []
        qualities: list[str] = []
        for part in said:
            if called.labels(("level",)).begins(part):
                level = number(part, 0)
                continue
            for pick in parts(part):
                virtue = called.virtues(self.figures).get(pick)
                (virtues if virtue else qualities).append(virtue or called.qualities(self.figures).found(pick))
        leader = LeaderEntry(name=name, level=level, virtues=tuple(virtues), qualities=tuple(qualities))
        self.compare(line, written, leader_price(self.figures, leader, commander=commander) or 0)
        return leader

    def _unit(self, line: int, words: str) -> UnitEntry:
        words, written = price(words)
        name, _, bought = words.strip().partition(";")
        count, name = numbered(name)
        profile = called.profiles(self.figures).found(name)
        options, elite, discipline = [], False, False
        for one in parts(bought):
            special = called.labels(("elite-rule", "elite-discipline")).get(one)
            elite |= special == "elite-rule"
            discipline |= special == "elite-discipline"
            if special is None:
                options.append(called.options(self.figures, profile).found(one))
        unit = UnitEntry(profile=profile, options=tuple(options), count=count, elite=elite, discipline=discipline)
        self.compare(line, written, unit_price(self.figures, unit).whole * unit.count)
        return unit
