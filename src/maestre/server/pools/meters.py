"""What a pool of processes has done, in the format of Prometheus: read from the pool whenever somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from maestre.server.pools.pool import Figures, Lane


class PoolMeters(Collector):
    """The meters of one pool, by lane."""

    def __init__(self, figures: Callable[[], Mapping[Lane, Figures]]) -> None:
        self._figures = figures

    def collect(self) -> Iterator[Metric]:
        """Give all figures as they are now."""
        waiting = GaugeMetricFamily("maestre_pool_waiting", "Questions that wait for a process", labels=["lane"])
        running = GaugeMetricFamily("maestre_pool_running", "Questions that are being answered", labels=["lane"])
        asked = CounterMetricFamily("maestre_pool_asked", "Questions asked", labels=["lane"])
        refused = CounterMetricFamily("maestre_pool_refused", "Questions turned away at once", labels=["lane"])
        seconds = CounterMetricFamily("maestre_pool_busy_seconds", "Seconds that processes worked", labels=["lane"])
        kills = CounterMetricFamily(
            "maestre_pool_kills", "Questions that ended before their answer, and why", labels=["lane", "why"]
        )
        for name, lane in self._figures().items():
            waiting.add_metric([name], lane.waiting)
            running.add_metric([name], lane.running)
            asked.add_metric([name], lane.asked)
            refused.add_metric([name], lane.refused)
            seconds.add_metric([name], lane.seconds)
            for why, times in (("deadline", lane.timed_out), ("cancelled", lane.cancelled), ("lost", lane.lost)):
                kills.add_metric([name, why], times)
        yield from (waiting, running, asked, refused, seconds, kills)
