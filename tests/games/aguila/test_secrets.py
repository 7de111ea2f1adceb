"""What a seat may not know never shows: where the enemy's hidden units lie, until they are placed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec
import pytest

from maestre.games.aguila.game import Aguila
from maestre.games.aguila.table.state import Away, State
from maestre.play import Table, log, view
from tests.games.aguila.disguises import AUDIENCES, Disguise, battles, faults
from tests.miniatures.disguises import as_it_is, told_apart


def hiding(seed: int, count: int) -> Iterator[Table[State]]:
    """Positions in which somebody lies hidden."""
    return islice((table for table in battles(seed) if table.quiet.notes), count)


@pytest.mark.rule("13.06")
def test_nothing_that_a_seat_is_shown_depends_on_where_hidden_units_lie() -> None:
    rng, changed = Random(1), Counter[str]()
    for table in hiding(1808, 12):
        assert faults(table, rng, changed) == []
    assert changed["hidden units"] > 10


@pytest.mark.rule("13.06")
def test_a_view_that_shows_everything_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(hiding(1808, 1))
    unit = next(iter(table.state.notes))
    audience = next(one for one in AUDIENCES if one not in {"", table.state.units[unit].side.value})
    disguise = Disguise(table, audience, Random(1))
    assert disguise.changed["hidden units"]
    assert told_apart(as_it_is(table), disguise.table, audience) == []
    monkeypatch.setattr(Aguila, "secrecy", None)
    assert "what is shown" in told_apart(as_it_is(table), disguise.table, audience)


@pytest.mark.rule("13.06")
def test_the_owner_knows_the_place_and_everybody_that_the_unit_hides() -> None:
    table = next(hiding(1808, 1))
    unit, place = next(iter(table.state.notes.items()))
    owner = table.state.units[unit].side.value
    for seat in AUDIENCES:
        now = view(table, seat).now
        assert now.notes == ({unit: place} if seat == owner else {})
        assert now.units[unit].away is Away.HIDDEN
        assert now.units[unit].pose is None
        if seat != owner:
            told = msgspec.json.encode((log(table, seat), view(table, seat)))
            assert f"[{place.x},{place.y}".encode() not in told
