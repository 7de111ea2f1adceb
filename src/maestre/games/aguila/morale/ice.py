"""15.11-15.12 Ice: whoever is on frozen water may break in.

A unit rolls once a turn: when a move brings it over ice, or else when its side has moved and it stands on some. Who
crosses on a bridge is on no ice. An officer on his own never rolls.
"""

from __future__ import annotations

from math import isqrt
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.data import Arm
from maestre.games.aguila.morale.courage import hurt
from maestre.games.aguila.table.crossings import carried, over_water
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import CROSSINGS, base, scene
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Weighing
from maestre.play import Procedure, Reading, change, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Around, Aside, Base, Ground, Pose

_ICE: Final = "ice"


class Ice(Reading[int], frozen=True):
    """How many wounds the ice gives: none, or, if the die shows a number, those of another one."""

    symmetric: ClassVar[bool] = False

    number: int
    wounds: int

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """A die, and if the ice breaks one more."""
        if not faces:
            return (_DIE,)
        return (self.wounds,) if len(faces) == 1 and faces[0] >= self.number else ()

    def read(self, faces: tuple[int, ...]) -> int:
        """Give the wounds."""
        return sum(faces[1:])


_DIE: Final = 6


@rule("15.11")
def ice_crossed(state: State, unit: UnitId, legs: tuple[tuple[Pose, Pose], ...]) -> Procedure[None]:
    """Throw for a unit that has moved over ice, if it has not thrown this turn."""
    if state.sky.frozen and unit in state.units and any(_sheets(state, base(state, unit), *leg) for leg in legs):
        yield from _breaks(state, unit)


@rule("15.11")
def ice_below(state: State, unit: UnitId) -> Procedure[None]:
    """Throw for a unit that stands on ice, if it has not thrown this turn."""
    here = state.units[unit].pose
    if state.sky.frozen and here is not None and _sheets(state, base(state, unit), here, here):
        yield from _breaks(state, unit)


def _sheets(state: State, size: Base, start: Pose, end: Pose) -> bool:
    """Whether a base comes onto ice between two poses; of a turn where it begins and where it ends count."""
    ice = tuple(
        Ground(name, scene(one), 1)
        for name, one in state.scenery.items()
        if state.figures.terrain.row[one.element].freezes and one.role not in CROSSINGS
    )
    if not ice:
        return False
    length = isqrt((start.x - end.x) ** 2 + (start.y - end.y) ** 2)
    if length and start.facing == end.facing:
        leg = Aside(tabletop.heading(end.x - start.x, end.y - start.y), length)
        waters = carried(state, size, start, leg)
        met = tabletop.walk(start, size, (leg,), Around(grounds=ice)).crossed
        return any(name not in waters for name in met)
    return any(
        tabletop.overlap(tabletop.stand(there, size), sheet.outline)
        and sheet.name not in over_water(state, size, there)
        for there in (start, end)
        for sheet in ice
    )


@rule("15.11", "15.12")
def _breaks(state: State, unit: UnitId) -> Procedure[None]:
    """One throw a turn; the wounds cause no test of courage."""
    deeds = state.units[unit].deeds
    if _ICE in deeds.tests:
        return
    change(state.units, unit, deeds=replace(deeds, tests=(*deeds.tests, _ICE)))
    foot = state.arm_of(state.units[unit]) is Arm.INFANTRY
    row = state.figures.weather.ice
    reading = Ice(row.infantry if foot else row.others, row.wounds_die)
    wounds = yield from throw(reading, "15.11", about=Weighing(unit, _ICE))
    tell(state, "ice-breaks" if wounds else "ice-holds", "15.11", unit=named(state, unit), number=reading.number)
    yield from hurt(state, unit, wounds, "15.11")
