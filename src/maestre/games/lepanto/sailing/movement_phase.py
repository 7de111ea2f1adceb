"""5.2 The movement phase: ships move one by one, in whatever order the player likes, until he ends it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import product
from random import Random
from typing import ClassVar, Final

from maestre.games.lepanto.sailing.destinations import ways
from maestre.games.lepanto.sailing.movement import (
    ANCHOR,
    OAR,
    PORT,
    SAILS,
    STARBOARD,
    Move,
    Walk,
    bar_end,
    bar_mover,
    bar_step,
    take_step,
    voyage,
)
from maestre.games.lepanto.sailing.towing import CUTS, TOWS, Cut, cut_offers
from maestre.games.lepanto.table.phases import End, PhaseOrders, ending, own_ships
from maestre.games.lepanto.table.state import Ship, State, shares_hex
from maestre.play import Message, Offer, rule

EXHAUSTS: Final = "exhausts"
RAMS: Final = "rams"
"""The marks of an offer: it tires the crew, or rams."""


@rule("5.2.b", "7.5.o")
def can_move(state: State, ship: Ship) -> bool:
    """Say whether a ship may move; one that nothing bars from moving may at least turn where it lies.

    Only whoever shares its hex with an enemy may not, and must have a way out.
    """
    return bar_mover(state, ship) is None and (not shares_hex(state, ship) or bool(ways(state, ship)))


class EndMovement(End, frozen=True):
    """End the movement phase."""

    def describe(self, seen: State) -> Message:
        return ending(seen, sum(can_move(seen, ship) for ship in own_ships(seen)))


class Movement(PhaseOrders[Move | Cut | EndMovement], frozen=True, tag="movement"):
    """Which ship moves next and how, which cable is cut, or whether the phase ends."""

    rule: ClassVar = "5.2.a"
    ships_met: ClassVar = 8
    ends_early: ClassVar = 1 / 200

    @classmethod
    def kinds(cls) -> tuple[type[Move | Cut | EndMovement], ...]:
        return Move, Cut, EndMovement

    def may_be_told(self, seen: State, ship: Ship) -> bool:
        return ship.id in seen.tows or can_move(seen, ship)

    def ship_offers(self, seen: State, ship: Ship) -> Iterator[Offer]:
        yield from _moves(seen, ship)
        yield from cut_offers(seen, ship)

    def by_chance(self, seen: State, ship: Ship, rng: Random) -> Move | Cut | None:
        if ship.id in seen.tows and rng.random() < _RARELY:
            return Cut(ship.id)
        steps = _strayed(seen, ship, rng) if bar_mover(seen, ship) is None else ()
        return Move(ship.id, steps) if steps else None

    def last(self, seen: State) -> EndMovement:
        return EndMovement()


@rule("5.2.a", "6.1.h")
def _moves(state: State, ship: Ship) -> Iterator[Offer]:
    """Offer every end of a move by its easiest way; whoever tows may also leave the galleass where the move ends."""
    for where, (steps, end) in ways(state, ship).items():
        yield Offer(Move(ship.id, steps).order(), voyage(state, end), where, _marks(end))
        if end.towing:
            left = copy(end)
            left.towing = False
            yield Offer(Move(ship.id, (*steps, ANCHOR)).order(), voyage(state, left), where, _marks(left))


def _marks(end: Walk) -> tuple[str, ...]:
    tow = () if end.galleass is None else (TOWS,) if end.towing else (CUTS,)
    return (*((EXHAUSTS,) if end.exhausts else ()), *((RAMS,) if end.rams else ()), *tow)


_STEPS: Final = (OAR, SAILS, OAR, SAILS, OAR, SAILS, PORT, STARBOARD)
_MOST_STEPS: Final = 3
_PLANS: Final = tuple(
    steps[:many] for steps in product(_STEPS, repeat=_MOST_STEPS) for many in range(1, _MOST_STEPS + 1)
)
_TURNS: Final = ((PORT,), (STARBOARD,))
_RARELY: Final = 1 / 8


def _strayed(state: State, ship: Ship, rng: Random) -> tuple[str, ...]:
    """Give a move that a beginner might make: what is allowed of some steps, else a turn; none where that is barred."""
    at = Walk(state, ship)
    chance = rng.random
    lets_go = (ANCHOR,) if at.towing and chance() < _RARELY else ()
    plan = _PLANS[int(chance() * len(_PLANS))]
    steps = _taken(state, ship, at, lets_go + plan) or _taken(state, ship, at, _TURNS[int(chance() * len(_TURNS))])
    return steps if steps and bar_end(state, ship, at) is None else ()


def _taken(state: State, ship: Ship, at: Walk, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Take those of some steps that nothing bars, one after another, and give them."""
    taken: list[str] = []
    for name in steps:
        if bar_step(state, ship, at, name) is None:
            take_step(state, at, ship.kind, name)
            taken.append(name)
    return tuple(taken)
