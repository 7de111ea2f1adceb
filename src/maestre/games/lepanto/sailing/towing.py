"""6.1 Galleasses: how they are taken in tow, follow, anchor and are cut loose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.table.phases import ShipDeed, own, told
from maestre.games.lepanto.table.state import Ship, State, end_tow, towed_by
from maestre.play import Message, Offer, Procedure, Refused, SomeOf, ask, rule, tell

CUT: Final = "cut"
TOWS: Final = "tows"
CUTS: Final = "cut"
"""The marks of an offer: it brings a galleass along, or lets it go."""


@rule("6.1.b", "6.1.j", "9.0.b")
def tow_candidate(state: State, galleass: ShipId) -> ShipId | None:
    """Give the galley that could take a galleass in tow: friendly, directly ahead of it, not facing it, not towing."""
    ship, types = state.ships[galleass], state.figures.types
    if not types[ship.kind].towed or ship.immobilised or galleass in state.tows:
        return None
    ahead = state.at.get(state.figures.step[ship.facing][ship.cell])
    if ahead is None:
        return None
    galley = state.ships[ahead]
    if not types[galley.kind].tows or galley.side is not ship.side or faces(state, galley, ship.cell):
        return None
    return ahead if towed_by(state, ahead) is None else None


def faces(state: State, ship: Ship, cell: int) -> bool:
    """Say whether a ship's bow points at a hex."""
    return state.figures.step[ship.facing][ship.cell] == cell


@rule("6.1.m")
class Tows(SomeOf[State, ShipId], frozen=True, tag="tows"):
    """Which galleasses, of those that could be, are taken in tow in this turn."""

    rule: ClassVar = "6.1.m"
    galleasses: tuple[ShipId, ...]

    def options(self) -> tuple[ShipId, ...]:
        return self.galleasses

    def pieces(self, seen: State) -> tuple[str, ...]:
        return self.galleasses

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        if not piece and len(self.galleasses) > 1:
            yield Offer(self.galleasses, self.describe(seen, self.galleasses), marks=(TOWS,))
        for one in self.galleasses:
            if piece in ("", one):
                yield Offer((one,), self.describe(seen, (one,)), (seen.ships[one].cell,), (TOWS,))
        if not piece:
            yield Offer((), self.describe(seen, ()))

    def describe(self, seen: State, value: tuple[ShipId, ...]) -> Message:
        if len(value) == 1:
            return Message.of("offer-tow", ship=value[0], galley=tow_candidate(seen, value[0]) or "")
        return Message.of("offer-tows", ships=", ".join(value)) if value else Message("offer-no-tow")


@rule("6.1.g")
class Cut(ShipDeed, frozen=True):
    """Cut the cable of a galleass; whatever is said beside that is not heard."""

    verb: ClassVar = CUT
    galleass: ShipId
    unheard: tuple[str, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        own(seen, seat, self.galleass)
        if self.galleass not in seen.tows:
            raise Refused("6.1.g", "not-in-tow", ship=self.galleass)

    def describe(self, seen: State) -> Message:
        return told(self.galleass, _CUT_LOOSE)


_CUT_LOOSE: Final = Message("offer-cut")


def cut_offers(state: State, ship: Ship) -> Iterator[Offer]:
    """Offer to cut loose a ship that is in tow."""
    if ship.id in state.tows:
        yield Offer(Cut(ship.id).order(), _CUT_LOOSE, (ship.cell,), (CUTS,))


@rule("6.1.k", "6.1.m")
def declare_tows(state: State) -> Procedure[None]:
    """Settle who is in tow for this turn, before drift. A new tow is the owner's choice; an old one goes on by itself.

    No tow can begin at any other moment of a turn, so a galleass that anchors is not towed again in that turn.
    """
    candidates = tuple(ship for ship in state.ships if tow_candidate(state, ship) is not None)
    if not candidates:
        return
    for galleass in (yield from ask(Side.CHRISTIAN, Tows(candidates))):
        galley = tow_candidate(state, galleass)
        if galley is not None:  # the galley may be ahead of two galleasses: the first named has it
            state.tows[galleass] = galley
            tell(state, "tow-made", "6.1.j", ship=galleass, galley=galley)


@rule("6.1.g", "6.1.i")
def cut(state: State, galleass: ShipId) -> None:
    """Break the cable: the galleass stays where it is, facing as it does."""
    end_tow(state, galleass)
    tell(state, "cable-cut", "6.1.g", ship=galleass)
