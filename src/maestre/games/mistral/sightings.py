"""IC.1.7 What is laid open and remembered: Formations as they were seen, Auxiliaries at work, Orders that have ended.

Whoever was shown something may count on it when he asks himself what else is possible (`imagining`).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import below, enemy, squadrons_in
from maestre.games.mistral.state import (
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
from maestre.games.mistral.view import UNSEEN, of_convoy, of_formation
from maestre.play import SPECTATOR, learn
from maestre.play.state import Fact

__all__ = [
    "Sighting",
    "Work",
    "has_sunk",
    "note_order",
    "note_sinking",
    "note_stack",
    "note_task",
    "note_work",
    "orders",
    "stacks_seen",
    "works",
]

_STACK = "laid:"
_WORK = "work:"
_ORDER = "order:"
_SANK = "sank:"


class Sighting(msgspec.Struct, frozen=True):
    """A stack as it was when it was laid open: under which handle, and what lay there."""

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
        tuple(of_formation(state.formations[one]) for one in there),
        tuple(replace(one, dp=UNSEEN, straits=0, watches=()) for one in squadrons_in(state, formation)),
        tuple(one for one in state.leaders.values() if one.post in there),
        None if convoy is None else of_convoy(convoy),
    )
    _noted(state, state.formations[formation].fleet, f"{_STACK}{formation}", seen)


def note_work(state: State, fleet: Fleet, auxiliary: AuxiliaryId, place: str, formation: str = "") -> None:
    """Let them remember that an Auxiliary was at work."""
    _noted(state, fleet, f"{_WORK}{auxiliary}", Work(place, formation, state.impulses))


def note_task(state: State, fleet: Fleet, place: str) -> None:
    """Let them remember where a Fleet has declared a Task: some Auxiliary of it must be able to come there."""
    _noted(state, fleet, f"{_WORK}{fleet}", Work(place, "", state.impulses))


def note_order(state: State, fleet: Fleet, chit: ChitId) -> None:
    """Let them remember that an Order was out, and has ended."""
    _noted(state, fleet, f"{_ORDER}{chit}", state.impulses)


def note_sinking(state: State, fleet: Fleet, squadron: SquadronId) -> None:
    """Let them remember in which Impulse a Squadron in sight lost a Sail: it must have been badly worn."""
    _noted(state, fleet, f"{_SANK}{squadron}", state.impulses)


def _noted(state: State, fleet: Fleet, about: str, seen: object) -> None:
    for seat in (enemy(fleet).value, SPECTATOR):
        learn(state, seat, about, msgspec.json.encode(seen).decode())


def stacks_seen(state: State, seat: str) -> tuple[Sighting, ...]:
    """What a seat remembers of stacks, the last first."""
    return tuple(
        msgspec.json.decode(fact.saw, type=Sighting)
        for fact in reversed(state.memory.get(seat, ()))
        if fact.about.startswith(_STACK)
    )


def works(state: State, seat: str) -> dict[str, Work]:
    """Where a seat saw Auxiliaries at work last, and where each Fleet declared its last Task."""
    return {
        fact.about.removeprefix(_WORK): msgspec.json.decode(fact.saw, type=Work)
        for fact in state.memory.get(seat, ())
        if fact.about.startswith(_WORK)
    }


def has_sunk(state: State, seat: str, squadron: SquadronId) -> bool:
    """Whether a seat has seen a Squadron lose a Sail in this Impulse."""
    return Fact(f"{_SANK}{squadron}", str(state.impulses)) in state.memory.get(seat, ())


def orders(state: State, seat: str) -> tuple[ChitId, ...]:
    """The Orders that a seat knows to have been out."""
    facts = state.memory.get(seat, ())
    return tuple(ChitId(fact.about.removeprefix(_ORDER)) for fact in facts if fact.about.startswith(_ORDER))
