"""8.02, 9.03-9.08, 9.53 The battle: sizes, duration and what losses are worth."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from maestre.games.tercios.data.words import Body
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

BATTLE_FILE: Final = "battle.toml"


class Size(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A size of battle: what it is called and the points of each army."""

    id: str
    name: Text
    points: Number


class Spell(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After which turn a lead of so many points ends the game, and how such a victory is called."""

    turn: Number
    lead: Amount
    grade: Text


class Victory(Table, frozen=True, kw_only=True):
    """What the loss of a leader or a Troop is worth."""

    commander: Amount
    subordinate: Amount
    formation: Amount
    company: Amount
    cavalry: Amount
    artillery: Amount

    def of(self, body: Body) -> int:
        """What the loss of a Troop of this kind gives the enemy."""
        worth: int = getattr(self, body.value)
        return worth


class _Sizes(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Duration(Table, frozen=True, kw_only=True):
    rows: tuple[Spell, ...]


class _BattleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sizes: _Sizes
    duration: _Duration
    victory: Victory


class Battle(NamedTuple):
    """What ``battle.toml`` holds; sizes from small to huge."""

    file: _BattleFile
    sizes: tuple[Size, ...]
    duration: tuple[Spell, ...]
    victory: Victory


@rule("8.02", "9.53")
def read_battle(text: str) -> Battle:
    """Read sizes and duration: sizes grow, leads shrink turn by turn."""
    file = read(BATTLE_FILE, text, _BattleFile)
    sizes = tuple(each(BATTLE_FILE, "sizes.row", file.sizes.row, Size).values())
    if list(sizes) != sorted(sizes, key=lambda size: size.points):
        raise DataError(BATTLE_FILE, "sizes.row", "the points do not grow; put small battles first")
    spells = file.duration.rows
    for before, after in pairwise(spells):
        if after.turn != before.turn + 1 or after.lead >= before.lead:
            raise DataError(BATTLE_FILE, "duration", f"turn {after.turn} does not follow {before.turn}; mend the rows")
    return Battle(file, sizes, spells, file.victory)
