"""The house: all that the handlers of a web tier share."""

from __future__ import annotations

import time
from typing import Any, Protocol

from maestre.play import Game, find, installed
from maestre.server.desk import Desk, Person, Room
from maestre.server.shelf import Away, Bus, Engines, room_subject
from maestre.server.web.forms import (
    Account,
    MeChange,
    NewAccount,
    PasskeyAnswer,
    PasskeyOptions,
    RoomFrame,
    SpokenFrame,
)
from maestre.server.web.gauges import Gauges
from maestre.server.web.hub import Hub
from maestre.server.web.limiter import Limiter
from maestre.server.web.problems import Denied, said_no
from maestre.server.web.settings import Settings
from maestre.server.wire import Call, encode


class Accounts(Protocol):
    """Keeps what makes a guest somebody who is known again. What it refuses it refuses by raising `PlayError`.

    A class of error may have a ``status`` of its own: 401 for a wrong password.
    """

    async def create(self, form: NewAccount, guest: Person | None) -> tuple[Person, str]:
        """Make an account, to which a guest's seats go along, and give the token of a session."""

    async def sign_in(self, email: str, password: str, guest: Person | None) -> tuple[Person, str]:
        """Begin a session with a password, to which a guest's seats go along, and give its token."""

    async def change_password(self, person: str, old: str, new: str, token: str) -> None:
        """Put a new password in place of the old one, and end all sessions but the one with this token."""

    async def passkey_sign_in_options(self) -> PasskeyOptions:
        """Give what a browser needs to sign in with a passkey."""

    async def passkey_sign_in(self, answer: PasskeyAnswer, guest: Person | None) -> tuple[Person, str]:
        """Begin a session with a passkey, to which a guest's seats go along, and give its token."""

    async def passkey_options(self, person: Person) -> PasskeyOptions:
        """Give what a browser needs to make a passkey."""

    async def add_passkey(self, person: Person, answer: PasskeyAnswer) -> None:
        """Keep a new passkey."""

    async def drop_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey."""

    async def account(self, person: str) -> Account | None:
        """Give somebody's account; a guest has none."""

    async def change(self, person: str, change: MeChange) -> Person:
        """Change what somebody wants changed about themselves."""

    async def export(self, person: str) -> dict[str, Any]:
        """Give everything that is kept about somebody."""

    async def delete(self, person: str) -> None:
        """Drop name, e-mail, keys and sessions."""


class Records(Protocol):
    """Gives the record of a game that is over."""

    async def record(self, game: str) -> bytes | None:
        """Give the whole record as JSON lines, seed and ending included; nothing while the game goes on."""


class House:
    """Desk, engines, bus and whatever else the handlers share."""

    def __init__(
        self,
        desk: Desk,
        engines: Engines,
        bus: Bus,
        accounts: Accounts | None,
        records: Records,
        settings: Settings,
        games: dict[str, Game[Any]] | None = None,
    ) -> None:
        self.desk = desk
        self.engines = engines
        self.bus = bus
        self.accounts = accounts
        self.records = records
        self.settings = settings
        self.games: dict[str, Game[Any]] = games or {key: find(key) for key in installed()}
        self.gauges = Gauges()
        self.limiter = Limiter(settings.pace)
        self.hub = Hub(bus, self.gauges)

    async def ask(self, room: Room, call: Call) -> bytes:
        """Make a call to an engine of the room's game and rules, and measure it."""
        kind = str(call.__struct_config__.tag)
        start = time.perf_counter()
        try:
            return await self.engines.call(room.game, room.rules, call)
        except Away:
            self.gauges.away.inc()
            raise
        finally:
            self.gauges.calls.labels(kind).observe(time.perf_counter() - start)

    async def insist(self, room: Room, call: Call) -> bytes:
        """Make a call whose refusal is an error."""
        reply = await self.ask(room, call)
        problem = said_no(reply)
        if problem is not None:
            raise Denied(problem)
        return reply

    async def announce(self, room: str) -> Room | None:
        """Tell everybody who watches a room how it stands now."""
        now = await self.desk.room(room)
        if now is not None:
            await self.bus.publish(room_subject(room), encode(RoomFrame(now)))
        return now

    async def announce_words(self, frame: SpokenFrame) -> None:
        """Tell those who sit in a room what was said."""
        await self.bus.publish(room_subject(frame.room), encode(frame))
