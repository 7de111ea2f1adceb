"""Where odds end, and which positions they need not tell apart."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.morale.courage import endurance, half_strength
from maestre.games.aguila.table.places import hosted
from maestre.games.aguila.table.state import Phase, State, Unit, UnitId

_CLOSE: Final = (Phase.CHARGES, Phase.COMBAT)


def odds_stop(before: State, after: State) -> bool:
    """Whether the part in which something was decided is over: its phase, charges and combat being one, or its side."""
    return _part(before) != _part(after) or bool(after.ended)


def _part(state: State) -> tuple[object, ...]:
    phase = Phase.CHARGES if state.phase in _CLOSE else state.phase
    return state.turn, phase, state.go.side if state.go else None


def merge_equivalent(before: State, after: State) -> State:
    """One combat for all that differ only in wounds which nothing looks at any more.

    Rows of a charge tell that a unit was hurt, not how much. Once it has taken its blows and its test, only whether
    half of it is lost counts on; how many wounds are of this exchange concerns none but the officers who are with it.
    """
    combat = after.combat
    if before.phase not in _CLOSE or combat is None or combat.charge.counter:
        return after
    alike = replace(after)
    if combat.exchange:
        alike.units = _told_hurt(before, after, combat.charge.target)
    hits = tuple(hit if hosted(after, hit.unit) else replace(hit, wounds=1) for hit in combat.hits)
    alike.combat = replace(combat, hits=hits)
    return alike


def _told_hurt(before: State, after: State, unit: UnitId) -> dict[UnitId, Unit]:
    """The units, one of them with the least damage that is told, and that fights on, as its own."""
    one, was = after.units.get(unit), before.units.get(unit)
    if one is None or was is None or one.damage == was.damage:
        return after.units
    share = before.figures.combat.half_strength
    half = -(-endurance(after, unit) * share.over // share.under)
    least = max(half, was.damage + 1) if half_strength(after, unit) else was.damage + 1
    return {**after.units, unit: replace(one, damage=least)}
