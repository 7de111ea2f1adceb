"""Situations: what may come of what is about to be thrown for on a real table. Nothing of it is kept."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse
from maestre.server.web.forms import SituationAsked
from maestre.server.web.problems import errors
from maestre.server.web.routes.catalogue import game_of
from maestre.server.web.routes.leaving import while_waited_for
from maestre.server.web.routes.written import as_written
from maestre.server.web.session import asker, count
from maestre.server.wire import Situate, Situated
from maestre.situations import kind_of, kinds_of


@get("/api/games/{key:str}/situations", responses=errors(404), tags=["games"], sync_to_thread=False)
def situations(key: Named, house: TheHouse) -> list[str]:
    """List the kinds of situation of a game."""
    return list(kinds_of(game_of(house, key)))


@post("/api/games/{key:str}/situations", status_code=200, responses=errors(403, 404, 409), tags=["games"])
async def weigh_situation(
    key: Named, data: JSONBody[SituationAsked], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Situated]:
    """Say what may come of a situation, what is asked of it, and what the figures rest on."""
    await count(house, request, "lessons")
    game = game_of(house, key)
    kind = kind_of(game, data.kind).key
    situation = Situate(key, kind, data.answers, data.lists)
    return as_written(await while_waited_for(request, house.situate(game, situation, asker(house, request, person))))


HANDLERS: Final = (situations, weigh_situation)
