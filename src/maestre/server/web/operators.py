"""For operators: is it alive, can it serve, how much does it do."""

from __future__ import annotations

from typing import Final

import structlog
from litestar import MediaType, Response, get

from maestre.play import SPECTATOR
from maestre.server.shelf import Away
from maestre.server.web.given import TheHouse
from maestre.server.web.house import House
from maestre.server.wire import Look

log: Final = structlog.get_logger()

_PROBE: Final = "readiness"
"""The name of a game that does not exist: an engine that says so is there."""


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Say that the process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(house: TheHouse) -> Response[dict[str, str]]:
    """Say whether desk and engines answer too."""
    parts = {"desk": await _desk(house), **{f"engine {key}": await _engine(house, key) for key in house.games}}
    return Response(parts, status_code=200 if all(state == "ok" for state in parts.values()) else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    """Give all meters as Prometheus reads them."""
    return Response(house.gauges.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _desk(house: House) -> str:
    try:
        await house.desk.who("")
    except Exception as error:  # noqa: BLE001  (whatever is wrong with the desk, it is not ready)
        log.warning("desk is not ready", error=type(error).__name__)
        return "away"
    return "ok"


async def _engine(house: House, key: str) -> str:
    try:
        await house.engines.call(key, house.games[key].rules, Look(_PROBE, SPECTATOR))
    except Away:
        return "away"
    return "ok"


HANDLERS: Final = (healthz, readyz, metrics)
