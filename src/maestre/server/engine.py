"""An engine: it runs tables, keeps what was said before telling anybody, and holds no truth of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

from maestre.play import (
    SPECTATOR,
    Ask,
    Frozen,
    Game,
    NotAsked,
    PlayError,
    Refused,
    Table,
    Together,
    Tries,
    Unknown,
    follow,
    view,
)
from maestre.play.record import Ending, Said
from maestre.server.aside import Aside
from maestre.server.audiences import AnyTable, Audiences, whole
from maestre.server.faults import note_fault
from maestre.server.shelf import WAKE, Bus, Commit, Job, Kept, Shelf, audience_subject
from maestre.server.wire import (
    Call,
    Chances,
    Check,
    Command,
    Delegate,
    Done,
    Followed,
    Hint,
    Leave,
    Look,
    Offered,
    Offers,
    Open,
    Refusal,
    Replay,
    Reply,
    Say,
    Settle,
    Stand,
    TakeOver,
    Tried,
    Try,
    Undo,
    encode,
)

CACHED_GAMES: Final = 256
TRIES: Final = 5
BOT: Final = "bot:"
NOTICE_DELAY: Final = 60.0
"""Seconds after which somebody who is asked, and not there, is told by mail."""

Change = Say | Undo | Command | Stand | Leave | Settle | TakeOver
Question = Chances | Hint | Replay
Stragglers = tuple[tuple[str, Refusal], ...]
"""The pieces that could not follow an order to many, each with what barred it."""


class Engine:
    """Answers calls about the games of one shelf: judge, keep, then tell every audience."""

    def __init__(self, games: dict[str, Game[Any]], shelf: Shelf, bus: Bus, aside: Aside | None = None) -> None:
        self.games = games
        self.shelf = shelf
        self.bus = bus
        self._aside = aside
        self._open: OrderedDict[str, Audiences] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def aside(self) -> Aside:
        """Who answers what takes long; called in when first needed."""
        if self._aside is None:
            self._aside = Aside()
        return self._aside

    def close(self) -> None:
        """Let go of what the engine has called in."""
        if self._aside is not None:
            self._aside.close()

    async def answer(self, call: Call) -> Reply:
        """Do what a call asks, or say why not; a refusal changes nothing."""
        try:
            if isinstance(call, Question):
                return await self._consider(call)
            return await self._in_turn(call)
        except Frozen as error:
            note_fault("a game is frozen", error, game=call.game)
            return Refusal.of(error)
        except PlayError as error:
            return Refusal.of(error)

    async def _in_turn(self, call: Call) -> Reply:
        """Answer after whoever asked about the same game before."""
        async with self._turn(call.game):
            return await self._answer(call)

    @asynccontextmanager
    async def _turn(self, game: str) -> AsyncIterator[None]:
        """Wait until nobody else looks at a game's table: it must not change while another takes up its entries."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        async with lock:
            yield

    async def _answer(self, call: Call) -> Reply:
        if isinstance(call, Open):
            return await self._begin(call)
        if isinstance(call, Change):
            return await self._change(call)
        table = (await self._audiences(call.game)).table
        if isinstance(call, Look):
            version = table.version(call.seat)
            return Done(version) if version == call.known else whole(call.game, table, call.seat, call.since)
        if isinstance(call, Offers):
            return _offered(table, call)
        if isinstance(call, Try):
            return Tried(table.version(call.seat), table.snap(call.seat, call.answer))
        if isinstance(call, Delegate):
            return await self._delegate(table, call)
        assert isinstance(call, Check), call
        table.check(call.seat, call.answer)
        return Done(table.version(call.seat))

    # ---------------------------------------------------------------- tables

    async def table(self, game: str) -> AnyTable:
        """Give a game's table as far as it has come, whoever moved it on."""
        async with self._turn(game):
            return (await self._audiences(game)).table

    async def _audiences(self, game: str) -> Audiences:
        audiences = self._open.get(game)
        if audiences is None:
            stored = await self.shelf.load(game)
            if stored is None:
                raise Unknown("", "unknown-game", game=game)
            rules = self._rules(stored.header.game)
            table = Table.resume(rules, stored.header, stored.snapshot, stored.entries)
            audiences = self._open[game] = Audiences(table)
            while len(self._open) > CACHED_GAMES:
                self._open.popitem(last=False)
            return audiences
        self._open.move_to_end(game)
        entries = await self.shelf.since(game, audiences.table.sequence)
        for entry in entries:
            audiences.table.enter(entry)
        if entries:
            audiences.catch_up()
        return audiences

    def _rules(self, key: str) -> Game[Any]:
        rules = self.games.get(key)
        if rules is None:
            raise Unknown("", "unknown-game", game=key)
        return rules

    async def _begin(self, call: Open) -> Reply:
        """Begin a game, unless it has begun."""
        if await self.shelf.load(call.game) is None:
            table = Table.new(
                self._rules(call.key), call.scenario, options=call.options, seats=call.seats, entropy=call.entropy
            )
            waiting = table.waiting()
            jobs = tuple(_job(call.game, table, seat) for seat in waiting)
            await self.shelf.create(call.game, table.header, table.entries, waiting, jobs)
            await self._wake(jobs)
        return Done((await self._audiences(call.game)).table.version(SPECTATOR))

    # ---------------------------------------------------------------- deeds

    async def _change(self, call: Change) -> Reply:
        """Try a deed on the table, keep its entries, then tell; if another engine was first, take up its entries.

        The table at hand is trusted until the shelf or a refusal says otherwise: that saves a look at the shelf.
        """
        seat = SPECTATOR if isinstance(call, Settle) else call.seat
        audiences = self._open.get(call.game) or await self._audiences(call.game)
        for _ in range(TRIES):
            table = audiences.table
            before = _Before(table)
            refused: Stragglers = ()
            barred: PlayError | None = None
            try:
                refused = _do(call, table)
            except PlayError as error:
                barred = error
            if barred or table.sequence == before.sequence:
                if table.sequence != before.sequence:
                    self._open.pop(call.game, None)
                audiences = await self._audiences(call.game)
                if await self.shelf.replied(call.game, call.reply):
                    return await self._done_before(call.game, seat)
                if audiences.table.sequence != before.sequence:
                    continue
                if barred:
                    raise barred
                return Followed(audiences.table.version(seat), 0, refused)
            commit = _commit(call, table, before)
            kept = await self._keep(commit)
            if kept is Kept.KEPT:
                await self._tell(call.game, audiences)
                await self._wake(commit.jobs)
                return _reply(call, table, before, seat, refused)
            if kept is Kept.REPEATED:
                return await self._done_before(call.game, seat)
            audiences = await self._audiences(call.game)
        raise Unknown("", "try-again")

    async def _keep(self, commit: Commit) -> Kept:
        """Keep what a deed added; unless it surely is kept, the table at hand is not trusted any more."""
        kept: Kept | None = None
        try:
            kept = await self.shelf.commit(commit)
        finally:
            if kept is not Kept.KEPT:
                self._open.pop(commit.game, None)
        return kept

    async def _done_before(self, game: str, seat: str) -> Done:
        """Answer a deed that was kept already; whoever kept it may have died before it told anybody."""
        await self._remind(game)
        return Done((await self._audiences(game)).table.version(seat))

    async def remind(self, game: str) -> None:
        """Tell each audience where it stands: nothing new, but for one that has missed something."""
        async with self._turn(game):
            await self._remind(game)

    async def _remind(self, game: str) -> None:
        for event in (await self._audiences(game)).standing(game):
            await self.bus.publish(audience_subject(game, event.seat), encode(event))

    async def _tell(self, game: str, audiences: Audiences) -> None:
        """Send one event to each audience for which something changed."""
        for event in audiences.events(game):
            await self.bus.publish(audience_subject(game, event.seat), encode(event))

    async def _wake(self, jobs: tuple[Job, ...]) -> None:
        """Call whoever does jobs, if one is due at once; should the call get lost, they look by themselves."""
        if any(not job.delay for job in jobs):
            await self.bus.publish(WAKE, b"")

    async def _delegate(self, table: AnyTable, call: Delegate) -> Reply:
        """Leave the matter at hand to the doctrine: a job, since it takes many answers."""
        ask = _asked(table, call.seat)
        job = Job("proxy", call.game, call.seat, table.sequence, body=encode(ask.about))
        await self.shelf.enqueue(job)
        await self._wake((job,))
        return Done(table.version(call.seat))

    # ---------------------------------------------------------------- questions

    async def _consider(self, call: Question) -> Reply:
        """Answer what takes long, from what the seat may know, while others go on."""
        table = await self.table(call.game)
        if isinstance(call, Replay):
            version = table.version(call.seat)
            entries = await self.shelf.since(call.game, 0)
            return await self.aside.replay(
                table.game, call.game, table.header, entries, call.seat, min(call.since, version)
            )
        _asked(table, call.seat)
        seen = view(table, call.seat)
        if isinstance(call, Hint):
            return await self.aside.advice(table.game, seen)
        table.check(call.seat, call.answer)
        return await self.aside.chances(table.game, seen, call.answer)


class _Before:
    """A table as it was before a deed."""

    def __init__(self, table: AnyTable) -> None:
        self.sequence = table.sequence
        self.turn = table.turn_start
        self.waiting = table.waiting()
        self.shown = _shown(table)


def _asked(table: AnyTable, seat: str) -> Ask:
    ask = table.asked(seat)
    if ask is None:
        raise NotAsked("", "game-over") if table.outcome else NotAsked("", "not-asked", seat=seat)
    return ask


def _offered(table: AnyTable, call: Offers) -> Offered:
    """Say what may be ordered, looking only at what the seat may know."""
    ask = _asked(table, call.seat)
    seen = table.game.view(table.state, call.seat)
    able = table.game.able(seen, ask)
    return Offered(table.version(call.seat), call.piece, able, table.game.offers(seen, ask, call.piece))


def _do(call: Change, table: AnyTable) -> Stragglers:
    """Do to a table what a call wants; of an order to many, give who could not follow."""
    match call:
        case Say(_, seat, _, answer):
            table.say(seat, answer)
        case Command():
            return _command(call, table)
        case Undo(_, seat, _, agreed, count):
            table.undo(seat, to=_back(table, seat, count), agreed=agreed)
        case Stand(_, seat, _, orders):
            table.stand(seat, orders)
        case Leave(_, seat, _, why):
            table.leave(seat, why)
        case Settle(_, _, seats):
            table.agree(seats)
        case TakeOver(_, seat, _, holder):
            table.take_over(seat, holder)
    return ()


def _back(table: AnyTable, seat: str, count: int) -> int | None:
    """Give the place of a seat's last answer but so many, or nothing for its very last."""
    if count <= 1:
        return None
    own = [live.sequence for live in table.live if isinstance(live.entry, Said) and live.entry.seat == seat]
    if len(own) < count:
        raise Refused("", "undo-nothing")
    return own[-count]


def _command(call: Command, table: AnyTable) -> Stragglers:
    """Give an order to many, planned from what the seat may know."""
    ask = _asked(table, call.seat)
    seen = table.game.view(table.state, call.seat)
    plan = table.game.muster(seen, ask, call.pieces, call.order)
    return tuple((_piece(tries), Refusal.of(error)) for tries, error in follow(table, call.seat, plan))


def _piece(tries: Tries) -> str:
    return str(getattr(tries[0], "piece", ""))


def _reply(call: Change, table: AnyTable, before: _Before, seat: str, refused: Stragglers) -> Reply:
    if not isinstance(call, Command):
        return Done(table.version(seat))
    added = table.entries[before.sequence - table.base :]
    given = sum(isinstance(entry, Said) and entry.seat == seat for entry in added)
    return Followed(table.version(seat), given, refused)


def _job(game: str, table: AnyTable, seat: str) -> Job:
    """Give the work that follows from a seat's being asked: a bot answers, a person is told."""
    holders = table.header.seats | dict(table.seating.holders)
    if holders[seat].startswith(BOT):
        return Job("bot", game, seat, table.sequence)
    return Job("notice", game, seat, table.sequence, delay=NOTICE_DELAY)


def _commit(call: Change, table: AnyTable, before: _Before) -> Commit:
    """Gather what a deed added: its entries, a snapshot if a turn has begun, and the jobs that follow from it."""
    waiting = table.waiting()
    taken = (call.seat,) if isinstance(call, TakeOver) else ()
    asked = tuple(seat for seat in waiting if seat not in before.waiting or seat in taken)
    shown = _shown(table)
    return Commit(
        call.game,
        before.sequence,
        tuple(table.entries[before.sequence - table.base :]),
        call.reply,
        waiting,
        Ending(table.outcome, table.fingerprint()) if table.outcome else None,
        table.snapshot() if table.turn_start != before.turn else None,
        tuple(_job(call.game, table, seat) for seat in asked),
        before.waiting,
        before.shown,
        shown,
        shown != before.shown or (bool(asked) and not isinstance(call, Undo)),
    )


def _shown(table: AnyTable) -> tuple[str, ...]:
    """List the seats that everybody may know to be asked: of sealed answers all, whoever has spoken already."""
    request = table.request
    return tuple(seat for seat, _ in request.choices) if isinstance(request, Together) else table.waiting()
