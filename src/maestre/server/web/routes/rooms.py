"""Rooms: making one, joining by its link, leaving, and what becomes of a seat whose holder does not come back."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Mapping
from functools import partial
from secrets import token_hex
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from maestre.play import SPECTATOR, Game, Refused, State, hides
from maestre.server.engines.deeds import BOT
from maestre.server.lobby import Clock, Person, Plan, Room, Spoken, Stage
from maestre.server.web.access import own_room, own_seat, seat_of, seen_room, shown_to
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import HOLDER, KNOWN, MEMBER, VIEWER
from maestre.server.web.forms import (
    BotSeat,
    Commitment,
    Language,
    NewCommitment,
    NewRoom,
    NewWords,
    OneSeat,
    Rooms,
    SaidBriefing,
    SitDown,
    SpokenFrame,
)
from maestre.server.web.house import House
from maestre.server.web.problems import Barred, Missing, errors
from maestre.server.web.routes.begin import begin_if_full, begin_or_wait, note_if_over
from maestre.server.web.routes.catalogue import check_bot, game_of
from maestre.server.web.routes.figures import LARGEST_FILE, with_figures
from maestre.server.web.routes.leaving import while_waited_for
from maestre.server.web.routes.written import as_packed
from maestre.server.web.session import asker, count, count_person
from maestre.server.wire import Leave, Log, Logged, Replay, Replayed, TakeOver

_JSON_LINES: Final = "application/jsonl"
_MONTH: Final = 31 * 24 * 3600

Since = Annotated[int, QueryParameter(ge=-1, le=1 << 40)]
Before = Annotated[int, QueryParameter(ge=1, le=1 << 40)]
_LAST_SEEN: Final = -1


@get("/api/rooms", responses=errors(), tags=["rooms"])
async def rooms(house: TheHouse, person: Somebody) -> Rooms:
    """List my rooms, and those of others that can be joined or watched."""
    mine = await house.desk.rooms_of(person.id) if person else []
    known = {room.id for room in mine}
    others = [shown_to(room, person) for room in await house.open_rooms() if room.id not in known]
    return Rooms(tuple(shown_to(room, person) for room in mine), tuple(others))


@post(
    "/api/rooms",
    responses=errors(401, 403, 404, 409),
    tags=["rooms"],
    security=KNOWN,
    request_max_body_size=LARGEST_FILE,
)
async def make_room(data: JSONBody[NewRoom], house: TheHouse, request: AnyRequest, visitor: Visitor) -> Room:
    """Arrange a game; with nobody to wait for, it begins at once.

    Words for the dice come with the commitment that was asked for before: else we would draw the seed knowing them.
    """
    if data.entropy and not data.commitment:
        raise Refused("", "web-words-too-early")
    game = game_of(house, data.game)
    if any(name in data.options for name in (*game.lists, *game.tables)):
        await count(house, request, "lists")
        plan = await house.think(partial(_plan, game, data))
    else:
        plan = await to_thread(_plan, game, data)
    if data.figures:
        plan = await with_figures(house, request, visitor, game, plan, data.figures)
    await count_person(house, request, visitor, "rooms")
    if not plan.commitment:
        plan = msgspec.structs.replace(plan, commitment=await house.pledge(game, visitor.id))
    room = await house.desk.make_room(visitor, plan)
    house.note_change()
    return await begin_or_wait(house, room)


@post("/api/commitments", responses=errors(401, 403, 404), tags=["rooms"], security=KNOWN)
async def commit(data: JSONBody[NewCommitment], house: TheHouse, visitor: Visitor) -> Commitment:
    """Commit to the dice of a game to come, before anybody adds a word to them."""
    game = game_of(house, data.game)
    await house.limiter.count("commitments", visitor.id)
    return Commitment(await house.pledge(game, visitor.id))


@get("/api/rooms/{room:str}", responses=errors(404), tags=["rooms"], security=VIEWER)
async def one_room(room: Named, house: TheHouse, person: Somebody) -> Room:
    """Give a room; a game that is due to begin begins."""
    found = await seen_room(house.desk, room, person)
    return shown_to(await begin_or_wait(house, found), person)


@get("/api/links/{link:str}", responses=errors(404), tags=["rooms"])
async def by_link(link: Named, house: TheHouse, request: AnyRequest, person: Somebody) -> Room:
    """Give the room to which a link leads, as a guest sees it before joining."""
    await count(house, request, "links")
    return shown_to(await _linked(house, link), person)


@post("/api/links/{link:str}/seat", responses=errors(401, 403, 404, 409), tags=["rooms"], security=KNOWN)
async def sit_down(
    link: Named, data: JSONBody[SitDown], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> Room:
    """Take a seat; the game begins with the last one. In a game under way, the seat of somebody who is gone."""
    await count(house, request, "links")
    room = await _linked(house, link)
    if data.commitment not in ("", room.commitment):
        raise Refused("", "web-other-commitment")
    if room.figures is not None and data.figures != room.figures.digest:
        raise Refused("", "web-figures-to-accept", figures=room.figures.digest)
    if room.trials and not data.trials:
        raise Refused("", "web-trials-to-accept")
    if room.dice and not data.dice:
        raise Refused("", "web-dice-to-accept")
    again = data.seat in room.held_by(visitor.id)
    if not again:
        seat_of(room, data.seat)
        secrets = hides(game_of(house, room.game))
        room = await house.desk.sit(room.id, data.seat, visitor, data.entropy, hides=secrets)
    if room.stage is Stage.PLAYING:
        name = f"sit/{data.seat}/{visitor.id if again else token_hex(8)}"
        await house.insist(room, TakeOver(room.id, data.seat, name, visitor.id))
    room = await house.announce(room.id) or room
    return shown_to(await begin_or_wait(house, room), visitor)


@post(
    "/api/rooms/{room:str}/leave",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["rooms"],
    security=HOLDER,
)
async def leave(room: Named, data: JSONBody[OneSeat], house: TheHouse, visitor: Visitor) -> Room:
    """Give a seat up for good."""
    found = await own_room(house.desk, room, visitor)
    own_seat(found, data.seat, visitor)
    found = await house.desk.stand_up(room, data.seat, visitor.id)
    if found.stage is Stage.WAITING and not any(seat.person for seat in found.seats):
        await house.desk.move_stage(room, Stage.CLOSED)
    return shown_to(await house.announce(room) or found, visitor)


@post(
    "/api/rooms/{room:str}/bot", status_code=200, responses=errors(401, 403, 404, 409), tags=["rooms"], security=MEMBER
)
async def seat_bot(room: Named, data: JSONBody[BotSeat], house: TheHouse, visitor: Visitor) -> Room:
    """Put a bot in a seat that is free, was left, or is out of time."""
    found = await own_room(house.desk, room, visitor)
    game = game_of(house, found.game)
    check_bot(game, data.bot, found.options)
    if found.stage is Stage.PLAYING:
        await _replace_by_bot(house, found, data, visitor)
    elif found.stage is Stage.WAITING and not seat_of(found, data.seat).person:
        await house.desk.seat_bot(room, data.seat, data.bot)
    else:
        raise Refused("", "web-seat-not-free", seat=data.seat)
    now = await house.announce(room) or found
    return shown_to(await begin_if_full(house, now), visitor)


@post(
    "/api/rooms/{room:str}/claim",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["rooms"],
    security=MEMBER,
)
async def claim(room: Named, data: JSONBody[OneSeat], house: TheHouse, visitor: Visitor) -> Room:
    """Win against a seat that is out of time or was left."""
    found = await own_room(house.desk, room, visitor)
    await _check_absent(house, found, data.seat, visitor)
    await house.insist(found, Leave(room, data.seat, f"claim/{data.seat}", "timeout"))
    return shown_to(await note_if_over(house, found), visitor)


@get("/api/rooms/{room:str}/briefing", responses=errors(404), tags=["rooms"], security=VIEWER)
async def briefing(
    room: Named, house: TheHouse, person: Somebody, language: FromQuery[Language] = "es"
) -> SaidBriefing:
    """Say what the game of a room is about, in one language."""
    found = await seen_room(house.desk, room, person)
    told = await house.think(partial(_briefed, game_of(house, found.game), found.scenario, found.options, language))
    if told is None:
        raise Missing("", "web-no-briefing")
    return told


def _briefed(game: Game[State], scenario: str, options: Mapping[str, object], language: str) -> SaidBriefing | None:
    told = game.briefing(scenario, options)
    if told is None:
        return None
    say = game.briefer(language).say
    aims = {seat: say(aim) for seat, aim in told.aims.items()}
    return SaidBriefing(say(told.who), say(told.where), aims, say(told.win), say(told.long), tuple(map(say, told.know)))


@get("/api/rooms/{room:str}/chat", responses=errors(401, 403, 404), tags=["talk"], security=MEMBER)
async def spoken(room: Named, house: TheHouse, visitor: Visitor, after: Since = 0) -> list[Spoken]:
    """Give what was said in a room, to those who sit in it."""
    await own_room(house.desk, room, visitor)
    return await house.desk.spoken(room, max(after, 0))


@post("/api/rooms/{room:str}/chat", responses=errors(401, 403, 404, 409), tags=["talk"], security=MEMBER)
async def speak(room: Named, data: JSONBody[NewWords], house: TheHouse, visitor: Visitor) -> Spoken:
    """Say something to those who sit in a room."""
    await own_room(house.desk, room, visitor)
    await house.limiter.count("chat", visitor.id)
    said = await house.desk.speak(room, visitor, data.words.strip())
    await house.announce_words(SpokenFrame(room, said))
    return said


@get("/api/rooms/{room:str}/replay", responses=errors(403, 404, 409), tags=["records"], security=VIEWER)
async def replay(
    room: Named,
    house: TheHouse,
    request: AnyRequest,
    person: Somebody,
    seat: FromQuery[str] = SPECTATOR,
    since: Since = _LAST_SEEN,
) -> Response[Replayed]:
    """Show how a game went, page by page: the one on which my version ``since`` stands.

    In a seat of mine and without ``since`` (-1), the one that I saw last.
    """
    await count_person(house, request, person, "replays")
    found = await _past(house, room, seat, person)
    if seat and since == _LAST_SEEN:
        since = await house.desk.last_seen(room, seat)
    asked = house.insist(found, Replay(room, seat, max(since, 0)), asker(house, request, person))
    page = await while_waited_for(request, asked)
    return as_packed(request, page)


@get("/api/rooms/{room:str}/log", responses=errors(403, 404, 409), tags=["records"], security=VIEWER)
async def earlier_log(
    room: Named,
    house: TheHouse,
    request: AnyRequest,
    person: Somebody,
    before: Before,
    seat: FromQuery[str] = SPECTATOR,
) -> Response[Logged]:
    """Give the page of a game's log that comes before one of my versions."""
    await count_person(house, request, person, "replays")
    found = await _past(house, room, seat, person)
    page = await while_waited_for(request, house.insist(found, Log(room, seat, before), asker(house, request, person)))
    return as_packed(request, page)


@get(
    "/api/rooms/{room:str}/record",
    media_type=_JSON_LINES,
    responses=errors(404, 409),
    tags=["records"],
    security=VIEWER,
)
async def record(room: Named, house: TheHouse, person: Somebody) -> Response[bytes]:
    """Give the record of a game that is over, with the seed of its dice."""
    found = await note_if_over(house, await seen_room(house.desk, room, person))
    written = await house.records.record(room) if found.stage is Stage.OVER else None
    if written is None:
        raise Refused("", "web-record-until-over")
    name = f'attachment; filename="{found.game}-{found.id}.jsonl"'
    return Response(written, media_type=_JSON_LINES, headers={"content-disposition": name})


# ---------------------------------------------------------------- what the handlers share


async def _past(house: House, room: str, seat: str, person: Person | None) -> Room:
    """Give a room whose game has begun, to somebody who may look back on it from a seat, or as a spectator."""
    found = await seen_room(house.desk, room, person)
    if found.stage in (Stage.WAITING, Stage.CLOSED):
        raise Refused("", "web-not-begun")
    if seat:
        own_seat(found, seat, person)
    return found


async def _linked(house: House, link: str) -> Room:
    found = await house.desk.by_link(link)
    if found is None:
        raise Missing("", "web-no-such-link")
    return found


async def _check_absent(house: House, room: Room, seat: str, visitor: Person) -> None:
    """Let only another seat's holder act against a seat, and only when its holder is gone or out of time.

    Whoever is out of time too answers first. The engine asks the clock once more when it keeps the deed: an answer that
    comes in between counts.
    """
    if room.stage is not Stage.PLAYING:
        raise Refused("", "web-not-playing")
    absent = seat_of(room, seat)
    held = room.held_by(visitor.id)
    if not held or seat in held:
        raise Barred("", "web-others-only", seat=seat)
    if absent.gone and not absent.bot:
        return
    overdue = await house.desk.overdue(room.id)
    if absent.bot or seat not in overdue:
        raise Refused("", "web-not-overdue", seat=seat)
    if any(own in overdue for own in held):
        raise Refused("", "web-own-overdue", seat=seat)


async def _replace_by_bot(house: House, room: Room, form: BotSeat, visitor: Person) -> None:
    """Tell the engine first: if the desk then fails, the same request can be made again."""
    await _check_absent(house, room, form.seat, visitor)
    await house.insist(room, TakeOver(room.id, form.seat, f"bot/{token_hex(8)}", BOT + form.bot, absent=True))
    absent = seat_of(room, form.seat)
    if not absent.gone:
        await house.desk.stand_up(room.id, form.seat, absent.person)
    await house.desk.seat_bot(room.id, form.seat, form.bot)


def _plan(game: Game[State], form: NewRoom) -> Plan:
    """Check what somebody wants to play, and complete it."""
    if form.scenario not in game.scenarios:
        raise Missing("", "unknown-scenario", scenario=form.scenario)
    taken = (*form.mine, *form.bots)
    for seat in taken:
        if seat not in game.seats:
            raise Missing("", "unknown-seat", seat=seat)
        if taken.count(seat) > 1:
            raise Refused("", "seat-twice")
    options = game.resolve_options(form.options)
    for bot in form.bots.values():
        check_bot(game, bot, options)
    _check_clock(form.clock)
    left = tuple(seat for seat in game.seats if seat not in taken)
    return Plan(
        game.key,
        game.rules,
        form.scenario,
        options,
        form.mine,
        form.bots,
        left,
        form.clock,
        form.public,
        form.entropy,
        form.commitment,
        trials=form.trials,
        dice=form.dice,
    )


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if not (0 < clock.bank <= clock.most <= _MONTH and 0 <= clock.turn <= clock.most):
        raise Refused("", "web-clock-bounds", days=_MONTH // 86400)


HANDLERS: Final = (
    rooms,
    commit,
    make_room,
    one_room,
    briefing,
    by_link,
    sit_down,
    leave,
    seat_bot,
    claim,
    spoken,
    speak,
    replay,
    earlier_log,
    record,
)
