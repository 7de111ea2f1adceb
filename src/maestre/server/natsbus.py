"""Events and engine calls over NATS: what it loses, readers notice by version and callers by silence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from maestre.server.shelf import Away, Heard, Hush
from maestre.server.wire import Call, encode

PATIENCE: Final = 5.0
"""Seconds that a call may take, odds and replays included."""


REALM: Final = "maestre"
"""What all our subjects begin with; servers that share a NATS but not a database have realms of their own."""

RETURN: Final = 1
"""Seconds between two tries to come back to a NATS that is away."""
PING: Final = 10
"""Seconds after which a silent NATS is asked whether it is there."""

log: Final = structlog.get_logger()


async def _note(error: Exception) -> None:
    log.warning("nats is away", error=type(error).__name__)


def engine_subject(game: str, rules: int) -> str:
    """Name the subject on which the engines of one game and rules version take calls."""
    return f"engine.{game}.{rules}"


class NatsBus:
    """Events over NATS, within a realm."""

    def __init__(self, client: Client, realm: str = REALM) -> None:
        self.client = client
        self.realm = realm
        self.on_return: Callable[[], Awaitable[None]] | None = None
        """What is done when NATS was away and is back: what was sent meanwhile is lost."""

    @classmethod
    async def connect(cls, url: str, realm: str = REALM) -> NatsBus:
        """Reach a NATS, and come back to it as often as it goes."""
        bus = cls(Client(), realm)
        await bus.client.connect(
            url,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETURN,
            ping_interval=PING,
            error_cb=_note,
            reconnected_cb=bus._returned,
        )
        return bus

    async def _returned(self) -> None:
        log.info("nats is back")
        if self.on_return is not None:
            await self.on_return()

    async def publish(self, subject: str, body: bytes = b"") -> None:
        """Send to whoever listens; while NATS is away, to nobody."""
        try:
            await self.client.publish(f"{self.realm}.{subject}", body)
        except (NatsError, OSError) as error:
            await _note(error)

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear all that is sent on a subject from now on, in order."""

        async def take(message: Msg) -> None:
            await heard(message.data)

        subscription = await self.client.subscribe(f"{self.realm}.{subject}", cb=take)
        return subscription.unsubscribe

    async def serve(self, subject: str, queue: str, take: Callable[[Msg], Awaitable[None]]) -> None:
        """Take a share of what is sent on a subject: each message goes to one of those who serve it."""
        await self.client.subscribe(f"{self.realm}.{subject}", queue=queue, cb=take)


class NatsEngines:
    """Whichever engine takes the call."""

    def __init__(self, client: Client, realm: str = REALM) -> None:
        self.client = client
        self.realm = realm

    async def call(self, key: str, rules: int, call: Call) -> bytes:
        """Give the encoded reply."""
        try:
            subject = f"{self.realm}.{engine_subject(key, rules)}"
            message = await self.client.request(subject, encode(call), timeout=PATIENCE)
        except (NatsError, TimeoutError, OSError) as error:
            raise Away(key) from error
        return message.data
