"""The accounts in PostgreSQL, whole."""

from __future__ import annotations

from maestre.server.people.identity.passkeys import Passkeys
from maestre.server.people.identity.passwords import Passwords
from maestre.server.people.identity.sessions import OwnSessions
from maestre.server.people.leaving import Leaving
from maestre.server.people.own_lists import OwnLists


class PostgresAccounts(Passkeys, Passwords, OwnSessions, OwnLists, Leaving):
    """Keeps accounts with addresses, keys, sessions and lists, hands out what is kept, forgets people."""
