"""How long what is kept stays: swept now and then, in statements that take a bounded number of rows each."""

from __future__ import annotations

from typing import Annotated, Final

import asyncpg
import msgspec

AT_ONCE: Final = 2000
"""How many rows one statement takes, so that nobody waits for it."""
ROUNDS: Final = 500
"""How many statements one sweep makes of a kind; what is left goes the next time."""
LONGEST: Final = 36500

Days = Annotated[int, msgspec.Meta(ge=0, le=LONGEST)]


class Keep(msgspec.Struct, frozen=True):
    """For how many days things stay: counted from the end of their use, or from when they were made."""

    chat: Days = 365
    """What was said in a room, after its last change, once it is over or closed."""
    jobs: Days = 30
    """Jobs that were given up."""
    sessions: Days = 90
    """Sessions that nobody uses; never longer than 90 days."""
    guests: Days = 0
    """Guests without a session who never sat, hosted, spoke or entered an event."""
    reports: Days = 365
    """Reports, after they were settled."""
    notes: Days = 365
    """What somebody is to be told who does not come."""
    deeds: Days = 1095
    """The book of what admins did."""
    events: Days = 730
    """Events, with all lists, after their last change."""
    snapshots: Days = 30
    """Snapshots of finished games: a cache, made again when one is looked at."""


_SWEEP: Final[dict[str, str]] = {
    "sessions": """
        delete from session where token_hash in (
            select token_hash from session
             where expires <= now() or expires <= now() + interval '90 days' - make_interval(days => $1) limit $2)
    """,
    "chat": """
        delete from chat where id in (
            select chat.id from chat join room on room.id = chat.room left join game on game.id = room.id
             where (room.stage in ('over', 'closed') or game.over)
               and greatest(room.updated, game.updated) < now() - make_interval(days => $1)
               and not exists (select 1 from report where report.chat = chat.id and report.settled is null)
             limit $2)
    """,
    "jobs": """
        delete from job where id in (
            select id from job where given_up < now() - make_interval(days => $1) limit $2)
    """,
    "reports": """
        delete from report where id in (
            select id from report where settled < now() - make_interval(days => $1) limit $2)
    """,
    "notes": """
        delete from note where id in (select id from note where made < now() - make_interval(days => $1) limit $2)
    """,
    "deeds": """
        delete from deed where id in (select id from deed where at < now() - make_interval(days => $1) limit $2)
    """,
    "events": """
        delete from event where id in (
            select id from event where updated < now() - make_interval(days => $1) limit $2)
    """,
    "snapshots": """
        delete from snapshot where (game, sequence) in (
            select snapshot.game, snapshot.sequence from snapshot join game on game.id = snapshot.game
             where game.over and game.updated < now() - make_interval(days => $1) limit $2)
    """,
    "guests": """
        delete from person where id in (
            select id from person p
             where guest and not exists (select 1 from session where person = p.id)
               and seen < now() - make_interval(days => $1) and (banned is null or banned <= now())
               and not exists (select 1 from seat where person = p.id)
               and not exists (select 1 from room where host = p.id)
               and not exists (select 1 from chat where person = p.id)
               and not exists (select 1 from event where host = p.id)
               and not exists (select 1 from event_entrant where person = p.id)
             limit $2)
    """,
}
_EXPIRED: Final = (
    "delete from challenge where expires <= now()",
    "delete from letter where expires <= now()",
    "delete from seed where room is null and made < now() - interval '2 days'",
    "delete from seed using room where room.id = seed.room and room.stage = 'closed'",
    """
    delete from seed using game where game.commitment = seed.commitment and game.over and game.seed <> ''
       and not exists (select 1 from game other where other.commitment = seed.commitment and not other.over)
    """,
)


async def sweep(pool: asyncpg.Pool, keep: Keep) -> dict[str, int]:
    """Strike off what has been kept long enough, and say how many of each kind."""
    for statement in _EXPIRED:
        await pool.execute(statement)
    return {name: await _take(pool, statement, getattr(keep, name)) for name, statement in _SWEEP.items()}


async def _take(pool: asyncpg.Pool, statement: str, days: int) -> int:
    taken = 0
    for _ in range(ROUNDS):
        now = int((await pool.execute(statement, days, AT_ONCE)).rpartition(" ")[2])
        taken += now
        if now < AT_ONCE:
            break
    return taken
