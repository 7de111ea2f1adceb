"""What a seat may answer, shown before it decides: each answer in words, with what it costs and where it leads."""

from __future__ import annotations

from typing import Any

import msgspec

from maestre.play.asking.choices import Answer, Order
from maestre.play.written.messages import Message

Tries = tuple[Answer, ...]
"""Answers for one piece, the one that is wanted most first; the first that the rules allow is given."""


class Offer(msgspec.Struct, frozen=True):
    """An answer that the rules allow, in words.

    ``where`` is the place to touch for it, in the numbers of the game's board (a hex and a heading, a point and a
    facing); ``marks`` are the game's own short words for what is special about it, such as ``exhausts``. ``touches``
    are the ids to touch for it on a board that is described as a scene, in order; without any it is a button.
    """

    answer: Any
    words: Message
    where: tuple[int, ...] = ()
    marks: tuple[str, ...] = ()
    touches: tuple[str, ...] = ()


class Snap(msgspec.Struct, frozen=True):
    """What an answer comes to that a player is still shaping: the nearest one that the rules allow, in words.

    ``marks`` show it on the board: on a described one marks of `maestre.play.board`, on boards of their own whatever
    these draw. ``why`` says what bars the answer that was tried, where another came of it.
    """

    answer: Any
    words: Message
    marks: tuple[Any, ...] = ()
    why: Message | None = None


class Assumption(msgspec.Struct, frozen=True):
    """What odds take for granted of a question on the way: the answer, and what is assumed, in words."""

    answer: Any
    words: Message


def described(answer: object) -> Message:
    """Put an answer into plain words, for a game that has none of its own."""
    if isinstance(answer, Order):
        answer = " ".join((answer.verb, answer.piece, *answer.objects))
    return Message.of("answer", what=answer if isinstance(answer, str) else msgspec.json.encode(answer).decode())
