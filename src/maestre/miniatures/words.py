"""Figures and answers in words: lengths, chances, and what each answer is about.

A game that uses these has a message ``inches`` with ``whole`` and ``tenths``.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from maestre.play import Answer, Journey, Message, Offer, Order, Spot
from maestre.space.tabletop import Point

_TENTHS: Final = 10


def inches(units: int, inch: int) -> Message:
    """A length, in inches and tenths, rounded up."""
    tenths = -(-units * _TENTHS // inch)
    return Message.of("inches", whole=tenths // _TENTHS, tenths=tenths % _TENTHS)


def percent(chance: Fraction) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def pointed(option: str) -> str:
    """The piece that an option points at, if it does: what stands before its first stroke, of a shot its target."""
    return option.partition("/")[0]


def about(answer: Answer) -> tuple[str, ...]:
    """The pieces that an answer names; words that are no pieces may be among them."""
    if isinstance(answer, Order):
        return answer.piece, *answer.objects
    if isinstance(answer, Spot | Journey):
        return (answer.piece,)
    if isinstance(answer, dict | tuple):
        return tuple(answer)
    return (pointed(answer),)


def offered(answer: Answer, words: Message, where: Callable[[str], Point | None]) -> Offer:
    """Offer an answer in words, with the place to touch for it: a spot itself, or where the piece is that it aims at.

    An order aims at the first of its objects, and without any at its own piece; its verb is its mark.
    """
    if isinstance(answer, Spot):
        return Offer(answer, words, (answer.x, answer.y))
    if isinstance(answer, dict | tuple):
        return Offer(answer, words)
    aim = (answer.objects or (answer.piece,))[0] if isinstance(answer, Order) else about(answer)[0]
    return Offer(answer, words, tuple(where(aim) or ()), (answer.verb,) if isinstance(answer, Order) else ())
