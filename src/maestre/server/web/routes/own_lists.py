"""My army lists, on the server for whoever has an account; the browser merges them with those of the device."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from maestre.server.lobby import Person
from maestre.server.web.dependencies import AnyRequest, Named, TheHouse, Visitor
from maestre.server.web.description import KNOWN
from maestre.server.web.forms import KeptList
from maestre.server.web.house import Accounts, House
from maestre.server.web.problems import NOTHING, Barred, errors
from maestre.server.web.session import accounts_of, count_person

_LARGEST: Final = 256 * 1024
"""How many bytes a request with a list may have: each of its signs may take several."""


def _account(house: House, visitor: Person) -> Accounts:
    """The accounts, for whoever has one."""
    if visitor.guest:
        raise Barred("", "lists-for-accounts")
    return accounts_of(house)


@get("/api/me/lists", responses=errors(401, 403, 404), tags=["account"], security=KNOWN)
async def my_lists(house: TheHouse, visitor: Visitor) -> list[KeptList]:
    """Give the army lists that I keep here, what was changed last first."""
    return await _account(house, visitor).lists_of(visitor.id)


@post(
    "/api/me/lists",
    status_code=204,
    responses=errors(401, 403, 404, 409) | NOTHING,
    tags=["account"],
    security=KNOWN,
    request_max_body_size=_LARGEST,
)
async def keep_my_list(
    data: JSONBody[KeptList], house: TheHouse, request: AnyRequest, visitor: Visitor
) -> Response[None]:
    """Keep an army list of mine, in place of an older one of its id."""
    accounts = _account(house, visitor)
    await count_person(house, request, visitor, "own_lists")
    await accounts.keep_list(visitor.id, data, house.settings.caps.lists)
    return Response(None, status_code=204)


@delete("/api/me/lists/{list:str}", responses=errors(401, 403, 404), tags=["account"], security=KNOWN)
async def drop_my_list(list: Named, house: TheHouse, visitor: Visitor, at: FromQuery[int]) -> None:  # noqa: A002  (its name in the address)
    """Forget an army list of mine, unless it was changed after that moment."""
    await _account(house, visitor).drop_list(visitor.id, list, at)


HANDLERS: Final = (my_lists, keep_my_list, drop_my_list)
