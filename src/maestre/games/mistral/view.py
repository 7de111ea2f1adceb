"""IC.1.7, IC.1.7.b, IC.7.11 What a seat may know of the position."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.data.words import Class, Contingent, Fleet, Kind, Status
from maestre.games.mistral.formations import FLEETS, stacks
from maestre.games.mistral.state import (
    Auxiliary,
    Berth,
    Chit,
    ChitStatus,
    Convoy,
    Formation,
    FormationId,
    Leader,
    Role,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import rule

__all__ = ["SOMEBODY", "UNSEEN", "of_convoy", "of_formation", "of_squadron", "seen"]

UNSEEN: Final = -1
"""Damage Points that a seat may not know, and how far a Convoy is that it does not see."""

SOMEBODY: Final = "?"
"""The Formation or Port of an Auxiliary, and the post of a Leader, that a seat may not know."""

_OPEN: Final = (Berth.AVAILABLE, Berth.RECOVERY, Berth.TRADE, Berth.OUT)


@rule("IC.1.7", "IC.1.7.b", "2.343")
def seen(state: State, seat: str) -> State:
    """Give the state as one Fleet may know it, its own whole; a spectator (``""``) knows what both may know."""
    hidden = tuple(fleet for fleet in Fleet if fleet.value != seat)
    masked = replace(state)
    names = {one.id: _counter(state, one) for one in state.formations.values() if one.fleet in hidden}
    kept = (names.get(one.id, one) for one in state.formations.values())
    masked.formations = {one.id: one for one in sorted(filter(None, kept), key=_place)}
    masked.squadrons = {one.id: one for one in sorted(_squadrons(state, hidden), key=lambda each: each.id)}
    masked.leaders = {one.id: _leader(state, one, hidden) for _, one in sorted(state.leaders.items())}
    masked.auxiliaries = {one.id: _auxiliary(state, one, hidden) for _, one in sorted(state.auxiliaries.items())}
    masked.convoys = {of: _convoy(state, of, one, hidden) for of, one in sorted(state.convoys.items())}
    masked.chits = {of: one for of, one in sorted(state.chits.items()) if one.fleet not in hidden or _ended(one)}
    masked.markers = dict(_markers(state, hidden))
    masked.harboured = tuple(one for one in state.harboured if _open(state, one, hidden))
    masked.lost = {ship: of for ship, of in state.lost.items() if FLEETS[of] not in hidden}
    masked.fresh = _own(state.fresh, hidden)
    masked.tried = _own(state.tried, hidden)
    masked.waiting = {of: ships for of, ships in state.waiting.items() if FLEETS[of] not in hidden}
    return masked


def _own(marks: tuple[str, ...], hidden: tuple[Fleet, ...]) -> tuple[str, ...]:
    """The marks, each of a Fleet, that are not of those hidden."""
    return tuple(one for one in marks if Fleet(one.partition("/")[0]) not in hidden)


def _place(one: Formation) -> tuple[str, str]:
    return one.place, one.id


def _open(state: State, formation: str, hidden: tuple[Fleet, ...]) -> bool:
    """Whether a seat knows what a Formation is: its own, or a Spotted one at sea."""
    one = state.formations.get(FormationId(formation))
    return one is not None and (one.fleet not in hidden or (one.spotted and not one.harbour))


@rule("IC.7.11", "IC.7.11.c")
def _counter(state: State, one: Formation) -> Formation | None:
    """An enemy Formation: nothing while it is in harbour or part of a hidden stack, a counter while it is Unspotted.

    That a Convoy lies in harbour, and in which, all have been told (2.345.a, 2.15.c).
    """
    if one.harbour and one.kind is Kind.CONVOY:
        return Formation(one.id, one.fleet, one.kind, one.place, harbour=True)
    if one.harbour or not one.place:
        return None
    if one.spotted:
        return of_formation(one)
    if one.superior:
        return None
    link = _link(state, one) if one.link else ""
    return Formation(FormationId(one.handle), one.fleet, Kind.UNKNOWN, one.place, handle=one.handle, link=link)


@rule("IC.7.11")
def _link(state: State, one: Formation) -> str:
    """From where a hidden counter has entered a box: of several there nobody can tell which came from where."""
    there = [each for each in stacks(state, one.place, one.fleet) if not each.spotted]
    handles = sorted(each.handle for each in there)
    return sorted(each.link for each in there)[handles.index(one.handle)]


def of_formation(one: Formation) -> Formation:
    """A Formation as the enemy sees it while it is Spotted: what it is about to do he does not know."""
    return replace(one, committed="", idle=False, homeward=False, goal="")


def of_squadron(one: Squadron) -> Squadron:
    """A Squadron as the enemy sees it: its damage, and what will wear it, he does not know."""
    return replace(one, dp=UNSEEN, straits=0, watches=())


def _squadrons(state: State, hidden: tuple[Fleet, ...]) -> list[Squadron]:
    """Own ones, those of Spotted enemies, those off the map, which all know, and nameless ones in enemy harbours."""
    found: list[Squadron] = []
    counts: dict[tuple[Fleet, str, Status], int] = {}
    for one in state.squadrons.values():
        if FLEETS[one.contingent] not in hidden:
            found.append(one)
        elif one.status in (Status.READY, Status.AWAY):
            if _open(state, one.formation, hidden) or (one.status is Status.AWAY and not one.formation):
                found.append(of_squadron(one))
        else:
            key = FLEETS[one.contingent], one.at, one.status
            counts[key] = counts.get(key, 0) + 1
            name = SquadronId(f"{FLEETS[one.contingent]}/{one.at}/{one.status}/{counts[key]}")
            found.append(Squadron(name, _anyone(one.contingent), Class.SOL, (), UNSEEN, one.status, one.at))
    return found


def _anyone(contingent: Contingent) -> Contingent:
    """Stand for a Fleet whose Contingent is not known."""
    return Contingent.BRITISH if FLEETS[contingent] is Fleet.BRITISH else Contingent.SPANISH


def _leader(state: State, one: Leader, hidden: tuple[Fleet, ...]) -> Leader:
    secret = FLEETS[one.contingent] in hidden and not _open(state, one.post, hidden)
    return replace(one, post=SOMEBODY) if secret else one


def _auxiliary(state: State, one: Auxiliary, hidden: tuple[Fleet, ...]) -> Auxiliary:
    """Boxes, tracks, Bases and shown Tasks are public; where an enemy's Auxiliary is Assigned is not.

    Nor is it which hidden counter an Auxiliary is with. At its Task it rolls against a Gale in the open, else unseen.
    """
    if one.role in (Role.PIRATE, Role.KNIGHTS) or FLEETS[one.contingent] not in hidden:
        return one
    if one.berth in _OPEN:
        return replace(one, ships=(), tossed=False)
    unseen = one.berth is not Berth.TASKED
    if FormationId(one.target) in state.formations and not _open(state, one.target, hidden):
        unseen, one = True, replace(one, target=SOMEBODY)
    return replace(one, port=SOMEBODY, formation=SOMEBODY, tossed=one.tossed and not unseen, ships=())


def _convoy(state: State, formation: FormationId, one: Convoy, hidden: tuple[Fleet, ...]) -> Convoy:
    """That there is one all know; which counter it is they see once it is Spotted. What has left the map is open."""
    if formation not in state.formations or state.formations[formation].fleet not in hidden:
        return one
    seen = state.formations[formation].harbour or _open(state, formation, hidden)
    return of_convoy(one) if seen else replace(of_convoy(one), step=UNSEEN)


def of_convoy(one: Convoy) -> Convoy:
    """A Convoy as the enemy sees it: the route, and with it the destination, is its owner's secret, and its cargo."""
    return replace(one, route=(), step=0, entered=0, covered=0, cargo=0)


def _ended(one: Chit) -> bool:
    return one.status in (ChitStatus.FULFILLED, ChitStatus.FAILED)


def _markers(state: State, hidden: tuple[Fleet, ...]) -> list[tuple[FormationId, str]]:
    """Own markers; the enemy's on the map only where players prefer them open (IC.5.15)."""
    shown: list[tuple[FormationId, str]] = []
    for formation, marker in state.markers.items():
        one = state.formations[formation]
        if one.fleet not in hidden:
            shown.append((formation, marker))
        elif state.open_markers and not one.harbour:
            shown.append((formation if one.spotted else FormationId(one.handle), marker))
    return sorted(shown)
