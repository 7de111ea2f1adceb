"""7.01-7.35 Shooting: a side declares all its targets, shoots, then courage is tested.

A shot is written as its target, then ``/canister`` or ``/indirect``; a building is ``building:`` and its id. Its key is
the shooter, or ``shooter/side`` of a unit that shoots from several sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, get_args

from msgspec.structs import replace

from maestre.games.aguila.aiming import STUNNED, aims, forced, shares, shooters, span
from maestre.games.aguila.artillery import gun, lay, leads
from maestre.games.aguila.courage import hurt, one_shaken
from maestre.games.aguila.cover import covered
from maestre.games.aguila.data import SIGHT, WEAPONS, WEATHER, Gun
from maestre.games.aguila.discipline import test_of, tested
from maestre.games.aguila.firing import HOUSES
from maestre.games.aguila.matters import Aim, AimKind, Shooting, Situation, Value, Volley
from maestre.games.aguila.moments import SHOT_SIDES
from maestre.games.aguila.names import named
from maestre.games.aguila.parts import end_part, whose
from maestre.games.aguila.places import battery_of, present
from maestre.games.aguila.rolls import Passed, Salvo, Strikes
from maestre.games.aguila.shaking import met, owing, shake_by
from maestre.games.aguila.sight import shape, vision
from maestre.games.aguila.situation import tallied
from maestre.games.aguila.state import Fire, OfficerId, SceneryId, Side, State, UnitId
from maestre.games.aguila.structures import batter
from maestre.play import Answer, Ask, Each, Procedure, Refused, ask, change, rule, tell, throw
from maestre.space import tabletop

__all__ = [
    "HOLD",
    "aims",
    "check_targets",
    "fire",
    "reading_of",
    "shoot",
    "targets_for_chance",
    "volley",
    "word",
]

HOLD: Final = "hold"
"""Not to shoot."""
_BUILDING: Final = "building:"
_KINDS: Final[dict[str, AimKind]] = {kind: kind for kind in get_args(AimKind)}
_RESOLVE: Final = "resolve"


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
    rained = WEATHER.row[state.sky.kind] if _ball(state, aim) else None
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
        return tuple(WEAPONS.officer_target.impacts[sides] for sides in own.ball.impacts)
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
    if struck and not house and not aim.reaction and _there(state, aim):
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


# ------------------------------------------------------------------------------------------------------------- a part


@rule("2.09", "7.01", "7.31", "7.32")
def shoot(state: State) -> Procedure[None]:
    """One step of a side in shooting: all targets declared, one shooter's fire, or one courage test."""
    assert state.go is not None
    if not state.go.step:
        yield from _declare(state)
        state.go = replace(state.go, step=_RESOLVE)
    elif state.fires:
        yield from _next_fire(state)
    elif state.shaken:
        yield from one_shaken(state, whose(state))
    if state.ended:
        return
    if not state.fires:
        state.shaken = owing(state)
        if not state.shaken:
            yield from end_part(state)


@rule("5.58", "7.01", "7.03")
def _declare(state: State) -> Procedure[None]:
    """Let a side name all its targets, then take the tests that some of them need."""
    side = whose(state)
    offered = offers(state, side)
    if not offered:
        return
    every = tuple(aim for own in offered.values() for aim in own)
    choice = Each(tuple((key, (*(word(aim) for aim in own), HOLD)) for key, own in offered.items()))
    said = yield from ask(side, choice, "7.01", about=Shooting(side, every))
    chosen = [aim for key, own in offered.items() for aim in own if word(aim) == said[key]]
    kept: list[Aim] = []
    for unit in tuple(dict.fromkeys(aim.shooter for aim in chosen)):
        kept += yield from _tested(state, unit, tuple(aim for aim in chosen if aim.shooter == unit))
    state.fires = tuple(Fire(aim.shooter, aim.target, f"{aim.kind}/{aim.side.name}/{aim.share}") for aim in kept)


def offers(state: State, side: Side) -> dict[str, tuple[Aim, ...]]:
    """All that a side may declare, by the shooter, or by ``shooter/side`` of who shoots from several."""
    found: dict[str, tuple[Aim, ...]] = {}
    for unit in present(state):
        if state.units[unit].side is side and leads(state, unit):
            many = len(SHOT_SIDES(state, unit)) > 1
            for aim in aims(state, unit):
                key = f"{unit}/{aim.side.name.lower()}" if many else unit
                found[key] = (*found.get(key, ()), aim)
    return found


def word(aim: Aim) -> str:
    """What a shot is called when it is chosen."""
    what = f"{_BUILDING}{aim.target}" if aim.kind in HOUSES else aim.target
    how = {"canister": "/canister", "indirect": "/indirect", "house-indirect": "/indirect"}
    return what + how.get(aim.kind, "")


@rule("1.18", "7.08", "7.10", "10.13")
def _tested(state: State, unit: UnitId, chosen: tuple[Aim, ...]) -> Procedure[list[Aim]]:
    """The shots of a unit that come to be made: after a test if it is stunned, or passes over the nearest; or a doubt.

    One test lets a unit choose for all its sides; if it fails and two of them are left with one target, one of them
    shoots. A doubt that goes against it costs nothing but the shot.
    """
    if not (yield from _composed(state, unit)):
        return []
    free: bool | None = None
    kept: list[Aim] = []
    for aim in chosen:
        if state.batteries and not any(word(own) == word(aim) for own in aims(state, unit)):
            continue
        near = forced(state, unit, aim.side)
        if near and aim.target not in near:
            if free is None:
                free = yield from tested(state, test_of(state, unit, "target"))
            if not free:
                aim = _nearest(state, aim, near)  # noqa: PLW2901 - what is shot at instead
        taken = any(aim.target == other.target for other in kept)
        if not taken and (not aim.doubtful or (yield from _made_out(state, aim))):
            kept.append(aim)
    share = shares(state, unit, tuple(aim.side for aim in kept))
    return [replace(aim, share=share) for aim in kept]


@rule("5.58", "10.13")
def _composed(state: State, unit: UnitId) -> Procedure[bool]:
    """Whether a unit can bring itself to shoot: who is stunned tests, of a battery each gun, and some may be silent."""
    row = battery_of(state, unit)
    for one in row:
        if state.units[one].stunned and not (yield from tested(state, test_of(state, one, STUNNED))):
            deeds = state.units[one].deeds
            change(state.units, one, deeds=replace(deeds, tests=(*deeds.tests, STUNNED)))
    return any(STUNNED not in state.units[one].deeds.tests for one in row)


def _nearest(state: State, aim: Aim, near: tuple[str, ...]) -> Aim:
    """The shot at the nearest target instead: in the same way if that can be."""
    able = [own for own in aims(state, aim.shooter) if own.side is aim.side and own.target in near]
    return next((own for own in able if own.kind == aim.kind), able[0])


@rule("1.18")
def _made_out(state: State, aim: Aim) -> Procedure[bool]:
    """Whether a target that hardly shows is seen after all."""
    seen = yield from throw(Passed(SIGHT.doubt), "1.18", about=aim)
    key = "target-made-out" if seen else "target-not-made-out"
    tell(state, key, "1.18", unit=named(state, aim.shooter), target=named(state, aim.target))
    return seen


@rule("5.33", "7.01")
def _next_fire(state: State) -> Procedure[None]:
    """Resolve all that the next shooter has declared; what it aimed at may be gone."""
    unit = state.fires[0].shooter
    own = tuple(one for one in state.fires if one.shooter == unit)
    state.fires = tuple(one for one in state.fires if one.shooter != unit)
    for one in own:
        aim = _declared(one)
        if state.ended:
            return
        if _there(state, aim):
            yield from fire(state, aim)
        else:
            for gun_ in battery_of(state, unit):
                change(state.units, gun_, deeds=replace(state.units[gun_].deeds, fired=True))
            tell(state, "shot-lost", "7.01", unit=named(state, unit))


def _declared(one: Fire) -> Aim:
    kind, side, share = one.word.split("/")
    return Aim(one.shooter, one.target, _KINDS[kind], tabletop.Side[side], int(share))


def _there(state: State, aim: Aim) -> bool:
    if aim.kind in HOUSES:
        return aim.target in state.scenery
    return aim.target in state.units or aim.target in state.officers


# ---------------------------------------------------------------------------------------------------- answers to 7.01


@rule("4.09", "5.33", "5.46", "7.03")
def check_targets(state: State, request: Ask, answer: dict[str, str]) -> None:
    """Refuse one target for two sides of a unit: each side has its own."""
    seen: dict[tuple[str, str], str] = {}
    for key, said in answer.items():
        unit, _, side = key.partition("/")
        target = said.partition("/")[0]
        if said != HOLD and side:
            if (unit, target) in seen:
                raise Refused("5.33", "one-target-a-side", unit=named(state, unit), target=named(state, target))
            seen[unit, target] = side


def targets_for_chance(state: State, request: Ask, rng: Random) -> Iterator[Answer]:
    """Targets by chance: nearly everybody shoots; at last nobody does."""
    assert isinstance(request.choice, Each)
    for _ in range(_TRIES):
        answer: dict[str, str] = {}
        taken: list[tuple[str, str]] = []
        for key, options in request.choice.options:
            unit, _, side = key.partition("/")
            free = [one for one in options if not side or (unit, one.partition("/")[0]) not in taken]
            answer[key] = rng.choice([one for one in free if one != HOLD] or [HOLD]) if rng.random() < _EAGER else HOLD
            taken.append((unit, answer[key].partition("/")[0]))
        yield answer
    yield {key: HOLD for key, _ in request.choice.options}


_EAGER: Final = 0.9
_TRIES: Final = 8
