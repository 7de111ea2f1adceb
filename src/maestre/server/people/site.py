"""What accounts need to know of the site they are for."""

from __future__ import annotations

from urllib.parse import urlsplit

import asyncpg

from maestre.play import Refused
from maestre.server.people.identity.names import fit_email
from maestre.server.people.room_store import RoomStore


class Site(RoomStore):
    """Where people find us, how we are called, and whether we can write to them."""

    def __init__(self, pool: asyncpg.Pool, base_url: str, site: str = "Maestre", *, mail: bool = False) -> None:
        super().__init__(pool)
        parts = urlsplit(base_url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.domain = parts.hostname or ""
        self.site = site
        self.mail = mail

    def check_address(self, email: str) -> None:
        """Refuse an address to which no letter can go, and every one on a server that sends none."""
        if not self.mail:
            raise Refused("", "mail-none")
        fit_email(email)
