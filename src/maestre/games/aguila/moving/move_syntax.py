"""3.03-3.10, 11.03 The legs of a way: which an order has, in which order, and how they are read.

Legs are ``ahead``, ``back`` and ``aside`` with a length, ``turn`` and ``wheel`` with hundredths of a degree; left is
below 0 for ``turn``, ``wheel`` and ``aside``. A gun goes ``aside`` in any direction: ``at`` is then the turn, to the
right, from its facing to that direction. One leg ``to`` names the pose to end at, and the rules find the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

import msgspec

from maestre.games.aguila.data import Arm
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import State, UnitId
from maestre.play import Journey, Message, Refused, Tally, rule
from maestre.play import Leg as Said
from maestre.space import tabletop
from maestre.space.tabletop import Ahead, Aside, Base, Corner, Leg, Pose, Turn, Wheeled

TO: Final = "to"
_NEAR: Final = 3
"""A place this near to a line lies on it, as steps are whole."""

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "advance": ("ahead", "turn", "wheel"),
    "double": ("ahead", "turn", "wheel"),
    "facing": ("turn", "ahead"),
    "back": ("back",),
    "aside": ("aside",),
}
_GUNS: Final = ("ahead", "back", "aside")
_BENT: Final = ("advance", "double")
"""What may be a way of many legs; all others are one line, perhaps after a turn."""


class Way(msgspec.Struct, frozen=True, tag="way"):
    """A unit goes somewhere with a verb: how far at most, with how many free turns and wheels.

    ``road`` is how much farther it may go if it ends on the road on which it starts (16.43). ``barred`` are friends who
    have not let it pass, so that it must find another way (3.13); those who ``let`` it need not be asked again.
    """

    unit: UnitId
    verb: str
    allowance: Tally
    turns: int
    wheels: int
    road: int = 0
    barred: tuple[UnitId, ...] = ()
    let: tuple[UnitId, ...] = ()


@rule("3.05", "3.07", "3.08", "3.10", "11.03")
def words(state: State, unit: UnitId, verb: str) -> tuple[str, ...]:
    """The kinds of leg that a unit may go with a verb."""
    if _any_direction(state, unit, verb):
        return (*_GUNS, TO)
    return (*_WORDS.get(verb, ("ahead",)), TO)


def _any_direction(state: State, unit: UnitId, verb: str) -> bool:
    """Whether a unit goes in one line in any direction, as guns do."""
    return state.arm_of(state.units[unit]) is Arm.ARTILLERY and verb not in {"facing", "double"}


def straight_only(state: State, unit: UnitId, verb: str) -> bool:
    """Whether a unit neither turns nor wheels with a verb."""
    return _any_direction(state, unit, verb) or verb not in {"facing", *_BENT}


# ------------------------------------------------------------------------------------------------------------- reading


@rule("3.03", "3.05", "3.07", "3.10")
def read(state: State, about: Way, facing: int, journey: Journey) -> tuple[Leg, ...]:
    """The legs of a journey as the table makes them; those of nothing are left out."""
    said = [leg for leg in journey.legs if leg.amount]
    unit = named(state, about.unit)
    allowed = words(state, about.unit, about.verb)
    for leg in said:
        if leg.how not in allowed:
            raise Refused("3.05", "way-wrong-leg", unit=unit, leg=Message(f"leg-{leg.how}"))
        if leg.amount < 0 and leg.how in {"ahead", "back"}:
            raise Refused("3.05", "way-below-nothing", unit=unit, leg=Message(f"leg-{leg.how}"))
    if about.verb == "facing" and any(leg.how == "turn" for leg in said[1:]):
        raise Refused("3.03", "way-turns-first", unit=unit)
    if about.verb not in _BENT or _any_direction(state, about.unit, about.verb):
        lines = sum(leg.how != "turn" for leg in said)
        if lines > 1:
            raise Refused("3.05", "way-one-line", unit=unit, count=lines)
    return tuple(_read(state, about, facing, leg) for leg in said)


def _read(state: State, about: Way, facing: int, leg: Said) -> Leg:
    if leg.how == "ahead":
        return Ahead(leg.amount)
    if leg.how == "turn":
        return Turn(leg.amount)
    if leg.how == "wheel":
        return Wheeled(Corner.FRONT_RIGHT if leg.amount > 0 else Corner.FRONT_LEFT, leg.amount)
    if leg.how == "back":
        return Aside(tabletop.opposed(facing), leg.amount)
    if leg.at and not _any_direction(state, about.unit, about.verb):
        raise Refused("3.07", "way-straight-aside", unit=named(state, about.unit))
    right = leg.at[0] if leg.at else tabletop.QUARTER_TURN
    heading = facing + right + (tabletop.HALF_TURN if leg.amount < 0 else 0)
    return Aside(heading % tabletop.TURN, abs(leg.amount))


def made_of(facing: int, legs: Sequence[Leg]) -> tuple[Said, ...]:
    """Legs of the table in the words of a journey; a unit that goes aside or back has not turned before."""
    found = []
    for leg in legs:
        if isinstance(leg, Ahead):
            found.append(Said("ahead", leg.length))
        elif isinstance(leg, Turn):
            found.append(Said("turn", leg.turn))
        elif isinstance(leg, Wheeled):
            found.append(Said("wheel", leg.turn))
        else:
            found.append(_beside(facing, leg))
    return tuple(found)


def _beside(facing: int, leg: Aside) -> Said:
    turn = tabletop.turn_between(facing, leg.heading)
    if abs(turn) == tabletop.HALF_TURN:
        return Said("back", leg.length)
    if abs(turn) == tabletop.QUARTER_TURN:
        return Said("aside", leg.length if turn > 0 else -leg.length)
    return Said("aside", leg.length, (turn,))


# ------------------------------------------------------------------------------------------------------------ plotting


def plots(state: State, about: Way, start: Pose, goal: Pose, size: Base) -> tuple[tuple[Leg, ...], ...]:
    """The ways of legs of this order that end at a pose, the cheapest first; nothing is known of what is in the way."""
    if start == goal:
        return ((),)
    if _any_direction(state, about.unit, about.verb):
        return _line(start, goal, None)
    if about.verb == "back":
        return _line(start, goal, (tabletop.HALF_TURN,))
    if about.verb == "aside":
        return _line(start, goal, (tabletop.QUARTER_TURN, -tabletop.QUARTER_TURN))
    if about.verb == "facing":
        turn = tabletop.turn_between(start.facing, goal.facing)
        turned = tabletop.turned(start, size, None, turn)
        first = (Turn(turn),) if turn else ()
        return tuple((*first, *line) for line in _line(turned, goal, (0,)))
    turn = state.figures.sight.turn if about.turns else 0
    return tabletop.plotted(start, goal, size, turn=turn, wheels=about.wheels)


def _line(start: Pose, goal: Pose, turns: tuple[int, ...] | None) -> tuple[tuple[Leg, ...], ...]:
    """The one line to a pose, if it keeps its facing and, unless any direction will do, lies along one of some."""
    if abs(tabletop.turn_between(start.facing, goal.facing)) > 1:
        return ()
    dx, dy = goal.x - start.x, goal.y - start.y
    if dx * dx + dy * dy <= _NEAR * _NEAR:
        return ((),)
    far = isqrt(dx * dx + dy * dy)
    headings = [start.facing + turn for turn in turns] if turns is not None else [tabletop.heading(dx, dy)]
    for heading in headings:
        for length in (far, far + 1):
            by = tabletop.step(heading, length)
            if (by.x - dx) ** 2 + (by.y - dy) ** 2 <= _NEAR * _NEAR:
                return (((Ahead(length) if heading == start.facing else Aside(heading % tabletop.TURN, length)),),)
    return ()
