"""What one seat, or a spectator, may know; and tables that fit it, for bots to search."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from maestre.play._machine import ALONE, SPECTATOR, Live
from maestre.play.asking.requests import Ask, Draw, Request, Throw, Together
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.errors import BadRecord, PlayError
from maestre.play.game import Game
from maestre.play.outcome import Outcome
from maestre.play.record import Drawn, Entry, Header, Rolled, Said, Seating, Standing, Taken
from maestre.play.state import Fact, State, copied, fingerprint
from maestre.play.table import Table

S = TypeVar("S", bound=State)

TRIES = 1000
"""How many positions `imagine` draws before it gives up; all but one in four with what was learnt since."""


class Hidden(msgspec.Struct, frozen=True, tag="hidden", tag_field="is"):
    """An answer whose content this audience may not know; a draw that it may not see leaves no trace at all."""

    of: str


class Drew(msgspec.Struct, frozen=True, tag="drew", tag_field="is"):
    """What was drawn, by name: places in the pool would tell what else is in it."""

    names: tuple[str, ...]


Seen = Said | Rolled | Taken | Drew | Hidden
"""An entry as an audience may have it."""


class Waiting(msgspec.Struct, frozen=True):
    """What an audience may know of the open request: who is awaited, under which rule, about what.

    Of sealed answers a seat knows its own only: it is told that all others are awaited until the last has spoken.
    ``dice`` are the sides of those that somebody is to throw by hand.
    """

    seats: tuple[str, ...]
    rule: str
    about: Any
    dice: tuple[int, ...] = ()


class View(msgspec.Struct, Generic[S], frozen=True):
    """What an audience may know: the position now and at the last quiet point, the entries since, what is asked."""

    header: Header
    seat: str
    version: int
    now: S
    quiet: S
    since: tuple[Seen, ...]
    ask: Ask | None
    waiting: Waiting | None
    standing: tuple[str, ...]
    outcome: Outcome | None

    @property
    def memory(self) -> tuple[Fact, ...]:
        """What the seat has been shown so far."""
        return self.now.memory.get(self.seat, ())


class Sight(msgspec.Struct, Generic[S], frozen=True):
    """What an audience sees of the table at this moment: a view without its past, cheap enough for every answer."""

    version: int
    now: S
    ask: Ask | None
    waiting: Waiting | None
    outcome: Outcome | None


def sight(table: Table[S], seat: str) -> Sight[S]:
    """Give what a seat, or a spectator (``""``), sees of a table now; it stays as it is when play goes on."""
    return _sight(table, seat, masked(table.game, table.state, seat))


def sights(table: Table[S], audiences: tuple[str, ...]) -> dict[str, Sight[S]]:
    """Give what some seats, or spectators (``""``), see of a table now."""
    seen = positions(table, audiences)
    return {seat: _sight(table, seat, now) for seat, now in seen.items()}


def positions(table: Table[S], audiences: tuple[str, ...]) -> dict[str, S]:
    """Give the position as it is now for some audiences; where a game hides nothing, they share one copy."""
    game, state = table.game, table.state
    if hides(game):
        return {seat: masked(game, state, seat) for seat in audiences}
    shared = copied(state)
    return {seat: _apart(copy(shared), seat) for seat in audiences}


def hides(game: Game[S]) -> bool:
    """Say whether a game has anything to hide, but for what it tells and shows to some alone."""
    return game.secrecy is not None or type(game).view is not Game.view


def _sight(table: Table[S], seat: str, now: S) -> Sight[S]:
    request = table.request
    return Sight(
        table.version(seat),
        now,
        table.asked(seat),
        None if request is None else _waiting(table, request, seat),
        table.outcome,
    )


def _waiting(table: Table[S], request: Request, seat: str) -> Waiting:
    dice = request.reading.needs(()) if table.typed and isinstance(request, Throw) else ()
    return Waiting(_awaited(table, request, seat), request.rule, _about(request), dice)


def view(table: Table[S], seat: str) -> View[S]:
    """Give what a seat, or a spectator (``""``), may know of a table; it stays as it is when play goes on."""
    seen = sight(table, seat)
    return View(
        table.header.public(),
        seat,
        seen.version,
        seen.now,
        masked(table.game, table.quiet, seat),
        tuple(_since(table, seat)),
        seen.ask,
        seen.waiting,
        table.seating.orders(seat),
        seen.outcome,
    )


def masked(game: Game[S], state: S, seat: str) -> S:
    """Mask by the game, then drop what others were told, remember and were shown."""
    return _apart(copied(game.view(state, seat)), seat)


def _apart(state: S, seat: str) -> S:
    """Leave in a copy only what an audience was told and remembers."""
    state.news = tuple(told for told in state.news if told.seen is None or seat in told.seen)
    state.memory = {seat: state.memory[seat]} if seat in state.memory else {}
    state.reveals = 0
    return state


def _awaited(table: Table[S], request: Request, seat: str) -> tuple[str, ...]:
    if isinstance(request, Together):
        return tuple(other for other in request.seats if other != seat or seat not in table.sealed)
    return table.waiting()


def _about(request: Request) -> object:
    if isinstance(request, Draw | Throw):
        return None
    return request.about.public() if isinstance(request, Ask) else request.about


def _since(table: Table[S], seat: str) -> list[Seen]:
    """List the entries since the quiet point as an audience may have them.

    Answers sealed and not yet laid open show nothing, not even that they were given; those laid open stand in the order
    of the seats, whoever spoke first; a standing order that answered looks like its seat's own word. Draws that it may
    not see are not there: how many there were could tell what they were for.
    """
    seen: list[Seen] = []
    pending = table.pending()
    lives = table.since_quiet()
    for live in lives:
        entry = live.entry
        if live.group != ALONE:
            if live.sequence == live.group:
                group = [other for other in lives if other.group == live.group]
                seen += [_shown(other, seat) for other in sorted(group, key=lambda x: _place(table.game, x.entry))]
        elif live.sequence not in pending or (isinstance(entry, Said) and entry.seat == seat):
            seen += [] if isinstance(entry, Standing) or _drawn_unseen(live, seat) else [_shown(live, seat)]
    return seen


def _drawn_unseen(live: Live, seat: str) -> bool:
    return isinstance(live.entry, Drawn) and live.seen is not None and seat not in live.seen


def _place(game: Game[S], entry: Entry) -> int:
    assert isinstance(entry, Said)
    return game.seats.index(entry.seat)


def _shown(live: Live, seat: str) -> Seen:
    entry = live.entry
    if live.seen is not None and seat not in live.seen:
        assert isinstance(entry, Said), entry
        return Hidden(entry.seat)
    if isinstance(entry, Drawn):
        return Drew(live.names)
    if isinstance(entry, Said) and (entry.standing or entry.why):
        return Said(entry.seat, entry.answer)
    assert isinstance(entry, Said | Rolled | Taken), entry
    return entry


# ------------------------------------------------------------------------------------------------------------ imagining


def imagine(game: Game[S], seen: View[S], rng: Random) -> Table[S]:
    """Give a table that fits a view and nothing else: what is hidden is drawn afresh, and so are the dice to come."""
    target = _essence(seen)
    for attempt in range(TRIES):
        try:
            table = _imagined(game, seen, rng, learnt=(attempt + 1) % 4 > 0)
        except PlayError:
            continue
        if _essence(view(table, seen.seat)) == target:
            table.key = rng.randbytes(SEED_BYTES)
            table.typed = False
            return table
    raise AssertionError(f"no position of {game.key} was found that fits the view of {seen.seat!r}")


def _essence(seen: View[S]) -> tuple[object, ...]:
    """Give all that two views must share to be the same."""
    states = (fingerprint(seen.now), fingerprint(seen.quiet))
    return (*states, seen.version, seen.since, seen.ask, seen.waiting, seen.standing, seen.outcome)


def _imagined(game: Game[S], seen: View[S], rng: Random, *, learnt: bool) -> Table[S]:
    known = copied(seen.quiet)
    known.memory = (seen.now if learnt else seen.quiet).memory.copy()
    start = game.imagine(known, seen.seat, rng)
    others = {seat: facts for seat, facts in start.memory.items() if seat != seen.seat}
    start.memory = others | seen.quiet.memory
    seating = Seating(
        standing=((seen.seat, seen.standing),) if seen.standing else (),
        unseen=tuple((audience, 0) for audience in (*game.seats, SPECTATOR)),
    )
    table = Table(game, seen.header, start, sequence=seen.version - len(seen.since), seating=seating)
    draw_unseen(table, seen.seat, rng)
    for entry in seen.since:
        table.enter(_possible(table, entry, rng), checked=True)
        draw_unseen(table, seen.seat, rng)
    if seen.outcome is not None and table.request is not None:
        table.end(seen.outcome)
    return table


def draw_unseen(table: Table[S], seat: str, rng: Random) -> None:
    """Draw whatever the seat would not have seen drawn."""
    while isinstance(request := table.request, Draw) and request.seen is not None and seat not in request.seen:
        table.enter(Drawn(tuple(rng.sample(range(len(request.pool)), request.count))), checked=True)


def _possible(table: Table[S], entry: Seen, rng: Random) -> Entry:
    """Give an entry that could stand where an audience has seen this one."""
    if isinstance(entry, Drew):
        return Drawn(_places(table, entry.names))
    if not isinstance(entry, Hidden):
        return entry
    ask = table.asked(entry.of)
    if ask is None:
        raise BadRecord("", "record-not-asked", number=table.sequence, seat=entry.of)
    return Said(entry.of, next(table.proposals(entry.of, rng)))


def _places(table: Table[S], names: tuple[str, ...]) -> tuple[int, ...]:
    """Find drawn things in the pool of the imagined table."""
    pool = list(table.request.pool) if isinstance(table.request, Draw) else []
    places: list[int] = []
    for name in names:
        found = [place for place, one in enumerate(pool) if one == name and place not in places]
        if not found:
            raise BadRecord("", "record-no-throw", number=table.sequence)
        places.append(found[0])
    return tuple(places)
