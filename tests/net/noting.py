"""Notes which questions and hidden draws are met while something is played; as a plugin of pytest, by which test.

`pytest -p tests.net.noting` writes them to the folder MAESTRE_ASKED, a file for each worker; `make net` reads them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from maestre.play import Ask, Choice, Draw, Question, Request, Table, Together
from maestre.play._machine import Machine

Met = set[tuple[str, str]]
"""Games, and what was asked or drawn there."""


def kinds(request: Request | None) -> Iterator[str]:
    """Name what is asked by its tag, and by its rule and shape and whether others may know the answer.

    Draws are named only if some may not know them.
    What a test asks by itself, to halt the rules, is no question of a game.
    """
    match request:
        case Ask(_, choice, rule, about, secret, window) if _of_a_game(about):
            yield tag(type(about))
            yield f"{rule} {_shape(choice)}{' secret' if secret else ''}{f' ({window})' if window else ''}"
        case Together(questions, _, shown):
            for _, one in questions:
                yield tag(type(one))
                yield f"{one.rule} {_shape(one.choice())} {'sealed' if shown else 'secret'}"
        case Draw(_, count, rule, seen) if seen is not None and count:
            yield f"{rule} draw secret"


def tag(question: type[Question[Any, Any]]) -> str:
    """Give the word by which a question is known."""
    return str(question.__struct_config__.tag)


def _of_a_game(question: object) -> bool:
    return type(question).__module__.startswith("maestre.")


def _shape(choice: Choice) -> str:
    return type(choice).__name__.lower()


@contextmanager
def noting() -> Iterator[Met]:
    """Note what is asked of any table meanwhile."""
    met: Met = set()
    resume = Machine._resume

    def noted(self: Machine[Any], value: Any) -> None:
        resume(self, value)
        met.update((self.game.key, kind) for kind in kinds(self.request))

    Machine._resume = noted  # type: ignore[method-assign]
    try:
        yield met
    finally:
        Machine._resume = resume  # type: ignore[method-assign]


# ---------------------------------------------------------------- by which test

_by_test: dict[str, list[tuple[str, str]]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with noting() as met:
        yield
    if met:
        _by_test[item.nodeid] = sorted(met)


def pytest_sessionfinish() -> None:
    folder = os.environ.get("MAESTRE_ASKED")
    if folder and _by_test:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        (Path(folder) / f"{worker}-{os.getpid()}.json").write_text(json.dumps(_by_test))


assert Table.__mro__[1] is Machine, "tables are machines: what they are asked is noted"
