"""No secret of anybody's is ever written to a log, however much is logged and whatever goes wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect

from maestre.play import Order
from maestre.server.operating.stack import Stack, new_database
from maestre.server.people.identity.names import new_id
from maestre.server.postgres.seals import Sealed, read_keys
from maestre.server.wire import Say, encode
from tests.server.conftest import POSTGRES

LOUD = "import logging\nlogging.basicConfig(level=logging.DEBUG)\nlogging.debug('as loud as can be')\n"
"""Makes a process of ours, and every library in it, log all it can."""
WORDS = {
    "password": "correct-horse-battery-1",
    "new": "correct-horse-battery-2",
    "wrong": "wrong-horse-battery-3",
    "entropy": "thrown-by-Ana-herself",
    "chat": "between-you-and-me-alone",
}


class Visitor:
    """Somebody with a browser, whose secrets are written down."""

    def __init__(self, port: int, secrets: dict[str, str]) -> None:
        self.port = port
        self.secrets = secrets
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20)

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        answer = await self.client.request(method, path, json=body or None)
        token = self.client.cookies.get("maestre")
        if token:
            self.secrets[f"token {len(self.secrets)}"] = token
        return answer

    async def tell(self, *frames: bytes) -> list[str]:
        """Send frames, and give the first thing that each brings."""
        cookie = {"Cookie": f"maestre={self.client.cookies.get('maestre')}"}
        async with connect(f"ws://127.0.0.1:{self.port}/socket", additional_headers=cookie) as socket:
            told = []
            for frame in frames:
                await socket.send(frame.decode())
                told.append(str(await asyncio.wait_for(socket.recv(), 20)))
            return told


async def all_flows(port: int, database: str, secrets: dict[str, str]) -> None:
    """Everything that people do with secrets."""
    ana, luis = Visitor(port, secrets), Visitor(port, secrets)
    async with ana.client, luis.client:
        await flows_of(ana, luis, database, secrets)


async def flows_of(ana: Visitor, luis: Visitor, database: str, secrets: dict[str, str]) -> None:
    email = f"Ana {new_id()}"
    await ana.ask("POST", "/api/session/guest", name="Ana")
    made = await ana.ask("POST", "/api/accounts", name=email, password=secrets["password"])
    assert made.status_code == 201
    for word, status in ((secrets["wrong"], 401), (secrets["password"], 201)):
        assert (await ana.ask("POST", "/api/session/password", email=email, password=word)).status_code == status
    changed = await ana.ask("POST", "/api/me/password", old=secrets["password"], new=secrets["new"])
    assert changed.status_code == 204
    assert (await ana.ask("POST", "/api/session/password", email=email, password=[secrets["new"]])).status_code == 400
    options = (await ana.ask("POST", "/api/me/passkeys/options")).json()
    secrets["ticket"] = options["ticket"]
    await ana.ask("POST", "/api/me/passkeys", ticket=options["ticket"], credential={"id": secrets["wrong"]})
    form = {"game": "lepanto", "scenario": "learning", "mine": ["christian"], "entropy": secrets["entropy"]}
    form |= (await ana.ask("POST", "/api/commitments", game="lepanto")).json()
    room = (await ana.ask("POST", "/api/rooms", **form)).json()
    secrets["link"] = room["link"]
    await luis.ask("POST", "/api/session/guest", name="Luis")
    await luis.ask("GET", f"/api/links/{room['link']}")
    await luis.ask("POST", f"/api/links/{room['link']}/seat", seat="islamic", entropy=secrets["entropy"])
    await ana.ask("POST", f"/api/rooms/{room['id']}/chat", words=secrets["chat"])
    watch = encode({"is": "watch", "room": room["id"], "seat": "christian"})
    call = b'{"is":"call","id":1,"call":%b}' % encode(Say(room["id"], "christian", "one", Order("end")))
    await ana.tell(watch, call, b'{"is":"call","id":1,"call":{"is":"say"}}')
    await ana.ask("GET", f"/api/rooms/{room['id']}/replay")
    await ana.ask("GET", "/api/me/export")
    with psycopg.connect(database, autocommit=True) as server:
        kept = server.execute("select commitment, key_id, sealed from seed where room = %s", (room["id"],)).fetchone()
        assert kept is not None
        seed = read_keys(secrets["keys"]).open(Sealed(*kept))
        secrets["seed"] = seed.hex()
        secrets["seed as Python writes it"] = repr(seed)[2:-1]
    await everything_breaks(ana, luis, database, email, room)
    await ana.ask("DELETE", "/api/me")


async def everything_breaks(ana: Visitor, luis: Visitor, database: str, email: str, room: dict[str, Any]) -> None:
    """The same with tables that are gone and a record that cannot be read."""
    secrets = ana.secrets
    with psycopg.connect(database, autocommit=True) as server:
        for table, deed in (
            ("chat", ("POST", f"/api/rooms/{room['id']}/chat", {"words": secrets["chat"]})),
            ("person", ("POST", "/api/session/password", {"email": email, "password": secrets["new"]})),
            ("session", ("GET", "/api/me/export", {})),
            ("seat", ("GET", f"/api/links/{room['link']}", {})),
            ("entry", ("GET", f"/api/rooms/{room['id']}/replay", {})),
        ):
            server.execute(f"alter table {table} rename to gone")
            method, path, body = deed
            answer = await luis.ask(method, path, **body)
            assert answer.status_code >= 400, (table, answer.text)
            assert "Traceback" not in answer.text
            assert "gone" not in answer.text
            server.execute(f"alter table gone rename to {table}")
        server.execute(
            "update entry set body = '{\"is\":\"nothing\"}' where game = %s and reply = 'one'", (room["id"],)
        )
    call = b'{"is":"call","id":2,"call":%b}' % encode(Say(room["id"], "islamic", "two", Order("end")))
    await luis.tell(encode({"is": "watch", "room": room["id"], "seat": "islamic"}), call)
    assert (await luis.ask("GET", f"/api/rooms/{room['id']}/replay")).status_code >= 400


@pytest.fixture
def loud(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "sitecustomize.py").write_text(LOUD)
    return {"PYTHONPATH": str(tmp_path), "PYTHONASYNCIODEBUG": "1"}


def test_no_log_has_a_password_a_token_a_link_or_a_seed(tmp_path: Path, loud: dict[str, str], bus: str) -> None:
    secrets = dict(WORDS)
    with new_database(f"{POSTGRES}/test") as database:
        stack = Stack(database, bus, tmp_path)
        stack.environment.update(loud)
        secrets["keys"] = stack.environment["MAESTRE_SEED_KEYS"]
        try:
            port = stack.web("web").port
            stack.worker("worker")
            asyncio.run(all_flows(port, database, secrets))
        finally:
            stack.stop()
    logs = {name: (tmp_path / f"{name}.log").read_text() for name in ("web", "worker")}
    assert all("as loud as can be" in log for log in logs.values())
    assert "server fault" in logs["web"]
    assert "failed" in logs["worker"]
    assert len(secrets) > len(WORDS) + 4
    for what, secret in secrets.items():
        for name, log in logs.items():
            place = log.find(secret)
            assert place < 0, f"{what} in the log of {name}: {log[max(0, place - 300) : place + 100]}"
