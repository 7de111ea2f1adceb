"""S.06, IC.7.15 Dummies: placing them with real Formations, taking them off, and what Spotting does to them.

A Dummy is in ``State.formations`` while it is on the map; the other counters are the stock. The enemy sees counters
come and go in a location, and cannot tell which of those that lie hidden there is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Command, Fleet, Kind
from maestre.games.mistral.detection.searching import hidden, is_watched
from maestre.games.mistral.table.asking import Naming, Plan, Planning
from maestre.games.mistral.table.formations import command_of, enemy, ready, squadrons_in
from maestre.games.mistral.table.names import name, tell
from maestre.games.mistral.table.spotting import called, deal_handles, new_handle, tell_of
from maestre.games.mistral.table.state import Formation, FormationId, Phase, State
from maestre.play import SPECTATOR, Message, Procedure, ask, reveal, rule

KEEP: Final = "keep"
OFF: Final = "off"


def counters(figures: Figures, fleet: Fleet) -> dict[FormationId, Command]:
    """A Fleet's Dummies, on the map or in stock, and the Command of each."""
    rows = (figures.formations.counters[name] for name in figures.formations.of_kind(fleet, Kind.DUMMY))
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
    return (
        command_of(state, formation),
        *(state.figures.formations.commands[one.contingent] for one in squadrons_in(state, formation)),
    )


# ------------------------------------------------------------------------------------------------ placing


class Decoys(Planning, frozen=True, tag="decoys"):
    """Where a Fleet places each of its Dummies, or which it takes off (IC.7.15.b)."""

    rule: ClassVar = "IC.7.15.b"
    secret: ClassVar = True
    window: ClassVar = "dummies"
    asks: ClassVar = "dummies-ask"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: any number may lie with one real Formation, so that each is placed by itself."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """All stay as they are, one time in two; else each goes anywhere."""
        if rng.randrange(2):
            yield {key: KEEP for key, _ in self.open_to}
        yield {key: rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        if option in (KEEP, OFF):
            return Message(f"offer-dummy-{option}")
        return Message.of("offer-dummy-place", place=name(seen.figures, option))


@rule("S.06", "IC.7.15.b", "IC.1.6")
def arrange(state: State) -> Procedure[bool]:
    """The British, then the Bourbons say in secret where their Dummies go; who has counters at sea is asked."""
    fleet = state.acting
    if any(one.fleet is fleet and ready(one) for one in state.formations.values()):
        open_to = tuple(
            (dummy, _options(state, fleet, dummy, command)) for dummy, command in counters(state.figures, fleet).items()
        )
        plan = yield from ask(fleet.value, Decoys(fleet, open_to))
        yield from _arranged(state, fleet, plan)
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


def _options(state: State, fleet: Fleet, dummy: FormationId, command: Command) -> tuple[str, ...]:
    return (KEEP, OFF) if dummy in state.formations else (KEEP, *_berths(state, fleet, command))


def _arranged(state: State, fleet: Fleet, plan: dict[str, str]) -> Procedure[None]:
    placed: dict[str, list[FormationId]] = {}
    for one, said in plan.items():
        dummy = FormationId(one)
        if said == OFF:
            take_off(state, dummy, "IC.7.15.b")
        elif said != KEEP:
            placed.setdefault(said, []).append(dummy)
    for place, dummies in placed.items():
        for dummy in dummies:
            _place(state, fleet, dummy, place)
        reveal(state, f"{len(dummies)} counters come to {place}")
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
    reveal(state, f"{called(state, dummy)} goes")
    tell_of(state, "dummy-off", rule, dummy, place=state.formations[dummy].place)
    state.markers.pop(dummy, None)
    del state.formations[dummy]


@rule("IC.7.15", "IC.7.15.c")
def exposed(state: State, formation: FormationId) -> Procedure[None]:
    """A Dummy that is Spotted is taken off."""
    if state.formations[formation].kind is Kind.DUMMY:
        take_off(state, formation, "IC.7.15")
    yield from ()


class DecoysOff(Naming[FormationId], frozen=True, tag="decoys-off"):
    """Which of its Dummies a Fleet takes off at the end of a Turn (IC.7.15).

    Any that are on the map may go: nothing is left to check.
    """

    rule: ClassVar = "IC.7.15"
    secret: ClassVar = True
    window: ClassVar = "dummies"
    recurs: ClassVar = True
    asks: ClassVar = "ask-dummies-off"

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[FormationId, ...]]:
        """Some of them."""
        yield tuple(one for one in self.open_to if not rng.randrange(4))


@rule("IC.7.15")
def put_away(state: State) -> Procedure[None]:
    """At the end of a Turn's last Impulse both may take Dummies off; after the others the next Dummy step serves.

    Who has hidden counters at sea is asked.
    """
    if state.impulse < state.figures.calendar.impulses:
        return
    for fleet in Fleet:
        if not any(hidden(state, one.place, fleet) for one in state.formations.values() if one.place):
            continue
        mine = tuple(dummy for dummy in counters(state.figures, fleet) if dummy in state.formations)
        for dummy in (yield from ask(fleet.value, DecoysOff(fleet, mine))):
            take_off(state, dummy, "IC.7.15")


PHASES: Final = {Phase.DUMMIES: arrange}
