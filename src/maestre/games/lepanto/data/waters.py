"""3.1 The map: its hexes and directions, land, shore, what the turn track hides, and where a ship may go or drift."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from maestre.games.lepanto.data.counters import Kind, Types
from maestre.play.written.catalogue import Bar, Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read
from maestre.space import hexes
from maestre.space.hexes import OFF

MAP_FILE: Final = "map.toml"

DIRECTIONS: Final = range(1, len(hexes.DIRECTIONS) + 1)
"""The numbers of the six directions of a hex; a facing and a wind are such numbers."""

Passages: TypeAlias = tuple[tuple[int, ...], ...]
"""The next cell by direction number and cell."""

Offset: TypeAlias = tuple[Amount, Amount]
"""A hex as it is written: column and row."""


class _Hexgrid(Table, frozen=True, kw_only=True):
    orientation: Literal["pointy-top"]
    offset: Literal["odd-r"]


class _Direction(Table, frozen=True, kw_only=True):
    number: Number
    name: Text
    dq: int
    dr: int


class _Spans(Table, frozen=True, kw_only=True):
    spans: tuple[tuple[Amount, Amount, Amount], ...]


class _Hexsides(Table, frozen=True, kw_only=True):
    pairs: tuple[tuple[Offset, Offset], ...]


class _Map(Table, frozen=True, kw_only=True):
    cols: Number
    rows: Number
    land: _Spans
    shore: _Spans
    blocked_hexsides: _Hexsides
    turn_track: _Spans


class _MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hexgrid: _Hexgrid
    direction: tuple[_Direction, ...]
    map: _Map


class Waters(NamedTuple):
    """The map as surveyed: its grid, the kinds of hexes that are not open sea, and how directions are called."""

    grid: hexes.Grid
    land: frozenset[int]
    shore: frozenset[int]
    hidden: frozenset[int]
    blocked: frozenset[tuple[int, int]]
    names: dict[int, Text]
    file: msgspec.Struct


@rule("3.1.a", "6.3.f", "6.6.a")
def survey(text: str) -> Waters:
    """Read the map; no hex may be two things at once."""
    file = read(MAP_FILE, text, _MapFile)
    names = _names(file.direction)
    chart = file.map
    grid = hexes.Grid(chart.cols, chart.rows)
    taken: dict[int, str] = {}
    land = _cells(grid, "map.land", chart.land, taken)
    shore = _cells(grid, "map.shore", chart.shore, taken)
    hidden = _cells(grid, "map.turn_track", chart.turn_track, taken)
    return Waters(grid, land, shore, hidden, _blocked(grid, shore, chart.blocked_hexsides), names, file)


def _names(directions: tuple[_Direction, ...]) -> dict[int, Text]:
    """The names of the directions, which must be numbered as hexes are, from 1."""
    for number, (step, direction) in enumerate(zip(hexes.DIRECTIONS, directions, strict=False), start=1):
        if (direction.number, direction.dq, direction.dr) != (number, *step):
            raise DataError(
                MAP_FILE,
                "direction",
                f"number {direction.number} is out of place: {number} comes here and steps {step}",
            )
    if len(directions) != len(hexes.DIRECTIONS):
        raise DataError(
            MAP_FILE, "direction", f"there are {len(directions)}; write the {len(hexes.DIRECTIONS)} of a hex"
        )
    return {direction.number: direction.name for direction in directions}


def _cells(grid: hexes.Grid, table: str, written: _Spans, taken: dict[int, str]) -> frozenset[int]:
    """The cells of some spans, none of which another table or span has taken."""
    cells: list[int] = []
    for row, first, last in written.spans:
        if first > last or last >= grid.cols or row >= grid.rows:
            raise DataError(
                MAP_FILE, table, f"[{row}, {first}, {last}] is no span of row, first and last column on the map"
            )
        for col in range(first, last + 1):
            cell = grid.at(col, row)
            if cell in taken:
                raise DataError(
                    MAP_FILE, table, f"[{col}, {row}] is already in {taken[cell]}; keep it in one span only"
                )
            taken[cell] = table
            cells.append(cell)
    return frozenset(cells)


def _blocked(grid: hexes.Grid, shore: frozenset[int], written: _Hexsides) -> frozenset[tuple[int, int]]:
    """The hexsides that land cuts, both ways."""
    crossings: list[tuple[int, int]] = []
    for a, b in written.pairs:
        try:
            one, other = grid.at(*a), grid.at(*b)
        except ValueError as error:
            raise DataError(MAP_FILE, "map.blocked_hexsides", f"{error}; mend the pair") from error
        if grid.distance(one, other) != 1 or one not in shore or other not in shore:
            raise DataError(MAP_FILE, "map.blocked_hexsides", f"{a} and {b} are not two shore hexes side by side")
        crossings += [(one, other), (other, one)]
    return frozenset(crossings)


class Sea:
    """The map, and what its hexes are to each type of ship."""

    def __init__(self, waters: Waters, types: Types) -> None:
        """Work out every step that a ship may take or drift."""
        self.file = waters.file
        self.grid = waters.grid
        """The board; a hex is a cell of it, a whole number."""
        self.land = waters.land
        """All-land hexes, closed to every ship."""
        self.shore = waters.shore
        """Hexes with some land in them."""
        self.hidden = waters.hidden
        """Hexes under the turn track."""
        self.blocked = waters.blocked
        """Pairs of shore hexes with land across the way, each pair both ways."""
        self.direction_names = waters.names
        """The names of the directions by number."""
        self.hex_names = tuple("{:02}{:02}".format(*self.grid.offset(cell)) for cell in range(self.grid.size))
        """How people call a hex: column and row, two digits each."""
        self.step: Passages = ((), *self.grid.steps)
        """The next cell by direction number and cell, or OFF; nothing at 0."""
        self._shallow = {kind: types[kind].shore for kind in Kind}
        by_draught = {shallow: kind for kind, shallow in self._shallow.items()}
        entry = {shallow: self._passages(partial(self.barrier, kind)) for shallow, kind in by_draught.items()}
        self.entry = {kind: entry[shallow] for kind, shallow in self._shallow.items()}
        """The next cell by type of ship, direction and cell if it may go there by its own will, otherwise OFF."""
        self.drift = self._passages(self._wrecks)
        """The next cell by wind and cell, or OFF where drifting on loses the ship."""

    @rule("6.2.p", "6.2.q", "6.6.b")
    def closed(self, kind: Kind, cell: int) -> Bar | None:
        """Say what keeps a type of ship out of a hex of the board."""
        if cell in self.hidden:
            return "6.2.p", "barred-turn-track"
        if cell in self.land:
            return "6.2.q", "barred-land"
        return ("6.6.b", "barred-shore") if cell in self.shore and not self._shallow[kind] else None

    @rule("6.2.o", "6.2.q")
    def barrier(self, kind: Kind, cell: int, direction: int) -> Bar | None:
        """Say what bars the step to the next hex, whatever ships are there."""
        to = self.step[direction][cell]
        if to == OFF:
            return "6.2.o", "barred-map-edge"
        return ("6.2.q", "barred-land") if (cell, to) in self.blocked else self.closed(kind, to)

    @rule("6.4.h", "6.4.i")
    def _wrecks(self, cell: int, wind: int) -> bool:
        """Whether drifting that way loses the ship: the map edge, the turn track or land, but never a shore hex."""
        to = self.step[wind][cell]
        return to == OFF or to in self.hidden or to in self.land or (cell, to) in self.blocked

    def _passages(self, barred: Callable[[int, int], object]) -> Passages:
        """Give the steps without those that are barred; whoever is OFF already stays OFF."""
        step = self.step
        return (
            (),
            *(
                (*(OFF if barred(cell, direction) else to for cell, to in enumerate(step[direction][:-1])), OFF)
                for direction in DIRECTIONS
            ),
        )
