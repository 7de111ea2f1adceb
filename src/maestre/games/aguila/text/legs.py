"""Ways in words: `forward 3, wheel left 30, forward 2`, `back 2`, `left 3`, `to 30 20`, `toward R1-1`, `stay`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import INCH
from maestre.games.aguila.moving.move_syntax import TO, Way
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.table.places import base, front
from maestre.games.aguila.table.state import State
from maestre.games.aguila.text.spots import where
from maestre.games.aguila.text.words import ABOUT_WORDS, ASIDE_WORDS, TURN_WORDS, WHEEL_WORDS, piece_meant
from maestre.miniatures.text.ways import FAR
from maestre.miniatures.text.words import (
    ADVANCE_WORDS,
    BACK_WORDS,
    COMPASS,
    SIDES,
    STAY_WORDS,
    TO_WORDS,
    TOWARD_WORDS,
    hundredths,
    length,
    telling,
)
from maestre.play import Journey, Leg, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Point

_KINDS: Final = {
    **dict.fromkeys(ADVANCE_WORDS, "ahead"),
    **dict.fromkeys(BACK_WORDS, "back"),
    **dict.fromkeys(ASIDE_WORDS, "aside"),
    **dict.fromkeys(TURN_WORDS, "turn"),
    **dict.fromkeys(WHEEL_WORDS, "wheel"),
}
"""The kind of leg that a word begins."""
_BEGUN: Final = {"facing": "turn", "back": "back", "aside": "aside"}
"""The kind of leg that an order begins by itself; all others go ahead."""
_MAKERS: Final = ("degrees", "grados", "inches", "pulgadas", "then", "luego", "despues")


def starts_a_journey(words: tuple[str, ...]) -> bool:
    """Whether words say where to go, apart from the order with which."""
    first = next(iter(telling(words)), "")
    return first in (*TO_WORDS, *TOWARD_WORDS, *COMPASS, *WHEEL_WORDS) or hundredths(first) is not None


def read_journey(state: State, about: Marching, words: tuple[str, ...]) -> Journey:
    """Read a way; where no length is said it goes as far as it can."""
    said = [word for word in telling(words) if word not in _MAKERS]
    first = said[0] if said else ""
    if first in STAY_WORDS:
        return Journey(about.unit, ())
    if first in TO_WORDS:
        return Journey(about.unit, (_place(state, about, said[1:]),))
    if first in TOWARD_WORDS or first in COMPASS:
        legs = tuple(_toward(state, about, said))
    else:
        legs = tuple(_legs(about.verb, said))
    journey = Journey(about.unit, legs)
    endless = any(abs(leg.amount) == FAR for leg in legs)
    found = about.snap(state, journey).answer if endless else journey
    assert isinstance(found, Journey)
    return found


# ----------------------------------------------------------------------------------------------------------- leg by leg


def _legs(verb: str, said: list[str]) -> Iterator[Leg]:
    """Legs one after another: a word for the kind, a side where it has one, and how much."""
    rest, kind = list(said), _BEGUN.get(verb, "ahead")
    if not rest:
        raise Unreadable("3.05", "text-no-way", words=verb)
    while rest:
        kind = _KINDS.get(rest[0], kind)
        if rest[0] in _KINDS:
            rest.pop(0)
        yield _leg(kind, rest)


def _leg(kind: str, rest: list[str]) -> Leg:
    """Take the words of one leg off those that are left."""
    if kind in {"ahead", "back"}:
        if rest and rest[0] not in _KINDS and hundredths(rest[0]) is None:
            raise Unreadable("3.05", "text-no-way", words=rest[0])
        return Leg(kind, _far(rest))
    if kind == "turn" and rest and rest[0] in ABOUT_WORDS:
        rest.pop(0)
        rest[:] = rest[1:] if rest[:1] == ["vuelta"] else rest
        return Leg(kind, tabletop.HALF_TURN)
    if not rest or rest[0] not in SIDES:
        raise Unreadable("3.05", "text-which-hand", words=" ".join(rest) or kind)
    hand = SIDES[rest.pop(0)]
    if kind == "aside":
        return Leg(kind, hand * _far(rest))
    degrees = hundredths(rest[0]) if rest else None
    if degrees is not None:
        rest.pop(0)
    return Leg(kind, hand * (tabletop.QUARTER_TURN if degrees is None else degrees))


def _far(rest: list[str]) -> int:
    """A length, if one is said; otherwise as far as it goes."""
    return length(rest.pop(0), INCH) if rest and hundredths(rest[0]) is not None else FAR


# --------------------------------------------------------------------------------------------------- places, directions


def _place(state: State, about: Way, said: list[str]) -> Leg:
    """The pose in which the front centre is at a point in inches, facing as it does unless told otherwise."""
    if len(said) < 2:  # noqa: PLR2004  (x and y)
        raise Unreadable("3.05", "text-no-point", words=" ".join(said))
    at = Point(length(said[0], INCH), length(said[1], INCH))
    facing = where(state, about.unit).facing
    if said[2:] and said[2] in COMPASS:
        facing = COMPASS[said[2]]
    elif said[2:]:
        facing += _leg("turn", said[2:]).amount
    there = tabletop.placed(base(state, about.unit), tabletop.Side.FRONT, at, facing % tabletop.TURN)
    return Leg(TO, at=tuple(there))


def _toward(state: State, about: Marching, said: list[str]) -> Iterator[Leg]:
    """A turn, or without one a wheel, toward a piece or a point of the compass, and ahead; guns go as they stand."""
    rest = said[1:]
    facing = where(state, about.unit).facing
    if said[0] in TOWARD_WORDS:
        there, here = where(state, piece_meant(state, "".join(rest[:1]))), front(state, about.unit)
        heading = tabletop.heading(there.x - here.x, there.y - here.y) if there[:2] != here else facing
        rest = rest[1:]
    else:
        heading = COMPASS[said[0]]
    turn = tabletop.turn_between(facing, heading)
    far = _far(rest)
    if rest:
        raise Unreadable("3.05", "text-no-way", words=" ".join(rest))
    if "aside" in about.kinds:
        yield Leg("aside", far, (turn,))
        return
    if turn:
        yield Leg("turn" if about.turns else "wheel", turn)
    yield Leg("ahead", far)
