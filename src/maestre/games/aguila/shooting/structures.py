"""11.27-11.31 Houses and works under fire: structure points, and what comes of those inside a house that falls."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.aguila.data import Formation
from maestre.games.aguila.drill.formations import open_formations, reform
from maestre.games.aguila.morale.courage import hurt, stun
from maestre.games.aguila.shooting.shaking import shake
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import around, base, outline, present
from maestre.games.aguila.table.rolls import Collapse
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.state import SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Weighing
from maestre.play import Message, Procedure, ask, change, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Pose


class OutOfRubble(Choosing[Formation], frozen=True, tag="out-of-rubble"):
    """Its building has fallen on a garrison: how it is drawn up on the spot."""

    rule: ClassVar = "11.31"
    prefix: ClassVar = "formation"
    who: UnitId
    on: SceneryId
    formations: tuple[Formation, ...]
    what: str = "collapse"

    def options(self) -> tuple[Formation, ...]:
        return self.formations


@rule("11.28", "11.29")
def batter(state: State, house: SceneryId, impacts: int) -> Procedure[None]:
    """Take structure points off; at none the piece collapses on its garrison."""
    left = max(0, state.scenery[house].points - impacts)
    change(state.scenery, house, points=left)
    if impacts:
        tell(state, "structure-lost", "11.28", house=named(state, house), count=impacts, left=left)
    if not left:
        yield from _collapse(state, house)


@rule("11.30", "11.31")
def _collapse(state: State, house: SceneryId) -> Procedure[None]:
    """Take the piece off the table; whoever was in a building is hurt, stunned, and drawn up on the spot."""
    built, garrison = state.scenery[house].built, state.scenery[house].garrison
    assert built is not None, house
    tell(state, "structure-falls", "11.31", house=named(state, house))
    row = state.figures.weapons.structures[built].collapse
    if row is not None and garrison is not None:
        reading = Collapse(row.dice, row.wounds)
        wounds = yield from throw(reading, "11.30", about=Weighing(garrison, "collapse", house))
        if (yield from hurt(state, garrison, wounds, "11.30")):
            yield from _come_out(state, garrison, house)
            if wounds:
                shake(state, garrison)
    del state.scenery[house]


@rule("11.31")
def _come_out(state: State, unit: UnitId, house: SceneryId) -> Procedure[None]:
    """Draw a garrison up where its building stood, facing the nearest enemy as the building's sides allow."""
    where = _spot(state, unit, house)
    change(state.scenery, house, garrison=None)
    change(state.units, unit, inside=None, pose=where)
    stun(state, unit, "11.31")
    may = open_formations(state, unit)
    side, formation = state.units[unit].side, may[0]
    if len(may) > 1:
        formation = yield from ask(side, OutOfRubble(unit, house, may))
    reform(state, unit, formation)
    tell(state, "garrison-drawn-up", "11.31", unit=named(state, unit), formation=Message(f"formation-{formation}"))


def _spot(state: State, unit: UnitId, house: SceneryId) -> Pose:
    """Where a garrison stands when its building is gone: in its middle, or as near to it as there is room."""
    middle, _ = footing(state.scenery[house])
    own = base(state, unit)
    here = outline(state, unit)
    foes = [one for one in present(state) if state.units[one].side is not state.units[unit].side]
    near = min(foes, key=lambda one: tabletop.distance(here, outline(state, one)).shown(), default=None)
    toward = middle.facing
    if near is not None:
        there = outline(state, near)
        goal = tabletop.heading(there.x - middle.x, there.y - middle.y) if (there.x, there.y) != middle[:2] else toward
        sides = [(middle.facing + side.value * tabletop.QUARTER_TURN) % tabletop.TURN for side in tabletop.Side]
        toward = min(sides, key=lambda facing: abs(tabletop.turn_between(facing, goal)))
    stood = Pose(middle.x, middle.y, toward)
    freed = tabletop.freed(stood, own, around(state, unit, apart=(house,)), state.figures.field.reach)
    return stood if freed is None else freed.pose
