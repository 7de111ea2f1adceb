"""Games that are played with an owner's figures: opened with the file that their room has."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from msgspec import UnsetType

from maestre.play import BadRecord, Frozen, Game, State
from maestre.play.written.owners import BadFigures, at_hand, figures_of

FIGURES_GONE: Final = "figures-gone"
"""What is said of a game whose figures the data of a later release refuse."""


class HasFigures(Protocol):
    """Keeps the files of figures that rooms have."""

    async def figures(self, game: str, /) -> str:
        """Give the text of an owner's figures that the room of a game has; nothing if it has none."""


async def with_figures(rules: Game[State], shelf: HasFigures, game: str, digest: str | UnsetType) -> Game[State]:
    """Give the rules of a game as its header asks for them; it is opened beside the engine's other work."""
    if not digest or (rules.figures is not None and rules.figures.digest == digest):
        return rules
    text = await shelf.figures(game)
    if not text:
        raise BadRecord("", "other-figures", game=rules.key, record=str(digest))
    try:
        found = await asyncio.to_thread(at_hand, rules, text)
    except BadFigures as error:
        raise Frozen("", FIGURES_GONE) from error
    if figures_of(found).digest != digest:
        raise BadRecord("", "other-figures", game=rules.key, record=str(digest))
    return found
