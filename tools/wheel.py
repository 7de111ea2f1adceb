"""Try the wheel as users get it: in fresh environments, every command as people type it.

Environments: the locked versions, the newest that the registry has, the oldest that pyproject.toml allows, and the
locked ones without the server's parts. In each, every command of the program with its examples; but for the oldest also
without an argument, with a wrong one, with an option that it lacks and with `--help`; in the locked one in both
languages, but for the mistakes, which are made in one by turns. PostgreSQL and NATS are the real ones.

The extra `ray` is in none: it weighs a gigabyte, and tests/lab plays on it in the environment that is locked. Nor is
`research`, which brings no command: tests/research has it.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import subprocess
import sys
import tomllib
from base64 import b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from shutil import rmtree
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal
from time import monotonic
from typing import Any, NamedTuple

import psycopg
from jsonschema import Draft202012Validator
from typer.main import get_command

from maestre.cli.app import app
from maestre.cli.frame.codes import DONE, INTERRUPTED, USER_ERROR
from maestre.cli.frame.examples import EXAMPLES
from maestre.play.written.messages import LANGUAGES

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "wheel"
ADMIN = os.environ.get("MAESTRE_DATABASE") or f"postgresql://{os.environ.get('USER') or 'root'}@127.0.0.1:5432/test"
UV = os.environ.get("UV", "uv")
NOTHING = "no/such-thing"
SERVING = ("serve", "worker", "play --web")
READY = ("http://", "Ctrl+C")
WAITS = 60.0
PARTS = 'pip install "maestre[server]"'
BENCH = 'pip install "maestre[bench]"'
PRINT = 'pip install "maestre[print]"'
LAB = 'pip install "maestre[lab]"'
RAY = 'pip install "maestre[ray]"'
NEED_LAB = ("lab run", "lab show", "lab report", "lab game", "lab try", "lab calibrate")
NEED_SERVER = (
    "serve",
    "worker",
    "play --web",
    "carry",
    "bench server",
    *(name for name in EXAMPLES if name.startswith(("admin ", "database "))),
)
ALONE = ("database key",)
"""What needs the server's parts, and neither a database nor a setting."""
KEY = f"wheel:{b64encode(bytes(range(32))).decode()}"
NOBODY = re.compile(r"\b(?:k7m2p9x4c3d8f6|q5w8z2n6t4v9b3)\b|^admin (?:report|settle|drop) ")
"""What examples of `maestre admin` name, and no fresh server has."""
SLOW = ("bench server",)
"""What is tried once, in the newest environment, as JSON: it takes most of a minute."""
SHOWN = (
    "typer",
    "rich",
    "msgspec",
    "fluent.runtime",
    "litestar",
    "sqlalchemy",
    "psycopg",
    "nats-py",
    "uvicorn",
    "chess",
)
"""The libraries whose versions are told."""
ONE = {"newest": "es", "oldest": "en", "runtime": "es"}
"""Where one language is enough: what a library does does not hang on it."""
EXTRAS = ("server", "bench", "print", "lab")
"""What the oldest environment has of the extras; Ray and the doors for research are tried where they are locked."""
STRANGER = "smugglers"
"""The game that `maestre new` makes where there is nothing but the wheel."""
BROKE = (0, 29)
"""The version of Typer that once broke every command: the newest environment must have it or a later one."""


class Ran(NamedTuple):
    """What a call came to."""

    words: str
    code: int
    out: str
    err: str


class Environment(NamedTuple):
    """One set of versions, and what was installed beside the wheel."""

    name: str
    server: bool = True
    bench: bool = False
    """With the extras that few need: for measuring, for printing, and the laboratory."""

    @property
    def folder(self) -> Path:
        """Where it is."""
        return PLACE / self.name

    def install(self, wheel: Path) -> None:
        """Make it from nothing."""
        python = self.folder / "bin" / "python"
        uv("venv", "--clear", "--python", sys.executable, str(self.folder))
        pip = partial(uv, "pip", "install", "--python", str(python))
        if self.name == "newest":
            pip("--upgrade", f"{wheel}[server,bench,print,lab]")
            return
        if self.name == "oldest":
            extras = [word for extra in EXTRAS for word in ("--extra", extra)]
            pip("--resolution", "lowest-direct", "--requirement", "pyproject.toml", *extras)
        else:
            locked = "server.txt" if self.server else "runtime.txt"
            uv("pip", "sync", "--python", str(python), "--require-hashes", f"requirements/{locked}")
        pip("--no-deps", "--no-index", str(wheel))

    def versions(self) -> dict[str, str]:
        """Give what is installed."""
        listed = [UV, "pip", "list", "--quiet", "--format", "json", "--python", str(self.folder / "bin" / "python")]
        found = json.loads(subprocess.run(listed, capture_output=True, check=True, text=True).stdout)
        return {_plain(each["name"]): each["version"] for each in found}

    def wrong_versions(self) -> Iterator[str]:
        """Name what is not of the versions that make this environment what it is called."""
        there = self.versions()
        if self.name == "newest" and _numbers(there["typer"]) < BROKE:
            yield f"newest: typer is {there['typer']}"
        for name, bound in bounds() if self.name == "oldest" else ():
            if _numbers(there[name]) != _numbers(bound):
                yield f"oldest: {name} is {there[name]}, and pyproject.toml allows {bound}"


def bounds() -> Iterator[tuple[str, str]]:
    """Give the lower bound of every library that pyproject.toml names, but for Ray."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for line in [*project["dependencies"], *(line for extra in EXTRAS for line in extras[extra])]:
        name, _, bound = line.partition(">=")
        yield _plain(re.sub(r"\[.*\]", "", name)), bound


def _plain(name: str) -> str:
    return re.sub(r"[._-]+", "-", name).lower()


def _numbers(version: str) -> tuple[int, ...]:
    """Read a version without the noughts at its end: 4 is 4.0.0."""
    return tuple(int(each) for each in re.sub(r"(\.0)+$", "", version).split(".") if each.isdigit())


ENVIRONMENTS = (
    Environment("locked"),
    Environment("newest", bench=True),
    Environment("oldest", bench=True),
    Environment("runtime", server=False),
)


def uv(*words: str) -> None:
    """Run uv."""
    subprocess.run([UV, words[0], *words[1:], "--quiet"], cwd=ROOT, check=True)


def leaves(group: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Give every command of the program that has none below it."""
    below = getattr(group, "commands", {})
    if not below:
        yield name, group
    for child, command in below.items():
        yield from leaves(command, f"{name} {child}".strip())


class Trial:
    """One environment in one language: its folder, its databases, and what is to be typed there."""

    def __init__(self, environment: Environment, language: str) -> None:
        self.environment = environment
        self.language = language
        self.faults: list[str] = []
        self.calls = 0
        self.shown: dict[str, str] = {}
        self.folder = PLACE / "folders" / f"{environment.name}-{language}"
        self.databases = [f"maestre_wheel_{os.getpid()}_{environment.name}_{language}{end}" for end in ("", "_back")]

    # ---------------------------------------------------------------- running

    def run(self, words: str, *, database: str = "", typed: str = "") -> Ran:
        """Run a command line to its end."""
        done = subprocess.run(
            self._line(words),
            cwd=self.folder,
            env=self._surroundings(database),
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        return self._seen(Ran(words, done.returncode, done.stdout, done.stderr))

    def serve(self, words: str, database: str) -> Ran:
        """Start what serves, wait until it says that it is ready, and press Ctrl-C."""
        errors = self.folder / "serving.err"
        with (
            errors.open("w+") as file,
            subprocess.Popen(
                self._line(words),
                cwd=self.folder,
                env=self._surroundings(database),
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
            ) as running,
        ):
            assert running.stdout is not None
            out = ""
            for line in running.stdout:
                out += line
                if any(word in line for word in READY):
                    running.send_signal(SIGINT)
                    break
            try:
                out += running.communicate(timeout=WAITS)[0]
            except subprocess.TimeoutExpired:
                running.kill()
        return self._seen(Ran(words, running.returncode, out, errors.read_text(encoding="utf-8")))

    def _line(self, words: str) -> list[str]:
        return [str(self.environment.folder / "bin" / "maestre"), *shlex.split(words), "--lang", self.language]

    def _surroundings(self, database: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAESTRE_", "PYTHON"))}
        set_ = {"MAESTRE_DATABASE": database, "MAESTRE_SEED_KEYS": KEY} if database else {}
        return {**kept, **set_, "COLUMNS": "100", "PYTHONUNBUFFERED": "1"}

    # ---------------------------------------------------------------- judging

    def _seen(self, ran: Ran) -> Ran:
        self.calls += 1
        self.shown[ran.words] = ran.out + ran.err
        if "Traceback" in ran.out + ran.err:
            self.fault(ran, "has a traceback")
        return ran

    def fault(self, ran: Ran, what: str) -> None:
        """Note what is wrong with a call."""
        last = (ran.err or ran.out).strip()[-600:]
        self.faults.append(f"{self.environment.name}, maestre {ran.words} --lang {self.language}: {what}\n    {last}")

    def expect(self, ran: Ran, code: int, said: str = "") -> None:
        """Hold a call against its exit code; an error must be told on stderr alone."""
        if ran.code != code:
            self.fault(ran, f"ended with {ran.code}, not {code}")
        elif code == USER_ERROR and (ran.out or not ran.err.strip()):
            self.fault(ran, "does not tell its error on stderr alone")
        elif said and said not in ran.err:
            self.fault(ran, f"does not say {said!r}")

    # ---------------------------------------------------------------- what is typed

    def mistakes(self, name: str, command: Any) -> None:
        """Type a command with `--help`, with nothing, with what is not there, and with an option that it lacks."""
        shown = self.run(f"{name} --help")
        self.expect(shown, DONE)
        if EXAMPLES[name][0] not in shown.out:
            self.fault(shown, "does not end with its example")
        if self.language != self.mistaken(name):
            return
        self.expect(self.run(f"{name} --nonsense"), USER_ERROR, "--nonsense")
        self.expect(self.run(f"{name} {NOTHING}"), USER_ERROR)
        if name in {"bench kernel", *SLOW} and self.environment.bench:
            return  # it would measure for long; the example does that
        lacks = any(each.required for each in command.params)
        if name in NEED_SERVER and not self.environment.server:
            self.expect(self.run(name), USER_ERROR, "" if lacks else PARTS)
        elif name == "bench kernel":
            self.expect(self.run(name), USER_ERROR, BENCH)
        elif name == "bench lab":
            self.expect(self.run(name), USER_ERROR, RAY)
        else:
            needs = lacks or (name in NEED_SERVER and name not in ALONE) or name == "play"
            self.expect(self.run(name), USER_ERROR if needs else DONE)

    def mistaken(self, name: str) -> str:
        """Give the language in which a command is typed wrong here: each in one, by turns."""
        return ONE.get(self.environment.name) or LANGUAGES[[*EXAMPLES].index(name) % len(LANGUAGES)]

    def groups(self) -> None:
        """Type the groups alone, and names that are near to others."""
        for words in ("", "admin", "bench", "database", "lab"):
            self.expect(self.run(words), USER_ERROR)
        self.expect(self.run("--version"), DONE)
        self.expect(self.run("gmaes"), USER_ERROR, "games")

    def examples(self) -> None:
        """Type the examples, one after the other in one folder; then a worker as it is without options."""
        for name, lines in EXAMPLES.items():
            if not self.environment.server and name not in (*NEED_SERVER, "games", "simulate", "play"):
                continue  # as in the locked environment
            for line in lines:
                self.example(name, line.removeprefix("maestre ").replace("8571", "0"))
        if self.environment.server:
            self.example("worker", "worker")

    def example(self, name: str, words: str) -> None:
        """Type one example, and hold it against what the environment can do."""
        main, back = (ADMIN.rpartition("/")[0] + f"/{each}" for each in self.databases)
        database = back if name == "database restore" else main
        name = "play --web" if "--web" in words else name
        if name in NEED_SERVER and not self.environment.server:
            self.expect(self.run(words), USER_ERROR, PARTS)
        elif name == "bench kernel" and not self.environment.bench:
            self.expect(self.run(words), USER_ERROR, BENCH)
        elif name == "print" and not self.environment.bench:
            self.expect(self.run(words), USER_ERROR, PRINT)
        elif name in NEED_LAB and not self.environment.bench:
            self.expect(self.run(words), USER_ERROR, LAB)
        elif name == "bench lab":
            self.expect(self.run(words), USER_ERROR, RAY)
        elif name in SLOW:
            if self.environment.name == "newest":
                self.measured(name, words, database)
        elif NOBODY.search(words):
            self.expect(self.run(words, database=database), USER_ERROR)
        elif name in SERVING:
            self.expect(self.serve(f"{words} --port 0" if name == "play --web" else words, database), INTERRUPTED)
        else:
            self.expect(self.run(words, database=database, typed="quit\n"), DONE)

    def measured(self, name: str, words: str, database: str) -> None:
        """Hold what a benchmark gives programs against the schema that is published."""
        ran = self.run(f"{words} --json", database=database)
        self.expect(ran, DONE)
        schema = json.loads((ROOT / "docs" / "schema" / f"{name.replace(' ', '-')}.json").read_text(encoding="utf-8"))
        for error in Draft202012Validator(schema).iter_errors(json.loads(ran.out or "null")):
            self.fault(ran, error.message)


def jobs(trial: Trial) -> Iterator[Callable[[], None]]:
    """Give what a trial consists of, in parts that can be done at the same time."""
    yield trial.examples
    yield trial.groups
    for name, command in leaves(get_command(app)):
        if not trial.environment.server and name not in NEED_SERVER:
            continue  # as in the locked environment
        if name.startswith("admin ") and trial.environment.name != "locked":
            continue  # two dozen alike: their examples are typed in every environment, their mistakes in one
        if trial.environment.name == "oldest":
            continue  # what is typed wrong is refused by Typer: as the locked and the newest of them do
        yield partial(trial.mistakes, name, command)


def stranger(wheel: Path) -> Iterator[str]:
    """Make a game with nothing but the wheel, install it, and name what of its tests and its simulation fails."""
    folder = PLACE / "stranger"
    binaries, made = folder / "bin", PLACE / "folders" / STRANGER
    uv("venv", "--clear", "--python", sys.executable, str(folder))
    pip = partial(uv, "pip", "install", "--python", str(binaries / "python"))
    pip(str(wheel))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAESTRE_", "PYTHON"))}
    run = partial(subprocess.run, env=kept, capture_output=True, text=True, timeout=300, check=False)
    new = run([str(binaries / "maestre"), "new", STRANGER, str(made)])
    if new.returncode:
        yield f"stranger: maestre new {STRANGER} failed\n    {new.stderr[-600:]}"
        return
    pip(f"{made}[dev]")
    tested = run([str(binaries / "python"), "-m", "pytest", "-q", "--decisions", "100"], cwd=made)
    if tested.returncode:
        yield f"stranger: its own tests fail\n    {tested.stdout[-600:]}"
    words = f"simulate {STRANGER} --games 100 --agents random,random --seed 1 --json"
    simulated = run([str(binaries / "maestre"), *words.split()])
    if simulated.returncode or not json.loads(simulated.stdout or "null"):
        yield f"stranger: maestre {words} failed\n    {simulated.stderr[-600:]}"


def languages_differ(trials: list[Trial]) -> Iterator[str]:
    """Name the calls that said the same in both languages."""
    by_environment: dict[str, list[Trial]] = {}
    for trial in trials:
        by_environment.setdefault(trial.environment.name, []).append(trial)
    pairs = ((name, pair) for name, pair in by_environment.items() if len(pair) == len(LANGUAGES))
    for name, (one, other) in pairs:
        for words in one.shown.keys() & other.shown.keys():
            if one.shown[words] == other.shown[words] and words != "--version" and "--json" not in words:
                yield f"{name}, maestre {words}: the same in both languages\n    {one.shown[words][:200]}"


def main() -> int:
    """Try a wheel; the exit code tells whether every call went as it should."""
    wheel = Path(sys.argv[1]).resolve()
    only = sys.argv[2:] or [each.name for each in ENVIRONMENTS]
    if getsignal(SIGINT) is SIG_IGN:  # as whoever is started in the background has it, and so would all that is tried
        signal(SIGINT, default_int_handler)
    start = monotonic()
    chosen = [each for each in ENVIRONMENTS if each.name in only]
    rmtree(PLACE, ignore_errors=True)
    with ThreadPoolExecutor(2) as hands:
        list(hands.map(lambda each: each.install(wheel), chosen))
    trials = [
        Trial(each, language) for each in chosen for language in LANGUAGES if ONE.get(each.name, language) == language
    ]
    with psycopg.connect(ADMIN, autocommit=True) as admin:
        for trial in trials:
            trial.folder.mkdir(parents=True)
            for database in trial.databases:
                admin.execute(f"create database {database}".encode())
        try:
            with ThreadPoolExecutor(2) as hands:
                for job in [hands.submit(job) for trial in trials for job in jobs(trial)]:
                    job.result()
        finally:
            for trial in trials:
                for database in trial.databases:
                    admin.execute(f"drop database {database} with (force)".encode())
    return report(trials, monotonic() - start, [*stranger(wheel)])


def report(trials: list[Trial], seconds: float, others: list[str]) -> int:
    """Print what came of it."""
    environments = list(dict.fromkeys(trial.environment for trial in trials))
    faults = [*others, *(fault for trial in trials for fault in trial.faults)]
    faults += [*languages_differ(trials), *(fault for each in environments for fault in each.wrong_versions())]
    for fault in faults:
        print(fault)
    calls = sum(trial.calls for trial in trials)
    tracebacks = sum("has a traceback" in fault for fault in faults)
    for each in environments:
        there = each.versions()
        shown = ", ".join(f"{name} {there[_plain(name)]}" for name in SHOWN if _plain(name) in there)
        print(f"{each.name}: {sum(trial.calls for trial in trials if trial.environment == each)} calls with {shown}")
    if "oldest" in {each.name for each in environments}:
        print(f"oldest has exactly the lower bounds of {sum(1 for _ in bounds())} libraries, unless told otherwise")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = f"{seconds:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of a processor"
    print(f"calls: {calls} in {len(LANGUAGES)} languages, in {took}; ", end="")
    print(f"{tracebacks or 'none'} with a traceback, {len(faults)} not as expected")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
