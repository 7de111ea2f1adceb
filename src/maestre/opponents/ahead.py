"""A position played ahead: by a doctrine for all seats, to the end of the turn, and what that is worth."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeVar

from maestre.opponents.doctrine import AnyDoctrine, Temper
from maestre.opponents.evaluation import share
from maestre.opponents.memory import Spell
from maestre.play import Answer, Game, State, Table, view
from maestre.play.pure import held

S = TypeVar("S", bound=State)

SURE: Final = 1.0
"""By how many standard errors an answer must be better before another is given up for it."""
_FEWEST: Final = 2


class Ahead:
    """Plays positions of a game ahead and judges them."""

    def __init__(self, game: Game[Any], doctrine: AnyDoctrine, temper: Temper) -> None:
        assert doctrine.evaluation is not None, "what is played ahead must be judged"
        self._game = game
        self._doctrine = doctrine
        self._evaluation = doctrine.evaluation
        self._temper = temper

    def ends_turn(
        self,
        table: Table[S],
        plans: dict[str, object],
        chance: Random,
        spell: Spell,
        said: list[tuple[str, Answer]] | None = None,
    ) -> bool:
        """Play a table on until a turn is over; false if the budget ends first. Plans that are missing are drawn.

        Each seat has luck of its own, so that what one thinks of changes nothing in the others. Who answered what is
        added to ``said``.
        """
        game, doctrine, turn = self._game, self._doctrine, self._game.turn(table.state)
        luck = {seat: Random(chance.getrandbits(64)) for seat in game.seats}
        while (waiting := table.waiting()) and game.turn(table.state) == turn:
            if spell.is_over():
                return False
            who = waiting[0]
            seen = view(table, who)
            if who not in plans:
                plans[who] = doctrine.plan(seen, self._temper, luck[who])
            answer = held(seen.now, doctrine.answer, seen, plans[who], luck[who])
            table.say(who, answer)
            spell.spend()
            if said is not None:
                said.append((who, answer))
        return True

    def worth(self, table: Table[S], seat: str) -> float:
        """Give the chance of a seat to win, or what it has come to if the game is over."""
        if table.outcome is not None:
            return share(table.outcome, seat)
        return self.chance(table, seat)

    def chance(self, table: Table[S], seat: str) -> float:
        """Give the chance of a seat to win by the position alone, however the game ended."""
        chance = self._evaluation.chance(table.state)
        return chance if seat == self._game.seats[0] else 1 - chance


def surely(gains: list[float], errors: float = SURE) -> float:
    """Give by how much an answer is better than another beyond chance, from what it gained each time; else less."""
    if len(gains) < _FEWEST:
        return 0.0
    return fmean(gains) - errors * stdev(gains) / sqrt(len(gains))
