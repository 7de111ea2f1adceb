"""Code and tables of different versions run together within a range, and beyond it a sentence says what to do."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import psycopg
import pytest

from maestre.cli.frame.voice import Voice
from maestre.play.written.messages import LANGUAGES
from maestre.server.postgres import database as schema
from maestre.server.postgres.database import (
    Misfit,
    Step,
    check_fit,
    check_versions,
    oldest_code,
    read_step,
    steps,
    upgrade,
)
from tests.cli.runs import Maestre
from tests.server.conftest import POSTGRES

NEWEST = steps()[-1].number
CODE = (Step("0001"), Step("0002"), Step("0003"))
"""Code that knows three steps and needs all of them."""


@pytest.fixture
def fresh() -> Iterator[str]:
    """A database of a test's own, with tables."""
    name = f"maestre_schema_{os.getpid()}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name} with (force)")
        server.execute(f"create database {name}")
        upgrade(f"{POSTGRES}/{name}")
        yield f"{POSTGRES}/{name}"
        server.execute(f"drop database {name} with (force)")


def _moved(url: str, taken: str, since: str) -> None:
    """Let a database say that a later release has changed it."""
    with psycopg.connect(url) as server:
        server.execute("update alembic_version set version_num = %s", (taken,))
        server.execute(f"comment on table alembic_version is 'compatible_since={since}'")


def _refusal(taken: str, since: str, code: tuple[Step, ...]) -> str:
    with pytest.raises(Misfit) as caught:
        check_versions(taken, since, code)
    return str(caught.value.message.key)


# ------------------------------------------------------------------------------------------------------------ the range


@pytest.mark.parametrize(("taken", "since"), [("0003", "0000"), ("0004", "0000"), ("0009", "0002"), ("0009", "0003")])
def test_code_runs_on_its_own_tables_and_on_those_that_later_releases_only_added_to(taken: str, since: str) -> None:
    check_versions(taken, since, CODE)


def test_code_too_old_for_tables_from_which_something_was_taken_is_refused() -> None:
    assert _refusal("0009", "0004", CODE) == "database-new"


@pytest.mark.parametrize("taken", ["0000", "0001", "0002"])
def test_code_on_tables_that_lack_what_it_needs_is_refused(taken: str) -> None:
    assert _refusal(taken, "0000", CODE) == "database-old"


def test_code_runs_before_a_step_that_it_can_do_without_but_not_before_the_one_it_needs() -> None:
    code = (*CODE, Step("0004", optional=True))
    check_versions("0003", "0000", code)
    assert _refusal("0002", "0000", code) == "database-old"
    assert _refusal("0003", "0000", (*code, Step("0005"))) == "database-old"


def test_a_step_says_in_its_file_whether_it_takes_something_away_or_can_be_done_without() -> None:
    assert read_step("0009", 'revision = "0009"\n') == Step("0009", "0000", optional=False)
    assert read_step("0009", 'compatible_since = "0007"\n').since == "0007"
    assert read_step("0009", "optional = True\n").optional


def test_what_a_step_took_away_stays_away_after_the_next_and_counts_only_once_it_is_taken() -> None:
    known = (Step("0001"), Step("0002", since="0001"), Step("0003"))
    assert [oldest_code(taken, known) for taken in ("0001", "0002", "0003")] == ["0000", "0001", "0001"]


def test_steps_follow_one_another_and_none_shuts_out_code_of_its_own_release() -> None:
    numbers = [step.number for step in steps()]
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    assert all(step.since <= step.number for step in steps())


# ------------------------------------------------------------------------------------------------- on a real database


def test_a_database_says_which_code_it_is_for(fresh: str) -> None:
    check_fit(fresh)
    with psycopg.connect(fresh) as server:
        row = server.execute("select obj_description('alembic_version'::regclass, 'pg_class')").fetchone()
    assert row == (f"compatible_since={oldest_code(NEWEST, steps())}",)


def test_an_old_process_starts_again_after_a_migration_that_only_adds(fresh: str) -> None:
    _moved(fresh, "9000", NEWEST)
    with psycopg.connect(fresh) as server:
        server.execute("alter table game add column of_tomorrow text not null default ''")
    check_fit(fresh)


def test_an_old_process_leaves_newer_tables_as_they_are(fresh: str) -> None:
    _moved(fresh, "9000", NEWEST)
    upgrade(fresh)
    with psycopg.connect(fresh) as server:
        assert server.execute("select version_num from alembic_version").fetchone() == ("9000",)
    _moved(fresh, "9000", "9000")
    with pytest.raises(Misfit):
        upgrade(fresh)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("serve",), ("worker",), ("database", "upgrade")])
def test_a_process_too_old_for_its_tables_ends_with_a_sentence(
    fresh: str, command: tuple[str, ...], language: str
) -> None:
    _moved(fresh, "9000", "8999")
    ran = Maestre()(*command, "--lang", language, env={"MAESTRE_DATABASE": fresh})
    sentence = Voice(language).sentence(Misfit("database-new", have="9000", need="8999", code=NEWEST))
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err.replace("\n", " ")


def test_a_process_on_tables_that_are_too_old_names_the_command(fresh: str) -> None:
    _moved(fresh, "0001", "0000")
    ran = Maestre()("serve", "--lang", "en", env={"MAESTRE_DATABASE": fresh})
    assert ran.code == 2
    assert "maestre database upgrade" in ran.err


# ---------------------------------------------------------------------------------------------------- while it changes


def _back_to(url: str, step: str) -> None:
    from alembic import command

    command.downgrade(schema._config(url), step)


def test_a_change_of_the_tables_waits_for_a_lock_only_for_moments_and_tries_again(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody holds a table for seconds; others who want it meanwhile are not kept waiting behind the change."""
    monkeypatch.setattr("maestre.server.postgres.database.LOCK_PAUSE", 0.2)
    _back_to(fresh, "0002")
    with psycopg.connect(fresh) as holder, psycopg.connect(fresh, autocommit=True) as player:
        holder.execute("select count(*) from game")
        changing = threading.Thread(target=upgrade, args=(fresh,))
        changing.start()
        slowest, until = 0.0, time.monotonic() + 5
        while time.monotonic() < until:
            begun = time.monotonic()
            player.execute("select count(*) from game")
            slowest = max(slowest, time.monotonic() - begun)
            time.sleep(0.05)
        assert changing.is_alive(), "the table is held, so nothing has changed yet"
        holder.rollback()
        changing.join(30)
    assert not changing.is_alive()
    assert slowest < 4
    check_fit(fresh)


def test_a_change_that_never_gets_its_lock_ends_with_a_sentence_and_changes_nothing(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maestre.server.postgres.database.LOCK_PAUSE", 0.01)
    monkeypatch.setattr("maestre.server.postgres.database.LOCK_TRIES", 1)
    _back_to(fresh, "0002")
    with psycopg.connect(fresh) as holder:
        holder.execute("select count(*) from game")
        with pytest.raises(Misfit) as caught:
            upgrade(fresh)
    assert caught.value.message.key == "database-busy"
    upgrade(fresh)
    check_fit(fresh)


def test_two_who_bring_the_tables_up_to_date_at_once_do_it_once(fresh: str) -> None:
    _back_to(fresh, "0001")
    command = [sys.executable, "-m", "maestre", "database", "upgrade"]
    both = [subprocess.Popen(command, env=os.environ | {"MAESTRE_DATABASE": fresh}) for _ in range(2)]
    assert [each.wait(60) for each in both] == [0, 0]
    check_fit(fresh)
