"""How the web tier is run: uvicorn, its fastest socket, no log of paths, frames or cookies: they are secrets."""

from __future__ import annotations

from typing import Any, Final

import uvicorn
from litestar import Litestar

_LARGEST: Final = 1024 * 1024
"""How large a frame closes its connection; a smaller one that is above our own limit is answered with a problem."""


def serving(app: Litestar, host: str = "127.0.0.1", port: int = 8000, **more: Any) -> uvicorn.Config:  # noqa: ANN401
    """Give the configuration with which uvicorn serves an app."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=_LARGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="info",
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        **more,
    )
