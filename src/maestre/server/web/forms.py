"""What browsers send and get besides the structs of `wire` and `desk`: bodies and answers, frames of the socket."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from maestre.lessons import Battle
from maestre.opponents import VETERAN
from maestre.paper import KINDS, Format
from maestre.paper import Kind as SheetKind
from maestre.play import LONGEST_LIST, SPECTATOR, Announced, Flaw, Message, OwnTable
from maestre.play.asking.bounds import LONGEST_WORD
from maestre.play.written.catalogue import Origin, Text
from maestre.play.written.owners import LONGEST_FIGURES
from maestre.server.lobby import Clock, Person, Room, Spoken
from maestre.server.people.rows import ReportRow, Uttered
from maestre.server.wire import (
    LATEST,
    LONGEST_ENTROPY,
    MOST_SEATS,
    Answers,
    Beside,
    Cast,
    Chances,
    Check,
    Command,
    Delegate,
    Hint,
    Hurry,
    Leave,
    LessonDeeds,
    Lists,
    Look,
    Offers,
    Reply,
    Say,
    Setting,
    Settings,
    Stand,
    Try,
    Undo,
    Version,
)
from maestre.server.wire import Name as WireName

Language = Literal["es", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Email = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]
Token = Annotated[str, Meta(max_length=100)]
OldPassword = Annotated[str, Meta(min_length=1, max_length=200)]
NewPassword = Annotated[str, Meta(min_length=10, max_length=200)]
SeatName = Annotated[str, Meta(min_length=1, max_length=40)]
AgentName = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(max_length=LONGEST_ENTROPY)]
Promise = Annotated[str, Meta(max_length=64)]
OwnFigures = Annotated[str, Meta(max_length=LONGEST_FIGURES)]
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

    Those of ``lists`` also take a list that a player wrote, as text, and those of ``tables`` a table.
    """

    key: str
    rules: int
    title: Text
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: dict[str, tuple[Setting, ...]]
    lists: tuple[str, ...]
    agents: tuple[str, ...]
    figures: bool = False
    """Whether owners of the printed game can play with its figures."""
    tables: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()
    """The names of its lessons, in the order in which they are best taken."""
    announced: dict[str, Announced] = {}
    """How long its scenarios take and how hard they are, where it says so."""
    sheets: tuple[SheetKind, ...] = ()
    """What of it can be printed here; nothing where printing is not installed."""


class GameText(msgspec.Struct, frozen=True):
    """All that a game says in one language, or its page of help."""

    text: str


class SaidBriefing(msgspec.Struct, frozen=True):
    """What a room opens with, in words: who fights whom, where, for what, how one wins, how long, what to know."""

    who: str
    where: str
    aims: dict[str, str]
    """What each seat wants."""
    win: str
    long: str
    know: tuple[str, ...]


class WrittenList(msgspec.Struct, frozen=True):
    """A list as players write it, in either language."""

    text: Annotated[str, Meta(extra_json_schema={"maxLength": LONGEST_LIST})]


LONGEST_KEPT: Final = 48_000
"""How many signs a list has at most as it is kept, with what was said of it."""


class KeptList(msgspec.Struct, frozen=True):
    """An army list as somebody's browser keeps it: its id, when it was changed last (milliseconds), and all of it."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$")]
    at: Annotated[int, Meta(ge=0, le=2**53)]
    body: Annotated[str, Meta(min_length=2, max_length=LONGEST_KEPT)]


class ListToPrint(msgspec.Struct, frozen=True):
    """A list as players write it, and how it is wanted on paper."""

    text: Annotated[str, Meta(extra_json_schema={"maxLength": LONGEST_LIST})]
    language: Language = "es"
    paper: Format = "a4"
    sheets: Annotated[tuple[SheetKind, ...], Meta(max_length=len(KINDS))] = ()
    """Which sheets; with none, all that the game has."""


class WrittenTable(msgspec.Struct, frozen=True):
    """A table as players write it, as TOML or JSON."""

    text: Annotated[str, Meta(extra_json_schema={"maxLength": LONGEST_LIST})]


class SeenTable(msgspec.Struct, frozen=True):
    """A table that a player laid out, as it is judged, and written out for a file."""

    table: OwnTable
    text: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson that can be taken here; ``title``, ``aim`` and ``words`` are keys of its game's words of lessons."""

    id: str
    title: str
    aim: str
    minutes: int
    steps: int
    seat: str
    words: tuple[str, ...]
    battle: Battle | None = None


class LessonAsked(msgspec.Struct, frozen=True):
    """All that a learner has done in a lesson so far, and perhaps a question about its table."""

    deeds: LessonDeeds = ()
    call: Beside | None = None


class SituationAsked(msgspec.Struct, frozen=True):
    """A situation on a real table: its kind, and the answers that differ from their presets."""

    kind: Annotated[str, Meta(max_length=40)]
    answers: Answers = {}
    lists: Lists = {}


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
    """Signing in with a password; ``email`` is the address of the account, or its name."""

    email: Annotated[str, Meta(min_length=1, max_length=254)]
    password: OldPassword


class SignUp(msgspec.Struct, frozen=True):
    """Somebody who wants to be known again, on a server that sends mail; the rest follows by a letter."""

    name: Name
    email: Email
    language: Language = "es"


class NewAccount(msgspec.Struct, frozen=True):
    """Somebody who will be known again; ``token`` is from the letter, on a server that sends mail."""

    name: Name
    password: NewPassword
    language: Language = "es"
    token: Token = ""


class OneAddress(msgspec.Struct, frozen=True):
    """The address that something is about."""

    email: Email


class OneToken(msgspec.Struct, frozen=True):
    """What stood in the link of a letter."""

    token: Token


class NewSecret(msgspec.Struct, frozen=True):
    """A new password in place of a forgotten one, by the link of a letter."""

    token: Token
    password: NewPassword


class Opened(msgspec.Struct, frozen=True):
    """What the link of a letter is for: making an account of this name, a new password, or an account's new address."""

    kind: Literal["confirm", "reset", "address-change"]
    email: str
    name: str


class OnePassword(msgspec.Struct, frozen=True):
    """A password, given once more."""

    password: OldPassword


class Session(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in, such as ``Firefox · Linux``; ``here`` is the one that asks."""

    id: str
    browser: str
    created: datetime
    seen: datetime
    here: bool


class Farewell(msgspec.Struct, frozen=True):
    """What becomes of the games under way of somebody who leaves, by room: a bot plays on unless it says otherwise.

    Who leaves a game to the others lets them decide: a substitute, a bot, or the victory.
    """

    games: dict[str, Literal["bot", "resign", "leave"]] = {}


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
    credential: Annotated[dict[Annotated[str, Meta(max_length=40)], Any], Meta(max_length=16)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Passkey(msgspec.Struct, frozen=True):
    """A key with which somebody may sign in."""

    id: str
    name: str
    created: datetime


class Account(msgspec.Struct, frozen=True):
    """What an account adds to a person, for their own eyes; only an address that is confirmed gets notices."""

    email: str | None
    confirmed: bool
    notify_email: bool
    webhook: str
    passkeys: tuple[Passkey, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """Something that somebody is to be told: what came of a report, or what was done about theirs."""

    id: int
    message: Message


class Me(msgspec.Struct, frozen=True):
    """Who the browser belongs to, if anybody; at home there are guests alone. ``mail`` says whether we send letters."""

    person: Person | None
    account: Account | None
    home: bool
    mail: bool
    notes: tuple[Note, ...] = ()
    """What they are to be told since they were last here."""


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


class NewCommitment(msgspec.Struct, frozen=True):
    """Asking for a seed, before one adds words of one's own."""

    game: Annotated[str, Meta(max_length=40)]


class Commitment(msgspec.Struct, frozen=True):
    """What is published of a seed that was drawn and sealed."""

    commitment: str


class NewRoom(msgspec.Struct, frozen=True):
    """What somebody wants to play: seats of their own, seats for bots by agent; the others wait for whoever comes."""

    game: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=LONGEST_WORD)]
    options: Settings = {}
    mine: Annotated[tuple[SeatName, ...], Meta(max_length=MOST_SEATS)] = ()
    bots: Annotated[dict[SeatName, AgentName], Meta(max_length=MOST_SEATS)] = {}
    clock: Clock | None = None
    public: bool = True
    entropy: Entropy = ""
    commitment: Promise = ""
    figures: OwnFigures = ""
    """The text of a file of figures from the printed game, for a private room."""
    trials: bool = False
    """Whether its players may try out, each from their own view, how the game may go on."""
    dice: bool = False
    """Whether its players throw their own dice and type in what they show."""


class NewMoment(msgspec.Struct, frozen=True):
    """From where somebody wants to play a game on, by a version: in which seat, against whom.

    One under way is tried out from what the own seat knows of it now.
    """

    version: Version
    mine: SeatName
    bot: AgentName
    seat: Annotated[str, Meta(max_length=40)] = SPECTATOR
    entropy: Entropy = ""
    commitment: Promise = ""


class WrittenFigures(msgspec.Struct, frozen=True):
    """A file of figures, as TOML."""

    text: str


class TriedFigures(msgspec.Struct, frozen=True):
    """A file of figures from the printed game, and what is to be played with it."""

    text: OwnFigures
    scenario: Annotated[str, Meta(max_length=LONGEST_WORD)]
    options: Settings = {}


class SitDown(msgspec.Struct, frozen=True):
    """Taking a seat, with something for the dice, and the commitment that was seen before.

    ``figures`` is the digest of the owner's figures that are accepted with it, in a room that has some; ``trials``
    accepts that players may try out how the game may go on, in a room where they may, and ``dice`` that they throw
    their own dice and type in what they show, in a room where they do.
    """

    seat: SeatName
    entropy: Entropy = ""
    commitment: Promise = ""
    figures: Promise = ""
    trials: bool = False
    dice: bool = False


class OneSeat(msgspec.Struct, frozen=True):
    """The seat that something is about."""

    seat: SeatName


class BotSeat(msgspec.Struct, frozen=True):
    """A bot for a seat."""

    seat: SeatName
    bot: AgentName = VETERAN


class NewProposal(msgspec.Struct, frozen=True):
    """A proposal, or agreement to it, by a seat."""

    kind: Kind
    seat: SeatName


Outcome = Literal["dismiss", "warn", "hide", "rename", "ban"]
Reason = Literal["insult", "threat", "spam", "name", "cheating", "other"]


class NewReport(msgspec.Struct, frozen=True):
    """A report of a line of talk, or of the name in a seat: why, and what else to know."""

    room: Annotated[str, Meta(max_length=40)]
    reason: Reason
    line: Annotated[int, Meta(ge=0, le=1 << 53)] = 0
    seat: Annotated[str, Meta(max_length=40)] = ""
    words: Annotated[str, Meta(max_length=500)] = ""


class Settling(msgspec.Struct, frozen=True):
    """What comes of a report; a ban without ``days`` is for good."""

    outcome: Outcome
    why: Annotated[str, Meta(max_length=500)] = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class ReportSeen(msgspec.Struct, frozen=True):
    """A report with what was said before it, and how often its subject was reported before."""

    report: ReportRow
    lines: tuple[Uttered, ...]
    before: int


class NotesRead(msgspec.Struct, frozen=True):
    """Up to which note somebody has been told."""

    until: Annotated[int, Meta(ge=0, le=1 << 53)]


class NewWords(msgspec.Struct, frozen=True):
    """Something to say in a room."""

    words: Words


# ---------------------------------------------------------------- frames from the browser


class Watch(msgspec.Struct, frozen=True, tag="watch", tag_field="is"):
    """Hear a game, in a seat of mine or, with ``""``, as a spectator; sent again, it brings everything anew."""

    room: WireName
    seat: WireName = ""


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch", tag_field="is"):
    """Hear a game no more."""

    room: WireName
    seat: WireName = ""


BrowserCall = (
    Look | Say | Cast | Check | Try | Undo | Command | Delegate | Hurry | Stand | Leave | Offers | Chances | Hint
)
"""The calls that a browser may make; the others are made by the web tier alone."""


class CallFrame(msgspec.Struct, frozen=True, tag="call", tag_field="is"):
    """A call to a game's engine; its answer carries the same ``id``."""

    id: Annotated[int, Meta(ge=-LATEST, le=LATEST)]
    call: BrowserCall


class GiveUp(msgspec.Struct, frozen=True, tag="give-up", tag_field="is"):
    """Let go of a question that one has asked; no answer comes, unless it is on its way."""

    id: Annotated[int, Meta(ge=-LATEST, le=LATEST)]


FromBrowser = Watch | Unwatch | CallFrame | GiveUp

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


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="is"):
    """Between web nodes: somebody's sockets must end, or with ``""`` everybody's."""

    person: str


class ProblemFrame(msgspec.Struct, frozen=True, tag="problem", tag_field="is"):
    """Why a frame could not be followed; ``id`` is that of the call, where there was one."""

    room: str
    problem: Problem
    id: int | None = None
