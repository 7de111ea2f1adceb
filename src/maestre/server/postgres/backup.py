"""Backups: one file that holds the whole database and says what must come out of it again.

The file is a tar of two parts: a manifest, and the database as ``pg_dump`` writes it. Both are of one moment: the
counts are taken in the very snapshot of PostgreSQL that is dumped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from enum import Enum
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any, Final, LiteralString

import msgspec
import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from maestre import __version__
from maestre.play import Game, Header, OldSnapshot, PlayError, State, Table, find, installed, verified
from maestre.play.record import Ending, Entry, Record, Snapshot
from maestre.play.written.owners import BadFigures, at_hand
from maestre.server.operating.reach import reach_database
from maestre.server.postgres.reseal import keys_needed
from maestre.server.postgres.seals import Keys, Sealed

FORMAT: Final = 1
SAMPLE: Final = 100
"""How many games a restore plays again; the bytes of all of them are compared in any case."""

_MANIFEST: Final = "manifest.json"
_DUMP: Final = "database.dump"
_CHUNK: Final = 1 << 20
_TABLES: Final = """
    select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = 'public' and relkind in ('r', 'p') order by relname
"""
_GAMES: Final = """
    select game.id, game.sequence, encode(sha256(coalesce(string_agg(entry.body, ''::bytea order by entry.sequence),
           ''::bytea)), 'hex')
      from game left join entry on entry.game = game.id group by game.id order by game.id
"""
_GAME: Final = """
    select header, game.seed, game.commitment, seed.key_id, seed.sealed, sequence, over,
           (select body from snapshot where game = id order by sequence desc limit 1)
      from game left join seed on seed.commitment = game.commitment where id = %s
"""
_FIGURES: Final = "select body from room_figures where room = %s"
_ENTRIES: Final = "select body from entry where game = %s order by sequence"

_entry = msgspec.json.Decoder(Entry).decode
_header = msgspec.json.Decoder(Header).decode
_snapshot = msgspec.json.Decoder(Snapshot).decode


class BackupTrouble(PlayError):
    """A backup that cannot be made, trusted or put back, as a message that says what to do next."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__("", key, **args)


class Kept(msgspec.Struct, frozen=True):
    """How far a game had come, and a digest of everything that was entered in it."""

    sequence: int
    digest: str


class Manifest(msgspec.Struct, frozen=True):
    """What a backup holds: the schema's revision, rows by table, every game, and the digest of the dump.

    ``keys`` counts the seeds of games that are not over, by the id of the key that opens them.
    """

    made: datetime
    maestre: str
    postgres: int
    revision: str
    counts: dict[str, int]
    games: dict[str, Kept]
    dump: str
    format: int = FORMAT
    keys: dict[str, int] = {}


class Restored(msgspec.Struct, frozen=True):
    """What came of a restore: its manifest, how many games were played again, and those whose rules are not here.

    ``locked`` counts seeds that no key at hand opens, by the id of the one that would: their games are all there, but
    their dice could not be thrown again, and they cannot go on.
    """

    manifest: Manifest
    replayed: int
    elsewhere: tuple[str, ...]
    locked: dict[str, int] = {}

    @property
    def games(self) -> int:
        """How many games came back."""
        return len(self.manifest.games)


def backup(url: str, path: Path) -> Manifest:
    """Write the whole database to one file, whole or not at all; nobody has to stop playing meanwhile."""
    with reach_database(url) as database, TemporaryDirectory(dir=path.parent, prefix=".backup-") as folder:
        _fit("pg_dump", _major(database))
        database.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        database.read_only = True
        moment = _value(database, "select pg_export_snapshot()")
        dump = Path(folder) / _DUMP
        _run(
            "pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--snapshot={moment}", f"--file={dump}"
        )
        with dump.open("rb") as written:
            manifest = _manifest(database, _digest(written))
        _pack(manifest, dump, path)
    return manifest


def read_manifest(path: Path) -> Manifest:
    """Read what a backup says of itself, once every byte of it is known to be as it was written."""
    with _opened(path) as (manifest, dump):
        if _digest(dump) != manifest.dump:
            raise BackupTrouble("backup-damaged", file=str(path))
    return manifest


def restore(path: Path, url: str, *, sample: int | None = SAMPLE, keys: Keys | None = None) -> Restored:
    """Put a backup into an empty database, then make sure that it is all there and that its games play on.

    ``sample`` limits how many games are played again; None plays all. ``keys`` open the seeds of games under way.
    """
    manifest = read_manifest(path)
    with reach_database(url) as database:
        major = _major(database)
        if tables := _tables(database):
            raise BackupTrouble("restore-not-empty", database=database.info.dbname, tables=len(tables))
    if major < manifest.postgres:
        raise BackupTrouble("restore-server-old", have=major, need=manifest.postgres)
    _fit("pg_restore", manifest.postgres)
    with _opened(path) as (_, dump):
        _run("pg_restore", url, "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", given=dump)
    return verify(url, manifest, sample=sample, keys=keys)


def verify(url: str, manifest: Manifest, *, sample: int | None = SAMPLE, keys: Keys | None = None) -> Restored:
    """Compare a database with a manifest: revision, rows, every entry of every game; then play games again."""
    with reach_database(url) as database:
        found = _manifest(database, manifest.dump)
        for part in ("revision", "counts", "games", "keys"):
            if getattr(found, part) != getattr(manifest, part):
                raise BackupTrouble("restore-differs", part=part, database=database.info.dbname)
        games = {key: find(key) for key in installed()}
        chosen = sorted(manifest.games, key=lambda game: manifest.games[game].digest)[:sample]
        held = keys or Keys()
        played = {game: _replay(database, game, games, held) for game in chosen}
    elsewhere = tuple(game for game, how in played.items() if how is _Played.ELSEWHERE)
    locked = {key: count for key, count in manifest.keys.items() if key not in held.ids}
    return Restored(manifest, sum(how is _Played.AGAIN for how in played.values()), elsewhere, locked)


class _Played(Enum):
    """What came of playing a game again: it holds, its rules are not here, or no key opens its seed."""

    AGAIN = "again"
    ELSEWHERE = "elsewhere"
    LOCKED = "locked"


# ------------------------------------------------------------------------------------------------ what a database holds


def _manifest(database: psycopg.Connection[TupleRow], dump: str) -> Manifest:
    tables = _tables(database)
    if "game" not in tables or "alembic_version" not in tables:
        raise BackupTrouble("backup-no-tables", database=database.info.dbname)
    count = sql.SQL("select count(*) from {}")
    return Manifest(
        made=datetime.now(UTC),
        maestre=__version__,
        postgres=_major(database),
        revision=_value(database, "select version_num from alembic_version"),
        counts={table: int(_value(database, count.format(sql.Identifier(table)))) for table in tables},
        games={game: Kept(sequence, digest) for game, sequence, digest in database.execute(_GAMES)},
        dump=dump,
        keys=keys_needed(database) if "seed" in tables else {},
    )


def _tables(database: psycopg.Connection[TupleRow]) -> tuple[str, ...]:
    return tuple(name for (name,) in database.execute(_TABLES))


def _value(database: psycopg.Connection[TupleRow], query: sql.Composed | LiteralString) -> str:
    row = database.execute(query).fetchone()
    assert row is not None
    return str(row[0])


def _major(database: psycopg.Connection[TupleRow]) -> int:
    return database.info.server_version // 10000


def _replay(database: psycopg.Connection[TupleRow], name: str, games: dict[str, Game[State]], keys: Keys) -> _Played:
    """Play a game again from nothing, every answer and every throw judged, if its rules and its seed can be had.

    Where the quick way, from the last snapshot, ends must be where the long way ends.
    """
    row = database.execute(_GAME, (name,)).fetchone()
    assert row is not None, "the manifest lists only games that are there"
    header, seed, commitment, key_id, sealed, sequence, over, snapshot = row
    if not seed and key_id not in keys.ids:
        return _Played.LOCKED
    try:
        seed = seed or keys.open(Sealed(commitment, key_id, sealed))
    except PlayError as error:
        raise BackupTrouble("restore-unplayable", game=name, what=str(error)) from error
    header = msgspec.structs.replace(_header(header), seed=seed.hex())
    game = games.get(header.game)
    if game is None or game.rules != header.rules:
        return _Played.ELSEWHERE
    try:
        game = _with_figures(database, name, game, header)
    except BadFigures as error:
        raise BackupTrouble("restore-unplayable", game=name, what=error.key) from error
    entries: list[Entry] = [_entry(body) for (body,) in database.execute(_ENTRIES, (name,))]
    start = _snapshot(snapshot) if snapshot else None
    try:
        quick = _resumed(game, header, start, entries)
        ending = Ending(quick.outcome, quick.fingerprint()) if quick.outcome else None
        table = verified(game, Record(header, entries, ending=ending))
    except PlayError as error:
        raise BackupTrouble("restore-unplayable", game=name, what=str(error)) from error
    if (table.sequence, table.outcome is not None, table.fingerprint()) != (sequence, over, quick.fingerprint()):
        raise BackupTrouble("restore-unplayable", game=name, what=f"{table.sequence}/{sequence}")
    return _Played.AGAIN


def _with_figures(database: psycopg.Connection[TupleRow], name: str, game: Game[State], header: Header) -> Game[State]:
    """Open a game with the figures that its room has from an owner, if it is played with such."""
    row = database.execute(_FIGURES, (name,)).fetchone() if header.figures else None
    return at_hand(game, row[0]) if row else game


def _resumed(game: Game[State], header: Header, start: Snapshot | None, entries: list[Entry]) -> Table[State]:
    """Open a game as an engine would: from its snapshot, or from the first entry if that is of another shape."""
    try:
        return Table.resume(game, header, start, entries[start.sequence if start else 0 :])
    except OldSnapshot:
        return Table.resume(game, header, None, entries)


# ------------------------------------------------------------------------------------------------------------- the file


def _pack(manifest: Manifest, dump: Path, path: Path) -> None:
    """Write manifest and dump to one file that only its owner may read: it holds the seeds of running games."""
    fresh = dump.with_name("backup.part")
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
    with tarfile.open(fresh, "w") as file:
        cover = tarfile.TarInfo(_MANIFEST)
        cover.size = len(text)
        file.addfile(cover, BytesIO(text))
        file.add(dump, _DUMP)
    fresh.chmod(0o600)
    fresh.replace(path)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[Manifest, IO[bytes]]]:
    """Open a backup at its dump."""
    try:
        with tarfile.open(path, "r:") as file:
            cover, dump = file.extractfile(_MANIFEST), file.extractfile(_DUMP)
            assert cover is not None
            assert dump is not None
            manifest = msgspec.json.decode(cover.read(), type=Manifest)
            if manifest.format != FORMAT:
                raise BackupTrouble("backup-format", file=str(path), format=manifest.format, known=FORMAT)
            yield manifest, dump
    except (tarfile.TarError, KeyError, AssertionError, EOFError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BackupTrouble("backup-damaged", file=str(path)) from error


def _digest(file: IO[bytes]) -> str:
    total = sha256()
    while chunk := file.read(_CHUNK):
        total.update(chunk)
    return total.hexdigest()


# --------------------------------------------------------------------------------------------------- PostgreSQL's tools


def _tool(name: str) -> str:
    if (found := shutil.which(name)) is None:
        raise BackupTrouble("backup-tool-missing", tool=name)
    return found


def _fit(name: str, need: int) -> None:
    """Refuse a tool that is older than what it has to read."""
    said = subprocess.run([_tool(name), "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
    number = re.search(r"\d+", said)
    have = int(number[0]) if number else 0
    if have < need:
        raise BackupTrouble("backup-tool-old", tool=name, have=have, need=need)


def _run(name: str, url: str, *options: str, given: IO[bytes] | None = None) -> None:
    """Run a tool on a database; the password goes by the environment, where no list of processes shows it."""
    where: dict[str, Any] = dict(conninfo_to_dict(url))
    password = where.pop("password", None)
    surroundings = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    command = [_tool(name), f"--dbname={make_conninfo(**where)}", *options]
    with TemporaryFile() as complaints:
        running = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=complaints, env=surroundings)  # noqa: S603
        assert running.stdin is not None
        with running.stdin as pipe, suppress(BrokenPipeError):
            if given:
                shutil.copyfileobj(given, pipe, _CHUNK)
        if running.wait():
            complaints.seek(0)
            what = complaints.read().decode(errors="replace").strip()
            raise BackupTrouble("backup-tool-failed", tool=name, what=what[-500:])
