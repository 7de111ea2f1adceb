"""IC.7.2.c-IC.7.2.d, IC.7.242, 2.332.f-h, 2.544 Auxiliaries that Interdict or Blockade, as Tasks that last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.auxiliary_orders import check_executes
from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.auxiliaries.tasks import Deed, check_hostile
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Contingent,
    Flag,
    Fleet,
    OrderKind,
    PlaceKind,
    Role,
    Status,
    Task,
)
from maestre.games.mistral.detection.watches import watchers
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.table.asking import Naming
from maestre.games.mistral.table.formations import enemy, lying
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import owner, ports_of
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.spotting import tell_of
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, FormationId, Phase, State
from maestre.play import Procedure, ask, rule

_WATCHED: Final = (PlaceKind.STRAIT, PlaceKind.ZONE)


def _here(_state: State, target: str) -> str:
    return target


def _nothing_more(
    _state: State, _fleet: Fleet, _auxiliary: AuxiliaryId, _target: str, _partly: bool
) -> Procedure[None]:
    """The watch itself is all there is to it."""
    yield from ()


# ------------------------------------------------------------------------------------------------ Interdiction


@rule("IC.7.2.c")
def _straits_and_zones(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The Straits and Sea Zones where no Ready Formation of the other side lies."""
    held = lying(state, enemy(fleet))
    return tuple(place.id for place in state.figures.places.values() if place.kind in _WATCHED and place.id not in held)


@rule("IC.7.2.c", "2.332.f", "2.524.a", "2.544")
def _interdicts(state: State, auxiliary: AuxiliaryId) -> bool:
    """Whether an Auxiliary may Interdict anything: corsairs, the Knights and the Class that has such Orders."""
    one = state.auxiliaries[auxiliary]
    return one.role in (Role.PIRATE, Role.KNIGHTS) or one.kind is AuxiliaryClass.FLEET50 or _raids(state, one)


@rule("IC.7.2.c", "2.332.f", "2.332.h", "2.524.a", "2.544")
def _may_interdict(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Refuse whoever may not Interdict at all, or not there; others need an Interdiction Order for the place.

    Pirates are held to Sea Zones in `corsairs`, the Knights to the Bourbons in `knights`.
    """
    one, kind = state.auxiliaries[auxiliary], state.figures.places[target].kind
    if not _interdicts(state, auxiliary):
        raise Refused(
            "IC.7.2.c", "interdict-not-of-class", state.figures, auxiliary=auxiliary, place=target, kind=one.kind.value
        )
    if one.role is Role.PIRATE:
        return
    if one.role is Role.KNIGHTS:
        _check_kind(
            state.figures,
            one,
            kind,
            target,
            state.figures.corsairs.interdicts(Role.PRIVATEER) if doctrine(state) else (PlaceKind.STRAIT,),
        )
    elif _raids(state, one):
        _check_kind(state.figures, one, kind, target, state.figures.corsairs.interdicts(one.role))
    else:
        check_executes(state, auxiliary, OrderKind.INTERDICTION, target)


@rule("2.332.f")
def _raids(state: State, auxiliary: Auxiliary) -> bool:
    """Whether it Interdicts under the Guerre de Course: a French Privateer or Fleet-50 once the doctrine holds."""
    corsair = auxiliary.role is Role.PRIVATEER or auxiliary.kind is AuxiliaryClass.FLEET50
    return auxiliary.contingent is Contingent.FRENCH and corsair and doctrine(state)


@rule("2.332.h", "2.544")
def _check_kind(
    figures: Figures, auxiliary: Auxiliary, kind: PlaceKind, place: str, kinds: tuple[PlaceKind, ...]
) -> None:
    if kind not in kinds:
        rule = "2.544" if auxiliary.role is Role.KNIGHTS else "2.332.h"
        raise Refused(rule, "interdict-only-straits", figures, auxiliary=auxiliary.id, place=place)


@rule("IC.7.2.d")
def _not_now(state: State, auxiliary: AuxiliaryId) -> None:
    """Refuse to break off an Interdiction but at the end of a Turn."""
    target = state.auxiliaries[auxiliary].target
    raise Refused("IC.7.2.d", "interdict-until-turn-end", state.figures, auxiliary=auxiliary, place=target)


@rule("2.332.f", "IC.7.2.d")
def kept(state: State, auxiliary: AuxiliaryId) -> bool:
    """Whether an Auxiliary has Interdicted as long as it must: under the doctrine so many Impulses, else no time."""
    one = state.auxiliaries[auxiliary]
    return not _raids(state, one) or state.impulses - one.since >= state.figures.corsairs.doctrine.stay


@rule("S.13", "IC.7.2.d", "2.528.a")
def chased(state: State, formation: FormationId, auxiliary: AuxiliaryId) -> Procedure[None]:
    """A stack has spent an MP to drive off an Auxiliary: it goes to Recovery. Stands at `CLEARED`."""
    one = state.auxiliaries[auxiliary]
    tell_of(state, "interdict-chased", "S.13", formation, auxiliary=auxiliary, place=one.target)
    spend(state, auxiliary, "IC.7.2.d")
    yield from ()


# ------------------------------------------------------------------------------------------------ Blockade


@rule("IC.7.242", "IC.7.24.b")
def _idle_ports(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The Enemy Ports where no enemy Squadron is Fitting Out and no enemy counter lies in the Port Space."""
    foe = enemy(fleet)
    busy = lying(state, foe) | _fitting_out(state, foe)
    return tuple(place for place in ports_of(state, fleet, Flag.ENEMY) if place not in busy)


def _fitting_out(state: State, fleet: Fleet) -> frozenset[str]:
    """The harbours in which Squadrons of a Fleet are Fitting Out."""
    busy = (one for one in state.squadrons.values() if one.status is Status.FITTING_OUT)
    return frozenset(one.at for one in busy if state.figures.formations.fleets[one.contingent] is fleet)


@rule("IC.7.242")
def _blockades(state: State, auxiliary: AuxiliaryId) -> bool:
    """Whether an Auxiliary is of a Class that may Blockade."""
    return state.auxiliaries[auxiliary].kind in state.figures.auxiliaries.blockaders


@rule("IC.7.242", "2.33.b", "2.33.c")
def _may_blockade(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Refuse Classes that cannot, and Ports that may not be Blockaded before the French war."""
    if not _blockades(state, auxiliary):
        kind = state.auxiliaries[auxiliary].kind
        raise Refused(
            "IC.7.242", "blockade-not-of-class", state.figures, auxiliary=auxiliary, place=target, kind=kind.value
        )
    check_hostile(state, fleet, owner(state.figures, target), Task.BLOCKADE)


@rule("IC.7.242.b")
def driven_off(state: State, formation: FormationId) -> Procedure[None]:
    """An Auxiliary's Blockade ends as an enemy counter is in the Port Space; stands at `ENTERED` and `SAILED`.

    At `SAILED` it comes after `watches.sailed`, since what leaves the harbour is Spotted first.
    """
    if formation not in state.formations:
        return
    one = state.formations[formation]
    for auxiliary in watchers(state, one.place, Task.BLOCKADE):
        if state.figures.formations.fleets.get(auxiliary.contingent) is enemy(one.fleet):
            tell(state, "blockade-driven-off", "IC.7.242.b", auxiliary=auxiliary.id, place=one.place)
            spend(state, auxiliary.id, "IC.7.242.b")
    yield from ()


# ------------------------------------------------------------------------------------------------ the end of a Turn


@rule("S.32", "IC.7.242", "IC.7.2.d")
def watched_out(state: State) -> Procedure[bool]:
    """Roll for each Auxiliary that Blockades whether it is removed, and let players recall those that Interdict."""
    blockading = (one.id for one in state.auxiliaries.values() if _on(one, Task.BLOCKADE))
    for auxiliary in tuple(blockading):
        face = yield from rolled(
            state, state.figures.formations.fleets[state.auxiliaries[auxiliary].contingent], "IC.7.242"
        )
        if state.figures.auxiliaries.blockader_removed(face):
            place = state.auxiliaries[auxiliary].target
            tell(state, "blockade-removed", "IC.7.242", auxiliary=auxiliary, place=place)
            spend(state, auxiliary, "S.32")
    for fleet in Fleet:
        yield from _recalled(state, fleet)
    return True


def _on(auxiliary: Auxiliary, task: Task) -> bool:
    return auxiliary.berth is Berth.TASKED and auxiliary.task is task


class Recalls(Naming[AuxiliaryId], frozen=True, tag="recalls"):
    """Which Auxiliaries that Interdict a Fleet calls back at the end of a Turn (IC.7.2.d).

    Those that must stay longer are not asked for, and each may go without the others: nothing is left to check.
    """

    rule: ClassVar = "IC.7.2.d"
    window: ClassVar = "recall"
    asks: ClassVar = "watch-ask-recall"

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[AuxiliaryId, ...]]:
        """Let them stay, mostly."""
        yield tuple(one for one in self.open_to if not rng.randrange(6))


@rule("IC.7.2.d", "2.332.f", "2.544")
def _recalled(state: State, fleet: Fleet) -> Procedure[None]:
    """Let a Fleet call back its Auxiliaries that Interdict and have stayed long enough; the Knights are Bourbon here.

    Nobody recalls pirates.
    """
    mine = tuple(
        one.id
        for one in state.auxiliaries.values()
        if _on(one, Task.INTERDICT) and _master(state.figures, one) is fleet and kept(state, one.id)
    )
    if not mine:
        return
    for auxiliary in (yield from ask(fleet.value, Recalls(fleet, mine))):
        tell(state, "task-broken-off", "IC.7.2.d", fleet=fleet.value, auxiliary=auxiliary)
        spend(state, auxiliary, "IC.7.2.d")


def _master(figures: Figures, auxiliary: Auxiliary) -> Fleet | None:
    return Fleet.BOURBON if auxiliary.role is Role.KNIGHTS else figures.formations.fleets.get(auxiliary.contingent)


DEEDS: Final = {
    Task.INTERDICT: Deed(
        _straits_and_zones, _here, _may_interdict, _nothing_more, lasts=True, stop=_not_now, fits=_interdicts
    ),
    Task.BLOCKADE: Deed(_idle_ports, _here, _may_blockade, _nothing_more, lasts=True, fits=_blockades),
}
PHASES: Final[dict[Phase, Chapter]] = {Phase.AUXILIARY_BLOCKADES: watched_out}
