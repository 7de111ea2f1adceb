"""Tables that differ from a true one in nothing but what one audience cannot know.

A game's own `Disguise` changes, at the last quiet point, all that the audience does not know; then the same entries
follow, and an answer that is still sealed is another. What the audience is shown must be the same, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from maestre.opponents import agent, agents_of, answered
from maestre.play import SPECTATOR, Ask, Game, PlayError, State, Table, Together, fingerprint, log, view
from maestre.play.record import Said
from maestre.play.state import copied

SEED_BYTES = 32
_TRIES = 4
_THINKING = 10
"""The doctrine, which takes its time, is asked at one position of so many."""

S = TypeVar("S", bound=State)


def battles(
    game: Game[S], seed: int, ready: Callable[[S, Random], S] = lambda state, _: state, **fixed: object
) -> Iterator[Table[S]]:
    """Battle after battle by chance, with armies and options drawn for each: the table at every question."""
    rng = Random(seed)
    while True:
        options = {name: rng.choice(values) for name, values in game.options.items()} | fixed
        header = Table.new(game, options=options, seed=rng.randbytes(SEED_BYTES)).header
        table = Table(game, header, ready(game.setup(header.scenario, header.options), rng))
        table.settle()
        while waiting := table.waiting():
            yield table
            seat = rng.choice(waiting)
            ask = table.asked(seat)
            assert ask is not None
            table.say(seat, next(ask.proposals(table.state, rng)))


# ------------------------------------------------------------------------------------------------------- in disguise


class Disguise(Generic[S]):
    """A table as it might be for all that an audience knows, and how much of it is other than it seems."""

    def __init__(self, table: Table[S], audience: str, rng: Random) -> None:
        """Change all that the audience did not know at the quiet point and does not know now."""
        self.changed: Counter[str] = Counter()
        self.now, self.audience, self.rng = table.state, audience, rng
        start = copied(table.quiet)
        self.put_on(start)
        self.table = self._replayed(table, start)

    def put_on(self, start: S) -> None:
        """Change what is hidden from the audience, and count it."""
        raise NotImplementedError

    def other_plan(self, table: Table[S], entry: Said) -> object:
        """What another may have answered in secret and is still hidden; the same, unless a game hides it."""
        return entry.answer

    def _replayed(self, table: Table[S], start: S) -> Table[S]:
        """Enter the same again; of what others have sealed, something else."""
        lives, pending = table.since_quiet(), table.pending()
        other = _opened(table, start)
        for live in lives:
            entry = live.entry
            if isinstance(entry, Said) and entry.seat != self.audience and isinstance(other.request, Together):
                sealed = live.sequence in pending
                entry = Said(entry.seat, (self._other_answer if sealed else self.other_plan)(other, entry))
            other.enter(entry)
        return other

    def _other_answer(self, table: Table[S], entry: Said) -> object:
        ask = table.asked(entry.seat)
        assert ask is not None
        answers = islice(ask.proposals(table.state, self.rng), _TRIES)
        self.changed["sealed answers"] += 1
        return next((answer for answer in answers if answer != entry.answer), entry.answer)


def as_it_is(table: Table[S]) -> Table[S]:
    """The true table, opened anew at its quiet point like one in disguise."""
    same = _opened(table, copied(table.quiet))
    for live in table.since_quiet():
        same.enter(live.entry)
    return same


def _opened(table: Table[S], start: S) -> Table[S]:
    sequence = table.sequence - len(table.since_quiet())
    return Table(table.game, table.header.public(), start, sequence=sequence, seating=table.seating)


# ----------------------------------------------------------------------------------------------- what can be told apart


def shown(table: Table[Any], audience: str) -> bytes:
    """All that an audience is shown: view, log, question, who else is waited for."""
    return msgspec.json.encode((view(table, audience), log(table, audience), table.asked(audience)))


def told_apart(true: Table[Any], table: Table[Any], audience: str) -> list[str]:
    """Say in what an audience could tell two tables apart."""
    same = {
        "what is shown": shown(true, audience) == shown(table, audience),
        "the window": _window(true) == _window(table),
        "what is imagined": imagines(true, audience),
        **{f"the answer of {name}": one == two for name, one, two in bot_answers(true, table, audience)},
    }
    return [what for what, alike in same.items() if not alike]


def _window(table: Table[Any]) -> object:
    """A window that is open, to whomever; it may not depend on what is hidden."""
    return table.request if isinstance(table.request, Ask) and table.request.window else None


def imagines(table: Table[Any], audience: str) -> bool:
    """Whether what the game imagines looks like what is seen."""
    game = table.game
    seen = game.view(table.quiet, audience)
    start = game.imagine(copied(seen), audience, Random(table.sequence))
    return fingerprint(game.view(start, audience)) == fingerprint(seen)


def bot_answers(true: Table[Any], table: Table[Any], audience: str) -> Iterator[tuple[str, object, object]]:
    """What each bot says at either table, with the same chance."""
    game = true.game
    if isinstance(true.request, Ask | Together) and audience in true.waiting():
        for name in agents_of(game)[: 1 if true.sequence % _THINKING else None]:
            who = agent(name, game)
            one, two = (answered(who, view(each, audience), Random(true.sequence)) for each in (true, table))
            yield name, one, two


def faults(kind: type[Disguise[S]], table: Table[S], rng: Random, changed: Counter[str]) -> list[str]:
    """Try a position for every audience; ``changed`` counts what was hidden and has been changed."""
    found = []
    true = as_it_is(table)
    for audience in (*table.game.seats, SPECTATOR):
        try:
            disguise = kind(table, audience, rng)
        except PlayError as error:
            found.append(f"{audience!r}: the same cannot be said any more: {error}")
            continue
        if disguise.changed:
            changed["views"] += 1
            changed.update(disguise.changed)
            found += [f"{audience!r}: {what} differs" for what in told_apart(true, disguise.table, audience)]
    return found
