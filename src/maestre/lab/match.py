"""One game between agents, from its own seed to its end."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from random import Random
from time import process_time
from typing import Final, TypeVar

import msgspec

from maestre.opponents import Budget, Player, agent
from maestre.play import Counted, Game, Outcome, PlayError, Setting, State, Table, view
from maestre.play.state import copied
from maestre.play.written.owners import opened

MESSAGES: Final = files("maestre.lab") / "ftl"
"""The folder of what this package says to people."""


class LabError(PlayError):
    """A study that cannot be run as it was asked for; the message says what to change."""


S = TypeVar("S", bound=State)


class Match(msgspec.Struct, frozen=True):
    """A game to be played: which one, how it is set up, who sits where, and the seed that all its chance comes from."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    agents: dict[str, str]
    seed: bytes
    checked: bool = False
    """Whether the game's invariants are asserted after every answer."""
    recorded: bool = False
    """Whether the record of the game is wanted too."""
    figures: str = ""
    """The text of an owner's figures, if it is not played with the game's own."""
    budget: Budget = Budget()
    """How much an agent may think in a turn that plays ahead."""
    timed: bool = False
    """Whether it is wanted too how long each seat thought."""
    counted: bool = False
    """Whether it is wanted too who was brought and who was lost."""


class Lost(msgspec.Struct, frozen=True):
    """A piece that left play for good: in which turn, whose, of what kind, what it counted, how, and where it stood.

    ``kind`` is the key of the message that names it; ``at`` is a place of the board, or a point of it.
    """

    turn: int
    piece: str
    seat: str
    kind: str
    worth: int
    how: str
    at: str | tuple[int, int] = ""


class Brought(msgspec.Struct, frozen=True):
    """How many pieces of a kind a seat began with, and what they were worth together."""

    seat: str
    kind: str
    count: int
    worth: int


class Result(msgspec.Struct, frozen=True):
    """What came of a match: how it ended, the hash of its last state, how many answers were given."""

    outcome: Outcome
    hash: str
    decisions: int
    thought: dict[str, tuple[float, ...]] = {}
    """How long each seat thought in each of its turns, in seconds of a core; only of a match that is timed."""
    turns: int = 0
    """The turn in which it ended;"""
    brought: tuple[Brought, ...] = ()
    """with what it began, once all had come to the table,"""
    lost: tuple[Lost, ...] = ()
    """and what was lost; only of a match that is counted."""

    def thought_by(self, match: Match, name: str) -> tuple[float, ...]:
        """Give how long an agent thought in each of its turns."""
        return tuple(turn for seat, turns in self.thought.items() if match.agents[seat] == name for turn in turns)


def seed_of(study: int, number: int) -> bytes:
    """Derive the seed of one game from a study's seed and the game's number in it."""
    return blake2b(f"{study}/{number}".encode(), digest_size=32, person=b"maestre-match").digest()


def _chance(seed: bytes, whose: str) -> bytes:
    """Derive a seed for the dice, or for one seat's agent."""
    return blake2b(whose.encode(), key=seed, digest_size=32, person=b"maestre-chance").digest()


def drawn_options(game: Game[S], names: tuple[str, ...], seed: bytes) -> dict[str, Setting]:
    """Draw a value for each of these switches, from the seed of one game."""
    return {name: Random(_chance(seed, f"option {name}")).choice(game.options[name]) for name in names}


def played(match: Match) -> Table[State]:
    """Play a match to its end and give the table, with its whole record."""
    return _played(match)[0]


def play_match(match: Match) -> Result:
    """Play a match to its end."""
    return play_recorded(match)[0]


def play_recorded(match: Match) -> tuple[Result, bytes]:
    """Play a match to its end and give the lines of its record too, if they are wanted."""
    table, decisions, thought, toll = _played(match)
    outcome = table.outcome
    assert outcome is not None, "a game that waits for nobody is over"
    turns = table.game.turn(table.state)
    result = Result(outcome, table.fingerprint(), decisions, thought, turns, toll.brought(), tuple(toll.lost))
    return result, table.record().dump() if match.recorded else b""


class _Toll:
    """Looks at a table after each answer, and notes who is lost and what was brought."""

    def __init__(self, table: Table[State], *, counted: bool) -> None:
        self._table = table
        self._before = copied(table.state)
        self._counted = counted and table.game.forces(table.state) is not None
        self._known: set[str] = set()
        self._brought: dict[str, Counted] = {}
        self._note_brought()
        self.lost: list[Lost] = []

    def look(self) -> None:
        """Note what an answer has changed."""
        if not self._counted:
            return
        game, state = self._table.game, self._table.state
        if game.turn(self._before) < 1:
            self._note_brought()
        if game.fallen(state) > len(self._known):
            self._note_lost()
        self._before = copied(state)

    def brought(self) -> tuple[Brought, ...]:
        """Add up by seat and kind what was there when the first turn began."""
        found: dict[tuple[str, str], list[int]] = {}
        for piece in self._brought.values():
            found.setdefault((piece.seat, piece.kind), []).append(piece.worth)
        return tuple(Brought(*key, len(worths), sum(worths)) for key, worths in sorted(found.items()))

    def _note_brought(self) -> None:
        forces = self._table.game.forces(self._table.state) if self._counted else None
        self._brought = dict(forces.pieces) if forces is not None else {}

    def _note_lost(self) -> None:
        game, turn = self._table.game, self._table.game.turn(self._table.state)
        before, now = game.forces(self._before), game.forces(self._table.state)
        assert before is not None
        assert now is not None
        for piece, how in now.lost.items():
            if piece not in self._known and (one := before.pieces.get(piece)) is not None:
                self.lost.append(Lost(turn, piece, one.seat, one.kind, one.worth, how, one.at))
            self._known.add(piece)


def _played(match: Match) -> tuple[Table[State], int, dict[str, tuple[float, ...]], _Toll]:
    game = opened(match.game, match.figures)
    table = Table.new(
        game, match.scenario, options=dict(match.options), seats=match.agents, seed=_chance(match.seed, "dice")
    )
    players = {
        seat: Player(agent(name, game), _chance(match.seed, f"agent {seat}"), match.budget)
        for seat, name in match.agents.items()
    }
    thought: dict[str, dict[int, float]] = {seat: {} for seat in game.seats}
    decisions = 0
    toll = _Toll(table, counted=match.counted)
    while waiting := table.waiting():
        seat = waiting[0]
        seen, turn, start = view(table, seat), game.turn(table.state), process_time()
        found = players[seat].choose(seen)
        thought[seat][turn] = thought[seat].get(turn, 0.0) + process_time() - start
        table.say(seat, found.answer, why=found.told(seen) if match.recorded else None)
        decisions += 1
        toll.look()
        if match.checked:
            game.invariants(table.state)
            if table.between_steps:
                game.at_rest(table.state)
    spent = {seat: tuple(turns.values()) for seat, turns in thought.items()}
    return table, decisions, spent if match.timed else {}, toll
