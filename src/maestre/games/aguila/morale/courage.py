"""7.30-7.32, 10.01-10.19 Damage and courage."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.armies.army import bears
from maestre.games.aguila.morale.breaking import destroy
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.moments import COURAGE_AGAIN, COURAGE_DUE, COURAGE_THROWN, SHAKEN_NEXT
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.rolls import Courage
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, NerveCause, Result, Situation, Value
from maestre.miniatures.sides import Side
from maestre.play import Assumption, Message, Procedure, Refused, RuleId, Tally, ask, change, rule, tell, throw
from maestre.space import tabletop

_STUNNED_VERBS: Final = ("halt", "facing", "back")


# -------------------------------------------------------------------------------------------------------------- damage


@rule("7.16", "10.19", "11.07")
def endurance(state: State, unit: UnitId) -> int:
    """How much damage a unit bears: its figures, of which a horseman counts as two; a gun its resistance.

    Dragoons on foot are as many as they were on horseback (ruling 6.23).
    """
    return bears(state.figures, state.profile_of(state.units[unit]))


@rule("7.15", "9.04")
def half_strength(state: State, unit: UnitId) -> bool:
    """Whether a unit has lost so much that its Attacks are halved."""
    share = state.figures.combat.half_strength
    return state.units[unit].damage * share.under >= endurance(state, unit) * share.over


@rule("7.30", "10.19")
def hurt(state: State, unit: UnitId, wounds: int, because: str) -> Procedure[bool]:
    """Put wounds on a unit, which is destroyed at once if it has too many (10.19); give whether it still is.

    ``because`` is the rule by which it is hurt.
    """
    if not wounds:
        return True
    damage = change(state.units, unit, damage=state.units[unit].damage + wounds).damage
    tell(state, "damage-taken", because, unit=named(state, unit), count=wounds, damage=damage)
    if damage <= endurance(state, unit):
        return True
    yield from destroy(state, unit, "destroyed", "10.19")
    return False


@rule("10.09", "10.11")
def stun(state: State, unit: UnitId, because: str) -> None:
    """Leave a unit stunned until the end of the next turn."""
    change(state.units, unit, stunned=state.turn + 1)
    tell(state, "unit-stunned", because, unit=named(state, unit), turn=state.turn + 1)


@rule("10.12")
def stunned_obey(state: State, unit: UnitId, verb: str) -> None:
    """Refuse a stunned unit every order but to stand, to face elsewhere or to go back."""
    if state.units[unit].stunned and verb not in _STUNNED_VERBS:
        raise Refused("10.12", "stunned-no-order", unit=named(state, unit), turn=state.units[unit].stunned)


@rule("7.02", "10.11")
def markers_lapse(state: State) -> Procedure[None]:
    """At the end of a turn whoever was stunned or disorganised before it began is so no longer."""
    for name, unit in list(state.units.items()):
        for marker, until in (("stunned", unit.stunned), ("disorganised", unit.disorganised)):
            if until and until <= state.turn:
                change(state.units, name, **{marker: 0})
                tell(state, f"no-longer-{marker}", "10.11", unit=named(state, name))
    yield from ()


# ------------------------------------------------------------------------------------------------------------- courage


@rule("7.31", "9.14", "10.05", "10.06", "10.07")
def nerve_of(
    state: State,
    who: str,
    cause: NerveCause,
    *,
    by: tuple[UnitId, ...] = (),
    side: tabletop.Side = tabletop.Side.FRONT,
    extra: tuple[tuple[int, RuleId], ...] = (),
) -> Nerve | None:
    """The test that is due, with all that is added; None if there is none to take (10.05).

    ``extra`` is what only the caller knows. An officer's test has his own damage and ``extra``, and is always taken.
    """
    officer = state.officers.get(OfficerId(who))
    if officer is not None:
        bonus, limits = Tally.of(officer.damage, "10.07"), state.figures.officers.profiles[officer.rank].courage
    elif state.units[UnitId(who)].damage < state.figures.combat.courage.damage_least:
        return None
    else:
        at = Situation(unit=UnitId(who), use="courage", nerve=cause, by=by, side=side)
        bonus, limits = tallied(state, Value.COURAGE, at), _limits(state, UnitId(who))
    for amount, why in extra:
        bonus = bonus.plus(amount, why)
    return Nerve(who, cause, bonus, limits[0], limits[1], by, side)


@rule("5.61", "10.06")
def _limits(state: State, unit: UnitId) -> tuple[int, int]:
    """From where on a unit is stunned and routed: in a battery each further gun raises both."""
    more = (len(battery_of(state, unit)) - 1) * state.figures.combat.courage.battery_gun
    stunned, routed = state.profile_of(state.units[unit]).courage
    return stunned + more, routed + more


@rule("10.01", "10.08", "10.10", "10.18")
def courage(state: State, nerve: Nerve) -> Procedure[Result]:
    """Throw a courage test and do what comes of it.

    Failed is stunned or routed; a failed test is repeated once at most, whoever would have it so.
    """
    nerve = yield from COURAGE_DUE(nerve, state)
    result = yield from _thrown(state, nerve)
    if result is not Result.STEADY and (yield from COURAGE_AGAIN(False, state, nerve, result)):
        nerve = replace(nerve, repeated=True)
        result = yield from _thrown(state, nerve)
    result = yield from COURAGE_THROWN(result, state, nerve)
    if result is Result.ROUTED:
        yield from destroy(state, nerve.who, "routed", "10.08")
    elif result is Result.STUNNED and nerve.who in state.units:
        stun(state, UnitId(nerve.who), "10.09")
    return result


@rule("10.07")
def _thrown(state: State, nerve: Nerve) -> Procedure[Result]:
    result = Result.STEADY
    if not nerve.passed:
        result = yield from throw(Courage(nerve.bonus.whole, nerve.stun, nerve.rout), "10.07", about=nerve)
    tell(
        state,
        "courage-tested",
        "10.07",
        nerve.bonus,
        unit=named(state, nerve.who),
        result=result.value,
        bonus=nerve.bonus.whole,
        stun=nerve.stun,
        rout=nerve.rout,
    )
    return result


# -------------------------------------------------------------------------------------------------- after the shooting


class NextShaken(Choosing[UnitId], frozen=True, tag="next-shaken"):
    """Several units were hurt by the fire of a side: whose courage is tested next."""

    rule: ClassVar = "7.32"
    side: Side
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.units[0], Message("assume-first"))


@rule("7.31", "7.32", "10.02")
def one_shaken(state: State, side: Side) -> Procedure[None]:
    """One unit that was hurt in the shooting of a side is tested: which of them is next, that side decides."""
    owing = tuple(one.unit for one in state.shaken)
    unit = owing[0]
    if len(owing) > 1:
        unit = yield from ask(side, NextShaken(side, owing))
    yield from SHAKEN_NEXT(state, unit)
    shaken = next(one for one in state.shaken if one.unit == unit)
    state.shaken = tuple(one for one in state.shaken if one.unit != unit)
    extra: tuple[tuple[int, RuleId], ...] = ((shaken.bonus, shaken.because), (shaken.battery, "5.59"))
    nerve = nerve_of(state, unit, "shooting", extra=extra)
    if nerve is not None:
        yield from courage(state, nerve)
