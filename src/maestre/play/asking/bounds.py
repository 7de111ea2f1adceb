"""How much one answer may hold. The bounds stand in the types of answers, so that every schema of them says so too.

They come from what the four games can ever need, with room to spare; whoever adds a game that needs more raises them.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from maestre.play.written.messages import Message

LONGEST_WORD: Final = 100
"""How many characters a name or an option has at most: the longest that a game has ever offered has 28."""
MOST_NAMED: Final = 256
"""How many pieces or options one answer names at most: the largest battle, Lepanto whole, has 227 ships."""
MOST_LEGS: Final = 16
"""How many legs a route has at most: a bend more than any rule allows, with a line before and after each, is 9."""
MOST_AT: Final = 4
"""How many numbers say where a leg leads: a place, its facing and one more."""
FARTHEST: Final = 10_000_000
"""How far from nothing a place, a length or a turn may be: a hundred metres of table, 277 times round."""

Word: TypeAlias = Annotated[str, Meta(max_length=LONGEST_WORD)]
"""The name of a piece, a verb or an option."""
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=MOST_NAMED)]
"""The names of many."""
Plan: TypeAlias = Annotated[dict[Word, Word], Meta(max_length=MOST_NAMED)]
"""An option for each of many."""
Far: TypeAlias = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
"""A place, a length or a turn, in the units of a table."""

_BEYOND: Final = re.compile(
    r"Expected `(?P<kind>\w+)` (?:of length )?(?P<sign>[<>]=) (?P<bound>-?\d+)(?: - at `(?P<where>[^`]*)`)?"
)
"""How msgspec says that something is beyond its bound."""
_LENGTHS: Final = {"str": "beyond-text", "array": "beyond-list", "object": "beyond-list"}


def beyond(error: Exception) -> Message | None:
    """Say which bound was not kept and where, if that is why something could not be read."""
    found = _BEYOND.match(str(error))
    if found is None:
        return None
    where, bound = found["where"] or "$", int(found["bound"])
    if found["sign"] == ">=":
        return Message.of("beyond-least", where=where, least=bound)
    return Message.of(_LENGTHS.get(found["kind"], "beyond-number"), where=where, most=bound)
