"""Where a piece goes, in words: `advance 4 left 30`, `to 30 20`, `toward R1-1`, `stay`.

A game that reads these has messages ``text-no-way``, ``text-no-point``, ``text-put-where`` and ``text-which-piece``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from maestre.miniatures.text.words import (
    ADVANCE_WORDS,
    BACK_WORDS,
    COMPASS,
    JOIN_WORDS,
    SIDES,
    STAY_WORDS,
    TO_WORDS,
    TOWARD_WORDS,
    folded,
    hundredths,
    length,
)
from maestre.play import Ask, Place, Spot, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

FAR: Final = 10_000_000
"""Farther than any table."""


class Way(NamedTuple):
    """By how much to turn, to the right above 0, and how far to go; None if no length was said."""

    turn: int = 0
    long: int | None = None


class Going(NamedTuple):
    """From where a piece goes, which way, and how far; None if as far as it can."""

    start: Point
    heading: int
    long: int | None


def starts_a_way(words: tuple[str, ...]) -> bool:
    """Whether words say where to go."""
    first = folded(words[0])
    known = (*ADVANCE_WORDS, *TO_WORDS, *TOWARD_WORDS, *COMPASS)
    return first in known or (len(words) > 1 and hundredths(first) is not None)


def whose(ask: Ask, words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The piece that moves, and what is said of it."""
    assert isinstance(ask.choice, Place)
    pieces = ask.choice.pieces
    named = [piece for piece in pieces if piece.lower() == folded(words[0])]
    if named:
        return named[0], words[1:]
    if len(pieces) > 1:
        raise Unreadable(ask.rule, "text-which-piece", pieces=", ".join(pieces))
    return pieces[0], words


def read_way(words: tuple[str, ...], inch: int) -> Way:
    """Read how far, and by how many degrees to which side."""
    way, side = Way(), 0
    for word in words:
        said = folded(word)
        number = hundredths(said)
        if said in SIDES:
            side = SIDES[said]
            way = way._replace(turn=side * tabletop.QUARTER_TURN)
        elif said in BACK_WORDS:
            way = way._replace(turn=tabletop.HALF_TURN)
        elif number is not None and side:
            way, side = way._replace(turn=side * number), 0
        elif number is not None:
            way = way._replace(long=length(said, inch))
        else:
            raise Unreadable("", "text-no-way", words=word)
    return way


class Mover(NamedTuple):
    """What a game knows of a piece whose place is read.

    ``at`` is where it is, None if it is not on the table; ``start`` is from where it moves, if that is another point;
    ``facing`` is how it would be put down; ``pose_of`` gives where another piece is that a word names.
    """

    rule: str
    piece: str
    at: Pose | None
    start: Point | None
    facing: int
    pose_of: Callable[[str], Pose]
    inch: int


def read_place(known: Mover, words: tuple[str, ...]) -> Spot | Going:
    """Read a place, or a way that the game follows as far as it goes."""
    first = folded(words[0]) if words else ""
    if first in TO_WORDS or hundredths(first) is not None:
        return _point(known, words[1:] if first in TO_WORDS else words)
    if known.at is None:
        raise Unreadable(known.rule, "text-put-where")
    here = known.start or Point(known.at.x, known.at.y)
    if first in STAY_WORDS:
        return Spot(known.piece, *here)
    if first in JOIN_WORDS:
        host = known.pose_of("".join(words[1:2]))
        return Spot(known.piece, host.x, host.y)
    if first in TOWARD_WORDS:
        there = known.pose_of("".join(words[1:2]))
        ahead = tabletop.heading(there.x - here.x, there.y - here.y) if there[:2] != here else 0
        return _going(here, ahead, read_way(words[2:], known.inch))
    if first in (*ADVANCE_WORDS, *COMPASS, *BACK_WORDS):
        ahead = COMPASS.get(first, known.at.facing + (tabletop.HALF_TURN if first in BACK_WORDS else 0))
        return _going(here, ahead, read_way(words[1:], known.inch))
    raise Unreadable(known.rule, "text-no-way", words=" ".join(words) or known.piece)


def _point(known: Mover, words: tuple[str, ...]) -> Spot:
    """Read a point in inches, and which way to face where that matters."""
    if len(words) < 2:  # noqa: PLR2004  (x and y)
        raise Unreadable(known.rule, "text-no-point", words=" ".join(words))
    x, y, *rest = words
    at = length(x, known.inch), length(y, known.inch)
    if rest and folded(rest[0]) in COMPASS:
        return Spot(known.piece, *at, COMPASS[folded(rest[0])])
    return Spot(known.piece, *at, (known.facing + read_way(tuple(rest), known.inch).turn) % tabletop.TURN)


def _going(here: Point, ahead: int, way: Way) -> Going:
    return Going(here, (ahead + way.turn) % tabletop.TURN, way.long)


def stepped(piece: str, going: Going, far: int) -> Spot:
    """Where a piece is that has gone so far."""
    by = tabletop.step(going.heading, far)
    return Spot(piece, going.start.x + by.x, going.start.y + by.y)
