"""6.1 Galleasses: how they are taken in tow, follow, anchor and are cut loose."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import STEP, TYPES, Kind, Side
from maestre.games.lepanto.state import Ship, ShipId, State, end_tow, towed_by
from maestre.play import Order, Procedure, Refused, Some, ask, rule, tell

_TOWED: Final = tuple(kind for kind in Kind if TYPES[kind].towed)


@rule("6.1.b", "6.1.j", "9.0.b")
def tow_candidate(state: State, galleass: ShipId) -> ShipId | None:
    """Give the galley that could take a galleass in tow: friendly, directly ahead of it, not facing it, not towing."""
    ship = state.ships[galleass]
    if not TYPES[ship.kind].towed or ship.immobilised or galleass in state.tows:
        return None
    ahead = state.at.get(STEP[ship.facing][ship.cell])
    if ahead is None:
        return None
    galley = state.ships[ahead]
    if not TYPES[galley.kind].tows or galley.side is not ship.side or faces(galley, ship.cell):
        return None
    return ahead if towed_by(state, ahead) is None else None


def faces(ship: Ship, cell: int) -> bool:
    """Say whether a ship's bow points at a hex."""
    return STEP[ship.facing][ship.cell] == cell


@rule("6.1.k", "6.1.m")
def declare_tows(state: State) -> Procedure[None]:
    """Settle who is in tow for this turn, before drift. A new tow is the owner's choice; an old one goes on by itself.

    No tow can begin at any other moment of a turn, so a galleass that anchors is not towed again in that turn.
    """
    loose = [ship.id for ship in state.ships.values() if ship.kind in _TOWED and ship.id not in state.tows]
    candidates = tuple(ship for ship in loose if tow_candidate(state, ship) is not None)
    if not candidates:
        return
    taken = yield from ask(Side.CHRISTIAN, Some(candidates, 0, len(candidates)), "6.1.m", about="tows")
    for name in taken:
        galleass = ShipId(name)
        galley = tow_candidate(state, galleass)
        if galley is not None:  # the galley may be ahead of two galleasses: the first named has it
            state.tows[galleass] = galley
            tell(state, "tow-made", "6.1.j", ship=galleass, galley=galley)


@rule("6.1.g")
def check_cut(state: State, order: Order) -> None:
    """Refuse to cut what is not in tow."""
    if ShipId(order.piece) not in state.tows:
        raise Refused("6.1.g", "not-in-tow", ship=order.piece)


@rule("6.1.g", "6.1.i")
def cut(state: State, galleass: ShipId) -> None:
    """Break the cable: the galleass stays where it is, facing as it does."""
    end_tow(state, galleass)
    tell(state, "cable-cut", "6.1.g", ship=galleass)
