"""2.13-2.24, 2.30-2.38, 4.01-4.28, 5.01-5.46 Deeds on a real table: what is told of it, then the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.tercios.abilities.ambush import lurking, sprung
from maestre.games.tercios.abilities.choragiew import Order, leaving
from maestre.games.tercios.abilities.combat import shelter
from maestre.games.tercios.data import INCH, Ability, OrderKind
from maestre.games.tercios.fighting.charge import aimed, declared, reachable
from maestre.games.tercios.orders.activation import ACTIONS, DONE, NextAction, untaken
from maestre.games.tercios.shooting.shots import missiles, volleys
from maestre.games.tercios.shooting.targets import shoot
from maestre.games.tercios.table.asking import inches
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import (
    ACTION_OPEN,
    CARD_TURNS,
    CHARGE_DECLARED,
    COMES_BETWEEN,
    DESTROYED,
    EXECUTED,
    LEADS,
    ORDER_AVAILS,
    ORDER_SHOWN,
    RIDES,
    TOLD_NEAR,
    WALKS,
)
from maestre.games.tercios.table.places import present
from maestre.games.tercios.table.pools import columned
from maestre.games.tercios.table.state import Phase, State, UnitId
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import fresh
from maestre.games.tercios.turn.sequence import one_go
from maestre.games.tercios.umpire.laying import alone, beside, facing, grounds, lift, seen_of
from maestre.games.tercios.umpire.leading import led, ridden, rides_on, taken_down, told_near, told_shaken
from maestre.games.tercios.umpire.moving import (
    comes_between,
    crosses,
    met_on_its_way,
    moves,
    told_shelter,
    told_unsheltered,
)
from maestre.games.tercios.umpire.opening import deployed_at_table, vanguard_at_table
from maestre.games.tercios.umpire.told import (
    GroundHeld,
    HowFar,
    SideMet,
    WhomItCharges,
    WhomItCouldCharge,
    WhomItShootsAt,
    ground_named,
)
from maestre.miniatures.situated import FRONT, OPEN, SIDES
from maestre.miniatures.told import NOBODY, distances
from maestre.play import Procedure, ask, rule, tell

_SHOT, _CHARGE = "fire", "charge"


def action_at_table(state: State) -> Procedure[None]:
    """A go as in the game; what was laid for its deeds is taken off again."""
    yield from one_go(state)
    lift(state)


AT_TABLE: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.DEPLOYMENT: deployed_at_table,
    Phase.VANGUARD: vanguard_at_table,
    Phase.ACTION: action_at_table,
}
"""What runs on a real table in place of what the game has from a quiet point to the next."""


def turned(state: State, unit: UnitId) -> Procedure[None]:
    """A Troop is activated on a real table: it stands alone there until more is told, and lies hidden no more."""
    if state.agreed.real:
        lift(state)
        if lurking(state, unit):
            sprung(state, unit)
        alone(state, body(state, unit))
        yield from led(state, unit)


@rule("6.69")
def told_prey(order: OrderKind, state: State, unit: UnitId) -> Procedure[OrderKind]:
    """Ask on a real table whom an Impetuous Troop with another order could charge: its own rule does the rest."""
    bold = order is not OrderKind.ATTACK and has(state, unit, Ability.IMPETUOUS)
    if state.agreed.real and bold and (fresh(state.units[unit].wear) or columned(state, unit) is not None):
        enemies = seen_of(state, state.units[unit].side.enemy)
        word = yield from ask(state.units[unit].side, WhomItCouldCharge(unit, (NOBODY, *enemies)))
        if word != NOBODY:
            facing(state, unit, UnitId(word), 1, FRONT, OPEN)
    return order


# -------------------------------------------------------------------------------------------------------------- orders


def executed(done: bool, state: State, unit: UnitId, order: OrderKind, successes: int) -> Procedure[bool]:
    """Carry an order out on a real table; what needs no position is as ever."""
    if not state.agreed.real or order is OrderKind.RESIST:
        return done
    taken_down(state, unit)
    alone(state, body(state, unit))
    yield from _ORDERS[order](state, unit, successes)
    return True


def _fires(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    yield from _shoots(state, unit, OrderKind.FIRE)


def _runs(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    yield from moves(state, unit, OrderKind.RUN)


@rule("2.15")
def _attends(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Up to two different actions."""
    taken: tuple[str, ...] = ()
    while unit in state.units and (open_now := _open(state, unit, taken)):
        what = yield from ask(state.units[unit].side, NextAction(unit, OrderKind.ATTENTION, taken, open_now))
        if what == DONE:
            return
        if what == "shoot":
            yield from _shoots(state, unit, OrderKind.ATTENTION)
        elif what == "move":
            if not (yield from moves(state, unit, OrderKind.ATTENTION)):
                return
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
    targets = seen_of(state, side.enemy) if missiles(state, unit) else ()
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
def _charges(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Ask whom, from which side, on what ground and how far, and charge; the rules of the charge do the rest."""
    side = state.units[unit].side
    able = ORDER_AVAILS(state, unit, OrderKind.ATTACK)
    targets = seen_of(state, side.enemy) if able else ()
    target = (yield from ask(side, WhomItCharges(unit, (*targets, NOBODY)))) if targets else NOBODY
    if target == NOBODY:
        yield from moves(state, unit, OrderKind.ATTACK)
        return
    enemy = UnitId(target)
    ground = yield from ask(side, GroundHeld(enemy, grounds(state, _CHARGE)))
    met = (yield from ask(side, SideMet(enemy, tuple(SIDES)))) if ground == OPEN else FRONT
    allowed = _distances(state, unit, enemy, met, ground, lambda: bool(reachable(state, unit)))
    if not allowed:
        tell(state, "attack-idle", "2.19", unit=named(state, unit))
        return
    far = yield from _laid(state, unit, enemy, allowed, met, ground)
    yield from crosses(state, unit)
    yield from met_on_its_way(state, unit, enemy, far)
    charge = aimed(state, unit, enemy)
    assert charge is not None, "who stands beside its way bars no charge"
    yield from declared(state, charge)


def _laid(
    state: State, unit: UnitId, enemy: UnitId, allowed: tuple[int, ...], side: str, ground: str
) -> Procedure[int]:
    """Ask how far it is and who leads the enemy, and lay the small table; give how far."""
    far = yield from ask(state.units[unit].side, HowFar(unit, tuple(map(str, allowed)), enemy))
    facing(state, unit, enemy, int(far), side, ground)
    yield from led(state, enemy)
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
    return int(far)


def _distances(
    state: State, unit: UnitId, enemy: UnitId, side: str, ground: str, may: Callable[[], bool]
) -> tuple[int, ...]:
    """The whole inches from which a deed can be done, the usual first."""
    allowed = distances(lambda far: facing(state, unit, enemy, far, side, ground), may)
    alone(state, unit)
    return allowed


@rule("6.65")
def _got_clear(order: Order) -> Order:
    """Give an order after which whoever has left a column stands apart from it: people have seen to that."""

    def carry_out(state: State, unit: UnitId, successes: int) -> Procedure[None]:
        others = [one for one in present(state) if one != unit]
        yield from order(state, unit, successes)
        if others and unit in state.units:
            alone(state, unit)
            for one in others:
                beside(state, one)

    return carry_out


_ORDERS: Final[dict[OrderKind, Order]] = {
    OrderKind.FIRE: _fires,
    OrderKind.ATTACK: _charges,
    OrderKind.RUN: leaving(_got_clear(_runs)),
    OrderKind.ATTENTION: leaving(_got_clear(_attends)),
}
"""How an order is carried out on a real table; who leaves a column with it does so as in the game."""


def told_walk(done: bool | None, state: State, unit: UnitId, order: OrderKind | None) -> Procedure[bool | None]:
    """A Troop moves where its player likes: on a real table people move it, and tell what comes of it."""
    return (yield from moves(state, unit, order)) if state.agreed.real else done


def wire() -> None:
    """Put what is told of a real table into its moments, after `turn.wiring`; once more changes nothing."""
    CARD_TURNS.procedures = (turned, *(one for one in CARD_TURNS.procedures if one is not turned))
    ORDER_SHOWN.turns = (told_prey, *(one for one in ORDER_SHOWN.turns if one is not told_prey))
    EXECUTED.turns = (executed,)
    LEADS.turns = (ridden,)
    RIDES.turns = (rides_on,)
    WALKS.turns = (told_walk,)
    TOLD_NEAR.sayings = (told_near,)
    COMES_BETWEEN.sayings = (comes_between,)
    DESTROYED.procedures = (told_shaken, *(one for one in DESTROYED.procedures if one is not told_shaken))
    others = (one for one in CHARGE_DECLARED.turns if one not in (told_shelter, told_unsheltered, shelter))
    CHARGE_DECLARED.turns = (told_shelter, shelter, told_unsheltered, *others)
