"""What is measured, and how."""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from typing import Final

import asyncpg
import msgspec
import nats

from maestre.opponents import Player, advisor_of, agent
from maestre.play import Table, find, view
from maestre.server.bench.meter import Meter, resident
from maestre.server.bench.pgbench import find_pgbench, rows_per_second
from maestre.server.bench.players import GAME, SCENARIO, Hall, Socket, keep_saying, script, sockets_open
from maestre.server.natsbus import NatsEngines
from maestre.server.operating.stack import UNCAPPED, UNPACED, Stack, stack
from maestre.server.wire import Look

DRIVERS: Final = 64
SECONDS: Final = 15.0
PACE: Final = 200
PACED_ROOMS: Final = 20
WATCHERS: Final = 1000
WATCHED_ANSWERS: Final = 60
IDLE: Final = 2000
BOT_ANSWERS: Final = 600


class Figures(msgspec.Struct, frozen=True):
    """One run: replies acknowledged a second, the same INSERT by pgbench, and what else a player notices."""

    replies_per_s: float
    pgbench_per_s: float
    ratio_to_pgbench: float
    pgbench_statement_per_s: float
    ratio_to_statement: float
    """The same by the whole statement that keeps an answer: the game's counter moved on, and the row."""
    paced_replies_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    watcher_events_per_s: float
    kb_per_socket: float
    idle_sockets: int
    web_ms: float
    engine_ms: float
    postgres_ms: float
    players_ms: float
    entry_bytes: float
    """What a reply costs: time of a core in web node, engine and PostgreSQL and on the players' side; bytes kept."""
    pulse_web_ms: float
    pulse_engine_ms: float
    """What it costs when a browser asks whether it has missed anything."""
    bot_ms: float
    """What an answer of the doctrine costs, time of a core."""


def bench_server(server: str, bus: str, *, seconds: float = SECONDS) -> Figures:
    """Run a server of our own on a PostgreSQL and a NATS, load it, and compare."""
    pgbench = find_pgbench()
    with stack(server, bus, webs=1, workers=1, pace=UNPACED, caps=UNCAPPED) as running:
        return asyncio.run(_measure(running, bus, pgbench, seconds))


async def _measure(running: Stack, bus: str, pgbench: str, seconds: float) -> Figures:
    web = running.processes["web0"]
    client = await nats.connect(bus)
    pool = await asyncpg.create_pool(running.database, min_size=1, max_size=4)
    hall = Hall(pool, NatsEngines(client, running.environment["MAESTRE_REALM"]), find(GAME).rules)
    meter = Meter(running.database, {"web": web.pid, "engine": running.processes["worker0"].pid})
    replies, count = await _replies(hall, web.port, seconds, meter)
    rows, statements = await asyncio.to_thread(rows_per_second, pgbench, running.database, seconds)
    pulses = Meter(running.database, {"web": web.pid, "engine": running.processes["worker0"].pid})
    asked = await _pulses(hall, web.port, seconds / 3, pulses)
    pulse = pulses.cost(asked)
    paced, delays = await _paced(hall, web.port, seconds)
    events = await _watched(hall, web.port)
    kilobytes = await _idle(hall, web.port, web.pid)
    await client.close()
    await pool.close()
    p50, p95, p99 = (round(1000 * quantiles(delays, n=100)[at - 1], 1) for at in (50, 95, 99))
    return Figures(
        replies_per_s=round(replies, 1),
        pgbench_per_s=round(rows, 1),
        ratio_to_pgbench=round(replies / rows, 3),
        pgbench_statement_per_s=round(statements, 1),
        ratio_to_statement=round(replies / statements, 3),
        paced_replies_per_s=round(paced, 1),
        p50_ms=p50,
        p95_ms=p95,
        p99_ms=p99,
        watcher_events_per_s=round(events),
        kb_per_socket=round(kilobytes, 1),
        idle_sockets=IDLE,
        **meter.cost(count),
        pulse_web_ms=pulse["web_ms"],
        pulse_engine_ms=pulse["engine_ms"],
        bot_ms=_bot(),
    )


async def _replies(hall: Hall, port: int, seconds: float, meter: Meter) -> tuple[float, int]:
    """Answer in many games at once, each as fast as it is acknowledged; give how many a second, and how many."""
    drivers: list[tuple[Socket, str, dict[str, object]]] = []
    for _ in range(DRIVERS):
        person, token = await hall.person()
        room = await hall.room(person)
        socket = await Socket.open(port, token)
        whole = await socket.watch(room, "christian")
        assert whole.state is not None
        drivers.append((socket, room, whole.state))
    meter.start()
    begin = time.perf_counter()
    counts = await asyncio.gather(
        *(keep_saying(socket, room, script(state), begin + seconds) for socket, room, state in drivers)
    )
    spent = time.perf_counter() - begin
    meter.stop()
    for socket, _, _ in drivers:
        await socket.close()
    return sum(counts) / spent, sum(counts)


async def _pulses(hall: Hall, port: int, seconds: float, meter: Meter) -> int:
    """Let browsers ask whether they have missed anything, and count how often."""
    person, token = await hall.person()
    room = await hall.room(person)
    sockets = await sockets_open(port, [token] * PACED_ROOMS)
    wholes = [await socket.watch(room, "christian") for socket in sockets]
    meter.start()
    until = time.perf_counter() + seconds

    async def ask(socket: Socket) -> int:
        count = 0
        while time.perf_counter() < until:
            await socket.call(Look(room, "christian", known=wholes[0].version))
            count += 1
        return count

    counts = await asyncio.gather(*(ask(socket) for socket in sockets))
    meter.stop()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return sum(counts)


def _bot() -> float:
    """Let the doctrine play the first answers of a battle against itself, and give the ms of each."""
    game = find(GAME)
    table, player = Table.new(game, SCENARIO, seed=bytes(32)), Player(agent(advisor_of(game), game), 1)
    begin = time.process_time()
    for _ in range(BOT_ANSWERS):
        seat = table.waiting()[0]
        table.say(seat, player.answer(view(table, seat)))
    return round(1000 * (time.process_time() - begin) / BOT_ANSWERS, 3)


async def _paced(hall: Hall, port: int, seconds: float) -> tuple[float, list[float]]:
    """Answer at a steady pace, and measure until the browser on the other side hears of it."""
    delays: list[float] = []
    begin = time.perf_counter() + 1.0

    async def pair(number: int) -> int:
        person, token = await hall.person()
        room = await hall.room(person)
        one, other = await Socket.open(port, token), await Socket.open(port, token)
        whole = await one.watch(room, "christian")
        await other.watch(room, "islamic")
        assert whole.state is not None
        answers = script(whole.state)
        turn = number / PACE
        done = 0
        while (due := begin + turn) < begin + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            hearing = asyncio.create_task(other.until("event"))
            start = time.perf_counter()
            await one.say(room, *next(answers))
            await hearing
            delays.append(time.perf_counter() - start)
            done += 1
            turn += PACED_ROOMS / PACE
        await one.close()
        await other.close()
        return done

    counts = await asyncio.gather(*(pair(number) for number in range(PACED_ROOMS)))
    return sum(counts) / seconds, delays


async def _watched(hall: Hall, port: int) -> float:
    """Play one game before a thousand watchers, and count what they hear."""
    person, token = await hall.person()
    room = await hall.room(person)
    player = await Socket.open(port, token)
    whole = await player.watch(room, "christian")
    assert whole.state is not None
    watchers = await sockets_open(port, [""] * WATCHERS)
    for watcher in watchers:
        await watcher.watch(room, "")

    async def hear(watcher: Socket) -> None:
        for _ in range(WATCHED_ANSWERS):
            await watcher.until("event")

    hearing = [asyncio.create_task(hear(watcher)) for watcher in watchers]
    answers = script(whole.state)
    begin = time.perf_counter()
    for _ in range(WATCHED_ANSWERS):
        await player.say(room, *next(answers))
    await asyncio.gather(*hearing)
    spent = time.perf_counter() - begin
    await asyncio.gather(*(socket.close() for socket in (player, *watchers)))
    return WATCHERS * WATCHED_ANSWERS / spent


async def _idle(hall: Hall, port: int, pid: int) -> float:
    """Let many browsers watch a game in which nothing happens, and see what each costs the node."""
    person, _ = await hall.person()
    room = await hall.room(person)
    await asyncio.sleep(1)
    before = resident(pid)
    watchers = await sockets_open(port, [""] * IDLE)
    for watcher in watchers:
        await watcher.watch(room, "")
    await asyncio.sleep(1)
    after = resident(pid)
    await asyncio.gather(*(watcher.close() for watcher in watchers))
    return (after - before) / IDLE
