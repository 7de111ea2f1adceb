"""Hexes in whole numbers: steps, turns, lines and arcs, and a bounded board whose neighbours are known beforehand.

Hexes are pointy-top, so that due east and due west are directions. Directions are numbered from 0 counter-clockwise
from west. The functions below work on an endless plane; ``Grid`` is for a printed map and for whoever is in a hurry.
"""

from collections.abc import Collection
from functools import cache
from typing import Final, NamedTuple

__all__ = [
    "DIRECTIONS",
    "EAST",
    "NORTH_EAST",
    "NORTH_WEST",
    "OFF",
    "SOUTH_EAST",
    "SOUTH_WEST",
    "WEST",
    "Grid",
    "Hex",
    "arc",
    "bearing",
    "disc",
    "distance",
    "from_offset",
    "hexsides_between",
    "line",
    "neighbour",
    "opposite",
    "relative",
    "ring",
    "rotated",
    "sector",
    "to_offset",
    "turned",
]


class Hex(NamedTuple):
    """A hex in axial coordinates: q grows eastward, r southward."""

    q: int
    r: int


WEST, SOUTH_WEST, SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST = range(6)
"""The directions, which are facings too."""

DIRECTIONS: Final[tuple[Hex, ...]] = (Hex(-1, 0), Hex(-1, 1), Hex(0, 1), Hex(1, 0), Hex(1, -1), Hex(0, -1))
"""The step to the next hex in each direction."""

OFF: Final = -1
"""The cell of every hex that is not on the board."""


def turned(direction: int, steps: int) -> int:
    """Return the direction that lies so many hexsides counter-clockwise of another (clockwise if negative)."""
    return (direction + steps) % 6


def opposite(direction: int) -> int:
    """Return the direction that points the other way."""
    return (direction + 3) % 6


def hexsides_between(a: int, b: int) -> int:
    """Return the smallest turn that takes one direction to the other: 0 to 3 hexsides."""
    return (0, 1, 2, 3, 2, 1)[(a - b) % 6]


def relative(direction: int, facing: int) -> int:
    """Return a direction as seen from a facing: 0 ahead, 1 and 2 to port, 3 astern, 4 and 5 to starboard."""
    return (direction - facing) % 6


def neighbour(hex: Hex, direction: int) -> Hex:
    """Return the next hex in a direction."""
    dq, dr = DIRECTIONS[direction]
    return Hex(hex[0] + dq, hex[1] + dr)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from one hex to another."""
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def rotated(hex: Hex, steps: int) -> Hex:
    """Return a hex turned about the origin by so many sixths, counter-clockwise (clockwise if negative)."""
    q, r = hex
    for _ in range(steps % 6):
        q, r = q + r, -q
    return Hex(q, r)


def bearing(a: Hex, b: Hex) -> int | None:
    """Return the direction whose straight row leads from one hex to another, or None if no row does."""
    dq = b[0] - a[0]
    dr = b[1] - a[1]
    if dr == 0:
        return EAST if dq > 0 else WEST if dq < 0 else None
    if dq == 0:
        return SOUTH_EAST if dr > 0 else NORTH_WEST
    if dq == -dr:
        return NORTH_EAST if dq > 0 else SOUTH_WEST
    return None


def _signs(q: int, r: int) -> tuple[int, int, int]:
    s = q + r
    return (q > 0) - (q < 0), (r > 0) - (r < 0), (s > 0) - (s < 0)


_SECTORS: Final = {
    _signs(row.q + side.q, row.r + side.r): 2 * direction + (row != side)
    for direction, row in enumerate(DIRECTIONS)
    for side in (row, DIRECTIONS[turned(direction, 1)])
}


def sector(origin: Hex, hex: Hex, facing: int) -> int | None:
    """Return which of the twelve sectors about an origin a hex lies in, as seen from a facing, or None at the origin.

    An even sector 2n is the straight row in relative direction n; the odd one after it is the wedge of hexes strictly
    between that row and the next one counter-clockwise. So 0 is dead ahead and 6 dead astern, 1 to 5 are the whole port
    side and 7 to 11 the whole starboard side.
    """
    signs = _signs(hex[0] - origin[0], hex[1] - origin[1])
    return (_SECTORS[signs] - 2 * facing) % 12 if signs in _SECTORS else None


def arc(centre: Hex, facing: int, sectors: Collection[int], radius: int) -> tuple[Hex, ...]:
    """Return the hexes within a radius that lie in the given sectors (see ``sector``), in the order of ``disc``."""
    return tuple(hex for hex in disc(centre, radius) if sector(centre, hex, facing) in sectors)


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """Return the hexes under the straight line from one hex to another, both included.

    Where the line runs along a hexside, the hex on the east of it is taken. That rule does not ask which end comes
    first, so the line from b to a is always the line from a to b reversed.
    """
    steps = distance(a, b)
    if steps == 0:
        return (a,)
    q, r = a
    dq, dr = b[0] - q, b[1] - r
    # At every step q, r or q + r is whole. Two hexes on a hexside share that one: if it is q, the greater r is east,
    # otherwise the greater q.
    if abs(dq + dr) < steps:
        return tuple(Hex(q + _rounded(dq * i, steps), r + _rounded(dr * i, steps)) for i in range(steps + 1))
    gone = ((_rounded(dq * i, steps), (dq + dr) * i // steps) for i in range(steps + 1))
    return tuple(Hex(q + east, r + both - east) for east, both in gone)


def _rounded(dividend: int, divisor: int) -> int:
    """Divide to the nearest whole number, halves upward."""
    return (2 * dividend + divisor) // (2 * divisor)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes at exactly a radius, counter-clockwise from the one due west."""
    if radius == 0:
        return (centre,)
    hexes = []
    q, r = centre[0] - radius, centre[1]
    for direction in (SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST):
        dq, dr = DIRECTIONS[direction]
        hexes += [Hex(q + dq * i, r + dr * i) for i in range(radius)]
        q, r = q + dq * radius, r + dr * radius
    return tuple(hexes)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes within a radius: the centre, then ring after ring outward."""
    return tuple(hex for reach in range(radius + 1) for hex in ring(centre, reach))


def from_offset(col: int, row: int) -> Hex:
    """Return the hex at a column and row of a map whose odd rows are shifted half a hex east."""
    return Hex(col - (row >> 1), row)


def to_offset(hex: Hex) -> tuple[int, int]:
    """Return the column and row of a hex on a map whose odd rows are shifted half a hex east."""
    q, r = hex
    return q + (r >> 1), r


@cache
def _around(radius: int) -> tuple[Hex, ...]:
    """Return the hexes at 1 to radius steps from the origin."""
    return disc(Hex(0, 0), radius)[1:]


class Grid:
    """A bounded odd-r board whose cells are numbered row * cols + col, with neighbours known beforehand."""

    __slots__ = ("_codes", "_distances", "_patterns", "_within", "cols", "hexes", "rows", "size", "steps")

    cols: int
    """The number of columns."""

    rows: int
    """The number of rows."""

    size: int
    """The number of cells."""

    hexes: tuple[Hex, ...]
    """The hex of each cell."""

    steps: tuple[tuple[int, ...], ...]
    """The next cell, by direction and then by cell, or OFF; whoever is OFF already stays OFF."""

    def __init__(self, cols: int, rows: int) -> None:
        if cols < 1 or rows < 1:
            raise ValueError(f"a grid of {cols} columns and {rows} rows has no cells: each must be at least 1")
        self.cols = cols
        self.rows = rows
        self.size = cols * rows
        self.hexes = tuple(from_offset(col, row) for row in range(rows) for col in range(cols))
        self.steps = tuple(
            (*(self.cell(neighbour(hex, direction)) for hex in self.hexes), OFF) for direction in range(6)
        )
        self._codes, self._distances = self._measured()
        self._within: dict[int, dict[int, tuple[int, ...]]] = {}
        self._patterns: dict[tuple[Hex, ...], tuple[dict[int, tuple[int, ...]], ...]] = {}

    def _measured(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a code for each cell, and the distance for each difference of two codes.

        A negative difference counts from the end of the table, as Python's indices do. The code of OFF is so large that
        no difference with it is in the table.
        """
        widest = self.cols - 1 + (self.rows - 1 >> 1)
        width = 2 * widest + 1
        distances = [0] * (width * (2 * self.rows - 1))
        for dr in range(1 - self.rows, self.rows):
            for dq in range(-widest, widest + 1):
                distances[dr * width + dq] = distance(Hex(0, 0), Hex(dq, dr))
        return (*(r * width + q for q, r in self.hexes), 3 * len(distances)), tuple(distances)

    def cell(self, hex: Hex) -> int:
        """Return the cell of a hex, or OFF."""
        q, r = hex
        col = q + (r >> 1)
        return r * self.cols + col if 0 <= r < self.rows and 0 <= col < self.cols else OFF

    def at(self, col: int, row: int) -> int:
        """Return the cell at a column and row, which must be on the board."""
        if 0 <= col < self.cols and 0 <= row < self.rows:
            return row * self.cols + col
        raise ValueError(f"[{col},{row}] is off the board, which ends at [{self.cols - 1},{self.rows - 1}]")

    def offset(self, cell: int) -> tuple[int, int]:
        """Return the column and row of a cell."""
        row, col = divmod(cell, self.cols)
        return col, row

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps from one cell to another."""
        codes = self._codes
        return self._distances[codes[a] - codes[b]]

    def within(self, cell: int, radius: int) -> tuple[int, ...]:
        """Return the other cells of the board at 1 to radius steps, in the order of ``disc``."""
        try:
            return self._within[radius][cell]
        except KeyError:
            return self._look_around(cell, radius)

    def _look_around(self, cell: int, radius: int) -> tuple[int, ...]:
        assert 0 <= cell < self.size
        q, r = self.hexes[cell]
        around = (self.cell(Hex(q + dq, r + dr)) for dq, dr in _around(radius))
        found = tuple(other for other in around if other != OFF)
        self._within.setdefault(radius, {})[cell] = found
        return found

    def pattern(self, cell: int, facing: int, hexes: tuple[Hex, ...]) -> tuple[int, ...]:
        """Return the cells under a pattern that was drawn about the origin facing east, moved to a cell and a facing.

        They come in the order of the pattern, OFF where it reaches beyond the board.
        """
        try:
            return self._patterns[hexes][facing][cell]
        except KeyError:
            return self._lay(cell, facing, hexes)

    def _lay(self, cell: int, facing: int, hexes: tuple[Hex, ...]) -> tuple[int, ...]:
        assert 0 <= cell < self.size
        q, r = self.hexes[cell]
        turns = (rotated(hex, facing - EAST) for hex in hexes)
        laid = tuple(self.cell(Hex(q + dq, r + dr)) for dq, dr in turns)
        if hexes not in self._patterns:
            self._patterns[hexes] = tuple({} for _ in DIRECTIONS)
        self._patterns[hexes][facing][cell] = laid
        return laid
