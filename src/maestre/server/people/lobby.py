"""The desk in PostgreSQL, whole."""

from __future__ import annotations

import asyncpg

from maestre.server.events.keeping import Events
from maestre.server.people.buckets import Buckets
from maestre.server.people.clocks import Clocks
from maestre.server.people.identity.sessions import Sessions
from maestre.server.people.rooms import Rooms
from maestre.server.people.talk import Talk
from maestre.server.web.settings import Caps


class PostgresDesk(Sessions, Rooms, Talk, Clocks, Events, Buckets):
    """Keeps people, sessions, rooms, seats, chat, proposals and events; the database settles every race."""

    def __init__(self, pool: asyncpg.Pool, caps: Caps | None = None) -> None:
        super().__init__(pool)
        self.caps = caps
