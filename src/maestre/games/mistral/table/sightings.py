"""IC.1.7 What is laid open and remembered: Formations as they were seen, Auxiliaries at work, Orders that have ended.

Whoever was shown something may count on it when he asks himself what else is possible (`imagining`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import below, enemy, squadrons_in
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    ChitId,
    Convoy,
    Formation,
    FormationId,
    Leader,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import SPECTATOR, hide, learn
from maestre.play.state import Fact

_STACK = "laid:"
_WORK = "work:"
_ORDER = "order:"
_SANK = "sank:"


class Sighting(msgspec.Struct, frozen=True):
    """A stack as it was seen last: under which handle, if it can still be told by it, and what lay there."""

    handle: str
    impulse: int
    formations: tuple[Formation, ...]
    squadrons: tuple[Squadron, ...]
    leaders: tuple[Leader, ...]
    convoy: Convoy | None = None


class Work(msgspec.Struct, frozen=True):
    """Where an Auxiliary was seen at work, and from which Formation it came, where all could see it."""

    place: str
    formation: str
    impulse: int


def note_stack(state: State, formation: FormationId) -> None:
    """Let the enemy and those who look on remember a stack that is laid open."""
    there = below(state, formation)
    convoy = state.convoys.get(formation)
    seen = Sighting(
        state.formations[formation].handle,
        state.impulses,
        tuple(hide(state.formations[one]) for one in there),
        tuple(hide(one) for one in squadrons_in(state, formation)),
        tuple(one for one in state.leaders.values() if one.post in there),
        None if convoy is None else hide(convoy),
    )
    _noted(state, state.formations[formation].fleet, f"{_STACK}{formation}", seen)


def lose_track(state: State, fleet: Fleet, handle: str) -> None:
    """Another counter of a Fleet may have a handle now: what was seen under it is remembered, but not where it is."""
    for seat in _others(fleet):
        for fact in state.memory.get(seat, ()):
            if fact.about.startswith(_STACK) and (seen := _sighting(fact)).handle == handle:
                learn(state, seat, fact.about, msgspec.json.encode(replace(seen, handle="")).decode())


def note_work(state: State, fleet: Fleet, auxiliary: AuxiliaryId, place: str, formation: str = "") -> None:
    """Let them remember that an Auxiliary was at work."""
    _noted(state, fleet, f"{_WORK}{auxiliary}", Work(place, formation, state.impulses))


def note_task(state: State, fleet: Fleet, place: str) -> None:
    """Let them remember where a Fleet has declared a Task: some Auxiliary of it must be able to come there."""
    _noted(state, fleet, f"{_WORK}{fleet}", Work(place, "", state.impulses))


def note_order(state: State, fleet: Fleet, chit: ChitId) -> None:
    """Let them remember that an Order was out, and has ended."""
    _noted(state, fleet, f"{_ORDER}{chit}", state.impulses)


def note_sinking(state: State, fleet: Fleet, squadron: SquadronId, ship: str) -> None:
    """Let them remember that a Squadron in sight lost a Sail, and in which Impulse: it must have been badly worn."""
    _noted(state, fleet, f"{_SANK}{ship}", (squadron, state.impulses))


def _noted(state: State, fleet: Fleet, about: str, seen: object) -> None:
    for seat in _others(fleet):
        learn(state, seat, about, msgspec.json.encode(seen).decode())


def _others(fleet: Fleet) -> tuple[str, str]:
    """Who sees a Fleet from outside: the enemy and those who look on."""
    return enemy(fleet).value, SPECTATOR


def stacks_seen(state: State, seat: str) -> tuple[Sighting, ...]:
    """What a seat remembers of stacks, the last first."""
    facts = reversed(state.memory.get(seat, ()))
    return tuple(_sighting(fact) for fact in facts if fact.about.startswith(_STACK))


@lru_cache(maxsize=1024)
def _sighting(fact: Fact) -> Sighting:
    return msgspec.json.decode(fact.saw, type=Sighting)


def works(state: State, seat: str) -> dict[str, Work]:
    """Where a seat saw Auxiliaries at work last, and where each Fleet declared its last Task."""
    return {
        fact.about.removeprefix(_WORK): msgspec.json.decode(fact.saw, type=Work)
        for fact in state.memory.get(seat, ())
        if fact.about.startswith(_WORK)
    }


def has_sunk(state: State, seat: str, squadron: SquadronId) -> bool:
    """Whether a seat has seen a Squadron lose a Sail in this Impulse."""
    lately = msgspec.json.encode((squadron, state.impulses)).decode()
    return any(fact.saw == lately for fact in state.memory.get(seat, ()) if fact.about.startswith(_SANK))


def ships_sunk(state: State, seat: str) -> tuple[str, ...]:
    """The Sail that a seat has seen lost."""
    facts = state.memory.get(seat, ())
    return tuple(fact.about.removeprefix(_SANK) for fact in facts if fact.about.startswith(_SANK))


def orders_ended(state: State, seat: str) -> tuple[ChitId, ...]:
    """The Orders of which a seat knows that they have ended in this Impulse, or since."""
    facts = (fact for fact in state.memory.get(seat, ()) if fact.about.startswith(_ORDER))
    return tuple(ChitId(fact.about.removeprefix(_ORDER)) for fact in facts if int(fact.saw) >= state.impulses)
