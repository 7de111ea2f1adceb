"""What may be answered now, each in words with its figures and the place on the map to touch for it.

Of a question with keys an offer is a whole plan: what it says of one key, everybody else as the plan begins. Of a
course its marks name, after the verb, the places to which it is the fastest way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Final

from maestre.games.mistral.candidates import candidates
from maestre.games.mistral.checks import check
from maestre.games.mistral.data import PLACES
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import FLEETS
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.standing import COURSE, toward
from maestre.games.mistral.state import AuxiliaryId, ChitId, FormationId, LeaderId, SquadronId, State
from maestre.games.mistral.wording import described, key_named, worded
from maestre.play import Answer, Ask, Each, Message, Offer, Order, Orders, Pick, Some, remembered
from maestre.space.network import place_of

__all__ = ["able", "begun", "offers", "planned", "spot"]

_TRIES: Final = 40
"""How many plans by chance are looked through for one that says what is wanted of a key."""
_MOST: Final = 60
"""How many sets of several are offered."""
_REORGANISING: Final = ("S.29", "IC.8.42", "IC.9.36")
"""The rules that ask for an order to any piece of one's own."""


# ------------------------------------------------------------------------------------------------ who


def able(state: State, ask: Ask) -> tuple[str, ...]:
    """List the pieces that an answer may be about, each once."""
    choice = ask.choice
    if isinstance(choice, Each):
        named = [key for key, options in choice.options if len(options) > 1]
    elif isinstance(choice, Orders):
        named = _ordered(state, ask)
    else:
        named = list(choice.options) if isinstance(choice, Pick | Some) else []
    return tuple(one for one in dict.fromkeys(named) if is_piece(state, one))


def _ordered(state: State, ask: Ask) -> list[str]:
    """The pieces that an order may be to or about."""
    if ask.rule in _REORGANISING:
        return [one for one in _own(state, Fleet(ask.seat)) if next(_orders(state, ask, one), None) is not None]
    return [one for order in _plain_orders(state, ask) for one in (order.piece, *order.objects)]


def _own(state: State, fleet: Fleet) -> Iterator[str]:
    yield from (one.id for one in state.formations.values() if one.fleet is fleet)
    for pieces in (state.squadrons, state.leaders, state.auxiliaries):
        yield from (one.id for one in pieces.values() if FLEETS.get(one.contingent) is fleet)
    yield from (one.id for one in state.chits.values() if one.fleet is fleet)


def is_piece(state: State, name: str) -> bool:
    """Whether something is a Formation, Squadron, Leader, Auxiliary or chit."""
    return (
        FormationId(name) in state.formations
        or SquadronId(name) in state.squadrons
        or AuxiliaryId(name) in state.auxiliaries
        or LeaderId(name) in state.leaders
        or ChitId(name) in state.chits
    )


# ------------------------------------------------------------------------------------------------ what


def offers(state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
    """List what may be answered, or what of it concerns one piece."""
    choice = ask.choice
    if isinstance(choice, Pick):
        found = (one for one in choice.options if piece in ("", one) and check.allow(state, ask, one))
        return tuple(_offer(state, ask, one, one) for one in found)
    if isinstance(choice, Some):
        return tuple(
            _offer(state, ask, one, one[0] if len(one) == 1 else "") for one in _several(state, ask, choice, piece)
        )
    if isinstance(choice, Each):
        return tuple(_plans(state, ask, choice, piece))
    if isinstance(choice, Orders):
        orders = tuple(_orders(state, ask, piece)) if piece else _plain_orders(state, ask)
        return tuple(_offer(state, ask, one, (*one.objects, one.piece)[0]) for one in orders)
    return ()


def _offer(state: State, ask: Ask, answer: Answer, aim: str) -> Offer:
    marks = (answer.verb,) if isinstance(answer, Order) else ()
    return Offer(answer, described(state, ask, answer), spot(state, aim), marks)


def _orders(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """The orders that the rules allow, each once."""
    given: dict[Order, None] = {}
    for order in candidates(state, ask, piece):
        if order not in given and check.allow(state, ask, order):
            given[order] = None
            yield order


@remembered
def _plain_orders(state: State, ask: Ask) -> tuple[Order, ...]:
    """Those of no piece alone: whoever asks for the pieces asks for what they may be told in the same position."""
    return tuple(_orders(state, ask, ""))


def _several(state: State, ask: Ask, choice: Some, piece: str) -> Iterator[tuple[str, ...]]:
    """All, none and each alone, as far as so many may be named; else every set of as many as must be."""
    options, found = choice.options, dict[tuple[str, ...], None]()
    if not piece:
        found[options] = None
        found |= dict.fromkeys(islice(combinations(options, choice.least), _MOST))
        found[tuple(one for one in options if check.allow(state, ask, (one,)))] = None
    found |= dict.fromkeys((one,) for one in options if piece in ("", one))
    for some in found:
        if choice.least <= len(some) <= choice.most and check.allow(state, ask, some):
            yield some


# ------------------------------------------------------------------------------------------------ plans


def begun(state: State, ask: Ask) -> dict[str, str]:
    """The plan with which one begins: the first option of each key, or one that the rules allow."""
    assert isinstance(ask.choice, Each), ask
    plain = {key: options[0] for key, options in ask.choice.options}
    if check.allow(state, ask, plain):
        return plain
    return next((plan for plan in propose(state, ask, Random(0)) if isinstance(plan, dict)), plain)


def planned(state: State, ask: Ask, plan: dict[str, str], key: str, option: str) -> dict[str, str] | None:
    """A plan with one option for a key: the given one changed, or another that the rules allow."""
    changed = plan | {key: option}
    if check.allow(state, ask, changed):
        return changed
    for seed in range(_TRIES):
        for other in propose(state, ask, Random(seed)):
            if isinstance(other, dict) and other.get(key) == option and check.allow(state, ask, other):
                return other
    return None


def _plans(state: State, ask: Ask, choice: Each, piece: str) -> Iterator[Offer]:
    base = begun(state, ask)
    if not piece:
        yield Offer(base, described(state, ask, base))
    for key, options in choice.options:
        if key != piece:
            continue
        ways = _ways(state, FormationId(key), options) if ask.window == COURSE else {}
        for option in options:
            plan = planned(state, ask, base, key, option)
            if plan is not None:
                words = Message.of("offer-plan-part", who=key_named(key), what=worded(state, ask, key, option))
                verb, _, what = option.partition(":")
                yield Offer(plan, words, spot(state, what or option), (verb, *ways.get(option, ())))


def _ways(state: State, formation: FormationId, options: tuple[str, ...]) -> dict[str, list[str]]:
    """The places to which each of some actions is what a course there begins with."""
    found: dict[str, list[str]] = {}
    for place in PLACES:
        first = next((one for one in toward(state, formation, place) if one in options), "")
        if place != state.formations[formation].place:
            found.setdefault(first, []).append(place)
    return found


# ------------------------------------------------------------------------------------------------ where


def spot(state: State, name: str) -> tuple[int, ...]:
    """Where something is on the map: a place, its harbour, or the place of a piece; nothing for what is nowhere."""
    place = PLACES.get(place_of(_place(state, name).partition("/")[0]))
    return () if place is None else (place.x, place.y)


def _place(state: State, name: str) -> str:
    formation = state.formations.get(FormationId(name))
    if formation is not None:
        return formation.place
    squadron = state.squadrons.get(SquadronId(name))
    if squadron is not None:
        return squadron.at or _place(state, squadron.formation)
    auxiliary = state.auxiliaries.get(AuxiliaryId(name))
    if auxiliary is not None:
        return auxiliary.port or _place(state, auxiliary.formation or auxiliary.target)
    leader = state.leaders.get(LeaderId(name))
    return name if leader is None else _place(state, leader.post)
