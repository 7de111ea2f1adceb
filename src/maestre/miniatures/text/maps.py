"""The table as letters: pieces by labels, scenery by signs, inches along the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from maestre.miniatures.text.lines import high as allowed
from maestre.miniatures.text.words import ALL_WORDS, folded
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

POINTS: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
"""The points of the compass, by `sector`."""

_ARROWS: Final = "↑↗→↘↓↙←↖"
_EIGHTH: Final = tabletop.TURN // len(_ARROWS)
_RIM: Final = 4
_WIDEST: Final = 100
_GRAINS: Final = (2, 3, 4, 5, 6, 8, 10, 12)
"""How many quarters of an inch wide a letter may be."""
_TALL: Final = (2, 3)
"""How many times as high as wide it may be: twice shows the table as it is, more than that leaves room for labels."""
_QUARTERS: Final = 4
_EVERY: Final = 10
"""After how many letters the ruler has a number."""


def sector(facing: int) -> int:
    """Which of the eight points of the compass a facing is nearest to, from north round by east."""
    return (facing + _EIGHTH // 2) // _EIGHTH % len(_ARROWS)


def arrow(facing: int) -> str:
    """The arrow nearest to a facing."""
    return _ARROWS[sector(facing)]


class Window(NamedTuple):
    """The part of the table that is drawn: from where, how much of it a letter takes, how many of them."""

    left: int
    low: int
    grain: int
    tall: int
    cols: int
    rows: int

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The column and the row, from the top, of a point."""
        return (x - self.left) // self.grain, self.rows - 1 - (y - self.low) // self.tall

    def shows(self, at: Point) -> bool:
        """Whether a point is drawn."""
        col, row = self.cell(*at)
        return 0 <= col < self.cols and 0 <= row < self.rows

    def middle(self, col: int, row: int) -> Point:
        """The point in the middle of a letter."""
        below = self.low + (self.rows - 1 - row) * self.tall
        return Point(self.left + col * self.grain + self.grain // 2, below + self.tall // 2)


def window(size: tuple[int, int], spots: Sequence[Point], margin: int, wide: int, inch: int) -> Window:
    """Choose what to draw of a table, as finely as it fits: some points and a margin about them, or all if none."""
    width, depth = size
    shown = spots or (Point(0, 0), Point(width, depth))
    left, right = _span([spot.x for spot in shown], margin, width)
    low, high = _span([spot.y for spot in shown], margin, depth)
    letters, rows = min(wide, _WIDEST) - _RIM, allowed(wide)
    grains = [quarters * inch // _QUARTERS for quarters in _GRAINS]
    found = [_grained((left, right), (low, high), grain, times * grain) for grain in grains for times in _TALL]
    return next((one for one in found if one.cols <= letters and one.rows <= rows), found[-1])


def _grained(across: tuple[int, int], along: tuple[int, int], grain: int, tall: int) -> Window:
    left, low = across[0] // grain * grain, along[0] // tall * tall
    return Window(left, low, grain, tall, -(-(across[1] - left) // grain), -(-(along[1] - low) // tall))


def looked_at(
    size: tuple[int, int],
    spots: Mapping[str, Point],
    focus: str,
    meant: Callable[[str], str],
    margins: tuple[int, int],
    wide: int,
    inch: int,
) -> Window:
    """What is drawn for a focus: all pieces, those about the one that it means, or, for `all`, the whole table.

    The margins are those about all pieces and about one.
    """
    if folded(focus) in ALL_WORDS:
        return window(size, (), 0, wide, inch)
    one = spots.get(meant(focus.split(maxsplit=1)[0])) if focus else None
    return window(size, tuple(spots.values()) if one is None else (one,), margins[bool(focus)], wide, inch)


def left_out(shown: Window, spots: Mapping[str, Point]) -> list[str]:
    """The pieces that are on the table and not drawn."""
    return [piece for piece, at in spots.items() if not shown.shows(at)]


def _span(places: list[int], margin: int, size: int) -> tuple[int, int]:
    return max(0, min(places) - margin), min(size, max(places) + margin)


def drawn(
    shown: Window, grounds: Iterable[tuple[Outline, str]], pieces: Iterable[tuple[Point, str]], inch: int
) -> Iterator[str]:
    """The rows from north to south, with inches at the left and below: signs of the ground, then labels of pieces."""
    cells = [[" "] * shown.cols for _ in range(shown.rows)]
    for edge, sign in grounds:
        _paint(cells, shown, edge, sign)
    taken = [[False] * shown.cols for _ in range(shown.rows)]
    for at, label in pieces:
        if shown.shows(at):
            write(cells, taken, shown.cell(*at), label)
    for row, line in enumerate(cells):
        north = shown.middle(0, row).y // inch
        yield f"{north:>3} {''.join(line)}".rstrip()
    marks = range(0, shown.cols, _EVERY)
    ruler = "".join(f"{(shown.left + col * shown.grain) // inch:<{_EVERY}}" for col in marks)
    yield " " * _RIM + ruler.rstrip()


def _paint(cells: list[list[str]], shown: Window, outline: Outline, sign: str) -> None:
    """Put a sign wherever an element has a part of a letter."""
    size = Base(shown.grain, shown.tall)
    xs, ys = [point.x for point in outline.points], [point.y for point in outline.points]
    (first, bottom), (last, top) = shown.cell(min(xs), min(ys)), shown.cell(max(xs), max(ys))
    for row in range(max(0, top), min(shown.rows, bottom + 1)):
        for col in range(max(0, first), min(shown.cols, last + 1)):
            if tabletop.overlap(tabletop.stand(Pose(*shown.middle(col, row), 0), size), outline):
                cells[row][col] = sign


def write(cells: list[list[str]], taken: list[list[bool]], at: tuple[int, int], label: str) -> None:
    """Write a label about a cell; where another stands, as near as there is room."""
    long, wide = len(label), len(cells[0])
    col, row = at[0] - long // 2, at[1]
    places = ((line, first) for line in range(len(cells)) for first in range(max(0, wide - long) + 1))
    free = (
        (2 * abs(line - row) + abs(first - col), line, first)
        for line, first in places
        if not any(taken[line][max(0, first - 1) : first + long + 1])
    )
    found = min(free, default=None)
    if found is not None:
        _, line, first = found
        cells[line][first : first + long] = label
        taken[line][first : first + long] = [True] * long
