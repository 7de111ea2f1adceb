"""A battle on a measured table as a script: how a person types its moves."""

from __future__ import annotations

from abc import abstractmethod
from math import atan2, cos, floor, hypot, pi, sin
from typing import ClassVar, Final, TypeVar

from battles.script import Script, Step

from maestre.play import Ask, Journey, Leg, PlayError, Spot, State, Table
from maestre.space.tabletop import Pose

__all__ = ["TURN", "Measured"]

S = TypeVar("S", bound=State)
TURN: Final = 36_000
TURNS: Final = ("turn", "wheel")
"""The legs of a way that are told in degrees."""


class Measured(Script[S]):
    """A script whose moves are inches and degrees."""

    inch: ClassVar[int]
    turns: ClassVar[bool] = False
    """Whether who is moved to a point has a facing there: the one that it has."""

    @abstractmethod
    def stands(self, state: S, piece: str) -> Pose | None:
        """From where a piece is moved, and what its bearings are told from; nothing for who is not on the table."""

    def given(self, table: Table[S], ask: Ask, answer: object) -> Step | None:
        """An answer as it is typed, and what the server then makes of it."""
        try:
            if isinstance(answer, Spot):
                wish, typed = self._along(table.state, answer)
                return Step(ask.seat, ask.rule, table.snap(ask.seat, wish).answer, typed)
            if isinstance(answer, Journey):
                way, legs = self._legs(answer)
                return Step(ask.seat, ask.rule, table.snap(ask.seat, way).answer, legs=legs)
        except PlayError:
            return None
        return Step(ask.seat, ask.rule, answer)

    def _along(self, state: S, wish: Spot) -> tuple[Spot, tuple[str, ...]]:
        """A move in hundredths of an inch and tenths of a degree; of who stays and turns, degrees alone."""
        here = self.stands(state, wish.piece)
        if here is None:
            return self._put(wish)
        if self.turns and (wish.x, wish.y) == here[:2] and wish.facing != here.facing:
            facing = round(wish.facing / 10) * 10
            return Spot(wish.piece, here.x, here.y, facing), (f"{facing / 100:g}",)
        far = floor(hypot(wish.x - here.x, wish.y - here.y) / self.inch * 100) / 100
        way = atan2(wish.x - here.x, wish.y - here.y) * TURN / (2 * pi) - here.facing
        turn = round(way / 10) / 10 if far else 0.0
        angle = (here.facing + turn * 100) * 2 * pi / TURN
        at = (floor(here.x + sin(angle) * far * self.inch + 0.5), floor(here.y + cos(angle) * far * self.inch + 0.5))
        return Spot(wish.piece, *at, here.facing if self.turns else 0), (f"{far:g}", f"{turn:g}")

    def _put(self, wish: Spot) -> tuple[Spot, tuple[str, ...]]:
        """A place in hundredths of an inch, and a facing in tenths of a degree."""
        x, y, facing = (round(wish.x / self.inch, 2), round(wish.y / self.inch, 2), round(wish.facing / 10) / 10)
        spot = Spot(wish.piece, round(x * self.inch), round(y * self.inch), round(facing * 100))
        return spot, (f"{x:g}", f"{y:g}", f"{facing:g}")

    def _legs(self, wish: Journey) -> tuple[Journey, tuple[tuple[str, str], ...]]:
        """A way leg by leg, in hundredths of an inch or of a degree, none longer than was wished."""
        legs, typed = [], []
        for leg in wish.legs:
            unit = 100 if leg.how in TURNS else self.inch
            value = floor(abs(leg.amount) / unit * 100) / 100 * (-1 if leg.amount < 0 else 1)
            if value:
                legs.append(Leg(leg.how, floor(value * unit + 0.5)))
                typed.append((leg.how, f"{value:g}"))
        return Journey(wish.piece, tuple(legs)), tuple(typed)
