"""S.25, 2.711, IC.9.38 How an Order ends: Fulfilled, Failed, or cancelled; then it is secret no longer (IC.1.7.b)."""

from __future__ import annotations

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.table.chit import row_of
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.sightings import note_order
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Chit, ChitId, ChitStatus, State
from maestre.play import change, reveal, rule


@rule("2.711", "O.rendezvous")
def scored(state: State, fleet: Fleet, chit: ChitId, done: bool, rule: str) -> None:
    """Count an Order for the Year, if Orders of its type score, and tell everybody."""
    kind = row_of(state.figures, chit).kind
    if state.figures.orders.types[kind].scores:
        book = state.books[fleet]
        change(state.books, fleet, fulfilled=book.fulfilled + done, failed=book.failed + (not done))
    reveal(state, f"{chit} {'fulfilled' if done else 'failed'}")
    note_order(state, fleet, chit)
    key = "order-fulfilled" if done else "order-failed"
    book = state.books[fleet]
    tell(state, key, rule, fleet=fleet.value, chit=chit, done=book.fulfilled, missed=book.failed)


@rule("S.25", "IC.1.7.b")
def ended(state: State, chit: ChitId, done: bool, rule: str) -> None:
    """End an Order; all may see the chit from now on, but not who held it."""
    fleet = state.chits[chit].fleet
    status = ChitStatus.FULFILLED if done else ChitStatus.FAILED
    state.chits[chit] = Chit(chit, fleet, status, state.turns)
    scored(state, fleet, chit, done, rule)


def fulfilled(state: State, chit: ChitId, rule: str) -> None:
    """End an Order as Fulfilled."""
    ended(state, chit, True, rule)


def failed(state: State, chit: ChitId, rule: str) -> None:
    """End an Order as Failed."""
    ended(state, chit, False, rule)


@rule("IC.9.31", "IC.9.38.b")
def cancelled(state: State, chit: ChitId, rule: str) -> None:
    """Put a chit back into its Pool at once, without scoring; its owner alone hears of it."""
    one = state.chits.pop(chit)
    tell(state, "order-cancelled", rule, seen=(one.fleet.value,), chit=chit)
    stand_down(state, one.holder, rule)


def stand_down(state: State, holder: str, rule: str) -> None:
    """Send an Auxiliary whose Order has ended to Recovery from the Task that it did under it."""
    auxiliary = AuxiliaryId(holder)
    one = state.auxiliaries.get(auxiliary)
    if one is not None and one.berth is Berth.TASKED and one.task in (Task.SHOW, Task.INTERDICT, Task.ESCORT):
        spend(state, auxiliary, rule)


def counted(state: State, chit: ChitId, rule: str) -> int:
    """Count an Impulse for an Order and give how many there are now; its owner hears it."""
    one = change(state.chits, chit, served=state.chits[chit].served + 1, missed=0, begun=True)
    tell(state, "order-counted", rule, seen=(one.fleet.value,), chit=chit, count=one.served)
    return one.served
