"""What processes have used so far, as the system counts it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import psycopg

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_BACKENDS: Final = """
    select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
"""
_BYTES: Final = "select pg_total_relation_size('entry')"


class Meter:
    """Reads the time that web node, engine, PostgreSQL and players take between start and stop."""

    def __init__(self, database: str, processes: dict[str, int]) -> None:
        self._database = database
        self._processes = processes
        self._before: dict[str, float] = {}
        self._used: dict[str, float] = {}

    def start(self) -> None:
        """Note where everybody stands."""
        self._before = self._read()

    def stop(self) -> None:
        """Note what everybody has used since."""
        after = self._read()
        self._used = {name: value - self._before[name] for name, value in after.items()}

    def cost(self, replies: int) -> dict[str, float]:
        """Give the cost of one reply by party, in ms of a core and in bytes."""
        times = {f"{name}_ms": round(1000 * self._used[name] / replies, 3) for name in self._used if name != "bytes"}
        return times | {"entry_bytes": round(self._used["bytes"] / replies)}

    def _read(self) -> dict[str, float]:
        found = {name: seconds(pid) for name, pid in self._processes.items()}
        with psycopg.connect(self._database) as connection:
            found["postgres"] = sum(seconds(pid) for (pid,) in connection.execute(_BACKENDS).fetchall())
            row = connection.execute(_BYTES).fetchone()
            assert row is not None, "a sum is always given"
            found["bytes"] = float(row[0])
        found["players"] = time.process_time()
        return found


def seconds(pid: int) -> float:
    """Give the seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def resident(pid: int) -> int:
    """Give the memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise AssertionError(f"process {pid} has no memory")
