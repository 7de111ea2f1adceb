"""A database of our own on the real PostgreSQL, and the real NATS."""

from __future__ import annotations

import os
from collections.abc import Iterator

import psycopg
import pytest

from maestre.server.database import upgrade

POSTGRES = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")


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
