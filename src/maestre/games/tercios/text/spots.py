"""Where a piece goes, in words: `advance 4 left 30`, `to 30 20`, `toward R1-1`, `stay`."""

from __future__ import annotations

from typing import NamedTuple

from maestre.games.tercios.array import facing
from maestre.games.tercios.data import INCH
from maestre.games.tercios.places import outline, present
from maestre.games.tercios.snaps import snapped
from maestre.games.tercios.state import LeaderId, Side, State, UnitId
from maestre.games.tercios.text.words import (
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
    piece_meant,
)
from maestre.games.tercios.wording import start_of
from maestre.play import Ask, Place, Spot, Tries, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_FAR = 10_000_000
"""Farther than any table."""


class _Way(NamedTuple):
    turn: int = 0
    long: int | None = None


def starts_a_way(words: tuple[str, ...]) -> bool:
    """Whether words say where to go."""
    first = folded(words[0])
    known = (*ADVANCE_WORDS, *TO_WORDS, *TOWARD_WORDS, *COMPASS)
    return first in known or (len(words) > 1 and hundredths(first) is not None)


def where(state: State, piece: str) -> Pose:
    """Where a piece is that stands on the table: its middle and its facing, of a leader that of his side."""
    if piece in state.units:
        pose = state.units[UnitId(piece)].pose
        assert pose is not None
        return pose
    who = state.leaders[LeaderId(piece)]
    if who.at is None and who.inside is not None:
        return where(state, who.inside)
    assert who.at is not None
    return Pose(*who.at, facing(state, who.side))


def on_table(state: State, piece: str) -> bool:
    """Whether a piece stands on the table, or a leader is inside of one that does."""
    if piece in state.leaders:
        who = state.leaders[LeaderId(piece)]
        return who.at is not None or (who.inside is not None and on_table(state, who.inside))
    return piece in state.units and UnitId(piece) in present(state)


def read_spots(state: State, ask: Ask, words: tuple[str, ...]) -> Tries:
    """Read where a piece goes; a length that rounding has made a hair too long may be that hair shorter."""
    assert isinstance(ask.choice, Place)
    piece, rest = _whose(ask, ask.choice, words)
    first = folded(rest[0]) if rest else ""
    if first in TO_WORDS or hundredths(first) is not None:
        return (_at(state, ask, piece, rest[1:] if first in TO_WORDS else rest),)
    if not on_table(state, piece):
        raise Unreadable(ask.rule, "text-put-where")
    here = start_of(state, piece) or Point(*where(state, piece)[:2])
    if first in STAY_WORDS:
        return (Spot(piece, *here),)
    if first in JOIN_WORDS:
        host = where(state, piece_meant(state, "".join(rest[1:2])))
        return (Spot(piece, host.x, host.y),)
    if first in TOWARD_WORDS:
        there = where(state, piece_meant(state, "".join(rest[1:2])))
        ahead = tabletop.heading(there.x - here.x, there.y - here.y) if there[:2] != here else 0
        return _along(state, ask, piece, here, ahead, _way(rest[2:]))
    if first in (*ADVANCE_WORDS, *COMPASS, *BACK_WORDS):
        ahead = COMPASS.get(first, where(state, piece).facing + (tabletop.HALF_TURN if first in BACK_WORDS else 0))
        return _along(state, ask, piece, here, ahead, _way(rest[1:]))
    raise Unreadable(ask.rule, "text-no-way", words=" ".join(rest) or piece)


def _whose(ask: Ask, choice: Place, words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The piece that moves, and what is said of it."""
    named = [piece for piece in choice.pieces if piece.lower() == folded(words[0])]
    if named:
        return named[0], words[1:]
    if len(choice.pieces) > 1:
        raise Unreadable(ask.rule, "text-which-piece", pieces=", ".join(choice.pieces))
    return choice.pieces[0], words


def _at(state: State, ask: Ask, piece: str, words: tuple[str, ...]) -> Spot:
    """Read a point in inches, and which way to face where that matters."""
    if len(words) < 2:  # noqa: PLR2004  (x and y)
        raise Unreadable(ask.rule, "text-no-point", words=" ".join(words))
    x, y = length(words[0]), length(words[1])
    rest = words[2:]
    if rest and folded(rest[0]) in COMPASS:
        return Spot(piece, x, y, COMPASS[folded(rest[0])])
    ahead = facing(state, Side(ask.seat)) if piece in state.units else 0
    return Spot(piece, x, y, (ahead + _way(rest).turn) % tabletop.TURN)


def _way(words: tuple[str, ...]) -> _Way:
    """Read how far, and by how many degrees to which side."""
    way, side = _Way(), 0
    for word in words:
        number = hundredths(folded(word))
        if folded(word) in SIDES:
            side = SIDES[folded(word)]
            way = way._replace(turn=side * tabletop.QUARTER_TURN)
        elif folded(word) in BACK_WORDS:
            way = way._replace(turn=tabletop.HALF_TURN)
        elif number is not None and side:
            way, side = way._replace(turn=side * number), 0
        elif number is not None:
            way = way._replace(long=length(folded(word)))
        else:
            raise Unreadable("", "text-no-way", words=word)
    return way


def _along(state: State, ask: Ask, piece: str, here: Point, ahead: int, way: _Way) -> Tries:
    """So far along a heading, or as far as it goes if no length was said; who leaves a Troop starts at its edge."""
    heading = (ahead + way.turn) % tabletop.TURN
    host = state.leaders[LeaderId(piece)].inside if piece in state.leaders else None
    if host is not None:
        farthest = ask.about.length if way.long is None else way.long
        beyond = outline(state, host).reach
        return tuple(_step(piece, here, heading, beyond + far) for far in range(farthest, 0, -INCH // 2))
    if way.long is None:
        return (snapped(state, ask, _step(piece, here, heading, _FAR)).answer,)
    return tuple(_step(piece, here, heading, max(0, way.long - less)) for less in (0, 1))


def _step(piece: str, here: Point, heading: int, far: int) -> Spot:
    by = tabletop.step(heading, far)
    return Spot(piece, here.x + by.x, here.y + by.y)
