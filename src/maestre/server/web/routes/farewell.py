"""What becomes of the games of somebody who leaves: a bot plays on, they resign, or the others decide."""

from __future__ import annotations

from secrets import token_hex

from maestre.opponents import advisor_of
from maestre.server.engines.deeds import BOT
from maestre.server.lobby import Person, Room, Stage
from maestre.server.web.forms import Farewell
from maestre.server.web.house import House
from maestre.server.web.routes.begin import note_if_over
from maestre.server.web.routes.catalogue import game_of
from maestre.server.wire import Leave, TakeOver


async def settle_games(house: House, person: Person, farewell: Farewell) -> None:
    """Settle every game under way of somebody, one after the other; done again, it goes on where it stopped.

    Where only people can play on, the others decide.
    """
    for room in await house.desk.rooms_of(person.id):
        seats = room.held_by(person.id)
        how = farewell.games.get(room.id, "bot" if _others(room, person) else "resign")
        if how == "bot" and game_of(house, room.game).only_people(room.options):
            how = "leave"
        if room.stage is not Stage.PLAYING or not seats or how == "leave":
            continue
        if how == "resign":
            await house.insist(room, Leave(room.id, seats[0], f"farewell/{seats[0]}", "resigned"))
            await note_if_over(house, room)
        else:
            for seat in seats:
                await _hand_over(house, room, seat, person)
            await house.announce(room.id)


def _others(room: Room, person: Person) -> bool:
    """Say whether anybody else plays in a room; without them a bot would only play against bots."""
    return any(seat.person and seat.person != person.id and not seat.gone for seat in room.seats)


async def _hand_over(house: House, room: Room, seat: str, person: Person) -> None:
    """Put a bot in the seat of somebody who leaves; the engine first, so that it can be done again."""
    bot = advisor_of(game_of(house, room.game))
    await house.insist(room, TakeOver(room.id, seat, f"farewell/{token_hex(8)}", BOT + bot))
    await house.desk.stand_up(room.id, seat, person.id)
    await house.desk.seat_bot(room.id, seat, bot)
