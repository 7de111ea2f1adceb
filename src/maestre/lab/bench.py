"""How fast the kernel is, measured against a well-made rules library on the same core in the same run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from statistics import fmean, median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final, TypeVar

import msgspec

from maestre.lab.geometry import Queries, bench_queries
from maestre.lab.match import LabError, Match, played, seed_of
from maestre.opponents import VETERAN, Player, agent, agents_of
from maestre.play import Answer, Game, Record, State, Table, Throw, find, view

S = TypeVar("S", bound=State)

SECONDS: Final = 12.0
SLICE_SECONDS: Final = 0.5
EVERY: Final = 10
"""At each how many asks of a game answers are tried on forks."""
TRIES: Final = 3
"""How many answers are tried on forks of one position."""
ANSWERS: Final = 5000
"""How many answers of a doctrine are measured of a scenario at most: more than a game has."""
FORKS: Final = 20
OPENINGS: Final = 7


class Figures(msgspec.Struct, frozen=True):
    """What one run of the benchmark measured."""

    game: str
    decisions_per_s: int
    chess_moves_per_s: int
    ratio_to_chess: float
    fork_us: float | None
    """None where no die is waited for in the middle of a step."""
    fork_answer_us: float
    doctrine_ms: float | None
    """None where the game has no doctrine."""
    open_snapshot_ms: float
    open_replay_ms: float
    memory_mb: float
    """The most that the process held, once play by chance was measured."""
    tables: int
    """How many games by chance were open at once."""
    decisions: int
    chess_moves: int
    forks: int
    fork_answers: int
    doctrine_answers: int
    entries: int
    queries: tuple[Queries, ...] = ()
    """Of a game on a measured table: what its geometry answers a second."""


class _Player:
    """Random play of a game, one game of each scenario after the other, in slices of time.

    With several tables that many are open, an answer at each in turn, those beside each other of different scenarios.
    """

    def __init__(self, game: Game[S], tables: int = 1) -> None:
        self.decisions = 0
        self.seconds = 0.0
        """Seconds of a core, so that what else runs on the machine counts little."""
        self.rounds = 0
        """How many times every scenario has been played to its end."""
        self._answers = cycle([self._play(game, Random(number), number) for number in range(tables)])

    def run(self, seconds: float) -> None:
        """Play for so long, or to the end of a round; setting up a new game counts too."""
        rounds = self.rounds
        start = process_time()
        until = start + seconds
        while process_time() < until and self.rounds == rounds:
            next(next(self._answers))
        self.seconds += process_time() - start

    def _play(self, game: Game[S], rng: Random, first: int) -> Iterator[None]:
        for scenario in islice(cycle(game.scenarios), first % len(game.scenarios), None):
            table = Table.new(game, scenario, seed=rng.randbytes(32))
            while waiting := table.waiting():
                seat = waiting[0]
                table.say(seat, next(table.proposals(seat, rng)))
                self.decisions += 1
                yield
            if scenario == game.scenarios[-1]:
                self.rounds += 1
                yield


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
        """Seconds of a core, so that what else runs on the machine counts little."""
        self._new = chess.Board
        self._rng = Random(0)
        self._board = chess.Board()

    def run(self, seconds: float) -> None:
        """Play for so long; setting up a new game counts too."""
        rng, board = self._rng, self._board
        count = 0
        start = process_time()
        until = start + seconds
        while process_time() < until:
            if board.is_game_over():
                board = self._new()
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
        self.seconds += process_time() - start
        self.moves += count
        self._board = board


def bench_kernel(key: str, seconds: float = SECONDS, tables: int = 1) -> Figures:
    """Measure random play beside random chess for so long, forks, the game's doctrine, and opening a record.

    All of it goes through every scenario to its end, so that no figure is of openings alone: play by chance lasts for
    whole rounds of them, unless several games are open at once. Each part has seeds of its own, since what rules have
    worked out of a position is kept.
    """
    game = find(key)
    chess, ours = _Chess(), _Player(game, tables)
    while (tables == 1 and not ours.rounds) or ours.seconds < seconds / 2:
        before = ours.seconds
        ours.run(SLICE_SECONDS)
        chess.run(ours.seconds - before)
    memory = getrusage(RUSAGE_SELF).ru_maxrss / 1024
    forks = _Forks(game)
    thoughts = _doctrine(game)
    record = _finished(game).record()
    snapshot, replay = _openings(game, record)
    decisions, moves = ours.decisions / ours.seconds, chess.moves / chess.seconds
    return Figures(
        game=key,
        decisions_per_s=round(decisions),
        chess_moves_per_s=round(moves),
        ratio_to_chess=round(decisions / moves, 3),
        fork_us=round(1e6 * median(forks.bare), 1) if forks.bare else None,
        fork_answer_us=round(1e6 * fmean(forks.answered), 1),
        doctrine_ms=round(1e3 * fmean(thoughts), 2) if thoughts else None,
        open_snapshot_ms=round(1e3 * snapshot, 2),
        open_replay_ms=round(1e3 * replay, 1),
        memory_mb=round(memory, 1),
        tables=tables,
        decisions=ours.decisions,
        chess_moves=chess.moves,
        forks=len(forks.bare),
        fork_answers=len(forks.answered),
        doctrine_answers=len(thoughts),
        entries=len(record.entries),
        queries=bench_queries() if game.measured else (),
    )


def _finished(game: Game[State]) -> Table[State]:
    """Play one random game of the first scenario to its end."""
    return played(Match(game.key, game.scenarios[0], {}, dict.fromkeys(game.seats, "random"), seed_of(0, 0)))


class _Forks:
    """What forks take from positions all over games by chance, one of each scenario."""

    def __init__(self, game: Game[S]) -> None:
        self.bare: list[float] = []
        """Seconds for a fork of a table that waits for a die: what a search meets in mid-step."""
        self.answered: list[float] = []
        """Seconds for a fork and its first answer with the dice that follow, each answer tried once."""
        rng = Random(1)
        asks = count()
        for scenario in game.scenarios:
            table = Table.new(game, scenario, seed=rng.randbytes(32))
            while waiting := table.waiting():
                seat = waiting[0]
                answers = _different(islice(table.proposals(seat, rng), TRIES))
                if next(asks) % EVERY == 0:
                    self.answered += [_fork_answer_seconds(table, seat, answer, rng) for answer in answers]
                key, table.key = table.key, None  # the dice are still
                table.say(seat, answers[0])
                if isinstance(table.request, Throw) and table.since_quiet():
                    self.bare.append(_fork_seconds(table))
                table.key = key
                table.settle()


def _different(answers: Iterable[Answer]) -> list[Answer]:
    found: list[Answer] = []
    for answer in answers:
        if answer not in found:
            found.append(answer)
    return found


def _fork_seconds(table: Table[S]) -> float:
    start = process_time()
    for _ in range(FORKS):
        table.fork(None)
    return (process_time() - start) / FORKS


def _fork_answer_seconds(table: Table[S], seat: str, answer: object, rng: Random) -> float:
    key = rng.randbytes(32)
    start = process_time()
    table.fork(key).say(seat, answer)
    return process_time() - start


def _doctrine(game: Game[S]) -> list[float]:
    """Time what the game's doctrine takes for each answer when it plays all seats, one game of each scenario."""
    if VETERAN not in agents_of(game):
        return []
    rng, doctrine = Random(2), Player(agent(VETERAN, game), 2)
    times: list[float] = []
    for scenario in game.scenarios:
        table = Table.new(game, scenario, seed=rng.randbytes(32))
        for _ in range(ANSWERS):
            if not (waiting := table.waiting()):
                break
            seen = view(table, waiting[0])
            start = process_time()
            answer = doctrine.answer(seen)
            times.append(process_time() - start)
            table.say(waiting[0], answer)
    return times


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
