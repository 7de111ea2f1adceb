"""S.11, IC.3.25-IC.3.27 Leaving harbour and entering it.

A counter has no handle while it is in harbour, and gets the lowest free one when it sails: so the enemy cannot tell by
it which of those that went in comes out.
"""

from __future__ import annotations

from maestre.games.mistral.data.words import Class, Flag, Kind, Status
from maestre.games.mistral.politics.spanish import ordered
from maestre.games.mistral.table.formations import below, is_independent, ready, regulars, squadrons_in
from maestre.games.mistral.table.moments import HARBOURED, LEFT, SAILED, UNFORMED
from maestre.games.mistral.table.ports import flag, has_harbour, may_harbour
from maestre.games.mistral.table.spotting import called, deal_handles, new_handle, tell_of
from maestre.games.mistral.table.state import Came, Duty, FormationId, Squadron, State
from maestre.play import Bar, Procedure, change, reveal, rule


def sailing(state: State, formation: FormationId) -> tuple[Squadron, ...]:
    """The Squadrons that go when a Formation leaves harbour: those Fitting Out (IC.3.27)."""
    return tuple(one for one in squadrons_in(state, formation) if one.status is Status.FITTING_OUT)


@rule("S.11", "2.221.b", "2.223.a", "2.345.b", "2.125.a")
def bars_sailing(state: State, formation: FormationId) -> Bar | None:
    """What keeps a Formation in harbour, if anything: none is Fitting Out, or a Flagship lacks company.

    A Squadron sails alone only under an Order. A Convoy sails when its die says so, and its escort with it.
    """
    if state.formations[formation].kind is Kind.CONVOY:
        return "2.345.b", "convoy-waits"
    out = sailing(state, formation)
    if not out:
        return "S.11", "none-fitting-out"
    if is_independent(state.formations[formation]):
        return None if ordered(state, formation) else ("2.125.a", "alone-without-order")
    own = [one.contingent for one in regulars(out)]
    led = [one.contingent for one in out if one.kind is Class.FLAGSHIP]
    if any(contingent not in own for contingent in led):
        return "2.221.b", "flagship-alone"
    too_many = any(led.count(contingent) > own.count(contingent) for contingent in led)
    return ("2.223.a", "flagships-too-many") if too_many else None


@rule("IC.3.25", "IC.3.25.b", "IC.2.4", "IC.10.11", "IC.10.17")
def bars_entry(state: State, formation: FormationId) -> Bar | None:
    """What keeps a Formation out of the harbour where it is, if anything.

    A Dummy never enters one: nothing would come in, and all would see it; its owner takes it off instead. A Convoy
    enters the harbour it is bound for and no other; a Supply Convoy unloads in the Port Space.
    """
    one = state.formations[formation]
    if one.kind is Kind.DUMMY:
        return "IC.7.15", "dummy-no-harbour"
    if one.kind is Kind.CONVOY and one.place != _bound_for(state, formation):
        return "IC.10.11", "convoy-on-route"
    if not has_harbour(state.figures, one.place):
        return "IC.3.25", "no-harbour"
    if flag(state, one.place, one.fleet) is Flag.ENEMY:
        return "IC.3.25.b", "enemy-harbour"
    return None if may_harbour(state, one.place, one.fleet) else ("IC.2.4", "harbour-shared")


def _bound_for(state: State, convoy: FormationId) -> str:
    route = state.convoys[convoy].route
    return route[-1] if route else ""


@rule("S.11", "IC.3.27", "IC.5.28")
def leave_harbour(state: State, formation: FormationId) -> Procedure[None]:
    """Take a Formation out into the Port Space; whatever is In Ordinary drops out of it and stays.

    A Subordinated Formation none of whose Squadrons sails stays too, and is Subordinated no longer.
    """
    going = tuple(one for one in below(state, formation) if one == formation or sailing(state, one))
    for squadron in squadrons_in(state, formation):
        if squadron.status is Status.FITTING_OUT:
            change(state.squadrons, squadron.id, status=Status.READY, at="")
        elif squadron.formation in going:
            change(state.squadrons, squadron.id, formation="")
    for one in below(state, formation):
        if one in going:
            change(state.formations, one, harbour=False, came=Came.HARBOUR)
        elif state.formations[one].superior in going:
            change(state.formations, one, superior="")
    fleet = change(state.formations, formation, handle="").fleet
    change(state.formations, formation, handle=new_handle(state, fleet))
    tell_of(state, "sailed", "S.11", formation, place=state.formations[formation].place)
    yield from SAILED(state, formation)
    if formation in state.formations:
        yield from deal_handles(state, state.formations[formation].place, formation)


@rule("IC.3.25", "IC.6.13.b", "2.222.b")
def enter_harbour(state: State, formation: FormationId) -> Procedure[None]:
    """Take a Formation into the harbour where it is: its Squadrons go In Ordinary, its Auxiliaries stay Assigned.

    An Independent Squadron is none any longer, nor is a Flagship that kept it company.
    """
    place = state.formations[formation].place
    yield from LEFT(state, formation, place)
    tell_of(state, "harboured", "IC.3.25", formation, place=place)
    for one in below(state, formation):
        change(
            state.formations,
            one,
            harbour=True,
            handle="",
            spotted=False,
            duty=Duty.NONE,
            came=Came.STATION,
            committed="",
            idle=False,
            homeward=False,
        )
    for squadron in squadrons_in(state, formation):
        change(state.squadrons, squadron.id, status=Status.IN_ORDINARY, at=place)
    yield from HARBOURED(state, formation)
    if formation in state.formations and is_independent(state.formations[formation]):
        for one in reversed(below(state, formation)):
            yield from dissolve(state, one)


def dissolve(state: State, formation: FormationId) -> Procedure[None]:
    """Take a Formation off; its Squadrons are where they are, without one. All see a counter on the map go."""
    if ready(state.formations[formation]) and not state.formations[formation].superior:
        reveal(state, f"{called(state, formation)} goes")
    yield from UNFORMED(state, formation)
    for squadron in squadrons_in(state, formation, deep=False):
        change(state.squadrons, squadron.id, formation="")
    state.formations.pop(formation, None)
