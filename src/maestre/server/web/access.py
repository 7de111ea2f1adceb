"""Who may see and do what in a room."""

from __future__ import annotations

import msgspec

from maestre.play import Refused
from maestre.server.lobby import Desk, Person, Room, Seat, Stage
from maestre.server.web.problems import Barred, Missing


def is_member(room: Room, person: Person | None) -> bool:
    """Say whether somebody sits in a room or made it."""
    return person is not None and (room.host == person.id or bool(room.held_by(person.id)))


def may_see(room: Room, person: Person | None) -> bool:
    """Say whether somebody may look at a room: anybody at a public one, members at a private one."""
    return room.public or is_member(room, person)


def may_hear(room: Room, seat: str, person: Person | None) -> bool:
    """Say whether somebody may hear a game in a seat (their own), or as a spectator."""
    if not seat:
        return may_see(room, person)
    return person is not None and seat in room.held_by(person.id)


def without_link(room: Room) -> Room:
    """Give a room as those see it who may not pass its link on."""
    return msgspec.structs.replace(room, link="")


def may_pass_on(room: Room, person: Person | None) -> bool:
    """Say whether somebody may have the link: members, and anybody while a public room still waits for players."""
    return is_member(room, person) or (room.public and room.stage is Stage.WAITING)


def shown_to(room: Room, person: Person | None) -> Room:
    """Give a room as somebody may see it."""
    return room if may_pass_on(room, person) else without_link(room)


async def seen_room(desk: Desk, room: str, person: Person | None) -> Room:
    """Give a room that somebody may look at; one they may not look at is, for them, not there."""
    return let_in(await desk.room(room), person)


def let_in(room: Room | None, person: Person | None) -> Room:
    """Give a room to somebody who may look at it."""
    if room is None or not may_see(room, person):
        raise Missing("", "web-no-such-room")
    return room


async def own_room(desk: Desk, room: str, person: Person) -> Room:
    """Give a room in which somebody sits or which they made."""
    found = await seen_room(desk, room, person)
    if not is_member(found, person):
        raise Barred("", "web-players-only")
    return found


def seat_of(room: Room, seat: str) -> Seat:
    """Give a seat of a room."""
    for found in room.seats:
        if found.seat == seat:
            return found
    raise Missing("", "unknown-seat", seat=seat)


def own_seat(room: Room, seat: str, person: Person | None) -> Seat:
    """Give a seat that somebody holds."""
    found = seat_of(room, seat)
    if person is None or seat not in room.held_by(person.id):
        raise Barred("", "web-not-your-seat", seat=seat)
    return found


def may_try_out(room: Room, seat: str, person: Person) -> None:
    """Bar trying out how a game under way may go on, but for its players, against bots or where all agreed to it.

    Cups, when there are any, are to be barred here.
    """
    own_seat(room, seat, person)
    against_people = any(one.person not in ("", person.id) for one in room.seats)
    if against_people and not room.trials:
        raise Refused("", "web-no-trials")
