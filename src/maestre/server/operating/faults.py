"""Bugs of ours, as they are noted: of which kind, and where; never words or values, which may be secrets of people.

A database that is away or full is no bug, and whoever runs the server can do something about it: one line says what.
"""

from __future__ import annotations

import time
from traceback import format_tb
from typing import Final

import structlog

log: Final = structlog.get_logger()

QUIET: Final = 10.0
"""Seconds in which the same trouble of the database is noted once, however many meet it."""
_TROUBLES: Final = {
    "53100": "the database's disk is full: nothing is kept until it is larger",
    "55P03": "the database is busy: a lock was not had in time",
    "57014": "the database is busy: a statement took too long and was cancelled",
    "25006": "the database takes no changes: it is a copy",
}
_noted: Final[dict[str, float]] = {}


def note_fault(what: str, error: BaseException, **about: str) -> None:
    """Note a bug by its kind and the lines it went through."""
    cause = type(error.__cause__).__name__ if error.__cause__ else ""
    traceback = (error.__cause__ or error).__traceback__
    log.error(what, error=type(error).__name__, cause=cause, lines="".join(format_tb(traceback)), **about)


def note_away(what: str, error: BaseException, **about: str) -> None:
    """Note that the database could not do something now, and why if PostgreSQL said it."""
    kind = type(error).__name__
    now = time.monotonic()
    if now - _noted.get(f"{what} {kind}", -QUIET) < QUIET:
        return
    _noted[f"{what} {kind}"] = now
    trouble = _TROUBLES.get(getattr(error, "sqlstate", None) or "")
    if trouble:
        log.error(trouble, meanwhile=what, error=kind, **about)
    else:
        log.warning(what, error=kind, **about)
