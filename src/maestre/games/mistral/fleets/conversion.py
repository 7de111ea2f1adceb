"""IC.6.32 SOL(D) that become a Fleet-50, or a Fleet-50 that becomes SOL(D), in the Operations Phase.

In a window of Tasks a player says ``Order("convert")``, openly; what he converts he says in secret, as in a
Reorganisation. The senior Leader in the harbour checks his Leadership, or for want of one a notional Leader.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.tasks import Further
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Fleet, Status
from maestre.games.mistral.fleets.changing import words_of
from maestre.games.mistral.fleets.squadrons import NEW, check_pair, check_part, pair, part, tallied
from maestre.games.mistral.table.chances import check_passes, percent
from maestre.games.mistral.table.formations import rated, seniority
from maestre.games.mistral.table.fortune import checked_unseen
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ordering import Commanding
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Berth,
    Captain,
    FormationId,
    LeaderId,
    SquadronId,
    State,
)
from maestre.play import Message, Order, Procedure, Tally, ask, rule

CONVERT: Final = "convert"
_DONE: Final = "done"
_HOW: Final = {"pair": (check_pair, pair), "part": (check_part, part)}


@rule("IC.6.32")
def check_convert(state: State, fleet: Fleet) -> None:
    """Refuse a second try in an Impulse, and to convert where there is nothing to convert."""
    if f"{fleet}/{_try(state)}" in state.tried:
        raise Refused("IC.6.32", "convert-once", state.figures)
    if not any(True for _ in _conversions(state, fleet)):
        raise Refused("IC.6.32", "convert-nothing", state.figures)


def _try(state: State) -> str:
    return f"{CONVERT}:{state.impulses}"


class Converting(Commanding, frozen=True, tag="converting"):
    """Which SOL(D) a Fleet turns into a Fleet-50, or which one back, in the Operations Phase (IC.6.32)."""

    rule: ClassVar = "IC.6.32"
    secret: ClassVar = True
    asks: ClassVar = "ask-convert"

    def verbs(self) -> tuple[str, ...]:
        return *_HOW, _DONE

    def check(self, seen: State, value: Order) -> None:
        """Refuse what could not be converted in a Reorganisation either; a Fleet-50 is Available, not Assigned."""
        if value.verb == _DONE:
            return
        _HOW[value.verb][0](seen, self.whose(), value)
        if value.verb == "pair" and value.piece:
            raise Refused("2.236.c", "convert-unassigned", seen.figures)

    def propose(self, seen: State, rng: Random) -> Iterator[Order]:
        found = list(_conversions(seen, self.whose()))
        yield from rng.sample(found, len(found))
        yield Order(_DONE)

    def describe(self, seen: State, value: Order) -> Message:
        """What is converted, and the chance of the Leadership Check in the harbour."""
        if value.verb == _DONE:
            return Message("offer-done")
        number = Tally.of(rated(seen.figures, senior_in(seen, self.whose(), value)).leadership, "T.leadership")
        chance = percent(check_passes(seen, self.whose(), number, "T.leadership"))
        told = words_of(seen.figures, value.verb, value.piece, value.objects)
        return Message.of(f"offer-change-{value.verb}", **told, chance=chance)


@rule("IC.6.32")
def convert(state: State, fleet: Fleet) -> Procedure[None]:
    """Let a player convert one pair, if the Leadership Check in the harbour succeeds."""
    order = yield from ask(fleet.value, Converting(fleet.value))
    tallied(state, fleet, _try(state))
    if order.verb == _DONE:
        return
    number = Tally.of(rated(state.figures, senior_in(state, fleet, order)).leadership, "T.leadership")
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
        if one.fate is Captain.SERVING
        and state.figures.formations.fleets[one.contingent] is fleet
        and _lies(state, one.post, place)
    ]
    return min(there, key=lambda one: seniority(state, one), default=None)


def _lies(state: State, formation: str, place: str) -> bool:
    one = state.formations.get(FormationId(formation))
    return one is not None and one.harbour and one.place == place


def _conversions(state: State, fleet: Fleet) -> Iterator[Order]:
    """What a Fleet may convert: any pair of its SOL(D), any Fleet-50 into Squadrons with room."""
    worn = [
        one
        for one in state.squadrons.values()
        if state.figures.formations.fleets[one.contingent] is fleet
        and one.kind is Class.SOLD
        and one.status is Status.IN_ORDINARY
    ]
    ships = [ship for one in worn for ship in one.ships]
    orders = [Order("pair", "", both) for both in combinations(ships, state.figures.squadrons.fleet50_cost)]
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
        if one.kind is AuxiliaryClass.FLEET50
        and one.berth is Berth.AVAILABLE
        and state.figures.formations.fleets[one.contingent] is fleet
    )


FURTHER: Final = {CONVERT: Further(check_convert, convert)}
