"""`maestre doctor`: whether everything that Maestre needs is here, and what to do about what is not."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from importlib.util import find_spec
from platform import python_version
from tempfile import TemporaryFile
from typing import Final, Literal

import msgspec

from maestre import __version__
from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice, said
from maestre.play import PlayError, find, installed

NARROW: Final = 60
"""Columns below which boards are hard to read."""
_NATS: Final = "nats://127.0.0.1:4222"

Verdict = Literal["ok", "warning", "fault"]


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, how it stands, and a sentence on it."""

    what: str
    verdict: Verdict
    words: str


class Checkup(msgspec.Struct, frozen=True):
    """Everything that was looked at."""

    maestre: str
    python: str
    healthy: bool
    findings: tuple[Finding, ...]


class _Report:
    """Findings as they come, each in words."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.findings: list[Finding] = []

    def note(self, what: str, verdict: Verdict, key: str = "", /, **args: str | int) -> None:
        words = self.voice.say(f"doctor-{key or what}", **args)
        self.findings.append(Finding(what, verdict, words))

    def trouble(self, what: str, verdict: Verdict, error: Exception) -> None:
        self.findings.append(Finding(what, verdict, said(error, self.voice) or f"{type(error).__name__}: {error}"))


def show_checkup(*, json: bool, lang: str) -> int:
    """Look at everything and tell; the exit code says whether a fault was found."""
    voice = Voice(lang)
    report = _Report(voice)
    looks: tuple[Callable[[_Report], None], ...] = (
        _versions,
        _language,
        _terminal,
        _folder,
        _games,
        _client,
        _services,
    )
    for look in looks:
        look(report)
    healthy = all(each.verdict != "fault" for each in report.findings)
    found = Checkup(__version__, python_version(), healthy, tuple(report.findings))
    if json:
        put_out(found)
    else:
        _print_checkup(found, voice)
    return DONE if healthy else NOT_SO


def _print_checkup(found: Checkup, voice: Voice) -> None:
    styles = {"ok": "green", "warning": "yellow", "fault": "red"}
    marks = {verdict: voice.say(f"doctor-{verdict}") for verdict in styles}
    widest = max(len(mark) for mark in marks.values())
    for each in found.findings:
        mark = f"{marks[each.verdict]:<{widest}}"
        voice.out.print(mark, style=styles[each.verdict], end="  ", markup=False)
        voice.write(each.words)
    faults = sum(each.verdict == "fault" for each in found.findings)
    warnings = sum(each.verdict == "warning" for each in found.findings)
    voice.print("doctor-all", faults=faults, warnings=warnings)


def _versions(report: _Report) -> None:
    report.note("python", "ok", maestre=__version__, python=python_version())
    lacking = []
    for name, least, extra in _needed():
        try:
            have = version(name)
        except PackageNotFoundError:
            if not extra:
                lacking.append(name)
            continue
        if _numbers(have) < _numbers(least):
            report.note("library", "fault", "library-old", name=name, have=have, least=least)
    for name in lacking:
        report.note("library", "fault", "library-missing", name=name)
    main = ("typer", "rich", "msgspec", "fluent.runtime")
    report.note("library", "ok", names=", ".join(f"{name} {version(name)}" for name in main if name not in lacking))


def _needed() -> Iterator[tuple[str, str, bool]]:
    """Give every library that Maestre may need: its name, the oldest version allowed, and whether for an extra."""
    with suppress(PackageNotFoundError):
        yield from _written(requires("maestre") or [])


def _written(lines: list[str]) -> Iterator[tuple[str, str, bool]]:
    for line in lines:
        found = re.match(r"([\w.-]+)(?:\[[\w,]+\])?\s*(?:\(?[^;]*?>=\s*([\d.]+))?", line)
        if found:
            yield found[1], found[2] or "0", "extra ==" in line


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", words)[:3])


def _language(report: _Report) -> None:
    report.note("language", "ok", lang=report.voice.language)


def _terminal(report: _Report) -> None:
    encoding = (sys.stdout.encoding or "ascii").lower()
    if encoding.replace("-", "") not in {"utf8", "cp65001"}:
        report.note("encoding", "warning", encoding=encoding)
    out = report.voice.out
    if not out.is_terminal:
        report.note("terminal", "ok", "no-terminal")
    elif out.width < NARROW:
        report.note("terminal", "warning", "narrow", width=out.width, least=NARROW)
    else:
        report.note("terminal", "ok", width=out.width, height=out.height, colours=out.color_system or "none")


def _folder(report: _Report) -> None:
    from maestre.cli.terminal.kept import folder_of

    folder = folder_of().absolute()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    try:
        with TemporaryFile(dir=there):
            report.note("folder", "ok", folder=str(folder))
    except OSError:
        report.note("folder", "fault", "folder-closed", folder=str(folder))


def _games(report: _Report) -> None:
    names = installed()
    if not names:
        report.note("games", "fault", "no-games")
    loaded = []
    for name in names:
        try:
            game = find(name)
            game.catalogue()
        except Exception as error:  # noqa: BLE001  (a package of others may be broken in any way)
            report.note("games", "fault", "game-broken", game=name, what=f"{type(error).__name__}: {error}")
        else:
            loaded.append(f"{name} ({game.rules})")
    if loaded:
        report.note("games", "ok", names=", ".join(loaded))


def _client(report: _Report) -> None:
    if (files("maestre.server") / "web" / "client" / "index.html").is_file():
        report.note("client", "ok")
    else:
        report.note("client", "warning", "no-client")


def _services(report: _Report) -> None:
    """Look at PostgreSQL and NATS: what is set must answer; what is not set is only told."""
    if find_spec("litestar") is None or find_spec("asyncpg") is None:
        report.note("server", "warning", "no-server")
        return
    database, nats = os.environ.get("MAESTRE_DATABASE", ""), os.environ.get("MAESTRE_NATS", "")
    if not database:
        report.note("database", "ok", "no-database")
    else:
        _database(report, database)
    from maestre.server.operating.reach import nats_place, reach_nats

    try:
        reach_nats(nats or _NATS)
    except PlayError as error:
        if nats or database:
            report.trouble("nats", "fault", error)
        else:
            report.note("nats", "ok", "no-nats")
    else:
        report.note("nats", "ok", place=nats_place(nats or _NATS))


def _database(report: _Report, url: str) -> None:
    from maestre.server.operating.reach import database_place
    from maestre.server.postgres.database import check_fit

    try:
        check_fit(url)
    except PlayError as error:
        report.trouble("database", "fault", error)
    else:
        report.note("database", "ok", place=database_place(url))
        _keys(report, url)


def _keys(report: _Report, url: str) -> None:
    """Look whether the keys at hand open the seeds of all games under way."""
    from maestre.server.operating.settings import from_environment
    from maestre.server.postgres.reseal import keys_lacking

    try:
        keys = from_environment(os.environ).seed_keys
    except PlayError as error:
        report.trouble("keys", "fault", error)
        return
    if lacking := keys_lacking(url, keys):
        locked = UserError("seeds-locked", count=sum(lacking.values()), keys=", ".join(lacking))
        report.trouble("keys", "fault", locked)
    elif keys:
        report.note("keys", "ok")
    else:
        report.note("keys", "warning", "no-keys")
