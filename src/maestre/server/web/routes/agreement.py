"""What needs everybody's agreement: a draw, taking back an answer, stopping and starting the clock."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from maestre.play import SPECTATOR, Refused
from maestre.server.lobby import Proposal, Room, Stage
from maestre.server.web.access import own_room, own_seat, shown_to
from maestre.server.web.dependencies import Named, TheHouse, Visitor
from maestre.server.web.description import HOLDER, MEMBER
from maestre.server.web.forms import Kind, NewProposal
from maestre.server.web.house import House
from maestre.server.web.hub import read_gist
from maestre.server.web.problems import errors
from maestre.server.web.routes.begin import note_if_over
from maestre.server.wire import Look, Settle, Undo

_NO_LINES: Final = 1 << 40

_locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
"""One lock for each room in which somebody agrees just now."""


@post(
    "/api/rooms/{room:str}/proposals",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["talk"],
    security=HOLDER,
)
async def propose(room: Named, data: JSONBody[NewProposal], house: TheHouse, visitor: Visitor) -> Room:
    """Propose something or agree to it; with the last agreement it is carried out."""
    async with _locks.setdefault(room, asyncio.Lock()):
        found = await own_room(house.desk, room, visitor)
        own_seat(found, data.seat, visitor)
        _check(found, data.kind)
        version = await _version(house, found)
        proposal = await house.desk.propose(room, data.kind, data.seat)
        if is_agreed(found, proposal):
            await _carry_out(house, found, proposal, version)
            await house.desk.withdraw(room, data.kind)
        now = await house.announce(room) or found
    return shown_to(await note_if_over(house, now) if data.kind == "draw" else now, visitor)


@delete(
    "/api/rooms/{room:str}/proposals/{kind:str}",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["talk"],
    security=MEMBER,
)
async def decline(room: Named, kind: FromPath[Kind], house: TheHouse, visitor: Visitor) -> Room:
    """Decline a proposal, or withdraw it."""
    found = await own_room(house.desk, room, visitor)
    if not found.held_by(visitor.id):
        raise Refused("", "web-players-only")
    await house.desk.withdraw(room, kind)
    return shown_to(await house.announce(room) or found, visitor)


def is_agreed(room: Room, proposal: Proposal) -> bool:
    """Say whether everybody agrees who plays; whoever holds two seats agrees with one for both, and bots always do."""
    persons = {seat.seat: seat.person for seat in room.seats if seat.person and not seat.bot and not seat.gone}
    agreed = {persons[seat] for seat in proposal.agreed if seat in persons}
    return all(person in agreed for person in persons.values())


def _check(room: Room, kind: Kind) -> None:
    """Refuse what can never be agreed on."""
    if room.stage is not Stage.PLAYING:
        raise Refused("", "web-not-playing")
    if kind == "draw" and any(seat.bot for seat in room.seats):
        raise Refused("", "web-bots-do-not-draw")
    if kind in ("pause", "resume") and room.clock is None:
        raise Refused("", "web-no-clock")
    if (kind == "pause" and room.paused) or (kind == "resume" and not room.paused):
        raise Refused("", "web-clock-is-so")


async def _version(house: House, room: Room) -> int:
    """Give how far the game is, to name what will be done to it: named alike, it is done once."""
    return read_gist(await house.insist(room, Look(room.id, SPECTATOR, _NO_LINES))).version


async def _carry_out(house: House, room: Room, proposal: Proposal, version: int) -> None:
    seats = tuple(seat.seat for seat in room.seats)
    match proposal.kind:
        case "draw":
            await house.insist(room, Settle(room.id, f"draw/{version}", seats))
        case "undo":
            await house.insist(room, Undo(room.id, proposal.by, f"undo/{version}", agreed=seats))
        case "pause" | "resume":
            await house.desk.pause(room.id, paused=proposal.kind == "pause")


HANDLERS: Final = (propose, decline)
