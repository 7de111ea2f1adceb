"""How games are dealt out to workers: in batches that grow until each is worth its journey."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter, sleep
from typing import Final, Generic, Protocol, TypeVar

import msgspec

import maestre
from maestre.lab.match import LabError, Match, Result, play_recorded

H = TypeVar("H")

BATCH_SECONDS: Final = 1.0
"""What a batch should take: a task of Ray costs 0.7 ms, and below 200 ms that begins to show."""

_CALL_SECONDS: Final = 0.05
_MUSTER_SECONDS: Final = 30
AHEAD: Final = 2
"""Batches in hand for each worker, so that none waits for us."""


class Batch(msgspec.Struct, frozen=True):
    """Games to be played by one worker, one after the other, and the number of the first."""

    first: int
    matches: tuple[Match, ...]


class Done(msgspec.Struct, frozen=True):
    """A batch that was played: its results, its time, and who did it ("host:pid", with which version of Maestre).

    ``records`` are the lines of each game's record where they are wanted. They go to whoever hears of the batch and no
    further, so that ten thousand of them never stand in memory together.
    """

    first: int
    results: tuple[Result, ...]
    seconds: float
    worker: str
    version: str
    records: tuple[bytes, ...] = ()


Progress = Callable[[Done], None]
"""Hears of every batch that was played, in whatever order they come back."""


def play_batch(batch: Batch) -> Done:
    """Play a batch, wherever this runs."""
    start = perf_counter()
    played = [play_recorded(match) for match in batch.matches]
    results, records = tuple(result for result, _ in played), tuple(record for _, record in played if record)
    return Done(batch.first, results, perf_counter() - start, _me(), maestre.__version__, records)


def answer_call() -> str:
    """Be there: whoever runs this has imported all that it takes; it leaves its fellows the time to answer as well."""
    sleep(_CALL_SECONDS)
    return _me()


def _me() -> str:
    return f"{socket.gethostname()}:{os.getpid()}"


def muster(count: int, call: Callable[[], list[str]]) -> None:
    """Call all workers until so many different ones have answered, or for long enough."""
    until = perf_counter() + _MUSTER_SECONDS
    there: set[str] = set()
    while len(there) < count and perf_counter() < until:
        there.update(call())


class Hands(Protocol, Generic[H]):
    """Who takes batches and gives them back: a pool of processes, a cluster."""

    count: int
    """How many workers there are."""

    def send(self, batch: Batch) -> H:
        """Hand over a batch."""
        ...

    def wait(self, handles: Sequence[H]) -> Sequence[H]:
        """Wait until at least one batch is done, and say which are."""
        ...

    def take(self, handle: H) -> Done | None:
        """Take back a batch that is done; None when it was lost with its worker and must be sent again."""
        ...


def deal(matches: Sequence[Match], hands: Hands[H], progress: Progress) -> list[Result]:
    """Play all matches; the results are in the order of the matches, whoever played them and in what batches."""
    results: list[Result | None] = [None] * len(matches)
    sent: dict[H, Batch] = {}
    lost: list[Batch] = []
    dealer = _Dealer(matches, hands.count)
    while True:
        while len(sent) < AHEAD * hands.count and (batch := lost.pop() if lost else dealer.next()) is not None:
            sent[hands.send(batch)] = batch
        if not sent:
            break
        for handle in hands.wait(list(sent)):
            batch = sent.pop(handle)
            done = hands.take(handle)
            if done is None:
                lost.append(batch)
                continue
            if done.version != maestre.__version__:
                raise LabError("", "other-maestre", worker=done.worker, theirs=done.version, ours=maestre.__version__)
            results[done.first : done.first + len(done.results)] = done.results
            dealer.learn(done)
            progress(done)
    return [result for result in results if result is not None]


class _Dealer:
    """Cuts the matches into batches, by what games have taken so far; the last are small, so that all end together."""

    def __init__(self, matches: Sequence[Match], workers: int) -> None:
        self._matches = matches
        self._workers = workers
        self._next = 0
        self._seconds_a_game = 0.0

    def learn(self, done: Done) -> None:
        """Note how long the latest games took; the first of a worker take longer, as it imports the game."""
        self._seconds_a_game = done.seconds / len(done.results)

    def next(self) -> Batch | None:
        """Give the next batch, or None when every match has been dealt."""
        left = len(self._matches) - self._next
        if not left:
            return None
        fitting = round(BATCH_SECONDS / self._seconds_a_game) if self._seconds_a_game else 1
        size = max(1, min(fitting, -(-left // (AHEAD * self._workers))))
        first, self._next = self._next, self._next + size
        return Batch(first, tuple(self._matches[first : self._next]))


def one_by_one(matches: Sequence[Match]) -> Iterator[Batch]:
    """Deal one game at a time, for whoever needs no journey."""
    return (Batch(number, (match,)) for number, match in enumerate(matches))
