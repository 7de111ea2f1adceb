"""The desk in PostgreSQL, whole."""

from __future__ import annotations

from maestre.server.people.clocks import Clocks
from maestre.server.people.rooms import Rooms
from maestre.server.people.sessions import Sessions
from maestre.server.people.talk import Talk


class PostgresDesk(Sessions, Rooms, Talk, Clocks):
    """Keeps people, sessions, rooms, seats, chat and proposals; the database settles every race."""
