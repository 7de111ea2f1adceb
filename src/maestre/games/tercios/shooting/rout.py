"""4.19-4.25, 5.39-5.40, 6.37-6.38, 6.43, 6.60 Wear, the rout check that too much brings, and units that leave play.

A pool bears wear in common, by its first member: whoever hurts one of its members hurts them all.
"""

from __future__ import annotations

from typing import ClassVar

from maestre.games.tercios.data import Ability, Arm, Value
from maestre.games.tercios.table.asking import Choosing, named_word
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import DESTROYED, ROUT_FAILED, ROUT_STEPS, ROUT_TRIED
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Loss, Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Check, Situation
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import excess, kept_wear, valued
from maestre.games.tercios.table.victory import worth
from maestre.play import Assumption, Message, Procedure, ask, change, rule, tell, throw
from maestre.play.chance.readings import Successes
from maestre.play.pure import pure


@rule("4.18", "6.37", "6.93")
def hurt(state: State, unit: UnitId, points: int) -> None:
    """Lay wear on a Troop, beyond its Endurance too: `owed` then says what that costs."""
    if not points:
        return
    bearer = body(state, unit)
    change(state.units, bearer, wear=state.units[bearer].wear + points)
    tell(state, "wear-taken", "4.18", unit=named(state, bearer), count=points, wear=state.units[bearer].wear)


@rule("4.19", "4.20", "4.21", "4.24", "4.25", "5.39", "5.40")
def owed(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[bool]:
    """Settle wear beyond Endurance, if there is any, and say whether the Troop is still in play.

    ``how`` and ``by`` tell how and by whose hand it is lost if it is.
    """
    if unit not in state.units:
        return False
    bearer = body(state, unit)
    yield from _members_lost(state, bearer, how, by)
    points = excess(state.units[bearer].wear, endurance(state, bearer))
    if not points:
        return True
    stays = False
    if ROUT_TRIED(state, bearer):
        stays = yield from rout_check(state, bearer, points)
        if not stays:
            stays = yield from ROUT_FAILED(stays, state, bearer, points)
    else:
        tell(state, "rout-untried", "6.43", unit=named(state, bearer), points=points)
    if stays:
        change(state.units, bearer, wear=kept_wear(state.units[bearer].wear, endurance(state, bearer)))
    else:
        yield from destroy(state, bearer, how, by)
    return stays


def wear(state: State, unit: UnitId, points: int, how: str, by: UnitId | None) -> Procedure[bool]:
    """Lay wear on a Troop and settle it at once; whether it is still in play."""
    hurt(state, unit, points)
    return (yield from owed(state, unit, how, by))


@pure(OPEN)
def endurance(state: State, unit: UnitId) -> int:
    """The Endurance of a Troop now."""
    return tallied(state, Value.ENDURANCE, Situation(unit=unit, use="rout")).whole


@rule("4.22", "4.23", "4.25")
def rout_check(state: State, unit: UnitId, points: int) -> Procedure[bool]:
    """Throw the original Discipline for as many sixes as there are points; too few dice fail without a throw."""
    dice = valued(state.figures, state.gear(unit).discipline, "4.22", ROUT_STEPS(state, unit))
    sixes = 0
    if dice.whole >= points:
        about = Check(unit, "rout", dice, state.figures.targets.rout_check, points)
        sixes = yield from throw(Successes(dice.whole, state.figures.targets.rout_check, points), "4.23", about=about)
    key = "rout-passed" if sixes >= points else "rout-failed"
    tell(state, key, "4.23", dice, unit=named(state, unit), points=points, sixes=sixes)
    return sixes >= points


@rule("6.43")
def mercenaries_rout(state: State, unit: UnitId) -> bool | None:
    """Mercenaries do not try."""
    return False if has(state, unit, Ability.MERCENARIES) else None


# ---------------------------------------------------------------------------------------------------------------- pools


@rule("6.37", "6.38", "6.60")
def _members_lost(state: State, first: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """A column or fort of several loses members instead of checking; each takes Endurance and one more with it."""
    while _crumbles(state, first):
        limit = endurance(state, first)
        lost = yield from _whom_to_lose(state, first)
        yield from destroy(state, lost, how, by)
        change(state.units, first, wear=max(0, state.units[first].wear - limit - 1))


def _crumbles(state: State, first: UnitId) -> bool:
    """Whether a column or fort of several has more wear than it endures."""
    pool = state.pools.get(first)
    several = pool is not None and pool.kind is not Pooled.INTEGRATED and len(pool.members) > 1
    return several and excess(state.units[first].wear, endurance(state, first)) > 0


class WhomToLose(Choosing[UnitId], frozen=True, tag="losing"):
    """A fort with a gun must lose one of its members: which."""

    rule: ClassVar = "6.38"
    unit: UnitId
    members: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.members

    def describe(self, seen: State, value: UnitId) -> Message:
        return named_word(seen, value)

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.members[0], Message("assume-first"))


@rule("6.38", "6.60")
def _whom_to_lose(state: State, first: UnitId) -> Procedure[UnitId]:
    """The rearmost of a column; of a fort whom the owner likes.

    Its companies are all alike, so that the last one stands for any of them: the choice is between it and the gun.
    """
    pool = state.pools[first]
    guns = tuple(unit for unit in pool.members if state.gear(unit).arm is Arm.ARTILLERY)
    companies = tuple(unit for unit in pool.members[1:] if unit not in guns)
    if pool.kind is Pooled.COLUMN or not guns:
        return pool.members[-1]
    if not companies:
        return guns[0]
    return (yield from ask(state.units[first].side, WhomToLose(first, (companies[-1], *guns))))


# ------------------------------------------------------------------------------------------------------- leaving play


@rule("4.25", "5.40", "6.39", "6.99", "9.52")
def destroy(state: State, unit: UnitId, how: str, by: UnitId | None) -> Procedure[None]:
    """Take a Troop out of play with all who are pooled behind it, each with its own loss.

    A card that lay face down beside it goes back unseen.
    """
    for member in _together(state, unit):
        yield from DESTROYED(state, member, how, by)
        points = worth(state, member)
        side = state.units[member].side.enemy.value
        tell(state, "troop-lost", "9.52", unit=named(state, member), side=side, points=points)
        state.lost[member] = Loss(state.turn, how, points)
        _remove(state, member)


def _together(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """Those who leave play with a Troop: all who are pooled behind it, from the rear, then itself."""
    pool = state.pools.get(unit)
    return (*reversed(pool.members[1:] if pool else ()), unit)


def _remove(state: State, unit: UnitId) -> None:
    """Leave no trace of a unit: its piece, card, marks, place in a pool and in a building."""
    first = body(state, unit)
    pool = state.pools.get(first)
    if pool is not None and first != unit:
        regroup(state, pool.kind, tuple(member for member in pool.members if member != unit))
    state.pools.pop(unit, None)
    del state.units[unit]
    state.cards.pop(unit, None)
    state.marks = tuple(mark for mark in state.marks if mark.on != unit)
    for element in list(state.scenery.values()):
        if element.garrison == unit:
            change(state.scenery, element.id, garrison=None)
