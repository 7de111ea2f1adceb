"""O.escort, 2.154.c, 2.417.b, 2.314 Escort: a Convoy brought in unscattered, and accompanied for most of its way."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.convoys.escorts import has_escort
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import ConvoyKind, OrderKind, Task
from maestre.games.mistral.orders.scoring import failed, fulfilled
from maestre.games.mistral.table.chit import issued, row_of
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import AuxiliaryId, ChitId, FormationId, Squadron, State
from maestre.play import Procedure, RuleId, rule

_RULE: Final[RuleId] = "O.escort"


@rule("2.314")
def check_company(figures: Figures, chit: ChitId, squadrons: tuple[Squadron, ...]) -> None:
    """Refuse as escort a single Squadron of another Command than the Convoy's."""
    kind = row_of(figures, chit).convoy
    assert kind is not None, chit
    command = figures.formations.commands[figures.formations.convoys[kind]]
    if len(squadrons) == 1 and figures.formations.commands[squadrons[0].contingent] is not command:
        raise Refused(
            "2.314", "escort-other-command", figures, squadron=squadrons[0].id, convoy=kind.value, command=command.value
        )


def _orders(state: State, convoy: FormationId) -> tuple[ChitId, ...]:
    kind = state.convoys[convoy].kind
    return tuple(chit for chit in issued(state, OrderKind.ESCORT) if row_of(state.figures, chit).convoy is kind)


def _is_with(state: State, chit: ChitId, convoy: FormationId) -> bool:
    """Whether who holds an Escort Order is with a Convoy."""
    holder = state.chits[chit].holder
    auxiliary = state.auxiliaries.get(AuxiliaryId(holder))
    if auxiliary is not None:
        return auxiliary.task is Task.ESCORT and auxiliary.target == convoy
    one = state.formations.get(FormationId(holder))
    return one is not None and one.superior == convoy


def _concerns(state: State, chit: ChitId, convoy: FormationId) -> bool:
    """Whether a Convoy is the one of an Order: who holds it is with it, or with none and there is no other to join."""
    if _is_with(state, chit, convoy):
        return True
    kind = state.convoys[convoy].kind
    others = (name for name, one in state.convoys.items() if one.kind is kind and name != convoy)
    return not any(name in state.formations and _to_join(state, name) for name in others)


def _to_join(state: State, convoy: FormationId) -> bool:
    one = state.convoys[convoy]
    return not one.scattered and not one.landed


@rule("2.154.c", "2.417.b", "O.escort")
def scattered(state: State, convoy: FormationId) -> Procedure[None]:
    """Fail the Escort Orders of a Convoy that has Scattered; it sails on. Stands at `SCATTERED`."""
    yield from ()
    supply = state.convoys[convoy].kind is ConvoyKind.SUPPLY
    for chit in _orders(state, convoy):
        if _concerns(state, chit, convoy):
            failed(state, chit, "2.417.b" if supply else "2.154.c")


@rule("O.escort", "1.421")
def over(state: State, convoy: FormationId) -> Procedure[None]:
    """Judge the Escort Orders of a Convoy whose voyage is over; stands at `CONVOY_OVER`.

    Nobody need hold one. A Convoy that nobody was with Fails the Orders of all who should have been.
    """
    yield from ()
    alone = not has_escort(state, convoy)
    for chit in _orders(state, convoy):
        joined = _is_with(state, chit, convoy)
        if joined and _brought_in(state, convoy):
            fulfilled(state, chit, _RULE)
        elif joined or (alone and _concerns(state, chit, convoy)):
            failed(state, chit, _RULE)


@rule("O.escort")
def _brought_in(state: State, convoy: FormationId) -> bool:
    """Whether a Convoy has come where it was bound, unscattered and escorted for its share of the Spaces it entered.

    A Supply Convoy that is taken off elsewhere than before a Port it unloads at has been lost with its cargo.
    """
    one, (share, whole) = state.convoys[convoy], state.figures.orders.escort.share
    lost = one.kind is ConvoyKind.SUPPLY and state.formations[convoy].place not in state.figures.convoys.supply_ports
    return not lost and not one.scattered and one.covered * whole >= one.entered * share
