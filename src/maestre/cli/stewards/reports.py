"""`maestre admin`: what whoever runs a server looks at, as tables or as JSON."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from maestre.cli.frame.names import known
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import Voice
from maestre.cli.stewards.commands import LANES
from maestre.cli.stewards.stewarding import stewarding
from maestre.server.people.rows import DeedRow, GameRow, JobRow, PersonRow, ReportRow, RoomRow, Uttered, Version

if TYPE_CHECKING:
    from maestre.server.operating.steward import Steward

FEW = 20
"""How many of the last deeds are shown beside what they were done to."""


class People(msgspec.Struct, frozen=True):
    """People."""

    people: tuple[PersonRow, ...]


class OnePerson(msgspec.Struct, frozen=True):
    """Somebody, with what there is to know before something is done."""

    person: PersonRow
    rooms: tuple[RoomRow, ...]
    reports: tuple[ReportRow, ...]
    deeds: tuple[DeedRow, ...]


class AllRooms(msgspec.Struct, frozen=True):
    """Rooms."""

    rooms: tuple[RoomRow, ...]


class OneRoom(msgspec.Struct, frozen=True):
    """A room, the last words in it, and what was done to it."""

    room: RoomRow
    lines: tuple[Uttered, ...]
    deeds: tuple[DeedRow, ...]


class AllJobs(msgspec.Struct, frozen=True):
    """Jobs."""

    jobs: tuple[JobRow, ...]


class AllGames(msgspec.Struct, frozen=True):
    """Games, and how many are under way by rules version."""

    games: tuple[GameRow, ...]
    versions: tuple[Version, ...]


class OneGame(msgspec.Struct, frozen=True):
    """A game and what was done to it."""

    game: GameRow
    jobs: tuple[JobRow, ...]
    deeds: tuple[DeedRow, ...]


class AllReports(msgspec.Struct, frozen=True):
    """Reports."""

    reports: tuple[ReportRow, ...]


class OneReport(msgspec.Struct, frozen=True):
    """A report and what was said before it."""

    report: ReportRow
    lines: tuple[Uttered, ...]


class Log(msgspec.Struct, frozen=True):
    """Deeds."""

    deeds: tuple[DeedRow, ...]


# --------------------------------------------------------------------------------------------------------------- people


def list_people(word: str, *, banned: bool, admins: bool, json: bool, lang: str) -> None:
    """List people."""

    async def look(steward: Steward) -> People:
        return People(tuple(await steward.people(word, banned=banned, admins=admins)))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    _print_people(Voice(lang), found.people)
    _say_if_none(found.people, lang)


def look_at_person(person: str, export: Path | None, *, json: bool, lang: str) -> None:
    """Say all about somebody, and write what is kept about them to a file of the operator's own."""

    async def look(steward: Steward) -> tuple[OnePerson, bytes]:
        row = await steward.person(person)
        kept = msgspec.json.format(msgspec.json.encode(await steward.export(person))) if export else b""
        found = OnePerson(
            row,
            tuple(await steward.rooms(person, done=True)),
            tuple(await steward.reports_about(person)),
            tuple((await steward.log(person))[:FEW]),
        )
        return found, kept

    found, kept = stewarding(look)
    voice = Voice(lang)
    if export:
        _write(export, kept)
        voice.err.print(voice.say("admin-written", file=str(export)), soft_wrap=True)
    if json:
        put_out(found)
        return
    _print_people(voice, (found.person,))
    if found.person.banned_why:
        voice.print("admin-banned-why", why=found.person.banned_why)
    _print_rooms(voice, found.rooms)
    _print_reports(voice, found.reports)
    _print_deeds(voice, found.deeds)


def _print_people(voice: Voice, people: Iterable[PersonRow]) -> None:
    keys = ("admin-id", "admin-name", "admin-email", "admin-seen", "admin-sessions", "admin-state")
    _print_table(
        voice, keys, ([row.id, row.name, row.email, _at(row.seen), row.sessions, _state(voice, row)] for row in people)
    )


def _state(voice: Voice, row: PersonRow) -> str:
    if row.banned:
        from maestre.server.people.bans import day_of

        return voice.say("admin-state-banned", until=day_of(row.banned))
    return voice.say("admin-state-admin" if row.admin else "admin-state-guest" if row.guest else "admin-state-account")


# ---------------------------------------------------------------------------------------------------------------- rooms


def list_rooms(word: str, *, done: bool, json: bool, lang: str) -> None:
    """List rooms."""

    async def look(steward: Steward) -> AllRooms:
        return AllRooms(tuple(await steward.rooms(word, done=done)))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    _print_rooms(Voice(lang), found.rooms)
    _say_if_none(found.rooms, lang)


def look_at_room(room: str, *, json: bool, lang: str) -> None:
    """Say all about a room."""

    async def look(steward: Steward) -> OneRoom:
        row = await steward.room_row(room)
        lines = await steward.lines(room)
        return OneRoom(row, tuple(lines), tuple((await steward.log(room))[:FEW]))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    voice = Voice(lang)
    _print_rooms(voice, (found.room,))
    if found.room.closed_why:
        voice.print("admin-closed-why", why=found.room.closed_why)
    _print_lines(voice, found.lines)
    _print_deeds(voice, found.deeds)


def _print_rooms(voice: Voice, rooms: Iterable[RoomRow]) -> None:
    keys = ("admin-id", "admin-game", "admin-stage", "admin-host", "admin-seats", "admin-changed")
    rows = (
        [row.id, f"{row.game} {row.rules}", _stage(voice, row), row.host_name, _seats(row), _at(row.updated)]
        for row in rooms
    )
    _print_table(voice, keys, rows)


def _stage(voice: Voice, row: RoomRow) -> str:
    return voice.say("admin-stage-frozen" if row.frozen else f"admin-stage-{row.stage}")


def _seats(row: RoomRow) -> str:
    """Write who sits where; somebody who has left stands in brackets."""
    held = ((seat, seat.name or seat.person or seat.bot or "-") for seat in row.seats)
    return ", ".join(f"{seat.seat}: {f'({name})' if seat.gone else name}" for seat, name in held)


def _print_lines(voice: Voice, lines: Iterable[Uttered]) -> None:
    for line in lines:
        hidden = f" [{voice.say('admin-hidden')}]" if line.hidden else ""
        voice.write(f"{_at(line.at)} {line.name} ({line.person}){hidden}: {line.words}")


# ------------------------------------------------------------------------------------------------------- jobs and games


def list_jobs(lane: str, *, given_up: bool, late: bool, json: bool, lang: str) -> None:
    """List jobs."""
    if lane:
        known("admin-no-such-lane", lane, LANES)

    async def look(steward: Steward) -> AllJobs:
        return AllJobs(tuple(await steward.jobs(lane, given_up=given_up, late=late)))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    _print_jobs(Voice(lang), found.jobs)
    _say_if_none(found.jobs, lang)


def _print_jobs(voice: Voice, jobs: Iterable[JobRow]) -> None:
    keys = (
        "admin-number",
        "admin-lane",
        "admin-kind",
        "admin-game",
        "admin-due",
        "admin-tries",
        "admin-given-up",
        "admin-error",
    )
    rows = (
        [row.id, row.lane, row.kind, row.game, _at(row.due), row.attempts, _at(row.given_up), row.last_error]
        for row in jobs
    )
    _print_table(voice, keys, rows)


def list_games(word: str, *, frozen: bool, over: bool, json: bool, lang: str) -> None:
    """List games, and count those under way by rules version."""

    async def look(steward: Steward) -> AllGames:
        games = await steward.games(word, frozen=frozen, over=over)
        return AllGames(tuple(games), tuple(await steward.versions()))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    voice = Voice(lang)
    _print_games(voice, found.games)
    _say_if_none(found.games, lang)
    for version in found.versions:
        voice.print("admin-version", game=version.game, rules=version.rules, count=version.running)


def look_at_game(game: str, record: Path | None, *, json: bool, lang: str) -> None:
    """Say all about a game, and write its record without the seed to a file."""

    async def look(steward: Steward) -> tuple[OneGame, bytes]:
        row = await steward.game_row(game)
        written = await steward.public_record(game) if record else b""
        jobs, deeds = await steward.jobs(game=game), await steward.log(game)
        return OneGame(row, tuple(jobs), tuple(deeds[:FEW])), written

    found, written = stewarding(look)
    voice = Voice(lang)
    if record:
        _write(record, written)
        voice.err.print(voice.say("admin-written", file=str(record)), soft_wrap=True)
    if json:
        put_out(found)
        return
    _print_games(voice, (found.game,))
    _print_jobs(voice, found.jobs)
    _print_deeds(voice, found.deeds)


def _print_games(voice: Voice, games: Iterable[GameRow]) -> None:
    keys = (
        "admin-id",
        "admin-game",
        "admin-entries",
        "admin-waiting",
        "admin-changed",
        "admin-frozen",
        "admin-error",
    )
    rows = (
        [
            row.id,
            f"{row.game} {row.rules}",
            row.entries,
            voice.say("admin-stage-over") if row.over else ", ".join(row.waiting),
            _at(row.updated),
            _at(row.frozen),
            row.frozen_why,
        ]
        for row in games
    )
    _print_table(voice, keys, rows)


# -------------------------------------------------------------------------------------------------------------- reports


def list_reports(*, settled: bool, json: bool, lang: str) -> None:
    """List reports."""

    async def look(steward: Steward) -> AllReports:
        return AllReports(tuple(await steward.reports(settled=settled)))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    _print_reports(Voice(lang), found.reports)
    _say_if_none(found.reports, lang)


def look_at_report(report: int, *, json: bool, lang: str) -> None:
    """Say all about a report."""

    async def look(steward: Steward) -> OneReport:
        row = await steward.report(report)
        line = await steward.line_of(report)
        return OneReport(row, tuple(await steward.lines(row.room, line) if line else ()))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    voice = Voice(lang)
    _print_reports(voice, (found.report,))
    if found.report.words:
        voice.print("admin-adds", words=found.report.words)
    _print_lines(voice, found.lines)


def _print_reports(voice: Voice, reports: Iterable[ReportRow]) -> None:
    keys = (
        "admin-number",
        "admin-made",
        "admin-reason",
        "admin-about",
        "admin-quoted",
        "admin-reporter",
        "admin-outcome",
    )
    rows = (
        [
            row.id,
            _at(row.made),
            row.reason,
            f"{row.about_name} ({row.about})",
            row.quoted,
            row.reporter_name,
            f"{row.outcome} ({row.who})" if row.outcome else "",
        ]
        for row in reports
    )
    _print_table(voice, keys, rows)


def list_deeds(word: str, *, json: bool, lang: str) -> None:
    """List what was done, the last first."""

    async def look(steward: Steward) -> Log:
        return Log(tuple(await steward.log(word)))

    found = stewarding(look)
    if json:
        put_out(found)
        return
    _print_deeds(Voice(lang), found.deeds)
    _say_if_none(found.deeds, lang)


def _print_deeds(voice: Voice, deeds: Iterable[DeedRow]) -> None:
    keys = ("admin-when", "admin-who", "admin-what", "admin-about", "admin-why")
    _print_table(voice, keys, ([_at(row.at), row.who, row.what, row.about, row.why] for row in deeds))


# ------------------------------------------------------------------------------------------------------- what is shared


def _print_table(voice: Voice, keys: tuple[str, ...], rows: Iterable[Sequence[object]]) -> None:
    """Write rows as a table; whatever people wrote stands there without what would draw on a terminal."""
    lines = [[_plainly(str(cell)) for cell in row] for row in rows]
    if not lines:
        return
    grid = voice.grid(*keys)
    for line in lines:
        grid.add_row(*line)
    voice.out.print(grid)


def _say_if_none(rows: tuple[object, ...], lang: str) -> None:
    if not rows:
        Voice(lang).print("admin-nothing")


def _plainly(words: str) -> str:
    from rich.markup import escape

    return escape("".join(letter if letter.isprintable() else " " for letter in words))


def _at(moment: datetime | None) -> str:
    return f"{moment:%Y-%m-%d %H:%M}" if moment else ""


def _write(file: Path, text: bytes) -> None:
    """Write a file that only its owner may read: it holds what others wrote in trust."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:  # noqa: PTH123
        opened.write(text)
