"""Each part has the rights in NATS that it needs and no others: `deploy/nats.conf`, on a real server."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import nats
import pytest
from nats.aio.client import Client

from maestre.server.natsbus import NatsBus, NatsEngines, engine_subject
from maestre.server.operating.stack import Stack
from maestre.server.ports import WAKE, Away, game_subject, room_subject
from maestre.server.wire import Look
from tests.server.web.place import Node

CONF = Path(__file__).parents[2] / "deploy/nats.conf"
REALM = "club-2"
PARTS = ("web", "engine", "jobs")
WORDS = {part: token_hex(24) for part in PARTS}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A NATS with our file, as Compose starts it for a realm of its own."""
    program = shutil.which("nats-server") or "/usr/sbin/nats-server"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    conf = tmp_path_factory.mktemp("nats") / "nats.conf"
    text = CONF.read_text(encoding="utf-8").replace("maestre.", f"{REALM}.")
    conf.write_text(text.replace("0.0.0.0:4222", f"127.0.0.1:{port}").replace("http: 127.0.0.1:8222\n", ""))
    words = {f"NATS_{part.upper()}_PASSWORD": f'"{word}"' for part, word in WORDS.items()}
    with subprocess.Popen([program, "-c", str(conf)], env=os.environ | words) as running:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield port
        running.terminate()


def _url(part: str, port: int) -> str:
    return f"nats://{part}:{WORDS[part]}@127.0.0.1:{port}"


def _on(part: str, port: int, body: Callable[[Client, list[str]], Awaitable[None]]) -> None:
    """Run a body with a connection of a part's, and with what NATS complains of."""

    async def run() -> None:
        complaints: list[str] = []

        async def complain(error: Exception) -> None:
            complaints.append(str(error))

        client = await nats.connect(_url(part, port), error_cb=complain, allow_reconnect=False)
        try:
            await body(client, complaints)
        finally:
            await client.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------------------------------ what is allowed


def test_a_whole_server_runs_with_each_part_under_its_own_name(server: int, database: str, tmp_path: Path) -> None:
    stack = Stack(database, _url("web", server), tmp_path, REALM)
    stack.environment["MAESTRE_PACE"] = ",".join(f"{what}=100000/minute" for what in ("guests", "rooms", "requests"))
    everybody = stack.environment
    try:
        for name, part, role in (
            ("engine", "engine", "engine"),
            ("bots", "jobs", "bot"),
            ("notices", "jobs", "notice"),
        ):
            stack.environment = everybody | {"MAESTRE_NATS": _url(part, server)}
            stack.worker(name, role)
        stack.environment = everybody
        ports = [stack.web(name).port for name in ("web0", "web1")]
        asyncio.run(_play(ports))
    finally:
        stack.stop()
    said = "".join(path.read_text(encoding="utf-8") for path in tmp_path.glob("*.log"))
    assert "ermissions" not in said
    assert "nats refuses" not in said
    assert "nats is away" not in said


class _Undeclared:
    async def check(self, answer: httpx.Response) -> None:
        """Look at nothing: what is declared is tried elsewhere."""


async def _play(ports: list[int]) -> None:
    """Two people at two nodes play and talk; then one plays against the machine, which moves first."""
    here, there = (Node(f"http://127.0.0.1:{port}", _Undeclared()) for port in ports)  # type: ignore[arg-type]
    host, friend = await here.guest("Ana"), await there.guest("Blas")
    room = await host.new_room()
    await friend.joins(room)
    async with host.socket() as mine, friend.socket() as theirs:
        await mine.watch(room["id"], "christian")
        await theirs.watch(room["id"], "islamic")
        hint = await mine.call(**{"is": "hint", "game": room["id"], "seat": "christian"})
        assert hint["is"] == "advice", hint
        say = {"is": "say", "game": room["id"], "seat": "christian", "reply": "1", "answer": {"verb": "end"}}
        said = await mine.call(**say)
        assert said["is"] == "done", said
        assert (await theirs.next("event"))["before"] >= 0
        await friend.post(f"/api/rooms/{room['id']}/chat", 201, words="hola")
        assert (await mine.next("spoken"))["spoken"]["words"] == "hola"
        alone = await host.new_room(mine=["islamic"], bots={"christian": "random"})
        await mine.watch(alone["id"], "islamic")
        assert (await mine.next("event"))["version"] >= 1
    for visitor in (host, friend):
        await visitor.client.aclose()


# ------------------------------------------------------------------------------------------------------ what is refused


def _of(subject: str) -> str:
    return f"{REALM}.{subject}"


ENGINE = engine_subject("lepanto", 1)
FORBIDDEN = [
    ("web", "subscribe", _of(ENGINE)),
    ("web", "subscribe", _of("engine.>")),
    ("web", "subscribe", _of("inbox.engine.>")),
    ("web", "subscribe", _of("inbox.>")),
    ("web", "subscribe", "_INBOX.>"),
    ("web", "subscribe", _of(WAKE)),
    ("web", "subscribe", _of("cancel")),
    ("web", "subscribe", ">"),
    ("web", "publish", _of(game_subject("room"))),
    ("web", "publish", _of("inbox.web.another.one")),
    ("web", "publish", f"another.{ENGINE}"),
    ("web", "subscribe", f"another.{room_subject('room')}"),
    ("engine", "publish", _of(ENGINE)),
    ("engine", "publish", _of(room_subject("room"))),
    ("engine", "publish", _of("inbox.web.another.one")),
    ("engine", "subscribe", _of("inbox.web.>")),
    ("engine", "subscribe", _of(game_subject("room"))),
    ("engine", "subscribe", ">"),
    ("jobs", "subscribe", _of(ENGINE)),
    ("jobs", "subscribe", _of("inbox.web.>")),
    ("jobs", "subscribe", _of(game_subject("room"))),
    ("jobs", "publish", _of(ENGINE)),
    ("jobs", "publish", _of(room_subject("room"))),
]


@pytest.mark.parametrize(("part", "deed", "subject"), FORBIDDEN, ids=[" ".join(one) for one in FORBIDDEN])
def test_a_part_can_do_nothing_that_is_anothers(server: int, part: str, deed: str, subject: str) -> None:
    async def body(client: Client, complaints: list[str]) -> None:
        await (client.subscribe(subject) if deed == "subscribe" else client.publish(subject, b"x"))
        await client.flush()
        await asyncio.sleep(0.05)
        assert len(complaints) == 1
        assert "permissions violation" in complaints[0].lower()
        assert subject.lower() in complaints[0].lower()

    _on(part, server, body)


def test_a_web_node_that_poses_as_an_engine_gets_no_call(server: int) -> None:
    async def body(client: Client, complaints: list[str]) -> None:
        taken: list[Any] = []

        async def take(message: Any) -> None:
            taken.append(message.data)

        await client.subscribe(_of(ENGINE), queue="engine", cb=take)
        caller = await NatsBus.connect(_url("web", server), REALM)
        with pytest.raises(Away):
            await NatsEngines(caller.client, REALM).call("lepanto", 1, Look("room", ""))
        await caller.client.close()
        assert taken == []
        assert len(complaints) == 1

    _on("web", server, body)


def test_an_engine_answers_whoever_asked_and_nobody_else(server: int) -> None:
    async def body(client: Client, complaints: list[str]) -> None:
        inboxes: list[str] = []

        async def answer(message: Any) -> None:
            inboxes.append(message.reply)
            await message.respond(msgspec.json.encode("answered"))

        await client.subscribe(_of(ENGINE), queue="engine", cb=answer)
        await client.flush()
        caller = await NatsBus.connect(_url("web", server), REALM)
        reply = await NatsEngines(caller.client, REALM).call("lepanto", 1, Look("room", ""))
        await caller.client.close()
        assert reply == b'"answered"'
        assert inboxes[0].startswith(_of("inbox.web."))
        assert complaints == []

    _on("engine", server, body)


@pytest.mark.parametrize("named", [{}, {"auth_token": "token"}, {"user": "web", "pass": "wrong"}, {"user": "root"}])
def test_nobody_comes_in_without_a_name_and_its_password(server: int, named: dict[str, str]) -> None:
    with socket.create_connection(("127.0.0.1", server), 5) as line, line.makefile("rwb") as spoken:
        assert spoken.readline().startswith(b"INFO ")
        spoken.write(b"CONNECT " + msgspec.json.encode({"verbose": False} | named) + b"\r\nPING\r\n")
        spoken.flush()
        assert b"Authorization Violation" in spoken.readline()
