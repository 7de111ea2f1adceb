"""2.10-2.12, 8.01-8.33, 9.01-9.25 Charges and combats on a real table: declared as they are seen, moved by people."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.charging.charge import declare
from maestre.games.aguila.charging.contact import fit, only
from maestre.games.aguila.charging.reach import Reach, check_charge, halted
from maestre.games.aguila.data import Arm, Formation, Terrain
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.shooting.artillery import regimental
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import deployed
from maestre.games.aguila.table.state import Charge, Seen, State, UnitId
from maestre.games.aguila.table.turn_parts import end_part
from maestre.games.aguila.umpire.commands import led
from maestre.games.aguila.umpire.fire import grounds, laid
from maestre.games.aguila.umpire.laying import alone, attached, beside, contact, facing, fellows, lift
from maestre.games.aguila.umpire.told import (
    DONE,
    NO,
    YES,
    FootNear,
    GroundHeld,
    GunBeside,
    HowFar,
    SideMet,
    WhoCharges,
    WhomItCharges,
)
from maestre.miniatures.situated import FRONT, OPEN, SIDES
from maestre.miniatures.told import NOBODY, distances
from maestre.play import Procedure, Refused, ask, rule, tell

_DECLARE, _RESOLVE = "declare", "resolve"


@rule("2.10", "2.11", "2.12", "8.01")
def charge_at_table(state: State) -> Procedure[None]:
    """One step of a side in charges: a declaration with its reaction, or all that go home."""
    assert state.go is not None
    side = state.go.side
    if not state.go.step:
        state.charges = ()
        state.go = replace(state.go, step=_DECLARE)
    if state.go.step == _DECLARE:
        able = tuple(unit for unit, one in state.units.items() if one.side is side and _may(state, unit))
        word = (yield from ask(side, WhoCharges((*able, DONE)))) if able else DONE
        if word != DONE:
            yield from _declared(state, UnitId(word))
            return
        state.go = replace(state.go, step=_RESOLVE)
    state.charges = tuple(home for one in state.charges if (home := _home(state, one)) is not None)
    yield from end_part(state)


@rule("8.02", "8.03", "8.04")
def _may(state: State, unit: UnitId) -> bool:
    """Whether a unit may charge somebody, wherever he stands."""
    side = state.units[unit].side
    foe = next((name for name, one in state.units.items() if one.side is not side and deployed(state, name)), None)
    if foe is None or not deployed(state, unit) or state.arm_of(state.units[unit]) is Arm.ARTILLERY:
        return False
    facing(state, Seen(unit, foe, 1, FRONT, OPEN))
    able = _reaches(state, unit, foe) is not None
    lift(state)
    return able


@rule("8.05", "8.07", "8.08", "8.26")
def _declared(state: State, unit: UnitId) -> Procedure[None]:
    """Ask whom a unit charges, on what ground and from which side and how far; the rules of the charge do the rest."""
    side = state.units[unit].side
    targets = tuple(name for name, one in state.units.items() if one.side is not side and deployed(state, name))
    target = yield from ask(side, WhomItCharges((*targets, NOBODY), unit))
    if target == NOBODY:
        return
    enemy = UnitId(target)
    ground = yield from ask(side, GroundHeld(grounds(state), enemy))
    met = (yield from ask(side, SideMet(tuple(SIDES), enemy))) if ground in {OPEN, *Terrain} else FRONT
    seen = Seen(unit, enemy, 1, met, ground)
    allowed = distances(
        lambda far: facing(state, replace(seen, far=far)),
        lambda: _reaches(state, unit, enemy) is not None,
    )
    lift(state)
    if not allowed:
        tell(state, "table-no-charge", "8.07", unit=named(state, unit), target=named(state, enemy))
        return
    seen = replace(seen, far=int((yield from ask(side, HowFar(tuple(map(str, allowed)), unit, enemy)))))
    near = yield from led(state, unit)
    near += yield from led(state, enemy)
    foot = yield from _foot_near(state, unit, enemy)
    guns = yield from _guns_beside(state, enemy)
    seen = replace(seen, led=near)
    laid(state, seen)
    facing(state, seen)
    if foot is not None:
        beside(state, enemy, foot)
    for gun, there in guns:
        attached(state, enemy, gun, near=there)
    yield from _goes(state, seen)


def _reaches(state: State, unit: UnitId, enemy: UnitId, fellows: tuple[UnitId, ...] = ()) -> Reach | None:
    """The charge of a unit at another, as both are laid; None if the rules bar it."""
    try:
        return check_charge(state, unit, enemy, fellows)
    except Refused:
        return None


@rule("5.08")
def _foot_near(state: State, unit: UnitId, enemy: UnitId) -> Procedure[UnitId | None]:
    """Ask whether other infantry is near a unit that may form square against cavalry: that is harder then."""
    able = state.arm_of(state.units[unit]) is Arm.CAVALRY and Formation.SQUARE in open_formations(state, enemy)
    side = state.units[unit].side
    foot = (name for name, one in state.units.items() if one.side is side and state.arm_of(one) is Arm.INFANTRY)
    other = next((name for name in foot if deployed(state, name)), None)
    if not able or other is None:
        return None
    gap = state.figures.distances.square_infantry_near
    word = yield from ask(state.units[enemy].side, FootNear((NO, YES), enemy, gap))
    return other if word == YES else None


@rule("11.45")
def _guns_beside(state: State, enemy: UnitId) -> Procedure[tuple[tuple[UnitId, bool], ...]]:
    """Ask of each gun that goes with a charged regiment whether it stands beside it: it may fire too then."""
    found = []
    for gun in regimental(state, enemy):
        if deployed(state, gun):
            word = yield from ask(state.units[gun].side, GunBeside((YES, NO), gun, enemy))
            found.append((gun, word == YES))
    return tuple(found)


@rule("2.10", "8.10", "9.25")
def _goes(state: State, seen: Seen) -> Procedure[None]:
    """Declare a charge that has been laid; who has charged the same target before stands there too."""
    unit, enemy = seen.unit, seen.enemy
    before = next((one for one in state.charges if one.target == enemy), None)
    if before is not None:
        fellows(state, before)
    found = _reaches(state, unit, enemy, (unit, *(before.chargers if before else ())))
    if found is None:
        tell(state, "table-no-charge", "8.07", unit=named(state, unit), target=named(state, enemy))
        return
    told = (*(before.seen if before is not None and before.seen is not UNSET else ()), seen)
    yield from declare(state, Charge((unit,), enemy, (found.side,), halted=(halted(state, unit),), seen=(seen,)))
    kept = [one for one in state.charges if one.target == enemy]
    if kept:
        whole = replace(kept[0], seen=_moved(state, kept[0], told))
        state.charges = tuple(whole if one is kept[0] else one for one in state.charges)


def _moved(state: State, charge: Charge, told: tuple[Seen, ...]) -> tuple[Seen, ...]:
    """What is still true of what was told: who has run or come to meet his charger holds no ground any more."""
    held = charge.reaction in {"hold", "fire", "square"}
    return told if held else tuple(replace(one, ground=OPEN) for one in told)


@rule("2.11", "8.16", "8.22", "8.24")
def _home(state: State, charge: Charge) -> Charge | None:
    """What is left of a charge goes home: people move it into contact."""
    going = fit(state, charge)
    arrived = going.chargers if going is not None else ()
    for unit in charge.chargers:
        if unit in state.units:
            key, because = ("charge-contact", "8.24") if unit in arrived else ("charge-lost", "8.22")
            tell(state, key, because, unit=named(state, unit), target=named(state, charge.target))
    return None if going is None else replace(going, moved=True)


# ------------------------------------------------------------------------------------------------------------- combats


def joined(state: State) -> Procedure[None]:
    """Put those down who are in a combat, as it goes on: against each other, or alone if nobody is left to fight."""
    yield from ()
    if not state.agreed.real or state.combat is None:
        return
    charge = state.combat.charge
    left = only(charge, tuple(unit for unit in charge.chargers if unit in state.units))
    if left is None:
        alone(state, charge.target)
    elif charge.target in state.units:
        contact(state, left)
    else:
        first, *others = left.chargers
        alone(state, first)
        for other in others:
            beside(state, first, other)
