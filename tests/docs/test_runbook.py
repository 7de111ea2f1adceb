"""The commands of the runbook do what it says, on a real database."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import msgspec
import psycopg
import pytest

from maestre.play import Table, find
from maestre.server.postgres.database import upgrade
from maestre.server.postgres.store import Store
from tests.server.conftest import POSTGRES
from tests.server.playing import on_store

RUNBOOK = (Path(__file__).parents[2] / "docs/en/host/runbook.md").read_text(encoding="utf-8")
BLOCKS = [dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", RUNBOOK, re.MULTILINE | re.DOTALL)]
QUERIES = sorted(
    {
        found
        for found in re.findall(r'psql "\$MAESTRE_DATABASE"(?: --command "[^"]+")+', RUNBOOK)
        if "password" not in found and "session" not in found
    }
)
LOOKS = sorted(
    {found.strip() for found in re.findall(r"maestre admin (?:games|jobs|reports|log|people)(?: [a-z@.-]+)*", RUNBOOK)}
)
PERSON = "insert into person (id, name, guest, email) values ('p1', 'Ana', false, 'name@example.org')"
ROOM = """
    insert into room (id, key, rules, scenario, options, host, public, link)
    values ('table-1', 'lepanto', 1, 'learning', '{}', 'p1', false, 'link')
"""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A database with one person, one room and its game."""
    name = f"maestre_runbook_{os.getpid()}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name}")
        server.execute(f"create database {name}")
        url = f"{POSTGRES}/{name}"
        upgrade(url)
        on_store(url, _begin)
        with psycopg.connect(url) as inside:
            inside.execute(PERSON)
            inside.execute(ROOM)
        yield url
        server.execute(f"drop database {name} with (force)")


async def _begin(store: Store) -> None:
    table = Table.new(find("lepanto"), "learning")
    await store.create("table-1", table.header, table.entries, table.waiting())


def _run(script: str, database: str, folder: Path) -> str:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env=os.environ | {"MAESTRE_DATABASE": database, "PATH": path, "PAGER": "cat"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert "ERROR" not in done.stderr
    return done.stdout


def _block(word: str) -> str:
    (found,) = [block for block in BLOCKS if word in block]
    return found


def test_the_record_of_a_frozen_game_comes_out_without_its_seed_and_can_be_told(database: str, tmp_path: Path) -> None:
    _run(_block("frozen.jsonl").replace("ROOM", "table-1"), database, tmp_path)
    header = msgspec.json.decode((tmp_path / "frozen.jsonl").read_bytes().splitlines()[0])
    assert header["game"] == "lepanto"
    assert not header.get("seed")


def test_somebody_who_cannot_sign_in_can_be_given_their_data_and_be_forgotten(database: str, tmp_path: Path) -> None:
    _run(_block("--export").replace("PERSON", "p1"), database, tmp_path)
    assert b'"email": "name@example.org"' in (tmp_path / "their-data.json").read_bytes()
    (forget,) = re.findall(r"`(maestre admin forget [^`]+)`", RUNBOOK)
    _run(forget.replace("PERSON", "p1"), database, tmp_path)
    with psycopg.connect(database) as inside:
        assert inside.execute("select name, email from person where id = 'p1'").fetchone() == ("", None)


@pytest.mark.parametrize("command", LOOKS)
def test_what_only_looks_can_be_typed_as_it_stands(database: str, tmp_path: Path, command: str) -> None:
    _run(command, database, tmp_path)


def test_no_deed_is_left_to_sql() -> None:
    assert [query for query in QUERIES if re.search(r"\b(delete|update|insert)\b", query)] == []


@pytest.mark.parametrize("query", QUERIES)
def test_a_query_is_one_that_our_tables_understand(database: str, tmp_path: Path, query: str) -> None:
    """Deeds are tried and taken back; only `vacuum`, which changes nothing, cannot be."""
    safe = query if "vacuum" in query else query.replace('"$MAESTRE_DATABASE"', '"$MAESTRE_DATABASE" --command begin')
    _run(safe, database, tmp_path)
