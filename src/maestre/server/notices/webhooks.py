"""Webhooks: a message to an address that somebody else chose, so never to one inside our own walls.

Of the answer only the first line is read, as it comes: whatever else is sent, however much and however slowly, is not
taken, and nothing is unpacked.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec

from maestre.server.ports import Failed

DEADLINE_SECONDS: Final = 10
"""How long all of it may take, from the look-up of the name to the answer."""
MOST_READ: Final = 4096
"""How many bytes of an answer's head are read at most."""
_LOOK_UPS: Final = 32
"""How many names are looked up at once: one that never answers keeps its place for a while."""

_PORTS: Final = {"https": 443, "http": 80}
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r?\n)")
_GLOBAL: Final = IPv6Network("2000::/3")
"""The only part of IPv6 from which addresses of the open internet are given out."""
_SPECIAL: Final = tuple(
    map(
        IPv6Network,
        ("2001::/23", "2001:db8::/32", "2002::/16", "3ffe::/16", "3fff::/20"),
    )
)
"""Within it: protocols, tunnels and translations to IPv4, and what is only for examples or was given back."""
_SPECIAL_4: Final = tuple(map(IPv4Network, ("192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24")))
"""Of IPv4, what the library takes for public though it belongs to protocols and translations."""

_resolvers: Final = ThreadPoolExecutor(_LOOK_UPS, "look-up")


class NotDelivered(Failed):
    """A notice did not arrive; the text says why, and never holds the secret part of an address."""


async def post(address: str, words: str, *, inside: bool = False) -> None:
    """Send words as chat services take them; only over HTTPS and to public addresses, unless ``inside`` is allowed.

    The name is looked up once, and what was looked at is what gets the message; redirects are not followed.
    """
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL:
        raise NotDelivered("the webhook's address cannot be read", final=True) from None
    where = shown(address)
    if url.scheme not in _PORTS or not url.host or (url.scheme != "https" and not inside):
        raise NotDelivered(f"the webhook at {where} is not https", final=True)
    try:
        async with asyncio.timeout(DEADLINE_SECONDS):
            status = await _say(url, words, await _look_up(url, inside=inside))
    except (OSError, TimeoutError, ValueError, ssl.SSLError) as error:
        raise NotDelivered(f"the webhook at {where} failed: {type(error).__name__}") from None
    if not 200 <= status < 300:  # noqa: PLR2004  (as HTTP has it)
        raise NotDelivered(f"the webhook at {where} answered {status}")


def shown(address: str) -> str:
    """Give what may be logged of a webhook's address: its host, without the path that is its secret."""
    return urlsplit(address).hostname or "?"


async def _say(url: httpx.URL, words: str, to: str) -> int:
    """Send words to one address of a host, and give the status of the answer."""
    secret = url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        to,
        url.port or _PORTS[url.scheme],
        limit=MOST_READ,
        ssl=ssl.create_default_context() if secret else None,
        server_hostname=url.raw_host.decode() if secret else None,
    )
    try:
        writer.write(_request(url, words))
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()


def _request(url: httpx.URL, words: str) -> bytes:
    body = msgspec.json.encode({"content": words, "allowed_mentions": {"parse": []}})
    head = (
        b"POST %b HTTP/1.1" % url.raw_path,
        b"Host: %b" % url.netloc,
        b"User-Agent: maestre",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        b"Accept-Encoding: identity",
        b"Connection: close",
    )
    return b"\r\n".join((*head, b"", body))


async def _status(reader: asyncio.StreamReader) -> int:
    """Read the status of an answer, behind any that only say that one is to come."""
    read = 0
    while read < MOST_READ:
        line = await reader.readline()
        read += len(line)
        found = _STATUS.match(line)
        if found is None:
            raise ValueError("no answer in HTTP")
        if (status := int(found[1])) >= 200:  # noqa: PLR2004
            return status
        while line.strip() and read < MOST_READ:
            line = await reader.readline()
            read += len(line)
    raise ValueError("too much before an answer")


async def _look_up(url: httpx.URL, *, inside: bool) -> str:
    """Give an address of a host, if all of its addresses are public."""
    host = url.raw_host.decode()
    ask = partial(socket.getaddrinfo, host, url.port or 443, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    try:
        found = await asyncio.get_running_loop().run_in_executor(_resolvers, ask)
    except (OSError, UnicodeError):
        raise NotDelivered(f"the webhook's host {host} has no address") from None
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not inside and not all(is_public(address) for address in addresses):
        raise NotDelivered(f"the webhook's host {host} is not a public one", final=True)
    return str(addresses[0])


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Say whether an address is clearly one of the open internet; what may stand for another is not."""
    if isinstance(address, IPv6Address):
        if address not in _GLOBAL or any(address in network for network in _SPECIAL):
            return False
    elif any(address in network for network in _SPECIAL_4):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)
