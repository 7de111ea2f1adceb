"""Whether two versions of the rules have come to the same position in a game."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

import msgspec

from maestre.play import SPECTATOR, Game, Snapshot, State, fingerprint
from maestre.server.engines.audiences import AnyTable
from maestre.server.wire import Proof

S = TypeVar("S", bound=State)

_encode = msgspec.json.Encoder(order="deterministic").encode


def proof(table: AnyTable) -> Proof:
    """Say where a table stands: its state, whom it waits for by which rule, and what each audience has been shown.

    What may be answered is left out: it is the new rules that say that from now on.
    """
    request = table.request
    parts = (
        fingerprint(table.state),
        [type(request).__name__, request.rule] if request else [],
        table.waiting(),
        [table.version(audience) for audience in (*table.game.seats, SPECTATOR)],
        table.seating,
    )
    return Proof(table.sequence, blake2b(_encode(parts), digest_size=16).hexdigest())


def is_same(game: Game[S], kept: Snapshot, ours: Snapshot) -> bool:
    """Say whether a snapshot of other rules is what ours come to: all that it has, and nothing else but defaults."""
    try:
        read = msgspec.json.decode(kept.state, type=game.state)
        own = msgspec.json.decode(ours.state, type=game.state)
    except msgspec.DecodeError:
        return False
    held = _held(msgspec.json.decode(kept.state), msgspec.json.decode(ours.state))
    return held and kept.seating == ours.seating and fingerprint(read) == fingerprint(own)


def _held(old: object, new: object) -> bool:
    """Say whether everything that is in one value is in another."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(name in new and _held(value, new[name]) for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_held, old, new))
    return old == new
