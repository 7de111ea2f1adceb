"""Reports over the wire, the page of admins, and what somebody who is kept out meets, on two web nodes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import nats
import uvloop
from websockets import ConnectionClosed

from maestre.play import find, installed
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.operating.steward import Steward
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web import make_app
from tests.server.web.place import EASY, Node, Place, Socket, Visitor, in_place, served

REALM = f"reports{os.getpid()}"
PASSWORD = "a-long-enough-password"
SIGNED_OUT = 4401

Body = Callable[[Node, Node, Steward], Awaitable[None]]


def on_nodes(database: str, bus: str, body: Body, **pace: str) -> None:
    """Run a test's body beside two nodes, a worker, and somebody at a terminal."""
    settings = msgspec.structs.replace(
        EASY, pace=msgspec.structs.replace(EASY.pace, **{"reports": "1000/minute"} | pace)
    )

    async def run() -> None:
        worker = await Worker.connect(database, bus, {key: find(key) for key in installed()}, REALM)
        working = asyncio.create_task(worker.run(answers=True, jobs=worker.players()))
        async with AsyncExitStack() as stack:
            nodes = []
            for _ in range(2):
                store = await Store.connect(database)
                stack.push_async_callback(store.close)
                client = await nats.connect(bus)
                stack.push_async_callback(client.close)
                engines, own = NatsEngines(client, REALM), NatsBus(client, REALM)
                steward = Steward(store.pool, own, engines)
                accounts = PostgresAccounts(store.pool, "http://127.0.0.1")
                app = make_app(PostgresDesk(store.pool), engines, own, accounts, store, settings, steward=steward)
                nodes.append(await stack.enter_async_context(served(app)))
            await body(nodes[0], nodes[1], steward)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    uvloop.run(run())


async def account(node: Node, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = node.stranger()
    await visitor.post("/api/accounts", 201, name=f"{name} {os.urandom(4).hex()}", password=PASSWORD)
    visitor.person = (await visitor.get("/api/me"))["person"]
    return visitor


async def an_admin(node: Node, steward: Steward) -> Visitor:
    visitor = await account(node, "Guardia")
    await steward.promote("terminal:test", visitor.person["id"], admin=True)
    return visitor


async def a_quarrel(here: Node, there: Node) -> tuple[dict[str, Any], Visitor, Visitor, int]:
    """Two in a room, one of whom says what should not be said: room, who said it, who heard it, and the line."""
    rude, other = await here.guest("Blas"), await there.guest("Ana")
    room = await rude.new_room(public=True)
    await other.joins(room)
    line = (await rude.post(f"/api/rooms/{room['id']}/chat", 201, words="you fool"))["id"]
    return room, rude, other, line


async def closing(socket: Socket) -> int:
    """The code with which the server ends a socket."""
    async with asyncio.timeout(60):
        with suppress(ConnectionClosed):
            while True:
                await socket.connection.recv()
    return socket.connection.close_code or 0


def test_a_report_is_seen_and_settled_by_an_admin_and_the_words_are_gone_for_others(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, rude, other, line = await a_quarrel(here, there)
        admin = await an_admin(here, steward)
        report = {"room": room["id"], "line": line, "reason": "insult", "words": "twice now"}
        await other.post("/api/reports", 204, **report)
        await other.post("/api/reports", 204, **report)
        mine = [one for one in await admin.get("/api/admin/reports") if one["report"]["room"] == room["id"]]
        assert len(mine) == 1
        assert mine[0]["report"]["quoted"] == "you fool"
        assert [one["words"] for one in mine[0]["lines"]] == ["you fool"]
        async with other.socket() as heard:
            await heard.watch(room["id"], "islamic")
            await admin.post(f"/api/admin/reports/{mine[0]['report']['id']}", 204, outcome="hide", why="be civil")
            frame = await heard.next("spoken")
            assert (frame["spoken"]["id"], frame["spoken"]["words"]) == (line, "")
        (shown,) = await rude.get(f"/api/rooms/{room['id']}/chat")
        assert (shown["words"], shown["hidden"]) == ("", True)
        (told,) = (await other.get("/api/me"))["notes"]
        assert told["message"]["key"] == "told-hide"
        await other.post("/api/me/notes", 204, until=told["id"])
        assert (await other.get("/api/me"))["notes"] == []
        assert (await rude.get("/api/me"))["notes"][0]["message"]["key"] == "told-you-hide"
        assert (await steward.log(f"report {mine[0]['report']['id']}"))[0].who == admin.person["id"]

    on_nodes(database, bus, body)


def test_only_what_one_may_know_can_be_reported(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, rude, other, line = await a_quarrel(here, there)
        stranger, nobody = await here.guest("Otro"), here.stranger()
        report = {"room": room["id"], "line": line, "reason": "insult"}
        await nobody.post("/api/reports", 401, **report)
        await stranger.post("/api/reports", 403, **report)
        await rude.post("/api/reports", 404, **report)
        await other.post("/api/reports", 404, **{**report, "line": line + 1000})
        await other.post("/api/reports", 400, **{**report, "reason": "boredom"})
        await other.post("/api/reports", 400, **{**report, "words": "x" * 501})
        await stranger.post("/api/reports", 204, room=room["id"], seat="christian", reason="name")
        private = await rude.new_room(public=False)
        await stranger.post("/api/reports", 404, room=private["id"], seat="christian", reason="name")
        names = [row for row in await steward.reports_about(rude.person["id"]) if row.kind == "name"]
        assert [(row.quoted, row.reporter) for row in names] == [("Blas", stranger.person["id"])]

    on_nodes(database, bus, body)


def test_reports_have_a_limit_for_each_person(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, _, other, line = await a_quarrel(here, there)
        report = {"room": room["id"], "line": line, "reason": "insult"}
        for _ in range(2):
            await other.post("/api/reports", 204, **report)
        await other.post("/api/reports", 429, **report)

    on_nodes(database, bus, body, reports="2/hour")


def test_for_whoever_is_no_admin_the_page_is_not_there(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, rude, other, line = await a_quarrel(here, there)
        await other.post("/api/reports", 204, room=room["id"], line=line, reason="insult")
        (report,) = [row.id for row in await steward.reports_about(rude.person["id"])]
        holder = await account(here, "Luis")
        for visitor in (here.stranger(), rude, other, holder):
            missing = await visitor.get("/api/admin/nothing", 404)
            assert await visitor.get("/api/admin/reports", 404) == missing
            assert await visitor.post(f"/api/admin/reports/{report}", 404, outcome="dismiss") == missing
            assert await visitor.post(f"/api/admin/reports/{report}", 404, nonsense=1) == missing
        admin = await an_admin(there, steward)
        await admin.get("/api/admin/reports")
        foreign = {"origin": "https://elsewhere.example"}
        answer = await admin.client.post(f"/api/admin/reports/{report}", json={"outcome": "ban"}, headers=foreign)
        assert answer.status_code == httpx.codes.FORBIDDEN
        await steward.pool.execute(
            "update session set proven = now() - interval '1 day' where person = $1", admin.person["id"]
        )
        again = await admin.post(f"/api/admin/reports/{report}", 403, outcome="dismiss")
        assert again["error"] == "AskedAgain"
        await steward.promote("terminal:test", admin.person["id"], admin=False)
        await admin.get("/api/admin/reports", 404)
        await admin.post(f"/api/admin/reports/{report}", 404, outcome="dismiss")
        assert (await steward.report(report)).settled is None

    on_nodes(database, bus, body)


def test_somebody_who_is_kept_out_is_out_at_once_on_every_node(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, rude, other, _ = await a_quarrel(here, there)
        async with rude.socket() as theirs, other.socket() as watching:
            await theirs.watch(room["id"], "christian")
            await watching.watch(room["id"], "islamic")
            await steward.ban_days("terminal:test", rude.person["id"], 3, "insults")
            assert await closing(theirs) == SIGNED_OUT
            frame = await watching.next("room")
            assert [seat["gone"] for seat in frame["room"]["seats"]] == [True, False]
        told = await rude.get("/api/me", 403)
        assert (told["error"], told["message"]["key"]) == ("Banned", "banned")
        await rude.post("/api/rooms", 403, game="lepanto", scenario="learning", mine=["christian"])
        await rude.post(f"/api/rooms/{room['id']}/chat", 403, words="hola")
        await rude.post(f"/api/links/{room['link']}/seat", 403, seat="christian", entropy="")
        await rude.post("/api/accounts", 403, name="Blas", password=PASSWORD)
        now = await other.post(f"/api/rooms/{room['id']}/bot", 200, seat="christian", bot="random")
        assert now["seats"][0]["bot"] == "random"
        await rude.delete("/api/session", 204)

    on_nodes(database, bus, body)


def test_a_closed_room_tells_those_who_watch_and_takes_no_more_answers(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, rude, other, _ = await a_quarrel(here, there)
        async with other.socket() as watching:
            await watching.watch(room["id"], "islamic")
            await steward.close_room("terminal:test", room["id"], "it was a test")
            frame = await watching.next("room")
            assert (frame["room"]["stage"], frame["room"]["closed"]) == ("closed", "it was a test")
            leave = {"is": "leave", "game": room["id"], "seat": "islamic", "reply": "1"}
            assert (await watching.call(**leave))["problem"]["message"]["key"] == "room-over"
        assert (await rude.get(f"/api/rooms/{room['id']}"))["closed"] == "it was a test"

    on_nodes(database, bus, body)


def test_a_seat_is_handed_over_by_the_engines_and_a_frozen_game_is_opened_by_them(database: str, bus: str) -> None:
    async def body(here: Node, there: Node, steward: Steward) -> None:
        room, _, other, _ = await a_quarrel(here, there)
        await steward.give_seat("terminal:test", room["id"], "christian", bot="random", why="he left")
        now = await other.get(f"/api/rooms/{room['id']}")
        assert now["seats"][0]["bot"] == "random"
        taken = b'"is":"taken"'
        bodies = [row["body"] for row in await steward.pool.fetch("select body from entry where game = $1", room["id"])]
        assert any(taken in one and b"bot:random" in one for one in bodies)
        await steward.pool.execute(
            "update game set frozen = now(), frozen_why = 'KeyError gunnery.py:1' where id = $1", room["id"]
        )
        assert (await other.get(f"/api/rooms/{room['id']}"))["frozen"] is True
        assert room["id"] in [row.id for row in await steward.games(frozen=True)]
        await steward.unfreeze("terminal:test", room["id"])
        assert (await other.get(f"/api/rooms/{room['id']}"))["frozen"] is False
        assert [row.what for row in await steward.log(room["id"])] == ["unfreeze", "seat"]

    on_nodes(database, bus, body)


def test_at_home_there_is_nobody_to_report_to(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        guest = await place.guest("Ana")
        await guest.post("/api/reports", 404, room="x", line=1, reason="spam")
        await guest.get("/api/admin/reports", 404)

    in_place(tmp_path, body)
