"""Games that lie on the server before a drill begins: long ones that are over, and a large one under way."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from maestre.play import Record, Table, find
from maestre.play.record import Said
from maestre.server.alone.records import LocalBus
from maestre.server.engines.engine import Engine
from maestre.server.lobby import Person, Plan, Stage
from maestre.server.operating.stack import Stack
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.letters import Letter
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web.forms import NewAccount, SignUp
from maestre.server.wire import Refusal, Say

RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"
LONG: Final = ("battle-doctrine", "mistral-winter")
LARGE: Final = "battle-random"
SOME: Final = 200
VICTIM: Final = "titular@maestre.example"
PASSWORD: Final = "una clave bastante larga"


async def arranged(running: Stack) -> dict[str, Any]:
    """Put the games there, and say where they are."""
    store = await Store.connect(running.database)
    try:
        desk = PostgresDesk(store.pool)
        host, _ = await desk.welcome("Archivo", "es")
        long = [await played(store, desk, host, name) for name in LONG]
        victim = await account(store)
        return {"long": long, "large": await played(store, desk, host, LARGE, SOME), "victim": victim}
    finally:
        await store.close()


async def account(store: Store) -> str:
    """Make an account, as the letter to its address leads to it, and give that address."""
    accounts = PostgresAccounts(store.pool, "https://maestre.example", mail=True)
    await accounts.sign_up(SignUp("Titular", VICTIM), None)
    letter = await store.pool.fetchval("delete from job where kind = 'letter' returning body")
    token = msgspec.json.decode(letter, type=Letter).args["link"].partition("#")[2]
    await accounts.create(NewAccount("Titular", PASSWORD, token=token), None)
    return VICTIM


async def played(store: Store, desk: PostgresDesk, host: Person, name: str, most: int = 1 << 30) -> str:
    """Play a record again as somebody would who holds all seats, and give the room."""
    record = Record.load(RECORDS / f"{name}.jsonl")
    header = record.header
    game = find(header.game)
    plan = Plan(header.game, header.rules, header.scenario, header.options, game.seats, {}, ())
    room = (await desk.make_room(host, plan)).id
    table = Table.begun(game, header)
    table.settle()
    await store.create(room, header, table.entries, table.waiting())
    engine = Engine({game.key: game}, store, LocalBus())
    said = [entry for entry in record.entries if isinstance(entry, Said) and not entry.standing]
    for place, entry in enumerate(said[:most]):
        reply = await engine.answer(Say(room, entry.seat, f"r{place}", entry.answer))
        assert not isinstance(reply, Refusal), reply
    await desk.move_stage(room, Stage.PLAYING if place + 1 == most else Stage.OVER)
    engine.close()
    return room
