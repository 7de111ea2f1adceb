"""`maestre admin` on a real server: what is listed, what is done, and what is said when it cannot be."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from maestre.cli.stewards.deeds import who
from maestre.play import find
from maestre.play.written.messages import LANGUAGES
from maestre.server.operating.stack import Stack, stack
from tests.cli.runs import Maestre, Ran
from tests.cli.test_json import faults
from tests.server.conftest import NATS, POSTGRES

PEOPLE = """
    insert into person (id, name, guest, email) values ('ana', 'Ana', false, 'ana@maestre.example'),
        ('blas', 'Blas [red]', true, null), ('eva', 'Eva', true, null)
"""
ROOM = """
    insert into room (id, key, rules, scenario, options, host, public, link) values
        ('room1', 'lepanto', 1, 'learning', '{}', 'ana', true, 'link1'),
        ('room2', 'lepanto', 1, 'learning', '{}', 'ana', true, 'link2')
"""
SEATS = """
    insert into seat (room, seat, person) values ('room1', 'christian', 'ana'), ('room1', 'islamic', 'blas'),
        ('room2', 'christian', 'ana')
"""
SESSION = "insert into session (token_hash, person, expires) values ('eva', 'eva', now() + interval '1 day')"
CHAT = "insert into chat (room, person, words) values ('room1', 'blas', 'you fool') returning id"
REPORT = """
    insert into report (reporter, about, room, chat, kind, quoted, reason, words)
    select 'ana', 'blas', 'room1', id, 'words', words, 'insult', 'twice' from chat
"""


@pytest.fixture(scope="module")
def running() -> Iterator[Stack]:
    """A worker on a database with three people, two rooms, a game and a report."""
    with stack(f"{POSTGRES}/test", NATS, webs=0, workers=1) as running:
        with psycopg.connect(running.database) as inside:
            for statement in (PEOPLE, SESSION, ROOM, SEATS, CHAT, REPORT):
                inside.execute(statement)
            inside.execute("update room set rules = %s", (find("lepanto").rules,))
        _begin(running)
        yield running


def _begin(running: Stack) -> None:
    from maestre.play import Table
    from maestre.server.postgres.store import Store
    from tests.server.playing import on_store

    async def begin(store: Store) -> None:
        table = Table.new(find("lepanto"), "learning", seats={"christian": "ana", "islamic": "blas"})
        await store.create("room1", table.header, table.entries, table.waiting())

    on_store(running.database, begin)


class Admin:
    """Types commands of `maestre admin` in English."""

    def __init__(self, maestre: Maestre, running: Stack) -> None:
        names = ("MAESTRE_DATABASE", "MAESTRE_NATS", "MAESTRE_REALM")
        self._maestre = maestre
        self._env = {name: running.environment[name] for name in names}

    def __call__(self, *words: str, code: int = 0) -> Ran:
        ran = self._maestre("admin", "--as", "guard", *words, "--lang", "en", env=self._env)
        assert ran.code == code, ran.err
        return ran

    def json(self, *words: str) -> Any:
        """What a command gives programs, held against its schema."""
        given = self(*words, "--json").out
        assert faults(f"admin-{words[0]}", given) == []
        return json.loads(given)


@pytest.fixture
def admin(maestre: Maestre, running: Stack) -> Admin:
    return Admin(maestre, running)


def test_people_are_found_by_name_address_or_id(admin: Admin) -> None:
    assert [row["id"] for row in admin.json("people", "ANA@maestre.example")["people"]] == ["ana"]
    assert [row["id"] for row in admin.json("people", "bla")["people"]] == ["blas"]
    assert "Blas [red]" in admin("people").out, "what people wrote draws nothing"
    assert "nothing of the kind" in admin("people", "nobody").out
    look = admin.json("person", "blas")
    assert [room["id"] for room in look["rooms"]] == ["room1"]
    assert [report["quoted"] for report in look["reports"]] == ["you fool"]
    assert "nobody" in admin("person", "nobody", code=2).err


def test_everything_kept_about_somebody_goes_to_a_file_of_ones_own(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "ana.json"
    admin("person", "ana", "--export", str(file))
    assert json.loads(file.read_bytes())["email"] == "ana@maestre.example"
    assert file.stat().st_mode & 0o077 == 0
    admin("person", "ana", "--export", str(file), code=2)


def test_somebody_is_kept_out_renamed_signed_out_and_let_in_again(admin: Admin) -> None:
    assert "--why" in admin("ban", "eva", code=2).err
    assert "for 3 days" in admin("ban", "eva", "--days", "3", "--why", "spam").out
    assert [row["id"] for row in admin.json("people", "--banned")["people"]] == ["eva"]
    admin("unban", "eva")
    admin("rename", "eva", "Eva María")
    assert admin.json("person", "eva")["person"]["name"] == "Eva María"
    assert "1 session" in admin("sign-out", "eva").out
    assert "--force" in admin("sign-out", "--all", code=2).err
    assert "PERSON" in admin("sign-out", code=2).err
    assert "account" in admin("promote", "eva", code=2).err
    admin("promote", "ana")
    assert [row["id"] for row in admin.json("people", "--admins")["people"]] == ["ana"]
    deeds = admin.json("log", "eva")["deeds"]
    assert [deed["what"] for deed in deeds] == ["sign-out", "rename", "unban", "ban"]
    assert {deed["who"] for deed in deeds} == {"terminal:guard"}
    assert admin("promote", "ana", "--undo").out


def test_a_seat_goes_to_a_bot_and_back_to_a_person_through_the_engine(admin: Admin, running: Stack) -> None:
    assert "veteran" in admin("seat", "room1", "islamic", "--bot", "vetera", code=2).err
    assert "islamic" in admin("seat", "room1", "islam", "--bot", "veteran", code=2).err
    assert "--bot" in admin("seat", "room1", "islamic", code=2).err
    admin("seat", "room1", "islamic", "--bot", "veteran", "--why", "he left")
    assert [seat["bot"] for seat in admin.json("room", "room1")["room"]["seats"]] == ["", "veteran"]
    admin("seat", "room1", "islamic", "--person", "blas")
    with psycopg.connect(running.database) as inside:
        rows = inside.execute("select convert_from(body, 'UTF8') from entry where game = 'room1'").fetchall()
    taken = [json.loads(row[0])["holder"] for row in rows if '"is":"taken"' in row[0]]
    assert taken == ["bot:veteran", "blas"]


def test_a_frozen_game_is_listed_looked_at_and_opened_again(admin: Admin, running: Stack, tmp_path: Path) -> None:
    assert "not frozen" in admin("unfreeze", "room1", code=2).err
    with psycopg.connect(running.database) as inside:
        inside.execute("update game set frozen = now(), frozen_why = 'KeyError gunnery.py:7' where id = 'room1'")
    (found,) = admin.json("games", "--frozen")["games"]
    assert (found["id"], found["frozen_why"]) == ("room1", "KeyError gunnery.py:7")
    file = tmp_path / "frozen.jsonl"
    look = admin("game", "room1", "--record", str(file))
    assert "KeyError gunnery.py:7" in look.out
    header = json.loads(file.read_bytes().splitlines()[0])
    assert (header["game"], header.get("seed", "")) == ("lepanto", "")
    assert "takes answers again" in admin("unfreeze", "--all").out
    listed = admin.json("games")
    assert [row["frozen"] for row in listed["games"]] == [None]
    assert listed["versions"] == [{"game": "lepanto", "rules": find("lepanto").rules, "running": 1}]


def test_a_record_that_cannot_be_entered_stays_frozen_until_its_end_is_taken_back(admin: Admin, running: Stack) -> None:
    with psycopg.connect(running.database) as inside:
        inside.execute(
            "insert into entry (game, sequence, body) select id, sequence, %s from game where id = 'room1'",
            (b'{"is":"said","seat":"islamic","answer":"nonsense"}',),
        )
        inside.execute(
            "update game set sequence = sequence + 1, frozen = now(), frozen_why = 'record' where id = 'room1'"
        )
    assert "stays frozen" in admin("unfreeze", "room1", code=1).err
    admin("unfreeze", "room1", "--back", "--why", "a slip of the last release")
    assert admin.json("game", "room1")["game"]["frozen"] is None
    assert admin.json("log", "room1")["deeds"][0]["what"] == "unfreeze-back"


def test_jobs_are_listed_tried_again_and_struck_off(admin: Admin, running: Stack) -> None:
    with psycopg.connect(running.database) as inside:
        inside.execute(
            "insert into job (kind, game, last_error, given_up, due) "
            "values ('unheard', null, 'refused', now(), now()), ('unheard', null, 'refused', now(), now())"
        )
    first, second = (row["id"] for row in admin.json("jobs", "--given-up")["jobs"])
    assert "refused" in admin("jobs", "mail").out
    assert "webhooks" in admin("jobs", "maill", code=2).err
    assert "1 job" in admin("retry", str(first)).out
    assert "1 job" in admin("drop", "--all").out
    assert str(second) in admin("drop", str(second), code=2).err
    assert "N" in admin("retry", code=2).err


def test_a_report_is_looked_at_and_settled(admin: Admin) -> None:
    (found,) = admin.json("reports")["reports"]
    number = str(found["id"])
    assert "you fool" in admin("report", number).out
    assert [line["words"] for line in admin.json("report", number)["lines"]] == ["you fool"]
    assert "dismiss" in admin("settle", number, "dismis", code=2).err
    assert "--name" in admin("settle", number, "rename", code=2).err
    admin("settle", number, "hide", "--why", "be civil")
    assert admin.json("reports")["reports"] == []
    assert [row["outcome"] for row in admin.json("reports", "--settled")["reports"]] == ["hide"]
    assert admin.json("room", "room1")["lines"][0]["hidden"] is True
    assert "settled already" in admin("settle", number, "warn", code=2).err


def test_rooms_are_closed_and_what_is_kept_long_enough_goes(admin: Admin) -> None:
    assert {row["id"] for row in admin.json("rooms", "lepanto")["rooms"]} == {"room1", "room2"}
    admin("close", "room2", "--why", "nobody came")
    assert [row["id"] for row in admin.json("rooms")["rooms"]] == ["room1"]
    assert "1 room" in admin("close", "--every", "lepanto", "--why", "the owner asked").out
    assert "nobody came" in admin("room", "room2").out
    for row in admin.json("reports")["reports"]:  # what a waiting report is about is not swept away
        admin("settle", str(row["id"]), "dismiss")
    assert "Lines of talk: 1" in admin("sweep", "--keep", "chat=0 days").out
    assert admin.json("sweep", "--keep", "chat=0 days")["swept"]["chat"] == 0
    assert "--force" in admin("erase", "lepanto", "--why", "x", code=2).err
    admin("erase", "lepanto", "--why", "the owner asked", "--force")
    assert admin.json("rooms", "--all")["rooms"] == []
    assert "--force" in admin("forget", "ana", code=2).err
    admin("forget", "ana", "--force")
    assert admin.json("people", "ana")["people"] == []


def test_what_somebody_else_holds_is_told_and_nothing_is_done(admin: Admin, running: Stack) -> None:
    with psycopg.connect(running.database) as holding:
        holding.execute("select 1 from person where id = 'blas' for update")
        ran = admin("rename", "blas", "Luis", code=2)
    assert "PostgreSQL" in ran.err
    assert "lock timeout" in ran.err
    assert "Traceback" not in ran.err
    assert admin.json("person", "blas")["person"]["name"] == "Blas [red]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("away", "named"),
    [
        ({"MAESTRE_DATABASE": "postgresql://root@127.0.0.1:1/none"}, "127.0.0.1:1/none"),
        ({"MAESTRE_DATABASE": f"{POSTGRES}/none_of_ours"}, "none_of_ours"),
        ({"MAESTRE_DATABASE": f"{POSTGRES}/postgres"}, "maestre database upgrade"),
        ({"MAESTRE_NATS": "nats://127.0.0.1:1"}, "127.0.0.1:1"),
    ],
)
def test_a_part_that_is_away_is_named_and_where_it_should_be(
    maestre: Maestre, running: Stack, away: dict[str, str], named: str, language: str
) -> None:
    for words in (("people",), ("ban", "ana", "--why", "x"), ("unfreeze", "--all"), ("jobs", "--json")):
        env = {name: running.environment[name] for name in ("MAESTRE_DATABASE", "MAESTRE_NATS")} | away
        ran = maestre("admin", *words, "--lang", language, env=env)
        assert (ran.code, ran.out) == (2, ""), words
        assert named in ran.err
        assert "Traceback" not in ran.err


def test_a_user_without_a_name_is_noted_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(number: int) -> None:
        raise KeyError(number)

    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    assert who() == f"terminal:{os.getuid()}"


def test_without_a_server_it_says_what_is_missing(maestre: Maestre) -> None:
    ran = maestre("admin", "people", "--lang", "en", env={"MAESTRE_DATABASE": ""})
    assert (ran.code, ran.out) == (2, "")
    assert "MAESTRE_DATABASE" in ran.err
