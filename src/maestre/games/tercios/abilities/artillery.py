"""6.82-6.102, 6.124-6.125, 6.132 Artillery: horses, works, guns within a Formation, their own command."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.data import Ability, Arm, OrderKind, Quality, Value, Weapon
from maestre.games.tercios.orders.activation import order_check
from maestre.games.tercios.shooting.rout import destroy, wear
from maestre.games.tercios.table.marks import has, marked, put
from maestre.games.tercios.table.moments import Withdrawal
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.pools import members
from maestre.games.tercios.table.rolls import Struck
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Mark, Pooled, State, UnitId, Until
from maestre.games.tercios.table.subjects import Situation, Volley
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import Step
from maestre.play import Procedure, Refused, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point

LIMBER: Final = "limber"
UNLIMBER: Final = "unlimber"
_LOADS: Final = "superheavy-loads"
"""The mark of a superheavy gun that is about to fire."""
_HEEDED: Final = (Quality.SKILLED, Quality.ENGINEER, Quality.PREPARED, Quality.OFFICIOUS)
"""The command actions that say that they can affect artillery (ruling 6.102)."""


# --------------------------------------------------------------------------------------------------------------- horses


@rule("6.85")
def can_limber(state: State, unit: UnitId) -> bool:
    """Whether a battery has horses, and is not limbered to them yet."""
    return has(state, unit, Ability.DRAUGHT_HORSES) and not state.units[unit].limbered


@rule("6.88")
def can_unlimber(state: State, unit: UnitId) -> bool:
    """Whether a battery is limbered."""
    return state.units[unit].limbered


@rule("6.85")
def limber(state: State, unit: UnitId) -> Procedure[bool]:
    """Put a battery to its horses, which takes the whole order."""
    change(state.units, unit, limbered=True)
    tell(state, "limbers", "6.85", unit=named(state, unit))
    yield from ()
    return False


@rule("6.88")
def unlimber(state: State, unit: UnitId) -> Procedure[bool]:
    """Take a battery from its horses, and do nothing more with this order."""
    change(state.units, unit, limbered=False)
    tell(state, "unlimbers", "6.88", unit=named(state, unit))
    yield from ()
    return False


@rule("6.84", "6.85", "6.88")
def harnessed(state: State, unit: UnitId, action: str, taken: tuple[str, ...]) -> bool | None:
    """Limbering comes alone and unlimbering after a move at most; a gun that cannot move does not turn either."""
    if action == LIMBER:
        return False if taken else None
    if action == UNLIMBER:
        return None if taken in {(), ("move",)} else False
    immobile = state.gear(unit).arm is Arm.ARTILLERY and not _speed(state, unit)
    return False if action in {"move", "reorient"} and immobile else None


@rule("6.83", "6.84")
def _speed(state: State, unit: UnitId) -> int:
    return tallied(state, Value.SPEED, Situation(unit=unit, use="move")).whole


@rule("6.86")
def drawn_guns_do_not_shoot(state: State, at: Situation) -> None:
    """Refuse a shot while limbered."""
    if state.units[at.unit].limbered:
        raise Refused("6.86", "gun-is-limbered", proof=(at.unit,), unit=named(state, at.unit))


# ---------------------------------------------------------------------------------------------------------------- works


@rule("6.92")
def in_works(state: State, at: Situation) -> bool | None:
    """A Fortified battery that has never left its place counts as behind a wall, whoever shoots and from where."""
    return True if _fortified(state, at.unit) else None


@rule("6.92")
def protected_by_works(state: State, at: Situation) -> bool | None:
    """In combat too."""
    return True if _fortified(state, at.unit) else None


def _fortified(state: State, unit: UnitId) -> bool:
    return has(state, unit, Ability.FORTIFIED) and not state.units[unit].displaced


@rule("3.11", "6.92")
def leaves_works(state: State, unit: UnitId, line: tuple[Point, Point]) -> Procedure[None]:
    """A battery that has been displaced has no works any more."""
    if unit in state.units and _fortified(state, unit):
        change(state.units, unit, displaced=True)
        tell(state, "works-left", "6.92", unit=named(state, unit))
    yield from ()


@rule("6.132")
def mortars_reach_over(state: State, at: Situation) -> bool | None:
    """Nobody is covered from a mortar."""
    return False if at.enemy is not None and has(state, at.enemy, Ability.MORTAR) else None


# ----------------------------------------------------------------------------------------------------- what a shot does


@rule("6.91")
def ones_burst(state: State, volley: Volley) -> bool | None:
    """The ones of an experimental gun count."""
    return True if has(state, volley.shooter, Ability.EXPERIMENTAL) else None


@rule("6.91")
def burst(state: State, volley: Volley, struck: Struck) -> Procedure[None]:
    """Each 1 that an experimental gun shows costs it wear, once its shot is over."""
    if struck.ones:
        tell(state, "gun-bursts", "6.91", unit=named(state, volley.shooter), ones=struck.ones)
        yield from wear(state, volley.shooter, struck.ones, "burst", None)


@rule("6.124")
def loads_slowly(order: OrderKind, state: State, unit: UnitId) -> Procedure[OrderKind]:
    """Remember that a superheavy gun is about to fire."""
    if order is OrderKind.FIRE and Weapon.SUPERHEAVY_GUN in state.gear(unit).weapons:
        put(state, Mark(_LOADS, unit, Until.DEED))
    yield from ()
    return order


@rule("6.124")
def superheavy_needs_check(state: State, unit: UnitId) -> bool | None:
    """A superheavy gun does not fire without a check, Fresh or not."""
    return False if marked(state, _LOADS, unit) else None


@rule("6.125")
def superheavy_shakes(state: State, volley: Volley, struck: Struck) -> Procedure[None]:
    """Whoever is hit by a superheavy gun is disordered unless it passes a check, whatever it resisted."""
    target = volley.target
    if not struck.hit or volley.weapon is not Weapon.SUPERHEAVY_GUN or target not in state.units:
        return
    if state.units[target].disordered or (yield from order_check(state, target, "order")):
        return
    change(state.units, target, disordered=True)
    tell(state, "superheavy-disorders", "6.125", unit=named(state, target))


# ---------------------------------------------------------------------------------------------- guns within a Formation


@rule("6.93")
def _integrated(state: State, unit: UnitId) -> bool:
    pool = state.pools.get(body(state, unit))
    return pool is not None and pool.kind is Pooled.INTEGRATED


@rule("6.95")
def gun_in_tow(state: State, at: Situation) -> Iterator[Step]:
    """A Formation with a gun gains only one increase from Run."""
    if at.order is OrderKind.RUN and _integrated(state, at.unit):
        yield Step("gun-in-tow", -1, "6.95")


@rule("6.97")
def guns_with_fire_only(state: State, at: Situation) -> None:
    """Refuse a gun within a Formation or a fort a shot with anything but Fire."""
    pooled = body(state, at.unit) != at.unit and state.gear(at.unit).arm is Arm.ARTILLERY
    if pooled and at.order is not OrderKind.FIRE:
        raise Refused("6.97", "guns-need-fire", proof=(at.unit,), unit=named(state, at.unit))


@rule("6.96")
def gun_is_left(state: State, unit: UnitId, by: UnitId) -> Procedure[None]:
    """A Formation that flees leaves its gun to the enemy."""
    if _integrated(state, unit):
        for gun in members(state, unit)[1:]:
            yield from destroy(state, gun, "left-behind", by)


@rule("6.96")
def gun_left_in_retreat(what: Withdrawal, state: State, unit: UnitId, by: UnitId) -> Procedure[Withdrawal]:
    """So does one that retreats from a combat; to disengage is not to flee."""
    if what == "retreat":
        yield from gun_is_left(state, unit, by)
    return what


# -------------------------------------------------------------------------------------------------------------- command


@rule("6.93", "6.100")
def guns_command_themselves(state: State, unit: UnitId) -> bool | None:
    """A battery always counts as led, unless it is part of a Formation or a fort."""
    return True if _self_led(state, unit) else None


def _self_led(state: State, unit: UnitId) -> bool:
    return has(state, unit, Ability.BUILT_IN_COMMAND) and body(state, unit) == unit


@rule("6.101")
def escort_in_command(state: State, unit: UnitId) -> bool | None:
    """The other units of a battery are led while they are near enough to their gun."""
    if state.units[unit].pose is None:
        return None
    guns = (gun for gun, one in state.units.items() if one.command == state.units[unit].command and one.pose)
    near = (
        tabletop.distance(outline(state, gun), outline(state, unit)).within(state.figures.distances.command)
        for gun in guns
        if gun != unit and _self_led(state, gun)
    )
    return True if any(near) else None


@rule("6.102")
def guns_heed_few(state: State, leader: LeaderId, what: str, on: str) -> None:
    """Refuse a command action on artillery, one's own or the enemy's, unless it says that it can affect it."""
    if on in state.units and state.gear(UnitId(on)).arm is Arm.ARTILLERY and what not in _HEEDED:
        raise Refused("6.102", "guns-heed-few", proof=(on,), unit=named(state, UnitId(on)))
