"""Puts pages together: prose that people wrote, and tables from the program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

PROSE: Final = Path(__file__).parent / "prose"


def filled(language: str, page: str, **parts: str) -> str:
    """Give a page's prose with its parts put in; a part that the prose lacks, or that is lacking, is a slip of ours."""
    prose = (PROSE / language / f"{page}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\{ (\w+) \}\}", prose)) == set(parts), page
    return re.sub(r"\{\{ (\w+) \}\}", lambda found: parts[found[1]].rstrip("\n"), prose)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table as Markdown."""
    lines = [heads, ["---"] * len(heads), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
