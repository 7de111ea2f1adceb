"""2.36, 2.40, 2.47 Shots as reactions: at who comes near, or at a charge where it is first in range."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, OrderKind, Weapon
from maestre.games.tercios.orders.activation import ACTIONS
from maestre.games.tercios.shooting.shots import Aim, aim, length, made, missiles, shooters, volleys
from maestre.games.tercios.shooting.targets import declared
from maestre.games.tercios.table.asking import ByTrigger
from maestre.games.tercios.table.moments import ACTION_OPEN
from maestre.games.tercios.table.places import base, front, pose
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Trigger, Volley
from maestre.games.tercios.table.troops import named
from maestre.play import Procedure, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_STRIDE: Final = INCH // 4
"""How far apart the points of a charge's way are looked at, before the first that serves is found to the unit."""


class ReactWithAttention(ByTrigger[str], frozen=True, tag="react-with-attention"):
    """A Troop reacts with Attention: whether it turns or shoots."""

    rule: ClassVar = "2.40"
    words: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.words


@rule("2.36", "2.40")
def answer_attention(state: State, trigger: Trigger) -> Procedure[bool]:
    """Turn or shoot, whichever is possible; whether the mover may go on."""
    unit = trigger.unit
    may = _answers(state, trigger, OrderKind.ATTENTION)
    turn = state.figures.orders[OrderKind.ATTENTION].reactions[0]
    words = ((turn,) if _may_turn(state, unit, turn) else ()) + (("shoot",) if may else ())
    if not words:
        tell(state, "no-answer", "2.36", unit=named(state, unit))
        return True
    word = yield from ask(state.units[unit].side, ReactWithAttention(trigger, words))
    if word == turn:
        yield from ACTIONS[turn].take(state, unit)
        return True
    return (yield from _answer(state, trigger, OrderKind.ATTENTION, may))


def _may_turn(state: State, unit: UnitId, turn: str) -> bool:
    return turn in ACTIONS and ACTION_OPEN(state, unit, turn, ()) and ACTIONS[turn].offered(state, unit)


@rule("2.36", "2.47")
def answer_fire(state: State, trigger: Trigger) -> Procedure[bool]:
    """Shoot at the mover before any combat; whether it may go on."""
    may = _answers(state, trigger, OrderKind.FIRE)
    if not may:
        tell(state, "no-answer", "2.36", unit=named(state, trigger.unit))
        return True
    return (yield from _answer(state, trigger, OrderKind.FIRE, may))


def _answer(state: State, trigger: Trigger, order: OrderKind, may: dict[Aim, Pose]) -> Procedure[bool]:
    """Shoot at the mover, each shot where it first serves; then the mover is back where it was halted."""
    mover = trigger.mover
    for shooter, shot in (yield from declared(state, trigger.unit, tuple(may), trigger)):
        if mover not in state.units:
            break
        start, facing = front(state, mover), pose(state, mover).facing
        change(state.units, mover, pose=may[shooter, shot])
        yield from made(state, shooter, shot, order, reacting=True)
        if mover in state.units:
            back = tabletop.placed(base(state, mover), tabletop.Side.FRONT, start, facing)
            change(state.units, mover, pose=back)
    return mover in state.units


@rule("2.47")
def _answers(state: State, trigger: Trigger, order: OrderKind) -> dict[Aim, Pose]:
    """Every shot at a mover, and where it then stands: where it is if that serves, else where its charge first does.

    Each weapon is looked at by itself: whoever chooses the shorter one lets the charge come nearer.
    """
    mover = trigger.mover

    @cache
    def shots(there: Pose) -> tuple[Volley, ...]:
        return volleys(_standing(state, mover, there), trigger.unit, order, reacting=True, at=mover)

    found: dict[Aim, Pose] = {}
    for shooter in shooters(state, trigger.unit):
        for weapon in missiles(state, shooter):

            def aims(there: Pose, who: UnitId = shooter, what: Weapon = weapon) -> dict[Aim, Pose]:
                return {aim(shot): there for shot in shots(there) if (shot.shooter, shot.weapon) == (who, what)}

            found |= aims(pose(state, mover)) or _first_on_way(state, trigger, aims)
    return found


def _first_on_way(state: State, trigger: Trigger, aims: Callable[[Pose], dict[Aim, Pose]]) -> dict[Aim, Pose]:
    """Look along the way of a charge in strides, then find the first point between two of them to the unit."""
    if trigger.way is None or trigger.way[0] == trigger.way[1]:
        return {}
    start, end = trigger.way
    long, facing = length(start, end), tabletop.heading(end.x - start.x, end.y - start.y)

    def at(gone: int) -> dict[Aim, Pose]:
        point = Point(start.x + (end.x - start.x) * gone // long, start.y + (end.y - start.y) * gone // long)
        return aims(tabletop.placed(base(state, trigger.mover), tabletop.Side.FRONT, point, facing))

    far = next((gone for gone in (*range(0, long, _STRIDE), long) if at(gone)), None)
    if far is None:
        return {}
    near = max(far - _STRIDE, -1)
    while far - near > 1:
        middle = (near + far) // 2
        near, far = (near, middle) if at(middle) else (middle, far)
    return at(far)


def _standing(state: State, unit: UnitId, there: Pose) -> State:
    """The position with a Troop elsewhere."""
    other = copy(state)
    other.units = {**state.units, unit: replace(state.units[unit], pose=there)}
    return other
