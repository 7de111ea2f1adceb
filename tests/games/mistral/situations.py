"""Questions of games by chance that set off dice, one of each kind, for odds that must agree with what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from maestre.games.mistral.game import game
from maestre.games.mistral.table.state import State
from maestre.play import Table, foreseen

Situation = tuple[Table[State], str, object]
"""A table, who answers there, and what."""

SECONDS: Final = 0.5
"""How long the exact odds of a situation may take."""
TRIES: Final = 12
"""How many questions of a kind are looked at."""
GAMES: Final = (("1744", 1), ("1744", 2), ("winter-1744", 3))


def _met() -> dict[str, Callable[[], Situation]]:
    found: dict[str, Callable[[], Situation]] = {}
    tried: Counter[str] = Counter()
    for scenario, seed in GAMES:
        rng = Random(seed)
        table = Table.new(game, scenario, seed=rng.randbytes(32))
        while waiting := table.waiting():
            seat = waiting[0]
            answer = next(table.proposals(seat, rng))
            ask = table.asked(seat)
            assert ask is not None
            kind = type(ask.about).__name__
            if kind not in found and tried[kind] < TRIES:
                tried[kind] += 1
                if _exact(table, seat, answer):
                    found[kind] = partial(_again, table.fork(None), seat, answer)
            table.say(seat, answer)
    return found


def _again(table: Table[State], seat: str, answer: object) -> Situation:
    return table, seat, answer


def _exact(table: Table[State], seat: str, answer: object) -> bool:
    odds = foreseen(table, seat, answer, seconds=SECONDS)
    return odds is not None and odds.odds.exact and len(odds.odds.chances) > 1


SITUATIONS: Final = _met()
