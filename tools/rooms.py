"""Draws a package as rooms on floors: `python tools/rooms.py src/maestre/games/aguila rooms.svg`.

A room is a module or a folder right below the package, a line an import. A room stands above all that it imports; those
that import each other share a floor, and a line between them is red. It says how many rooms, lines and floors there
are, and how many modules the fullest folder has.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 1200
MARGIN: Final = 12
HIGH: Final = 22
"""Of a room."""
FLOOR: Final = 60
"""From a floor to the next."""
LETTER: Final = 6.2
MOST: Final = 13
"""Rooms side by side; a floor with more has several rows."""

Rooms = dict[str, int]
"""How many modules each has."""
Lines = Counter[tuple[str, str]]
"""How many imports lead from a room to another."""


class House(NamedTuple):
    """What is drawn: rooms, lines, and the floor of each room, counted from below."""

    rooms: Rooms
    lines: Lines
    floors: dict[str, int]


# -------------------------------------------------------------------------------------------------------- what is read


def surveyed(package: Path) -> House:
    """Read a package."""
    modules = sorted(path for path in package.rglob("*.py") if path != package / "__init__.py")
    name = ".".join(package.parts[package.parts.index("maestre") :])
    rooms = Counter(_room(path.relative_to(package)) for path in modules if path.name != "__init__.py")
    lines: Lines = Counter()
    for path in modules:
        here = _room(path.relative_to(package))
        for imported in _imports(path, name):
            if imported in rooms and imported != here:
                lines[here, imported] += 1
    return House(rooms, lines, _floors(rooms, lines))


def _room(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def _imports(path: Path, package: str) -> Iterator[str]:
    """List the rooms that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            yield (node.module or "").removeprefix(f"{package}.").split(".")[0]


def _floors(rooms: Rooms, lines: Lines) -> dict[str, int]:
    """Put every room above those that it imports, and those that import each other beside one another."""
    below = {room: {other for one, other in lines if one == room} for room in rooms}
    reached = {room: _reached(room, below) for room in rooms}
    floors: dict[str, int] = {}
    for room in sorted(rooms, key=lambda one: len(reached[one] | {one})):
        beside = {other for other in reached[room] if room in reached[other]} | {room}
        under = {other for one in beside for other in below[one]} - beside
        floors[room] = 1 + max((floors[other] for other in under), default=-1)
    return floors


def _reached(room: str, below: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    left = [room]
    while left:
        fresh = below[left.pop()] - found
        found |= fresh
        left += sorted(fresh)
    return found


# ------------------------------------------------------------------------------------------------------- what is drawn


def drawn(house: House) -> str:
    """Draw it, the top floor first."""
    rows: list[list[str]] = []
    for _, group in groupby(sorted(house.rooms, key=lambda one: (-house.floors[one], one)), house.floors.__getitem__):
        floor = list(group)
        rows += [floor[start : start + MOST] for start in range(0, len(floor), MOST)]
    places = {
        room: ((2 * rank + 1) * WIDTH // (2 * len(row)), MARGIN + number * FLOOR)
        for number, row in enumerate(rows)
        for rank, room in enumerate(row)
    }
    high = len(rows) * FLOOR + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" font-family="Arial" font-size="11">',
        f'<rect width="{WIDTH}" height="{high}" fill="#fff"/>',
        *(_line(house, places, *line) for line in sorted(house.lines)),
        *(_box(room, house.rooms[room], *places[room]) for room in places),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _line(house: House, places: dict[str, tuple[int, int]], one: str, other: str) -> str:
    (x, y), (to_x, to_y) = places[one], places[other]
    red = house.floors[one] <= house.floors[other]
    shown = 'stroke="#c22"' if red else 'stroke="#8899aa" stroke-opacity=".45"'
    return f'<path d="M{x} {y + HIGH}L{to_x} {to_y}" {shown} fill="none"/>'


def _box(room: str, modules: int, x: int, y: int) -> str:
    text = f"{room} {modules}" if modules > 1 else room
    wide = round(len(text) * LETTER) + 10
    fill = "#dbe7f3" if modules > 1 else "#f3ead8"
    return (
        f'<rect x="{x - wide // 2}" y="{y}" width="{wide}" height="{HIGH}" rx="3" fill="{fill}" stroke="#567"/>'
        f'<text x="{x}" y="{y + 15}" text-anchor="middle">{escape(text)}</text>'
    )


def fullest(package: Path) -> int:
    """Count the modules of the fullest folder."""
    inside = Counter(path.parent for path in package.rglob("*.py") if path.name != "__init__.py")
    return max(inside.values())


def main(package: str, picture: str) -> None:
    """Draw a package and say its figures."""
    house = surveyed(Path(package).absolute())
    Path(picture).write_text(drawn(house), encoding="utf-8")
    red = sum(house.floors[one] <= house.floors[other] for one, other in house.lines)
    floors = 1 + max(house.floors.values())
    print(f"{len(house.rooms)} rooms, {len(house.lines)} lines ({red} red), {floors} floors", end=", ")
    print(f"{fullest(Path(package))} modules in the fullest folder")


if __name__ == "__main__":
    main(*sys.argv[1:])
