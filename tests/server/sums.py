"""Questions for a pool that a test can time."""

from __future__ import annotations

import os
import time
from pathlib import Path

from maestre.server.pools.forks import is_hurried


def mine() -> int:
    """Name the process that answers."""
    return os.getpid()


def after(seconds: float) -> int:
    """Name the process that answers, after a while."""
    time.sleep(seconds)
    return os.getpid()


def note(path: str, seconds: float) -> None:
    """Write down which process answers, and take a while."""
    with open(path, "a", encoding="ascii") as file:  # noqa: PTH123  (one line, from another process)
        file.write(f"{os.getpid()}\n")
    time.sleep(seconds)


def until_hurried(path: str) -> int:
    """Write down that one has begun, and come to an end when somebody waits."""
    Path(path).touch()
    while not is_hurried():
        time.sleep(0.01)
    return os.getpid()


def hurried() -> bool:
    """Say whether somebody waits."""
    return is_hurried()


def forever() -> None:
    """Never come to an end."""
    while True:
        pass


def broken() -> None:
    """Have a bug."""
    raise ZeroDivisionError("a secret")


def large(size: int) -> bytes:
    """Give so many bytes."""
    return b"x" * size
