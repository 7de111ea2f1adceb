"""Battles by chance in which both sides close in and charge, so that all chapters have their turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from maestre.games.aguila.game import game
from maestre.games.aguila.moving.move_legality import check_way
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Answer, Ask, Order, Table

Battle = Table[State]

_LOOKED_AT = 6
_BOLD = 0.9
_FORWARD = ("charge", "advance", "double", "formation", "arrive")


def battle(
    scenario: str, seed: int, before: Callable[[State], None] = lambda _: None, **options: Any
) -> Iterator[Battle]:
    """Play a battle to its end: the same table at every question, and once more when it is over.

    ``before`` may change the armies that have been raised.
    """
    rng = Random(seed)
    header = Table.new(game, scenario, options={"any_period": True, **options}, seed=rng.randbytes(32)).header
    state = game.setup(scenario, header.options)
    before(state)
    table = Table(game, header, state)
    table.settle()
    while waiting := table.waiting():
        yield table
        ask = table.asked(waiting[0])
        assert ask is not None
        table.say(waiting[0], bold(table.state, ask, rng))
    yield table


def bold(state: State, ask: Ask, rng: Random) -> Answer:
    """An answer by chance, rather one that brings a unit nearer to the enemy."""
    proposed = ask.proposals(state, rng)
    if rng.random() > _BOLD or ask.rule not in {"2.10", "3.01", "3.05"}:
        return next(proposed)
    found = list(islice(proposed, _LOOKED_AT))
    if isinstance(ask.about, Way):
        way = ask.about
        return min(found, key=lambda answer: _left(state, ask.seat, way, answer))
    return next((one for one in found if isinstance(one, Order) and one.verb in _FORWARD), found[0])


def _left(state: State, seat: str, way: Way, answer: Any) -> int:
    """How far the nearest enemy is when a way has been gone, squared."""
    x, y, _ = check_way(state, way, answer).pose
    enemies = (one.pose for one in state.units.values() if one.side is not Side(seat) and one.pose is not None)
    return min(((there.x - x) ** 2 + (there.y - y) ** 2 for there in enemies), default=0)
