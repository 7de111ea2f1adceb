"""Attention: which two actions serve best, and in which order."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.tercios.abilities.artillery import UNLIMBER
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.orders.activation import DONE, NextAction
from maestre.games.tercios.table.state import UnitId
from tools.former.tercios import judgement
from tools.former.tercios.field import Field
from tools.former.tercios.instructions import INSTRUCTIONS
from tools.former.tercios.posts import best_post, best_turn, stayed

SHOOT: Final = "shoot"
MOVE: Final = "move"
TURN: Final = "reorient"
REORGANISE: Final = "reorganise"


class Course(NamedTuple):
    """One or two actions, in order, and what they gain together."""

    gain: float
    actions: tuple[str, ...]


def best_course(field: Field, unit: UnitId) -> Course:
    """The best use of Attention, over doing nothing."""
    return field.kept(("course", unit), lambda: max(_courses(field, unit)))


def _courses(field: Field, unit: UnitId) -> list[Course]:
    tidied = judgement.DISORDER * field.stake(unit).worth if field.state.units[unit].disordered else 0.0
    shot = field.best_shot(unit, OrderKind.ATTENTION)
    stays = stayed(field, unit)
    moved = best_post(field, unit, OrderKind.ATTENTION).worth - stays
    turned = best_turn(field, unit)[0] - stays
    found = [Course(0.0, ()), Course(moved, (MOVE,)), Course(turned, (TURN,))]
    if shot:
        found += [Course(shot, (SHOOT,)), Course(shot + moved, (SHOOT, MOVE)), Course(shot + turned, (SHOOT, TURN))]
    if field.arms(unit):
        there, faced = best_post(field, unit, OrderKind.ATTENTION, shoots=True), best_turn(field, unit, shoots=True)
        found += [Course(there.worth - stays, (MOVE, SHOOT))] if there.to != field.front(unit) else []
        found += [Course(faced[0] - stays, (TURN, SHOOT))] if faced[1] else []
    if tidied:
        found += [Course(one.gain + tidied, (REORGANISE, *one.actions)) for one in found if len(one.actions) < _MOST]
    return found


_MOST: Final = 2
"""How many actions Attention allows."""


@INSTRUCTIONS.of(NextAction)
def _next_action(field: Field, question: NextAction) -> str:
    """The next action of a Troop with Attention; the second one is thought over after the first."""
    options = question.open
    if UNLIMBER in options:
        return UNLIMBER
    left = _MOST - len(question.done)
    courses = sorted(_courses(field, question.unit), reverse=True)
    for course in courses:
        if course.gain <= 0 or len(course.actions) > left:
            continue
        if course.actions and course.actions[0] in options:
            return course.actions[0]
    return DONE
