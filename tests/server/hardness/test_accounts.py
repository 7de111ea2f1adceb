"""Accounts over the wire, with a real mail server: what is written to whom, and what nobody learns."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest

from maestre.server.people.identity.names import new_id
from tests.server.hardness.ground import PATIENT, SITE, Browser, Ground, on_ground
from tests.server.hardness.test_access import CHRISTIAN, ISLAMIC, PASSWORD, refused, two
from tests.server.test_notices import Letters, mail_server

FRESH = "another one, longer"
LINK = re.compile(rf"^{SITE}/letter#([\w-]+)\s*$", re.MULTILINE)


@pytest.fixture
def post() -> Iterator[tuple[Letters, int]]:
    with mail_server() as running:
        yield running


def new_email() -> str:
    return f"{new_id()}@maestre.example"


async def letter_to(letters: Letters, email: str, number: int = 1) -> EmailMessage:
    """The letter of this number to an address, once it has come."""
    async with asyncio.timeout(PATIENT):
        while True:
            got = [letter for letter in letters.taken if letter["To"].lower() == email.lower()]
            if len(got) >= number:
                return got[number - 1]
            await asyncio.sleep(0.02)


async def link_to(letters: Letters, email: str, number: int = 1) -> str:
    found = LINK.search((await letter_to(letters, email, number)).get_content())
    assert found is not None
    return found.group(1)


async def signed_up(ground: Ground, letters: Letters, browser: Browser | None = None) -> tuple[Browser, str, str]:
    """Somebody who has answered the letter: their browser, address and name."""
    browser = browser or ground.stranger()
    email, name = new_email(), f"Ana {new_id()}"
    await browser.ask("POST", "/api/sign-ups", 204, name=name, email=email)
    token = await link_to(letters, email)
    opened = await browser.ask("POST", "/api/letters", 200, token=token)
    assert opened == {"kind": "confirm", "email": email, "name": name}
    browser.person = await browser.ask("POST", "/api/accounts", 201, name=name, password=PASSWORD, token=token)
    return browser, email, name


async def age(ground: Ground, browser: Browser) -> None:
    """Let it be long ago that somebody showed who they are."""
    await ground.store.pool.execute("update session set proven = null where person = $1", browser.person["id"])


def test_an_account_begins_with_a_letter_and_gets_its_address_by_it(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        guest = await ground.guest("Luz")
        room = await guest.new_room("lepanto", scenario="learning", mine=[CHRISTIAN])
        assert await refused(guest, "POST", "/api/accounts", name="Luz X", password=PASSWORD) == (409, "letter-first")
        browser, email, _ = await signed_up(ground, letters, guest)
        me = await browser.ask("GET", "/api/me")
        assert (me["account"]["email"], me["account"]["confirmed"], me["mail"]) == (email, True, True)
        assert (await browser.ask("GET", f"/api/rooms/{room['id']}"))["host"] == me["person"]["id"]
        status = await refused(browser, "POST", "/api/accounts", name="Luz Y", password=PASSWORD, token="x")
        assert status == (409, "account-already")

    on_ground(database, bus, body, smtp=port)


def test_the_answer_and_its_time_do_not_tell_whether_an_address_is_known(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def asked(browser: Browser, path: str, **form: Any) -> tuple[float, tuple[int, bytes, list[str]]]:
        start = time.perf_counter()
        answer = await browser.client.post(path, json=form)
        return time.perf_counter() - start, (answer.status_code, answer.content, sorted(answer.headers))

    async def body(ground: Ground) -> None:
        known = [(await signed_up(ground, letters))[1] for _ in range(2)]
        browser = ground.stranger()
        for path in ("/api/sign-ups", "/api/resets"):
            took: dict[bool, list[float]] = {True: [], False: []}
            for turn in range(40):
                is_known = turn % 2 == 0
                email = known[turn % 4 // 2] if is_known else new_email()
                seconds, answer = await asked(browser, path, name=f"Mala {new_id()}", email=email)
                assert answer == (204, b"", answer[2])
                took[is_known].append(seconds)
            quickest = {is_known: min(seconds) for is_known, seconds in took.items()}
            assert quickest[True] < 2 * quickest[False] + 0.01
            assert quickest[False] < 2 * quickest[True] + 0.01

    on_ground(database, bus, body, smtp=port)


def test_a_mailbox_is_not_flooded_and_its_owner_still_gets_in(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        _, email, _ = await signed_up(ground, letters)
        for number in range(10):
            written = email.upper() if number % 2 else email
            await ground.stranger().ask("POST", "/api/resets", 204, email=written)
        token = await link_to(letters, email, 4)
        await asyncio.sleep(0.5)
        assert len([one for one in letters.taken if one["To"].lower() == email.lower()]) == 4, (
            "one to begin with, then three"
        )
        owner = ground.stranger()
        await owner.ask("POST", "/api/resets", 204, email=email)
        await owner.ask("POST", "/api/letters/password", 201, token=token, password=FRESH)

    on_ground(database, bus, body, smtp=port)


def test_a_forgotten_password_is_replaced_by_letter_and_everybody_else_is_out(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        thief, email, name = await signed_up(ground, letters)
        owner = ground.stranger()
        await owner.ask("POST", "/api/resets", 204, email=email)
        token = await link_to(letters, email, 2)
        assert (await owner.ask("POST", "/api/letters", 200, token=token))["name"] == name
        await owner.ask("POST", "/api/letters/password", 201, token=token, password=FRESH)
        assert (await owner.ask("GET", "/api/me"))["account"]["email"] == email
        assert (await thief.ask("GET", "/api/me"))["person"] is None
        again = await refused(owner, "POST", "/api/letters/password", token=token, password=FRESH)
        assert again == (404, "letter-unknown")
        assert "cambiar" in (await letter_to(letters, email, 3)).get_content()

    on_ground(database, bus, body, smtp=port)


def test_an_address_is_changed_by_letter_and_the_old_one_is_told(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        browser, old, _ = await signed_up(ground, letters)
        new = new_email()
        await age(ground, browser)
        assert await refused(browser, "POST", "/api/me/address", email=new) == (403, "asked-again")
        wrong = await refused(browser, "POST", "/api/session/again/password", password="wrong password")
        assert wrong == (401, "password-wrong")
        await browser.ask("POST", "/api/session/again/password", 204, password=PASSWORD)
        await browser.ask("POST", "/api/me/address", 204, email=new)
        token = await link_to(letters, new)
        assert (await browser.ask("GET", "/api/me"))["account"]["email"] == old
        await ground.stranger().ask("POST", "/api/letters/address", 204, token=token)
        assert (await browser.ask("GET", "/api/me"))["account"]["email"] == new
        assert (await letter_to(letters, old, 2))["Subject"] == "Su cuenta tiene otra dirección"

    on_ground(database, bus, body, smtp=port)


def test_what_cannot_be_undone_is_asked_for_again(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        browser = ground.stranger()
        name = f"Ana {new_id()}"
        browser.person = await browser.ask("POST", "/api/accounts", 201, name=name, password=PASSWORD)
        await browser.ask("POST", "/api/me/passkeys/options", 201)
        await age(ground, browser)
        for method, path in (
            ("POST", "/api/me/passkeys/options"),
            ("DELETE", "/api/me/passkeys/x"),
            ("DELETE", "/api/me"),
        ):
            assert await refused(browser, method, path) == (403, "asked-again"), path
        await browser.ask("POST", "/api/session/again/password", 204, password=PASSWORD)
        await browser.ask("DELETE", "/api/me", 204)

    on_ground(database, bus, body)


def test_sessions_are_seen_and_ended_over_the_wire(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        here, there = ground.stranger(), ground.stranger()
        name = f"Ana {new_id()}"
        await here.ask("POST", "/api/accounts", 201, name=name, password=PASSWORD)
        there.client.headers["user-agent"] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
        await there.ask("POST", "/api/session/password", 201, email=name, password=PASSWORD)
        mine, other = await here.ask("GET", "/api/me/sessions")
        assert (mine["here"], other["here"], other["browser"]) == (True, False, "Firefox · Android")
        await here.ask("DELETE", f"/api/me/sessions/{other['id']}", 204)
        assert (await there.ask("GET", "/api/me"))["person"] is None
        await there.ask("POST", "/api/session/password", 201, email=name, password=PASSWORD)
        await here.ask("DELETE", "/api/me/sessions", 204)
        assert (await there.ask("GET", "/api/me"))["person"] is None
        assert (await here.ask("GET", "/api/me"))["person"]["name"] == name

    on_ground(database, bus, body)


def test_who_leaves_hands_a_game_to_a_bot_resigns_another_and_leaves_a_third_to_the_rest(
    database: str, bus: str
) -> None:
    async def body(ground: Ground) -> None:
        ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
        rooms = []
        for _ in range(3):
            room = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN])
            await luis.joins(room, ISLAMIC)
            rooms.append(room["id"])
        alone = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN], bots={ISLAMIC: "random"})
        open_one = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN])
        await ana.ask("DELETE", "/api/me", 204, games={rooms[1]: "resign", rooms[2]: "leave"})
        handed, given_up, left = [await luis.ask("GET", f"/api/rooms/{room}") for room in rooms]
        seat = handed["seats"][0]
        assert (handed["stage"], seat["bot"], seat["person"], seat["gone"]) == ("playing", "veteran", "", False)
        assert given_up["stage"] == "over"
        assert (left["stage"], left["seats"][0]["gone"], left["seats"][0]["name"]) == ("playing", True, "")
        assert (await luis.ask("GET", f"/api/rooms/{alone['id']}"))["stage"] == "over", "no bot plays against bots"
        assert (await luis.ask("GET", f"/api/rooms/{open_one['id']}"))["stage"] == "closed"
        bots = "select count(*) from entry where game = $1 and convert_from(body, 'utf8') like '%bot:veteran%'"
        assert await ground.store.pool.fetchval(bots, rooms[0]) == 1, "the record says who plays on"

    on_ground(database, bus, body)


def test_a_guest_cannot_be_taken_for_somebody_with_an_account(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        name = f"Juan de Austria {new_id()}"
        await ground.stranger().ask("POST", "/api/accounts", 201, name=name, password=PASSWORD)
        for like in (name, name.upper(), name.replace(" ", "\u00a0"), name.replace("a", "\u0430")):
            answer = await refused(ground.stranger(), "POST", "/api/session/guest", name=like)
            assert answer == (409, "name-taken")
        _, _, luis = await two(ground)
        assert await refused(luis, "PATCH", "/api/me", name=name) == (409, "name-taken")

    on_ground(database, bus, body)


def test_lists_of_an_account_are_on_all_its_devices_and_nobody_elses(
    database: str, bus: str, post: tuple[Letters, int]
) -> None:
    letters, port = post

    async def body(ground: Ground) -> None:
        phone, _, name = await signed_up(ground, letters)
        other, _, _ = await signed_up(ground, letters)
        await phone.ask("POST", "/api/me/lists", 204, id="breda", at=5, body='{"name":"Breda"}')
        desk = ground.stranger()
        await desk.ask("POST", "/api/session/password", 201, email=name, password=PASSWORD)
        assert await desk.ask("GET", "/api/me/lists") == [{"id": "breda", "at": 5, "body": '{"name":"Breda"}'}]
        assert await other.ask("GET", "/api/me/lists") == []
        await other.ask("DELETE", "/api/me/lists/breda?at=9", 204)
        await desk.ask("DELETE", "/api/me/lists/breda?at=4", 204)
        assert len(await phone.ask("GET", "/api/me/lists")) == 1
        await desk.ask("DELETE", "/api/me/lists/breda?at=5", 204)
        assert await phone.ask("GET", "/api/me/lists") == []

    on_ground(database, bus, body, smtp=port)
