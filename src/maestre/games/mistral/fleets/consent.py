"""T.strategy, T.strategy.b Which changes of Formations and Squadrons take a Strategy Check, and of which Commands.

Whoever makes a change asks here, and so does whoever tells a player its chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.mistral.data.words import Command, Fleet, Kind, Status
from maestre.games.mistral.fleets.composition import commands_in
from maestre.games.mistral.table.formations import ready, squadrons_in, top
from maestre.games.mistral.table.state import FormationId, SquadronId, State
from maestre.play import Order, rule


def concerned(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """The Commands whose Admiral must agree to a change with a Strategy Check; none where it takes no check."""
    return _CONCERNED[order.verb](state, fleet, order) if order.verb in _CONCERNED else ()


@rule("T.strategy.b", "IC.3.33")
def is_fresh(state: State, fleet: Fleet, *ships: str) -> bool:
    """Whether all these Sail are Reinforcements of this Phase, which go where they will without a check."""
    return all(f"{fleet}/{ship}" in state.fresh for ship in ships)


@rule("IC.3.33", "IC.3.33.b", "T.strategy.b")
def _form(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """A Flag anywhere and a Detachment at sea, unless all its Sail are new."""
    squadrons = [state.squadrons[SquadronId(one)] for one in dict.fromkeys(order.objects)]
    in_port = squadrons[0].status is not Status.READY
    detached = in_port and state.figures.formations.counters[order.piece].kind is Kind.DETACHMENT
    if detached or is_fresh(state, fleet, *(ship for one in squadrons for ship in one.ships)):
        return ()
    return tuple(state.figures.formations.commands[one.contingent] for one in squadrons)


@rule("IC.3.34", "IC.3.33.b", "T.strategy.b")
def _unform(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """A Flag anywhere and a Detachment at sea, unless all its Sail are new or it has no Squadron left."""
    name = FormationId(order.piece)
    detached = state.formations[name].kind is Kind.DETACHMENT and not ready(state.formations[name])
    if detached or _is_new(state, fleet, name):
        return ()
    return tuple(state.figures.formations.commands[one.contingent] for one in squadrons_in(state, name, deep=False))


def _is_new(state: State, fleet: Fleet, formation: FormationId) -> bool:
    return is_fresh(state, fleet, *(ship for one in squadrons_in(state, formation) for ship in one.ships))


@rule("IC.3.3.d", "T.strategy.b")
def _subordinate(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """Anywhere, unless all its Sail are new."""
    name = FormationId(order.piece)
    if _is_new(state, fleet, name):
        return ()
    return (*commands_in(state, name), *commands_in(state, FormationId(order.objects[0])))


@rule("IC.3.3.d")
def _release(state: State, _fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """At sea."""
    name = FormationId(order.piece)
    return commands_in(state, top(state, name)) if ready(state.formations[name]) else ()


@rule("IC.3.33.c", "T.strategy.b")
def _move(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """At sea, and into a Flag anywhere, unless it is new: its Command, and that of a Formation of one alone."""
    one = state.squadrons[SquadronId(order.piece)]
    free = one.status is not Status.READY and not _joins_flag(state, order)
    if free or is_fresh(state, fleet, *one.ships):
        return ()
    between = (
        state.figures.formations.command(each)
        for each in (one.formation, *order.objects)
        if each in state.figures.formations.counters
    )
    return (state.figures.formations.commands[one.contingent], *filter(None, between))


def _joins_flag(state: State, order: Order) -> bool:
    """Whether a Squadron is Subordinated to a Flotilla: in harbour that of a Detachment is left to its captains."""
    return any(state.formations[FormationId(one)].kind is not Kind.DETACHMENT for one in order.objects)


@rule("IC.3.26", "T.strategy.b")
def _transfer(state: State, fleet: Fleet, order: Order) -> tuple[Command, ...]:
    """Anywhere, unless all the Sail are new."""
    if is_fresh(state, fleet, *order.objects[1:]):
        return ()
    return (state.figures.formations.commands[state.squadrons[SquadronId(order.piece)].contingent],)


_CONCERNED: Final[dict[str, Callable[[State, Fleet, Order], tuple[Command, ...]]]] = {
    "form": _form,
    "unform": _unform,
    "subordinate": _subordinate,
    "release": _release,
    "move": _move,
    "transfer": _transfer,
}
