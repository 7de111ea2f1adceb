"""Webhooks lead to strangers: whatever they answer, it costs us a few kB and a few seconds."""

from __future__ import annotations

import asyncio
import gzip
import resource
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import ip_address

import pytest

from maestre.server.notices import NotDelivered, post, webhooks
from maestre.server.notices.webhooks import MOST_READ, is_public
from tests.server.test_notices import SECRET, Chat, chat_server

Stranger = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

MEGABYTE = 1 << 20


@pytest.fixture
def chat() -> Iterator[Chat]:
    with chat_server() as running:
        yield running


def against(stranger: Stranger, body: Callable[[str], Awaitable[None]]) -> None:
    """Run a test's body beside a server that answers as it likes."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                await reader.readuntil(b"\r\n\r\n")
                await stranger(reader, writer)
                await writer.drain()
                writer.close()
        finally:
            asyncio.get_running_loop().call_later(0.05, writer.transport.abort)

    async def run() -> None:
        server = await asyncio.start_server(take, "127.0.0.1", 0)
        try:
            await body(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/x")
        finally:
            server.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            await asyncio.sleep(0.1)

    asyncio.run(run())


@pytest.mark.parametrize("start", [b"", b"HTTP/1.1 20", b"HTTP/1.1 103 Early Hints\r\nx: "])
def test_an_answer_that_drips_is_given_up_at_the_deadline(start: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE_SECONDS", 1.5)

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(start)
        while True:
            writer.write(b"0")
            await writer.drain()
            await asyncio.sleep(0.1)

    async def body(url: str) -> None:
        began = time.monotonic()
        with pytest.raises(NotDelivered, match="failed: TimeoutError"):
            await post(url, "x", inside=True)
        assert 1.4 < time.monotonic() - began < 30

    against(drip, body)


def test_a_body_is_neither_unpacked_nor_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gzip bomb, and one byte a second behind a good head: the head is the answer."""
    bomb = gzip.compress(bytes(300 * MEGABYTE))
    taken = 0

    async def burst(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal taken
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: %d\r\n\r\n" % len(bomb))
        for start in range(0, len(bomb), MOST_READ):
            writer.write(bomb[start : start + MOST_READ])
            await writer.drain()
            taken = start

    async def body(url: str) -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        began = time.monotonic()
        for _ in range(5):
            await post(url, "x", inside=True)
        assert time.monotonic() - began < 20
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20 * 1024, "in kB"
        assert taken < len(bomb)

    against(burst, body)


def test_a_head_without_end_is_read_to_a_few_kilobytes() -> None:
    sent = 0

    async def flood(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        writer.write(b"HTTP/1.1 100 Continue\r\n")
        while True:
            writer.write(b"x: " + b"y" * 4090 + b"\r\n")
            await writer.drain()
            sent += 4096

    async def body(url: str) -> None:
        with pytest.raises(NotDelivered, match="failed: ValueError"):
            await post(url, "x", inside=True)
        await asyncio.sleep(0.1)
        assert sent < 8 * MEGABYTE, "only what the two sockets hold was ever taken"

    against(flood, body)


def test_what_is_no_answer_at_all_fails() -> None:
    async def rude(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-OpenSSH\r\n")
        await writer.drain()

    async def body(url: str) -> None:
        with pytest.raises(NotDelivered, match="failed: ValueError"):
            await post(url, "x", inside=True)

    against(rude, body)


def test_the_question_asks_for_nothing_packed(chat: Chat) -> None:
    asked: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.read(1000))
        writer.write(b"HTTP/1.0 204\r\n\r\n")

    async def body(url: str) -> None:
        await post(url, "turn", inside=True)
        assert asked == [b'{"content":"turn","allowed_mentions":{"parse":[]}}']
        await post(chat.url, "turn", inside=True)
        assert chat.asked["accept-encoding"] == "identity"
        assert chat.asked["connection"] == "close"

    against(hear, body)


def test_webhooks_reach_no_address_inside_our_walls(chat: Chat) -> None:
    async def body() -> None:
        for address, why in (
            (chat.url, "is not https"),
            (chat.url.replace("http:", "https:"), "is not a public one"),
            ("https://localhost/x", "is not a public one"),
            ("https://[::1]/x", "is not a public one"),
            ("https://[::ffff:10.0.0.1]/x", "is not a public one"),
            ("https://2130706433/x", "is not a public one"),
            ("https://no-such-host.invalid/x", "has no address"),
        ):
            with pytest.raises(NotDelivered, match=why):
                await post(address, "x")
        with pytest.raises(NotDelivered, match="failed: ConnectionRefusedError"):
            await post("http://127.0.0.1:1/x", "x", inside=True)
        chat.status = 302
        with pytest.raises(NotDelivered, match="answered 302"):
            await post(chat.url, "x", inside=True)
        assert [path for path, _ in chat.heard] == [SECRET]

    asyncio.run(body())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104  (nothing binds to it)
        ("224.0.0.1", False),
        ("::", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("8.8.8.8", True),
        ("2a00:1450:4003:80f::200e", True),
        ("::ffff:8.8.8.8", False),
        ("::127.0.0.1", False),
        ("::8.8.8.8", False),
        ("64:ff9b:1::1", False),
        ("64:ff9b::808:808", False),
        ("fec0::1", False),
        ("2001::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("100::1", False),
        ("ff02::1", False),
        ("ff0e::1", False),
        ("192.0.0.8", False),
        ("192.0.0.170", False),
        ("192.0.2.1", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("203.0.113.9", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("239.255.0.1", False),
    ],
)
def test_an_address_is_public_or_not_under_whatever_name(address: str, *, public: bool) -> None:
    assert is_public(ip_address(address)) is public
