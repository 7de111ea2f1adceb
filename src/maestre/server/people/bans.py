"""Who is kept out of a server for a while or for good, and how they are told."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar, Final

from maestre.play import Refused

FOR_GOOD: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""Until when somebody is kept out for good."""
_NEVER: Final = "never"


class Banned(Refused):
    """Whoever runs the server keeps somebody out: until when, why, and where to write."""

    status: ClassVar[int] = 403


def check_ban(until: datetime | None, why: str, contact: str) -> None:
    """Refuse somebody who is kept out."""
    if until is not None and until > datetime.now(UTC):
        raise Banned("", "banned", until=day_of(until), why=why or "none", contact=contact or "none")


def day_of(until: datetime) -> str:
    """Write until when a ban lasts, the same in every language."""
    return _NEVER if until >= FOR_GOOD else until.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
