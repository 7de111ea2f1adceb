"""What is told of a real table: what games whose umpire sees no positions ask in the same way (decision 0050)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

POSITIONS: Final = "positions"
"""The option that says where positions are:"""
ON_SCREEN: Final = "maestre"
"""Maestre keeps them, as ever,"""
ON_TABLE: Final = "table"
"""or they stay on a real table (decision 0050)."""
NOBODY: Final = "nobody"
"""What is answered where nobody does it."""
_FARTHEST: Final = 60
"""No weapon reaches farther, in inches."""


def distances(lay: Callable[[int], None], may: Callable[[], bool]) -> tuple[int, ...]:
    """The whole inches from which a deed can be done once it is laid so, the usual first: half of the farthest.

    Where a deed cannot be done from very near, as a gun fires over others, the nearer inches are left out.
    """
    found: list[int] = []
    for far in range(1, _FARTHEST + 1):
        lay(far)
        if may():
            found.append(far)
        elif found:
            break
    return (*found[len(found) // 2 :], *found[: len(found) // 2])
