"""Events and engine calls over NATS: what it loses, readers notice by version and callers by silence."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Final
from urllib.parse import urlsplit
from zlib import compress, decompress

import msgspec
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from maestre.server.pools.pool import BOUNDS, LONGEST_WAIT, lane_of
from maestre.server.ports import LARGEST, Away, Heard, Hush
from maestre.server.wire import GZIP, Aside, Call, encode

PATIENCE: Final = 5.0
"""Seconds that a call may take which is no question."""
NOBODY: Final = 3.0
"""Seconds that a call waits for an engine to be there; nobody has taken it, so it can be made again."""
AGAIN: Final = 0.1
LARGE: Final = 64 * 1024
"""From how many bytes on a reply is packed."""
ASKER: Final = "asker"
"""The header that says who asks a question."""
CANCEL: Final = "cancel"
"""The subject on which every engine hears which questions nobody waits for any more, by where the reply would go."""
_DENIED: Final = "permissions violation"
_WAY: Final = 1.0
_PACKED: Final = "packed"
_PART: Final = "part"
_PARTS: Final = "parts"
_STATUS: Final = "Status"
_NOBODY: Final = "503"

REALM: Final = "maestre"
"""What all our subjects begin with; servers that share a NATS but not a database have realms of their own."""

RETURN: Final = 1
"""Seconds between two tries to come back to a NATS that is away."""
PING: Final = 10
"""Seconds after which a silent NATS is asked whether it is there."""

log: Final = structlog.get_logger()


async def _note(error: Exception) -> None:
    """Tell operators of a NATS that is away, and of one that does not grant us what we need."""
    if _DENIED in str(error).lower():
        log.error("nats refuses", what=str(error))
    else:
        log.warning("nats is away", error=type(error).__name__)


FRAMES: Final = 2
"""The version of what web nodes and engines send each other: since 2 what is asked is a question under its tag.

A web node also understands the version before, so that web nodes are brought up to date before engines.
"""


def engine_subject(game: str, rules: int, frames: int = FRAMES) -> str:
    """Name the subject on which engines of one game, rules version and version of frames take calls."""
    return f"engine.{game}.{rules}.{frames}" if frames > 1 else f"engine.{game}.{rules}"


def inbox(url: str, realm: str) -> str:
    """Name where answers come back to: in a NATS with users each has a place of its own, which others cannot hear."""
    parts = urlsplit(url)
    return f"{realm}.inbox.{parts.username}" if parts.username and parts.password else "_INBOX"


class NatsBus:
    """Events over NATS, within a realm."""

    def __init__(self, client: Client, realm: str = REALM) -> None:
        self.client = client
        self.realm = realm
        self._served: list[Subscription] = []
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
            inbox_prefix=inbox(url, realm),
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
        self._served.append(await self.client.subscribe(f"{self.realm}.{subject}", queue=queue, cb=take))

    async def leave(self) -> None:
        """Take no more of what is sent, and make sure that what was sent to us has been taken."""
        served, self._served = self._served, []
        await asyncio.gather(*(subscription.drain() for subscription in served))  # type: ignore[no-untyped-call]

    async def reply(self, message: Msg, body: bytes) -> None:
        """Answer a call, in parts if one message would be too large for it."""
        packed = len(body) > LARGE and not body.startswith(GZIP)
        if packed:
            body = compress(body, 1)
        count = max(1, -(-len(body) // LARGEST))
        for number in range(count):
            headers = {_PACKED: "1"} if packed else {}
            if count > 1:
                headers |= {_PART: str(number), _PARTS: str(count)}
            part = body[number * LARGEST : (number + 1) * LARGEST]
            await self.client.publish(message.reply, part, headers=headers or None)


class _Coming(msgspec.Struct):
    """A reply that is awaited, and what has come of it."""

    whole: asyncio.Future[bytes]
    parts: dict[int, bytes] = {}

    def take(self, message: Msg) -> None:
        """Take a part; with the last of them the reply is whole."""
        headers = message.headers or {}
        if headers.get(_STATUS) == _NOBODY:
            self.fail(NoRespondersError())
            return
        self.parts[int(headers.get(_PART, 0))] = message.data
        if len(self.parts) < int(headers.get(_PARTS, 1)) or self.whole.done():
            return
        body = b"".join(self.parts[number] for number in sorted(self.parts))
        self.whole.set_result(decompress(body) if _PACKED in headers else body)

    def fail(self, error: Exception) -> None:
        """Await it no more."""
        if not self.whole.done():
            self.whole.set_exception(error)


class NatsEngines:
    """Whichever engine takes the call."""

    def __init__(self, client: Client, realm: str = REALM) -> None:
        self.client = client
        self.realm = realm
        self._inbox = ""
        self._numbers = count()
        self._coming: dict[str, _Coming] = {}
        self._frames: dict[tuple[str, int], int] = {}
        """In which version of frames a call was last answered."""

    async def call(self, key: str, rules: int, call: Call, asker: str = "") -> bytes:
        """Give the encoded reply; while engines are started anew and none is there, wait for one a little."""
        until = time.monotonic() + NOBODY
        while True:
            try:
                return await self._understood(key, rules, call, asker)
            except NoRespondersError as error:
                if time.monotonic() >= until:
                    raise Away(key) from error
                await asyncio.sleep(AGAIN)
            except (NatsError, TimeoutError, OSError) as error:
                raise Away(key) from error

    async def _understood(self, key: str, rules: int, call: Call, asker: str) -> bytes:
        """Call an engine of our frames or, where none is there, of the release before; first as it last went."""
        last = self._frames.get((key, rules), FRAMES)
        other = FRAMES - 1 if last == FRAMES else FRAMES
        try:
            return await self._called(engine_subject(key, rules, last), call, asker)
        except NoRespondersError:
            reply = await self._called(engine_subject(key, rules, other), call, asker)
        self._frames[key, rules] = other
        return reply

    async def _called(self, subject: str, call: Call, asker: str) -> bytes:
        """Make a call; a question that nobody waits for any more is given up wherever it is worked on."""
        question = isinstance(call, Aside)
        reply = f"{await self._replies_to()}.{next(self._numbers)}"
        loop = asyncio.get_running_loop()
        coming = self._coming[reply] = _Coming(loop.create_future(), {})
        timer = loop.call_later(patience(call), coming.fail, TimeoutError())
        try:
            headers = {ASKER: asker} if question and asker else None
            await self.client.publish(f"{self.realm}.{subject}", encode(call), reply, headers)
            return await coming.whole
        except (TimeoutError, asyncio.CancelledError):
            await self._give_up(reply, question=question)
            raise
        finally:
            timer.cancel()
            del self._coming[reply]

    async def _give_up(self, reply: str, *, question: bool) -> None:
        if question:
            with suppress(NatsError, OSError):
                await self.client.publish(f"{self.realm}.{CANCEL}", reply.encode())

    async def _replies_to(self) -> str:
        """Give the subject under which replies come back to this node."""
        if not self._inbox:
            self._inbox = self.client.new_inbox()
            await self.client.subscribe(f"{self._inbox}.*", cb=self._take)
        return self._inbox

    async def _take(self, message: Msg) -> None:
        coming = self._coming.get(message.subject)
        if coming is not None:
            coming.take(message)


def patience(call: Call) -> float:
    """Say how many seconds a call may take: a question as long as the pool gives it, and its way."""
    if not isinstance(call, Aside):
        return PATIENCE
    return LONGEST_WAIT + BOUNDS[lane_of(call)].seconds + _WAY
