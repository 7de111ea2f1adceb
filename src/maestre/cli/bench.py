"""`maestre bench`: how fast this is, here and now."""

from __future__ import annotations

import os

from maestre.cli.frame.names import find_game
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import Voice
from maestre.cli.servers import check_parts
from maestre.lab.bench import bench_kernel, check_chess
from maestre.play.written.numbers import written


def show_server_bench(seconds: float, *, json: bool, lang: str) -> None:
    """Measure a server of our own on the PostgreSQL and NATS of the environment, and show the figures."""
    check_parts()
    from maestre.server.bench import bench_server
    from maestre.server.bench.pgbench import find_pgbench
    from maestre.server.operating.reach import reach_database, reach_nats
    from maestre.server.operating.settings import from_environment

    voice = Voice(lang)
    deployment = from_environment(os.environ)
    find_pgbench()
    reach_database(deployment.database).close()
    reach_nats(deployment.nats)
    voice.err.print(voice.say("bench-server-running"), soft_wrap=True)
    found = bench_server(deployment.database, deployment.nats, seconds=seconds)
    if json:
        put_out(found)
        return
    for field in found.__struct_fields__:
        voice.print(f"bench-{field.replace('_', '-')}", value=str(getattr(found, field)))


def show_lab_bench(games: int, titles: tuple[str, ...], *, json: bool, lang: str) -> None:
    """Measure how many games a second are played, and show the figures."""
    from maestre.lab.rates import bench_lab

    voice = Voice(lang)
    for title in titles:
        find_game(title)
    voice.err.print(voice.say("bench-lab-running"), soft_wrap=True)
    found = bench_lab(games, titles)
    if json:
        put_out(found)
        return
    grid = voice.grid("bench-lab-game", "bench-lab-bare", "bench-lab-processes", "bench-lab-ray", "bench-lab-ratio")
    for rate in found.rates:
        figures = (rate.bare, rate.processes, rate.ray, rate.ratio_ray_to_processes)
        grid.add_row(rate.game, *(written(figure, voice.language, 3) for figure in figures))
    voice.out.print(grid)


def show_bench(game: str, seconds: float, tables: int, *, json: bool, lang: str) -> None:
    """Measure, and show the figures."""
    voice = Voice(lang)
    find_game(game)
    check_chess()
    voice.err.print(voice.say("bench-running", seconds=round(seconds)))
    found = bench_kernel(game, seconds, tables)
    if json:
        put_out(found)
        return
    for field in (
        "decisions_per_s",
        "chess_moves_per_s",
        "ratio_to_chess",
        "fork_us",
        "fork_answer_us",
        "doctrine_ms",
        "open_snapshot_ms",
        "open_replay_ms",
        "memory_mb",
    ):
        value = getattr(found, field)
        if value is not None:
            voice.print(f"bench-{field.replace('_', '-')}", value=str(value))
    for one in found.queries:
        beside = "bench-queries" if one.shapely else "bench-queries-alone"
        voice.print(beside, what=voice.say(f"bench-query-{one.what}"), ours=one.ours, shapely=one.shapely)
