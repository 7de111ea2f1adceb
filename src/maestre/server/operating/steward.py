"""Whoever looks after a server, at the terminal or on its page: what they do reaches database, engines and browsers."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import Final

import asyncpg
import msgspec

from maestre.play import PlayError, Refused, find, hides
from maestre.server.engines.deeds import BOT
from maestre.server.people.admin import Admin
from maestre.server.people.leaving import Leaving
from maestre.server.people.lobby import PostgresDesk
from maestre.server.people.reports import Reports, Settled
from maestre.server.people.sweeping import Keep
from maestre.server.ports import PEOPLE, Away, Bus, Engines, room_subject
from maestre.server.web.forms import Gone, Outcome, RoomFrame, SpokenFrame
from maestre.server.wire import Refusal, TakeOver, Thaw, encode

LONGEST_BAN: Final = 3650
"""How many days a ban lasts at most that is not for good."""

_PLAYING: Final = "playing"
_read_reply = msgspec.json.Decoder(dict).decode


class EngineRefused(PlayError):
    """An engine refused what a steward wants of it, in its own words."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, refusal.message.key)
        self.message = refusal.message


class Steward(Admin, Reports, Leaving):
    """Does what must be felt at once: bans, renames, closes, hands seats over, thaws, settles."""

    def __init__(self, pool: asyncpg.Pool, bus: Bus, engines: Engines) -> None:
        super().__init__(pool)
        self.bus = bus
        self.engines = engines
        self.desk = PostgresDesk(pool)
        self.keep = Keep()

    async def ban_days(self, who: str, person: str, days: int | None, why: str) -> None:
        """Keep somebody out for so many days, or for good; their sockets end and their seats are given up."""
        if days is not None and not 1 <= days <= LONGEST_BAN:
            raise Refused("", "ban-days", most=LONGEST_BAN)
        until = None if days is None else datetime.now(UTC) + timedelta(days=days)
        felt = await self.ban(who, person, until, why)
        await self.bus.publish(PEOPLE, encode(Gone(person)))
        await self._announce(felt)

    async def call_by(self, who: str, person: str, name: str, why: str = "") -> None:
        """Give somebody another name, and show it."""
        await self._announce(await self.rename(who, person, name, why))

    async def end_sessions(self, who: str, person: str, why: str = "") -> int:
        """End somebody's sessions, or everybody's, and their sockets."""
        ended = await self.sign_out_all(who, person, why)
        await self.bus.publish(PEOPLE, encode(Gone(person)))
        return ended

    async def forget(self, who: str, person: str, why: str = "") -> None:
        """Forget somebody who asked for it and cannot do it themselves."""
        await self.person(person)
        await self.delete(person)
        await self.note(who, "forget", person, why)
        await self.bus.publish(PEOPLE, encode(Gone(person)))

    async def close_room(self, who: str, room: str, why: str) -> None:
        """Close a room for all who are in it or watch it."""
        await self.close(who, room, why)
        await self._announce([room])

    async def close_game(self, who: str, key: str, why: str) -> int:
        """Close every room of a game, and say how many."""
        rooms = await self.rooms_of_game(key)
        for room in rooms:
            await self.close_room(who, room, why)
        return len(rooms)

    async def give_seat(
        self, who: str, room: str, seat: str, *, person: str = "", bot: str = "", why: str = ""
    ) -> None:
        """Hand a seat over to a person or a bot: the engine first, so that it can be done again if it fails."""
        row = await self.room_row(room)
        if row.stage not in ("waiting", _PLAYING):
            raise Refused("", "room-over")
        if person:
            await self.check_holder(room, seat, person, hides=row.stage == _PLAYING and hides(find(row.game)))
        if row.stage == _PLAYING:
            holder = BOT + bot if bot else person
            await self._ask(row.game, row.rules, TakeOver(room, seat, f"steward/{token_hex(8)}", holder))
        await self.hand_over(who, room, seat, (person, bot), why)
        await self._announce([room])

    async def unfreeze(self, who: str, game: str, *, back: bool = False, why: str = "") -> None:
        """Open a frozen game again under the rules as they are now, or say why it still fails."""
        row = await self.game_row(game)
        if row.frozen is None:
            raise Refused("", "game-not-frozen", game=game)
        await self._ask(row.game, row.rules, Thaw(game, back))
        await self.note(who, "unfreeze-back" if back else "unfreeze", game, f"{row.frozen_why}. {why}".strip())
        await self._announce([game])

    async def settle_report(
        self, who: str, report: int, outcome: Outcome, *, why: str = "", days: int | None = None, name: str = ""
    ) -> None:
        """Settle a report by what follows from it: nothing, a warning, hidden words, another name, a ban."""
        row = await self.report(report)
        if row.settled is not None:
            raise Refused("", "report-settled", report=str(report))
        if row.about == who:
            raise Refused("", "report-own")
        if outcome != "dismiss" and not row.about:
            raise Refused("", "report-nobody")
        if outcome == "rename":
            await self.call_by(who, row.about, name, why)
        if outcome == "ban":
            await self.ban_days(who, row.about, days, why)
        await self._announce_hidden(await self.settle(who, report, outcome, why))

    async def _announce_hidden(self, settled: Settled) -> None:
        if not settled.line:
            return
        for line in await self.desk.spoken(settled.room, settled.line - 1):
            if line.id == settled.line:
                await self.bus.publish(room_subject(settled.room), encode(SpokenFrame(settled.room, line)))

    async def _announce(self, rooms: list[str]) -> None:
        for room in rooms:
            now = await self.desk.room(room)
            if now is not None:
                await self.bus.publish(room_subject(room), encode(RoomFrame(now)))

    async def _ask(self, key: str, rules: int, call: TakeOver | Thaw) -> None:
        try:
            reply = await self.engines.call(key, rules, call)
        except Away:
            raise Refused("", "web-engine-away") from None
        if _read_reply(reply)["is"] == "refusal":
            raise EngineRefused(msgspec.json.decode(reply, type=Refusal))
