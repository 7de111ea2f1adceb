"""PostgreSQL or NATS that cannot be reached: one sentence with the place and what to check, and never a password."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest

from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre

MAESTRE = Path(sys.executable).parent / "maestre"
HERE = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
ADMIN = f"{HERE}/test"
SECRET = "hush-hush"
NEED = [
    ("carry",),
    ("database", "upgrade"),
    ("database", "backup", "new.backup"),
    ("serve", "--wait", "0"),
    ("worker", "--wait", "0"),
    ("bench", "server"),
]
WRONG = {
    "foo": "foo",
    f"user:{SECRET}@host/db": "…@host/db",
    f"postgresql://user:{SECRET}@127.0.0.1:1/games": "127.0.0.1:1/games",
    f"postgresql://user:{SECRET}@no-such-host.invalid/games": "no-such-host.invalid:5432/games",
    f"{HERE}/no_such_database": "no_such_database",
}


@pytest.fixture
def database() -> Iterator[str]:
    name = f"away_{os.getpid()}"
    with psycopg.connect(ADMIN, autocommit=True) as admin:
        admin.execute(f"create database {name}".encode())
        try:
            yield f"{HERE}/{name}"
        finally:
            admin.execute(f"drop database {name} with (force)".encode())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", NEED, ids=" ".join)
def test_a_database_that_cannot_be_reached_is_told_in_a_sentence(
    maestre: Maestre, words: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for url, place in WRONG.items():
        ran = maestre(*words, "--lang", language, env={"MAESTRE_DATABASE": url})
        assert (ran.code, ran.out) == (2, ""), url
        assert place in ran.err
        assert "MAESTRE_DATABASE" in ran.err
        assert SECRET not in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [("serve", "--wait", "0"), ("worker", "--wait", "0"), ("carry",), ("bench", "server")], ids=" ".join
)
def test_a_nats_that_cannot_be_reached_is_told_in_a_sentence(
    maestre: Maestre, words: tuple[str, ...], database: str
) -> None:
    env = {"MAESTRE_DATABASE": database, "MAESTRE_NATS": f"nats://{SECRET}@127.0.0.1:1"}
    assert maestre("database", "upgrade", env=env).code == 0
    ran = maestre(*words, "--lang", "en", env=env)
    assert (ran.code, ran.out) == (2, "")
    assert "NATS cannot be used at 127.0.0.1:1" in ran.err
    assert SECRET not in ran.err


def test_a_backup_never_replaces_another_unless_it_is_told_to(maestre: Maestre, database: str, tmp_path: Path) -> None:
    env = {"MAESTRE_DATABASE": database}
    assert maestre("database", "upgrade", env=env).code == 0
    file = tmp_path / "maestre.backup"
    file.write_text("an older one", encoding="utf-8")
    refused = maestre("database", "backup", str(file), "--lang", "en", env=env)
    assert (refused.code, refused.out) == (2, "")
    assert "--force" in refused.err
    away = maestre("database", "backup", str(file), "--force", env={"MAESTRE_DATABASE": f"{HERE}/no_such_database"})
    assert away.code == 2
    assert file.read_text(encoding="utf-8") == "an older one"
    assert maestre("database", "backup", str(file), "--force", env=env).code == 0
    assert list(tmp_path.iterdir()) == [file]
    assert file.stat().st_size > 1000
    assert maestre("database", "backup", str(tmp_path / "no" / "file"), env=env).code == 2


# ---------------------------------------------------------------------------------------- pipes and interruptions


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen([MAESTRE, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with running:
        try:
            yield running
        finally:
            running.kill()


@pytest.mark.parametrize("words", ["rules lepanto", "games --json", "--help", "replay {record}"])
def test_whoever_reads_only_the_first_line_gets_it_without_a_complaint(words: str, record: Path) -> None:
    line = f"'{MAESTRE}' {words.format(record=record)} | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 2
    assert done.stdout.splitlines()[1] == "0"


@pytest.mark.parametrize("on", ["processes", "here"])
def test_ctrl_c_ends_with_130_and_says_what_stays(on: str, tmp_path: Path) -> None:
    game = ("lepanto", "--scenario", "learning", "--agents", "random", "--games", "1000000")
    with started("simulate", *game, "--on", on, "--records", str(tmp_path), "--lang", "en") as running:
        until = monotonic() + 60
        while not list(tmp_path.glob("*.jsonl")) and monotonic() < until:
            sleep(0.1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, "")
    kept = [file.name for file in tmp_path.iterdir()]
    assert all(name.endswith(".jsonl") for name in kept)
    assert f"{len(kept):,} record" in err or "one record" in err
    assert "Traceback" not in err


def test_playing_in_the_browser_says_at_once_that_it_starts_and_ends_with_130(tmp_path: Path) -> None:
    with started("play", "--web", "--port", "0", "--folder", str(tmp_path), "--lang", "en") as running:
        assert running.stderr is not None
        assert running.stdout is not None
        assert running.stderr.readline().startswith("Starting")
        assert "http://127.0.0.1:" in running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in out + err
