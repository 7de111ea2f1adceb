"""One game between agents, from its own seed to its end."""

from __future__ import annotations

from hashlib import blake2b
from importlib.resources import files
from random import Random
from time import process_time
from typing import Final, TypeVar

import msgspec

from maestre.opponents import Budget, Player, agent
from maestre.play import Game, Outcome, PlayError, Setting, State, Table, view
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


class Result(msgspec.Struct, frozen=True):
    """What came of a match: how it ended, the hash of its last state, how many answers were given."""

    outcome: Outcome
    hash: str
    decisions: int
    thought: dict[str, tuple[float, ...]] = {}
    """How long each seat thought in each of its turns, in seconds of a core; only of a match that is timed."""

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
    table, decisions, thought = _played(match)
    outcome = table.outcome
    assert outcome is not None, "a game that waits for nobody is over"
    result = Result(outcome, table.fingerprint(), decisions, thought)
    return result, table.record().dump() if match.recorded else b""


def _played(match: Match) -> tuple[Table[State], int, dict[str, tuple[float, ...]]]:
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
    while waiting := table.waiting():
        seat = waiting[0]
        seen, turn, start = view(table, seat), game.turn(table.state), process_time()
        found = players[seat].choose(seen)
        thought[seat][turn] = thought[seat].get(turn, 0.0) + process_time() - start
        table.say(seat, found.answer, why=found.told(seen) if match.recorded else None)
        decisions += 1
        if match.checked:
            game.invariants(table.state)
            if table.between_steps:
                game.at_rest(table.state)
    spent = {seat: tuple(turns.values()) for seat, turns in thought.items()}
    return table, decisions, spent if match.timed else {}
