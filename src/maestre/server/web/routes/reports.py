"""Reports that players make of talk and of names, and what they are told since they were last here."""

from __future__ import annotations

from typing import Final

from litestar import post
from litestar.params import JSONBody

from maestre.server.web.access import own_room, seen_room
from maestre.server.web.dependencies import TheHouse, Visitor
from maestre.server.web.description import KNOWN
from maestre.server.web.forms import NewReport, NotesRead
from maestre.server.web.house import House, Steward
from maestre.server.web.problems import Missing, errors


def steward_of(house: House) -> Steward:
    """Give who keeps reports; at home there is nobody to make one to."""
    if house.steward is None:
        raise Missing("", "web-not-at-home")
    return house.steward


@post("/api/reports", status_code=204, responses=errors(401, 403, 404, 409), tags=["talk"], security=KNOWN)
async def make_report(data: JSONBody[NewReport], house: TheHouse, visitor: Visitor) -> None:
    """Report a line of talk of a room in which I sit, or the name in a seat of a room that I may see."""
    steward = steward_of(house)
    await house.limiter.count("reports", visitor.id)
    if data.seat:
        await seen_room(house.desk, data.room, visitor)
        await steward.report_name(visitor.id, data.room, data.seat, data.reason, data.words)
    else:
        await own_room(house.desk, data.room, visitor)
        await steward.report_line(visitor.id, data.room, data.line, data.reason, data.words)


@post("/api/me/notes", status_code=204, responses=errors(401, 403, 404), tags=["session"], security=KNOWN)
async def read_notes(data: JSONBody[NotesRead], house: TheHouse, visitor: Visitor) -> None:
    """Say that I have been told what there was to tell me."""
    await steward_of(house).read_notes(visitor.id, data.until)


HANDLERS: Final = (make_report, read_notes)
