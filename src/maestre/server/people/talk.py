"""What is said in rooms, and what is proposed there."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from maestre.play import Refused, Unknown
from maestre.server.lobby import Person, Proposal, Spoken
from maestre.server.people.room_store import RoomStore

Kind = Literal["draw", "undo", "pause", "resume"]
KINDS: Final = get_args(Kind)
LONGEST_WORDS: Final = 1000
MOST_LINES: Final = 500
"""How many lines of talk are given at once."""

_SPEAK: Final = "insert into chat (room, person, words) select id, $2, $3 from room where id = $1 returning id, at"
_SPOKEN: Final = """
    select chat.id, chat.person, person.name, chat.at,
           case when chat.hidden is null then chat.words else '' end, chat.hidden is not null
      from chat join person on person.id = chat.person
     where chat.room = $1 and chat.id > $2 order by chat.id limit $3
"""
_PROPOSE: Final = """
    insert into proposal (room, kind, by, agreed)
    select room, $2, seat, array[seat] from seat where room = $1 and seat = $3
    on conflict (room, kind) do update
       set agreed = case when $3 = any(proposal.agreed) then proposal.agreed else proposal.agreed || $3 end
    returning by, agreed
"""
_WITHDRAW: Final = "delete from proposal where room = $1 and kind = $2"


class Talk(RoomStore):
    """Keeps what players say to each other, and on what they agree."""

    async def speak(self, room: str, person: Person, words: str) -> Spoken:
        """Keep what somebody says."""
        words = words.replace("\0", "").strip()
        if not words:
            raise Refused("", "words-empty")
        if len(words) > LONGEST_WORDS:
            raise Refused("", "words-too-long", most=LONGEST_WORDS)
        row = await self.pool.fetchrow(_SPEAK, room, person.id, words)
        if row is None:
            raise Unknown("", "room-unknown")
        return Spoken(row["id"], person.id, person.name, row["at"], words)

    async def spoken(self, room: str, after: int = 0) -> list[Spoken]:
        """Give what was said after a line."""
        return [Spoken(*row) for row in await self.pool.fetch(_SPOKEN, room, after, MOST_LINES)]

    async def propose(self, room: str, kind: str, seat: str) -> Proposal:
        """Propose something, or agree to it if it is proposed already; ``agreed`` lists who does."""
        if kind not in KINDS:
            raise Unknown("", "proposal-unknown", kind=kind)
        async with self.hold(room) as connection:
            row = await connection.fetchrow(_PROPOSE, room, kind, seat)
        if row is None:
            raise Unknown("", "unknown-seat", seat=seat)
        return Proposal(cast("Kind", kind), row["by"], tuple(row["agreed"]))

    async def withdraw(self, room: str, kind: str) -> None:
        """Strike a proposal off: declined, withdrawn or carried out."""
        async with self.hold(room) as connection:
            await connection.execute(_WITHDRAW, room, kind)
