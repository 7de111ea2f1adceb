"""Running games carried over to the rules at hand, where these come to the very same: the rest stays as it is.

Every entry is judged again, every throw thrown again, every snapshot that was kept compared, and where the game stands
now is compared with what a worker of its old rules says; if its states have fewer fields, with what it shows to every
audience. Then the game changes its rules in one statement, if nobody has moved it on meanwhile; whoever still has it
open under the old rules can keep nothing in it any more.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, Protocol

import asyncpg
import msgspec

from maestre.play import SPECTATOR, BadRecord, Game, Message, PlayError, Snapshot, State, Table, Unknown
from maestre.play.record import Entry
from maestre.play.verify import Umpire
from maestre.play.written.messages import Arg
from maestre.server.engines.owned import with_figures
from maestre.server.engines.proofs import UNREAD, is_same, proof, shows_the_same
from maestre.server.ports import Away, Stored
from maestre.server.postgres.store import Store
from maestre.server.wire import Call, Look, Proof, Prove, Refusal

TRIES: Final = 5
"""How often a game that is played on meanwhile is caught up with."""

_RUNNING: Final = "select id, key, rules from game where not over and key = any($1) order by created, id"
_WAITING: Final = """
    select room.id, room.key, room.rules, room.scenario, room.options from room left join game on game.id = room.id
     where game.id is null and room.stage = 'waiting' and room.key = any($1) order by room.created, room.id
"""
_SNAPSHOTS: Final = "select body from snapshot where game = $1"
_CARRY: Final = """
    with carried as (
        update game set rules = $4, header = $5 where id = $1 and rules = $2 and sequence = $3 and not over returning id
    ), moved as (update room set rules = $4 from carried where room.id = carried.id)
    select count(*) from carried
"""
_CARRY_ROOM: Final = """
    update room set rules = $3 where id = $1 and rules = $2 and stage = 'waiting'
       and not exists (select 1 from game where game.id = $1) returning id
"""

_encode = msgspec.json.Encoder(order="deterministic").encode
_snapshot = msgspec.json.Decoder(Snapshot).decode
_said: Final = msgspec.json.Decoder[Proof | Refusal](Proof | Refusal).decode


class _Kind(msgspec.Struct):
    """What kind of reply something is."""

    kind: str = msgspec.field(name="is")


def _is_whole(reply: bytes) -> bool:
    return msgspec.json.decode(reply, type=_Kind).kind == "whole"


class Fate(msgspec.Struct, frozen=True):
    """What became of a game: carried over from one version of the rules to another, or left, and why."""

    room: str
    game: str
    rules: int
    carried: bool
    why: Message | None = None


class Asks(Protocol):
    """Takes calls to an engine of the right rules."""

    async def call(self, key: str, rules: int, call: Call) -> bytes:
        """Give the encoded reply."""


class _Stays(Exception):
    """A game stays under its old rules."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.why = Message.of(key, **args)


class Carrier:
    """Carries games over to the rules that this process has."""

    def __init__(self, store: Store, engines: Asks, games: dict[str, Game[State]], *, dry: bool = False) -> None:
        self.store = store
        self.engines = engines
        self.games = games
        self.dry = dry

    async def carry(self) -> AsyncIterator[Fate]:
        """Carry over what can be, one game after the other: first those under way, then those that wait for players."""
        for each, one in ((_RUNNING, self._game), (_WAITING, self._room)):
            for row in await self.store.pool.fetch(each, list(self.games)):
                rules = self.games[row["key"]].rules
                if row["rules"] == rules:
                    continue
                try:
                    await one(row, self.games[row["key"]])
                except _Stays as stays:
                    yield Fate(row["id"], row["key"], row["rules"], carried=False, why=stays.why)
                else:
                    yield Fate(row["id"], row["key"], row["rules"], carried=True)

    async def _game(self, row: asyncpg.Record, game: Game[State]) -> None:
        """Play a game again until its old rules and ours agree where it stands, then let it go on under ours."""
        name, old = row["id"], row["rules"]
        stored = await self.store.load(name)
        assert stored is not None, "games are only deleted by hand"
        try:
            game = await with_figures(game, self.store, name, stored.header.figures)
        except PlayError as error:
            raise _Stays("carry-refused", what=error.message) from None
        kept = {
            one.sequence: one for (body,) in await self.store.pool.fetch(_SNAPSHOTS, name) for one in [_snapshot(body)]
        }
        again = _Again(game, stored, kept)
        for _ in range(TRIES):
            claim = await self._prove(name, game.key, old)
            entries = await self.store.since(name, again.table.sequence)
            again.play(entries[: claim.sequence - again.table.sequence])
            if again.table.sequence != claim.sequence:
                continue
            if proof(again.table) != claim and not await self._shown_the_same(name, old, again.table):
                raise _Stays("carry-position", number=claim.sequence)
            again.check_all()
            header = _encode(msgspec.structs.replace(stored.header.unsealed(), rules=game.rules))
            if self.dry or await self.store.pool.fetchval(_CARRY, name, old, claim.sequence, game.rules, header):
                return
        raise _Stays("carry-busy")

    async def _shown_the_same(self, name: str, rules: int, table: Table[State]) -> bool:
        """Say whether a worker of the old rules shows everybody what we would: its states may have fewer fields."""
        for seat in (*table.game.seats, SPECTATOR):
            try:
                shown = await self.engines.call(table.game.key, rules, Look(name, seat, UNREAD))
            except Away:
                raise _Stays("carry-no-engine", rules=rules) from None
            if not _is_whole(shown) or not shows_the_same(table, seat, shown):
                return False
        return True

    async def _prove(self, name: str, key: str, rules: int) -> Proof:
        try:
            said: Proof | Refusal = _said(await self.engines.call(key, rules, Prove(name)))
        except Away:
            raise _Stays("carry-no-engine", rules=rules) from None
        if isinstance(said, Refusal):
            raise _Stays("carry-refused", what=said.message)
        return said

    async def _room(self, row: asyncpg.Record, game: Game[State]) -> None:
        """Let a game that has not begun begin under our rules, if they have its scenario and its options."""
        try:
            if row["scenario"] not in game.scenarios:
                raise Unknown("", "unknown-scenario", scenario=row["scenario"])
            game.resolve_options(msgspec.json.decode(row["options"]))
        except PlayError as error:
            raise _Stays("carry-refused", what=error.message) from None
        if not self.dry and not await self.store.pool.fetchval(_CARRY_ROOM, row["id"], row["rules"], game.rules):
            raise _Stays("carry-busy")


class _Again:
    """A game played again under our rules, from its first entry."""

    def __init__(self, game: Game[State], stored: Stored, kept: dict[int, Snapshot]) -> None:
        self.game = game
        self.header = stored.header
        self.kept = kept
        self.compared: dict[int, None] = {}
        self.umpire = Umpire(stored.header)
        ours = msgspec.structs.replace(stored.header.unsealed(), rules=game.rules)
        try:
            self.table: Table[State] = Table.resume(game, ours)
        except PlayError as error:
            raise _Stays("carry-refused", what=error.message) from None

    def play(self, entries: list[Entry]) -> None:
        """Judge and enter what comes next, and compare what was kept on the way."""
        for entry in entries:
            number = self.table.sequence
            try:
                self.umpire.judge(self.table, number, entry)
                self.table.enter(entry, checked=True)
            except BadRecord as error:
                raise _Stays("carry-entry", number=number, what=error.message) from None
            except PlayError as error:
                raise _Stays("carry-entry", number=number, what=error.message) from None
            except Exception as error:
                raise _Stays("carry-broken", number=number, what=type(error).__name__) from error
            self._compare()

    def _compare(self) -> None:
        start = self.table.turn_start
        kept = self.kept.get(start)
        if kept is None or start in self.compared:
            return
        if not is_same(self.game, kept, self.table.snapshot()):
            raise _Stays("carry-position", number=start)
        self.compared[start] = None

    def check_all(self) -> None:
        """Make sure that where a worker of ours would begin has been compared."""
        reached = [number for number in self.kept if number <= self.table.sequence]
        if reached and max(reached) not in self.compared:
            raise _Stays("carry-position", number=max(reached))
