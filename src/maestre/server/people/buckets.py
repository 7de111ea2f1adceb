"""How often is too often, counted once for all web nodes: one row for each who and what, one statement for each deed.

A bucket is kept as the moment at which it is full again. Names are digests: neither address nor e-mail stands here.
"""

from __future__ import annotations

from typing import Final

from maestre.server.people.room_store import RoomStore

_SPEND: Final = """
    with spent as (
        insert into bucket as kept (name, full_at) values ($1, clock_timestamp() + make_interval(secs => $2))
        on conflict (name) do update
           set full_at = greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
         where greatest(kept.full_at, clock_timestamp()) + make_interval(secs => $2)
               <= clock_timestamp() + make_interval(secs => $2) * $3
        returning full_at
    )
    select case when exists (select 1 from spent) then 0.0 else greatest(0.05, (
               select extract(epoch from full_at - clock_timestamp() - make_interval(secs => $2) * ($3 - 1))
                 from bucket where name = $1)) end::float8
"""
"""What a bucket of another's moment says of the wait may be out of date; whoever is refused waits at least a little."""
_SWEEP: Final = "delete from bucket where full_at <= now()"


class Buckets(RoomStore):
    """Counts in PostgreSQL; of many who come at once, exactly as many are let through as the bucket holds."""

    async def spend(self, name: str, every: float, most: int) -> float:
        """Take one of ``most`` that come back one in so many seconds; give the seconds to wait, 0 if it was there."""
        wait: float = await self.pool.fetchval(_SPEND, name, every, float(most))
        return wait

    async def sweep_buckets(self) -> None:
        """Strike off the buckets that are full again: an absent one is a full one."""
        await self.pool.execute(_SWEEP)
