"""Every command that a page names exists, every one that it quotes runs, and what came out is what the page says.

Studies play two games in place of hundreds; servers are started and stopped again. What cannot be run here stands in
`CHECKED`, with what is looked at instead.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import urlopen

import msgspec
import psycopg
import pytest
import typer

from maestre.cli.app import app
from maestre.server.postgres.database import upgrade
from tests.docs.quoting import PAGES, ROOT, blocks, commands, fits, inline, language, name, quotations, shown
from tests.server.conftest import POSTGRES

BIN = Path(sys.executable).parent
OURS = re.compile(r"^(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?maestre(?= |$)")
SERVES = re.compile(r"maestre (?:serve|worker|play --web)")
SOMEBODY = r"maestre admin [a-z-]+ (?:[A-Z]+|\d+|k7m2p9x4c3d8f6|q5w8z2n6t4v9b3)\b"
ELSEWHERE = re.compile(rf"maestre bench |frozen\.jsonl|last\.backup|{SOMEBODY}")
"""What takes minutes, is run by test_runbook, or is done to people and rooms that tests/cli/test_admin has; that its
options exist is tried like those of every other command."""
NEEDS_SERVER = re.compile(r"maestre (?:.* )?(?:admin|carry|database|serve|worker|doctor)\b")
KEY = f"quoted:{b64encode(bytes(range(32))).decode()}"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COMPOSE = msgspec.yaml.decode((ROOT / "deploy/compose.yaml").read_bytes())

RUN_IN = {"en": ("sh", "console"), "es": ("console",)}
"""What is run of a page; what a Spanish one has for the shell is what the English one has, as test_mirrored shows."""
running = [page for page in PAGES if blocks(page, *RUN_IN[language(page)])]
alone: set[str] = set()
"""Commands that have run, and that neither make nor need a file: once is enough."""
by_page: dict[str, Any] = {"ids": name}


# ---------------------------------------------------------------------------------------------------- a place to run in


class Place:
    """A folder and a database of a page's own, in which its commands run one after another."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.folder = folder
        self.databases: dict[str, str] = {}
        (folder / "home").mkdir()
        self.environment = {
            key: value for key, value in os.environ.items() if not key.startswith(("LC_", "MAESTRE_"))
        } | {
            "COLUMNS": "100",
            "HOME": str(folder / "home"),
            "LANG": {"es": "es_ES.UTF-8", "en": "en_GB.UTF-8"}[language(page)],
            "PATH": f"{BIN}:{os.environ['PATH']}",
            "PYTHONUNBUFFERED": "1",
            "PYTHONUTF8": "1",
            "XDG_DATA_HOME": str(folder / "home/data"),
        }
        self.code = 0

    def database(self, wanted: str) -> str:
        """Give the address of a database of our own for the one that a page names; the first has its tables."""
        if wanted not in self.databases:
            ours = f"maestre_quoted_{os.getpid()}_{len(self.databases)}"
            with closing(psycopg.connect(f"{POSTGRES}/test", autocommit=True)) as server:
                server.execute(f"drop database if exists {ours} with (force)")
                server.execute(f"create database {ours}")
            self.databases[wanted] = f"{POSTGRES}/{ours}"
        return self.databases[wanted]

    def needs_database(self) -> None:
        """Set the environment of a server."""
        if "MAESTRE_DATABASE" not in self.environment:
            self.environment |= {"MAESTRE_DATABASE": self.database(""), "MAESTRE_SEED_KEYS": KEY}
            upgrade(self.environment["MAESTRE_DATABASE"])

    def run(self, command: str, typed: tuple[str, ...] = ()) -> str:
        """Run a command and give what came out; what went wrong too if it failed."""
        if package := re.fullmatch(r"pip install -e '(\w+)\[dev\]'", command):
            self.install(package[1])
            return ""
        done = subprocess.run(
            ["bash", "-c", f"(exit {self.code}); {command}"],
            cwd=self.folder,
            env=self.environment,
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert "Traceback" not in done.stderr, done.stderr
        self.code = done.returncode
        return done.stdout + (done.stderr if done.returncode else "")

    def install(self, package: str) -> None:
        """Let Python find a package that stands here, as pip would: its folder, and its entry points beside it."""
        written = tomllib.loads((self.folder / package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        about = self.folder / "installed" / f"{written['name']}-{written['version']}.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Name: {written['name']}\nVersion: {written['version']}\n")
        groups = written["entry-points"].items()
        lines = [line for group, found in groups for line in (f"[{group}]", *(f"{k} = {v}" for k, v in found.items()))]
        (about / "entry_points.txt").write_text("\n".join(lines))
        self.environment["PYTHONPATH"] = f"{self.folder / package / 'src'}:{about.parent}"

    def write(self, file: Path, text: str) -> None:
        """Add something to a file of ours, in a copy of the package that is found before it."""
        copied = self.folder / "clone"
        left_out = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(ROOT / "src", copied / "src", ignore=left_out, dirs_exist_ok=True)
        with (copied / file.relative_to(ROOT)).open("a", encoding="utf-8") as there:
            there.write(f"\n{text}\n")
        self.environment["PYTHONPATH"] = str(copied / "src")

    def serve(self, command: str) -> None:
        """Start what serves, wait until it says something, and stop it as one does at the keyboard."""
        words = shlex.split(re.sub(r" --port \d+", "", command).removesuffix("&"))
        port = [] if "worker" in words else ["--port", "0"]
        with subprocess.Popen(
            [str(BIN / words[0]), *words[1:], *port],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            if address := re.search(r"http://\S+", said):
                _answers(f"{address[0]}/healthz")
            process.send_signal(signal.SIGINT)
            try:
                said += process.communicate(timeout=30)[0]
            except subprocess.TimeoutExpired:
                process.kill()
                raise
        assert process.returncode in {0, 130}, said
        assert "Traceback" not in said, said

    def clear(self) -> None:
        """Take the databases away."""
        with closing(psycopg.connect(f"{POSTGRES}/test", autocommit=True)) as server:
            for address in self.databases.values():
                server.execute(f"drop database if exists {address.rpartition('/')[2]} with (force)")


def _answers(address: str) -> None:
    """Wait until somebody answers."""
    for _ in range(100):
        with suppress(OSError), urlopen(address, timeout=5):  # noqa: S310  (it is ours)
            return
        sleep(0.2)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    place = Place(request.getfixturevalue("page"), tmp_path)
    yield place
    place.clear()


# ------------------------------------------------------------------------------------------------------------ what runs


@pytest.mark.parametrize("page", running, **by_page)
def test_the_commands_of_a_page_run_one_after_another_and_say_what_it_quotes(place: Place, page: Path) -> None:
    for block in blocks(page, *RUN_IN[language(page)], "toml"):
        if block.kind == "toml" and (file := block.file()) and not block.stands_in(file):
            place.write(file, block.quoted())
        for command in commands(block.text) if block.kind == "sh" else ():
            _ran(place, command)
        for quoted in quotations(block.text) if block.kind == "console" else ():
            if NEEDS_SERVER.search(quoted.command):
                place.needs_database()
            output = shown(place.run(quoted.command, quoted.typed), quoted.typed)
            said = "\n".join(quoted.expected)
            assert fits(quoted.expected, output), f"$ {quoted.command}\n--- the page\n{said}\n--- the program\n{output}"


def _ran(place: Place, command: str) -> None:
    if created := re.fullmatch(r"createdb (\w+)", command):
        place.database(created[1])
    if not OURS.match(command) or ELSEWHERE.search(command):
        return
    if NEEDS_SERVER.search(command):
        place.needs_database()
    ours = command.replace(".venv/bin/", "")
    ours = re.sub(r"postgresql://localhost/(\w+)", lambda named: place.database(named[1]), ours)
    ours = re.sub(r"--games \d+", "--games 2", ours)
    if ours.startswith("maestre database restore"):
        ours = f"MAESTRE_DATABASE={place.database('an empty one')} {ours}"
    if ours in alone:
        return
    if not re.search(r"[>@/]|\.\w+$|--records|database", ours):
        alone.add(ours)
    if SERVES.search(ours):
        place.serve(ours)
        return
    output = place.run(ours)
    assert place.code == 0, f"$ {command}\n{output}"
    assert output or ">" in ours, f"$ {command} says nothing"


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")], **by_page)
def test_the_sessions_of_python_on_a_page_go_as_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "\n".join(block.text for block in blocks(page, "pycon"))
    session = doctest.DocTestParser().get_doctest(text, {}, name(page), str(page), 0)
    said: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(session, out=said.append).failed == 0, "".join(said)
    assert len(session.examples) > 5


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], **by_page)
def test_python_on_a_page_runs_or_stands_in_the_file_that_it_names(page: Path) -> None:
    names: dict[str, Any] = {}
    for block in blocks(page, "python"):
        if file := block.file():
            assert block.stands_in(file), block.text
        else:
            exec(compile(block.text, name(page), "exec"), names)  # noqa: S102  (that is what a page tells a reader to do)
            assert names


# ------------------------------------------------------------------------------------------------------ what is parsed


def _known(words: list[str]) -> None:
    """Follow words through the program's own commands, and look for each option among theirs."""
    command: Any = typer.main.get_command(app)
    options = {"--help", *_options(command)}
    for before, word in zip(["", *words], words, strict=False):
        below = getattr(command, "commands", {})
        if word.startswith("--"):
            assert word.partition("=")[0] in options, f"maestre {' '.join(words)}: no {word}"
        elif below and not before.startswith("--"):
            assert word in below, f"maestre {' '.join(words)}: no {word}"
            command = below[word]
            options |= _options(command)


def _options(command: Any) -> set[str]:
    return {option for each in command.params for option in (*each.opts, *each.secondary_opts)}


def _named(page: Path) -> Iterator[list[str]]:
    lines = [line for block in blocks(page, "sh") for line in commands(block.text)]
    lines += [quoted.command for block in blocks(page, "console") for quoted in quotations(block.text)]
    for line in (*inline(page), *lines):
        if found := re.search(
            r"(?:(?:^|=\S+ |exec -T web |\.venv/bin/)maestre|--workdir /files web|engines(?= worker))"
            r" ((?:--)?[a-z].*)",
            line.partition("\n")[0],
        ):
            yield re.split(r"\s+[&|>#]|[;,]\s", found[1])[0].split()


@pytest.mark.parametrize("page", [page for page in PAGES if any(_named(page))], **by_page)
def test_commands_and_options_that_a_page_names_exist(page: Path) -> None:
    for words in _named(page):
        _known(words)


# ---------------------------------------------------------------------------------------------- what is only looked at


def _target(words: list[str]) -> None:
    for word in words[1:]:
        assert "=" in word or re.search(rf"^{word}:.*##", MAKEFILE, re.MULTILINE), word


def _compose(words: list[str]) -> None:
    assert words[words.index("--file") + 1] == "deploy/compose.yaml"
    profiles = {profile for each in COMPOSE["services"].values() for profile in each.get("profiles", ())}
    assert "--profile" not in words or words[words.index("--profile") + 1] in profiles
    verb = next(word for word in words if word in {"ps", "logs", "up", "stop", "exec", "run", "restart"})
    after = [word for word in words[words.index(verb) + 1 :] if not word.startswith("--")]
    services = [word.partition(":")[0] for word in after if re.fullmatch(r"[a-z]+(:.*)?", word)]
    if verb in {"exec", "run", "restart"}:
        assert services[0] in COMPOSE["services"], words
    else:
        assert set(services) <= set(COMPOSE["services"]), words


def _there(words: list[str]) -> None:
    for word in words:
        if "/" in word and not re.search(r"[:=*]|\.env$|^maestre-env|^\.venv/|^/|^deployment/", word):
            assert (ROOT / word).exists(), word


def _nothing(words: list[str]) -> None:
    assert words


CHECKED: dict[str, tuple[str, Callable[[list[str]], None]]] = {
    r"make( |$)": ("builds for minutes, and CI does; the target is in the Makefile", _target),
    r"([A-Z_]+=\S+ )*docker compose ": ("needs a daemon; file, profiles and services exist", _compose),
    r"(docker build|docker tag|helm|kubectl) ": (
        "needs a daemon or a cluster; the files exist, and test_deploy renders them",
        _there,
    ),
    r"(cp|chmod) ": ("writes a secret into the repository; what is copied exists", _there),
    r"\.venv/bin/pytest ": ("runs tests; they exist", _there),
    r"pytest contraband$": ("runs the tests of a copy of the template, as tests/strangers does", _nothing),
    r"(python3 -m venv|maestre-env/bin/pip) ": ("installs the wheel, as `make wheel` does", _nothing),
    r"export (PATH|MAESTRE_DATABASE)=": ("is set for every command here", _nothing),
    r"(createdb|dropdb) ": ("done here, under another name", _nothing),
    r"(psql|\"\$maestre_python\"|maestre_python=) ?": ("run by test_runbook, on a database", _nothing),
    r"(curl|df) ": ("looks at a machine that serves", _nothing),
}


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "sh")], **by_page)
def test_what_is_not_ours_to_run_names_what_exists(page: Path) -> None:
    for block in blocks(page, "sh"):
        for command in commands(block.text):
            if OURS.match(command):
                continue
            found = [check for start, (_, check) in CHECKED.items() if re.match(start, command)]
            assert found, f"{command}: run it here, or say in CHECKED why not"
            found[0](command.partition("|")[0].split())


# ---------------------------------------------------------------------------------------- that these tests can see


def test_an_output_that_differs_in_a_word_does_not_fit() -> None:
    assert fits(("one", "…", "four …"), "one\ntwo\nthree\nfour 5.1 s\n")
    assert not fits(("one", "…", "four"), "one\ntwo\nfive\n")
    assert not fits(("one",), "one\ntwo\n")


def test_what_is_typed_is_found_after_the_prompt_and_fed() -> None:
    (quoted,) = quotations("$ maestre play lepanto\n…\nTurn 1> end\nDone.\n")
    assert quoted.typed == ("end",)
    assert fits(quoted.expected, shown("Hello.\nTurn 1> Done.\n", quoted.typed))
    assert fits(quoted.expected, shown("Hello.\nTurn 1> end\nDone.\n", quoted.typed))


def test_an_option_that_does_not_exist_is_found() -> None:
    with pytest.raises(AssertionError):
        _known(["simulate", "--gaems"])
