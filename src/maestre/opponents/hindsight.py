"""A game looked back on: how the chance to win went, which turns decided it, and what might have been done there.

Once a game is over nothing in it is hidden any more, so positions are judged as they were. What a stronger player would
have answered he still answers from what his seat could know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from maestre.opponents.agents import MAESTRE, VETERAN, Agent, agent, agents_of, doctrine_of
from maestre.opponents.ahead import Ahead, surely
from maestre.opponents.doctrine import SOUND
from maestre.opponents.ideas import Chosen
from maestre.opponents.memory import Budget, Memory, Purse, Spell
from maestre.play import SPECTATOR, Answer, Ask, Game, Header, Message, Refused, State, Table, view
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.record import Entry, Said, Undone

S = TypeVar("S", bound=State)

SWINGS: Final = 3
"""How many turns are marked as those that decided a game,"""
LEAST: Final = 0.05
"""and by how much the chance to win must have changed in each."""
PAIRS: Final = 6
"""With so many dice at most an answer is held against a veteran's, before the next one is."""
ASKED: Final = 12
"""So often a veteran is asked, however little time there is, until he would have answered otherwise."""
FEWEST: Final = 3
"""Played on fewer times than this, nothing is told."""
_SURE: Final = 1.96
"""So many standard errors to either side leave out one case in twenty."""


class Point(msgspec.Struct, frozen=True):
    """Where a game stood when a turn began, or when it ended.

    ``place`` is how many entries its record had, ``at`` the version of whoever looks back, ``chance`` that of the first
    seat to win.
    """

    place: int
    at: int
    turn: int
    chance: float


class Curve(msgspec.Struct, frozen=True):
    """How the chance of a seat to win went, and the points from which it changed most until the next, largest first."""

    seat: str
    points: tuple[Point, ...]
    swings: tuple[int, ...]


class Played(msgspec.Struct, frozen=True):
    """What playing on came to, so many times: the mean chance to win, and how far chance alone may have moved it."""

    chance: float
    margin: float
    times: int


class Instead(msgspec.Struct, frozen=True):
    """An answer that a stronger player would have given otherwise: what was said, what he would say and why.

    ``at`` is the version at which it was asked. Both answers were played on with the same dice; his is ``likely``
    better if it came out so by more than a standard error. Where there was no time for that, his answer is told alone.
    """

    place: int
    at: int
    said: Message
    instead: Message
    reason: Message | None
    came_to: Played | None
    would_come_to: Played | None
    likely: bool


class Turning(msgspec.Struct, frozen=True):
    """A turn that decided much: whom it cost what, what it would come to if veterans played it, and what was missed.

    All chances are those of the seat that lost by it. ``usual`` and ``instead`` are None where nothing could be told.
    """

    point: int
    turn: int
    seat: str
    before: float
    after: float
    usual: Played | None = None
    instead: Instead | None = None


class _Decision(NamedTuple):
    """A table as it was when a seat was asked, and what it answered."""

    table: Table[Any]
    seat: str
    ask: Ask
    answer: Answer


class Hindsight(Generic[S]):
    """A game walked through once, with a table at the beginning of each of its turns."""

    def __init__(
        self,
        game: Game[S],
        header: Header,
        entries: Sequence[Entry],
        seat: str = SPECTATOR,
        clock: Callable[[], float] = process_time,
    ) -> None:
        """Walk through a game; its versions are those of ``seat``, and the clock measures budgets of seconds."""
        if MAESTRE not in agents_of(game):
            raise Refused("", "no-evaluation", game=game.key)
        self.game = game
        self._seat = seat
        self._clock = clock
        self._entries = entries
        self._ahead = Ahead(game, doctrine_of(game), SOUND)
        self._points: list[Point] = []
        self._tables: list[Table[S]] = []
        self._walk(Table.begun(game, header.unsealed()))

    def _walk(self, table: Table[S]) -> None:
        self._note(table)
        for entry in self._entries:
            table.enter(entry)
            self._note(table)
        first = self.game.seats[0]
        left = table.seating.outcome is not None
        chance = self._ahead.chance(table, first) if left else self._ahead.worth(table, first)
        if self._points[-1].place < table.sequence:
            self._points.append(self._point(table, chance))

    def _note(self, table: Table[S]) -> None:
        """Note a point where somebody is asked for the first time in a turn; no undo goes back behind it."""
        if table.waiting() and (not self._points or self.game.turn(table.state) != self._points[-1].turn):
            self._points.append(self._point(table, self._ahead.chance(table, self.game.seats[0])))
            self._tables.append(table.fork(None))

    def _point(self, table: Table[S], chance: float) -> Point:
        return Point(table.sequence, table.version(self._seat), self.game.turn(table.state), round(chance, 4))

    @property
    def curve(self) -> Curve:
        """Give the chance of the first seat at every point, and the turns that decided.

        A game that somebody gave up ends where it stood: giving up is no turn's doing.
        """
        changes = [abs(after - before) for before, after in self._chances()]
        marked = sorted(range(len(changes)), key=lambda number: -changes[number])[:SWINGS]
        return Curve(
            self.game.seats[0],
            tuple(self._points),
            tuple(number for number in marked if changes[number] >= LEAST),
        )

    def _chances(self) -> list[tuple[float, float]]:
        chances = [point.chance for point in self._points]
        return list(pairwise(chances))

    # ---------------------------------------------------------------- a turn

    def turning(self, number: int, budget: Budget, seed: int = 0) -> Turning:
        """Say what might have been in the turn that begins at a point; the same seed and answers give the same."""
        usual, instead = self.usual(number, budget, seed), self.instead(number, budget, seed)
        return replace(self.swing(number), usual=usual, instead=instead)

    def swing(self, number: int) -> Turning:
        """Say whom the turn that begins at a point cost what, and nothing of what might have been."""
        if not 0 <= number < len(self._points) - 1:
            raise Refused("", "no-such-turn", turn=number)
        before, after = self._chances()[number]
        first, *others = self.game.seats
        if after > before:
            return Turning(number, self._points[number].turn, others[0], round(1 - before, 4), round(1 - after, 4))
        return Turning(number, self._points[number].turn, first, before, after)

    def usual(self, number: int, budget: Budget, seed: int = 0) -> Played | None:
        """Have veterans play a turn again, with other dice each time, as often as a budget allows."""
        swing = self.swing(number)
        chance = Random(f"usual/{seed}/{number}")
        worths = []
        with Purse(budget, clock=self._clock).part(1.0) as spell:
            while not spell.is_over():
                table = self._tables[number].fork(chance.randbytes(SEED_BYTES))
                if self._ahead.ends_turn(table, {}, chance, spell):
                    worths.append(self._ahead.worth(table, swing.seat))
        return _played(worths)

    def instead(self, number: int, budget: Budget, seed: int = 0) -> Instead | None:
        """Find the answer of a turn that a veteran's would most have bettered; those that cost most are tried first."""
        chance = Random(f"instead/{seed}/{number}")
        veteran = agent(VETERAN, self.game)
        found: Instead | None = None
        most = 0.0
        with Purse(budget, clock=self._clock).part(1.0) as spell:
            for asked, decision in enumerate(self._dearest(number, self.swing(number).seat)):
                if spell.is_over() and (found is not None or asked >= ASKED):
                    break
                spell.spend()
                other = self._answered(veteran, decision, chance)
                if other.answer == decision.answer:
                    continue
                ours, theirs = self._compared(decision, other.answer, chance, spell)
                gain = surely([would - came for came, would in zip(ours, theirs, strict=True)])
                enough = len(ours) >= FEWEST
                if found is None or (enough and (found.came_to is None or gain > most)):
                    most, found = gain, self._told(decision, other, ours, theirs, likely=enough and gain > 0)
        return found

    def _dearest(self, number: int, seat: str) -> list[_Decision]:
        """List what a seat answered in a turn, that first after which its chance fell most until it was asked again."""
        decisions, end = self._decisions(number, seat)
        chances = [self._ahead.chance(one.table, seat) for one in decisions]
        falls = [before - after for before, after in zip(chances, [*chances[1:], end], strict=True)]
        return [decisions[place] for place in sorted(range(len(decisions)), key=lambda place: -falls[place])]

    def _decisions(self, number: int, seat: str) -> tuple[list[_Decision], float]:
        """List what a seat answered in a turn and did not take back, and give its chance when the turn was over."""
        start, until = self._points[number].place, self._points[number + 1].place
        table = self._tables[number].fork(None)
        found: list[_Decision] = []
        for entry in self._entries[start:until]:
            if isinstance(entry, Said) and entry.seat == seat and not entry.standing:
                ask = table.asked(seat)
                assert ask is not None, "whoever answered was asked"
                found.append(_Decision(table.fork(None), seat, ask, ask.read(entry.answer)))
            elif isinstance(entry, Undone):
                found = [one for one in found if one.table.sequence < entry.to]
            table.enter(entry)
        return found, self._ahead.worth(table, seat)

    def _answered(self, who: Agent, decision: _Decision, chance: Random) -> Chosen:
        seen = view(decision.table, decision.seat)
        return who.choose(seen, Budget(), Random(chance.getrandbits(64)), Memory(chance.getrandbits(64)))

    def _compared(
        self, decision: _Decision, other: Answer, chance: Random, spell: Spell
    ) -> tuple[list[float], list[float]]:
        """Play on from what was said and from another answer, with the same dice for both."""
        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(PAIRS):
            dice, luck = chance.randbytes(SEED_BYTES), chance.getrandbits(64)
            came = self._played_on(decision, decision.answer, dice, luck, spell)
            would = None if came is None else self._played_on(decision, other, dice, luck, spell)
            if came is None or would is None:
                break
            ours.append(came)
            theirs.append(would)
        return ours, theirs

    def _told(
        self, decision: _Decision, other: Chosen, ours: list[float], theirs: list[float], *, likely: bool
    ) -> Instead:
        table, ask = decision.table, decision.ask
        seen = view(table, decision.seat).now
        said, instead = ask.describe(seen, decision.answer), ask.describe(seen, other.answer)
        at = table.version(self._seat)
        return Instead(table.sequence, at, said, instead, other.reason, _played(ours), _played(theirs), likely)

    def _played_on(self, decision: _Decision, answer: Answer, dice: bytes, luck: int, spell: Spell) -> float | None:
        """Give an answer, have veterans play the turn to its end, and say what it came to; None if the budget ends."""
        table, seat = decision.table.fork(dice), decision.seat
        table.say(seat, answer)
        spell.spend()
        done = self._ahead.ends_turn(table, {}, Random(luck), spell)
        return self._ahead.worth(table, seat) if done else None


def _played(worths: list[float]) -> Played | None:
    """Sum up what playing on came to; nothing where it was done too seldom to tell."""
    if len(worths) < FEWEST:
        return None
    margin = _SURE * stdev(worths) / sqrt(len(worths))
    return Played(round(fmean(worths), 4), round(margin, 4), len(worths))
