"""Lines for a terminal of some width: broken between words, never inside of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final

from maestre.miniatures.text.words import folded

_LIST_WORDS: Final = ("lista", "list")
"""What asks for a list in place of a map."""

_ROOMY: Final = 100
_LOW: Final = 16
_HIGH: Final = 28


def high(width: int) -> int:
    """How many rows a map may have: few on a terminal of the usual size, more on one that is wider."""
    return _HIGH if width >= _ROOMY else _LOW


def wrapped(lines: Iterable[str], width: int, hang: int = 0) -> Iterator[str]:
    """Break lines that are too long between words; what follows a break stands further in by `hang`."""
    for line in lines:
        yield from wrap(line, width, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False) or [
            ""
        ]


def wants_list(focus: str) -> bool:
    """Whether somebody who asks for the map means the list."""
    return folded(focus) in _LIST_WORDS
