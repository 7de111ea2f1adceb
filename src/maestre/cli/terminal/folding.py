"""Lines that fit a terminal: broken between words, with what follows set under what it belongs to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import TextWrapper
from typing import Final

NARROWEST: Final = 20
_JOINED: Final = "\xa0%"
"""A number and its sign stay together."""
_ITEM: Final = re.compile(r" *(?:\d+(?:\.\d+)*[.:]?|[-*•])\s+")
_COLUMN: Final = re.compile(r" +\S.*?\S {2,}(?=\S)")


def folded(words: str, width: int, hang: int = 0) -> Iterator[str]:
    """Give lines no wider than a terminal; a word wider than that stays whole.

    What does not fit in a line goes on below its text: after the number of a list, in the second of two columns, and
    elsewhere ``hang`` places in from where the line began.
    """
    width = max(width, NARROWEST)
    for line in words.split("\n"):
        kept = line.rstrip()
        if len(kept) <= width:
            yield kept
        else:
            whole = _wrapper(kept, width, hang).wrap(kept.replace(" %", _JOINED))
            yield from (part.replace(_JOINED, " %") for part in whole)


def _wrapper(line: str, width: int, hang: int) -> TextWrapper:
    return TextWrapper(
        width,
        subsequent_indent=" " * _indent(line, width, hang),
        expand_tabs=False,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _indent(line: str, width: int, hang: int) -> int:
    """Say where the text of a line begins."""
    for shape in (_ITEM, _COLUMN):
        if (found := shape.match(line)) and found.end() <= width * 2 // 3:
            return found.end()
    return len(line) - len(line.lstrip()) + hang
