"""What can be played here, and the rules of it."""

from __future__ import annotations

from asyncio import to_thread
from functools import cache
from typing import Any, Final, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from maestre.opponents import agents_of
from maestre.play import Catalogue, Game, OwnList
from maestre.play.catalogue import Text
from maestre.server.web.forms import GameInfo, Language, RuleText, WrittenList
from maestre.server.web.given import AnyRequest, Named, TheHouse
from maestre.server.web.house import House
from maestre.server.web.problems import Missing, errors
from maestre.server.web.session import count

_HOUR: Final = "public, max-age=3600"


@cache
def _catalogue(game: Game[Any]) -> Catalogue:
    return game.catalogue()


def game_of(house: House, key: str) -> Game[Any]:
    """Give a game that can be played here."""
    found = house.games.get(key)
    if found is None:
        raise Missing("", "unknown-game", game=key)
    return found


@get("/api/catalogue", responses=errors(), tags=["games"], sync_to_thread=False)
def catalogue(house: TheHouse) -> list[GameInfo]:
    """List the games that can be played here."""
    return [
        GameInfo(
            game.key,
            game.rules,
            _catalogue(game).title,
            game.seats,
            game.scenarios,
            game.options,
            game.lists,
            agents_of(game),
        )
        for game in house.games.values()
    ]


@get("/api/rules/{game:str}/{rule:str}", responses=errors(404), tags=["games"], sync_to_thread=False)
def rule_text(game: Named, rule: Named, house: TheHouse) -> RuleText:
    """Give one rule in our own words, in both languages."""
    found = _catalogue(game_of(house, game)).rules.get(rule)
    if found is None:
        raise Missing("", "web-no-such-rule", rule=rule)
    gap, ruling = (Text(words("en"), words("es")) for words in (found.gap_in, found.ruling_in))
    return RuleText(found.id, found.title, found.text, gap, ruling, found.origin)


@get("/api/games/{key:str}/sheet", responses=errors(404), tags=["games"], sync_to_thread=False)
def sheet(key: Named, house: TheHouse) -> Response[dict[str, Any]]:
    """Give what the client needs to draw a game: board, pieces, tables."""
    written = _sheet(game_of(house, key))
    return Response(cast("dict[str, Any]", msgspec.Raw(written)), headers={"cache-control": _HOUR})


@cache
def _sheet(game: Game[Any]) -> bytes:
    described = getattr(game, "sheet", dict)
    return msgspec.json.encode(described())


@post("/api/games/{key:str}/lists", status_code=200, responses=errors(403, 404), tags=["games"])
async def judge_list(key: Named, data: JSONBody[WrittenList], house: TheHouse, request: AnyRequest) -> OwnList:
    """Say what a list that a player wrote comes to, and everything that is wrong with it."""
    await count(house, request, "lists")
    return await to_thread(game_of(house, key).own_list, data.text)


@get("/api/games/{key:str}/lists/{name:str}", responses=errors(404), tags=["games"], sync_to_thread=False)
def ready_list(key: Named, name: Named, house: TheHouse, language: FromQuery[Language] = "es") -> WrittenList:
    """Write out a list that the game offers, for players to begin from."""
    game = game_of(house, key)
    if not any(name in game.options[option] for option in game.lists):
        raise Missing("", "unknown-option", option=name)
    return WrittenList(_written(game, name, language))


@cache
def _written(game: Game[Any], name: str, language: str) -> str:
    return game.write_list(name, game.speaker(language))


HANDLERS: Final = (catalogue, rule_text, sheet, judge_list, ready_list)
