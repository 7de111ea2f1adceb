"""Who is there: sessions in a cookie, and the check that a request comes from a page of ours."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from litestar.types import Scope

from maestre.server.lobby import Person
from maestre.server.people.identity.names import folded
from maestre.server.web.browsers import browser_words
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import KNOWN
from maestre.server.web.forms import (
    Account,
    Me,
    NewGuest,
    OnePassword,
    PasskeyAnswer,
    PasskeyOptions,
    PasswordSignIn,
    Session,
)
from maestre.server.web.house import Accounts, House
from maestre.server.web.limits.limiter import CROWD, Connection, address
from maestre.server.web.problems import NOTHING, Barred, Missing, SignedOut, errors
from maestre.server.web.settings import Settings

COOKIE: Final = "maestre"
_SLOWER: Final = 3.0
"""How many seconds a try to sign in waits, once too many have been made at the account from everywhere."""
_YEAR: Final = 365 * 24 * 3600
_SAFE: Final = ("GET", "HEAD", "OPTIONS")


async def provide_person(scope: Scope, house: TheHouse) -> Person | None:
    """Give whoever is behind a connection's cookie, if they are known."""
    token = token_of(scope)
    return await house.desk.who(token) if token else None


def agent_of(request: AnyRequest) -> str:
    """Say in a few words which browser makes a request."""
    return browser_words(request.headers.get("user-agent", ""))


async def provide_visitor(person: Somebody) -> Person:
    """Give whoever makes a request; somebody must be signed in, if only as a guest."""
    if person is None:
        raise SignedOut("", "web-signed-out")
    return person


def accounts_of(house: House) -> Accounts:
    """Give the accounts; at home there are none."""
    if house.accounts is None:
        raise Missing("", "web-not-at-home")
    return house.accounts


def as_guest(person: Person | None) -> Person | None:
    """Give whoever asks, if they are a guest: what they sit in goes along to their account."""
    return person if person and person.guest else None


def token_of(scope: Scope) -> str:
    """Give the token of a connection's session, or nothing."""
    return Connection(scope).cookies.get(COOKIE, "")


def signed_in(person: Person, token: str, settings: Settings, status: int = 201) -> Response[Person]:
    """Answer with a person, and hand their browser the token of the session."""
    return Response(person, status_code=status, cookies=[_cookie(token, settings, _YEAR)])


def signed_out(settings: Settings) -> Response[None]:
    """Answer with nothing, and take the token back."""
    return Response(None, status_code=204, cookies=[_cookie("", settings, 0)])


def _cookie(token: str, settings: Settings, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=seconds, httponly=True, samesite="lax", secure=settings.secure
    )


class OwnOrigin:
    """A guard: what changes something, and every socket, must come from a page of ours, or from no page at all."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def __call__(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse a request that another site's page makes in a visitor's name."""
        scope: Any = connection.scope
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        origin = connection.headers.get("origin")
        if origin is not None and not self._is_ours(origin, connection):
            raise Barred("", "web-foreign-page")

    def _is_ours(self, origin: str, connection: Connection) -> bool:
        if self._settings.origins:
            return origin in self._settings.origins
        host = connection.headers.get("host", "")
        return bool(host) and urlsplit(origin).netloc == host


def asker(house: House, connection: Connection, person: Person | None) -> str:
    """Name whoever asks, for fair shares of what is asked: a person, or an address of strangers."""
    return f"p:{person.id}" if person else f"a:{address(connection, proxied=house.settings.proxied)}"


async def count(house: House, request: AnyRequest, what: str) -> None:
    """Count what an address does, and refuse it when it is too often."""
    await house.limiter.count(what, address(request, proxied=house.settings.proxied))


def me_as(house: House, person: Person | None, account: Account | None) -> Me:
    """Say who somebody is, and what there is on this server for them to be."""
    return Me(person, account, home=house.accounts is None, mail=house.accounts is not None and house.accounts.mail)


async def count_person(house: House, request: AnyRequest, person: Person | None, what: str) -> None:
    """Count what a person does, and what all behind their address do together; refuse it when it is too often."""
    if person is not None:
        await house.limiter.count(what, person.id)
    await house.limiter.count(what, address(request, proxied=house.settings.proxied), CROWD)


async def count_sign_in(house: House, request: AnyRequest, account: str) -> None:
    """Count a try to sign in to an account from this address; tries from elsewhere make it slower, never impossible.

    Whoever knows the password gets in, whatever others do at other addresses: a bound for each account alone would let
    anybody lock its holder out.
    """
    here, account = address(request, proxied=house.settings.proxied), folded(account)
    await house.limiter.count("sign_ins", f"{here} {account}")
    await house.limiter.count("sign_ins", here, CROWD)
    if await house.limiter.spend("strangers", account):
        house.gauges.slowed.inc()
        await asyncio.sleep(_SLOWER)


@get("/api/me", responses=errors(), tags=["session"])
async def me(house: TheHouse, person: Somebody) -> Me:
    """Say who the browser belongs to."""
    account = await house.accounts.account(person.id) if house.accounts and person and not person.guest else None
    notes = await house.steward.notes(person.id) if house.steward and person else []
    return msgspec.structs.replace(me_as(house, person, account), notes=tuple(notes))


@post("/api/session/guest", responses=errors(403, 409), tags=["session"])
async def become_guest(data: JSONBody[NewGuest], house: TheHouse, request: AnyRequest) -> Response[Person]:
    """Play under a name alone; a browser whose holder is kept out gets no other."""
    await count(house, request, "guests")
    await provide_person(request.scope, house)
    person, token = await house.desk.welcome(data.name.strip(), data.language, agent_of(request))
    return signed_in(person, token, house.settings)


@post("/api/session/password", responses=errors(401, 403, 404, 409), tags=["session"])
async def sign_in(
    data: JSONBody[PasswordSignIn], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Person]:
    """Sign in with a password."""
    accounts = accounts_of(house)
    await count_sign_in(house, request, data.email)
    known, token = await accounts.sign_in(data.email, data.password, as_guest(person), agent_of(request))
    return signed_in(known, token, house.settings)


@post("/api/session/passkey/options", responses=errors(403, 404, 409), tags=["session"])
async def passkey_sign_in_options(house: TheHouse, request: AnyRequest) -> PasskeyOptions:
    """Give what a browser needs to sign in with a passkey."""
    accounts = accounts_of(house)
    await count_person(house, request, None, "sign_ins")
    return await accounts.passkey_sign_in_options()


@post("/api/session/passkey", responses=errors(401, 403, 404, 409), tags=["session"])
async def passkey_sign_in(
    data: JSONBody[PasskeyAnswer], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Person]:
    """Sign in with a passkey."""
    accounts = accounts_of(house)
    await count_person(house, request, None, "sign_ins")
    known, token = await accounts.passkey_sign_in(data, as_guest(person), agent_of(request))
    return signed_in(known, token, house.settings)


@delete("/api/session", responses=errors(403) | NOTHING, tags=["session"])
async def sign_out(house: TheHouse, request: AnyRequest) -> Response[None]:
    """Sign out."""
    token = token_of(request.scope)
    if token:
        await house.desk.sign_out(token)
    return signed_out(house.settings)


@post(
    "/api/session/again/password",
    status_code=204,
    responses=errors(401, 403, 404, 409),
    tags=["session"],
    security=KNOWN,
)
async def again_by_password(
    data: JSONBody[OnePassword], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> None:
    """Show again who one is, with the password."""
    accounts = accounts_of(house)
    await count_person(house, request, visitor, "sign_ins")
    await accounts.prove_password(visitor.id, data.password)
    await accounts.prove(token_of(request.scope))


@post(
    "/api/session/again/passkey",
    status_code=204,
    responses=errors(401, 403, 404, 409),
    tags=["session"],
    security=KNOWN,
)
async def again_by_passkey(
    data: JSONBody[PasskeyAnswer], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> None:
    """Show again who one is, with a passkey."""
    accounts = accounts_of(house)
    await count_person(house, request, visitor, "sign_ins")
    await accounts.prove_passkey(visitor.id, data)
    await accounts.prove(token_of(request.scope))


@get("/api/me/sessions", responses=errors(401, 404), tags=["session"], security=KNOWN)
async def sessions(house: TheHouse, request: AnyRequest, visitor: Visitor) -> tuple[Session, ...]:
    """List the browsers in which I am signed in."""
    return await accounts_of(house).sessions(visitor.id, token_of(request.scope))


@delete("/api/me/sessions/{session:str}", responses=errors(401, 403, 404, 409), tags=["session"], security=KNOWN)
async def end_session(session: Named, house: TheHouse, visitor: Visitor) -> None:
    """End a session of mine."""
    await accounts_of(house).end_session(visitor.id, session)
    await house.look_up(visitor.id)


@delete("/api/me/sessions", responses=errors(401, 403, 404), tags=["session"], security=KNOWN)
async def end_sessions(house: TheHouse, request: AnyRequest, visitor: Visitor) -> None:
    """End all my other sessions."""
    await accounts_of(house).end_sessions(visitor.id, token_of(request.scope))
    await house.look_up(visitor.id)


HANDLERS: Final = (
    me,
    become_guest,
    sign_in,
    passkey_sign_in_options,
    passkey_sign_in,
    again_by_password,
    again_by_passkey,
    sessions,
    end_session,
    end_sessions,
    sign_out,
)
