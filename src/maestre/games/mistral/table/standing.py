"""Standing orders of a player: courses that his stacks follow from Turn to Turn, and answers to windows.

``course <formation> <place>… [then stay|enter] [unless …]``: by the fastest way to the first place, then from place to
place along lanes, then mark time or enter harbour; without ``then`` the course ends where it leads.
``stay <formation>|all [unless …]``: mark time.
``<window> never [unless …]`` declines a window (`WINDOWS`), ``searches always``, ``shadow always`` and ``repairs
always`` take theirs; where something must be chosen (`CHOSEN`) ``<window> choose <option>`` chooses it if it is open.
``unless`` is ``spotted`` (the enemy has a Spotted counter, or we have) or ``contact`` (an enemy counter is in the
location of the stack, or beside it; of a window, that of any of ours), or ``near``: as ``contact``, but what comes
round at every MPI (courses, Tasks, Searches, watches) is asked once an Impulse, in its first MPI, and whether to
Scatter only when it is a Convoy that the enemy is near.
``forced always`` gives the answer wherever only one is allowed; who looks at the clock may then guess that it was.
``<window> never in <moment>`` declines a window for the rest of an Impulse or a Task window, and ``search <place> in
<moment>`` names Searches of a location there until something is Spotted or only one Auxiliary is left to send. A moment
is a Turn from the start of the game, an Impulse, an MPI and a phase, as far as it goes: ``14/2``,
``14/2/1/first-window``.
What is left after that (an Auxiliary that must be Assigned, a Formation that must be put right) is the player's.
An order for one Formation counts before one for all. Nothing is looked at that the player does not know, and a window
about courses is answered only if every stack due is covered.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final, NamedTuple

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import ready
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import FormationId, State
from maestre.space.network import place_of

COURSE: Final = "course"
ALL: Final = "all"
NEVER: Final = "never"
_MARK_TIME, _ENTER = "stay", "enter"
_SPOTTED, _CONTACT = "spotted", "contact"
NEAR: Final = "near"
_UNLESS: Final = rf"(?: unless (?P<unless>{_SPOTTED}|{_CONTACT}|{NEAR}))?"
_NAME: Final = r"[A-Za-z0-9_:]+"
_IN: Final = r"in (?P<moment>\d+/\d+(?:/\d+(?:/[a-z-]+)?)?)"
_COURSE: Final = re.compile(
    rf"course (?P<who>{_NAME})(?P<way>(?: (?!then\b|unless\b){_NAME})+)"
    rf"(?: then (?P<then>{_MARK_TIME}|{_ENTER}))?{_UNLESS}"
)
_STAY: Final = re.compile(rf"stay (?P<who>{_NAME}){_UNLESS}")
_SEARCH: Final = re.compile(rf"search (?P<place>{_NAME}) {_IN}")
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
FORCED: Final = "forced always"
"""The order that gives the answer wherever only one is allowed."""
ROUTINE: Final = {
    "sea": dict.fromkeys(
        ("tasks", "searches", "shadow", "screen", "help", "dummies", "watches", "recall", "scatter", "divert"), NEVER
    ),
    "dice": {"reroll": NEVER, "rank": NEVER},
    "ports": {"terms": NEVER, "assignments": NEVER, "reorganise": NEVER, "laying-up": NEVER, "repairs": "always"},
    "requests": {"requests": NEVER, "supply": NEVER, "trade": NEVER},
    "forced": dict([FORCED.split()]),
}
"""What players are offered to leave to Routine, by what it is about; only what is about the sea heeds an alarm."""
_WINDOW: Final = re.compile(rf"(?P<word>[a-z-]+) (?P<how>never|always)(?:{_UNLESS}| {_IN})")
_CHOICE: Final = re.compile(rf"(?P<word>{'|'.join(CHOSEN)}) choose (?P<option>{_NAME})")
DECLINES: Final = ("pass", "keep", "done", "fight", "0", _MARK_TIME)
TAKES: Final = ("search", "shadow")
"""The words that decline a window, and those that take it."""


class Course(NamedTuple):
    """Where a stack, or all, is to go and what it does there; without a way it marks time."""

    who: str
    way: tuple[str, ...]
    then: str
    unless: str


def course_of(order: str) -> Course | None:
    """Read an order about courses; nothing of another."""
    if found := _COURSE.fullmatch(order):
        return Course(found["who"], tuple(found["way"].split()), found["then"] or "", found["unless"] or "")
    if found := _STAY.fullmatch(order):
        return Course(found["who"], (), _MARK_TIME, found["unless"] or "")
    return None


class Window(NamedTuple):
    """A window, as requests call it, that is declined or taken, and when: always, without an alarm, or for a while."""

    window: str
    how: str
    unless: str
    moment: str


def said_of(order: str) -> Window | None:
    """Read an order about a window that is declined or taken; nothing of another."""
    found = _WINDOW.fullmatch(order)
    if found is None or found["word"] not in (WINDOWS if found["how"] == NEVER else TAKEN):
        return None
    return Window(WINDOWS[found["word"]], found["how"], found["unless"] or "", found["moment"] or "")


def searched_in(order: str, state: State) -> str:
    """The location that an order bids Search on just now; nothing of another order, or at another time."""
    found = _SEARCH.fullmatch(order)
    return found["place"] if found is not None and is_now(state, found["moment"]) else ""


def chosen_in(order: str, window: str) -> str:
    """The option that an order chooses in a window; nothing if it is about another."""
    found = _CHOICE.fullmatch(order)
    return found["option"] if found is not None and CHOSEN[found["word"]] == window else ""


# ------------------------------------------------------------------------------------------------ public facts


def alarm(state: State, fleet: Fleet, unless: str, who: FormationId | None = None) -> bool:
    """Whether that has come about on which a player wants to be asked again, for a stack or for any of his."""
    counters = [one for one in state.formations.values() if not one.superior and ready(one)]
    if unless == _SPOTTED:
        return any(one.spotted for one in counters)
    if unless in (_CONTACT, NEAR):
        theirs = [one.place for one in counters if one.fleet is not fleet]
        ours = [one for one in counters if one.fleet is fleet and who in (None, one.id)]
        return any(place in theirs for one in ours for place in state.figures.network.within(one.place, 1))
    return False


def is_now(state: State, moment: str) -> bool:
    """Whether a moment is not over, as far as it is told; of none it always holds."""
    told = moment.split("/") if moment else []
    now = (str(state.turns), str(state.impulse), str(state.increment), state.phase.value)
    return told == list(now[: len(told)])


def asked_before(state: State, unless: str) -> bool:
    """Whether what comes round at every MPI has had its turn in this Impulse, for who wants it asked but once."""
    return unless == NEAR and state.increment > 1


# ------------------------------------------------------------------------------------------------ what is understood


def check_standing(figures: Figures, seat: str, orders: tuple[str, ...]) -> None:
    """Refuse an order that nobody would understand, and a course that leads nowhere."""
    for order in orders:
        course = course_of(order)
        if course is not None:
            _check_way(figures, order, course)
        elif search := _SEARCH.fullmatch(order):
            _check_place(figures, order, search["place"])
        elif order != FORCED and said_of(order) is None and not _CHOICE.fullmatch(order):
            windows, chosen = ", ".join(WINDOWS), ", ".join(CHOSEN)
            raise Refused("IC.5.12", "standing-unknown", figures, order=order, windows=windows, chosen=chosen)


def _check_place(figures: Figures, order: str, place: str) -> None:
    if place_of(place) not in figures.places:
        raise Refused("IC.5.12", "standing-no-place", figures, order=order, name=place)


def _check_way(figures: Figures, order: str, course: Course) -> None:
    for place in course.way:
        _check_place(figures, order, place)
    for before, after in pairwise(course.way):
        if after not in figures.network.neighbours(before):
            raise Refused("IC.5.12", "standing-no-lane", figures, order=order, left=before, place=after)
    if course.then == _ENTER and not figures.places[course.way[-1]].has_harbour:
        raise Refused("IC.3.25", "standing-no-harbour", figures, order=order, place=course.way[-1])
