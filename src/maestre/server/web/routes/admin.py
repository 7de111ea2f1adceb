"""The page of those who look after the server: reports, and what comes of them. For everybody else it is not there."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Guard

from maestre.server.people.rows import ReportRow
from maestre.server.web.dependencies import AnyRequest, TheHouse, Visitor
from maestre.server.web.description import STEWARD
from maestre.server.web.forms import ReportSeen, Settling
from maestre.server.web.house import House, Steward
from maestre.server.web.problems import Missing, errors
from maestre.server.web.routes.reports import steward_of
from maestre.server.web.session import accounts_of, token_of

MOST: Final = 50
CONTEXT: Final = 6
"""How many lines of talk are shown with a report."""


def admins_only(house: House) -> Guard:
    """Make a guard that looks before anything of a request is read: to whoever is no admin there is nothing here."""

    async def guard(connection: ASGIConnection[BaseRouteHandler, object, object, State], _: BaseRouteHandler) -> None:
        token = token_of(connection.scope)
        person = await house.desk.who(token) if token else None
        if person is None or not person.admin:
            raise Missing("", "web-no-such-page")

    return guard


@get("/api/admin/reports", responses=errors(404), tags=["admin"], security=STEWARD)
async def list_reports(house: TheHouse, settled: FromQuery[bool] = False) -> list[ReportSeen]:
    """List the reports that wait, or those that are settled."""
    steward = steward_of(house)
    return [await _seen(steward, row) for row in (await steward.reports(settled=settled))[:MOST]]


@post(
    "/api/admin/reports/{report:int}",
    status_code=204,
    responses=errors(403, 404, 409),
    tags=["admin"],
    security=STEWARD,
)
async def settle_report(
    report: FromPath[int], data: JSONBody[Settling], house: TheHouse, visitor: Visitor, request: AnyRequest
) -> None:
    """Settle a report; whoever has not shown of late who they are is asked again."""
    await accounts_of(house).check_proven(token_of(request.scope))
    await steward_of(house).settle_report(
        visitor.id, report, data.outcome, why=data.why.strip(), days=data.days, name=data.name
    )


async def _seen(steward: Steward, row: ReportRow) -> ReportSeen:
    """Give a report with what its reader has to know."""
    line = await steward.line_of(row.id) if row.room and row.kind == "words" else 0
    lines = await steward.lines(row.room, line, CONTEXT) if line else []
    others = await steward.reports_about(row.about) if row.about else []
    return ReportSeen(row, tuple(lines), sum(one.id < row.id for one in others))


HANDLERS: Final = (list_reports, settle_report)
