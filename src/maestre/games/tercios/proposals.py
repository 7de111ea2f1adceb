"""Answers that the rules allow, for whoever chooses by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.tercios.abilities.ambush import places_for_ambush
from maestre.games.tercios.abilities.combat import shelter_points
from maestre.games.tercios.abilities.deploying import together_for_chance
from maestre.games.tercios.abilities.vanguard import vanguards_for_chance
from maestre.games.tercios.crossings import compulsory_for_chance
from maestre.games.tercios.deployment import commands_for_chance, spots_for_chance
from maestre.games.tercios.leaders import actions
from maestre.games.tercios.movement import walks
from maestre.games.tercios.planning import GROUP
from maestre.games.tercios.qualities.setup import benefits_for_chance, shifts_for_chance
from maestre.games.tercios.rides import rides
from maestre.games.tercios.scenery import lays_for_chance, purchases_for_chance
from maestre.games.tercios.sequence import ACT, LEAD, leading
from maestre.games.tercios.state import State
from maestre.games.tercios.troops import able, sharing
from maestre.play import Answer, Ask, Each, Order, Orders
from maestre.play.registry import Proposals

__all__ = ["propose"]


def plans(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Any plan of cards."""
    assert isinstance(ask.choice, Each)
    while True:
        yield planned(ask.choice, rng)


def targets(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Any shot for every member of a fort, or none."""
    assert isinstance(ask.choice, Each)
    while True:
        yield {shooter: rng.choice(words) for shooter, words in ask.choice.options}


def goes(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Any leader or Troop that may act."""
    assert isinstance(ask.choice, Orders)
    orders = [order for verb in ask.choice.verbs for order in _orders(state, verb, rng)]
    yield from rng.sample(orders, len(orders))


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
        yield from (Order(verb, one) for one in leading(state, side))
    else:
        yield Order(verb)


propose: Final = Proposals[State](
    {
        "6.12": places_for_ambush,
        "2.03": plans,
        "2.07": goes,
        "3.05": walks,
        "6.33": targets,
        "6.46": shelter_points,
        "7.09": rides,
        "7.28": actions,
        "7.50": rides,
        "7.57": rides,
        "7.24": rides,
        "7.73": rides,
        "6.24": together_for_chance,
        "6.55": together_for_chance,
        "6.80": vanguards_for_chance,
        "7.67": shifts_for_chance,
        "7.68": benefits_for_chance,
        "9.12": purchases_for_chance,
        "9.16": lays_for_chance,
        "9.38": compulsory_for_chance,
        "9.48": commands_for_chance,
        "9.49": spots_for_chance,
    }
)
