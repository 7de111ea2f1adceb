"""How often is too often: moving windows by address, person or socket, in memory."""

from __future__ import annotations

import math
import time
from typing import Any, Final

import msgspec
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from litestar.connection import ASGIConnection

from maestre.server.web.problems import TooMuch
from maestre.server.web.settings import Pace

Connection = ASGIConnection[Any, Any, Any, Any]

_NOWHERE: Final = "nowhere"


class Limiter:
    """Counts what is done, and refuses what is done too often."""

    def __init__(self, pace: Pace) -> None:
        self._items: dict[str, RateLimitItem] = {
            name: parse(rate) for name, rate in msgspec.structs.asdict(pace).items()
        }
        self._window = MovingWindowRateLimiter(MemoryStorage())

    async def count(self, what: str, who: str) -> None:
        """Count one more of something, or raise `TooMuch` with the time to wait."""
        item = self._items[what]
        if not await self._window.hit(item, what, who):
            stats = await self._window.get_window_stats(item, what, who)
            raise TooMuch(max(1, math.ceil(stats.reset_time - time.time())))


class Bucket:
    """Counts what one socket sends: looked at for every frame, and shared with nobody, so it needs no store."""

    def __init__(self, pace: str) -> None:
        item = parse(pace)
        self._most = float(item.amount)
        self._per_second = item.amount / item.get_expiry()
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> None:
        """Count one more, or raise `TooMuch` with the time to wait."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            raise TooMuch(max(1, math.ceil((1 - self._left) / self._per_second)))
        self._left -= 1


def address(connection: Connection, *, proxied: bool) -> str:
    """Give the address that a connection comes from: what the proxy saw, if it is ours, else the other end."""
    if proxied:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else _NOWHERE
