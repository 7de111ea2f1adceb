"""A tiny game for the laboratory: two archers shoot in turn, safely or boldly, until one has ten points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from maestre.play import Game, OneOf, Outcome, Procedure, Reading, State, ask, rule, tell, throw

SEATS = ("red", "blue")
ENOUGH = 10


class Shot(Reading[bool], frozen=True):
    """Whether the arrow hits, from this face on."""

    least: int

    def read(self, faces: tuple[int, ...]) -> bool:
        """Compare the face."""
        return faces[0] >= self.least


class Range(State, kw_only=True):
    """The points so far and who shoots next."""

    points: dict[str, int]
    turn: int = 0


class Shooting(OneOf[Range, str], frozen=True, tag="shooting"):
    """How to shoot, at this score."""

    rule: ClassVar = "d.1"
    score: str

    def options(self) -> tuple[str, ...]:
        """Safely or boldly."""
        return "safe", "bold"

    def propose(self, seen: Range, rng: Random) -> Iterator[str]:
        """Either way."""
        yield rng.choice(self.options())


class Duel(Game[Range]):
    """Two archers."""

    key: ClassVar = "duel"
    rules: ClassVar = 1
    seats: ClassVar = SEATS
    scenarios: ClassVar = ("meadow", "castle")
    options: ClassVar[dict[str, tuple[Any, ...]]] = {"wind": (False, True)}
    state = Range
    package: ClassVar = "tests.lab.duel"

    def setup(self, scenario: str, options: dict[str, Any]) -> Range:
        """Nobody has a point; in the castle red begins with one."""
        return Range(points={"red": int(scenario == "castle"), "blue": 0})

    @rule("d.1")
    def step(self, state: Range) -> Procedure[None]:
        """One arrow."""
        seat = SEATS[state.turn % 2]
        how = yield from ask(seat, Shooting(how_many(state)))
        bold = how == "bold"
        if (yield from throw(Shot(5 if bold else 3), "d.1")):
            state.points[seat] += 3 if bold else 1
            tell(state, "duel-hit", "d.1", seat=seat)
        state.turn += 1

    def outcome(self, state: Range) -> Outcome | None:
        """Whoever has enough wins."""
        for seat in SEATS:
            if state.points[seat] >= ENOUGH:
                return Outcome(seat, "duel-won", tuple(state.points.items()))
        return None

    def turn(self, state: Range) -> int:
        """A turn is an arrow each."""
        return state.turn // 2


def how_many(state: Range) -> str:
    """Say the points."""
    return f"{state.points['red']}:{state.points['blue']}"


game = Duel()
