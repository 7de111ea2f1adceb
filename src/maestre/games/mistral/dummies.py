"""S.06, IC.7.15 Dummies: placing them with real Formations, taking them off, and what Spotting does to them.

A Dummy is in ``State.formations`` while it is on the map; the other counters are the stock. The enemy sees counters
come and go in a location, and cannot tell which of those that lie hidden there is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.mistral.data import CALENDAR, FORMATIONS
from maestre.games.mistral.data.words import Command, Fleet, Kind
from maestre.games.mistral.detection import hidden, is_watched
from maestre.games.mistral.formations import COMMANDS, command_of, enemy, ready, squadrons_in
from maestre.games.mistral.matters import Decoys
from maestre.games.mistral.names import tell
from maestre.games.mistral.spotting import deal_handles, new_handle, tell_of
from maestre.games.mistral.state import Formation, FormationId, Phase, State
from maestre.play import SPECTATOR, Answer, Ask, Each, Procedure, Some, ask, reveal, rule

__all__ = ["KEEP", "OFF", "PHASES", "PROPOSALS", "arrange", "counters", "exposed", "put_away", "take_off"]

KEEP: Final = "keep"
OFF: Final = "off"


def counters(fleet: Fleet) -> dict[FormationId, Command]:
    """A Fleet's Dummies, on the map or in stock, and the Command of each."""
    rows = (FORMATIONS.counters[name] for name in FORMATIONS.of_kind(fleet, Kind.DUMMY))
    return {FormationId(f"dummy:{row.commands[0]}:{row.letter}"): row.commands[0] for row in rows}


@rule("IC.7.15.b", "S.06", "IC.7.15.c")
def _berths(state: State, fleet: Fleet, command: Command) -> tuple[str, ...]:
    """Where a Dummy of a Command may be placed: with its real Formations at sea, where it would not be seen at once."""
    found = dict.fromkeys(one.place for one in _real(state, fleet) if command in _commands(state, one.id))
    return tuple(place for place in found if not is_watched(state, place, fleet))


def _real(state: State, fleet: Fleet) -> Iterator[Formation]:
    for one in state.formations.values():
        if one.fleet is fleet and ready(one) and one.kind is not Kind.DUMMY:
            yield one


def _commands(state: State, formation: FormationId) -> tuple[Command | None, ...]:
    """The Command of a Formation and those of all its Squadrons: a joint one hides the Dummies of both."""
    return (command_of(state, formation), *(COMMANDS[one.contingent] for one in squadrons_in(state, formation)))


# ------------------------------------------------------------------------------------------------ placing


@rule("S.06", "IC.7.15.b", "IC.1.6")
def arrange(state: State) -> Procedure[bool]:
    """The British, then the Bourbons say in secret where their Dummies go; who has counters at sea is asked."""
    fleet = state.acting
    if any(one.fleet is fleet and ready(one) for one in state.formations.values()):
        options = tuple((name, _options(state, fleet, name, command)) for name, command in counters(fleet).items())
        about = Decoys(fleet)
        plan = yield from ask(fleet.value, Each(options), "IC.7.15.b", about=about, secret=True, window="dummies")
        yield from _arranged(state, fleet, plan)
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


def _options(state: State, fleet: Fleet, dummy: FormationId, command: Command) -> tuple[str, ...]:
    return (KEEP, OFF) if dummy in state.formations else (KEEP, *_berths(state, fleet, command))


def _arranged(state: State, fleet: Fleet, plan: dict[str, str]) -> Procedure[None]:
    placed: dict[str, list[FormationId]] = {}
    for name, said in plan.items():
        dummy = FormationId(name)
        if said == OFF:
            take_off(state, dummy, "IC.7.15.b")
        elif said != KEEP:
            placed.setdefault(said, []).append(dummy)
    for place, dummies in placed.items():
        for dummy in dummies:
            _place(state, fleet, dummy, place)
        reveal(state)
        others = (enemy(fleet).value, SPECTATOR)
        tell(state, "counters-added", "S.06", seen=others, fleet=fleet.value, place=place, count=len(dummies))
        yield from deal_handles(state, place, dummies[0])


def _place(state: State, fleet: Fleet, dummy: FormationId, place: str) -> None:
    link = next(one.link for one in _real(state, fleet) if one.place == place)
    handle = new_handle(state, fleet)
    state.formations[dummy] = Formation(dummy, fleet, Kind.DUMMY, place, handle=handle, link=link)
    tell(state, "dummy-placed", "S.06", seen=(fleet.value,), formation=dummy, place=place)


# ------------------------------------------------------------------------------------------------ taking off


@rule("IC.7.15", "IC.7.15.b")
def take_off(state: State, dummy: FormationId, rule: str) -> None:
    """Put a Dummy back in stock; all see the counter go."""
    reveal(state)
    tell_of(state, "dummy-off", rule, dummy, place=state.formations[dummy].place)
    state.markers.pop(dummy, None)
    del state.formations[dummy]


@rule("IC.7.15", "IC.7.15.c")
def exposed(state: State, formation: FormationId) -> Procedure[None]:
    """A Dummy that is Spotted is taken off."""
    if state.formations[formation].kind is Kind.DUMMY:
        take_off(state, formation, "IC.7.15")
    yield from ()


@rule("IC.7.15")
def put_away(state: State) -> Procedure[None]:
    """At the end of a Turn's last Impulse both may take Dummies off; after the others the next Dummy step serves.

    Who has hidden counters at sea is asked.
    """
    if state.impulse < CALENDAR.impulses:
        return
    for fleet in Fleet:
        if not any(hidden(state, one.place, fleet) for one in state.formations.values() if one.place):
            continue
        mine = tuple(name for name in counters(fleet) if name in state.formations)
        choice = Some(mine, 0, len(mine))
        off = yield from ask(fleet.value, choice, "IC.7.15", about=Decoys(fleet), secret=True, window="dummies")
        for name in off:
            take_off(state, FormationId(name), "IC.7.15")


# ------------------------------------------------------------------------------------------------ proposals


def _plans_for_chance(_state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """All stay as they are, one time in two; else each goes anywhere."""
    assert isinstance(question.choice, Each)
    if rng.randrange(2):
        yield {key: KEEP for key, _ in question.choice.options}
    yield {key: rng.choice(options) for key, options in question.choice.options}


def _off_for_chance(_state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    assert isinstance(question.choice, Some)
    yield tuple(one for one in question.choice.options if not rng.randrange(4))


PHASES: Final = {Phase.DUMMIES: arrange}
PROPOSALS: Final = {"IC.7.15.b": _plans_for_chance, "IC.7.15": _off_for_chance}
