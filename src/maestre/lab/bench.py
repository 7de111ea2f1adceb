"""How fast the kernel is, measured against a well-made rules library on the same core in the same run."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, TypeVar

import msgspec

from maestre.lab.geometry import Queries, bench_queries
from maestre.lab.match import LabError, Match, played, seed_of
from maestre.play import Ask, Game, Record, State, Table, Throw, find

S = TypeVar("S", bound=State)

ROUNDS: Final = 12
SLICE_SECONDS: Final = 0.5
POSITIONS: Final = 100
EVERY: Final = 5
FORKS: Final = 20
OPENINGS: Final = 7


class Figures(msgspec.Struct, frozen=True):
    """What one run of the benchmark measured."""

    game: str
    decisions_per_s: int
    chess_moves_per_s: int
    ratio_to_chess: float
    fork_us: float
    open_snapshot_ms: float
    open_replay_ms: float
    decisions: int
    chess_moves: int
    forks: int
    entries: int
    queries: tuple[Queries, ...] = ()
    """Of a game on a measured table: what its geometry answers a second."""


class _Player:
    """Random play of a game, one game after the other, in slices of time."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.decisions = 0
        self.seconds = 0.0
        self._rng = Random(0)
        self._table = Table.new(game, seed=self._rng.randbytes(32))

    def run(self, seconds: float) -> None:
        """Play for so long; setting up a new game counts too."""
        game, rng, table = self.game, self._rng, self._table
        count = 0
        start = perf_counter()
        until = start + seconds
        while perf_counter() < until:
            request = table.request
            if request is None:
                table = Table.new(game, seed=rng.randbytes(32))
                continue
            ask = request if isinstance(request, Ask) else table.asked(table.waiting()[0])
            assert ask is not None
            table.say(ask.seat, next(table.proposals(ask.seat, rng)))
            count += 1
        self.seconds += perf_counter() - start
        self.decisions += count
        self._table = table


def check_chess() -> None:
    """Refuse to measure where the chess package is not there to be measured beside."""
    if find_spec("chess") is None:
        raise LabError("", "no-chess")


class _Chess:
    """Random legal moves of the `chess` package until a game is over, again and again."""

    def __init__(self) -> None:
        check_chess()
        import chess

        self.moves = 0
        self.seconds = 0.0
        self._new = chess.Board
        self._rng = Random(0)
        self._board = chess.Board()

    def run(self, seconds: float) -> None:
        """Play for so long; setting up a new game counts too."""
        rng, board = self._rng, self._board
        count = 0
        start = perf_counter()
        until = start + seconds
        while perf_counter() < until:
            if board.is_game_over():
                board = self._new()
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
        self.seconds += perf_counter() - start
        self.moves += count
        self._board = board


def bench_kernel(key: str, seconds: float = 2 * ROUNDS * SLICE_SECONDS) -> Figures:
    """Measure random play beside random chess for so long, forks in the middle of a step, and opening a record."""
    game = find(key)
    chess, ours = _Chess(), _Player(game)
    for _ in range(ROUNDS):
        ours.run(seconds / (2 * ROUNDS))
        chess.run(seconds / (2 * ROUNDS))
    forks = _forks(game)
    record = _finished(game).record()
    snapshot, replay = _openings(game, record)
    decisions, moves = ours.decisions / ours.seconds, chess.moves / chess.seconds
    return Figures(
        game=key,
        decisions_per_s=round(decisions),
        chess_moves_per_s=round(moves),
        ratio_to_chess=round(decisions / moves, 2),
        fork_us=round(1e6 * median(forks), 1),
        open_snapshot_ms=round(1e3 * snapshot, 2),
        open_replay_ms=round(1e3 * replay, 1),
        decisions=ours.decisions,
        chess_moves=chess.moves,
        forks=len(forks),
        entries=len(record.entries),
        queries=bench_queries() if game.measured else (),
    )


def _finished(game: Game[State]) -> Table[State]:
    """Play one random game of the first scenario to its end."""
    return played(Match(game.key, game.scenarios[0], {}, dict.fromkeys(game.seats, "random"), seed_of(0, 0)))


def _forks(game: Game[S]) -> list[float]:
    """Time forks of tables that wait for a die, from positions all over a game: what a search meets in mid-step.

    Dice are still on the copy, so that after an answer it stands between the ask and the throw.
    """
    rng = Random(1)
    table = Table.new(game, seed=rng.randbytes(32))
    times: list[float] = []
    waited = 0
    while (waiting := table.waiting()) and len(times) < POSITIONS:
        ask = table.asked(waiting[0])
        assert ask is not None
        answer = next(table.proposals(ask.seat, rng))
        middle = table.fork(None)
        middle.say(ask.seat, answer)
        if isinstance(middle.request, Throw) and middle.since_quiet():
            waited += 1
            if waited % EVERY == 0:
                times.append(_fork_seconds(middle))
        table.say(ask.seat, answer)
        if not table.waiting():
            table = Table.new(game, seed=rng.randbytes(32))
    return times


def _fork_seconds(table: Table[S]) -> float:
    start = perf_counter()
    for _ in range(FORKS):
        table.fork(None)
    return (perf_counter() - start) / FORKS


def _openings(game: Game[S], record: Record) -> tuple[float, float]:
    """Time opening a record from its last snapshot, and from its first entry."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        record.save(path)
        snapshot, replay = [], []
        for _ in range(OPENINGS):
            start = perf_counter()
            Table.open(game, path)
            middle = perf_counter()
            whole = Record.load(path)
            Table.resume(game, whole.header, None, whole.entries)
            snapshot.append(middle - start)
            replay.append(perf_counter() - middle)
    return median(snapshot), median(replay)
