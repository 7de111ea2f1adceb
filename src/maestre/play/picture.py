"""A scene as a picture: an SVG that stands alone, for notebooks, documents and `maestre draw --svg`."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt
from typing import Final
from xml.sax.saxutils import escape

from maestre.play.board import Graph, Grid, Piece, Plane, Point, Scene, Space
from maestre.play.written.messages import Message

CELL: Final = 60
_WIDE: Final = 1000
_EDGES: Final = {"lane": 3, "road": 5, "river": 6, "wall": 5, "arrow": 3}
_SEATS: Final = ("#9c2f2f", "#24517a", "#3f6b34", "#6b4a86")
_COLOURS: Final = {
    "": "#f1ead8",
    "odd": "#e8dfc8",
    "sand": "#efe6cf",
    "grass": "#cfe3bf",
    "water": "#d3e4ec",
    "shallows": "#e6e9dc",
    "wood": "#b9d3a4",
    "rock": "#b8b2a6",
    "stone": "#dcd8cf",
    "snow": "#f8f8f8",
    "gold": "#f3df9b",
    "red": "#9c2f2f",
    "blue": "#24517a",
    "green": "#3f6b34",
    "violet": "#6b4a86",
    "ink": "#1b2730",
}
_SHAPES: Final = {
    "disc": "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z",
    "counter": "M-19-19h38v38h-38z",
    "block": "M-14-21h28v42h-28z",
    "pawn": "M-17 21c0-12 6-15 9-20a11 11 0 1 1 16 0c3 5 9 8 9 20z",
    "hex": "M0-21l18 10.5v21l-18 10.5l-18-10.5v-21z",
    "base": "M-22-11h44v22h-44z",
    "ship": "M0-25c10 9 11 22 8 46h-16c-3-24-2-37 8-46z",
    "card": "M-14-20h28v40h-28z",
}
_LONG: Final = 2
"""From how many letters on a sign is written smaller."""
_LEAST: Final = 0.45
"""How small a piece is drawn at least, however near each other places lie."""
_TONES: Final = {"plain": "#f7f3ea", "good": "#f6c945", "bad": "#e4572e"}

Spot = tuple[float, float]


def svg(scene: Scene, seats: tuple[str, ...], say: Callable[[Message], str] = lambda message: message.key) -> str:
    """Draw a scene; trays and facts stand under the board, in words."""
    drawing = _Drawing(scene, seats, say)
    return drawing.whole()


class _Drawing:
    def __init__(self, scene: Scene, seats: tuple[str, ...], say: Callable[[Message], str]) -> None:
        self.scene, self.say = scene, say
        sides = {seat: _COLOURS.get(seat, _SEATS[place % len(_SEATS)]) for place, seat in enumerate(seats)}
        self.colours = _COLOURS | {f"seat:{seat}": colour for seat, colour in sides.items()}
        self.places, (self.width, self.height), self.scale, self.grain = _layout(scene.board.space)

    def whole(self) -> str:
        lines = [self.say(fact) for fact in self.scene.facts]
        lines += [f"{self.say(tray.name)}: {self._in(tray.id, tray.cells)}" for tray in self.scene.trays]
        foot = 22 * len(lines) + 8 * bool(lines)
        words = (
            f'<text x="6" y="{self.height + 22 * place + 22:.0f}" font-size="16" fill="#1b2730">{escape(line)}</text>'
            for place, line in enumerate(lines)
        )
        ground, edges = self._ground(), self._edges()
        if isinstance(self.scene.board.space, Graph):
            below = (*self._sheet(), *edges, *ground)
        else:
            below = (*self._sheet(), *ground, *edges)
        parts = (*below, *self._printed(), *self._marks(), *self._pieces(), *words)
        size = f'viewBox="0 0 {self.width:.0f} {self.height + foot:.0f}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif">\n'
            + "\n".join(parts)
            + "\n</svg>\n"
        )

    def _in(self, tray: str, cells: tuple[str, ...]) -> str:
        return ", ".join(self.say(piece.called) for piece in self.scene.pieces if piece.at in (tray, *cells)) or "-"

    def _colour(self, colour: str) -> str:
        return self.colours.get(colour, _COLOURS[""])

    def _ground(self) -> list[str]:
        """One path for each colour: a map of thousands of cells is a few paths."""
        board = self.scene.board
        own = {area.id: area.colour for area in board.areas}
        square = isinstance(board.space, Grid) and board.space.form == "square"
        paths: dict[str, list[str]] = {}
        for id_, (at, odd) in self.places.items():
            colour = own.get(id_) or board.colour or ("odd" if square and odd else "")
            paths.setdefault(colour, []).append(self._outline(at))
        return [
            f'<path d="{"".join(parts)}" fill="{self._colour(colour)}" stroke="#c9bd9e"/>'
            for colour, parts in paths.items()
        ]

    def _sheet(self) -> list[str]:
        """What lies under all places: the board's own colour, and areas with an outline in their order."""
        board = self.scene.board
        drawn = [f'<rect width="{self.width:.0f}" height="{self.height:.0f}" fill="{self._colour(board.colour)}"/>']
        for area in board.areas:
            if area.outline:
                corners = "L".join(f"{x:.1f} {y:.1f}" for x, y in map(self._drawn, area.outline))
                drawn.append(f'<path d="M{corners}z" fill="{self._colour(area.colour)}" stroke="#c9bd9e"/>')
        return drawn

    def _drawn(self, point: Point) -> Spot:
        space = self.scene.board.space
        x, y = space.from_top(point) if isinstance(space, Plane) else point
        return x * self.scale, y * self.scale

    def _outline(self, at: Spot) -> str:
        x, y = at
        space, half = self.scene.board.space, self.grain / 2
        if isinstance(space, Grid) and space.form == "square":
            return f"M{x - half:.1f} {y - half:.1f}h{2 * half:.1f}v{2 * half:.1f}h{-2 * half:.1f}z"
        if isinstance(space, Grid):
            turns = (pi / 3 * side + pi / 6 for side in range(6))
            radius = self.grain / sqrt(3)
            return "M" + "L".join(f"{x + radius * cos(turn):.1f} {y + radius * sin(turn):.1f}" for turn in turns) + "z"
        arc = f"a{half:.1f} {half:.1f} 0 1 0"
        return f"M{x - half:.1f} {y:.1f}{arc} {2 * half:.1f} 0{arc} {-2 * half:.1f} 0z"

    def _edges(self) -> list[str]:
        lines = []
        for edge in self.scene.board.edges:
            ends = [self.places[end][0] for end in edge.ends if end in self.places]
            if len(ends) == len(edge.ends):
                (x1, y1), (x2, y2) = _side(*ends) if edge.kind == "wall" else ends
                colour = self._colour(edge.colour) if edge.colour else "#8fa6b3"
                lines.append(
                    f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
                    f'stroke="{colour}" stroke-width="{_EDGES[edge.kind]}"/>'
                )
        return lines

    def _printed(self) -> list[str]:
        words = []
        for area in self.scene.board.areas:
            if area.id not in self.places:
                continue
            (x, y), _ = self.places[area.id]
            if area.glyph and "/" not in area.glyph:
                high = min(26, self.grain * 0.6)
                words.append(_text(x, y + high / 3, high, "#7d766a", area.glyph))
            if area.name:
                words.append(_text(x, y + self.grain / 2 + 11, 11, "#1b2730", self.say(area.name)))
        if self.scene.board.coordinates:
            words += [_text(x - 18, y - 18, 10, "#7d766a", id_) for id_, ((x, y), _) in self.places.items()]
        return words

    def _marks(self) -> list[str]:
        return [
            f'<path d="{self._outline(self.places[id_][0])}" fill="#f6c945" fill-opacity="0.35"/>'
            for mark in self.scene.marks
            for id_ in mark.on
            if id_ in self.places
        ]

    def _pieces(self) -> list[str]:
        many: dict[str, int] = {}
        drawn = []
        for piece in self.scene.pieces:
            if isinstance(piece.at, str):
                if piece.at not in self.places:
                    continue
                nth = many.get(piece.at, 0)
                many[piece.at] = nth + 1
                (x, y), _ = self.places[piece.at]
                x, y = x + 9 * nth, y - 9 * nth
            else:
                x, y = self._drawn(piece.at)
            drawn.append(self._piece(piece, x, y))
        return drawn

    def _piece(self, piece: Piece, x: float, y: float) -> str:
        shape, size = _SHAPES[piece.shape], 18.0
        front = ""
        if piece.size:
            wide, deep = (side * self.scale for side in piece.size)
            shape, size = _sized(piece, wide, deep), min(18, deep * 0.6, wide * 0.5)
            front = _front(wide, deep) if piece.facing is not None else ""
        turned = f' transform="rotate({piece.facing / 100:g})"' if piece.facing else ""
        shrunk = "" if piece.size else f" scale({max(_LEAST, min(1, self.grain / CELL)):.2f})"
        parts = [f'<path d="{shape}" fill="{self._colour(piece.colour)}" stroke="#1b2730"{turned}/>']
        if front:
            parts.append(f'<path d="{front}" fill="#ffffff"{turned}/>')
        if piece.glyph and "/" not in piece.glyph:
            parts.append(_text(0, 15 if piece.shape == "pawn" else 6, size, "#ffffff", piece.glyph))
        if piece.count != 1:
            parts.append(_text(18, 22, 13, "#1b2730", f"\u00d7{piece.count}"))
        parts.append(_signs(piece, self.scale))
        faded = ' opacity="0.55"' if piece.spent else ""
        name = f"<title>{escape(self.say(piece.called))}</title>"
        return f'<g transform="translate({x:.1f} {y:.1f}){shrunk}"{faded}>{name}{"".join(parts)}</g>'


def _sized(piece: Piece, wide: float, deep: float) -> str:
    """A base of its own size: a disc round, all else a rectangle."""
    if piece.shape != "disc":
        return f"M{-wide / 2:.1f} {-deep / 2:.1f}h{wide:.1f}v{deep:.1f}h{-wide:.1f}z"
    arc = f"a{wide / 2:.1f} {deep / 2:.1f} 0 1 0"
    return f"M{-wide / 2:.1f} 0{arc} {wide:.1f} 0{arc} {-wide:.1f} 0z"


def _front(wide: float, deep: float) -> str:
    """A tooth at the middle of the front edge of a base that faces somewhere."""
    half = min(wide, deep) / 5
    return f"M{-half:.1f} {half - deep / 2:.1f}L0 {-deep / 2:.1f}L{half:.1f} {half - deep / 2:.1f}z"


def _signs(piece: Piece, scale: float) -> str:
    """The badges of a piece, in a row above its shoulder; on a base of its own size no larger than it allows."""
    wide, deep = (side * scale for side in piece.size) if piece.size else (36.0, 36.0)
    small = min(1.0, min(wide, deep) / 36)
    signs = "".join(
        f'<circle cx="{-15 * place}" r="9" fill="{_TONES[badge.tone]}" stroke="#1b2730"/>'
        + _text(-15 * place, 4.5, 12 if len(badge.glyph) < _LONG else 9, "#1b2730", _lettered(badge.glyph))
        for place, badge in enumerate(piece.badges)
    )
    return f'<g transform="translate({wide / 2:.1f} {-deep / 2:.1f}) scale({small:.2f})">{signs}</g>' if signs else ""


def _lettered(glyph: str) -> str:
    return glyph if "/" not in glyph else ""


def _side(one: Spot, other: Spot) -> tuple[Spot, Spot]:
    """Give the side that two cells share."""
    (x1, y1), (x2, y2) = one, other
    x, y, right, down = (x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) / 2, (x1 - x2) / 2
    return (x - right, y - down), (x + right, y + down)


def _text(x: float, y: float, size: float, colour: str, words: str) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="middle"'
    return f'<text {where} fill="{colour}">{escape(words)}</text>'


def _layout(space: Space) -> tuple[dict[str, tuple[Spot, bool]], Spot, float, float]:
    """Give where every place lies and whether it is an odd one, how large all is, its scale, a place's width."""
    if not isinstance(space, Grid):
        scale = _WIDE / space.size[0]
        size = (float(_WIDE), space.size[1] * scale)
        if not isinstance(space, Graph):
            return {}, size, scale, CELL / 2
        at = {id_: ((x * scale, y * scale), False) for id_, (x, y) in space.points}
        return at, size, scale, 2 * (space.radius * scale or _room([spot for spot, _ in at.values()]))
    hexes = space.form == "hex"
    rise = CELL / sqrt(3) * 1.5 if hexes else CELL
    top = CELL / sqrt(3) if hexes else CELL / 2
    at = {
        id_: ((CELL * (x + 1 / 2 + (y % 2) / 2 * hexes), top + rise * y), (x + y) % 2 == 1)
        for y, row in enumerate(space.cells)
        for x, id_ in enumerate(row)
        if id_
    }
    columns = max(map(len, space.cells)) + hexes / 2
    return at, (CELL * columns, rise * len(space.cells) + (top / 2 if hexes else 0)), CELL / 1000, CELL


def _room(points: list[Spot]) -> float:
    """How wide points may be drawn: half of how near the nearest two are."""
    near = (
        sqrt((x1 - x2) ** 2 + (y1 - y2) ** 2) / 2
        for place, (x1, y1) in enumerate(points)
        for x2, y2 in points[place + 1 :]
    )
    return max(6.0, min(CELL / 2, min(near, default=CELL / 2)))
