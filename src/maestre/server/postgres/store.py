"""Games in PostgreSQL: one statement keeps an answer whole, and the unique place of an entry settles every race."""

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec

from maestre.play import Frozen, Header, Message, Snapshot
from maestre.play.record import Entry
from maestre.server.people.clocks import OVERDUE, SEAL, TICK
from maestre.server.people.room_store import FIGURES
from maestre.server.ports import Commit, Job, Kept, Moved, Stored
from maestre.server.postgres.batch_insert import Adder
from maestre.server.postgres.jobs import FOR_WHOM, Jobs
from maestre.server.postgres.patience import COMMAND, SERVING
from maestre.server.postgres.seals import SEED_GONE, Keys, Sealed
from maestre.server.postgres.thawing import Thawing

_CREATE: Final = f"""
    with made as (
        insert into game (id, key, rules, scenario, header, seed, commitment, waiting, shown, sequence, stands)
        values ($1, $2, $3, $4, $5, '', $6, $7, $7, cardinality($8::bytea[]), $14::json)
        on conflict do nothing returning id
    ), kept as (
        insert into seed (commitment, key_id, sealed, room) select $6, $12, $13, id from made
        on conflict (commitment) do update set room = excluded.room
    ), queued as (
        insert into job (kind, game, seat, sequence, due, person)
        select kind, game, seat, cardinality($8), now() + make_interval(secs => delay), {FOR_WHOM}
          from (select kind, id as game, seat, delay
                  from made, unnest($9::text[], $10::text[], $11::float8[]) as due (kind, seat, delay)) as due
    ), turned as (select id as game, '{{}}'::text[] as before, $7::text[] as after from made), ticked as ({TICK})
    insert into entry (game, sequence, body)
    select id, place - 1, body from made, unnest($8::bytea[]) with ordinality as said (body, place)
"""  # noqa: S608  (a constant of ours goes in, nothing from outside)
_LOAD: Final = """
    select header, game.seed, game.commitment, seed.key_id, seed.sealed,
           case when game.frozen is null then '' else game.frozen_why end as frozen,
           (select body from snapshot where game = $1 order by sequence desc limit 1) as snapshot
      from game left join seed on seed.commitment = game.commitment where id = $1
"""
_SINCE: Final = """
    select game.key, game.rules, entry.body
      from game left join entry on entry.game = game.id and entry.sequence >= $2
     where game.id = $1 order by entry.sequence limit $3
"""
_SNAPSHOT: Final = "select body from snapshot where game = $1 and sequence <= $2 order by sequence desc limit 1"
_MARK: Final = """
    insert into snapshot (game, sequence, body) values ($1, $2, $3)
    on conflict (game, sequence) do update set body = excluded.body
"""
_PLEDGE: Final = "insert into seed (commitment, key_id, sealed, person) values ($1, $2, $3, nullif($4, ''))"
_SEED: Final = "select key_id, sealed from seed where commitment = $1 and (room is null or room = $2)"
_RECORD: Final = "select header, seed, ending from game where id = $1 and over"
_SEQUENCE: Final = "select sequence from game where id = $1"
_REPLIED: Final = "select exists (select 1 from entry where game = $1 and reply = $2)"
_ABSENT: Final = f"""
    (not exists (select 1 from room where room.id = $1) or exists (
        select 1 from room join seat on seat.room = room.id
         where room.id = $1 and seat.seat = $16 and (seat.gone or {OVERDUE})))
"""  # noqa: S608
_COMMIT: Final = f"""
    with moved as (
        update game set sequence = $3, waiting = $4, over = $5::bytea is not null, ending = $5, updated = now(),
                        stands = coalesce($18::json, stands), shown = $13::text[],
                        seed = case when $5::bytea is null then seed else $17 end,
                        shown_at = case when $13::text[] = $14::text[] then shown_at else now() end
         where id = $1 and sequence = $2 and frozen is null and rules = coalesce($15, rules)
           and ($16 = '' or {_ABSENT}) returning id
    ), added as (
        insert into entry (game, sequence, body, reply)
        select id, $2 + place - 1, body, case when place = 1 then $7 end
          from moved, unnest($6::bytea[]) with ordinality as said (body, place)
    ), marked as (
        insert into snapshot (game, sequence, body)
        select id, $8, $9 from moved where $9::bytea is not null on conflict do nothing
    ), queued as (
        insert into job (kind, game, seat, sequence, due, person)
        select kind, game, seat, $3, now() + make_interval(secs => delay), {FOR_WHOM}
          from (select kind, id as game, seat, delay
                  from moved, unnest($10::text[], $11::text[], $12::float8[]) as due (kind, seat, delay)) as due
        on conflict do nothing
    )
    select count(*) from moved
"""  # noqa: S608  (so here)
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
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.PostgresIOError,
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""What a database raises that is away, comes up, goes down, is full or is too busy: ask again later.

Whether the deed was done is not known if the connection broke; it surely was not if PostgreSQL itself said no, as it
does when a statement or a lock takes too long (57014, 55P03) or the disk is full (53100). Both are answered alike:
an answer has a name, and sent again it counts once.
"""


async def _as_it_is(_: object) -> None:
    """Leave a connection as it is: nobody changes its session, and a reset would be a statement more for each."""


class Store(Jobs, Thawing):
    """The shelf in PostgreSQL, and the jobs beside the entries that cause them."""

    def __init__(self, pool: asyncpg.Pool, keys: Keys | None = None) -> None:
        super().__init__(pool)
        self.keys = keys or Keys()
        self._adder = Adder(pool)

    @classmethod
    async def connect(cls, url: str, *, connections: int = 8, keys: Keys | None = None) -> Store:
        """Open a pool of connections; whoever runs games needs the keys of their seeds."""
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=connections,
            reset=_as_it_is,
            server_settings=SERVING,
            command_timeout=COMMAND,
        )
        return cls(pool, keys)

    async def close(self) -> None:
        """Give the connections back."""
        await self.pool.close()

    async def create(
        self,
        game: str,
        header: Header,
        opening: list[Entry],
        waiting: tuple[str, ...],
        jobs: tuple[Job, ...] = (),
        stands: Message | None = None,
    ) -> None:
        """Keep a new game with what its table entered by itself, its seed sealed apart from what players may have."""
        sealed = self.keys.seal(bytes.fromhex(header.seed))
        await self.pool.execute(
            _CREATE,
            game,
            header.game,
            header.rules,
            header.scenario,
            _encode(header.unsealed()),
            sealed.commitment,
            list(waiting),
            [_encode(entry) for entry in opening],
            [job.kind for job in jobs],
            [job.seat for job in jobs],
            [job.delay for job in jobs],
            sealed.key_id,
            sealed.body,
            _encode(stands).decode() if stands else None,
        )

    async def pledge(self, person: str) -> str:
        """Draw a seed for somebody, keep it sealed, and give its commitment."""
        drawn = self.keys.draw()
        await self.pool.execute(_PLEDGE, drawn.commitment, drawn.key_id, drawn.body, person)
        return drawn.commitment

    async def seed(self, commitment: str, game: str) -> bytes | None:
        """Give the seed that was drawn for a game."""
        row = await self.pool.fetchrow(_SEED, commitment, game)
        return None if row is None else self.keys.open(Sealed(commitment, row["key_id"], row["sealed"]))

    async def figures(self, game: str) -> str:
        """Give the text of an owner's figures that the room of a game has; nothing if it has none."""
        return await self.pool.fetchval(FIGURES, game) or ""

    async def load(self, game: str) -> Stored | None:
        """Give a game from its last snapshot on."""
        row = await self.pool.fetchrow(_LOAD, game)
        if row is None:
            return None
        seed = row["seed"]
        if not seed:
            if row["sealed"] is None:
                raise Frozen("", SEED_GONE)
            seed = self.keys.open(Sealed(row["commitment"], row["key_id"], row["sealed"]))
        header = msgspec.structs.replace(_header(row["header"]), seed=seed.hex())
        snapshot = _snapshot(row["snapshot"]) if row["snapshot"] else None
        entries = await self.since(game, snapshot.sequence if snapshot else 0)
        return Stored(header, snapshot, entries, row["frozen"])

    async def since(
        self, game: str, sequence: int, most: int | None = None, *, rules: int | None = None
    ) -> list[Entry]:
        """Give the entries from a place on: all, or so many at most; raise `Moved` if the game has other rules now."""
        rows = await self.pool.fetch(_SINCE, game, sequence, most)
        if rules is not None and rows and rows[0]["rules"] != rules:
            raise Moved(rows[0]["key"], rows[0]["rules"], ours=rules)
        return [_entry(row["body"]) for row in rows if row["body"] is not None]

    async def snapshot(self, game: str, sequence: int) -> Snapshot | None:
        """Give the last snapshot at a place or before it."""
        body = await self.pool.fetchval(_SNAPSHOT, game, sequence)
        return None if body is None else _snapshot(body)

    async def mark(self, game: str, snapshots: tuple[Snapshot, ...]) -> None:
        """Keep snapshots that were missing."""
        await self.pool.executemany(_MARK, [(game, one.sequence, _encode(one)) for one in snapshots])

    async def record(self, game: str) -> bytes | None:
        """Give the whole record of a game that is over, as JSON lines with its seed and its ending."""
        row = await self.pool.fetchrow(_RECORD, game)
        if row is None:
            return None
        header = msgspec.structs.replace(_header(row["header"]), seed=row["seed"].hex())
        entries = [entry["body"] for entry in await self.pool.fetch(_SINCE, game, 0, None) if entry["body"] is not None]
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
        if moved:
            return Kept.KEPT
        stays = commit.claims and await self.pool.fetchval(_SEQUENCE, commit.game) == commit.expected
        return Kept.IN_TIME if stays else Kept.LATE

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
            commit.rules,
            commit.claims,
            bytes.fromhex(commit.seed),
            _encode(commit.stands).decode() if commit.stands else None,
        )
        return bool(moved)


def _goes_far(commit: Commit) -> bool:
    """Whether an answer does more than add entries: others are awaited, a turn begins, jobs follow, the game ends."""
    turns = commit.turns or commit.before != commit.waiting
    return bool(turns or commit.snapshot or commit.jobs or commit.ending or commit.claims)
