"""A described board in letters: the same scene that a browser draws, for a terminal with or without colours."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from maestre.play import Speaker
from maestre.play.board import Board, Graph, Grid, Piece, Plane, Scene
from maestre.play.written.numbers import written

_GROUND: Final = {
    "sand": "on #efe6cf",
    "grass": "on #cfe3bf",
    "water": "on #d3e4ec",
    "shallows": "on #e6e9dc",
    "wood": "on #b9d3a4",
    "rock": "on #b8b2a6",
    "stone": "on #dcd8cf",
    "snow": "on #f4f4f4",
    "gold": "on #f3df9b",
}
_BARE: Final = ("on #f1ead8", "on #e8dfc8")
_TABLE: Final = "on #e6ecd6"
_SEATS: Final = ("red", "blue", "green", "violet")
_PAINTED: Final = {
    "red": "white on #9c2f2f",
    "blue": "white on #24517a",
    "green": "white on #3f6b34",
    "violet": "white on #6b4a86",
}
_BRACKETS: Final = (("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"))
"""Sides are told apart without colours too."""
_WIDE: Final = 6
_LONGEST_GLYPH: Final = 2


def styles(seats: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """How the sides are set off in a scene that was written as letters alone."""
    return tuple(
        (rf"{re.escape(left)}\S{{1,2}}{re.escape(right)}", _painted(seats, side))
        for side, (left, right) in enumerate(_BRACKETS)
    )


def _painted(seats: tuple[str, ...], side: int) -> str:
    """The colour of a side: that which its seat is named after, or by its place."""
    seat = seats[side] if side < len(seats) else ""
    return _PAINTED.get(seat, _PAINTED[_SEATS[side % len(_SEATS)]])


class Drawing:
    """One scene, with what may be touched now set off."""

    def __init__(
        self,
        scene: Scene,
        seats: tuple[str, ...],
        speaker: Speaker,
        able: Collection[str] = (),
        *,
        plain: bool = False,
        width: int = 80,
    ) -> None:
        self.scene, self.seats, self.speaker, self.able = scene, seats, speaker, able
        self.plain, self.width = plain, width
        self.ground = {area.id: area for area in scene.board.areas}
        self.standing: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            if isinstance(piece.at, str):
                self.standing.setdefault(piece.at, []).append(piece)

    def drawn(self) -> RenderableType:
        """Draw the board, then what lies beside it, then who is who."""
        return Group(*self._parts())

    def lettered(self) -> str:
        """Write the same as letters alone."""
        lines = "\n".join(part.plain for part in self._parts()).split("\n")
        return "\n".join(line.rstrip() for line in lines)

    def _parts(self) -> list[Text]:
        facts = Text(" · ".join(self.speaker.say(fact) for fact in self.scene.facts), style=self._style("bold"))
        return [*([facts] if self.scene.facts else []), self._board(), *self._trays(), self._key()]

    def told(self) -> str:
        """Tell the same in lines, one piece each, for whoever reads no drawings."""
        lines = [self.speaker.say(fact) for fact in self.scene.facts]
        for piece in self.scene.pieces:
            at = piece.at if isinstance(piece.at, str) else f"{piece.at[0]}, {piece.at[1]}"
            facing = "" if piece.facing is None else f", {written(piece.facing / 100, self.speaker.language, 2)}°"
            lines.append(f"{piece.id}: {self._named(piece)}, {at}{facing}")
        return "\n".join(lines)

    def _style(self, style: str) -> str:
        return "" if self.plain else style

    def _board(self) -> Text:
        board = self.scene.board
        if isinstance(board.space, Grid):
            return self._grid(board.space)
        return self._graph(board, board.space) if isinstance(board.space, Graph) else self._plane(board.space)

    def _tag(self, piece: Piece) -> tuple[str, str]:
        side = self.seats.index(piece.colour[5:]) if piece.colour[5:] in self.seats else 0
        left, right = _BRACKETS[side % len(_BRACKETS)]
        signs = "".join(badge.glyph for badge in piece.badges if "/" not in badge.glyph)
        glyph = piece.glyph if 0 < len(piece.glyph) <= _LONGEST_GLYPH else piece.id[0]
        style = _painted(self.seats, side) + (" underline bold" if piece.id in self.able else "")
        return f"{left}{glyph}{right}{signs}", self._style(style)

    def _grid(self, grid: Grid) -> Text:
        text = Text()
        for y, row in enumerate(grid.cells):
            shift = " " * (_WIDE // 2 * (y % 2)) if grid.form == "hex" else ""
            for line in (0, 1):
                text.append(shift)
                for x, cell in enumerate(row):
                    text.append_text(self._cell(cell, line, (x + y) % 2))
                text.append("\n")
        text.right_crop(1)
        return text

    def _cell(self, cell: str, line: int, odd: int) -> Text:
        area, pieces = self.ground.get(cell), self.standing.get(cell, [])
        colour = area.colour if area and area.colour else self.scene.board.colour
        style = self._style(_GROUND.get(colour, _BARE[odd])) if cell else ""
        free = cell in self.able
        if line:
            shown = cell if cell and (self.scene.board.coordinates or free) else ""
            ink = self._style("bold #b8560a" if free else "#7d7462")
            return Text(
                f"{'·' if free else ' '}{shown}".rjust(_WIDE - 1)[-_WIDE:] + " ", style=f"{style} {ink}".strip()
            )
        if not pieces:
            glyph = area.glyph if area and "/" not in area.glyph else ""
            return Text(glyph.center(_WIDE), style=f"{style} {self._style('#7d766a')}".strip() if cell else "")
        tag, painted = self._tag(pieces[0])
        tag += f"+{len(pieces) - 1}" if len(pieces) > 1 else ""
        text = Text(" " * ((_WIDE - len(tag)) // 2), style=style)
        text.append(tag, style=painted)
        text.append(" " * (_WIDE - len(text)), style=style)
        return text

    def _graph(self, board: Board, graph: Graph) -> Text:
        """Points with their neighbours, as a list: it says in letters all that a map of lanes could."""
        lanes: dict[str, list[str]] = {}
        for edge in board.edges:
            for one, other in (edge.ends, edge.ends[::-1]):
                lanes.setdefault(one, []).append(other)
        text = Text()
        for id_ in graph.ids:
            text.append(f"{'·' if id_ in self.able else ' '} {id_:<14}", style="bold" if id_ in self.able else "")
            for piece in self.standing.get(id_, ()):
                tag, painted = self._tag(piece)
                text.append(f"{tag} ", style=painted)
            text.append(f" → {', '.join(lanes.get(id_, ()))}\n", style="dim")
        text.right_crop(1)
        return text

    def _plane(self, plane: Plane) -> Text:
        """A table as letters: half as many rows as columns for the same length, as letters are tall."""
        columns = max(20, self.width - 2)
        rows = max(1, columns * plane.size[1] // plane.size[0] // 2)
        sheet = [[(" ", self._style(_TABLE))] * columns for _ in range(rows)]
        for piece in self.scene.pieces:
            if isinstance(piece.at, str):
                continue
            tag, painted = self._tag(piece)
            right, down = plane.from_top(piece.at)
            x = max(0, min(columns - len(tag), right * columns // plane.size[0]))
            y = max(0, min(rows - 1, down * rows // plane.size[1]))
            for place, letter in enumerate(tag):
                sheet[y][x + place] = (letter, painted)
        return Text("\n").join(Text.assemble(*line) for line in sheet)

    def _trays(self) -> list[Text]:
        return [self._tray(tray.id, self.speaker.say(tray.name), tray.cells) for tray in self.scene.trays]

    def _tray(self, id_: str, name: str, cells: tuple[str, ...]) -> Text:
        text = Text(f"{name}:")
        for place in (id_, *cells):
            for piece in self.standing.get(place, ()):
                tag, painted = self._tag(piece)
                text.append(" ")
                text.append(tag, style=painted)
        return text

    def _named(self, piece: Piece) -> str:
        return ", ".join((self.speaker.say(piece.called), *(self.speaker.say(badge.name) for badge in piece.badges)))

    def _key(self) -> Text:
        """Who is who, once each, with what the signs on it mean."""
        text = Text()
        for piece in self.scene.pieces:
            tag, painted = self._tag(piece)
            text.append(tag, style=painted)
            text.append(f" {piece.id}: {self._named(piece)}   ")
        return text
