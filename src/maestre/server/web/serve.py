"""How the web tier is run: uvicorn, its fastest socket, no log of paths, frames or cookies: they are secrets."""

from __future__ import annotations

from typing import Any, Final

import uvicorn
from litestar import Litestar

from maestre.server.web.app import house_of
from maestre.server.web.limits.doors import doors_of

_LARGEST: Final = 256 * 1024
"""How large a frame closes its connection; a smaller one that is above our own limit is answered with a problem."""

_PROXIED: Final = 180
"""For how many seconds a proxy's connection is kept: longer than it keeps it itself, lest one be closed under it."""
_GRACEFUL: Final = 8
"""How many seconds requests under way have when the node ends."""


def serving(app: Litestar, host: str = "127.0.0.1", port: int = 8000, **more: Any) -> uvicorn.Config:  # noqa: ANN401
    """Give the configuration with which uvicorn serves an app."""
    house = house_of(app)
    http, ws = doors_of(house)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=http,
        ws=ws,
        ws_max_size=_LARGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="info",
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=max(1, round(_PROXIED if house.settings.proxied else house.settings.keep)),
        timeout_graceful_shutdown=_GRACEFUL,
        **more,
    )
