"""A whole server on this machine, as processes of its own: for benchmarks, drills and the tests of the client."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, Self
from uuid import uuid4

import psycopg

from maestre.server.postgres.database import upgrade
from maestre.server.postgres.seals import new_key
from maestre.server.web.settings import Caps, Pace

PATIENCE: Final = 120.0
"""Seconds that a process may take to start; a busy machine takes long to read all games."""
UNPACED: Final = ",".join(f"{name}=10000000/minute" for name in Pace.__struct_fields__)
UNCAPPED: Final = ",".join(f"{name}=1000000" for name in Caps.__struct_fields__)
"""Pace and caps for one who plays the part of thousands."""
_DRAINED: Final = 30.0
"""Seconds after which a process that was asked to end is killed: more than a drained stop takes."""
_PORT: Final = re.compile(rb"http://127\.0\.0\.1:(\d+)")


class Process:
    """One process of a stack; it can be killed and started again, and then has its port again."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str], log: Path) -> None:
        self.arguments = arguments
        self.environment = environment
        self.log = log
        self.port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._file: IO[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process as the system knows it."""
        assert self._process is not None, "started before it is asked for"
        return self._process.pid

    def start(self) -> Self:
        """Start it, and wait until it says that it is ready."""
        before = self.log.stat().st_size if self.log.exists() else 0
        port = ("--port", str(self.port)) if self.arguments[0] == "serve" else ()
        self._file = self.log.open("ab")
        self._process = subprocess.Popen(  # noqa: S603  (our own command)
            (sys.executable, "-m", "maestre", *self.arguments, *port),
            env=self.environment,
            stdout=self._file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while not self._is_ready(self.log.read_bytes()[before:]):
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{' '.join(self.arguments)} did not start: see {self.log}")
            time.sleep(0.02)
        return self

    def _is_ready(self, said: bytes) -> bool:
        if self.arguments[0] == "worker":
            return b"worker ready" in said
        found = _PORT.search(said)
        if found is None:
            return False
        self.port = int(found.group(1))
        return True

    def wait(self, seconds: float) -> int:
        """Wait until it has ended by itself, and give its exit code."""
        assert self._process is not None
        return self._process.wait(seconds)

    def kill(self) -> None:
        """End it without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            os.killpg(self._process.pid, how)
            try:
                self._process.wait(_DRAINED)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
        self._process = None
        if self._file is not None:
            self._file.close()


class Stack:
    """Web nodes and workers over one database and one NATS."""

    def __init__(self, database: str, nats: str, folder: Path, realm: str = "") -> None:
        self.database = database
        self.folder = folder
        self.environment = {
            **os.environ,
            "MAESTRE_DATABASE": database,
            "MAESTRE_NATS": nats,
            "MAESTRE_SEED_KEYS": new_key(),
            "MAESTRE_REALM": realm or f"stack{uuid4().hex[:8]}",
            "PYTHONUNBUFFERED": "1",
        }
        self.processes: dict[str, Process] = {}

    def web(self, name: str, *options: str, port: int = 0) -> Process:
        """Start a web node."""
        process = self._process(name, ("serve", *options))
        process.port = port
        return process.start()

    def worker(self, name: str, only: str = "") -> Process:
        """Start a worker."""
        return self._process(name, ("worker", *(("--only", only) if only else ()))).start()

    def _process(self, name: str, arguments: tuple[str, ...]) -> Process:
        process = Process(arguments, self.environment, self.folder / f"{name}.log")
        self.processes[name] = process
        return process

    def stop(self) -> None:
        """End all of it."""
        for process in self.processes.values():
            process.stop()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Make a database of our own on a server, with its tables, and drop it afterwards."""
    name = f"maestre_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    url = psycopg.conninfo.conninfo_to_dict(server)
    address = f"postgresql://{url.get('user', '')}@{url.get('host', '127.0.0.1')}:{url.get('port', 5432)}/{name}"
    try:
        upgrade(address)
        yield address
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"drop database {name} with (force)")


@contextmanager
def stack(
    server: str, nats: str, *, webs: int = 1, workers: int = 1, pace: str = "", caps: str = "", **settings: str
) -> Iterator[Stack]:
    """Run a server of our own on a database of our own, with these settings, and take it down afterwards."""
    with TemporaryDirectory() as folder, new_database(server) as database:
        running = Stack(database, nats, Path(folder))
        running.environment |= {"MAESTRE_PACE": pace, "MAESTRE_CAPS": caps, **settings}
        try:
            for number in range(webs):
                running.web(f"web{number}")
            for number in range(workers):
                running.worker(f"worker{number}")
            yield running
        finally:
            running.stop()
