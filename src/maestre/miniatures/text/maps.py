"""The table as letters: pieces by labels, scenery by signs, inches along the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from maestre.miniatures.text.words import ALL_WORDS, folded
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

__all__ = ["POINTS", "Window", "arrow", "drawn", "looked_at", "sector", "window"]

POINTS: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
"""The points of the compass, by `sector`."""

_ARROWS: Final = "↑↗→↘↓↙←↖"
_EIGHTH: Final = tabletop.TURN // len(_ARROWS)
_RIM: Final = 4
_WIDEST: Final = 100
_HIGHEST: Final = 30
_GRAINS: Final = (2, 3, 4, 6, 8, 12)
"""How many quarters of an inch wide a letter may be; it is twice as high."""
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
    cols: int
    rows: int

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The column and the row, from the top, of a point."""
        return (x - self.left) // self.grain, self.rows - 1 - (y - self.low) // (2 * self.grain)

    def middle(self, col: int, row: int) -> Point:
        """The point in the middle of a letter."""
        high = self.low + (self.rows - 1 - row) * 2 * self.grain
        return Point(self.left + col * self.grain + self.grain // 2, high + self.grain)


def window(size: tuple[int, int], spots: Sequence[Point], margin: int, wide: int, inch: int) -> Window:
    """Choose what to draw of a table, as finely as it fits: some points and a margin about them, or all if none."""
    width, depth = size
    shown = spots or (Point(0, 0), Point(width, depth))
    left, right = _span([spot.x for spot in shown], margin, width)
    low, high = _span([spot.y for spot in shown], margin, depth)
    letters = min(wide, _WIDEST) - _RIM
    grains = [quarters * inch // _QUARTERS for quarters in _GRAINS]
    fits = (one for one in grains if right - left <= letters * one and high - low <= _HIGHEST * 2 * one)
    grain = next(fits, grains[-1])
    left, low = left // grain * grain, low // (2 * grain) * 2 * grain
    return Window(left, low, grain, -(-(right - left) // grain), -(-(high - low) // (2 * grain)))


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
        _write(cells, taken, shown.cell(*at), label)
    for row, line in enumerate(cells):
        north = shown.middle(0, row).y // inch
        yield f"{north:>3} {''.join(line)}".rstrip()
    marks = range(0, shown.cols, _EVERY)
    ruler = "".join(f"{(shown.left + col * shown.grain) // inch:<{_EVERY}}" for col in marks)
    yield " " * _RIM + ruler.rstrip()


def _paint(cells: list[list[str]], shown: Window, outline: Outline, sign: str) -> None:
    """Put a sign wherever an element has a part of a letter."""
    size = Base(shown.grain, 2 * shown.grain)
    xs, ys = [point.x for point in outline.points], [point.y for point in outline.points]
    (first, bottom), (last, top) = shown.cell(min(xs), min(ys)), shown.cell(max(xs), max(ys))
    for row in range(max(0, top), min(shown.rows, bottom + 1)):
        for col in range(max(0, first), min(shown.cols, last + 1)):
            if tabletop.overlap(tabletop.stand(Pose(*shown.middle(col, row), 0), size), outline):
                cells[row][col] = sign


def _write(cells: list[list[str]], taken: list[list[bool]], at: tuple[int, int], label: str) -> None:
    """Write a label about a cell; where another stands, as near as there is room."""
    col, row = at[0] - len(label) // 2, at[1]
    near = sorted(((r, c) for r in range(-2, 3) for c in range(-4, 5)), key=lambda by: 2 * abs(by[0]) + abs(by[1]))
    for down, aside in near:
        first, line = col + aside, row + down
        if not (0 <= line < len(cells)) or first < 0 or first + len(label) > len(cells[line]):
            continue
        if not any(taken[line][max(0, first - 1) : first + len(label)]):
            cells[line][first : first + len(label)] = label
            taken[line][first : first + len(label)] = [True] * len(label)
            return
