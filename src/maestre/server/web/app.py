"""The web tier as a Litestar app."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from litestar import Litestar, Request, Router
from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures import State as Shared
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import Message, Scope

from maestre.play import Game, PlayError, State, Unreadable
from maestre.server.alone.people import HomeDesk
from maestre.server.lobby import Desk
from maestre.server.natsbus import NatsBus
from maestre.server.ports import PEOPLE, Away, Bus, Engines
from maestre.server.postgres.store import AWAY
from maestre.server.web import session
from maestre.server.web.client import client_handlers
from maestre.server.web.description import openapi
from maestre.server.web.house import Accounts, House, Records, Steward
from maestre.server.web.problems import HungUp, answer_away, answer_fault, answer_http_error, answer_play_error
from maestre.server.web.routes import accounts as account_routes
from maestre.server.web.routes import (
    admin,
    agreement,
    catalogue,
    events,
    figures,
    hindsight,
    lessons,
    operators,
    own_lists,
    reports,
    rooms,
    situations,
)
from maestre.server.web.routes.begin import note_over
from maestre.server.web.session import OwnOrigin, count, provide_person, provide_visitor
from maestre.server.web.settings import Settings
from maestre.server.web.socket import browser_socket

_COUNTED: Final = ("/api/", "/schema/", "/readyz")
_LARGEST_BODY: Final = 64 * 1024

_POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def make_app(  # noqa: PLR0913  (a parameter for each part)
    desk: Desk,
    engines: Engines,
    bus: Bus,
    accounts: Accounts | None,
    records: Records,
    settings: Settings,
    games: dict[str, Game[State]] | None = None,
    *,
    steward: Steward | None = None,
) -> Litestar:
    """Make the web tier over a desk, engines and a bus; at home without accounts. It serves all games, or these."""
    house = House(desk, engines, bus, accounts, records, settings, games, steward=steward)
    house.hub.on_over = partial(note_over, house)
    if isinstance(bus, NatsBus):
        bus.on_return = house.hub.look_again
    return Litestar(
        route_handlers=[
            *session.HANDLERS,
            *account_routes.HANDLERS,
            *own_lists.HANDLERS,
            *catalogue.HANDLERS,
            *rooms.HANDLERS,
            *events.HANDLERS,
            *hindsight.HANDLERS,
            *figures.HANDLERS,
            *lessons.HANDLERS,
            *situations.HANDLERS,
            *agreement.HANDLERS,
            *reports.HANDLERS,
            Router("/", route_handlers=admin.HANDLERS, guards=[admin.admins_only(house)]),
            *operators.HANDLERS,
            browser_socket,
            *client_handlers(settings.client),
        ],
        dependencies={
            "house": Provide(_provider(house), sync_to_thread=False),
            "person": Provide(provide_person),
            "visitor": Provide(provide_visitor),
        },
        guards=[OwnOrigin(settings)],
        on_startup=[
            partial(desk.follow, bus, engines) if isinstance(desk, HomeDesk) else partial(_hear_people, bus, house)
        ],
        before_request=_before(house),
        before_send=[_after(house)],
        exception_handlers={
            PlayError: answer_play_error,
            **dict.fromkeys((Away, *AWAY), answer_away),
            HTTPException: answer_http_error,
            Exception: answer_fault,
        },
        state=Shared({"house": house}),
        openapi_config=openapi(),
        request_max_body_size=_LARGEST_BODY,
        logging_config=None,
        debug=False,
    )


def house_of(app: Litestar) -> House:
    """Give the house that an app was made over."""
    house: House = app.state.house
    return house


def _provider(house: House) -> Callable[[], House]:
    def provide() -> House:
        return house

    return provide


async def _hear_people(bus: Bus, house: House) -> None:
    await bus.listen(PEOPLE, house.hub.hear_people)


def _before(house: House) -> Callable[[Request[object, object, Shared]], Awaitable[None]]:
    async def before(request: Request[object, object, Shared]) -> None:
        """Count the request, and keep out what no database can keep."""
        if request.scope["path"].startswith(_COUNTED):
            await count(house, request, "requests")
        path_and_query = request.scope["path"] + request.scope["query_string"].decode("latin-1")
        if "\x00" in path_and_query or "%00" in path_and_query or b"\\u0000" in await _body(request):
            raise Unreadable("", "web-unreadable-body")

    return before


async def _body(request: Request[object, object, Shared]) -> bytes:
    """Give a request's body; whoever goes away before it is whole has broken nothing."""
    try:
        return await request.body()
    except InternalServerException:
        raise HungUp from None


def _after(house: House) -> Callable[[Message, Scope], Awaitable[None]]:
    async def after(message: Message, scope: Scope) -> None:
        """Put the headers on that keep a browser safe, and count the answer by its route."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        if house.draining:
            headers["connection"] = "close"
        route = scope.get("path_template", "")
        if route.startswith(("/api/", "/schema")):
            headers.setdefault("cache-control", "no-store")
        house.gauges.requests.labels(route or "none", str(message["status"])).inc()

    return after
