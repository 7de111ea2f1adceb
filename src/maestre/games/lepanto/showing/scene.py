"""The battle as a scene, for whoever draws any game alike; the browser has a board of its own for it."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import Figures
from maestre.games.lepanto.table.state import State
from maestre.play import Message
from maestre.play.board import Area, Board, Grid, Piece, Scene
from maestre.play.written.figures import kept

_TURN: Final = 6000
_FIRST: Final = 27000
"""Direction 1 is west; each further one lies a sixth of a turn to the left, seen from above."""


@kept
def chart(figures: Figures) -> Board:
    """The printed map: hexes in rows, odd rows half a hex to the east."""
    sea, grid, named = figures.sea, figures.grid, figures.sea.hex_names
    rows = tuple(tuple(named[grid.at(col, row)] for col in range(grid.cols)) for row in range(grid.rows))
    land = (Area(named[cell], "sand") for cell in sorted(sea.land))
    shore = (Area(named[cell], "shallows") for cell in sorted(sea.shore - sea.land))
    return Board(Grid(rows, "hex"), "water", (*land, *shore))


def scene(view: State) -> Scene:
    """Every ship where it lies, turned as it faces."""
    named = view.figures.sea.hex_names
    pieces = tuple(
        Piece(
            ship.id,
            named[ship.cell],
            f"seat:{ship.side.value}",
            "ship",
            Message.of("answer", what=ship.id),
            facing=(_FIRST - _TURN * (ship.facing - 1)) % 36000,
            spent=bool(ship.exhausted),
        )
        for ship in view.ships.values()
    )
    return Scene(
        chart(view.figures), pieces, facts=(Message.of("turn-begins", turn=view.turn), Message(f"phase-{view.phase}"))
    )
