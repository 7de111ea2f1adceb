"""The battle as a scene, for whoever draws any game alike; the browser has a board of its own for it."""

from __future__ import annotations

from functools import cache
from typing import Final

from maestre.games.lepanto.data import GRID, LAND, SHORE
from maestre.games.lepanto.table.state import State
from maestre.play import Message
from maestre.play.board import Area, Board, Grid, Piece, Scene

_TURN: Final = 6000
_FIRST: Final = 27000
"""Direction 1 is west; each further one lies a sixth of a turn to the left, seen from above."""


@cache
def chart() -> Board:
    """The printed map: hexes in rows, odd rows half a hex to the east."""
    rows = tuple(tuple(named(GRID.at(col, row)) for col in range(GRID.cols)) for row in range(GRID.rows))
    land = (Area(named(cell), "sand") for cell in sorted(LAND))
    shore = (Area(named(cell), "shallows") for cell in sorted(SHORE - LAND))
    return Board(Grid(rows, "hex"), "water", (*land, *shore))


def named(cell: int) -> str:
    """Name a hex as players do, by column and row."""
    col, row = GRID.offset(cell)
    return f"{col:02}{row:02}"


def scene(view: State) -> Scene:
    """Every ship where it lies, turned as it faces."""
    pieces = tuple(
        Piece(
            ship.id,
            named(ship.cell),
            f"seat:{ship.side.value}",
            "ship",
            Message.of("answer", what=ship.id),
            facing=(_FIRST - _TURN * (ship.facing - 1)) % 36000,
            spent=bool(ship.exhausted),
        )
        for ship in view.ships.values()
    )
    return Scene(chart(), pieces, facts=(Message.of("turn-begins", turn=view.turn), Message(f"phase-{view.phase}")))
