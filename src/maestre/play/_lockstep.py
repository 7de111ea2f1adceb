"""Two tables that differ only in what one seat cannot know, played side by side: whatever differs to it is a leak."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, TypeVar

import msgspec

from maestre.play.dice import SEED_BYTES, rolled
from maestre.play.errors import PlayError, Refused
from maestre.play.game import Game
from maestre.play.log import log
from maestre.play.record import Drawn, Rolled
from maestre.play.requests import Ask, Draw, Throw, Together
from maestre.play.state import Fact, State, copied, fingerprint
from maestre.play.table import Table
from maestre.play.views import View, draw_unseen, imagine, masked, view

S = TypeVar("S", bound=State)

STEPS = 12
_TRIES = 8


class _Parted(Exception):
    """The two tables cannot go on in the same way."""


def leaks(table: Table[S], seat: str, answers: list[object], rng: Random) -> list[str]:
    """List how a seat could tell a table from one that it imagines."""
    true = table.fork(None)
    here = view(table, seat)
    if not _fits(table.game, here, rng):
        return ["what the game imagines at the quiet point does not look like what the seat sees there"]
    try:
        other = imagine(table.game, here, rng)
    except AssertionError as error:
        return [str(error)]
    other.key = None
    return parted(true, other, seat, answers, rng)


def parted(true: Table[S], other: Table[S], seat: str, answers: list[object], rng: Random) -> list[str]:
    """List how a seat could tell two tables apart, at once and as the same happens at both until something is revealed.

    Both wait to be told what falls and what is drawn.
    """
    start = true.version(seat) + 1
    faults = _told_apart(true, other, seat, start)
    for answer in answers:
        if _verdict(true, seat, answer) != _verdict(other, seat, answer):
            faults.append(f"the verdict on {answer!r} tells what is hidden")
    for _ in range(STEPS):
        before = [_knowledge(true), _knowledge(other)]
        if faults or true.request is None or other.request is None:
            break
        try:
            _both(true, other, seat, rng)
        except _Parted:
            break
        draw_unseen(true, seat, rng)
        draw_unseen(other, seat, rng)
        if _revealed(before[0], true) or _revealed(before[1], other) or _memories_part(true, other, seat):
            break
        faults += _told_apart(true, other, seat, start)
    return faults


def _fits(game: Game[S], seen: View[S], rng: Random) -> bool:
    """Say whether the game's own imagination, at a quiet point and unaided, is one that the seat could not tell."""
    start = game.imagine(copied(seen.quiet), seen.seat, rng)
    return fingerprint(masked(game, start, seen.seat)) == fingerprint(seen.quiet)


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


def _told_apart(true: Table[S], other: Table[S], seat: str, start: int) -> list[str]:
    one, two = view(true, seat), view(other, seat)
    faults = [
        f"{name} differs from what it imagines: {getattr(one, name)!r} and {getattr(two, name)!r}"
        for name in one.__struct_fields__
        if msgspec.json.encode(getattr(one, name)) != msgspec.json.encode(getattr(two, name))
    ]
    if msgspec.json.encode(log(true, seat, start)) != msgspec.json.encode(log(other, seat, start)):
        faults.append("the log differs from what it imagines")
    return faults


def _verdict(table: Table[S], seat: str, answer: object) -> tuple[object, ...]:
    """What a seat hears of an answer."""
    try:
        table.check(seat, answer)
    except PlayError as error:
        return (type(error), error.rule, error.message, error.proof if isinstance(error, Refused) else ())
    except Exception as error:  # noqa: BLE001  (that it is no refusal is told by `conformance.refusals`)
        return (type(error),)
    return ()


def _both(true: Table[S], other: Table[S], seat: str, rng: Random) -> None:
    """Let the same happen at both tables, as far as the seat can see; what it cannot see, let happen by chance."""
    request, imagined = true.request, other.request
    if type(request) is not type(imagined):
        raise _Parted
    if isinstance(request, Throw) and isinstance(imagined, Throw):
        if request.reading != imagined.reading:
            raise _Parted
        faces = rolled(rng.randbytes(SEED_BYTES), 0, request.reading)
        true.enter(Rolled(faces))
        other.enter(Rolled(faces))
    elif isinstance(request, Draw) and isinstance(imagined, Draw):
        _draw(true, request, other, imagined, rng)
    else:
        assert isinstance(request, Ask | Together)
        hidden = request.secret if isinstance(request, Ask) else not request.shown
        seats = (request.seat,) if isinstance(request, Ask) else tuple(who for who, _ in request.choices)
        said = [(who, *_words(true, other, who, rng, apart=hidden and who != seat)) for who in seats]
        silent, silent_there = true.waiting(), other.waiting()
        for who, here, there in said:
            if who in silent:
                true.say(who, here)
            if who in silent_there:
                other.say(who, there)


def _draw(true: Table[S], request: Draw, other: Table[S], imagined: Draw, rng: Random) -> None:
    """Let the same come by name."""
    places = rng.sample(range(len(request.pool)), request.count)
    alike: list[int] = []
    for place in places:
        found = [at for at, name in enumerate(imagined.pool) if name == request.pool[place] and at not in alike]
        if not found:
            raise _Parted
        alike.append(found[0])
    true.enter(Drawn(tuple(places)))
    other.enter(Drawn(tuple(alike)))


def _words(true: Table[S], other: Table[S], who: str, rng: Random, *, apart: bool) -> tuple[Any, Any]:
    """Find what a seat can say at both tables; where its answer stays hidden, at each something of its own."""
    ask, imagined = true.asked(who), other.asked(who)
    if ask is None or imagined is None:
        raise _Parted
    sealed = who not in true.waiting()
    answers = iter((true.sealed[who],)) if sealed else islice(true.game.propose(true.state, ask, rng), _TRIES)
    said = (answer for answer in answers if sealed or not _verdict(true, who, answer))
    if not apart:
        here = there = next((answer for answer in said if not _verdict(other, who, answer)), None)
    else:
        here = next(said, None)
        heard = islice(other.game.propose(other.state, imagined, rng), _TRIES)
        there = next((answer for answer in heard if not _verdict(other, who, answer)), None)
    if here is None or there is None:
        raise _Parted
    return here, there
