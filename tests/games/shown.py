"""What lines of the log tell a board, read as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maestre.play import Did, Game, Table, Told, log
from maestre.play.written.messages import LANGUAGES


def dids(game: Game[Any], table: Table[Any], key: str) -> list[Did]:
    """What all lines of a key tell the board of a game, to its first seat."""
    table.game = game
    lines = log(table, game.seats[0])
    return [line.did for line in lines if line.message.key == key and line.did is not None]


def dids_of(game: Game[Any], news: Iterable[Told], key: str, seat: str) -> list[Did]:
    """What news of a key tell the board of a game that a seat looks at."""
    told = [one for one in news if one.message.key == key and (one.seen is None or seat in one.seen)]
    return [game.beats[key].read(one, game.figures, game.names_in) for one in told]


def did(game: Game[Any], table: Table[Any], key: str) -> tuple[str, tuple[str, ...], tuple[str, ...], str, int, str]:
    """The last line of a key: kind, who, whom, what was needed, how much, and how it went for whoever did it."""
    one = dids(game, table, key)[-1]
    return one.kind, one.by, one.to, one.needs, one.amount, one.tone


def beside(game: Game[Any], table: Table[Any], key: str) -> tuple[str, ...]:
    """What stands beside the piece, in English and in Spanish."""
    result = dids(game, table, key)[-1].result
    assert result is not None
    return tuple(game.speaker(language).say(result) for language in sorted(LANGUAGES))
