"""Questions as a process of the pool answers them: from what a seat may know, and with nothing to keep.

What comes back is encoded already, so that no engine has to do it.
"""

from __future__ import annotations

import gzip
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from hashlib import blake2b
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from maestre.opponents import RANDOM, Budget, Chosen, Memory, advisor_of, agent, answered, is_lost
from maestre.play import (
    EFFORT,
    Foresight,
    Game,
    Header,
    Line,
    Message,
    OldSnapshot,
    PlayError,
    Refused,
    Setting,
    Snapshot,
    State,
    Table,
    View,
    imagine,
    log,
    view,
)
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.record import Drawn, Entry, Rolled, Said
from maestre.play.table import state_of
from maestre.play.views import Sight
from maestre.play.written.datatables import OWNER
from maestre.play.written.owners import BadFigures, figures_of, owned
from maestre.server.engines.audiences import Audiences, whole
from maestre.server.pools.forks import is_hurried
from maestre.server.wire import (
    Advice,
    Chance,
    Event,
    Logged,
    Odds,
    Offered,
    Refusal,
    Replayed,
    Reply,
    Situated,
    Taught,
    Tried,
    Weighed,
    Whole,
    encode,
)

S = TypeVar("S", bound=State)
T = TypeVar("T")

_FAST: Final = 1
"""How hard a page is packed: as fast as can be, since most of it repeats."""
_NO_LINES: Final = 1 << 40


LOOKED_AT: Final = 4
"""Of how many answers a process keeps what it has worked out of their odds."""
REMEMBERED: Final = 64
"""Of how many seats a process keeps the plans."""
THOUGHT: Final = 6.0
"""Seconds of a core that a bot may think in a turn,"""
WAIT: Final = 5.0
"""and by the clock for one answer, unless it is hurried."""
TRIAL: Final = 400
"""How many answers are given by chance to see whether figures can be played with,"""
TRIAL_SECONDS: Final = 2.0
"""and for how long at most."""
SLOW: Final = 0.5
"""Seconds of work that no answer may cost an engine, which others wait for,"""
LONG_THOUGHT: Final = 2.0
"""and that it may take to find one that is allowed: who plays is shown such answers."""


def encoded(question: Callable[..., Reply | Weighed | Taught | Situated], *about: object) -> bytes:
    """Answer a question and encode what it gives; what the rules refuse is an answer too."""
    try:
        return encode(question(*about))
    except PlayError as error:
        return encode(Refusal.of(error))


def tried(game: Game[S], seen: Sight[S], answer: object) -> Tried:
    """Give the allowed answer nearest to one that is still being shaped."""
    assert seen.ask is not None, "only a seat that is asked tries answers"
    return Tried(seen.version, seen.ask.snap(seen.now, answer))


def offered(game: Game[S], seen: Sight[S], piece: str) -> Offered:
    """Say which pieces may be ordered something, and what one of them may be told."""
    assert seen.ask is not None, "only a seat that is asked is offered answers"
    question = seen.ask.about
    return Offered(seen.version, piece, question.pieces(seen.now), tuple(question.offers(seen.now, piece)))


_Looked: TypeAlias = tuple[View[Any], Foresight[Any]]
_looked_at: Final[OrderedDict[tuple[str, str, bytes], _Looked]] = OrderedDict()
"""What was looked at last, by game, seat and answer: whoever looks on does so here, if this process is asked again."""


def chances(game: Game[S], seen: View[S], answer: object, look: int = 0) -> Odds:
    """Give the odds of an answer on a table that fits what its seat may know; no rows when no dice are thrown.

    Who looks for the second time is told more, whichever process is asked: what another has worked out is done again.
    """
    foresight = _foresight(game, seen, answer)
    foresight.look(look)
    found = foresight.found
    if found is None:
        return Odds((), exact=True)
    chances, exact = found.odds.chances, found.odds.exact
    rows = (Chance(result, float(chance), found.odds.margin(result)) for result, chance in chances.items())
    better = not exact and look + 1 < len(EFFORT)
    return Odds(tuple(sorted(rows, key=lambda row: -row.chance)), exact, found.assumed, better)


def _foresight(game: Game[S], seen: View[S], answer: object) -> Foresight[S]:
    """Give what has been worked out of an answer, as long as the seat still knows the same."""
    place = seen.header.commitment, seen.seat, encode(answer)
    known, foresight = _looked_at.pop(place, (None, None))
    if foresight is None or known != seen:
        table = imagine(game, seen, Random(f"{seen.seat}/{seen.version}"))
        table.check(seen.seat, answer)
        foresight = Foresight(table, seen.seat, answer)
    _looked_at[place] = seen, foresight
    while len(_looked_at) > LOOKED_AT:
        _looked_at.popitem(last=False)
    return foresight


@lru_cache(maxsize=REMEMBERED)
def _memory(seed: bytes | str) -> Memory:
    """Give what is remembered here of a game; another process may be asked next, which draws the same plans."""
    return Memory(seed)


def chosen(game: Game[S], seen: View[S], player: str, seed: bytes, *, yields: bool = False) -> Chosen | None:
    """Give what a bot answers, and what the log will tell of it.

    All its chance comes from these bytes, which are the same all game long. One that ``yields`` gives nothing where it
    has lost.
    """
    memory = _memory(seed)
    if yields and is_lost(player, game, seen, memory):
        return None
    until = time.monotonic() + WAIT
    memory.hurried = lambda: is_hurried() or time.monotonic() > until
    chance = Random(blake2b(str(seen.version).encode(), key=seed, digest_size=16).digest())
    found = agent(player, game).choose(seen, Budget(seconds=THOUGHT), chance, memory)
    return Chosen(found.answer, found.told(seen))


def advice(game: Game[S], seen: View[S]) -> Advice:
    """Give what the best agent would answer in a seat's place."""
    assert seen.ask is not None, "only a seat that is asked gets advice"
    chance, memory = Random(f"{seen.seat}/{seen.version}"), _memory(f"{seen.header.commitment} {seen.seat}")
    found = agent(advisor_of(game), game).choose(seen, Budget(), chance, memory)
    return Advice(found.answer, seen.ask.describe(seen.now, found.answer), found.reason)


def weighed(game: Game[State], scenario: str, options: dict[str, Setting], text: str) -> Weighed:
    """Say whether a game can be played with the figures of a file: begin it, and answer by chance for a moment.

    Whatever breaks in it comes from the file: an engine must not meet it.
    """
    try:
        found = owned(game, text)
    except BadFigures as error:
        what = Message.of(error.key, **error.details)
        raise Refused("", "figures-wrong", line=error.line, table=error.table or "none", what=what) from error
    figures = figures_of(found)
    if not figures.digest:
        raise Refused("", "figures-empty")
    found.resolve_options(options)
    try:
        slow = _is_slow(found, scenario, options)
    except Exception as error:
        raise Refused("", "figures-unplayable") from error
    if slow:
        raise Refused("", "figures-slow")
    theirs = (name for name, source in figures.provenance.items() if source.provenance == OWNER)
    return Weighed(figures.digest, tuple(theirs))


def _is_slow(game: Game[State], scenario: str, options: dict[str, Setting]) -> bool:
    """Play a game by chance for a moment, and say whether any answer of it was too dear."""
    seats = dict.fromkeys(game.seats, "")
    start = time.monotonic()
    table, spent = _costs(lambda: Table.new(game, scenario, options=options, seats=seats, seed=bytes(SEED_BYTES)))
    rng, chance = Random(0), agent(RANDOM, game)
    for _ in range(TRIAL):
        waiting = table.waiting()
        if spent > SLOW or not waiting or time.monotonic() - start > TRIAL_SECONDS:
            break
        answer, thought = _costs(partial(answered, chance, view(table, waiting[0]), rng))
        if thought > LONG_THOUGHT:
            return True
        _, spent = _costs(partial(table.say, waiting[0], answer))
    return spent > SLOW


def _costs(work: Callable[[], T]) -> tuple[T, float]:
    start = time.process_time()
    return work(), time.process_time() - start


# ---------------------------------------------------------------- what has been


class Stretch(msgspec.Struct, frozen=True):
    """A part of a game to play again: from a snapshot or the beginning, and which of an audience's versions to show.

    Shown are those after ``first`` and up to ``until``; ``last`` is its newest. Entries may go on after these ones,
    unless they are ``all``. Of a game that is ``over`` it is told why agents answered as they did.
    """

    name: str
    header: Header
    snapshot: Snapshot | None
    entries: list[Entry]
    seat: str
    first: int
    until: int
    last: int
    all: bool
    over: bool = False


class Shown(msgspec.Struct, frozen=True):
    """What was made of a stretch: a packed page, or nothing if the entries did not reach; and the turns on the way.

    From an ``old`` snapshot, of another shape, nothing can be made.
    """

    body: bytes | None
    marks: tuple[Snapshot, ...] = ()
    old: bool = False


def page(game: Game[S], stretch: Stretch) -> Shown:
    """Play a stretch again, and keep what its audience saw: where it stood at first, then every event."""
    try:
        play = _Again(game, stretch)
    except OldSnapshot:
        return Shown(None, old=True)
    events = tuple(play.events())
    if not play.reached:
        return Shown(None, play.marks())
    return Shown(_packed(Replayed(play.start, events, stretch.first, stretch.until, stretch.last)), play.marks())


def lines(game: Game[S], stretch: Stretch) -> Shown:
    """Play a stretch again, and keep what its audience may read of it."""
    try:
        play = _Again(game, stretch)
    except OldSnapshot:
        return Shown(None, old=True)
    told = play.lines()
    before = stretch.first + 1 if stretch.first else 0
    return Shown(_packed(Logged(told, before)) if play.reached else None, play.marks())


def _packed(reply: Reply) -> bytes:
    return gzip.compress(encode(reply), _FAST, mtime=0)


class _Again(Generic[S]):
    """A stretch of a game played again for one audience."""

    def __init__(self, game: Game[S], stretch: Stretch) -> None:
        self._stretch = stretch
        self._table = _opened(game, stretch)
        self._marks: list[Snapshot] = []
        self.start: Whole = self._whole()
        self.reached = stretch.all
        """Whether all was there that is to be shown."""

    def events(self) -> Iterator[Event]:
        """Give every event to be shown; on the way there, note where the audience stood at first."""
        stretch = self._stretch
        audience = Audiences(self._table, (stretch.seat,), reasons=stretch.over)
        for version in self._deeds():
            if version > stretch.until:
                self.reached = True
                return
            if version <= stretch.first:
                self.start = self._whole()
                audience.catch_up()
            else:
                yield from (msgspec.structs.replace(event, ask=None) for event in audience.events(stretch.name))

    def lines(self) -> tuple[Line, ...]:
        """Give every line to be shown; what was taken back meanwhile is not among them."""
        stretch = self._stretch
        for version in self._deeds():
            if version >= stretch.until:
                self.reached = True
                break
        told = log(self._table, stretch.seat, stretch.first + 1 if stretch.first else 0, reasons=stretch.over)
        return tuple(line for line in told if line.at <= stretch.until)

    def _deeds(self) -> Iterator[int]:
        """Enter one deed after the other, with the dice and standing orders that followed, if the audience saw it."""
        table, entries = self._table, self._stretch.entries
        version, turn = table.version(self._stretch.seat), table.turn_start
        for place, entry in enumerate(entries, 1):
            table.enter(entry)
            if table.turn_start != turn:
                turn = table.turn_start
                self._marks.append(table.snapshot())
            if _follows(entries[place]) if place < len(entries) else not self._stretch.all:
                continue
            now = table.version(self._stretch.seat)
            if now != version:
                version = now
                yield version

    def _whole(self) -> Whole:
        seen = whole(self._stretch.name, self._table, self._stretch.seat, _NO_LINES)
        return msgspec.structs.replace(seen, ask=None)

    def marks(self) -> tuple[Snapshot, ...]:
        """Give the turns that began on the way, if there were so many that no snapshot stood where one should."""
        return tuple(self._marks) if len(self._marks) > 1 else ()


def _opened(game: Game[S], stretch: Stretch) -> Table[S]:
    """Open a table that throws no dice of its own."""
    header, snapshot = stretch.header.unsealed(), stretch.snapshot
    if snapshot is None:
        return Table.begun(game, header)
    start = state_of(game, snapshot)
    return Table(game, header, start, sequence=snapshot.sequence, seating=snapshot.seating)


def _follows(entry: Entry) -> bool:
    """Whether the table entered this by itself, after somebody's answer: dice, draws and standing orders."""
    return isinstance(entry, Rolled | Drawn) or (isinstance(entry, Said) and entry.standing)
