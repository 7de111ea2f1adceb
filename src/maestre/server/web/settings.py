"""What whoever runs a web tier decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

CLIENT: Final = Path(__file__).parent / "client"
"""Where the built client lies."""


class Pace(msgspec.Struct, frozen=True):
    """How often one address, person or socket may do something, as ``<times>/<span>``."""

    guests: str = "20/hour"
    sign_ins: str = "10/minute"
    accounts: str = "10/hour"
    rooms: str = "30/hour"
    lists: str = "60/minute"
    links: str = "120/minute"
    chat: str = "30/minute"
    requests: str = "1200/minute"
    sockets: str = "120/minute"
    frames: str = "100/2 second"


class Settings(msgspec.Struct, frozen=True):
    """How a web tier meets the world.

    ``origins`` are its own addresses, as ``https://host``; with none, the host that a request names is taken for ours.
    ``proxied`` says that a proxy of ours stands in front and writes ``X-Forwarded-For``.
    """

    origins: tuple[str, ...] = ()
    secure: bool = False
    proxied: bool = False
    pace: Pace = Pace()
    client: Path = CLIENT
    queue: int = 256
    """How many frames may wait for a slow socket before it is dropped."""
    frame: int = 64 * 1024
    """How many characters a frame from a browser may have."""
    recheck: float = 30.0
    """After how many seconds a socket is asked again whether its session goes on."""
    calls: int = 32
    """How many calls of one socket may be under way."""
