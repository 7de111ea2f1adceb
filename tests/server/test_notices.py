"""“It is your turn” reaches those who are away, once, and no address inside our walls."""

from __future__ import annotations

import email
import email.policy
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from threading import Thread
from typing import Any

import msgspec
import pytest
import structlog
from aiosmtpd.controller import Controller

from maestre.play import Table
from maestre.server.desk import Person, Room
from maestre.server.notices import NOTICE, NotDelivered, Notices, Settings, post
from maestre.server.notices.turns import TRIES
from maestre.server.notices.webhooks import is_public
from maestre.server.shelf import Job
from maestre.server.web.forms import MeChange
from tests.server.people.company import SITE, Company, in_company
from tests.server.people.test_accounts import account, new_email
from tests.server.playing import GAMES

SECRET = "/hooks/17/very-secret"


class Letters:
    """A mailbox for whatever the mail server takes in."""

    def __init__(self) -> None:
        self.taken: list[EmailMessage] = []
        self.answer = "250 OK"

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
    person, _ = await company.accounts.create(account(new_email(), "Luis"), other)
    await company.accounts.change(person.id, MeChange(**change))
    table = Table.new(GAMES["lepanto"], "learning")
    job = Job(NOTICE, room.id, "islamic", 0)
    await company.store.create(room.id, table.header, table.entries, ("islamic",), (job,))
    await company.pool.execute("update person set seen = now() - interval '1 hour' where id = $1", person.id)
    return person, room, job


async def claim(company: Company, job: Job) -> None:
    """Take a job, as a worker does."""
    await company.pool.execute("update job set attempts = attempts + 1 where kind = $1 and game = $2", NOTICE, job.game)


def test_who_is_away_gets_a_letter_in_their_language(database: str, letters_and_port: tuple[Letters, int]) -> None:
    letters, port = letters_and_port

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        person, room, job = await away(company)
        mine = await company.accounts.account(person.id)
        assert mine is not None
        assert await notices.send(job)
        (letter,) = letters.taken
        assert letter["To"] == mine.email
        assert letter["Subject"] == "Le toca jugar: La batalla de Lepanto"
        words = letter.get_content()
        assert f"{SITE}/room/{room.id}" in words
        assert "Islam" in words
        assert room.link not in words
        _, _, english = await away(company, language="en")
        assert await notices.send(english)
        assert letters.taken[1]["Subject"].startswith("Your turn: ")

    in_company(database, body)


def test_nobody_is_told_twice_or_needlessly(database: str, letters_and_port: tuple[Letters, int]) -> None:
    letters, port = letters_and_port

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        _, room, job = await away(company)
        assert await notices.send(job)
        assert await notices.send(job)
        assert len(letters.taken) == 1, "told, and not come back"

        unwanted = [await away(company) for _ in range(5)]
        await company.desk.seen(unwanted[0][1].id, "islamic", 3)
        await company.pool.execute("update person set seen = now() where id = $1", unwanted[1][0].id)
        await company.await_seats(unwanted[2][1], "christian")
        await company.await_seats(unwanted[3][1], "islamic", over=True)
        await company.desk.stand_up(unwanted[4][1].id, "islamic", unwanted[4][0].id)
        unwanted += [await away(company, notify_email=False)]
        for _, _, other in unwanted:
            assert await notices.send(other)
        assert await notices.send(Job(NOTICE, "nowhere", "islamic", 0))
        assert len(letters.taken) == 1

        await company.desk.seen(room.id, "islamic", 4)
        again = Job(NOTICE, room.id, "islamic", 9)
        await company.store.enqueue(again)
        assert await notices.send(again)
        assert len(letters.taken) == 2, "they came back, and left again"

    in_company(database, body)


def test_a_webhook_gets_what_chat_services_take(database: str, chat: Chat) -> None:
    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(inside_webhooks=True))
        person, room, job = await away(company)
        await company.pool.execute("update person set webhook = $2 where id = $1", person.id, chat.url)
        assert await notices.send(job)
        ((path, sent),) = chat.heard
        assert path == SECRET
        assert sent["content"].startswith("Le toca jugar en «La batalla de Lepanto», con Islam: ")
        assert sent["content"].endswith(f"/room/{room.id}")
        assert sent["allowed_mentions"] == {"parse": []}

    in_company(database, body)


def test_a_failing_webhook_is_tried_a_few_times_and_its_secret_never_logged(
    database: str, chat: Chat, letters_and_port: tuple[Letters, int]
) -> None:
    letters, port = letters_and_port
    chat.status = 500

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port, inside_webhooks=True))
        person, _, job = await away(company)
        await company.pool.execute("update person set webhook = $2 where id = $1", person.id, chat.url)
        with structlog.testing.capture_logs() as logged:
            for _ in range(TRIES - 1):
                await claim(company, job)
                with pytest.raises(NotDelivered, match=r"127\.0\.0\.1 answered 500") as error:
                    await notices.send(job)
                assert "secret" not in str(error.value)
                later = "select due > now() + interval '1 minute' from job where game = $1"
                assert await company.pool.fetchval(later, job.game)
            await claim(company, job)
            assert await notices.send(job), "given up"
        assert len(chat.heard) == len(logged) == TRIES
        assert "secret" not in str(logged)
        assert len(letters.taken) == 1, "what arrived is not sent again"

    in_company(database, body)


def test_a_letter_that_the_mail_server_refuses_is_tried_again(
    database: str, letters_and_port: tuple[Letters, int]
) -> None:
    letters, port = letters_and_port
    letters.answer = "451 Later"

    async def body(company: Company) -> None:
        notices = Notices(company.pool, GAMES, settings(port))
        _, _, job = await away(company)
        await claim(company, job)
        with pytest.raises(NotDelivered, match="the mail server failed: SMTPDataError"):
            await notices.send(job)
        letters.answer = "250 OK"
        await claim(company, job)
        assert await notices.send(job)
        assert len(letters.taken) == 1

    in_company(database, body)


def test_webhooks_reach_no_address_inside_our_walls(database: str, chat: Chat) -> None:
    async def body(_: Company) -> None:
        for address, why in (
            (chat.url, "is not https"),
            (chat.url.replace("http:", "https:"), "is not a public one"),
            ("https://localhost/x", "is not a public one"),
            ("https://[::1]/x", "is not a public one"),
            ("https://[::ffff:10.0.0.1]/x", "is not a public one"),
            ("https://2130706433/x", "is not a public one"),
            ("https://no-such-host.invalid/x", "has no address"),
        ):
            with pytest.raises(NotDelivered, match=why):
                await post(address, "x")
        with pytest.raises(NotDelivered, match="failed: ConnectError"):
            await post("http://127.0.0.1:1/x", "x", inside=True)
        chat.status = 302
        with pytest.raises(NotDelivered, match="answered 302"):
            await post(chat.url, "x", inside=True)
        assert [path for path, _ in chat.heard] == [SECRET]

    in_company(database, body)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104  (nothing binds to it)
        ("224.0.0.1", False),
        ("::", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_an_address_is_public_or_not_under_whatever_name(address: str, *, public: bool) -> None:
    assert is_public(ip_address(address)) is public
