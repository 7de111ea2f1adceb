"""How a game ended."""

from __future__ import annotations

import msgspec

from maestre.play.written.messages import Message


class Outcome(msgspec.Struct, frozen=True):
    """Who won, or nobody; the points of each seat; and why it ended, as a message key with its arguments."""

    winner: str | None
    reason: str
    points: tuple[tuple[str, int], ...] = ()
    args: tuple[tuple[str, str | int], ...] = ()

    @property
    def message(self) -> Message:
        """Why it ended, for people."""
        return Message(self.reason, self.args)
