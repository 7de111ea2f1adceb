"""Undoes each correction of the second reading alone, and shows that a test of its point fails then.

The code is copied, the words of `tests/audit/undone` are put in place there, and the tests that carry the point's mark
run against the copy; against the code as it is they must pass. Usage: ``python -m tools.undone [POINT …]``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.audit.points import ROOT, Undo, settled, undone

SOURCE: Final = "src/maestre"
FAILED: Final = pytest.ExitCode.TESTS_FAILED


class Only:
    """A plugin of pytest that keeps the tests that carry the mark of one point."""

    def __init__(self, point: str) -> None:
        """Keep those of a point."""
        self.point = point

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep them."""
        items[:] = [item for item in items if any(self.point in mark.args for mark in item.iter_markers(name="audit"))]


def tried(point: str, files: tuple[str, ...], source: Path) -> tuple[int, str]:
    """Run the tests of a point against a copy of the code; give how it ended and what was said last."""
    done = subprocess.run(
        (sys.executable, "-m", "tools.undone", "--one", point, *files),
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]]
    return done.returncode, said[-1]


def undo(source: Path, rows: tuple[Undo, ...]) -> None:
    """Put the words in place with which a point falls."""
    for one in rows:
        path = source / one.file.removeprefix("src/")
        text = path.read_text(encoding="utf-8")
        if text.count(one.now) != 1:
            raise SystemExit(f"{one.id}: its words do not stand once in {one.file}")
        path.write_text(text.replace(one.now, one.before), encoding="utf-8")


def main(*wanted: str) -> int:
    """Try every point that can be undone, or those that are named."""
    tests, bad = settled(), 0
    points = {point: rows for point, rows in undone().items() if not wanted or point in wanted}
    for point, rows in points.items():
        with TemporaryDirectory() as folder:
            source = Path(folder)
            shutil.copytree(ROOT / SOURCE, source / "maestre", ignore=shutil.ignore_patterns("__pycache__", "client"))
            before, said = tried(point, tests[point], source)
            undo(source, rows)
            after, failed = tried(point, tests[point], source)
        good = before == pytest.ExitCode.OK and after == FAILED
        bad += not good
        print(f"{point}: {'noticed' if good else 'NOT NOTICED'} · as it is: {said} · undone: {failed}", flush=True)
    print(f"{len(points) - bad} of {len(points)} corrections are noticed when they are undone")
    return bool(bad)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        sys.exit(
            pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", *sys.argv[3:]], plugins=[Only(sys.argv[2])])
        )
    sys.exit(main(*sys.argv[1:]))
