"""Follows recorded games as a browser does, event by event: `make events [GAME=mistral]`, or `[PART=8]` of the games.

At every event the position that its steps come to must be the one that the audience sees, and the lines its log. Then
it is told how many bytes the events of each game take, for the audience that gets most.
"""

from __future__ import annotations

import gzip
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from maestre.play import SPECTATOR, Record, Table, find, log
from maestre.play.record import Drawn, Rolled, Said
from maestre.server.engines.audiences import Audiences, whole
from maestre.server.wire import encode
from tests.server.following import retold, stepped

RECORDED: Final = Path("tests/net/games")
GAMES: Final = ("lepanto", "tercios", "aguila", "mistral")


def followed(record: Record, every: int) -> list[int]:
    """Follow a game for all its audiences, comparing all at one event of so many; give the bytes of the spectator's."""
    game = find(record.header.game)
    header = record.header.public()
    table: Table[Any] = Table.begun(game, header)
    audiences = Audiences(table)
    seats = (*game.seats, SPECTATOR)
    known = {seat: _position(table, seat) for seat in seats}
    lines: dict[str, list[Any]] = {seat: list(log(table, seat)) for seat in seats}
    sizes: dict[str, list[int]] = {seat: [] for seat in seats}
    for number, (entry, after) in enumerate(pairwise([*record.entries, None])):
        table.enter(entry)
        if isinstance(after, Rolled | Drawn) or (isinstance(after, Said) and after.standing):
            continue
        for event in audiences.events("g"):
            known[event.seat] = stepped(known[event.seat], event.steps)
            lines[event.seat] = retold(lines[event.seat], event)
            sizes[event.seat].append(len(encode(event)))
        if number % every == 0 or after is None:
            for seat in seats:
                assert known[seat] == _position(table, seat), (number, seat)
                assert lines[seat] == list(log(table, seat)), (number, seat)
    return max(sizes.values(), key=sum)


def _position(table: Table[Any], seat: str) -> dict[str, Any]:
    position: dict[str, Any] = msgspec.json.decode(encode(whole("g", table, seat, since=1 << 40).state))
    return position


def main(keys: tuple[str, ...], part: int, every: int) -> None:
    """Follow the recorded games of some games' newest rules, or one in so many of them."""
    for key in keys:
        files = sorted((RECORDED / f"{key}-{find(key).rules}").glob("*.jsonl.gz"))[::part]
        for file in files:
            sizes = followed(Record.parse(gzip.decompress(file.read_bytes())), every)
            print(f"{file.name}: {len(sizes):,} events, {sum(sizes):,} bytes, median {median(sizes):,.0f}", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(tuple(words[:1]) or GAMES, int(words[1]) if len(words) > 1 else 1, int(words[2]) if len(words) > 2 else 1)
