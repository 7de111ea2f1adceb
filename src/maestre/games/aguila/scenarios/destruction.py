"""16.13-16.14, 16.38-16.40 Battles that points destroyed decide: Pitched Battle, War Escalation."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Arm
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import destroyed
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.state import PieceId, State, Unit
from maestre.miniatures.sides import Side
from maestre.play import rule


def score(state: State) -> dict[Side, int]:
    """What each side has destroyed, in points."""
    return {side: destroyed(state, side) for side in Side}


@rule("16.14", "16.40")
def by_points(state: State, points: dict[Side, int]) -> Side | None:
    """Who has destroyed more, by enough."""
    ahead = abs(points[Side.BLUE] - points[Side.RED])
    return most(state, points) if ahead > state.figures.scenarios.own.points_destroyed.draw else None


@rule("16.38")
def begins(state: State, unit: Unit) -> bool:
    """Whether a unit is on the table when War Escalation begins."""
    row, profile = state.figures.scenarios.own.war_escalation, state.profile_of(unit)
    classes = {Arm.CAVALRY: row.cavalry, Arm.ARTILLERY: row.artillery}.get(profile.arm, ())
    return profile.class_ in classes or state.gives(unit, row.ability)


@rule("16.38", "16.39")
def kept_back(state: State, side: Side) -> tuple[PieceId, ...]:
    """All who do not begin on the table; officers do."""
    return tuple(name for name, unit in state.units.items() if unit.side is side and not begins(state, unit))


PITCHED: Final = Battle(zone, score, winner=by_points)
ESCALATION: Final = Battle(zone, score, winner=by_points, reserves=kept_back)
