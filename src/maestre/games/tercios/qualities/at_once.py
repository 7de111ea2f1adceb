"""7.35, 7.62, 7.80, 7.90, 7.95, 7.99-7.100, 7.111-7.114 Actions that take effect at once, as he acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from maestre.games.tercios.command.leaders import Power, enemy_troops, friendly_troops
from maestre.games.tercios.command.perils import lose
from maestre.games.tercios.data import INCH, Ability, Arm, OrderKind, Quality, Value
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.moving.movement import can_move, turn, turns, walk
from maestre.games.tercios.moving.moves import thrown
from maestre.games.tercios.orders.activation import execute, order_check
from maestre.games.tercios.shooting.rout import wear
from maestre.games.tercios.table.asking import Choosing, inches
from maestre.games.tercios.table.marks import deed_done, expire, has, lift, marked, put
from maestre.games.tercios.table.moments import ACTION_OPEN, CHECK_WAIVED, ORDER_AVAILS
from maestre.games.tercios.table.places import faceless, pose
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Deed, Melee, Situation
from maestre.games.tercios.table.troops import leader_named, named
from maestre.games.tercios.table.values import Step
from maestre.play import Message, Procedure, ask, change, rule, tell
from maestre.space import tabletop

Targets = tuple[tuple[str, ...], ...]


def _each(units: Iterator[UnitId]) -> Targets:
    return tuple((unit,) for unit in units)


# --------------------------------------------------------------------------------------------------- Alert and Skilled


class TurnTroop(Choosing[str], frozen=True, tag="turn-troop"):
    """An Alert leader has a Troop change its facing: to its left, right or rear."""

    rule: ClassVar = "7.62"
    leader: LeaderId
    unit: UnitId
    turns: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.turns


class TurnGun(TurnTroop, frozen=True, tag="turn-gun"):
    """A Skilled leader has a gun turned: to its left, right or rear."""

    rule: ClassVar = "7.80"


@rule("7.62")
def turners(state: State, leader: LeaderId) -> Targets:
    """Troops that can change facing and have room to, whether they have acted or not."""
    near = friendly_troops(state, leader, Quality.ALERT)
    return _each(unit for unit in near if ACTION_OPEN(state, unit, "reorient", ()) and turns(state, unit))


@rule("7.35", "7.62")
def turn_about(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Alert: a Troop changes facing at once; its card is untouched."""
    if successes:
        yield from _turned(state, leader, UnitId(on[0]), TurnTroop)


def _turned(state: State, leader: LeaderId, unit: UnitId, kind: type[TurnTroop]) -> Procedure[None]:
    word = yield from ask(state.units[unit].side, kind(leader, unit, turns(state, unit)))
    yield from turn(state, unit, word)


@rule("7.80")
def guns_to_turn(state: State, leader: LeaderId) -> Targets:
    """Guns that have not acted and have room to turn."""
    guns = (unit for unit in friendly_troops(state, leader, Quality.SKILLED) if unit in state.cards)
    return _each(unit for unit in guns if state.gear(unit).arm is Arm.ARTILLERY and turns(state, unit))


@rule("7.80")
def turn_gun(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Skilled: a gun turns; unless it goes really well it loses its card, and does so without turning on a failure."""
    gun = UnitId(on[0])
    if successes:
        yield from _turned(state, leader, gun, TurnGun)
    if successes < state.figures.leaders.actions.ready:
        state.cards.pop(gun, None)
        tell(state, "card-lost", "7.80", unit=named(state, gun))


# ------------------------------------------------------------------------------------------------------------- Prepared


@rule("7.111")
def guns_to_limber(state: State, leader: LeaderId) -> Targets:
    """Guns with draught horses that have acted and are not limbered."""
    guns = (unit for unit in friendly_troops(state, leader, Quality.PREPARED) if unit not in state.cards)
    return _each(unit for unit in guns if has(state, unit, Ability.DRAUGHT_HORSES) and not state.units[unit].limbered)


@rule("7.111")
def limber_gun(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Prepared: a gun is limbered."""
    if successes:
        change(state.units, UnitId(on[0]), limbered=True)
        tell(state, "gun-limbered", "7.111", unit=named(state, UnitId(on[0])))
    yield from ()


# ----------------------------------------------------------------------------------------------------------------- Hero


@rule("7.90")
def acted_already(state: State, leader: LeaderId) -> Targets:
    """Troops that have executed an order this turn."""
    troops = friendly_troops(state, leader, Quality.HERO)
    return _each(unit for unit in troops if state.units[unit].acted is not None)


@rule("7.35", "7.90")
def act_again(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Hero: a Troop executes its order again, and takes wear first for a single success; who has wear must check."""
    unit = UnitId(on[0])
    order = state.units[unit].acted
    if not successes or order is None:
        return
    if successes < state.figures.leaders.actions.ready and not (yield from wear(state, unit, 1, "rout", None)):
        return
    passed = 0
    if not CHECK_WAIVED(state, unit):
        passed = yield from order_check(state, unit, "order", counts=order is OrderKind.RESIST)
        if not passed:
            tell(state, "order-lost", "7.90", unit=named(state, unit), order=Message(f"order-{order}"))
            return
    yield from execute(state, unit, order, passed)
    deed_done(state, unit)


@rule("7.90")
def hero_tires(state: State, deed: Deed, successes: int) -> bool | None:
    """Hero exhausts a leader however well he throws."""
    return True if deed.what == Quality.HERO else None


# ----------------------------------------------------------------------------------------------------------- Relentless


@rule("7.95")
def movers(state: State, leader: LeaderId) -> Targets:
    """Troops that have not been activated and can move; not an emplaced fort, which never does."""
    troops = (unit for unit in friendly_troops(state, leader, Quality.RELENTLESS) if unit in state.cards)
    return _each(unit for unit in troops if ACTION_OPEN(state, unit, "move", ()) and can_move(state, unit))


@rule("7.35", "7.95")
def move_ahead(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Relentless: a Troop moves at once at less Speed, not into combat; it has still not been activated.

    No order is executed, so that it does nothing that an order alone allows: enter a building, go through friends.
    """
    unit = UnitId(on[0])
    if successes:
        put(state, Mark(Quality.RELENTLESS.value, unit, Until.GO, leader))
        yield from walk(state, unit, None)
        lift(state, Quality.RELENTLESS.value, unit)
        expire(state, Until.TRIGGER)


@rule("7.95")
def relentless_pace(state: State, at: Situation) -> Iterator[Step]:
    """The pace of a Troop that moves out of its turn."""
    if at.use == "move" and not at.reacting and marked(state, Quality.RELENTLESS.value, at.unit):
        yield Step(Quality.RELENTLESS.value, -1, "7.95")


# ------------------------------------------------------------------------------------------------------------- Fearless


@rule("7.99")
def host_joined(state: State, leader: LeaderId) -> Targets:
    """The Troop that he has just joined, if it can attack, whether it has acted or not."""
    host = state.leaders[leader].inside
    return ((host,),) if host is not None and ORDER_AVAILS(state, host, OrderKind.ATTACK) else ()


@rule("7.35", "7.99")
def attack_with_him(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Fearless: the Troop attacks at once without a check; its card, if it has one, goes back unseen."""
    unit = UnitId(on[0])
    if successes:
        state.cards.pop(unit, None)
        put(state, Mark(Quality.FEARLESS.value, unit, Until.DEED, leader))
        tell(state, "fearless-attack", "7.99", leader=leader_named(state, leader), unit=named(state, unit))
        yield from execute(state, unit, OrderKind.ATTACK)
        deed_done(state, unit)


@rule("7.100")
def rash_leader_falls(state: State, melee: Melee, winner: UnitId) -> Procedure[None]:
    """Fearless: he falls if the combat of that attack is lost, even if the Troop survives."""
    fighters = (melee.charge.charger, melee.charge.target)
    rash = [mark for mark in state.marks if mark.what == Quality.FEARLESS and mark.on in fighters]
    for mark in rash:
        if mark.on != winner and mark.by is not None and mark.by in state.leaders:
            yield from lose(state, mark.by, "fell", "7.100")


# ------------------------------------------------------------------------------------------------------------ Protector


class FallBack(Choosing[int], frozen=True, tag="fall-back"):
    """A Protector has a Troop go back: by how many inches, if by any."""

    rule: ClassVar = "7.112"
    leader: LeaderId
    unit: UnitId
    farthest: int

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.farthest + 1))

    def describe(self, seen: State, value: int) -> Message:
        return inches(value * INCH)


@rule("7.112")
def fallers_back(state: State, leader: LeaderId) -> Targets:
    """Troops that have a rear and can move."""
    troops = friendly_troops(state, leader, Quality.PROTECTOR)
    return _each(unit for unit in troops if not faceless(state, unit) and _inches(state, unit))


@rule("7.35", "7.112")
def fall_back(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Protector: a Troop goes straight back as far as its owner likes, facing as before; on a failure disordered."""
    unit = UnitId(on[0])
    length = yield from ask(state.units[unit].side, FallBack(leader, unit, _inches(state, unit)))
    if length:
        yield from thrown(state, unit, tabletop.opposed(pose(state, unit).facing), length * INCH)
    if not successes and unit in state.units:
        change(state.units, unit, disordered=True)
        tell(state, "back-in-disorder", "7.112", unit=named(state, unit))


def _inches(state: State, unit: UnitId) -> int:
    return tallied(state, Value.SPEED, Situation(unit=unit, use="move")).whole


# ------------------------------------------------------------------------------------------------------------- Provoker


@rule("7.113")
def chargers(state: State, leader: LeaderId) -> Targets:
    """Enemies in sight that have a card and somebody to charge."""
    enemies = (unit for unit in enemy_troops(state, leader, Quality.PROVOKER) if unit in state.cards)
    return _each(unit for unit in enemies if reachable(state, unit))


@rule("7.113", "7.114")
def provoke(state: State, leader: LeaderId, on: tuple[str, ...], successes: int) -> Procedure[None]:
    """Provoker: an enemy attacks at once and loses its card, unless it resists with as many successes as he had."""
    unit = UnitId(on[0])
    if not successes:
        return
    if (yield from order_check(state, unit, "provoked", needed=successes)) >= successes:
        tell(state, "provocation-resisted", "7.114", unit=named(state, unit))
        return
    state.cards.pop(unit, None)
    tell(state, "provoked", "7.113", unit=named(state, unit))
    yield from execute(state, unit, OrderKind.ATTACK)
    deed_done(state, unit)


AT_ONCE: Final[dict[str, Power]] = {
    Quality.ALERT: Power(turners, turn_about),
    Quality.SKILLED: Power(guns_to_turn, turn_gun),
    Quality.PREPARED: Power(guns_to_limber, limber_gun),
    Quality.HERO: Power(acted_already, act_again),
    Quality.RELENTLESS: Power(movers, move_ahead),
    Quality.FEARLESS: Power(host_joined, attack_with_him, "joined"),
    Quality.PROTECTOR: Power(fallers_back, fall_back),
    Quality.PROVOKER: Power(chargers, provoke),
}
"""The actions of this file."""
