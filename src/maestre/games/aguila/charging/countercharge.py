"""6.06-6.10 Counter-charges."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.aguila.charging.contact import joined, nearest, only
from maestre.games.aguila.charging.flight import caught
from maestre.games.aguila.charging.reach import allowance, own, way_to
from maestre.games.aguila.data import OrderKind
from maestre.games.aguila.moving.moves import settle
from maestre.games.aguila.table.moments import WALKED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import around, base, front, pose
from maestre.games.aguila.table.rolls import Passed
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Weighing
from maestre.play import Procedure, change, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Ahead, Leg, Turn, Walk


@rule("6.06", "6.07")
def check_counter(state: State, unit: UnitId, side: tabletop.Side) -> bool:
    """Whether cavalry that is charged on a side by cavalry may try to charge back."""
    one = state.units[unit]
    row = state.figures.formations.row[state.arm_of(one)].get(one.formation) if one.formation else None
    if side is tabletop.Side.REAR or row is None or not row.charges:
        return False
    return not one.stunned and one.deeds.order is not OrderKind.DOUBLE_TIME


@rule("6.08", "6.09", "6.10", "8.31")
def counter_charge(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Let charged cavalry charge back at the nearest charger: a die by its class, then half its charge.

    Who meets it is met front to front, and both strike at once. The others work out again whether they reach it.
    """
    target, by = charge.target, nearest(state, charge)
    needed = state.figures.combat.counter_charge.needed(state.profile_of(state.units[target]).class_)
    if not (yield from throw(Passed(needed), "6.08", about=Weighing(target, "counter-charge", by))):
        tell(state, "counter-failed", "6.08", unit=named(state, target))
        return charge
    tell(state, "counter-charges", "6.08", unit=named(state, target), target=named(state, by))
    walked = sally(state, target, by)
    change(state.units, target, pose=walked.pose)
    yield from WALKED(state, target, tuple(zip(walked.poses, walked.poses[1:], strict=False)))
    if target not in state.units:
        return None
    met = _met(state, charge, by)
    if met is None:
        yield from settle(state, (target,))
    return met


@rule("6.06", "6.09")
def sally(state: State, unit: UnitId, by: UnitId) -> Walk:
    """The way of a counter-charge: a turn toward the charger's front, then half a charge ahead, or to the touch."""
    here, there = pose(state, unit), front(state, by)
    turn = tabletop.turn_between(here.facing, tabletop.heading(there.x - here.x, there.y - here.y))
    most = state.figures.combat.counter_charge.move.of(allowance(state, unit).whole)
    room = around(state, unit, charge=True)
    friends = tuple(one for one in room.solid if own(state, one.name, state.units[unit].side))
    legs: tuple[Leg, ...] = (Turn(turn),) if turn else ()
    faced = tabletop.walk(here, base(state, unit), legs, room, friends)
    gone = tabletop.advance(faced.pose, base(state, unit), faced.pose.facing, most, room)
    return tabletop.walk(here, base(state, unit), (*legs, Ahead(gone.steps)), room)


@rule("6.09", "8.26")
def _met(state: State, charge: Charge, by: UnitId) -> Charge | None:
    """The charge as it goes on: the one met comes at the front if it can, all others where they now stand."""
    others = only(charge, tuple(unit for unit in charge.chargers if unit != by))
    rest = None if others is None else caught(state, others)
    first = only(charge, (by,))
    assert first is not None
    head_on = way_to(state, by, charge.target, side=tabletop.Side.FRONT, fellows=charge.chargers)
    met = replace(first, sides=(tabletop.Side.FRONT,)) if head_on is not None else caught(state, first)
    if met is None:
        return rest
    met = replace(met, counter=True)
    return met if rest is None else joined(met, rest)
