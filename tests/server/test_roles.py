"""Nothing that serves people is a superuser or owns a table: `deploy/roles.sql` and `--grant`, on real roles."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import psycopg
import pytest

from maestre.play.written.messages import LANGUAGES
from maestre.server.postgres.backup import backup, restore
from maestre.server.postgres.database import check_fit, upgrade
from tests.cli.runs import Maestre
from tests.server.conftest import POSTGRES
from tests.server.web.place import Node
from tests.server.web.test_cluster import on_nodes

ROLES = Path(__file__).parents[2] / "deploy/roles.sql"
OWNER, APP = (f"maestre_{kind}_{os.getpid()}" for kind in ("owner", "app"))
NAME = f"maestre_roles_{os.getpid()}"


def _as(role: str, database: str = NAME) -> str:
    return f"postgresql://{role}:word@{POSTGRES.rpartition('@')[2]}/{database}"


def _make_roles() -> None:
    given = {"owner": OWNER, "app": APP, "owner_password": "word", "app_password": "word"}
    command = [
        "psql",
        f"{POSTGRES}/{NAME}",
        "--quiet",
        *(f"--variable={name}={value}" for name, value in given.items()),
    ]
    subprocess.run([*command, f"--file={ROLES}"], check=True)


@pytest.fixture(scope="module")
def roles() -> Iterator[None]:
    """A database that was a superuser's, as older releases had it, handed over to the two roles."""
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"create database {NAME}")
        try:
            upgrade(f"{POSTGRES}/{NAME}")
            _make_roles()
            _make_roles()
            upgrade(_as(OWNER), APP)
            yield
        finally:
            for database in (NAME, f"{NAME}_restored"):
                server.execute(f"drop database if exists {database} with (force)")
            for role in (OWNER, APP):
                server.execute(f"drop role if exists {role}")


@pytest.mark.usefixtures("roles")
def test_neither_role_is_a_superuser_and_the_owner_has_every_table() -> None:
    with psycopg.connect(f"{POSTGRES}/{NAME}") as server:
        rows = server.execute(
            "select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = any(%s)", ([OWNER, APP],)
        )
        assert rows.fetchall() == [(False,), (False,)]
        owners = server.execute("select distinct tableowner from pg_tables where schemaname = 'public'").fetchall()
    assert owners == [(OWNER,)]


@pytest.mark.usefixtures("roles")
@pytest.mark.parametrize(
    "deed",
    [
        "drop table game",
        "truncate entry",
        "alter table person add column x text",
        "create table mine (x text)",
        "create role mine",
        "update alembic_version set version_num = '0001'",
        "copy game to program 'cat'",
        "select pg_read_file('/etc/passwd')",
        "set session_replication_role = replica",
    ],
)
def test_the_role_that_serves_can_do_nothing_but_rows(deed: str) -> None:
    with psycopg.connect(_as(APP)) as server, pytest.raises(psycopg.errors.InsufficientPrivilege):
        server.execute(deed.encode())


@pytest.mark.usefixtures("roles")
def test_web_nodes_and_workers_run_with_that_role_from_the_first_guest_to_a_game_against_a_bot(bus: str) -> None:
    check_fit(_as(APP))

    async def body(here: Node, there: Node) -> None:
        host, friend = await here.guest("Ana"), await there.guest("Blas")
        room = await host.new_room(clock={"bank": 600, "turn": 10, "most": 900})
        await friend.joins(room)
        alone = await host.new_room(mine=["islamic"], bots={"christian": "random"})
        async with host.socket() as socket:
            await socket.watch(room["id"], "christian")
            end = {"is": "say", "game": room["id"], "seat": "christian", "reply": "1", "answer": {"verb": "end"}}
            assert (await socket.call(**end))["is"] == "done"
        await friend.post(f"/api/rooms/{room['id']}/chat", 201, words="hola")
        for _ in range(100):
            if await _bot_has_spoken(alone["id"]):
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the bot has not played")

    on_nodes(_as(APP), bus, body)


async def _bot_has_spoken(game: str) -> bool:
    connection = await asyncpg.connect(_as(APP))
    try:
        return bool(await connection.fetchval("select count(*) from entry where game = $1 and reply like 'bot%'", game))
    finally:
        await connection.close()


@pytest.mark.usefixtures("roles")
def test_that_role_can_make_a_backup_and_the_owner_can_restore_it(tmp_path: Path) -> None:
    made = backup(_as(APP), tmp_path / "today.backup")
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"create database {NAME}_restored owner {OWNER}")
    assert restore(tmp_path / "today.backup", _as(OWNER, f"{NAME}_restored")).games == len(made.games)


@pytest.mark.usefixtures("roles")
def test_tables_that_a_migration_adds_later_are_granted_too() -> None:
    with psycopg.connect(_as(OWNER)) as server:
        server.execute("create table of_tomorrow (x text)")
    upgrade(_as(OWNER), APP)
    with psycopg.connect(_as(APP)) as server:
        server.execute("insert into of_tomorrow values ('x')")
    with psycopg.connect(_as(OWNER)) as server:
        server.execute("drop table of_tomorrow")


@pytest.mark.usefixtures("roles")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("user", "role"), [(OWNER, "nobody_at_all"), (APP, OWNER)], ids=["no role", "no right"])
def test_a_grant_that_cannot_be_made_is_one_sentence(user: str, role: str, language: str) -> None:
    ran = Maestre()("database", "upgrade", "--grant", role, "--lang", language, env={"MAESTRE_DATABASE": _as(user)})
    assert ran.code == 2
    assert role in ran.err
    assert "Traceback" not in ran.err
