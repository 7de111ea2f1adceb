"""The parts of a server that are not ours, made for a drill and thrown away after it: PostgreSQL and NATS."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from random import Random
from typing import Self

import psycopg

from maestre.server.postgres.database import upgrade


def kill_pool(engine: int, chance: Random) -> bool:
    """Kill one of the processes below an engine, and say whether there was one."""
    below = _below(engine)
    if not below:
        return False
    os.kill(chance.choice(below), signal.SIGKILL)
    return True


def _below(pid: int) -> list[int]:
    """List the processes that a process has started, and those that they have."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            found += [child, *_below(child)]
    return found


def free_port() -> int:
    """Give a port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        here = shutil.which("initdb")
        if not found and not here:
            raise SystemExit("no initdb on this machine: install the PostgreSQL server")
        self._programs = found[-1].parent if found else Path(str(here)).parent
        self._user = "postgres" if os.geteuid() == 0 else None
        self._folder = folder / "postgres"
        self._folder.mkdir()
        if self._user:
            shutil.chown(folder, self._user)
            shutil.chown(self._folder, self._user)
        self.port = free_port()
        self._run("initdb", "--auth=trust", "--username=drill", "--pgdata", str(self._folder))

    @property
    def url(self) -> str:
        """Where its database is found."""
        return self._address("drill")

    def _address(self, database: str) -> str:
        return f"postgresql://drill@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, with tables for a server."""
        how = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._ctl("start", "-l", str(self._folder / "log"), "-o", how)
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute("create database drill")
        upgrade(self.url)

    def restart(self, how: str) -> None:
        """Restart it: ``fast`` ends what is under way, ``immediate`` is a crash."""
        self._ctl("restart", "-m", how)

    def stop(self) -> None:
        """Stop it."""
        self._ctl("stop", "-m", "fast")

    def _ctl(self, *arguments: str) -> None:
        self._run("pg_ctl", "--wait", "--pgdata", str(self._folder), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            (str(self._programs / program), *arguments),
            check=True,
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


class Nats:
    """A NATS of our own."""

    def __init__(self) -> None:
        found = shutil.which("nats-server") or "/usr/sbin/nats-server"
        if not Path(found).exists():
            raise SystemExit("no nats-server on this machine: install it")
        self._program = found
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is found."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it, and wait until it takes connections."""
        self._process = subprocess.Popen(
            (self._program, "-a", "127.0.0.1", "-p", str(self.port)),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return self
        raise RuntimeError("nats-server did not start")

    def kill(self) -> None:
        """End it without a word."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
