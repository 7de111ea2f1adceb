"""The accounts in PostgreSQL, whole."""

from __future__ import annotations

from maestre.server.people.leaving import Leaving
from maestre.server.people.passkeys import Passkeys
from maestre.server.people.passwords import Passwords


class PostgresAccounts(Passkeys, Passwords, Leaving):
    """Keeps accounts with their passwords and passkeys, hands out what is kept, and forgets people."""
