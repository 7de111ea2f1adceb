"""What each audience of a table has been shown, and what a deed changes for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from maestre.play import SPECTATOR, Line, State, Table, log, sight, sights
from maestre.play.board import Scene, redrawn
from maestre.play.log import told_from
from maestre.play.views import Sight, positions
from maestre.server.wire import Drawn, Event, Step, Whole, step

S = TypeVar("S", bound=State)

AnyTable = Table[State]

LINES: Final = 200
"""How many lines of its log an audience gets at once; earlier ones come in pages."""


class Audiences(Generic[S]):
    """The seats of a table and its spectators: what they see now, to tell each what changes.

    Wherever the rules pause it is kept what each sees, so that an event can tell how one position became the other.
    """

    def __init__(self, table: Table[S], audiences: tuple[str, ...] | None = None, *, reasons: bool = False) -> None:
        """Follow a table for all audiences, or for some; of a game that is over, with the reasons of agents."""
        self.table = table
        self._reasons = reasons
        self._audiences = (*table.game.seats, SPECTATOR) if audiences is None else audiences
        self._pauses: list[dict[str, tuple[int, S]]] = []
        self.catch_up()
        table.on_pause = self._pause

    def _pause(self) -> None:
        seen = positions(self.table, self._audiences)
        self._pauses.append({seat: (self.table.version(seat), now) for seat, now in seen.items()})

    def catch_up(self) -> None:
        """See the table as it is, when somebody else has told what happened."""
        self.sights = sights(self.table, self._audiences)
        self._pauses = []
        self._told = self.table.told
        self._heard = len(self._told)

    def events(self, game: str) -> Iterator[Event]:
        """Give, for each audience that may know that something happened, what changed since it last looked."""
        before, pauses = self.sights, self._pauses
        known = () if self._told is self.table.told else tuple(self._told[: self._heard])
        self.catch_up()
        for seat, new in self.sights.items():
            old = before[seat]
            if old.version == new.version:
                continue
            fresh = told_from(self.table, seat, known, old.version)
            yield Event(
                game,
                seat,
                old.version,
                new.version,
                tuple(self._steps(seat, old, [pause[seat] for pause in pauses])),
                new.ask,
                new.waiting,
                seat != SPECTATOR and self.table.can_undo(seat),
                new.outcome,
                fresh,
                log(self.table, seat, fresh, reasons=self._reasons),
            )

    def heartbeat(self, game: str) -> Iterator[Event]:
        """Give for each audience an event that changes nothing, whose version tells one that it has missed another."""
        for seat, seen in self.sights.items():
            at, undo = seen.version, self.table.can_undo(seat)
            yield Event(game, seat, at, at, (), seen.ask, seen.waiting, undo, seen.outcome, at + 1, ())

    def _steps(self, seat: str, old: Sight[S], pauses: list[tuple[int, S]]) -> Iterator[Step]:
        """Give how the last sight of an audience became the one that it has now, version by version."""
        table, new, was = self.table, self.sights[seat], old.now
        drawn, tracked = _scene(table, was, seat), table.game.tracker(was)
        for at, now in (dict(pauses) | {new.version: new.now}).items():
            scene, tracker = _scene(table, now, seat), table.game.tracker(now)
            one = step(at, was, now, _redrawn(drawn, scene), UNSET if tracker == tracked else tracker or UNSET)
            if one != Step(at):
                yield one
            was, drawn, tracked = now, scene, tracker


def bare(event: Event) -> Event:
    """Give in place of an event that is too large one that only tells its audience to look again."""
    return msgspec.structs.replace(event, before=event.version, steps=(), ask=None, lines=())


def whole(game: str, table: Table[S], seat: str, since: int = 0) -> Whole:
    """Give everything that an audience may know, with the last lines of its log from a version on."""
    seen = sight(table, seat)
    seen.now.news, seen.now.memory = (), {}
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
        _last(log(table, seat, since, reasons=table.outcome is not None)),
        _plain(_scene(table, seen.now, seat)),
        table.game.tracker(seen.now) or UNSET,
    )


def _scene(table: Table[S], now: S, seat: str) -> Scene | None:
    """Give what an audience sees, drawn, where the browser has no board of its own for the game."""
    return None if table.game.own_board else table.game.scene(now, seat)


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
