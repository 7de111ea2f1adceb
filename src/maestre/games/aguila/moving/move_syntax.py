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
from maestre.games.aguila.table.moments import TURNS_ADDED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
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
_SITED: Final = ("limber", "unlimber", "detach")
"""What guns do with an order to advance or, if they turn first, to change facing."""
_BENT: Final = ("advance", "double")
"""What may be a way of many legs; all others are one line, perhaps after a turn."""


class Way(msgspec.Struct, frozen=True, tag="way"):
    """A unit goes somewhere with a verb: how far at most, with how many free turns and wheels.

    ``road`` is how much farther it may go if it ends on the road on which it starts (16.43). ``barred`` are friends who
    have not let it pass, so that it must find another way (3.13); those who ``let`` it need not be asked again.
    ``faced`` is how far ahead guns may go that turn first, where they may as well go straight (11.36).
    """

    unit: UnitId
    verb: str
    allowance: Tally
    turns: int
    wheels: int
    road: int = 0
    barred: tuple[UnitId, ...] = ()
    let: tuple[UnitId, ...] = ()
    faced: int = 0


@rule("3.05", "3.07", "3.08", "3.10", "11.03", "11.36", "13.02")
def words(state: State, unit: UnitId, verb: str) -> tuple[str, ...]:
    """The kinds of leg that a unit may go with a verb."""
    found = _GUNS if _any_direction(state, unit, verb) else _WORDS.get(verb, ("ahead",))
    turn = ("turn",) if "turn" not in found and turns_of(state, unit, verb) else ()
    return (*found, *turn, TO)


@rule("3.03", "3.06", "11.03", "11.36", "13.02")
def turns_of(state: State, unit: UnitId, verb: str) -> int:
    """How often a unit may turn with a verb: guns to be sited, everybody else as his order says; the agile more."""
    if _any_direction(state, unit, verb):
        return int(verb in _SITED) + TURNS_ADDED(state, unit)
    return tallied(state, Value.TURNS, Situation(unit=unit, use="move", verb=verb)).whole


def _any_direction(state: State, unit: UnitId, verb: str) -> bool:
    """Whether a unit goes in one line in any direction, as guns do."""
    return state.arm_of(state.units[unit]) is Arm.ARTILLERY and verb not in {"facing", "double"}


def is_sited(state: State, unit: UnitId, verb: str) -> bool:
    """Whether a verb lets guns change facing as well as advance."""
    return verb in _SITED and _any_direction(state, unit, verb)


def straight_only(state: State, unit: UnitId, verb: str) -> bool:
    """Whether a unit does not wheel with a verb."""
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
    if about.verb not in _BENT or _any_direction(state, about.unit, about.verb):
        _check_line(state, about, said)
    found = []
    for leg in said:
        found.append(_read(state, about, facing, leg))
        facing += leg.amount if leg.how == "turn" else 0
    return tuple(found)


@rule("3.03", "3.05", "11.36", "13.02")
def _check_line(state: State, about: Way, said: Sequence[Said]) -> None:
    """Refuse a turn that does not come first and lines that are not one, but for what the agile turn between them."""
    unit, turns = named(state, about.unit), sum(leg.how == "turn" for leg in said)
    faces = bool(about.faced or about.verb == "facing") and bool(said) and said[0].how == "turn"
    late, lines = turns - faces, len(said) - turns
    if (about.faced or about.verb == "facing") and late > TURNS_ADDED(state, about.unit):
        raise Refused("3.03", "way-turns-first", unit=unit)
    if lines > 1 + late:
        raise Refused("3.05", "way-one-line", unit=unit, count=lines)
    if faces:
        for leg in said:
            if leg.how not in {"turn", "ahead"}:
                raise Refused("3.03", "way-wrong-leg", unit=unit, leg=Message(f"leg-{leg.how}"))


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
    """Legs of the table in the words of a journey."""
    found = []
    for leg in legs:
        if isinstance(leg, Ahead):
            found.append(Said("ahead", leg.length))
        elif isinstance(leg, Turn):
            found.append(Said("turn", leg.turn))
            facing += leg.turn
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
        return (*_line(start, goal, None), *_turned_line(state, about, start, goal, size, None))
    if about.verb in _LINES:
        along = _LINES[about.verb]
        return (*_line(start, goal, along), *_turned_line(state, about, start, goal, size, along))
    if about.verb == "facing":
        return _turned_line(state, about, start, goal, size, (0,))
    if about.verb not in _BENT:
        return (*_line(start, goal, (0,)), *_turned_line(state, about, start, goal, size, (0,)))
    turn = state.figures.sight.turn if about.turns else 0
    return tabletop.plotted(start, goal, size, turn=turn, wheels=about.wheels)


_LINES: Final = {"back": (tabletop.HALF_TURN,), "aside": (tabletop.QUARTER_TURN, -tabletop.QUARTER_TURN)}


def _turned_line(
    state: State, about: Way, start: Pose, goal: Pose, size: Base, along: tuple[int, ...] | None
) -> tuple[tuple[Leg, ...], ...]:
    """The ways that turn and go one line, ahead if the order is to face elsewhere; the agile may turn at its end."""
    turn = tabletop.turn_between(start.facing, goal.facing)
    faces = about.verb == "facing" or bool(about.faced)
    found: tuple[tuple[Leg, ...], ...] = ()
    if faces or (turn and about.turns):
        turned = tabletop.turned(start, size, None, turn)
        first = (Turn(turn),) if turn else ()
        found += tuple((*first, *line) for line in _line(turned, goal, (0,) if faces else along))
    if turn and TURNS_ADDED(state, about.unit):
        found += tuple((*line, Turn(turn)) for line in _line(start, goal._replace(facing=start.facing), along))
    return found


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
