"""Orders worth offering, by the rule that asks for one; what the rules refuse among them is left out by `offers`.

For one piece all that concerns it is given, for none what concerns no piece, and of many what must be done first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Final

from maestre.games.mistral.chits import DONE, DRAW, ISSUE, RENDEZVOUS
from maestre.games.mistral.composition import broken, free_counters
from maestre.games.mistral.data.words import Class, Fleet, Kind, Status
from maestre.games.mistral.execution import EXTEND, FAIL, HAND_OVER
from maestre.games.mistral.formations import COMMANDS, FLEETS
from maestre.games.mistral.matters import Reorganising
from maestre.games.mistral.orders.chit import issued
from maestre.games.mistral.orders.holding import holders
from maestre.games.mistral.orders.rendezvous import goals
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.squadrons import NEW
from maestre.games.mistral.state import (
    AuxiliaryId,
    ChitStatus,
    Formation,
    FormationId,
    LeaderId,
    Squadron,
    SquadronId,
    State,
)
from maestre.games.mistral.tasks import FURTHER, RECALL, nameable, sendable
from maestre.play import Ask, Order, Orders

__all__ = ["candidates"]

_FORMABLE: Final = (Kind.FLAG, Kind.GRAND, Kind.DETACHMENT)


def candidates(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """The orders that may be offered for a piece, or for none."""
    yield from _BY_RULE.get(ask.rule, _proposed)(state, ask, piece)


def _proposed(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """What chance would choose from, in an order of its own."""
    found = [order for order in dict.fromkeys(propose(state, ask, Random(0))) if isinstance(order, Order)]
    for order in sorted(found, key=lambda one: (one.verb, one.piece, one.objects)):
        if piece in ("", order.piece, *order.objects):
            yield order


# ------------------------------------------------------------------------------------------------ Tasks


def _tasks(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """Every Task for which somebody can be sent, to break off a lasting one, whatever else may be said, and to pass."""
    assert isinstance(ask.choice, Orders), ask
    fleet = Fleet(ask.seat)
    tasks = (one for one in nameable(state, fleet, ask.choice) if piece in ("", one[1]))
    yield from sendable(state, fleet, tasks)
    yield from (Order(RECALL, one) for one in state.auxiliaries if piece in ("", one))
    if not piece:
        yield from (Order(verb) for verb in FURTHER)
        yield Order("pass")


# ------------------------------------------------------------------------------------------------ Orders


def _orders_step(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """To draw, to Issue each Order in hand to whoever may have it, to send one's Squadrons, to be done."""
    fleet = Fleet(ask.seat)
    hand = [chit for chit, one in state.chits.items() if one.fleet is fleet and one.status is ChitStatus.RECEIVED]
    if not piece:
        yield Order(DRAW)
    for chit in hand:
        yield from (Order(ISSUE, chit, (holder,)) for holder in holders(state, fleet) if piece in ("", chit, holder))
    if SquadronId(piece) in state.squadrons:
        yield from (Order(RENDEZVOUS, piece, (goal,)) for goal in goals(state, fleet))
    if not piece:
        yield Order(DONE)


def _endings(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """To Extend, hand over or end each Order in Execution, and to be done."""
    assert isinstance(ask.choice, Orders), ask
    fleet = Fleet(ask.seat)
    for chit in issued(state):
        holder = state.chits[chit].holder
        if state.chits[chit].fleet is not fleet or piece not in ("", chit, holder):
            continue
        others = [one.id for one in state.formations.values() if one.fleet is fleet and one.id != holder]
        ways = (Order(EXTEND, chit), *(Order(HAND_OVER, chit, (other,)) for other in others), Order(FAIL, chit))
        yield from (one for one in ways if one.verb in ask.choice.verbs)
    if not piece:
        yield Order(DONE)


# ------------------------------------------------------------------------------------------------ Reorganisation


def _changes(state: State, ask: Ask, piece: str) -> Iterator[Order]:
    """For none what must be put right, what helps, and to be done; for a piece all that may be done with it."""
    assert isinstance(ask.choice, Orders), ask
    matter = ask.about
    assert isinstance(matter, Reorganising), matter
    if not piece:
        yield from (Order("mend", one) for one, _ in broken(state, matter.fleet) if not matter.place)
        yield from _proposed(state, ask, "")
        yield Order(DONE)
        return
    found: Iterator[Order] = iter(())
    if FormationId(piece) in state.formations:
        found = _of_formation(state, matter.fleet, state.formations[FormationId(piece)])
    elif SquadronId(piece) in state.squadrons:
        found = _of_squadron(state, matter.fleet, state.squadrons[SquadronId(piece)])
    elif LeaderId(piece) in state.leaders:
        found = _of_leader(state, matter.fleet, LeaderId(piece))
    elif AuxiliaryId(piece) in state.auxiliaries:
        found = _of_fleet50(state, AuxiliaryId(piece))
    yield from (order for order in found if order.verb in ask.choice.verbs)


def _beside(state: State, fleet: Fleet, place: str, *, harbour: bool) -> list[FormationId]:
    return [
        one.id for one in state.formations.values() if (one.fleet, one.place, one.harbour) == (fleet, place, harbour)
    ]


def _of_formation(state: State, fleet: Fleet, one: Formation) -> Iterator[Order]:
    beside = [each for each in _beside(state, fleet, one.place, harbour=one.harbour) if each != one.id]
    yield Order("mend", one.id)
    yield from (Order("subordinate", one.id, (other,)) for other in beside)
    yield Order("release", one.id)
    yield Order("unform", one.id)
    yield from (Order("unform", one.id, (other,)) for other in beside)
    yield from (
        Order("post", leader, (one.id,)) for leader, who in state.leaders.items() if FLEETS[who.contingent] is fleet
    )


def _of_squadron(state: State, fleet: Fleet, one: Squadron) -> Iterator[Order]:
    """Into another Formation, none or a new one; its Sail to Squadrons like it, one by one or all."""
    home = state.formations.get(FormationId(one.formation))
    place, harbour = (one.at, True) if home is None or home.harbour else (home.place, False)
    yield from (Order("move", one.id, (other,)) for other in _beside(state, fleet, place, harbour=harbour))
    yield Order("move", one.id)
    for kind in _FORMABLE:
        for counter in free_counters(state, fleet, kind, COMMANDS[one.contingent])[:1]:
            yield Order("form", counter, (one.id,))
    for other in state.squadrons.values():
        if other.id != one.id and (other.contingent, other.kind) == (one.contingent, one.kind):
            yield from (Order("transfer", one.id, (other.id, *one.ships[:many])) for many in _parts(one))
    yield from (Order("transfer", one.id, (NEW, *one.ships[:many])) for many in _parts(one))
    yield from (Order("prize", ship, (one.id,)) for ship in state.prizes.get(fleet, ()))
    if one.kind is Class.SOLD and one.status is Status.IN_ORDINARY:
        yield from (Order("pair", "", both) for both in combinations(one.ships, 2))


def _parts(one: Squadron) -> range:
    return range(1, len(one.ships) + 1)


def _of_leader(state: State, fleet: Fleet, leader: LeaderId) -> Iterator[Order]:
    yield from (Order("post", leader, (one.id,)) for one in state.formations.values() if one.fleet is fleet)
    yield Order("relieve", leader)
    yield Order("ransom", leader)


def _of_fleet50(state: State, auxiliary: AuxiliaryId) -> Iterator[Order]:
    one = state.auxiliaries[auxiliary]
    alike = [each for each in state.squadrons.values() if (each.contingent, each.kind) == (one.contingent, Class.SOLD)]
    ports = dict.fromkeys(each.at for each in state.squadrons.values() if each.contingent is one.contingent and each.at)
    targets = (*(each.id for each in alike), *(f"{NEW}:{port}" for port in ports))
    yield from (Order("part", auxiliary, (target,) * len(one.ships)) for target in targets if one.ships)


_BY_RULE: Final[dict[str, Callable[[State, Ask, str], Iterator[Order]]]] = {
    "IC.6.2": _tasks,
    "IC.9.36": _orders_step,
    "IC.9.38": _endings,
    "IC.9.39": _endings,
    "S.29": _changes,
    "IC.8.42": _changes,
}
