"""How often is too often: buckets by address, person or socket.

What only costs this node something is counted in its memory; deeds that count for the whole server, which are rare,
are counted in PostgreSQL, so that it is the same how many nodes there are. At home everything is in memory.
"""

from __future__ import annotations

import asyncio
import math
import time
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, Protocol

import msgspec
import structlog
from limits import parse
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from maestre.server.postgres.store import AWAY
from maestre.server.web.problems import TooMuch
from maestre.server.web.settings import Pace

Connection = ASGIConnection[Any, object, object, State]
"""Of a request or a socket: Litestar's handlers of the two are no kinds of one that both would be."""

CROWD: Final = 10
"""How many people may share an address: it may do so many times what one person may."""
OF_THIS_NODE: Final = ("requests", "lessons", "sockets", "address_sockets", "frames", "refusals")
"""What costs the node alone that is asked; everything else is counted for all nodes together."""

_NOWHERE: Final = "nowhere"
_LONGEST: Final = 64
_MANY: Final = 20_000
_PATIENCE: Final = 1.0
_NETWORK: Final = 64

log: Final = structlog.get_logger()


class Rate(msgspec.Struct, frozen=True):
    """A bucket's measure: it holds ``most``, and one comes back ``every`` so many seconds."""

    most: int
    every: float

    @classmethod
    def of(cls, words: str, times: int = 1) -> Rate:
        """Read a pace such as ``30/minute``, so many times over."""
        item = parse(words)
        return cls(item.amount * times, item.get_expiry() / (item.amount * times))


class Shared(Protocol):
    """Buckets that all nodes share."""

    async def spend(self, name: str, every: float, most: int) -> float:
        """Take one of ``most`` that come back one in so many seconds; give the seconds to wait, 0 if it was there."""


class Memory:
    """The buckets of this process, each as the moment at which it is full again."""

    def __init__(self) -> None:
        self._full_at: dict[str, float] = {}
        self._tidy_at = _MANY

    def spend(self, name: str, rate: Rate) -> float:
        """Take one; give the seconds to wait, 0 if it was there."""
        now = time.monotonic()
        full_at = max(self._full_at.get(name, now), now) + rate.every
        wait = full_at - now - rate.most * rate.every
        if wait > rate.every * 1e-6:
            return wait
        self._full_at[name] = full_at
        if len(self._full_at) > self._tidy_at:
            self._tidy(now)
        return 0.0

    def wait(self, name: str, rate: Rate) -> float:
        """Give the seconds until one is there, and take none."""
        return max(0.0, self._full_at.get(name, 0.0) - time.monotonic() - (rate.most - 1) * rate.every)

    def bar(self, name: str, seconds: float) -> None:
        """Let nothing through for so many seconds."""
        self._full_at[name] = time.monotonic() + seconds

    def barred(self, name: str) -> float:
        """Give for how many seconds nothing is let through."""
        return self._full_at.get(name, 0.0) - time.monotonic()

    def _tidy(self, now: float) -> None:
        """Forget full buckets; the rest decides when to look again."""
        self._full_at = {name: full_at for name, full_at in self._full_at.items() if full_at > now}
        self._tidy_at = max(_MANY, 2 * len(self._full_at))


class Limiter:
    """Counts what is done, and refuses what is done too often."""

    def __init__(self, pace: Pace, shared: Shared | None = None) -> None:
        self._pace: dict[str, str] = msgspec.structs.asdict(pace)
        self._shared = shared
        self._memory = Memory()
        self._barred = Memory()
        self._rate = lru_cache(self._measure)

    def _measure(self, what: str, times: int) -> Rate:
        return Rate.of(self._pace[what], times)

    async def count(self, what: str, who: str, times: int = 1) -> None:
        """Count one more of something, or raise `TooMuch` with the time to wait; a crowd may do it more times."""
        wait = await self.spend(what, who, times)
        if wait > 0:
            raise TooMuch(max(1, math.ceil(wait)))

    async def spend(self, what: str, who: str, times: int = 1) -> float:
        """Count one more of something, and give the seconds to wait: 0 if it was not too often."""
        rate = self._rate(what, times)
        if self._shared is None or what in OF_THIS_NODE:
            return self._memory.spend(f"{what}/{who}", rate)
        name = f"{what}/{blake2b(who.encode(errors='replace'), digest_size=16).hexdigest()}"
        barred = self._barred.barred(name)
        return barred if barred > 0 else await self._spend_shared(self._shared, name, rate)

    def wait(self, what: str, who: str, times: int = 1) -> float:
        """Give the seconds to wait until something that this node counts may be done, and count nothing."""
        return self._memory.wait(f"{what}/{who}", self._rate(what, times))

    async def _spend_shared(self, shared: Shared, name: str, rate: Rate) -> float:
        """Ask PostgreSQL, and remember a no, so that a flood is refused here; while it is away, count by ourselves."""
        try:
            async with asyncio.timeout(_PATIENCE):
                wait = await shared.spend(name, rate.every, rate.most)
        except AWAY as error:
            log.warning("limits are counted by this node alone", error=type(error).__name__)
            return self._memory.spend(name, rate)
        if wait > 0:
            self._barred.bar(name, wait)
        return wait


class Bucket:
    """Counts what one socket sends: looked at for every frame, and shared with nobody, so it needs no name."""

    def __init__(self, pace: str, times: int = 1) -> None:
        self._rate = Rate.of(pace, times)
        self._memory = Memory()

    def spend(self) -> float:
        """Count one more, and give the seconds to wait: 0 if it was not too often."""
        return self._memory.spend("", self._rate)


def address(connection: Connection, *, proxied: bool) -> str:
    """Give the network that a connection comes from: what the proxy saw, if it is ours, else the other end."""
    if proxied:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return network(forwarded)
    return network(connection.client.host) if connection.client else _NOWHERE


@lru_cache(4096)
def network(host: str) -> str:
    """Give whom an address stands for: an IPv4 address for itself, an IPv6 address for the /64 that one home has."""
    try:
        found = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return host[:_LONGEST]
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, _NETWORK), strict=False))
    return str(found)
