"""A database of our own on the real PostgreSQL, and the real NATS."""

from __future__ import annotations

import os
from collections.abc import Iterator

import psycopg
import pytest

from maestre.server.pools import pool
from maestre.server.pools.forks import Forks
from maestre.server.postgres.database import upgrade

POSTGRES = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")


class _Kept(Forks):
    """A server that forks and goes on when a pool is closed."""

    def close(self) -> None:
        """Stay, for the pools to come: reading the rules takes longer than most tests."""


@pytest.fixture(scope="session", autouse=True)
def _one_server_that_forks() -> Iterator[None]:
    """Let all pools of these tests have their processes from one server for the same rules."""
    kept: dict[tuple[str, ...], _Kept] = {}

    def forks(modules: tuple[str, ...]) -> Forks:
        if modules not in kept:
            kept[modules] = _Kept(modules)
        return kept[modules]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "Forks", forks)
        yield
    for each in kept.values():
        Forks.close(each)


@pytest.fixture(scope="session")
def bus() -> str:
    return NATS


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    name = f"maestre_test_{os.getpid()}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name}")
        server.execute(f"create database {name}")
        url = f"{POSTGRES}/{name}"
        upgrade(url)
        yield url
        server.execute(f"drop database {name} with (force)")


@pytest.fixture(autouse=True)
def _names_are_free(request: pytest.FixtureRequest) -> None:
    """Let a test take any name: accounts of the tests before it hold theirs no more."""
    if "database" in request.fixturenames:
        with psycopg.connect(request.getfixturevalue("database"), autocommit=True) as connection:
            connection.execute("update person set folded = id where not guest")
