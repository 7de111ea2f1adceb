"""“It is your turn” reaches those who are away, once, and no address inside our walls."""

from __future__ import annotations

import email
import email.policy
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from maestre.play import Table
from maestre.server.lobby import Person, Room
from maestre.server.notices import NOTICE, TURN, WEBHOOK, NotDelivered, Notices, Settings
from maestre.server.ports import Job
from maestre.server.web.forms import MeChange
from tests.server.people.company import SITE, Company, in_company
from tests.server.playing import GAMES

MADE = "select count(*) from job where kind = $1 and game = $2 and seat = $3 and sequence = $4"
SECRET = "/hooks/17/very-secret"


class Letters:
    """A mailbox for whatever the mail server takes in."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.answer = "250 OK"
        self.rcpt = "250 OK"
        self.peers: dict[Any, None] = {}

    async def handle_RCPT(self, _: Any, session: Any, envelope: Any, address: str, __: Any) -> str:  # noqa: N802
        self.peers[session.peer] = None
        if self.rcpt.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802  (aiosmtpd's name)
        if self.answer.startswith("250"):
            message = email.message_from_bytes(envelope.content, policy=email.policy.default)
            assert isinstance(message, EmailMessage)
            self.taken.append(message)
        return self.answer


class Chat:
    """A chat service's webhook: what it got, and how it answers."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, Any]] = []
        self.asked: dict[str, str] = {}
        self.status = 204
        self.url = ""


@contextmanager
def mail_server() -> Iterator[tuple[Letters, int]]:
    letters = Letters()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield letters, port
    finally:
        controller.stop()


@contextmanager
def chat_server() -> Iterator[Chat]:
    chat = Chat()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            chat.asked = {name.lower(): value for name, value in self.headers.items()}
            chat.heard.append((self.path, msgspec.json.decode(body)))
            self.send_response(chat.status)
            self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    chat.url = f"http://127.0.0.1:{server.server_port}{SECRET}"
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield chat
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def letters_and_port() -> Iterator[tuple[Letters, int]]:
    with mail_server() as running:
        yield running


@pytest.fixture
def chat() -> Iterator[Chat]:
    with chat_server() as running:
        yield running


def settings(port: int = 0, **how: Any) -> Settings:
    host = "127.0.0.1" if port else ""
    return Settings(SITE, host, port, smtp_from="Maestre <no-reply@maestre.example>", smtp_tls="none", **how)


async def away(company: Company, **change: Any) -> tuple[Person, Room, Job]:
    """Somebody with an account who was not here since their seat was asked, and the job to tell them."""
    room, _, other = await company.pair()
    person, _, _ = await company.account(guest=other)
    await company.accounts.change(person.id, MeChange(**change))
    table = Table.new(GAMES["lepanto"], "learning")
    job = Job(NOTICE, room.id, "islamic", 0)
    await company.store.create(room.id, table.header, table.entries, ("islamic",), (job,))
    await company.pool.execute("update person set seen = now() - interval '1 hour' where id = $1", person.id)
    return person, room, job


async def tell(company: Company, notices: Notices, job: Job) -> None:
    """Do a notice, and the jobs that it becomes, as workers do."""
    try:
        assert await notices.split(job)
        for way, do in ((TURN, notices.write), (WEBHOOK, notices.call)):
            about = (way, job.game, job.seat, job.sequence)
            if await company.pool.fetchval(MADE, *about):
                await do(msgspec.structs.replace(job, kind=way))
                await company.pool.execute("delete from job where kind = $1 and game = $2", way, job.game)
    finally:
        await notices.mailer.close()


def test_who_is_away_gets_a_letter_in_their_language(database: str, letters_and_port: tuple[Letters, int]) -> None:
    letters, port = letters_and_port

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        person, room, job = await away(company)
        mine = await company.accounts.account(person.id)
        assert mine is not None
        await tell(company, notices, job)
        (letter,) = letters.taken
        assert letter["To"] == mine.email
        assert letter["Subject"] == "Le toca jugar: La batalla de Lepanto"
        words = letter.get_content()
        assert f"{SITE}/room/{room.id}" in words
        assert "Islam" in words
        assert room.link not in words
        _, _, english = await away(company, language="en")
        await tell(company, notices, english)
        assert letters.taken[1]["Subject"].startswith("Your turn: ")

    in_company(database, body)


def test_nobody_is_told_twice_or_needlessly(database: str, letters_and_port: tuple[Letters, int]) -> None:
    letters, port = letters_and_port

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        _, room, job = await away(company)
        await tell(company, notices, job)
        await tell(company, notices, job)
        assert len(letters.taken) == 1, "told, and not come back"

        unwanted = [await away(company) for _ in range(5)]
        await company.desk.seen(unwanted[0][1].id, "islamic", 3)
        await company.pool.execute("update person set seen = now() where id = $1", unwanted[1][0].id)
        await company.await_seats(unwanted[2][1], "christian")
        await company.await_seats(unwanted[3][1], "islamic", over=True)
        await company.desk.stand_up(unwanted[4][1].id, "islamic", unwanted[4][0].id)
        unwanted += [await away(company, notify_email=False)]
        for _, _, other in unwanted:
            await tell(company, notices, other)
        await tell(company, notices, Job(NOTICE, "nowhere", "islamic", 0))
        assert len(letters.taken) == 1

        await company.desk.seen(room.id, "islamic", 4)
        again = Job(NOTICE, room.id, "islamic", 9)
        await company.store.enqueue(again)
        await tell(company, notices, again)
        assert len(letters.taken) == 2, "they came back, and left again"

    in_company(database, body)


def test_a_webhook_gets_what_chat_services_take(database: str, chat: Chat) -> None:
    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(inside_webhooks=True))
        person, room, job = await away(company)
        await company.pool.execute("update person set webhook = $2 where id = $1", person.id, chat.url)
        await tell(company, notices, job)
        ((path, sent),) = chat.heard
        assert path == SECRET
        assert sent["content"].startswith("Le toca jugar en «La batalla de Lepanto», con Islam: ")
        assert sent["content"].endswith(f"/room/{room.id}")
        assert sent["allowed_mentions"] == {"parse": []}

    in_company(database, body)


def test_a_webhook_that_fails_keeps_no_letter_back_and_its_secret_is_never_said(
    database: str, chat: Chat, letters_and_port: tuple[Letters, int]
) -> None:
    letters, port = letters_and_port
    chat.status = 500

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port, inside_webhooks=True))
        person, _, job = await away(company)
        await company.pool.execute("update person set webhook = $2 where id = $1", person.id, chat.url)
        with pytest.raises(NotDelivered, match=r"127\.0\.0\.1 answered 500") as error:
            await tell(company, notices, job)
        assert "secret" not in str(error.value)
        assert not error.value.final
        assert len(letters.taken) == 1

        later = msgspec.structs.replace(job, sequence=5)
        await company.store.enqueue(later)
        await tell(company, notices, later)
        assert len(chat.heard) == 1, "told already"
        await notices.gave_up(msgspec.structs.replace(job, kind=WEBHOOK))
        chat.status = 204
        await company.store.enqueue(later)
        await tell(company, notices, later)
        assert len(chat.heard) == 2, "who was not told of one turn is told of the next"

    in_company(database, body)


def test_a_letter_that_the_mail_server_refuses_can_be_sent_again(
    database: str, letters_and_port: tuple[Letters, int]
) -> None:
    letters, port = letters_and_port
    letters.answer = "451 Later"

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        _, _, job = await away(company)
        with pytest.raises(NotDelivered, match="the mail server failed: SMTPDataError 451"):
            await tell(company, notices, job)
        letters.answer = "250 OK"
        assert await notices.write(msgspec.structs.replace(job, kind=TURN))
        await notices.mailer.close()
        assert len(letters.taken) == 1

    in_company(database, body)


def test_who_came_back_before_the_letter_went_gets_none(database: str, letters_and_port: tuple[Letters, int]) -> None:
    letters, port = letters_and_port

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        person, _, job = await away(company)
        assert await notices.split(job)
        await company.pool.execute("update person set seen = now() where id = $1", person.id)
        assert await notices.write(msgspec.structs.replace(job, kind=TURN))
        assert letters.taken == []

    in_company(database, body)
