"""The position: ships, who shares a hex with whom, who tows whom, what has been done in this phase (3.2, 3.4, 4.0)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar, Final

import msgspec

from maestre.games.lepanto.data import Figures, Kind, ShipId, Side, own_figures
from maestre.play import Message, change, rule
from maestre.play import State as PlayState

COMPASS: Final = tuple(Message(f"direction-{number}") for number in range(7))
"""The six directions by number, for messages."""


class Phase(StrEnum):
    """Where a player turn stands; the opening holds what comes before the first Christian move of a turn."""

    OPENING = "opening"
    MOVEMENT = "movement"
    COMBAT = "combat"
    REORIENTATION = "reorientation"


@rule("3.2.c", "3.3.l", "3.4.a")
class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship in play, with its markers. A lost ship leaves ``State.ships``; its id is never given again.

    ``squadron`` matters to the reserves and to Doria's galleasses alone: commanders are names. ``exhausted`` is the
    turn in which the crew rowed too hard, 0 when rested; ``immobilised`` says by what: a failed ram or the die of 9.0.
    A ship may carry several markers at once.
    """

    id: ShipId
    squadron: str
    side: Side
    kind: Kind
    cell: int
    facing: int
    exhausted: int = 0
    repulsed: bool = False
    immobilised: str = ""


class Ram(msgspec.Struct, frozen=True, gc=False):
    """Two ships in one hex: who rammed, the direction it came from, the hexes it moved, whether its die is due."""

    rammer: ShipId
    came_from: int
    hexes: int
    due: bool = True


class Loss(msgspec.Struct, frozen=True, gc=False):
    """How and when a ship left play."""

    turn: int
    how: str


@rule("3.2.a", "3.2.b", "4.0.b", "5.3.d", "6.1.m", "6.3.d", "7.2.k", "7.5.k", "7.5.l")
class State(PlayState, kw_only=True):
    """A position of Lepanto.

    ``at`` gives the ship in a hex; where two share it, the one that was rammed, and ``rams`` gives the other. ``done``
    lists what each ship has done in the phase under way: on paper, the alpha and omega sides of the counters. The last
    fields are the switches, as they are when nobody says otherwise.
    """

    figures: ClassVar[Figures] = own_figures()
    scenario: str
    turn: int
    side: Side = Side.CHRISTIAN
    phase: Phase = Phase.OPENING
    wind: int
    calm: bool = False
    ships: dict[ShipId, Ship]
    at: dict[int, ShipId]
    rams: dict[int, Ram] = {}
    tows: dict[ShipId, ShipId] = {}
    done: dict[ShipId, tuple[str, ...]] = {}
    lost: dict[ShipId, Loss] = {}
    ended: str = ""
    gunnery_plus_close_combat: bool = True
    calm_allows_sail: bool = True
    multi_target_halving: str = "once"
    ram_immobilised_may_reorient: bool = False
    stuck_fire: str = "shared_hex"
    gunnery_with_boarding: bool = True
    tow_after_drift: bool = False


def shares_hex(state: State, ship: Ship) -> bool:
    """Say whether two opposing ships stand in this ship's hex."""
    return ship.cell in state.rams


def occupants(state: State, cell: int) -> Iterator[ShipId]:
    """Give the one or two ships in a hex."""
    if cell in state.at:
        yield state.at[cell]
        if cell in state.rams:
            yield state.rams[cell].rammer


def towed_by(state: State, galley: ShipId) -> ShipId | None:
    """Give the galleass that a galley has in tow."""
    for galleass, tow in state.tows.items():
        if tow == galley:
            return galleass
    return None


def note(state: State, ship: ShipId, deed: str) -> None:
    """Remember that a ship has done something in this phase."""
    state.done[ship] = (*state.done.get(ship, ()), deed)


def leave_hex(state: State, ship: ShipId) -> None:
    """Take a ship out of its hex; one that shared it stays there alone."""
    cell = state.ships[ship].cell
    ram = state.rams.pop(cell, None)
    if ram is None:
        del state.at[cell]
    elif state.at[cell] == ship:
        state.at[cell] = ram.rammer


def bring_to(state: State, ship: ShipId, cell: int, **changes: int) -> None:
    """Take a ship from its hex into a free one."""
    leave_hex(state, ship)
    state.at[cell] = ship
    change(state.ships, ship, cell=cell, **changes)


def end_tow(state: State, ship: ShipId) -> ShipId | None:
    """Undo the tow in which a ship takes part, if any, and give its galleass (6.1.o)."""
    galleass = ship if ship in state.tows else towed_by(state, ship)
    if galleass is not None:
        del state.tows[galleass]
    return galleass


@rule("3.3.n", "6.1.o")
def take_off(state: State, ship: ShipId, how: str) -> None:
    """Take a whole counter out of play, its tow with it."""
    leave_hex(state, ship)
    end_tow(state, ship)
    del state.ships[ship]
    state.lost[ship] = Loss(state.turn, how)


@rule("10.0.e")
def lose(state: State, ship: ShipId, how: str) -> None:
    """Take a ship out of play; the game ends when a fleet has no ship left."""
    side = state.ships[ship].side
    take_off(state, ship, how)
    if not any(other.side is side for other in state.ships.values()):
        state.ended = "fleet-lost"
