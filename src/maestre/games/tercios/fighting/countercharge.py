"""2.41-2.44 Attack as a reaction: the countercharge against a charge, the interception of whoever passes near."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from maestre.games.tercios.data import Arm, OrderKind
from maestre.games.tercios.fighting.charge import (
    aimed,
    apart,
    contact,
    fits,
    length,
    open_line,
    reach,
    touching,
)
from maestre.games.tercios.fighting.melee import fight
from maestre.games.tercios.moving.moves import march, travel
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.move_legality import toward
from maestre.games.tercios.table.places import base, faces, front, outline, pose, posed
from maestre.games.tercios.table.sight import clear, eyes
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Charge, Trigger
from maestre.games.tercios.table.troops import named
from maestre.play import Procedure, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose


def answer_attack(state: State, trigger: Trigger) -> Procedure[bool]:
    """React with Attack: against a charge by a countercharge, against a passer-by by an interception."""
    return (yield from (countercharge if trigger.cause == "charge" else intercept)(state, trigger))


# ------------------------------------------------------------------------------------------------------- countercharge


class _Meeting(NamedTuple):
    """Where the two of a countercharge meet: the charge that is fought, and where charger and target stand."""

    charge: Charge
    charger: Pose
    target: Pose


@rule("2.41")
def countercharge(state: State, trigger: Trigger) -> Procedure[bool]:
    """Meet a charger halfway and fight; whoever cannot has spent the card, and the charge goes on.

    The way of the charger still passes whoever stands beside it; the countercharge itself opens no windows.
    """
    unit, mover = trigger.unit, trigger.mover
    met = _meeting(state, unit, mover)
    if met is None:
        tell(state, "countercharge-idle", "2.41", unit=named(state, unit))
        return True
    tell(state, "countercharges", "2.41", unit=named(state, unit), target=named(state, mover))
    if (yield from travel(state, mover, met.charger, OrderKind.ATTACK, charge=met.charge)) and unit in state.units:
        yield from march(state, unit, met.target)
        yield from fight(state, met.charge)
    return False


@pure(OPEN)
@rule("2.41", "2.42")
def _meeting(state: State, unit: UnitId, mover: UnitId) -> _Meeting | None:
    """Halfway between the front centres, or as near to it as both can come; None if they cannot meet.

    Each must see the other ahead, and find its part of the way and its place free.
    """
    start, end = eyes(state, mover, front(state, unit))[0], eyes(state, unit, front(state, mover))[0]
    both = (*apart(state, unit), *apart(state, mover))
    if start == end or not (faces(state, unit, start) and faces(state, mover, end)):
        return None
    if not (clear(state, end, start, (unit, mover)).clear and open_line(state, mover, (start, end), both)):
        return None
    far, theirs = length((start, end)), reach(state, mover, (start, end))
    ours = _allowance(state, unit, mover, (end, start))
    if theirs + ours < far:
        return None
    share = min(max(far // 2, far - theirs), ours)
    way = toward(start, end)
    dx, dy = tabletop.step(way, far - share)
    first = tabletop.placed(base(state, mover), tabletop.Side.FRONT, Point(start.x + dx, start.y + dy), way)
    enemy = tabletop.stand(first, base(state, mover))
    second = touching(end, tabletop.opposed(way), far, base(state, unit), enemy)
    if not (fits(state, mover, first, both) and fits(state, unit, second, both)):
        return None
    charge = Charge(mover, unit, (start, end), counter=True, order_bonus=(mover, unit))
    return _Meeting(charge, first, second)


@rule("2.42")
def _allowance(state: State, unit: UnitId, mover: UnitId, line: tuple[Point, Point]) -> int:
    """How far a countercharge can go: infantry against cavalry an inch."""
    ours = reach(state, unit, line, reacting=True)
    if state.gear(mover).arm is Arm.CAVALRY and state.gear(unit).arm is not Arm.CAVALRY:
        return min(ours, state.figures.distances.infantry_countercharge_max)
    return ours


# -------------------------------------------------------------------------------------------------------- interception


@rule("2.43", "2.44")
def intercept(state: State, trigger: Trigger) -> Procedure[bool]:
    """Charge a mover where it is halted; it goes on if it throws the interceptor back, by a draw too.

    An interception never flanks. Where the bases would have touched before, the mover is fought there.
    """
    unit, mover = trigger.unit, trigger.mover
    met = _met(state, unit, mover)
    charge = aimed(posed(state, mover, met), unit, mover, reacting=True)
    if charge is None:
        tell(state, "intercept-idle", "2.43", unit=named(state, unit))
        return True
    tell(state, "intercepts", "2.43", unit=named(state, unit), target=named(state, mover))
    change(state.units, mover, pose=met)
    charge = replace(charge, flank=False)
    return (yield from struck_at(state, charge, attacks=True))


def _met(state: State, unit: UnitId, mover: UnitId) -> Pose:
    """Where a mover is fought: where it is halted, or before, where its base first touched the other."""
    here = pose(state, mover)
    own, other = base(state, mover), outline(state, unit)
    if tabletop.overlap(tabletop.stand(here, own), other):
        return tabletop.parted_along(here, own, other, 0, tabletop.opposed(here.facing)).pose
    return here


@rule("2.39", "2.43", "2.44")
def struck_at(state: State, charge: Charge, *, attacks: bool) -> Procedure[bool]:
    """Charge a mover on its way and fight; gives whether it may go on. ``attacks``: with the benefits of Attack.

    A mover that executes Attack keeps them too.
    """
    unit, mover = charge.charger, charge.target
    own = (unit,) if attacks else ()
    theirs = (mover,) if state.units[mover].acted is OrderKind.ATTACK else ()
    charge = replace(charge, order_bonus=(*own, *theirs))
    yield from march(state, unit, contact(state, charge))
    winner = yield from fight(state, charge)
    return mover in state.units and (unit not in state.units or winner != unit)
