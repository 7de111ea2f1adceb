"""The courses that a table may take: where they end, what is known there, and each way on with its chance."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, Generic, NamedTuple, TypeVar

from maestre.play.asking.requests import Draw, Throw
from maestre.play.chance.dice import drawn, rolled, spread
from maestre.play.record import Drawn, Rolled
from maestre.play.state import State, fingerprint
from maestre.play.table import Table

S = TypeVar("S", bound=State)
R = TypeVar("R")

Measure = Callable[[Table[S]], R]
"""What is to be known of a table where the odds stop."""
Done = Callable[[Table[S]], bool]
"""Where the odds stop, asked at every request of the rules; they stop at the end of the game in any case."""
Policy = Callable[[Table[S]], tuple[str, object]]
"""Who says what at an ask on the way: a stated policy, so that odds say what they assume."""

BRANCHES: Final = 5000
"""A throw that may fall in more ways than this is left to chance."""


class Course(NamedTuple, Generic[S, R]):
    """What odds are asked for."""

    measure: Measure[S, R]
    done: Done[S]
    policy: Policy[S] | None
    merge_equivalent: Callable[[Table[S]], S] | None = None

    def alike(self, table: Table[S]) -> str:
        """What tells a table at a quiet point from others."""
        return table.fingerprint() if self.merge_equivalent is None else fingerprint(self.merge_equivalent(table))

    def is_over(self, table: Table[S]) -> bool:
        """Whether the odds stop here."""
        return table.request is None or self.done(table)

    def word(self, table: Table[S]) -> tuple[str, object]:
        """Who says what here."""
        assert self.policy is not None, "somebody is asked on the way: say by a policy what they answer"
        return self.policy(table)

    def end(self, table: Table[S], key: bytes) -> R:
        """Follow one course of the dice to its end on this very table, and say what is to be known there."""
        while not self.is_over(table):
            request = table.request
            if isinstance(request, Throw):
                table.enter(Rolled(rolled(key, table.sequence, request.reading)))
            elif isinstance(request, Draw):
                table.enter(Drawn(drawn(key, table.sequence, len(request.pool), request.count)))
            else:
                table.say(*self.word(table))
            table.settle()
        return self.measure(table)


class Way(NamedTuple, Generic[S]):
    """A way still to be followed, with its chance: on from a table, by what falls or is drawn there if anything is."""

    table: Table[S]
    chance: Fraction
    entry: Rolled | Drawn | None = None

    def gone(self) -> Table[S]:
        """Give a table of its own at which this way has been gone."""
        table = self.table.fork(None)
        if self.entry is not None:
            table.enter(self.entry)
            table.settle()
        return table


def ways_on(way: Way[S], request: Throw | Draw) -> list[Way[S]] | None:
    """Give every way on from a throw or a draw; None when there are too many to list."""
    falls = _falls(request)
    if falls is None:
        return None
    total = sum(ways for _, ways in falls)
    return [Way(way.table, way.chance * Fraction(ways, total), entry) for entry, ways in falls]


def _falls(request: Throw | Draw) -> list[tuple[Rolled | Drawn, int]] | None:
    """List what may fall or be drawn, each in how many ways."""
    if isinstance(request, Throw):
        found = spread(request.reading, BRANCHES)
        return None if found is None else [(Rolled(faces), ways) for faces, ways in found]
    draws = _draws(request)
    return None if draws is None else [(Drawn(places), ways) for places, ways in draws]


def _draws(request: Draw) -> list[tuple[tuple[int, ...], int]] | None:
    """List every draw that differs by name, as places that give it and in how many ways."""
    draws: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for _ in range(request.count):
        longer: list[tuple[tuple[int, ...], int]] = []
        for places, ways in draws:
            left: dict[str, list[int]] = {}
            for place, name in enumerate(request.pool):
                if place not in places:
                    left.setdefault(name, []).append(place)
            longer += [((*places, alike[0]), ways * len(alike)) for alike in left.values()]
        if len(longer) > BRANCHES:
            return None
        draws = longer
    return draws
