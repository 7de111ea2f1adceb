"""Effects that last for a while: who has them, and when they lapse (2.49, 7.52)."""

from __future__ import annotations

from maestre.games.tercios.data import Ability
from maestre.games.tercios.table.moments import LENT
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.miniatures.sides import Side


def put(state: State, mark: Mark) -> None:
    """Lay an effect; the same one twice is one."""
    if mark not in state.marks:
        state.marks += (mark,)


def lift(state: State, what: str, on: str | None = None) -> None:
    """Take an effect from one unit or leader, or from all."""
    state.marks = tuple(mark for mark in state.marks if mark.what != what or on not in {None, mark.on})


def marked(state: State, what: str, on: str) -> bool:
    """Whether an effect lies on a unit or a leader."""
    return bool(state.marks) and any(mark.what == what and mark.on == on for mark in state.marks)


def has(state: State, unit: UnitId, ability: Ability) -> bool:
    """Whether a unit has a special rule, by its list or lent to it for a while, or by a leader."""
    return ability in state.gear(unit).abilities or marked(state, ability, unit) or LENT(state, unit, ability)


def expire(state: State, until: Until, on: str | None = None) -> None:
    """Lift the effects of one duration, of one unit or of all."""
    state.marks = tuple(mark for mark in state.marks if mark.until is not until or on not in {None, mark.on})


def deed_begun(state: State, unit: UnitId) -> None:
    """Lift what was to last until this unit acts or reacts."""
    expire(state, Until.IDLE, unit)


def deed_done(state: State, unit: UnitId) -> None:
    """Lift what was to last through this unit's activation, and what it called forth."""
    expire(state, Until.DEED, unit)
    expire(state, Until.TRIGGER)


def go_ended(state: State, side: Side) -> None:
    """Lift, at the end of a side's go, what the other side's leaders have laid until then."""
    state.marks = tuple(
        mark for mark in state.marks if mark.until is not Until.NEXT_GO or _laid_by(mark.by) is not side.enemy
    )


def _laid_by(leader: LeaderId | None) -> Side | None:
    """The side of a leader, alive or lost: ids begin with its letter (`state.raised`)."""
    return next((side for side in Side if leader and leader.startswith(side.value[0].upper())), None)
