"""5.4 Reorientation: after combat, ships turn where they lie."""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import DIRECTION_NAMES, REORIENT, STEP, Side
from maestre.games.lepanto.reserve import held
from maestre.games.lepanto.state import COMPASS, Bar, Ship, ShipId, State, note, shares_hex, towed_by
from maestre.play import Order, Refused, change, rule, tell
from maestre.space import hexes

FACINGS: Final = tuple(str(number) for number in DIRECTION_NAMES)
"""The six hexsides, as an order names them."""


@rule("5.4.a", "5.4.c", "5.4.f", "6.4.e", "7.5.k", "7.5.o", "8.0.b", "9.0.c")
def bar_reorient(state: State, ship: Ship) -> Bar | None:
    """Say what bars a ship from turning; drifters may turn, those stuck after a ram only if the switch says so."""
    if ship.id in state.done:
        return "5.4.c", "reoriented-already"
    if held(state, ship):
        return "8.0.b", "in-reserve"
    if ship.id in state.tows:
        return "5.4.f", "towed-cannot-turn"
    if ship.immobilised == "ram" and not state.ram_immobilised_may_reorient:
        return "7.5.k", "stuck-cannot-turn"
    if ship.side is Side.CHRISTIAN and shares_hex(state, ship):
        return "7.5.o", "shares-hex-cannot-turn"
    return None


@rule("5.4.d", "5.4.e", "6.1.f")
def bar_facing(state: State, ship: Ship, facing: int) -> Bar | None:
    """Say what bars a new facing: galliots turn freely, others two hexsides; a tow never faces its galleass."""
    turn = hexes.hexsides_between(ship.facing, facing)
    if not turn:
        return "5.4.a", "same-facing"
    if turn > REORIENT[ship.kind]:
        return "5.4.e", "turns-too-far"
    galleass = towed_by(state, ship.id) if state.tows else None
    if galleass is not None and STEP[facing][ship.cell] == state.ships[galleass].cell:
        return "6.1.f", "faces-its-tow"
    return None


@rule("3.4.a", "5.4.b")
def check_face(state: State, order: Order) -> None:
    """Refuse a turn that the rules do not allow."""
    ship = state.ships[ShipId(order.piece)]
    if len(order.objects) != 1 or order.objects[0] not in FACINGS:
        raise Refused("5.4.b", "no-such-facing", facing=" ".join(order.objects))
    bar = bar_reorient(state, ship) or bar_facing(state, ship, int(order.objects[0]))
    if bar is not None:
        raise Refused(*bar, ship=ship.id)


@rule("5.4.a")
def face(state: State, ship: ShipId, facing: int) -> None:
    """Turn a ship where it lies."""
    change(state.ships, ship, facing=facing)
    note(state, ship, "reoriented")
    tell(state, "reoriented", "5.4.a", ship=ship, facing=COMPASS[facing])
