"""Which command action of a leader is worth the most, and on whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.tercios.command.leader_moves import allowance
from maestre.games.tercios.command.leaders import INSPIRE, POWERS, action_number
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import Arm, Quality, Virtue
from maestre.games.tercios.doctrine.powers import ALONE, FOES, FRIENDS, LEADERS, PAIRS, inspired, troops_of
from maestre.games.tercios.doctrine.urgency import most_urgent, urgency
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap
from maestre.games.tercios.doctrine.weighing.words import hundredths, worth
from maestre.games.tercios.table.places import disc
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.opponents import Term, term
from maestre.play import Message
from maestre.play.chance.readings import passes
from maestre.space.tabletop import Point


class Use(NamedTuple):
    """What a leader may do: which command action on whom, what it is worth, and how it is told."""

    worth: float
    verb: str
    on: tuple[str, ...]
    term: Term


def best_use(field: Field, leader: LeaderId) -> Use | None:
    """The best action of a leader on whom he could ride to."""
    return field.now(("use", leader), lambda: max(_uses(field, leader), key=lambda one: one.worth, default=None))


def _uses(field: Field, leader: LeaderId) -> Iterator[Use]:
    who, own = field.state.leaders[leader], disc(field.state, leader)
    if own is None:
        return
    reach = allowance(field.state, leader) + command_distance(field.state, leader)
    here = Point(own.x, own.y)
    near = [unit for unit in troops_of(field, leader) if gap(here, field.outline(unit)) <= reach]
    for what in (*who.qualities, *((INSPIRE,) if who.virtues else ())):
        for on in _thought_of(field, leader, what, near):
            yield use(field, leader, what, on)


def _thought_of(field: Field, leader: LeaderId, what: str, near: list[UnitId]) -> Iterator[tuple[str, ...]]:
    """Whom an action may concern, by a rough measure."""
    if what == INSPIRE:
        foot = (unit for unit in near if field.state.gear(unit).arm is not Arm.ARTILLERY)
        yield from ((unit, virtue.value) for unit in foot for virtue in field.state.leaders[leader].virtues)
    elif what in FRIENDS and what != Quality.FEARLESS:
        yield from ((unit,) for unit in near)
    elif what in FOES:
        yield from ((unit,) for unit in field.foes)
    elif what in PAIRS or what in LEADERS or what in ALONE:
        yield from POWERS[what].targets(field.state, leader)


def use(field: Field, leader: LeaderId, verb: str, on: tuple[str, ...]) -> Use:
    """Weigh a command action on somebody, with the chance that it succeeds."""
    number = action_number(field.state.figures, verb)
    chance = float(passes(field.state.leaders[leader].level, number))
    why, gain = _gain(field, leader, verb, on)
    if verb not in PAIRS and _binds(field, verb):
        gain = _in_turn(field, UnitId(on[0]), gain)
    what = (
        Message(f"quality-{verb}")
        if verb in tuple(Quality)
        else Message(f"virtue-{on[1]}" if len(on) > 1 else "deed-inspire")
    )
    name = field.state.leaders[leader].name
    found = gain * chance
    target = _target(field, on)
    if target is None:
        return Use(found, verb, on, term("why-acts", found, leader=name, what=what, chance=hundredths(chance)))
    return Use(found, verb, on, term(why, found, leader=name, what=what, target=target, chance=hundredths(chance)))


def _binds(field: Field, verb: str) -> bool:
    """Whether the Troop that gains must be the next to act."""
    return verb == INSPIRE or (verb in tuple(Quality) and field.state.figures.leaders.qualities[Quality(verb)].next)


def _target(field: Field, on: tuple[str, ...]) -> Message | str | None:
    if not on:
        return None
    first = on[0]
    return field.named(UnitId(first)) if first in field.state.units else field.state.leaders[LeaderId(first)].name


def _gain(field: Field, leader: LeaderId, verb: str, on: tuple[str, ...]) -> tuple[str, float]:
    """What an action does if it succeeds, and how it is told."""
    if verb == INSPIRE:
        return "why-inspires", inspired(field, UnitId(on[0]), Virtue(on[1]))
    if verb in FRIENDS:
        why, feature = FRIENDS[verb]
        return why, feature(field, UnitId(on[0]))
    if verb in FOES:
        return "why-hinders", FOES[verb](field, UnitId(on[0]))
    if verb in PAIRS:
        why, both = PAIRS[verb]
        return why, both(field, UnitId(on[0]), UnitId(on[1]))
    if verb in LEADERS:
        return "why-rouses", LEADERS[verb](field, LeaderId(on[0]))
    return "why-acts", ALONE[verb](field) if verb in ALONE else 0.0


def _in_turn(field: Field, unit: UnitId, gain: float) -> float:
    """What is left of it if another Troop should act first, which then has to wait."""
    first = most_urgent(field)
    if first is None or first == unit or unit not in field.state.cards:
        return gain
    waits = worth(urgency(field, first)) - worth(urgency(field, unit))
    return max(0.0, gain - judgement.PATIENCE * max(0.0, waits))
