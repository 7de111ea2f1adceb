"""14.01 The army lists that players bring: read, judged, written out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.armies.army import army_points, from_json
from maestre.games.aguila.armies.army_text import from_text, to_text
from maestre.games.aguila.armies.army_validation import problems
from maestre.games.aguila.armies.called import meant
from maestre.games.aguila.data import ArmyList, Figures
from maestre.miniatures.lists import Lists, unreadable
from maestre.play import Flaw, rule
from maestre.play.written.lists import advice, problem

MOST_OFFICERS: Final = 20
MOST_UNITS: Final = 40
"""How many officers and units the table has room for."""


@rule("14.01")
def _flaws(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """All that is wrong with a list that a player brings."""
    yield from _bounds(figures, army)
    yield from problems(figures, army)


@rule("15.01")
def _bounds(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: a name that nobody can read, more than the table holds."""
    units = sum(len(brigade.units) for brigade in army.brigades)
    officers = sum(len(brigade.officers) for brigade in army.brigades)
    for have, most, key in ((units, MOST_UNITS, "table-full"), (officers, MOST_OFFICERS, "staff-full")):
        if have > most:
            yield problem("15.01", key, "brigades", have=have, most=most)
    if army.limit > figures.table.points_most:
        yield advice("15.01", "large-battle", "limit", limit=army.limit, most=figures.table.points_most)
    yield from unreadable((army.name,), "14.01")


ARMY_LISTS: Final[Lists[ArmyList, Figures]] = Lists(
    lambda figures: figures.forces, from_text, to_text, from_json, army_points, _flaws, meant
)
