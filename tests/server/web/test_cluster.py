"""Two web nodes over the real PostgreSQL and NATS, with a worker: whoever is where, they meet at one table."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import nats
import uvloop

from maestre.play import find, installed
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.people.accounts import PostgresAccounts
from maestre.server.people.lobby import PostgresDesk
from maestre.server.postgres.store import Store
from maestre.server.web import make_app
from tests.server.web.place import EASY, Node, Visitor, served

REALM = f"web{os.getpid()}"
PASSWORD = "a-long-enough-password"

Body = Callable[[Node, Node], Awaitable[None]]


def on_nodes(database: str, bus: str, body: Body) -> None:
    """Run a test's body beside two nodes and a worker."""

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
                app = make_app(
                    PostgresDesk(store.pool),
                    NatsEngines(client, REALM),
                    NatsBus(client, REALM),
                    PostgresAccounts(store.pool, "http://127.0.0.1"),
                    store,
                    EASY,
                )
                nodes.append(await stack.enter_async_context(served(app)))
            await body(nodes[0], nodes[1])
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    uvloop.run(run())


def test_players_on_different_nodes_share_a_game_from_first_seat_to_record(database: str, bus: str) -> None:
    async def body(here: Node, there: Node) -> None:
        host, friend = await here.guest("Ana"), await there.guest("Blas")
        room = await host.new_room(public=False, clock={"bank": 600, "turn": 10, "most": 900})
        async with host.socket() as mine, friend.socket() as theirs:
            await mine.send(**{"is": "watch", "room": room["id"], "seat": "christian"})
            assert (await mine.next("room"))["room"]["stage"] == "waiting"
            assert (await friend.joins(room))["stage"] == "playing"
            whole = await mine.next("whole")
            assert whole["ask"]["seat"] == "christian"
            seen = await theirs.watch(room["id"], "islamic")
            hint = await mine.call(**{"is": "hint", "game": room["id"], "seat": "christian"})
            say = {"is": "say", "game": room["id"], "seat": "christian", "reply": "1", "answer": hint["answer"]}
            assert (await mine.call(**say))["is"] == "done"
            event = await theirs.next("event")
            assert event["before"] == seen["version"]
            await friend.post(f"/api/rooms/{room['id']}/chat", 201, words="hola")
            assert (await mine.next("spoken"))["spoken"]["words"] == "hola"
            await host.get(f"/api/rooms/{room['id']}/record", 409)
            await mine.call(**{"is": "leave", "game": room["id"], "seat": "christian", "reply": "2"})
            assert (await theirs.next("event"))["outcome"]["winner"] == "islamic"
            assert (await theirs.next("room"))["room"]["stage"] == "over"
        answer = await friend.client.get(f"/api/rooms/{room['id']}/record")
        assert answer.status_code == 200
        assert msgspec.json.decode(answer.content.split(b"\n")[0])["seed"]

    on_nodes(database, bus, body)


ODD_NAMES = ("x", "%00", "%ED%A0%80", "%F0%9F%9A%A2", "..", "%2e%2e", "a" * 3000, "'; drop table room; --", "{}")
ODD_BODIES: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b"{}",
    b"\xff",
    b'{"seat": "\\ud800", "words": "\\ud800", "name": "\\ud800"}',
    b'{"seat": "christian", "bot": "veteran", "kind": "draw", "words": "\xf0\x9f\x9a\xa2", "name": "x"}',
    b'{"game": "lepanto", "scenario": "learning", "clock": {"bank": 1e99, "turn": 1, "most": 9}}',
    b'{"game": "lepanto", "scenario": "learning", "clock": {"bank": 99999999999999999999, "turn": 1, "most": 9}}',
    b'{"game": "lepanto", "scenario": "learning", "options": {"calm_allows_sail": [{}]}, "mine": ["christian"]}',
    b'{"name": "x", "email": "a@b", "password": "0123456789", "old": "x", "new": "0123456789"}',
    b'{"ticket": "x", "credential": {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}}',
)


def test_whatever_is_sent_no_route_fails(database: str, bus: str) -> None:
    async def body(here: Node, _: Node) -> None:
        visitor = await here.guest("Ana")
        room = await visitor.new_room()
        described = (await visitor.client.get("/schema/openapi.json")).json()["paths"]
        tried = 0
        for path, methods in described.items():
            names = (room["id"], room["link"], *ODD_NAMES) if "{" in path else ("",)
            for method in methods:
                if (path, method) in {("/api/session", "delete"), ("/api/me", "delete")}:
                    continue
                bodies = ODD_BODIES if method in {"post", "patch"} else ODD_BODIES[:1]
                for name, text in ((name, text) for name in names[:3] for text in bodies):
                    tried += await _holds(visitor, method, path, name, text, methods[method])
                for name in names[3:]:
                    tried += await _holds(visitor, method, path, name, ODD_BODIES[6], methods[method])
        assert tried > 300
        assert (await visitor.client.get("/readyz")).status_code == 200

    on_nodes(database, bus, body)


async def _holds(visitor: Visitor, method: str, path: str, name: str, text: bytes, route: dict[str, Any]) -> int:
    """Make sure that an odd request gets an answer that is no fault of ours, and no status that is not declared."""
    url = re.sub(r"{[a-z]+}", lambda _: name, path)
    headers = {"content-type": "application/json"}
    answer = await visitor.client.request(method.upper(), url, content=text or None, headers=headers)
    assert answer.status_code not in {429, 500, 503}, (method, url[:80], text, answer.text)
    assert str(answer.status_code) in {*route["responses"], "405"}, (method, url[:80], text, answer.status_code)
    if answer.status_code >= 400:
        assert answer.json()["message"]["key"], (method, url[:80], text)
    return 1


def test_an_account_goes_its_whole_way(database: str, bus: str) -> None:
    async def body(here: Node, there: Node) -> None:
        guest = await here.guest("Ana")
        room = await guest.new_room()
        name = f"Ana {os.getpid()}"
        form = {"name": name, "password": PASSWORD, "language": "es"}
        person = await guest.post("/api/accounts", 201, **form)
        assert not person["guest"]
        assert [found["id"] for found in (await guest.get("/api/rooms"))["mine"]] == [room["id"]]
        assert (await there.stranger().post("/api/accounts", 409, **form))["message"]["key"] == "name-taken"

        other = there.stranger()
        wrong = await other.post("/api/session/password", 401, email=name, password="wrong")
        assert wrong["message"]["key"] == "sign-in-wrong"
        await other.post("/api/session/password", 201, email=name, password=PASSWORD)
        change: dict[str, Any] = {"name": f"Eva {os.getpid()}", "notify_email": True}
        assert (await other._ask("PATCH", "/api/me", 200, change))["person"]["name"] == change["name"]
        me = await guest.get("/api/me")
        assert me["account"]["email"] is None
        assert me["account"]["notify_email"]
        assert not me["home"]
        assert (await other.post("/api/me/passkeys/options", 201))["options"]["challenge"]
        assert (await other.post("/api/session/passkey/options", 201))["ticket"]
        await other.post("/api/me/password", 401, old="wrong", new=PASSWORD + "!")
        await other.post("/api/me/password", 204, old=PASSWORD, new=PASSWORD + "!")
        assert (await guest.get("/api/me"))["person"] is None
        kept = await other.client.get("/api/me/export")
        assert change["name"] in kept.text
        assert PASSWORD not in kept.text
        await other.delete("/api/me", 204)
        assert (await other.get("/api/me"))["person"] is None
        await other.post("/api/session/password", 401, email=name, password=PASSWORD + "!")

    on_nodes(database, bus, body)


def test_a_bot_on_a_worker_answers_and_the_event_reaches_the_browser(database: str, bus: str) -> None:
    async def body(here: Node, _: Node) -> None:
        host = await here.guest("Ana")
        room = await host.new_room(mine=["islamic"], bots={"christian": "random"})
        assert room["stage"] == "playing"
        async with host.socket() as mine:
            await mine.watch(room["id"], "islamic")
            event = await mine.next("event")
            assert event["version"] > event["before"]

    on_nodes(database, bus, body)
