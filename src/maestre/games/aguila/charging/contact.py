"""8.24-8.25, 8.28-8.30 Contact: chargers aligned with the side charged, facing its centre, or sharing it."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.aguila.charging.reach import aligned, faced, gap, surroundings, way_to
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Around, Face, Pose, Walk


def only(charge: Charge, units: tuple[UnitId, ...]) -> Charge | None:
    """The charge with those of its chargers who are named; None if none is left."""
    places = [place for place, unit in enumerate(charge.chargers) if unit in units]
    if not places:
        return None
    return replace(
        charge,
        chargers=tuple(charge.chargers[place] for place in places),
        sides=tuple(charge.sides[place] for place in places),
        halted=tuple(charge.halted[place] for place in places if charge.halted),
    )


@rule("8.16", "10.14")
def fit(state: State, charge: Charge) -> Charge | None:
    """What is left of a charge: chargers who stand and are not stunned, at a target that is still there."""
    if charge.target not in state.units:
        return None
    left = (unit for unit in charge.chargers if unit in state.units and not state.units[unit].stunned)
    return only(charge, tuple(left))


@rule("8.31")
def nearest(state: State, charge: Charge) -> UnitId:
    """The charger whose front centre is nearest to the target; of equals the one named first."""
    best = charge.chargers[0]
    for unit in charge.chargers[1:]:
        if gap(state, unit, charge.target).closer_than(gap(state, best, charge.target)):
            best = unit
    return best


def joined(first: Charge, second: Charge) -> Charge:
    """Two charges at one target as one."""
    return replace(
        first,
        chargers=(*first.chargers, *second.chargers),
        sides=(*first.sides, *second.sides),
        halted=(*first.halted, *second.halted),
        counter=first.counter or second.counter,
    )


def ways(state: State, charge: Charge) -> dict[UnitId, Walk]:
    """The way of each charger to the side that it charges; who has none is not named."""
    found: dict[UnitId, Walk] = {}
    for unit, side in zip(charge.chargers, charge.sides, strict=True):
        way = way_to(state, unit, charge.target, side=side, fellows=charge.chargers)
        if way is not None:
            found[unit] = way
    return found


@rule("8.08", "8.24", "8.25", "8.28", "8.29")
def contact(state: State, charge: Charge, going: dict[UnitId, Walk]) -> dict[UnitId, Pose] | None:
    """Where the chargers come to stand, each at the end of its way; None if they do not all find room."""
    poses: dict[UnitId, Pose] = {}
    for face, units in shared(state, charge):
        room = surroundings(state, units[0], charge.target, charge.chargers)
        taken = tuple(tabletop.Obstacle(one, tabletop.stand(pose, base(state, one))) for one, pose in poses.items())
        room = room._replace(solid=(*room.solid, *taken))
        found = _against(state, units, going, face, room)
        if found is None:
            return None
        poses |= found
    return poses


def shared(state: State, charge: Charge) -> list[tuple[Face, tuple[UnitId, ...]]]:
    """The sides of the target that are charged, each with who comes at it."""
    found: dict[Face, tuple[UnitId, ...]] = {}
    for unit, side in zip(charge.chargers, charge.sides, strict=True):
        face = faced(state, unit, charge.target, side)
        found[face] = (*found.get(face, ()), unit)
    return list(found.items())


def _against(
    state: State, units: tuple[UnitId, ...], going: dict[UnitId, Walk], face: Face, room: Around
) -> dict[UnitId, Pose] | None:
    """Where those who come at one side stand; None if there is no room for all."""
    if len(units) == 1:
        alone = aligned(state, units[0], going[units[0]].pose, face, room)
        return None if alone is None else {units[0]: alone}
    abreast = _abreast(state, units, going, face)
    found = tabletop.row(face, [base(state, unit) for unit in abreast], room)
    return None if found is None else dict(zip(abreast, found, strict=True))


def _abreast(state: State, units: tuple[UnitId, ...], going: dict[UnitId, Walk], face: Face) -> tuple[UnitId, ...]:
    """The chargers of a side from left to right, as they look at it: as they come."""
    return tuple(sorted(units, key=lambda unit: -tabletop.offset(going[unit].poses[0], base(state, unit), face)))
