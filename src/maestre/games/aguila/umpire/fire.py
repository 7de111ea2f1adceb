"""2.09, 7.01-7.34, 11.07-11.28 Shots on a real table: all are declared with what is seen of them, then made."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.data import Terrain
from maestre.games.aguila.morale.courage import one_shaken
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.shooting.aiming import aims, shares
from maestre.games.aguila.shooting.artillery import leads
from maestre.games.aguila.shooting.shaking import owing
from maestre.games.aguila.shooting.shots import fire
from maestre.games.aguila.situations.field import covers, works
from maestre.games.aguila.table.moments import SHOT_SIDES
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, deployed
from maestre.games.aguila.table.state import Fire, Seen, State, UnitId
from maestre.games.aguila.table.subjects import Aim
from maestre.games.aguila.table.turn_parts import end_part, whose
from maestre.games.aguila.turn.targets import composed
from maestre.games.aguila.umpire.commands import encouraged, led
from maestre.games.aguila.umpire.laying import alone, facing, lift
from maestre.games.aguila.umpire.told import (
    DONE,
    NO,
    YES,
    GroundHeld,
    HowFar,
    HowItShoots,
    NearerPassed,
    SideMet,
    WhomItShootsAt,
    WhoShoots,
    said,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, SIDES
from maestre.miniatures.told import NOBODY, distances
from maestre.play import Procedure, ask, change, rule, tell
from maestre.space import tabletop

_RESOLVE: Final = "resolve"
_INDIRECT: Final = 12
"""So near is a foe put whom any gun may shoot at, in inches, to see whether it may shoot at all."""


@rule("2.09", "7.01", "7.31", "7.32")
def shoot_at_table(state: State) -> Procedure[None]:
    """One step of a side in shooting: a shot declared, one shooter's fire, or one courage test."""
    side = whose(state)
    assert state.go is not None
    if not state.go.step:
        yield from _declared(state, side)
        return
    if state.fires:
        yield from _next_fire(state)
    elif state.shaken:
        yield from one_shaken(state, side)
    if state.ended:
        return
    if not state.fires:
        state.shaken = owing(state)
        if not state.shaken:
            yield from end_part(state)


# ---------------------------------------------------------------------------------------------------------- declaring


def _declared(state: State, side: Side) -> Procedure[None]:
    """Ask who shoots, and what is seen of it; when nobody else does, the shots are made."""
    able = tuple(unit for unit, one in state.units.items() if one.side is side and _may(state, unit))
    lift(state)
    word = (yield from ask(side, WhoShoots((*able, DONE)))) if able else DONE
    if word == DONE:
        assert state.go is not None
        state.go = replace(state.go, step=_RESOLVE)
        return
    shot = yield from aimed(state, UnitId(word))
    if shot is not None:
        state.fires = (*state.fires, shot)


@rule("4.09", "5.33", "5.46", "7.03")
def _may(state: State, unit: UnitId) -> bool:
    """Whether a unit may declare a shot: one from each of the sides that it shoots from."""
    if not deployed(state, unit) or not leads(state, unit):
        return False
    made = sum(one.shooter == unit for one in state.fires)
    foe = next((one for one in _foes(state, unit)), None)
    if foe is None or made >= len(SHOT_SIDES(state, unit)):
        return False
    return any(_kinds(state, Seen(unit, foe, far, FRONT, OPEN)) for far in (1, _INDIRECT))


def _foes(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """Whom a unit may shoot at, that it has not aimed at yet."""
    taken = [one.target for one in state.fires if one.shooter == unit]
    side = state.units[unit].side
    return tuple(name for name, one in state.units.items() if one.side is not side and name not in taken)


def _kinds(state: State, seen: Seen) -> tuple[Aim, ...]:
    """The shots that a unit may make at an enemy who stands so."""
    facing(state, seen)
    return tuple(aim for aim in aims(state, seen.unit) if aim.target == seen.enemy)


@rule("7.03", "7.04", "7.06", "7.07", "7.10", "11.10")
def aimed(state: State, unit: UnitId) -> Procedure[Fire | None]:
    """Ask at whom a unit shoots, how, on what ground and how far he is, and whether a nearer one is passed over."""
    side = state.units[unit].side
    target = yield from ask(side, WhomItShootsAt((*_foes(state, unit), NOBODY), unit))
    if target == NOBODY:
        return None
    enemy = UnitId(target)
    near, far = Seen(unit, enemy, 1, FRONT, OPEN), Seen(unit, enemy, _INDIRECT, FRONT, OPEN)
    kinds = tuple(dict.fromkeys(aim.kind for one in (near, far) for aim in _kinds(state, one)))
    lift(state)
    kind = kinds[0] if len(kinds) == 1 else (yield from ask(side, HowItShoots(kinds, unit)))
    ground = yield from ask(side, GroundHeld(grounds(state), enemy))
    met = (yield from ask(side, SideMet(tuple(SIDES), enemy))) if ground in {OPEN, *Terrain} else FRONT
    seen = Seen(unit, enemy, 1, met, ground)
    allowed = distances(
        lambda far: facing(state, replace(seen, far=far)),
        lambda: any(aim.target == enemy and aim.kind == kind for aim in aims(state, unit)),
    )
    lift(state)
    if not allowed:
        tell(state, "table-no-shot", "7.07", unit=named(state, unit))
        return None
    seen = replace(seen, far=int((yield from ask(side, HowFar(tuple(map(str, allowed)), unit, enemy)))))
    passed = (yield from ask(side, NearerPassed((NO, YES), unit))) == YES
    near_by = (yield from led(state, unit)) if passed or _stunned(state, unit) else ()
    seen = replace(seen, led=near_by, passed=passed)
    laid(state, seen)
    return Fire(unit, enemy, kind, seen)


def _stunned(state: State, unit: UnitId) -> bool:
    return any(state.units[one].stunned for one in battery_of(state, unit))


def grounds(state: State) -> tuple[str, ...]:
    """The ground that an enemy may stand on or behind, open ground first."""
    return (OPEN, *covers(state.figures), *works(state.figures, housed=False))


def laid(state: State, seen: Seen) -> None:
    """Note in the log what has been told of two units."""
    ground = GroundHeld((seen.ground,), seen.enemy).describe(state, seen.ground)
    unit, target = named(state, seen.unit), named(state, seen.enemy)
    tell(state, "table-laid", "7.07", unit=unit, target=target, far=said(str(seen.far)), side=seen.side, ground=ground)


# ------------------------------------------------------------------------------------------------------------- firing


@rule("5.33", "5.58", "7.01", "7.08", "7.10")
def _next_fire(state: State) -> Procedure[None]:
    """Make all that the next shooter has declared, after the tests that it owes."""
    unit = state.fires[0].shooter
    own = tuple(one for one in state.fires if one.shooter == unit)
    state.fires = tuple(one for one in state.fires if one.shooter != unit)
    if unit not in state.units:
        return
    _lay(state, own[0])
    if not (yield from composed(state, unit)):
        return
    share = shares(state, unit, tuple(tabletop.Side)[: len(own)])
    for one in own:
        if not state.ended:
            shot = yield from _kept(state, one)
            if shot is not None:
                yield from _made(state, shot, share)


@rule("7.01", "7.08", "7.10")
def _kept(state: State, shot: Fire) -> Procedure[Fire | None]:
    """The shot that comes to be made: none at who is gone, and after a failed test another at the nearest."""
    unit = shot.shooter
    if shot.target not in state.units:
        for gun in battery_of(state, unit):
            change(state.units, gun, deeds=replace(state.units[gun].deeds, fired=True))
        tell(state, "shot-lost", "7.01", unit=named(state, unit))
        return None
    _lay(state, shot)
    assert shot.seen is not UNSET, "it was told where they stand"
    if not shot.seen.passed or (yield from tested(state, test_of(state, unit, "target"))):
        return shot
    tell(state, "table-nearest", "7.08", unit=named(state, unit))
    return (yield from aimed(state, unit))


def _lay(state: State, shot: Fire) -> None:
    assert shot.seen is not UNSET, "it was told where they stand"
    if shot.target in state.units:
        facing(state, shot.seen)
    else:
        alone(state, shot.shooter, shot.seen.led)


def _made(state: State, shot: Fire, share: int) -> Procedure[None]:
    _lay(state, shot)
    found = (aim for aim in aims(state, shot.shooter) if (aim.target, aim.kind) == (shot.target, shot.word))
    aim = next(found, None)
    if aim is None:
        tell(state, "shot-lost", "7.01", unit=named(state, shot.shooter))
        return
    yield from fire(state, replace(aim, share=share))


# ------------------------------------------------------------------------------------------------------------ courage


def shaken(state: State, unit: UnitId) -> Procedure[None]:
    """Put a unit down that is tested after the shooting, with whoever is near and matters for that."""
    if state.agreed.real:
        alone(state, unit, (yield from encouraged(state, unit)))
