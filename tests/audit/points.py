"""The points that a second reading of the books found wrong or doubtful, and how each correction is undone alone.

A test that settles one carries `@pytest.mark.audit("A1")`. `undone/GAME.toml` says for each point with which words of
the code its correction, or the decision, falls: `now` is what stands there and `before` what stood there, or what the
other reading would have. `make undone` puts each in place alone and shows that a test of its point fails.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parents[2]
UNDONE: Final = Path(__file__).parent / "undone"
WRONG: Final = (
    *(f"T{number}" for number in range(1, 9)),
    *(f"A{number}" for number in range(1, 13)),
    *(f"M{number}" for number in range(1, 12)),
    "W1",
)
DOUBTFUL: Final = (
    *(f"TD{number}" for number in range(1, 10)),
    *(f"AD{number}" for number in range(1, 14)),
    *(f"MD{number}" for number in range(1, 13)),
    *(f"LD{number}" for number in range(1, 5)),
)


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of one file with which a point falls; a point may need several."""

    id: str
    file: str
    now: str
    before: str


def undone() -> dict[str, tuple[Undo, ...]]:
    """Give for each point what undoes it."""
    found: dict[str, tuple[Undo, ...]] = {}
    for path in sorted(UNDONE.glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["undo"]:
            one = msgspec.convert(row, Undo)
            found[one.id] = (*found.get(one.id, ()), one)
    return found


def settled() -> dict[str, tuple[str, ...]]:
    """Give for each point the files with tests that carry its mark."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.audit(" in text:
            for point in _marks(ast.parse(text)):
                found.setdefault(point, set()).add(str(path.relative_to(ROOT)))
    return {point: tuple(sorted(files)) for point, files in found.items()}


def _marks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.audit":
            yield from (str(each.value) for each in node.args if isinstance(each, ast.Constant))
