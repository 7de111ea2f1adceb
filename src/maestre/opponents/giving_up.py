"""When a bot gives up: what is lost by the evaluation, on two turns running, need not be played out."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from maestre.opponents.agents import RANDOM, doctrine_of, evaluated
from maestre.opponents.memory import Memory
from maestre.play import Game, State, View, imagine

S = TypeVar("S", bound=State)

HOPELESS: Final = 0.03
"""With less of a chance a battle is lost,"""
RUNNING: Final = 2
"""if that is so on so many turns running,"""
OPENING: Final = 3
"""but for the first turns of a game, in which nobody gives up."""
WORLDS: Final = 3
"""In all of so many positions that fit what the seat knows it must be so."""


def is_lost(player: str, game: Game[S], seen: View[S], memory: Memory) -> bool:
    """Say whether an agent of this name gives up, from what its seat may know; one that plays by chance never does."""
    turn = game.turn(seen.now)
    if player == RANDOM or turn <= OPENING or not evaluated(game):
        return False

    def look() -> bool:
        return _best_chance(game, seen, memory.chance(seen.seat, turn)) < HOPELESS

    return memory.lost(seen.seat, turn, look) >= RUNNING


def _best_chance(game: Game[S], seen: View[S], chance: Random) -> float:
    """Give the chance to win in the best of some positions that fit what a seat knows."""
    evaluation = doctrine_of(game).evaluation
    assert evaluation is not None
    first = seen.seat == game.seats[0]
    chances = (evaluation.chance(imagine(game, seen, Random(chance.getrandbits(64))).state) for _ in range(WORLDS))
    return max(one if first else 1 - one for one in chances)
