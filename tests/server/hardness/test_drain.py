"""A node that is told to stop lets nobody down; one that starts waits for its parts; one that hangs is found out."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
import websockets
from prometheus_client import CollectorRegistry

from maestre.play import find
from maestre.server.engines.worker import Worker
from maestre.server.natsbus import NatsBus, NatsEngines
from maestre.server.operating.pulse import BEAT, Figures, Pulse
from maestre.server.operating.reach import Unreachable, await_part
from maestre.server.operating.stack import Process, Stack, stack
from maestre.server.ports import Away
from maestre.server.wire import Look
from tests.server.conftest import POSTGRES
from tests.server.web.place import PATIENT, Place, in_place

LEAVING = 20.0
"""How many seconds a node that has nothing to finish may take, its lingering included."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


# ---------------------------------------------------------------- leaving


def test_calls_under_way_are_answered_before_a_socket_is_sent_to_another_node(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        room = (await ana.new_room(bots={"islamic": "random"}))["id"]
        going = asyncio.Event()
        call = place.engines.call

        async def late(*args: Any, **more: Any) -> bytes:
            await going.wait()
            return await call(*args, **more)

        look = {"is": "look", "game": room, "seat": "christian"}
        async with ana.socket() as one, ana.socket() as two:
            await one.watch(room, "christian")
            place.engines.call = late  # type: ignore[method-assign]
            for number in range(5):
                await one.send(**{"is": "call", "id": number, "call": look})
            await asyncio.sleep(0.1)
            assert place.house is not None
            leaving = asyncio.create_task(place.house.dismiss_all())
            await asyncio.sleep(0.1)
            assert not leaving.done()
            going.set()
            assert sorted([(await one.next("answer"))["id"] for _ in range(5)]) == list(range(5))
            for browser in (one, two):
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await browser.next("event")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            await leaving

    in_place(tmp_path, body)


def test_a_web_node_told_to_stop_is_not_ready_first_then_sends_its_sockets_on_and_ends_well(bus: str) -> None:
    async def body(running: Stack, web: Process) -> None:
        url = f"http://127.0.0.1:{web.port}"
        async with httpx.AsyncClient(base_url=url, timeout=PATIENT) as client:
            await client.post("/api/session/guest", json={"name": "Ana"})
            cookie = {"Cookie": f"maestre={client.cookies['maestre']}"}
            async with websockets.connect(url.replace("http", "ws") + "/socket", additional_headers=cookie) as browser:
                os.kill(web.pid, signal.SIGTERM)
                told = time.monotonic()
                async with asyncio.timeout(PATIENT):
                    while (ready := await client.get("/readyz")).status_code == 200:
                        await asyncio.sleep(0.02)
                assert ready.json()["node"] == "leaving"
                assert ready.headers["connection"] == "close"
                assert (await client.get("/api/me")).json()["person"]["name"] == "Ana", "who comes now is still served"
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await browser.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            assert await asyncio.to_thread(web.wait, PATIENT) == 0
            assert time.monotonic() - told < LEAVING
            other = running.processes["web1"]
            assert (await client.get(f"http://127.0.0.1:{other.port}/api/me")).status_code == 200

    with stack(f"{POSTGRES}/test", bus, webs=2, workers=0) as running:
        uvloop.run(body(running, running.processes["web0"]))


def test_a_call_that_finds_no_engine_waits_for_one_that_is_being_started(database: str, bus: str) -> None:
    realm = f"drain{os.getpid()}"

    async def run() -> None:
        lines = await NatsBus.connect(bus, realm)
        engines = NatsEngines(lines.client, realm)
        games = {"lepanto": find("lepanto")}
        asked = asyncio.create_task(engines.call("lepanto", games["lepanto"].rules, Look("nobody", "")))
        await asyncio.sleep(0.5)
        worker = await Worker.connect(database, bus, games, realm)
        working = asyncio.create_task(worker.run(answers=True, jobs={}))
        assert b"refusal" in await asked
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        start = time.monotonic()
        with pytest.raises(Away):
            await engines.call("lepanto", games["lepanto"].rules, Look("nobody", ""))
        assert 2.5 < time.monotonic() - start < 30
        await lines.client.close()

    uvloop.run(run())


# ---------------------------------------------------------------- starting


def test_a_web_node_waits_for_nats_and_says_so(bus: str) -> None:
    port = free_port()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, there = bus.removeprefix("nats://").partition(":")
        other, to = await asyncio.open_connection(host, int(there))

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                sink.write(data)
            sink.close()

        await asyncio.gather(pump(reader, to), pump(other, writer), return_exceptions=True)

    async def body(running: Stack) -> None:
        running.environment["MAESTRE_NATS"] = f"nats://127.0.0.1:{port}"
        log = running.folder / "late.log"
        starting = asyncio.create_task(asyncio.to_thread(running.web, "late"))
        async with asyncio.timeout(60):
            while not log.exists() or f"NATS at 127.0.0.1:{port}" not in " ".join(log.read_text().split()):
                await asyncio.sleep(0.05)
        assert not starting.done()
        async with await asyncio.start_server(forward, "127.0.0.1", port):
            web = await starting
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"http://127.0.0.1:{web.port}/readyz")).status_code == 200
            await asyncio.to_thread(web.stop)

    with stack(f"{POSTGRES}/test", bus, webs=0, workers=0) as running:
        asyncio.run(body(running))


def test_waiting_ends_at_once_where_it_does_not_help_and_in_time_where_it_does_not_pass() -> None:
    said: list[Unreachable] = []

    def never() -> None:
        raise Unreachable("database-away", passing=True, place="here", what="refused")

    def barred() -> None:
        raise Unreachable("database-away", place="here", what="wrong password")

    start = time.monotonic()
    with pytest.raises(Unreachable):
        await_part(barred, 60, said.append)
    assert said == []
    with pytest.raises(Unreachable):
        await_part(never, 1.2, said.append)
    assert 1.1 < time.monotonic() - start < 30
    assert len(said) == 1, "the log is not filled with the same"


# ---------------------------------------------------------------- living


def test_a_blocked_event_loop_is_seen_from_outside_and_measured() -> None:
    registry = CollectorRegistry()

    def changed(url: str, before: int) -> int:
        """What is answered when it is no longer as before, or after a minute."""
        for _ in range(300):
            time.sleep(0.2)
            if (status := httpx.get(url).status_code) != before:
                break
        return status

    async def run() -> None:
        pulse = Pulse(registry, longest=0.5)
        figures = Figures(0, (registry,), pulse, "127.0.0.1")
        url = f"http://127.0.0.1:{figures.port}"
        pulse.start()
        await asyncio.sleep(0.3)
        assert (await asyncio.to_thread(httpx.get, f"{url}/healthz")).status_code == 200
        assert changed(f"{url}/healthz", 200) == 503, "asked in the loop's own thread: it is blocked until this is seen"
        assert await asyncio.to_thread(changed, f"{url}/healthz", 503) == 200
        written = (await asyncio.to_thread(httpx.get, f"{url}/metrics")).text
        (line,) = [line for line in written.splitlines() if line.startswith("maestre_loop_lag_seconds ")]
        assert float(line.split()[1]) >= 0.5 - BEAT
        assert (await asyncio.to_thread(httpx.get, f"{url}/else")).status_code == 404
        pulse.stop()
        figures.close()

    asyncio.run(run())


def test_figures_are_told_on_the_port_inside_and_not_to_players(bus: str) -> None:
    port = free_port()
    with stack(f"{POSTGRES}/test", bus, webs=0, workers=0) as running:
        web = running.web("web", "--metrics", str(port))
        assert "maestre_" not in httpx.get(f"http://127.0.0.1:{web.port}/metrics").text
        ready = httpx.get(f"http://127.0.0.1:{web.port}/readyz")
        assert ready.status_code == 200, "without any engine the node takes people"
        assert ready.json()["desk"] == "ok"
        assert ready.json()["engine lepanto"] == "away"
        written = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'maestre_engine_answers{game="lepanto"} 0.0' in written
        assert "maestre_loop_lag_seconds" in written
        assert "process_resident_memory_bytes" in written
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").text == "ok"
