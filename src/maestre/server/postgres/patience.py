"""How long PostgreSQL may take for whom: every connection of ours says so when it opens, whatever the server's own say.

A statement over its time is cancelled and nothing of it is done; so is one that waits for a lock. A transaction left
open is ended with its connection, so that no process of ours that hangs holds what others wait for.
"""

from __future__ import annotations

from typing import Final

SERVING: Final = {
    "statement_timeout": "15s",
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "15s",
}
"""For web nodes and workers; a lock is given up before whoever waits for an engine gives up the call."""

TOOLS: Final = {
    "statement_timeout": "1h",
    "lock_timeout": "30s",
    "idle_in_transaction_session_timeout": "6h",
}
"""For commands that somebody looks at: a backup holds one moment for as long as it copies."""

MIGRATING: Final = {
    "statement_timeout": "0",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "1h",
}
"""For changes of the tables: whoever waits for a whole table makes all who come after wait too, so not for long."""

COMMAND: Final = 20.0
"""Seconds after which a web node or a worker gives up a PostgreSQL that says nothing, not even that it cancelled."""

LOCK_TRIES: Final = 20
LOCK_PAUSE: Final = 1.0
"""How often a change of the tables that got no lock is tried again, and the seconds in between, at first."""


def as_options(settings: dict[str, str]) -> str:
    """Write settings as libpq takes them when a connection opens."""
    return " ".join(f"-c {name}={value}" for name, value in settings.items())
