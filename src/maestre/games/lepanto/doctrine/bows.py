"""The reorientation phase: bows to the enemy, or away from him."""

from __future__ import annotations

from maestre.games.lepanto.data import DIRECTION_NAMES, REORIENT, SAIL, STEP, Arc, Kind, gun_hexes
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.chances import gun_chance
from maestre.games.lepanto.doctrine.courses import CALM, SLOT, menace
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.doctrine.tows import cast_off
from maestre.games.lepanto.reorientation import bar_facing, bar_reorient
from maestre.games.lepanto.sequence import END, FACE
from maestre.games.lepanto.state import Ship, State
from maestre.play import Order
from maestre.space import hexes


def reorient(sea: Lookout, state: State) -> Order:
    """Give the next order of the reorientation phase."""
    cut = cast_off(sea, state)
    if cut is not None:
        return cut
    for ship in state.ships.values():
        if ship.side is not sea.side or ship.id in state.done:
            continue
        known = sea.bows.get(ship.id)
        if known is None or known[0] is not ship:
            known = sea.bows[ship.id] = (ship, _best(sea, state, ship))
        if known[1] != ship.facing and bar_reorient(state, ship) is None and bar_facing(state, ship, known[1]) is None:
            return Order(FACE, ship.id, (str(known[1]),))
    return Order(END)


def _best(sea: Lookout, state: State, ship: Ship) -> int:
    best, most = ship.facing, 0.0
    for facing in DIRECTION_NAMES:
        if hexes.hexsides_between(facing, ship.facing) > REORIENT[ship.kind]:
            continue
        value = _value(sea, state, ship, facing) + (0.01 if facing == ship.facing else 0)
        if value > most or facing == DIRECTION_NAMES and not most:
            best, most = facing, value
    return best


def _value(sea: Lookout, state: State, ship: Ship, facing: int) -> float:
    if ship.kind is Kind.GALLEASS:
        return _broadsides(sea, ship, facing)
    gaps = sea.gaps
    ahead = STEP[facing][ship.cell]
    if ship.repulsed:
        return 100 + gaps[ahead] * 3 + gaps[STEP[facing][ahead]] + 0.1 * _sails(sea, facing)
    gap = gaps[ship.cell]
    value = 100.0 - gaps[ahead] if ahead >= 0 and gaps[ahead] < 99 else 0.0
    value += 0.1 * _sails(sea, facing)
    if gap <= 6:
        value += 10 * _prospect(sea, ship, facing)
    if gap <= 2:
        value += 10 * sea.shot(ship.kind, ship.cell, facing)
    return value


def _sails(sea: Lookout, facing: int) -> int:
    return SAIL[sea.side][hexes.hexsides_between(facing, sea.wind)] if sea.wind != CALM else 0


def _prospect(sea: Lookout, ship: Ship, facing: int) -> float:
    at = SLOT[ship.cell]
    rested = ship.exhausted != sea.turn
    found = sea.slots
    return sum(
        chance * found[at + shift]
        for shift, chance in menace(ship.kind, ship.side, facing, sea.wind, rested)
        if at + shift in found
    )


def _broadsides(sea: Lookout, ship: Ship, facing: int) -> float:
    best: dict[Arc, float] = {}
    for cell, value in gun_hexes(ship.kind, facing, ship.cell).items():
        if cell in sea.prey:
            worth = gun_chance(ship.kind, value.guns) * sea.prey[cell]
            best[value.arc] = max(best.get(value.arc, 0.0), worth)
    ahead = STEP[facing][ship.cell]
    return sum(best.values()) + (1 - 0.01 * sea.gaps[ahead])
