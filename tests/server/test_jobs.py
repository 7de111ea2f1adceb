"""Jobs: nobody's wait for another's, what fails comes back later and less often, and ends on a list."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from maestre.play import find
from maestre.server.operating.meters import Meters
from maestre.server.people.admin import Admin
from maestre.server.ports import Failed, Job, Moved
from maestre.server.postgres.jobs import Has
from maestre.server.postgres.lanes import BOTS, MAIL, WEBHOOKS, Doer, Hands, Lane
from maestre.server.postgres.store import Store
from tests.server.playing import new_game, on_store

LANE = Lane("webhooks", at_once=4, share=2, seconds=5, tries=3, pause=0.01, longest=0.02)
LEPANTO: Has = (("lepanto", find("lepanto").rules),)
LATER = ("lepanto", find("lepanto").rules + 1)


@asynccontextmanager
async def at_work(
    store: Store,
    do: Doer,
    *,
    lane: Lane = LANE,
    has: Has = LEPANTO,
    gave_up: Callable[[Job], Awaitable[None]] | None = None,
) -> AsyncIterator[Hands]:
    """Have a lane's jobs done as long as the body runs."""
    hands = Hands(lane, store, has, {"webhook": do}, Meters(), gave_up=gave_up)
    working = asyncio.create_task(hands.work())
    try:
        yield hands
    finally:
        hands.stop()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


async def put(store: Store, game: str, *persons: str) -> None:
    """Let so many jobs be due, in this order."""
    for number, person in enumerate(persons):
        await store.enqueue(Job("webhook", game, "islamic", number, person=person))


def fresh(database: str, body: Callable[[Store, str], Awaitable[None]]) -> None:
    """Run a test's body with a game and no jobs."""

    async def run(store: Store) -> None:
        await store.pool.execute("delete from job")
        await body(store, await new_game(store))

    on_store(database, run)


async def until(true: Callable[[], bool], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def test_one_persons_slow_jobs_do_not_delay_anothers(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        done: list[str] = []
        stuck = asyncio.Event()
        under_way = 0

        async def do(job: Job) -> bool:
            nonlocal under_way
            if job.person == "slow":
                under_way += 1
                assert under_way <= LANE.share
                await stuck.wait()
            done.append(job.person)
            return True

        await put(store, game, *["slow"] * 20, "quick", "other", "quick")
        async with at_work(store, do), at_work(store, do):
            await until(lambda: len(done) == 3, 2)
            assert sorted(done) == ["other", "quick", "quick"]
            assert under_way == LANE.share, "on both workers together"
            stuck.set()

    fresh(database, body)


def test_jobs_are_given_out_in_fair_order_by_person(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        await put(store, game, "a", "a", "a", "a", "b", "b", "c")
        order = []
        for _ in range(7):
            (claimed,) = await store.claim(["webhook"], LEPANTO)
            order.append(claimed.job.person)
            await store.finish(claimed)
        assert order == ["a"] * 4 + ["b"] * 2 + ["c"], "one at a time: the oldest first"
        await put(store, game, "a", "a", "a", "a", "b", "b", "c")
        order = [(await store.claim(["webhook"], LEPANTO))[0].job.person for _ in range(7)]
        assert order == ["a", "b", "c", "a", "b", "a", "a"], "who has least under way comes first"

    fresh(database, body)


def test_what_fails_is_tried_again_and_at_last_given_up_where_it_can_be_seen_and_tried_anew(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        tried: list[Job] = []
        lost: list[Job] = []
        works = False

        async def do(job: Job) -> bool:
            tried.append(job)
            if works:
                return True
            if job.seat == "gone":
                raise Failed("no such address", final=True)
            raise RuntimeError("a secret")

        async def gave_up(job: Job) -> None:
            lost.append(job)

        async with at_work(store, do, gave_up=gave_up) as hands:
            await put(store, game, "a")
            await until(lambda: bool(lost))
            assert len(tried) == LANE.tries
            await store.enqueue(Job("webhook", game, "gone", person="a"))
            await until(lambda: len(lost) == 2)
            assert len(tried) == LANE.tries + 1, "what is final is not tried again"
            admin = Admin(store.pool)
            broken, gone = sorted(await admin.jobs(given_up=True), key=lambda job: job.id)
            assert (gone.last_error, gone.attempts, gone.lane) == ("no such address", 1, "webhooks")
            assert (broken.last_error, broken.attempts, broken.person) == ("RuntimeError", LANE.tries, "a")
            samples = hands.meters.jobs.labels("webhooks", "given up")._value.get()
            assert samples == 2
            (backlog,) = await store.backlog()
            assert (backlog.waiting, backlog.given_up, backlog.key, backlog.rules) == (0, 2, *LEPANTO[0])
            works = True
            assert await admin.retry("terminal:test", broken.id) == 1
            await until(lambda: len(tried) == LANE.tries + 2)
            assert [job.id for job in await admin.jobs(given_up=True)] == [gone.id]

    fresh(database, body)


def test_a_job_of_which_its_workers_die_is_given_up_too(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        await put(store, game, "a")
        for _ in range(LANE.tries):
            assert await store.claim(["webhook"], LEPANTO, seconds=0.01)
            await asyncio.sleep(0.02)
        tried: list[Job] = []

        async def do(job: Job) -> bool:
            tried.append(job)
            return True

        async with at_work(store, do):
            await asyncio.sleep(0.3)
        assert not tried
        assert [job.last_error for job in await Admin(store.pool).jobs(given_up=True)] == ["whoever did it died of it"]

    fresh(database, body)


def test_a_claim_is_kept_up_as_long_as_the_work_goes_on(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        begun: list[Job] = []

        async def do(job: Job) -> bool:
            begun.append(job)
            await asyncio.sleep(0.6)
            return True

        lane = msgspec.structs.replace(LANE, seconds=0.2)
        await put(store, game, "a")
        async with at_work(store, do, lane=lane), at_work(store, do, lane=lane):
            await asyncio.sleep(1)
        assert len(begun) == 1
        assert await store.backlog() == []

    fresh(database, body)


def test_what_is_under_way_is_not_done_twice_because_somebody_wants_it_tried_again(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        await put(store, game, "a")
        (mine,) = await store.claim(["webhook"], LEPANTO)
        assert await Admin(store.pool).retry("terminal:test", mine.id) == 1
        assert await store.claim(["webhook"], LEPANTO) == []
        await store.finish(mine)
        assert await store.backlog() == []

    fresh(database, body)


def test_what_another_did_meanwhile_is_not_struck_off_by_who_was_too_slow(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        await put(store, game, "a")
        (first,) = await store.claim(["webhook"], LEPANTO, seconds=0.01)
        await asyncio.sleep(0.05)
        (second,) = await store.claim(["webhook"], LEPANTO)
        await store.finish(first)
        await store.fail(first, "late", 0, last=True)
        assert await Admin(store.pool).jobs(given_up=True) == []
        assert len(await store.backlog()) == 1
        await store.finish(second)
        assert await store.backlog() == []

    fresh(database, body)


def test_a_worker_takes_only_jobs_of_games_and_rules_that_it_has(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        other = await new_game(store, "cards")
        await put(store, game, "a")
        await put(store, other, "b")
        assert await store.claim(["webhook"], (LATER, ("cards", 7))) == []
        assert await store.claim(["webhook"], ()) == []
        (mine,) = await store.claim(["webhook"], (("cards", 1), LATER))
        assert mine.job.game == other
        (any_rules,) = await store.claim(["webhook"], (("lepanto", None),))
        assert any_rules.job.game == game
        await store.release(any_rules)
        await store.pool.execute("update game set rules = $2 where id = $1", game, LATER[1])
        assert await store.claim(["webhook"], LEPANTO) == [], "it was carried over"
        assert len(await store.claim(["webhook"], (LATER,))) == 1

    fresh(database, body)


def test_a_job_of_a_game_that_was_carried_over_is_left_to_others_without_a_failure(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        async def do(_: Job) -> bool:
            await store.pool.execute("update game set rules = $2 where id = $1", game, LATER[1])
            raise Moved(*LATER, ours=LATER[1] - 1)

        await put(store, game, "a")
        async with at_work(store, do):
            await asyncio.sleep(0.2)
        (left,) = await store.claim(["webhook"], (LATER,))
        assert left.failures == 1

    fresh(database, body)


def test_told_to_stop_a_lane_ends_what_is_under_way_and_takes_nothing_more(database: str) -> None:
    async def body(store: Store, game: str) -> None:
        begun: list[int] = []
        done: list[int] = []

        async def do(job: Job) -> bool:
            begun.append(job.sequence)
            await asyncio.sleep(0.3)
            done.append(job.sequence)
            return True

        hands = Hands(LANE, store, LEPANTO, {"webhook": do}, Meters())
        await put(store, game, "a", "b", "c", "d", "e", "f")
        working = asyncio.create_task(hands.work())
        await until(lambda: len(begun) == LANE.at_once)
        hands.stop()
        await asyncio.wait_for(working, 60)
        assert sorted(done) == sorted(begun)
        assert len(done) == LANE.at_once
        (left,) = await store.backlog()
        assert left.waiting == 2

    fresh(database, body)


@pytest.mark.parametrize("lane", [BOTS, MAIL, WEBHOOKS])
def test_tries_grow_apart_to_a_limit_and_differ_by_chance(lane: Lane) -> None:
    chance = Random(1)
    pauses = [lane.after(failures, chance) for failures in range(1, lane.tries + 1)]
    for failures, pause in enumerate(pauses, 1):
        middle = min(lane.longest, lane.pause * 2 ** (failures - 1))
        assert middle / 2 <= pause <= middle * 1.5
    assert len(dict.fromkeys(lane.after(1, chance) for _ in range(20))) > 10
