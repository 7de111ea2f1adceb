"""What a deed changes for all audiences of a game, in one message: a list of contents, then each audience's event.

Only web nodes hear it, and each socket gets the part of its own audience. A node reads the list alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from maestre.server.engines.audiences import bare
from maestre.server.ports import LARGEST
from maestre.server.wire import Event, encode

_LINE: Final = b"\n"


class Part(msgspec.Struct, frozen=True, array_like=True):
    """What a parcel has for one audience: up to which version, whether the game is over with it, and how many bytes."""

    seat: str
    version: int
    over: bool
    size: int


_read: Final = msgspec.json.Decoder(tuple[Part, ...]).decode
_write: Final = msgspec.json.Encoder().encode


def packed(events: Iterable[Event]) -> Iterator[bytes]:
    """Pack events for one message, or for several where one would be too large; an event too large tells to look."""
    parts: list[Part] = []
    bodies: list[bytes] = []
    size = 0
    for event in events:
        body = encode(event)
        if len(body) > LARGEST:
            body = encode(bare(event))
        if size + len(body) > LARGEST:
            yield _joined(parts, bodies)
            parts, bodies, size = [], [], 0
        parts.append(Part(event.seat, event.version, event.outcome is not None, len(body)))
        bodies.append(body)
        size += len(body)
    if parts:
        yield _joined(parts, bodies)


def _joined(parts: list[Part], bodies: list[bytes]) -> bytes:
    return b"".join((_write(parts), _LINE, *bodies))


def unpacked(parcel: bytes) -> Iterator[tuple[Part, bytes]]:
    """Give what is for each audience, encoded as it goes to browsers."""
    start = parcel.index(_LINE) + 1
    for part in _read(parcel[: start - 1]):
        yield part, parcel[start : start + part.size]
        start += part.size
