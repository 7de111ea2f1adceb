"""People and rooms on a home computer: guests alone, in memory, and in one file that is always whole."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from maestre.play import SPECTATOR, Message, Refused, Unknown
from maestre.play.views import Waiting
from maestre.server.alone.events import HomeEvents, KeptEvents
from maestre.server.alone.records import FileShelf
from maestre.server.engines.parcels import unpacked
from maestre.server.lobby import Clock, Person, Plan, Proposal, Room, Seat, Spoken, Stage
from maestre.server.ports import Away, Bus, Commit, Engines, Hush, game_subject
from maestre.server.wire import Look

FILE: Final = "people.json"
_NO_LINES: Final = 1 << 40


class _Kept(msgspec.Struct):
    """What the file holds: sessions by the hash of their token, what was seen by room and seat.

    ``sealed`` says, by room and seat, when a clock that seems to run on has really stopped.
    """

    people: dict[str, Person] = {}
    sessions: dict[str, str] = {}
    rooms: dict[str, Room] = {}
    entropy: dict[str, dict[str, str]] = {}
    spoken: dict[str, list[Spoken]] = {}
    seen: dict[str, int] = {}
    sealed: dict[str, datetime] = {}
    past: dict[str, list[tuple[str, str]]] = {}
    evenings: KeptEvents = msgspec.field(default_factory=KeptEvents)


class _Gist(msgspec.Struct):
    """What the desk reads of an event: who is awaited, and whether the game is over."""

    waiting: Waiting | None = None
    outcome: object = None


_read_gist: Final = msgspec.json.Decoder(_Gist).decode


class HomeDesk(HomeEvents):
    """The desk of a home computer."""

    def __init__(self, folder: Path, shelf: FileShelf | None = None) -> None:
        """Open the file; the games on a shelf have their clocks moved on with every answer."""
        self._shelf = shelf
        if shelf is not None:
            shelf.timekeeper = self
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / FILE
        text = self._file.read_bytes() if self._file.exists() else b"{}"
        self._kept = msgspec.json.decode(text, type=_Kept)
        self._bus: Bus | None = None
        self._engines: Engines | None = None
        self._hushes: dict[str, Hush] = {}

    @property
    def _evenings(self) -> KeptEvents:
        return self._kept.evenings

    def _save(self) -> None:
        """Write everything, whole or not at all."""
        fresh = self._file.with_name(f"{FILE}.part")
        with fresh.open("wb") as file:
            file.write(msgspec.json.encode(self._kept))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._file)

    # ---------------------------------------------------------------- people and sessions

    async def welcome(self, name: str, language: str, agent: str = "") -> tuple[Person, str]:
        """Make a guest, and give the token of their session; which browser it was nobody asks at home."""
        person = Person(secrets.token_hex(8), name, guest=True, language=language)
        token = secrets.token_urlsafe(32)
        self._kept.people[person.id] = person
        self._kept.sessions[_hash(token)] = person.id
        self._save()
        return person, token

    async def who(self, token: str) -> Person | None:
        """Give the person behind a session's token."""
        return self._kept.people.get(self._kept.sessions.get(_hash(token), ""))

    async def sign_out(self, token: str) -> None:
        """End a session."""
        if self._kept.sessions.pop(_hash(token), None):
            self._save()

    # ---------------------------------------------------------------- rooms

    async def make_room(self, host: Person, plan: Plan) -> Room:
        """Arrange a game; a commitment that it names serves no other room."""
        promise = plan.commitment
        if promise and (
            (self._shelf is not None and not self._shelf.has_pledged(promise))
            or any(room.commitment == promise for room in self._kept.rooms.values())
        ):
            raise Refused("", "commitment-unknown")
        now = datetime.now(UTC)
        seats = (
            *(Seat(seat, host.id, host.name) for seat in plan.mine),
            *(Seat(seat, bot=bot) for seat, bot in plan.bots.items()),
            *(Seat(seat) for seat in plan.open),
        )
        room = Room(
            secrets.token_hex(8),
            plan.game,
            plan.rules,
            plan.scenario,
            plan.options,
            host.id,
            plan.public,
            Stage.WAITING,
            seats,
            plan.clock,
            paused=False,
            proposals=(),
            waiting=(),
            created=now,
            updated=now,
            link=secrets.token_urlsafe(16),
            commitment=promise,
            figures=plan.figures,
            moment=plan.moment,
            trials=plan.trials,
            dice=plan.dice,
        )
        if plan.figures is not None:
            assert self._shelf is not None, "games are kept on a shelf"
            self._shelf.keep_figures(room.id, plan.figures_text)
        self._kept.entropy[room.id] = {seat: plan.entropy for seat in plan.mine if plan.entropy}
        return self._keep(room)

    async def room(self, room: str) -> Room | None:
        """Give a room with everything, its link too: the caller decides what to pass on."""
        return self._kept.rooms.get(room)

    async def figures(self, room: str) -> str:
        """Give the text of the figures that a room has from an owner; nothing if it has none."""
        return "" if self._shelf is None else await self._shelf.figures(room)

    async def by_link(self, link: str) -> Room | None:
        """Give the room to which a link leads."""
        for room in self._kept.rooms.values():
            if secrets.compare_digest(room.link.encode(), link.encode()):
                return room
        return None

    async def rooms_of(self, person: str) -> list[Room]:
        """List the rooms in which somebody sits or is host, those that wait for them first, then the newest."""
        there = [room for room in self._newest() if room.stage is not Stage.CLOSED]
        mine = [room for room in there if room.held_by(person) or room.host == person]
        return sorted(mine, key=lambda room: not any(seat in room.waiting for seat in room.held_by(person)))

    async def open_rooms(self) -> list[Room]:
        """List public rooms with a free seat, and public games under way, the newest first."""
        return [room for room in self._newest() if room.public and room.stage in (Stage.WAITING, Stage.PLAYING)]

    async def sit(self, room: str, seat: str, person: Person, entropy: str, *, hides: bool = True) -> Room:
        """Take a free seat, or one whose holder is gone; of two who want the same one only one gets it.

        In a game that ``hides`` something, one whose holder is gone goes to nobody who ever held another seat.
        """
        found = self._find(room)
        place = _seat(found, seat)
        if found.stage not in (Stage.WAITING, Stage.PLAYING):
            raise Refused("", "room-over")
        if place.bot or (place.person and not place.gone):
            raise Refused("", "seat-taken", seat=seat)
        past = [*self._kept.past.get(room, ()), *((other.seat, other.person) for other in found.seats)]
        if hides and place.gone and any(who == person.id and other != seat for other, who in past):
            raise Refused("", "seat-other-side", seat=seat)
        self._remember(room, place)
        if found.stage is Stage.WAITING and entropy:
            self._kept.entropy.setdefault(room, {})[seat] = entropy
        return self._change_seat(found, replace(place, person=person.id, name=person.name, gone=False))

    async def stand_up(self, room: str, seat: str, person: str) -> Room:
        """Give a seat up for good (before the game: free it); the others go on with a substitute or a bot."""
        found = self._find(room)
        place = _seat(found, seat)
        if place.person != person or place.gone:
            raise Refused("", "seat-not-yours", seat=seat)
        if found.stage is Stage.WAITING:
            self._kept.entropy.get(room, {}).pop(seat, None)
            return self._change_seat(found, Seat(seat))
        return self._change_seat(found, replace(place, gone=True))

    async def seat_bot(self, room: str, seat: str, bot: str) -> Room:
        """Put a bot in a seat that is free or given up."""
        found = self._find(room)
        place = _seat(found, seat)
        if place.person and not place.gone:
            raise Refused("", "seat-taken", seat=seat)
        self._remember(room, place)
        return self._change_seat(found, Seat(seat, bot=bot))

    def _remember(self, room: str, place: Seat) -> None:
        """Keep who held a seat before it goes to another."""
        if place.person:
            self._kept.past.setdefault(room, []).append((place.seat, place.person))

    async def move_stage(self, room: str, stage: Stage) -> None:
        """Note that a game has begun, is over, or that its room was closed."""
        found = self._find(room)
        if found.stage is stage:
            return
        if stage is Stage.PLAYING:
            self._keep(replace(_wound_up(found), stage=stage))
            await self._follow_room(room)
            return
        idle = tuple(replace(seat, since=None) for seat in found.seats)
        self._keep(replace(found, stage=stage, seats=idle, waiting=(), proposals=()))
        hush = self._hushes.pop(room, None)
        if hush is not None:
            await hush()

    async def entropy(self, room: str) -> dict[str, str]:
        """Give what each seat added to the dice."""
        return dict(self._kept.entropy.get(room, {}))

    # ---------------------------------------------------------------- talk and agreement

    async def speak(self, room: str, person: Person, words: str) -> Spoken:
        """Keep what somebody says."""
        self._find(room)
        said = self._kept.spoken.setdefault(room, [])
        spoken = Spoken(said[-1].id + 1 if said else 1, person.id, person.name, datetime.now(UTC), words)
        said.append(spoken)
        self._save()
        return spoken

    async def spoken(self, room: str, after: int = 0) -> list[Spoken]:
        """Give what was said after a line."""
        return [spoken for spoken in self._kept.spoken.get(room, []) if spoken.id > after]

    async def propose(self, room: str, kind: str, seat: str) -> Proposal:
        """Propose something, or agree to it if it is proposed already; ``agreed`` lists who does."""
        found = self._find(room)
        others = tuple(other for other in found.proposals if other.kind != kind)
        old = next((other for other in found.proposals if other.kind == kind), None)
        agreed = old.agreed if old else ()
        proposal = msgspec.convert(
            {"kind": kind, "by": old.by if old else seat, "agreed": tuple(dict.fromkeys((*agreed, seat)))}, Proposal
        )
        self._keep(replace(found, proposals=(*others, proposal)))
        return proposal

    async def withdraw(self, room: str, kind: str) -> None:
        """Strike a proposal off: declined, withdrawn or carried out."""
        found = self._find(room)
        self._keep(replace(found, proposals=tuple(other for other in found.proposals if other.kind != kind)))

    async def pause(self, room: str, *, paused: bool) -> None:
        """Stop or start the clock of a room."""
        found = self._find(room)
        if found.paused == paused:
            return
        now = datetime.now(UTC)
        if paused:
            seats = tuple(_stopped(seat, self._sealed(room, seat) or now) for seat in found.seats)
        else:
            seats = tuple(replace(seat, since=now) if seat.seat in found.waiting else seat for seat in found.seats)
            self._kept.sealed |= {_at(room, seat.seat): now for seat in seats if self._sealed(room, seat)}
        self._keep(replace(found, paused=paused, seats=seats))

    async def overdue(self, room: str) -> list[str]:
        """List the seats that are out of time; whoever has sealed an answer is not."""
        return [seat.seat for seat in self._find(room).seats if self._is_overdue(room, seat)]

    def _sealed(self, room: str, seat: Seat) -> datetime | None:
        return self._kept.sealed.get(_at(room, seat.seat))

    def _is_overdue(self, room: str, seat: Seat) -> bool:
        if seat.left is None or seat.since is None or self._find(room).paused or self._sealed(room, seat):
            return False
        return seat.left <= (datetime.now(UTC) - seat.since).total_seconds()

    def is_absent(self, game: str, seat: str) -> bool:
        """Say whether a seat is out of time or was left; where no clock is kept, whoever says so is believed."""
        room = self._kept.rooms.get(game)
        if room is None:
            return True
        place = _seat(room, seat)
        return place.gone or self._is_overdue(game, place)

    def begin(self, game: str, stands: Message) -> None:
        """Note how far a game has come that begins."""
        room = self._kept.rooms.get(game)
        if room is not None:
            self._keep(replace(room, stands=stands))

    def note(self, commit: Commit) -> None:
        """Move the clocks of a game on, once an answer is kept; of a sealed answer remember when its clock stopped."""
        room = self._kept.rooms.get(commit.game)
        if room is None:
            return
        if commit.stands or commit.ending:
            outcome = commit.ending and commit.ending.outcome
            room = self._keep(replace(room, stands=commit.stands or room.stands, outcome=outcome))
        if room.clock is None:
            return
        now = datetime.now(UTC)
        sealed = self._kept.sealed
        if commit.turns:
            seats = tuple(_ticked(seat, room, commit, self._sealed(room.id, seat) or now, now) for seat in room.seats)
            for seat in room.seats:
                sealed.pop(_at(room.id, seat.seat), None)
            self._keep(replace(room, seats=seats))
            return
        for name in commit.shown_before:
            if name in commit.waiting:
                sealed.pop(_at(room.id, name), None)
            elif _seat(room, name).since is not None:
                sealed.setdefault(_at(room.id, name), now)
        self._save()

    async def seen(self, room: str, seat: str, version: int) -> None:
        """Remember up to which version a seat's holder has seen the game."""
        name = _at(room, seat)
        if version > self._kept.seen.get(name, 0):
            self._kept.seen[name] = version
            self._save()

    async def last_seen(self, room: str, seat: str) -> int:
        """Give the version up to which a seat's holder has seen the game."""
        return self._kept.seen.get(_at(room, seat), 0)

    # ---------------------------------------------------------------- how the games go

    async def follow(self, bus: Bus, engines: Engines) -> None:
        """Hear from now on who is awaited in each game, and which games are over."""
        self._bus, self._engines = bus, engines
        for room in list(self._kept.rooms.values()):
            if room.stage is Stage.PLAYING:
                await self._follow_room(room.id)

    async def _follow_room(self, room: str) -> None:
        if self._bus is None or self._engines is None or room in self._hushes:
            return

        async def heard(parcel: bytes) -> None:
            for part, body in unpacked(parcel):
                if part.seat == SPECTATOR:
                    await self._note(room, body)

        self._hushes[room] = await self._bus.listen(game_subject(room), heard)
        found = self._find(room)
        try:
            look = await self._engines.call(found.game, found.rules, Look(room, SPECTATOR, _NO_LINES))
        except Away:
            return
        await self._note(room, look)

    async def _note(self, room: str, body: bytes) -> None:
        gist = _read_gist(body)
        if gist.outcome is not None:
            await self.move_stage(room, Stage.OVER)
            return
        found = self._find(room)
        waiting = gist.waiting.seats if gist.waiting else ()
        if waiting != found.waiting:
            now = datetime.now(UTC)
            seats = tuple(_started(seat, found, waiting, now) for seat in found.seats)
            self._keep(replace(found, waiting=waiting, seats=seats))

    # ---------------------------------------------------------------- the shelf of rooms

    def _newest(self) -> list[Room]:
        return sorted(self._kept.rooms.values(), key=lambda room: room.updated, reverse=True)

    def _find(self, room: str) -> Room:
        found = self._kept.rooms.get(room)
        if found is None:
            raise Unknown("", "room-unknown")
        return found

    def _keep(self, room: Room) -> Room:
        self._kept.rooms[room.id] = kept = replace(room, updated=datetime.now(UTC))
        self._save()
        return kept

    def _change_seat(self, room: Room, seat: Seat) -> Room:
        return self._keep(replace(room, seats=tuple(seat if old.seat == seat.seat else old for old in room.seats)))


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _at(room: str, seat: str) -> str:
    return f"{room}/{seat}"


def _seat(room: Room, seat: str) -> Seat:
    for place in room.seats:
        if place.seat == seat:
            return place
    raise Unknown("", "unknown-seat", seat=seat)


def _wound_up(room: Room) -> Room:
    """Give every person at the table their first time to think."""
    clock = room.clock
    if clock is None:
        return room
    return replace(room, seats=tuple(replace(seat, left=clock.bank) if seat.person else seat for seat in room.seats))


def _stopped(seat: Seat, now: datetime) -> Seat:
    """Take from a seat's time what it has used."""
    if seat.left is None or seat.since is None:
        return seat
    return replace(seat, left=seat.left - int((now - seat.since).total_seconds()), since=None)


def _started(seat: Seat, room: Room, waiting: tuple[str, ...], now: datetime) -> Seat:
    """Start the clock of a seat that is asked and whose clock stands: when a game begins, all do."""
    idle = seat.left is not None and seat.since is None and not room.paused
    return replace(seat, since=now) if idle and seat.seat in waiting else seat


def _ticked(seat: Seat, room: Room, commit: Commit, until: datetime, now: datetime) -> Seat:
    """Stop the clock of a seat that has answered, and add a turn's time; start that of one that is asked now."""
    clock: Clock | None = room.clock
    if clock is None or seat.left is None or seat.seat not in (*commit.shown_before, *commit.shown):
        return seat
    stopped = _stopped(seat, until)
    assert stopped.left is not None, "it had a time"
    left = min(clock.most, max(stopped.left, 0) + clock.turn) if seat.seat in commit.shown_before else stopped.left
    return replace(stopped, left=left, since=now if seat.seat in commit.shown and not room.paused else None)
