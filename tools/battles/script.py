"""A game as a script: how the doctrine plays both sides until all has come about that a test wants to see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace
from scripted.sitecustomize import WORD

from maestre.opponents import agent, answered
from maestre.play import Ask, Game, Outcome, PlayError, State, Table, View, view

__all__ = ["Battle", "Script", "Step"]

S = TypeVar("S", bound=State)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer of the script: who is asked by which rule, and what is pressed or typed."""

    seat: str
    rule: str
    answer: object = None
    typed: tuple[str, ...] | None = None
    """Of a move: its inches, and its degrees from straight ahead; of a turn: its degrees; of who comes onto the table:
    the place, and the facing."""
    legs: tuple[tuple[str, str], ...] | None = None
    """Of a way: each leg, with its inches or degrees."""
    orders: tuple[str, ...] | None = None
    """Of who leaves standing orders before answering: all of them."""


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole battle, or whatever a scenario is, as a script."""

    number: int
    entropy: str
    """What the host adds to the dice; the server of the tests knows their seed by it."""
    scenario: str
    steps: list[Step]
    outcome: Outcome
    lists: dict[str, str] = {}
    """What the host writes in the lobby: the army lists, by the side."""
    secrets: dict[str, dict[str, int]] = {}
    """Names of the other side that a seat may not read, by the seat: each with how many steps it stays hidden."""


class Script(ABC, Generic[S]):
    """What is wanted of a battle of one game, and how it is come by."""

    game: ClassVar[Game[S]]
    file: ClassVar[str]
    scenario: ClassVar[str]
    wanted: ClassVar[str]
    """All that a battle must have, in words."""
    bold: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What is answered whenever it can be, by its rule, so that it comes about at all."""
    most: ClassVar[int]
    """With more steps than this the test would take too long."""

    def lists(self) -> dict[str, str]:
        """The army lists that the host writes, by the side; none where the armies are given."""
        return {}

    @abstractmethod
    def shows(self, state: S, step: Step) -> str:
        """What the test wants to see and an answer that is about to be given shows, in a word; or nothing."""

    @abstractmethod
    def has_all(self, table: Table[S], shown: tuple[str, ...]) -> bool:
        """Whether a battle that is over has all that is wanted."""

    def amended(self, _state: S, _ask: Ask, answer: object) -> object:
        """The answer of the doctrine, or what a bolder one would say."""
        return answer

    def orders(self, _table: Table[S], _seat: str, left: tuple[str, ...]) -> tuple[str, ...]:
        """The standing orders that a seat leaves next, one press away from those that it has left."""
        return left

    def hidden(self, _state: S, _seat: str) -> dict[str, bool]:
        """Names of the other side, and whether a seat may not know them now."""
        return {}

    def given(self, _table: Table[S], ask: Ask, answer: object) -> Step | None:
        """An answer as it is given; nothing of one that a person could not give."""
        return Step(ask.seat, ask.rule, answer)

    # ------------------------------------------------------------------------------------------------------- playing

    def played(self, number: int) -> Battle | None:
        """Play one battle; nothing comes of one that is too long, lacks something, or has an answer not to be given."""
        entropy, lists = f"{WORD}{number}", self.lists()
        table = self._opened(entropy, lists)
        steps: list[Step] = []
        shown: list[str] = []
        for step in self._steps(table, Random(number)):
            if step is None or len(steps) == self.most:
                return None
            shown.append(self.shows(table.state, step))
            _take(table, step)
            steps.append(step)
        assert table.outcome is not None, "a battle is played to its end"
        if not self.has_all(table, tuple(shown)):
            return None
        battle = Battle(number, entropy, self.scenario, steps, table.outcome, lists)
        return replace(battle, secrets=self._secrets(battle))

    def holds(self, battle: Battle) -> bool:
        """Whether a battle can still be played as it was, and still has all that is wanted."""
        table = self._opened(battle.entropy, battle.lists)
        shown = []
        for step in battle.steps:
            shown.append(self.shows(table.state, step))
            try:
                _take(table, step)
            except PlayError:
                return False
        if table.outcome != battle.outcome or not self.has_all(table, tuple(shown)):
            return False
        return self._secrets(battle) == battle.secrets

    def _opened(self, entropy: str, lists: dict[str, str]) -> Table[S]:
        options = {f"{side}_army": self.game.read_list(text).kept for side, text in lists.items()}
        host, *others = self.game.seats
        words = {host: entropy} | dict.fromkeys(others, "")
        return Table.new(self.game, self.scenario, options=options, entropy=words)

    def _steps(self, table: Table[S], chance: Random) -> Iterator[Step | None]:
        left: dict[str, tuple[str, ...]] = dict.fromkeys(self.game.seats, ())
        while table.outcome is None:
            seat = table.waiting()[0]
            seen, orders = view(table, seat), self.orders(table, seat, left[seat])
            assert seen.ask is not None, "whoever is waited for is asked"
            if orders == left[seat]:
                yield self.given(table, seen.ask, self._answer(table.state, seen, seen.ask, chance))
            else:
                left[seat] = orders
                yield Step(seat, seen.ask.rule, orders=orders)

    def _answer(self, state: S, seen: View[S], ask: Ask, chance: Random) -> object:
        answer = answered(agent("veteran", self.game), seen, chance)
        options = getattr(ask.choice, "options", ())
        answer = next((word for word in self.bold.get(ask.rule, ()) if word in options), answer)
        return self.amended(state, ask, answer)

    def _secrets(self, battle: Battle) -> dict[str, dict[str, int]]:
        """What is hidden from each seat when it is first heard of, and for how many steps."""
        table = self._opened(battle.entropy, battle.lists)
        found: dict[str, dict[str, int]] = {seat: {} for seat in self.game.seats}
        for count, step in enumerate((None, *battle.steps)):
            if step is not None:
                _take(table, step)
            for seat, names in found.items():
                for name, is_hidden in self.hidden(table.state, seat).items():
                    if name not in names:
                        names[name] = count + 1 if is_hidden else 0
                    elif is_hidden and names[name] == count:
                        names[name] = count + 1
        kept = {seat: {name: steps for name, steps in names.items() if steps} for seat, names in found.items()}
        return {seat: names for seat, names in kept.items() if names}


def _take(table: Table[S], step: Step) -> None:
    if step.orders is None:
        table.say(step.seat, step.answer)
    else:
        table.stand(step.seat, step.orders)
