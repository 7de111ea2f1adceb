"""6.01-6.02, 6.11-6.12, 6.17, 6.21 Cavalry: bad ground, high walls, light horse before a line, lances."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.aguila.abilities.blows import strength_counts
from maestre.games.aguila.charging.contact import only
from maestre.games.aguila.data import Ability, Arm, Formation, Terrain
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import front, house, outline, scene
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.values import Plus, Term
from maestre.play import Procedure, Refused, rule, tell
from maestre.space import tabletop

_TOUCH = 3
"""How many units bases in contact may stand apart."""


@rule("6.02")
def check_high_wall(state: State, unit: UnitId, target: UnitId) -> None:
    """Refuse cavalry that would charge who stands an inch or less behind a high wall."""
    if state.arm_of(state.units[unit]) is not Arm.CAVALRY or house(state, target):
        return
    start, edge = front(state, unit), outline(state, target)
    end = tabletop.whole(tabletop.point_distance(start, edge).end)
    for element in state.scenery.values():
        wall = scene(element)
        if element.element is not Terrain.HIGH_WALL or not tabletop.enters(start, end, wall):
            continue
        if tabletop.within(wall, edge, state.figures.distances.separation):
            raise Refused("6.02", "charge-high-wall", unit=named(state, unit), target=named(state, target))


@rule("6.11", "6.12")
def hesitate(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Light horse must pass a test to charge the front of a line; who fails charges nobody this turn."""
    if charge is None:
        return None
    kept: list[UnitId] = []
    for unit, side in zip(charge.chargers, charge.sides, strict=True):
        wary = side is tabletop.Side.FRONT and _wary(state, unit, charge.target)
        if not wary or (yield from tested(state, test_of(state, unit, "nerve"))):
            kept.append(unit)
        else:
            tell(state, "charge-refused", "6.12", unit=named(state, unit), target=named(state, charge.target))
    return only(charge, tuple(kept))


def _wary(state: State, unit: UnitId, target: UnitId) -> bool:
    struck = state.units.get(target)
    if struck is None or state.arm_of(struck) is not Arm.INFANTRY or struck.formation is not Formation.LINE:
        return False
    return state.arm_of(state.units[unit]) is Arm.CAVALRY and has(state, unit, Ability.OPEN_FORMATION)


@rule("6.17")
def lances(state: State, at: Situation) -> Iterator[Term]:
    """Lances wound more easily where they come by charging, as Crushing Strength does: not through a cuirass."""
    charge = at.charge
    came = charge is not None and (at.unit in charge.chargers or (charge.counter and at.unit == charge.target))
    if not came or not has(state, at.unit, Ability.LANCERS) or not strength_counts(state, at):
        return
    if not has(state, UnitId(at.enemy), Ability.CUIRASS):
        yield Plus(-state.figures.abilities.row[Ability.LANCERS].amount, "6.17")


@rule("6.01", "6.21")
def bad_ground(state: State, at: Situation) -> Iterator[Term]:
    """Cavalry hits less where the bases meet in a wood, marsh or rocks, lancers less still in woods and vineyards."""
    if state.arm_of(state.units[at.unit]) is not Arm.CAVALRY:
        return
    grounds = _fought_in(state, at)
    if has(state, at.unit, Ability.LANCERS) and any(one in state.figures.combat.ground.lancers for one in grounds):
        yield Plus(-state.figures.combat.fighting.bad_ground_lancers, "6.21")
    elif any(one in state.figures.combat.ground.cavalry for one in grounds):
        yield Plus(-state.figures.combat.fighting.bad_ground_cavalry, "6.01")


@rule("6.01")
def _fought_in(state: State, at: Situation) -> tuple[Terrain, ...]:
    """The terrain along the contact: where a charger's front edge touches it and either base lies in it."""
    if at.charge is None:
        return ()
    charger = at.unit if at.unit in at.charge.chargers else UnitId(at.enemy)
    edges = (outline(state, at.unit), outline(state, at.enemy))
    contact = tabletop.track(*outline(state, charger).side(tabletop.Side.FRONT))
    return tuple(
        element.element
        for element in state.scenery.values()
        if any(tabletop.overlap(edge, scene(element)) for edge in edges)
        and tabletop.within(contact, scene(element), _TOUCH)
    )
