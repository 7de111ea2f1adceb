"""Standing orders of a player: courses that his stacks follow from Turn to Turn, and answers to windows.

``course <formation> <place>… [then stay|enter] [unless …]``: by the fastest way to the first place, then from place to
place along lanes, then mark time or enter harbour; without ``then`` the course ends where it leads.
``stay <formation>|all [unless …]``: mark time. ``tasks pass [unless …]``. ``unless`` is ``spotted`` (the enemy has a
Spotted counter, or we have) or ``contact`` (an enemy counter is in the location of one of ours, or beside it).
``<window> never`` declines a window (searches, shadow, screen, attack, withdraw, pursue, reinforce, help, fireships,
reroll, rank, dummies, orders, terms, watches, scatter, divert, supply, recall, trade, knights,
assignments, requests, laying-up, repairs, fitting-out); ``searches always`` and ``shadow always`` take theirs. What
must be decided (an Auxiliary to Assign, a damaged Squadron in a yard) is left to the player.
An order for one Formation counts before one for all. Nothing is looked at that the player does not know, and a window
about courses is answered only if every stack due is covered.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

from maestre.games.mistral.courses import ENTER, SAIL, STAY, fastest
from maestre.games.mistral.data import NETWORK, PLACES
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import ready
from maestre.games.mistral.names import Refused
from maestre.games.mistral.state import Formation, FormationId, State
from maestre.play import Answer, Ask, Each, Order, Orders, Pick, Some
from maestre.space.network import place_of

__all__ = ["answered", "check_standing"]

COURSE: Final = "course"
_ALL: Final = "all"
_SPOTTED, _CONTACT = "spotted", "contact"
_UNLESS: Final = rf"(?: unless (?P<unless>{_SPOTTED}|{_CONTACT}))?"
_NAME: Final = r"[A-Za-z0-9_:]+"
_COURSE: Final = re.compile(
    rf"course (?P<who>{_NAME})(?P<way>(?: (?!then\b|unless\b){_NAME})+)(?: then (?P<then>stay|enter))?{_UNLESS}"
)
_STAY: Final = re.compile(rf"stay (?P<who>{_NAME}){_UNLESS}")
_TASKS: Final = re.compile(rf"tasks pass{_UNLESS}")
_WINDOWS: Final = {
    "searches": "search",
    "shadow": "shadow",
    "screen": "screen",
    "attack": "attack",
    "withdraw": "withdraw",
    "pursue": "pursue",
    "reinforce": "reinforce",
    "help": "help",
    "fireships": "fireship",
    "reroll": "reroll",
    "rank": "rank",
    "dummies": "dummies",
    "orders": "orders",
    "terms": "terms",
    "watches": "watch",
    "scatter": "scatter",
    "divert": "divert",
    "supply": "supply",
    "recall": "recall",
    "trade": "trade",
    "knights": "knights",
    "assignments": "assign",
    "requests": "request",
    "laying-up": "laying-up",
    "repairs": "repairs",
    "fitting-out": "fitting-out",
}
"""What orders call the windows that they decline, and how requests call them."""
_NEVER: Final = ("pass", "keep", "done", "fight", STAY)
_ALWAYS: Final = ("search", "shadow")
"""The words that decline a window, and those that take it."""
_TAKEN: Final = ("searches always", "shadow always")


class _Course(NamedTuple):
    """Where a stack, or all, is to go and what it does there; without a way it marks time."""

    who: str
    way: tuple[str, ...]
    then: str
    unless: str


def _course(order: str) -> _Course | None:
    if found := _COURSE.fullmatch(order):
        return _Course(found["who"], tuple(found["way"].split()), found["then"] or "", found["unless"] or "")
    if found := _STAY.fullmatch(order):
        return _Course(found["who"], (), STAY, found["unless"] or "")
    return None


# ------------------------------------------------------------------------------------------------ answering


def answered(state: State, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
    """Answer a window, or leave it to the player."""
    if ask.window == COURSE and isinstance(ask.choice, Each):
        return _plan(state, ask, ask.choice, orders)
    if ask.window == "task":
        return _tasks(state, ask, orders)
    for word, window in _WINDOWS.items():
        if ask.window == window and f"{word} never" in orders:
            return _declined(ask)
        if ask.window == window and f"{word} always" in orders:
            return _taken(ask)
    return None


def _plan(state: State, ask: Ask, choice: Each, orders: tuple[str, ...]) -> Answer | None:
    """What every stack due does, if the orders cover them all."""
    courses = [read for order in orders if (read := _course(order)) is not None]
    courses = [one for one in courses if not _alarm(state, Fleet(ask.seat), one.unless)]
    plan: dict[str, str] = {}
    for key, options in choice.options:
        own = [one for one in courses if one.who == key] or [one for one in courses if one.who == _ALL]
        action = options[0] if len(options) == 1 else _action(state, FormationId(key), options, own)
        if action is None:
            return None
        plan[key] = action
    return plan


def _action(state: State, formation: FormationId, options: tuple[str, ...], courses: list[_Course]) -> str | None:
    """What the first of these courses bids a stack do, if it is open to it; one that is not free does what it must."""
    if not courses:
        return None
    course, one = courses[0], state.formations[formation]
    if STAY not in options:
        return options[0]
    goal = _goal(course.way, one)
    if goal:
        wanted = (SAIL, STAY) if one.harbour else fastest(state, formation, (goal,), _aside(course.way, one, goal))
    else:
        wanted = (STAY,) if one.harbour and course.then else (course.then,)
    return next((action for action in wanted if action in options), None)


def _goal(way: tuple[str, ...], formation: Formation) -> str:
    """The place that a stack makes for now; nothing when it is where the course ends.

    On the way it is the place after the one it is in; off the way it is the first.
    """
    if not way or formation.place == way[-1]:
        return ""
    here = place_of(formation.place)
    passed = max((index for index, place in enumerate(way) if place == here), default=-1)
    return way[min(passed + 1, len(way) - 1)]


def _aside(way: tuple[str, ...], formation: Formation, goal: str) -> tuple[str, ...]:
    """What lies off the lane from one place of the way to the next; nothing for who is off the way himself."""
    here = place_of(formation.place)
    return tuple(place for place in PLACES if place not in (here, goal)) if here in way else ()


def _tasks(state: State, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
    for order in orders:
        found = _TASKS.fullmatch(order)
        if found is not None and not _alarm(state, Fleet(ask.seat), found["unless"] or ""):
            return _declined(ask)
    return None


def _declined(ask: Ask) -> Answer | None:
    """The answer that does nothing, if the window has one."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return next((word for word in _NEVER if word in choice.options), None)
    if isinstance(choice, Some):
        return () if choice.least == 0 else None
    if isinstance(choice, Orders):
        return next((Order(word) for word in _NEVER if word in choice.verbs), None)
    if isinstance(choice, Each):
        plan = {key: next((word for word in _NEVER if word in options), "") for key, options in choice.options}
        return plan if all(plan.values()) else None
    return None


def _taken(ask: Ask) -> Answer | None:
    """The answer that does all that the window offers, if that is one thing."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return next((word for word in _ALWAYS if word in choice.options), None)
    if isinstance(choice, Some):
        return choice.options if choice.least <= len(choice.options) <= choice.most else None
    if isinstance(choice, Each):
        plan = {key: next((word for word in _ALWAYS if word in options), "") for key, options in choice.options}
        return plan if all(plan.values()) else None
    return None


# ------------------------------------------------------------------------------------------------ public facts


def _alarm(state: State, fleet: Fleet, unless: str) -> bool:
    """Whether that has come about on which a player wants to be asked again."""
    counters = [one for one in state.formations.values() if not one.superior and ready(one)]
    if unless == _SPOTTED:
        return any(one.spotted for one in counters)
    if unless == _CONTACT:
        theirs = [one.place for one in counters if one.fleet is not fleet]
        return any(place in theirs for one in counters if one.fleet is fleet for place in NETWORK.within(one.place, 1))
    return False


# ------------------------------------------------------------------------------------------------ what is understood


def check_standing(seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and a course that leads nowhere."""
    for order in orders:
        course = _course(order)
        if course is not None:
            _check_way(order, course)
        elif not _TASKS.fullmatch(order) and not _is_window(order):
            raise Refused("IC.5.12", "standing-unknown", order=order)


def _is_window(order: str) -> bool:
    word, _, how = order.partition(" ")
    return word in _WINDOWS and (how == "never" or order in _TAKEN)


def _check_way(order: str, course: _Course) -> None:
    for place in course.way:
        if place not in PLACES:
            raise Refused("IC.5.12", "standing-no-place", order=order, name=place)
    for before, after in pairwise(course.way):
        if after not in NETWORK.neighbours(before):
            raise Refused("IC.5.12", "standing-no-lane", order=order, left=before, place=after)
    if course.then == ENTER and not PLACES[course.way[-1]].has_harbour:
        raise Refused("IC.3.25", "standing-no-harbour", order=order, place=course.way[-1])
