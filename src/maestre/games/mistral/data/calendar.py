"""S.01-S.09 The Year: its Turns, Seasons, Impulses and the increments in which each Movement Allowance is spent."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.words import Season
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import DataError, Number, Table, read

CALENDAR_FILE: Final = "calendar.toml"


class _Year(Table, frozen=True, kw_only=True):
    first: Number
    last: Number
    turns: Number
    impulses: Number
    increments: Number


class _Seasons(Table, frozen=True, kw_only=True):
    winter: tuple[Number, Number]
    spring: tuple[Number, Number]
    summer: tuple[Number, Number]
    fall: tuple[Number, Number]
    quarterly: tuple[Number, ...]


class _Names(Table, frozen=True, kw_only=True):
    turns: tuple[str, ...]


class _Increments(Table, frozen=True, kw_only=True):
    spends: tuple[tuple[Number, ...], ...]
    first_ma: Number
    first: Number


class _CalendarFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    year: _Year
    seasons: _Seasons
    names: _Names
    increments: _Increments


class Calendar(NamedTuple):
    """What ``calendar.toml`` holds: how many Turns a Year has, a Turn Impulses and an Impulse increments."""

    file: _CalendarFile
    turns: int
    impulses: int
    increments: int
    quarterly: tuple[int, ...]
    seasons: dict[int, Season]
    names: dict[int, str]

    @property
    def first_year(self) -> int:
        """The Year in which the game can begin."""
        return self.file.year.first

    @property
    def last_year(self) -> int:
        """The last Year of the game."""
        return self.file.year.last

    @property
    def greatest_allowance(self) -> int:
        """The largest Movement Allowance that has a line of its own."""
        return len(self.file.increments.spends)

    def quarter(self, turn: int) -> int:
        """Number the Quarter of the Year a Turn lies in, from 1."""
        return sum(1 for first in self.quarterly if first <= turn)

    def spends(self, allowance: int, increment: int) -> bool:
        """Tell whether a Formation of that Movement Allowance spends an MP in an increment."""
        return increment in self.file.increments.spends[min(allowance, self.greatest_allowance) - 1]

    def spends_first(self, allowance: int) -> int:
        """Give the MPs that a fast Formation spends at the start of the Impulse, before any slower one spends any."""
        return self.file.increments.first if allowance >= self.file.increments.first_ma else 0


@rule("S.01", "S.02")
def read_calendar(text: str) -> Calendar:
    """Read the calendar: each Turn has one Season and a name, each Season begins with its Quarterly Turn."""
    file = read(CALENDAR_FILE, text, _CalendarFile)
    year, written_seasons = file.year, file.seasons
    turns = tuple(range(1, year.turns + 1))
    seasons: dict[int, Season] = {}
    for season in Season:
        first, last = _turns_of(written_seasons, season)
        for turn in range(first, last + 1):
            if turn in seasons or turn not in turns:
                raise DataError(CALENDAR_FILE, f"seasons.{season}", f"Turn {turn} is not free for it; mend the Seasons")
            seasons[turn] = season
        if first not in written_seasons.quarterly:
            raise DataError(
                CALENDAR_FILE, "seasons.quarterly", f"{season} begins with Turn {first}, which must be Quarterly"
            )
    if len(seasons) != len(turns) or len(written_seasons.quarterly) != len(Season):
        raise DataError(CALENDAR_FILE, "seasons", "give every Turn one Season and every Season one Quarterly Turn")
    if len(file.names.turns) != len(turns):
        raise DataError(CALENDAR_FILE, "names", f"{len(file.names.turns)} names; give each of {len(turns)} Turns one")
    if any(increment > year.increments for line in file.increments.spends for increment in line):
        raise DataError(CALENDAR_FILE, "increments", f"an Impulse has {year.increments} increments; mend spends")
    return Calendar(
        file,
        year.turns,
        year.impulses,
        year.increments,
        written_seasons.quarterly,
        {turn: seasons[turn] for turn in turns},
        dict(zip(turns, (f"turn-{name}" for name in file.names.turns), strict=True)),
    )


def _turns_of(written_seasons: _Seasons, season: Season) -> tuple[int, int]:
    return {
        Season.WINTER: written_seasons.winter,
        Season.SPRING: written_seasons.spring,
        Season.SUMMER: written_seasons.summer,
        Season.FALL: written_seasons.fall,
    }[season]
