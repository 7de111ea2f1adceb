"""Bugs of ours, as they are noted: of which kind, and where; never words or values, which may be secrets of people."""

from __future__ import annotations

from traceback import format_tb
from typing import Final

import structlog

log: Final = structlog.get_logger()


def note_fault(what: str, error: BaseException, **about: str) -> None:
    """Note a bug by its kind and the lines it went through."""
    cause = type(error.__cause__).__name__ if error.__cause__ else ""
    traceback = (error.__cause__ or error).__traceback__
    log.error(what, error=type(error).__name__, cause=cause, lines="".join(format_tb(traceback)), **about)
