"""What a side has in play and what it has lost, for whoever counts over many games."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Mustered(msgspec.Struct, frozen=True, gc=False):
    """A piece in play: whose it is, of what kind, what it costs or counts, where it stands.

    ``kind`` is the key of the message that names it. ``at`` names a place of the game's board, or is a point of it, as
    the ``at`` of a piece of a scene is; empty while it is nowhere.
    """

    seat: str
    kind: str
    worth: int
    at: str | tuple[int, int] = ""


class Muster(msgspec.Struct, frozen=True, gc=False):
    """All pieces in play by their ids, and how those that are lost for good were lost."""

    pieces: Mapping[str, Mustered]
    lost: Mapping[str, str]
