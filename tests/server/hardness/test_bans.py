"""Whoever is kept out, over the wire: sockets, links and buttons that worked before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from maestre.server.operating.steward import Steward
from tests.server.hardness.ground import Ground, on_ground
from tests.server.hardness.test_access import CHRISTIAN, PASSWORD, refused, two
from tests.server.hardness.test_accounts import FRESH, link_to, new_email, signed_up
from tests.server.test_notices import Letters, mail_server

BANNED = (403, "banned")


@pytest.fixture
def post() -> Iterator[tuple[Letters, int]]:
    with mail_server() as running:
        yield running


async def ban(ground: Ground, person: str) -> None:
    """Keep somebody out, as whoever runs the server does."""
    steward = Steward(ground.store.pool, ground.house.bus, ground.house.engines)
    await steward.ban_days("terminal:test", person, 1, "spam")


def test_neither_a_socket_nor_another_name_lets_a_browser_in_that_is_kept_out(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, _ = await two(ground)
        await ban(ground, ana.person["id"])
        assert ana._reading is not None
        await ana._reading
        with pytest.raises(InvalidStatus) as told:
            await ana.open()
        assert told.value.response.status_code == 403
        form = {"name": "Eva", "language": "es"}
        assert await refused(ana, "POST", "/api/session/guest", **form) == BANNED
        for method, path in (
            ("GET", f"/api/rooms/{room['id']}"),
            ("GET", f"/api/rooms/{room['id']}/replay"),
            ("GET", "/api/me/export"),
            ("DELETE", "/api/me"),
            ("DELETE", "/api/me/sessions"),
        ):
            assert await refused(ana, method, path) == BANNED, path
        claim = await refused(ana, "POST", f"/api/rooms/{room['id']}/claim", seat=CHRISTIAN)
        assert claim == BANNED

    on_ground(database, bus, body)


def test_no_letter_lets_anybody_in_who_is_kept_out(database: str, bus: str, post: tuple[Letters, int]) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        browser, email, name = await signed_up(ground, letters)
        new = new_email()
        await browser.ask("POST", "/api/resets", 204, email=email)
        await browser.ask("POST", "/api/me/address", 204, email=new)
        reset, change = await link_to(letters, email, 2), await link_to(letters, new)
        await ban(ground, browser.person["id"])
        for other in (browser, ground.stranger()):
            tries = (
                ("/api/letters/password", {"token": reset, "password": FRESH}),
                ("/api/letters/address", {"token": change}),
                ("/api/session/password", {"email": email, "password": PASSWORD}),
                ("/api/session/password", {"email": name, "password": PASSWORD}),
            )
            for path, form in tries:
                assert await refused(other, "POST", path, **form) == BANNED, path
            assert not other.token or other is browser
        again = await refused(browser, "POST", "/api/session/again/password", password=PASSWORD)
        assert again == BANNED

    on_ground(database, bus, body, smtp=port)


@pytest.mark.parametrize("deed", ["password", "one", "others", "leave"])
def test_sockets_of_sessions_that_end_are_closed_at_once(database: str, bus: str, deed: str) -> None:
    async def body(ground: Ground) -> None:
        here, there = ground.stranger(), ground.stranger()
        person = await here.ask("POST", "/api/accounts", 201, name=f"Ana {new_email()[:8]}", password=PASSWORD)
        await there.ask("POST", "/api/session/password", 201, email=person["name"], password=PASSWORD)
        await there.open()
        if deed == "password":
            await here.ask("POST", "/api/me/password", 204, old=PASSWORD, new=FRESH)
        elif deed == "one":
            other = next(one for one in await here.ask("GET", "/api/me/sessions") if not one["here"])
            await here.ask("DELETE", f"/api/me/sessions/{other['id']}", 204)
        elif deed == "others":
            await here.ask("DELETE", "/api/me/sessions", 204)
        else:
            await here.ask("DELETE", "/api/me", 204)
        assert there._reading is not None
        await there._reading
        assert there._socket is not None
        assert there._socket.close_code == 4401

    on_ground(database, bus, body)
