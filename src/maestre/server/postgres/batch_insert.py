"""Answers that come at the same moment are kept by one statement: PostgreSQL and the disk are asked once for all.

Nobody waits for company: an answer that comes alone goes alone, and those that come while it is under way go together.
"""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg
import msgspec

from maestre.server.ports import Commit, Kept

MOST: Final = 64
"""How many answers go into one statement at most."""

_ADD: Final = """
    with wanted as (
        select * from unnest($1::text[], $2::integer[], $3::integer[], $8::integer[])
            as wanted (game, expected, after, rules)
    ), moved as (
        update game set sequence = wanted.after, updated = now()
          from wanted
         where game.id = wanted.game and game.sequence = wanted.expected and game.frozen is null
           and game.rules = coalesce(wanted.rules, game.rules) returning game.id
    )
    insert into entry (game, sequence, body, reply)
    select said.game, said.place, said.body, said.reply
      from unnest($4::text[], $5::integer[], $6::bytea[], $7::text[]) as said (game, place, body, reply)
      join moved on moved.id = said.game
    returning game
"""

_AWAY: Final = (asyncpg.PostgresConnectionError, asyncpg.exceptions.OperatorInterventionError)
"""What says that the database goes down, and nothing about what it was asked to keep."""

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
        """Keep a batch; if the database takes it amiss, nothing of it is kept: then keep each by itself.

        One of it may have been kept before, two engines may have got in each other's way, or one cannot be kept at all:
        that is for whoever sent it to hear, and for nobody else. While the database is away, all hear that.
        """
        try:
            moved = await self._insert([commit for commit, _ in batch])
        except (asyncpg.PostgresError, ValueError) as error:
            if len(batch) > 1 and not isinstance(error, _AWAY):
                for one in batch:
                    await self._keep([one])
                return
            for _, kept in batch:
                _settle_by(kept, error)
        except BaseException as error:
            for _, kept in batch:
                _fail(kept, error)
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
            [commit.rules for commit in commits],
        )
        return dict.fromkeys(row["game"] for row in rows)


def _settle(kept: asyncio.Future[Kept], what: Kept) -> None:
    if not kept.done():
        kept.set_result(what)


def _settle_by(kept: asyncio.Future[Kept], error: Exception) -> None:
    """Settle one answer by what the database said to it alone."""
    if isinstance(error, asyncpg.UniqueViolationError):
        _settle(kept, Kept.REPEATED if error.constraint_name == "entry_reply" else Kept.LATE)
    elif isinstance(error, asyncpg.DeadlockDetectedError):
        _settle(kept, Kept.LATE)
    else:
        _fail(kept, error)


def _fail(kept: asyncio.Future[Kept], error: BaseException) -> None:
    if not kept.done():
        kept.set_exception(error)
