"""Games that are over: what is asked about them, and how one is played on from a moment of another."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from maestre.play import Game, OldSnapshot, Record, Refused, Snapshot, State, Table
from maestre.play.record import Entry
from maestre.server.engines.owned import with_figures
from maestre.server.engines.playing_on import place_at, played_on
from maestre.server.pools.looking_back import analysed, pondered
from maestre.server.pools.pool import Lane, Pool
from maestre.server.pools.questions import encoded
from maestre.server.ports import Moved, Shelf
from maestre.server.wire import Analyse, Back, Moment, Open, Ponder

Rules: TypeAlias = dict[str, Game[State]]


class Opened(NamedTuple):
    """A game played on, with all its entries; its table knows those since the turn began."""

    table: Table[State]
    entries: list[Entry]


class Past:
    """Has the pool walk through games of a shelf that are over."""

    def __init__(self, games: Rules, shelf: Shelf, pool: Pool) -> None:
        self._games = games
        self._shelf = shelf
        self._pool = pool

    async def look_back(self, call: Back, asker: str) -> bytes:
        """Give the curve of a game, or what might have been in a turn of it."""
        game, record = await self._over(call.game)
        about = (game, record.header.unsealed(), record.entries, call.seat)
        match call:
            case Analyse():
                found: bytes = await self._pool.ask(Lane.LONG, asker, encoded, analysed, *about)
            case Ponder(point=point):
                found = await self._pool.ask(Lane.LONG, asker, encoded, pondered, *about, point)
        return found

    async def play_on(self, call: Open, moment: Moment, seed: bytes | None) -> Opened:
        """Open the game of a call where another, which is over, stood at a moment."""
        game, record = await self._over(moment.game)
        if game.key != call.key:
            raise Refused("", "nothing-to-play-on")
        about = (game, record.header.unsealed(), record.entries, moment.seat, moment.version)
        place: int = await self._pool.ask(Lane.LONG, f"g:{call.game}", place_at, *about)

        def begun(snapshot: Snapshot | None) -> Opened:
            start = snapshot.sequence if snapshot else 0
            since = record.entries[start:place]
            table = played_on(
                game, record.header, since, call.seats, seed=seed, entropy=call.entropy, snapshot=snapshot
            )
            return Opened(table, [*record.entries[:start], *table.entries])

        try:
            return begun(await self._shelf.snapshot(moment.game, place))
        except OldSnapshot:
            return begun(None)

    async def _over(self, name: str) -> tuple[Game[State], Record]:
        """Give the record of a game that is over, and its rules."""
        written = await self._shelf.record(name)
        if written is None:
            raise Refused("", "web-record-until-over")
        record = Record.parse(written)
        rules = self._games[record.header.game]
        if record.header.rules != rules.rules:
            raise Moved(rules.key, record.header.rules, ours=rules.rules)
        return await with_figures(rules, self._shelf, name, record.header.figures), record
