"""The map as letters: a window of hexes, odd rows shifted, every counter two characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import COMPASS, Ship, State
from maestre.games.lepanto.text.reports import head, summary
from maestre.games.lepanto.text.words import hex_named, squadron_codes
from maestre.miniatures.text.lines import high, wrapped
from maestre.play import Message, Speaker, Unreadable
from maestre.space import hexes

ARROWS: Final = " ←↙↘→↗↖"
SIDES: Final = {Side.CHRISTIAN: "C", Side.ISLAMIC: "I"}
TWO: Final = "XX"
STYLES: Final = (
    (r"\bC[←↙↘→↗↖AGO]", "bold cyan"),
    (r"\bI[←↙↘→↗↖AGO]", "bold yellow"),
    (r"\bXX", "bold red"),
    (r"##|~~|//", "green"),
)
"""How a terminal with colours may set the chart off; the letters tell the sides apart without them."""

_WIDE: Final = 4
_RIM: Final = 5
_MARGIN: Final = 2
_KINDS: Final = ("kinds", "tipos")


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the position about a ship, a squadron or a hex; or tell it, one fact a line.

    The words `kinds` and `tipos` in the focus show types of ship in place of headings.
    """
    if plain:
        return "\n".join(summary(state, speaker))
    words = focus.split()
    kinds = any(word in _KINDS for word in words)
    about = [word for word in words if word not in _KINDS]
    cols, rows = _window(state, about[0] if about else "", max(1, (width - _RIM) // _WIDE), high(width))
    lines = [*wrapped((head(state, speaker),), width), " " * _RIM + "  ".join(f"{col:02}" for col in cols)]
    grid = state.figures.grid
    for row in rows:
        shift = " " * (_WIDE // 2 * (row % 2))
        cells = "".join(f"{_counter(state, grid.at(col, row), kinds=kinds)}  " for col in cols)
        lines.append(f"{row:02}   {shift}{cells}".rstrip())
    return "\n".join((*lines, *wrapped(_left_out(state, cols, rows, speaker), width)))


def _left_out(state: State, cols: range, rows: range, speaker: Speaker) -> Iterator[str]:
    """How many counters are not drawn, and where to look for the nearest of them."""
    grid = state.figures.grid
    beyond = [ship for ship in state.ships.values() if not _drawn(grid.offset(ship.cell), cols, rows)]
    if not beyond:
        return
    middle = grid.at((cols[0] + cols[-1]) // 2, (rows[0] + rows[-1]) // 2)
    nearest = min(beyond, key=lambda ship: (grid.distance(middle, ship.cell), ship.id))
    sector = hexes.sector(grid.hexes[middle], grid.hexes[nearest.cell], hexes.WEST)
    where = COMPASS[(sector or 0) // 2 + 1]
    name = state.figures.sea.hex_names[nearest.cell]
    yield speaker.say(Message.of("text-left-out", count=len(beyond), where=where, hex=name))


def _drawn(place: tuple[int, int], cols: range, rows: range) -> bool:
    col, row = place
    return col in cols and row in rows


def _counter(state: State, cell: int, *, kinds: bool) -> str:
    if cell in state.rams:
        return TWO
    if cell in state.at:
        ship = state.ships[state.at[cell]]
        return SIDES[ship.side] + (state.figures.types[ship.kind].letter if kinds else ARROWS[ship.facing])
    sea = state.figures.sea
    if cell in sea.land:
        return "##"
    return "~~" if cell in sea.shore else "//" if cell in sea.hidden else " ."


def _window(state: State, about: str, wide: int, tall: int) -> tuple[range, range]:
    """Choose the columns and rows to draw: all ships if they fit, otherwise what lies about the focus."""
    grid = state.figures.grid
    places = [grid.offset(ship.cell) for ship in _meant(state, about)]
    if (cell := hex_named(state.figures, about)) is not None:
        places = [grid.offset(cell)]
    spans = []
    for axis, (size, limit) in enumerate(((grid.cols, wide), (grid.rows, tall))):
        low = min(place[axis] for place in places) - _MARGIN
        high = max(place[axis] for place in places) + _MARGIN
        if high - low >= limit:
            low = _middle(state, about)[axis] - limit // 2
            high = low + limit - 1
        elif about:
            low -= (limit - (high - low + 1)) // 2
            high = low + limit - 1
        first = max(0, min(low, size - 1 - (high - low)))
        spans.append(range(first, min(size, first + high - low + 1)))
    return spans[0], spans[1]


def _meant(state: State, about: str) -> list[Ship]:
    """List the ships that the window should hold: those of the focus, or all."""
    if not about or hex_named(state.figures, about) is not None:
        return list(state.ships.values())
    squadron = squadron_codes(state.figures).get(about.upper())
    found = [ship for ship in state.ships.values() if about.upper() == ship.id or ship.squadron == squadron]
    if not found:
        raise Unreadable("", "text-no-such-place", word=about)
    return found


def _middle(state: State, about: str) -> tuple[int, int]:
    """Give the hex to look at where not everything fits: the ship of the focus that is nearest to an enemy."""
    ships = _meant(state, about)
    enemies = {side: [ship.cell for ship in state.ships.values() if ship.side is not side] for side in Side}
    grid = state.figures.grid
    nearest = min(
        ships, key=lambda ship: min((grid.distance(ship.cell, cell) for cell in enemies[ship.side]), default=0)
    )
    return grid.offset(nearest.cell)
