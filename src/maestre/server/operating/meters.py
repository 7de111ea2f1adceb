"""What a worker measures, in the format of Prometheus: jobs, and games that are frozen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge

from maestre.server.postgres.jobs import Backlog, Jobs

LOOK_SECONDS: Final = 10.0

log: Final = structlog.get_logger()


class Meters:
    """The meters of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        by = ["lane", "game", "rules"]
        self.jobs = Counter(
            "maestre_jobs", "Jobs by lane and what came of them", ["lane", "what"], registry=self.registry
        )
        self.waiting = Gauge("maestre_jobs_waiting", "Jobs that are due and not done", by, registry=self.registry)
        self.age = Gauge("maestre_jobs_oldest_seconds", "How long the oldest job is due", by, registry=self.registry)
        self.given_up = Gauge("maestre_jobs_given_up", "Jobs that nobody tries any more", by, registry=self.registry)
        self.frozen = Gauge(
            "maestre_games_frozen", "Games that met a fault of ours and are not mended", registry=self.registry
        )

    async def watch(self, jobs: Jobs, frozen: Callable[[], Awaitable[int]]) -> None:
        """Look again and again at what waits, and at how many games are frozen."""
        while True:
            try:
                self._note(await jobs.backlog())
                self.frozen.set(await frozen())
            except Exception as error:  # noqa: BLE001  (a database that is away is looked at again)
                log.warning("the backlog cannot be seen", error=type(error).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    def _note(self, backlog: list[Backlog]) -> None:
        for gauge in (self.waiting, self.age, self.given_up):
            gauge.clear()
        for row in backlog:
            by = (row.lane, row.key, str(row.rules))
            self.waiting.labels(*by).set(row.waiting)
            self.age.labels(*by).set(row.age)
            self.given_up.labels(*by).set(row.given_up)
