"""PostgreSQL by itself: the row that an answer becomes, put in by its own benchmark."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psycopg

from maestre.play import Order, PlayError
from maestre.server.wire import encode

CLIENTS: Final = 8
GAMES: Final = 64
_TPS: Final = re.compile(r"tps = ([\d.]+)")
_PREPARE: Final = f"""
    create sequence bench_place;
    insert into game (id, key, rules, scenario, header, seed)
    select 'bench' || number, 'lepanto', 1, 'battle', '', '' from generate_series(1, {GAMES}) as number;
"""  # noqa: S608  (a number of ours)
_INSERT: Final = """\
\\set game random(1, {games})
insert into entry (game, sequence, body, reply)
values ('bench' || :game, nextval('bench_place'), decode('{body}', 'hex'), 'bench' || currval('bench_place'));
"""


_STATEMENT: Final = """\
\\set game random(1, {games})
with moved as (
    update game set sequence = sequence + 1, updated = now() where id = 'bench' || :game returning id
)
insert into entry (game, sequence, body, reply)
select id, nextval('bench_place'), decode('{body}', 'hex'), 'bench' || currval('bench_place') from moved;
"""


class NoPgbench(PlayError):
    """The program to compare with is not on this machine."""


def find_pgbench() -> str:
    """Give where pgbench is, or say how to get it."""
    found = shutil.which("pgbench")
    if found is None:
        raise NoPgbench("", "no-pgbench")
    return found


def rows_per_second(pgbench: str, database: str, seconds: float) -> tuple[float, float]:
    """Put rows like those of an answer into the same table, from eight connections: bare, and by our own statement."""
    body = encode({"is": "said", "seat": "christian", "answer": Order("move", "CL-G01", ("port",))}).hex()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(_PREPARE)
    bare, ours = (
        _run(pgbench, database, seconds, script.format(games=GAMES, body=body)) for script in (_INSERT, _STATEMENT)
    )
    return bare, ours


def _run(pgbench: str, database: str, seconds: float, script: str) -> float:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "insert.sql"
        file.write_text(script, encoding="utf-8")
        options = ("-n", "-M", "prepared", "-c", str(CLIENTS), "-j", "2", "-T", str(round(seconds)), "-f", str(file))
        said = subprocess.run(  # noqa: S603  (PostgreSQL's own program, with our own words)
            (pgbench, *options, database), check=True, capture_output=True, text=True
        ).stdout
    found = _TPS.search(said)
    assert found is not None, said
    return float(found.group(1))
