"""IC.1.7, IC.1.7.b, IC.7.11 What a seat may know of the position: its own Fleet whole.

A spectator (``""``) knows what both may know.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Contingent, Fleet, Kind, Status
from maestre.games.mistral.table.formations import stacks
from maestre.games.mistral.table.state import (
    UNSEEN,
    Auxiliary,
    AuxiliaryId,
    Berth,
    Chit,
    ChitId,
    ChitStatus,
    Convoy,
    Formation,
    FormationId,
    Leader,
    LeaderId,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Secrecy, hide, rule
from maestre.play.pure import Part, pure

_PUBLIC: Final = (Berth.AVAILABLE, Berth.RECOVERY, Berth.TRADE, Berth.OUT)


def _open(state: State, formation: str, seat: str) -> bool:
    """Whether a seat knows what a Formation is: its own, or a Spotted one at sea."""
    one = state.formations.get(FormationId(formation))
    return one is not None and (one.fleet == seat or (one.spotted and not one.harbour))


def _enemies(state: State, seat: str, *, known: bool) -> tuple[FormationId, ...]:
    """The Formations of others of which a seat knows what they are, or of which it does not."""
    return tuple(
        one.id for one in state.formations.values() if one.fleet != seat and (one.spotted and not one.harbour) is known
    )


# ------------------------------------------------------------------------------------------------ Formations


@rule("IC.1.7", "IC.7.11")
def _formations(state: State, seat: str, formations: dict[FormationId, Formation]) -> dict[FormationId, Formation]:
    """Own Formations, and of the enemy's what lies on the map; in the order of places and names."""
    seen = [one if one.fleet == seat else _counter(state, one) for one in formations.values()]
    return {one.id: one for one in sorted(filter(None, seen), key=attrgetter("place", "id"))}


@rule("IC.7.11", "IC.7.11.c")
def _counter(state: State, one: Formation) -> Formation | None:
    """An enemy Formation: nothing while it is in harbour or part of a hidden stack, a counter while it is Unspotted.

    While it is Spotted he does not know what it is about to do. That a Convoy lies in harbour, and in which, all have
    been told (2.345.a, 2.15.c).
    """
    if one.harbour and one.kind is Kind.CONVOY:
        return Formation(one.id, one.fleet, one.kind, one.place, harbour=True)
    if one.harbour or not one.place:
        return None
    if one.spotted:
        return hide(one)
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


def _markers(state: State, seat: str, markers: dict[FormationId, str]) -> dict[FormationId, str]:
    """Own markers; the enemy's on the map only where players prefer them open (IC.5.15)."""
    shown: list[tuple[FormationId, str]] = []
    for formation, marker in markers.items():
        one = state.formations[formation]
        if one.fleet == seat:
            shown.append((formation, marker))
        elif state.open_markers and not one.harbour:
            shown.append((formation if one.spotted else FormationId(one.handle), marker))
    return dict(sorted(shown))


def _harboured(state: State, seat: str, harboured: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in harboured if _open(state, one, seat)) if harboured else ()


# ------------------------------------------------------------------------------------------------ what is in them


def _squadrons(state: State, seat: str, _: dict[SquadronId, Squadron]) -> dict[SquadronId, Squadron]:
    return {one.id: one for one in _fleets(state, seat, _enemies(state, seat, known=True))}


@pure(Part(State, "squadrons"))
@rule("IC.1.7.b")
def _fleets(state: State, seat: str, known: tuple[FormationId, ...]) -> tuple[Squadron, ...]:
    """Own ones, those of Spotted enemies, those off the map, which all know, and nameless ones in enemy harbours.

    The damage of an enemy's, and what will wear it, nobody else knows.
    """
    found: list[Squadron] = []
    counts: dict[tuple[Fleet, str, Status], int] = {}
    for one in state.squadrons.values():
        if state.figures.formations.fleets[one.contingent] == seat:
            found.append(one)
        elif one.status in (Status.READY, Status.AWAY):
            if one.formation in known or (one.status is Status.AWAY and not one.formation):
                found.append(hide(one))
        else:
            key = state.figures.formations.fleets[one.contingent], one.at, one.status
            counts[key] = counts.get(key, 0) + 1
            name = SquadronId(f"{state.figures.formations.fleets[one.contingent]}/{one.at}/{one.status}/{counts[key]}")
            found.append(
                Squadron(name, _anyone(state.figures, one.contingent), Class.SOL, (), UNSEEN, one.status, one.at)
            )
    return tuple(sorted(found, key=attrgetter("id")))


def _anyone(figures: Figures, contingent: Contingent) -> Contingent:
    """Stand for a Fleet whose Contingent is not known."""
    return Contingent.BRITISH if figures.formations.fleets[contingent] is Fleet.BRITISH else Contingent.SPANISH


def _leaders(state: State, seat: str, _: dict[LeaderId, Leader]) -> dict[LeaderId, Leader]:
    return {one.id: one for one in _officers(state, seat, _enemies(state, seat, known=True))}


@pure(Part(State, "leaders"))
def _officers(state: State, seat: str, known: tuple[FormationId, ...]) -> tuple[Leader, ...]:
    """All Leaders; of an enemy's the post is known where his Formation is."""
    return tuple(
        one if state.figures.formations.fleets[one.contingent] == seat or one.post in known else hide(one, "post")
        for one in sorted(state.leaders.values(), key=attrgetter("id"))
    )


def _auxiliaries(state: State, seat: str, _: dict[AuxiliaryId, Auxiliary]) -> dict[AuxiliaryId, Auxiliary]:
    return {one.id: one for one in _light_forces(state, seat, _enemies(state, seat, known=False))}


@pure(Part(State, "auxiliaries"))
def _light_forces(state: State, seat: str, unknown: tuple[FormationId, ...]) -> tuple[Auxiliary, ...]:
    """All Auxiliaries; those of no Fleet, pirates and the Knights, lie open to all."""
    return tuple(
        one if state.figures.formations.fleets.get(one.contingent, seat) == seat else _auxiliary(one, unknown)
        for one in sorted(state.auxiliaries.values(), key=attrgetter("id"))
    )


def _auxiliary(one: Auxiliary, unknown: tuple[FormationId, ...]) -> Auxiliary:
    """Of an enemy's Auxiliary boxes, tracks, Bases and shown Tasks are public; where it is Assigned is not.

    Nor is it which hidden counter an Auxiliary is with. At its Task it rolls against a Gale in the open, else unseen.
    """
    if one.berth in _PUBLIC:
        return hide(one, "ships", "tossed")
    if one.target in unknown:
        return hide(one)
    rolls = () if one.berth is Berth.TASKED else ("tossed",)
    return hide(one, "port", "formation", "ships", *rolls)


def _convoys(state: State, seat: str, convoys: dict[FormationId, Convoy]) -> dict[FormationId, Convoy]:
    return {name: _convoy(state, seat, name, one) for name, one in sorted(convoys.items())}


def _convoy(state: State, seat: str, formation: FormationId, one: Convoy) -> Convoy:
    """That there is one all know; which counter it is they see once it is Spotted. What has left the map is open.

    The route, and with it the destination, is its owner's secret, and its cargo.
    """
    if formation not in state.formations or state.formations[formation].fleet == seat:
        return one
    if state.formations[formation].harbour or _open(state, formation, seat):
        return hide(one)
    return replace(hide(one), step=UNSEEN)


# ------------------------------------------------------------------------------------------------ what a Fleet keeps


def _chits(state: State, seat: str, chits: dict[ChitId, Chit]) -> dict[ChitId, Chit]:
    """Own Orders, and the enemy's that have ended."""
    ended = (ChitStatus.FULFILLED, ChitStatus.FAILED)
    return {name: chits[name] for name in sorted(chits) if chits[name].fleet == seat or chits[name].status in ended}


def _lost(state: State, seat: str, lost: dict[str, Contingent]) -> dict[str, Contingent]:
    return {ship: of for ship, of in lost.items() if state.figures.formations.fleets[of] == seat}


@rule("2.343")
def _waiting(state: State, seat: str, waiting: dict[Contingent, tuple[str, ...]]) -> dict[Contingent, tuple[str, ...]]:
    return {of: ships for of, ships in waiting.items() if state.figures.formations.fleets[of] == seat}


def _own(state: State, seat: str, marks: tuple[str, ...]) -> tuple[str, ...]:
    """The marks of a Fleet, whose name they begin with."""
    return tuple(one for one in marks if one.partition("/")[0] == seat) if marks else ()


SECRECY: Final = Secrecy(
    State,
    formations=_formations,
    squadrons=_squadrons,
    leaders=_leaders,
    auxiliaries=_auxiliaries,
    convoys=_convoys,
    markers=_markers,
    harboured=_harboured,
    chits=_chits,
    waiting=_waiting,
    fresh=_own,
    tried=_own,
    lost=_lost,
)

seen: Final = SECRECY.view
