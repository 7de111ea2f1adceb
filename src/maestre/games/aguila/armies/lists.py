"""14.01 The army lists that players bring: read, judged, written out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.armies.army import army_points, from_json
from maestre.games.aguila.armies.army_text import from_text, to_text
from maestre.games.aguila.armies.army_validation import problems
from maestre.games.aguila.data import FORCES, TABLE, ArmyList
from maestre.miniatures.lists import Lists, unreadable
from maestre.play import Flaw, OwnList, rule
from maestre.play.written.lists import advice, problem

__all__ = ["army_of", "read_list", "write_list"]

_MOST_OFFICERS: Final = 20
_MOST_UNITS: Final = 40
"""More than the table has room for."""


@rule("14.01")
def read_list(text: str) -> OwnList:
    """Read a list as players paste it, in either language, or as JSON, and say all that is wrong with it."""
    return _LISTS.read(text)


def _flaws(army: ArmyList) -> Iterator[Flaw]:
    yield from _bounds(army)
    yield from problems(army)


@rule("15.01")
def _bounds(army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: a name that nobody can read, more than the table holds."""
    units = sum(len(brigade.units) for brigade in army.brigades)
    officers = sum(len(brigade.officers) for brigade in army.brigades)
    for have, most, key in ((units, _MOST_UNITS, "table-full"), (officers, _MOST_OFFICERS, "staff-full")):
        if have > most:
            yield problem("15.01", key, "brigades", have=have, most=most)
    if army.limit > TABLE.points_most:
        yield advice("15.01", "large-battle", "limit", limit=army.limit, most=TABLE.points_most)
    yield from unreadable((army.name,), "14.01")


_LISTS: Final = Lists(FORCES, from_text, to_text, from_json, army_points, _flaws)
write_list, army_of = _LISTS.write, _LISTS.army_of
