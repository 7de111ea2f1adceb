"""What may come of an answer, by running the same rules over every reading of the dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Generic, NamedTuple, TypeVar

import msgspec

from maestre.play.asking.offers import Assumption
from maestre.play.asking.requests import Ask, Draw, Throw
from maestre.play.chance.dice import SEED_BYTES, drawn, rolled, spread
from maestre.play.record import Drawn, Rolled
from maestre.play.state import State, fingerprint
from maestre.play.table import Table
from maestre.play.written.messages import Message

S = TypeVar("S", bound=State)
R = TypeVar("R")

EXACT_SECONDS = 0.15
PATIENCE = 2.5
"""How many seconds somebody who asks what may come of an answer waits for exact odds."""
SAMPLES = 2000
FEW = 200
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


class _Course(NamedTuple, Generic[S, R]):
    """What odds are asked for."""

    measure: Measure[S, R]
    done: Done[S]
    policy: Policy[S] | None
    merge_equivalent: Callable[[Table[S]], S] | None = None

    def alike(self, table: Table[S]) -> str:
        """What tells a table at a quiet point from others."""
        return table.fingerprint() if self.merge_equivalent is None else fingerprint(self.merge_equivalent(table))

    def over(self, table: Table[S]) -> bool:
        return table.request is None or self.done(table)

    def word(self, table: Table[S]) -> tuple[str, object]:
        assert self.policy is not None, "somebody is asked on the way: say by a policy what they answer"
        return self.policy(table)


def odds(
    table: Table[S],
    measure: Measure[S, R],
    done: Done[S],
    policy: Policy[S] | None = None,
    *,
    seconds: float = EXACT_SECONDS,
    sampling: float = inf,
    rng: Random | None = None,
) -> Odds[R]:
    """Follow a table until ``done``: every throw in all its readings while time allows, then by sampling.

    The table is one that the asker may search: a fork of an open game, or one that `imagine` gave. When ``sampling``
    has taken so many seconds, few samples must do.
    """
    return _followed(table, _Course(measure, done, policy), seconds, sampling, rng)


def _followed(
    table: Table[S], course: _Course[S, R], seconds: float, sampling: float, rng: Random | None = None
) -> Odds[R]:
    exact = _enumerated(table, course, perf_counter() + seconds)
    if exact is not None:
        return Odds(exact, exact=True)
    rng = rng or Random(table.fingerprint())
    near, until, samples = table.fork(None), perf_counter() + sampling, 0
    counts: dict[R, int] = {}
    while samples < SAMPLES and (samples < FEW or perf_counter() < until):
        result = course.measure(_sampled(near, course, rng.randbytes(SEED_BYTES)))
        counts[result] = counts.get(result, 0) + 1
        samples += 1
    return Odds({result: Fraction(n, samples) for result, n in counts.items()}, exact=False, samples=samples)


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


class Foreseen(msgspec.Struct, frozen=True):
    """What may come of an answer, told as the game tells what has changed, and what that takes for granted."""

    odds: Odds[tuple[Message, ...]]
    assumed: tuple[Message, ...]


def foreseen(table: Table[S], seat: str, answer: object, *, seconds: float = PATIENCE) -> Foreseen | None:
    """Follow an answer through the dice that it sets off, up to the first question that is not taken for granted.

    Odds end earlier where the game says that the matter is concluded. Gives nothing where no dice are thrown for it.
    Where exact odds take longer than ``seconds``, half as long is given to sampling: a server waits no longer.
    """
    game, before = table.game, table.state
    assumed: dict[Message, None] = {}

    def taken(one: Table[S]) -> Assumption | None:
        ask = one.request
        return ask.about.assume(one.position(ask)) if isinstance(ask, Ask) else None

    def policy(one: Table[S]) -> tuple[str, object]:
        assumption = taken(one)
        assert assumption is not None
        assumed[assumption.words] = None
        return one.waiting()[0], assumption.answer

    def done(one: Table[S]) -> bool:
        if game.odds_stop(before, one.state):
            return True
        return not isinstance(one.request, Throw | Draw) and taken(one) is None

    trial = table.fork(None)
    trial.say(seat, answer)
    while isinstance(trial.request, Ask) and not done(trial):
        trial.say(*policy(trial))
    if done(trial):
        return None
    course = _Course(
        lambda one: game.summarize_changes(before, one.state),
        done,
        policy,
        lambda one: game.merge_equivalent(before, one.state),
    )
    found = _followed(trial, course, seconds, seconds / 2)
    return Foreseen(found, tuple(assumed))


def _sampled(table: Table[S], course: _Course[S, R], key: bytes) -> Table[S]:
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


def _enumerated(table: Table[S], course: _Course[S, R], until: float) -> dict[R, Fraction] | None:
    """Give exact chances, or None when it takes too long; positions equal at a quiet point are followed once."""
    chances: dict[R, Fraction] = {}
    ahead: list[tuple[Table[S], Fraction]] = [(table.fork(None), Fraction(1))]
    while ahead:
        merged: dict[str | tuple[int, int], tuple[Table[S], Fraction]] = {}
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
                key = course.alike(new) if new.between_steps else (place, index)
                kept, so_far = merged.get(key, (new, Fraction(0)))
                merged[key] = (kept, so_far + chance * part)
        ahead = list(merged.values())
    return chances


def _branches(table: Table[S], course: _Course[S, R]) -> Iterator[tuple[Table[S], Fraction]] | None:
    """Give every way on from here with its chance; None when there are too many. The last way takes the table along."""
    request = table.request
    if isinstance(request, Throw):
        falls = spread(request.reading, _BRANCHES)
        return None if falls is None else _parted(table, [(Rolled(faces), ways) for faces, ways in falls])
    if isinstance(request, Draw):
        draws = _draws(request)
        return None if draws is None else _parted(table, [(Drawn(places), ways) for places, ways in draws])
    return _said(table, course)


def _said(table: Table[S], course: _Course[S, R]) -> Iterator[tuple[Table[S], Fraction]]:
    table.say(*course.word(table))
    yield table, Fraction(1)


def _parted(table: Table[S], entries: Sequence[tuple[Rolled | Drawn, int]]) -> Iterator[tuple[Table[S], Fraction]]:
    total, last = sum(ways for _, ways in entries), len(entries) - 1
    for place, (entry, ways) in enumerate(entries):
        new = table if place == last else table.fork(None)
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
