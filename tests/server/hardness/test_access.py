"""Nobody gets at what is another's: each way in is tried, and each answer is a problem that says why."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.play import Order
from maestre.server.people.identity.names import new_id
from maestre.server.web import Pace, Settings
from maestre.server.wire import encode
from tests.server.hardness.ground import Browser, Ground, on_ground
from tests.server.people.authenticator import Authenticator

PASSWORD = "correct horse battery"
CHRISTIAN, ISLAMIC = "christian", "islamic"
CLOCK = {"bank": 3600, "turn": 60, "most": 7200}


async def two(ground: Ground, **how: Any) -> tuple[dict[str, Any], Browser, Browser]:
    """A game of two people that has begun."""
    ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
    room = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN], **how)
    await luis.joins(room, ISLAMIC)
    return room, ana, luis


async def refused(browser: Browser, method: str, path: str, **body: Any) -> tuple[int, str]:
    """The status and the key of the message with which a request is refused."""
    answer = await browser.client.request(method, path, json=body or None)
    assert answer.status_code >= 400, answer.text
    problem = answer.json()
    assert set(problem) == {"error", "rule", "message", "flaws"}
    assert problem["flaws"] == [], "flaws are those of an army list"
    return answer.status_code, problem["message"]["key"]


def key(problem: dict[str, Any]) -> str:
    found: str = problem["message"]["key"]
    return found


def test_a_private_room_is_for_others_not_there(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, _, _ = await two(ground, public=False)
        for other in (await ground.guest("Eva"), ground.stranger()):
            for path in ("", "/replay", "/record"):
                assert await refused(other, "GET", f"/api/rooms/{room['id']}{path}") == (404, "web-no-such-room")
            listed = await other.ask("GET", "/api/rooms")
            assert room["id"] not in str(listed)
        other = ground.browsers[2]
        assert key((await other.watch(room["id"]))["problem"]) == "web-no-such-room"
        look = await other.call(**{"is": "look", "game": room["id"], "seat": ""})
        assert key(look) == "web-no-such-room"

    on_ground(database, bus, body)


def test_a_seat_that_is_taken_is_nobody_elses(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, _, _ = await two(ground)
        other = await ground.guest("Eva")
        for seat in (CHRISTIAN, ISLAMIC):
            path = f"/api/links/{room['link']}/seat"
            assert await refused(other, "POST", path, seat=seat, entropy="") == (409, "seat-taken")
        path = f"/api/rooms/{room['id']}/leave"
        assert await refused(other, "POST", path, seat=ISLAMIC) == (403, "web-players-only")
        assert await refused(ground.browsers[0], "POST", path, seat=ISLAMIC) == (403, "web-not-your-seat")
        assert not (await other.ask("GET", f"/api/rooms/{room['id']}"))["link"]

    on_ground(database, bus, body)


CALLS: list[dict[str, Any]] = [
    {"is": "say", "reply": "x", "answer": {"verb": "end"}},
    {"is": "check", "answer": {"verb": "end"}},
    {"is": "undo", "reply": "x"},
    {"is": "command", "reply": "x", "pieces": [], "order": {"verb": "end"}},
    {"is": "delegate", "reply": "x"},
    {"is": "stand", "reply": "x", "orders": []},
    {"is": "leave", "reply": "x"},
    {"is": "offers"},
    {"is": "chances", "answer": {"verb": "end"}},
    {"is": "hint"},
    {"is": "look"},
]


def test_no_call_is_made_for_a_seat_of_another(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, _, luis = await two(ground)
        stranger = await ground.guest("Eva")
        anonymous = ground.stranger()
        await anonymous.open()
        before = await ground.store.since(room["id"], 0)
        for call in CALLS:
            told = {**call, "game": room["id"], "seat": CHRISTIAN}
            for other in (luis, stranger, anonymous):
                assert key(await other.call(**told)) == "web-not-your-seat", call
        for other in (luis, stranger, anonymous):
            assert key((await other.watch(room["id"], CHRISTIAN))["problem"]) == "web-not-your-seat"
        assert await ground.store.since(room["id"], 0) == before

    on_ground(database, bus, body)


def test_calls_that_only_the_server_makes_are_no_calls_of_a_browser(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, _ = await two(ground)
        before = await ground.store.since(room["id"], 0)
        for call in (
            {"is": "open", "key": "lepanto", "scenario": "learning", "options": {}, "seats": {}},
            {"is": "settle", "reply": "x", "seats": [CHRISTIAN, ISLAMIC]},
            {"is": "take-over", "seat": ISLAMIC, "reply": "x", "holder": ana.person["id"]},
            {"is": "replay", "seat": ISLAMIC},
        ):
            start = len(ana.frames)
            await ana.send(encode({"is": "call", "id": 1 << 20, "call": {**call, "game": room["id"]}}).decode())
            frame = await ana.until(lambda frame: frame["is"] == "problem", start)
            assert key(frame["problem"]) == "web-frame-unreadable"
        agreed = {"is": "undo", "game": room["id"], "seat": CHRISTIAN, "reply": "x", "agreed": [CHRISTIAN, ISLAMIC]}
        assert key(await ana.call(**agreed)) == "web-agree-by-proposal"
        assert await ground.store.since(room["id"], 0) == before

    on_ground(database, bus, body)


def test_the_replay_of_a_seat_is_its_holders(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, _ = await two(ground)
        path = f"/api/rooms/{room['id']}/replay?seat="
        assert await refused(ana, "GET", path + ISLAMIC) == (403, "web-not-your-seat")
        assert await refused(ground.stranger(), "GET", path + ISLAMIC) == (403, "web-not-your-seat")
        assert await refused(ana, "GET", path + "nobody") == (404, "unknown-seat")

    on_ground(database, bus, body)


def test_an_export_holds_what_is_ones_own(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await two(ground)
        await ana.ask("POST", f"/api/rooms/{room['id']}/chat", 201, words="of Ana alone")
        mine = await luis.client.get("/api/me/export")
        assert mine.status_code == 200
        assert luis.person["id"] in mine.text
        for secret in ("of Ana alone", ana.token, luis.token):
            assert secret not in mine.text
        assert await refused(ground.stranger(), "GET", "/api/me/export") == (401, "web-signed-out")
        assert (await luis.client.get(f"/api/me/export?person={ana.person['id']}")).json() == mine.json()

    on_ground(database, bus, body)


def test_the_talk_of_a_room_is_for_those_who_sit_in_it(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await two(ground)
        eva = await ground.guest("Eva")
        await eva.watch(room["id"])
        await luis.watch(room["id"], ISLAMIC)
        path = f"/api/rooms/{room['id']}/chat"
        await ana.ask("POST", path, 201, words="between us")
        await luis.until(lambda frame: frame["is"] == "spoken")
        assert await refused(eva, "GET", path) == (403, "web-players-only")
        assert await refused(eva, "POST", path, words="me too") == (403, "web-players-only")
        assert await refused(ground.stranger(), "GET", path) == (401, "web-signed-out")
        await eva.call(**{"is": "look", "game": room["id"], "seat": ""})
        assert "between us" not in "".join(eva.texts)

    on_ground(database, bus, body)


def test_there_is_no_record_and_no_seed_before_the_end(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await two(ground)
        stored = await ground.store.load(room["id"])
        assert stored is not None
        seed = stored.header.seed
        path = f"/api/rooms/{room['id']}/record"
        await ana.watch(room["id"], CHRISTIAN)
        for browser in (ana, luis, ground.stranger()):
            assert await refused(browser, "GET", path) == (409, "web-record-until-over")
        assert (await ana.say(room["id"], CHRISTIAN, Order("end")))["is"] == "done"
        replay = await ana.client.get(f"/api/rooms/{room['id']}/replay")
        assert seed not in "".join(ana.texts) + replay.text
        left = {"is": "leave", "game": room["id"], "seat": CHRISTIAN, "reply": "enough"}
        assert (await ana.call(**left))["is"] == "done"
        assert seed in (await luis.client.get(path)).text

    on_ground(database, bus, body)


def test_a_seat_that_has_time_left_is_neither_claimed_nor_given_to_a_bot(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await two(ground, clock=CLOCK)
        eva = await ground.guest("Eva")
        path = f"/api/rooms/{room['id']}"
        for deed in ("claim", "bot"):
            assert await refused(luis, "POST", f"{path}/{deed}", seat=CHRISTIAN) == (409, "web-not-overdue")
            assert await refused(ana, "POST", f"{path}/{deed}", seat=CHRISTIAN) == (403, "web-others-only")
            assert await refused(eva, "POST", f"{path}/{deed}", seat=CHRISTIAN) == (403, "web-players-only")
        await ground.store.pool.execute(
            "update seat set since = since - interval '2 hours' where room = $1 and since is not null", room["id"]
        )
        assert await refused(eva, "POST", f"{path}/claim", seat=CHRISTIAN) == (403, "web-players-only")
        assert (await luis.ask("POST", f"{path}/claim", seat=CHRISTIAN))["stage"] == "over"

    on_ground(database, bus, body)


def test_a_full_room_takes_nobody_more(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana = await ground.guest("Ana")
        room = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN], bots={ISLAMIC: "veteran"})
        eva = await ground.guest("Eva")
        path = f"/api/links/{room['link']}/seat"
        assert await refused(eva, "POST", path, seat=ISLAMIC, entropy="") == (409, "seat-taken")
        assert await refused(eva, "POST", path, seat="third", entropy="") == (404, "unknown-seat")
        assert await refused(eva, "POST", "/api/links/nowhere/seat", seat=ISLAMIC) == (404, "web-no-such-link")

    on_ground(database, bus, body)


def test_a_session_that_was_ended_opens_nothing_any_more(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, _ = await two(ground)
        token = ana.token
        await ana.ask("DELETE", "/api/session", 204)
        again = ground.stranger()
        again.client.cookies.set("maestre", token)
        assert (await again.ask("GET", "/api/me"))["person"] is None
        assert await refused(again, "GET", "/api/me/export") == (401, "web-signed-out")
        await again.open()
        assert key((await again.watch(room["id"], CHRISTIAN))["problem"]) == "web-not-your-seat"

    on_ground(database, bus, body)


def test_a_socket_ends_with_its_session(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        _, ana, _ = await two(ground)
        await ana.ask("DELETE", "/api/session", 204)
        assert ana._reading is not None
        await ana._reading

    on_ground(database, bus, body, settings=Settings(recheck=0.2))


def test_a_guest_has_neither_passkeys_nor_a_password(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        guest = await ground.guest("Ana")
        status, _ = await refused(guest, "POST", "/api/me/passkeys/options")
        assert status in (403, 409)
        key_of = Authenticator(ground.url, "127.0.0.1")
        made = key_of.make({"challenge": "AAAA"})
        status, _ = await refused(guest, "POST", "/api/me/passkeys", ticket="AAAA", credential=made, name="mine")
        assert status in (401, 403, 409)
        status, _ = await refused(guest, "POST", "/api/me/password", old="x", new=PASSWORD)
        assert status in (401, 403, 409)

    on_ground(database, bus, body)


def test_the_keys_of_another_cannot_be_dropped(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        people = []
        for name in ("Ana", "Luis"):
            browser = ground.stranger()
            await browser.ask("POST", "/api/accounts", 201, name=f"{name} {new_id()}", password=PASSWORD)
            people.append(browser)
        person = (await people[0].ask("GET", "/api/me"))["person"]["id"]
        await ground.store.pool.execute(
            "insert into passkey (id, person, public_key, sign_count, name) values ('a2V5', $1, 'x', 0, 'of Ana')",
            person,
        )
        await people[1].client.delete("/api/me/passkeys/a2V5")
        assert [one["name"] for one in (await people[0].ask("GET", "/api/me"))["account"]["passkeys"]] == ["of Ana"]

    on_ground(database, bus, body)


TIGHT = Pace(guests="2/hour", sign_ins="2/minute", accounts="2/hour", rooms="2/hour", links="2/minute", chat="2/minute")


@pytest.mark.parametrize("what", ["guests", "sign_ins", "accounts", "rooms", "links", "chat"])
def test_whoever_asks_too_often_is_told_how_long_to_wait(what: str, database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        ana = await ground.guest("Ana")
        room = await ana.new_room("lepanto", scenario="learning", mine=[CHRISTIAN])
        email = f"{new_id()}@maestre.example"
        asks: dict[str, tuple[str, str, dict[str, Any]]] = {
            "guests": ("POST", "/api/session/guest", {"name": "Ana"}),
            "sign_ins": ("POST", "/api/session/password", {"email": email, "password": "wrong"}),
            "accounts": ("POST", "/api/accounts", {"name": f"Ana {new_id()}", "password": PASSWORD}),
            "rooms": ("POST", "/api/rooms", {"game": "lepanto", "scenario": "learning", "mine": [CHRISTIAN]}),
            "links": ("GET", f"/api/links/{room['link']}", {}),
            "chat": ("POST", f"/api/rooms/{room['id']}/chat", {"words": "again"}),
        }
        method, path, form = asks[what]
        answers = [await ana.client.request(method, path, json=form or None) for _ in range(4)]
        last = answers[-1]
        assert (last.status_code, last.json()["message"]["key"]) == (429, "web-too-often")
        seconds = int(last.headers["retry-after"])
        assert 0 < seconds <= 3600
        assert last.json()["message"]["args"] == [["seconds", seconds]]
        assert answers[0].status_code != 429

    on_ground(database, bus, body, settings=Settings(pace=TIGHT))
