"""S.29, IC.8.42, IC.6.32 Changes of Formations and Squadrons: which are worth offering for a piece, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Fleet, Kind, Status
from maestre.games.mistral.fleets.composition import free_counters
from maestre.games.mistral.fleets.squadrons import NEW
from maestre.games.mistral.table.formations import rated
from maestre.games.mistral.table.names import called, joined, name
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Formation,
    FormationId,
    LeaderId,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Message, Order
from maestre.play.written.messages import Arg

_FORMABLE: Final = (Kind.FLAG, Kind.GRAND, Kind.DETACHMENT)


# ------------------------------------------------------------------------------------------------ in words


def words_of(figures: Figures, verb: str, piece: str, objects: tuple[str, ...]) -> dict[str, Arg]:
    """Who is meant, by the arguments of the message of each verb."""
    other = objects[0] if objects else ""
    found: dict[str, Arg] = {"what": name(figures, piece), "other": _named(figures, other), "count": len(objects)}
    if verb == "form":
        found["squadrons"] = _listed(figures, objects)
    elif verb == "transfer":
        found["count"] = len(objects) - 1
    elif verb == "post":
        row = rated(figures, LeaderId(piece))
        found |= {"leadership": row.leadership, "strategy": row.strategy, "control": row.control}
    elif verb == "ransom":
        found["price"] = -figures.prestige.losses.ransom
    elif verb in ("pair", "part"):
        found["ships"] = _listed(figures, objects)
    return found


def _named(figures: Figures, other: str) -> Message:
    word, _, port = other.partition(":")
    if word == NEW:
        return (
            Message("offer-new-squadron")
            if not port
            else Message.of("offer-new-squadron-in", place=name(figures, port))
        )
    return called(figures, other) if other else Message("offer-no-formation")


def _listed(figures: Figures, objects: tuple[str, ...]) -> Message:
    return joined(_named(figures, one) for one in objects)


# ------------------------------------------------------------------------------------------------ for a piece


def changes_of(state: State, fleet: Fleet, piece: str) -> Iterator[Order]:
    """All changes that might be made with a piece, allowed or not."""
    if FormationId(piece) in state.formations:
        yield from _of_formation(state, fleet, state.formations[FormationId(piece)])
    elif SquadronId(piece) in state.squadrons:
        yield from _of_squadron(state, fleet, state.squadrons[SquadronId(piece)])
    elif LeaderId(piece) in state.leaders:
        yield from _of_leader(state, fleet, LeaderId(piece))
    elif AuxiliaryId(piece) in state.auxiliaries:
        yield from _of_fleet50(state, AuxiliaryId(piece))


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
        Order("post", leader, (one.id,))
        for leader, who in state.leaders.items()
        if state.figures.formations.fleets[who.contingent] is fleet
    )


def _of_squadron(state: State, fleet: Fleet, one: Squadron) -> Iterator[Order]:
    """Into another Formation, none or a new one; its Sail to Squadrons like it, one by one or all."""
    home = state.formations.get(FormationId(one.formation))
    place, harbour = (one.at, True) if home is None or home.harbour else (home.place, False)
    yield from (Order("move", one.id, (other,)) for other in _beside(state, fleet, place, harbour=harbour))
    yield Order("move", one.id)
    for kind in _FORMABLE:
        for counter in free_counters(state, fleet, kind, state.figures.formations.commands[one.contingent])[:1]:
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
