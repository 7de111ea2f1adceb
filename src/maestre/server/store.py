"""Games in PostgreSQL: one statement keeps an answer whole, and the unique place of an entry settles every race."""

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec

from maestre.play import Header, Snapshot
from maestre.play.record import Entry
from maestre.server.adding import Adder
from maestre.server.people.clocks import SEAL, TICK
from maestre.server.shelf import Commit, Job, Kept, Stored

_CREATE: Final = f"""
    with made as (
        insert into game (id, key, rules, scenario, header, seed, waiting, shown, sequence)
        values ($1, $2, $3, $4, $5, $6, $7, $7, cardinality($8::bytea[])) on conflict do nothing returning id
    ), queued as (
        insert into job (kind, game, seat, sequence, due)
        select kind, id, seat, cardinality($8), now() + make_interval(secs => delay)
          from made, unnest($9::text[], $10::text[], $11::float8[]) as due (kind, seat, delay)
    ), turned as (select id as game, '{{}}'::text[] as before, $7::text[] as after from made), ticked as ({TICK})
    insert into entry (game, sequence, body)
    select id, place - 1, body from made, unnest($8::bytea[]) with ordinality as said (body, place)
"""  # noqa: S608  (a constant of ours goes in, nothing from outside)
_LOAD: Final = """
    select header, seed, sequence,
           (select body from snapshot where game = $1 order by sequence desc limit 1) as snapshot
      from game where id = $1
"""
_SINCE: Final = "select body from entry where game = $1 and sequence >= $2 order by sequence"
_RECORD: Final = "select header, seed, ending from game where id = $1 and over"
_REPLIED: Final = "select exists (select 1 from entry where game = $1 and reply = $2)"
_COMMIT: Final = """
    with moved as (
        update game set sequence = $3, waiting = $4, over = $5::bytea is not null, ending = $5, updated = now(),
                        shown = $13::text[],
                        shown_at = case when $13::text[] = $14::text[] then shown_at else now() end
         where id = $1 and sequence = $2 returning id
    ), added as (
        insert into entry (game, sequence, body, reply)
        select id, $2 + place - 1, body, case when place = 1 then $7 end
          from moved, unnest($6::bytea[]) with ordinality as said (body, place)
    ), marked as (
        insert into snapshot (game, sequence, body)
        select id, $8, $9 from moved where $9::bytea is not null on conflict do nothing
    ), queued as (
        insert into job (kind, game, seat, sequence, due)
        select kind, id, seat, $3, now() + make_interval(secs => delay)
          from moved, unnest($10::text[], $11::text[], $12::float8[]) as due (kind, seat, delay)
        on conflict do nothing
    )
    select count(*) from moved
"""
_COMMIT_AND_TICK: Final = _COMMIT.replace(
    "select count(*) from moved",
    f""", turned as (select id as game, $14::text[] as before, $13::text[] as after from moved), ticked as ({TICK})
    select count(*) from moved""",  # noqa: S608  (so here)
)
_COMMIT_AND_SEAL: Final = _COMMIT.replace(
    "select count(*) from moved",
    f""", kept as (select id as game, $4::text[] as waiting, $14::text[] as shown from moved), sealed as ({SEAL})
    select count(*) from moved""",  # noqa: S608
)
_ENQUEUE: Final = """
    insert into job (kind, game, seat, sequence, due, body)
    values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6) on conflict do nothing
"""
_CLAIM: Final = """
    update job set claimed_until = now() + make_interval(secs => $2), attempts = attempts + 1
     where id in (
        select id from job
         where kind = any($1) and due <= now() and (claimed_until is null or claimed_until < now())
         order by due, id limit $3 for update skip locked
     )
    returning id, kind, game, seat, sequence, body
"""
_FINISH: Final = "delete from job where id = $1"
_RELEASE: Final = """
    update job set claimed_until = null, due = greatest(due, now() + make_interval(secs => $2)) where id = $1
"""

_encode = msgspec.json.Encoder(order="deterministic").encode
_entry = msgspec.json.Decoder(Entry).decode
_header = msgspec.json.Decoder(Header).decode
_snapshot = msgspec.json.Decoder(Snapshot).decode

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.TooManyConnectionsError,
)
"""What a database raises that is away, comes up or goes down: whether the deed was done is not known."""


async def _as_it_is(_: object) -> None:
    """Leave a connection as it is: nobody changes its session, and a reset would be a statement more for each."""


class Claimed(msgspec.Struct, frozen=True):
    """A job that this worker has for a while; if it dies, another gets it."""

    id: int
    job: Job


class Store:
    """The shelf in PostgreSQL, and the jobs beside the entries that cause them."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self._adder = Adder(pool)

    @classmethod
    async def connect(cls, url: str, *, connections: int = 8) -> Store:
        """Open a pool of connections."""
        return cls(await asyncpg.create_pool(url, min_size=1, max_size=connections, reset=_as_it_is))

    async def close(self) -> None:
        """Give the connections back."""
        await self.pool.close()

    async def create(
        self, game: str, header: Header, opening: list[Entry], waiting: tuple[str, ...], jobs: tuple[Job, ...] = ()
    ) -> None:
        """Keep a new game with what its table entered by itself, its seed sealed apart from what players may have."""
        await self.pool.execute(
            _CREATE,
            game,
            header.game,
            header.rules,
            header.scenario,
            _encode(header.public()),
            bytes.fromhex(header.seed),
            list(waiting),
            [_encode(entry) for entry in opening],
            [job.kind for job in jobs],
            [job.seat for job in jobs],
            [job.delay for job in jobs],
        )

    async def load(self, game: str) -> Stored | None:
        """Give a game from its last snapshot on."""
        row = await self.pool.fetchrow(_LOAD, game)
        if row is None:
            return None
        header = msgspec.structs.replace(_header(row["header"]), seed=row["seed"].hex())
        snapshot = _snapshot(row["snapshot"]) if row["snapshot"] else None
        return Stored(header, snapshot, await self.since(game, snapshot.sequence if snapshot else 0))

    async def since(self, game: str, sequence: int) -> list[Entry]:
        """Give the entries from a place on."""
        return [_entry(row["body"]) for row in await self.pool.fetch(_SINCE, game, sequence)]

    async def record(self, game: str) -> bytes | None:
        """Give the whole record of a game that is over, as JSON lines with its seed and its ending."""
        row = await self.pool.fetchrow(_RECORD, game)
        if row is None:
            return None
        header = msgspec.structs.replace(_header(row["header"]), seed=row["seed"].hex())
        entries = [entry["body"] for entry in await self.pool.fetch(_SINCE, game, 0)]
        return b"\n".join((_encode(header), *entries, row["ending"], b""))

    async def replied(self, game: str, reply: str) -> bool:
        """Say whether an answer of this name is kept already."""
        return bool(await self.pool.fetchval(_REPLIED, game, reply))

    async def commit(self, commit: Commit) -> Kept:
        """Keep entries, snapshot and jobs in one statement, if the game still is where the engine found it."""
        if not _goes_far(commit):
            return await self._adder.add(commit)
        try:
            moved = await self._commit(commit)
        except asyncpg.UniqueViolationError as error:
            return Kept.REPEATED if error.constraint_name == "entry_reply" else Kept.LATE
        return Kept.KEPT if moved else Kept.LATE

    async def _commit(self, commit: Commit) -> bool:
        snapshot = commit.snapshot
        moved = await self.pool.fetchval(
            _COMMIT_AND_TICK if commit.turns else _COMMIT_AND_SEAL,
            commit.game,
            commit.expected,
            commit.expected + len(commit.entries),
            list(commit.waiting),
            _encode(commit.ending) if commit.ending else None,
            [_encode(entry) for entry in commit.entries],
            commit.reply,
            snapshot.sequence if snapshot else 0,
            _encode(snapshot) if snapshot else None,
            [job.kind for job in commit.jobs],
            [job.seat for job in commit.jobs],
            [job.delay for job in commit.jobs],
            list(commit.shown),
            list(commit.shown_before),
        )
        return bool(moved)

    async def claim(self, kinds: list[str], *, seconds: float = 30, most: int = 1) -> list[Claimed]:
        """Take jobs that nobody has, for a while."""
        rows = await self.pool.fetch(_CLAIM, kinds, seconds, most)
        return [
            Claimed(row["id"], Job(row["kind"], row["game"], row["seat"], row["sequence"], body=row["body"] or b""))
            for row in rows
        ]

    async def finish(self, claimed: Claimed) -> None:
        """Strike a job off; doing it twice harms nobody."""
        await self.pool.execute(_FINISH, claimed.id)

    async def release(self, claimed: Claimed, *, seconds: float = 0) -> None:
        """Put a job back, for whoever comes after so many seconds."""
        await self.pool.execute(_RELEASE, claimed.id, seconds)

    async def enqueue(self, job: Job) -> None:
        """Keep work that no entry causes; the same twice counts once."""
        await self.pool.execute(_ENQUEUE, job.kind, job.game, job.seat, job.sequence, job.delay, job.body)


def _goes_far(commit: Commit) -> bool:
    """Whether an answer does more than add entries: others are awaited, a turn begins, jobs follow, the game ends."""
    turns = commit.turns or commit.before != commit.waiting
    return bool(turns or commit.snapshot or commit.jobs or commit.ending)
