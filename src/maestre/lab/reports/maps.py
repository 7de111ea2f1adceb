"""Where pieces are lost, on the board itself: hexes, a table or places, darker the more were lost there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from math import ceil, sqrt
from typing import Final, NamedTuple

from maestre.lab.studies.rows import places_of
from maestre.play.board import Board, Graph, Grid, Plane

WIDE: Final = 360
"""How wide a board is drawn."""
_ACROSS: Final = 24
"""Into so many squares the longer side of a table is cut."""
_ROW: Final = sqrt(3) / 2
"""How far apart rows of hexes are, in the width of one."""
_SHADES: Final = 5
_NAMED: Final = 3
"""So many places are called by their names on a map."""
_LETTER, _HIGH = 6.6, 13.0
"""How wide and high a letter of a name is."""
_LEAST, _MOST = 3.0, 14.0
"""How wide the disc of a place is at least, and at most."""


class Spot(NamedTuple):
    """What was lost at a place, and where that is drawn."""

    place: str
    x: float
    y: float
    losses: int


class Map(NamedTuple):
    """A board as it is drawn: its ground and its size, what a place looks like and how wide it is."""

    ground: str
    wide: float
    high: float
    form: str
    grain: float
    places: Mapping[str, tuple[float, float]]
    board: Board


class Frame(NamedTuple):
    """A part of a board: where it begins and how large it is."""

    x: float
    y: float
    wide: float
    high: float


def map_of(board: Board) -> Map:
    """Draw the ground of a board, faintly: its edge, land, scenery, lanes."""
    space = board.space
    if isinstance(space, Plane):
        wide, high = _fitted(*space.size)
        scale = wide / space.size[0]
        outlines = [[_scaled(space.from_top(corner), scale) for corner in area.outline] for area in board.areas]
        land = "".join(f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in corners)}z" for corners in outlines if corners)
        ground = _sheet(wide, high, board.colour) + _land(land)
        return Map(ground, wide, high, "table", max(wide, high) / _ACROSS, {}, board)
    there = places_of(space)
    if isinstance(space, Graph):
        wide, high = _fitted(*space.size)
        places = {name: _scaled(at, wide / space.size[0]) for name, at in there.items()}
        lanes = "".join(
            "M{:.0f} {:.0f}L{:.0f} {:.0f}".format(*places[edge.ends[0]], *places[edge.ends[1]])
            for edge in board.edges
            if places.keys() >= set(edge.ends)
        )
        dots = "".join(f"M{x - 2:.0f} {y:.0f}a2 2 0 1 0 4 0a2 2 0 1 0-4 0" for x, y in places.values())
        drawn = f'<path d="{lanes}" stroke="var(--faint)" stroke-opacity=".4" fill="none"/>'
        drawn += f'<path d="{dots}" fill="var(--faint)"/>'
        return Map(_sheet(wide, high, board.colour) + drawn, wide, high, "disc", _MOST, places, board)
    return _cells(board, space, there)


def _cells(board: Board, space: Grid, there: Mapping[str, tuple[float, float]]) -> Map:
    hexes = space.form == "hex"
    grain = WIDE / (max(x for x, _ in there.values()) + 1)
    row, tall = (grain * _ROW, grain / sqrt(3)) if hexes else (grain, grain / 2)
    places = {name: (grain * (x + 0.5), row * y + tall) for name, (x, y) in there.items()}
    high = max(y for _, y in places.values()) + tall
    other = {area.id for area in board.areas if area.colour and area.colour != board.colour}
    land = "".join(_cell(x, y, grain, space.form) for name, (x, y) in places.items() if name in other)
    ground = _sheet(WIDE, high, board.colour) + _land(land)
    return Map(ground, WIDE, high, space.form, grain, places, board)


def _fitted(wide: float, high: float) -> tuple[float, float]:
    return WIDE, WIDE * high / wide


def _scaled(point: tuple[float, float], scale: float) -> tuple[float, float]:
    return point[0] * scale, point[1] * scale


def _sheet(wide: float, high: float, colour: str) -> str:
    fill = "--water" if colour in {"water", "shallows"} else "--paper"
    return f'<rect width="{wide:.0f}" height="{high:.0f}" fill="var({fill})" stroke="var(--faint)"/>'


def _land(path: str) -> str:
    return f'<path d="{path}" fill="var(--land)" fill-opacity=".45"/>' if path else ""


def _cell(x: float, y: float, grain: float, form: str) -> str:
    if form == "hex":
        side, slope = grain / sqrt(3), grain / sqrt(12)
        half = grain / 2
        return (
            f"M{x:.1f} {y + side:.1f}l{half:.2f}-{slope:.2f}v-{side:.2f}l-{half:.2f}-{slope:.2f}"
            f"l-{half:.2f} {slope:.2f}v{side:.2f}z"
        )
    return f"M{x - grain / 2:.1f} {y - grain / 2:.1f}h{grain:.2f}v{grain:.2f}h-{grain:.2f}z"


# ------------------------------------------------------------------------------------------------ what was lost


def spots(ground: Map, losses: Mapping[str | tuple[int, int], int]) -> tuple[Spot, ...]:
    """Give the places where most were lost first; of a table, its squares, each by its column and row."""
    found: Counter[tuple[str, float, float]] = Counter()
    space = ground.board.space
    for at, count in losses.items():
        if isinstance(at, str):
            if at in ground.places:
                found[at, *ground.places[at]] += count
        elif isinstance(space, Plane):
            x, y = _scaled(space.from_top(at), ground.wide / space.size[0])
            column, row = _within(x, ground.wide, ground.grain), _within(y, ground.high, ground.grain)
            found["", (column + 0.5) * ground.grain, (row + 0.5) * ground.grain] += count
    made = [Spot(*at, count) for at, count in found.items()]
    return tuple(sorted(made, key=lambda spot: (-spot.losses, spot.y, spot.x)))


def _within(at: float, size: float, grain: float) -> int:
    return max(0, min(int(at / grain), ceil(size / grain) - 1))


def heat(ground: Map, lost: Sequence[Spot], named: Mapping[str, str]) -> str:
    """Draw what was lost: five shades, and discs of five sizes where places have no outline; some by their names."""
    most = max((spot.losses for spot in lost), default=1)
    shades: dict[int, list[str]] = {}
    for spot in lost:
        shade = ceil(_SHADES * spot.losses / most)
        shades.setdefault(shade, []).append(_drawn(ground, spot, shade))
    paths = "".join(
        f'<path d="{"".join(parts)}" fill="var(--heat)" fill-opacity="{0.15 + 0.75 * shade / _SHADES:.2f}"/>'
        for shade, parts in sorted(shades.items())
    )
    return paths + "".join(_names(ground, [spot for spot in lost if spot.place in named], named))


def _names(ground: Map, lost: Sequence[Spot], named: Mapping[str, str]) -> Iterator[str]:
    """Write names under their places, inside the board; one that would lie on another is left out."""
    taken: list[tuple[float, float, float]] = []
    for spot in lost[:_NAMED]:
        name = named[spot.place]
        reach = _LETTER * len(name) / 2
        x = min(max(spot.x, reach), ground.wide - reach)
        y = spot.y + _MOST + 12 if spot.y < ground.high - 2 * _MOST else spot.y - _MOST - 4
        if all(abs(y - there) > _HIGH or abs(x - beside) > reach + other for beside, there, other in taken):
            taken.append((x, y, reach))
            yield (
                f'<text x="{x:.0f}" y="{y:.0f}" font-size="11" text-anchor="middle" '
                f'font-family="system-ui, sans-serif" fill="var(--ink)" stroke="var(--paper)" stroke-width="3" '
                f'paint-order="stroke">{escape(name)}</text>'
            )


def _drawn(ground: Map, spot: Spot, shade: int) -> str:
    if ground.form != "disc":
        return _cell(spot.x, spot.y, ground.grain, ground.form)
    wide = _LEAST + (_MOST - _LEAST) * shade / _SHADES
    arc = f"a{wide:.1f} {wide:.1f} 0 1 0"
    return f"M{spot.x - wide:.1f} {spot.y:.1f}{arc} {2 * wide:.1f} 0{arc} {-2 * wide:.1f} 0z"


def part(ground: Map, lost: Sequence[Spot]) -> Frame:
    """Give the part of a board of cells in which pieces were lost, at least half of its width; else all of it."""
    whole = Frame(-1, -1, ground.wide + 2, ground.high + 2)
    if ground.form not in {"hex", "square"}:
        return whole
    (x, wide), (y, high) = (
        _reach([spot.x for spot in lost], ground.wide, ground.grain),
        _reach([spot.y for spot in lost], ground.high, ground.grain),
    )
    return Frame(x, y, wide, high) if wide * high < ground.wide * ground.high else whole


def _reach(values: Sequence[float], size: float, grain: float) -> tuple[float, float]:
    """Give where to begin and how far to go so that values lie inside, with some room about them."""
    room = 2 * grain
    length = min(size, max(size / 2, max(values) - min(values) + 2 * room))
    middle = (max(values) + min(values)) / 2
    return max(0.0, min(middle - length / 2, size - length)), length


def framed(frame: Frame, inner: str) -> str:
    """Make an SVG of a part of a board."""
    box = " ".join(f"{value:.0f}" for value in frame)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{WIDE}">{inner}</svg>'
