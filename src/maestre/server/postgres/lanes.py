"""Lanes: jobs of one sort, several at once, in fair order by person, tried again at growing distances, then given up.

Bots, mail and webhooks never wait for each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Final

import msgspec
import structlog

from maestre.server.operating.faults import note_away, note_fault
from maestre.server.operating.meters import Meters
from maestre.server.ports import Failed, Job, Moved
from maestre.server.postgres.jobs import Claimed, Has
from maestre.server.postgres.store import AWAY, Store

POLL_SECONDS: Final = 1.0
"""After so long a lane looks for jobs by itself: a call that got lost costs no more."""

Doer = Callable[[Job], Awaitable[bool]]
"""Does a job and says whether that was all of it."""

log: Final = structlog.get_logger()


class Lane(msgspec.Struct, frozen=True):
    """How jobs of one sort are done.

    ``at_once`` of them by one worker, of one person no more than their ``share`` on all workers together; a job is a
    worker's own for so many ``seconds`` at a time, and is given up after so many ``tries``, the second of which comes
    about ``pause`` seconds after the first, each further one after twice as long, and none after more than ``longest``.
    """

    name: str
    at_once: int
    share: int
    seconds: float
    tries: int
    pause: float
    longest: float

    def after(self, failures: int, chance: Random) -> float:
        """Give the seconds until the next try: by chance half as long or half as long again, so that few meet."""
        return min(self.longest, self.pause * 2.0 ** (failures - 1)) * chance.uniform(0.5, 1.5)


BOTS: Final = Lane("bots", at_once=4, share=2, seconds=10, tries=10, pause=1, longest=300)
MAIL: Final = Lane("mail", at_once=4, share=2, seconds=60, tries=8, pause=60, longest=4 * 3600)
WEBHOOKS: Final = Lane("webhooks", at_once=16, share=2, seconds=60, tries=5, pause=60, longest=3600)


class Hands:
    """Those who do the jobs of one lane in this process."""

    def __init__(
        self,
        lane: Lane,
        store: Store,
        has: Has,
        doers: dict[str, Doer],
        meters: Meters,
        *,
        gave_up: Callable[[Job], Awaitable[None]] | None = None,
    ) -> None:
        self.lane = lane
        self.store = store
        self.has = has
        self.doers = doers
        self.meters = meters
        self._gave_up = gave_up
        self._chance = Random()
        self._doing: dict[asyncio.Task[None], Claimed] = {}
        self._stir = asyncio.Event()
        self._stopping = False

    def wake(self) -> None:
        """Look for jobs at once."""
        self._stir.set()

    def stop(self) -> None:
        """Take no more jobs."""
        self._stopping = True
        self._stir.set()

    @property
    def stopping(self) -> bool:
        """Whether what takes long is to be left to others as soon as it can be."""
        return self._stopping

    async def work(self) -> None:
        """Do jobs as they come due until told to stop, then those that are under way."""
        keeping = asyncio.create_task(self._keep())
        try:
            while not self._stopping:
                self._stir.clear()
                free = self.lane.at_once - len(self._doing)
                taken = await self._take(free) if free else 0
                if not free or taken < free:
                    await self._rest()
            while self._doing:
                await asyncio.wait(tuple(self._doing))
        finally:
            left = (keeping, *self._doing)
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _rest(self) -> None:
        """Wait until something stirs."""
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_SECONDS):
                await self._stir.wait()

    async def _take(self, most: int) -> int:
        """Begin jobs, and say how many; a database that is away gives none."""
        lane = self.lane
        try:
            claims = await self.store.claim(
                list(self.doers), self.has, seconds=lane.seconds, most=most, share=lane.share
            )
        except AWAY as error:
            note_away("the database gives out no jobs", error, lane=lane.name)
            return 0
        except Exception as error:  # noqa: BLE001  (a bug of ours must not end a worker)
            note_fault("no job can be had", error, lane=lane.name)
            return 0
        for claimed in claims:
            task = asyncio.create_task(self._do(claimed))
            self._doing[task] = claimed
            task.add_done_callback(self._done)
        return len(claims)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._doing.pop(task, None)
        self._stir.set()

    async def _keep(self) -> None:
        """Say again and again that what is under way is ours."""
        while True:
            await asyncio.sleep(self.lane.seconds / 3)
            if self._doing:
                try:
                    await self.store.renew(list(self._doing.values()), self.lane.seconds)
                except Exception as error:  # noqa: BLE001  (then another may do them too, which harms nobody)
                    log.warning("claims were not renewed", lane=self.lane.name, error=type(error).__name__)

    async def _do(self, claimed: Claimed) -> None:
        """Do one job, and note what came of it; with the database away that cannot be noted, and another does it."""
        try:
            await self._try(claimed)
        except AWAY as error:
            note_away("a job is left as it is", error, lane=self.lane.name)
        except Exception as error:  # noqa: BLE001  (so here)
            note_fault("a job is left as it is", error, lane=self.lane.name)

    async def _try(self, claimed: Claimed) -> None:
        job = claimed.job
        if claimed.failures > self.lane.tries:
            await self._fail(claimed, "whoever did it died of it", final=True)
            return
        try:
            done = await self.doers[job.kind](job)
        except AWAY:
            raise
        except Moved:
            await self.store.release(claimed)
        except Failed as error:
            log.warning("a job failed", kind=job.kind, job=claimed.id, failures=claimed.failures, why=str(error))
            await self._fail(claimed, str(error), final=error.final)
        except Exception as error:  # noqa: BLE001  (a job that fails must not keep others from being done)
            note_fault("a job failed", error, kind=job.kind, game=job.game)
            await self._fail(claimed, type(error).__name__, final=False)
        else:
            if done:
                await self.store.finish(claimed)
                self.meters.jobs.labels(self.lane.name, "done").inc()
            else:
                await self.store.release(claimed, progress=not self._stopping)

    async def _fail(self, claimed: Claimed, why: str, *, final: bool) -> None:
        last = final or claimed.failures >= self.lane.tries
        await self.store.fail(claimed, why, self.lane.after(claimed.failures, self._chance), last=last)
        self.meters.jobs.labels(self.lane.name, "given up" if last else "failed").inc()
        if last:
            log.error("a job is given up", lane=self.lane.name, kind=claimed.job.kind, job=claimed.id, why=why)
            if self._gave_up is not None:
                await self._gave_up(claimed.job)
