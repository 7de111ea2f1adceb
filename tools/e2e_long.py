"""Puts games that are over into a database, to be looked back on: ``python tools/e2e_long.py DATABASE [GAME …]``.

A whole battle of Lepanto from the recorded games and a year of Mistral that the doctrine plays, which takes half a
minute; or those that are named, a small battle of Tercios among them. It prints a line of JSON with a room for each,
and at how many versions it ended for spectators.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from maestre.opponents import Player, agent
from maestre.play import SPECTATOR, Record, Snapshot, Table, find, view
from maestre.play.record import Ending
from maestre.server.lobby import Person, Plan, Stage
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
SEED: Final = b"5" * 32


def lepanto() -> tuple[Table[Any], list[Snapshot]]:
    """Play a recorded battle again."""
    return again("battle-doctrine")


def tercios() -> tuple[Table[Any], list[Snapshot]]:
    """Play a small recorded battle again."""
    return again("tercios-learning")


def again(name: str) -> tuple[Table[Any], list[Snapshot]]:
    """Play a recorded game again."""
    record = Record.load(RECORDS / f"{name}.jsonl")
    game = find(record.header.game)
    table = Table.begun(game, record.header)
    marks: list[Snapshot] = []
    for entry in record.entries:
        table.enter(entry)
        _mark(table, marks)
    return table, marks


def mistral() -> tuple[Table[Any], list[Snapshot]]:
    """Play a year."""
    game = find("mistral")
    table = Table.new(game, "1744", seed=SEED)
    player = Player(agent("veteran", game), 3)
    marks: list[Snapshot] = []
    while table.waiting():
        seat = table.waiting()[0]
        table.say(seat, player.answer(view(table, seat)))
        _mark(table, marks)
    return table, marks


def _mark(table: Table[Any], marks: list[Snapshot]) -> None:
    """Keep the start of each turn, as an engine does."""
    if table.turn_start and (not marks or table.turn_start != marks[-1].sequence):
        marks.append(table.snapshot())


GAMES: Final = {"lepanto": lepanto, "mistral": mistral, "tercios": tercios}
LONG: Final = ("lepanto", "mistral")


async def main(database: str, *names: str) -> None:
    """Keep games, each in a public room that is over."""
    store = await Store.connect(database)
    desk = PostgresDesk(store.pool)
    host, _ = await desk.welcome("Archivo", "es")
    told = {}
    for table, marks in (GAMES[name]() for name in names or LONG):
        name = await _keep(store, desk, host, table, marks)
        told[table.game.key] = {"room": name, "last": table.version(SPECTATOR)}
    await store.close()
    sys.stdout.write(json.dumps(told) + "\n")


async def _keep(store: Store, desk: PostgresDesk, host: Person, table: Table[Any], marks: list[Snapshot]) -> str:
    game, header = table.game, table.header
    plan = Plan(game.key, game.rules, header.scenario, header.options, game.seats, {}, (), None, True, "")
    room = await desk.make_room(host, plan)
    await store.create(room.id, header, list(table.entries), ())
    await store.mark(room.id, tuple(marks))
    assert table.outcome is not None, "played to the end"
    ending = msgspec.json.encode(Ending(table.outcome, table.fingerprint()))
    ended = "update game set over = true, ending = $2, seed = $3 where id = $1"
    await store.pool.execute(ended, room.id, ending, bytes.fromhex(header.seed))
    await desk.move_stage(room.id, Stage.PLAYING)
    await desk.move_stage(room.id, Stage.OVER)
    return room.id


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
