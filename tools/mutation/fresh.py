"""Runs the tests that the file `tests` of a folder names, in its order, until one fails."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

FIRST: Final = 2
"""How many files are collected before all others."""


class InOrder:
    """A plugin of pytest that keeps named tests, in the order of their names."""

    def __init__(self, names: list[str]) -> None:
        """Keep these."""
        self.place = {name: number for number, name in enumerate(names)}
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep them."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note which one fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


def main(folder: Path) -> int:
    """Run them, first those of the files that come first, which mostly settles it; write down which one fails first."""
    names = (folder / "tests").read_text(encoding="utf-8").splitlines()
    files = list(dict.fromkeys(name.split("::")[0] for name in names))
    plugin, code = InOrder(names), 0
    for some in (files[:FIRST], files[FIRST:]):
        if some and not code:
            code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *some], plugins=[plugin]))
    (folder / "failed").write_text(plugin.failed or f"ended with {code}", encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
