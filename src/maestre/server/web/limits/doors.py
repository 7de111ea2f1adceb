"""How long and how much a connection may take before anybody looks at what it says: uvicorn's protocols, with bounds.

A head must come within seconds, and so must a body; what we write must be taken off our hands; one address has so many
connections and no more. Behind a proxy of ours it is the proxy that bounds addresses, since all come from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from maestre.server.web.house import House
from maestre.server.web.limits.crowd import Crowd
from maestre.server.web.limits.limiter import Bucket, network
from maestre.server.web.problems import Capped
from maestre.server.web.settings import Settings

_SLICE: Final = 2048
"""How many bytes of a socket are read at once: what is in them is counted before the next are looked at."""
_HARD: Final = 4
"""How many times the pace of frames ends a connection without a word."""


class Doors:
    """What all connections of a node share."""

    def __init__(self, house: House) -> None:
        self.settings: Settings = house.settings
        self.gauges = house.gauges
        self._crowd = Crowd("web-cap-address-sockets")

    def enter(self, transport: asyncio.Transport) -> str | None:
        """Count a connection, and give where it comes from; nothing, if there are too many from there already."""
        peer = transport.get_extra_info("peername")
        here = network(str(peer[0])) if isinstance(peer, tuple) and not self.settings.proxied else ""
        if not here:
            return here
        try:
            self._crowd.take(here, self.settings.caps.connections)
        except Capped:
            self.gauges.refused.labels("connections").inc()
            return None
        return here

    def leave(self, here: str | None) -> None:
        """Count a connection no more."""
        if here:
            self._crowd.give_back(here)


class Deadline:
    """Ends a connection unless something happens in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, end: Callable[[], None]) -> None:
        """Wait for it from now on."""
        self.clear()
        self._timer = self._loop.call_later(seconds, end)

    def clear(self) -> None:
        """It has happened."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(asyncio.Protocol):
    """What every connection is held to: it is counted while it lasts, and takes what is written to it in time."""

    doors: Doors
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        super().__init__(*args, **kwargs)
        self._here: str | None = None
        self._reading = Deadline(self.loop)
        self._writing = Deadline(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._part()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for the other end to read, but not for ever."""
        self._writing.set(self.doors.settings.body, self._slow)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on writing."""
        self._writing.clear()
        super().resume_writing()

    def _slow(self) -> None:
        self.doors.gauges.slow.inc()
        if not self.transport.is_closing():
            self.transport.abort()

    def _part(self) -> None:
        self._reading.clear()
        self._writing.clear()
        self.doors.leave(self._here)
        self._here = None


class HttpDoor(Door, HttpToolsProtocol):
    """Requests whose head and body come in time, and whose answers are taken in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there are not too many from where it comes."""
        super().connection_made(transport)
        self._here = self.doors.enter(transport)
        if self._here is None:
            transport.abort()
        else:
            self._reading.set(self.doors.settings.head, self._slow)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request; with the first one after an answer the next head begins."""
        if self.timeout_keep_alive_task is not None:
            self._reading.set(self.doors.settings.head, self._slow)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Go on to the body."""
        self._reading.set(self.doors.settings.body, self._slow)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Know that a request is whole."""
        self._reading.clear()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket's own door."""
        self._part()
        super().handle_websocket_upgrade()


class SocketDoor(Door, WebSocketsSansIOProtocol):
    """Sockets that send no more frames than anybody can count, and take what is sent to them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's own)
        super().__init__(*args, **kwargs)
        self._frames = Bucket(self.doors.settings.pace.frames, _HARD)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let a socket in: it was counted as a request before."""
        super().connection_made(transport)
        self._here = self.doors.enter(cast("asyncio.Transport", transport))

    def data_received(self, data: bytes) -> None:
        """Read some bytes at a time, so that ten thousand frames in one piece are not read before they are counted."""
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def handle_events(self) -> None:
        """Count the frames, pings and all, and follow them."""
        if self.handshake_complete and any(self._frames.spend() for _ in self.conn.events):
            self.doors.gauges.refused.labels("sockets").inc()
            self.conn.events_received()
            self.transport.abort()
            return
        super().handle_events()


def doors_of(house: House) -> tuple[type[HttpDoor], type[SocketDoor]]:
    """Make the protocols of one node."""
    doors = Doors(house)
    return (
        type("HttpDoor", (HttpDoor,), {"doors": doors}),
        type("SocketDoor", (SocketDoor,), {"doors": doors}),
    )
