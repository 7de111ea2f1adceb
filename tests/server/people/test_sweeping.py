"""What has run out is struck off by itself, and a database that is away for a while does not end that."""

from __future__ import annotations

import asyncio

from maestre.server.people.desk import PostgresDesk
from maestre.server.running import sweep_often
from tests.server.people.company import Company, in_company


class Faint(PostgresDesk):
    """A desk whose database is away the first time."""

    tries = 0

    async def sweep(self) -> None:
        self.tries += 1
        if self.tries == 1:
            raise ConnectionResetError
        await super().sweep()


def test_sessions_that_have_run_out_are_swept_now_and_then(database: str) -> None:
    async def body(company: Company) -> None:
        desk = Faint(company.pool)
        person, _ = await desk.welcome("Ana", "es")
        await company.pool.execute("update session set expires = now() where person = $1", person.id)
        sweeping = asyncio.create_task(sweep_often(desk, 0.01))
        async with asyncio.timeout(10):
            while await company.pool.fetchval("select count(*) from session where person = $1", person.id):
                await asyncio.sleep(0.01)
        assert not sweeping.done()
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)

    in_company(database, body)
