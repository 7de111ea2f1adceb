"""5.4 Reorientation: after combat, ships turn where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, ClassVar, Final

import msgspec

from maestre.games.lepanto.data import DIRECTIONS, ShipId, Side
from maestre.games.lepanto.sailing.towing import Cut, cut_offers
from maestre.games.lepanto.table.phases import End, PhaseOrders, ShipDeed, ending, own, own_ships, told
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import COMPASS, Ship, State, note, shares_hex, towed_by
from maestre.play import Bar, Message, Offer, Refused, change, rule, tell
from maestre.space import hexes

FACE: Final = "face"

FACINGS: Final = tuple(str(number) for number in DIRECTIONS)
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
    if turn > state.figures.reorient[ship.kind]:
        return "5.4.e", "turns-too-far"
    galleass = towed_by(state, ship.id) if state.tows else None
    if galleass is not None and state.figures.step[facing][ship.cell] == state.ships[galleass].cell:
        return "6.1.f", "faces-its-tow"
    return None


@rule("5.4.a", "5.4.d", "5.4.e")
def facings(state: State, ship: Ship) -> Iterator[int]:
    """Give the headings that a ship may take up now."""
    if bar_reorient(state, ship) is None:
        yield from (facing for facing in DIRECTIONS if bar_facing(state, ship, facing) is None)


@rule("5.4.c")
def can_turn(state: State, ship: Ship) -> bool:
    """Say whether a ship may take up any other heading now."""
    return next(facings(state, ship), None) is not None


# ---------------------------------------------------------------- what is asked


@rule("3.4.a", "5.4.b")
class Face(ShipDeed, frozen=True):
    """Turn a ship where it lies."""

    verb: ClassVar = FACE
    ship: ShipId
    facing: Annotated[int, msgspec.Meta(ge=min(DIRECTIONS), le=max(DIRECTIONS))]

    @classmethod
    def unread(cls, rule: str, values: tuple[str, ...]) -> Refused:
        if not values:
            return super().unread(rule, values)
        return Refused("5.4.b", "no-such-facing", facing=" ".join(values[1:]))

    def check(self, seen: State, seat: str) -> None:
        ship = own(seen, seat, self.ship)
        bar = bar_reorient(seen, ship) or bar_facing(seen, ship, self.facing)
        if bar is not None:
            raise Refused(*bar, ship=ship.id)

    def describe(self, seen: State) -> Message:
        return told(self.ship, _bow(self.facing))


def _bow(facing: int) -> Message:
    """Say where the bow will point."""
    return Message.of("offer-face", facing=COMPASS[facing])


class EndReorientation(End, frozen=True):
    """End the reorientation phase."""

    def describe(self, seen: State) -> Message:
        return ending(seen, sum(can_turn(seen, ship) for ship in own_ships(seen)))


class Reorientation(PhaseOrders[Face | Cut | EndReorientation], frozen=True, tag="reorientation"):
    """Which ship turns next, which cable is cut, or whether the phase ends."""

    rule: ClassVar = "5.4.a"
    ships_met: ClassVar = 6
    ends_early: ClassVar = 1 / 4

    @classmethod
    def kinds(cls) -> tuple[type[Face | Cut | EndReorientation], ...]:
        return Face, Cut, EndReorientation

    def may_be_told(self, seen: State, ship: Ship) -> bool:
        return ship.id in seen.tows or can_turn(seen, ship)

    def ship_offers(self, seen: State, ship: Ship) -> Iterator[Offer]:
        for facing in facings(seen, ship):
            yield Offer(Face(ship.id, facing).order(), _bow(facing), (ship.cell, facing))
        yield from cut_offers(seen, ship)

    def by_chance(self, seen: State, ship: Ship, rng: Random) -> Face | None:
        facing = 1 + int(rng.random() * len(DIRECTIONS))
        barred = bar_reorient(seen, ship) or bar_facing(seen, ship, facing)
        return None if barred else Face(ship.id, facing)

    def last(self, seen: State) -> EndReorientation:
        return EndReorientation()


# ---------------------------------------------------------------- what is done


@rule("5.4.a")
def face(state: State, ship: ShipId, facing: int) -> None:
    """Turn a ship where it lies."""
    change(state.ships, ship, facing=facing)
    note(state, ship, "reoriented")
    tell(state, "reoriented", "5.4.a", ship=ship, facing=COMPASS[facing])
