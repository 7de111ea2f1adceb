"""Leaders: who is activated, where he rides, and which command action is worth his dice."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.command.leaders import DONE, POWERS, RUN, CommandAction
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.powers import troops_of
from maestre.games.tercios.doctrine.rides import bettered, escaped, led_worth, left_worth
from maestre.games.tercios.doctrine.uses import best_use, use
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap
from maestre.games.tercios.table.places import disc, radius
from maestre.games.tercios.table.state import LeaderId
from maestre.games.tercios.table.troops import ready
from maestre.games.tercios.turn.sequence import Lead, leading
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Order
from maestre.space.tabletop import Point

# ----------------------------------------------------------------------------------------------- who is to be activated


def leads(field: Field, *, must: bool) -> tuple[Idea, ...]:
    """The leaders who have something to do, the best first; one in a Troop stays there as long as it holds.

    As long as there are more goes to come than leaders, none rides after Troops that have still to move.
    """
    state = field.state
    free = leading(state, field.side)
    late = len(ready(state, field.side)) <= len(free)
    found = [Idea(Lead(one).order(), tuple(_reasons(field, one, late=late))) for one in free]
    wanted = sorted((one for one in found if one.worth > judgement.LEAST_DEED), key=lambda one: -one.worth)
    if not wanted and must:
        return (Idea(Lead(free[0]).order()),)
    return tuple(wanted)


def _reasons(field: Field, leader: LeaderId, *, late: bool) -> Iterator[Term]:
    own = disc(field.state, leader)
    if own is None:
        found = left_worth(field, leader)
        if found > 0:
            yield term("why-leaves", found, leader=field.state.leaders[leader].name)
        return
    here = Point(own.x, own.y)
    best = best_use(field, leader)
    if best is not None and best.worth > 0:
        yield best.term
    settled = late or not any(unit in field.state.cards for unit in troops_of(field, leader))
    found = bettered(field, leader, here) if settled else _pressing(field, leader, here)
    if found > 0:
        yield term("why-misplaced", found, leader=field.state.leaders[leader].name)


def _pressing(field: Field, leader: LeaderId, at: Point) -> float:
    """What it is worth that a leader rides before his Troops have moved: to those who need him, or out of danger."""
    return max(_needed(field, leader, at), escaped(field, leader, at))


def _needed(field: Field, leader: LeaderId, at: Point) -> float:
    """How much a leader is missed by the worn Troops that are to act, whose checks are worse without him."""
    reach = command_distance(field.state, leader) + radius(field.state, field.state.leaders[leader])
    missed = (one for one in troops_of(field, leader) if one in field.state.cards and field.stake(one).wear)
    return sum(led_worth(field, leader, one) for one in missed if gap(at, field.outline(one)) > reach)


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
        found = judgement.PATIENCE * bettered(field, leader, Point(own.x, own.y))
        if found > 0:
            yield term("why-rides-on", found, leader=field.state.leaders[leader].name)
