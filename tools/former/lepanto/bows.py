"""The reorientation phase: bows to where guns will bear, flanks to whom we board, sterns to whom we avoid."""

from __future__ import annotations

from maestre.games.lepanto.data import DIRECTIONS, Arc, ShipId
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.sailing.reorientation import (
    EndReorientation,
    Face,
    Reorientation,
    bar_facing,
    bar_reorient,
)
from maestre.games.lepanto.sailing.towing import Cut
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import Answer
from maestre.space import hexes
from tools.former.lepanto import judgement
from tools.former.lepanto.company import boarders
from tools.former.lepanto.courses import CALM, menace
from tools.former.lepanto.instructions import INSTRUCTIONS, Bridge
from tools.former.lepanto.lookout import Lookout
from tools.former.lepanto.tows import cast_off


@INSTRUCTIONS.of(Reorientation)
def reorient(bridge: Bridge, question: Reorientation) -> Answer:
    """Give the next order of the reorientation phase."""
    return question.word(_next(*bridge))


def _next(sea: Lookout, state: State) -> Face | Cut | EndReorientation:
    free = cast_off(sea, state)
    if free is not None:
        return free
    for ship in state.ships.values():
        if ship.side is sea.side and ship.id not in state.done:
            facing = _facing(sea, state, ship)
            if facing != ship.facing and bar_reorient(state, ship) is None and bar_facing(state, ship, facing) is None:
                return Face(ship.id, facing)
    return EndReorientation()


def _facing(sea: Lookout, state: State, ship: Ship) -> int:
    """Choose the best heading within a ship's turn; thought out once while the ships about it stay."""
    about: tuple[ShipId | None, ...] = ()
    if sea.gaps[ship.cell] == 1:
        names = map(state.at.get, sea.figures.grid.within(ship.cell, 2))
        about = tuple([name and (None if state.ships[name].repulsed else name) for name in names])
    known = sea.bows.get(ship.id)
    if known is not None and known[0] is ship and known[1] == about:
        return known[2]
    most = sea.figures.reorient[ship.kind]
    open_to = [facing for facing in DIRECTIONS if hexes.hexsides_between(facing, ship.facing) <= most]
    best = max(open_to, key=lambda facing: (_value(sea, state, ship, facing), facing == ship.facing))
    sea.bows[ship.id] = (ship, about, best)
    return best


def _value(sea: Lookout, state: State, ship: Ship, facing: int) -> float:
    """Weigh a heading: where it leads, what the sails give there, and what it brings under fire."""
    if sea.figures.types[ship.kind].towed:
        return _broadsides(sea, ship, facing)
    value = _way_ahead(sea, ship, facing) + judgement.FAIR_WIND * _sails(sea, facing)
    if ship.repulsed or sea.gaps[ship.cell] > sea.offing.strike:
        return value
    value += judgement.BEARING * (sea.mark(ship.kind, ship.cell, facing)[0] + _bearing(sea, ship, facing))
    if sea.gaps[ship.cell] == 1:
        value += judgement.FLANK * boarders(sea, state, ship, ship.cell, facing, turning=True)
    return value


def _way_ahead(sea: Lookout, ship: Ship, facing: int) -> float:
    """Weigh the two hexes ahead."""
    entry = sea.figures.entry[ship.kind][facing]
    ahead = entry[ship.cell]
    if ahead < 0:
        return -1.0 + 2 * _draw(sea, ship, ship.cell)
    beyond = entry[ahead]
    return _draw(sea, ship, ahead) + _draw(sea, ship, beyond if beyond >= 0 else ahead)


def _draw(sea: Lookout, ship: Ship, cell: int) -> float:
    gap = sea.gaps[cell]
    return judgement.PULL * (min(gap, judgement.SAFE_GAP) if ship.repulsed else -gap)


def _sails(sea: Lookout, facing: int) -> int:
    return sea.figures.sail[sea.side][hexes.hexsides_between(facing, sea.wind)] if sea.wind != CALM else 0


def _bearing(sea: Lookout, ship: Ship, facing: int) -> float:
    """Weigh all that a ship could bring under its guns, or ram, from this heading in its next turn."""
    at = sea.offing.slot[ship.cell]
    there = sea.charted
    rested = ship.exhausted != sea.moment.turn
    reach = menace(sea.figures, ship.kind, ship.side, facing, sea.wind, rested)
    return sum([chance * there[at + shift] for shift, chance in reach if at + shift in there])


def _broadsides(sea: Lookout, ship: Ship, facing: int) -> float:
    """Weigh the best target in each arc of a galleass; bow to the enemy, both broadsides bear as he comes."""
    best: dict[Arc, float] = {}
    for cell, value in sea.figures.guns.field(ship.kind, facing, ship.cell).items():
        if cell in sea.prey:
            worth = gun_chance(sea.figures, ship.kind, value.guns) * sea.prey[cell]
            best[value.arc] = max(best.get(value.arc, 0.0), worth)
    return sum(best.values()) - judgement.PULL * sea.gaps[sea.figures.step[facing][ship.cell]]
