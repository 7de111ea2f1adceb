"""Webhooks: a message to an address that somebody else chose, so never to one inside our own walls."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpx

TIMEOUT_SECONDS: Final = 10
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones, ours perhaps among them."""


class NotDelivered(Exception):
    """A notice did not arrive; the text says why, and never holds the secret part of an address."""


async def post(address: str, words: str, *, inside: bool = False) -> None:
    """Send words as chat services take them; only over HTTPS and to public addresses, unless ``inside`` is allowed.

    The name is looked up once, and what was looked at is what gets the message; redirects are not followed.
    """
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL:
        raise NotDelivered("the webhook's address cannot be read") from None
    where = shown(address)
    if url.scheme != "https" and not inside:
        raise NotDelivered(f"the webhook at {where} is not https")
    public = await _look_up(url, inside=inside)
    try:
        async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS, trust_env=False) as client:
            answer = await client.post(
                url.copy_with(host=public),
                json={"content": words, "allowed_mentions": {"parse": []}},
                headers={"Host": url.netloc.decode()},
                extensions={"sni_hostname": url.host},
            )
    except httpx.HTTPError as error:
        raise NotDelivered(f"the webhook at {where} failed: {type(error).__name__}") from None
    if not answer.is_success:
        raise NotDelivered(f"the webhook at {where} answered {answer.status_code}")


def shown(address: str) -> str:
    """Give what may be logged of a webhook's address: its host, without the path that is its secret."""
    return urlsplit(address).hostname or "?"


async def _look_up(url: httpx.URL, *, inside: bool) -> str:
    """Give an address of a host, if all of its addresses are public."""
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(
                url.host, url.port or 443, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
    except (OSError, UnicodeError, TimeoutError):
        raise NotDelivered(f"the webhook's host {url.host} has no address") from None
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not inside and not all(is_public(address) for address in addresses):
        raise NotDelivered(f"the webhook's host {url.host} is not a public one")
    return str(addresses[0])


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Say whether an address is one of the open internet, under whatever name."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.sixtofour is not None or address.teredo is not None or address in _TRANSLATED:
            return False
    return address.is_global and not address.is_multicast
