"""Where a ship may go: every hex and heading in which its move may end, each by the easiest way there."""

from __future__ import annotations

from copy import copy
from typing import Final, NamedTuple

from maestre.games.lepanto.sailing.movement import (
    OAR,
    PORT,
    SAILS,
    STARBOARD,
    Walk,
    bar_end,
    bar_mover,
    bar_step,
    take_step,
)
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import rule

_STEPS: Final = (SAILS, OAR, PORT, STARBOARD)


class Way(NamedTuple):
    """The steps of a move, as orders are written, and how it ends."""

    steps: tuple[str, ...]
    end: Walk

    @property
    def effort(self) -> tuple[bool, bool, int, int]:
        """What the move costs, for choosing the easiest: the crew, the tow, oars, steps."""
        end = self.end
        return end.exhausts, end.galleass is not None and not end.towing, end.oars, len(self.steps)


@rule("5.2.c", "6.2.a", "6.2.g")
def ways(state: State, ship: Ship) -> dict[tuple[int, int], Way]:
    """Find every hex and heading in which a ship may end its move, with the easiest way there; it anchors nobody."""
    found: dict[tuple[int, int], Way] = {}
    if bar_mover(state, ship) is not None:
        return found
    seen: dict[tuple[int, int, int, int], None] = {}
    ahead = [Way((), Walk(state, ship))]
    for way in ahead:
        for name in _STEPS:
            if bar_step(state, ship, way.end, name) is not None:
                continue
            end = copy(way.end)
            take_step(state, end, ship.kind, name)
            spent = (end.cell, end.facing, end.oars, end.sailed)
            if spent in seen:
                continue
            seen[spent] = None
            further = Way((*way.steps, name), end)
            ahead.append(further)
            if bar_end(state, ship, end) is None:
                known = found.get(spent[:2])
                if known is None or further.effort < known.effort:
                    found[spent[:2]] = further
    return found
