"""Questions of games that are played by chance, with what who is asked knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from maestre.play import Ask, Game, Table


def asks(game: Game[Any], scenario: str, count: int, each: int = 1, **options: str) -> Iterator[tuple[Any, Ask]]:
    """Questions of a game that is played by chance, of each kind the first few, with what who is asked knows."""
    chance, seen = Random(3), dict[str, int]()
    table = Table.new(
        game, scenario, options=options, seed=chance.randbytes(32), seats=dict.fromkeys(game.seats, "somebody")
    )
    for _ in range(count):
        if not (waiting := table.waiting()):
            return
        ask = table.asked(waiting[0])
        assert ask is not None
        seen[ask.rule] = seen.get(ask.rule, 0) + 1
        if seen[ask.rule] <= each:
            yield game.view(table.state, waiting[0]), ask
        table.say(waiting[0], next(ask.proposals(table.state, chance)))
