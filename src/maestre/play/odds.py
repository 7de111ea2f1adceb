"""What may come of an answer, by running the same rules over every reading of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from maestre.play.dice import SEED_BYTES, drawn, rolled, spread
from maestre.play.record import Drawn, Rolled
from maestre.play.requests import Draw, Throw
from maestre.play.state import State
from maestre.play.table import Table

S = TypeVar("S", bound=State)
R = TypeVar("R")

EXACT_SECONDS = 0.15
SAMPLES = 2000
_BRANCHES = 20_000
_SIGMAS = 2

Measure = Callable[[Table[S]], R]
"""What is to be known of a table where the odds stop."""
Done = Callable[[Table[S]], bool]
"""Where the odds stop, asked at every request of the rules; they stop at the end of the game in any case."""
Policy = Callable[[Table[S]], tuple[str, object]]
"""Who says what at an ask on the way: a stated policy, so that odds say what they assume."""


class Odds(msgspec.Struct, Generic[R], frozen=True):
    """How likely each result is: exact, or sampled with a margin."""

    chances: dict[R, Fraction]
    exact: bool
    samples: int = 0

    def margin(self, result: R) -> float:
        """Give the half-width of the interval around a sampled chance, two sigmas; nothing when exact.

        A result that no sample gave has a margin too (Agresti and Coull).
        """
        if self.exact:
            return 0.0
        total = self.samples + _SIGMAS**2
        p = (float(self.chances.get(result, Fraction(0))) * self.samples + _SIGMAS**2 / 2) / total
        return _SIGMAS * sqrt(p * (1 - p) / total)


class _Course(NamedTuple):
    """What odds are asked for."""

    measure: Callable[[Any], Any]
    done: Callable[[Any], bool]
    policy: Callable[[Any], tuple[str, object]] | None

    def over(self, table: Table[Any]) -> bool:
        return table.request is None or self.done(table)

    def word(self, table: Table[Any]) -> tuple[str, object]:
        assert self.policy is not None, "somebody is asked on the way: say by a policy what they answer"
        return self.policy(table)


def odds(
    table: Table[S],
    measure: Measure[S, R],
    done: Done[S],
    policy: Policy[S] | None = None,
    *,
    seconds: float = EXACT_SECONDS,
    rng: Random | None = None,
) -> Odds[R]:
    """Follow a table until ``done``: every throw in all its readings while time allows, then by sampling.

    The table is one that the asker may search: a fork of an open game, or one that `imagine` gave.
    """
    course = _Course(measure, done, policy)
    exact = _enumerated(table, course, perf_counter() + seconds)
    if exact is not None:
        return Odds(exact, exact=True)
    rng = rng or Random(table.fingerprint())
    counts: dict[R, int] = {}
    for _ in range(SAMPLES):
        result = measure(_sampled(table, course, rng.randbytes(SEED_BYTES)))
        counts[result] = counts.get(result, 0) + 1
    return Odds({result: Fraction(n, SAMPLES) for result, n in counts.items()}, exact=False, samples=SAMPLES)


def compared(
    table: Table[S],
    seat: str,
    answers: tuple[object, ...],
    measure: Measure[S, R],
    done: Done[S],
    policy: Policy[S] | None = None,
    *,
    seconds: float = EXACT_SECONDS,
) -> tuple[Odds[R], ...]:
    """Give a row of odds for each answer that a seat might give now; time is shared out among them."""
    rows: list[Odds[R]] = []
    for answer in answers:
        one = table.fork(None)
        one.say(seat, answer)
        rows.append(odds(one, measure, done, policy, seconds=seconds / len(answers)))
    return tuple(rows)


def _sampled(table: Table[S], course: _Course, key: bytes) -> Table[S]:
    """Follow one course of the dice."""
    one = table.fork(None)
    while not course.over(one):
        request = one.request
        if isinstance(request, Throw):
            one.enter(Rolled(rolled(key, one.sequence, request.reading)))
        elif isinstance(request, Draw):
            one.enter(Drawn(drawn(key, one.sequence, len(request.pool), request.count)))
        else:
            one.say(*course.word(one))
        one.settle()
    return one


# -------------------------------------------------------------------------------------------------------------- exactly


def _enumerated(table: Table[S], course: _Course, until: float) -> dict[Any, Fraction] | None:
    """Give exact chances, or None when it takes too long; positions equal at a quiet point are followed once."""
    chances: dict[Any, Fraction] = {}
    ahead: list[tuple[Table[S], Fraction]] = [(table.fork(None), Fraction(1))]
    while ahead:
        merged: dict[Any, tuple[Table[S], Fraction]] = {}
        for place, (one, chance) in enumerate(ahead):
            if course.over(one):
                result = course.measure(one)
                chances[result] = chances.get(result, Fraction(0)) + chance
                continue
            branches = _branches(one, course)
            if branches is None:
                return None
            for index, (new, part) in enumerate(branches):
                if perf_counter() > until:
                    return None
                key: Any = new.fingerprint() if new.between_steps else (place, index)
                kept, so_far = merged.get(key, (new, Fraction(0)))
                merged[key] = (kept, so_far + chance * part)
        ahead = list(merged.values())
    return chances


def _branches(table: Table[S], course: _Course) -> Iterator[tuple[Table[S], Fraction]] | None:
    """Give every way on from here with its chance; None when there are too many."""
    request = table.request
    if isinstance(request, Throw):
        falls = spread(request.reading, _BRANCHES)
        return None if falls is None else _parted(table, [(Rolled(faces), ways) for faces, ways in falls])
    if isinstance(request, Draw):
        draws = _draws(request)
        return None if draws is None else _parted(table, [(Drawn(places), ways) for places, ways in draws])
    return _said(table, course)


def _said(table: Table[S], course: _Course) -> Iterator[tuple[Table[S], Fraction]]:
    new = table.fork(None)
    new.say(*course.word(new))
    yield new, Fraction(1)


def _parted(
    table: Table[S], entries: list[tuple[Rolled, int]] | list[tuple[Drawn, int]]
) -> Iterator[tuple[Table[S], Fraction]]:
    total = sum(ways for _, ways in entries)
    for entry, ways in entries:
        new = table.fork(None)
        new.enter(entry)
        new.settle()
        yield new, Fraction(ways, total)


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
        if len(longer) > _BRANCHES:
            return None
        draws = longer
    return draws
