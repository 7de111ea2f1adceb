"""Lesser matters: turns, flights, changed cards, ambushes, and what special rules ask for."""

from __future__ import annotations

from functools import partial
from itertools import islice
from random import Random
from typing import Final

from maestre.games.tercios.abilities.cavalry import FLEE, STAND, STAY
from maestre.games.tercios.abilities.fortress import ABANDON, KEEP
from maestre.games.tercios.counter import posed
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.doctrine import judgement
from maestre.games.tercios.doctrine.cards import best_card, deed, kept_for
from maestre.games.tercios.doctrine.field import Field
from maestre.games.tercios.doctrine.fights import best_retreat
from maestre.games.tercios.doctrine.posts import best_post, promise
from maestre.games.tercios.matters import Charge, Readying, Retiring, Trigger
from maestre.games.tercios.movement import TURNS
from maestre.games.tercios.perils import JOIN
from maestre.games.tercios.places import pose
from maestre.games.tercios.proposals import propose
from maestre.games.tercios.reactions import DECLINE
from maestre.games.tercios.shooting import HOLD
from maestre.games.tercios.state import UnitId
from maestre.games.tercios.ways import check_turn
from maestre.miniatures.asked import each, words
from maestre.play import Answer, Ask, Place, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Pose

__all__ = [
    "caracoles",
    "changed_card",
    "each_volley",
    "falls_back",
    "flees",
    "free_turn",
    "kept_fortress",
    "new_card",
    "recalled",
    "sheltered",
    "sprung",
    "steps_aside",
    "turn",
    "uses",
]

_LOOKED_AT: Final = 40
"""How many places for an ambush are weighed."""


# ---------------------------------------------------------------------------------------------------- turns and flights


def turn(field: Field, ask: Ask) -> Answer:
    """The turn that serves best; one must be made."""
    unit = ask.about.unit
    worths = {word: promise(field, unit, check_turn(field.state, unit, TURNS[word])) for word in words(ask)}
    return max(worths, key=worths.__getitem__)


def free_turn(field: Field, ask: Ask) -> Answer:
    """Turn for nothing, where the move that follows leads to a better place."""
    unit = ask.about.unit
    order = field.state.units[unit].acted
    worths = {STAY: best_post(field, unit, order).worth}
    for word in words(ask):
        if word != STAY:
            there = Field(posed(field.state, unit, check_turn(field.state, unit, TURNS[word])), field.side)
            worths[word] = best_post(there, unit, order).worth
    return max(worths, key=worths.__getitem__)


def recalled(field: Field, ask: Ask) -> Answer:
    """Attention as a reaction: face a charge from the flank, shoot at anything else."""
    options = words(ask)
    return options[0] if ask.about.flank else options[-1]


def flees(field: Field, ask: Ask) -> Answer:
    """Flee as far as may be; of a Harasser, only from a charge that it would lose by."""
    options = words(ask)
    if FLEE in options:
        return FLEE if ask.about.cause == "charge" and _feared(field, ask.about) else STAND
    return options[-1]


def _feared(field: Field, trigger: Trigger) -> bool:
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    return field.net(Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))) < 0


def caracoles(field: Field, ask: Ask) -> Answer:
    """Fall back after a shot, if a place behind is better, and to the best one."""
    unit, options = ask.about.unit, words(ask)
    assert isinstance(ask.about, Retiring)
    if ask.about.passed:
        return best_retreat(field, unit, options)
    lengths = tuple(str(inches) for inches in range(1, field.pace(unit, None) // INCH + 1))
    return options[best_retreat(field, unit, (STAY, *lengths)) != STAY]


def falls_back(field: Field, ask: Ask) -> Answer:
    """By how many inches a Protector's Troop goes back."""
    return best_retreat(field, ask.about.unit, words(ask))


def steps_aside(field: Field, ask: Ask) -> Answer:
    """A leader in the way of his own steps aside to the rear; he joins them only if he must."""
    rear = tabletop.opposed(pose(field.state, ask.about.unit).facing)
    asides = [word for word in words(ask) if word != JOIN]
    return min(asides, key=lambda word: abs(tabletop.turn_between(rear, int(word))), default=JOIN)


# -------------------------------------------------------------------------------------------------------------- cards


def new_card(field: Field, ask: Ask) -> Answer:
    """The best card for a Troop; one that only reacts is chosen for that alone."""
    unit = ask.about.unit
    if ask.rule == "7.110":
        return max(OrderKind, key=lambda order: kept_for(field, unit, order)).value
    return best_card(field, unit).value


def changed_card(field: Field, ask: Ask) -> Answer:
    """Change a card that is about to be turned up, if the other does more."""
    unit, (keep, other) = ask.about.unit, words(ask)
    return other if deed(field, unit, OrderKind(other)) > deed(field, unit, field.state.cards[unit].order) else keep


def uses(field: Field, ask: Ask) -> Answer:
    """Use a quality that costs nothing."""
    return words(ask)[-1]


# -------------------------------------------------------------------------------------------- special rules of Troops


def each_volley(field: Field, ask: Ask) -> Answer:
    """The best shot of every member of a fort."""
    return {shooter: max(shots, key=partial(_aimed, field, shooter)) for shooter, shots in each(ask)}


def _aimed(field: Field, shooter: str, word: str) -> float:
    if word == HOLD:
        return 0.0
    return field.volley(UnitId(shooter), UnitId(word.partition("/")[0]), OrderKind.FIRE, 0)


def kept_fortress(field: Field, ask: Ask) -> Answer:
    """Leave the wagons behind while no enemy is near enough to shoot at before long."""
    unit = ask.about.unit
    here = field.front(unit)
    gap = min((tabletop.point_distance(here, field.outline(foe)).shown() for foe in field.foes), default=0)
    return ABANDON if gap > field.range(unit) + field.pace(unit, OrderKind.RUN) else KEEP


def sheltered(field: Field, ask: Ask) -> Answer:
    """Send the horse that does best against the charger, if any does well."""
    mover = ask.about.mover
    worths = {DECLINE: judgement.HAZARD}
    for word in words(ask):
        if word != DECLINE:
            worths[word] = field.clash(UnitId(word), mover, "front")
    return max(worths, key=worths.__getitem__)


def sprung(field: Field, ask: Ask) -> Answer:
    """Come out of an ambush at the best of the places that there are."""
    if not isinstance(ask.choice, Place):
        return words(ask)[0]
    assert isinstance(ask.about, Readying)
    unit = ask.about.unit
    found = [one for one in islice(propose(field.state, ask, Random(0)), _LOOKED_AT) if isinstance(one, Spot)]
    return max(found, key=lambda one: promise(field, unit, Pose(one.x, one.y, one.facing)))
