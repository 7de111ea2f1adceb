"""An engine: it runs tables, keeps what was said before telling anybody, and holds no truth of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from maestre.play import SPECTATOR, Game, PlayError, Table, Unknown, log, view
from maestre.server.shelf import Bus, Commit, Job, Kept, Shelf, audience_subject
from maestre.server.wire import (
    Call,
    Check,
    Done,
    Event,
    Leave,
    Look,
    Refusal,
    Reply,
    Say,
    Settle,
    Stand,
    TakeOver,
    Undo,
    Whole,
    changes,
    encode,
)

CACHED_GAMES: Final = 256
TRIES: Final = 5
BOT: Final = "bot:"

AnyTable = Table[Any]
Change = Say | Undo | Stand | Leave | Settle | TakeOver


class Engine:
    """Answers calls about the games of one shelf: judge, keep, then tell every audience."""

    def __init__(self, games: dict[str, Game[Any]], shelf: Shelf, bus: Bus) -> None:
        self.games = games
        self.shelf = shelf
        self.bus = bus
        self._tables: OrderedDict[str, AnyTable] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def answer(self, call: Call) -> Reply:
        """Do what a call asks, or say why not; a refusal changes nothing."""
        lock = self._locks.setdefault(call.game, asyncio.Lock())
        async with lock:
            try:
                return await self._answer(call)
            except PlayError as error:
                return Refusal.of(error)
            finally:
                if call.game not in self._tables and not lock.locked():
                    self._locks.pop(call.game, None)

    async def _answer(self, call: Call) -> Reply:
        table = await self.table(call.game)
        if isinstance(call, Look):
            return whole(call.game, table, call.seat, call.since)
        if isinstance(call, Check):
            table.check(call.seat, call.answer)
            return Done(table.version(call.seat))
        return await self._change(call)

    async def table(self, game: str) -> AnyTable:
        """Give a game's table as far as it has come, whoever moved it on."""
        table = self._tables.get(game)
        if table is None:
            stored = await self.shelf.load(game)
            if stored is None:
                raise Unknown("", "unknown-game", game=game)
            rules = self.games.get(stored.header.game)
            if rules is None:
                raise Unknown("", "unknown-game", game=stored.header.game)
            table = Table.resume(rules, stored.header, stored.snapshot, stored.entries)
            self._keep(game, table)
            return table
        self._tables.move_to_end(game)
        for entry in await self.shelf.since(game, table.sequence):
            table.enter(entry)
        return table

    def _keep(self, game: str, table: AnyTable) -> None:
        self._tables[game] = table
        while len(self._tables) > CACHED_GAMES:
            self._tables.popitem(last=False)

    async def _change(self, call: Change) -> Reply:
        """Try a deed on the table, keep its entries, then tell; if another engine was first, take up its entries.

        The table at hand is trusted until the shelf or a refusal says otherwise: that saves a look at the shelf.
        """
        seat = SPECTATOR if isinstance(call, Settle) else call.seat
        table = self._tables.get(call.game) or await self.table(call.game)
        for _ in range(TRIES):
            before = _Before(table)
            try:
                _do(call, table)
            except PlayError as error:
                table = await self.table(call.game)
                if await self.shelf.replied(call.game, call.reply):
                    return Done(table.version(seat))
                if table.sequence == before.sequence:
                    raise error from None
                continue
            kept = await self.shelf.commit(_commit(call, table, before))
            if kept is Kept.KEPT:
                await self._tell(call.game, table, before)
                return Done(table.version(seat))
            del self._tables[call.game]
            table = await self.table(call.game)
            if kept is Kept.REPEATED:
                return Done(table.version(seat))
        raise Unknown("", "try-again")

    async def _tell(self, game: str, table: AnyTable, before: _Before) -> None:
        """Send one event to each audience for which something changed."""
        for seat in (*table.game.seats, SPECTATOR):
            event = before.event(game, table, seat)
            if event is not None:
                await self.bus.publish(audience_subject(game, seat), encode(event))


class _Before:
    """A table as it was before a deed, to see what the deed changed for each audience."""

    def __init__(self, table: AnyTable) -> None:
        self.sequence = table.sequence
        self.turn = table.turn_start
        self.views = {seat: view(table, seat) for seat in (*table.game.seats, SPECTATOR)}
        self.states = {seat: seen.now for seat, seen in self.views.items()}

    def event(self, game: str, table: AnyTable, seat: str) -> Event | None:
        """Give what changed for an audience, or nothing if it may not know that anything did."""
        old, new = self.views[seat], view(table, seat)
        if old.version == new.version:
            return None
        return Event(
            game,
            old.version,
            new.version,
            changes(self.states[seat], new.now),
            new.ask,
            new.waiting,
            table.can_undo(seat),
            new.outcome,
            log(table, seat, old.version),
        )


def whole(game: str, table: AnyTable, seat: str, since: int = 0) -> Whole:
    """Give everything that an audience may know, with its log from a version on."""
    seen = view(table, seat)
    return Whole(
        game,
        seat,
        seen.version,
        seen.header,
        seen.now,
        seen.ask,
        seen.waiting,
        seen.standing,
        table.can_undo(seat),
        seen.outcome,
        log(table, seat, since),
    )


def _do(call: Change, table: AnyTable) -> None:
    """Do to a table what a call wants."""
    match call:
        case Say(_, seat, _, answer):
            table.say(seat, answer)
        case Undo(_, seat, _, agreed):
            table.undo(seat, agreed=agreed)
        case Stand(_, seat, _, orders):
            table.stand(seat, orders)
        case Leave(_, seat, _, why):
            table.leave(seat, why)
        case Settle(_, _, seats):
            table.agree(seats)
        case TakeOver(_, seat, _, holder):
            table.take_over(seat, holder)


def _commit(call: Change, table: AnyTable, before: _Before) -> Commit:
    """Gather what a deed added: its entries, a snapshot if a turn has begun, and the jobs that follow from it."""
    added = tuple(table.entries[before.sequence - table.base :])
    waiting = table.waiting()
    holders = table.header.seats | dict(table.seating.holders)
    jobs = tuple(Job("bot", call.game, seat, table.sequence) for seat in waiting if holders[seat].startswith(BOT))
    return Commit(
        call.game,
        before.sequence,
        added,
        call.reply,
        waiting,
        table.outcome is not None,
        table.snapshot() if table.turn_start != before.turn else None,
        jobs,
    )
