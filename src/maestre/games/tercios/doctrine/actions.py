"""Attention: which two actions serve best, and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.tercios.abilities.artillery import UNLIMBER
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.posts import best_post, best_turn, moved, turned
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.plans import NO_REST
from maestre.games.tercios.doctrine.weighing.stakes import tidiness
from maestre.games.tercios.doctrine.weighing.words import hundredths, worth
from maestre.games.tercios.orders.activation import DONE, NextAction
from maestre.games.tercios.table.state import UnitId
from maestre.opponents import Counsel, Idea, Ideas, Term, term

SHOOT: Final = "shoot"
MOVE: Final = "move"
TURN: Final = "reorient"
REORGANISE: Final = "reorganise"
_MOST: Final = 2
"""How many actions Attention allows."""


class Course(NamedTuple):
    """One or two actions, in order, what they gain together, and why."""

    gain: float
    actions: tuple[str, ...]
    terms: tuple[Term, ...]


def best_course(field: Field, unit: UnitId) -> Course:
    """The best use of Attention, over doing nothing."""
    return courses(field, unit)[0]


def courses(field: Field, unit: UnitId) -> tuple[Course, ...]:
    """The uses of Attention, the best first."""
    return field.kept(("courses", unit), lambda: _courses(field, unit))


def _courses(field: Field, unit: UnitId) -> tuple[Course, ...]:
    found = [Course(worth(terms), actions, terms) for actions, terms in _uses(field, unit)]
    if field.state.units[unit].disordered and not field.plan.temper.makes(NO_REST):
        tidied = term("why-tidy", tidiness(field.stake(unit)), unit=field.named(unit))
        found += [
            Course(one.gain + tidied.worth, (REORGANISE, *one.actions), (tidied, *one.terms))
            for one in found
            if len(one.actions) < _MOST
        ]
    return tuple(sorted(found, key=lambda one: (-one.gain, one.actions)))


def _uses(field: Field, unit: UnitId) -> Iterator[tuple[tuple[str, ...], tuple[Term, ...]]]:
    goes = moved(field, unit, best_post(field, unit, OrderKind.ATTENTION))
    turns = turned(field, unit, best_turn(field, unit)[2])
    yield (), ()
    yield (MOVE,), goes
    yield (TURN,), turns
    shot = _shot(field, unit)
    if shot:
        yield (SHOOT,), shot
        yield (SHOOT, MOVE), (*shot, *goes)
        yield (SHOOT, TURN), (*shot, *turns)
    if field.arms(unit):
        there = best_post(field, unit, OrderKind.ATTENTION, shoots=True)
        if there.to != field.front(unit):
            yield (MOVE, SHOOT), moved(field, unit, there, shoots=True)
        faced = best_turn(field, unit, shoots=True)
        if faced[1]:
            now = term("why-shoots-there", faced[2].now, unit=field.named(unit), reach=field.range(unit) // INCH)
            yield (TURN, SHOOT), (*turned(field, unit, faced[2]), now)


def _shot(field: Field, unit: UnitId) -> tuple[Term, ...]:
    shots = field.shots(unit, OrderKind.ATTENTION)
    best = max(shots, key=lambda one: shots[one].taken, default=None)
    if best is None or not shots[best].taken:
        return ()
    names = {"unit": field.named(best.shooter), "target": field.named(best.target)}
    return (term("why-shot", shots[best].taken, **names, chance=hundredths(shots[best].hurts)),)


@INSTRUCTIONS.of(NextAction)
def _next_action(field: Field, question: NextAction) -> Counsel:
    """The next action of a Troop with Attention; the second one is thought over after the first."""
    options = question.open
    if UNLIMBER in options:
        return UNLIMBER
    left = _MOST - len(question.done)
    found: dict[str, Idea] = {DONE: Idea(DONE)}
    for course in courses(field, question.unit):
        first = course.actions[0] if course.actions else DONE
        if course.gain > 0 and len(course.actions) <= left and first in options:
            found.setdefault(first, Idea(first, course.terms))
    return Ideas(tuple(found.values()), judgement.SLACK)
