"""What is backed up comes back whole, or the restore says that it does not."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import psycopg
import pytest

from maestre.cli.doctor import show_checkup
from maestre.cli.servers import bring_back
from maestre.play import Table, find
from maestre.play.record import Ending
from maestre.play.written.owners import figures_of, opened
from maestre.server.lobby import Plan, RoomFigures
from maestre.server.operating.stack import new_database
from maestre.server.people.lobby import PostgresDesk
from maestre.server.ports import Commit
from maestre.server.postgres import backup as backups
from maestre.server.postgres.backup import BackupTrouble, Manifest, backup, read_manifest, restore, verify
from maestre.server.postgres.database import upgrade
from maestre.server.postgres.seals import new_key, read_keys
from maestre.server.postgres.store import Store
from tests.server.conftest import POSTGRES
from tests.server.playing import on_store

_numbers = count(1)


@pytest.fixture
def empty() -> Iterator[str]:
    name = f"maestre_backup_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name}")
        server.execute(f"create database {name}")
        yield f"{POSTGRES}/{name}"
        server.execute(f"drop database {name} with (force)")


@pytest.fixture(scope="module")
def played() -> Iterator[str]:
    """A database with a game just begun, one under way and one given up."""
    name = f"maestre_played_{os.getpid()}"
    with psycopg.connect(f"{POSTGRES}/test", autocommit=True) as server:
        server.execute(f"drop database if exists {name}")
        server.execute(f"create database {name}")
        url = f"{POSTGRES}/{name}"
        upgrade(url)
        for answers in (0, 40, 90):
            on_store(url, lambda store, answers=answers: _play(store, f"game-{answers}", answers))  # type: ignore[misc]
        yield url
        server.execute(f"drop database {name} with (force)")


async def _play(store: Store, name: str, answers: int, text: str = "") -> None:
    """Keep a game of so many answers by chance, each in a commit of its own; the longest ends with a resignation."""
    game, rng = opened("lepanto", text), Random(answers)
    table = Table.new(game, "learning")
    await store.create(name, table.header, table.entries, table.waiting())
    for number in range(answers):
        before, turn = table.sequence, table.turn_start
        seat = table.waiting()[0]
        if number == 89:
            table.leave(seat)
        else:
            ask = table.asked(seat)
            assert ask is not None
            table.say(seat, next(ask.proposals(table.state, rng)))
        await store.commit(
            Commit(
                name,
                before,
                tuple(table.entries[before - table.base :]),
                f"r{number}",
                table.waiting(),
                Ending(table.outcome, table.fingerprint()) if table.outcome else None,
                table.snapshot() if table.turn_start != turn else None,
            )
        )


def _rows(url: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as database:
        return [
            *database.execute("select * from game order by id"),
            *database.execute("select * from entry order by game, sequence"),
            *database.execute("select * from snapshot order by game, sequence"),
        ]


def _trouble(key: str, trouble: pytest.ExceptionInfo[BackupTrouble]) -> dict[str, object]:
    assert trouble.value.message.key == key
    return dict(trouble.value.message.args)


def test_what_is_restored_is_what_was_backed_up(played: str, empty: str, tmp_path: Path) -> None:
    manifest = backup(played, tmp_path / "maestre.backup")
    assert manifest.counts["game"] == len(manifest.games) == 3
    assert manifest.counts["entry"] == sum(kept.sequence for kept in manifest.games.values()) > 100
    restored = restore(tmp_path / "maestre.backup", empty)
    assert (restored.games, restored.replayed, restored.elsewhere) == (3, 3, ())
    assert restored.manifest == manifest == read_manifest(tmp_path / "maestre.backup")
    assert _rows(empty) == _rows(played)


def test_a_restored_game_can_be_played_on(played: str, empty: str, tmp_path: Path) -> None:
    backup(played, tmp_path / "b")
    restore(tmp_path / "b", empty)

    async def go_on(store: Store) -> None:
        stored = await store.load("game-40")
        assert stored is not None
        table = Table.resume(find("lepanto"), stored.header, stored.snapshot, stored.entries)
        before = table.sequence
        ask = table.asked(table.waiting()[0])
        assert ask is not None
        table.say(ask.seat, next(ask.proposals(table.state, Random(1))))
        assert table.sequence > before

    on_store(empty, go_on)


MINE = 'game = "lepanto"\n[combat.close_combat.chart.results]\n"2:1" = "BEBRRB"\n'


@pytest.mark.parametrize("there", [True, False])
def test_a_game_with_an_owners_figures_is_played_again_with_them(empty: str, tmp_path: Path, *, there: bool) -> None:
    digest = figures_of(opened("lepanto", MINE)).digest

    async def arrange(store: Store) -> None:
        desk = PostgresDesk(store.pool)
        host, _ = await desk.welcome("Ana", "es")
        figures = RoomFigures(digest, ("combat.close_combat.chart",))
        plan = Plan("lepanto", find("lepanto").rules, "learning", {}, ("christian", "islamic"), {}, (), public=False)
        room = await desk.make_room(host, msgspec.structs.replace(plan, figures=figures, figures_text=MINE))
        assert (room.figures, await desk.figures(room.id), await store.figures(room.id)) == (figures, MINE, MINE)
        await _play(store, room.id, 40, MINE)

    upgrade(empty)
    on_store(empty, arrange)
    if not there:
        with psycopg.connect(empty, autocommit=True) as database:
            database.execute("delete from room_figures")
    manifest = backup(empty, tmp_path / "b")
    if there:
        assert verify(empty, manifest).replayed == 1
    else:
        with pytest.raises(BackupTrouble) as trouble:
            verify(empty, manifest)
        assert "other-figures" in str(_trouble("restore-unplayable", trouble)["what"])


def test_a_game_that_begins_during_a_backup_is_neither_counted_nor_dumped(
    played: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tool waits until the game is kept; counts come after it, the dump too, and neither may see it."""
    real = shutil.which("pg_dump")
    slow = tmp_path / "bin" / "pg_dump"
    slow.parent.mkdir()
    slow.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && exec {real} "$@"\ntouch {tmp_path}/began\n'
        f'while [ ! -e {tmp_path}/kept ]; do sleep 0.02; done\nexec {real} "$@"\n'
    )
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", f"{slow.parent}:{os.environ['PATH']}")

    async def begin_meanwhile(store: Store) -> None:
        backing = asyncio.create_task(asyncio.to_thread(backup, played, tmp_path / "b"))
        while not (tmp_path / "began").exists():
            await asyncio.sleep(0.01)
        await _play(store, "late", 5)
        (tmp_path / "kept").touch()
        assert "late" not in (await backing).games
        await store.pool.execute("delete from game where id = 'late'")

    on_store(played, begin_meanwhile)
    assert "late" not in restore(tmp_path / "b", empty).manifest.games


def test_a_backup_is_for_its_owner_alone_and_leaves_nothing_else_behind(played: str, tmp_path: Path) -> None:
    backup(played, tmp_path / "b")
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["b"]


def test_a_database_that_holds_anything_is_never_restored_into(played: str, tmp_path: Path) -> None:
    backup(played, tmp_path / "b")
    before = _rows(played)
    with pytest.raises(BackupTrouble) as trouble:
        restore(tmp_path / "b", played)
    assert _trouble("restore-not-empty", trouble)["database"] == played.rpartition("/")[2]
    assert _rows(played) == before


@pytest.mark.parametrize("place", [20, 600, 0.3, 0.9], ids=["name", "manifest", "dump", "end"])
def test_a_backup_with_one_changed_byte_is_refused(played: str, empty: str, tmp_path: Path, place: float) -> None:
    file = tmp_path / "b"
    backup(played, file)
    written = bytearray(file.read_bytes())
    at = place if isinstance(place, int) else int(_dump_starts(written) + place * _dump_size(file))
    written[at] ^= 0xFF
    file.write_bytes(written)
    with pytest.raises(BackupTrouble) as trouble:
        restore(file, empty)
    assert _trouble("backup-damaged", trouble) == {"file": str(file)}
    with psycopg.connect(empty) as database:
        assert database.execute("select to_regclass('game')").fetchone() == (None,)


def _dump_starts(written: bytearray) -> int:
    return written.index(b"PGDMP")


def _dump_size(file: Path) -> int:
    with backups._opened(file) as (_, dump):
        return len(dump.read())


@pytest.mark.parametrize("left", [0, 100, 700, 5000])
def test_a_backup_that_was_cut_short_is_refused(played: str, tmp_path: Path, left: int) -> None:
    file = tmp_path / "b"
    backup(played, file)
    file.write_bytes(file.read_bytes()[:left])
    with pytest.raises(BackupTrouble) as trouble:
        read_manifest(file)
    assert _trouble("backup-damaged", trouble)


def test_a_backup_of_a_later_format_is_refused_by_its_number(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup(played, tmp_path / "b")
    monkeypatch.setattr(backups, "FORMAT", 0)
    with pytest.raises(BackupTrouble) as trouble:
        read_manifest(tmp_path / "b")
    assert _trouble("backup-format", trouble)["format"] == 1


def test_a_database_without_our_tables_is_not_backed_up(empty: str, tmp_path: Path) -> None:
    with pytest.raises(BackupTrouble) as trouble:
        backup(empty, tmp_path / "b")
    assert _trouble("backup-no-tables", trouble)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("harm", "part"),
    [
        ("delete from game where id = 'game-0'", "counts"),
        ("update entry set body = '{}' where game = 'game-40' and sequence = 7", "games"),
        ("update alembic_version set version_num = 'other'", "revision"),
    ],
)
def test_a_database_that_differs_from_its_manifest_is_found_out(
    played: str, empty: str, tmp_path: Path, harm: str, part: str
) -> None:
    manifest = backup(played, tmp_path / "b")
    restore(tmp_path / "b", empty)
    with psycopg.connect(empty) as database:
        database.execute(harm.encode())
    with pytest.raises(BackupTrouble) as trouble:
        verify(empty, manifest)
    assert _trouble("restore-differs", trouble)["part"] == part


def test_a_game_whose_dice_were_exchanged_before_the_backup_does_not_pass(
    played: str, empty: str, tmp_path: Path
) -> None:
    backup(played, tmp_path / "b")
    restore(tmp_path / "b", empty)
    with psycopg.connect(empty) as database:
        rolled = database.execute(
            "select sequence, body from entry where game = 'game-90' and body like '%rolled%' limit 1"
        ).fetchone()
        assert rolled is not None
        other = msgspec.json.decode(rolled[1])
        other["faces"] = [face % 6 + 1 for face in other["faces"]]
        database.execute(
            "update entry set body = %s where game = 'game-90' and sequence = %s",
            (msgspec.json.encode(other), rolled[0]),
        )
    manifest = backup(empty, tmp_path / "forged")
    with pytest.raises(BackupTrouble) as trouble:
        verify(empty, manifest)
    assert _trouble("restore-unplayable", trouble)["game"] == "game-90"


def test_games_of_other_rules_are_kept_but_named(played: str, empty: str, tmp_path: Path) -> None:
    backup(played, tmp_path / "b")
    restore(tmp_path / "b", empty)
    with psycopg.connect(empty) as database:
        old = database.execute("select header from game where id = 'game-40'").fetchone()
        assert old is not None
        header = msgspec.json.decode(old[0])
        header["rules"] = 999
        database.execute("update game set header = %s where id = 'game-40'", (msgspec.json.encode(header),))
    assert verify(empty, read_manifest(tmp_path / "b")).elsewhere == ("game-40",)


def test_the_sample_limits_how_many_games_are_played_again(played: str, empty: str, tmp_path: Path) -> None:
    backup(played, tmp_path / "b")
    assert restore(tmp_path / "b", empty, sample=1).replayed == 1


@pytest.mark.parametrize(("said", "key"), [("pg_dump (PostgreSQL) 9.6.1", "backup-tool-old"), ("", "backup-tool-old")])
def test_a_pg_dump_older_than_the_server_is_named(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, key: str
) -> None:
    old = tmp_path / "bin" / "pg_dump"
    old.parent.mkdir()
    old.write_text(f"#!/bin/sh\necho '{said}'\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(old.parent))
    with pytest.raises(BackupTrouble) as trouble:
        backup(played, tmp_path / "b")
    args = _trouble(key, trouble)
    assert args["tool"] == "pg_dump"
    assert int(str(args["have"])) < int(str(args["need"]))


def test_a_missing_pg_dump_is_named(played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupTrouble) as trouble:
        backup(played, tmp_path / "b")
    assert _trouble("backup-tool-missing", trouble) == {"tool": "pg_dump"}


def test_a_server_older_than_the_backup_is_refused(
    played: str, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup(played, tmp_path / "b")
    newer = msgspec.structs.replace(read_manifest(tmp_path / "b"), postgres=99)
    monkeypatch.setattr(backups, "read_manifest", lambda _: newer)
    with pytest.raises(BackupTrouble) as trouble:
        restore(tmp_path / "b", empty)
    assert _trouble("restore-server-old", trouble)["need"] == 99


def test_no_list_of_processes_shows_the_password(played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = tmp_path / "bin" / "pg_dump"
    seen.parent.mkdir()
    seen.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && echo "pg_dump 99" && exit\necho "$@" > {tmp_path}/words\n'
        f'echo "$PGPASSWORD" > {tmp_path}/password\necho disk is full >&2\nexit 1\n'
    )
    seen.chmod(0o755)
    monkeypatch.setenv("PATH", f"{seen.parent}:{os.environ['PATH']}")
    with pytest.raises(BackupTrouble) as trouble:
        backup(played.replace("root@", "root:a-secret@"), tmp_path / "b")
    assert _trouble("backup-tool-failed", trouble)["what"] == "disk is full"
    assert "a-secret" not in (tmp_path / "words").read_text()
    assert (tmp_path / "password").read_text() == "a-secret\n"


def test_a_manifest_can_be_read_by_any_program(played: str, tmp_path: Path) -> None:
    made = backup(played, tmp_path / "b")
    assert msgspec.json.decode(msgspec.json.encode(made), type=Manifest) == made


def test_a_restore_without_the_key_says_which_one_and_with_it_plays_the_games_again(
    empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    key = new_key()
    with new_database(f"{POSTGRES}/test") as sealed:

        async def body(store: Store) -> None:
            store.keys = read_keys(key)
            await _play(store, "sealed", 5)

        on_store(sealed, body)
        made = backup(sealed, tmp_path / "b")
    name = key.partition(":")[0]
    assert made.keys == {name: 1}
    without = restore(tmp_path / "b", empty)
    assert (without.replayed, without.locked) == (0, {name: 1})
    assert verify(empty, made, keys=read_keys(key)).replayed == 1
    monkeypatch.setenv("MAESTRE_DATABASE", empty)
    with psycopg.connect(empty, autocommit=True) as database:
        database.execute("drop schema public cascade")
        database.execute("create schema public")
    assert bring_back(tmp_path / "b", lang="en") == 1
    assert f"({name})" in capsys.readouterr().err
    for words, verdict in (("", "fault"), (key, "ok")):
        monkeypatch.setenv("MAESTRE_SEED_KEYS", words)
        show_checkup(json=True, lang="en")
        findings = msgspec.json.decode(capsys.readouterr().out)["findings"]
        assert [found["verdict"] for found in findings if found["what"] == "keys"] == [verdict]
