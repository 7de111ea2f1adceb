"""S.08-S.13 Where stacks sail: by the fastest way that keeps clear of Gales and of stronger enemies."""

from __future__ import annotations

from maestre.games.mistral.data.words import Kind, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.errands import Errand, errand, fit_for, has_errand, supplying
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.moving.courses import CLEAR, ENTER, GO, SAIL, STAY, UNLOAD, fastest
from maestre.games.mistral.moving.steering import Courses, FastCourses, Markers
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.state import AuxiliaryId, Duty, Formation, FormationId
from maestre.play import Answer
from maestre.space.network import place_of


@INSTRUCTIONS.of(Courses, FastCourses, Markers)
def courses(sea: Outlook, question: Courses) -> Answer:
    """What each stack does with its MP; a Dummy does as a real stack beside it does, so that none tells them apart."""
    options = {FormationId(key): open_to for key, open_to in question.open_to}
    kinds = {key: sea.state.formations[key].kind for key in options}
    plan: dict[str, str] = {
        key: _action(sea, key, open_to) for key, open_to in options.items() if kinds[key] is not Kind.DUMMY
    }
    return plan | {key: _aping(sea, plan, key, options[key]) for key in options if kinds[key] is Kind.DUMMY}


def _aping(sea: Outlook, plan: dict[str, str], dummy: FormationId, options: tuple[str, ...]) -> str:
    here = sea.state.formations[dummy].place
    beside = (said for key, said in plan.items() if sea.state.formations[FormationId(key)].place == here)
    return next((said for said in beside if said in options), options[0])


def _action(sea: Outlook, formation: FormationId, options: tuple[str, ...]) -> str:
    """The action of one stack; who is not free takes the first of what he must choose from, a Convoy its way out."""
    one = sea.state.formations[formation]
    if STAY not in options or len(options) == 1:
        return options[0]
    if one.harbour:
        goes = has_errand(sea, formation) and fit_for(sea, formation) and not sea.gale(one.place)
        return SAIL if goes and SAIL in options else STAY
    if one.kind is Kind.CONVOY and sea.state.convoys[formation].route:
        return options[-1]
    what = supplying(sea, formation) if one.kind is Kind.CONVOY else errand(sea, formation)
    deed = next((action for action in options if _is_deed(sea, action, one.place in what.goals)), "")
    return deed or _toward(sea, one, what, options)


def _is_deed(sea: Outlook, action: str, arrived: bool) -> bool:
    """Whether an action does something where the stack is: unload at the goal, or chase off who does harm there."""
    verb, _, name = action.partition(":")
    if verb == CLEAR:
        other = sea.state.auxiliaries[AuxiliaryId(name)]
        return sea.is_charged(other) or sea.state.figures.formations.fleets.get(other.contingent) is sea.foe
    return verb == UNLOAD and arrived


def _toward(sea: Outlook, one: Formation, what: Errand, options: tuple[str, ...]) -> str:
    """A step on the fastest safe way, what is to be done at its end, or out of a Gale."""
    there = one.place if what.then == ENTER else place_of(one.place)
    if there in what.goals:
        if _blows(sea, one.place) and not _rides_out(sea, one):
            return _sheltered(sea, one, what, options)
        return what.then if what.then in options else STAY
    if what.then in options and what.then not in (STAY, ENTER):
        return what.then
    shut = tuple(place for place in _shut(sea, one) if place != place_of(one.place))
    ways = fastest(sea.state, one.id, what.goals, shut)
    step = next((way for way in ways if way in options), "")
    if step and not _worse(sea, one, step):
        return step
    return _sheltered(sea, one, what, options) if _blows(sea, one.place) else STAY


def _shut(sea: Outlook, one: Formation) -> tuple[str, ...]:
    """Gale Spaces, and the places of Spotted enemies that are too strong."""
    most = judgement.SHY * sea.force(one.id)
    strong = (place for place, force in sea.feared.items() if force > most)
    return tuple(dict.fromkeys((*sea.stormy, *strong)))


def _worse(sea: Outlook, one: Formation, action: str) -> bool:
    """Whether a step leads into a worse Gale than where the stack is."""
    to = action.partition(":")[2]
    return place_of(to) in sea.stormy and sea.gale(to) > sea.gale(one.place)


def _rides_out(sea: Outlook, one: Formation) -> bool:
    """Whether a stack bears a Gale to keep up the watch that its Order asks for."""
    watching = one.duty is not Duty.NONE and one.id in sea.bound
    return watching and sea.strain(one.id) < judgement.WORN and sea.gale(one.place) < judgement.STORM


def _sheltered(sea: Outlook, one: Formation, what: Errand, options: tuple[str, ...]) -> str:
    """Into harbour if it blows there already and no Cruise Fails by it, else where there is least wind next to it."""
    chit = sea.bound.get(one.id)
    at_sea = chit is not None and row_of(sea.state.figures, chit).kind is OrderKind.CRUISE
    if ENTER in options and not at_sea and sea.gale(one.place):
        return ENTER
    calmer = {way: blow for way in options if (to := _end(way)) and (blow := _blows(sea, to)) < _blows(sea, one.place)}
    best = min(calmer, key=lambda way: (calmer[way], place_of(_end(way)) not in what.goals, way), default="")
    return best or STAY


def _blows(sea: Outlook, location: str) -> int:
    """What Gales do in a location, now above all and then after their next step."""
    return 2 * sea.gale(location) + sea.looming(location)


def _end(action: str) -> str:
    verb, _, to = action.partition(":")
    return to if verb == GO else ""
