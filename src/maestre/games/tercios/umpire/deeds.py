"""2.13-2.24, 2.30-2.38, 4.01-4.28, 5.01-5.46 Deeds on a real table: what is told of it, then the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.leader_moves import join
from maestre.games.tercios.command.leaders import LEFT, command
from maestre.games.tercios.data import INCH, OrderKind, Value
from maestre.games.tercios.fighting.charge import attack, reachable
from maestre.games.tercios.orders.activation import ACTIONS, DONE, NextAction, untaken
from maestre.games.tercios.orders.reactions import window, words
from maestre.games.tercios.shooting.rout import owed
from maestre.games.tercios.shooting.shots import missiles, volleys
from maestre.games.tercios.shooting.targets import shoot
from maestre.games.tercios.table.asking import inches
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.moments import (
    ACTION_OPEN,
    CARD_TURNS,
    EXECUTED,
    IN_COMMAND,
    LEADS,
    ORDER_AVAILS,
)
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Situation, Trigger
from maestre.games.tercios.table.troops import acting, named
from maestre.games.tercios.turn.sequence import one_go
from maestre.games.tercios.umpire.laying import TOLD_LED, alone, beside_of, facing, grounds, lift, told_led
from maestre.games.tercios.umpire.told import (
    GroundHeld,
    HowFar,
    SideMet,
    WhereHeRides,
    WhoLeads,
    WhomItCharges,
    WhomItShootsAt,
    WhoReacts,
    ground_named,
)
from maestre.miniatures.situated import FRONT, OPEN, SIDES
from maestre.miniatures.told import NOBODY, distances
from maestre.play import Procedure, ask, change, rule, tell

_SHOT, _CHARGE = "fire", "charge"


def action_at_table(state: State) -> Procedure[None]:
    """A go as in the game; what was laid for its deeds is taken off again."""
    yield from one_go(state)
    lift(state)


# ------------------------------------------------------------------------------------------------------------ leading


@rule("2.28")
def _led(state: State, unit: UnitId) -> Procedure[None]:
    """Ask which leader has a Troop in his command, unless one is in it or none could.

    Whoever is inside another Troop stays there: that one is not laid, so he gives his command alone.
    """
    able = [name for name in state.leaders if interacts(state, name, unit)]
    if not able or any(one.inside == unit for one in state.leaders.values()):
        return
    own = sorted(able, key=lambda name: state.leaders[name].command != state.units[unit].command)
    word = yield from ask(state.units[unit].side, WhoLeads(unit, (*own, NOBODY)))
    if word == NOBODY:
        return
    if state.leaders[LeaderId(word)].inside is None:
        beside_of(state, LeaderId(word), unit)
    else:
        put(state, Mark(TOLD_LED, unit, Until.TURN))


def turned(state: State, unit: UnitId) -> Procedure[None]:
    """A Troop is activated on a real table: it stands alone there until more is told."""
    if state.agreed.real:
        lift(state)
        alone(state, unit)
        yield from _led(state, unit)


@rule("7.09", "7.17", "7.28")
def ridden(done: bool, state: State, leader: LeaderId) -> Procedure[bool]:
    """A leader is activated on a real table: where he comes to stand is told, and he acts from there."""
    if not state.agreed.real:
        return done
    lift(state)
    side, left = state.leaders[leader].side, state.leaders[leader].inside
    spot = yield from ask(side, WhereHeRides(leader, _spots(state, leader)))
    how, _, name = spot.partition(":")
    host = UnitId(name) if name else None
    if left is not None:
        change(state.leaders, leader, inside=None)
        put(state, Mark(LEFT, leader, Until.GO))
    if host is not None:
        alone(state, host)
        if how == "join":
            join(state, leader, host)
        else:
            beside_of(state, leader, host)
    if left is not None:
        yield from owed(state, left, "rout", None)
    if leader in state.leaders and (how == "join" or host is not None):
        yield from command(state, leader, host if how == "join" else None)
    return True


def _spots(state: State, leader: LeaderId) -> tuple[str, ...]:
    """Beside each Troop that he can interact with, in each that has no leader, unless he has just left one; or away."""
    who = state.leaders[leader]
    own = [unit for unit in acting(state, who.side) if interacts(state, leader, unit)]
    taken = [one.inside for one in state.leaders.values()]
    joins = [f"join:{unit}" for unit in own if unit not in taken] if who.inside is None else []
    return (*(f"beside:{unit}" for unit in own), *joins, "away")


# -------------------------------------------------------------------------------------------------------------- orders


def executed(done: bool, state: State, unit: UnitId, order: OrderKind, successes: int) -> Procedure[bool]:
    """Carry an order out on a real table; what needs no position is as ever."""
    if not state.agreed.real or order is OrderKind.RESIST:
        return done
    if order is OrderKind.FIRE:
        yield from _shoots(state, unit, order)
    elif order is OrderKind.ATTACK:
        yield from _charges(state, unit)
    elif order is OrderKind.RUN:
        yield from _moves(state, unit, order)
    else:
        yield from _attends(state, unit)
    return True


@rule("2.15")
def _attends(state: State, unit: UnitId) -> Procedure[None]:
    """Up to two different actions."""
    taken: tuple[str, ...] = ()
    while unit in state.units and (open_now := _open(state, unit, taken)):
        what = yield from ask(state.units[unit].side, NextAction(unit, OrderKind.ATTENTION, taken, open_now))
        if what == DONE:
            return
        if what == "shoot":
            yield from _shoots(state, unit, OrderKind.ATTENTION)
        elif what == "move":
            yield from _moves(state, unit, OrderKind.ATTENTION)
        elif what == "reorient":
            tell(state, "table-turns", "3.14", unit=named(state, unit))
        elif not (yield from ACTIONS[what].take(state, unit)):
            return
        taken += (what,)


def _open(state: State, unit: UnitId, taken: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        what
        for what in untaken(state.figures, OrderKind.ATTENTION, taken)
        if what in ACTIONS
        and ACTION_OPEN(state, unit, what, taken)
        and (bool(missiles(state, unit)) if what == "shoot" else ACTIONS[what].offered(state, unit))
    )


@rule("4.01", "4.08", "4.28")
def _shoots(state: State, unit: UnitId, order: OrderKind) -> Procedure[None]:
    """Ask at whom, how far and at what cover, and shoot."""
    side = state.units[unit].side
    targets = acting(state, side.enemy) if missiles(state, unit) else ()
    target = (yield from ask(side, WhomItShootsAt(unit, (*targets, NOBODY)))) if targets else NOBODY
    if target == NOBODY:
        tell(state, "no-shot", "4.08", unit=named(state, unit))
        return
    enemy = UnitId(target)
    ground = yield from ask(side, GroundHeld(enemy, grounds(state, _SHOT)))
    allowed = _distances(state, unit, enemy, FRONT, ground, lambda: bool(volleys(state, unit, order)))
    if not allowed:
        tell(state, "no-shot", "4.08", unit=named(state, unit))
        return
    yield from _laid(state, unit, enemy, allowed, FRONT, ground)
    yield from shoot(state, unit, order)


@rule("2.18", "5.03", "5.04", "5.10")
def _charges(state: State, unit: UnitId) -> Procedure[None]:
    """Ask whom, from which side, on what ground and how far, and charge; the rules of the charge do the rest."""
    side = state.units[unit].side
    able = ORDER_AVAILS(state, unit, OrderKind.ATTACK)
    targets = acting(state, side.enemy) if able else ()
    target = (yield from ask(side, WhomItCharges(unit, (*targets, NOBODY)))) if targets else NOBODY
    if target == NOBODY:
        yield from _moves(state, unit, OrderKind.ATTACK)
        return
    enemy = UnitId(target)
    ground = yield from ask(side, GroundHeld(enemy, grounds(state, _CHARGE)))
    met = (yield from ask(side, SideMet(enemy, tuple(SIDES)))) if ground == OPEN else FRONT
    allowed = _distances(state, unit, enemy, met, ground, lambda: bool(reachable(state, unit)))
    if not allowed:
        tell(state, "attack-idle", "2.19", unit=named(state, unit))
        return
    yield from _laid(state, unit, enemy, allowed, met, ground)
    yield from attack(state, unit, 0)


def _laid(
    state: State, unit: UnitId, enemy: UnitId, allowed: tuple[int, ...], side: str, ground: str
) -> Procedure[None]:
    """Ask how far it is and who leads the enemy, and lay the small table."""
    far = yield from ask(state.units[unit].side, HowFar(unit, tuple(map(str, allowed)), enemy))
    facing(state, unit, enemy, int(far), side, ground)
    yield from _led(state, enemy)
    tell(
        state,
        "table-laid",
        "1.05",
        unit=named(state, unit),
        target=named(state, enemy),
        far=inches(int(far) * INCH),
        side=side,
        ground=ground_named(ground),
    )


def _distances(
    state: State, unit: UnitId, enemy: UnitId, side: str, ground: str, may: Callable[[], bool]
) -> tuple[int, ...]:
    """The whole inches from which a deed can be done, the usual first."""
    allowed = distances(lambda far: facing(state, unit, enemy, far, side, ground), may)
    alone(state, unit)
    change(state.units, enemy, pose=None)
    state.scenery.clear()
    return allowed


# --------------------------------------------------------------------------------------------------------------- moves


@rule("2.21", "2.33", "3.05")
def _moves(state: State, unit: UnitId, order: OrderKind) -> Procedure[None]:
    """A Troop moves on the table, up to its Speed; whoever it comes near may react, as the other side says."""
    side = state.units[unit].side
    most = tallied(state, Value.SPEED, Situation(unit=unit, use="move", order=order))
    tell(state, "table-moves", "3.05", most, unit=named(state, unit), far=inches(most.whole * INCH))
    near = [other for other in acting(state, side.enemy) if len(words(state, _coming(state, unit, other))) > 1]
    if not near:
        return
    word = yield from ask(side.enemy, WhoReacts(unit, (NOBODY, *near)))
    if word == NOBODY:
        return
    reactor = UnitId(word)
    reach = state.figures.scales[state.scale].reaction // INCH
    far = yield from ask(side.enemy, HowFar(reactor, tuple(str(one) for one in range(reach, 0, -1)), unit))
    facing(state, unit, reactor, int(far), FRONT, OPEN)
    yield from _led(state, reactor)
    yield from window(state, _coming(state, unit, reactor))


def _coming(state: State, mover: UnitId, reactor: UnitId) -> Trigger:
    return Trigger(reactor, mover, "approach", front(state, mover))


def wire() -> None:
    """Put what is told of a real table into its moments, after `turn.wiring`; once more changes nothing."""
    CARD_TURNS.procedures = (turned, *(one for one in CARD_TURNS.procedures if one is not turned))
    EXECUTED.turns = (executed,)
    IN_COMMAND.sayings = (*(one for one in IN_COMMAND.sayings if one is not told_led), told_led)
    LEADS.turns = (ridden,)
