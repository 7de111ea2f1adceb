"""Every setting of a server and of home, declared once: Compose, chart, pages and `from_environment` follow this list.

What a setting is for stands in Fluent under ``setting-about-<name>``, what holds without it under
``setting-absent-<name>`` where no default says it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

import msgspec

from maestre.play import Unknown

PREFIX: Final = "MAESTRE_"
_LIKENESS: Final = 0.65
"""How much a name must have of a setting's to be taken for a slip."""


class Variable(msgspec.Struct, frozen=True):
    """One setting, and the variable of the environment that gives it; an empty variable is an absent one."""

    name: str
    default: str = ""
    needed: bool = False
    secret: bool = False
    at_home: bool = False
    """Whether it is for whoever plays on their own machine, and no server reads it."""

    @property
    def field(self) -> str:
        """The setting's name in the code: ``smtp_port``."""
        return self.name.removeprefix(PREFIX).lower()

    @property
    def key(self) -> str:
        """The setting's name in Fluent: ``smtp-port``."""
        return self.field.replace("_", "-")

    def given(self, environ: Mapping[str, str]) -> str:
        """Give what the environment says, or the default; what must be set and is not is named."""
        value = environ.get(self.name, "").strip()
        if self.needed and not value:
            raise Unknown("", "setting-missing", name=self.name)
        return value or self.default


DATABASE: Final = Variable("MAESTRE_DATABASE", needed=True, secret=True)
NATS: Final = Variable("MAESTRE_NATS", "nats://127.0.0.1:4222", secret=True)
REALM: Final = Variable("MAESTRE_REALM", "maestre")
BASE_URL: Final = Variable("MAESTRE_BASE_URL", "http://127.0.0.1:8571")
PROXIED: Final = Variable("MAESTRE_PROXIED", "0")
PACE: Final = Variable("MAESTRE_PACE")
CAPS: Final = Variable("MAESTRE_CAPS")
SEED_KEYS: Final = Variable("MAESTRE_SEED_KEYS", secret=True)
PROCESSES: Final = Variable("MAESTRE_PROCESSES", "2")
KEEP: Final = Variable("MAESTRE_KEEP")
CONTACT: Final = Variable("MAESTRE_CONTACT")
SMTP_HOST: Final = Variable("MAESTRE_SMTP_HOST")
SMTP_PORT: Final = Variable("MAESTRE_SMTP_PORT", "587")
SMTP_USER: Final = Variable("MAESTRE_SMTP_USER")
SMTP_PASSWORD: Final = Variable("MAESTRE_SMTP_PASSWORD", secret=True)
SMTP_FROM: Final = Variable("MAESTRE_SMTP_FROM")
SMTP_TLS: Final = Variable("MAESTRE_SMTP_TLS", "starttls")
FOLDER: Final = Variable("MAESTRE_FOLDER", at_home=True)

VARIABLES: Final = (
    DATABASE,
    NATS,
    REALM,
    BASE_URL,
    PROXIED,
    PACE,
    CAPS,
    SEED_KEYS,
    PROCESSES,
    KEEP,
    CONTACT,
    SMTP_HOST,
    SMTP_PORT,
    SMTP_USER,
    SMTP_PASSWORD,
    SMTP_FROM,
    SMTP_TLS,
    FOLDER,
)
"""Every setting there is, in the order of the pages."""


def check_names(environ: Mapping[str, str]) -> None:
    """Refuse a variable that is almost a setting, and so was meant as one.

    Others that begin like ours are left alone: Compose, Kubernetes and tests have theirs.
    """
    names = {variable.name.removeprefix(PREFIX): variable.name for variable in VARIABLES}
    for name in environ:
        word = name.removeprefix(PREFIX)
        if not name.startswith(PREFIX) or word in names:
            continue
        if near := get_close_matches(word, names, 1, _LIKENESS):
            raise Unknown("", "setting-misspelt", name=name, nearest=names[near[0]], names=", ".join(names.values()))


def without_password(url: str) -> str:
    """Give an address as it may be shown: nothing of what stands, or may be meant to stand, before its host."""
    start, slashes, rest = url.rpartition("://") if "://" in url else ("", "", url)
    if "@" in rest:
        rest = f"…@{rest.rpartition('@')[2]}"
    rest = re.sub(r"^([^/:?\[\s]*):(?!\d+(?:[/?]|$))[^/?\s]*", r"\1:…", rest)
    return f"{start}{slashes}" + re.sub(r"(?i)(password=)[^&\s]+", r"\1…", rest)


def check_signs(variable: Variable, url: str) -> None:
    """Refuse an address in whose user or password a sign stands that ends them: all would be read wrong, and shown."""
    authority, _, path = url.partition("://")[2].partition("?")[0].partition("/")
    if authority.count("@") > 1 or "@" in path:
        raise Unknown("", "setting-needs-encoding", name=variable.name, value=without_password(url))
