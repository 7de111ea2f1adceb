"""Writes the records on which the client's check of dice is tried: `python -m tools.web_dice`, when rules change."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from maestre.opponents import agent, answered
from maestre.play import Record, Table, find, installed, view
from maestre.play.record import Drawn, Rolled

FOLDER: Final = Path(__file__).parents[1] / "web/src/dice/fixtures"
ODD: Final = ('salt & "pepper" \\ \n\t\x1f\x7f', "ñandú 漢字 🎲 \u2028")
"""Words that JSON writes in its own ways: browser and server must write them alike."""
CHANCES: Final = 12
MOST: Final = 800


def main() -> None:
    """Play the beginning of every game."""
    FOLDER.mkdir(exist_ok=True)
    for key in installed():
        (FOLDER / f"{key}.jsonl").write_bytes(begun(key).dump())


def begun(key: str) -> Record:
    """Give the record of a game up to some throws and, where it has any, draws."""
    game = find(key)
    seed = blake2b(key.encode(), digest_size=32).digest()
    table: Table[Any] = Table.new(game, seed=seed, entropy=dict(zip(game.seats, ODD, strict=True)))
    rng = Random(key)
    while table.request is not None and table.sequence < MOST and sum(map(_is_chance, table.entries)) < CHANCES:
        seat = table.waiting()[0]
        table.say(seat, answered(agent("random", game), view(table, seat), rng))
    return Record(table.header, table.entries)


def _is_chance(entry: object) -> bool:
    return isinstance(entry, Rolled | Drawn)


if __name__ == "__main__":
    main()
