"""What whoever runs a server decides, read from the environment: addresses, mail, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from maestre.play import Unknown
from maestre.server.natsbus import REALM
from maestre.server.notices import Settings as Mail
from maestre.server.web.settings import Pace

PREFIX: Final = "MAESTRE_"
PORT: Final = 8571


class Deployment(msgspec.Struct, frozen=True):
    """One server: its database, its bus, where people find it, how often one may ask, and how its mail leaves.

    ``realm`` keeps servers apart that share a NATS; ``proxied`` says that a proxy of ours stands in front. Without a
    ``base_url`` the host that a browser names is taken for ours.
    """

    database: str
    nats: str
    realm: str
    base_url: str
    proxied: bool
    pace: Pace
    mail: Mail


def from_environment(environ: Mapping[str, str]) -> Deployment:
    """Read the settings; what must be set and is not is named."""
    base_url = environ.get(f"{PREFIX}BASE_URL", "").rstrip("/")
    mail = msgspec.convert(
        {
            "base_url": base_url or f"http://127.0.0.1:{PORT}",
            **{
                name.removeprefix(PREFIX).lower(): value
                for name, value in environ.items()
                if name.startswith(f"{PREFIX}SMTP_")
            },
        },
        Mail,
        strict=False,
    )
    return Deployment(
        _needed(environ, "DATABASE"),
        environ.get(f"{PREFIX}NATS", "nats://127.0.0.1:4222"),
        environ.get(f"{PREFIX}REALM", REALM),
        base_url,
        environ.get(f"{PREFIX}PROXIED", "") not in {"", "0", "no"},
        _pace(environ.get(f"{PREFIX}PACE", "")),
        mail,
    )


def _pace(words: str) -> Pace:
    """Read how often one may ask, such as ``sockets=2000/minute,frames=500/second``; the rest stays as it is."""
    pairs = dict(pair.strip().partition("=")[::2] for pair in words.split(",") if pair.strip())
    unknown = [name for name in pairs if name not in Pace.__struct_fields__]
    if unknown:
        raise Unknown(
            "", "setting-unknown", name=f"{PREFIX}PACE", word=unknown[0], words=", ".join(Pace.__struct_fields__)
        )
    return msgspec.structs.replace(Pace(), **pairs)


def _needed(environ: Mapping[str, str], name: str) -> str:
    value = environ.get(f"{PREFIX}{name}", "")
    if not value:
        raise Unknown("", "setting-missing", name=f"{PREFIX}{name}")
    return value
