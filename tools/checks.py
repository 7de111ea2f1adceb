"""Empties the check of each question, one at a time, and sees whether a rule's test fails: ``python -m tools.checks``.

All tests of a game that bear a rule's name are run once, and it is noted which checks refused something in each; no
other test could notice. Then each check refuses nothing, and those tests are run again until one fails: first those
that name the rule that was refused by, the quickest first. A question without a check of its own has nothing to empty.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import pytest
from _pytest.runner import runtestprotocol

from maestre.play import find, installed
from maestre.play.asking.questions import Deed, Question
from maestre.play.errors import Refused

Kind: TypeAlias = type[Question[object, object]] | type[Deed[object]]
Check: TypeAlias = Callable[[object, object, object], None]


def nothing(_: object, __: object, ___: object) -> None:
    """Refuse nothing."""


def kinds(key: str) -> list[Kind]:
    """List the questions and deeds of a game that check something themselves."""
    find(key)
    found: list[Kind] = []
    left: list[Kind] = [Question, Deed]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        own = vars(kind).get("check")
        if kind.__module__.startswith(f"maestre.games.{key}.") and own and own.__code__.co_code != _IDLE:
            found.append(kind)
    return sorted(dict.fromkeys(found), key=str)


_IDLE = nothing.__code__.co_code
"""What a check is that has only a docstring, which says that nothing is left to check."""


@contextmanager
def checking(kind: Kind, check: Check) -> Iterator[None]:
    """Let questions of a kind be checked in another way."""
    own = vars(kind)["check"]
    type.__setattr__(kind, "check", check)
    try:
        yield
    finally:
        type.__setattr__(kind, "check", own)


class Noticing:
    """Runs the tests of a game in its own order: all once, then those that could notice that a check is empty."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.kinds = kinds(key)
        self.refused: dict[Kind, dict[pytest.Item, set[str]]] = {kind: {} for kind in self.kinds}
        """In which tests a check refused something, and by which rules."""
        self.seconds: dict[pytest.Item, float] = {}
        self.left: list[Kind] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests of rules."""
        items[:] = [item for item in items if rules_of(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all, and then as few as show that each check matters."""
        if session.testsfailed:
            return True
        began = perf_counter()
        for item in session.items:
            self._watch(item)
        for kind in self.kinds:
            told = self._notice(kind)
            if not told:
                self.left.append(kind)
            print(f"{self.key} {name(kind)}: {told or 'NOT NOTICED'}", flush=True)
        minutes = (perf_counter() - began) / 60
        every = len(self.kinds)
        print(f"{self.key}: {every - len(self.left)} of {every} empty checks noticed, {minutes:.1f} minutes")
        print(f"{self.key}: not noticed: {', '.join(map(name, self.left)) or 'none'}", flush=True)
        return True

    def _watch(self, item: pytest.Item) -> None:
        """Run a test with all checks in place, and note which of them refuse."""
        own = {kind: vars(kind)["check"] for kind in self.kinds}
        for kind, check in own.items():
            type.__setattr__(kind, "check", self._noting(kind, check, item))
        began = perf_counter()
        try:
            failed = fails(item)
        finally:
            for kind, check in own.items():
                type.__setattr__(kind, "check", check)
        self.seconds[item] = perf_counter() - began
        if failed:
            for rules in self.refused.values():
                rules.pop(item, None)
            print(f"{item.nodeid} fails with all checks in place: left out", flush=True)

    def _noting(self, kind: Kind, check: Check, item: pytest.Item) -> Check:
        def noted(question: object, seen: object, value: object) -> None:
            try:
                check(question, seen, value)
            except Exception as error:
                rules = self.refused[kind].setdefault(item, set())
                rules.update([error.rule] if isinstance(error, Refused) else [])
                raise

        return noted

    def _notice(self, kind: Kind) -> str:
        """Empty a check and name the test that fails first, if one does."""

        def likely(item: pytest.Item) -> tuple[bool, float]:
            return self.refused[kind][item].isdisjoint(rules_of(item)), self.seconds[item]

        with checking(kind, nothing):
            for number, item in enumerate(sorted(self.refused[kind], key=likely), 1):
                if fails(item):
                    return f"{item.nodeid}, test {number} of {len(self.refused[kind])}"
        return ""


def rules_of(item: pytest.Item) -> set[str]:
    """List the rules that a test names."""
    return {str(rule) for mark in item.iter_markers("rule") for rule in mark.args}


def fails(item: pytest.Item) -> bool:
    """Run a test by itself and say whether it fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def name(kind: Kind) -> str:
    """Name a question by its chapter and class."""
    return f"{kind.__module__.split('.', 3)[3]}.{kind.__name__}"


def unnoticed(key: str, tests: list[str]) -> bool:
    """Empty the checks of a game one at a time, and say whether no test noticed one."""
    plugin = Noticing(key)
    quietly = ["-q", "-p", "no:cacheprovider", "-W", "ignore:Module already imported"]
    code = pytest.main([*quietly, *(tests or [f"tests/games/{key}"])], [plugin])
    return bool(code not in (0, pytest.ExitCode.NO_TESTS_COLLECTED) or plugin.left)


if __name__ == "__main__":
    os.environ.setdefault("CI", "1")  # every test tries the same examples each time it is run
    words = sys.argv[1:]
    keys = [key for key in installed() if Path("tests/games", key).is_dir()]
    tests = [word for word in words if word not in keys]
    sys.exit(max(unnoticed(key, tests) for key in [key for key in keys if key in words] or keys))
