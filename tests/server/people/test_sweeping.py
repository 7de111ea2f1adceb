"""What has run out is struck off by itself, and a database that is away for a while does not end that."""

from __future__ import annotations

import asyncio

from maestre.server.operating.running import sweep_often
from maestre.server.people.identity.names import new_id
from maestre.server.people.lobby import PostgresDesk
from maestre.server.people.sweeping import Keep
from tests.server.people.company import Company, in_company


class Faint(PostgresDesk):
    """A desk whose database is away the first time."""

    tries = 0

    async def sweep(self, keep: Keep | None = None) -> dict[str, int]:
        self.tries += 1
        if self.tries == 1:
            raise ConnectionResetError
        return await super().sweep(keep)


def test_sessions_that_have_run_out_are_swept_now_and_then(database: str) -> None:
    async def body(company: Company) -> None:
        desk = Faint(company.pool)
        person, _ = await desk.welcome("Ana", "es")
        await company.pool.execute("update session set expires = now() where person = $1", person.id)
        sweeping = asyncio.create_task(sweep_often(desk.sweep, 0.01))
        async with asyncio.timeout(60):
            while await company.pool.fetchval("select count(*) from session where person = $1", person.id):
                await asyncio.sleep(0.01)
        assert not sweeping.done()
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)

    in_company(database, body)


def test_a_seed_goes_when_its_game_is_over_and_stays_as_long_as_any_game_throws_by_it(database: str) -> None:
    async def body(company: Company) -> None:
        alone, shared, under_way = (new_id() for _ in range(3))
        for over, commitment in ((True, alone), (True, shared), (False, shared), (False, under_way)):
            await company.pool.execute(
                """
                insert into game (id, key, rules, scenario, header, seed, commitment, waiting, shown, sequence, over)
                values ($1, 'lepanto', 1, 'learning', ''::bytea, case when $2 then 's'::bytea else ''::bytea end,
                        $3, '{}', '{}', 0, $2)
                """,
                new_id(),
                over,
                commitment,
            )
        seeds = [alone, shared, under_way]
        await company.pool.execute(
            "insert into seed (commitment, key_id, sealed) select unnest($1::text[]), '', ''::bytea", seeds
        )
        await PostgresDesk(company.pool).sweep(Keep())
        left = await company.pool.fetch("select commitment from seed where commitment = any($1)", seeds)
        assert {row["commitment"] for row in left} == {shared, under_way}

    in_company(database, body)
