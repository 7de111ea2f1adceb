"""Jobs in PostgreSQL: who may have which, in fair order by person, and what becomes of those that fail.

A job is claimed for a while; whoever has it says now and then that it is still at work, and if it dies another gets it.
What a bot must answer needs the rules of its game: such a job goes only to a worker that has that version.
"""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec

from maestre.server.ports import Job

Has = tuple[tuple[str, int | None], ...]
"""Games that a worker has, by key and rules version; without a version, any will do."""

CANDIDATES: Final = 8
"""How many jobs are looked at for each that is wanted: another worker may be faster with some."""

FOR_WHOM: Final = """
    coalesce(case when due.kind in ('bot', 'proxy') then (select host from room where room.id = due.game)
                  else (select person from seat where seat.room = due.game and seat.seat = due.seat) end, '')
"""
"""For whose sake a job is done, with a relation ``due (kind, game, seat)``: a bot plays for the host of its room."""

_FREE: Final = "job.given_up is null and (job.claimed_until is null or job.claimed_until < now())"
_WHO: Final = "coalesce(nullif(job.person, ''), job.game, '')"
"""Who waits for a job; where nobody is named, each game stands for itself."""
_ENQUEUE: Final = f"""
    insert into job (kind, game, seat, sequence, due, body, person)
    select due.kind, due.game, due.seat, $4, now() + make_interval(secs => $5), $6,
           coalesce(nullif($7, ''), {FOR_WHOM})
      from (select $1::text as kind, nullif($2::text, '') as game, $3::text as seat) as due
        on conflict do nothing
"""
_CLAIM: Final = f"""
    with waiting as (
        select job.id, job.due, {_WHO} as who,
               row_number() over (partition by {_WHO} order by job.due, job.id) as place
          from job left join game on game.id = job.game
         where job.kind = any($1) and job.due <= now() and {_FREE}
           and (job.game is null or exists (
                   select 1 from unnest($2::text[], $3::integer[]) as has (key, rules)
                    where has.key = game.key and coalesce(has.rules, game.rules) = game.rules))
    ), busy as (
        select {_WHO} as who, count(*) as jobs from job
         where kind = any($1) and claimed_until >= now() and given_up is null group by 1
    ), fair as (
        select waiting.id, waiting.due, waiting.place + coalesce(busy.jobs, 0) as place
          from waiting left join busy using (who)
         where waiting.place + coalesce(busy.jobs, 0) <= $6
         order by 3, 2, 1 limit $5 * {CANDIDATES}
    ), mine as (
        select job.id from fair join job on job.id = fair.id
         where {_FREE} order by fair.place, fair.due, fair.id limit $5 for update of job skip locked
    )
    update job set claimed_until = now() + make_interval(secs => $4), attempts = attempts + 1, failures = failures + 1
      from mine where job.id = mine.id
    returning job.id, kind, coalesce(game, '') as game, seat, sequence, coalesce(body, '') as body, person, attempts,
              failures
"""
_RENEW: Final = """
    update job set claimed_until = now() + make_interval(secs => $3)
      from unnest($1::bigint[], $2::integer[]) as mine (id, attempts)
     where job.id = mine.id and job.attempts = mine.attempts and claimed_until is not null
"""
_FINISH: Final = "delete from job where id = $1 and attempts = $2"
_RELEASE: Final = """
    update job set claimed_until = null, due = greatest(due, now()),
                   failures = case when $3 then 0 else failures - 1 end
     where id = $1 and attempts = $2
"""
_FAIL: Final = """
    update job set claimed_until = null, last_error = $3, due = now() + make_interval(secs => $4),
                   given_up = case when $5 then now() end
     where id = $1 and attempts = $2
"""
_BACKLOG: Final = """
    select lane, coalesce(game.key, '') as key, coalesce(game.rules, 0) as rules,
           count(*) filter (where job.given_up is null and due <= now()) as waiting,
           count(*) filter (where job.given_up is not null) as given_up,
           coalesce(extract(epoch from greatest(now() - min(due) filter (where job.given_up is null), '0')), 0)::float8
               as age
      from job left join game on game.id = job.game group by 1, 2, 3
"""


class Claimed(msgspec.Struct, frozen=True):
    """A job that this worker has for a while: which claim of it this is, and how often it failed if this one does."""

    id: int
    job: Job
    attempts: int = 1
    failures: int = 1


class Backlog(msgspec.Struct, frozen=True):
    """What waits in a lane for the rules of one game: how much is due, for how many seconds, how much is given up."""

    lane: str
    key: str
    rules: int
    waiting: int
    given_up: int
    age: float


class Jobs:
    """The jobs beside the entries that cause them."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool

    async def enqueue(self, job: Job) -> None:
        """Keep work that no entry causes; the same twice counts once."""
        await self.pool.execute(_ENQUEUE, job.kind, job.game, job.seat, job.sequence, job.delay, job.body, job.person)

    async def claim(
        self, kinds: list[str], has: Has, *, seconds: float = 30, most: int = 1, share: int = 1 << 20
    ) -> list[Claimed]:
        """Take jobs that nobody has, for a while: first those of people for whom least is under way.

        Of one person's jobs of these kinds no more than their ``share`` is ever under way at once, on all workers.
        """
        keys, rules = [key for key, _ in has], [rules for _, rules in has]
        rows = await self.pool.fetch(_CLAIM, kinds, keys, rules, seconds, most, share)
        return [_claimed(row) for row in rows]

    async def renew(self, claimed: list[Claimed], seconds: float) -> None:
        """Say that these are still being done."""
        await self.pool.execute(_RENEW, [one.id for one in claimed], [one.attempts for one in claimed], seconds)

    async def finish(self, claimed: Claimed) -> None:
        """Strike a job off; doing it twice harms nobody."""
        await self.pool.execute(_FINISH, claimed.id, claimed.attempts)

    async def release(self, claimed: Claimed, *, progress: bool = False) -> None:
        """Put a job back for whoever comes next, behind what was due by now; that is no failure."""
        await self.pool.execute(_RELEASE, claimed.id, claimed.attempts, progress)

    async def fail(self, claimed: Claimed, why: str, seconds: float, *, last: bool = False) -> None:
        """Put a job back for after so many seconds, with what went wrong; after the ``last`` try it is given up."""
        await self.pool.execute(_FAIL, claimed.id, claimed.attempts, why, seconds, last)

    async def backlog(self) -> list[Backlog]:
        """Say what waits, by lane and rules."""
        return [Backlog(**row) for row in await self.pool.fetch(_BACKLOG)]


def _claimed(row: asyncpg.Record) -> Claimed:
    job = Job(row["kind"], row["game"], row["seat"], row["sequence"], body=row["body"], person=row["person"])
    return Claimed(row["id"], job, row["attempts"], row["failures"])
