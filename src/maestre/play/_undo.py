"""How far back a table may go: a seat alone within its own doing, all by agreement within the turn."""

from __future__ import annotations

from typing import TypeVar

from maestre.play._machine import ALONE, Live, Machine
from maestre.play.errors import CannotUndo
from maestre.play.record import Drawn, Rolled, Said
from maestre.play.state import State

S = TypeVar("S", bound=State)


def own_doing(machine: Machine[S], seat: str, to: int | None = None) -> int:
    """Find the seat's last answer, or its answer ``to``, unless something since then bars the way back to it.

    What others have sealed bars nothing, or it would be known that they have. Standing orders answer again.
    """
    pending = machine.pending()
    for live in reversed(machine.live):
        entry = live.entry
        if isinstance(entry, Rolled | Drawn):
            raise CannotUndo("", "undo-die" if isinstance(entry, Rolled) else "undo-drawn")
        if not isinstance(entry, Said) or (entry.seat != seat and live.sequence in pending):
            continue
        for other in (entry.seat, *_spoke_with(machine, live)):
            if other != seat:
                raise CannotUndo("", "undo-other", seat=other)
        if live.revealed:
            raise CannotUndo("", "undo-revealed")
        if live.sequence == to or (to is None and not entry.standing):
            return live.sequence
    raise _too_far(machine)


def agreed_back(machine: Machine[S], to: int) -> None:
    """Refuse to go back to before this turn, or to where nothing has happened since."""
    if to < machine.turn_start:
        raise CannotUndo("", "undo-turn")
    if not any(live.sequence >= to for live in machine.live):
        raise CannotUndo("", "undo-nothing")


def last_answer(machine: Machine[S]) -> int:
    """Find the last thing that anybody is known to have said."""
    pending = machine.pending()
    for live in reversed(machine.live):
        if isinstance(live.entry, Said) and not live.entry.standing and live.sequence not in pending:
            return live.sequence
    raise _too_far(machine)


def _too_far(machine: Machine[S]) -> CannotUndo:
    return CannotUndo("", "undo-turn" if machine.turn_start else "undo-nothing")


def _spoke_with(machine: Machine[S], of: Live) -> list[str]:
    """List the seats whose sealed answers were laid open with this one, in the order of the seats."""
    if of.group == ALONE:
        return []
    spoke = [live.entry.seat for live in machine.live if live.group == of.group and isinstance(live.entry, Said)]
    return sorted(spoke, key=machine.game.seats.index)
