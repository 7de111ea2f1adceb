"""IC.6.32 SOL(D) that become a Fleet-50, or a Fleet-50 that becomes SOL(D), in the Operations Phase.

In a window of Tasks a player says ``Order("convert")``, openly; what he converts he says in secret, as in a
Reorganisation. The senior Leader in the harbour checks his Leadership, or for want of one a notional Leader.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

from maestre.games.mistral.data import SQUADRONS
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Fleet, Status
from maestre.games.mistral.formations import FLEETS, rated, seniority
from maestre.games.mistral.fortune import checked_unseen
from maestre.games.mistral.matters import Converting
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.squadrons import NEW, check_pair, check_part, pair, part, tallied
from maestre.games.mistral.state import AuxiliaryId, Berth, Captain, FormationId, LeaderId, SquadronId, State
from maestre.games.mistral.tasks import Further
from maestre.play import Answer, Ask, Order, Orders, Procedure, Tally, ask, rule

__all__ = ["CHECKS", "CONVERT", "FURTHER", "PROPOSALS", "check_conversion", "check_convert", "convert", "senior_in"]

CONVERT: Final = "convert"
_DONE: Final = "done"
_HOW: Final = {"pair": (check_pair, pair), "part": (check_part, part)}


@rule("IC.6.32")
def check_convert(state: State, fleet: Fleet) -> None:
    """Refuse a second try in an Impulse, and to convert where there is nothing to convert."""
    if f"{fleet}/{_try(state)}" in state.tried:
        raise Refused("IC.6.32", "convert-once")
    if not any(True for _ in _conversions(state, fleet)):
        raise Refused("IC.6.32", "convert-nothing")


def _try(state: State) -> str:
    return f"{CONVERT}:{state.impulses}"


@rule("IC.6.32")
def convert(state: State, fleet: Fleet) -> Procedure[None]:
    """Let a player convert one pair, if the Leadership Check in the harbour succeeds."""
    about = Converting(fleet)
    order = yield from ask(fleet.value, Orders((*_HOW, _DONE)), "IC.6.32", about=about, secret=True)
    tallied(state, fleet, _try(state))
    if order.verb == _DONE:
        return
    number = Tally.of(rated(senior_in(state, fleet, order)).leadership, "T.leadership")
    if (yield from checked_unseen(state, fleet, number, "T.leadership")):
        yield from _HOW[order.verb][1](state, fleet, order)
    else:
        tell(state, "convert-failed", "IC.6.32", seen=(fleet.value,))


def _place(state: State, order: Order) -> str:
    """The harbour in which a conversion is made: that of the first SOL(D)."""
    first = order.objects[0]
    if order.verb == "part":
        word, _, port = first.partition(":")
        return port if word == NEW else state.squadrons[SquadronId(first)].at
    return next(one.at for one in state.squadrons.values() if first in one.ships)


def senior_in(state: State, fleet: Fleet, order: Order) -> LeaderId | None:
    """The senior Leader of a Fleet in the harbour of a conversion, who makes its check."""
    place = _place(state, order)
    there = [
        one.id
        for one in state.leaders.values()
        if one.fate is Captain.SERVING and FLEETS[one.contingent] is fleet and _lies(state, one.post, place)
    ]
    return min(there, key=lambda one: seniority(state, one), default=None)


def _lies(state: State, formation: str, place: str) -> bool:
    one = state.formations.get(FormationId(formation))
    return one is not None and one.harbour and one.place == place


def check_conversion(state: State, question: Ask, order: Order) -> None:
    """Refuse what could not be converted in a Reorganisation either; a Fleet-50 is Available, not Assigned at once."""
    if order.verb == _DONE:
        return
    fleet = Fleet(question.seat)
    _HOW[order.verb][0](state, fleet, order)
    if order.verb == "pair" and order.piece:
        raise Refused("2.236.c", "convert-unassigned")


def _conversions(state: State, fleet: Fleet) -> Iterator[Order]:
    """What a Fleet may convert: any pair of its SOL(D), any Fleet-50 into Squadrons with room."""
    worn = [
        one
        for one in state.squadrons.values()
        if FLEETS[one.contingent] is fleet and one.kind is Class.SOLD and one.status is Status.IN_ORDINARY
    ]
    ships = [ship for one in worn for ship in one.ships]
    orders = [Order("pair", "", both) for both in combinations(ships, SQUADRONS.fleet50_cost)]
    for name in _available(state, fleet):
        count = len(state.auxiliaries[name].ships)
        places = (*(one.id for one in worn), *(f"{NEW}:{port}" for port in dict.fromkeys(one.at for one in worn)))
        orders += [Order("part", name, (place,) * count) for place in places]
    for order in orders:
        try:
            _HOW[order.verb][0](state, fleet, order)
        except Refused:
            continue
        yield order


def _available(state: State, fleet: Fleet) -> tuple[AuxiliaryId, ...]:
    return tuple(
        one.id
        for one in state.auxiliaries.values()
        if one.kind is AuxiliaryClass.FLEET50 and one.berth is Berth.AVAILABLE and FLEETS[one.contingent] is fleet
    )


def _for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    found = list(_conversions(state, Fleet(question.seat)))
    yield from rng.sample(found, len(found))
    yield Order(_DONE)


CHECKS: Final = {"IC.6.32": check_conversion}
PROPOSALS: Final = {"IC.6.32": _for_chance}
FURTHER: Final = {CONVERT: Further(check_convert, convert)}
