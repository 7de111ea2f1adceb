"""2.5, T.pirates Corsairs: which pirates are Active and who Tasks them, what they may do, where corsairs are based.

The rules of this volume stand as they are written, whatever has become of the series rules on corsairs (2.5.U).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import named, spend
from maestre.games.mistral.data import within
from maestre.games.mistral.data.words import Flag, Fleet, Role, Task
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.prestige import standing_of
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Phase, State
from maestre.games.mistral.table.subjects import Activation, Haven
from maestre.play import Procedure, ask, change, reveal, rule
from maestre.space.network import place_of

_FREE: Final = (Role.PIRATE, Role.KNIGHTS)
"""Those that share a Recovery Box of their own and have no Available Box (2.551)."""


# ------------------------------------------------------------------------------------------------ activation


@rule("2.522", "T.pirates", "2.523")
def activation(state: State) -> Procedure[bool]:
    """In the first Impulse of a Summer or Fall Turn throw for the pirates that are Active, and say who Tasks them."""
    if state.impulse > 1:
        return True
    state.active, state.tasker = (), ""
    if state.figures.calendar.seasons[state.turn] in state.figures.corsairs.seasons:
        face = yield from rolled(state, None, "T.pirates", about=Activation(state.turn))
        state.active = tuple(base for base in state.figures.corsairs.active(face) if _at_home(state, base))
        if state.active:
            state.tasker = (poorer(state) or state.pirate_tie).value
            for base in state.active:
                tell(state, "pirates-active", "2.523", place=base, fleet=state.tasker)
    return True


@rule("T.pirates", "2.526.b")
def _at_home(state: State, base: str) -> bool:
    """Whether a pirate lies at a Base that is not silenced, ready to be Active."""
    pirates = (one for one in state.auxiliaries.values() if one.role is Role.PIRATE and one.port == base)
    return base not in state.silenced and any(one.berth is Berth.ASSIGNED for one in pirates)


def poorer(state: State) -> Fleet | None:
    """Who has less Prestige; nobody if both have as much."""
    ahead = standing_of(state)
    return None if not ahead else Fleet.BOURBON if ahead > 0 else Fleet.BRITISH


@rule("2.523", "2.52", "2.511")
def hired(state: State, auxiliary: AuxiliaryId, fleet: Fleet) -> bool | None:
    """Whether a Fleet Tasks a pirate: an Active one, in this Turn; stands at `HIRED`."""
    one = state.auxiliaries[auxiliary]
    if one.role is not Role.PIRATE:
        return None
    return bool(one.port) and one.port in state.active and state.tasker == fleet.value


@rule("2.526.b")
def silence(state: State, base: str) -> None:
    """A Show of Force against a Base is Fulfilled: its pirate does no Task for the rest of the Year."""
    if base not in state.silenced:
        state.silenced += (base,)
        state.active = tuple(one for one in state.active if one != base)
        tell(state, "base-silenced", "2.526.b", place=base)


# ------------------------------------------------------------------------------------------------ what they may do


@rule("2.524.a", "2.524.b", "2.521", "2.526.b", "2.5.U")
def barred(state: State, _fleet: Fleet, auxiliary: AuxiliaryId, task: Task, place: str) -> None:
    """Refuse a pirate what pirates do not do: they Interdict Sea Zones or attack Convoys; stands at `BARRED`."""
    one, pirates = state.auxiliaries[auxiliary], state.figures.corsairs.pirates
    if one.role is not Role.PIRATE:
        return
    if one.port in state.silenced:
        raise Refused("2.526.b", "pirate-silenced", state.figures, auxiliary=auxiliary, place=one.port)
    if task not in pirates.tasks:
        raise Refused("2.524.a", "pirate-not-task", state.figures, auxiliary=auxiliary, task=named(task))
    if task is Task.INTERDICT and state.figures.places[place_of(place)].kind not in pirates.interdict:
        raise Refused("2.524.a", "pirate-only-zones", state.figures, auxiliary=auxiliary, place=place)
    zone = state.figures.places[place_of(place)].is_zone
    if task is Task.CONVOY_ATTACK and zone and one.kind not in pirates.convoy_attack:
        raise Refused("2.524.b", "pirate-no-raid", state.figures, auxiliary=auxiliary, kind=one.kind.value)


@rule("2.526.b", "2.528.c", "2.525.a")
def taken_on(state: State, auxiliary: AuxiliaryId, fleet: Fleet) -> None:
    """Note who sends a pirate, and from which Base, Screened or not: players may then show force there.

    It stands at `TAKEN_ON`.
    """
    one = state.auxiliaries[auxiliary]
    if one.role is not Role.PIRATE:
        return
    change(state.auxiliaries, auxiliary, sender=fleet.value)
    if one.port not in state.used:
        state.used += (one.port,)


@rule("2.528.b")
def winter(state: State) -> Procedure[None]:
    """With the first Turn of Winter pirates stop Interdicting; stands at `TURN_BEGINS`."""
    if state.turn == state.figures.corsairs.pirate_year.interdiction_ends:
        for one in tuple(state.auxiliaries.values()):
            if one.role is Role.PIRATE and one.berth is Berth.TASKED:
                tell(state, "pirate-leaves", "2.528.b", auxiliary=one.id, place=one.target)
                spend(state, one.id, "2.528.b")
    yield from ()


# ------------------------------------------------------------------------------------------------ Bases


@rule("2.512.b", "2.512.c", "2.551.b", "2.511")
def bases(state: State, auxiliary: AuxiliaryId) -> tuple[str, ...]:
    """The Ports at which a corsair may be based just now.

    The Salee Rovers have Salé and the Knights Valetta; other pirates have a North African Base without a pirate, and
    Privateers any Bourbon or Neutral Port outside North Africa.
    """
    one = state.auxiliaries[auxiliary]
    if one.role is Role.KNIGHTS:
        return (state.figures.corsairs.knights_base,)
    if one.role is Role.PIRATE:
        own = tuple(base for base, keeper in state.figures.corsairs.pirates.fixed.items() if keeper == auxiliary)
        return own or tuple(base for base in state.figures.corsairs.pirates.bases if _has_room(state, base))
    ports = (
        place.id
        for place in state.figures.places.values()
        if place.is_port and place.id not in state.figures.corsairs.privateers_shut
    )
    return tuple(port for port in ports if flag(state, port, Fleet.BOURBON) is not Flag.ENEMY)


@rule("2.512.b")
def _has_room(state: State, base: str) -> bool:
    there = sum(one.role is Role.PIRATE and one.port == base for one in state.auxiliaries.values())
    return base not in state.figures.corsairs.pirates.fixed and there < state.figures.corsairs.pirates.most


@rule("2.512.a", "2.512.c", "2.513", "2.531", "2.53")
def check_assigned(state: State, auxiliary: AuxiliaryId, where: str) -> None:
    """Refuse to Assign a Privateer to a Formation, to a Port that is no Base for it, or but from the Available Box."""
    one = state.auxiliaries[auxiliary]
    if one.role is not Role.PRIVATEER:
        return
    if one.berth is not Berth.AVAILABLE:
        raise Refused("2.513", "corsair-not-available", state.figures, auxiliary=auxiliary, place=one.port)
    if where not in state.figures.places:
        raise Refused("2.512.a", "corsair-needs-base", state.figures, auxiliary=auxiliary, formation=where)
    if where not in bases(state, auxiliary):
        raise Refused("2.512.c", "corsair-no-base", state.figures, auxiliary=auxiliary, place=where)


# ------------------------------------------------------------------------------------------------ Recovery


@rule("2.55", "2.551.a", "2.553")
def recover(state: State) -> Procedure[None]:
    """Throw for pirates and Knights in their Recovery Box, a Base being named first; in Fall's last Turn all come back.

    It stands in the Recovery Step beside the other Auxiliaries, among which Privateers are.
    """
    waiting = tuple(one.id for one in state.auxiliaries.values() if one.role in _FREE and one.berth is Berth.RECOVERY)
    for auxiliary in waiting:
        base = yield from _base_named(state, auxiliary)
        if state.turn == state.figures.corsairs.pirate_year.recovered or (
            yield from _recovers(state, state.auxiliaries[auxiliary].id)
        ):
            change(state.auxiliaries, auxiliary, berth=Berth.ASSIGNED, port=base)
            reveal(state, f"{auxiliary} is back at {base}")
            tell(state, "corsair-recovered", "2.551.a", auxiliary=auxiliary, place=base)


@rule("2.55", "T.recovery")
def _recovers(state: State, auxiliary: AuxiliaryId) -> Procedure[bool]:
    face = yield from rolled(state, None, "T.recovery", about=Haven(auxiliary))
    drm = state.figures.auxiliaries.seasons[state.figures.calendar.seasons[state.turn]]
    one = state.auxiliaries[auxiliary]
    return within(state.figures.auxiliaries.recovered_on(one.kind, one.role), face + drm)


class Base(Choosing[str], frozen=True, tag="haven"):
    """To which Base a corsair goes when it is Recovered (2.551)."""

    rule: ClassVar = "2.552"
    window: ClassVar = "haven"
    asks: ClassVar = "corsair-ask-base"

    auxiliary: AuxiliaryId
    open_to: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.open_to

    def propose(self, seen: State, rng: Random) -> Iterator[str]:
        """Any."""
        yield rng.choice(self.open_to)


@rule("2.551.a", "2.552")
def _base_named(state: State, auxiliary: AuxiliaryId) -> Procedure[str]:
    """Name the Base to which a corsair goes when it is Recovered; if there is a choice, the poorer player does."""
    options = bases(state, auxiliary)
    if len(options) == 1:
        return options[0]
    chooser = poorer(state)
    while chooser is None:
        british = yield from rolled(state, Fleet.BRITISH, "2.552", about=Haven(auxiliary))
        bourbon = yield from rolled(state, Fleet.BOURBON, "2.552", about=Haven(auxiliary))
        if british != bourbon:
            chooser = Fleet.BRITISH if british < bourbon else Fleet.BOURBON
    return (yield from ask(chooser.value, Base(chooser, auxiliary, options)))


PHASES: Final[dict[Phase, Chapter]] = {Phase.PIRATES: activation}
