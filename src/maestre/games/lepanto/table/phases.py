"""5.0 What the phases of a player turn share: orders to one's own ships, one after another, until the phase ends."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.table.state import Phase, Ship, State
from maestre.play import Deed, Deeds, Message, Offer, Refused, RuleId, rule

END: Final = "end"
ENDS: Final = "ends"
"""The mark of an offer that ends the phase."""
_ORDERED_BY: Final[dict[Phase, RuleId]] = {Phase.MOVEMENT: "5.2.a", Phase.COMBAT: "5.3.a", Phase.REORIENTATION: "5.4.a"}


def _muster(state: State) -> tuple[ShipId, ...]:
    """Name every ship of the side whose turn it is, lost ones too; a position made by hand has ships of its own."""
    ships = state.ships
    if len(ships) + len(state.lost) == len(state.figures.scenarios[state.scenario].ships):
        return state.figures.musters[state.scenario][state.side]
    return tuple(ship.id for ship in own_ships(state))


def own_ships(state: State) -> list[Ship]:
    """List the ships of the side whose turn it is."""
    side = state.side
    return [ship for ship in state.ships.values() if ship.side is side]


@rule("5.2.d", "5.3.a")
def own(state: State, seat: str, name: ShipId) -> Ship:
    """Give a ship of one's own, or refuse: nothing illegal ever stands, so there is nothing to challenge."""
    ship = state.ships.get(name)
    if ship is None:
        raise Refused(_ORDERED_BY[state.phase], "no-such-ship", ship=name)
    if ship.side != seat:
        raise Refused(_ORDERED_BY[state.phase], "not-yours", ship=name, target=name)
    return ship


# ---------------------------------------------------------------- deeds


class ShipDeed(Deed[State], frozen=True):
    """What a ship is told."""

    @classmethod
    def unread(cls, rule: str, values: tuple[str, ...]) -> Refused:
        return Refused(rule, "no-such-ship", ship="".join(values[:1]))


class End(Deed[State], frozen=True):
    """End the phase; whatever is said beside that is not heard."""

    verb: ClassVar = END
    unheard: tuple[str, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing: most phases may end at any time."""


def ending(state: State, left: int) -> Message:
    """Say which phase ends, and how many ships could still do something in it."""
    return Message.of("offer-end", phase=Message(f"phase-{state.phase}"), left=left)


def told(ship: ShipId, words: Message) -> Message:
    """Say what a ship is told, with its name."""
    return Message.of("offer-of", ship=ship, words=words)


# ---------------------------------------------------------------- questions

D = TypeVar("D", bound=Deed[State])


class PhaseOrders(Deeds[State, D], Generic[D], frozen=True):
    """What is done next in a phase: one ship is told something, or the phase ends."""

    ships_met: ClassVar[int]
    ends_early: ClassVar[float]
    """Of what chance proposes: how many ships it looks at, and how often it ends the phase before all others."""
    once: ClassVar[bool] = True
    """Whether chance tells a ship but one thing in the phase."""

    @abstractmethod
    def may_be_told(self, seen: State, ship: Ship) -> bool:
        """Whether a ship of one's own may be told anything."""

    @abstractmethod
    def ship_offers(self, seen: State, ship: Ship) -> Iterator[Offer]:
        """Offer what a ship of one's own may be told."""

    @abstractmethod
    def by_chance(self, seen: State, ship: Ship, rng: Random) -> D | None:
        """Give something that chance would tell a ship of one's own, if the rules allow it."""

    @abstractmethod
    def last(self, seen: State) -> D:
        """Give what ends the phase, or must be done before it may end."""

    def propose(self, seen: State, rng: Random) -> Iterator[D]:
        chance = rng.random
        if chance() < self.ends_early:
            yield self.last(seen)
        ships, names = seen.ships, _muster(seen)
        size = len(names)
        done = seen.done if self.once else {}
        for _ in range(self.ships_met if names else 0):
            name = names[int(chance() * size)]
            if name not in done and name in ships:
                deed = self.by_chance(seen, ships[name], rng)
                if deed is not None:
                    yield deed
        yield self.last(seen)

    def pieces(self, seen: State) -> tuple[str, ...]:
        return tuple(ship.id for ship in own_ships(seen) if self.may_be_told(seen, ship))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        if not piece:
            end = self.last(seen)
            yield Offer(end.order(), end.describe(seen), marks=(ENDS,))
        ship = seen.ships.get(ShipId(piece))
        if ship is not None and ship.side == self.seat:
            yield from self.ship_offers(seen, ship)
