"""What is counted over the games of a study: margins, lengths, and who was lost, how, when and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil

import msgspec

from maestre.lab.studies.rows import Row

_BARS = 16
"""About so many bars a histogram has at most."""
_STEPS = (1, 2, 5)


class Bar(msgspec.Struct, frozen=True):
    """How many games lie from a number to another, both among them."""

    low: int
    high: int
    games: int


class Toll(msgspec.Struct, frozen=True):
    """How many pieces of a kind a seat brought over all games, and how many it lost."""

    seat: str
    kind: str
    brought: int
    lost: int

    @property
    def share(self) -> float:
        """The share that was lost."""
        return self.lost / self.brought if self.brought else 0.0


class Where(msgspec.Struct, frozen=True):
    """Where the pieces of a seat were lost in the games of a scenario: by place, or point of a table, how many."""

    scenario: str
    seat: str
    places: Mapping[str | tuple[int, int], int]
    first: Row
    """A game of them, whose board is drawn."""


def histogram(values: Sequence[int]) -> tuple[Bar, ...]:
    """Count whole numbers in bars of one width, that end at round numbers."""
    if not values:
        return ()
    wide = _width(max(values) - min(values) + 1)
    first, last = min(values) // wide, max(values) // wide
    many = Counter(value // wide for value in values)
    return tuple(Bar(place * wide, (place + 1) * wide - 1, many[place]) for place in range(first, last + 1))


def _width(span: int) -> int:
    ten = 1
    while True:
        for step in _STEPS:
            if ceil(span / (step * ten)) <= _BARS:
                return step * ten
        ten *= 10


def tolls(rows: Sequence[Row], seats: Sequence[str]) -> tuple[Toll, ...]:
    """Count by kind and seat; the kind of which most were brought comes first."""
    brought: Counter[tuple[str, str]] = Counter()
    lost: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for one in row.result.brought:
            brought[one.kind, one.seat] += one.count
        lost.update((one.kind, one.seat) for one in row.result.lost)
    kinds = Counter[str]()
    for (kind, _), count in (brought | lost).items():
        kinds[kind] += count
    ordered = sorted(kinds, key=lambda kind: (-kinds[kind], kind))
    return tuple(
        Toll(seat, kind, brought[kind, seat], lost[kind, seat])
        for kind in ordered
        for seat in seats
        if brought[kind, seat] or lost[kind, seat]
    )


def causes(rows: Sequence[Row]) -> dict[str, Counter[str]]:
    """Count how pieces were lost, seat by seat; the cause of most losses comes first."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        for one in row.result.lost:
            found.setdefault(one.how, Counter())[one.seat] += 1
    return dict(sorted(found.items(), key=lambda each: (-each[1].total(), each[0])))


def by_turn(rows: Sequence[Row]) -> dict[int, Counter[str]]:
    """Count what was lost in each turn, seat by seat; turns without a loss among them."""
    found = {turn: Counter[str]() for turn in range(1, max((row.result.turns for row in rows), default=0) + 1)}
    for row in rows:
        for one in row.result.lost:
            found.setdefault(one.turn, Counter())[one.seat] += 1
    return found


def wheres(rows: Sequence[Row], seats: Sequence[str]) -> tuple[Where, ...]:
    """Count where pieces were lost, by scenario and seat."""
    found: dict[tuple[str, str], Counter[str | tuple[int, int]]] = {}
    first: dict[str, Row] = {}
    for row in rows:
        first.setdefault(row.scenario, row)
        for one in row.result.lost:
            if one.at:
                found.setdefault((row.scenario, one.seat), Counter())[one.at] += 1
    return tuple(
        Where(scenario, seat, found[scenario, seat], first[scenario])
        for scenario in first
        for seat in seats
        if (scenario, seat) in found
    )
