"""What a position is worth: the chance that the first seat wins, by signs that are weighed as finished games taught."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, Generic, TypeVar

from maestre.play import Outcome, State

S = TypeVar("S", bound=State)

FILE: Final = "evaluation.toml"
"""Where the weights of a game stand, in its own folder; `make evaluations` writes them."""
SIDE: Final = "side"
"""The weight of sitting on the first seat."""
LEVEL: Final = 0.5
"""The chance where nothing speaks for either side."""
_SURE: Final = 30.0
"""Beyond this a sum of signs says no more."""

Signs = Callable[[S], Mapping[str, float]]
"""What tells who is winning: each figure is above nought where it favours the first seat."""


class Evaluation(Generic[S]):
    """The signs of a game with their weights."""

    def __init__(self, signs: Signs[S], weights: Mapping[str, float]) -> None:
        self.signs = signs
        self._weights = dict(weights)

    def chance(self, now: S) -> float:
        """Give the chance that the first seat wins from a position; half of a draw counts as won."""
        total = sum(self.said(now).values())
        return 1 / (1 + exp(-max(-_SURE, min(_SURE, total))))

    def said(self, now: S) -> dict[str, float]:
        """Give what each sign adds: above nought for the first seat."""
        weights = self._weights
        signs = {name: weights.get(name, 0.0) * value for name, value in self.signs(now).items()}
        return {SIDE: weights.get(SIDE, 0.0)} | signs


def share(outcome: Outcome, seat: str) -> float:
    """Give what an ended game is worth to a seat: a draw is half a win."""
    return LEVEL if outcome.winner is None else float(outcome.winner == seat)


@cache
def tells(package: str) -> bool:
    """Whether the weights of a game said more than a coin of finished games that they were not fitted to."""
    text = (files(package) / FILE).read_text(encoding="utf-8")
    loss: float = tomllib.loads(text)["held_out_loss"]
    return loss < log(2)


def weights_of(package: str) -> dict[str, float]:
    """Read the weights that stand in the folder of a game."""
    text = (files(package) / FILE).read_text(encoding="utf-8")
    found: dict[str, float] = tomllib.loads(text)["weights"]
    return found
