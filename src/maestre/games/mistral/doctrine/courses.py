"""S.08-S.13 Where stacks sail: by the fastest way that keeps clear of Gales and of stronger enemies."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.mistral.data.words import Kind, OrderKind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.errands import Errand, errand, fit_for, has_errand, supplying
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.moving.courses import CLEAR, ENTER, GO, SAIL, STAY, UNLOAD, fastest
from maestre.games.mistral.moving.steering import Courses, FastCourses, Markers
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.state import AuxiliaryId, Duty, Formation, FormationId
from maestre.opponents import Counsel, Idea, Ideas, Term
from maestre.space.network import edge_of, place_of


@INSTRUCTIONS.of(Courses, FastCourses, Markers)
def courses(sea: Outlook, question: Courses) -> Counsel:
    """What each stack does with its MP; a Dummy does as a real stack beside it does, so that none tells them apart."""
    options = {FormationId(key): open_to for key, open_to in question.open_to}
    real = [key for key in options if sea.state.formations[key].kind is not Kind.DUMMY]
    weighed = {key: _weighed(sea, key, options[key]) for key in real}
    best = {key: str(ideas[0].answer) for key, ideas in weighed.items()}
    why = {key: ideas[0].terms for key, ideas in weighed.items()}
    found = [Idea(_with_dummies(sea, best, options), _all(why))]
    for key, ideas in weighed.items():
        for other in ideas[1:]:
            plan = _with_dummies(sea, best | {key: str(other.answer)}, options)
            found.append(Idea(plan, _all(why | {key: other.terms})))
    return Ideas(tuple(found), judgement.COURSE_SLACK) if len(found) > 1 else found[0].answer


def _all(why: dict[FormationId, tuple[Term, ...]]) -> tuple[Term, ...]:
    return tuple(term for terms in why.values() for term in terms)


def _with_dummies(
    sea: Outlook, plan: dict[FormationId, str], options: dict[FormationId, tuple[str, ...]]
) -> dict[str, str]:
    """Add the Dummies to a plan, in the order in which all are asked about."""
    return {key: plan[key] if key in plan else _aping(sea, plan, key, options[key]) for key in options}


def _aping(sea: Outlook, plan: dict[FormationId, str], dummy: FormationId, options: tuple[str, ...]) -> str:
    here = sea.state.formations[dummy].place
    beside = (said for key, said in plan.items() if sea.state.formations[key].place == here)
    return next((said for said in beside if said in options), options[0])


# ------------------------------------------------------------------------------------------------ one stack


def _weighed(sea: Outlook, formation: FormationId, options: tuple[str, ...]) -> tuple[Idea, ...]:
    """The ways of one stack, the best first; who is not free takes the first of what he must choose from."""
    one = sea.state.formations[formation]
    if STAY not in options or len(options) == 1:
        return (Idea(options[0]),)
    if one.harbour:
        return _from_harbour(sea, one, options)
    if one.kind is Kind.CONVOY and sea.state.convoys[formation].route:
        return (Idea(options[-1]),)
    what = supplying(sea, formation) if one.kind is Kind.CONVOY else errand(sea, formation)
    ways = tuple(Idea(way, _terms(sea, one, what, way, worth)) for way, worth in _open(sea, one, what, options))
    ranked = sorted(ways, key=lambda idea: -idea.worth)
    return tuple(ranked[:2])


def _from_harbour(sea: Outlook, one: Formation, options: tuple[str, ...]) -> tuple[Idea, ...]:
    """To sail, where there is an errand and the crew for it, unless a Gale blows outside; else to lie still."""
    if SAIL not in options or not has_errand(sea, one.id) or not fit_for(sea, one.id):
        return (Idea(STAY),)
    what = errand(sea, one.id)
    sail = [*_going(sea, one, what, judgement.WAY), *_blown(sea, one, one.place, 1.0)]
    ways = (Idea(SAIL, tuple(sail)), Idea(STAY))
    return tuple(sorted(ways, key=lambda idea: -idea.worth))


def _open(sea: Outlook, one: Formation, what: Errand, options: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """What a stack weighs: its way or what it came for, to stay, harbour, and what is next to it if a Gale blows."""
    deed = next((action for action in options if _is_deed(sea, action, one.place in what.goals)), "")
    aim = deed or _aim(sea, one, what, options)
    said = dict.fromkeys((aim, STAY)) if aim else {STAY: None}
    if sea.blows_at(one.place):
        said |= dict.fromkeys(way for way in options if way == ENTER and sea.gale(one.place))
        said |= dict.fromkeys(way for way in options if way.startswith(f"{GO}:"))
    cruising = ENTER not in said or _cruises(sea, one)
    for way in said:
        stays = cruising and place_of(one.place) in what.goals and place_of(way.partition(":")[2]) in what.goals
        yield way, judgement.WAY if way == aim else judgement.ASIDE if stays else 0.0


def _cruises(sea: Outlook, one: Formation) -> bool:
    chit = sea.bound.get(one.id)
    return chit is not None and row_of(sea.state.figures, chit).kind is OrderKind.CRUISE


def _aim(sea: Outlook, one: Formation, what: Errand, options: tuple[str, ...]) -> str:
    """A step on the fastest safe way, or what is to be done at its end."""
    there = one.place if what.then == ENTER else place_of(one.place)
    if there in what.goals:
        return what.then if what.then in options else STAY
    if what.then in options and what.then not in (STAY, ENTER):
        return what.then
    shut = tuple(place for place in _shut(sea, one) if place != place_of(one.place))
    ways = fastest(sea.state, one.id, what.goals, shut)
    return next((way for way in ways if way in options), "")


def _is_deed(sea: Outlook, action: str, arrived: bool) -> bool:
    """Whether an action does something where the stack is: unload at the goal, or chase off who does harm there."""
    verb, _, name = action.partition(":")
    if verb == CLEAR:
        other = sea.state.auxiliaries[AuxiliaryId(name)]
        return sea.is_charged(other) or sea.state.figures.formations.fleets.get(other.contingent) is sea.foe
    return verb == UNLOAD and arrived


# ------------------------------------------------------------------------------------------------ what speaks for a way


def _terms(sea: Outlook, one: Formation, what: Errand, way: str, worth: float) -> tuple[Term, ...]:
    verb, _, to = way.partition(":")
    found: list[Term] = []
    if verb == CLEAR:
        found.append(sea.term("why-chased", judgement.CHASED, auxiliary=to, place=one.place))
    elif worth:
        found += _going(sea, one, what, worth)
    found += _blown(sea, one, to if verb == GO else one.place, judgement.SHELTERED if verb == ENTER else 1.0)
    if verb == ENTER and what.then != ENTER and _cruises(sea, one):
        found.append(sea.term("why-cruise-lost", -judgement.LOST_CRUISE, order=sea.bound[one.id], formation=one.id))
    return tuple(found)


def _going(sea: Outlook, one: Formation, what: Errand, worth: float) -> list[Term]:
    """What a stack goes for, or is there for."""
    chit = sea.bound.get(one.id)
    network = sea.state.figures.network
    there = [goal for goal in what.goals if not edge_of(goal)]
    near = min(there, key=lambda goal: network.spaces(one.place, goal) or 0, default=one.goal)
    if one.kind is Kind.CONVOY:
        return [sea.term("why-supplies", worth, formation=one.id, place=near or one.place)]
    if what.why == "why-dock":
        worn = round(100 * sea.strain(one.id))
        return [sea.term("why-dock", worth, formation=one.id, place=near or one.place, percent=worn)]
    if chit is not None and what.why == "why-way-order":
        arrived = place_of(one.place) in what.goals
        key = "why-on-station" if arrived else "why-way-order"
        return [sea.term(key, worth, formation=one.id, order=chit)]
    return [sea.term(what.why, worth, formation=one.id, place=near or one.place)]


def _blown(sea: Outlook, one: Formation, location: str, part: float) -> Iterator[Term]:
    """What a Gale does where a way leads."""
    if sea.plan.temper.makes("sails-into-gales"):
        return
    rides = _rides_out(sea, one)
    each = -judgement.BLOW * part * (judgement.RIDDEN if rides else 1.0)
    if now := sea.gale(location):
        yield sea.term("why-gale", 2 * each * now, place=location, dp=now)
    if soon := sea.looming(location):
        yield sea.term("why-gale-comes", each * soon, place=location, dp=soon)


def _shut(sea: Outlook, one: Formation) -> tuple[str, ...]:
    """Gale Spaces, and the places of Spotted enemies that are too strong."""
    most = judgement.SHY * sea.force(one.id)
    strong = (place for place, force in sea.feared.items() if force > most)
    stormy = () if sea.plan.temper.makes("sails-into-gales") else sea.stormy
    return tuple(dict.fromkeys((*stormy, *strong)))


def _rides_out(sea: Outlook, one: Formation) -> bool:
    """Whether a stack bears a Gale to keep up the watch that its Order asks for."""
    watching = one.duty is not Duty.NONE and one.id in sea.bound
    return watching and sea.strain(one.id) < judgement.WORN and sea.gale(one.place) < judgement.STORM
