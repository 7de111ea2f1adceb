"""People, rooms and seats: what the web tier needs to know of them, whether PostgreSQL keeps it or a home computer.

A *room* is a game that is being arranged, played or looked back on. It has one link: whoever has it may take a free
seat. When the last seat is taken the game begins, under the room's own name.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from typing import Literal, Protocol

import msgspec

from maestre.play import Message, Outcome, Setting
from maestre.server.events.event import Evening
from maestre.server.wire import Moment


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest, known by a cookie alone, or the holder of an account."""

    id: str
    name: str
    guest: bool
    language: str = "es"
    admin: bool = False
    """Whether they look after this server: reports come to them."""


class Clock(msgspec.Struct, frozen=True):
    """Time to think, in seconds: what one starts with, what each turn adds, and how much can be saved up."""

    bank: int
    turn: int
    most: int


class RoomFigures(msgspec.Struct, frozen=True):
    """Figures that a room has from an owner of the printed game: their digest, and the tables that are theirs.

    The values themselves are for its players alone.
    """

    digest: str
    tables: tuple[str, ...]


class Stage(StrEnum):
    """How far a room has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Seat(msgspec.Struct, frozen=True):
    """A place at a table: who sits there (a person, a bot, or nobody yet), and how the clock stands.

    ``left`` is the time in seconds that the seat had when it was last asked, ``since`` when that was: None while it is
    not asked or the clock is stopped. ``gone`` says that its holder has left for good.
    """

    seat: str
    person: str = ""
    name: str = ""
    bot: str = ""
    left: int | None = None
    since: datetime | None = None
    gone: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """Something that needs everybody's agreement: a draw, taking back an answer, stopping or starting the clock."""

    kind: Literal["draw", "undo", "pause", "resume"]
    by: str
    agreed: tuple[str, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A game as the lobby shows it.

    ``commitment`` is what was published of the seed of its dice before anybody added a word.
    ``link`` is there only for those who may use it or pass it on: host and players, and everybody while a public room
    waits for players.
    """

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Setting]
    host: str
    public: bool
    stage: Stage
    seats: tuple[Seat, ...]
    clock: Clock | None
    paused: bool
    proposals: tuple[Proposal, ...]
    waiting: tuple[str, ...]
    created: datetime
    updated: datetime
    link: str = ""
    commitment: str = ""
    frozen: bool = False
    """Whether the game met a fault of ours and takes no answers until whoever runs the server has mended it."""
    closed: str = ""
    """Why the room was closed, in the words of whoever runs the server."""
    figures: RoomFigures | None = None
    """With whose figures it is played, if not with the game's own; whoever takes a seat accepts them."""
    stands: Message | None = None
    """How far its game had come when the last turn began; nothing of one with an owner's figures."""
    outcome: Outcome | None = None
    """How its game ended, if it is over."""
    moment: Moment | None = None
    """From where it plays another game on, or tries it out, if it does."""
    trials: bool = False
    """Whether its players may try out how it may go on, as they agreed by taking their seats."""
    dice: bool = False
    """Whether its players throw their own dice and type in what they show, as they agreed by taking their seats."""

    def held_by(self, person: str) -> tuple[str, ...]:
        """List the seats that somebody holds."""
        return tuple(seat.seat for seat in self.seats if person and seat.person == person and not seat.gone)


class Spoken(msgspec.Struct, frozen=True):
    """Something said in a room, to those who sit in it."""

    id: int
    person: str
    name: str
    at: datetime
    words: str
    hidden: bool = False
    """Whether whoever runs the server has hidden the words; then they are not here."""


class Plan(msgspec.Struct, frozen=True):
    """What somebody wants to play: the seats they take themselves, those for bots by agent; the others stay open."""

    game: str
    rules: int
    scenario: str
    options: dict[str, Setting]
    mine: tuple[str, ...]
    bots: dict[str, str]
    open: tuple[str, ...]
    clock: Clock | None = None
    public: bool = True
    entropy: str = ""
    commitment: str = ""
    figures: RoomFigures | None = None
    figures_text: str = ""
    moment: Moment | None = None
    trials: bool = False
    dice: bool = False


class Desk(Protocol):
    """Keeps people, sessions, rooms, seats, chat, proposals and events.

    What it refuses it refuses by raising `PlayError`.
    """

    # ---- people and sessions: a token is known to its browser alone; what is kept is its hash

    async def welcome(self, name: str, language: str, agent: str = "") -> tuple[Person, str]:
        """Make a guest, and give the token of their session; ``agent`` is their browser in words."""

    async def who(self, token: str) -> Person | None:
        """Give the person behind a session's token."""

    async def sign_out(self, token: str) -> None:
        """End a session."""

    # ---- rooms

    async def make_room(self, host: Person, plan: Plan) -> Room:
        """Arrange a game; a commitment that it names was made for its host, and serves no other room."""

    async def room(self, room: str) -> Room | None:
        """Give a room with everything, its link too: the caller decides what to pass on."""

    async def figures(self, room: str) -> str:
        """Give the text of the figures that a room has from an owner; nothing if it has none."""

    async def by_link(self, link: str) -> Room | None:
        """Give the room to which a link leads."""

    async def rooms_of(self, person: str) -> list[Room]:
        """List the rooms in which somebody sits, those that wait for them first, then the newest."""

    async def open_rooms(self) -> list[Room]:
        """List public rooms with a free seat, and public games under way, the newest first."""

    async def sit(self, room: str, seat: str, person: Person, entropy: str, *, hides: bool = True) -> Room:
        """Take a free seat, or one whose holder is gone; of two who want the same one only one gets it.

        In a game that ``hides`` something, one whose holder is gone goes to nobody who ever held another seat.
        """

    async def stand_up(self, room: str, seat: str, person: str) -> Room:
        """Give a seat up for good (before the game: free it); the others go on with a substitute or a bot."""

    async def seat_bot(self, room: str, seat: str, bot: str) -> Room:
        """Put a bot in a seat that is free or given up."""

    async def move_stage(self, room: str, stage: Stage) -> None:
        """Note that a game has begun, is over, or that its room was closed."""

    async def entropy(self, room: str) -> dict[str, str]:
        """Give what each seat added to the dice."""

    # ---- talk and agreement

    async def speak(self, room: str, person: Person, words: str) -> Spoken:
        """Keep what somebody says."""

    async def spoken(self, room: str, after: int = 0) -> list[Spoken]:
        """Give what was said after a line."""

    async def propose(self, room: str, kind: str, seat: str) -> Proposal:
        """Propose something, or agree to it if it is proposed already; ``agreed`` lists who does."""

    async def withdraw(self, room: str, kind: str) -> None:
        """Strike a proposal off: declined, withdrawn or carried out."""

    async def pause(self, room: str, *, paused: bool) -> None:
        """Stop or start the clock of a room."""

    async def overdue(self, room: str) -> list[str]:
        """List the seats that are out of time; whoever has sealed an answer is not."""

    async def seen(self, room: str, seat: str, version: int) -> None:
        """Remember up to which version a seat's holder has seen the game."""

    async def last_seen(self, room: str, seat: str) -> int:
        """Give the version up to which a seat's holder has seen the game."""

    # ---- events

    async def make_event(self, event: Evening) -> None:
        """Keep a new event, unless its organiser has too many that are not closed."""

    async def event(self, event: str) -> Evening | None:
        """Give an event with everything but the lists: the caller decides what to pass on."""

    async def event_lists(self, event: str) -> dict[str, str]:
        """Give the lists of an event, by entrant."""

    async def events_of(self, person: str) -> list[Evening]:
        """List the events that somebody organises or has entered, the newest first."""

    async def change_event(
        self, event: str, act: Callable[[Evening], Evening], entrant: str = "", text: str | None = None
    ) -> Evening:
        """Do something with an event while nobody else does; an entrant may bring a list. What is raised undoes it."""

    async def drop_event(self, event: str) -> None:
        """Forget an event."""
