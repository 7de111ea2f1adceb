"""What a situation is in which dice are about to be thrown, for odds that must agree with what happens.

A game lists its own as `SITUATIONS` in `tests/games/…/situations.py`; `tools/chances.py` takes them from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

from maestre.play import Ask, Draw, Message, Table, Throw
from maestre.play.chance.dice import SEED_BYTES, drawn, rolled
from maestre.play.record import Drawn, Rolled

Rows = tuple[Message, ...]
Situation = tuple[Table[Any], str, object]
"""A table, who answers there, and what."""


def situations(key: str) -> Mapping[str, Callable[[], Situation]]:
    """Give a game's situations by name."""
    found: Mapping[str, Callable[[], Situation]] = import_module(f"tests.games.{key}.situations").SITUATIONS
    return found


def resolved(table: Table[Any], seat: str, answer: object, chance: Random) -> Rows:
    """Let an answer be given and its dice fall, once; whoever is asked on the way says what odds assume."""
    game, before, key = table.game, table.state, chance.randbytes(SEED_BYTES)
    played = table.fork(None)
    played.say(seat, answer)
    while not game.odds_stop(before, played.state):
        request = played.request
        if isinstance(request, Throw):
            played.enter(Rolled(rolled(key, played.sequence, request.reading)))
        elif isinstance(request, Draw):
            played.enter(Drawn(drawn(key, played.sequence, len(request.pool), request.count)))
        elif isinstance(request, Ask) and (assumed := request.about.assume(played.state)) is not None:
            played.say(request.seat, assumed.answer)
        else:
            break
    return game.summarize_changes(before, played.state)
