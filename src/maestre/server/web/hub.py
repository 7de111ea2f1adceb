"""Who hears what on this node: one subscription for each game, whose events go to the sockets of their audiences."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

import msgspec

from maestre.server.engines.parcels import unpacked
from maestre.server.lobby import Person, Room
from maestre.server.ports import Bus, Heard, Hush, game_subject, room_subject
from maestre.server.web.access import is_member, may_pass_on, without_link
from maestre.server.web.forms import Gone, RoomFrame, SpokenFrame
from maestre.server.web.gauges import Gauges
from maestre.server.web.problems import log_fault
from maestre.server.wire import encode


class Listener(Protocol):
    """A socket, as far as the hub knows it."""

    person: Person | None

    def send(self, text: str) -> None:
        """Send a frame, without waiting."""

    def room_changed(self, room: Room) -> None:
        """Note how a room stands now."""

    def look_again(self, room: str, seat: str) -> None:
        """Ask for what may have been missed of an audience."""

    def look_up(self) -> None:
        """Look at once whether its session goes on."""


class Gist(msgspec.Struct):
    """What is read of a whole view: how far it goes, and whether the game is over with it."""

    version: int
    outcome: object = None


_EARLY: Final = 256
"""How many events wait for a whole view; a gap that comes of more is noticed by version."""

read_gist: Final = msgspec.json.Decoder(Gist).decode
_read_gone: Final = msgspec.json.Decoder(Gone).decode
_read_room: Final = msgspec.json.Decoder(RoomFrame | SpokenFrame).decode


class Ear:
    """One socket's hearing of one audience: events wait until the whole view is there, and older ones are dropped."""

    def __init__(self, listener: Listener, room: str, seat: str) -> None:
        self.listener = listener
        self.room = room
        self.seat = seat
        self.version: int | None = None
        self.last = 0
        self._early: deque[tuple[int, str]] = deque(maxlen=_EARLY)

    def close(self) -> None:
        """Keep events back until a whole view comes."""
        self.version = None

    def hear(self, version: int, text: str) -> bool:
        """Take an event, and say whether it was passed on."""
        if self.version is None:
            self._early.append((version, text))
            return False
        if version <= self.version:
            return False
        self.version = version
        self.last = max(self.last, version)
        self.listener.send(text)
        return True

    def open(self, version: int, whole: str) -> None:
        """Pass on a whole view, then the events that came in meanwhile and go further."""
        self.version = version
        self.last = max(self.last, version)
        self.listener.send(whole)
        early = tuple(self._early)
        self._early.clear()
        for then, text in early:
            self.hear(then, text)


class _Subject:
    """A subject that this node hears, and for whom; dicts, because their order is that of arrival."""

    def __init__(self) -> None:
        self.ears: dict[str, dict[Ear, None]] = {}
        self.listeners: dict[Listener, int] = {}
        self.room: Room | None = None
        self.hush: Hush | None = None


def _careful(hear: Heard) -> Heard:
    """Keep what goes wrong in hearing from whoever speaks."""

    async def careful(body: bytes) -> None:
        try:
            await hear(body)
        except Exception as error:  # noqa: BLE001  (an engine must not fail because a socket does)
            log_fault("hub", error)

    return careful


class Hub:
    """All the hearing of a node."""

    def __init__(self, bus: Bus, gauges: Gauges) -> None:
        self._bus = bus
        self._gauges = gauges
        self._subjects: dict[str, _Subject] = {}
        self._lock = asyncio.Lock()
        self._present: dict[str, dict[Listener, None]] = {}
        self.on_over: Callable[[str], Awaitable[None]] | None = None

    def come(self, listener: Listener) -> None:
        """Note that somebody's socket is open here."""
        if listener.person is not None:
            self._present.setdefault(listener.person.id, {})[listener] = None

    def go(self, listener: Listener) -> None:
        """Note that it is closed."""
        if listener.person is not None:
            there = self._present.get(listener.person.id, {})
            there.pop(listener, None)
            if not there:
                self._present.pop(listener.person.id, None)

    async def hear_people(self, body: bytes) -> None:
        """Let the sockets of somebody look whether they are still let in."""
        gone = _read_gone(body)
        names = [gone.person] if gone.person else list(self._present)
        for listener in [one for name in names for one in self._present.get(name, ())]:
            listener.look_up()

    async def join(self, ear: Ear, room: Room) -> None:
        """Let a socket hear an audience of a game, and its room."""
        async with self._lock:
            about = await self._subject(room_subject(ear.room), self._hear_room)
            about.room = room
            about.listeners[ear.listener] = about.listeners.get(ear.listener, 0) + 1
            game = await self._subject(game_subject(ear.room), self._hear_events)
            game.ears.setdefault(ear.seat, {})[ear] = None

    def known(self, room: str) -> Room | None:
        """Give a room as this node last heard of it, if anybody here watches it."""
        about = self._subjects.get(room_subject(room))
        return None if about is None else about.room

    async def part(self, ear: Ear) -> None:
        """Let a socket hear no more of an audience."""
        async with self._lock:
            name = room_subject(ear.room)
            about = self._subjects[name]
            about.listeners[ear.listener] -= 1
            if not about.listeners[ear.listener]:
                del about.listeners[ear.listener]
            await self._leave(name, about)
            name = game_subject(ear.room)
            game = self._subjects[name]
            audience = game.ears.get(ear.seat, {})
            audience.pop(ear, None)
            if not audience:
                game.ears.pop(ear.seat, None)
            await self._leave(name, game)

    async def look_again(self) -> None:
        """Let every socket look anew at what it hears, when the bus was away and events may be lost."""
        audiences = [ears for subject in self._subjects.values() for ears in subject.ears.values()]
        for ear in [ear for ears in audiences for ear in ears]:
            ear.listener.look_again(ear.room, ear.seat)

    async def _subject(self, name: str, heard: Callable[[_Subject, bytes], Awaitable[None]]) -> _Subject:
        subject = self._subjects.get(name)
        if subject is None:
            subject = _Subject()
            subject.hush = await self._bus.listen(name, _careful(partial(heard, subject)))
            self._subjects[name] = subject
            self._gauges.listening.inc()
        return subject

    async def _leave(self, name: str, subject: _Subject) -> None:
        if subject.ears or subject.listeners:
            return
        del self._subjects[name]
        self._gauges.listening.dec()
        assert subject.hush is not None, "a subject is heard before it is kept"
        await subject.hush()

    async def _hear_events(self, subject: _Subject, parcel: bytes) -> None:
        """Send each audience's event as the same text to everybody who hears it."""
        for part, body in unpacked(parcel):
            ears = list(subject.ears.get(part.seat, ()))
            if not ears:
                continue
            text = body.decode()
            self._gauges.events.inc(sum(ear.hear(part.version, text) for ear in ears))
            if part.over and self.on_over is not None:
                await self.on_over(ears[0].room)

    async def _hear_room(self, subject: _Subject, body: bytes) -> None:
        """Send a room to those who watch it, with its link for members alone; words to members alone."""
        frame = _read_room(body)
        if isinstance(frame, SpokenFrame):
            text = body.decode()
            for listener in list(subject.listeners):
                if subject.room is not None and is_member(subject.room, listener.person):
                    listener.send(text)
            return
        subject.room = frame.room
        full, bare = body.decode(), encode(RoomFrame(without_link(frame.room))).decode()
        for listener in list(subject.listeners):
            listener.send(full if may_pass_on(frame.room, listener.person) else bare)
            listener.room_changed(frame.room)
