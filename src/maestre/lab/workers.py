"""Who plays many games: this process, the cores of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, Protocol, Self

from maestre.lab.batches import Batch, Done, Progress, answer_call, deal, muster, one_by_one, play_batch
from maestre.lab.match import LabError, Match, Result

MOST: Final = 8
"""How many processes a core may have: more only take memory from each other."""
LOSSES: Final = 10
"""How many times a worker may die before we ask why."""


class Workers(Protocol):
    """Whoever plays matches, once entered; the results come back in the order of the matches."""

    def __enter__(self) -> Self:
        """Get ready."""
        ...

    def __exit__(self, *_: object) -> None:
        """Go home."""
        ...

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        """Play every match, and tell of each batch as it is done."""
        ...


class Here:
    """This very process, one game after the other."""

    def __enter__(self) -> Self:
        """Be ready at once."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing behind."""

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        """Play every match in a plain loop."""
        results: list[Result] = []
        for batch in one_by_one(matches):
            done = play_batch(batch)
            results += done.results
            progress(done)
        return results


class Processes:
    """The cores of this machine, a fresh process on each; one that dies is replaced and its games are played again.

    Whoever presses Ctrl-C speaks to this process alone, which then sends the others home.
    """

    def __init__(self, count: int = 0) -> None:
        self.count = count or cores()
        if self.count > (most := MOST * cores()):
            raise LabError("", "too-many-workers", count=count, most=most)
        self._losses = 0

    def __enter__(self) -> Self:
        """Start the processes."""
        self._executor = self._fresh()
        muster(self.count, self._call)
        return self

    def __exit__(self, *_: object) -> None:
        """End the processes."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        """Play every match in batches."""
        return deal(matches, self, progress)

    def send(self, batch: Batch) -> Future[Done]:
        """Hand a batch to the pool."""
        try:
            return self._executor.submit(play_batch, batch)
        except BrokenProcessPool:
            self._renew()
            return self._executor.submit(play_batch, batch)

    def wait(self, handles: Sequence[Future[Done]]) -> Sequence[Future[Done]]:
        """Wait for the first batch that is done."""
        done = wait(handles, return_when=FIRST_COMPLETED).done
        return [handle for handle in handles if handle in done]

    def take(self, handle: Future[Done]) -> Done | None:
        """Take a batch back; None when a process died under it."""
        try:
            return handle.result()
        except BrokenProcessPool:
            return None

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), _serve)

    def _call(self) -> list[str]:
        try:
            calls = [self._executor.submit(answer_call) for _ in range(self.count)]
            return [call.result() for call in calls]
        except BrokenProcessPool:
            self._renew()
            return []

    def _renew(self) -> None:
        self._losses += 1
        if self._losses > LOSSES:
            raise LabError("", "workers-keep-dying", times=self._losses)
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._executor = self._fresh()


def _serve() -> None:
    """Leave Ctrl-C to whoever sent us, and go when they are gone, even if they were killed and could not say so."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers(on: str, *, count: int = 0, address: str = "") -> Workers:
    """Give workers by name: ``here``, ``processes`` or ``ray``; ``count`` bounds them, 0 stands for all cores."""
    if address and on != "ray":
        raise LabError("", "address-without-ray", on=on)
    if on == "here":
        return Here()
    if on == "processes":
        return Processes(count)
    if on == "ray":
        from maestre.lab.cluster import Cluster

        return Cluster(count, address)
    raise LabError("", "unknown-workers", on=on)
