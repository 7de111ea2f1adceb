"""The table as letters: Troops by their ids with an arrow, leaders with a star, scenery by signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.tercios.data import INCH, SCALES, Element
from maestre.games.tercios.places import faceless, present, scene
from maestre.games.tercios.rout import endurance
from maestre.games.tercios.state import Phase, State, Unit, UnitId
from maestre.games.tercios.text.reports import by_command, head, led, marks, nearest, sector, summary
from maestre.games.tercios.text.spots import on_table, where
from maestre.games.tercios.text.words import ALL_WORDS, folded, piece_meant
from maestre.games.tercios.wording import inches, start_of
from maestre.play import Message, Speaker
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

ARROWS: Final = "↑↗→↘↓↙←↖"
ROUND: Final = "o"
"""What has no facing."""
STYLES: Final = (
    (r"\bB\d(-\d+[↑↗→↘↓↙←↖o]|\*)", "bold cyan"),
    (r"\bR\d(-\d+[↑↗→↘↓↙←↖o]|\*)", "bold yellow"),
)
"""How a terminal with colours may set the map off; the letters tell the sides apart without them."""

SIGNS: Final = {
    Element.HILL: "^",
    Element.LARGE_HILL: "^",
    Element.STEEP_HILL: "^",
    Element.WOOD: "%",
    Element.LARGE_WOOD: "%",
    Element.CROP_FIELD: ";",
    Element.FENCE: "=",
    Element.WALL: "#",
    Element.ROAD: ":",
    Element.BRIDGE: "H",
    Element.FORD: "H",
    Element.SMALL_BUILDING: "M",
    Element.LARGE_BUILDING: "M",
    Element.URBAN_AREA: "M",
    Element.ROCKS: "&",
    Element.SMALL_LAKE: "~",
    Element.LARGE_LAKE: "~",
    Element.RIVER: "~",
    Element.SWAMP: '"',
}

_RIM: Final = 4
_WIDEST: Final = 100
_HIGHEST: Final = 30
_GRAINS: Final = (INCH // 2, INCH * 3 // 4, INCH, INCH * 3 // 2, 2 * INCH, 3 * INCH)
"""How wide a letter may be; it is twice as high."""
_MARGIN: Final = 2 * INCH
_BEFORE: Final = (Phase.SCENERY, Phase.CARTOGRAPHY, Phase.CROPS, Phase.SIDES)
"""When no Troop has anything to do with the table yet."""
_NEAR: Final = 12 * INCH
_EVERY: Final = 10
"""After how many letters the ruler has a number."""


class _Window(NamedTuple):
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


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the table and list the Troops; or tell both, one fact a line.

    The focus is a Troop or leader to look at closely, or `all` for the whole table.
    """
    if plain:
        return "\n".join(summary(state, speaker))
    window = _window(state, focus, min(width, _WIDEST) - _RIM)
    lines = [head(state, speaker), *_drawn(state, window)]
    lines += [_legend(state, speaker), *(() if focus or state.phase in _BEFORE else _roster(state, speaker))]
    return "\n".join(lines)


# ------------------------------------------------------------------------------------------------------- what is drawn


def _window(state: State, focus: str, wide: int) -> _Window:
    """Choose what to draw: all pieces, those about one, or the whole table; as finely as it fits."""
    width, depth = SCALES[state.scale].table
    spots = [where(state, piece) for piece in (*state.units, *state.leaders) if on_table(state, piece)]
    margin = _MARGIN
    if focus and folded(focus) not in ALL_WORDS:
        piece = piece_meant(state, focus.split(maxsplit=1)[0])
        spots, margin = [where(state, piece)] if on_table(state, piece) else spots, _NEAR
    if not spots or folded(focus) in ALL_WORDS:
        spots = [Pose(0, 0, 0), Pose(width, depth, 0)]
    left, right = _span([spot.x for spot in spots], margin, width)
    low, high = _span([spot.y for spot in spots], margin, depth)
    fits = (one for one in _GRAINS if right - left <= wide * one and high - low <= _HIGHEST * 2 * one)
    grain = next(fits, _GRAINS[-1])
    left, low = left // grain * grain, low // (2 * grain) * 2 * grain
    return _Window(left, low, grain, -(-(right - left) // grain), -(-(high - low) // (2 * grain)))


def _span(places: list[int], margin: int, size: int) -> tuple[int, int]:
    return max(0, min(places) - margin), min(size, max(places) + margin)


def _drawn(state: State, window: _Window) -> Iterator[str]:
    """The rows from north to south, with inches at the left and below."""
    cells = [[" "] * window.cols for _ in range(window.rows)]
    for element in state.scenery.values():
        _paint(cells, window, scene(element), SIGNS[element.element])
    taken = [[False] * window.cols for _ in range(window.rows)]
    for piece, label in _labels(state):
        _write(cells, taken, window.cell(*where(state, piece)[:2]), label)
    for row, line in enumerate(cells):
        north = window.middle(0, row).y // INCH
        yield f"{north:>3} {''.join(line)}".rstrip()
    marks = range(0, window.cols, _EVERY)
    ruler = "".join(f"{(window.left + col * window.grain) // INCH:<{_EVERY}}" for col in marks)
    yield " " * _RIM + ruler.rstrip()


def _paint(cells: list[list[str]], window: _Window, outline: Outline, sign: str) -> None:
    """Put a sign wherever an element has a part of a letter."""
    size = Base(window.grain, 2 * window.grain)
    xs, ys = [point.x for point in outline.points], [point.y for point in outline.points]
    (first, bottom), (last, top) = window.cell(min(xs), min(ys)), window.cell(max(xs), max(ys))
    for row in range(max(0, top), min(window.rows, bottom + 1)):
        for col in range(max(0, first), min(window.cols, last + 1)):
            if tabletop.overlap(tabletop.stand(Pose(*window.middle(col, row), 0), size), outline):
                cells[row][col] = sign


def _labels(state: State) -> Iterator[tuple[str, str]]:
    """What is written for each piece on the table."""
    for unit in present(state):
        yield unit, f"{unit}{_arrow(state, unit)}"
    yield from ((leader, f"{leader}*") for leader, who in state.leaders.items() if who.at is not None)


def _arrow(state: State, unit: UnitId) -> str:
    return ROUND if faceless(state, unit) else ARROWS[sector(where(state, unit).facing)]


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


def _legend(state: State, speaker: Speaker) -> str:
    """What the signs mean."""
    there = dict.fromkeys((SIGNS[one.element], Message(f"element-{one.element}")) for one in state.scenery.values())
    signs = "  ".join(f"{sign} {speaker.say(name)}" for sign, name in there)
    return speaker.say(Message.of("text-legend", signs=signs))


# ---------------------------------------------------------------------------------------------------------- the roster


def _roster(state: State, speaker: Speaker) -> Iterator[str]:
    """The Troops in columns, by command."""
    heads = [speaker.say(Message(f"text-column-{column}")) for column in _COLUMNS]
    yield _columns(*heads)
    for command, units in by_command(state):
        yield led(state, command, speaker)
        yield from (_row(state, unit, speaker) for unit in units)


_COLUMNS: Final = ("troop", "place", "wear", "card", "enemy", "marks")


def _columns(troop: str, place: str, wear: str, card: str, enemy: str, marked: str) -> str:
    return f"  {troop:<28.28} {place:<14} {wear:<8} {card:<12} {enemy:<13} {marked}".rstrip()


def _row(state: State, unit: Unit, speaker: Speaker) -> str:
    name = f"{unit.id:<6}{speaker.say(Message(f'profile-{unit.gear.profile}'))}"
    place = (
        f"{_bare(at.x, speaker)} {_bare(at.y, speaker)} {_arrow(state, unit.id)}"
        if (at := start_of(state, unit.id))
        else "-"
    )
    card = state.cards.get(unit.id)
    order = "-" if card is None else "?" if card.order is None else speaker.say(Message(f"order-{card.order}"))
    near = nearest(state, unit)
    enemy = f"{near[1]} {_bare(near[0], speaker)}" if near else "-"
    return _columns(
        name, place, f"{unit.wear}/{endurance(state, unit.id)}", order, enemy, ", ".join(marks(state, unit, speaker))
    )


def _bare(units: int, speaker: Speaker) -> str:
    """A length in inches, without their sign."""
    return speaker.say(inches(units)).rstrip("″")
