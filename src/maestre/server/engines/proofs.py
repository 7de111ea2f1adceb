"""Whether two versions of the rules have come to the same position in a game."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

import msgspec

from maestre.play import SPECTATOR, Game, Snapshot, State, fingerprint
from maestre.server.engines.audiences import AnyTable, whole
from maestre.server.wire import Proof, encode

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
    return kept.seating == ours.seating and _same_state(game, kept.state, ours.state)


def shows_the_same(table: AnyTable, seat: str, shown: bytes) -> bool:
    """Say whether other rules show an audience what ours do: the position, whom it waits for by which rule, the end.

    What may be answered is left out, and so are lines of the log, which have been read.
    """
    theirs = msgspec.json.decode(shown, type=_Shown)
    ours = msgspec.json.decode(encode(whole("", table, seat, UNREAD)), type=_Shown)
    asked = [one.ask and one.ask.rule for one in (theirs, ours)]
    return (
        asked[0] == asked[1]
        and all(getattr(theirs, name) == getattr(ours, name) for name in ("version", "waiting", "standing", "outcome"))
        and _same_state(table.game, _sent(theirs.state), ours.state)
    )


class _Asked(msgspec.Struct):
    """By which rule somebody is asked."""

    rule: str


class _Shown(msgspec.Struct):
    """What is compared of all that an audience is shown."""

    version: int
    state: msgspec.Raw
    ask: _Asked | None
    waiting: object
    standing: tuple[str, ...]
    outcome: object


UNREAD: Final = 1 << 40
"""A version from which on no line has been written."""


def _sent(state: msgspec.Raw) -> msgspec.Raw:
    """Leave out of a position what is sent to nobody any more; engines of former releases sent news and memory too."""
    fields = msgspec.json.decode(state)
    return msgspec.Raw(encode({name: value for name, value in fields.items() if name not in ("news", "memory")}))


def _same_state(game: Game[S], theirs: msgspec.Raw, ours: msgspec.Raw) -> bool:
    """Say whether one state is another with more fields, each of which is as it is by default."""
    try:
        read = msgspec.json.decode(theirs, type=game.state)
        own = msgspec.json.decode(ours, type=game.state)
    except msgspec.DecodeError:
        return False
    return _held(msgspec.json.decode(theirs), msgspec.json.decode(ours)) and fingerprint(read) == fingerprint(own)


def _held(old: object, new: object) -> bool:
    """Say whether everything that is in one value is in another; what the other has not may be there if it is empty."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(_held(value, new[name]) if name in new else not value for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_held, old, new))
    return old == new
