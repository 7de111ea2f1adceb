"""Seeds are drawn and committed to before anybody adds a word, serve one game, and lie sealed until it is over."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

import msgspec
import pytest

from maestre.play import Record, find, verified
from maestre.play.chance.dice import commitment
from maestre.server.engines.engine import Engine
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.reseal import keys_lacking, reseal
from maestre.server.postgres.seals import Keys, Sealed, SeedLocked, new_key, read_keys
from maestre.server.postgres.store import Store
from maestre.server.wire import Done, Leave, Look, Open, Pledge, Pledged, Refusal
from tests.server.hardness.ground import Ground, on_ground
from tests.server.hardness.test_access import refused
from tests.server.playing import GAMES, Ears, on_store

OLD, NEW = {"old": token_bytes(32)}, {"new": token_bytes(32)}
SEATS = {"christian": "ana", "islamic": "luis"}


async def begun(store: Store, name: str, words: dict[str, str] | None = None) -> str:
    """Begin a game by a commitment, and give that."""
    engine = Engine(GAMES, store, Ears())
    answered = await engine.answer(Pledge(""))
    assert isinstance(answered, bytes)
    pledged = msgspec.json.decode(answered, type=Pledged)
    call = Open(name, "lepanto", "learning", {}, SEATS, words or {}, pledged.commitment)
    assert isinstance(await engine.answer(call), Done)
    return pledged.commitment


async def plain(store: Store) -> list[bytes]:
    """Everything about seeds as it lies in the database."""
    rows = await store.pool.fetch("select sealed from seed union all select seed from game where not over")
    return [row[0] for row in rows]


def test_a_key_is_read_as_it_was_made_and_a_seed_opens_only_with_it() -> None:
    keys = read_keys(f"{new_key()},{new_key()}")
    seed = token_bytes(32)
    sealed = keys.seal(seed)
    assert sealed.key_id == keys.newest
    assert seed not in sealed.body
    assert keys.open(sealed) == seed
    for wrong in (
        Sealed(sealed.commitment, "elsewhere", sealed.body),
        Sealed(sealed.commitment, keys.ids[2], sealed.body),
        Sealed(commitment(token_bytes(32)), sealed.key_id, sealed.body),
        Sealed(sealed.commitment, sealed.key_id, sealed.body[:-1] + bytes([sealed.body[-1] ^ 1])),
    ):
        with pytest.raises(SeedLocked):
            keys.open(wrong)


def test_a_seed_lies_sealed_until_its_game_is_over_and_then_is_published(database: str) -> None:
    async def body(store: Store) -> None:
        store.keys = Keys(OLD)
        promise = await begun(store, "sealed1", {"christian": "salt", "islamic": "pepper"})
        stored = await store.load("sealed1")
        assert stored is not None
        seed = bytes.fromhex(stored.header.seed)
        assert commitment(seed) == promise == stored.header.commitment
        assert not any(seed in kept for kept in await plain(store))
        engine = Engine(GAMES, store, Ears())
        assert isinstance(await engine.answer(Leave("sealed1", "islamic", "enough")), Done)
        written = await Store(store.pool).record("sealed1")
        assert written is not None, "whoever hands records out needs no key"
        record = Record.parse(written)
        assert record.header.seed == seed.hex()
        verified(find("lepanto"), record, published=promise)

    on_store(database, body)


def test_without_its_key_a_game_stands_still_and_says_which_key_it_needs(database: str) -> None:
    async def body(store: Store) -> None:
        store.keys = Keys(OLD)
        await begun(store, "locked1")
        engine = Engine(GAMES, Store(store.pool, Keys(NEW)), Ears())
        reply = await engine.answer(Leave("locked1", "islamic", "enough"))
        assert isinstance(reply, Refusal)
        assert reply.message.key == "seed-locked"
        assert dict(reply.message.args)["key"] == "old"
        assert keys_lacking(database, Keys(NEW))["old"] >= 1
        assert not {"old", "new"} & keys_lacking(database, Keys(NEW | OLD)).keys()

    on_store(database, body)


def test_a_game_whose_seed_is_gone_is_frozen_and_says_what_is_lost(database: str) -> None:
    async def body(store: Store) -> None:
        promise = await begun(store, "gone1")
        await store.pool.execute("delete from seed where commitment = $1", promise)
        engine = Engine(GAMES, Store(store.pool, store.keys), Ears())
        for call in (Leave("gone1", "islamic", "enough"), Look("gone1", "islamic")):
            reply = await engine.answer(call)
            assert isinstance(reply, Refusal)
            assert (reply.error, reply.message.key) == ("Frozen", "seed-gone")
        why = await store.pool.fetchval("select frozen_why from game where id = 'gone1' and frozen is not null")
        assert why == "seed-gone"

    on_store(database, body)


def test_a_commitment_serves_one_game(database: str) -> None:
    async def body(store: Store) -> None:
        promise = await begun(store, "once1")
        engine = Engine(GAMES, store, Ears())
        again = await engine.answer(Open("once2", "lepanto", "learning", {}, SEATS, {}, promise))
        assert isinstance(again, Refusal)
        assert again.message.key == "commitment-unknown"
        made_up = await engine.answer(Open("once3", "lepanto", "learning", {}, SEATS, {}, "0" * 64))
        assert isinstance(made_up, Refusal)

    on_store(database, body)


def test_sealing_anew_renews_keys_and_seals_what_lay_open_while_games_go_on(database: str) -> None:
    async def body(store: Store) -> None:
        store.keys = Keys(OLD)
        await begun(store, "renew1")
        before = await store.load("renew1")
        assert before is not None
        opened = Store(store.pool)
        await begun(opened, "renew2")
        lying = token_bytes(32)
        await begun(opened, "renew3")
        await store.pool.execute("update game set seed = $1, commitment = null where id = 'renew3'", lying)
        done = reseal(database, Keys(NEW | OLD))
        assert done.renewed >= 1
        assert done.sealed >= 2
        assert not {"old", "new"} & done.locked.keys()
        assert reseal(database, Keys(NEW | OLD)).renewed == 0, "done again, it finds nothing to do"
        after = Store(store.pool, Keys(NEW))
        again, third = await after.load("renew1"), await after.load("renew3")
        assert again is not None
        assert again.header == before.header
        assert third is not None
        assert third.header.seed == lying.hex()
        assert not any(lying in kept for kept in await plain(store))
        assert reseal(database, Keys({"third": token_bytes(32)})).locked["new"] >= 3

    on_store(database, body)


# ------------------------------------------------------------------------------------------------- through the web tier


async def promised(browser: Any, game: str = "lepanto") -> str:
    answer: str = (await browser.ask("POST", "/api/commitments", 201, game=game))["commitment"]
    return answer


def test_the_server_commits_before_it_hears_a_word_and_the_words_go_into_the_dice(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
        promise = await promised(ana)
        form = {"scenario": "learning", "mine": ["christian"], "entropy": "salt"}
        early = await refused(ana, "POST", "/api/rooms", game="lepanto", **form)
        assert early == (409, "web-words-too-early")
        room = await ana.new_room("lepanto", **form, commitment=promise)
        assert room["commitment"] == promise
        path = f"/api/links/{room['link']}/seat"
        seen = (await luis.ask("GET", f"/api/links/{room['link']}"))["commitment"]
        assert seen == promise, "whoever joins sees it before adding a word"
        other = await refused(luis, "POST", path, seat="islamic", entropy="pepper", commitment="0" * 64)
        assert other == (409, "web-other-commitment")
        await luis.ask("POST", path, 201, seat="islamic", entropy="pepper", commitment=seen)
        header = (await luis.watch(room["id"], "islamic"))["header"]
        assert header["commitment"] == promise
        assert header["entropy"] == {"christian": "salt", "islamic": "pepper"}
        assert header["seed"] == ""

    on_ground(database, bus, body)


def test_a_commitment_is_for_whoever_asked_for_it_and_for_one_room(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
        promise = await promised(ana)
        form = {"game": "lepanto", "scenario": "learning", "mine": ["christian"], "commitment": promise}
        assert await refused(luis, "POST", "/api/rooms", **form) == (409, "commitment-unknown")
        await ana.ask("POST", "/api/rooms", 201, **form)
        assert await refused(ana, "POST", "/api/rooms", **form) == (409, "commitment-unknown")
        drawn = await ana.new_room("lepanto", scenario="learning", mine=["christian"])
        assert len(drawn["commitment"]) == 64, "without one the server draws a seed, and hears no words"
        assert drawn["commitment"] != promise
        stranger = ground.stranger()
        assert await refused(stranger, "POST", "/api/commitments", game="lepanto") == (401, "web-signed-out")
        assert (await refused(ana, "POST", "/api/commitments", game="chess"))[0] == 404

    on_ground(database, bus, body)


def test_what_is_swept_is_no_seed_that_a_game_needs(database: str) -> None:
    async def body(store: Store) -> None:
        used = await begun(store, "swept1")
        idle = await store.pledge("")
        old = await store.pledge("")
        await store.pool.execute(
            "update seed set made = now() - interval '3 days' where commitment = any($1)", [used, old]
        )
        await PostgresDesk(store.pool).sweep()
        left = {row[0] for row in await store.pool.fetch("select commitment from seed")}
        assert {used, idle} <= left
        assert old not in left
        engine = Engine(GAMES, store, Ears())
        await engine.answer(Leave("swept1", "islamic", "enough"))
        await PostgresDesk(store.pool).sweep()
        assert not await store.pool.fetchval("select exists (select 1 from seed where commitment = $1)", used)
        assert (await store.load("swept1")) is not None

    on_store(database, body)
