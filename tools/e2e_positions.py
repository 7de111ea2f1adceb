"""Opens rooms at positions of recorded games.

Usage: ``python tools/e2e_positions.py DATABASE COUNT SEED [GAME ...]`` draws them, and
``python tools/e2e_positions.py DATABASE at RECORD:SHARE ...`` takes those that are named, by how much of the game has
been played: ``lepanto-learning-doctrine-0:0.4``.

For each game it draws a record of ``tests/net`` and one of the answers in it, so many times, and plays the record again
until just before that answer. Whoever must answer there is a person, and so is the other. It
prints a line of JSON for each room: the game, the record, the entry, the room and the session that answers in it. The
seeds are sealed with the keys in ``MAESTRE_SEED_KEYS``, so that the games can be played on.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from maestre.play import Game, Record, Snapshot, Table, find
from maestre.play.record import Said
from maestre.server.lobby import Plan, Stage
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.seals import read_keys
from maestre.server.postgres.store import Store

RECORDED: Final = Path(__file__).parents[1] / "tests" / "net" / "games"
KEYS: Final = ("lepanto", "tercios", "aguila", "mistral")


class Position(NamedTuple):
    """A game up to an answer that it has not heard yet."""

    record: str
    entry: int
    seat: str
    table: Table[Any]
    marks: list[Snapshot]


def drawn(game: Game[Any], count: int, seed: str) -> Iterator[Position]:
    """Draw positions: a record first, then an answer of it that somebody gave and no standing order."""
    rng = Random(f"{seed} {game.key}")
    paths = sorted((RECORDED / f"{game.key}-{game.rules}").glob("*.jsonl.gz"))
    for _ in range(count):
        path = rng.choice(paths)
        record = Record.parse(gzip.decompress(path.read_bytes()))
        yield _position(game, path, record, rng.choice(_answers(record)))


def named(record: str, share: float) -> Position:
    """Find the answer of a record before which about so much of the game has been played."""
    game = find(record.partition("-")[0])
    path = RECORDED / f"{game.key}-{game.rules}" / f"{record}.jsonl.gz"
    found = Record.parse(gzip.decompress(path.read_bytes()))
    answers = _answers(found)
    return _position(game, path, found, answers[int(share * len(answers))])


def _answers(record: Record) -> list[int]:
    return [place for place, one in enumerate(record.entries) if isinstance(one, Said) and not one.standing]


def _position(game: Game[Any], path: Path, record: Record, entry: int) -> Position:
    table, marks = _played(game, record, entry)
    answer = record.entries[entry]
    assert isinstance(answer, Said)
    return Position(path.name.removesuffix(".jsonl.gz"), entry, answer.seat, table, marks)


def _played(game: Game[Any], record: Record, until: int) -> tuple[Table[Any], list[Snapshot]]:
    header = record.header
    table: Table[Any] = Table.begun(game, header)
    marks: list[Snapshot] = []
    for entry in record.entries[:until]:
        table.enter(entry)
        if table.turn_start and (not marks or table.turn_start != marks[-1].sequence):
            marks.append(table.snapshot())
    return table, marks


async def main(database: str, positions: Iterable[Position]) -> None:
    """Open the rooms, and tell of each as soon as it is there."""
    store = await Store.connect(database, keys=read_keys(os.environ["MAESTRE_SEED_KEYS"]))
    desk = PostgresDesk(store.pool)
    for position in positions:
        room, session = await _opened(store, desk, position)
        game = position.table.game.key
        told = {"game": game, "record": position.record, "entry": position.entry, "room": room, "session": session}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
    await store.close()


def _wanted(how: str, *rest: str) -> Iterator[Position]:
    if how == "at":
        for place in rest:
            record, _, share = place.partition(":")
            yield named(record, float(share))
        return
    seed, *keys = rest
    for key in keys or KEYS:
        yield from drawn(find(key), int(how), seed)


async def _opened(store: Store, desk: PostgresDesk, position: Position) -> tuple[str, str]:
    """Seat two people at a position, and give the room and the session of the one who must answer."""
    table, game, header = position.table, position.table.game, position.table.header
    asked, session = await desk.welcome("Beatriz", "es")
    other, _ = await desk.welcome("Fernando", "es")
    others = tuple(seat for seat in game.seats if seat != position.seat)
    plan = Plan(game.key, game.rules, header.scenario, header.options, (position.seat,), {}, others, None, False, "")
    room = await desk.make_room(asked, plan)
    for seat in others:
        await desk.sit(room.id, seat, other, "")
    await store.create(room.id, header, list(table.entries), tuple(table.waiting()))
    await store.mark(room.id, tuple(position.marks))
    await desk.move_stage(room.id, Stage.PLAYING)
    return room.id, session


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], _wanted(*sys.argv[2:])))
