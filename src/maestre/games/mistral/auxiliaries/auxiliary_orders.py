"""IC.6.2.c, 2.233.b Auxiliaries that Execute Orders: they go to the place of the Order as a Task that lasts.

The chapters of Interdiction and Escort ask `check_executes` for theirs. That an Order Fails when its Auxiliary goes to
Recovery is at `moments.RETIRED`.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.auxiliaries.tasks import Deed
from maestre.games.mistral.data.words import Fleet, OrderKind, Task
from maestre.games.mistral.table.moments import ORDERED
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.state import AuxiliaryId, Phase, State
from maestre.play import Procedure, rule


@rule("2.233.b", "IC.6.2.c")
def check_executes(state: State, auxiliary: AuxiliaryId, order: OrderKind, place: str) -> None:
    """Refuse an Auxiliary whose Class Executes no such Orders, or that holds none for that place."""
    kind = state.auxiliaries[auxiliary].kind
    if order not in state.figures.auxiliaries.row[kind].orders:
        raise Refused(
            "2.233.b", "order-not-of-class", state.figures, auxiliary=auxiliary, kind=kind.value, order=order.value
        )
    if place not in ORDERED(state, auxiliary, order):
        raise Refused("IC.6.2.c", "order-not-held", state.figures, auxiliary=auxiliary, order=order.value, place=place)


def ordered_places(state: State, fleet: Fleet, order: OrderKind) -> tuple[str, ...]:
    """Where a Fleet's Auxiliaries have Orders of a kind to Execute."""
    found = (place for auxiliary in may_act(state, fleet) for place in ORDERED(state, auxiliary, order))
    return tuple(dict.fromkeys(found))


def _shows(state: State, fleet: Fleet) -> tuple[str, ...]:
    return ordered_places(state, fleet, OrderKind.SHOW_OF_FORCE)


def _there(_state: State, target: str) -> str:
    return target


def _may_show(state: State, _fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    check_executes(state, auxiliary, OrderKind.SHOW_OF_FORCE, target)


@rule("IC.6.2.c")
def _shown(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    tell(state, "show-begins", "IC.6.2.c", fleet=fleet.value, auxiliary=auxiliary, place=target)
    yield from ()


DEEDS: Final = {
    Task.SHOW: Deed(_shows, _there, _may_show, _shown, lasts=True, windows=(Phase.FIRST_WINDOW,)),
}
