"""2.10-2.12, 8.01-8.33 Charges: declared one by one, then moved into contact."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.contact import contact, fit, joined, only, shared, ways
from maestre.games.aguila.data import SIGHT
from maestre.games.aguila.discipline import test_of, tested
from maestre.games.aguila.marches import settle
from maestre.games.aguila.matters import Charging, Onset, Weighing
from maestre.games.aguila.moments import CHARGE_DECLARED, WALKED
from maestre.games.aguila.names import named
from maestre.games.aguila.officers import in_command
from maestre.games.aguila.parts import end_part
from maestre.games.aguila.places import side_of
from maestre.games.aguila.reach import (
    allowance,
    blindly,
    check_charge,
    halted,
    own,
    reachable,
    way_to,
)
from maestre.games.aguila.reactions import react
from maestre.games.aguila.rolls import Passed
from maestre.games.aguila.sight import visible
from maestre.games.aguila.state import Charge, Side, State, UnitId
from maestre.play import Answer, Ask, Order, Orders, Procedure, Refused, ask, change, rule, tell, throw
from maestre.space.tabletop import Pose, Walk

__all__ = ["charge", "charges_for_chance", "check_declaration", "commanded", "declare", "reachable", "way_to"]

CHARGE: Final = "charge"
DONE: Final = "done"
_DECLARE: Final = "declare"
_RESOLVE: Final = "resolve"


# ------------------------------------------------------------------------------------------------------------ the step


@rule("2.10", "2.11", "2.12", "8.01")
def charge(state: State) -> Procedure[None]:
    """One step of a side in charges: a declaration, or a charge move, or the end of its part."""
    assert state.go is not None
    side = state.go.side
    if not state.go.step:
        state.charges = ()
        state.go = replace(state.go, step=_DECLARE)
    if state.go.step == _DECLARE:
        onsets = _onsets(state, side)
        if onsets:
            order = yield from ask(side, Orders((CHARGE, DONE)), "2.10", about=Charging(side, onsets))
            if order.verb == CHARGE:
                yield from declare(state, _named(state, order))
                return
        state.go = replace(state.go, step=_RESOLVE)
    place = next((place for place, one in enumerate(state.charges) if not one.moved), None)
    if place is not None:
        yield from _go_home(state, state.charges[place])
        return
    yield from settle(state, _engaged(state))
    yield from end_part(state)


@rule("8.30")
def _engaged(state: State) -> tuple[UnitId, ...]:
    """Who is in a combat, from whom bystanders are moved apart when all charges have been made."""
    found = (unit for one in state.charges for unit in (*one.chargers, one.target))
    return tuple(unit for unit in found if unit in state.units and state.units[unit].pose is not None)


def _onsets(state: State, side: Side) -> tuple[Onset, ...]:
    """The charges that a side may declare now."""
    return tuple(
        Onset(unit, target, at, allowance(state, unit))
        for unit, one in state.units.items()
        if one.side is side and one.pose is not None
        for target, at in reachable(state, unit)
    )


# --------------------------------------------------------------------------------------------------------- declarations


def _named(state: State, order: Order) -> Charge:
    """The charge that an order names; it must be legal."""
    target, *others = order.objects
    return _together(state, (UnitId(order.piece), *map(UnitId, others)), UnitId(target))


@rule("8.26", "8.27")
def _together(state: State, chargers: tuple[UnitId, ...], target: UnitId) -> Charge:
    """Several units at one target, each on the side that it comes at now; refused if one of them may not."""
    found = [check_charge(state, unit, target, chargers) for unit in chargers]
    sides = tuple(one.side for one in found)
    return Charge(chargers, target, sides, halted=tuple(halted(state, unit) for unit in chargers))


@rule("2.10", "8.02", "8.08", "8.27", "8.28", "8.29")
def check_declaration(state: State, ask: Ask, answer: Order) -> None:
    """Refuse a charge that names no target or two, or someone who may not charge it, or more than find room."""
    if answer.verb == DONE:
        return
    side = Side(ask.seat)
    chargers = (answer.piece, *answer.objects[1:])
    target = answer.objects[0] if answer.objects else ""
    if not _known(state, target) or side_of(state, target) == side:
        raise Refused("2.10", "charge-no-target", target=target)
    for unit in chargers:
        if not _known(state, unit) or UnitId(unit) not in state.units or state.units[UnitId(unit)].pose is None:
            raise Refused("2.10", "charge-no-charger", unit=unit)
        if not own(state, unit, side):
            raise Refused("8.02", "charge-two-targets", unit=named(state, unit), target=named(state, target))
        if chargers.count(unit) > 1:
            raise Refused("8.02", "charge-twice", unit=named(state, unit))
    charge = _together(state, tuple(map(UnitId, chargers)), UnitId(target))
    if not _room(state, charge):
        crowd = max(len(units) for _, units in shared(state, charge))
        raise Refused("8.29", "charge-no-room", target=named(state, target), count=crowd)


def _known(state: State, piece: str) -> bool:
    """Whether a name is that of someone who is on the table."""
    unit = state.units.get(UnitId(piece))
    if unit is not None:
        return unit.pose is not None or unit.inside is not None
    return any(name == piece and one.pose is not None for name, one in state.officers.items())


@rule("8.08", "8.29")
def _room(state: State, charge: Charge) -> bool:
    """Whether all chargers get to the target and find a place against it."""
    going = ways(state, charge)
    return len(going) == len(charge.chargers) and contact(state, charge, going) is not None


def charges_for_chance(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Any charge, by one unit or as often as not by all who reach the same target, or none."""
    assert isinstance(ask.about, Charging)
    onsets = list(ask.about.onsets)
    for one in rng.sample(onsets, len(onsets)):
        fellows = [other.charger for other in onsets if other.target == one.target and other.charger != one.charger]
        together = Order(CHARGE, one.charger, (one.target, *fellows))
        if fellows and rng.random() < 1 / 2 and _allowed(state, ask, together):
            yield together
        alone = Order(CHARGE, one.charger, (one.target,))
        if _allowed(state, ask, alone):
            yield alone
    yield Order(DONE)


def _allowed(state: State, ask: Ask, order: Order) -> bool:
    try:
        check_declaration(state, ask, order)
    except Refused:
        return False
    return True


@rule("2.10", "2.12", "6.12", "8.10", "8.27", "10.03")
def declare(state: State, charge: Charge) -> Procedure[None]:
    """Declare a charge: what precedes it, the reaction, and what comes of it.

    A later charge at the same target joins the first, so that all who charged it fight in one combat (9.25).
    """
    seen = yield from _surely_seen(state, charge)
    if seen is None:
        return
    for unit in seen.chargers:
        _done(state, unit, charges=True)
        tell(state, "charge-declared", "2.10", unit=named(state, unit), target=named(state, charge.target))
    going = yield from CHARGE_DECLARED(seen, state)
    if going is None or going.target not in state.units or state.ended:
        return
    _done(state, going.target, charged=True)
    going = yield from react(state, going)
    if going is None:
        return
    before = next((one for one in state.charges if one.target == going.target), None)
    rest = tuple(one for one in state.charges if one is not before)
    state.charges = (*rest, going if before is None else joined(before, going))


def _done(state: State, unit: UnitId, *, charges: bool = False, charged: bool = False) -> None:
    deeds = state.units[unit].deeds
    both = replace(deeds, charges=deeds.charges or charges, charged=deeds.charged or charged)
    change(state.units, unit, deeds=both)


@rule("1.18")
def _surely_seen(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Throw for each charger to whom too little of the target shows; who does not see it has declared nothing.

    It does not look again at that target this turn.
    """
    kept = []
    for unit in charge.chargers:
        glimpse = visible(state, unit, charge.target, charge=True)
        if glimpse is not None and glimpse.sliver(SIGHT.sliver):
            about = Weighing(unit, "sight", charge.target)
            if not (yield from throw(Passed(SIGHT.doubt), "1.18", about=about)):
                deeds = state.units[unit].deeds
                change(state.units, unit, deeds=replace(deeds, tests=(*deeds.tests, blindly(charge.target))))
                tell(state, "charge-not-seen", "1.18", unit=named(state, unit), target=named(state, charge.target))
                continue
        kept.append(unit)
    return only(charge, tuple(kept))


@rule("12.25")
def commanded(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Who is out of command charges only after a passed test."""
    if charge is None:
        return None
    kept = []
    for unit in charge.chargers:
        if in_command(state, unit) or (yield from tested(state, test_of(state, unit, "command"))):
            kept.append(unit)
        else:
            tell(state, "charge-no-command", "12.25", unit=named(state, unit), target=named(state, charge.target))
    return only(charge, tuple(kept))


# --------------------------------------------------------------------------------------------------------- charge moves


@rule("2.11", "8.13", "8.16", "8.22", "8.24", "8.29")
def _go_home(state: State, charge: Charge) -> Procedure[None]:
    """Move the chargers of a target into contact, as things stand now; who finds no way or no room loses its charge."""
    target = charge.target
    going = fit(state, charge)
    found = _placed(state, going) if going is not None else None
    arrived = tuple(found[1]) if found is not None else ()
    for unit in charge.chargers:
        if unit in state.units and unit not in arrived:
            tell(state, "charge-lost", "8.22", unit=named(state, unit), target=named(state, target))
    if found is None:
        state.charges = tuple(one for one in state.charges if one is not charge)
        return
    home, poses, walks = found
    home = replace(home, moved=True)
    state.charges = tuple(home if one is charge else one for one in state.charges)
    for unit, there in poses.items():
        change(state.units, unit, pose=there)
        tell(state, "charge-contact", "8.24", unit=named(state, unit), target=named(state, target))
    for unit, way in walks.items():
        yield from WALKED(state, unit, tuple(zip(way.poses, way.poses[1:], strict=False)))


@rule("8.22", "8.29")
def _placed(state: State, charge: Charge) -> tuple[Charge, dict[UnitId, Pose], dict[UnitId, Walk]] | None:
    """The chargers who still get there, where they stand and by which ways: the last named give up room first."""
    walks = ways(state, charge)
    units = [unit for unit in charge.chargers if unit in walks]
    while units:
        going = only(charge, tuple(units))
        assert going is not None
        poses = contact(state, going, walks)
        if poses is not None:
            return going, poses, {unit: walks[unit] for unit in units}
        units.pop()
    return None
