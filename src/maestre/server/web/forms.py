"""What browsers send and get besides the structs of `wire` and `desk`: bodies and answers, frames of the socket."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from maestre.play import Flaw, Message
from maestre.play.catalogue import Origin, Text
from maestre.server.desk import Clock, Person, Room, Spoken
from maestre.server.wire import (
    Chances,
    Check,
    Command,
    Delegate,
    Hint,
    Leave,
    Look,
    Offers,
    Reply,
    Say,
    Stand,
    Try,
    Undo,
)

Language = Literal["es", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Email = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]
OldPassword = Annotated[str, Meta(min_length=1, max_length=200)]
NewPassword = Annotated[str, Meta(min_length=10, max_length=200)]
SeatName = Annotated[str, Meta(min_length=1, max_length=40)]
AgentName = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"\S")]
Kind = Literal["draw", "undo", "pause", "resume"]

# ---------------------------------------------------------------- what went wrong


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: of which kind the error is, the rule behind it, and what to say.

    ``flaws`` has everything that is wrong with a list that a player wrote, where that is why.
    """

    error: str
    rule: str
    message: Message
    flaws: tuple[Flaw, ...] = ()


# ---------------------------------------------------------------- the catalogue


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, with what there is to choose; of each option the default comes first.

    Those of ``lists`` also take a list that a player wrote, as text.
    """

    key: str
    rules: int
    title: Text
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: dict[str, tuple[Any, ...]]
    lists: tuple[str, ...]
    agents: tuple[str, ...]


class WrittenList(msgspec.Struct, frozen=True):
    """A list as players write it, in either language."""

    text: str


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our own words, what the book leaves open of it, and what we made of that."""

    id: str
    title: Text
    text: Text
    gap: Text
    ruling: Text
    origin: Origin


# ---------------------------------------------------------------- people


class NewGuest(msgspec.Struct, frozen=True):
    """Somebody who wants to play under a name alone."""

    name: Name
    language: Language = "es"


class PasswordSignIn(msgspec.Struct, frozen=True):
    """Signing in with a password."""

    email: Email
    password: OldPassword


class NewAccount(msgspec.Struct, frozen=True):
    """Somebody who wants to be known again."""

    name: Name
    email: Email
    password: NewPassword
    language: Language = "es"


class PasswordChange(msgspec.Struct, frozen=True):
    """A new password in place of the old one."""

    old: OldPassword
    new: NewPassword


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser's WebAuthn wants to be given; ``ticket`` comes back with what it answers."""

    ticket: str
    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True):
    """What the browser's WebAuthn answered; ``name`` is how a new key is to be called."""

    ticket: Annotated[str, Meta(max_length=2000)]
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=40)] = ""


class Passkey(msgspec.Struct, frozen=True):
    """A key with which somebody may sign in."""

    id: str
    name: str
    created: datetime


class Account(msgspec.Struct, frozen=True):
    """What an account adds to a person, for their own eyes."""

    email: str
    notify_email: bool
    webhook: str
    passkeys: tuple[Passkey, ...] = ()


class Me(msgspec.Struct, frozen=True):
    """Who the browser belongs to, if anybody; at home there are guests alone."""

    person: Person | None
    account: Account | None
    home: bool


class MeChange(msgspec.Struct, frozen=True):
    """What somebody changes about themselves; what is not there stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    notify_email: bool | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET


# ---------------------------------------------------------------- rooms


class Rooms(msgspec.Struct, frozen=True):
    """The rooms in which I sit, and those of others that can be joined or watched."""

    mine: tuple[Room, ...]
    open: tuple[Room, ...]


class NewRoom(msgspec.Struct, frozen=True):
    """What somebody wants to play: seats of their own, seats for bots by agent; the others wait for whoever comes."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=100)]
    options: dict[str, Any] = {}
    mine: tuple[SeatName, ...] = ()
    bots: dict[str, AgentName] = {}
    clock: Clock | None = None
    public: bool = True
    entropy: Entropy = ""


class SitDown(msgspec.Struct, frozen=True):
    """Taking a seat, with something for the dice."""

    seat: SeatName
    entropy: Entropy = ""


class OneSeat(msgspec.Struct, frozen=True):
    """The seat that something is about."""

    seat: SeatName


class BotSeat(msgspec.Struct, frozen=True):
    """A bot for a seat."""

    seat: SeatName
    bot: AgentName = "doctrine"


class NewProposal(msgspec.Struct, frozen=True):
    """A proposal, or agreement to it, by a seat."""

    kind: Kind
    seat: SeatName


class NewWords(msgspec.Struct, frozen=True):
    """Something to say in a room."""

    words: Words


# ---------------------------------------------------------------- frames from the browser


class Watch(msgspec.Struct, frozen=True, tag="watch", tag_field="is"):
    """Hear a game, in a seat of mine or, with ``""``, as a spectator; sent again, it brings everything anew."""

    room: str
    seat: str = ""


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch", tag_field="is"):
    """Hear a game no more."""

    room: str
    seat: str = ""


BrowserCall = Look | Say | Check | Try | Undo | Command | Delegate | Stand | Leave | Offers | Chances | Hint
"""The calls that a browser may make; the others are made by the web tier alone."""


class CallFrame(msgspec.Struct, frozen=True, tag="call", tag_field="is"):
    """A call to a game's engine; its answer carries the same ``id``."""

    id: int
    call: BrowserCall


FromBrowser = Watch | Unwatch | CallFrame

# ---------------------------------------------------------------- frames to the browser, besides `Whole` and `Event`


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="is"):
    """What came of a call, as the engine wrote it."""

    id: int
    reply: Reply


class RoomFrame(msgspec.Struct, frozen=True, tag="room", tag_field="is"):
    """A room that changed; to whoever begins to watch from a seat, up to which version its holder had seen the game."""

    room: Room
    seen: int | None = None


class SpokenFrame(msgspec.Struct, frozen=True, tag="spoken", tag_field="is"):
    """Something that was said in a room."""

    room: str
    spoken: Spoken


class ProblemFrame(msgspec.Struct, frozen=True, tag="problem", tag_field="is"):
    """Why a frame could not be followed; ``id`` is that of the call, where there was one."""

    room: str
    problem: Problem
    id: int | None = None
