"""IC.10.12, IC.10.13, 2.125.b Escorts: Formations and Auxiliaries that join a Convoy, and how they are released."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.auxiliary_orders import check_executes, ordered_places
from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.auxiliaries.tasks import Deed, take_up
from maestre.games.mistral.data.words import ConvoyKind, Fleet, Kind, OrderKind, Task
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.formations import below, ready, sail, squadrons_in
from maestre.games.mistral.table.moments import ORDERED
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.spotting import called, seen_to_join, spot, surfaced
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Berth,
    ChitStatus,
    Duty,
    Formation,
    FormationId,
    State,
)
from maestre.play import Message, Procedure, ask, change, reveal, rule


def bound_to_escort(state: State, holder: str, kind: ConvoyKind) -> bool:
    """Whether a Formation or Auxiliary holds the Escort Order of Convoys of a kind."""
    return any(
        chit.holder == holder and chit.status is ChitStatus.ISSUED and row_of(state.figures, chit.id).convoy is kind
        for chit in state.chits.values()
    )


# ------------------------------------------------------------------------------------------------ Formations


@rule("IC.10.12")
def join_all(state: State) -> Procedure[None]:
    """At the end of the moves of an MPI let escorts join whatever Convoy they have reached; stands at `MEETING`."""
    for convoy in tuple(state.convoys):
        if convoy in state.formations:
            yield from join(state, convoy)


@rule("IC.10.12", "IC.10.1", "2.125.b", "IC.10.15")
def join(state: State, convoy: FormationId) -> Procedure[None]:
    """Subordinate to a Convoy those who have its Escort Order and are where it is; a Scattered one takes nobody."""
    if state.convoys[convoy].scattered or state.convoys[convoy].landed:
        return
    for escort in _arrived(state, convoy):
        seen, gone = state.formations[escort].spotted, called(state, escort)
        one = state.formations[convoy]
        for each in below(state, escort):
            change(state.formations, each, link=one.link, spotted=one.spotted, committed="", duty=Duty.NONE)
        change(state.formations, escort, superior=convoy, handle="")
        if ready(one):
            reveal(state, f"{gone} goes: {seen_to_join(state, escort)}" if one.spotted else f"{gone} goes")
        tell(state, "escort-joins", "IC.10.12", seen=(one.fleet.value,), formation=escort, convoy=convoy)
        if seen:
            yield from spot(state, convoy, "IC.10.12")


def _arrived(state: State, convoy: FormationId) -> tuple[FormationId, ...]:
    """Those with the Escort Order of a Convoy that share its location or its harbour."""
    one, kind = state.formations[convoy], state.convoys[convoy].kind
    return tuple(
        other.id
        for other in state.formations.values()
        if (other.fleet, other.place, other.harbour) == (one.fleet, one.place, one.harbour)
        and other.place
        and not other.superior
        and other.kind not in (Kind.CONVOY, Kind.DUMMY)
        and bound_to_escort(state, other.id, kind)
    )


@rule("IC.10.12", "IC.10.15")
def release(state: State, convoy: FormationId) -> Procedure[None]:
    """Let a Convoy's escort go: Formations keep their place, Auxiliaries have done their Task."""
    for escort in tuple(one.id for one in state.formations.values() if one.superior == convoy):
        yield from set_free(state, escort, state.formations[escort].place)
    for auxiliary in _guarding(state, convoy):
        spend(state, auxiliary, "IC.10.13")


def set_free(state: State, escort: FormationId, place: str) -> Procedure[None]:
    """Make a stack of its own out of an escort, in a location; at sea it gets a handle."""
    for each in below(state, escort):
        change(state.formations, each, place=place)
    one = change(state.formations, escort, superior="")
    tell(state, "escort-released", "IC.10.12", seen=(one.fleet.value,), formation=escort, place=place)
    yield from surfaced(state, escort)


@rule("O.escort", "IC.10.13")
def has_escort(state: State, convoy: FormationId) -> bool:
    """Whether anybody escorts a Convoy: Squadrons Subordinated to it, or an Auxiliary."""
    return bool(squadrons_in(state, convoy)) or bool(_guarding(state, convoy))


# ------------------------------------------------------------------------------------------------ Auxiliaries


def _guarding(state: State, convoy: FormationId) -> tuple[AuxiliaryId, ...]:
    return tuple(
        one.id
        for one in state.auxiliaries.values()
        if one.berth is Berth.TASKED and one.task is Task.ESCORT and one.target == convoy
    )


@rule("IC.10.13")
def guards(state: State, task: Task, target: str) -> tuple[AuxiliaryId, ...] | None:
    """The Auxiliaries that escort a Convoy that is attacked: they Screen whatever their range, but no other Convoy."""
    return _guarding(state, FormationId(target)) if task is Task.CONVOY_ATTACK else None


def afloat(state: State, fleet: Fleet) -> tuple[Formation, ...]:
    """A Fleet's Convoys at sea."""
    formed = (state.formations[name] for name in state.convoys if name in state.formations)
    return tuple(one for one in formed if one.fleet is fleet and ready(one))


def _wanted(state: State, fleet: Fleet, place: str, kinds: tuple[str, ...]) -> tuple[FormationId, ...]:
    """A Fleet's Convoys of some kinds in a location that an Auxiliary can join."""
    there = (one.id for one in afloat(state, fleet) if one.place == place)
    return tuple(name for name in there if state.convoys[name].kind in kinds and not state.convoys[name].scattered)


def _escort_targets(state: State, fleet: Fleet) -> tuple[str, ...]:
    """Where Convoys are that the Fleet's Auxiliaries have Orders to escort."""
    places = dict.fromkeys(one.place for one in afloat(state, fleet))
    kinds = ordered_places(state, fleet, OrderKind.ESCORT) if places else ()
    return tuple(place for place in places if _wanted(state, fleet, place, kinds))


def _there(_state: State, target: str) -> str:
    return target


@rule("IC.10.13")
def _may_escort(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Refuse an Auxiliary that has not the Escort Order of any Convoy there."""
    found = (state.convoys[name].kind for name in _wanted(state, fleet, target, tuple(ConvoyKind)))
    refusal: Refused | None = None
    for kind in found:
        try:
            check_executes(state, auxiliary, OrderKind.ESCORT, kind)
        except Refused as error:
            refusal = error
        else:
            return
    raise refusal or Refused("IC.10.13", "escort-no-convoy", state.figures, auxiliary=auxiliary, place=target)


class Guarded(Choosing[FormationId], frozen=True, tag="guarded"):
    """Which Convoy in a location an Auxiliary joins as its escort (IC.10.13)."""

    rule: ClassVar = "IC.10.13"
    secret: ClassVar = True
    asks: ClassVar = "convoy-ask-escort"

    auxiliary: AuxiliaryId
    place: str
    open_to: tuple[FormationId, ...]

    def options(self) -> tuple[FormationId, ...]:
        return self.open_to

    def describe(self, seen: State, value: FormationId) -> Message:
        """A Convoy with the Sail that escort it already."""
        return Message.of("offer-escorted", formation=name(seen.figures, value), sail=sail(squadrons_in(seen, value)))


@rule("IC.10.13")
def _escorted(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    """Go with a Convoy from now on; which one, of several in a place, is the owner's secret."""
    options = _wanted(state, fleet, target, ORDERED(state, auxiliary, OrderKind.ESCORT))
    convoy = options[0]
    if len(options) > 1:
        convoy = yield from ask(fleet.value, Guarded(fleet, auxiliary, target, options))
    take_up(state, auxiliary, Task.ESCORT, convoy)


DEEDS: Final = {Task.ESCORT: Deed(_escort_targets, _there, _may_escort, _escorted, lasts=True)}
