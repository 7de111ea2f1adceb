"""What whoever runs a server sees of it: people, rooms, games, jobs, reports and deeds, a row each."""

from __future__ import annotations

from datetime import datetime

import msgspec


class Seated(msgspec.Struct, frozen=True):
    """A seat of a room: who holds it, or which bot, and whether its holder has left for good."""

    seat: str
    person: str
    name: str
    bot: str
    gone: bool


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody: ``banned`` is until when they are kept out, the year 9999 for good."""

    id: str
    name: str
    guest: bool
    email: str
    admin: bool
    created: datetime
    seen: datetime
    sessions: int
    banned: datetime | None
    banned_why: str


class RoomRow(msgspec.Struct, frozen=True):
    """A room, and why it was closed or since when its game is frozen."""

    id: str
    game: str
    rules: int
    scenario: str
    stage: str
    public: bool
    host: str
    host_name: str
    seats: tuple[Seated, ...]
    created: datetime
    updated: datetime
    frozen: datetime | None
    closed_why: str


class GameRow(msgspec.Struct, frozen=True):
    """A game as it is kept, and since when and why it takes no answers."""

    id: str
    game: str
    rules: int
    scenario: str
    entries: int
    waiting: tuple[str, ...]
    over: bool
    created: datetime
    updated: datetime
    frozen: datetime | None
    frozen_why: str


class Version(msgspec.Struct, frozen=True):
    """How many games are under way under one rules version of a game."""

    game: str
    rules: int
    running: int


class JobRow(msgspec.Struct, frozen=True):
    """A job that waits, is under way or was given up."""

    id: int
    lane: str
    kind: str
    game: str
    seat: str
    person: str
    created: datetime
    due: datetime
    attempts: int
    given_up: datetime | None
    last_error: str


class DeedRow(msgspec.Struct, frozen=True):
    """Something that was done to somebody or something: when, by whom, what, about what, and why."""

    id: int
    at: datetime
    who: str
    what: str
    about: str
    why: str


class ReportRow(msgspec.Struct, frozen=True):
    """A report of words or of a name: by whom, about whom, what it was about, and what came of it."""

    id: int
    made: datetime
    kind: str
    reason: str
    words: str
    quoted: str
    reporter: str
    reporter_name: str
    about: str
    about_name: str
    room: str
    settled: datetime | None
    outcome: str
    who: str


class Uttered(msgspec.Struct, frozen=True):
    """Something said in a room, as it was said, hidden or not."""

    id: int
    at: datetime
    person: str
    name: str
    words: str
    hidden: bool
