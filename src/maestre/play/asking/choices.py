"""The kinds of choice that a rule may put to a seat, and the form of their answers.

A choice lists its options only where they are few. What is allowed beyond that, the question says.
"""

from __future__ import annotations

from reprlib import Repr
from typing import Annotated, Any, ClassVar, Final

import msgspec

from maestre.play.asking.bounds import LONGEST_WORD, MOST_AT, MOST_LEGS, Far, Plan, Word, Words, beyond
from maestre.play.errors import Refused, Unreadable


class Order(msgspec.Struct, frozen=True, gc=False):
    """What one piece is told to do: a verb, the piece and whatever the verb acts on."""

    verb: Word
    piece: Word = ""
    objects: Words = ()


class Leg(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One part of a route: what kind of movement, and by how much, or to which place in the units of its space."""

    how: Word
    amount: Far = 0
    at: Annotated[tuple[Far, ...], msgspec.Meta(max_length=MOST_AT)] = ()


class Journey(msgspec.Struct, frozen=True, gc=False):
    """A piece and the legs that it goes, in order."""

    piece: Word
    legs: Annotated[tuple[Leg, ...], msgspec.Meta(max_length=MOST_LEGS)]


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A piece put down at a position, in whole units of its table, with a facing."""

    piece: Word
    x: Far
    y: Far
    facing: Far = 0


Answer = str | tuple[str, ...] | dict[str, str] | Order | Journey | Spot


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """One of the options."""

    reads: ClassVar[object] = str
    options: tuple[str, ...]

    def check(self, rule: str, answer: str) -> None:
        """Refuse what is not among the options."""
        if answer not in self.options:
            raise Refused(rule, "not-an-option", answer=answer, count=len(self.options))


class Some(msgspec.Struct, frozen=True, tag="some"):
    """At least ``least`` and at most ``most`` of the options, each once."""

    reads: ClassVar[object] = Words
    options: tuple[str, ...]
    least: int
    most: int

    def check(self, rule: str, answer: tuple[str, ...]) -> None:
        """Refuse too few, too many, repeated and unknown ones."""
        options = frozenset(self.options)
        before: set[str] = set()
        for one in answer:
            if one not in options:
                raise Refused(rule, "not-an-option", answer=one, count=len(self.options))
            if one in before:
                raise Refused(rule, "twice", what=one)
            before.add(one)
        if len(answer) < self.least:
            raise Refused(rule, "too-few", count=len(answer), min=self.least)
        if len(answer) > self.most:
            raise Refused(rule, "too-many", count=len(answer), max=self.most)


class Each(msgspec.Struct, frozen=True, tag="each"):
    """One option for every key; a rule across keys is the game's to check."""

    reads: ClassVar[object] = Plan
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

    reads: ClassVar[object] = Order
    verbs: tuple[str, ...]

    def check(self, rule: str, answer: Order) -> None:
        """Refuse a verb that does not belong to this moment."""
        if answer.verb not in self.verbs:
            raise Refused(rule, "not-an-option", answer=answer.verb, count=len(self.verbs))


class Route(msgspec.Struct, frozen=True, tag="route"):
    """A way to go for one of these pieces, leg by leg."""

    reads: ClassVar[object] = Journey
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

    reads: ClassVar[object] = Spot
    pieces: tuple[str, ...]

    def check(self, rule: str, answer: Spot) -> None:
        """Refuse a piece that is not to be placed now."""
        if answer.piece not in self.pieces:
            raise Refused(rule, "not-an-option", answer=answer.piece, count=len(self.pieces))


Choice = Pick | Some | Each | Orders | Route | Place


def decoded(choice: Choice, rule: str, answer: object) -> Any:
    """Give the answer as the choice reads it, or refuse it as unreadable; one beyond a bound is told which."""
    if type(answer) is choice.reads and choice.reads in (str, Order):
        if type(answer) is str and len(answer) > LONGEST_WORD:
            raise Unreadable(rule, "beyond-text", where="$", most=LONGEST_WORD)
        return answer
    try:
        read = msgspec.convert(answer, choice.reads)
    except msgspec.ValidationError as error:
        told = beyond(error)
        if told is not None:
            raise Unreadable(rule, told.key, **dict(told.args)) from error
        raise Unreadable(rule, "unreadable", what=_echo(answer)) from error
    return _in_order(choice, read) if type(choice) is Each else read


_LONGEST_ECHO: Final = 80
_BRIEFLY: Final = Repr()
_BRIEFLY.maxother = _BRIEFLY.maxstring = _LONGEST_ECHO


def _echo(answer: object) -> str:
    """Write the beginning of what cannot be read, however long or deep it is."""
    return (answer if isinstance(answer, str) else _BRIEFLY.repr(answer))[:_LONGEST_ECHO]


def _in_order(choice: Each, answer: dict[str, str]) -> dict[str, str]:
    """Put an answer in the order of its choice, so that nothing depends on how it was sent."""
    return {key: answer[key] for key, _ in choice.options if key in answer} | answer
