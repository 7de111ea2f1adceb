"""A game under way tried out: how it may go on from what one seat knows, as a game of its own with other dice.

What goes in is the view of that seat and nothing else: what it may not know is imagined, so what comes of it tells
nothing of the game. Its record begins with that position, and proves only what came after.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from secrets import token_bytes
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from maestre.play import Game, Refused, State, Table, View, imagine
from maestre.play.chance.dice import SEED_BYTES, commitment
from maestre.play.record import Entry, Origin, Taken

S = TypeVar("S", bound=State)


class Imagined(NamedTuple):
    """A position at a quiet moment, and what was said and thrown since; who took which seat is not part of it."""

    start: msgspec.Raw
    entries: list[Entry]


def imagined(game: Game[S], seen: View[S], chance: bytes) -> Imagined:
    """Imagine how a game may stand that looks like this to a seat."""
    table = imagine(game, seen, Random(chance))
    snapshot = table.snapshot()
    since = table.entries[snapshot.sequence - table.base :]
    return Imagined(snapshot.state, [entry for entry in since if not isinstance(entry, Taken)])


def tried_out(
    game: Game[S],
    seen: View[S],
    found: Imagined,
    holders: Mapping[str, str],
    *,
    seed: bytes | None = None,
    entropy: Mapping[str, str] | None = None,
) -> Table[S]:
    """Open a game in a position that was imagined for a view of another: its dice are sealed anew."""
    seed = seed or token_bytes(SEED_BYTES)
    table = Table.resume(
        game,
        replace(
            seen.header,
            seats=dict(holders),
            commitment=commitment(seed),
            entropy=dict(entropy or {}),
            seed=seed.hex(),
            typed=False,
            origins=(Origin(len(found.entries), "", {}, ""),) if found.entries else UNSET,
            start=found.start,
        ),
        None,
        found.entries,
    )
    if not table.waiting():
        raise Refused("", "nothing-to-try-out")
    if seen.standing:
        table.stand(seen.seat, seen.standing)
    return table
