"""What can be played here, and the rules of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from mimetypes import guess_type
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from maestre.lessons import lessons_of
from maestre.opponents import agents_of
from maestre.paper import print_sheets, sheets_of
from maestre.paper import ready as printing_ready
from maestre.play import Announced, Catalogue, Game, OwnList, Palette, Refused, Setting, State
from maestre.play.briefing import ART
from maestre.play.written.catalogue import Text
from maestre.play.written.messages import LANGUAGES
from maestre.server.web.dependencies import AnyRequest, Named, TheHouse
from maestre.server.web.forms import (
    GameInfo,
    GameText,
    Language,
    ListToPrint,
    RuleText,
    SeenTable,
    WrittenList,
    WrittenTable,
)
from maestre.server.web.house import House
from maestre.server.web.problems import Missing, errors
from maestre.server.web.routes.written import as_written
from maestre.server.web.session import count

_HOUR: Final = "public, max-age=3600"
_ASK: Final = "no-cache"
_PDF: Final = "application/pdf"
_PICTURE: Final = re.compile(r"[A-Za-z0-9_-]+\.(svg|png|webp)")


@cache
def _catalogue(game: Game[State]) -> Catalogue:
    return game.catalogue()


@cache
def _announced(game: Game[State]) -> dict[str, Announced]:
    return game.announced()


def game_of(house: House, key: str) -> Game[State]:
    """Give a game that can be played here."""
    found = house.games.get(key)
    if found is None:
        raise Missing("", "unknown-game", game=key)
    return found


def check_bot(game: Game[State], bot: str, options: Mapping[str, Setting]) -> None:
    """Refuse a bot that does not play a game, and any where only people see what is asked."""
    if bot not in agents_of(game):
        raise Refused("", "no-agent-for-game", agent=bot, game=game.key, agents=", ".join(agents_of(game)))
    if game.only_people(options):
        raise Refused("", "web-bots-see-no-table")


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
            dict(game.options),
            game.lists,
            agents_of(game),
            game.figures is not None,
            game.tables,
            tuple(lesson.id for lesson in lessons_of(game)),
            _announced(game),
            sheets_of(game) if printing_ready() else (),
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
    return sheet_of(_sheet(game_of(house, key)), _HOUR)


def sheet_of(written: bytes, keep: str) -> Response[dict[str, Any]]:
    """Give a sheet as it is written, and for how long a browser may keep it."""
    return as_written(written, {"cache-control": keep})


@cache
def _sheet(game: Game[State]) -> bytes:
    return written_sheet(game)


def written_sheet(game: Game[State]) -> bytes:
    """Write down what the client needs to draw a game."""
    described = getattr(game, "board_data", dict)
    return msgspec.json.encode(described())


@get("/api/games/{key:str}/words/{language:str}", responses=errors(404), tags=["games"], sync_to_thread=False)
def words(key: Named, language: FromPath[Language], house: TheHouse) -> Response[GameText]:
    """Give all that a game says in one language, as Fluent writes it; in another that it has, if it lacks this one."""
    text = text_of(game_of(house, key), "messages", language, "ftl")
    return Response(GameText(text), headers={"cache-control": _ASK})


@get("/api/games/{key:str}/help/{language:str}", responses=errors(404), tags=["games"], sync_to_thread=False)
def game_help(key: Named, language: FromPath[Language], house: TheHouse) -> Response[GameText]:
    """Give the page of help of a game, as Markdown; in another language that it has, if it lacks this one."""
    return Response(GameText(text_of(game_of(house, key), "help", language, "md")), headers={"cache-control": _ASK})


def text_of(game: Game[State], folder: str, language: str, ending: str) -> str:
    """Give a text of a game in one language; in another that it has, if it lacks this one."""
    for tongue in (language, *(other for other in LANGUAGES if other != language)):
        file = game.folder() / folder / f"{tongue}.{ending}"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise Missing("", "web-no-such-file", name=f"{folder}/{language}.{ending}")


@get("/api/games/{key:str}/art/{name:str}", responses=errors(404), tags=["games"], sync_to_thread=False)
def art(key: Named, name: Named, house: TheHouse) -> Response[bytes]:
    """Give a picture from the folder of art of a game. A browser that opens it by itself runs nothing in it."""
    file = game_of(house, key).folder() / ART / name
    if not _PICTURE.fullmatch(name) or not file.is_file():
        raise Missing("", "web-no-such-file", name=f"art/{name}")
    headers = {
        "cache-control": _HOUR,
        "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    }
    return Response(file.read_bytes(), headers=headers, media_type=guess_type(name)[0] or "image/svg+xml")


@post("/api/games/{key:str}/lists", status_code=200, responses=errors(403, 404), tags=["games"])
async def judge_list(key: Named, data: JSONBody[WrittenList], house: TheHouse, request: AnyRequest) -> OwnList:
    """Say what a list that a player wrote comes to, and everything that is wrong with it."""
    await count(house, request, "lists")
    return await house.think(partial(game_of(house, key).own_list, data.text))


@get("/api/games/{key:str}/lists/{name:str}", responses=errors(404, 405), tags=["games"], sync_to_thread=False)
def ready_list(key: Named, name: Named, house: TheHouse, language: FromQuery[Language] = "es") -> WrittenList:
    """Write out a list that the game offers, for players to begin from."""
    game = game_of(house, key)
    if not any(name in game.options[option] for option in game.lists):
        raise Missing("", "unknown-option", option=name)
    return WrittenList(_written(game, name, language))


@cache
def _written(game: Game[State], name: str, language: str) -> str:
    return game.write_list(name, game.speaker(language))


@post(
    "/api/games/{key:str}/paper",
    status_code=200,
    media_type=_PDF,
    responses=errors(403, 404, 409),
    tags=["games"],
)
async def print_list(key: Named, data: JSONBody[ListToPrint], house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """Put a list that a player wrote on paper, with what is wrong with it, as PDF."""
    await count(house, request, "prints")
    game = game_of(house, key)
    sheets = await house.think(partial(_printed, game, data))
    return Response(sheets, media_type=_PDF, headers={"cache-control": "no-store"})


def _printed(game: Game[State], wanted: ListToPrint) -> bytes:
    found = game.own_list(wanted.text)
    return print_sheets(game, found, wanted.sheets or sheets_of(game), wanted.paper, wanted.language)


@post("/api/games/{key:str}/tables", status_code=200, responses=errors(403, 404), tags=["games"])
async def judge_table(key: Named, data: JSONBody[WrittenTable], house: TheHouse, request: AnyRequest) -> SeenTable:
    """Say how a table lies that a player laid out, and everything that is wrong with it."""
    await count(house, request, "lists")
    return await house.think(partial(_seen_table, game_of(house, key), data.text))


def _seen_table(game: Game[State], text: str) -> SeenTable:
    found = game.own_table(text)
    return SeenTable(found, game.write_table(found.kept))


@get("/api/games/{key:str}/palette", responses=errors(404), tags=["games"], sync_to_thread=False)
def palette(key: Named, house: TheHouse) -> Palette:
    """Give what a table of a game may be made of."""
    return _palette(game_of(house, key))


@cache
def _palette(game: Game[State]) -> Palette:
    return game.palette()


HANDLERS: Final = (
    catalogue,
    rule_text,
    sheet,
    words,
    game_help,
    art,
    judge_list,
    ready_list,
    print_list,
    judge_table,
    palette,
)
