"""Games that are over, as a process of the pool looks back on them: they are walked through, and nothing is kept."""

from __future__ import annotations

from time import monotonic
from typing import Final, TypeVar

from maestre.opponents import Budget, Hindsight
from maestre.play import Game, Header, State
from maestre.play.record import Entry
from maestre.server.wire import Analysed, Pondered

S = TypeVar("S", bound=State)

LOOKING: Final = Budget(seconds=2.0)
"""How long each half of a question about a turn may take, by the clock on the wall: whoever waits for a replay must
still get to it in time, and on a busy machine less is told rather than nothing."""


def analysed(game: Game[S], header: Header, entries: list[Entry], seat: str) -> Analysed:
    """Give the curve of a game."""
    return Analysed(Hindsight(game, header, entries, seat).curve)


def pondered(game: Game[S], header: Header, entries: list[Entry], seat: str, point: int) -> Pondered:
    """Say what might have been in a turn."""
    return Pondered(Hindsight(game, header, entries, seat, monotonic).turning(point, LOOKING))
