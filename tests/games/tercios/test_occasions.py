"""The moments are filled once and for all: filling them again changes nothing."""

from maestre.games.tercios.table import moments
from maestre.games.tercios.table.situation import SOURCES
from maestre.games.tercios.turn.wiring import wire
from maestre.games.tercios.umpire.deeds import wire as wire_table

FILLED = ("procedures", "turns", "sayings", "checks")


def names() -> list[tuple[object, ...]]:
    """Who has something to say at each moment and of each value, by name and in order."""
    found = [one for name, one in vars(moments).items() if name.isupper()]
    rows = [getattr(one, row) for one in found if not isinstance(one, type) for row in FILLED if hasattr(one, row)]
    return [tuple(one.__qualname__ for one in row) for row in (*rows, *SOURCES.values())]


def test_to_set_out_twice_is_to_set_out_once() -> None:
    before = names()
    for _ in range(2):
        wire()
        wire_table()
        assert names() == before
