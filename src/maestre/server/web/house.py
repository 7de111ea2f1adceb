"""The house: all that the handlers of a web tier share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

import msgspec

from maestre.play import Game, State, find, installed
from maestre.server.lobby import Desk, Person, Room
from maestre.server.people.buckets import Buckets
from maestre.server.people.rows import ReportRow, Uttered
from maestre.server.ports import PEOPLE, Away, Bus, Engines, room_subject
from maestre.server.web.forms import (
    Account,
    Gone,
    KeptList,
    MeChange,
    NewAccount,
    Note,
    Opened,
    Outcome,
    PasskeyAnswer,
    PasskeyOptions,
    RoomFrame,
    Session,
    SignUp,
    SpokenFrame,
)
from maestre.server.web.gauges import Gauges
from maestre.server.web.hub import Hub
from maestre.server.web.limits.crowd import Crowd, Lines
from maestre.server.web.limits.limiter import Limiter
from maestre.server.web.problems import Denied, said_no
from maestre.server.web.settings import Settings
from maestre.server.wire import Call, Pledge, Pledged, Situate, Teach, Weigh, Weighed, encode

_read_pledged: Final = msgspec.json.Decoder(Pledged).decode

_read_weighed: Final = msgspec.json.Decoder(Weighed).decode

_MOVED: Final = b'{"is":"refusal","error":"Moved"'
"""How an engine says that a game is played under other rules by now."""

T = TypeVar("T")


class Accounts(Protocol):
    """Keeps what makes a guest somebody who is known again. What it refuses it refuses by raising `PlayError`.

    A class of error may have a ``status`` of its own: 401 for a wrong password.
    """

    mail: bool
    """Whether letters can be sent."""

    async def check_sign_up(self, form: SignUp, guest: Person | None) -> None:
        """Refuse what can be refused without a word about the address."""

    async def sign_up(self, form: SignUp, guest: Person | None) -> None:
        """Write to an address that an account is wanted for."""

    async def create(self, form: NewAccount, guest: Person | None, agent: str) -> tuple[Person, str]:
        """Make an account, to which a guest's seats go along, and give the token of a session."""

    async def sign_in(self, who: str, password: str, guest: Person | None, agent: str) -> tuple[Person, str]:
        """Begin a session with a password, to which a guest's seats go along, and give its token."""

    async def change_password(self, person: str, old: str, new: str, token: str) -> None:
        """Put a new password in place of the old one, and end all sessions but the one with this token."""

    def check_address(self, email: str) -> None:
        """Refuse an address to which no letter can go."""

    async def ask_reset(self, email: str) -> None:
        """Write to the address of an account whose password is forgotten."""

    async def reset(self, token: str, password: str, guest: Person | None, agent: str) -> tuple[Person, str]:
        """Give an account a new password by the link of a letter, end all its sessions, and begin one."""

    async def ask_address(self, person: str, email: str) -> None:
        """Write to a new address of somebody's."""

    async def confirm_address(self, token: str) -> None:
        """Put the address that a link went to in place of an account's old one."""

    async def look(self, token: str) -> Opened:
        """Say what the link of a letter is for."""

    async def sessions(self, person: str, token: str) -> tuple[Session, ...]:
        """List the sessions of somebody, the one with this token first."""

    async def end_session(self, person: str, session: str) -> None:
        """End one session of somebody."""

    async def end_sessions(self, person: str, token: str) -> None:
        """End all sessions of somebody but the one with this token."""

    async def prove_password(self, person: str, password: str) -> None:
        """Raise unless this is somebody's password."""

    async def prove_passkey(self, person: str, answer: PasskeyAnswer) -> None:
        """Raise unless the answer is by a key of somebody."""

    async def prove(self, token: str) -> None:
        """Note that whoever has a session has just shown who they are."""

    async def check_proven(self, token: str) -> None:
        """Raise unless whoever has a session has shown not long ago who they are."""

    async def passkey_sign_in_options(self) -> PasskeyOptions:
        """Give what a browser needs to sign in with a passkey."""

    async def passkey_sign_in(self, answer: PasskeyAnswer, guest: Person | None, agent: str) -> tuple[Person, str]:
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

    async def lists_of(self, person: str) -> list[KeptList]:
        """List the army lists that somebody keeps, what was changed last first."""

    async def keep_list(self, person: str, kept: KeptList, most: int) -> None:
        """Keep a list in place of an older one of its id, unless there are too many others."""

    async def drop_list(self, person: str, kept: str, at: int) -> None:
        """Forget a list, unless it was changed after that moment."""

    async def export(self, person: str) -> dict[str, object]:
        """Give everything that is kept about somebody."""

    async def delete(self, person: str) -> None:
        """Drop name, e-mail, keys and sessions."""


class Steward(Protocol):
    """Keeps reports and what people are to be told, and does what whoever looks after the server decides."""

    async def report_line(self, reporter: str, room: str, line: int, reason: str, words: str) -> int:
        """Report something that somebody else said in a room."""

    async def report_name(self, reporter: str, room: str, seat: str, reason: str, words: str) -> int:
        """Report the name of whoever sits in a seat."""

    async def reports(self, *, settled: bool = False) -> list[ReportRow]:
        """List the reports that wait, or those settled."""

    async def reports_about(self, person: str) -> list[ReportRow]:
        """List what was reported of somebody."""

    async def line_of(self, report: int) -> int:
        """Give the line that a report is about, or 0."""

    async def lines(self, room: str, until: int = 0, most: int = 20) -> list[Uttered]:
        """Give what was said in a room up to a line."""

    async def settle_report(
        self, who: str, report: int, outcome: Outcome, *, why: str = "", days: int | None = None, name: str = ""
    ) -> None:
        """Settle a report by what follows from it."""

    async def notes(self, person: str) -> list[Note]:
        """Give what somebody is to be told."""

    async def read_notes(self, person: str, until: int) -> None:
        """Strike off what somebody has been told."""


class Records(Protocol):
    """Gives the record of a game that is over."""

    async def record(self, game: str) -> bytes | None:
        """Give the whole record as JSON lines, seed and ending included; nothing while the game goes on."""


class Leaver(Protocol):
    """A socket, as far as it must go when the node ends."""

    async def dismiss(self) -> None:
        """Let it finish what is under way, and send it to another node."""


class House:
    """Desk, engines, bus and whatever else the handlers share."""

    def __init__(  # noqa: PLR0913  (a parameter for each part)
        self,
        desk: Desk,
        engines: Engines,
        bus: Bus,
        accounts: Accounts | None,
        records: Records,
        settings: Settings,
        games: dict[str, Game[State]] | None = None,
        *,
        steward: Steward | None = None,
    ) -> None:
        self.steward = steward
        self.desk = desk
        self.engines = engines
        self.bus = bus
        self.accounts = accounts
        self.records = records
        self.settings = settings
        self.games: dict[str, Game[State]] = games or {key: find(key) for key in installed()}
        self.gauges = Gauges()
        self.limiter = Limiter(settings.pace, desk if isinstance(desk, Buckets) else None)
        self.hub = Hub(bus, self.gauges)
        self.sockets = Crowd("web-cap-sockets")
        self.address_sockets = Crowd("web-cap-address-sockets")
        self.under_way = Crowd("web-cap-calls")
        self.lines = Lines()
        self.guests: dict[Leaver, None] = {}
        """The sockets that are open."""
        self._lobby: tuple[float, asyncio.Task[list[Room]]] | None = None
        self._slow_thoughts = ThreadPoolExecutor(1, "thoughts")
        self.draining = False
        """Whether this node takes nobody new, because it is about to end."""

    async def dismiss_all(self) -> None:
        """Let every socket finish what is under way, and send it to another node."""
        while self.guests:
            await asyncio.gather(*(guest.dismiss() for guest in self.guests), return_exceptions=True)

    async def ask(self, room: Room, call: Call, asker: str = "") -> bytes:
        """Make a call to an engine of the room's game and rules; those may have changed since we looked."""
        reply = await self._call(room.game, room.rules, call, asker)
        if not reply.startswith(_MOVED):
            return reply
        now = await self.announce(room.id)
        return reply if now is None or now.rules == room.rules else await self._call(now.game, now.rules, call, asker)

    async def _call(self, key: str, rules: int, call: Call, asker: str) -> bytes:
        """Make a call, and measure it."""
        kind = str(call.__struct_config__.tag)
        start = time.perf_counter()
        try:
            return await self.engines.call(key, rules, call, asker)
        except Away:
            self.gauges.away.inc()
            raise
        finally:
            self.gauges.calls_of(kind).observe(time.perf_counter() - start)

    async def insist(self, room: Room, call: Call, asker: str = "") -> bytes:
        """Make a call whose refusal is an error."""
        return _granted(await self.ask(room, call, asker))

    async def pledge(self, game: Game[State], person: str) -> str:
        """Have an engine draw a seed for somebody, and give its commitment."""
        return _read_pledged(_granted(await self._call(game.key, game.rules, Pledge(person), ""))).commitment

    async def weigh(self, game: Game[State], weigh: Weigh, asker: str) -> Weighed:
        """Have an engine try out a file of figures."""
        return _read_weighed(_granted(await self._call(game.key, game.rules, weigh, asker)))

    async def teach(self, game: Game[State], teach: Teach, asker: str) -> bytes:
        """Have an engine say where a lesson stands, or what was asked about its table."""
        return _granted(await self._call(game.key, game.rules, teach, asker))

    async def situate(self, game: Game[State], situation: Situate, asker: str) -> bytes:
        """Have an engine say what may come of a situation on a real table."""
        return _granted(await self._call(game.key, game.rules, situation, asker))

    async def open_rooms(self) -> list[Room]:
        """List the rooms that are open to all: read once for all who ask within a moment."""
        now = time.monotonic()
        if self._lobby is None or now >= self._lobby[0]:
            self._lobby = now + self.settings.lobby, asyncio.create_task(self.desk.open_rooms())
        try:
            return await asyncio.shield(self._lobby[1])
        except Exception:
            self._lobby = None
            raise

    def note_change(self) -> None:
        """Read the open rooms anew for whoever asks next."""
        self._lobby = None

    async def think(self, work: Callable[[], T]) -> T:
        """Do what takes long to work out, one such thing at a time, so that sockets are hardly held up by it."""
        return await asyncio.get_running_loop().run_in_executor(self._slow_thoughts, work)

    async def announce(self, room: str) -> Room | None:
        """Tell everybody who watches a room how it stands now."""
        self.note_change()
        now = await self.desk.room(room)
        if now is not None:
            await self.bus.publish(room_subject(room), encode(RoomFrame(now)))
        return now

    async def look_up(self, person: str) -> None:
        """Let the sockets of somebody, on every node, look whether their sessions go on."""
        await self.bus.publish(PEOPLE, encode(Gone(person)))

    async def announce_words(self, frame: SpokenFrame) -> None:
        """Tell those who sit in a room what was said."""
        await self.bus.publish(room_subject(frame.room), encode(frame))


def _granted(reply: bytes) -> bytes:
    """Give a reply, unless it is a refusal."""
    problem = said_no(reply)
    if problem is not None:
        raise Denied(problem)
    return reply
