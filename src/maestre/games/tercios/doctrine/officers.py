"""Leaders: who is activated, where he rides, and which command action is worth his dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.tercios.command.leader_moves import allowance
from maestre.games.tercios.command.leaders import DONE, INSPIRE, POWERS, RUN, CommandAction, action_number
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import Arm, Quality, Virtue
from maestre.games.tercios.doctrine import judgement
from maestre.games.tercios.doctrine.field import Field, gap
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.powers import ALONE, FOES, FRIENDS, LEADERS, PAIRS, inspired
from maestre.games.tercios.doctrine.rides import led_worth, misplaced, troops_of
from maestre.games.tercios.doctrine.urgency import most_urgent, urgency
from maestre.games.tercios.doctrine.words import hundredths, worth
from maestre.games.tercios.table.places import disc, radius
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.games.tercios.table.troops import ready
from maestre.games.tercios.turn.sequence import Lead, leading
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Message, Order
from maestre.play.chance.readings import passes
from maestre.space.tabletop import Point


class Use(NamedTuple):
    """What a leader may do: which command action on whom, what it is worth, and how it is told."""

    worth: float
    verb: str
    on: tuple[str, ...]
    term: Term


# ----------------------------------------------------------------------------------------------- who is to be activated


def leads(field: Field, *, must: bool) -> tuple[Idea, ...]:
    """The leaders who have something to do, the best first; one in a Troop stays there.

    As long as there are more goes to come than leaders, none rides after Troops that have still to move.
    """
    state = field.state
    free = leading(state, field.side)
    outside = [one for one in free if state.leaders[one].inside is None]
    late = len(ready(state, field.side)) <= len(outside)
    found = [Idea(Lead(one).order(), tuple(_reasons(field, one, late=late))) for one in outside]
    wanted = sorted((one for one in found if one.worth > judgement.LEAST_DEED), key=lambda one: -one.worth)
    if not wanted and must:
        return (Idea(Lead(free[0]).order()),)
    return tuple(wanted)


def _reasons(field: Field, leader: LeaderId, *, late: bool) -> Iterator[Term]:
    own = disc(field.state, leader)
    if own is None:
        return
    here = Point(own.x, own.y)
    best = best_use(field, leader)
    if best is not None and best.worth > 0:
        yield best.term
    settled = late or not any(unit in field.state.cards for unit in troops_of(field, leader))
    found = misplaced(field, leader, here) if settled else _needed(field, leader, here)
    if found > 0:
        yield term("why-misplaced", found, leader=field.state.leaders[leader].name)


def _needed(field: Field, leader: LeaderId, at: Point) -> float:
    """How much a leader is missed by the worn Troops that are to act, whose checks are worse without him."""
    reach = command_distance(field.state, leader) + radius(field.state, field.state.leaders[leader])
    missed = (one for one in troops_of(field, leader) if one in field.state.cards and field.stake(one).wear)
    return sum(led_worth(field, leader, one) for one in missed if gap(at, field.outline(one)) > reach)


# ---------------------------------------------------------------------------------------------- what an action is worth


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
    if verb == INSPIRE or (verb in tuple(Quality) and field.state.figures.leaders.qualities[Quality(verb)].next):
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


@INSTRUCTIONS.of(CommandAction)
def _best_action(field: Field, question: CommandAction) -> Counsel:
    """The action that promises most; a second ride if none promises anything, or nothing where he may decline."""
    leader = question.leader
    found: list[Idea] = []
    for verb in question.verbs:
        if verb in (DONE, RUN):
            continue
        for on in POWERS[verb].targets(field.state, leader):
            weighed = use(field, leader, verb, on)
            found.append(Idea(Order(verb, leader, on), (weighed.term,)))
    best = [one for one in sorted(found, key=lambda one: -one.worth) if one.worth > 0]
    if RUN in question.verbs:
        best.append(Idea(Order(RUN, leader), tuple(_second_ride(field, leader))))
    if DONE in question.verbs:
        best.append(Idea(Order(DONE)))
    return Ideas(tuple(best), judgement.SLACK / 2) if best else found[0].answer


def _second_ride(field: Field, leader: LeaderId) -> Iterator[Term]:
    """What it is worth to ride on, where a leader does not stand where he should."""
    own = disc(field.state, leader)
    if own is not None:
        found = judgement.PATIENCE * misplaced(field, leader, Point(own.x, own.y))
        if found > 0:
            yield term("why-rides-on", found, leader=field.state.leaders[leader].name)
