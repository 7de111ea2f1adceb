"""Shots, charges, tests and reactions in words, with what decides them and what they promise.

All is worked out from a view, as things stand: nobody steadies a test, nobody calls for an ability.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.charging.contact import contact, ways
from maestre.games.aguila.charging.reach import allowance, gap, halted, met_on
from maestre.games.aguila.data import INCH
from maestre.games.aguila.fighting.melee import reading_of as blows_of
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.morale.chances import Ends, ends, expected, hurt_by, passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.shooting.shaking import shake_by
from maestre.games.aguila.shooting.shot_values import HOUSES
from maestre.games.aguila.shooting.shots import reading_of, volley
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import battery_of
from maestre.games.aguila.table.rolls import Salvo, Strikes
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Result, TestUse
from maestre.miniatures import words
from maestre.miniatures.words import percent
from maestre.play import Message, RuleId
from maestre.play.chance.readings import DIE
from maestre.play.pure import pure
from maestre.space import tabletop

_TENTHS: Final = 10
SURE: Final = 100
"""In all cases of a hundred."""


def inches(units: int) -> Message:
    """A length, in inches and tenths, rounded up."""
    return words.inches(units, INCH)


def _tenths(value: Fraction) -> Message:
    """A number with one decimal."""
    tenths = round(value * _TENTHS)
    return Message.of("tenths", whole=tenths // _TENTHS, tenths=tenths % _TENTHS)


def chance_of(state: State, unit: UnitId, use: TestUse) -> int:
    """In how many cases of a hundred a unit passes a test as things stand."""
    return percent(passed(test_of(state, unit, use)))


def obeys(state: State, unit: UnitId) -> int:
    """In how many cases of a hundred a unit does what it is told, out of command only after a test (12.25)."""
    return SURE if in_command(state, unit) else chance_of(state, unit, "command")


# ---------------------------------------------------------------------------------------------------------------- shots


def shot_words(state: State, aim: Aim) -> Message:
    """A shot with its range, its dice, and what it does on average to whoever it hits."""
    shot = volley(state, aim)
    parts = (shot, *shot.also)
    common = {
        "unit": named(state, aim.shooter),
        "target": named(state, aim.target),
        "how": Message(f"aim-{aim.kind}"),
        "far": inches(shot.distance),
        "dice": sum(part.dice.whole for part in parts),
        "number": min(DIE, shot.number.whole),
        "again": shot.again,
        "mean": _tenths(expected(reading_of(shot))),
    }
    if aim.kind in HOUSES:
        return Message.of("offer-house-shot", **common)
    wound = max(2, min(DIE, shot.wound.whole))
    if aim.target not in state.units:
        return Message.of("offer-officer-shot", **common, wound=wound)
    told = _ended(shaken_by(state, aim, reading_of(shot)))
    return Message.of("offer-shot", **common, wound=wound, **told)


@pure(WHOLE)
def shaken_by(state: State, aim: Aim, reading: Strikes | Salvo) -> Ends:
    """The chances of what a shot makes of a unit, with the courage test that follows it."""
    unit = UnitId(aim.target)
    if aim.reaction:
        return ends(state, unit, reading, "reaction", by=battery_of(state, aim.shooter))
    after = hurt_by(state, unit, 1)
    after.shaken = tuple(one for one in state.shaken if one.unit == unit)
    shake_by(after, aim)
    (shaken,) = after.shaken
    extra: tuple[tuple[int, RuleId], ...] = ((shaken.bonus, shaken.because), (shaken.battery, "5.59"))
    return ends(state, unit, reading, "shooting", extra=extra)


def _ended(found: Ends) -> dict[str, int]:
    """Chances in hundredths: hurt at all, stunned, lost."""
    return {
        "hurts": percent(1 - found[None]),
        "stuns": percent(found[Result.STUNNED]),
        "routs": percent(found[Result.ROUTED]),
    }


# -------------------------------------------------------------------------------------------------------------- charges


@pure(WHOLE)
def engaged(state: State, charge: Charge) -> State | None:
    """The position with chargers in contact, as they would strike; None if they do not all get there."""
    going = ways(state, charge)
    if len(going) != len(charge.chargers):
        return None
    poses = contact(state, charge, going)
    if poses is None:
        return None
    there = replace(state)
    there.units = dict(state.units)
    for unit, where in poses.items():
        there.units[unit] = replace(there.units[unit], pose=where)
    return there


def charge_of(state: State, chargers: tuple[UnitId, ...], target: UnitId) -> Charge:
    """The charge of some units at a target as they would come at it now."""
    sides = tuple(met_on(state, unit, target) for unit in chargers)
    return Charge(chargers, target, sides, "hold", tuple(halted(state, unit) for unit in chargers))


def charge_words(state: State, chargers: tuple[UnitId, ...], target: str) -> Message:
    """A charge with its length, the side that it meets, its dice and what its blows promise if the target holds."""
    first = chargers[0]
    common = {
        "unit": named(state, first),
        "target": named(state, target),
        "others": len(chargers) - 1,
        "far": inches(gap(state, first, target).shown()),
        "most": inches(allowance(state, first).whole),
    }
    if target not in state.units:
        return Message.of("offer-charge-officer", **common)
    charge = charge_of(state, chargers, UnitId(target))
    there = engaged(state, charge)
    strike = None if there is None else strike_of(there, charge, first, charge.target)
    if there is None or strike is None:
        return Message.of("offer-charge-bare", **common)
    reading = blows_of(strike)
    told = _ended(ends(there, charge.target, reading, "combat", by=chargers, side=charge.sides[0]))
    return Message.of(
        "offer-charge",
        **common,
        side=_SIDES[charge.sides[0]],
        dice=strike.dice.whole,
        number=min(DIE, strike.number.whole),
        wound=max(2, min(DIE, strike.wound.whole)),
        mean=_tenths(expected(reading)),
        **told,
    )


_SIDES: Final = {
    tabletop.Side.FRONT: "front",
    tabletop.Side.LEFT: "flank",
    tabletop.Side.RIGHT: "flank",
    tabletop.Side.REAR: "rear",
}
