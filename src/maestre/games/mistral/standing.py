"""Standing orders of a player: courses that his stacks follow from Turn to Turn, and answers to windows.

``course <formation> <place>… [then stay|enter] [unless …]``: by the fastest way to the first place, then from place to
place along lanes, then mark time or enter harbour; without ``then`` the course ends where it leads.
``stay <formation>|all [unless …]``: mark time.
``<window> never [unless …]`` declines a window (`WINDOWS`), ``searches always``, ``shadow always`` and ``repairs
always`` take theirs; where something must be chosen (`CHOSEN`) ``<window> choose <option>`` chooses it if it is open.
``unless`` is ``spotted`` (the enemy has a Spotted counter, or we have) or ``contact`` (an enemy counter is in the
location of the stack, or beside it; of a window, that of any of ours).
What is left after that (an Auxiliary that must be Assigned, a Formation that must be put right) is the player's.
An order for one Formation counts before one for all. Nothing is looked at that the player does not know, and a window
about courses is answered only if every stack due is covered.
"""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple

from maestre.games.mistral.courses import ENTER, SAIL, STAY, fastest
from maestre.games.mistral.data import NETWORK, PLACES
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import ready
from maestre.games.mistral.names import Refused
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.state import Formation, FormationId, State
from maestre.play import Answer, Ask, Each, Order, Orders, Pick, Some
from maestre.space.network import place_of

__all__ = ["CHOSEN", "COURSE", "TAKEN", "WINDOWS", "answered", "check_standing", "toward"]

COURSE: Final = "course"
_ALL: Final = "all"
_NEVER, _ALWAYS = "never", "always"
_SPOTTED, _CONTACT = "spotted", "contact"
_UNLESS: Final = rf"(?: unless (?P<unless>{_SPOTTED}|{_CONTACT}))?"
_NAME: Final = r"[A-Za-z0-9_:]+"
_COURSE: Final = re.compile(
    rf"course (?P<who>{_NAME})(?P<way>(?: (?!then\b|unless\b){_NAME})+)(?: then (?P<then>stay|enter))?{_UNLESS}"
)
_STAY: Final = re.compile(rf"stay (?P<who>{_NAME}){_UNLESS}")
WINDOWS: Final = {
    "tasks": "task",
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
    "reorganise": "reorganise",
}
"""What orders call the windows that they decline, and how requests call them."""
CHOSEN: Final = {"entries": "entry", "berths": "berth", "musters": "muster", "havens": "haven"}
"""What orders call the windows in which something must be chosen, and how requests call them."""
TAKEN: Final = ("searches", "shadow", "repairs")
"""The windows that may be taken always."""
_WINDOW: Final = re.compile(rf"(?P<word>[a-z-]+) (?P<how>never|always){_UNLESS}")
_CHOICE: Final = re.compile(rf"(?P<word>{'|'.join(CHOSEN)}) choose (?P<option>{_NAME})")
_DECLINES: Final = ("pass", "keep", "done", "fight", "0", STAY)
_TAKES: Final = ("search", "shadow")
"""The words that decline a window, and those that take it."""


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


class _Window(NamedTuple):
    """A window, as requests call it, that is declined or taken."""

    window: str
    how: str
    unless: str


def _window(order: str) -> _Window | None:
    found = _WINDOW.fullmatch(order)
    if found is None or found["word"] not in (WINDOWS if found["how"] == _NEVER else TAKEN):
        return None
    return _Window(WINDOWS[found["word"]], found["how"], found["unless"] or "")


# ------------------------------------------------------------------------------------------------ answering


def answered(state: State, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
    """Answer a window, or leave it to the player."""
    if ask.window == COURSE and isinstance(ask.choice, Each):
        return _plan(state, ask, ask.choice, orders)
    for order in orders:
        said = _window(order)
        if said is not None and said.window == ask.window and not _alarm(state, Fleet(ask.seat), said.unless):
            return _declined(ask) if said.how == _NEVER else _taken(state, ask)
        found = _CHOICE.fullmatch(order)
        if found is not None and CHOSEN[found["word"]] == ask.window:
            return _chosen(ask, found["option"])
    return None


def _plan(state: State, ask: Ask, choice: Each, orders: tuple[str, ...]) -> Answer | None:
    """What every stack due does, if the orders cover them all."""
    courses = [read for order in orders if (read := _course(order)) is not None]
    plan: dict[str, str] = {}
    for key, options in choice.options:
        own = [one for one in courses if one.who == key] or [one for one in courses if one.who == _ALL]
        own = [one for one in own if not _alarm(state, Fleet(ask.seat), one.unless, FormationId(key))]
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
        wanted = toward(state, formation, goal, _aside(course.way, one, goal))
    else:
        wanted = (STAY,) if one.harbour and course.then else (course.then,)
    return next((action for action in wanted if action in options), None)


def toward(state: State, formation: FormationId, goal: str, shut: tuple[str, ...] = ()) -> tuple[str, ...]:
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


def _aside(way: tuple[str, ...], formation: Formation, goal: str) -> tuple[str, ...]:
    """What lies off the lane from one place of the way to the next; nothing for who is off the way himself."""
    here = place_of(formation.place)
    return tuple(place for place in PLACES if place not in (here, goal)) if here in way else ()


def _declined(ask: Ask) -> Answer | None:
    """The answer that does nothing, if the window has one."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return next((word for word in _DECLINES if word in choice.options), None)
    if isinstance(choice, Some):
        return () if choice.least == 0 else None
    if isinstance(choice, Orders):
        return next((Order(word) for word in _DECLINES if word in choice.verbs), None)
    if isinstance(choice, Each):
        plan = {key: next((word for word in _DECLINES if word in options), "") for key, options in choice.options}
        return plan if all(plan.values()) else None
    return None


def _taken(state: State, ask: Ask) -> Answer | None:
    """The answer that does all that the window offers, if that is one thing; of Repairs, the most rolls proposed."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return next((word for word in _TAKES if word in choice.options), None)
    if isinstance(choice, Some):
        return choice.options if choice.least <= len(choice.options) <= choice.most else None
    if ask.window == WINDOWS["repairs"]:
        plans = [plan for plan in propose(state, ask, Random(0)) if isinstance(plan, dict)]
        return max(plans, key=lambda plan: sum(int(rolls) for rolls in plan.values()))
    if isinstance(choice, Each):
        plan = {key: next((word for word in _TAKES if word in options), "") for key, options in choice.options}
        return plan if all(plan.values()) else None
    return None


def _chosen(ask: Ask, option: str) -> Answer | None:
    """The option wanted, for all that are asked about, if it is open to them."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return option if option in choice.options else None
    if isinstance(choice, Each):
        plan = {key: option for key, options in choice.options if option in options}
        return plan if len(plan) == len(choice.options) else None
    return None


# ------------------------------------------------------------------------------------------------ public facts


def _alarm(state: State, fleet: Fleet, unless: str, who: FormationId | None = None) -> bool:
    """Whether that has come about on which a player wants to be asked again, for a stack or for any of his."""
    counters = [one for one in state.formations.values() if not one.superior and ready(one)]
    if unless == _SPOTTED:
        return any(one.spotted for one in counters)
    if unless == _CONTACT:
        theirs = [one.place for one in counters if one.fleet is not fleet]
        ours = [one for one in counters if one.fleet is fleet and who in (None, one.id)]
        return any(place in theirs for one in ours for place in NETWORK.within(one.place, 1))
    return False


# ------------------------------------------------------------------------------------------------ what is understood


def check_standing(seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and a course that leads nowhere."""
    for order in orders:
        course = _course(order)
        if course is not None:
            _check_way(order, course)
        elif _window(order) is None and not _CHOICE.fullmatch(order):
            windows, chosen = ", ".join(WINDOWS), ", ".join(CHOSEN)
            raise Refused("IC.5.12", "standing-unknown", order=order, windows=windows, chosen=chosen)


def _check_way(order: str, course: _Course) -> None:
    for place in course.way:
        if place not in PLACES:
            raise Refused("IC.5.12", "standing-no-place", order=order, name=place)
    for before, after in pairwise(course.way):
        if after not in NETWORK.neighbours(before):
            raise Refused("IC.5.12", "standing-no-lane", order=order, left=before, place=after)
    if course.then == ENTER and not PLACES[course.way[-1]].has_harbour:
        raise Refused("IC.3.25", "standing-no-harbour", order=order, place=course.way[-1])
