"""For operators: is it alive, can it serve. How much it does is told on a port inside: see `operating.pulse`."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from litestar import MediaType, Response, get

from maestre.play import SPECTATOR
from maestre.server.ports import Away
from maestre.server.web.dependencies import TheHouse
from maestre.server.web.house import House
from maestre.server.wire import Look

log: Final = structlog.get_logger()

_PROBE: Final = "readiness"
"""The name of a game that does not exist: an engine that says so is there."""
_PATIENCE: Final = 1.0
"""How many seconds whoever is asked whether it is there may think about it."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Say that the process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(house: TheHouse) -> Response[dict[str, str]]:
    """Say whether this node takes people: its desk answers, and it is not about to end; of engines it only tells."""
    desk, *engines = await asyncio.gather(_desk(house), *(_engine(house, key) for key in house.games))
    parts = {"desk": desk, **{f"engine {key}": state for key, state in zip(house.games, engines, strict=True)}}
    if house.draining:
        parts["node"] = "leaving"
    return Response(parts, status_code=200 if desk == "ok" and not house.draining else 503)


async def _desk(house: House) -> str:
    try:
        async with asyncio.timeout(_PATIENCE):
            await house.desk.who("")
    except Exception as error:  # noqa: BLE001  (whatever is wrong with the desk, it is not ready)
        log.warning("desk is not ready", error=type(error).__name__)
        return "away"
    return "ok"


async def _engine(house: House, key: str) -> str:
    try:
        async with asyncio.timeout(_PATIENCE):
            await house.engines.call(key, house.games[key].rules, Look(_PROBE, SPECTATOR))
    except (Away, TimeoutError):
        house.gauges.engines.labels(key).set(0)
        return "away"
    house.gauges.engines.labels(key).set(1)
    return "ok"


HANDLERS: Final = (healthz, readyz)
