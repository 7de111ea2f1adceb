"""Events: entering with a list, pairing published by the organiser, results by those who play. No account to look."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from secrets import token_hex
from typing import Annotated, Final

from litestar import delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET
from msgspec.structs import replace

from maestre.play import PlayError, Refused
from maestre.server.events import acts
from maestre.server.events.event import Claim, Evening, EventRow, EventShown, Meeting, may_read, row_of, shown
from maestre.server.events.forms import (
    EventChange,
    EventLists,
    MendedEntry,
    NewEntry,
    NewEvent,
    NewResult,
    NewRound,
    TableRoom,
)
from maestre.server.lobby import Person, Room
from maestre.server.people.identity.names import fit_name, new_id
from maestre.server.web.access import own_room, seen_room, shown_to
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import KNOWN
from maestre.server.web.house import House
from maestre.server.web.problems import NOTHING, Barred, Missing, errors
from maestre.server.web.routes.catalogue import game_of
from maestre.server.web.session import count, count_person

_LARGEST: Final = 128 * 1024
"""How many bytes a request with a list may have: each of its signs may take several."""
_SEED_BYTES: Final = 16

Number = Annotated[int, PathParameter(ge=1, le=1000)]


@get("/api/events", responses=errors(401), tags=["events"], security=KNOWN)
async def my_events(house: TheHouse, visitor: Visitor) -> list[EventRow]:
    """List the events that I organise or have entered, the newest first."""
    return [row_of(event, visitor.id) for event in await house.desk.events_of(visitor.id)]


@post("/api/events", responses=errors(401, 403, 404, 409), tags=["events"], security=KNOWN)
async def make_event(data: JSONBody[NewEvent], house: TheHouse, request: AnyRequest, visitor: Visitor) -> EventShown:
    """Organise an event; whoever has its address may look at it."""
    await count_person(house, request, visitor, "events")
    lists = bool(data.game) and bool(game_of(house, data.game).lists)
    now = datetime.now(UTC)
    event = Evening(
        new_id(),
        visitor.id,
        visitor.name,
        " ".join(data.name.split()),
        data.game,
        lists,
        token_hex(_SEED_BYTES),
        data.planned,
        data.worth,
        data.deadline,
        now,
    )
    await house.desk.make_event(event)
    return shown(event, visitor.id, now)


@get("/api/events/{event:str}", responses=errors(404), tags=["events"])
async def one_event(event: Named, house: TheHouse, request: AnyRequest, person: Somebody) -> EventShown:
    """Give an event, as whoever asks may see it."""
    await count(house, request, "event_looks")
    return _shown(await _found(house, event), person)


@get("/api/events/{event:str}/lists", responses=errors(404), tags=["events"])
async def event_lists(event: Named, house: TheHouse, request: AnyRequest, person: Somebody) -> EventLists:
    """Give the lists of an event that I may read: before the deadline my own alone, then all."""
    await count(house, request, "event_looks")
    found = await _found(house, event)
    who, now = person.id if person else "", datetime.now(UTC)
    readable = {one.id for one in found.entrants if may_read(found, who, one, now)}
    lists = await house.desk.event_lists(event) if readable else {}
    return EventLists({name: text for name, text in lists.items() if name in readable})


@patch("/api/events/{event:str}", responses=errors(401, 403, 404, 409), tags=["events"], security=KNOWN)
async def change_event(event: Named, data: JSONBody[EventChange], house: TheHouse, visitor: Visitor) -> EventShown:
    """Change an event that I organise; a deadline that is past comes back no more."""
    return await _as_host(house, event, visitor, partial(_changed, change=data))


@delete("/api/events/{event:str}", responses=errors(401, 403, 404) | NOTHING, tags=["events"], security=KNOWN)
async def drop_event(event: Named, house: TheHouse, visitor: Visitor) -> None:
    """Strike an event off that I organise, with all lists."""
    _check_host(await _found(house, event), visitor)
    await house.desk.drop_event(event)


@post(
    "/api/events/{event:str}/entry",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
    request_max_body_size=_LARGEST,
)
async def enter(
    event: Named, data: JSONBody[NewEntry], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> EventShown:
    """Enter an event before its deadline, or again with another list."""
    await count_person(house, request, visitor, "entries")
    found = await _found(house, event)
    now = datetime.now(UTC)
    old = found.of_person(visitor.id)
    name = old.id if old else new_id()
    entry = await _judged(house, request, found, data)
    changed = await house.desk.change_event(
        event, lambda one: acts.enter(one, visitor.id, entry, name, now)[0], name, data.list
    )
    return _shown(changed, visitor)


@post(
    "/api/events/{event:str}/entrants",
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
    request_max_body_size=_LARGEST,
)
async def add_entrant(
    event: Named, data: JSONBody[NewEntry], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> EventShown:
    """Enter somebody in an event that I organise; in one under way they play from the next round on."""
    await count_person(house, request, visitor, "entries")
    found = await _found(house, event)
    _check_host(found, visitor)
    entry, name = await _judged(house, request, found, data), new_id()
    changed = await house.desk.change_event(event, lambda one: acts.add(one, entry, name)[0], name, data.list)
    return _shown(changed, visitor)


@patch(
    "/api/events/{event:str}/entrants/{entrant:str}",
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
    request_max_body_size=_LARGEST,
)
async def mend_entrant(
    event: Named, entrant: Named, data: JSONBody[MendedEntry], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> EventShown:
    """Mend what an entrant came with in an event that I organise, or let them play although a list is illegal.

    What somebody sent by themselves nobody else changes before the deadline, since nobody else may read it.
    """
    await count_person(house, request, visitor, "entries")
    found = await _found(house, event)
    _check_host(found, visitor)
    old = acts.entrant_of(found, entrant)
    if data.entry and not may_read(found, visitor.id, old, datetime.now(UTC)):
        raise Refused("", "event-list-hidden", name=old.name)
    entry = await _judged(house, request, found, data.entry) if data.entry else None
    changed = await house.desk.change_event(
        event,
        lambda one: acts.mend(one, entrant, entry, let_in=data.let_in),
        entrant,
        data.entry.list if data.entry else None,
    )
    return _shown(changed, visitor)


@delete(
    "/api/events/{event:str}/entrants/{entrant:str}",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
)
async def drop_entrant(event: Named, entrant: Named, house: TheHouse, visitor: Visitor) -> EventShown:
    """Take somebody out of an event that I organise, or myself out of any."""

    def act(found: Evening) -> Evening:
        if acts.entrant_of(found, entrant).person != visitor.id:
            _check_host(found, visitor)
        return acts.drop(found, entrant)

    return _shown(await house.desk.change_event(event, act), visitor)


@post(
    "/api/events/{event:str}/rounds/{number:int}",
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
)
async def publish_round(
    event: Named, number: Number, data: JSONBody[NewRound], house: TheHouse, visitor: Visitor
) -> EventShown:
    """Publish the next round of an event that I organise, as I have paired it."""
    meetings = tuple(Meeting(pair.first, pair.second) for pair in data.pairs)
    now = datetime.now(UTC)
    return await _as_host(house, event, visitor, lambda found: acts.publish(found, number, meetings, now))


@delete(
    "/api/events/{event:str}/rounds/{number:int}",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
)
async def take_back_round(event: Named, number: Number, house: TheHouse, visitor: Visitor) -> EventShown:
    """Strike the last round off, to pair it anew, as long as nothing has come of it."""
    return await _as_host(house, event, visitor, lambda found: acts.take_back(found, number))


@post(
    "/api/events/{event:str}/rounds/{number:int}/tables/{table:int}/result",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
)
async def enter_result(
    event: Named, number: Number, table: Number, data: JSONBody[NewResult], house: TheHouse, visitor: Visitor
) -> EventShown:
    """Say what came of a game: of my own, until my opponent says the same; of any, where I organise the event."""

    def act(found: Evening) -> Evening:
        if visitor.id == found.host:
            return acts.settle(found, number, table, data.winner, data.scores)
        return acts.claim(found, visitor.id, number, table, Claim("", data.winner, data.scores))

    return _shown(await house.desk.change_event(event, act), visitor)


@post(
    "/api/events/{event:str}/rounds/{number:int}/tables/{table:int}/room",
    status_code=200,
    responses=errors(401, 403, 404, 409),
    tags=["events"],
    security=KNOWN,
)
async def play_in_room(
    event: Named, number: Number, table: Number, data: JSONBody[TableRoom], house: TheHouse, visitor: Visitor
) -> EventShown:
    """Say in which room, made by me, the two of my table play."""
    room = await own_room(house.desk, data.room, visitor)

    def act(found: Evening) -> Evening:
        if room.game != found.game or room.host != visitor.id:
            raise Refused("", "event-other-game")
        return acts.seat_room(found, visitor.id, number, table, room.id)

    return _shown(await house.desk.change_event(event, act), visitor)


@get(
    "/api/events/{event:str}/rounds/{number:int}/tables/{table:int}/room",
    responses=errors(404, 409),
    tags=["events"],
)
async def table_room(event: Named, number: Number, table: Number, house: TheHouse, person: Somebody) -> Room:
    """Give the room in which the two of a table play: with its link to themselves, else as anybody may see it."""
    found = await _found(house, event)
    meeting = acts.meeting_of(found, number, table)
    if not meeting.room:
        raise Missing("", "web-no-such-room")
    mine = found.of_person(person.id) if person else None
    if mine is not None and mine.id in (meeting.first, meeting.second):
        room = await house.desk.room(meeting.room)
        if room is not None:
            return room
    return shown_to(await seen_room(house.desk, meeting.room, person), person)


async def _found(house: House, event: str) -> Evening:
    found = await house.desk.event(event)
    if found is None:
        raise Missing("", "event-unknown")
    return found


def _shown(event: Evening, person: Person | None) -> EventShown:
    return shown(event, person.id if person else "", datetime.now(UTC))


def _check_host(event: Evening, person: Person) -> None:
    if event.host != person.id:
        raise Barred("", "event-organiser-only")


async def _as_host(house: House, event: str, visitor: Person, act: Callable[[Evening], Evening]) -> EventShown:
    def as_host(found: Evening) -> Evening:
        _check_host(found, visitor)
        return act(found)

    return _shown(await house.desk.change_event(event, as_host), visitor)


def _changed(event: Evening, change: EventChange) -> Evening:
    if change.deadline is not UNSET:
        if not event.is_open(datetime.now(UTC)):
            raise Refused("", "event-deadline-past")
        event = replace(event, deadline=change.deadline)
    if change.name is not UNSET:
        event = replace(event, name=" ".join(change.name.split()))
    if change.planned is not UNSET:
        event = replace(event, planned=change.planned)
    return replace(event, closed=event.closed or change.closed is True)


async def _judged(house: House, request: AnyRequest, event: Evening, data: NewEntry) -> acts.Entry:
    """Have a list judged by the rules of the event's game; what cannot be read at all is one great flaw."""
    name, text = fit_name(data.name), data.list.strip()
    club, nation = (" ".join(word.split()) for word in (data.club, data.nation))
    if not text or not event.lists:
        return acts.Entry(name, club, nation, bool(text), None, None)
    await count(house, request, "lists")
    try:
        found = await house.think(partial(game_of(house, event.game).own_list, text))
    except PlayError:
        return acts.Entry(name, club, nation, listed=True, points=0, flaws=1)
    return acts.Entry(name, club, nation, listed=True, points=found.points, flaws=len(found.grave))


HANDLERS: Final = (
    my_events,
    make_event,
    one_event,
    event_lists,
    change_event,
    drop_event,
    enter,
    add_entrant,
    mend_entrant,
    drop_entrant,
    publish_round,
    take_back_round,
    enter_result,
    play_in_room,
    table_room,
)
