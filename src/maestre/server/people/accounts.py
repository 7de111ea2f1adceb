"""The accounts in PostgreSQL, whole."""

from __future__ import annotations

from maestre.server.people.identity.passkeys import Passkeys
from maestre.server.people.identity.passwords import Passwords
from maestre.server.people.identity.sessions import OwnSessions
from maestre.server.people.leaving import Leaving


class PostgresAccounts(Passkeys, Passwords, OwnSessions, Leaving):
    """Keeps accounts with their addresses, passwords, passkeys and sessions, hands out what is kept, forgets people."""
