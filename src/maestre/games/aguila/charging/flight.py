"""5.54-5.55, 6.05, 6.14-6.16 Evasion and retirement: away from a charge, which may still catch up."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.aguila.charging.contact import nearest, only
from maestre.games.aguila.charging.reach import in_reach, reached
from maestre.games.aguila.data import Arm
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.moving.moves import shifted
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import front, pose
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Test, Value
from maestre.play import Procedure, rule, tell
from maestre.space import tabletop


@rule("5.54", "6.13", "6.14", "6.16")
def evade(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Run from a charge in open formation; horse from horse tests as any test is taken, and worse in the flank."""
    by = nearest(state, charge)
    horse = state.arm_of(state.units[charge.target]) is Arm.CAVALRY and state.arm_of(state.units[by]) is Arm.CAVALRY
    side = charge.sides[charge.chargers.index(by)]
    test = test_of(state, charge.target, "evade-horse" if horse else "evade", side=side)
    return (yield from _run(state, charge, by, test))


@rule("6.05")
def retire(state: State, charge: Charge) -> Procedure[Charge | None]:
    """Fall back from infantry, keeping the facing."""
    return (yield from _run(state, charge, nearest(state, charge), test_of(state, charge.target, "retire")))


@rule("5.55", "6.05", "6.14", "8.10")
def _run(state: State, charge: Charge, by: UnitId, test: Test) -> Procedure[Charge | None]:
    """Go straight away from a charger by the full Speed, facing as before, if the test is passed; otherwise hold."""
    target = charge.target
    if not (yield from tested(state, test)):
        tell(state, "reaction-stays", "8.10", unit=named(state, target))
        return charge
    start, there = front(state, by), pose(state, target)
    away = tabletop.heading(there.x - start.x, there.y - start.y)
    pace = tallied(state, Value.MOVE, Situation(unit=target, use="move", verb=test.use)).whole
    yield from shifted(state, target, away, pace)
    tell(state, "reaction-runs", "5.55", unit=named(state, target), charger=named(state, by))
    return caught(state, charge)


@rule("5.55", "6.15", "8.26")
def caught(state: State, charge: Charge) -> Charge | None:
    """The chargers who still reach a target that has moved, each on the side that it comes at now.

    All the others lose their charge and do not move.
    """
    if charge.target not in state.units:
        return None
    sides = []
    for unit in charge.chargers:
        found = reached(state, unit, charge.target, charge.chargers) if in_reach(state, unit, charge.target) else None
        sides.append(None if found is None else found[0])
        if found is None:
            tell(state, "charge-outrun", "6.15", unit=named(state, unit), target=named(state, charge.target))
    kept = tuple(unit for unit, side in zip(charge.chargers, sides, strict=True) if side is not None)
    left = only(charge, kept)
    return None if left is None else replace(left, sides=tuple(side for side in sides if side is not None))
