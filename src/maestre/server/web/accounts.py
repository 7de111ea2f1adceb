"""Accounts: making one, its keys and settings, taking everything along, and leaving."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody

from maestre.server.desk import Person
from maestre.server.web.description import KNOWN
from maestre.server.web.forms import Me, MeChange, NewAccount, PasskeyAnswer, PasskeyOptions, PasswordChange
from maestre.server.web.given import AnyRequest, Named, Somebody, TheHouse, Visitor
from maestre.server.web.problems import NOTHING, errors
from maestre.server.web.session import accounts_of, as_guest, count, signed_in, signed_out, token_of


@post("/api/accounts", responses=errors(403, 404, 409), tags=["account"])
async def create_account(
    data: JSONBody[NewAccount], house: TheHouse, request: AnyRequest, person: Somebody
) -> Response[Person]:
    """Make an account; a guest's seats go along."""
    accounts = accounts_of(house)
    await count(house, request, "accounts")
    known, token = await accounts.create(data, as_guest(person))
    return signed_in(known, token, house.settings)


@patch("/api/me", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def change_me(data: JSONBody[MeChange], house: TheHouse, visitor: Visitor) -> Me:
    """Change one's name, language or notices."""
    accounts = accounts_of(house)
    person = await accounts.change(visitor.id, data)
    return Me(person, await accounts.account(person.id), home=False)


@post("/api/me/password", status_code=204, responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def change_password(
    data: JSONBody[PasswordChange], house: TheHouse, visitor: Visitor, request: AnyRequest
) -> None:
    """Change one's password."""
    accounts = accounts_of(house)
    await count(house, request, "sign_ins")
    await accounts.change_password(visitor.id, data.old, data.new, token_of(request.scope))


@post("/api/me/passkeys/options", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def passkey_options(house: TheHouse, visitor: Visitor) -> PasskeyOptions:
    """Give what a browser needs to make a passkey."""
    return await accounts_of(house).passkey_options(visitor)


@post("/api/me/passkeys", status_code=204, responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def add_passkey(data: JSONBody[PasskeyAnswer], house: TheHouse, visitor: Visitor) -> None:
    """Keep a new passkey."""
    await accounts_of(house).add_passkey(visitor, data)


@delete("/api/me/passkeys/{passkey:str}", responses=errors(401, 403, 404, 409), tags=["account"], security=KNOWN)
async def drop_passkey(passkey: Named, house: TheHouse, visitor: Visitor) -> None:
    """Forget a passkey."""
    await accounts_of(house).drop_passkey(visitor.id, passkey)


@get("/api/me/export", responses=errors(401, 404), tags=["account"], security=KNOWN)
async def export_me(house: TheHouse, visitor: Visitor) -> Response[dict[str, Any]]:
    """Give everything that is kept about me."""
    kept = await accounts_of(house).export(visitor.id)
    return Response(kept, headers={"content-disposition": 'attachment; filename="maestre.json"'})


@delete("/api/me", responses=errors(401, 403, 404, 409) | NOTHING, tags=["account"], security=KNOWN)
async def delete_me(house: TheHouse, visitor: Visitor) -> Response[None]:
    """Drop name, e-mail, keys and sessions; seats in games stay, without a name."""
    await accounts_of(house).delete(visitor.id)
    return signed_out(house.settings)


HANDLERS: Final = (
    create_account,
    change_me,
    change_password,
    passkey_options,
    add_passkey,
    drop_passkey,
    export_me,
    delete_me,
)
