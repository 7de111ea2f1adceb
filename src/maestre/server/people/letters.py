"""Letters to people, put in the lane of the mail by whoever wants one sent, in the same transaction as its cause."""

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec

from maestre.server.people.room_store import Connection

LETTER: Final = "letter"
"""The kind of job that sends one."""

_ENQUEUE: Final = "insert into job (kind, person, body) values ($1, $2, $3)"


class Letter(msgspec.Struct, frozen=True):
    """What is to be written, and to whom: without an address, to that of the person's account."""

    kind: str
    to: str = ""
    language: str = "es"
    args: dict[str, str] = {}


async def enqueue_letter(
    connection: Connection | asyncpg.Pool, person: str, kind: str, *, to: str = "", language: str = "es", **args: str
) -> None:
    """Have a letter sent: `letter-<kind>-subject` and `-body`, in the person's language, with these arguments.

    Somebody without an account is named by ``""`` and needs an address and a language. Fluent gets ``site`` too: the
    address where people find us.
    """
    body = msgspec.json.encode(Letter(kind, to, language, args))
    await connection.execute(_ENQUEUE, LETTER, person, body)
