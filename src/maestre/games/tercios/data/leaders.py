"""7.02, 7.38-7.54 Levels, virtues and qualities of leaders."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.tercios.data.words import Quality, Value, Virtue
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

LEADERS_FILE: Final = "leaders.toml"

Reach = Literal["command", "sight", "host", "contact", "12", "6", "none"]


class Level(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a level allows and costs; None where a leader of that rank cannot have it."""

    id: Annotated[int, msgspec.Meta(ge=0)]
    virtues: Amount
    qualities: Amount
    commander: Amount | None = None
    subordinate: Amount | None = None


class VirtueRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A virtue: the value it adds to, if any, against what, and whether Inspire can lend it."""

    id: Virtue
    name: Text
    value: Value | None = None
    against: Literal["", "shooting", "combat"]
    lendable: bool
    rule: str

    def __post_init__(self) -> None:
        if self.lendable is not bool(self.value):
            raise ValueError("only a virtue that adds to a value can be lent, and each of them can; mend lendable")


class QualityRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A quality: whether it needs a roll and of what, when it acts, on whom, how far, and who may have it."""

    id: Quality
    name: Text
    automatic: bool
    number: Annotated[int, msgspec.Meta(ge=0, le=6)]
    when: Literal["action", "passive", "triggered", "setup"]
    target: str
    reach: Reach
    sight: bool
    next: bool
    commander: bool
    rules: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.automatic is bool(self.number):
            raise ValueError(f"automatic is {self.automatic} with number {self.number}; one or the other")


class _Levels(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Virtues(Table, frozen=True, kw_only=True):
    bonus: Number
    initiative: Number
    row: dict[str, dict[str, object]]


class Actions(Table, frozen=True, kw_only=True):
    """The figures of single command actions; lengths in inches."""

    engineer_in: Number
    tutor_in: Number
    accomplice_in: Number
    pair_in: Number
    dismantled: Number
    coordinated: Number
    ready: Number
    generous: Number


class _Qualities(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _LeadersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: _Levels
    virtues: _Virtues
    actions: Actions
    qualities: _Qualities


class Leaders(NamedTuple):
    """What ``leaders.toml`` holds: levels, virtues, qualities, what a virtue adds, also to initiative, and actions."""

    file: _LeadersFile
    levels: tuple[Level, ...]
    virtues: dict[Virtue, VirtueRow]
    qualities: dict[Quality, QualityRow]
    bonus: int
    initiative: int
    actions: Actions


@rule("7.02")
def read_leaders(text: str) -> Leaders:
    """Read what a leader may be; levels run from 0 without a gap."""
    file = read(LEADERS_FILE, text, _LeadersFile)
    numbered = {number: {"id": int(number)} | entry for number, entry in file.levels.row.items()}
    levels = tuple(each(LEADERS_FILE, "levels.row", numbered, Level).values())
    if [level.id for level in levels] != list(range(len(levels))):
        raise DataError(LEADERS_FILE, "levels.row", "levels must run 0, 1, 2 ... without a gap; mend their numbers")
    virtues = each(LEADERS_FILE, "virtues.row", file.virtues.row, VirtueRow)
    qualities = each(LEADERS_FILE, "qualities.row", file.qualities.row, QualityRow)
    return Leaders(
        file,
        levels,
        rows(LEADERS_FILE, "virtues.row", virtues, Virtue),
        rows(LEADERS_FILE, "qualities.row", qualities, Quality),
        file.virtues.bonus,
        file.virtues.initiative,
        file.actions,
    )
