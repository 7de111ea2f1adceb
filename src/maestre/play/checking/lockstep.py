"""Two tables that differ only in what one seat cannot know, played side by side: whatever differs to it is a leak.

They go on in lockstep until something is laid open at one of them and not at the other, as it well may be.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Generic, TypeVar

import msgspec

from maestre.play.asking.requests import Ask, Draw, Throw, Together
from maestre.play.chance.dice import SEED_BYTES, rolled
from maestre.play.errors import PlayError, Refused
from maestre.play.game import Game
from maestre.play.log import log
from maestre.play.record import Drawn, Entry, Rolled
from maestre.play.state import Fact, State, copied, fingerprint, laid_open
from maestre.play.table import Table
from maestre.play.views import View, draw_unseen, imagine, masked, view

S = TypeVar("S", bound=State)

STEPS = 12
_TRIES = 8
_encode = msgspec.json.Encoder().encode


class _Parted(Exception):
    """The two tables cannot go on in the same way."""


def leaks(table: Table[S], seat: str, answers: list[object], rng: Random) -> list[str]:
    """List how a seat could tell a table from one that it imagines."""
    true = table.fork(None)
    here = view(table, seat)
    misfits = _misfits(table.game, here, rng)
    if misfits:
        return misfits
    try:
        other = imagine(table.game, here, rng)
    except AssertionError as error:
        return [str(error)]
    other.key = None
    return parted(true, other, seat, answers, rng)


def parted(  # noqa: PLR0913 two tables, who looks, how, and how far
    true: Table[S],
    other: Table[S],
    seat: str,
    answers: list[object],
    rng: Random,
    *,
    start: int | None = None,
    steps: int = STEPS,
    by_name: bool = False,
) -> list[str]:
    """List how a seat could tell two tables apart, at once and as the same happens at both until something is revealed.

    Both wait to be told what falls and what is drawn. The log is read from ``start`` on. Asked to go ``by_name``, they
    go on while the same is laid open at both.
    """
    start = true.version(seat) + 1 if start is None else start
    faults = told_apart(true, other, seat, start)
    for answer in answers:
        if _verdict(true, seat, answer) != _verdict(other, seat, answer):
            faults.append(f"the verdict on {answer!r} tells what is hidden")
    for _ in range(steps):
        before = [_knowledge(true), _knowledge(other)]
        if faults or true.request is None or other.request is None:
            break
        if not went_on(true, other, seat, rng):
            break
        if not by_name and (_revealed(before[0], true) or _revealed(before[1], other)):
            break
        faults += told_apart(true, other, seat, start)
    return faults


def went_on(true: Table[S], other: Table[S], seat: str, rng: Random) -> bool:
    """Let the same happen at both tables; say whether it could, and whether the same was laid open to a seat."""
    here, there = Watched(true), Watched(other)
    try:
        _both(here, there, seat, rng)
    except _Parted:
        return False
    here.draw_unseen(seat, rng)
    there.draw_unseen(seat, rng)
    return here.seen == there.seen and not _memories_part(true, other, seat)


class Watched(Generic[S]):
    """A table, and the names of what is laid open at it."""

    def __init__(self, table: Table[S]) -> None:
        self.table = table
        self.seen: list[str] = []

    def enter(self, entry: Entry) -> None:
        """Let something happen."""
        with laid_open() as seen:
            self.table.enter(entry)
        self.seen += seen

    def say(self, seat: str, answer: object) -> None:
        """Let a seat answer, and those with standing orders after it."""
        with laid_open() as seen:
            self.table.say(seat, answer)
        self.seen += seen

    def draw_unseen(self, seat: str, rng: Random) -> None:
        """Draw whatever a seat would not see drawn."""
        with laid_open() as seen:
            draw_unseen(self.table, seat, rng)
        self.seen += seen


def _misfits(game: Game[S], seen: View[S], rng: Random) -> list[str]:
    """List what the game, imagining at a quiet point and unaided, changes of what is open to the seat."""
    start = game.imagine(copied(seen.quiet), seen.seat, rng)
    if game.secrecy is not None:
        touched = game.secrecy.touched(seen.quiet, start, seen.seat)
        if touched:
            return [f"imagine changes {name} in what the seat sees of it at the quiet point" for name in touched]
    if fingerprint(masked(game, start, seen.seat)) != fingerprint(seen.quiet):
        return ["what the game imagines at the quiet point does not look like what the seat sees there"]
    return []


def _knowledge(table: Table[S]) -> tuple[int, dict[str, tuple[Fact, ...]]]:
    return table.state.reveals, dict(table.state.memory)


def _revealed(before: tuple[int, dict[str, tuple[Fact, ...]]], table: Table[S]) -> bool:
    """Say whether more was laid open since than seats have learnt: then it may be seen by anybody."""
    reveals, memory = before
    learnt = [fact for who, facts in table.state.memory.items() for fact in facts if fact not in memory.get(who, ())]
    return table.state.reveals != reveals + len(learnt)


def _memories_part(true: Table[S], other: Table[S], seat: str) -> bool:
    """Say whether a seat has learnt different things at the two tables, as it well may."""
    return true.state.memory.get(seat, ()) != other.state.memory.get(seat, ())


def told_apart(true: Table[S], other: Table[S], seat: str, start: int) -> list[str]:
    """Say in what a seat could tell two tables apart as they stand: what it sees, and the log."""
    one, two = view(true, seat), view(other, seat)
    faults: list[str] = []
    if _encode(one) != _encode(two):
        faults = [
            f"{name} tells what is hidden: {_difference(getattr(one, name), getattr(two, name))}"
            for name in one.__struct_fields__
            if _encode(getattr(one, name)) != _encode(getattr(two, name))
        ]
    logs = log(true, seat, start), log(other, seat, start)
    if _encode(logs[0]) != _encode(logs[1]):
        faults.append(f"the log tells what is hidden: {_difference(*logs)}")
    return faults


def _difference(one: object, two: object) -> str:
    """Say in what two values differ, and no more."""
    if isinstance(one, State) and isinstance(two, State):
        names = [name for name in one.__struct_fields__ if _encode(getattr(one, name)) != _encode(getattr(two, name))]
        return "; ".join(f"{name}: {_difference(getattr(one, name), getattr(two, name))}" for name in names)
    if isinstance(one, dict) and isinstance(two, dict) and [*one] == [*two]:
        return ", ".join(f"{key}: {_difference(one[key], two[key])}" for key in one if one[key] != two[key])
    if isinstance(one, tuple) and isinstance(two, tuple):
        here, there = [each for each in one if each not in two], [each for each in two if each not in one]
        return f"{here} and {there}"
    return f"{one!r} and {two!r}"


def _verdict(table: Table[S], seat: str, answer: object) -> tuple[object, ...]:
    """What a seat hears of an answer."""
    try:
        table.check(seat, answer)
    except PlayError as error:
        return (type(error), error.rule, error.message, error.proof if isinstance(error, Refused) else ())
    except Exception as error:  # noqa: BLE001  (that it is no refusal is told by `conformance.refusals`)
        return (type(error),)
    return ()


def _both(here: Watched[S], there: Watched[S], seat: str, rng: Random) -> None:
    """Let the same happen at both tables, as far as the seat can see; what it cannot see, let happen by chance."""
    true, other = here.table, there.table
    request, imagined = true.request, other.request
    if type(request) is not type(imagined):
        raise _Parted
    if isinstance(request, Throw) and isinstance(imagined, Throw):
        if request.reading != imagined.reading:
            raise _Parted
        faces = rolled(rng.randbytes(SEED_BYTES), 0, request.reading)
        here.enter(Rolled(faces))
        there.enter(Rolled(faces))
    elif isinstance(request, Draw) and isinstance(imagined, Draw):
        _draw(here, request, there, imagined, rng)
    else:
        assert isinstance(request, Ask | Together)
        hidden = request.secret if isinstance(request, Ask) else not request.shown
        if not hidden and true.sealed != other.sealed:
            raise _Parted  # what was sealed differently is about to be laid open
        seats = (request.seat,) if isinstance(request, Ask) else request.seats
        said = [(who, *_words(true, other, who, rng, apart=hidden and who != seat)) for who in seats]
        silent, silent_there = true.waiting(), other.waiting()
        for who, word, word_there in said:
            if who in silent:
                here.say(who, word)
            if who in silent_there:
                there.say(who, word_there)


def _draw(here: Watched[S], request: Draw, there: Watched[S], imagined: Draw, rng: Random) -> None:
    """Let the same come by name."""
    places = rng.sample(range(len(request.pool)), request.count)
    alike: list[int] = []
    for place in places:
        found = [at for at, name in enumerate(imagined.pool) if name == request.pool[place] and at not in alike]
        if not found:
            raise _Parted
        alike.append(found[0])
    here.enter(Drawn(tuple(places)))
    there.enter(Drawn(tuple(alike)))


def _words(true: Table[S], other: Table[S], who: str, rng: Random, *, apart: bool) -> tuple[object, object]:
    """Find what a seat can say at both tables; where its answer stays hidden, at each something of its own."""
    if true.asked(who) is None or other.asked(who) is None:
        raise _Parted
    sealed = who not in true.waiting()
    answers = iter((true.sealed[who],)) if sealed else islice(true.proposals(who, rng), _TRIES)
    said = (answer for answer in answers if sealed or not _verdict(true, who, answer))
    if not apart:
        here = there = next((answer for answer in said if not _verdict(other, who, answer)), None)
    else:
        here = next(said, None)
        heard = islice(other.proposals(who, rng), _TRIES)
        there = next((answer for answer in heard if not _verdict(other, who, answer)), None)
    if here is None or there is None:
        raise _Parted
    return here, there
