"""7.11-7.30, 12.07 Fire: its figures, its dice, and whom it hurts."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from maestre.games.aguila.data import Gun
from maestre.games.aguila.morale.courage import hurt
from maestre.games.aguila.shooting.aiming import shooters, span
from maestre.games.aguila.shooting.artillery import gun, lay
from maestre.games.aguila.shooting.cover import covered
from maestre.games.aguila.shooting.shaking import met, shake_by
from maestre.games.aguila.shooting.shot_values import HOUSES
from maestre.games.aguila.shooting.structures import batter
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.rolls import Salvo, Strikes
from maestre.games.aguila.table.sight import shape, vision
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import OfficerId, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation, Value
from maestre.play import Procedure, Tally, change, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Point


class Volley(msgspec.Struct, frozen=True, tag="volley"):
    """A shot with its figures, before the dice: everything that decides it, each with its ledger."""

    aim: Aim
    line: tuple[Point, Point]
    distance: int
    dice: Tally
    number: Tally
    """What a die must show to hit; above 6 the dice are fewer already (7.26-7.27)."""
    again: int
    """How many misses are thrown again."""
    impacts: tuple[int, ...]
    """The sides of the dice of impacts of each hit; none: each hit is one impact."""
    share: tuple[int, int]
    """By what impacts are multiplied, rounding up."""
    wound: Tally
    wound_again: int
    less: int = 0
    """How many wounds fewer (15.09)."""
    least: int = 0
    """How many are left at least of any."""
    guns: tuple[UnitId, ...] = ()
    """Who fires so: the shooter, or all guns of its battery that do (5.58)."""
    also: tuple[Volley, ...] = ()
    """What the other guns of its battery fire; rerolls are common to all (11.32)."""


# ------------------------------------------------------------------------------------------------------------- figures


@rule("5.58", "7.14", "7.17", "7.28", "11.32")
def volley(state: State, aim: Aim) -> Volley:
    """A shot with all its figures, before the dice; guns of a battery that fire alike are one, others follow."""
    parts: list[Volley] = []
    for one in shooters(state, aim):
        shot = _volley(state, replace(aim, shooter=one))
        same = next((at for at, other in enumerate(parts) if not shot.less and _alike(shot, other)), None)
        if same is None:
            parts.append(shot)
        else:
            parts[same] = replace(parts[same], guns=(*parts[same].guns, one))
    summed = [replace(one, dice=one.dice.times(len(one.guns), 1, "5.58")) for one in parts]
    return replace(summed[0], aim=aim, also=tuple(summed[1:]))


def _alike(a: Volley, b: Volley) -> bool:
    return _figures(a) == _figures(b)


def _figures(one: Volley) -> tuple[object, ...]:
    return one.dice.value, one.number.value, one.impacts, one.share, one.wound.value


def _volley(state: State, aim: Aim) -> Volley:
    """The shot of one unit or gun."""
    here, there, distance = span(state, aim)
    at = Situation(
        unit=aim.shooter,
        use="shoot",
        enemy=aim.target,
        aim=aim,
        distance=distance,
        cover=covered(state, aim).value,
        side=met(state, aim),
        share=_in_arc(state, aim),
    )
    rained = state.figures.weather.row[state.sky.kind] if _ball(state, aim) else None
    part = tallied(state, Value.IMPACTS, at)
    return Volley(
        aim=aim,
        line=(here, there),
        distance=distance,
        dice=tallied(state, Value.FIRE_DICE, at),
        number=tallied(state, Value.FIRE_HIT, at),
        again=tallied(state, Value.FIRE_AGAIN, at).whole,
        impacts=_impacts(state, aim),
        share=part.value.as_integer_ratio(),
        wound=tallied(state, Value.FIRE_WOUND, at),
        wound_again=tallied(state, Value.FIRE_WOUND_AGAIN, at).whole,
        less=-rained.cannon_wounds if rained is not None else 0,
        least=rained.cannon_least if rained is not None else 0,
        guns=(aim.shooter,),
    )


@rule("7.05")
def _in_arc(state: State, aim: Aim) -> tuple[int, int]:
    """Which part of the target lies in the arc."""
    part = tabletop.share_in(shape(state, aim.target), vision(state, aim.shooter, aim.side)).part
    return part.as_integer_ratio()


@rule("15.09")
def _ball(state: State, aim: Aim) -> bool:
    """Whether a shot is solid: cannon's, at troops or at a house."""
    own = gun(state, aim.shooter)
    return own is not None and own.id is not Gun.HOWITZER and aim.kind in {"ball", "house"}


@rule("11.13", "11.19", "11.20", "11.28", "12.06")
def _impacts(state: State, aim: Aim) -> tuple[int, ...]:
    """The dice of impacts of a hit; against an officer those of cannon are smaller."""
    own = gun(state, aim.shooter)
    if own is None or aim.kind == "canister":
        return ()
    if aim.kind in {"indirect", "house-indirect"}:
        assert own.indirect is not None, aim
        return own.indirect.impacts
    if aim.target in state.officers:
        return tuple(state.figures.weapons.officer_target.impacts[sides] for sides in own.ball.impacts)
    return own.ball.impacts


def _strikes(shot: Volley) -> Strikes:
    wound = 0 if shot.aim.kind in HOUSES else max(1, shot.wound.whole)
    return Strikes(
        count=shot.dice.whole,
        number=shot.number.whole,
        wound=wound,
        again=shot.again,
        wound_again=shot.wound_again,
        impacts=shot.impacts,
        share=shot.share,
        less=shot.less,
        least=shot.least,
    )


def reading_of(shot: Volley) -> Strikes | Salvo:
    """What the dice of a shot mean."""
    if not shot.also:
        return _strikes(shot)
    return Salvo(tuple(_strikes(one) for one in (shot, *shot.also)), shot.again, shot.wound_again)


# ------------------------------------------------------------------------------------------------------------ one shot


@rule("7.17", "7.28", "7.30", "10.13", "11.08", "11.11", "11.28", "12.07")
def fire(state: State, aim: Aim) -> Procedure[int]:
    """Make a shot: throw, wound, and note whose courage is shaken; give the wounds.

    The test of whoever is stunned is taken before: with the declaration, or with the reaction.
    """
    shot = volley(state, aim)
    guns = tuple(one for part in (shot, *shot.also) for one in part.guns)
    for one in guns:
        _shot_by(state, one, aim)
    struck = yield from throw(reading_of(shot), "7.17", about=shot)
    house = aim.kind in HOUSES
    tell(
        state,
        "house-shot" if house else "shot",
        "11.28" if house else "7.28",
        shot.dice,
        shot.number,
        *(() if house else (shot.wound,)),
        unit=named(state, aim.shooter),
        target=named(state, aim.target),
        guns=len(guns),
        dice=sum(part.dice.whole for part in (shot, *shot.also)),
        number=min(shot.number.whole, _SIX),
        count=struck,
    )
    if house:
        yield from batter(state, SceneryId(aim.target), struck)
    elif aim.target in state.officers:
        _hurt_officer(state, OfficerId(aim.target), struck)
    else:
        yield from hurt(state, UnitId(aim.target), struck, "7.30")
    if struck and not house and not aim.reaction and stands(state, aim):
        shake_by(state, aim)
    return struck


_SIX: Final = 6


@rule("8.12", "11.08")
def _shot_by(state: State, unit: UnitId, aim: Aim) -> None:
    """The shooter has fired; a gun has been laid on its target."""
    deeds = state.units[unit].deeds
    deeds = replace(deeds, defended=True) if aim.reaction else replace(deeds, fired=True)
    change(state.units, unit, deeds=deeds)
    if gun(state, unit) is not None and state.units[unit].pose is not None:
        lay(state, unit, shape(state, aim.target))


@rule("12.07")
def _hurt_officer(state: State, officer: OfficerId, wounds: int) -> None:
    """Damage of an officer only counts in his test of courage."""
    if wounds:
        damage = change(state.officers, officer, damage=state.officers[officer].damage + wounds).damage
        tell(state, "damage-taken", "12.07", unit=named(state, officer), count=wounds, damage=damage)


def stands(state: State, aim: Aim) -> bool:
    """Whether what was aimed at is still there."""
    if aim.kind in HOUSES:
        return aim.target in state.scenery
    return aim.target in state.units or aim.target in state.officers
