"""`maestre bench`: how fast this is, here and now."""

from __future__ import annotations

import os
import sys

import msgspec

from maestre.cli.voice import Voice
from maestre.lab.bench import ROUNDS, SLICE_SECONDS, bench_kernel


def show_server_bench(seconds: float, *, json: bool, lang: str) -> None:
    """Measure a server of our own on the PostgreSQL and NATS of the environment, and show the figures."""
    from maestre.server.bench import bench_server
    from maestre.server.settings import from_environment

    voice = Voice(lang)
    deployment = from_environment(os.environ)
    if not json:
        voice.err.print(voice.say("bench-server-running"))
    found = bench_server(deployment.database, deployment.nats, seconds=seconds)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    for field in found.__struct_fields__:
        voice.print(f"bench-{field.replace('_', '-')}", value=str(getattr(found, field)))


def show_bench(game: str, *, json: bool, lang: str) -> None:
    """Measure, and show the figures."""
    voice = Voice(lang)
    if not json:
        voice.err.print(voice.say("bench-running", seconds=round(2 * ROUNDS * SLICE_SECONDS)))
    found = bench_kernel(game)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        return
    for field in (
        "decisions_per_s",
        "chess_moves_per_s",
        "ratio_to_chess",
        "fork_us",
        "open_snapshot_ms",
        "open_replay_ms",
    ):
        voice.print(f"bench-{field.replace('_', '-')}", value=str(getattr(found, field)))
    for one in found.queries:
        beside = "bench-queries" if one.shapely else "bench-queries-alone"
        voice.print(beside, what=voice.say(f"bench-query-{one.what}"), ours=one.ours, shapely=one.shapely)
