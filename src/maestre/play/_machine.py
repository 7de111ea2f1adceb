"""Rules run from quiet point to quiet point, and the way back: what a table does before anybody judges what is said.

Nothing here asks whether an entry is allowed; `maestre.play.table` does, before it puts one in force.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import msgspec

from maestre.play.asking.choices import Answer
from maestre.play.asking.requests import Ask, Draw, Procedure, Request, Throw, Together
from maestre.play.game import Game
from maestre.play.outcome import Outcome
from maestre.play.record import Agreed, Drawn, Entry, Left, Rolled, Said, Seating, Standing, Taken, Undone
from maestre.play.state import State, Told, copied
from maestre.play.written.messages import Message

S = TypeVar("S", bound=State)

SPECTATOR: Final = ""
ALONE: Final = -1
_BETWEEN: Final = 16
"""How many entries lie at least between two marks, but for the last one."""


class Live(msgspec.Struct, frozen=True, gc=False):
    """An entry still in force.

    ``seen`` names the seats that may know its content (None: everybody), ``revealed`` says that it laid something open,
    ``group`` is the last entry of the sealed answers it was laid open with, and ``names`` are what a draw brought.
    """

    sequence: int
    entry: Entry
    seen: tuple[str, ...] | None = None
    revealed: bool = False
    group: int = ALONE
    names: tuple[str, ...] = ()


class Heard(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, the number of entries before it, and how many of those each audience had not seen."""

    at: int
    told: Told
    unseen: tuple[tuple[str, int], ...]
    of: str = ""
    """The seat whose reason for an answer this is: nobody else may read that before the game is over."""


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A quiet point that the table can go back to: what comes after it begins at ``start`` of the live entries."""

    sequence: int
    quiet: Any
    seating: Seating
    start: int
    turn: int


class Machine(Generic[S]):
    """The last quiet state, the entries since and the rules under way."""

    __slots__ = (
        "_heard",
        "_in_step",
        "_live",
        "_marks",
        "_near",
        "_procedure",
        "_quiet_at",
        "_views",
        "base",
        "entries",
        "game",
        "on_pause",
        "request",
        "sealed",
        "seating",
        "sequence",
        "state",
        "told",
    )

    game: Game[S]
    base: int
    """The number of the first entry in ``entries``; more than nothing if the table was opened from a snapshot."""
    sequence: int
    """The number that the next entry gets."""
    entries: list[Entry]
    seating: Seating
    state: S
    request: Request | None
    sealed: dict[str, Answer]
    """What seats have said to a sealed request that still waits for others."""
    told: list[Heard]
    """What happened since the table was opened."""
    on_pause: Callable[[], None] | None
    """Called wherever the rules pause: when they ask for dice, a draw or an answer, and between two steps."""
    _heard: int
    _in_step: int
    """How many times the rules have been answered since the step under way began."""
    _live: list[Live]
    _marks: list[Mark]
    _near: bool
    """Whether each quiet point is marked as it comes, since somebody has looked for the last one."""
    _procedure: Procedure[None] | None
    """The rules under way; None in a fork until it is answered: only then are they led to where it stands."""
    _quiet_at: int
    """The number of entries before the last quiet point."""
    _views: dict[str, S]
    """The position as seats see it that have been judged by it since the rules went on."""

    def __init__(self, game: Game[S], start: S, sequence: int, seating: Seating | None) -> None:
        self.game = game
        self.base = self.sequence = sequence
        self.seating = seating or Seating(unseen=tuple((audience, 0) for audience in (*game.seats, SPECTATOR)))
        self.entries = []
        self.told = []
        self.on_pause = None
        self._live = []
        self._marks = [Mark(sequence, start, self.seating, 0, game.turn(start))]
        self._near = False
        self._begin(start)

    @property
    def quiet(self) -> S:
        """The state at the last quiet point."""
        state: S = self._last_mark().quiet
        return state

    def since_quiet(self) -> tuple[Live, ...]:
        """List the entries in force since the last quiet point."""
        return tuple(self._live[self._last_mark().start :])

    def _last_mark(self) -> Mark:
        """Give the mark of the last quiet point; whoever looks for it once will do so again, so that all are marked."""
        if not self._near:
            self._near = True
            if self._marks[-1].sequence != self._quiet_at:
                self._rebuild()
        return self._marks[-1]

    @property
    def between_steps(self) -> bool:
        """Whether nothing has been answered in the step under way, so that the state alone says where the game is."""
        return self._in_step == 0

    @property
    def live(self) -> list[Live]:
        """The entries in force since the turn began."""
        return self._live

    @property
    def turn_start(self) -> int:
        """The number of the first entry of this turn: nobody goes back beyond it."""
        return self._marks[0].sequence

    def pending(self) -> tuple[int, ...]:
        """List the numbers of the sealed answers that wait for the last seat to speak."""
        return tuple(self._live[index].sequence for index in self._pending())

    def end(self, outcome: Outcome) -> None:
        """End the game where it stands, whatever the rules were about to ask."""
        self.seating = msgspec.structs.replace(self.seating, outcome=outcome)
        self.request = None

    # ------------------------------------------------------------------ entries

    def _enter(self, entry: Said | Rolled | Drawn) -> None:
        """Put in force what a rule is waiting for."""
        if self._procedure is None:
            self._rebuild()
        request = self.request
        sequence = self.sequence
        reveals = self.state.reveals
        seen: tuple[str, ...] | None = None
        names: tuple[str, ...] = ()
        value: object
        if isinstance(entry, Said):
            if entry.why:
                self.told.append(Heard(sequence + 1, Told(entry.why, ""), self.seating.unseen, entry.seat))
            if not isinstance(request, Ask):
                assert isinstance(request, Together)
                self._seal(request, entry)
                return
            value = _own(entry.answer)
            if request.secret:
                seen = (entry.seat,)
        elif isinstance(entry, Rolled):
            value = entry.faces
            if value:
                self.told.append(Heard(sequence + 1, _thrown(request, entry), self.seating.unseen))
        else:
            assert isinstance(request, Draw)
            value = entry.places
            seen = request.seen
            names = tuple(request.pool[place] for place in value)
        self.entries.append(entry)
        self._live.append(Live(sequence, entry, seen, False, ALONE, names))
        self.sequence = sequence + 1
        if isinstance(entry, Drawn) and seen is not None:
            self._hide(seen, 1)
        self._resume(value)
        if self.state.reveals != reveals and self._live and self._live[-1].sequence == sequence:
            self._live[-1] = msgspec.structs.replace(self._live[-1], revealed=True)

    def _seal(self, request: Together, said: Said) -> None:
        """Keep a sealed answer, in place of the seat's last one; with the last of them all, the rules go on."""
        sequence = self.sequence
        if said.seat in self.sealed:
            for index in self._pending():
                entry = self._live[index].entry
                if isinstance(entry, Said) and entry.seat == said.seat:
                    del self._live[index]
                    break
        self.sealed[said.seat] = said.answer
        self.entries.append(said)
        self._live.append(Live(sequence, said, (said.seat,)))
        self.sequence = sequence + 1
        self._hide((said.seat,), 1)
        if len(self.sealed) < len(request.questions):
            return
        live, group = self._live, self._pending()
        for seat in request.seats:
            self._hide((seat,), -1)
        self._resume(self._unsealed(request))
        if self._live is live:
            for index in group:
                seen = None if request.shown else live[index].seen
                live[index] = msgspec.structs.replace(live[index], seen=seen, revealed=request.shown, group=sequence)

    def _unsealed(self, request: Together) -> dict[str, Answer]:
        """Open what all have sealed, in the order of the questions, whoever spoke first."""
        sealed, self.sealed = self.sealed, {}
        return {seat: _own(sealed[seat]) for seat in request.seats}

    def _enter_apart(self, entry: Entry) -> None:
        """Put in force what concerns the table alone and no rule."""
        sequence = self.sequence
        self.entries.append(entry)
        self.sequence += 1
        replace = msgspec.structs.replace
        match entry:
            case Undone(seats, to):
                self._back(seats, to)
            case Standing(seat, orders):
                standing = dict(self.seating.standing) | {seat: orders}
                self.seating = replace(self.seating, standing=tuple(standing.items()))
                self._live.append(Live(sequence, entry, (seat,)))
                self._hide((seat,), 1)
            case Taken(seat, holder):
                holders = dict(self.seating.holders) | {seat: holder}
                self.seating = replace(self.seating, holders=tuple(holders.items()))
                self._live.append(Live(sequence, entry))
            case Left(seat, why):
                self.end(self.game.forfeit(self.state, seat, why))
            case Agreed():
                self.end(Outcome(None, "ending-agreed"))
            case _:
                raise AssertionError(entry)

    def _hide(self, seen: tuple[str, ...], count: int) -> None:
        """Count what all other audiences do not even know to have happened."""
        unseen = tuple((who, n if who in seen else n + count) for who, n in self.seating.unseen)
        self.seating = msgspec.structs.replace(self.seating, unseen=unseen)

    def _pending(self) -> list[int]:
        """Find the sealed answers to the open request among the live entries: a replaced one is there no more."""
        left = len(self.sealed)
        found: list[int] = []
        for index in range(len(self._live) - 1, -1, -1):
            if not left:
                break
            if isinstance(self._live[index].entry, Said):
                found.append(index)
                left -= 1
        return found[::-1]

    # ------------------------------------------------------------------ running

    def _begin(self, quiet: S) -> None:
        """Start the next step from a quiet state."""
        self._quiet_at = self.sequence
        self.sealed = {}
        self._views = {}
        self._heard = 0
        self._in_step = -1
        if self.game.outcome(quiet) is not None:
            self.state, self.request = quiet, None
            return
        self.state = copied(quiet)
        self._procedure = self.game.step(self.state)
        self._resume(None)

    def _resume(self, value: object) -> None:
        """Let the rules go on until they ask for something; steps that ask nothing pass in a loop."""
        procedure, game = self._procedure, self.game
        assert procedure is not None
        self._in_step += 1
        if self._views:
            self._views = {}
        while True:
            try:
                request = procedure.send(value)
            except StopIteration:
                pass
            else:
                self.request = request
                if self.state.news:
                    self._hear()
                if self.on_pause is not None:
                    self.on_pause()
                return
            state = self.state
            if state.news:
                self._hear()
                state.news = ()
            self._heard = 0
            over = game.outcome(state) is not None
            self._quieten(state, over=over)
            if self.on_pause is not None:
                self.on_pause()
            if over:
                self.request = None
                return
            self._procedure = procedure = game.step(self.state)
            self._in_step = 0
            value = None

    def _hear(self) -> None:
        news = self.state.news
        unseen = self.seating.unseen
        for told in news[self._heard :]:
            self.told.append(Heard(self.sequence, told, unseen))
        self._heard = len(news)

    def _quieten(self, quiet: S, *, over: bool) -> None:
        """Stand at a quiet point; a new turn closes the way back to the one before.

        It is marked, and the rules go on with a copy, if it is the first of its turn, the end, far from the last mark,
        or likely to be looked for.
        """
        turn = self.game.turn(quiet)
        marks = self._marks
        self._quiet_at = self.sequence
        if turn != marks[-1].turn:
            marks, self._live = [], []
        elif not (self._near or over) and 0 < self.sequence - marks[-1].sequence < _BETWEEN:
            return
        if marks and (
            marks[-1].sequence == self.sequence
            or (len(marks) > 1 and marks[-1].sequence - marks[-2].sequence < _BETWEEN)
        ):
            marks = marks[:-1]
        self._marks = [*marks, Mark(self.sequence, quiet, self.seating, len(self._live), turn)]
        self.state = copied(quiet)

    # ------------------------------------------------------------------ going back

    def _rebuild(self) -> None:
        """Stand again where the live entries lead from the last mark; between them there may be marks anew.

        Whoever follows the pauses of the rules has seen these before.
        """
        told, self.told = self.told, []
        on_pause, self.on_pause = self.on_pause, None
        sequence, mark = self.sequence, self._marks[-1]
        again, self._live = self._live[mark.start :], self._live[: mark.start]
        self._begin(mark.quiet)
        for live in again:
            self._live.append(live)
            if self.request is None:
                continue
            self.sequence = live.sequence + 1
            entry = live.entry
            if isinstance(entry, Said):
                request = self.request
                if not isinstance(request, Together):
                    self._resume(_own(entry.answer))
                    continue
                self.sealed[entry.seat] = entry.answer
                if len(self.sealed) == len(request.questions):
                    self._resume(self._unsealed(request))
            elif isinstance(entry, Rolled):
                self._resume(entry.faces)
            elif isinstance(entry, Drawn):
                self._resume(entry.places)
        if self.seating.outcome is not None:
            self.request = None
        self.sequence, self.told, self.on_pause = sequence, told, on_pause

    def _back(self, seats: tuple[str, ...], to: int) -> None:
        """Drop every live entry from ``to`` on, except what concerns the table alone.

        A seat that takes back what it has sealed takes back nothing else, and nobody else knows.
        """
        sealed = to in self.pending()
        if sealed and len(seats) == 1:
            self._live = [live for live in self._live if live.sequence != to]
            self._hide(seats, 1)
        else:
            self._live = [x for x in self._live if x.sequence < to or isinstance(x.entry, Standing | Taken)]
            self._marks = [mark for mark in self._marks if mark.sequence <= to]
            self.told = [heard for heard in self.told if heard.at <= to]
        self._rebuild()
        for index in self._pending():
            live = self._live[index]
            assert isinstance(live.entry, Said)
            self._live[index] = msgspec.structs.replace(live, seen=(live.entry.seat,), revealed=False, group=ALONE)


def _own(answer: Answer) -> Answer:
    """Give an answer that its hearer may do with as it likes: the record keeps its own."""
    return answer.copy() if type(answer) is dict else answer


def _thrown(request: Request | None, rolled: Rolled) -> Told:
    assert isinstance(request, Throw)
    faces = rolled.faces
    dice = " ".join(map(str, request.reading.shown(faces)))
    key = "thrown-typed" if rolled.typed else "thrown"
    return Told(Message(key, (("dice", dice),)), request.rule, faces=faces)
