"""What each audience of a table has been shown, and what a deed changes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from maestre.play import SPECTATOR, Line, State, Table, hides, log, sight, sights
from maestre.play.board import Scene, redrawn
from maestre.play.views import Sight
from maestre.server.wire import Drawn, Event, Whole, changes

S = TypeVar("S", bound=State)

AnyTable = Table[State]

LINES: Final = 200
"""How many lines of its log an audience gets at once; earlier ones come in pages."""
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
            yield changed(game, self.table, seat, old, new, shared)

    def heartbeat(self, game: str) -> Iterator[Event]:
        """Give for each audience an event that changes nothing, whose version tells one that it has missed another."""
        for seat, seen in self.sights.items():
            undo = self.table.can_undo(seat)
            yield Event(game, seat, seen.version, seen.version, {}, seen.ask, seen.waiting, undo, seen.outcome, ())


def changed(
    game: str, table: Table[S], seat: str, old: Sight[S], new: Sight[S], shared: dict[str, object] | None = None
) -> Event:
    """Give what became of one sight of an audience, the last before the one that it has now."""
    return Event(
        game,
        seat,
        old.version,
        new.version,
        changes(old.now, new.now) if shared is None else shared | _own(old.now, new.now),
        new.ask,
        new.waiting,
        seat != SPECTATOR and table.can_undo(seat),
        new.outcome,
        log(table, seat, old.version + 1),
        _redrawn(_scene(table, old, seat), _scene(table, new, seat)),
    )


def bare(event: Event) -> Event:
    """Give in place of an event that is too large one that only tells its audience to look again."""
    return msgspec.structs.replace(event, before=event.version, changes={}, ask=None, lines=(), scene=UNSET)


def _differ(old: State, new: State) -> dict[str, object]:
    return {name: value for name, value in changes(old, new).items() if name not in _OWN}


def _own(old: State, new: State) -> dict[str, object]:
    return {name: getattr(new, name) for name in _OWN if getattr(old, name) != getattr(new, name)}


def whole(game: str, table: Table[S], seat: str, since: int = 0) -> Whole:
    """Give everything that an audience may know, with the last lines of its log from a version on."""
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
        _last(log(table, seat, since)),
        _plain(_scene(table, seen, seat)),
    )


def _scene(table: Table[S], seen: Sight[S], seat: str) -> Scene | None:
    """Give what an audience sees, drawn, where the browser has no board of its own for the game."""
    return None if table.game.own_board else table.game.scene(seen.now, seat)


def _redrawn(old: Scene | None, new: Scene | None) -> Drawn | UnsetType:
    return UNSET if old is None or new is None else _plain(redrawn(old, new)) or UNSET


def _plain(drawn: msgspec.Struct | None) -> Drawn | UnsetType:
    return UNSET if drawn is None else msgspec.to_builtins(drawn)


def _last(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Cut off all but the last lines, at a version: what comes before it is the page that is asked for next."""
    if len(lines) <= LINES:
        return lines
    cut, kept = lines[-LINES - 1], lines[-LINES:]
    return tuple(line for line in kept if line.at != cut.at) or kept
