"""The tables come and go whole, engines need nothing of the web, and every refusal can be said."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import psycopg

import maestre.server
from maestre.play import Speaker
from maestre.server.lobby import Clock
from maestre.server.people.clocks import tick
from maestre.server.postgres.database import downgrade, upgrade
from tests.server.people.company import SEATS, Company, in_company

SERVER = Path(maestre.server.__file__).parent


def tables(database: str) -> set[str]:
    with psycopg.connect(database) as server:
        return {row[0] for row in server.execute("select tablename from pg_tables where schemaname = 'public'")}


def test_the_tables_of_people_come_and_go(database: str) -> None:
    before = tables(database)
    assert {"person", "session", "passkey", "challenge", "room", "seat", "chat", "proposal"} < before
    downgrade(database)
    assert tables(database) == {"alembic_version"}
    upgrade(database)
    assert tables(database) == before


def test_an_engine_loads_nothing_of_the_web() -> None:
    code = "import sys, maestre.server.postgres.store; print('litestar' in sys.modules, 'webauthn' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["False", "False"]


def test_every_refusal_of_the_desk_can_be_said() -> None:
    written = Speaker("es", SERVER / "ftl").keys()
    used = {
        key
        for file in sorted((SERVER / "people").rglob("*.py"))
        for key in re.findall(r'\(\s*"", "([a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(used) > 15
    assert used.difference(written) == set()


def test_those_who_sit_pause_and_play_at_once_never_wait_in_a_circle(database: str) -> None:
    async def body(company: Company) -> None:
        room, host, other = await company.pair(clock=Clock(1000, 10, 2000))
        await company.begin(room)
        await company.await_seats(room, *SEATS)
        desk = company.desk
        for turn in range(5):
            await asyncio.gather(
                tick(company.pool, room.id, SEATS[:1], SEATS[1:]),
                desk.pause(room.id, paused=turn % 2 == 0),
                desk.stand_up(room.id, "islamic", other.id),
                tick(company.pool, room.id, SEATS[1:], SEATS[:1]),
                desk.propose(room.id, "draw", "christian"),
                desk.speak(room.id, host, "x"),
            )
            other = await company.guest(f"Eva {turn}")
            await desk.sit(room.id, "islamic", other, "")
        await desk.pause(room.id, paused=False)
        now = await company.found(room)
        assert now.held_by(other.id) == ("islamic",)
        assert all(seat.since is not None for seat in now.seats)
        assert len(await desk.spoken(room.id)) == 5

    in_company(database, body)
