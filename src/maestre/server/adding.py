"""Answers that come at the same moment are kept by one statement: PostgreSQL and the disk are asked once for all.

Nobody waits for company: an answer that comes alone goes alone, and those that come while it is under way go together.
"""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg
import msgspec

from maestre.server.shelf import Commit, Kept

MOST: Final = 64
"""How many answers go into one statement at most."""

_ADD: Final = """
    with wanted as (
        select * from unnest($1::text[], $2::integer[], $3::integer[]) as wanted (game, expected, after)
    ), moved as (
        update game set sequence = wanted.after, updated = now()
          from wanted where game.id = wanted.game and game.sequence = wanted.expected returning game.id
    )
    insert into entry (game, sequence, body, reply)
    select said.game, said.place, said.body, said.reply
      from unnest($4::text[], $5::integer[], $6::bytea[], $7::text[]) as said (game, place, body, reply)
      join moved on moved.id = said.game
    returning game
"""

_encode = msgspec.json.Encoder(order="deterministic").encode
_Waiting = tuple[Commit, asyncio.Future[Kept]]


class Adder:
    """Keeps answers after which the same seats are awaited and nothing else follows: nearly all of them."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def add(self, commit: Commit) -> Kept:
        """Keep an answer, with whatever others have come by now."""
        kept: asyncio.Future[Kept] = asyncio.get_running_loop().create_future()
        self._waiting.append((commit, kept))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await kept

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._keep(batch)
        self._working = None

    async def _keep(self, batch: list[_Waiting]) -> None:
        """Keep a batch; if one of it was kept before, or two engines got in each other's way, keep each by itself."""
        try:
            moved = await self._insert([commit for commit, _ in batch])
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(batch) > 1:
                for one in batch:
                    await self._keep([one])
                return
            named = isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == "entry_reply"
            _settle(batch[0][1], Kept.REPEATED if named else Kept.LATE)
        except BaseException as error:
            for _, kept in batch:
                if not kept.done():
                    kept.set_exception(error)
            if not isinstance(error, Exception):
                raise
        else:
            for commit, kept in batch:
                _settle(kept, Kept.KEPT if commit.game in moved else Kept.LATE)

    async def _insert(self, commits: list[Commit]) -> dict[str, None]:
        """Add the entries of all games that still are where their engine found them, and name those games."""
        commits.sort(key=lambda commit: commit.game)
        said = [
            (commit.game, commit.expected + place, _encode(entry), commit.reply if place == 0 else None)
            for commit in commits
            for place, entry in enumerate(commit.entries)
        ]
        rows = await self._pool.fetch(
            _ADD,
            [commit.game for commit in commits],
            [commit.expected for commit in commits],
            [commit.expected + len(commit.entries) for commit in commits],
            *([entry[column] for entry in said] for column in range(4)),
        )
        return dict.fromkeys(row["game"] for row in rows)


def _settle(kept: asyncio.Future[Kept], what: Kept) -> None:
    if not kept.done():
        kept.set_result(what)
