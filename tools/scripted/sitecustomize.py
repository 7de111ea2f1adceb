"""Dice that are known beforehand, for the end-to-end tests: a game whose host adds a word of ours has the seed of it.

Python loads this by itself in the processes of the tests' server, which has this folder on their path. All other games
keep the secret seeds that they have anywhere. In a drill (``DRILL``) a webhook may lead to this machine: there is no
other for it to lead to.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Any, Final

from maestre.play import Table

WORD: Final = "guion-"
DRILL: Final = "MAESTRE_DRILL"
_drawn: Final = Table.new.__func__  # type: ignore[attr-defined]


def _new(cls: type[Table[Any]], /, *args: Any, entropy: dict[str, str] | None = None, **options: Any) -> Table[Any]:
    """Open a new game; where a player has added a word of ours, the dice come from it alone."""
    words = {seat: word if word.startswith(WORD) else "" for seat, word in (entropy or {}).items()}
    if any(words.values()):
        entropy, options = words, {**options, "seed": sha256("".join(words.values()).encode()).digest()}
    table: Table[Any] = _drawn(cls, *args, entropy=entropy, **options)
    return table


Table.new = classmethod(_new)  # type: ignore[method-assign,assignment]


def _let_in() -> None:
    """Call whatever webhook somebody has."""
    from maestre.server.notices import post as real
    from maestre.server.notices import turns

    async def post(address: str, words: str, *, inside: bool) -> None:
        assert not inside
        await real(address, words, inside=True)

    turns.post = post  # type: ignore[attr-defined,assignment]


if os.environ.get(DRILL):
    _let_in()
