"""How a game begins, and how it is found to be over: both may be done again after a crash without harm."""

from __future__ import annotations

from typing import Final

import structlog

from maestre.play import SPECTATOR, PlayError
from maestre.server.engines.deeds import BOT
from maestre.server.lobby import Room, Stage
from maestre.server.ports import Away
from maestre.server.web.house import House
from maestre.server.web.hub import read_gist
from maestre.server.web.problems import said_no
from maestre.server.wire import Look, Open

log: Final = structlog.get_logger()

_NO_LINES: Final = 1 << 40
"""A version that no game reaches: whoever looks from there gets no log."""


def is_full(room: Room) -> bool:
    """Say whether somebody, or a bot, sits in every seat."""
    return all(seat.person or seat.bot for seat in room.seats)


async def begin_if_full(house: House, room: Room) -> Room:
    """Begin a game whose last seat is taken; one that has begun already begins no second time.

    A trial that did not begin at once never does: who may try out a game is asked when its room is made.
    """
    if room.stage is not Stage.WAITING or not is_full(room):
        return room
    if room.moment is not None and room.moment.live:
        return await _closed(house, room)
    return await _begun(house, room)


async def begin_trial(house: House, room: Room) -> Room:
    """Begin to try out a game at once, or not at all."""
    try:
        return await _begun(house, room)
    except (Away, PlayError):
        await _closed(house, room)
        raise


async def _closed(house: House, room: Room) -> Room:
    await house.desk.move_stage(room.id, Stage.CLOSED)
    return await house.announce(room.id) or room


async def _begun(house: House, room: Room) -> Room:
    """Have an engine begin the game of a full room.

    A room from before there were commitments gets a seed that is drawn now: so no words that we know already go in.
    """
    seats = {seat.seat: seat.person or BOT + seat.bot for seat in room.seats}
    entropy = await house.desk.entropy(room.id) if room.commitment else {}
    figures = room.figures.digest if room.figures else ""
    opening = Open(
        room.id,
        room.game,
        room.scenario,
        room.options,
        seats,
        entropy,
        room.commitment,
        figures,
        room.moment,
        room.dice,
    )
    await house.insist(room, opening)
    await house.desk.move_stage(room.id, Stage.PLAYING)
    return await house.announce(room.id) or room


async def begin_or_wait(house: House, room: Room) -> Room:
    """Begin a game, or leave that to whoever opens the room next, if no engine is there now."""
    try:
        return await begin_if_full(house, room)
    except Away:
        log.warning("no engine to begin a game", room=room.id, game=room.game)
        return room


async def note_if_over(house: House, room: Room) -> Room:
    """Ask an engine whether a game that goes on for the desk is over, and tell the desk."""
    if room.stage is not Stage.PLAYING:
        return room
    reply = await house.ask(room, Look(room.id, SPECTATOR, _NO_LINES))
    if said_no(reply) is not None or read_gist(reply).outcome is None:
        return room
    await house.desk.move_stage(room.id, Stage.OVER)
    return await house.announce(room.id) or room


async def note_over(house: House, room: str) -> None:
    """Tell the desk, if it does not know it, and everybody who watches, that a game is over."""
    found = await house.desk.room(room)
    if found is not None and found.stage is Stage.PLAYING:
        await house.desk.move_stage(room, Stage.OVER)
    await house.announce(room)
