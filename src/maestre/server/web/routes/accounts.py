"""Accounts: making one, letters to its address, its keys and settings, taking everything along, and leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import structlog
from litestar import Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from maestre.play import Refused
from maestre.server.lobby import Person
from maestre.server.people.identity.names import folded
from maestre.server.postgres.store import AWAY
from maestre.server.web.dependencies import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.description import KNOWN
from maestre.server.web.forms import (
    Farewell,
    Me,
    MeChange,
    NewAccount,
    NewSecret,
    OneAddress,
    OneToken,
    Opened,
    PasskeyAnswer,
    PasskeyOptions,
    PasswordChange,
    SignUp,
)
from maestre.server.web.house import House
from maestre.server.web.problems import NOTHING, TooMuch, errors, log_fault
from maestre.server.web.routes.farewell import settle_games
from maestre.server.web.session import (
    accounts_of,
    agent_of,
    as_guest,
    count,
    count_person,
    me_as,
    signed_in,
    signed_out,
    token_of,
)

log: Final = structlog.get_logger()


@post("/api/sign-ups", status_code=204, responses=errors(403, 404, 409) | NOTHING, tags=["account"])
async def sign_up(data: JSONBody[SignUp], house: TheHouse, request: AnyRequest, person: Somebody) -> Response[None]:
    """Ask for an account: a letter goes to the address."""
    accounts = accounts_of(house)
    await count(house, request, "accounts")
    guest = as_guest(person)
    await accounts.check_sign_up(data, guest)
    return await written(house, "sign-up", data.email, partial(accounts.sign_up, data, guest))


@post("/api/accounts", responses=errors(403, 404, 409), tags=["account"])
async def create_account(
    data: JSONBody[NewAccount], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Person]:
    """Make an account; a guest's seats go along."""
    accounts = accounts_of(house)
    await count(house, request, "accounts")
    if person is not None and not person.guest:
        raise Refused("", "account-already")
    known, token = await accounts.create(data, as_guest(person), agent_of(request))
    return signed_in(known, token, house.settings)


@post("/api/resets", status_code=204, responses=errors(403, 404, 409) | NOTHING, tags=["account"])
async def ask_reset(data: JSONBody[OneAddress], house: TheHouse, request: AnyRequest) -> Response[None]:
    """Ask for a new password: a letter goes to the address, if it has an account."""
    accounts = accounts_of(house)
    accounts.check_address(data.email)
    await count(house, request, "resets")
    return await written(house, "reset", data.email, partial(accounts.ask_reset, data.email))


@post("/api/letters", status_code=200, responses=errors(403, 404), tags=["account"])
async def look_at_letter(data: JSONBody[OneToken], house: TheHouse, request: AnyRequest) -> Opened:
    """Say what the link of a letter is for."""
    await count(house, request, "links")
    return await accounts_of(house).look(data.token)


@post("/api/letters/password", responses=errors(403, 404, 409), tags=["account"])
async def reset_password(
    data: JSONBody[NewSecret], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Person]:
    """Put a new password in place of a forgotten one, and sign in."""
    accounts = accounts_of(house)
    await count_person(house, request, None, "sign_ins")
    known, token = await accounts.reset(data.token, data.password, as_guest(person), agent_of(request))
    await house.look_up(known.id)
    return signed_in(known, token, house.settings)


@post("/api/letters/address", status_code=204, responses=errors(403, 404, 409), tags=["account"])
async def confirm_address(data: JSONBody[OneToken], house: TheHouse, request: AnyRequest) -> None:
    """Confirm the new address of an account."""
    await count(house, request, "links")
    await accounts_of(house).confirm_address(data.token)


@post(
    "/api/me/address",
    status_code=204,
    responses=errors(401, 403, 404, 409) | NOTHING,
    tags=["account"],
    security=KNOWN,
)
async def change_address(
    data: JSONBody[OneAddress], house: TheHouse, visitor: Visitor, request: AnyRequest
) -> Response[None]:
    """Ask for another address, or for one's own to be confirmed: a letter goes there."""
    accounts = accounts_of(house)
    accounts.check_address(data.email)
    if visitor.guest:
        raise Refused("", "account-first")
    await accounts.check_proven(token_of(request.scope))
    await count(house, request, "resets")
    return await written(house, "address", data.email, partial(accounts.ask_address, visitor.id, data.email))


@patch("/api/me", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def change_me(data: JSONBody[MeChange], house: TheHouse, visitor: Visitor) -> Me:
    """Change one's name, language or notices."""
    accounts = accounts_of(house)
    person = await accounts.change(visitor.id, data)
    return me_as(house, person, await accounts.account(person.id))


@post("/api/me/password", status_code=204, responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def change_password(
    data: JSONBody[PasswordChange], house: TheHouse, visitor: Visitor, request: AnyRequest
) -> None:
    """Change one's password."""
    accounts = accounts_of(house)
    await count_person(house, request, visitor, "sign_ins")
    await accounts.change_password(visitor.id, data.old, data.new, token_of(request.scope))
    await house.look_up(visitor.id)


@post("/api/me/passkeys/options", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def passkey_options(house: TheHouse, visitor: Visitor, request: AnyRequest) -> PasskeyOptions:
    """Give what a browser needs to make a passkey."""
    accounts = accounts_of(house)
    await accounts.check_proven(token_of(request.scope))
    return await accounts.passkey_options(visitor)


@post("/api/me/passkeys", status_code=204, responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def add_passkey(data: JSONBody[PasskeyAnswer], house: TheHouse, visitor: Visitor) -> None:
    """Keep a new passkey."""
    await accounts_of(house).add_passkey(visitor, data)


@delete("/api/me/passkeys/{passkey:str}", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def drop_passkey(passkey: Named, house: TheHouse, visitor: Visitor, request: AnyRequest) -> None:
    """Forget a passkey."""
    accounts = accounts_of(house)
    await accounts.check_proven(token_of(request.scope))
    await accounts.drop_passkey(visitor.id, passkey)


@get("/api/me/export", responses=errors(401, 404), tags=["account"], security=KNOWN)
async def export_me(house: TheHouse, visitor: Visitor) -> Response[dict[str, Any]]:
    """Give everything that is kept about me."""
    kept = await accounts_of(house).export(visitor.id)
    return Response(kept, headers={"content-disposition": 'attachment; filename="maestre.json"'})


@delete("/api/me", responses=errors(401, 403, 404, 409) | NOTHING, tags=["account"], security=KNOWN)
async def delete_me(
    house: TheHouse, visitor: Visitor, request: AnyRequest, data: JSONBody[Farewell | None] = None
) -> Response[None]:
    """Drop name, e-mail, keys and sessions; seats in games stay, without a name."""
    accounts = accounts_of(house)
    await accounts.check_proven(token_of(request.scope))
    await settle_games(house, visitor, data or Farewell())
    await accounts.delete(visitor.id)
    await house.look_up(visitor.id)
    return signed_out(house.settings)


async def written(house: House, what: str, email: str, write: Callable[[], Awaitable[None]]) -> Response[None]:
    """Answer, and only then find out whether and what to write to an address: so the answer tells nothing of it.

    One mailbox gets a few letters of each kind and no more; whoever asks then finds those in it, whose links hold.
    """
    try:
        await house.limiter.count("mail", f"{what} {folded(email)}")
    except TooMuch:
        return Response(None, status_code=204)
    return Response(None, status_code=204, background=BackgroundTask(_write, write))


async def _write(write: Callable[[], Awaitable[None]]) -> None:
    """Do it; nobody waits for an answer any more, so what goes wrong can only be noted."""
    try:
        await write()
    except AWAY as error:
        log.warning("a letter was not written", error=type(error).__name__)
    except Exception as error:  # noqa: BLE001  (a bug of ours, which nobody else would hear of)
        log_fault("letter", error)


HANDLERS: Final = (
    sign_up,
    create_account,
    ask_reset,
    look_at_letter,
    reset_password,
    confirm_address,
    change_address,
    change_me,
    change_password,
    passkey_options,
    add_passkey,
    drop_passkey,
    export_me,
    delete_me,
)
