"""5.59, 7.31, 7.33-7.34 Who owes a courage test at the end of a part of shooting, and what makes it worse."""

from __future__ import annotations

from maestre.games.aguila.shooting.artillery import battery_shakes, gun
from maestre.games.aguila.table.places import sided_at
from maestre.games.aguila.table.sight import eye
from maestre.games.aguila.table.state import OfficerId, Shaken, State, UnitId
from maestre.games.aguila.table.subjects import Aim
from maestre.play import rule
from maestre.space.tabletop import Side


@rule("7.33", "7.34", "8.26")
def met(state: State, aim: Aim) -> Side:
    """On which side of its target the shooter stands; who has no sides is met at his front."""
    target = UnitId(aim.target)
    return sided_at(state, target, eye(state, aim.shooter, aim.side)) if target in state.units else Side.FRONT


@rule("5.59", "7.31", "7.33", "7.34")
def shake_by(state: State, aim: Aim) -> None:
    """Note that a shot has wounded its target."""
    side, bonus, because = met(state, aim), 0, ""
    row = state.figures.combat.courage
    if side is Side.REAR:
        bonus, because = row.shot_rear, "7.34"
    elif side is not Side.FRONT:
        guns = gun(state, aim.shooter) is not None
        bonus, because = row.shot_flank_artillery if guns else row.shot_flank, "7.33"
    shake(state, UnitId(aim.target), bonus, because, battery_shakes(state, aim.shooter))


@rule("7.31")
def shake(state: State, unit: UnitId, bonus: int = 0, because: str = "", battery: int = 0) -> None:
    """Note that a unit was hurt in this part: it tests once, with the best of each that makes it worse."""
    before = next((one for one in state.shaken if one.unit == unit), Shaken(unit))
    others = tuple(one for one in state.shaken if one.unit != unit)
    worse = (bonus, because) if bonus > before.bonus else (before.bonus, before.because)
    state.shaken = (*others, Shaken(unit, *worse, max(battery, before.battery)))


@rule("7.31")
def owing(state: State) -> tuple[Shaken, ...]:
    """Those who were hurt, are still there, and have enough damage to be tested."""
    return tuple(one for one in state.shaken if _damage(state, one.unit) >= state.figures.combat.courage.damage_least)


def _damage(state: State, piece: str) -> int:
    unit, officer = state.units.get(UnitId(piece)), state.officers.get(OfficerId(piece))
    return unit.damage if unit is not None else officer.damage if officer is not None else 0
