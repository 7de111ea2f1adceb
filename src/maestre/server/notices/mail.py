"""E-mail: plain text, one message at a time."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from maestre.server.notices.webhooks import NotDelivered

TIMEOUT_SECONDS: Final = 20

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


def send_mail(settings: Settings, to: str, subject: str, words: str) -> None:
    """Hand a message to the mail server; this blocks, so it belongs in a thread."""
    message = EmailMessage()
    message["From"] = settings.smtp_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.base_url).hostname)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(words)
    try:
        with _connect(settings) as server:
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise NotDelivered(f"the mail server failed: {type(error).__name__}") from None


def _connect(settings: Settings) -> smtplib.SMTP:
    host, port, us = settings.smtp_host, settings.smtp_port, urlsplit(settings.base_url).hostname
    if settings.smtp_tls == "tls":
        return smtplib.SMTP_SSL(host, port, us, timeout=TIMEOUT_SECONDS, context=ssl.create_default_context())
    server = smtplib.SMTP(host, port, us, timeout=TIMEOUT_SECONDS)
    if settings.smtp_tls == "starttls":
        try:
            server.starttls(context=ssl.create_default_context())
        except (OSError, smtplib.SMTPException):
            server.close()
            raise
    return server
