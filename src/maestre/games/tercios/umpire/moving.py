"""2.30-2.46, 3.05, 3.19, 6.12, 6.45 Moves on a real table: who reacts, one after another, and what ground does."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.abilities.ambush import lurking, sprung
from maestre.games.tercios.abilities.choragiew import MarchOrJoin, unite
from maestre.games.tercios.abilities.combat import horse_of
from maestre.games.tercios.data import INCH, Ability, OrderKind, Value
from maestre.games.tercios.orders.reactions import window, words
from maestre.games.tercios.table.asking import inches
from maestre.games.tercios.table.marks import has, put
from maestre.games.tercios.table.moments import GROUND_DISORDERS
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Mark, State, UnitId, Until
from maestre.games.tercios.table.subjects import Cause, Charge, Situation, Trigger
from maestre.games.tercios.table.troops import acting, body, named
from maestre.games.tercios.umpire.laying import alone, by_the_way, facing, seen_of
from maestre.games.tercios.umpire.leading import in_the_open, led, ridden_over
from maestre.games.tercios.umpire.told import (
    DeepGround,
    HowFar,
    HowFarAlong,
    WhoMeetsIt,
    WhoReacts,
    WhoShelters,
)
from maestre.miniatures.situated import FRONT, OPEN
from maestre.miniatures.told import NOBODY
from maestre.play import Procedure, ask, change, rule, tell
from maestre.space.tabletop import Point

_TOLD_SHELTER: Final = "told-shelter"
"""The mark of cavalry that was laid beside a charger's way to come between."""


@rule("2.21", "2.33", "2.38", "3.05", "7.24")
def moves(state: State, unit: UnitId, order: OrderKind | None) -> Procedure[bool]:
    """A Troop moves on the table, up to its Speed; gives whether its activation goes on.

    Whoever it comes near may react, one after another as the other side names them, until one stops it.
    """
    side = state.units[unit].side
    most = tallied(state, Value.SPEED, Situation(unit=unit, use="move", order=order))
    tell(state, "table-moves", "3.05", most, unit=named(state, unit), far=inches(most.whole * INCH))
    yield from crosses(state, unit)
    host = yield from _joined(state, unit, order)
    asked: list[str] = []
    while unit in state.units and (open_to := _concerned(state, unit, asked)):
        word = yield from ask(side.enemy, WhoReacts(unit, (NOBODY, *open_to)))
        if word == NOBODY:
            break
        asked.append(word)
        if word in state.leaders:
            yield from ridden_over(state, LeaderId(word))
        elif not (yield from _reacts(state, unit, UnitId(word))):
            return False
    if host in state.units and unit in state.units and not state.units[unit].disordered:
        alone(state, host)
        yield from unite(state, host, unit)
        return False
    return unit in state.units


@rule("6.55", "6.56", "6.57")
def _joined(state: State, unit: UnitId, order: OrderKind | None) -> Procedure[UnitId | None]:
    """Ask a Troop with Choragiew whether it joins another of its command, which it reaches and behind which is room."""
    if order is None or not has(state, unit, Ability.CHORAGIEW) or state.units[unit].disordered:
        return None
    command = state.units[unit].command
    hosts = tuple(
        other
        for other in seen_of(state, state.units[unit].side)
        if other != body(state, unit) and state.units[other].command == command and not state.units[other].disordered
        if has(state, other, Ability.CHORAGIEW)
    )
    return (yield from ask(state.units[unit].side, MarchOrJoin(unit, order, hosts))) if hosts else None


@rule("3.19")
def crosses(state: State, unit: UnitId) -> Procedure[None]:
    """Ask whether the way of a Troop goes through ground that disorders it."""
    if state.units[unit].disordered or not GROUND_DISORDERS(state, unit):
        return
    if (yield from ask(state.units[unit].side, DeepGround(unit))):
        change(state.units, unit, disordered=True)
        tell(state, "disordered-by-ground", "3.19", unit=named(state, unit))


def _concerned(state: State, unit: UnitId, asked: list[str]) -> list[str]:
    """Who could still react to a Troop that is on its way, and the leaders over whom it could ride."""
    enemy = state.units[unit].side.enemy
    troops = (other for other in acting(state, enemy) if body(state, other) == other)
    able = [other for other in troops if len(words(state, _coming(state, unit, other))) > 1]
    return [one for one in (*able, *in_the_open(state, enemy)) if one not in asked]


@rule("2.33", "2.38")
def _reacts(state: State, unit: UnitId, reactor: UnitId) -> Procedure[bool]:
    """Ask how far off a Troop is, and let it react; gives whether the mover goes on."""
    cause = _coming(state, unit, reactor).cause
    if lurking(state, reactor):
        sprung(state, reactor)
    far = yield from ask(state.units[reactor].side, HowFar(reactor, _near(state, cause), unit))
    facing(state, unit, reactor, int(far), FRONT, OPEN)
    yield from led(state, reactor)
    return (yield from window(state, Trigger(reactor, unit, cause, front(state, unit)))).goes_on


def _near(state: State, cause: Cause = "approach") -> tuple[str, ...]:
    """The whole inches within which a Troop reacts to who comes near, or comes out of hiding, the farthest first."""
    reach = state.figures.scales[state.scale].reaction // INCH
    if cause == "ambush":
        reach = state.figures.abilities.ambush // INCH
    return tuple(str(one) for one in range(reach, 0, -1))


def _coming(state: State, mover: UnitId, reactor: UnitId) -> Trigger:
    cause: Cause = "ambush" if lurking(state, reactor) else "approach"
    return Trigger(reactor, mover, cause, front(state, mover))


# ------------------------------------------------------------------------------------------------ on a charger's way


@rule("2.31", "2.38", "5.05", "7.24")
def met_on_its_way(state: State, unit: UnitId, target: UnitId, far: int) -> Procedure[None]:
    """Ask who else stands near the way of a charge, or whose leader on it, and lay those who do where they stand.

    The rules of the charge then open their windows, in the order in which it comes to them.
    """
    enemy = state.units[unit].side.enemy
    asked: list[str] = [target, *(one for one in acting(state, enemy) if lurking(state, one))]
    while open_to := _concerned(state, unit, asked):
        word = yield from ask(enemy, WhoMeetsIt(unit, (NOBODY, *open_to)))
        if word == NOBODY:
            return
        asked.append(word)
        if word in state.leaders:
            yield from ridden_over(state, LeaderId(word))
        else:
            yield from _stands_by(state, unit, UnitId(word), far)


def _stands_by(state: State, unit: UnitId, other: UnitId, far: int) -> Procedure[None]:
    """Ask where a Troop stands beside a charger's way, and lay it there if that bars nobody."""
    side = state.units[other].side
    along = yield from ask(side, HowFarAlong(unit, tuple(str(one) for one in range(1, far + 1)), other))
    off = yield from ask(side, HowFar(other, _near(state), unit))
    if by_the_way(state, unit, other, int(along) * INCH, int(off) * INCH - 1):
        yield from led(state, other)
    else:
        tell(state, "table-no-room", "2.31", unit=named(state, other), target=named(state, unit))


@rule("6.45", "6.46")
def told_shelter(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Ask on a real table which cavalry can reach the charger of a unit with Shelter, and lay it beside its way."""
    if charge is None or not state.agreed.real or not has(state, charge.target, Ability.SHELTER):
        return charge
    horse = tuple(one for one in horse_of(state, charge.target) if state.units[one].pose is None)
    if not horse:
        return charge
    side = state.units[charge.target].side
    word = yield from ask(side, WhoShelters(charge.charger, (NOBODY, *horse)))
    if word == NOBODY:
        return charge
    other, far = UnitId(word), max(1, (charge.line[1].y - charge.line[0].y) // INCH)
    along = yield from ask(side, HowFarAlong(charge.charger, tuple(str(one) for one in range(1, far + 1)), other))
    if by_the_way(state, charge.charger, other, int(along) * INCH, state.figures.scales[state.scale].reaction // 2):
        put(state, Mark(_TOLD_SHELTER, other, Until.TRIGGER))
    else:
        tell(state, "table-no-room", "6.45", unit=named(state, other), target=named(state, charge.charger))
    return charge


@rule("6.45")
def told_unsheltered(charge: Charge | None, state: State) -> Procedure[Charge | None]:
    """Take the cavalry off the small table that was asked on a real one and has not come between."""
    yield from ()
    if charge is not None and state.agreed.real:
        for unit in [mark.on for mark in state.marks if mark.what == _TOLD_SHELTER and mark.on in state.cards]:
            change(state.units, UnitId(unit), pose=None)
    return charge


@rule("6.46")
def comes_between(state: State, unit: UnitId, charge: Charge) -> Point | None:
    """Where cavalry meets a charger on a real table: where it was told to be nearest to its way."""
    return Point(charge.line[0].x, front(state, unit).y) if state.agreed.real else None
