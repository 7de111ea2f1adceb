"""Moments and Tasks that stand for those of the whole game while a chapter is tested."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from maestre.games.mistral.auxiliaries.tasks import TASKS
from maestre.games.mistral.data.words import Task
from maestre.games.mistral.table.state import State
from maestre.play import Procedure
from maestre.play.asking.moments import Custom, Moment, Word

__all__ = ["custom", "deeds", "moment", "word"]


@contextmanager
def moment(what: Moment[Any], *procedures: Callable[..., Procedure[None]]) -> Iterator[list[tuple[Any, ...]]]:
    """Put these procedures at a moment, and nothing else; gives what it is called with, without the state."""
    before, calls = what.procedures, []

    def noted(state: State, *args: Any) -> Procedure[None]:
        calls.append(args)
        yield from ()

    what.procedures = (noted, *procedures)
    try:
        yield calls
    finally:
        what.procedures = before


@contextmanager
def word(what: Word[Any, Any], *sayings: Callable[..., Any]) -> Iterator[None]:
    """Let these have the word, and nobody else."""
    before = what.sayings
    what.sayings = sayings
    try:
        yield
    finally:
        what.sayings = before


@contextmanager
def custom(what: Custom[Any], *deeds: Callable[..., None]) -> Iterator[None]:
    """Let these deeds be the custom, and no other."""
    before = what.deeds
    what.deeds = deeds
    try:
        yield
    finally:
        what.deeds = before


@contextmanager
def deeds(*tables: dict[Task, Any]) -> Iterator[None]:
    """Let these be the Tasks that can be named, and no others."""
    before = dict(TASKS)
    TASKS.clear()
    for table in tables:
        TASKS.update(table)
    try:
        yield
    finally:
        TASKS.clear()
        TASKS.update(before)
