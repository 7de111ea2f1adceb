"""What rooms of all games look at that are played with different figures."""

from __future__ import annotations

from typing import TypeVar

from maestre.play import State, Table

S = TypeVar("S", bound=State)


def foreseen(table: Table[S], seat: str, answer: object) -> str:
    """Give the odds of an answer where they are exact; how many samples others have depends on the machine's hurry."""
    found = table.odds(seat, answer)
    return repr(found) if found is None or found.exact else "sampled"
