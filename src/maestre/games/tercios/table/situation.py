"""Where values come from: one tuple of pure sources for each value, each yielding steps or bonuses with their rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from maestre.games.tercios.data import OrderKind, Value
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.marks import marked
from maestre.games.tercios.table.moments import (
    DISORDER_IGNORED,
    IN_COMMAND,
    LIMIT_IGNORED,
    REACH_ADDED,
    STEADY,
)
from maestre.games.tercios.table.state import State
from maestre.games.tercios.table.subjects import Situation
from maestre.games.tercios.table.troops import body
from maestre.games.tercios.table.values import Bonus, Step, at_limit, marker_steps, valued
from maestre.play import RuleId, Tally, rule
from maestre.play.pure import pure

Source = Callable[[State, Situation], Iterable[Step | Bonus]]


@pure(OPEN)
@rule("1.08", "2.29")
def tallied(state: State, value: Value, at: Situation) -> Tally:
    """Give a value of a unit in a situation, with all that changes it."""
    found = [one for source in SOURCES[value] for one in source(state, at)]
    steps = (one for one in found if isinstance(one, Step))
    bonuses = (one for one in found if isinstance(one, Bonus))
    original, of = _original(state, value, at)
    return valued(state.figures, original, of, steps, bonuses)


@rule("1.07", "6.18", "6.83", "6.87", "6.117")
def _original(state: State, value: Value, at: Situation) -> tuple[int, RuleId]:
    """The figure of the unit's list, and its rule: of two Fire figures the second counts beyond the arquebus."""
    one, gear = state.units[at.unit], state.gear(at.unit)
    if value is Value.FIRE:
        added = REACH_ADDED(state, at.unit, at.weapon) if at.weapon else 0
        return gear.fire[at.distance > state.figures.weapons.arquebus_step + added], "6.117"
    if value is Value.SPEED and one.fortress:
        return state.figures.abilities.fortress_speed, "6.18"
    if value is Value.SPEED and one.limbered and gear.limbered is not None:
        return gear.limbered, "6.83"
    return getattr(gear, value.value), "1.07"


# -------------------------------------------------------------------------------------------------------------- sources

_ACTING: Final[dict[tuple[OrderKind, Value], RuleId]] = {
    (OrderKind.ATTENTION, Value.FIRE): "2.17",
    (OrderKind.ATTACK, Value.SPEED): "2.20",
    (OrderKind.ATTACK, Value.COMBAT): "2.20",
    (OrderKind.RUN, Value.SPEED): "2.21",
}
_REACTING: Final[dict[tuple[OrderKind, Value], RuleId]] = {
    (OrderKind.ATTENTION, Value.FIRE): "2.40",
    (OrderKind.ATTACK, Value.SPEED): "2.41",
    (OrderKind.ATTACK, Value.COMBAT): "2.41",
    (OrderKind.RUN, Value.SPEED): "2.46",
}


def by_order(value: Value) -> Source:
    """Give the source for what orders do to a value."""

    @rule("2.17", "2.20", "2.21", "2.40", "2.46")
    def ordered(state: State, at: Situation) -> Iterator[Step]:
        """The order that the unit acts or reacts with."""
        if at.order is None or (value is Value.FIRE and STEADY(state, at)):
            return
        because = (_REACTING if at.reacting else _ACTING).get((at.order, value))
        if because is not None:
            row = state.figures.orders[at.order]
            steps = row.reaction_steps if at.reacting else row.steps
            yield Step("order", getattr(steps, value.value), because)

    return ordered


def by_markers(value: Value) -> Source:
    """Give the source for what a unit's markers do to a value."""

    def weighed(state: State, at: Situation) -> Iterator[Step]:
        """The unit's own markers."""
        bearer = body(state, at.unit)
        one = state.units[bearer]
        endurance = tallied(state, Value.ENDURANCE, Situation(unit=bearer, use=at.use)).whole
        limit = at_limit(one.wear, endurance) and not LIMIT_IGNORED(state, at, value)
        disordered = one.disordered and not DISORDER_IGNORED(state, at, value)
        yield from marker_steps(state.figures, value, limit=limit, disordered=disordered)

    return weighed


@rule("2.48", "6.115")
def firearm_reacting(state: State, at: Situation) -> Iterator[Step]:
    """A firearm shot as a reaction."""
    if at.reacting and at.weapon is not None and state.figures.weapons.row[at.weapon].firearm:
        yield Step("firearm-reaction", 1, "2.48")


@rule("2.49", "5.37")
def braced(state: State, at: Situation) -> Iterator[Step]:
    """A Resist reaction, while the activation lasts that called it forth; not in mala guerra."""
    if at.round == 1 and marked(state, OrderKind.RESIST.value, at.unit):
        yield Step("braced", state.figures.orders[OrderKind.RESIST].reaction_steps.courage, "2.49")


@rule("2.28")
def leaderless(state: State, at: Situation) -> Iterator[Step]:
    """Nobody leads the unit."""
    if not IN_COMMAND(state, at.unit):
        yield Step("no-leader", -1, "2.28")


SOURCES: Final[dict[Value, tuple[Source, ...]]] = {}
"""Who says something about a value, in the order of the ledger; `wiring` fills it. Add sources, not conditions."""
