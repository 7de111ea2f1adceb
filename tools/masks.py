"""Takes each mask off, one at a time, and sees whether somebody notices: ``python -m tools.masks [GAME ...]``.

A mask is a row of a game's secrecy, or a private field of a piece. Nobody is told which: what is noticed is noticed by
saying, or drawing, something else in secret. With ``--leaks`` all masks stay on, and nothing may be noticed. What lies
under some masks all have seen (`SEEN`): nothing said in secret can make it differ, and nobody can notice those.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from maestre.play import SPECTATOR, Game, Table, find, secrecy
from maestre.play.checking import conformance
from maestre.play.checking.entities import entity_types
from maestre.play.checking.lockstep import told_apart, went_on
from maestre.play.checking.otherwise import forks, secrets_at
from maestre.play.pure import forget
from tests.conformance.secrets import KEYS, Positions, positions

LOOKS = 40
"""How often each kind of secret is looked at."""
PAIRS = 8
"""How many pairs of different things each audience is shown."""
STEPS = 8


SEEN: dict[str, dict[str, str]] = {
    "mistral": {
        "harboured": "a Formation that attacks a harbour is Spotted at once, and the row shows it then (IC.6.24.b)",
        "squadrons.straits": "whoever enters a Strait is Spotted there, Squadron by Squadron (IC.7.11.b)",
        "convoys.cargo": "it begins with what the rules say; what is landed is told to all, what sinks goes by the"
        " Damage Points, which are open (2.412, IC.10.17)",
    },
}
"""Masks over what follows from what all have seen, with the reason."""


class Mask(msgspec.Struct, frozen=True):
    """A row of a game's secrecy, or a field of the pieces in it."""

    row: str
    field: str = ""
    kind: type[msgspec.Struct] | None = None

    def __str__(self) -> str:
        return f"{self.row}.{self.field}" if self.field else self.row

    def hides(self, table: Table[Any]) -> object:
        """Give what lies under it at a table."""
        found = getattr(table.state, self.row)
        if not self.field:
            return found
        pieces = found.values() if isinstance(found, dict) else found if isinstance(found, list | tuple) else (found,)
        return [getattr(piece, self.field) for piece in pieces if type(piece) is self.kind]


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

    _kept_nothing()
    if mask.field:
        secrecy._masked = without
    else:
        rows[mask.row] = lambda _, __, value: value
    try:
        yield
    finally:
        rows[mask.row], secrecy._masked = row, masked
        _kept_nothing()


def _kept_nothing() -> None:
    """Forget how pieces look under their masks."""
    secrecy._hidden.clear()
    forget()


def noticed(game: Game[Any], table: Table[Any], left: list[Mask], rng: Random) -> Iterator[tuple[Mask, str]]:
    """Give the masks of which somebody notices at this position that they are off.

    Only those are taken off that hide something which differs between the two tables: no other can be noticed.
    """
    for audience in (*game.seats, SPECTATOR):
        for here, there in islice(forks(table, audience, rng), PAIRS):
            for _ in range(STEPS):
                if told_apart(here, there, audience, 0):
                    break  # a leak with all masks on, which `--leaks` tells
                for mask in [mask for mask in left if mask.hides(here) != mask.hides(there)]:
                    with taken_off(game, mask):
                        if told_apart(*anew(here, there), audience, 0):
                            left.remove(mask)
                            yield mask, audience
                if here.request is None or there.request is None or not went_on(here, there, audience, rng):
                    break


def anew(here: Table[Any], there: Table[Any]) -> tuple[Table[Any], Table[Any]]:
    """Give forks of two tables, which have kept nothing of what somebody saw."""
    return here.fork(None), there.fork(None)


def unnoticed(key: str, places: Positions | None = None) -> list[Mask]:
    """Take off each mask of a game at positions that meet its secrets; list those that nobody noticed and could have.

    Unless told where, along all recorded games.
    """
    game = find(key)
    left, seen = masks_of(game), SEEN.get(key, {})
    met: Counter[str] = Counter()
    began, every = perf_counter(), len(left)
    for where, table in positions(game, whole=True) if places is None else places:
        for kind in secrets_at(table.request):
            met[kind] += 1
            if met[kind] <= LOOKS:
                for mask, audience in noticed(game, table, left, Random(table.sequence)):
                    print(f"{key} {mask}: noticed by {audience or 'all'} at {where}, {kind}", flush=True)
        if all(str(mask) in seen for mask in left):
            break
    minutes = (perf_counter() - began) / 60
    print(f"{key}: {every - len(left)} of {every} masks noticed, {minutes:.1f} minutes", flush=True)
    for mask in [mask for mask in left if str(mask) in seen]:
        print(f"{key} {mask}: all have seen what it hides: {seen[str(mask)]}", flush=True)
        left.remove(mask)
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
