"""7.15, 7.36-7.45 What virtues add: to the Troop that a leader is in, and to one that he has inspired."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.data import Value, Virtue
from maestre.games.tercios.data.leaders import VirtueRow
from maestre.games.tercios.shooting.rout import owed
from maestre.games.tercios.table.moments import UNINSPIRED
from maestre.games.tercios.table.situation import Source
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import body
from maestre.games.tercios.table.values import Bonus
from maestre.miniatures.sides import Side
from maestre.play import Procedure, rule


def by_virtues(value: Value) -> Source:
    """Give the source for what virtues add to a value."""

    @rule("1.19", "7.15", "7.36", "7.37", "7.39", "7.40", "7.41", "7.42", "7.43", "7.44", "7.45")
    def inspired(state: State, at: Situation) -> Iterator[Bonus]:
        """The virtues of the leader inside, and those that have been lent; the same one counts once."""
        unit = body(state, at.unit)
        for virtue in _with(state, unit):
            row = state.figures.leaders.virtues[virtue]
            if row.value is value and _against(row, at):
                yield Bonus(virtue.value, state.figures.leaders.bonus, row.rule)

    return inspired


def _with(state: State, unit: UnitId) -> Iterator[Virtue]:
    inside = [who for who in state.leaders.values() if who.inside == unit]
    if inside and not UNINSPIRED(state, unit):
        yield from (virtue for who in inside for virtue in who.virtues)
    lent = {mark.what for mark in state.marks if mark.on == unit}
    if lent:
        yield from (virtue for virtue in Virtue if virtue.value in lent)


@rule("7.44", "7.45")
def _against(row: VirtueRow, at: Situation) -> bool:
    """Whether a virtue helps here: two of them only against shooting, or only in combat."""
    if row.against == "shooting":
        return at.use in ("resist-volley", "resist-artillery")
    return row.against != "combat" or at.use == "resist-combat"


@rule("1.25", "7.43", "7.52")
def zeal_lapses(state: State) -> Procedure[None]:
    """Settle the wear of Troops whose Endurance was higher until now, because they were inspired."""
    worn = {unit: one.side for unit, one in state.units.items() if one.wear}
    for unit in [unit for side in Side for unit in worn if worn[unit] is side]:
        if unit in state.units:
            yield from owed(state, unit, "rout", None)
