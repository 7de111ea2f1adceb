"""How fast a server is: replies, latency, watchers and sockets, beside PostgreSQL by itself, in one run."""

from maestre.server.bench.figures import Figures, bench_server

__all__ = ["Figures", "bench_server"]
