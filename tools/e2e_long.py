"""Puts two long games that are over into a database, to be looked back on: ``python tools/e2e_long.py DATABASE``.

A whole battle of Lepanto from the recorded games, and a year of Mistral that the doctrine plays. It prints a line of
JSON with a room for each, and at how many versions it ended for spectators. Takes half a minute.
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

RECORDED: Final = Path(__file__).parents[1] / "tests" / "records" / "battle-doctrine.jsonl"
SEED: Final = b"5" * 32


def lepanto() -> tuple[Table[Any], list[Snapshot]]:
    """Play the recorded battle again."""
    record = Record.load(RECORDED)
    game = find("lepanto")
    table = Table(game, record.header, game.setup(record.header.scenario, game.resolve_options(record.header.options)))
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


async def main(database: str) -> None:
    """Keep both games, each in a public room that is over."""
    store = await Store.connect(database)
    desk = PostgresDesk(store.pool)
    host, _ = await desk.welcome("Archivo", "es")
    told = {}
    for table, marks in (lepanto(), mistral()):
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
    await store.pool.execute("update game set over = true, ending = $2 where id = $1", room.id, ending)
    await desk.move_stage(room.id, Stage.PLAYING)
    await desk.move_stage(room.id, Stage.OVER)
    return room.id


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
