"""What crosses the wire: calls to an engine, its replies, and the events that each audience gets.

The same structs serve browser, web tier and engine; the client's types are generated from them.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import compress, filterfalse
from operator import is_not
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from maestre.lessons import MOST_DEEDS, Status
from maestre.lessons import Deed as LessonDeed
from maestre.opponents import Curve, Turning
from maestre.play import (
    EFFORT,
    LONGEST_LIST,
    Ask,
    Header,
    Line,
    Message,
    Offer,
    Order,
    Outcome,
    PlayError,
    Snap,
    State,
    Tracker,
)
from maestre.play.asking.bounds import LONGEST_WORD, MOST_NAMED, Word, Words, beyond
from maestre.play.views import Waiting
from maestre.play.written.owners import LONGEST_FIGURES
from maestre.situations import LONGEST_ANSWER, MOST_ANSWERS, Figure

# ---------------------------------------------------------------- how much a call may hold

K = TypeVar("K")
V = TypeVar("V")

LONGEST_NAME: Final = 64
"""How many characters the name of a room, a seat or a reply has at most: rooms have 16, seats up to 9, a UUID 36."""
MOST_SEATS: Final = 16
"""How many seats agree on something at most: games have two so far."""
MOST_BACK: Final = 1000
"""How many answers are taken back at once at most: an order to all ships of a side is some 120."""
MOST_STANDING: Final = 128
"""How many standing orders a seat leaves at most: Águila has six reactions, to horse or foot, for some 15 units."""
MOST_SWITCHES: Final = 32
"""How many options of a game are set at most: Águila has twelve."""
LONGEST_ENTROPY: Final = 200
"""How many characters a player adds to the dice at most."""
MOST_POINTS: Final = 1000
"""How many turns of a game may be looked back on: a campaign has some sixty."""
MOST_DICE: Final = 200
"""How many dice are told at once at most; a melee of Tercios throws some twenty."""
MOST_SIDES: Final = 100
"""How many faces a die has at most."""
LATEST: Final = 2**53
"""The highest version or number of a call: what a browser can count to."""

Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""The name of a room or a seat."""
ReplyName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=r"^[ -~]*$")]
"""A caller's own name for a deed: it becomes part of an index, so it is short and plain."""
Version: TypeAlias = Annotated[int, Meta(ge=-1, le=LATEST)]
"""How much an audience has seen; -1 is nothing yet."""
Seats: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]
Setting: TypeAlias = (
    bool
    | Annotated[int, Meta(ge=-LATEST, le=LATEST)]
    | Annotated[str, Meta(extra_json_schema={"maxLength": LONGEST_LIST})]
)
"""The value of an option; the longest is a list that a player wrote, and the game itself says when it is too long."""
Settings: TypeAlias = Annotated[dict[Word, Setting], Meta(max_length=MOST_SWITCHES)]
Told: TypeAlias = Annotated[
    Any,
    Meta(
        description="An answer in the form of its choice: a word, words, a word for each, an order, a route, a spot.",
        extra_json_schema={"maxLength": LONGEST_WORD, "maxItems": MOST_NAMED, "maxProperties": MOST_NAMED},
    ),
]
"""An answer; what each of its forms may hold stands in `play.asking.bounds` and is judged when its choice is known."""

Drawn: TypeAlias = dict[str, Any]
"""A `Scene` of `maestre.play.board`, or what was `Redrawn` of one, as plain values: only the browser reads it."""

# ---------------------------------------------------------------- calls: what somebody wants of a game


class Pledge(msgspec.Struct, frozen=True, tag="pledge", tag_field="is"):
    """Draw a seed for dice and commit to it, for somebody who is about to add words of their own."""

    person: Name
    game: Name = ""
    """None yet: a room names the commitment, and its game has the seed."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a game that is over: the version at which an audience stood.

    ``live`` where the game is under way: it is tried out from what the seat knows of it now.
    """

    game: Name
    seat: Name = ""
    version: Version = 0
    live: bool = False


class Open(msgspec.Struct, frozen=True, tag="open", tag_field="is"):
    """Begin a game under this name: who holds which seat, and what each added to the dice. Begun twice, it counts once.

    Bots are holders called ``bot:<agent>``. The seed is the one behind the ``commitment``, or a new one without it.
    """

    game: Name
    key: Name
    scenario: Word
    options: Settings
    seats: Annotated[dict[Name, Word], Meta(max_length=MOST_SEATS)]
    entropy: Annotated[dict[Name, Annotated[str, Meta(max_length=LONGEST_ENTROPY)]], Meta(max_length=MOST_SEATS)] = {}
    commitment: Word = ""
    figures: Word = ""
    """The digest of the figures that its room has from an owner of the printed game, if it has any."""
    moment: Moment | None = None
    """From where it plays a finished game on: then it has that game's scenario, options and first entries."""
    dice: bool = False
    """Whether people throw their own dice and type in what they show."""


class Weigh(msgspec.Struct, frozen=True, tag="weigh", tag_field="is"):
    """Say whether a file of figures can be played with: a game is begun with it and played for a moment."""

    key: Name
    scenario: Word
    options: Settings
    text: Annotated[str, Meta(max_length=LONGEST_FIGURES)]
    game: Name = ""
    """None yet."""


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="is"):
    """Show everything that an audience may know, and the log from a version on.

    Whoever already is at the version ``known`` is told that nothing is new.
    """

    game: Name
    seat: Name
    since: Version = 0
    known: Version = -1


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="is"):
    """Answer what a seat is asked. ``reply`` is the caller's own name for this answer: sent twice, it counts once."""

    game: Name
    seat: Name
    reply: ReplyName
    answer: Told


class Cast(msgspec.Struct, frozen=True, tag="cast", tag_field="is"):
    """Tell what a seat's own dice show, where players agreed on that; without faces, have them thrown here."""

    game: Name
    seat: Name
    reply: ReplyName
    faces: Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_SIDES)], ...], Meta(max_length=MOST_DICE)] = ()


class Check(msgspec.Struct, frozen=True, tag="check", tag_field="is"):
    """Say whether an answer would be allowed."""

    game: Name
    seat: Name
    answer: Told


class Try(msgspec.Struct, frozen=True, tag="try", tag_field="is"):
    """Say what an answer comes to that is still being dragged or typed: the nearest one that would be allowed."""

    game: Name
    seat: Name
    answer: Told


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="is"):
    """Take back a seat's last answers; with ``agreed``, the last of anybody's, on which all these seats agree."""

    game: Name
    seat: Name
    reply: ReplyName
    agreed: Seats = ()
    count: Annotated[int, Meta(ge=1, le=MOST_BACK)] = 1


class Command(msgspec.Struct, frozen=True, tag="command", tag_field="is"):
    """Give one order to many pieces: it becomes single answers, in an order that works, each judged by itself."""

    game: Name
    seat: Name
    reply: ReplyName
    pieces: Words
    order: Order


class Delegate(msgspec.Struct, frozen=True, tag="delegate", tag_field="is"):
    """Leave to the doctrine what this seat still has to answer about the matter before it: the rest of a phase."""

    game: Name
    seat: Name
    reply: ReplyName


class Hurry(msgspec.Struct, frozen=True, tag="hurry", tag_field="is"):
    """Have a bot that thinks answer with what it knows by now: somebody waits for it."""

    game: Name
    seat: Name


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="is"):
    """Leave standing orders."""

    game: Name
    seat: Name
    reply: ReplyName
    orders: Annotated[tuple[Word, ...], Meta(max_length=MOST_STANDING)]


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="is"):
    """Give up, as a bot does what is hopeless, or be out of time.

    The latter holds only if the seat's clock says so when it is kept, or it was left.
    """

    game: Name
    seat: Name
    reply: ReplyName
    why: Literal["resigned", "hopeless", "timeout"] = "resigned"


class Settle(msgspec.Struct, frozen=True, tag="settle", tag_field="is"):
    """End the game as a draw on which all these seats agree."""

    game: Name
    reply: ReplyName
    seats: Seats


class TakeOver(msgspec.Struct, frozen=True, tag="take-over", tag_field="is"):
    """Put somebody else, or a bot, in a seat; with ``absent`` only if its holder is gone or out of time by then."""

    game: Name
    seat: Name
    reply: ReplyName
    holder: Word
    absent: bool = False


class Offers(msgspec.Struct, frozen=True, tag="offers", tag_field="is"):
    """Say which pieces may be ordered something, and what one of them (or, with ``""``, none of them) may be told."""

    game: Name
    seat: Name
    piece: Word = ""


class Chances(msgspec.Struct, frozen=True, tag="chances", tag_field="is"):
    """Say what may come of an answer, without giving it.

    The first answer comes at once; whoever goes on looking asks again, counting, while that gives better ones.
    """

    game: Name
    seat: Name
    answer: Told
    look: Annotated[int, Meta(ge=0, le=len(EFFORT) - 1)] = 0


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="is"):
    """Say what the doctrine would answer in this seat's place, from what the seat may know."""

    game: Name
    seat: Name


class Replay(msgspec.Struct, frozen=True, tag="replay", tag_field="is"):
    """Show how the game went, as an audience saw it: the page on which one of its versions stands."""

    game: Name
    seat: Name
    since: Version = 0


class Prove(msgspec.Struct, frozen=True, tag="prove", tag_field="is"):
    """Say where a game stands so that another version of its rules can be held against it; no browser may ask."""

    game: Name


class Log(msgspec.Struct, frozen=True, tag="log", tag_field="is"):
    """Give the page of an audience's log that comes before one of its versions."""

    game: Name
    seat: Name
    before: Version


class Analyse(msgspec.Struct, frozen=True, tag="analyse", tag_field="is"):
    """Say how the chance to win went in a game that is over, and which turns decided it; in versions of an audience."""

    game: Name
    seat: Name = ""


class Ponder(msgspec.Struct, frozen=True, tag="ponder", tag_field="is"):
    """Say what might have been in a turn of a game that is over: the one that begins at a point of its curve."""

    game: Name
    point: Annotated[int, Meta(ge=0, le=MOST_POINTS)]
    seat: Name = ""


Beside: TypeAlias = Check | Try | Offers | Chances | Hint
"""What may be asked about a lesson's table; its seat and game are the lesson's, whatever stands there."""
LessonDeeds: TypeAlias = Annotated[tuple[LessonDeed, ...], Meta(max_length=MOST_DEEDS)]


class Teach(msgspec.Struct, frozen=True, tag="teach", tag_field="is"):
    """Say where a lesson stands after all these deeds, or what is asked about its table; nothing is kept of it."""

    key: Name
    lesson: Name
    deeds: LessonDeeds = ()
    call: Beside | None = None
    game: Name = ""
    """None: a lesson is no game."""


Answers: TypeAlias = Annotated[
    dict[Name, Annotated[str, Meta(max_length=LONGEST_ANSWER)]], Meta(max_length=MOST_ANSWERS)
]
"""What a form is told: answers by the names of its questions."""
Lists: TypeAlias = Annotated[dict[Name, Annotated[str, Meta(max_length=LONGEST_LIST)]], Meta(max_length=2)]
"""Lists of players from whose units somebody chooses, by the questions mine and enemy."""


class Situate(msgspec.Struct, frozen=True, tag="situate", tag_field="is"):
    """Say what may come of a situation on a real table, told by a few answers; nothing is kept of it."""

    key: Name
    kind: Name
    answers: Answers = {}
    lists: Lists = {}
    game: Name = ""
    """None: a situation is no game."""


class Thaw(msgspec.Struct, frozen=True, tag="thaw", tag_field="is"):
    """Open a game again that met a fault of ours; with ``back``, without the last entries if those break it."""

    game: Name
    back: bool = False


Call = (
    Pledge
    | Open
    | Weigh
    | Look
    | Say
    | Cast
    | Check
    | Try
    | Undo
    | Command
    | Delegate
    | Hurry
    | Stand
    | Leave
    | Settle
    | TakeOver
    | Offers
    | Chances
    | Hint
    | Replay
    | Prove
    | Log
    | Analyse
    | Ponder
    | Teach
    | Situate
    | Thaw
)

Back = Analyse | Ponder
"""The calls about a game that is over, for which it is walked through again."""

Question = Try | Offers | Chances | Hint | Replay | Log | Back
"""The calls about a game that change nothing and may take long: they are answered beside the engine."""

Aside = Question | Weigh | Teach | Situate
"""All calls that are answered beside the engine, and can be given up."""

# ---------------------------------------------------------------- replies: what came of a call


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """It is done and kept; the caller's audience is at this version now."""

    version: int


class Pledged(msgspec.Struct, frozen=True, tag="pledged", tag_field="is"):
    """A seed is drawn and sealed; this is what is published of it."""

    commitment: str


class Weighed(msgspec.Struct, frozen=True, tag="weighed", tag_field="is"):
    """A file of figures can be played with: its digest, and the tables that it has in place of the game's own."""

    digest: str
    tables: tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True, tag="refusal", tag_field="is"):
    """It was not done and nothing has changed: of which kind the error is, the rule behind it, and what to say."""

    error: str
    rule: str
    message: Message
    proof: tuple[Any, ...] = ()

    @classmethod
    def of(cls, error: PlayError) -> Refusal:
        """Put an error of the kernel on the wire."""
        kind = type(error).__name__
        return cls(kind, error.rule, error.message, getattr(error, "proof", ()))


class Whole(msgspec.Struct, frozen=True, tag="whole", tag_field="is"):
    """Everything that an audience may know."""

    game: str
    seat: str
    version: int
    header: Header
    state: Any
    ask: Ask | None
    waiting: Waiting | None
    standing: tuple[str, ...]
    can_undo: bool
    outcome: Outcome | None
    lines: tuple[Line, ...]
    scene: Drawn | UnsetType = UNSET
    """What the position looks like, of a game without a board of its own in the browser."""
    tracker: Tracker | UnsetType = UNSET
    """How it stands on the way to victory, where something counts."""


class Followed(msgspec.Struct, frozen=True, tag="followed", tag_field="is"):
    """An order to many was given: how many answers it became, and which pieces could not follow, and why."""

    version: int
    given: int
    refused: tuple[tuple[str, Refusal], ...]


class Offered(msgspec.Struct, frozen=True, tag="offered", tag_field="is"):
    """The pieces that may be ordered something now, and what the one asked about may be told."""

    version: int
    piece: str
    able: tuple[str, ...]
    offers: tuple[Offer, ...]


class Tried(msgspec.Struct, frozen=True, tag="tried", tag_field="is"):
    """The allowed answer nearest to the one tried, and what shows it."""

    version: int
    snap: Snap


class Chance(msgspec.Struct, frozen=True):
    """One thing that may come of an answer: what changes (nothing: no line), and how likely, of 1."""

    changes: tuple[Message, ...]
    chance: float
    margin: float


class Odds(msgspec.Struct, frozen=True, tag="odds", tag_field="is"):
    """All that may come of an answer, likeliest first; no rows when no dice are thrown for it.

    ``assumed`` is what others are taken to answer on the way; another look gives ``better`` ones, or none does.
    """

    rows: tuple[Chance, ...]
    exact: bool
    assumed: tuple[Message, ...] = ()
    better: bool = False


class Advice(msgspec.Struct, frozen=True, tag="advice", tag_field="is"):
    """What the doctrine would answer, the same in words, and why, where there was anything to weigh."""

    answer: Any
    words: Message
    reason: Message | None = None


class Analysed(msgspec.Struct, frozen=True, tag="analysed", tag_field="is"):
    """How the chance to win went, turn by turn, and which turns decided."""

    curve: Curve


class Pondered(msgspec.Struct, frozen=True, tag="pondered", tag_field="is"):
    """What might have been in a turn."""

    turning: Turning


class Proof(msgspec.Struct, frozen=True, tag="proof", tag_field="is"):
    """Where a game stands under the rules at hand: at which entry, and a hash of all that goes on from there.

    It is no reply to a browser.
    """

    sequence: int
    hash: str


# ---------------------------------------------------------------- events: what an audience learns


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed for an audience until the rules paused: for dice, a draw, a question, or the next step.

    ``at`` is the version that it had then; lines told until then have no higher one. No step holds what the dice of a
    later one brought.
    """

    at: int
    fields: dict[str, Any] = {}
    """Fields of the position that are others now, whole."""
    parts: dict[str, dict[str, Any]] = {}
    """Of fields that are dicts, the keys that are new or changed; null: gone."""
    scene: Drawn | UnsetType = UNSET
    """What changed of what the position looks like."""
    tracker: Tracker | UnsetType = UNSET
    """How it stands on the way to victory, if that is another now."""


class Event(msgspec.Struct, frozen=True, tag="event", tag_field="is"):
    """What changed for an audience between two of its versions; whoever is not at ``before`` asks for the gap.

    Its ``lines`` stand in place of all that the audience had been told from its version ``told_from`` on: most often
    there was nothing, but some may have been taken back.
    """

    game: str
    seat: str
    before: int
    version: int
    steps: tuple[Step, ...]
    ask: Ask | None
    waiting: Waiting | None
    can_undo: bool
    outcome: Outcome | None
    told_from: int
    lines: tuple[Line, ...]


class Replayed(msgspec.Struct, frozen=True, tag="replayed", tag_field="is"):
    """A page of how a game went for an audience: where it stood at its version ``first``, then events to ``until``.

    The next page begins at ``until``, unless that is past its newest version, ``last``. Nothing is asked, and lines of
    the log come with the events alone.
    """

    start: Whole
    events: tuple[Event, ...]
    first: int
    until: int
    last: int


class Logged(msgspec.Struct, frozen=True, tag="logged", tag_field="is"):
    """A page of an audience's log; the one before it is asked for by ``before``, which is 0 if there is none."""

    lines: tuple[Line, ...]
    before: int


class Taught(msgspec.Struct, frozen=True, tag="taught", tag_field="is"):
    """Where a lesson stands, what its learner sees, and how the last deed led there if it was an answer."""

    status: Status
    whole: Whole
    events: tuple[Event, ...] = ()


class Situated(msgspec.Struct, frozen=True, tag="situated", tag_field="is"):
    """What may come of a situation on a real table."""

    figure: Figure


_UNSENT: Final = ("news", "memory")
"""What stays here of a state: news are told as lines, and what a seat remembers is for whoever plays in its place."""

Reply = Done | Refusal | Whole | Followed | Offered | Tried | Odds | Advice | Replayed | Logged | Analysed | Pondered


def step(
    at: int,
    old: State,
    new: State,
    scene: Drawn | UnsetType = UNSET,
    tracker: Tracker | UnsetType = UNSET,
) -> Step:
    """Give what differs between two states, of what is sent of them.

    Values of a state are frozen and shared, so an unchanged piece is the same object.
    """
    fields: dict[str, object] = {}
    parts: dict[str, dict[str, object]] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or name in _UNSENT:
            continue
        if isinstance(after, dict) and _in_order(before, after):
            if part := _part(before, after):
                parts[name] = part
        elif isinstance(after, dict) or before != after:
            fields[name] = after
    return Step(at, fields, parts, scene, tracker)


def _in_order(before: dict[K, V], after: dict[K, V]) -> bool:
    """Whether keys that stay and keys that come after them stand as in the new dict: boards draw what lies on top."""
    if list(before) == list(after):
        return True
    return [*filter(after.__contains__, before), *filterfalse(before.__contains__, after)] == list(after)


def _part(before: dict[K, V], after: dict[K, V]) -> dict[K, V | None]:
    """Give the keys of a dict that are new, changed or gone; the comparing is left to C, since there are hundreds.

    A game that hides something makes its pieces anew for every view: such a piece is another object, and yet the same.
    """
    if list(before) == list(after):
        other = compress(after, map(is_not, before.values(), after.values()))
        return {key: after[key] for key in other if before[key] != after[key]}
    other = compress(after, map(is_not, map(before.get, after), after.values()))
    part: dict[K, V | None] = {key: after[key] for key in other if key not in before or before[key] != after[key]}
    part.update(dict.fromkeys(filterfalse(after.__contains__, before)))
    return part


def _hook(value: object) -> object:
    if isinstance(value, Fraction):
        return [value.numerator, value.denominator]
    raise NotImplementedError(f"{type(value)} does not cross the wire")


GZIP: Final = b"\x1f\x8b"
"""What a page of a replay or log begins with: it is packed where it is made, and stays so up to the browser."""

encode = msgspec.json.Encoder(enc_hook=_hook).encode
read_call = msgspec.json.Decoder(Call).decode


def unreadable_call(error: Exception) -> Refusal:
    """Say that a call cannot be read."""
    return Refusal("Unreadable", "", beyond(error) or Message.of("unreadable", what=str(error)))
