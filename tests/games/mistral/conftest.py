"""Chapters are tried by themselves: moments, phases and Tasks are empty unless a test says what stands there.

A module that plays the whole game says so with ``WHOLE = True``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.auxiliaries.tasks import FURTHER, TASKS
from maestre.games.mistral.table import moments
from maestre.games.mistral.table.sequence import STEPS
from maestre.play.asking.moments import Bar, Course, Custom, Moment, Word

_FIELDS = {Moment: "procedures", Custom: "deeds", Course: "turns", Word: "sayings", Bar: "checks"}


@pytest.fixture(autouse=True)
def apart(request: pytest.FixtureRequest) -> Iterator[None]:
    """Empty what `occasions` has filled, and fill it again."""
    if getattr(request.module, "WHOLE", False):
        yield
        return
    kept = []
    for one in vars(moments).values():
        field = _FIELDS.get(type(one))
        if field is not None:
            kept.append((one, field, getattr(one, field)))
            setattr(one, field, ())
    every: tuple[dict[Any, Any], ...] = (STEPS, TASKS, FURTHER)
    sources: tuple[list[Any], ...] = (moments.CATCH_MODIFIERS, moments.FRONT_MODIFIERS)
    tables = [(table, dict(table)) for table in every]
    lists = [(one, list(one)) for one in sources]
    for table, _ in tables:
        table.clear()
    for one, _ in lists:
        one.clear()
    yield
    for one, field, value in kept:
        setattr(one, field, value)
    for table, value in tables:
        table.clear()
        table.update(value)
    for one, value in lists:
        one[:] = value
