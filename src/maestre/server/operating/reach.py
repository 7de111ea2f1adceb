"""Whether PostgreSQL and NATS can be reached, and if not, a sentence with the place and what to check there.

No password ever stands in such a sentence.
"""

from __future__ import annotations

import re
import time
from asyncio import run
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import psycopg
from nats.aio.client import Client
from nats.errors import Error as NatsError
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import TupleRow

from maestre.play import PlayError, Unknown
from maestre.server.operating.variables import DATABASE, check_signs, without_password
from maestre.server.postgres.patience import TOOLS, as_options

SECONDS: Final = 5
"""How long an answer is awaited."""
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 2.0
_SAY_AGAIN: Final = 30.0
_NATS_PORT: Final = 4222
_POSTGRES_PORT: Final = 5432


class Unreachable(PlayError):
    """A part that this process needs does not answer, or not to us; ``passing`` says that it may by and by."""

    def __init__(self, key: str, /, *, passing: bool = False, **args: str) -> None:
        super().__init__("", key, **args)
        self.passing = passing


def await_part(reach: Callable[[], object], seconds: float, say: Callable[[Unreachable], None]) -> None:
    """Wait until a part can be reached; say at first, and then now and then, what is waited for.

    What no waiting mends, such as a wrong password, is raised at once; the rest, after so many seconds.
    """
    start = time.monotonic()
    pause, said_at = _FIRST_PAUSE, -_SAY_AGAIN
    while True:
        try:
            reach()
        except Unreachable as error:
            now = time.monotonic() - start
            if not error.passing or now >= seconds:
                raise
            if now - said_at >= _SAY_AGAIN:
                say(error)
                said_at = now
            time.sleep(min(pause, seconds - now))
            pause = min(2 * pause, _LONGEST_PAUSE)
        else:
            return


def reach_database(url: str) -> psycopg.Connection[TupleRow]:
    """Open a connection to a database; whatever bars it becomes a sentence."""
    where = database_place(url)
    try:
        return psycopg.connect(url, connect_timeout=SECONDS, options=_options(url))
    except psycopg.OperationalError as error:
        raise Unreachable("database-away", passing=_may_pass(str(error)), place=where, what=_what(error, url)) from None


def _may_pass(said: str) -> bool:
    """Say whether waiting helps: nobody listens yet, or PostgreSQL is on its way up or down; else it said no to us."""
    return "FATAL" not in said or re.search(r"starting up|shutting down|in recovery|not yet|too many", said) is not None


def _options(url: str) -> str:
    """Give the time-outs of a tool; what the address itself asks for comes after, and counts."""
    return f"{as_options(TOOLS)} {conninfo_to_dict(url).get('options') or ''}".rstrip()


def database_place(url: str) -> str:
    """Say where a database is, as host:port/name; refuse what is no address of one."""
    check_signs(DATABASE, url)
    try:
        parts = conninfo_to_dict(url) if re.match(r"postgres(ql)?://", url) else {}
    except psycopg.ProgrammingError:
        parts = {}
    if not parts or not re.fullmatch(r"[\d,]*", str(parts.get("port") or "")):
        raise Unknown(
            "", "setting-needs-address", name=DATABASE.name, value=without_password(url), schemes="postgresql://"
        )
    host, port = parts.get("host") or "localhost", parts.get("port") or _POSTGRES_PORT
    return f"{host}:{port}/{parts.get('dbname') or parts.get('user') or ''}".rstrip("/")


def _what(error: psycopg.OperationalError, url: str) -> str:
    """Give the last of what PostgreSQL or the network said, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    said = re.sub(r"^.*(FATAL|failed|error):\s*", "", lines[-1]) if lines else type(error).__name__
    if len(lines) > 1 and "Is the server running" in lines[-1]:
        said = re.sub(r"^.*failed:\s*", "", lines[0])
    password = conninfo_to_dict(url).get("password")
    return re.sub(rf"\b{re.escape(str(password))}\b", "…", said) if password else said


def reach_nats(url: str) -> None:
    """Connect to a NATS and leave again; whatever bars it becomes a sentence."""
    run(_try_nats(url))


async def _try_nats(url: str) -> None:
    client = Client()
    try:
        await client.connect(
            url, allow_reconnect=False, max_reconnect_attempts=1, connect_timeout=SECONDS, error_cb=_quiet
        )
        await client.close()
    except (NatsError, OSError, TimeoutError, ValueError) as error:
        cause = client.last_error or error
        passing = not isinstance(cause, ValueError) and "authorization" not in str(cause).lower()
        raise Unreachable("nats-away", passing=passing, place=nats_place(url), what=_nats_said(cause)) from None


def nats_place(url: str) -> str:
    """Say where a NATS is, as host:port."""
    with suppress(ValueError):
        parts = urlsplit(url if "://" in url else f"nats://{url}")
        return f"{parts.hostname or '?'}:{parts.port or _NATS_PORT}"
    return without_password(url)


def _nats_said(error: Exception) -> str:
    return str(error).removeprefix("nats: ") or type(error).__name__


async def _quiet(_: Exception) -> None:
    """Say nothing yet: the error comes to whoever connects."""
