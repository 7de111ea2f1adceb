"""What pytest learns of Maestre wherever it is installed: the mark of a rule, and how long a game is tried.

It imports nothing of the kernel, so that whoever measures coverage sees all of it.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever runs the tests say how long a game is tried."""
    group = parser.getgroup("maestre")
    group.addoption("--decisions", type=int, default=300, help="decisions by chance in each scenario of a game")


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known, so that `--strict-markers` accepts it."""
    config.addinivalue_line("markers", "rule(id, ...): the rules, by catalogue id, that the test shows")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Name the rules in the report of each test, so that a JUnit file has them."""
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties += [("rule", str(rule)) for rule in mark.args]
