"""2.34, IC.10.19 The Spanish Troop Convoys: Formed at Barcelona, sent off by the die, diverted, landed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.convoys.escorts import join
from maestre.games.mistral.convoys.merchantmen import drawn_route, in_play, named, take_off
from maestre.games.mistral.data.words import ConvoyKind, Event, Fleet, Kind
from maestre.games.mistral.detection.watches import is_blockaded
from maestre.games.mistral.fleets.contingents import in_play as takes_part
from maestre.games.mistral.harbours.passage import leave_harbour
from maestre.games.mistral.table.asking import Choosing, Plan, Planning
from maestre.games.mistral.table.formations import ready, stacks
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import name, tell
from maestre.games.mistral.table.state import Convoy, Formation, FormationId, State
from maestre.games.mistral.table.subjects import Arrival
from maestre.play import Message, Procedure, ask, change, rule
from maestre.space.network import place_of

KEEP: Final = "keep"
TROOP_FORMATS: Final = ("generic", "historical")
"""How Troop Convoys are Formed, as the players agree before the game; the combined format is not played (2.34.d)."""


# ------------------------------------------------------------------------------------------------ Forming


@rule("2.34.a", "2.34.b", "2.34.c", "2.342", "2.345.a", "2.321.b")
def musters(state: State) -> tuple[int, int]:
    """How many Troop Convoys must and may be Formed in the Reinforcement Step of this Turn, by the format agreed on.

    None once Philip V has died, and never more than there are counters free.
    """
    if state.events[Event.PHILIP_DIES].times:
        return 0, 0
    least, most = _by_format(state)
    free = state.figures.convoys.troops.counters - len(in_play(state, ConvoyKind.TROOP))
    return min(least, free), min(most, free)


@rule("2.34.b", "2.34.c", "2.345.a")
def _by_format(state: State) -> tuple[int, int]:
    """Generic: up to two in Spring. Historical: one at each set date, later one in a Spring that has none left."""
    spring = state.turn == state.figures.convoys.troops.formed_turn
    if state.troop_format == TROOP_FORMATS[0]:
        return 0, state.figures.convoys.troops.most_formed if spring else 0
    dates = state.figures.convoys.historical.formed
    if any((date.year, date.turn) == (state.year, state.turn) for date in dates):
        return 1, 1
    later = state.year > max(date.year for date in dates) and not in_play(state, ConvoyKind.TROOP)
    return 0, state.figures.convoys.historical.then_per_year if spring and later else 0


class Mustering(Choosing[int], frozen=True, tag="mustering"):
    """How many Troop Convoys the Bourbons Form at a Port (2.345)."""

    rule: ClassVar = "2.345.a"
    window: ClassVar = "muster"
    asks: ClassVar = "convoy-ask-muster"

    place: str
    least: int
    most: int

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.least, self.most + 1))

    def propose(self, seen: State, rng: Random) -> Iterator[int]:
        """As many as there may be, mostly."""
        yield self.most if rng.randrange(4) else rng.choice(self.options())

    def describe(self, seen: State, value: int) -> Message:
        return Message.of("offer-muster", count=value)


@rule("2.341", "2.345.a", "2.343")
def form(state: State) -> Procedure[None]:
    """Let the Bourbons Form Troop Convoys In Ordinary at Barcelona, each with a route drawn in secret.

    It stands in the Reinforcement Step.
    """
    least, most = musters(state)
    if not most:
        return
    count = least
    if least < most:
        count = yield from ask(
            Fleet.BOURBON.value, Mustering(Fleet.BOURBON, state.figures.convoys.troops.port, least, most)
        )
    for _ in range(count):
        yield from _formed(state)


@rule("2.341", "2.342", "2.345.b")
def _formed(state: State) -> Procedure[None]:
    route = yield from drawn_route(state, ConvoyKind.TROOP, "2.343")
    taken = in_play(state, ConvoyKind.TROOP)
    numbers = range(1, state.figures.convoys.troops.counters + 1)
    name = next(each for number in numbers if (each := named(ConvoyKind.TROOP, number)) not in taken)
    port = state.figures.convoys.troops.port
    state.formations[name] = Formation(name, Fleet.BOURBON, Kind.CONVOY, port, harbour=True)
    state.convoys[name] = Convoy(ConvoyKind.TROOP, route)
    tell(state, "troops-mustered", "2.345.a", formation=name, place=port)


# ------------------------------------------------------------------------------------------------ leaving port


@rule("2.345.b", "IC.10.12")
def departures(state: State) -> Procedure[None]:
    """At the start of an Impulse throw for each Troop Convoy in port: on the numbers of the rule it sails at once."""
    for convoy in in_play(state, ConvoyKind.TROOP):
        if not state.formations[convoy].harbour or state.convoys[convoy].landed:
            continue
        face = yield from rolled(state, Fleet.BOURBON, "2.345.b", about=Arrival(ConvoyKind.TROOP))
        if not state.figures.convoys.troops.leaves(face):
            tell(state, "troops-wait", "2.345.b", formation=convoy, face=face)
            continue
        tell(state, "troops-sail", "2.345.b", formation=convoy, place=state.formations[convoy].place)
        yield from join(state, convoy)
        yield from leave_harbour(state, convoy)


# ------------------------------------------------------------------------------------------------ diverting


def _landing_places(state: State) -> tuple[str, ...]:
    """The Ports where troops may land just now."""
    barred = tuple(
        port
        for port in state.figures.convoys.troop_ports_while_bourbon
        if (owner := state.figures.places[port].owner) is None or not takes_part(state, owner)
    )
    return tuple(port for port in state.figures.convoys.troop_ports if port not in barred)


def _occupied(state: State, place: str) -> bool:
    return bool(stacks(state, place, Fleet.BRITISH))


@rule("2.347.a", "2.347.b")
def havens(state: State, formation: FormationId) -> tuple[str, ...]:
    """The nearest eligible Ports, in Spaces, to which a Troop Convoy may divert; none unless its own is occupied.

    Any British counter occupies it, since a Dummy that has not been found out is one to all.
    """
    convoy, here = state.convoys[formation], state.formations[formation].place
    if not _occupied(state, convoy.route[-1]):
        return ()
    found = {
        port: spaces
        for port in _landing_places(state)
        if port != convoy.route[-1]
        and not _occupied(state, port)
        and not is_blockaded(state, port, Fleet.BOURBON)
        and (spaces := state.figures.network.spaces(here, port)) is not None
    }
    return tuple(port for port, spaces in found.items() if spaces == min(found.values()))


class Diverting(Planning, frozen=True, tag="diverting"):
    """British counters lie where troops may land: which Troop Convoys divert whose destination that is (2.347)."""

    rule: ClassVar = "2.347.a"
    secret: ClassVar = True
    window: ClassVar = "divert"
    asks: ClassVar = "convoy-ask-divert"

    places: tuple[str, ...]

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: every Convoy is offered where it may go, whatever the others do."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Divert wherever it can be done, mostly."""
        yield {key: options[-1] if rng.randrange(4) else rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        return (
            Message("offer-divert-keep")
            if option == KEEP
            else Message.of("action-divert", place=name(seen.figures, option))
        )


@rule("2.347.a", "IC.1.7")
def diversions(state: State) -> Procedure[None]:
    """At the start of an Impulse let Troop Convoys divert whose destination is occupied.

    The Bourbons are asked whenever one is at sea and a British counter lies where troops may land: all see that, and
    destinations are their secret.
    """
    sailing = tuple(name for name in in_play(state, ConvoyKind.TROOP) if ready(state.formations[name]))
    places = tuple(place for place in state.figures.convoys.troop_ports if _occupied(state, place))
    if not sailing or not places:
        return
    open_to = tuple((convoy, (KEEP, *havens(state, convoy))) for convoy in sailing)
    plan = yield from ask(Fleet.BOURBON.value, Diverting(Fleet.BOURBON, open_to, places))
    for convoy, port in plan.items():
        if port != KEEP:
            _diverted(state, FormationId(convoy), port)


@rule("2.347.b")
def _diverted(state: State, formation: FormationId, port: str) -> None:
    """Write down another destination; the Convoy makes for it by the fastest way."""
    here = place_of(state.formations[formation].place)
    change(state.convoys, formation, route=(here, port), step=0)
    tell(state, "troops-divert", "2.347.b", seen=(Fleet.BOURBON.value,), formation=formation, place=port)


# ------------------------------------------------------------------------------------------------ landing


@rule("2.345.d", "2.344.a", "IC.10.19", "2.343")
def land(state: State) -> Procedure[None]:
    """Unload the Troop Convoys that have arrived in this Turn: each is a landing to be used, Scattered or not.

    It stands in the Reinforcement Step, before `form`. The destination may then be known.
    """
    for convoy in in_play(state, ConvoyKind.TROOP):
        if state.convoys[convoy].landed:
            place = state.formations[convoy].place
            yield from take_off(state, convoy)
            state.credits += 1
            tell(state, "troops-landed", "IC.10.19", formation=convoy, place=place, count=state.credits)
