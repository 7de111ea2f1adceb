"""16.14, 16.19 What a piece cost its side: aides go with their general, sappers with their unit."""

from __future__ import annotations

from maestre.games.aguila.armies.army import officer_price, unit_price
from maestre.games.aguila.table.state import OfficerId, PieceId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import rule


@rule("16.14")
def piece_points(state: State, piece: str) -> int:
    """The points of a unit or an officer in play, with all that goes with him."""
    unit, extras = state.units.get(UnitId(piece)), state.figures.officers.extras
    if unit is not None:
        return unit_price(state.figures, unit.entry).whole + (extras.sappers_points if unit.sappers else 0)
    officer = state.officers[OfficerId(piece)]
    return officer_price(state.figures, officer.entry).whole + officer.aides * extras.aide_points


def points_by_piece(state: State, side: Side) -> dict[PieceId, int]:
    """What each unit and officer of a side costs."""
    names: list[PieceId] = [name for name, one in state.units.items() if one.side is side]
    names += [name for name, one in state.officers.items() if one.side is side]
    return {name: piece_points(state, name) for name in names}


def army_cost(state: State, side: Side) -> int:
    """What an army costs before the battle, with sappers not yet given to a unit and skirmishers broken up (10.26)."""
    army = state.armies[side]
    bought = army.sappers * state.figures.officers.extras.sappers_points + army.dissolved
    return bought + sum(points_by_piece(state, side).values())
