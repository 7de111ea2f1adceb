"""E-mail: plain text, over connections that are kept."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from aiosmtplib import (
    SMTP,
    SMTPException,
    SMTPNotSupported,
    SMTPRecipientsRefused,
    SMTPResponseException,
    SMTPServerDisconnected,
)

from maestre.server.notices.webhooks import NotDelivered

TIMEOUT_SECONDS: Final = 30
"""How long a letter may take, all in all."""
KEPT: Final = 4
"""How many connections are kept open for the next letter."""
_FOR_EVER: Final = 500

Tls: TypeAlias = Literal["starttls", "tls", "none"]
"""How the way to the mail server is kept secret."""


class Settings(msgspec.Struct, frozen=True):
    """How notices leave the house; without a host there is no e-mail. ``base_url`` is where people find us.

    ``inside_webhooks`` lets webhooks lead to private addresses and over plain HTTP: for tests alone.
    """

    base_url: str
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: Tls = "starttls"
    inside_webhooks: bool = False


class Mailer:
    """Hands letters to the mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._idle: list[SMTP] = []

    async def send(self, to: str, subject: str, words: str) -> None:
        """Send a letter; raise `NotDelivered` with what the mail server said: no such address is final."""
        letter = self._written(to, subject, words)
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._hand_over(letter)
        except SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            final = all(code >= _FOR_EVER for code in codes)
            raise NotDelivered(f"the mail server knows no such address: {codes}", final=final) from None
        except SMTPNotSupported:
            raise NotDelivered("the mail server cannot write to such an address", final=True) from None
        except (OSError, TimeoutError, SMTPException) as error:
            code = f" {error.code}" if isinstance(error, SMTPResponseException) else ""
            raise NotDelivered(f"the mail server failed: {type(error).__name__}{code}") from None

    async def close(self) -> None:
        """Say goodbye to the mail server."""
        idle, self._idle = self._idle, []
        for client in idle:
            with suppress(SMTPException, OSError, TimeoutError):
                await client.quit()

    def _written(self, to: str, subject: str, words: str) -> EmailMessage:
        """Write a letter; what would put lines of its own into the head of it is refused."""
        letter = EmailMessage()
        try:
            letter["From"] = self.settings.smtp_from
            letter["To"] = Address(addr_spec=to)
            letter["Subject"] = subject
        except (ValueError, IndexError, HeaderParseError):
            raise NotDelivered("the letter cannot be addressed", final=True) from None
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.settings.base_url).hostname)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words)
        return letter

    async def _hand_over(self, letter: EmailMessage) -> None:
        """Use a connection that is open, or a new one; one that the server has closed meanwhile does not count."""
        while self._idle:
            client = self._idle.pop()
            if not client.is_connected:
                continue
            try:
                await self._send(client, letter)
            except SMTPServerDisconnected:
                continue
            return
        client = self._client()
        await client.connect()
        await self._send(client, letter)

    async def _send(self, client: SMTP, letter: EmailMessage) -> None:
        sent = False
        try:
            await client.send_message(letter)
            sent = True
        finally:
            if sent and len(self._idle) < KEPT:
                self._idle.append(client)
            else:
                client.close()

    def _client(self) -> SMTP:
        settings = self.settings
        return SMTP(
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password if settings.smtp_user else None,
            local_hostname=urlsplit(settings.base_url).hostname,
            timeout=TIMEOUT_SECONDS,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            tls_context=None if settings.smtp_tls == "none" else ssl.create_default_context(),
        )
