"""A database with people in it comes up to date: the oldest account holds a name, and no address is confirmed."""

from __future__ import annotations

import os

import psycopg
from alembic import command

from maestre.server.people.identity.names import folded
from maestre.server.postgres.database import _config, upgrade
from tests.server.conftest import POSTGRES


def test_people_from_before_get_their_names_and_keep_their_sessions() -> None:
    name = f"maestre_older_{os.getpid()}"
    url = f"{POSTGRES}/{name}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name}")
        server.execute(f"create database {name}")
        try:
            command.upgrade(_config(url), "0006")
            with psycopg.connect(url, autocommit=True) as inside:
                for person, called, guest, days in (
                    ("a", "Ana", False, 9),
                    ("b", "ANA", False, 5),
                    ("g", "Ana", True, 1),
                ):
                    inside.execute(
                        "insert into person (id, name, guest, email, created)"
                        " values (%s, %s, %s, %s, now() - make_interval(days => %s))",
                        (person, called, guest, None if guest else f"{person}@maestre.example", days),
                    )
                inside.execute("insert into session values ('\\x01', 'a', now(), now() + interval '1 day')")
            upgrade(url)
            with psycopg.connect(url) as inside:
                rows = inside.execute("select id, folded, confirmed from person order by id").fetchall()
                assert rows == [("a", folded("Ana"), None), ("b", None, None), ("g", folded("Ana"), None)]
                assert inside.execute("select agent, proven from session").fetchall() == [("", None)]
        finally:
            server.execute(f"drop database {name} with (force)")
