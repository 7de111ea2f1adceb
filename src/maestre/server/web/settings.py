"""What whoever runs a web tier decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

CLIENT: Final = Path(__file__).parent / "client"
"""Where the built client lies."""


class Pace(msgspec.Struct, frozen=True):
    """How often one address, person or socket may do something, as ``<times>/<span>``.

    Thirty people of a club behind one address come in and play without being refused.
    """

    guests: str = "120/hour"
    sign_ins: str = "30/hour"
    strangers: str = "100/hour"
    accounts: str = "60/hour"
    resets: str = "10/hour"
    mail: str = "3/3 hour"
    rooms: str = "30/hour"
    events: str = "20/hour"
    entries: str = "300/hour"
    event_looks: str = "120/minute"
    commitments: str = "60/hour"
    lists: str = "120/minute"
    own_lists: str = "240/10 minute"
    prints: str = "12/minute"
    figures: str = "30/minute"
    lessons: str = "600/minute"
    links: str = "300/minute"
    chat: str = "30/minute"
    replays: str = "180/minute"
    analyses: str = "60/10 minute"
    reports: str = "10/hour"
    requests: str = "1200/minute"
    sockets: str = "60/minute"
    address_sockets: str = "300/minute"
    frames: str = "100/4 second"
    refusals: str = "20/20 second"


class Caps(msgspec.Struct, frozen=True):
    """How much one person, address or socket may have at a time: rooms and bots in all, the rest on a node."""

    rooms: int = 50
    guest_rooms: int = 10
    bots: int = 12
    guest_bots: int = 4
    events: int = 20
    guest_events: int = 3
    lists: int = 200
    calls: int = 16
    abreast: int = 2
    sockets: int = 16
    watched: int = 16
    address_sockets: int = 200
    connections: int = 400


class Settings(msgspec.Struct, frozen=True):
    """How a web tier meets the world.

    ``origins`` are its own addresses, as ``https://host``; with none, the host that a request names is taken for ours.
    ``proxied`` says that a proxy of ours stands in front and writes ``X-Forwarded-For``.
    """

    origins: tuple[str, ...] = ()
    secure: bool = False
    proxied: bool = False
    pace: Pace = Pace()
    caps: Caps = Caps()
    client: Path = CLIENT
    queue: int = 256
    """How many frames may wait for a slow socket before it is dropped."""
    frame: int = 64 * 1024
    """How many characters a frame from a browser may have."""
    recheck: float = 30.0
    """After how many seconds a socket is asked again whether its session goes on."""
    lobby: float = 1.0
    """For how many seconds everybody gets the same list of open rooms, unless one changes on this node."""
    idle: float = 60.0
    """After how many seconds a socket is closed that nobody known has opened, and that watches nothing."""
    head: float = 10.0
    """How many seconds a request's head may take, the first byte included."""
    body: float = 20.0
    """How many seconds a request's body may take, and an answer or a frame to be taken off our hands."""
    keep: float = 15.0
    """For how many seconds a connection without a request is kept, unless a proxy of ours stands in front."""
