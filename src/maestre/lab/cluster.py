"""Ray: many machines, or a small cluster of its own on this one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, redirect_stdout
from secrets import token_hex
from socket import create_connection
from types import ModuleType
from typing import Any, Final, Self

from maestre.lab.batches import Batch, Done, Progress, answer_call, deal, muster, play_batch
from maestre.lab.match import LabError, Match, Result
from maestre.lab.workers import LOSSES, cores

_SETTINGS: Final = {
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # its own advice against a warning on machines without accelerators
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",  # Ray's workers would yield to everything else; ours are the work that was asked for
}
_KNOCK_SECONDS: Final = 5


class Cluster:
    """A Ray cluster: one that is there, by its address, or one of our own on 127.0.0.1, bounded to so many workers."""

    def __init__(self, count: int = 0, address: str = "") -> None:
        self.count = count
        self.address = address

    def __enter__(self) -> Self:
        """Join the cluster, or start one that ends with us. What Ray has to say meanwhile goes to stderr."""
        with ExitStack() as stack:
            stack.enter_context(redirect_stdout(sys.stderr))
            self._ray = self._joined() if self.address else self._started()
            stack.callback(self._ray.shutdown)
            there = int(self._ray.cluster_resources().get("CPU", 1))
            self.count = min(self.count, there) if self.count else there
            task = self._ray.remote(num_cpus=1, max_retries=LOSSES)
            call = task(answer_call)
            muster(self.count, lambda: self._ray.get([call.remote() for _ in range(self.count)]))
            self._send: Callable[[Batch], Any] = task(play_batch).remote
            self._leaving = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the cluster; one that we started ends."""
        self._leaving.close()

    def play(self, matches: Sequence[Match], progress: Progress) -> list[Result]:
        """Play every match in batches; those that were lost with a worker are played again."""
        return deal(matches, self, progress)

    def send(self, batch: Batch) -> Any:  # noqa: ANN401  (Ray's reference has no type of its own)
        """Hand a batch to the cluster."""
        return self._send(batch)

    def wait(self, handles: Sequence[Any]) -> Sequence[Any]:
        """Wait for the first batch that is done."""
        done: Sequence[Any] = self._ray.wait(list(handles), num_returns=1)[0]
        return done

    def take(self, handle: Any) -> Done | None:  # noqa: ANN401
        """Take a batch back; Ray has already had it played again if its worker died."""
        try:
            done: Done = self._ray.get(handle)
        except self._ray.exceptions.WorkerCrashedError as error:
            raise LabError("", "workers-keep-dying", times=LOSSES) from error
        return done

    def _started(self) -> ModuleType:
        """Start a cluster on this machine; a token that nobody else has keeps others out."""
        _set_token()
        ray = _ray()
        try:
            ray.init(
                address="local",
                num_cpus=self.count or cores(),
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
                _node_ip_address="127.0.0.1",
            )
        except Exception as error:  # Ray raises bare exceptions where a part of it does not start
            raise LabError("", "ray-not-started", what=_first_line(error)) from error
        return ray

    def _joined(self) -> ModuleType:
        """Join a cluster; its token comes from the environment, as Ray wants it.

        Ray waits for minutes where nobody listens, so that is tried first.
        """
        ray = _ray()
        host, _, port = self.address.rpartition(":")
        try:
            if host and port.isdecimal() and "/" not in host:
                create_connection((host, int(port)), _KNOCK_SECONDS).close()
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise LabError("", "no-cluster", address=self.address, what=_first_line(error)) from error
        return ray


def _set_token() -> None:
    """Have Ray ask for a token: it listens on every interface, and reads this only when it is first imported."""
    if "ray" in sys.modules and os.environ.get("RAY_AUTH_MODE") != "token":
        raise LabError("", "ray-without-token")
    for name, value in (_SETTINGS | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)}).items():
        os.environ.setdefault(name, value)


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError as error:
        raise LabError("", "no-ray") from error
    return ray


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
