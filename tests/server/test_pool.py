"""A pool ends what takes too long, comes back by itself, and lets nobody hold up anybody else."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from maestre.play import Refused
from maestre.server.pools import pool as pools
from maestre.server.pools.pool import BOUNDS, Bounds, Busy, Failed, Lane, Pool
from tests.server.sums import after, broken, forever, hurried, large, mine, note, until_hurried

SOON = 0.4
LATE = 30.0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines that a busy machine keeps too, and processes that do not stand back behind others."""
    set_deadlines(monkeypatch, LATE)


def set_deadlines(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    for lane, bounds in BOUNDS.items():
        monkeypatch.setitem(BOUNDS, lane, Bounds(seconds, bounds.most, 0))


def with_pool(body: Callable[[Pool], Awaitable[None]], processes: int = 2) -> None:
    async def run() -> None:
        pool = Pool({}, processes)
        await pool.ask(Lane.QUICK, "p:0", mine)
        try:
            async with asyncio.timeout(60):
                await body(pool)
        finally:
            pool.close()

    asyncio.run(run())


def is_there(pid: int) -> bool:
    """Whether a process lives; one that is dead and not yet taken note of does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def gone(pid: int) -> bool:
    for _ in range(2000):
        if not is_there(pid):
            return True
        await asyncio.sleep(0.01)
    return False


def test_who_answers_about_a_game_can_be_hurried_and_nobody_else_is(tmp_path: Path) -> None:
    async def body(pool: Pool) -> None:
        begun = [tmp_path / name for name in ("one", "other")]
        asked = [
            asyncio.create_task(pool.ask(Lane.BOTS, f"p:{path.name}", until_hurried, str(path), game=path.name))
            for path in begun
        ]
        while not all(path.exists() for path in begun):
            await asyncio.sleep(0.01)
        pool.hurry(Lane.BOTS, "third")
        await asyncio.sleep(0.2)
        assert not any(task.done() for task in asked)
        pool.hurry(Lane.BOTS, "other")
        process = await asked[1]
        assert not asked[0].done()
        assert await pool.ask(Lane.BOTS, "p:other", mine) == process, "it has not died of it"
        assert not await pool.ask(Lane.BOTS, "p:other", hurried), "the next question is another"
        pool.hurry(Lane.BOTS, "one")
        assert await asked[0] != process

    with_pool(body)


def test_a_bot_that_thinks_holds_up_no_other_game(tmp_path: Path) -> None:
    async def body(pool: Pool) -> None:
        begun = [tmp_path / "1", tmp_path / "2"]
        asked = [
            asyncio.create_task(pool.ask(Lane.BOTS, "p:one", until_hurried, str(path), game="one")) for path in begun
        ]
        while not begun[0].exists():
            await asyncio.sleep(0.01)
        assert await pool.ask(Lane.BOTS, "p:other", mine)
        assert not begun[1].exists(), "nobody has all processes"
        for task in asked:
            pool.hurry(Lane.BOTS, "one")
            while not task.done():
                pool.hurry(Lane.BOTS, "one")
                await asyncio.sleep(0.05)

    with_pool(body)


def test_at_the_deadline_the_process_is_ended_and_the_next_question_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_deadlines(monkeypatch, SOON)

    async def body(pool: Pool) -> None:
        start = time.monotonic()
        with pytest.raises(Busy) as refused:
            await pool.ask(Lane.QUICK, "p:1", note, str(tmp_path / "pid"), 60)
        assert refused.value.message.key == "question-too-long"
        assert SOON <= time.monotonic() - start < SOON + 10
        assert await gone(int((tmp_path / "pid").read_text()))
        with pytest.raises(Busy):
            await pool.ask(Lane.QUICK, "p:1", forever)
        assert is_there(await pool.ask(Lane.QUICK, "p:1", mine))
        assert pool.figures[Lane.QUICK].timed_out == 2

    with_pool(body)


def test_a_process_whose_owner_is_gone_ends_by_itself(tmp_path: Path) -> None:
    async def body(pool: Pool) -> None:
        pid = await pool.ask(Lane.QUICK, "p:1", mine)
        pool.close()
        assert await gone(pid)

    with_pool(body)


def test_of_25_processes_killed_while_idle_nobody_notices_one() -> None:
    async def body(pool: Pool) -> None:
        for _ in range(25):
            os.kill(await pool.ask(Lane.QUICK, "p:1", mine), signal.SIGKILL)
            assert await pool.ask(Lane.QUICK, "p:1", mine)
        assert pool.figures[Lane.QUICK].lost == 25

    with_pool(body)


def test_a_question_whose_process_is_killed_is_answered_by_another(tmp_path: Path) -> None:
    async def body(pool: Pool) -> None:
        path = tmp_path / "pids"
        asking = asyncio.create_task(pool.ask(Lane.LONG, "p:1", note, str(path), 0.2))
        while not (path.exists() and path.read_text()):
            await asyncio.sleep(0.01)
        os.kill(int(path.read_text()), signal.SIGKILL)
        await asking
        assert len(set(path.read_text().split())) == 2

    with_pool(body)


def test_a_pool_outlives_the_server_that_forks() -> None:
    async def body(pool: Pool) -> None:
        server = pool._nursery._forks._server
        assert server is not None
        pid = await pool.ask(Lane.QUICK, "p:1", mine)
        server.kill()
        server.wait()
        assert await pool.ask(Lane.QUICK, "p:1", mine) == pid
        for _ in range(3):
            os.kill(await pool.ask(Lane.QUICK, "p:1", mine), signal.SIGKILL)
        assert await pool.ask(Lane.QUICK, "p:1", mine) != pid

    with_pool(body)


def test_what_nobody_waits_for_is_dropped_and_ended(tmp_path: Path) -> None:
    async def body(pool: Pool) -> None:
        path = tmp_path / "pids"
        running = asyncio.create_task(pool.ask(Lane.LONG, "p:1", note, str(path), 60))
        waiting = asyncio.create_task(pool.ask(Lane.LONG, "p:1", note, str(tmp_path / "never"), 0))
        while not (path.exists() and path.read_text()):
            await asyncio.sleep(0.01)
        waiting.cancel()
        running.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert await gone(int(path.read_text()))
        assert await pool.ask(Lane.LONG, "p:1", mine)
        assert not (tmp_path / "never").exists()
        figures = pool.figures[Lane.LONG]
        assert (figures.waiting, figures.running) == (0, 0)

    with_pool(body)


def test_a_quick_question_given_up_costs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MERCY", LATE)

    async def body(pool: Pool) -> None:
        pid = await pool.ask(Lane.QUICK, "p:1", mine)
        asking = asyncio.create_task(pool.ask(Lane.QUICK, "p:1", after, 0.03))
        await asyncio.sleep(0.01)
        asking.cancel()
        await asyncio.sleep(0.1)
        assert pool.figures[Lane.QUICK].cancelled == 1
        assert await pool.ask(Lane.QUICK, "p:1", mine) == pid

    with_pool(body)


def test_one_with_many_questions_does_not_hold_up_another() -> None:
    async def body(pool: Pool) -> None:
        for lane in Lane:
            await pool.ask(lane, "p:1", mine)
        greedy = [asyncio.create_task(pool.ask(Lane.LONG, "p:1", after, 0.4)) for _ in range(100)]
        await asyncio.sleep(0)
        for who in ("p:2", "p:3", "p:2"):
            before = sum(task.done() for task in greedy)
            await pool.ask(Lane.LONG, who, mine)
            done = sum(task.done() for task in greedy)
            assert done - before <= 1, "at most the question that is at work comes first"
        answers = await asyncio.gather(*greedy, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(answers) - len(refused) == BOUNDS[Lane.LONG].most
        assert refused[0].message.args == (("most", BOUNDS[Lane.LONG].most),), "a refusal names the bound"

    with_pool(body)


def test_of_many_processes_nobody_has_all() -> None:
    async def body(pool: Pool) -> None:
        await asyncio.gather(*(pool.ask(Lane.QUICK, f"p:{who}", after, 0.05) for who in range(3)))
        dear = [asyncio.create_task(pool.ask(Lane.QUICK, "p:1", after, LATE)) for _ in range(4)]
        await asyncio.sleep(0.01)
        start = time.monotonic()
        await pool.ask(Lane.QUICK, "p:2", mine)
        assert time.monotonic() - start < LATE / 2
        for task in dear:
            task.cancel()
        await asyncio.gather(*dear, return_exceptions=True)

    with_pool(body)


def test_who_has_used_least_comes_first() -> None:
    async def body(pool: Pool) -> None:
        order: list[str] = []

        async def ask(who: str, seconds: float) -> None:
            await pool.ask(Lane.LONG, who, after, seconds)
            order.append(who)

        asking = [asyncio.create_task(ask("dear", 0.2)) for _ in range(3)]
        await asyncio.sleep(0.01)
        asking += [asyncio.create_task(ask("cheap", 0.01)) for _ in range(4)]
        await asyncio.gather(*asking)
        assert order == ["dear", "cheap", "cheap", "cheap", "cheap", "dear", "dear"]

    with_pool(body)


def test_advice_never_waits_for_odds() -> None:
    async def body(pool: Pool) -> None:
        for lane in Lane:
            await pool.ask(lane, "p:1", mine)
        odds = [asyncio.create_task(pool.ask(Lane.LONG, f"p:{who}", after, LATE)) for who in range(5)]
        await asyncio.sleep(0.01)
        start = time.monotonic()
        await pool.ask(Lane.ADVICE, "p:1", mine)
        await pool.ask(Lane.QUICK, "p:1", mine)
        assert time.monotonic() - start < LATE / 2
        assert pool.figures[Lane.LONG].waiting == 4
        for task in odds:
            task.cancel()
        await asyncio.gather(*odds, return_exceptions=True)

    with_pool(body)


def test_a_question_that_nobody_gets_to_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LONGEST_WAIT", 0.1)

    async def body(pool: Pool) -> None:
        await pool.ask(Lane.LONG, "p:1", mine)
        first = asyncio.create_task(pool.ask(Lane.LONG, "p:1", after, 3.0))
        await asyncio.sleep(0.01)
        with pytest.raises(Busy) as refused:
            await pool.ask(Lane.LONG, "p:2", mine)
        assert refused.value.message.key == "engine-busy"
        await first
        assert await pool.ask(Lane.LONG, "p:2", mine)

    with_pool(body)


def test_a_bug_is_told_without_its_words_and_costs_no_process() -> None:
    async def body(pool: Pool) -> None:
        pid = await pool.ask(Lane.QUICK, "p:1", mine)
        with pytest.raises(Failed, match="ZeroDivisionError") as failed:
            await pool.ask(Lane.QUICK, "p:1", broken)
        assert "secret" not in str(failed.value).replace('raise ZeroDivisionError("a secret")', "")
        assert await pool.ask(Lane.QUICK, "p:1", mine) == pid
        assert len(await pool.ask(Lane.QUICK, "p:1", large, 5_000_000)) == 5_000_000

    with_pool(body)
