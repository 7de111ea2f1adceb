"""Running games are carried over to new rules where these come to the same, and never played under two at once."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, ClassVar
from uuid import uuid4

import msgspec
import nats
import pytest

from maestre import play
from maestre.play import BadRecord, Game, Record, Setting, Table, find, verified, view
from maestre.play.record import Entry, Header
from maestre.server.engines.audiences import whole
from maestre.server.engines.carry import Carrier, Fate
from maestre.server.engines.engine import Engine
from maestre.server.engines.proofs import UNREAD, is_same, proof, shows_the_same
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsEngines
from maestre.server.ports import Kept, Moved
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Look, Open, Prove, Refusal, Reply, Say, Whole, encode
from tests.play.tiny import cards, walk
from tests.server.people.company import Company, plan
from tests.server.playing import Ears
from tools.upgrading import second

OLD: dict[str, Game[Any]] = {"cards": cards.game, "walk": walk.game}
NEW: dict[str, Game[Any]] = {"cards": second.cards, "walk": second.walkers}

_numbers = count(1)
_header = msgspec.json.Decoder(Header).decode
_entry = msgspec.json.Decoder(Entry).decode
_reply = msgspec.json.Decoder(Reply).decode


def played(
    game: Game[Any], rng: Random, answers: int, fits: Callable[[Table[Any]], bool] = lambda _: True
) -> Table[Any]:
    """A game that went on by chance for so many answers, and fits."""
    for _ in range(500):
        table = Table.new(game)
        for _ in range(answers):
            waiting = table.waiting()
            if not waiting:
                break
            seen = view(table, waiting[0])
            assert seen.ask is not None
            table.say(waiting[0], next(seen.ask.proposals(seen.now, rng)))
        if not table.outcome and fits(table):
            return table
    raise AssertionError("no such game")


def fate(table: Table[Any]) -> str:
    """What becomes of a game under the second version of its rules: the same, another position, or not allowed."""
    header = msgspec.structs.replace(table.header, rules=2)
    try:
        again = verified(NEW[table.game.key], Record(header, list(table.entries)))
    except BadRecord:
        return "barred"
    return "same" if proof(again) == proof(table) else "other"


def holds(table: Table[Any]) -> bool:
    return fate(table) == "same"


def plays_next(table: Table[cards.Table]) -> bool:
    """Say the same of a table at which somebody is about to play a card."""
    asked = table.asked(table.waiting()[0])
    return holds(table) and asked is not None and isinstance(asked.about, cards.Play)


async def keep(store: Store, table: Table[Any]) -> str:
    name = f"{table.game.key}carry{next(_numbers)}"
    await store.create(name, table.header, list(table.entries), table.waiting())
    return name


@asynccontextmanager
async def ground(database: str, bus: str, *games: dict[str, Game[Any]]) -> AsyncIterator[tuple[Store, NatsEngines]]:
    """A worker for each of these sets of games, and nothing in the database that was there before."""
    realm = f"carry{uuid4().hex[:8]}"
    store = await Store.connect(database)
    await store.pool.execute("update game set over = true")
    workers = [await Worker.connect(database, bus, each, realm) for each in games]
    tasks = [asyncio.create_task(one.run(answers=True, jobs=one.players())) for one in workers]
    client = await nats.connect(bus)
    await asyncio.sleep(0.2)
    try:
        yield store, NatsEngines(client, realm)
    finally:
        for worker in workers:
            worker.stop()
        await asyncio.gather(*tasks)
        await client.close()
        await store.close()


async def fates(carrier: Carrier) -> dict[str, Fate]:
    return {one.room: one async for one in carrier.carry()}


async def rules_of(store: Store, game: str) -> tuple[int, int]:
    row = await store.pool.fetchrow("select rules, header from game where id = $1", game)
    assert row is not None
    return row["rules"], _header(row["header"]).rules


def run(body: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(body())  # type: ignore[arg-type]


def test_what_comes_to_the_same_is_carried_over_and_the_rest_stays_with_a_reason(database: str, bus: str) -> None:
    async def body() -> None:
        rng = Random(3)
        async with ground(database, bus, OLD, NEW) as (store, engines):
            good = [await keep(store, played(OLD[key], rng, 12, holds)) for key in OLD for _ in range(2)]
            spied = await keep(store, played(cards.game, rng, 25, lambda table: fate(table) == "barred"))
            hurt = await keep(store, played(walk.game, rng, 25, lambda table: fate(table) == "other"))
            dry = await fates(Carrier(store, engines, NEW, dry=True))
            assert await rules_of(store, good[0]) == (1, 1)
            found = await fates(Carrier(store, engines, NEW))
            assert found == dry
            assert {name: one.carried for name, one in found.items()} == dict.fromkeys(good, True) | {
                spied: False,
                hurt: False,
            }
            why = found[spied].why, found[hurt].why
            assert [each and each.key for each in why] == ["carry-entry", "carry-position"]
            assert all([await rules_of(store, name) == (2, 2) for name in good])
            assert [await rules_of(store, name) for name in (spied, hurt)] == [(1, 1), (1, 1)]
            for name, rules in ((good[0], 2), (spied, 1), (hurt, 1)):
                seen = _reply(await engines.call(name.partition("carry")[0], rules, Look(name, "")))
                assert isinstance(seen, Whole)
                assert seen.header.rules == rules
            assert set(await fates(Carrier(store, engines, NEW))) == {spied, hurt}, "once is enough"

    run(body)


class GrownTable(cards.Table, kw_only=True):
    """A position of which more is known than before."""

    weather: play.Open[str] = "fine"


class GrownDuel(cards.Duel):
    """A duel with weather, which is always fine but where somebody has no lives left to lose."""

    rules = 2
    state = GrownTable
    storm: ClassVar = False

    def setup(self, scenario: str, options: dict[str, Setting]) -> cards.Table:
        begun = msgspec.structs.asdict(super().setup(scenario, options))
        return GrownTable(**begun | ({"weather": "storm"} if self.storm else {}))


class StormyDuel(GrownDuel):
    """A duel in which the weather is another from the start."""

    storm: ClassVar = True


@pytest.mark.parametrize(("other", "carried"), [(GrownDuel(), True), (StormyDuel(), False)])
def test_a_game_whose_positions_only_say_more_is_carried_over(
    database: str, bus: str, other: Game[Any], *, carried: bool
) -> None:
    """By what every audience is shown: a hash of more fields is another."""

    async def body() -> None:
        new = {"cards": other}
        async with ground(database, bus, OLD, new) as (store, engines):
            name = await keep(store, played(cards.game, Random(5), 20))
            (one,) = (await fates(Carrier(store, engines, new))).values()
            assert one.carried == carried, one.why
            assert await rules_of(store, name) == ((2, 2) if carried else (1, 1))
            seen = _reply(await engines.call("cards", 2 if carried else 1, Look(name, "")))
            assert isinstance(seen, Whole)
            assert seen.state.get("weather") == ("fine" if carried else None)

    run(body)


def test_without_a_worker_of_the_old_rules_nothing_is_carried_over(database: str, bus: str) -> None:
    async def body() -> None:
        async with ground(database, bus, NEW) as (store, engines):
            name = await keep(store, played(cards.game, Random(1), 3, holds))
            (one,) = (await fates(Carrier(store, engines, NEW))).values()
            assert not one.carried
            assert one.why is not None
            assert one.why.key == "carry-no-engine"
            assert await rules_of(store, name) == (1, 1)

    run(body)


def test_whoever_has_a_game_open_under_the_old_rules_can_keep_nothing_in_it_any_more(database: str, bus: str) -> None:
    async def body() -> None:
        async with ground(database, bus, OLD) as (store, engines):
            name = await keep(store, played(cards.game, Random(5), 6, plays_next))
            old, new = Engine(OLD, store, Ears()), Engine(NEW, store, Ears())
            table = await old.table(name)
            seat = table.waiting()[0]
            asked = table.asked(seat)
            assert asked is not None
            assert isinstance(asked.about, cards.Play)
            assert isinstance(table.state, cards.Table)
            plays = second.SecondPlay(asked.about.cards).propose(table.state, Random(1))
            answer = next(plays)  # allowed by the old rules too
            assert isinstance(await old.answer(Prove(name)), bytes)
            (one,) = (await fates(Carrier(store, engines, NEW))).values()
            assert one.carried
            before = await store.since(name, 0)
            for call in (Say(name, seat, "late", answer), Look(name, seat), Say(name, seat, "later", answer)):
                refusal = await old.answer(call)
                assert isinstance(refusal, Refusal)
                assert refusal.error == Moved.__name__
                assert refusal.message.key == "other-version"
            assert await store.since(name, 0) == before
            assert isinstance(await new.answer(Say(name, seat, "mine", answer)), Done)
            with pytest.raises(Moved):
                await old.table(name)

    run(body)


@pytest.mark.parametrize("far", [False, True])
def test_an_answer_judged_by_other_rules_is_never_kept(database: str, bus: str, *, far: bool) -> None:
    async def body() -> None:
        async with ground(database, bus) as (store, _):
            name = await keep(store, played(walk.game, Random(2), 4))
            engine = Engine(OLD, store, Ears())
            table = await engine.table(name)
            kept: list[Any] = []
            commit = store.commit

            async def spy(what: Any) -> Kept:
                kept.append(msgspec.structs.replace(what, snapshot=table.snapshot() if far else None))
                return Kept.LATE

            store.commit = spy  # type: ignore[method-assign,assignment]
            seat = table.waiting()[0]
            answer = next(table.proposals(seat, Random(1)))
            await engine.answer(Say(name, seat, "x", answer))
            wanted = msgspec.structs.replace(kept[0], before=kept[0].waiting, turns=False, jobs=())
            assert await commit(msgspec.structs.replace(wanted, rules=2)) is Kept.LATE
            assert await commit(wanted) is Kept.KEPT

    run(body)


def test_a_game_that_is_played_on_meanwhile_is_carried_over_at_a_place_where_both_agree(
    database: str, bus: str
) -> None:
    async def body() -> None:
        rng = Random(8)
        async with ground(database, bus, OLD, NEW) as (store, engines):
            names = [await keep(store, played(walk.game, rng, 4, holds)) for _ in range(6)]

            async def player(name: str) -> None:
                """Play on under whichever rules the game has at the moment."""
                rules = 1
                for number in count():
                    try:
                        table = await Engine({1: OLD, 2: NEW}[rules], store, Ears()).table(name)
                    except Moved:
                        rules = 3 - rules
                        continue
                    if table.outcome:
                        return
                    (seat,) = table.waiting()
                    asked = table.asked(seat)
                    assert asked is not None
                    answer = next(asked.proposals(table.state, rng))
                    reply = _reply(await engines.call("walk", rules, Say(name, seat, f"{number}", answer)))
                    assert isinstance(reply, Done) or reply.error == "Moved", reply

            players = [asyncio.create_task(player(name)) for name in names]
            await asyncio.sleep(0.3)
            found = await fates(Carrier(store, engines, NEW))
            await asyncio.wait_for(asyncio.gather(*players), 60)
            for name in names:
                rules, said = await rules_of(store, name)
                assert rules == said
                record = await store.record(name)
                assert record is not None
                verified((OLD if rules == 1 else NEW)["walk"], Record.parse(record))
            assert any(one.carried for one in found.values())

    run(body)


def test_rooms_that_wait_for_players_begin_under_the_new_rules(database: str, bus: str) -> None:
    async def body() -> None:
        async with ground(database, bus, OLD, NEW) as (store, engines):
            company = Company(store)
            await store.pool.execute("update room set stage = 'closed'")
            ana = await company.guest()
            how = msgspec.structs.replace(plan(mine=("north",), open=("south",)), game="cards", scenario="duel")
            room = await company.desk.make_room(ana, msgspec.structs.replace(how, options={"lives": 3}))
            gone = await company.desk.make_room(ana, msgspec.structs.replace(how, options={"lives": 4}))
            found = await fates(Carrier(store, engines, NEW))
            assert {name: one.carried for name, one in found.items()} == {room.id: True, gone.id: False}
            assert (await company.found(room)).rules == 2
            opened = Open(room.id, "cards", "duel", {"lives": 3}, {"north": ana.id, "south": "bot:random"})
            assert isinstance(_reply(await engines.call("cards", 1, opened)), Done), (
                "one engine was too late to hear of it"
            )
            assert (await company.found(room)).rules == 1, "the game itself says by which rules it is played"

    run(body)


def test_a_snapshot_is_the_same_with_a_new_default_and_not_with_anything_else() -> None:
    class Grown(walk.Ground, kw_only=True):
        weather: str = "fine"

    class GrownWalk(walk.Walk):
        state = Grown

    table = played(walk.game, Random(1), 8)
    kept = table.snapshot()
    plain = msgspec.json.decode(kept.state)
    grown = GrownWalk()

    def made(**more: Any) -> Any:
        return msgspec.structs.replace(kept, state=msgspec.Raw(msgspec.json.encode(plain | more)))

    assert is_same(walk.game, kept, kept)
    assert is_same(grown, kept, made(weather="fine"))
    assert not is_same(grown, kept, made(weather="rain")), "what is new is not what it would be by default"
    assert not is_same(grown, made(weather="fine", depth=1), made(weather="fine")), "something is gone"
    assert is_same(grown, made(weather="fine", depth=0), made(weather="fine")), "what is gone said nothing"
    assert not is_same(walk.game, kept, made(turn=plain["turn"] + 1))
    assert not is_same(walk.game, kept, made(walkers={}))
    assert not is_same(walk.game, made(walkers={}), kept)
    assert not is_same(
        walk.game, kept, msgspec.structs.replace(kept, seating=msgspec.structs.replace(kept.seating, unseen=()))
    )


def test_what_former_engines_sent_of_a_memory_makes_no_other_position() -> None:
    table = played(OLD["cards"], Random(4), 3)
    seat = table.game.seats[0]
    shown = msgspec.json.decode(encode(whole("", table, seat, UNREAD)))
    shown["state"] |= {"news": [], "memory": {seat: [{"about": "a card", "saw": "a king"}]}}
    assert shows_the_same(table, seat, msgspec.json.encode(shown))
    shown["state"]["reveals"] += 1
    assert not shows_the_same(table, seat, msgspec.json.encode(shown))


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "No worker with version 0 answers"), ("es", "Ningún trabajador con la versión 0 responde")],
)
def test_the_command_says_which_games_stay_and_why(database: str, bus: str, lang: str, words: str) -> None:
    async def game() -> str:
        store = await Store.connect(database)
        await store.pool.execute("update game set over = true")
        await store.pool.execute("update room set stage = 'closed'")
        table = Table.new(find("lepanto"), "learning")
        name = f"lepantocarry{next(_numbers)}"
        header = msgspec.structs.replace(table.header, rules=0)
        await store.create(name, header, list(table.entries), table.waiting())
        await store.close()
        return name

    realm = f"carry{uuid4().hex[:8]}"
    environment = os.environ | {"MAESTRE_DATABASE": database, "MAESTRE_NATS": bus, "MAESTRE_REALM": realm}
    command = (sys.executable, "-m", "maestre", "carry", "--lang", lang)
    name = asyncio.run(game())
    told = subprocess.run((*command, "--dry-run"), env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 1, told.stderr
    assert name in told.stdout
    assert words in told.stdout
    found = subprocess.run((*command, "--json"), env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 1
    said = msgspec.json.decode(found.stdout)
    assert (said["version"], said["carried"], said["left"]) == (1, 0, 1)
    assert said["games"][0]["reason"] == "no-engine"
    assert words in said["games"][0]["words"]
