"""The kinds of choice that a rule may put to a seat, and the form of their answers.

A choice lists its options only where they are few. What is allowed beyond that is the game's affair (`Game.check`).
"""

from __future__ import annotations

from textwrap import shorten
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec

from maestre.play.errors import Refused, Unreadable

Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A number that a browser can hold, and a state store."""


class Order(msgspec.Struct, frozen=True, gc=False):
    """What one piece is told to do: a verb, the piece and whatever the verb acts on."""

    verb: str
    piece: str = ""
    objects: tuple[str, ...] = ()


class Leg(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One part of a route: what kind of movement, and by how much, or to which place in the units of its space."""

    how: str
    amount: Whole = 0
    at: tuple[Whole, ...] = ()


class Journey(msgspec.Struct, frozen=True, gc=False):
    """A piece and the legs that it goes, in order."""

    piece: str
    legs: tuple[Leg, ...]


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A piece put down at a position, in whole units of its table, with a facing."""

    piece: str
    x: Whole
    y: Whole
    facing: Whole = 0


Answer = str | tuple[str, ...] | dict[str, str] | Order | Journey | Spot


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of the options."""

    reads: ClassVar[Any] = str
    options: tuple[str, ...]

    def check(self, rule: str, answer: str) -> None:
        """Refuse what is not among the options."""
        if answer not in self.options:
            raise Refused(rule, "not-an-option", answer=answer, count=len(self.options))


class Some(msgspec.Struct, frozen=True, tag="some"):
    """At least ``least`` and at most ``most`` of the options, each once."""

    reads: ClassVar[Any] = tuple[str, ...]
    options: tuple[str, ...]
    least: int
    most: int

    def check(self, rule: str, answer: tuple[str, ...]) -> None:
        """Refuse too few, too many, repeated and unknown ones."""
        for index, one in enumerate(answer):
            if one not in self.options:
                raise Refused(rule, "not-an-option", answer=one, count=len(self.options))
            if one in answer[:index]:
                raise Refused(rule, "twice", what=one)
        if len(answer) < self.least:
            raise Refused(rule, "too-few", count=len(answer), min=self.least)
        if len(answer) > self.most:
            raise Refused(rule, "too-many", count=len(answer), max=self.most)


class Each(msgspec.Struct, frozen=True, tag="each"):
    """One option for every key; a rule across keys is the game's to check."""

    reads: ClassVar[Any] = dict[str, str]
    options: tuple[tuple[str, tuple[str, ...]], ...]

    def check(self, rule: str, answer: dict[str, str]) -> None:
        """Refuse a missing key, an unknown key and an option that its key does not have."""
        wanted = dict(self.options)
        for key, one in answer.items():
            if one not in wanted.get(key, ()):
                raise Refused(rule, "not-an-option", answer=f"{key}={one}", count=len(wanted.get(key, ())))
        if len(answer) < len(wanted):
            raise Refused(rule, "too-few", count=len(answer), min=len(wanted))


class Orders(msgspec.Struct, frozen=True, tag="orders"):
    """One order to one piece, with one of these verbs; who may do what is the game's to check."""

    reads: ClassVar[Any] = Order
    verbs: tuple[str, ...]

    def check(self, rule: str, answer: Order) -> None:
        """Refuse a verb that does not belong to this moment."""
        if answer.verb not in self.verbs:
            raise Refused(rule, "not-an-option", answer=answer.verb, count=len(self.verbs))


class Route(msgspec.Struct, frozen=True, tag="route"):
    """A way to go for one of these pieces, leg by leg."""

    reads: ClassVar[Any] = Journey
    pieces: tuple[str, ...]
    legs: tuple[str, ...]

    def check(self, rule: str, answer: Journey) -> None:
        """Refuse another's piece and an unknown kind of leg."""
        if answer.piece not in self.pieces:
            raise Refused(rule, "not-an-option", answer=answer.piece, count=len(self.pieces))
        for leg in answer.legs:
            if leg.how not in self.legs:
                raise Refused(rule, "not-an-option", answer=leg.how, count=len(self.legs))


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A position for one of these pieces."""

    reads: ClassVar[Any] = Spot
    pieces: tuple[str, ...]

    def check(self, rule: str, answer: Spot) -> None:
        """Refuse a piece that is not to be placed now."""
        if answer.piece not in self.pieces:
            raise Refused(rule, "not-an-option", answer=answer.piece, count=len(self.pieces))


Choice = Pick | Some | Each | Orders | Route | Place


def decoded(choice: Choice, rule: str, answer: object) -> Any:
    """Give the answer as the choice reads it, or refuse it as unreadable."""
    if type(answer) is choice.reads and choice.reads in (str, Order):
        return answer
    try:
        read = msgspec.convert(answer, choice.reads)
    except msgspec.ValidationError as error:
        raise Unreadable(rule, "unreadable", what=shorten(str(answer), 80)) from error
    return _in_order(choice, read) if type(choice) is Each else read


def _in_order(choice: Each, answer: dict[str, str]) -> dict[str, str]:
    """Put an answer in the order of its choice, so that nothing depends on how it was sent."""
    return {key: answer[key] for key, _ in choice.options if key in answer} | answer
