"""A battle on a measured table as a script: how the doctrine plays both sides, and how a person types its answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import atan2, cos, floor, hypot, pi, sin
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

import msgspec
from scripted.sitecustomize import WORD

from maestre.miniatures.game import TableGame
from maestre.opponents import agent
from maestre.play import Ask, Journey, Leg, Outcome, PlayError, Spot, State, Table, View, view
from maestre.space.tabletop import Pose

__all__ = ["Battle", "Script", "Step"]

S = TypeVar("S", bound=State)
TURN: Final = 36_000
TURNS: Final = ("turn", "wheel")
"""The legs of a way that are told in degrees."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer of the script: who is asked by which rule, and what is pressed or typed."""

    seat: str
    rule: str
    answer: object
    typed: tuple[str, ...] | None = None
    """Of a move: its inches, and its degrees from straight ahead; of a turn: its degrees; of who comes onto the table:
    the place, and the facing."""
    legs: tuple[tuple[str, str], ...] | None = None
    """Of a way: each leg, with its inches or degrees."""


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole battle as a script."""

    number: int
    entropy: str
    """What the host adds to the dice; the server of the tests knows their seed by it."""
    scenario: str
    steps: list[Step]
    outcome: Outcome
    lists: dict[str, str] = {}
    """What the host writes in the lobby: the army lists, by the side."""


class Script(ABC, Generic[S]):
    """What is wanted of a battle of one game, and what is known of its table."""

    game: ClassVar[TableGame[S]]
    file: ClassVar[str]
    scenario: ClassVar[str]
    wanted: ClassVar[str]
    """All that a battle must have, in words."""
    bold: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What is answered whenever it can be, by its rule, so that it comes about at all."""
    most: ClassVar[int]
    """With more answers than this the test would take too long."""
    inch: ClassVar[int]
    turns: ClassVar[bool] = False
    """Whether who is moved to a point has a facing there: the one that it has."""

    def lists(self) -> dict[str, str]:
        """The army lists that the host writes, by the side; none where the armies are given."""
        return {}

    @abstractmethod
    def stands(self, state: S, piece: str) -> Pose | None:
        """From where a piece is moved, and what its bearings are told from; nothing for who is not on the table."""

    @abstractmethod
    def shows(self, state: S, step: Step) -> str:
        """What the test wants to see and an answer that is about to be given shows, in a word; or nothing."""

    @abstractmethod
    def has_all(self, table: Table[S], shown: tuple[str, ...]) -> bool:
        """Whether a battle that is over has all that is wanted."""

    def amended(self, _state: S, _ask: Ask, answer: object) -> object:
        """The answer of the doctrine, or what a bolder one would say."""
        return answer

    # ------------------------------------------------------------------------------------------------------- playing

    def played(self, number: int) -> Battle | None:
        """Play one battle; nothing comes of one that is too long, lacks something, or has a move not to be typed."""
        entropy, lists = f"{WORD}{number}", self.lists()
        table = self._opened(entropy, lists)
        steps: list[Step] = []
        shown: list[str] = []
        for step in self._answers(table, Random(number)):
            if step is None or len(steps) == self.most:
                return None
            shown.append(self.shows(table.state, step))
            table.say(step.seat, step.answer)
            steps.append(step)
        assert table.outcome is not None, "a battle is played to its end"
        if not self.has_all(table, tuple(shown)):
            return None
        return Battle(number, entropy, self.scenario, steps, table.outcome, lists)

    def holds(self, battle: Battle) -> bool:
        """Whether a battle can still be played as it was, and still has all that is wanted."""
        table = self._opened(battle.entropy, battle.lists)
        shown = []
        for step in battle.steps:
            shown.append(self.shows(table.state, step))
            try:
                table.say(step.seat, step.answer)
            except PlayError:
                return False
        return table.outcome == battle.outcome and self.has_all(table, tuple(shown))

    def _opened(self, entropy: str, lists: dict[str, str]) -> Table[S]:
        options = {f"{side}_army": self.game.read_list(text).kept for side, text in lists.items()}
        return Table.new(self.game, self.scenario, options=options, entropy={"blue": entropy, "red": ""})

    def _answers(self, table: Table[S], chance: Random) -> Iterator[Step | None]:
        while table.outcome is None:
            seat = table.waiting()[0]
            seen = view(table, seat)
            assert seen.ask is not None, "whoever is waited for is asked"
            yield self._typed(table, seen.ask, self._answer(table.state, seen, seen.ask, chance))

    def _answer(self, state: S, seen: View[S], ask: Ask, chance: Random) -> object:
        answer = agent("doctrine", self.game).choose(self.game, seen, chance)
        options = getattr(ask.choice, "options", ())
        answer = next((word for word in self.bold.get(ask.rule, ()) if word in options), answer)
        return self.amended(state, ask, answer)

    # -------------------------------------------------------------------------------------------------------- typing

    def _typed(self, table: Table[S], ask: Ask, answer: object) -> Step | None:
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
