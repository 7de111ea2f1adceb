"""Games looked back on when they are over, and played on from a moment; those under way are tried out."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from maestre.play import SPECTATOR, Refused
from maestre.server.lobby import Person, Plan, Room, Stage
from maestre.server.web.access import is_member, may_try_out, own_seat, seat_of, seen_room, shown_to
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import KNOWN, VIEWER
from maestre.server.web.forms import NewMoment
from maestre.server.web.house import House
from maestre.server.web.problems import Barred, errors
from maestre.server.web.routes.begin import begin_or_wait, begin_trial, note_if_over
from maestre.server.web.routes.catalogue import check_bot, game_of
from maestre.server.web.routes.leaving import while_waited_for
from maestre.server.web.routes.written import as_written
from maestre.server.web.session import asker, count_person
from maestre.server.wire import MOST_POINTS, Analyse, Analysed, Back, Moment, Ponder, Pondered

_AT_ONCE: Final = 1
"""How many such questions of one person are under way on a node; the others wait for it in a line of their own."""

PointNumber = Annotated[int, PathParameter(ge=0, le=MOST_POINTS)]


@get("/api/rooms/{room:str}/analysis", responses=errors(403, 404, 409), tags=["records"], security=VIEWER)
async def analysis(
    room: Named, house: TheHouse, request: AnyRequest, person: Somebody, seat: FromQuery[str] = SPECTATOR
) -> Response[Analysed]:
    """Say how the chance to win went in a game that is over, and which turns decided it."""
    found = await _over(house, room, seat, person)
    return as_written(await _looked_back(house, request, person, found, Analyse(room, seat)))


@get("/api/rooms/{room:str}/analysis/{point:int}", responses=errors(403, 404, 409), tags=["records"], security=VIEWER)
async def turning(
    room: Named,
    point: PointNumber,
    house: TheHouse,
    request: AnyRequest,
    person: Somebody,
    seat: FromQuery[str] = SPECTATOR,
) -> Response[Pondered]:
    """Say what might have been in one of its turns."""
    found = await _over(house, room, seat, person)
    return as_written(await _looked_back(house, request, person, found, Ponder(room, point, seat)))


@post("/api/rooms/{room:str}/moments", responses=errors(401, 403, 404, 409), tags=["records"], security=KNOWN)
async def play_on(
    room: Named, data: JSONBody[NewMoment], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> Room:
    """Play a game on from one of its moments, in a private room against a bot; the old one stays as it is.

    One under way is tried out from what the own seat knows of it, where that is allowed.
    """
    if data.entropy and not data.commitment:
        raise Refused("", "web-words-too-early")
    found = await note_if_over(house, await seen_room(house.desk, room, visitor))
    live = found.stage is Stage.PLAYING
    if live:
        may_try_out(found, data.mine, visitor)
        await count_person(house, request, visitor, "analyses")
    else:
        _looks_back(found, data.seat, visitor)
    if found.figures is not None and not is_member(found, visitor):
        raise Barred("", "web-players-only")
    game = game_of(house, found.game)
    seat_of(found, data.mine)
    check_bot(game, data.bot, found.options)
    await count_person(house, request, visitor, "rooms")
    plan = Plan(
        found.game,
        found.rules,
        found.scenario,
        found.options,
        (data.mine,),
        {seat.seat: data.bot for seat in found.seats if seat.seat != data.mine},
        (),
        public=False,
        entropy=data.entropy,
        commitment=data.commitment or await house.pledge(game, visitor.id),
        figures=found.figures,
        figures_text=await house.desk.figures(room) if found.figures else "",
        moment=Moment(room, data.mine if live else data.seat, data.version, live),
    )
    made = await house.desk.make_room(visitor, plan)
    house.note_change()
    return shown_to(await (begin_trial if live else begin_or_wait)(house, made), visitor)


async def _over(house: House, room: str, seat: str, person: Person | None) -> Room:
    """Give a room whose game is over, to somebody who may look back on it from a seat, or as an onlooker."""
    found = await note_if_over(house, await seen_room(house.desk, room, person))
    _looks_back(found, seat, person)
    return found


def _looks_back(room: Room, seat: str, person: Person | None) -> None:
    """Bar looking back on a game that is not over, or from a seat of somebody else."""
    if room.stage is not Stage.OVER:
        raise Refused("", "web-analysis-until-over")
    if seat:
        own_seat(room, seat, person)


async def _looked_back(house: House, request: AnyRequest, person: Person | None, room: Room, call: Back) -> bytes:
    await count_person(house, request, person, "analyses")
    who = asker(house, request, person)
    async with house.lines.turn(who, "analysis", _AT_ONCE):
        return await while_waited_for(request, house.insist(room, call, who))


HANDLERS: Final = (analysis, turning, play_on)
