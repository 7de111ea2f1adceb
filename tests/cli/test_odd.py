"""What nobody types twice: words without end, streams that are shut, files that are none, passwords full of signs."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from maestre.cli.frame.completion import install
from maestre.play import find
from maestre.server.operating.variables import without_password
from tests.cli.runs import Maestre

MAESTRE = Path(sys.executable).parent / "maestre"
LONG = "x" * 5000
ENGLISH = {"LC_ALL": "en_GB.UTF-8"}


@pytest.mark.parametrize(
    "words",
    [
        (LONG,),
        ("games", LONG),
        ("games", f"--{LONG}"),
        ("rules", "lepanto", LONG),
        ("army", "tercios", LONG),
        ("simulate", "lepanto", "--games", LONG),
        ("simulate", "lepanto", "--option", f"{LONG}={LONG}"),
        ("play", "lepanto", "--scenario", LONG),
        ("verify", LONG),
        ("worker", "--only", LONG),
        ("--install-completion", LONG),
        ("--lang", LONG),
    ],
    ids=lambda words: " ".join(words)[:30],
)
def test_a_word_without_end_is_said_back_in_short(maestre: Maestre, words: tuple[str, ...]) -> None:
    ran = maestre(*words, env=ENGLISH)
    assert (ran.code, ran.out) == (2, "")
    assert "xxx…" in ran.err
    assert len(ran.err) < 700


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("games zzz --json", "zzz"),
        ("rules lepanto zzz --json", "zzz"),
        ("army lepanto zzz --json", "no lists of their own"),
        ("verify zzz --json", "zzz"),
        ("simulate zzz --json", "zzz"),
        ("simulate lepanto --games 1000000000 --json", "from 1 to 1000000"),
        ("simulate lepanto --workers 10000 --json", "10,000 processes"),
        ("bench kernel --seconds nan --json", "from 1 to 3600"),
        ("bench kernel --game zzz --json", "zzz"),
        ("bench server --seconds inf --json", "from 1 to 3600"),
        ("play --web --host ''", "127.0.0.1"),
        ("--show-completion ''", "bash, zsh, fish"),
        ("verify /dev/zero", "/dev/zero is longer than 64 MB"),
        ("verify /dev/null", "/dev/null: This is not the record"),
    ],
)
def test_an_error_leaves_nothing_on_stdout_and_says_what_is_possible(maestre: Maestre, words: str, said: str) -> None:
    ran = maestre(*(word.strip("'") for word in words.split()), env=ENGLISH)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("games zz >&-", 2, "zz"),
        ("games lepanto --json >&-", 0, ""),
        ("--version >&-", 0, ""),
        ("games zz 2>&-", 2, ""),
        ("--help > /dev/full", 2, "No space left"),
        ("--version > /dev/full", 2, "No space left"),
        ("games lepanto --json > /dev/full", 2, "No space left"),
    ],
)
def test_an_output_that_is_shut_or_full_brings_no_traceback(line: str, code: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{MAESTRE}' {line}"], capture_output=True, text=True, env=os.environ | ENGLISH, check=False
    )
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)
    assert said in done.stderr
    assert len(done.stderr.splitlines()) <= 1


def test_a_terminal_with_few_letters_loses_only_those() -> None:
    few = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([MAESTRE, "games", "lepanto", "--lang", "es"], capture_output=True, env=few, check=True)
    assert f"Version {find('lepanto').rules} de las reglas".encode() in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize("value", ["es", "es-ES", "ES_es.UTF-8", "es_419@euro"])
def test_a_language_is_known_however_the_system_writes_it(maestre: Maestre, value: str) -> None:
    assert "ningún juego" in maestre("games", "zz", env={"LC_ALL": value}).err


def test_help_comes_before_what_it_does_not_need_is_loaded() -> None:
    code = "import sys; from maestre.cli import main; sys.argv[1:] = ['--help', '--lang', 'en']; main()"
    told = subprocess.run([sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, check=True)
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in told.stderr.splitlines()}
    assert "typer" in loaded
    assert loaded & {"rich", "litestar", "sqlalchemy"} == set()


# ------------------------------------------------------------------------------------------------------------ passwords


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://u:hush@hush:hush/hush@127.0.0.1:1/games",
        "postgresql://u:hush/hush@127.0.0.1:1/games",
        "postgresql://u:hush",
        "postgresql://u:hush@[::1/games",
        "postgresql://127.0.0.1:1/games?password=hush&nonsense=1",
        "postgresql://u:hush%40hush%3A%2F@127.0.0.1:1/games",
    ],
)
def test_no_part_of_a_password_is_shown_whatever_signs_it_has(maestre: Maestre, url: str) -> None:
    for words in (("database", "upgrade"), ("serve", "--wait", "0")):
        ran = maestre(*words, env=ENGLISH | {"MAESTRE_DATABASE": url})
        assert (ran.code, ran.out) == (2, "")
        assert "hush" not in ran.err
        assert "MAESTRE_DATABASE" in ran.err
    assert "hush" not in without_password(url)


def test_signs_that_cut_a_password_come_with_how_to_write_them(maestre: Maestre) -> None:
    ran = maestre("doctor", "--json", env=ENGLISH | {"MAESTRE_DATABASE": "postgresql://u:p@hush/hush@127.0.0.1/games"})
    assert ran.code == 1
    assert "write @ as %40" in ran.out
    assert "hush" not in ran.out + ran.err


# ---------------------------------------------------------------------------------------------------- files and folders


def test_a_backup_replaces_no_device_and_no_folder(maestre: Maestre, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        ran = maestre("database", "backup", str(place), "--force", env=ENGLISH)
        assert (ran.code, ran.out) == (2, "")
        assert str(place) in ran.err
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_list_that_is_offered_is_json_too(maestre: Maestre) -> None:
    given = json.loads(maestre("army", "tercios", "spain_1000", "--json").out)
    assert (given["version"], given["legal"], given["flaws"]) == (1, True, [])


def test_completion_is_set_up_once_and_leaves_the_rest_of_the_file_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "it's home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    before = b"# \xff no UTF-8\n\n\nlast line without an end"
    (home / ".bashrc").write_bytes(before)
    for _ in range(2):
        install("bash")
    after = (home / ".bashrc").read_bytes()
    assert after.startswith(before + b"\nsource ")
    assert after.count(b"source ") == 1
    ran = subprocess.run(
        ["bash", "-c", after.splitlines()[-1] + b"; complete -p maestre"], capture_output=True, check=True
    )
    assert b"_maestre_completion" in ran.stdout
