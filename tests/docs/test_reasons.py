"""A table that gives its reason gives it to players in both languages, whatever the game."""

from __future__ import annotations

import pytest

from maestre.cli.games import tables_of
from maestre.play import find, installed


@pytest.mark.parametrize("key", installed())
def test_every_table_with_a_reason_gives_it_in_spanish_too(key: str) -> None:
    told = {name: source for name, source in tables_of(find(key)).items() if source.reason or source.reason_es}
    assert told
    assert [name for name, source in told.items() if not (source.reason.strip() and source.reason_es.strip())] == []
    assert [name for name, source in told.items() if source.reason_es == source.reason] == []
