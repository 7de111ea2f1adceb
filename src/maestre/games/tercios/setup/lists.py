"""8.01, 8.02, 8.10 The army lists that players bring: read, judged, written out, and whether the table has room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.armies.army import army_points, from_json, leaders
from maestre.games.tercios.armies.army_text import from_text, to_text
from maestre.games.tercios.armies.army_validation import problems
from maestre.games.tercios.armies.called import meant
from maestre.games.tercios.data import ArmyList, Figures, Scale
from maestre.games.tercios.setup.deployment import arrayed
from maestre.games.tercios.setup.opening import enlist
from maestre.games.tercios.setup.own_table import lay_table
from maestre.games.tercios.table.state import Agreed, Setup, State
from maestre.miniatures.lists import Lists, unreadable
from maestre.miniatures.sides import Side
from maestre.miniatures.tables import AgreedTable
from maestre.play import Flaw, Refused, rule
from maestre.play.state import opened
from maestre.play.written.lists import problem


@rule("8.10")
def _flaws(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """All that is wrong with a list that a player brings."""
    yield from _bounds(figures, army)
    yield from problems(figures, army)


@rule("8.02")
def _bounds(figures: Figures, army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: names that nobody can read, more points than any battle."""
    largest = figures.battle.sizes[-1].points
    if army.limit > largest:
        yield problem("8.02", "beyond-battles", "limit", limit=army.limit, most=largest)
    yield from unreadable((army.name, *(leader.name for leader, _ in leaders(army))), "8.10")


ARMY_LISTS: Final[Lists[ArmyList, Figures]] = Lists(
    lambda figures: figures.forces, from_text, to_text, from_json, army_points, _flaws, meant
)


@rule("9.47", "9.48")
def check_room(figures: Figures, value: str, scale: Scale, agreed: Agreed) -> None:
    """Refuse an army for which a side's edge of an empty table has no room."""
    army = ARMY_LISTS.army_of(figures, value)
    state = opened(State, figures)(scenario="", scale=scale, armies={}, agreed=agreed)
    enlist(state, Side.BLUE, army, army.name)
    if not arrayed(state, Side.BLUE):
        raise Refused("9.47", "army-finds-no-room", name=army.name)


@rule("9.10", "9.47")
def check_table(figures: Figures, values: tuple[str, str], scale: Scale, agreed: Agreed, table: AgreedTable) -> None:
    """Refuse a table of the players' own on which one of the armies finds no room on an edge that it may have."""
    for south in Side if table.south is None else (table.south,):
        state = opened(State, figures)(scenario="", scale=scale, armies={}, agreed=agreed, setup=Setup(south=south))
        lay_table(state, table)
        for side, value in zip(Side, values, strict=True):
            army = ARMY_LISTS.army_of(figures, value)
            enlist(state, side, army, army.name)
            if not arrayed(state, side):
                raise Refused("9.47", "table-without-room", name=army.name)
