"""Names: those that we give, which nobody can guess, and those that people give themselves, which must be fit."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from maestre.play import Refused
from maestre.play.written.messages import LANGUAGES

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Small letters and digits, without those that look alike."""
ID_LENGTH: Final = 14
LONGEST_NAME: Final = 40
LONGEST_EMAIL: Final = 254
LONGEST_WEBHOOK: Final = 500
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as letters or marks, and of which nothing is seen."""
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zs", "Zl", "Zp")
_CYRILLIC: Final = "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
_GREEK: Final = "\u03b1\u03b2\u03b5\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
_TWINS: Final = str.maketrans(_CYRILLIC + _GREEK, "abekmhopctyxijs" + "abehikmnoptyx")
"""Letters of other alphabets, and what they or their capitals are taken for."""

_EMAIL: Final = re.compile(r"[^@\s,;:<>()\[\]\"\\]+@[a-zA-Z0-9.-]+\.[a-zA-Z0-9-]{2,}")


def new_id() -> str:
    """Make a name for a person or a room that nobody can guess, and that can be read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_link() -> str:
    """Make what stands in the link to a room."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """Make what a browser keeps to be known again."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """Give what we keep of a token."""
    return hashlib.sha256(token.encode()).digest()


def fit_name(name: str) -> str:
    """Give a person's name as it is kept: in one line, without blanks around it."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or not folded(name):
        raise Refused("", "name-empty")
    if len(name) > LONGEST_NAME:
        raise Refused("", "name-too-long", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Give what two names that people take for the same one have in common.

    Capitals, blanks, forms of a letter, signs that are not seen and letters of other alphabets that look like ours make
    no difference; accents do.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(_TWINS)
    return "".join(
        sign
        for sign in plain
        if sign not in _INVISIBLE and unicodedata.category(sign) not in _UNSEEN and not "\ufe00" <= sign <= "\ufe0f"
    )


def fit_language(language: str) -> str:
    """Give a language that everything is written in."""
    return language if language in LANGUAGES else LANGUAGES[0]


def fit_email(email: str) -> str:
    """Give an e-mail address as it is kept."""
    email = email.strip()
    if len(email) > LONGEST_EMAIL or not _EMAIL.fullmatch(email):
        raise Refused("", "email-unreadable", email=email[:LONGEST_EMAIL])
    return email


def fit_password(password: str) -> str:
    """Give a new password if it is long enough to be one."""
    if len(password) < SHORTEST_PASSWORD:
        raise Refused("", "password-too-short", least=SHORTEST_PASSWORD)
    if len(password) > LONGEST_PASSWORD:
        raise Refused("", "password-too-long", most=LONGEST_PASSWORD)
    return password


def fit_webhook(webhook: str) -> str:
    """Give a webhook's address if it has the form of one, or nothing for none; where it leads shows when it is used."""
    webhook = webhook.strip()
    if not webhook:
        return ""
    try:
        parts = urlsplit(webhook)
        good = parts.scheme == "https" and bool(parts.hostname) and parts.username is None and parts.port != 0
    except ValueError:
        good = False
    if not good or len(webhook) > LONGEST_WEBHOOK or not webhook.isascii() or not webhook.isprintable():
        raise Refused("", "webhook-unreadable")
    return webhook
