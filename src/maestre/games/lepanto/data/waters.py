"""3.1 The map: its hexes and directions, land, shore, what the turn track hides, and where a ship may go or drift."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from maestre.games.lepanto.data.counters import TYPES, Kind
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read, written
from maestre.space import hexes
from maestre.space.hexes import OFF

__all__ = [
    "BLOCKED",
    "DIRECTION_NAMES",
    "DRIFT",
    "ENTRY",
    "GRID",
    "HIDDEN",
    "LAND",
    "MAP_FILE",
    "SHORE",
    "STEP",
    "WATERS",
    "Offset",
    "Waters",
    "barrier",
    "closed",
    "is_direction",
    "survey",
]

MAP_FILE: Final = "map.toml"

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


WATERS: Final = survey(written(__package__, MAP_FILE))

GRID: Final = WATERS.grid
"""The board; a hex is a cell of it, a whole number."""

LAND: Final = WATERS.land
"""All-land hexes, closed to every ship."""

SHORE: Final = WATERS.shore
"""Hexes with some land in them."""

HIDDEN: Final = WATERS.hidden
"""Hexes under the turn track."""

BLOCKED: Final = WATERS.blocked
"""Pairs of shore hexes with land across the way, each pair both ways."""

DIRECTION_NAMES: Final = WATERS.names
"""The names of the directions by number, 1 first; a facing and a wind are such numbers."""

STEP: Final[tuple[tuple[int, ...], ...]] = ((), *GRID.steps)
"""The next cell by direction number and cell, or OFF; nothing at 0."""


def is_direction(number: int) -> bool:
    """Say whether a facing or a wind can have this number."""
    return number in DIRECTION_NAMES


@rule("6.2.p", "6.2.q", "6.6.b")
def closed(kind: Kind, cell: int) -> str:
    """Name the rule that keeps a type of ship out of a hex of the board; empty if none does."""
    if cell in HIDDEN:
        return "6.2.p"
    if cell in LAND:
        return "6.2.q"
    return "6.6.b" if cell in SHORE and not TYPES[kind].shore else ""


@rule("6.2.o", "6.2.q")
def barrier(kind: Kind, cell: int, direction: int) -> str:
    """Name the rule that bars the step to the next hex, whatever ships are there; empty if none does."""
    to = STEP[direction][cell]
    if to == OFF:
        return "6.2.o"
    return "6.2.q" if (cell, to) in BLOCKED else closed(kind, to)


@rule("6.4.h", "6.4.i")
def _wrecks(cell: int, wind: int) -> bool:
    """Whether drifting that way loses the ship: the map edge, the turn track or land, but never a shore hex."""
    to = STEP[wind][cell]
    return to == OFF or to in HIDDEN or to in LAND or (cell, to) in BLOCKED


def _passages(barred: Callable[[int, int], object]) -> tuple[tuple[int, ...], ...]:
    """STEP without the steps that are barred; whoever is OFF already stays OFF."""
    return (
        (),
        *(
            (*(OFF if barred(cell, direction) else to for cell, to in enumerate(STEP[direction][:-1])), OFF)
            for direction in DIRECTION_NAMES
        ),
    )


_BY_DRAUGHT: Final = {TYPES[kind].shore: kind for kind in Kind}
_ENTRY: Final = {shallow: _passages(partial(barrier, kind)) for shallow, kind in _BY_DRAUGHT.items()}

ENTRY: Final = {kind: _ENTRY[TYPES[kind].shore] for kind in Kind}
"""The next cell by type of ship, direction and cell if such a ship may go there by its own will, otherwise OFF."""

DRIFT: Final = _passages(_wrecks)
"""The next cell by wind and cell, or OFF where drifting on loses the ship."""
