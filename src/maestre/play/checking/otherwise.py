"""Something else said, or drawn, in secret: whatever another audience then sees differently is a leak.

Nothing here asks a game what it would hide. What is secret is what a rule asked or drew as a secret: two forks of one
position are told different things there, both of which the rules allow, and each other audience looks at both.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain, combinations, islice
from pkgutil import walk_packages
from random import Random
from typing import Final, TypeVar

import msgspec

from maestre.play._machine import SPECTATOR
from maestre.play.asking.choices import Each, Pick
from maestre.play.asking.questions import questions_of
from maestre.play.asking.requests import Ask, Draw, Request, Together
from maestre.play.checking.lockstep import Watched, parted, told_apart
from maestre.play.errors import PlayError
from maestre.play.game import Game
from maestre.play.record import Drawn, Said
from maestre.play.state import State
from maestre.play.table import Table
from maestre.play.views import imagine, view

S = TypeVar("S", bound=State)

STEPS: Final = 20
_LOOKED_AT: Final = 12
"""How many proposals are looked at for such as differ."""
_PAIRS_TRIED: Final = 20
"""How many pairs are looked at for one at which the same is laid open."""
_STOOD: Final = 6
"""How many answers are judged, offered and followed by standing orders at both tables."""


def secret_questions(game: Game[S]) -> tuple[str, ...]:
    """Name the classes of a game's questions that are asked in secret."""
    for module in walk_packages(import_module(game.package).__path__, f"{game.package}."):
        import_module(module.name)
    return tuple(kind.__qualname__ for kind in questions_of(game.package) if kind.secret)


def secrets_at(request: Request | None) -> tuple[str, ...]:
    """Name what is to be said or drawn now that some alone may know: questions by their class, the rest by its rule."""
    if isinstance(request, Ask):
        return (_kind(request),) if request.secret else ()
    if isinstance(request, Draw):
        hidden = request.seen is not None and request.count > 0 and len(dict.fromkeys(request.pool)) > 1
        return (f"{request.rule} drawn",) if hidden else ()
    if isinstance(request, Together):
        asked = (request.of(seat) for seat in request.seats)
        return tuple(dict.fromkeys(_kind(ask) for ask in asked if ask is not None))
    return ()


def _kind(ask: Ask) -> str:
    return type(ask.about).__qualname__


def told_otherwise(
    table: Table[S], rng: Random, *, pairs: int = 1, steps: int = STEPS
) -> Iterator[tuple[str, list[str]]]:
    """At a secret request, for every audience that must not know: how it could tell two different answers apart.

    So many pairs are compared of those at which the same is laid open.
    """
    for audience in (*table.game.seats, SPECTATOR):
        for here, there in islice(forks(table, audience, rng), pairs):
            yield audience, _faults(here, there, audience, rng, steps)


def forks(table: Table[S], audience: str, rng: Random) -> Iterator[tuple[Table[S], Table[S]]]:
    """Two forks of a position at which different things were said or drawn that an audience must not know.

    Only such pairs as lay open the same to it.
    """
    for one, two in islice(_pairs(table, audience, rng), _PAIRS_TRIED):
        here, there = Watched(table.fork(None)), Watched(table.fork(None))
        here.enter(one)
        there.enter(two)
        here.draw_unseen(audience, rng)
        there.draw_unseen(audience, rng)
        memories = [each.table.state.memory.get(audience, ()) for each in (here, there)]
        if here.seen == there.seen and memories[0] == memories[1]:
            yield here.table, there.table


def _faults(here: Table[S], there: Table[S], audience: str, rng: Random, steps: int) -> list[str]:
    if found := told_apart(here, there, audience, 0):
        return found
    answers = list(islice(_answers(here, audience, rng), _STOOD))
    helped = _helped(here, audience, answers), _helped(there, audience, answers)
    faults = [f"{name} tells what is hidden" for name, value in helped[0].items() if value != helped[1][name]]
    return faults + parted(here, there, audience, answers, rng, start=0, steps=steps, by_name=True)


def _helped(table: Table[S], audience: str, answers: list[object]) -> dict[str, object]:
    """Work out what helps a seat to decide: offers, words, standing orders, and the table on which its odds are run."""
    ask = table.asked(audience) if audience in table.game.seats else None
    if ask is None or audience not in table.waiting():
        return {}
    game, seen = table.game, table.position(ask)
    able = ask.about.pieces(seen)
    found: dict[str, object] = {
        "able": able,
        "offers": [tuple(ask.about.offers(seen, piece)) for piece in ("", *able[:_STOOD])],
        "describe": [ask.describe(seen, ask.read(answer)) for answer in answers],
        "assume": ask.about.assume(seen),
    }
    if ask.window:
        found["standing"] = ask.standing(seen, ("pass",))
    try:
        found["odds"] = imagine(game, view(table, audience), Random(table.version(audience))).fingerprint()
    except AssertionError as error:
        found["odds"] = str(error)
    return found


# ------------------------------------------------------------------------------------------------ what may be said


def _pairs(table: Table[S], audience: str, rng: Random) -> Iterator[tuple[Said | Drawn, Said | Drawn]]:
    """Different things that may be said or drawn now, which this audience must not know."""
    request = table.request
    if isinstance(request, Draw):
        if request.seen is not None and audience not in request.seen:
            yield from _drawn(request, rng)
        return
    if isinstance(request, Together) and request.shown and len(table.waiting()) == 1:
        return  # with the last of them all are laid open
    for seat in table.waiting():
        if seat != audience:
            yield from ((Said(seat, one), Said(seat, two)) for one, two in _said(table, seat, rng))


def _drawn(request: Draw, rng: Random) -> Iterator[tuple[Drawn, Drawn]]:
    draws = [rng.sample(range(len(request.pool)), request.count) for _ in range(_LOOKED_AT)]
    for one, two in combinations(draws, 2):
        if [request.pool[place] for place in one] != [request.pool[place] for place in two]:
            yield Drawn(tuple(one)), Drawn(tuple(two))


def _said(table: Table[S], seat: str, rng: Random) -> Iterator[tuple[object, object]]:
    """Pairs of different answers that a seat may give: first such as differ in little, for those show most."""
    found = [answer for answer in _answers(table, seat, rng) if _allowed(table, seat, answer)]
    ask = table.asked(seat)
    if found and ask is not None and isinstance(ask.choice, Each) and isinstance(found[0], dict):
        for other in _little(ask.choice, found[0], rng):
            if _allowed(table, seat, other):
                yield found[0], other
    written = [msgspec.json.encode(answer) for answer in found]
    apart = [(a, b) for a in range(len(found)) for b in range(a + 1, len(found)) if written[a] != written[b]]
    yield from ((found[a], found[b]) for a, b in rng.sample(apart, len(apart)))


def _little(choice: Each, answer: dict[str, object], rng: Random) -> Iterator[dict[str, object]]:
    """Answers that differ in one thing, then such as exchange two."""
    options = [(key, other) for key, options in choice.options for other in options]
    one: list[dict[str, object]] = [{key: other} for key, other in options if answer.get(key) != other]
    pairs = combinations([key for key, _ in choice.options if key in answer], 2)
    two: list[dict[str, object]] = [{a: answer[b], b: answer[a]} for a, b in pairs if answer[a] != answer[b]]
    for changes in (one, two):
        yield from (answer | changed for changed in rng.sample(changes, min(len(changes), _LOOKED_AT)))


def _allowed(table: Table[S], seat: str, answer: object) -> bool:
    try:
        table.check(seat, answer)
    except PlayError:
        return False
    return True


def _answers(table: Table[S], seat: str, rng: Random) -> Iterator[object]:
    """Give what a seat may say, and what it may point at."""
    ask = table.asked(seat) if seat in table.game.seats else None
    if ask is None or seat not in table.waiting():
        return
    proposed = chain.from_iterable(table.proposals(seat, rng) for _ in range(_LOOKED_AT))
    yield from islice(proposed, _LOOKED_AT)
    if isinstance(ask.choice, Pick):
        yield from rng.sample(ask.choice.options, min(len(ask.choice.options), _LOOKED_AT))
    else:
        offered = (offer.answer for offer in ask.about.offers(table.position(ask), ""))
        yield from islice((answer for answer in offered if answer is not None), _LOOKED_AT)
