"""The two sides of a table."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """One of the two armies, and its seat."""

    BLUE = "blue"
    RED = "red"

    @property
    def enemy(self) -> Side:
        """The other army."""
        return Side.RED if self is Side.BLUE else Side.BLUE
