"""A game of a study, played again from its row."""

from __future__ import annotations

from collections.abc import Sequence

from maestre.lab.match import LabError, Match, played
from maestre.lab.studies.design import Design
from maestre.lab.studies.rows import Row
from maestre.play import State, Table


def row_at(rows: Sequence[Row], place: int) -> Row:
    """Give a row by its place in the table of games, from 0."""
    if not 0 <= place < len(rows):
        raise LabError("", "no-row", row=place, most=len(rows) - 1)
    return sorted(rows, key=lambda row: (row.cell, row.number))[place]


def match_of(design: Design, row: Row) -> Match:
    """Set up the game of a row, as it was played."""
    return design.cells()[row.cell].plan.match(row.number)


def again(design: Design, row: Row) -> Table[State]:
    """Play the game of a row once more; refuse one that comes out otherwise, since something else plays here."""
    table = played(match_of(design, row))
    if table.fingerprint() != row.result.hash:
        raise LabError("", "row-otherwise", row=f"{row.cell}/{row.number}", theirs=f"{row.version}, {row.rules}")
    return table
