"""S.08-S.10, IC.5.15.b What players say of their stacks: the actions of an MP in words, and courses that stand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.moving.courses import (
    CATCH,
    CLEAR,
    DIVERT,
    ENTER,
    GO,
    LEAVE,
    SAIL,
    STAY,
    UNLOAD,
    catch_number,
    fastest,
    step_of,
)
from maestre.games.mistral.table.asking import Plan, Planning
from maestre.games.mistral.table.chances import check_passes, percent
from maestre.games.mistral.table.names import called, name
from maestre.games.mistral.table.standing import ALL, COURSE, Course, alarm, asked_before, course_of
from maestre.games.mistral.table.state import Formation, FormationId, State
from maestre.play import Message
from maestre.space.network import How, place_of

_TRIES: Final = 12


class Courses(Planning, frozen=True, tag="moves"):
    """What each stack of a player does with its MP of this MPI (S.08); as it stands here, of the British (S.10)."""

    rule: ClassVar = "S.10"
    secret: ClassVar = True
    window: ClassVar = COURSE
    asks: ClassVar = "course-ask"

    impulse: int
    increment: int

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: each stack is offered what it may do, whatever the others do."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Some plans drawn at random, and last the one in which all stay who can."""
        for _ in range(_TRIES if self.open_to else 0):
            yield {key: rng.choice(options) for key, options in self.open_to}
        yield {key: options[0] for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        return told(seen, FormationId(key), option)

    def leads(self, seen: State, key: str) -> dict[str, list[str]]:
        """The places to which each action is what a course there begins with."""
        formation, options = FormationId(key), dict(self.open_to)[key]
        found: dict[str, list[str]] = {}
        for place in seen.figures.places:
            first = next((one for one in _toward(seen, formation, place) if one in options), "")
            if place != seen.formations[formation].place:
                found.setdefault(first, []).append(place)
        return found

    def standing(self, seen: State, orders: tuple[str, ...]) -> Plan | None:
        """What every stack due does, if the courses that stand cover them all."""
        courses = [read for order in orders if (read := course_of(order)) is not None]
        plan: Plan = {}
        for key, options in self.open_to:
            own = [one for one in courses if one.who == key] or [one for one in courses if one.who == ALL]
            own = [one for one in own if not self._alarmed(seen, one.unless, FormationId(key))]
            action = options[0] if len(options) == 1 else _action(seen, FormationId(key), options, own)
            if action is None:
                return None
            plan[key] = action
        return plan

    def _alarmed(self, seen: State, unless: str, stack: FormationId) -> bool:
        return alarm(seen, self.fleet, unless, stack) and not asked_before(seen, unless)


class FastCourses(Courses, frozen=True, tag="fast-moves"):
    """What the fastest stacks do with their first MP, before all others (S.09)."""

    rule: ClassVar = "S.09"


class Markers(Courses, frozen=True, tag="markers"):
    """What the Bourbon stacks are marked to do (IC.5.15.b)."""

    rule: ClassVar = "IC.5.15.b"
    asks: ClassVar = "course-marking"


# ------------------------------------------------------------------------------------------------ actions in words


def told(state: State, formation: FormationId, option: str) -> Message:
    """An action of a stack."""
    verb, _, what = option.partition(":")
    if verb == CATCH:
        return _caught(state, formation, option)
    if verb == GO:
        return _sailed(state, formation, option)
    if verb in (STAY, SAIL, ENTER):
        return Message(f"action-{verb}")
    if verb == LEAVE:
        return Message.of("action-leave", edge=what)
    if verb == CLEAR:
        return Message.of("action-clear", auxiliary=name(state.figures, what))
    if verb == UNLOAD:
        return Message.of("action-unload", points=int(what))
    return (
        Message.of("action-divert", place=name(state.figures, what))
        if verb == DIVERT
        else called(state.figures, option)
    )


def _caught(state: State, formation: FormationId, option: str) -> Message:
    """The number that Catches the Wind, and its chance."""
    step = step_of(state, formation, option)
    assert step is not None, option
    number = catch_number(state, formation, step)
    chance = check_passes(state, state.formations[formation].fleet, number, "S.12")
    return Message.of("offer-catch", place=name(state.figures, step.to), number=number.whole, chance=percent(chance))


def _sailed(state: State, formation: FormationId, option: str) -> Message:
    """With the wind for one MP; against it for two, of which the first may be spent already."""
    step = step_of(state, formation, option)
    assert step is not None, option
    if step.how is not How.AGAINST:
        return Message.of("offer-go", place=name(state.figures, step.to), cost=state.figures.network.costs.with_wind)
    begun = state.formations[formation].committed == step.to
    left = state.figures.network.costs.against_wind - 1 if begun else state.figures.network.costs.against_wind
    return Message.of("offer-beat", place=name(state.figures, step.to), cost=left, begun="yes" if begun else "no")


# ------------------------------------------------------------------------------------------------ courses that stand


def _action(state: State, formation: FormationId, options: tuple[str, ...], courses: list[Course]) -> str | None:
    """What the first of these courses bids a stack do, if it is open to it; one that is not free does what it must."""
    if not courses:
        return None
    course, one = courses[0], state.formations[formation]
    if STAY not in options:
        return options[0]
    goal = _goal(course.way, one)
    if goal:
        wanted = _toward(state, formation, goal, _aside(state.figures, course.way, one, goal))
    else:
        wanted = (STAY,) if one.harbour and course.then else (course.then,)
    return next((action for action in wanted if action in options), None)


def _toward(state: State, formation: FormationId, goal: str, shut: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The actions that bring a stack nearer to a place, the best first: out of harbour, or by the fastest way."""
    return (SAIL, STAY) if state.formations[formation].harbour else fastest(state, formation, (goal,), shut)


def _goal(way: tuple[str, ...], formation: Formation) -> str:
    """The place that a stack makes for now; nothing when it is where the course ends.

    On the way it is the place after the one it is in; off the way it is the first.
    """
    if not way or formation.place == way[-1]:
        return ""
    here = place_of(formation.place)
    passed = max((index for index, place in enumerate(way) if place == here), default=-1)
    return way[min(passed + 1, len(way) - 1)]


def _aside(figures: Figures, way: tuple[str, ...], formation: Formation, goal: str) -> tuple[str, ...]:
    """What lies off the lane from one place of the way to the next; nothing for who is off the way himself."""
    here = place_of(formation.place)
    return tuple(place for place in figures.places if place not in (here, goal)) if here in way else ()
