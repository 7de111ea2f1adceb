"""Takes each mask off, one at a time, and sees whether somebody notices: ``python -m tools.masks [GAME ...]``.

A mask is a row of a game's secrecy, or a private field of a piece. Nobody is told which: what is noticed is noticed by
saying, or drawing, something else in secret. With ``--leaks`` all masks stay on, and nothing may be noticed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from maestre.play import Game, Table, find, secrecy
from maestre.play.checking import conformance
from maestre.play.checking.entities import entity_types
from maestre.play.checking.otherwise import secrets_at, told_otherwise
from tests.conformance.secrets import KEYS, positions

LOOKS = 40
"""How often each kind of secret is looked at."""
STEPS = 8


class Mask(msgspec.Struct, frozen=True):
    """A row of a game's secrecy, or a field of the pieces in it."""

    row: str
    field: str = ""
    kind: type[msgspec.Struct] | None = None

    def __str__(self) -> str:
        return f"{self.row}.{self.field}" if self.field else self.row


def masks_of(game: Game[Any]) -> list[Mask]:
    """List all masks of a game."""
    assert game.secrecy is not None
    kinds = entity_types(game.state)
    fields = [
        Mask(row, field, kind)
        for row in game.secrecy.rows
        for kind in kinds.get(row, ())
        for field in secrecy.masks(kind)
    ]
    return [*map(Mask, game.secrecy.rows), *fields]


@contextmanager
def taken_off(game: Game[Any], mask: Mask) -> Iterator[None]:
    """Let all see what a mask hides."""
    assert game.secrecy is not None
    rows, row, masked = game.secrecy.rows, game.secrecy.rows[mask.row], secrecy._masked

    def without(piece: Any, names: tuple[str, ...]) -> Any:
        found = masked(piece, names)
        return replace(found, **{mask.field: getattr(piece, mask.field)}) if type(piece) is mask.kind else found

    secrecy._hidden.clear()
    if mask.field:
        secrecy._masked = without
    else:
        rows[mask.row] = lambda _, __, value: value
    try:
        yield
    finally:
        rows[mask.row], secrecy._masked = row, masked
        secrecy._hidden.clear()


def noticed(game: Game[Any], table: Table[Any], mask: Mask, rng: Random) -> bool:
    """Say whether somebody notices at this position that a mask is off."""
    with taken_off(game, mask):
        fork = table.fork(None)
        return any(found for _, found in told_otherwise(fork, rng, steps=STEPS))


def unnoticed(key: str) -> list[Mask]:
    """Take off each mask of a game at positions that meet its secrets; list those that nobody noticed."""
    game = find(key)
    left = masks_of(game)
    met: dict[str, int] = {}
    began, every = perf_counter(), len(left)
    for where, table in positions(game, whole=True):
        for kind in secrets_at(table.request):
            met[kind] = met.get(kind, 0) + 1
            if met[kind] <= LOOKS and any(
                found for _, found in told_otherwise(table, Random(table.sequence), steps=STEPS)
            ):
                continue  # a leak with all masks on, which `--leaks` tells
            for mask in tuple(left) if met[kind] <= LOOKS else ():
                if noticed(game, table, mask, Random(table.sequence)):
                    left.remove(mask)
                    print(f"{key} {mask}: noticed at {where}, {kind}", flush=True)
        if not left:
            break
    minutes = (perf_counter() - began) / 60
    print(f"{key}: {every - len(left)} of {every} masks noticed, {minutes:.1f} minutes", flush=True)
    print(f"{key}: not noticed: {', '.join(map(str, left)) or 'none'}", flush=True)
    return left


def leaks(key: str) -> tuple[str, ...]:
    """Look at every secret of all recorded games with all masks on."""
    game = find(key)
    found = conformance.keeps_secrets(game, positions(game, whole=True), looks=LOOKS)
    print(f"{key}: {len(found)} leaks", *found, sep="\n", flush=True)
    return found


if __name__ == "__main__":
    words = sys.argv[1:]
    found = [
        (leaks if "--leaks" in words else unnoticed)(key) for key in KEYS if key in words or not {*words} & {*KEYS}
    ]
    sys.exit(any(found))
