"""What dice promise: the exact chances of shots and blows, of Discipline and of courage, each worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from maestre.games.aguila.morale.courage import endurance, nerve_of
from maestre.games.aguila.table.rolls import Courage, Passed, Salvo, Strikes
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Nerve, NerveCause, Result, Test
from maestre.play import RuleId
from maestre.play.chance.readings import DIE
from maestre.space import tabletop

Ends = Mapping[Result | None, Fraction]
"""The chances of what comes of wounds and the test after them: routed is lost in any way, None is not hurt."""


@lru_cache(4096)
def wounds(reading: Strikes | Salvo) -> Mapping[int, Fraction]:
    """The chances of so many wounds."""
    falls = reading.outcomes()
    total = sum(ways for _, ways in falls)
    return {reading.read(faces): Fraction(ways, total) for faces, ways in falls}


@lru_cache(4096)
def expected(reading: Strikes | Salvo) -> Fraction:
    """How many wounds there are on average."""
    return sum((count * chance for count, chance in wounds(reading).items()), Fraction(0))


@lru_cache(4096)
def nerves(bonus: int, stun: int, rout: int) -> Mapping[Result, Fraction]:
    """The chances of a courage test."""
    falls = Courage(bonus, stun, rout).outcomes()
    total = sum(ways for _, ways in falls)
    found = dict.fromkeys(Result, Fraction(0))
    for faces, ways in falls:
        found[Courage(bonus, stun, rout).read(faces)] += Fraction(ways, total)
    return found


def passed(test: Test) -> Fraction:
    """The chance that a Discipline test is passed as it stands, nobody steadying it."""
    if test.needed <= 0:
        return Fraction(1)
    reading = Passed(test.needed, test.bonus.whole)
    return Fraction(sum(reading.read((face,)) for face in range(1, DIE + 1)), DIE)


def hurt_by(state: State, unit: UnitId, count: int) -> State:
    """The position with so many more wounds on a unit."""
    new = replace(state)
    new.units = {**state.units, unit: replace(state.units[unit], damage=state.units[unit].damage + count)}
    return new


def ends(
    state: State,
    unit: UnitId,
    reading: Strikes | Salvo,
    cause: NerveCause,
    *,
    by: tuple[UnitId, ...] = (),
    side: tabletop.Side = tabletop.Side.FRONT,
    extra: tuple[tuple[int, RuleId], ...] = (),
) -> Ends:
    """The chances of what wounds make of a unit: lost, stunned, steady though hurt, or not hurt at all."""
    found: dict[Result | None, Fraction] = dict.fromkeys((*Result, None), Fraction(0))
    room = endurance(state, unit) - state.units[unit].damage
    for count, chance in wounds(reading).items():
        if not count:
            found[None] += chance
        elif count > room:
            found[Result.ROUTED] += chance
        else:
            nerve = nerve_of(hurt_by(state, unit, count), unit, cause, by=by, side=side, extra=extra)
            for result, part in _tested(nerve).items():
                found[result] += chance * part
    return found


def _tested(nerve: Nerve | None) -> Mapping[Result, Fraction]:
    if nerve is None or nerve.passed:
        return {Result.STEADY: Fraction(1)}
    return nerves(nerve.bonus.whole, nerve.stun, nerve.rout)
