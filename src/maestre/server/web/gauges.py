"""What operators measure, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Gauges:
    """The meters of one web tier."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "maestre_requests", "Requests by route and status", ["route", "status"], registry=self.registry
        )
        self.sockets = Gauge("maestre_sockets", "Open sockets", registry=self.registry)
        self.dropped = Counter("maestre_sockets_dropped", "Sockets dropped for being slow", registry=self.registry)
        self.refused = Counter(
            "maestre_limited", "What was refused for being too often or too much", ["what"], registry=self.registry
        )
        self.slow = Counter("maestre_connections_slow", "Connections ended for being too slow", registry=self.registry)
        self.slowed = Counter(
            "maestre_sign_ins_slowed", "Sign-ins made to wait: too many tries at one account", registry=self.registry
        )
        self.engines = Gauge(
            "maestre_engine_answers",
            "Whether an engine of a game answered when last asked",
            ["game"],
            registry=self.registry,
        )
        frames = Counter("maestre_frames", "Frames from browsers", ["kind"], registry=self.registry)
        calls = Histogram(
            "maestre_call_seconds", "Calls to engines", ["kind"], buckets=_SECONDS, registry=self.registry
        )
        self.frames_of: Callable[[str], Counter] = cache(frames.labels)
        self.calls_of: Callable[[str], Histogram] = cache(calls.labels)
        """The meter of a kind: there are few of them, and each is wanted with every frame."""
        self.away = Counter("maestre_calls_away", "Calls that no engine answered", registry=self.registry)
        self.events = Counter("maestre_events_sent", "Events put on sockets", registry=self.registry)
        self.listening = Gauge("maestre_subjects", "Subjects that this node hears", registry=self.registry)

    def written(self) -> bytes:
        """Give all meters as Prometheus reads them."""
        return generate_latest(self.registry)
