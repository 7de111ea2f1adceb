"""Whatever comes in as a table is judged or refused, soon, and never breaks anything."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from random import Random
from time import process_time

import pytest

from maestre.play import Refused, Unreadable, find
from tools.drill.odd_tables import odd_tables


@pytest.mark.parametrize("game", ["tercios", "aguila"])
def test_odd_tables_are_judged_or_refused_and_kept_as_they_are_read(game: str) -> None:
    playing, judged, refused = find(game), 0, 0
    for text in islice(odd_tables(game, Random(7)), 120):
        began = process_time()
        try:
            found = playing.own_table(text)
        except Unreadable:
            refused += 1
        else:
            judged += 1
            assert len(found.flaws) <= 40
            assert playing.own_table(found.kept).kept == found.kept
            playing.write_table(found.kept)
            if not found.grave:
                with suppress(Refused):  # an army may find no room
                    playing.resolve_options({"table": text})
        assert process_time() - began < 3
    assert judged > 20
    assert refused > 20
