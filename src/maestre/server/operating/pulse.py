"""Whether a process lives: its event loop turns, and a thread of its own tells so, with all figures, on a port inside.

A thread answers even while the loop is blocked; so it can say that it is.
"""

from __future__ import annotations

import asyncio
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from maestre.server.operating.reach import Unreachable

BEAT: Final = 0.25
"""Seconds between two beats."""
LONGEST: Final = 10.0
"""Seconds without a beat after which the process counts as dead, and whoever watches over it starts it anew."""


class Pulse:
    """The beat of an event loop, and how late it came: ``lag`` is the largest since it was last read."""

    def __init__(self, registry: CollectorRegistry, longest: float = LONGEST) -> None:
        self._longest = longest
        self._at = time.monotonic()
        self._late = 0.0
        self._beating: asyncio.Task[None] | None = None
        gauge = Gauge(
            "maestre_loop_lag_seconds", "The longest that the event loop kept others waiting lately", registry=registry
        )
        gauge.set_function(self.lag)

    def start(self) -> None:
        """Beat from now on."""
        self._at = time.monotonic()
        self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        """Beat no more."""
        if self._beating is not None:
            self._beating.cancel()

    def is_alive(self) -> bool:
        """Say whether the loop has turned lately."""
        return time.monotonic() - self._at < self._longest

    def lag(self) -> float:
        """Give the largest delay since this was last asked, one under way included."""
        late = max(self._late, time.monotonic() - self._at - BEAT, 0.0)
        self._late = 0.0
        return late

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            self._late = max(self._late, now - self._at - BEAT)
            self._at = now


class Figures:
    """The port inside: ``/metrics`` for Prometheus, ``/healthz`` for whoever starts dead processes anew."""

    def __init__(self, port: int, registries: tuple[CollectorRegistry, ...], pulse: Pulse, host: str = "") -> None:
        class Handler(BaseHTTPRequestHandler):
            timeout = 5

            def do_GET(self) -> None:
                """Answer for one of the two paths."""
                if self.path == "/metrics":
                    self._answer(200, b"".join(map(generate_latest, registries)), CONTENT_TYPE_LATEST)
                elif self.path == "/healthz":
                    alive = pulse.is_alive()
                    self._answer(200 if alive else 503, b"ok" if alive else b"the event loop is blocked", "text/plain")
                else:
                    self._answer(404, b"", "text/plain")

            def _answer(self, status: int, body: bytes, kind: str) -> None:
                self.send_response(status)
                self.send_header("content-type", kind)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the base class's own word)
                """Write nothing."""

        try:
            self._server = ThreadingHTTPServer((host, port), Handler)
        except OSError as error:
            what = error.strerror or str(error)
            raise Unreachable("port-taken", host=host or "0.0.0.0", port=str(port), what=what) from error  # noqa: S104  (said, not opened)
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
        self._thread = Thread(target=self._server.serve_forever, name="figures", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()
