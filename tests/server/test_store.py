"""What is kept is kept whole, once, and in one order."""

from __future__ import annotations

import asyncio
from random import Random

import asyncpg
import msgspec
import psycopg
import pytest

from maestre.play import Table, find
from maestre.play.record import Said
from maestre.server.ports import Commit, Job, Kept
from maestre.server.postgres.database import downgrade, upgrade
from maestre.server.postgres.jobs import Has
from maestre.server.postgres.store import Store
from tests.server.playing import GAMES, new_game, on_store

LEPANTO: Has = (("lepanto", find("lepanto").rules),)


def commit(game: str, expected: int, reply: str, *, jobs: tuple[Job, ...] = ()) -> Commit:
    return Commit(game, expected, (Said("christian", {"verb": "end"}),), reply, ("christian",), jobs=jobs)


def quiet(game: str, expected: int, reply: str) -> Commit:
    """An answer after which the same seat is awaited."""
    return msgspec.structs.replace(commit(game, expected, reply), before=("christian",))


def random_word(length: int) -> str:
    """A word that cannot be packed into an index."""
    rng = Random(1)
    return "".join(rng.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=length))


def test_the_tables_come_and_go(database: str) -> None:
    downgrade(database)
    with psycopg.connect(database) as server:
        row = server.execute("select count(*) from pg_tables where tablename in ('game', 'entry')").fetchone()
    assert row == (0,)
    upgrade(database)
    with psycopg.connect(database) as server:
        row = server.execute("select count(*) from pg_tables where tablename in ('game', 'entry')").fetchone()
    assert row == (2,)


def test_a_game_is_loaded_as_it_was_kept(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "lepanto", "battle")
        stored = await store.load(name)
        assert stored is not None
        assert stored.header.seed
        assert len(stored.entries) == 1, "the die for Doria's galleasses"
        assert Table.resume(GAMES["lepanto"], stored.header, stored.snapshot, stored.entries).sequence == 1
        assert await store.load("nowhere") is None

    on_store(database, body)


def test_of_two_at_the_same_place_one_is_late(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        kept = await asyncio.gather(*(store.commit(commit(name, 0, f"reply-{n}")) for n in range(8)))
        assert sorted(one.value for one in kept) == ["kept"] + ["late"] * 7
        assert len(await store.since(name, 0)) == 1

    on_store(database, body)


def test_a_reply_that_comes_twice_counts_once(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        assert await store.commit(commit(name, 0, "same")) is Kept.KEPT
        assert await store.commit(commit(name, 1, "same")) is Kept.REPEATED
        assert await store.replied(name, "same")
        assert not await store.replied(name, "other")
        assert len(await store.since(name, 0)) == 1

    on_store(database, body)


def test_a_job_is_written_with_its_entry_or_not_at_all_and_claimed_by_one(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        job = Job("test", name, "islamic", 1)
        await store.commit(commit(name, 0, "first", jobs=(job,)))
        await store.commit(commit(name, 0, "late", jobs=(job,)))
        claims = await asyncio.gather(*(store.claim(["test"], LEPANTO) for _ in range(4)))
        claimed = [one for claim in claims for one in claim]
        assert [one.job for one in claimed] == [job]
        await store.finish(claimed[0])
        assert await store.claim(["test"], LEPANTO) == []

    on_store(database, body)


def test_a_job_whose_worker_died_is_claimed_again(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        await store.commit(commit(name, 0, "first", jobs=(Job("dying", name, "islamic", 1),)))
        assert await store.claim(["dying"], LEPANTO, seconds=0.05)
        assert await store.claim(["dying"], LEPANTO) == []
        await asyncio.sleep(0.1)
        (again,) = await store.claim(["dying"], LEPANTO)
        await store.finish(again)

    on_store(database, body)


def test_answers_that_come_together_are_kept_together_each_by_its_own_merit(database: str) -> None:
    async def body(store: Store) -> None:
        games = [await new_game(store) for _ in range(6)]
        first = quiet(games[0], 0, "said before")
        assert await store.commit(first) is Kept.KEPT
        wanted = [
            quiet(games[0], 1, "said before"),
            quiet(games[1], 7, "too late"),
            *(quiet(game, 0, "in time") for game in games[2:]),
        ]
        kept = await asyncio.gather(*(store.commit(one) for one in wanted))
        assert kept == [Kept.REPEATED, Kept.LATE, *[Kept.KEPT] * 4]
        lengths = [len(await store.since(game, 0)) for game in games]
        assert lengths == [1, 0, 1, 1, 1, 1]

    on_store(database, body)


@pytest.mark.parametrize("name", [random_word(30_000), "half a sign \ud800", "nothing \0"])
def test_an_answer_that_cannot_be_kept_harms_no_other_that_came_with_it(database: str, name: str) -> None:
    async def body(store: Store) -> None:
        games = [await new_game(store) for _ in range(16)]
        wanted = [quiet(game, 0, name if place == 7 else f"good {place}") for place, game in enumerate(games)]
        kept = await asyncio.gather(*(store.commit(one) for one in wanted), return_exceptions=True)
        assert isinstance(kept.pop(7), Exception)
        assert kept == [Kept.KEPT] * 15
        lengths = [len(await store.since(game, 0)) for game in games]
        assert lengths == [int(place != 7) for place in range(16)]

    on_store(database, body)


def test_a_database_that_goes_away_is_an_error_for_all_who_wait(database: str) -> None:
    async def body(store: Store) -> None:
        games = [await new_game(store) for _ in range(3)]
        await store.pool.close()
        answers = (store.commit(quiet(game, 0, "lost")) for game in games)
        found = await asyncio.gather(*answers, return_exceptions=True)
        assert all(isinstance(error, asyncpg.InterfaceError) for error in found)

    on_store(database, body)
