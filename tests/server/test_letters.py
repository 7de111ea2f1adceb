"""Letters go out in the reader's language, over connections that are kept, and nothing slips into their heads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from maestre.server.notices import Letters, Mailer, NotDelivered
from maestre.server.people.letters import LETTER, enqueue_letter
from maestre.server.ports import Failed
from tests.server.people.company import SITE, Company, in_company
from tests.server.test_notices import Letters as Mailbox
from tests.server.test_notices import mail_server, settings

WORDS = {
    "es": "letter-greet-subject = Hola { $name }\nletter-greet-body = { $site } le saluda.\n",
    "en": "letter-greet-subject = Hello { $name }\nletter-greet-body = { $site } greets you.\n",
}


@pytest.fixture
def post() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, words in WORDS.items():
        (tmp_path / f"{language}.ftl").write_text(words, encoding="utf-8")
    return tmp_path


async def do_all(company: Company, letters: Letters) -> None:
    """Do every letter that waits, as a worker does."""
    for claimed in await company.store.claim([LETTER], (), most=10):
        assert await letters.send(claimed.job)
        await company.store.finish(claimed)


def test_a_letter_is_written_in_its_readers_language_to_the_right_address(
    database: str, post: tuple[Mailbox, int], folder: Path
) -> None:
    mailbox, port = post

    async def body(company: Company) -> None:
        mailer = Mailer(settings(port))
        letters = Letters(company.pool, mailer, folder)
        person, _, address = await company.account()
        await company.pool.execute("delete from job where kind = $1", LETTER)
        async with company.pool.acquire() as connection, connection.transaction():
            await enqueue_letter(connection, person.id, "greet", name="Luis")
        await enqueue_letter(company.pool, person.id, "greet", to="other@example.org", name="Luis")
        await enqueue_letter(company.pool, "", "greet", to="stranger@example.org", language="en", name="Ana")
        await enqueue_letter(company.pool, "nobody", "greet", to="gone@example.org", name="Ana")
        await do_all(company, letters)
        got = {letter["To"]: (letter["Subject"], letter.get_content().strip()) for letter in mailbox.taken}
        assert got == {
            address: ("Hola Luis", f"{SITE} le saluda."),
            "other@example.org": ("Hola Luis", f"{SITE} le saluda."),
            "stranger@example.org": ("Hello Ana", f"{SITE} greets you."),
        }
        assert all(letter["Auto-Submitted"] == "auto-generated" for letter in mailbox.taken)
        await enqueue_letter(company.pool, "", "greet", to="stranger@example.org", name="Ana")
        with pytest.raises(Failed, match="no mail server is set") as error:
            await do_all(company, Letters(company.pool, Mailer(settings()), folder))
        assert error.value.final
        await company.pool.execute("delete from job where kind = $1", LETTER)
        await mailer.close()

    in_company(database, body)


def test_connections_are_kept_and_one_that_the_server_closed_is_opened_anew(post: tuple[Mailbox, int]) -> None:
    mailbox, port = post

    async def body() -> None:
        mailer = Mailer(settings(port))
        for _ in range(3):
            await mailer.send("a@example.org", "x", "y")
        assert len(mailbox.peers) == 1
        mailer._idle[0].close()
        await mailer.send("a@example.org", "x", "y")
        assert len(mailbox.peers) == 2
        await asyncio.gather(*(mailer.send("a@example.org", "x", "y") for _ in range(6)))
        assert len(mailbox.taken) == 10
        await mailer.close()

    asyncio.run(body())


@pytest.mark.parametrize(
    ("to", "subject"),
    [
        ("a@example.org\r\nBcc: b@example.org", "x"),
        ("a@example.org", "x\r\nBcc: b@example.org"),
        ("a@example.org, b@example.org", "x"),
        ("a@example.org\n", "x"),
        ("", "x"),
        ("nobody", "x"),
    ],
)
def test_nothing_slips_into_the_head_of_a_letter(post: tuple[Mailbox, int], to: str, subject: str) -> None:
    mailbox, port = post

    async def body() -> None:
        with pytest.raises(NotDelivered) as error:
            await Mailer(settings(port)).send(to, subject, "y")
        assert error.value.final
        assert mailbox.taken == []

    asyncio.run(body())


@pytest.mark.parametrize(
    ("answer", "final", "why"),
    [
        ("550 No such user", True, r"knows no such address: \[550\]"),
        ("450 Try later", False, r"knows no such address: \[450\]"),
    ],
)
def test_what_the_mail_server_says_of_an_address_decides_whether_to_try_again(
    post: tuple[Mailbox, int], answer: str, why: str, *, final: bool
) -> None:
    mailbox, port = post
    mailbox.rcpt = answer

    async def body() -> None:
        mailer = Mailer(settings(port))
        with pytest.raises(NotDelivered, match=why) as error:
            await mailer.send("a@example.org", "x", "y")
        assert error.value.final is final
        mailbox.rcpt = "250 OK"
        await mailer.send("a@example.org", "x", "y")
        await mailer.close()
        assert len(mailbox.taken) == 1

    asyncio.run(body())


def test_a_mail_server_that_is_away_or_hangs_is_an_error_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await asyncio.sleep(30)
        finally:
            writer.transport.abort()

    async def body() -> None:
        with pytest.raises(NotDelivered, match="the mail server failed: SMTPConnectError") as error:
            await Mailer(settings(1)).send("a@example.org", "x", "y")
        assert not error.value.final
        monkeypatch.setattr("maestre.server.notices.mail.TIMEOUT_SECONDS", 0.5)
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NotDelivered, match=r"the mail server failed: .*Timeout"):
            await Mailer(settings(port)).send("a@example.org", "x", "y")
        server.close()

    asyncio.run(body())
