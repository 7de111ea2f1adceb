"""A finished game played on from one of its moments, as a game of its own.

It has the same entries up to there, so what was said stands as it was said and every throw can still be thrown again
from the seed that gave it. What follows has a seed of its own, and holders of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from typing import TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from maestre.play import Game, Header, Refused, Snapshot, State, Table
from maestre.play.chance.dice import SEED_BYTES, commitment
from maestre.play.record import Entry, Origin

S = TypeVar("S", bound=State)


def played_on(
    game: Game[S],
    header: Header,
    entries: Sequence[Entry],
    holders: Mapping[str, str],
    *,
    seed: bytes | None = None,
    entropy: Mapping[str, str] | None = None,
    snapshot: Snapshot | None = None,
) -> Table[S]:
    """Open a game after the first entries of another, which is over, for other holders and with other dice.

    With a snapshot of it, the entries are those since. Standing orders end with those who left them.
    """
    seed = seed or token_bytes(SEED_BYTES)
    place = len(entries) + (snapshot.sequence if snapshot else 0)
    table = Table.resume(
        game,
        replace(
            header,
            commitment=commitment(seed),
            entropy=dict(entropy or {}),
            seed=seed.hex(),
            typed=False,
            origins=_origins(header, place) or UNSET,
        ),
        snapshot,
        entries,
    )
    if not table.waiting():
        raise Refused("", "nothing-to-play-on")
    for seat, holder in holders.items():
        table.take_over(seat, holder)
        if table.seating.orders(seat):
            table.stand(seat, ())
    return table


def _origins(header: Header, place: int) -> tuple[Origin, ...]:
    """List where the dice before a place come from: the game itself, and those that it was played on from."""
    own = Origin(place, header.commitment, header.entropy, header.seed, header.typed)
    found: list[Origin] = []
    for one in (*(header.origins or ()), own):
        if not found or found[-1].until < place:
            found.append(replace(one, until=min(one.until, place)))
    return tuple(one for one in found if one.until)


def turn_at(game: Game[S], header: Header, entries: Sequence[Entry], turn: int) -> int:
    """Find after how many entries somebody was first asked something in a turn, or in a later one."""
    return _place(game, header, entries, lambda table: game.turn(table.state) >= turn)


def place_at(game: Game[S], header: Header, entries: Sequence[Entry], seat: str, version: int) -> int:
    """Find after how many entries somebody was asked something when an audience stood at a version, or next to it."""
    return _place(game, header, entries, lambda table: table.version(seat) >= version)


def _place(game: Game[S], header: Header, entries: Sequence[Entry], reached: Callable[[Table[S]], bool]) -> int:
    table = Table.begun(game, header.unsealed())
    for place, entry in enumerate(entries):
        if table.waiting() and reached(table):
            return place
        table.enter(entry)
    return len(entries)
