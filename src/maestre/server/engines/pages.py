"""Games looked back on, page by page: each is played again from the nearest snapshot, so that none costs much.

Pages are counted in versions of their audience: whoever may not know of an entry cannot tell it from where one ends.
"""

from __future__ import annotations

from typing import Final

from maestre.play import Game, Header, Snapshot, State
from maestre.server.pools.pool import Lane, Pool
from maestre.server.pools.questions import Shown, Stretch, lines, page
from maestre.server.ports import Shelf
from maestre.server.wire import Log, Replay

PAGE: Final = 128
"""How many versions of an audience stand on a page."""
_MORE: Final = 256
"""How many entries are taken beyond those that a page surely needs."""


class Pages:
    """Has pages made by the pool from what the shelf keeps."""

    def __init__(self, shelf: Shelf, pool: Pool) -> None:
        self._shelf = shelf
        self._pool = pool

    async def give(
        self, game: Game[State], header: Header, call: Replay | Log, last: int, asker: str, *, over: bool
    ) -> bytes:
        """Give the page that a call asks for, encoded and packed; ``last`` is the newest version of its audience."""
        if isinstance(call, Replay):
            first = min(max(call.since, 0), last) // PAGE * PAGE
            until, question = first + PAGE, page
        else:
            until, question = min(call.before - 1, last), lines
            first = max(until - 1, 0) // PAGE * PAGE
        snapshot = await self._nearest(call.game, call.seat, first)
        start = snapshot.sequence if snapshot else 0
        most = until - start + _unseen(snapshot, call.seat) + _MORE
        while True:
            entries = await self._shelf.since(call.game, start, most)
            every = len(entries) < most
            stretch = Stretch(
                call.game, header.unsealed(), snapshot, entries, call.seat, first, until, last, every, over
            )
            shown: Shown = await self._pool.ask(Lane.LONG, asker, question, game, stretch)
            if shown.marks:
                await self._shelf.mark(call.game, shown.marks)
            if shown.body is not None:
                return shown.body
            if shown.old:
                snapshot, start, most = None, 0, until + _MORE
            else:
                most *= 2

    async def _nearest(self, game: str, seat: str, version: int) -> Snapshot | None:
        """Find the last snapshot at which an audience was not past a version, though entries that it did not see count.

        A snapshot has at least as many entries as its audience has versions. So the first try never goes too far, and
        what the audience had not seen by then says how much further the next may go.
        """
        found = await self._shelf.snapshot(game, version)
        while found is not None:
            further = await self._shelf.snapshot(game, version + _unseen(found, seat))
            if further is None or further.sequence <= found.sequence:
                break
            if further.sequence - _unseen(further, seat) > version:
                break
            found = further
        return found


def _unseen(snapshot: Snapshot | None, seat: str) -> int:
    return dict(snapshot.seating.unseen)[seat] if snapshot else 0
