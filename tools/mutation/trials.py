"""Tries mutants of a game's rules against the tests that bear a rule's name, and says which are noticed.

The tests are collected once. Each is run once as the code is, with nothing remembered from the one before, and it is
noted which functions of the game it calls: no other test could notice a change there. Then, for each mutant in the body
of a function, a child process puts the changed body in place and runs the tests of the mutant's chapter until one
fails; those that name its rules come first, the quickest first. What is read when a module is loaded (constants, data,
functions that are called then) is changed in a copy of the code, with a new process for each and all tests of the
chapter, as it may be read anywhere. Tests of recorded games, hashes and disguises do not count.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import lru_cache
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tools.mutation.sites import Site, changed

KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIMED_OUT: Final = "timed out"
UNREACHED: Final = "no test of its chapter reaches it"
MARKS: Final = ("rule", "audit")
APART: Final = {"test_perft.py", "test_secrets.py", "test_figures.py"}
"""Files whose tests compare hashes, what others see, or other games' figures, and count for nothing here."""
WORKERS: Final = 2
PATIENCE: Final = 60.0
MOST: Final = 300.0
"""Seconds that a mutant has at least and at most; in between, ten times what its tests took."""

Where = tuple[str, str, int]
"""A function by file, name and first line."""


class Verdict(NamedTuple):
    """What became of a mutant: a word, and the test that failed or what limits it."""

    site: Site
    fate: str
    by: str


class Test(NamedTuple):
    """A test that counts: the rules it names, what it calls, and how long it takes."""

    item: pytest.Item
    rules: frozenset[str]
    calls: frozenset[Where]
    seconds: float


def chapters(rules: Iterator[str] | frozenset[str] | tuple[str, ...]) -> set[str]:
    """Give the chapters of rules: what stands before the first point of their ids."""
    return {rule.split(".")[0] for rule in rules}


class Trials:
    """A plugin of pytest that tries mutants instead of running tests."""

    def __init__(self, key: str, sites: list[Site]) -> None:
        """Try these of a game."""
        self.key = key
        self.sites = sites
        self.verdicts: list[Verdict] = []
        self._loaded: set[Where] = set()
        self._loading = Profile(builtins=False)
        self._root = str(Path("src/maestre/games", key).resolve())

    def pytest_configure(self) -> None:
        """Note what is called while modules are loaded."""
        self._loading.enable()

    def pytest_collection_finish(self) -> None:
        """All is loaded."""
        self._loading.disable()
        self._loaded = self._called(self._loading)

    def _called(self, noted: Profile) -> set[Where]:
        """Give the functions of the game among those that were called."""
        codes = (one.code for one in noted.getstats() if isinstance(one.code, CodeType))
        own = (code for code in codes if code.co_filename.startswith(self._root))
        return {(code.co_filename, code.co_qualname, code.co_firstlineno) for code in own}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests once, then try each mutant."""
        items = [
            item
            for item in session.items
            if item.path.name not in APART and any(item.get_closest_marker(mark) for mark in MARKS)
        ]
        tests = self._known(items)
        print(f"{self.key}: {len(tests)} tests count, {sum(test.seconds for test in tests):.0f} s", flush=True)
        forked = [site for site in self.sites if site.function and self._where(site) not in self._loaded]
        fresh = [site for site in self.sites if site not in set(forked)]
        for verdict in chain(self._fork(forked, tests), self._afresh(fresh, tests)):
            self.verdicts.append(verdict)
            site = verdict.site
            print(
                f"{len(self.verdicts)} {verdict.fate}: {site.file}:{site.line} {site.words} · {verdict.by}", flush=True
            )
        return True

    def _where(self, site: Site) -> Where:
        assert site.function is not None
        return str(Path(site.file).resolve()), *site.function

    # ------------------------------------------------------------------------------------------------ as the code is

    def _known(self, items: list[pytest.Item]) -> list[Test]:
        """Run each test once in a child, and learn what it calls."""
        found: list[Test] = []
        with TemporaryDirectory() as folder:
            children = [self._learning(items, part, Path(folder)) for part in range(WORKERS)]
            for child in children:
                os.waitpid(child, 0)
            lines = [line for path in Path(folder).iterdir() for line in path.read_text().splitlines()]
        assert len(lines) == len(items), "a test ended the program"
        for number, failed, seconds, calls in sorted(map(json.loads, lines)):
            item = items[number]
            if failed:
                print(f"{item.nodeid} fails as the code is: left out", flush=True)
                continue
            rules = frozenset(str(rule) for mark in item.iter_markers("rule") for rule in mark.args)
            found.append(Test(item, rules, frozenset((a, b, c) for a, b, c in calls), seconds))
        return found

    def _learning(self, items: list[pytest.Item], part: int, folder: Path) -> int:
        """Run some of the tests in a child that writes down what each calls, and forgets it before the next."""
        child = os.fork()
        if child:
            return child
        with (folder / str(part)).open("w") as out, quiet():
            forgetting = _memories()
            for number in range(part, len(items), WORKERS):
                for forget in forgetting:
                    forget()
                noted = Profile(builtins=False)
                began = time.perf_counter()
                noted.enable()
                failed = fails(items[number])
                noted.disable()
                seconds = time.perf_counter() - began
                out.write(json.dumps([number, failed, seconds, sorted(self._called(noted))]) + "\n")
        os._exit(0)

    # ------------------------------------------------------------------------------------------- in a running program

    def _fork(self, sites: list[Site], tests: list[Test]) -> Iterator[Verdict]:
        """Try mutants in children, some at a time."""
        left = list(reversed(sites))
        running: dict[tuple[int, int], tuple[Site, list[Test], float]] = {}
        while left or running:
            while left and len(running) < WORKERS:
                site = left.pop()
                where = self._where(site)
                near = ordered(site, [test for test in tests if where in test.calls])
                if not near:
                    yield Verdict(site, SURVIVED, UNREACHED)
                    continue
                running[self._child(site, near)] = site, near, time.monotonic() + patience(near)
            if not running:
                continue
            ready, _, _ = select.select([got for got, _ in running], [], [], 1.0)
            now = time.monotonic()
            for got, child in list(running):
                site, near, until = running[got, child]
                if got in ready:
                    word = os.read(got, 1000).decode()
                    yield Verdict(site, KILLED if word else SURVIVED, word or f"{len(near)} tests passed")
                elif now > until:
                    os.kill(child, signal.SIGKILL)
                    yield Verdict(site, TIMED_OUT, f"after {patience(near):.0f} s")
                else:
                    continue
                os.waitpid(child, 0)
                os.close(got)
                del running[got, child]

    def _child(self, site: Site, near: list[Test]) -> tuple[int, int]:
        got, gives = os.pipe()
        child = os.fork()
        if child:
            os.close(gives)
            return got, child
        os.close(got)
        try:
            put_in_place(site)
            with quiet():
                for test in near:
                    if fails(test.item):
                        os.write(gives, test.item.nodeid.encode()[:900])
                        break
        except BaseException as error:  # noqa: BLE001  (whatever happens in a child is told to its parent)
            os.write(gives, repr(error).encode()[:900])
        os._exit(0)

    # --------------------------------------------------------------------------------------------------- in a new one

    def _afresh(self, sites: list[Site], tests: list[Test]) -> Iterator[Verdict]:
        """Try mutants in new processes, each of which has a copy of the code for itself."""
        folders = [Path("build/mutants", f"code-{os.getpid()}-{number}") for number in range(WORKERS)]
        for folder in folders:
            shutil.copytree("src/maestre", folder / "maestre", ignore=shutil.ignore_patterns("client"))
        left = list(reversed(sites))
        running: dict[subprocess.Popen[bytes], tuple[Path, Site, list[Test], float]] = {}
        try:
            quickest = sorted(tests, key=lambda test: test.seconds)[:100]
            if sites and self._started(folders[0], quickest).wait():
                raise RuntimeError((folders[0] / "failed").read_text(encoding="utf-8"))
            while left or running:
                while left and folders:
                    site = left.pop()
                    near = ordered(site, tests)
                    if not near:
                        yield Verdict(site, SURVIVED, UNREACHED)
                        continue
                    folder = folders.pop()
                    running[self._process(folder, site, near)] = folder, site, near, time.monotonic() + patience(near)
                time.sleep(0.1)
                for process in list(running):
                    folder, site, near, until = running[process]
                    if process.poll() is not None:
                        word = (folder / "failed").read_text(encoding="utf-8") if process.returncode else ""
                        yield Verdict(site, KILLED if word else SURVIVED, word or f"{len(near)} tests passed")
                    elif time.monotonic() > until:
                        process.kill()
                        process.wait()
                        yield Verdict(site, TIMED_OUT, f"after {patience(near):.0f} s")
                    else:
                        continue
                    self._put_back(folder, site)
                    folders.append(folder)
                    del running[process]
        finally:
            for folder in (*folders, *(row[0] for row in running.values())):
                shutil.rmtree(folder, ignore_errors=True)

    def _process(self, folder: Path, site: Site, near: list[Test]) -> subprocess.Popen[bytes]:
        other = changed(site)
        text = other if isinstance(other, str) else ast.unparse(other)
        place = folder / Path(site.file).relative_to("src")
        place.write_text(text, encoding="utf-8")
        forget_compiled(place)
        return self._started(folder, near)

    def _started(self, folder: Path, near: list[Test]) -> subprocess.Popen[bytes]:
        (folder / "tests").write_text("\n".join(test.item.nodeid for test in near), encoding="utf-8")
        (folder / "failed").write_text("the tests did not begin", encoding="utf-8")
        return subprocess.Popen(
            (sys.executable, "-m", "tools.mutation.fresh", str(folder)),
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _put_back(self, folder: Path, site: Site) -> None:
        place = folder / Path(site.file).relative_to("src")
        shutil.copyfile(site.file, place)
        forget_compiled(place)


def _memories() -> list[Callable[[], object]]:
    """List what empties every memory of results, which would hide that a test calls a function."""
    from maestre.play.pure import PARTS  # here, as pytest must be the first to import it
    from maestre.play.written.figures import Figures

    alive = gc.get_objects()
    results = [one for one in alive if isinstance(one, type(lru_cache(_codes)))]
    own = [one.cache_clear for one in results if str(one.__module__).startswith(("maestre.games", "tests."))]
    return [*own, *(one.kept.clear for one in alive if isinstance(one, Figures)), *(part.forget for part in PARTS)]


def forget_compiled(place: Path) -> None:
    """Let a module be compiled anew: a change within a second would go unseen."""
    for kept in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        kept.unlink()


def ordered(site: Site, tests: list[Test]) -> list[Test]:
    """Give the tests of a mutant's chapter, those that name its own rules first, the quickest first.

    Data that names no rule, as what may be bought for troops, is of no chapter: all tests are tried.
    """
    own, chapter = set(site.rules), chapters(site.rules)
    near = [test for test in tests if not chapter or not test.rules or not chapter.isdisjoint(chapters(test.rules))]
    return sorted(near, key=lambda test: (own.isdisjoint(test.rules), test.seconds))


def patience(tests: list[Test]) -> float:
    """Give the seconds that some tests may take with a mutant."""
    return min(max(PATIENCE, 10 * sum(test.seconds for test in tests)), MOST)


def fails(item: pytest.Item) -> bool:
    """Run a test by itself and say whether it fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class quiet:  # noqa: N801  (used as a word)
    """Send what tests print nowhere."""

    def __enter__(self) -> None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)

    def __exit__(self, *_: object) -> None:
        """Leave it so: the process ends."""


def put_in_place(site: Site) -> None:
    """Give every living function of a file the body that it has in the changed tree."""
    path = str(Path(site.file).resolve())
    tree = changed(site)
    assert isinstance(tree, ast.Module)
    bodies = {(code.co_qualname, code.co_firstlineno): code for code in _codes(compile(tree, path, "exec"))}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path:
            other = bodies.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if other is not None and other.co_freevars == each.__code__.co_freevars:
                each.__code__ = other


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)
