"""What crosses the wire: calls to an engine, its replies, and the events that each audience gets.

The same structs serve browser, web tier and engine; the client's types are generated from them.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import compress, filterfalse
from operator import is_not
from typing import Any, Literal

import msgspec

from maestre.play import Ask, Header, Line, Message, Offer, Order, Outcome, PlayError, Snap, State
from maestre.play.views import Waiting

# ---------------------------------------------------------------- calls: what somebody wants of a game


class Open(msgspec.Struct, frozen=True, tag="open", tag_field="is"):
    """Begin a game under this name: who holds which seat, and what each added to the dice. Begun twice, it counts once.

    Bots are holders called ``bot:<agent>``.
    """

    game: str
    key: str
    scenario: str
    options: dict[str, Any]
    seats: dict[str, str]
    entropy: dict[str, str] = {}


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="is"):
    """Show everything that an audience may know, and the log from a version on.

    Whoever already is at the version ``known`` is told that nothing is new.
    """

    game: str
    seat: str
    since: int = 0
    known: int = -1


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="is"):
    """Answer what a seat is asked. ``reply`` is the caller's own name for this answer: sent twice, it counts once."""

    game: str
    seat: str
    reply: str
    answer: Any


class Check(msgspec.Struct, frozen=True, tag="check", tag_field="is"):
    """Say whether an answer would be allowed."""

    game: str
    seat: str
    answer: Any


class Try(msgspec.Struct, frozen=True, tag="try", tag_field="is"):
    """Say what an answer comes to that is still being dragged or typed: the nearest one that would be allowed."""

    game: str
    seat: str
    answer: Any


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="is"):
    """Take back a seat's last answers; with ``agreed``, the last of anybody's, on which all these seats agree."""

    game: str
    seat: str
    reply: str
    agreed: tuple[str, ...] = ()
    count: int = 1


class Command(msgspec.Struct, frozen=True, tag="command", tag_field="is"):
    """Give one order to many pieces: it becomes single answers, in an order that works, each judged by itself."""

    game: str
    seat: str
    reply: str
    pieces: tuple[str, ...]
    order: Order


class Delegate(msgspec.Struct, frozen=True, tag="delegate", tag_field="is"):
    """Leave to the doctrine what this seat still has to answer about the matter before it: the rest of a phase."""

    game: str
    seat: str
    reply: str


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="is"):
    """Leave standing orders."""

    game: str
    seat: str
    reply: str
    orders: tuple[str, ...]


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="is"):
    """Give up, or be out of time."""

    game: str
    seat: str
    reply: str
    why: Literal["resigned", "timeout"] = "resigned"


class Settle(msgspec.Struct, frozen=True, tag="settle", tag_field="is"):
    """End the game as a draw on which all these seats agree."""

    game: str
    reply: str
    seats: tuple[str, ...]


class TakeOver(msgspec.Struct, frozen=True, tag="take-over", tag_field="is"):
    """Put somebody else, or a bot, in a seat."""

    game: str
    seat: str
    reply: str
    holder: str


class Offers(msgspec.Struct, frozen=True, tag="offers", tag_field="is"):
    """Say which pieces may be ordered something, and what one of them (or, with ``""``, none of them) may be told."""

    game: str
    seat: str
    piece: str = ""


class Chances(msgspec.Struct, frozen=True, tag="chances", tag_field="is"):
    """Say what may come of an answer, without giving it."""

    game: str
    seat: str
    answer: Any


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="is"):
    """Say what the doctrine would answer in this seat's place, from what the seat may know."""

    game: str
    seat: str


class Replay(msgspec.Struct, frozen=True, tag="replay", tag_field="is"):
    """Show how the game came to where it is, as an audience saw it, from about one of its versions on."""

    game: str
    seat: str
    since: int = 0


Call = (
    Open
    | Look
    | Say
    | Check
    | Try
    | Undo
    | Command
    | Delegate
    | Stand
    | Leave
    | Settle
    | TakeOver
    | Offers
    | Chances
    | Hint
    | Replay
)

# ---------------------------------------------------------------- replies: what came of a call


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """It is done and kept; the caller's audience is at this version now."""

    version: int


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

    ``assumed`` is what others are taken to answer on the way.
    """

    rows: tuple[Chance, ...]
    exact: bool
    assumed: tuple[Message, ...] = ()


class Advice(msgspec.Struct, frozen=True, tag="advice", tag_field="is"):
    """What the doctrine would answer, and the same in words."""

    answer: Any
    words: Message


# ---------------------------------------------------------------- events: what an audience learns


class Event(msgspec.Struct, frozen=True, tag="event", tag_field="is"):
    """What changed for an audience between two of its versions; whoever is not at ``before`` asks for the gap."""

    game: str
    seat: str
    before: int
    version: int
    changes: dict[str, Any]
    ask: Ask | None
    waiting: Waiting | None
    can_undo: bool
    outcome: Outcome | None
    lines: tuple[Line, ...]


class Replayed(msgspec.Struct, frozen=True, tag="replayed", tag_field="is"):
    """How a game went for an audience: where it stood at first, then every event."""

    start: Whole
    events: tuple[Event, ...]


Reply = Done | Refusal | Whole | Followed | Offered | Tried | Odds | Advice | Replayed


def changes(old: State, new: State) -> dict[str, Any]:
    """Give what differs between two states: whole fields, and of dicts only the keys that changed (None: gone).

    Values of a state are frozen and shared, so an unchanged piece is the same object.
    """
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after:
            continue
        if isinstance(after, dict):
            if part := _part(before, after):
                found[name] = part
        elif before != after:
            found[name] = after
    return found


def _part(before: dict[Any, Any], after: dict[Any, Any]) -> dict[Any, Any]:
    """Give the keys of a dict that are new, changed or gone; the comparing is left to C, since there are hundreds."""
    if list(before) == list(after):
        return {key: after[key] for key in compress(after, map(is_not, before.values(), after.values()))}
    part = {key: after[key] for key in compress(after, map(is_not, map(before.get, after), after.values()))}
    part.update(dict.fromkeys(filterfalse(after.__contains__, before)))
    return part


def _hook(value: object) -> object:
    if isinstance(value, Fraction):
        return [value.numerator, value.denominator]
    raise NotImplementedError(f"{type(value)} does not cross the wire")


encode = msgspec.json.Encoder(enc_hook=_hook).encode
read_call = msgspec.json.Decoder(Call).decode


def unreadable_call(error: Exception) -> Refusal:
    """Say that a call cannot be read."""
    return Refusal("Unreadable", "", Message.of("unreadable", what=str(error)))
