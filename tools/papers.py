"""Print every sheet of every ready army, on all papers and in both languages, and look at each: `make papers`.

Nothing may lie outside the margins, under other text, or be too small to read; every font must be in the file, and a
second run must give the same bytes. A letter that no font has fails by itself, while printing. The files stay in a
folder, with a picture of each page where the machine has ``pdftoppm``.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from maestre.paper import Format, printed
from maestre.play.written.messages import LANGUAGES
from tests.paper.papers import ARMIES, SIZES, carried, document_of, drawn, fonts, outside, overlapping, pages, pdf

_DOTS: int = 70
"""Dots an inch of the pictures."""


def faults(key: str, name: str, language: str, paper: Format) -> Iterator[str]:
    """Say what is wrong with the sheets of an army."""
    sheets = pdf(key, name, language, paper)
    if printed(document_of(key, name, language, paper)) != sheets:
        yield "two runs differ"
    yield from (f"{font['/BaseFont']} is not in the file" for font in fonts(sheets) if not carried(font))
    for number, page in enumerate(pages(sheets), 1):
        found = drawn(page)
        yield from (f"page {number}: {one} is cut off or too small" for one in outside(found, paper))
        yield from (f"page {number}: {one} and {other} overlap" for one, other in overlapping(found))


def main(folder: Path) -> int:
    """Print all, say what is wrong, and how much there is."""
    folder.mkdir(parents=True, exist_ok=True)
    draws = shutil.which("pdftoppm")
    wrong, count, leaves = 0, 0, 0
    for (key, name), language, paper in product(ARMIES, LANGUAGES, SIZES):
        path = folder / f"{key}-{name}-{language}-{paper}.pdf"
        path.write_bytes(pdf(key, name, language, paper))
        for fault in faults(key, name, language, paper):
            wrong += 1
            print(f"{path.name}: {fault}")
        count += 1
        leaves += len(pages(path.read_bytes()))
        if draws:
            said = [draws, "-r", str(_DOTS), "-png", str(path), str(path.with_suffix(""))]
            subprocess.run(said, check=True, stderr=subprocess.DEVNULL)
    print(f"{count} files, {leaves} pages, {wrong} faults")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
