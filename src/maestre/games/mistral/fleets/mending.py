"""IC.3.3.g, 2.321 Putting right a Formation that losses or Events have made illegal, without checks."""

from __future__ import annotations

from maestre.games.mistral.data.words import Command, Fleet, Kind, Status
from maestre.games.mistral.fleets.composition import Flaw, broken, flaw, free_counters, trial
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.fleets.independents import parted
from maestre.games.mistral.fleets.reforming import check_form, check_legal, formed, set_apart
from maestre.games.mistral.fleets.squadrons import whereabouts
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import squadrons_in
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.state import FormationId, SquadronId, State
from maestre.play import Order, Procedure, change, rule


@rule("IC.3.3.g")
def check_mend(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse to put right what is as it should be."""
    if order.piece not in dict(broken(state, fleet)):
        raise Refused("IC.3.3.g", "nothing-to-mend", state.figures, formation=order.piece)


@rule("IC.3.3.g", "2.321.c", "2.321.d", "2.321.e")
def check_mended(state: State, fleet: Fleet) -> None:
    """Refuse to end a Reorganisation Step while a Formation is not as it should be."""
    for formation, wrong in broken(state, fleet):
        raise Refused(wrong.refusal.rule, "formation-broken", state.figures, formation=formation)


@rule("IC.3.3.g")
def mend(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Take out of a Formation, one by one, whatever makes it illegal, until it is legal or no more."""
    formation = FormationId(order.piece)
    while formation in state.formations and (wrong := flaw(state, formation)) is not None:
        yield from _put_right(state, fleet, formation, wrong)
    tell(state, "mended-formation", "IC.3.3.g", seen=(fleet.value,), formation=formation)


def _put_right(state: State, fleet: Fleet, formation: FormationId, wrong: Flaw) -> Procedure[None]:
    culprit = wrong.culprit
    if FormationId(culprit) in state.formations:
        yield from set_apart(state, FormationId(culprit))
    elif culprit:
        yield from _rehoused(state, fleet, SquadronId(culprit))
    else:
        yield from _broken_up(state, fleet, formation)


@rule("2.321.d", "IC.3.3.g")
def _broken_up(state: State, fleet: Fleet, formation: FormationId) -> Procedure[None]:
    """Unform a Formation: those below it go their own way, its Squadrons into Flags of their own Command or others."""
    for lower in [one.id for one in state.formations.values() if one.superior == formation]:
        yield from set_apart(state, lower)
    for command in Command:
        own = tuple(
            each.id
            for each in squadrons_in(state, formation)
            if state.figures.formations.commands[each.contingent] is command
        )
        order = _flag_of(state, fleet, command, own)
        if order is not None:
            yield from formed(state, FormationId(order.piece), own)
    for squadron in squadrons_in(state, formation):
        yield from _rehoused(state, fleet, squadron.id)
    if formation in state.formations:
        yield from dissolve(state, formation)


def _flag_of(state: State, fleet: Fleet, command: Command, squadrons: tuple[SquadronId, ...]) -> Order | None:
    """A Flag of one Command that these Squadrons may Form, if there is one."""
    for counter in free_counters(state, fleet, Kind.FLAG, command) if squadrons else ():
        order = Order("form", counter, squadrons)
        if not state.figures.formations.counters[counter].joint and _allowed(state, fleet, order):
            return order
    return None


def _allowed(state: State, fleet: Fleet, order: Order) -> bool:
    try:
        check_form(state, fleet, order)
    except Refused:
        return False
    return True


@rule("IC.3.3.g", "2.222.a", "IC.3.35")
def _rehoused(state: State, fleet: Fleet, squadron: SquadronId) -> Procedure[None]:
    """Put a Squadron into another Formation where it is; else it lies in harbour without one, or makes for home."""
    one = state.squadrons[squadron]
    left = one.formation
    host = _host(state, fleet, squadron)
    if host is None and one.status is Status.READY:
        host = yield from parted(state, squadron, "set-apart", "2.222.a", homeward=True)
    change(state.squadrons, squadron, formation=host or "")
    if host is None:
        tell(state, "squadron-loose", "IC.3.3.g", seen=(fleet.value,), squadron=squadron)
    else:
        tell(state, "squadron-passed", "IC.3.3.g", seen=(fleet.value,), squadron=squadron, formation=host)
    yield from emptied(state, left)


def _host(state: State, fleet: Fleet, squadron: SquadronId) -> FormationId | None:
    """The first Formation beside it that may take a Squadron."""
    one = state.squadrons[squadron]
    place, status = whereabouts(state, one)
    for other in tuple(state.formations.values()):
        same = (other.fleet, other.place, other.harbour) == (fleet, place, status is not Status.READY)
        if not same or other.kind not in state.figures.formations.kinds or other.id == one.formation:
            continue
        after = trial(state)
        change(after.squadrons, squadron, formation=other.id)
        if flaw(after, other.id) is None and _no_worse(state, after, fleet):
            return other.id
    return None


def _no_worse(state: State, after: State, fleet: Fleet) -> bool:
    try:
        check_legal(state, after, fleet)
    except Refused:
        return False
    return True
