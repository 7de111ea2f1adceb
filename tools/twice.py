"""Finds what stands in two games and should stand where both can use it: `python tools/twice.py`, in `make lint`.

`python tools/twice.py 5 FOLDER` counts all over five lines, in another checkout if one is named.

Python is compared by tokens, without comments, docstrings, imports and `__all__`, and with one rule as good as another;
the web client by lines, without blank ones, comments and imports. The name of its game is the same word in each.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("src/maestre/games", "web/src/games")
MOST: Final = 15
"""So many lines may stand twice."""

_LAYOUT: Final = (
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
)
_RULE: Final = re.compile(r"""(['"])\d+\.\d+\S*\1""")
_REMARK: Final = re.compile(r"//|/\*|\*|<!--")
_IMPORT: Final = re.compile(r"import\b|\} from ")


class Word(NamedTuple):
    """A token, or a whole line, and on which line it stands."""

    text: str
    line: int


class Twice(NamedTuple):
    """Lines of one file that stand in another, from first to last."""

    one: Path
    lines: tuple[int, int]
    other: Path
    theirs: tuple[int, int]
    long: int

    def __str__(self) -> str:
        """Where to look."""
        (first, last), (start, end) = self.lines, self.theirs
        return f"{self.one}:{first}-{last} stands in {self.other}:{start}-{end} too, {self.long} lines"


Texts = dict[Path, list[Word]]


# -------------------------------------------------------------------------------------------------------- what is read


def python(source: str, game: str) -> list[Word]:
    """The tokens of a module that say something."""
    left_out = {line for node in ast.walk(ast.parse(source)) if _is_idle(node) for line in _lines(node)}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    kept = (one for one in tokens if one.type not in _LAYOUT and one.start[0] not in left_out)
    return [Word(_RULE.sub("rule", one.string.replace(game, "game")), one.start[0]) for one in kept]


def _is_idle(node: ast.AST) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _lines(node: ast.AST) -> range:
    assert isinstance(node, ast.stmt)
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def script(source: str, game: str) -> list[Word]:
    """The lines of a script or component that say something."""
    stripped = ((line.strip(), number) for number, line in enumerate(source.splitlines(), 1))
    kept = ((line, number) for line, number in stripped if line and not (_REMARK.match(line) or _IMPORT.match(line)))
    return [Word(" ".join(line.replace(game, "game").split()), number) for line, number in kept]


READERS: Final = {".py": python, ".svelte": script, ".ts": script}


def read(folder: Path) -> Texts:
    """All that a game has in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in READERS)
    return {path: READERS[path.suffix](path.read_text(encoding="utf-8"), folder.name) for path in files}


# ------------------------------------------------------------------------------------------------------ what is found


def twice(ours: Texts, theirs: Texts, most: int = MOST) -> Iterator[Twice]:
    """Find runs of more than so many lines that are the same in both."""
    size = most + 1
    places: dict[tuple[str, ...], list[tuple[Path, int]]] = defaultdict(list)
    for path, words in theirs.items():
        texts = [word.text for word in words]
        for start in range(len(texts) - size + 1):
            places[tuple(texts[start : start + size])].append((path, start))
    for path, words in ours.items():
        texts, start = [word.text for word in words], 0
        while start <= len(words) - size:
            met = places.get(tuple(texts[start : start + size]), ())
            found = max((_met(path, words, start, other, theirs[other], at) for other, at in met), default=None)
            if found is not None and found[1].long > most:
                yield found[1]
                start += found[0]
            else:
                start += 1


def _met(one: Path, words: list[Word], start: int, other: Path, theirs: list[Word], at: int) -> tuple[int, Twice]:
    """How many words are the same from two places on, and on which lines."""
    pairs = zip(words[start:], theirs[at:], strict=False)
    long = next(
        (index for index, (a, b) in enumerate(pairs) if a.text != b.text), min(len(words) - start, len(theirs) - at)
    )
    mine = [word.line for word in words[start : start + long]]
    its = [word.line for word in theirs[at : at + long]]
    count = min(len(dict.fromkeys(mine)), len(dict.fromkeys(its)))
    return long, Twice(one, (mine[0], mine[-1]), other, (its[0], its[-1]), count)


def search(root: Path, folders: tuple[str, ...] = FOLDERS, most: int = MOST) -> list[Twice]:
    """Look through every pair of games."""
    found: list[Twice] = []
    for folder in folders:
        games = sorted(one for one in (root / folder).iterdir() if one.is_dir())
        texts = {one: read(one) for one in games if not one.name.startswith("_")}
        for one, other in combinations(texts, 2):
            found += twice(texts[one], texts[other], most)
    return found


def main(most: str = str(MOST), folder: str = str(ROOT)) -> int:
    """Say what stands twice."""
    root = Path(folder)
    found = search(root, most=int(most))
    for one in found:
        print(one._replace(one=one.one.relative_to(root), other=one.other.relative_to(root)))
    if found:
        print(
            f"{len(found)} times over {most} lines, {sum(one.long for one in found)} lines in all: "
            "put them where both games can use them (maestre.miniatures, web/src/miniatures)."
        )
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
