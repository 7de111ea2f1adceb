"""What whoever runs a server decides, read from the environment: addresses, mail, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, get_args
from urllib.parse import urlsplit

import msgspec
from limits import parse

from maestre.play import Unknown
from maestre.server.notices import Settings as Mail
from maestre.server.notices.mail import Tls
from maestre.server.operating import variables
from maestre.server.operating.variables import Variable, check_names, check_signs, without_password
from maestre.server.people.sweeping import LONGEST, Keep
from maestre.server.postgres.seals import Keys, read_keys
from maestre.server.web.settings import Caps, Pace

_YES: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
_PORTS: Final = range(1, 65536)
_PROCESSES: Final = range(1, 65)
_REALM: Final = re.compile(r"[A-Za-z0-9_-]+")
_POSTGRESQL: Final = ("postgresql", "postgres")
_NATS: Final = ("nats", "tls")
_WEB: Final = ("http", "https")
_MOST: Final = 1_000_000
"""How high a cap may be."""


class Deployment(msgspec.Struct, frozen=True):
    """One server: its database, its bus, where people find it, how often and how much one may ask, its mail, its keys.

    ``realm`` keeps servers apart that share a NATS; ``proxied`` says that a proxy of ours stands in front. Without a
    ``base_url`` the host that a browser names is taken for ours.
    """

    database: str
    nats: str
    realm: str
    base_url: str
    proxied: bool
    pace: Pace
    caps: Caps
    processes: int
    mail: Mail
    seed_keys: Keys
    keep: Keep
    contact: str


def from_environment(environ: Mapping[str, str]) -> Deployment:
    """Read the settings; one that is missing, misspelt or impossible is named, with what is possible."""
    check_names(environ)
    base_url = _address(variables.BASE_URL, environ, _WEB, "http://, https://").rstrip("/")
    if urlsplit(base_url).path or urlsplit(base_url).query:
        raise _wrong(variables.BASE_URL, environ, "setting-needs-host")
    return Deployment(
        _address(variables.DATABASE, environ, _POSTGRESQL, "postgresql://"),
        _address(variables.NATS, environ, _NATS, "nats://, tls://"),
        _realm(environ),
        base_url if environ.get(variables.BASE_URL.name) else "",
        _yes_or_no(variables.PROXIED, environ),
        _pace(variables.PACE.given(environ)),
        _caps(variables.CAPS.given(environ)),
        _processes(environ),
        _mail(environ, base_url),
        _seed_keys(environ),
        read_keep(variables.KEEP.given(environ)),
        variables.CONTACT.given(environ),
    )


def _address(variable: Variable, environ: Mapping[str, str], schemes: tuple[str, ...], possible: str) -> str:
    """Read an address; an impossible one is repeated without what may be a password."""
    value = variable.given(environ)
    if variable is variables.DATABASE:
        check_signs(variable, value)
    try:
        parts = urlsplit(value)
        good = parts.scheme in schemes and "//" in value and (parts.port is None or parts.port in _PORTS)
    except ValueError:
        good = False
    if not good:
        raise Unknown("", "setting-needs-address", name=variable.name, value=without_password(value), schemes=possible)
    return value


def _realm(environ: Mapping[str, str]) -> str:
    value = variables.REALM.given(environ)
    if not _REALM.fullmatch(value):
        raise _wrong(variables.REALM, environ, "setting-needs-word")
    return value


def _yes_or_no(variable: Variable, environ: Mapping[str, str]) -> bool:
    value = _YES.get(variable.given(environ).lower())
    if value is None:
        raise _wrong(variable, environ, "setting-needs-one-of", words=", ".join(_YES))
    return value


def _processes(environ: Mapping[str, str]) -> int:
    value = variables.PROCESSES.given(environ)
    if not value.isdecimal() or int(value) not in _PROCESSES:
        raise _wrong(variables.PROCESSES, environ, "setting-needs-count", most=str(_PROCESSES[-1]))
    return int(value)


def _mail(environ: Mapping[str, str], base_url: str) -> Mail:
    port, tls = variables.SMTP_PORT.given(environ), variables.SMTP_TLS.given(environ)
    if not port.isdecimal() or int(port) not in _PORTS:
        raise _wrong(variables.SMTP_PORT, environ, "setting-needs-port")
    if tls not in get_args(Tls):
        raise _wrong(variables.SMTP_TLS, environ, "setting-needs-one-of", words=", ".join(get_args(Tls)))
    host, sender = variables.SMTP_HOST.given(environ), variables.SMTP_FROM.given(environ)
    if host and not sender:
        raise Unknown("", "setting-goes-with", name=variables.SMTP_HOST.name, other=variables.SMTP_FROM.name)
    user, password = variables.SMTP_USER.given(environ), variables.SMTP_PASSWORD.given(environ)
    return Mail(base_url, host, int(port), user, password, sender, msgspec.convert(tls, Tls))


def _seed_keys(environ: Mapping[str, str]) -> Keys:
    try:
        return read_keys(variables.SEED_KEYS.given(environ))
    except ValueError:
        raise Unknown("", "setting-needs-keys", name=variables.SEED_KEYS.name) from None


def _pace(words: str) -> Pace:
    """Read how often one may ask, such as ``sockets=2000/minute,frames=500/second``; the rest stays as it is."""
    pairs = _pairs(variables.PACE, words, Pace.__struct_fields__)
    for name, rate in pairs.items():
        if not _is_rate(rate):
            raise Unknown("", "setting-pace", name=variables.PACE.name, what=name, value=rate)
    return msgspec.structs.replace(Pace(), **pairs)


def _caps(words: str) -> Caps:
    """Read how much one may have at a time, such as ``rooms=100,guest_bots=2``; the rest stays as it is."""
    pairs = _pairs(variables.CAPS, words, Caps.__struct_fields__)
    for name, most in pairs.items():
        if not (most.isascii() and most.isdecimal() and 0 < int(most) <= _MOST):
            raise Unknown("", "setting-caps", name=variables.CAPS.name, what=name, value=most, most=str(_MOST))
    return msgspec.structs.replace(Caps(), **{name: int(most) for name, most in pairs.items()})


def _pairs(variable: Variable, words: str, names: tuple[str, ...]) -> dict[str, str]:
    """Read ``name=value`` with commas between; each name must be one of these."""
    pairs = dict(pair.strip().partition("=")[::2] for pair in words.split(",") if pair.strip())
    for name in pairs:
        if name not in names:
            raise Unknown("", "setting-unknown", name=variable.name, word=name, words=", ".join(names))
    return pairs


def read_keep(words: str) -> Keep:
    """Read for how many days things stay, such as ``chat=30 days,deeds=365``; the rest stays as it is."""
    written = (pair.strip().removesuffix("days").partition("=") for pair in words.split(",") if pair.strip())
    pairs = {name.strip(): days.strip() for name, _, days in written}
    for name, days in pairs.items():
        if name not in Keep.__struct_fields__:
            fields = ", ".join(Keep.__struct_fields__)
            raise Unknown("", "setting-unknown", name=variables.KEEP.name, word=name, words=fields)
        if not days.isdecimal() or int(days) > LONGEST:
            raise Unknown("", "setting-keep", name=variables.KEEP.name, what=name, value=days, most=LONGEST)
    return msgspec.structs.replace(Keep(), **{name: int(days) for name, days in pairs.items()})


def _is_rate(words: str) -> bool:
    try:
        rate = parse(words)
    except ValueError:
        return False
    return rate.amount > 0 and rate.get_expiry() > 0


def _wrong(variable: Variable, environ: Mapping[str, str], key: str, **args: str) -> Unknown:
    """Give the error of an impossible value."""
    return Unknown("", key, name=variable.name, value=variable.given(environ), **args)
