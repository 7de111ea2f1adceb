"""Answers that the rules allow, for whoever chooses by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maestre.games.tercios.planning import GROUP
from maestre.games.tercios.sequence import ACT, LEAD
from maestre.games.tercios.state import State
from maestre.games.tercios.troops import able, sharing
from maestre.play import Answer, Ask, Each, Order, Orders, Pick

__all__ = ["propose"]


def propose(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Yield allowed answers in an order that chance decides."""
    match ask.choice:
        case Each() as choice:
            while True:
                yield planned(choice, rng)
        case Orders(verbs):
            orders = [order for verb in verbs for order in _orders(state, verb, rng)]
            yield from rng.sample(orders, len(orders))
        case Pick(options):
            yield from rng.sample(options, len(options))
        case _:
            raise AssertionError(ask.choice)


def planned(choice: Each, rng: Random) -> dict[str, str]:
    """Any card for every Troop; who may share does so as often as not, with the first of the brigade."""
    plan = {key: rng.choice(options) for key, options in choice.options if not key.startswith(GROUP)}
    for key, options in choice.options:
        if key.startswith(GROUP):
            unit = key.removeprefix(GROUP)
            plan[key] = rng.choice((options[0], unit))
            plan[unit] = plan[plan[key]]
    return plan


def _orders(state: State, verb: str, rng: Random) -> Iterator[Order]:
    assert state.go is not None
    side = state.go.side
    if verb == ACT:
        for unit in able(state, side):
            others = [other for other in sharing(state, unit) if other != unit]
            yield Order(verb, unit, tuple(rng.sample(others, len(others))))
    elif verb == LEAD:
        yield from (Order(verb, one.id) for one in state.leaders.values() if one.side is side and not one.exhausted)
    else:
        yield Order(verb)
