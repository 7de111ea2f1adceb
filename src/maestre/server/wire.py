"""What crosses the wire: calls to an engine, its replies, and the events that each audience gets.

The same structs serve browser, web tier and engine; the client's types are generated from them.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

import msgspec

from maestre.play import Ask, Header, Line, Message, Outcome, PlayError, State
from maestre.play.views import Waiting

# ---------------------------------------------------------------- calls: what somebody wants of a game


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="is"):
    """Show everything that an audience may know, and the log from a version on."""

    game: str
    seat: str
    since: int = 0


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


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="is"):
    """Take back a seat's last answer; with ``agreed``, the last of anybody's, on which all these seats agree."""

    game: str
    seat: str
    reply: str
    agreed: tuple[str, ...] = ()


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


Call = Look | Say | Check | Undo | Stand | Leave | Settle | TakeOver

# ---------------------------------------------------------------- replies: what came of a call


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="is"):
    """It is done and kept; the caller's audience is at this version now."""

    version: int


class Refusal(msgspec.Struct, frozen=True, tag="refusal", tag_field="is"):
    """It was not done and nothing has changed: of which kind the error is, the rule behind it, and what to say."""

    error: str
    rule: str
    message: Message
    proof: tuple[str, ...] = ()

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


Reply = Done | Refusal | Whole

# ---------------------------------------------------------------- events: what an audience learns


class Event(msgspec.Struct, frozen=True, tag="event", tag_field="is"):
    """What changed for an audience between two of its versions; whoever is not at ``before`` asks for the gap."""

    game: str
    before: int
    version: int
    changes: dict[str, Any]
    ask: Ask | None
    waiting: Waiting | None
    can_undo: bool
    outcome: Outcome | None
    lines: tuple[Line, ...]


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
            part = {key: value for key, value in after.items() if before.get(key) is not value}
            part.update((key, None) for key in before if key not in after)
            if part:
                found[name] = part
        elif before != after:
            found[name] = after
    return found


def _hook(value: object) -> object:
    if isinstance(value, Fraction):
        return [value.numerator, value.denominator]
    raise NotImplementedError(f"{type(value)} does not cross the wire")


encode = msgspec.json.Encoder(enc_hook=_hook).encode
read_call = msgspec.json.Decoder(Call).decode


def unreadable_call(error: Exception) -> Refusal:
    """Say that a call cannot be read."""
    return Refusal("Unreadable", "", Message.of("unreadable", what=str(error)))
