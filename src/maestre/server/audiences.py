"""What each audience of a table has been shown, and what a deed changes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from maestre.play import SPECTATOR, State, Table, hides, log, sight, sights
from maestre.server.wire import Event, Whole, changes

AnyTable = Table[Any]

_OWN: Final = ("news", "memory")
"""The fields of a state that differ between audiences even in a game that hides nothing."""


class Audiences:
    """The seats of a table and its spectators: what they see now, to tell each what changes."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.hides = hides(table.game)
        self.sights = sights(table)

    def catch_up(self) -> None:
        """See the table as it is, when somebody else has told what happened."""
        self.sights = sights(self.table)

    def events(self, game: str) -> Iterator[Event]:
        """Give, for each audience that may know that something happened, what changed since it last looked."""
        before, self.sights = self.sights, sights(self.table)
        shared = None if self.hides else _differ(before[SPECTATOR].now, self.sights[SPECTATOR].now)
        for seat, new in self.sights.items():
            old = before[seat]
            if old.version == new.version:
                continue
            yield Event(
                game,
                seat,
                old.version,
                new.version,
                changes(old.now, new.now) if shared is None else shared | _own(old.now, new.now),
                new.ask,
                new.waiting,
                seat != SPECTATOR and self.table.can_undo(seat),
                new.outcome,
                log(self.table, seat, old.version + 1),
            )

    def standing(self, game: str) -> Iterator[Event]:
        """Give for each audience an event that changes nothing, whose version tells one that it has missed another."""
        for seat, seen in self.sights.items():
            undo = self.table.can_undo(seat)
            yield Event(game, seat, seen.version, seen.version, {}, seen.ask, seen.waiting, undo, seen.outcome, ())


def _differ(old: State, new: State) -> dict[str, Any]:
    return {name: value for name, value in changes(old, new).items() if name not in _OWN}


def _own(old: State, new: State) -> dict[str, Any]:
    return {name: getattr(new, name) for name in _OWN if getattr(old, name) != getattr(new, name)}


def whole(game: str, table: AnyTable, seat: str, since: int = 0) -> Whole:
    """Give everything that an audience may know, with its log from a version on."""
    seen = sight(table, seat)
    return Whole(
        game,
        seat,
        seen.version,
        table.header.public(),
        seen.now,
        seen.ask,
        seen.waiting,
        table.seating.orders(seat),
        table.can_undo(seat),
        seen.outcome,
        log(table, seat, since),
    )
