"""Figures of an owner: whoever has a printed game plays with its charts, factors, map and profiles in a private room.

Their values are for the players of the room alone.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from maestre.play import Game, Refused, State
from maestre.play.written.owners import at_hand, exported
from maestre.server.lobby import Person, Plan, Room, RoomFigures
from maestre.server.web.access import own_room
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import MEMBER
from maestre.server.web.forms import Language, TriedFigures, WrittenFigures
from maestre.server.web.house import House
from maestre.server.web.problems import Missing, errors
from maestre.server.web.routes.catalogue import game_of, sheet_of, written_sheet
from maestre.server.web.session import asker, count
from maestre.server.wire import Weigh

LARGEST_FILE: Final = 224 * 1024
"""How many bytes a request with a file of figures may have."""
_PRIVATE: Final = "private, no-cache"


@get("/api/games/{key:str}/figures", responses=errors(404), tags=["figures"])
async def rebuilt_figures(key: Named, house: TheHouse, language: FromQuery[Language] = "es") -> WrittenFigures:
    """Write out what a game had to rebuild, for owners of the printed game to put their own in its place."""
    return WrittenFigures(await house.think(partial(_exported, game_of(house, key), language)))


@lru_cache(16)
def _exported(game: Game[State], language: str) -> str:
    return exported(game, language, "")


@post(
    "/api/games/{key:str}/figures",
    status_code=200,
    responses=errors(403, 404, 409),
    tags=["figures"],
    request_max_body_size=LARGEST_FILE,
)
async def judge_figures(
    key: Named, data: JSONBody[TriedFigures], house: TheHouse, request: AnyRequest, person: Somebody
) -> RoomFigures:
    """Say whether a game can be played with a file of figures, or what is wrong with it, and where."""
    game = game_of(house, key)
    if data.scenario not in game.scenarios:
        raise Missing("", "unknown-scenario", scenario=data.scenario)
    return await _weighed(house, request, person, game, Weigh(key, data.scenario, data.options, data.text))


@get(
    "/api/rooms/{room:str}/figures",
    media_type=MediaType.TEXT,
    responses=errors(401, 403, 404),
    tags=["figures"],
    security=MEMBER,
)
async def room_figures(room: Named, house: TheHouse, visitor: Visitor) -> Response[str]:
    """Give the file of figures with which a room plays, to those who sit in it."""
    found = await _with_file(house, room, visitor)
    name = f'attachment; filename="{found.game}-{found.id}.toml"'
    headers = {"content-disposition": name, "cache-control": _PRIVATE}
    return Response(await house.desk.figures(room), media_type=MediaType.TEXT, headers=headers)


@get("/api/rooms/{room:str}/sheet", responses=errors(401, 403, 404), tags=["figures"], security=MEMBER)
async def room_sheet(room: Named, house: TheHouse, visitor: Visitor) -> Response[dict[str, Any]]:
    """Give what the client needs to draw the game of a room that has figures of its own, to those who sit in it."""
    found = await _with_file(house, room, visitor)
    text = await house.desk.figures(room)
    return sheet_of(await house.think(partial(_sheet, game_of(house, found.game), text)), _PRIVATE)


def _sheet(game: Game[State], text: str) -> bytes:
    return written_sheet(at_hand(game, text))


async def _with_file(house: House, room: str, visitor: Person) -> Room:
    found = await own_room(house.desk, room, visitor)
    if found.figures is None:
        raise Missing("", "web-no-figures")
    return found


async def with_figures(
    house: House, request: AnyRequest, visitor: Person, game: Game[State], plan: Plan, text: str
) -> Plan:
    """Complete a plan by an owner's figures, once an engine has tried them out."""
    if plan.public:
        raise Refused("", "web-figures-private")
    weigh = Weigh(game.key, plan.scenario, plan.options, text)
    found = await _weighed(house, request, visitor, game, weigh)
    return msgspec.structs.replace(plan, figures=found, figures_text=text)


async def _weighed(
    house: House, request: AnyRequest, person: Person | None, game: Game[State], weigh: Weigh
) -> RoomFigures:
    await count(house, request, "figures")
    found = await house.weigh(game, weigh, asker(house, request, person))
    return RoomFigures(found.digest, found.tables)


HANDLERS: Final = (rebuilt_figures, judge_figures, room_figures, room_sheet)
