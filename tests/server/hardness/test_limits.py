"""Limits that all web nodes share, that no stranger can turn against somebody, and that a club does not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
import uvloop

from maestre.server.people.identity.names import new_id
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web import Pace, Settings
from maestre.server.web.limits.limiter import CROWD, Limiter, Memory, Rate, network
from maestre.server.web.problems import TooMuch
from tests.server.hardness.ground import EASY, Browser, Ground, on_ground, opened

PASSWORD = "a-long-enough-password"


def with_desks(database: str, body: Callable[[PostgresDesk, PostgresDesk], Awaitable[None]]) -> None:
    """Run a test's body with the desks of two nodes."""

    async def run() -> None:
        stores = [await Store.connect(database, connections=8) for _ in range(2)]
        await stores[0].pool.execute("delete from bucket")
        try:
            await body(*(PostgresDesk(store.pool) for store in stores))
        finally:
            for store in stores:
                await store.close()

    uvloop.run(run())


def test_of_forty_at_once_on_two_nodes_exactly_ten_are_let_through(database: str) -> None:
    async def body(here: PostgresDesk, there: PostgresDesk) -> None:
        for name in ("one", "two", "three"):
            spent = (desk.spend(name, 360.0, 10) for _ in range(20) for desk in (here, there))
            waits = await asyncio.gather(*spent)
            assert sum(wait == 0 for wait in waits) == 10
            assert all(0 < wait <= 360 for wait in waits if wait)

    with_desks(database, body)


def test_what_was_spent_comes_back_bit_by_bit_and_a_full_bucket_is_swept(database: str) -> None:
    async def body(here: PostgresDesk, there: PostgresDesk) -> None:
        assert [await here.spend("x", 0.2, 2) > 0 for _ in range(3)] == [False, False, True]
        await here.spend("long", 100, 2)
        await asyncio.sleep(0.25)
        assert [await there.spend("x", 0.2, 2) > 0 for _ in range(2)] == [False, True]
        await asyncio.sleep(0.5)
        await there.sweep_buckets()
        assert [row["name"] for row in await here.pool.fetch("select name from bucket")] == ["long"]

    with_desks(database, body)


def test_a_flood_that_is_refused_asks_the_database_once(database: str) -> None:
    async def body(here: PostgresDesk, _: PostgresDesk) -> None:
        asked = 0

        class Counting:
            async def spend(self, name: str, every: float, most: int) -> float:
                nonlocal asked
                asked += 1
                return await here.spend(name, every, most)

        limiter = Limiter(Pace(guests="2/hour"), Counting())
        waits = [await limiter.spend("guests", "8.8.8.8") for _ in range(50)]
        assert waits[:2] == [0, 0]
        assert all(0 < wait <= 3600 for wait in waits[2:])
        assert asked == 3

    with_desks(database, body)


def test_without_its_database_a_node_counts_by_itself_and_fails_nobody(database: str) -> None:
    async def body(here: PostgresDesk, there: PostgresDesk) -> None:
        limiter = Limiter(Pace(guests="3/hour"), here)
        await here.pool.close()
        assert await there.spend("x", 1, 1) == 0, "the other node's is there"
        for _ in range(3):
            await limiter.count("guests", "8.8.8.8")
        with pytest.raises(TooMuch):
            await limiter.count("guests", "8.8.8.8")

    with_desks(database, body)


def test_nothing_of_whom_is_counted_stands_in_the_database(database: str) -> None:
    async def body(here: PostgresDesk, _: PostgresDesk) -> None:
        limiter = Limiter(Pace(), here)
        await limiter.count("sign_ins", "8.8.8.8 ana@maestre.example")
        (row,) = await here.pool.fetch("select name from bucket")
        assert row["name"].startswith("sign_ins/")
        assert "8.8.8.8" not in row["name"]
        assert "ana" not in row["name"]

    with_desks(database, body)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("[2001:db8:1:3::1]", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 500, "x" * 64),
    ],
)
def test_a_home_counts_as_one_address_whatever_it_calls_itself(host: str, counted: str) -> None:
    assert network(host) == counted


def test_the_memory_forgets_buckets_that_are_full_again() -> None:
    memory = Memory()
    for number in range(50_000):
        memory.spend(str(number), Rate(1, 1e-9))
    assert len(memory._full_at) <= 20_001


def test_two_nodes_count_the_same_guests(database: str, bus: str) -> None:
    async def run() -> None:
        settings = msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, guests="3/hour"))
        async with opened(database, bus, settings=settings) as here, opened(database, bus, settings=settings) as there:
            answers = []
            for ground in (here, there, here, there, here):
                browser = ground.stranger()
                answers.append((await browser.client.post("/api/session/guest", json={"name": "Ana"})).status_code)
            assert answers == [201, 201, 201, 429, 429]

    uvloop.run(run())


async def sign_in(browser: Browser, email: str, password: str) -> int:
    form = {"email": email, "password": password}
    return (await browser.client.post("/api/session/password", json=form)).status_code


def test_nobody_is_locked_out_by_others_who_try_passwords_from_elsewhere(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        name = f"Ana {new_id()}"
        owner = ground.stranger(**{"x-forwarded-for": "192.0.2.1"})
        await owner.ask("POST", "/api/accounts", 201, name=name, password=PASSWORD)
        said = []
        for number in range(8):
            thief = ground.stranger(**{"x-forwarded-for": f"198.51.100.{number}"})
            said += [await sign_in(thief, f"{' ' * often}{name}", "wrong") for often in range(4)]
        assert said.count(401) == 8 * 3
        assert said.count(429) == 8, "each address is stopped by itself"
        fresh = ground.stranger(**{"x-forwarded-for": "203.0.113.9"})
        assert await sign_in(fresh, name, PASSWORD) == 201, "no cookie, another address, and the right password"
        assert "maestre_sign_ins_slowed_total 1.0" in ground.house.gauges.written().decode()

    tight = Pace(sign_ins="3/hour", strangers="24/hour", accounts="10/hour")
    on_ground(database, bus, body, settings=Settings(pace=tight, proxied=True))


def test_thirty_guests_of_a_club_behind_one_address_play_unrefused(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        club = {"x-forwarded-for": "192.0.2.1"}
        guests = await asyncio.gather(*(ground.guest(f"G{number}", **club) for number in range(30)))

        async def pair(host: Browser, friend: Browser) -> None:
            room = await host.new_room("lepanto", scenario="learning", mine=["christian"])
            await friend.ask("GET", f"/api/links/{room['link']}")
            await friend.joins(room, "islamic")
            for browser, seat in ((host, "christian"), (friend, "islamic")):
                assert (await browser.watch(room["id"], seat))["is"] == "whole"
                await browser.ask("GET", "/api/rooms")
                await browser.ask("GET", f"/api/rooms/{room['id']}/replay")
                hint = {"is": "look", "game": room["id"], "seat": seat}
                for _ in range(10):
                    assert (await browser.call(**hint))["is"] == "whole"

        await asyncio.gather(*(pair(*guests[number : number + 2]) for number in range(0, 30, 2)))

    on_ground(database, bus, body, settings=Settings(proxied=True))


def test_a_crowd_may_do_ten_times_what_one_person_may(database: str) -> None:
    async def body(here: PostgresDesk, _: PostgresDesk) -> None:
        limiter = Limiter(Pace(rooms="2/hour"), here)
        for _time in range(2 * CROWD):
            await limiter.count("rooms", "192.0.2.1", CROWD)
        with pytest.raises(TooMuch):
            await limiter.count("rooms", "192.0.2.1", CROWD)

    with_desks(database, body)


# ---------------------------------------------------------------- caps on rooms and bots


async def made(browser: Browser, **how: Any) -> tuple[int, dict[str, Any]]:
    """Try to make a room, and give status and answer."""
    form = {"game": "lepanto", "scenario": "learning", **how}
    answer = await browser.client.post("/api/rooms", json=form)
    return answer.status_code, answer.json()


def test_one_person_has_so_many_rooms_under_way_even_if_all_are_made_at_once(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
        tries = await asyncio.gather(*(made(ana, mine=["christian"]) for _ in range(25)))
        rooms = [room for status, room in tries if status == 201]
        assert len(rooms) == 10
        (said,) = {room["message"]["key"] for status, room in tries if status == 409}
        assert said == "cap-rooms"
        status, room = await made(luis, mine=["christian"])
        assert status == 201, "another person has a share of their own"
        form = {"seat": "islamic", "entropy": ""}
        sat = await ana.client.post(f"/api/links/{room['link']}/seat", json=form)
        assert (sat.status_code, sat.json()["message"]["key"]) == (409, "cap-rooms")
        await ana.ask("POST", f"/api/rooms/{rooms[0]['id']}/leave", 200, seat="christian")
        assert (await ana.client.post(f"/api/links/{room['link']}/seat", json=form)).status_code == 201

    on_ground(database, bus, body)


def test_one_person_has_so_many_bots_at_work(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana = await ground.guest("Ana")
        first = [await made(ana, mine=["christian"], bots={"islamic": "random"}) for _ in range(4)]
        assert [status for status, _ in first] == [201] * 4
        status, said = await made(ana, mine=["christian"], bots={"islamic": "random"})
        assert (status, said["message"]["key"]) == (409, "cap-bots")
        assert dict(said["message"]["args"]) == {"most": 4, "guest": "yes"}
        status, room = await made(ana, mine=["christian"])
        assert status == 201
        form = {"seat": "islamic", "bot": "random"}
        seated = await ana.client.post(f"/api/rooms/{room['id']}/bot", json=form)
        assert (seated.status_code, seated.json()["message"]["key"]) == (409, "cap-bots")
        await ana.ask("POST", f"/api/rooms/{first[0][1]['id']}/leave", 200, seat="christian")
        assert (await ana.client.post(f"/api/rooms/{room['id']}/bot", json=form)).status_code == 200

    on_ground(database, bus, body)


def test_the_holder_of_an_account_may_have_more(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana = await ground.guest("Ana")
        await ana.ask("POST", "/api/accounts", 201, name=f"Ana {new_id()}", password=PASSWORD)
        tries = [await made(ana, mine=["christian"], bots={"islamic": "random"}) for _ in range(13)]
        assert [status for status, _ in tries] == [201] * 12 + [409]
        assert dict(tries[-1][1]["message"]["args"])["guest"] == "no"

    on_ground(database, bus, body)
