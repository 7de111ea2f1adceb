"""6.23, 13.01-13.02, 13.19, 13.23 Abilities of order and movement: who has one, Agile, Manoeuvrable, Fast."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Ability
from maestre.games.aguila.morale.discipline import thrown
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Using
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Situation, Test
from maestre.games.aguila.table.values import Plus, Term
from maestre.play import Procedure, ask, rule


class Manoeuvrable(Using, frozen=True, tag="manoeuvrable"):
    """A unit has failed to change formation: whether it tries once more."""

    rule: ClassVar = "13.19"


@rule("6.23")
def lost_on_foot(state: State, unit: UnitId, ability: Ability) -> bool | None:
    """Dragoons on foot leave what their horses gave them."""
    return False if state.units[unit].dismounted and ability in state.figures.combat.dismounted.loses else None


@rule("13.01")
def listed(state: State, unit: UnitId, ability: Ability) -> bool | None:
    """Abilities come from the profile of a unit, or have been bought for it."""
    return True if state.gives(state.units[unit], ability) else None


@rule("13.02")
def agile(state: State, unit: UnitId) -> int | None:
    """One more turn on its way, whatever its order, and in charges."""
    return state.figures.abilities.row[Ability.AGILE].amount if has(state, unit, Ability.AGILE) else None


@rule("13.19")
def manoeuvrable(passed: bool, state: State, test: Test) -> Procedure[bool]:
    """A failed test to change formation, or to form square under a charge, may be repeated once."""
    drilled = test.use in {"formation", "square"} and has(state, UnitId(test.who), Ability.MANOEUVRABLE)
    if passed or test.repeated or not drilled:
        return passed
    if not (yield from ask(test.seat, Manoeuvrable(test.who, Ability.MANOEUVRABLE.value))):
        return False
    return (yield from thrown(state, replace(test, repeated=True)))


@rule("13.23")
def fast(state: State, at: Situation) -> Iterator[Term]:
    """A charge goes an inch farther than the formation allows; whoever cannot charge gains nothing."""
    if has(state, at.unit, Ability.FAST):
        yield Plus(state.figures.abilities.row[Ability.FAST].amount * INCH, "13.23")
