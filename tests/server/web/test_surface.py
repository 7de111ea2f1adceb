"""The HTTP surface: sessions, limits, headers, pages, problems; and nothing secret in a log or in an answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maestre.lessons import MESSAGES as LESSONS
from maestre.opponents import MESSAGES
from maestre.play import Message, Speaker, installed
from maestre.play.written.messages import problems
from maestre.server.web import Pace, Settings
from tests.server.web.place import EASY, Place, in_place

PACKAGE = Path("src/maestre/server")


def test_a_guest_is_known_again_by_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        visitor = place.stranger()
        assert await visitor.get("/api/me") == {
            "person": None,
            "account": None,
            "home": True,
            "mail": False,
            "notes": [],
        }
        answer = await visitor.client.post("/api/session/guest", json={"name": " Ana ", "language": "en"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        person = (await visitor.get("/api/me"))["person"]
        assert (person["name"], person["guest"], person["language"]) == ("Ana", True, "en")
        await visitor.delete("/api/session", 204)
        assert (await visitor.get("/api/me"))["person"] is None

    in_place(tmp_path, body)


def test_behind_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        answer = await place.stranger().client.post("/api/session/guest", json={"name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]

    in_place(tmp_path, body, msgspec.structs.replace(EASY, secure=True))


def test_at_home_there_are_no_accounts(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        guest = await place.guest("Ana")
        account = {"name": "Ana", "password": "0123456789"}
        credential: dict[str, Any] = {"ticket": "t", "credential": {}}
        for method, path, form in (
            ("POST", "/api/sign-ups", {"name": "Ana", "email": "a@b.c"}),
            ("POST", "/api/accounts", account),
            ("POST", "/api/resets", {"email": "a@b.c"}),
            ("POST", "/api/letters", {"token": "t"}),
            ("POST", "/api/letters/password", {"token": "t", "password": "0123456789"}),
            ("POST", "/api/letters/address", {"token": "t"}),
            ("POST", "/api/session/again/password", {"password": "x"}),
            ("POST", "/api/session/again/passkey", credential),
            ("GET", "/api/me/sessions", None),
            ("DELETE", "/api/me/sessions/x", None),
            ("DELETE", "/api/me/sessions", None),
            ("POST", "/api/me/address", {"email": "a@b.c"}),
            ("POST", "/api/session/password", {"email": "a@b.c", "password": "x"}),
            ("POST", "/api/session/passkey/options", {}),
            ("POST", "/api/session/passkey", credential),
            ("POST", "/api/me/password", {"old": "x", "new": "0123456789"}),
            ("POST", "/api/me/passkeys/options", {}),
            ("POST", "/api/me/passkeys", credential),
            ("DELETE", "/api/me/passkeys/x", None),
            ("PATCH", "/api/me", {"name": "Eva"}),
            ("GET", "/api/me/export", None),
            ("DELETE", "/api/me", None),
        ):
            problem = await guest._ask(method, path, 404, form)
            assert problem["message"]["key"] == "web-not-at-home", path

    in_place(tmp_path, body)


def test_what_needs_a_name_says_so(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        problem = await place.stranger().post("/api/rooms", 401, game="lepanto", scenario="learning")
        assert problem["message"]["key"] == "web-signed-out"

    in_place(tmp_path, body)


def test_the_catalogue_lists_games_with_all_there_is_to_choose(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        visitor = place.stranger()
        games = {game["key"]: game for game in await visitor.get("/api/catalogue")}
        assert tuple(games) == installed()
        game = games["lepanto"]
        assert (game["seats"], game["lists"]) == (["christian", "islamic"], [])
        assert game["options"]["calm_allows_sail"] == [True, False]
        assert [one for one in game["agents"] if "-" not in one] == ["random", "recruit", "veteran", "maestre"]
        rule = await visitor.get("/api/rules/lepanto/5.2.a")
        assert rule["title"]["es"]
        assert rule["text"]["en"]
        assert rule["origin"] == "book"
        rebuilt = await visitor.get("/api/rules/mistral/O.cruise")
        assert rebuilt["origin"] == "reconstructed"
        assert "cuadernos" in rebuilt["gap"]["es"]
        assert rebuilt["ruling"]["es"].startswith("reconstruido")
        assert isinstance(await visitor.get("/api/games/lepanto/sheet"), dict)
        assert "seat-islamic = Islam" in (await visitor.get("/api/games/lepanto/words/en"))["text"]
        assert (await visitor.get("/api/games/lepanto/help/en", 404))["message"]["key"] == "web-no-such-file"
        assert (await visitor.get("/api/games/lepanto/art/rules.toml", 404))["message"]["key"] == "web-no-such-file"
        assert (await visitor.get("/api/rules/lepanto/99.z", 404))["message"]["key"] == "web-no-such-rule"
        assert (await visitor.get("/api/rules/chess/1", 404))["message"]["key"] == "unknown-game"
        assert (await visitor.get("/api/games/chess/sheet", 404))["message"]["key"] == "unknown-game"

    in_place(tmp_path, body)


def test_a_private_room_is_not_there_for_others(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, other = await place.guest("Ana"), await place.guest("Cid")
        room = await host.new_room(public=False, bots={"islamic": "random"})
        path = f"/api/rooms/{room['id']}"
        for who in (other, place.stranger()):
            for part in ("", "/replay", "/record"):
                assert (await who.get(path + part, 404))["message"]["key"] == "web-no-such-room"
        for part, form in (
            ("/leave", {"seat": "christian"}),
            ("/bot", {"seat": "christian"}),
            ("/claim", {"seat": "christian"}),
            ("/proposals", {"kind": "undo", "seat": "christian"}),
            ("/chat", {"words": "hola"}),
        ):
            await other.post(path + part, 404, **form)
        await other.get(f"{path}/chat", 404)
        await other.delete(f"{path}/proposals/undo", 404)

    in_place(tmp_path, body)


def test_nobody_speaks_for_a_seat_of_another(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}"
        for part, form in (("/leave", {}), ("/proposals", {"kind": "draw"})):
            problem = await friend.post(path + part, 403, seat="christian", **form)
            assert problem["message"]["key"] == "web-not-your-seat"
        assert (await friend.get(f"{path}/replay?seat=christian", 403))["error"] == "Barred"

    in_place(tmp_path, body)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/api/session/guest", b"{"),
        ("/api/session/guest", b"null"),
        ("/api/session/guest", b'{"name": 5}'),
        ("/api/session/guest", b'{"name": "  "}'),
        ("/api/session/guest", b'{"name": "' + b"x" * 41 + b'"}'),
        ("/api/session/guest", b'{"name": "a\\u0000"}'),
        ("/api/session/guest", b'{"name": "Ana", "language": "fr"}'),
        ("/api/session/guest", b"\xff\xfe"),
    ],
)
def test_a_body_that_cannot_be_read_is_a_problem(tmp_path: Path, path: str, text: bytes) -> None:
    async def body(place: Place) -> None:
        answer = await place.stranger().client.post(path, content=text, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["error"] == "Unreadable"
        assert "Traceback" not in answer.text

    in_place(tmp_path, body)


def test_what_is_too_large_or_not_there_is_a_problem(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        client = place.stranger().client
        large = await client.post("/api/session/guest", json={"name": "x" * 100_000})
        assert (large.status_code, large.json()["message"]["key"]) == (413, "web-too-large")
        lost = await client.get("/api/nothing")
        assert (lost.status_code, lost.json()["message"]["key"]) == (404, "web-no-such-page")
        wrong = await client.put("/api/rooms", json={})
        assert (wrong.status_code, wrong.json()["message"]["key"]) == (405, "web-no-such-deed")
        assert "GET" in wrong.headers["allow"]

    in_place(tmp_path, body)


def test_a_page_of_another_site_changes_nothing(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        client = place.stranger().client
        form = {"name": "Ana"}
        for origin, status in (("https://evil.example", 403), ("null", 403), (place.url, 201)):
            answer = await client.post("/api/session/guest", json=form, headers={"origin": origin})
            assert answer.status_code == status
        assert (await client.get("/api/me", headers={"origin": "https://evil.example"})).status_code == 200

    in_place(tmp_path, body)


def test_with_origins_of_its_own_only_those_count(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        client = place.stranger().client
        for origin, status in ((place.url, 403), ("https://maestre.example", 201)):
            answer = await client.post("/api/session/guest", json={"name": "Ana"}, headers={"origin": origin})
            assert answer.status_code == status

    in_place(tmp_path, body, msgspec.structs.replace(EASY, origins=("https://maestre.example",)))


def test_every_answer_has_the_headers_that_keep_a_browser_safe(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        client = place.stranger().client
        for path in ("/", "/api/me", "/api/nothing", "/join/secret", "/schema/openapi.json"):
            headers = (await client.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers
        assert (await client.get("/api/me")).headers["cache-control"] == "no-store"

    in_place(tmp_path, body)


def test_too_many_guests_of_one_address_must_wait_and_other_addresses_need_not(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        near, far = place.stranger(**{"x-forwarded-for": "8.8.8.8, 1.1.1.1"}), place.stranger()
        for visitor in (near, near):
            await visitor.post("/api/session/guest", 201, name="Ana")
        answer = await near.client.post("/api/session/guest", json={"name": "Ana"})
        assert answer.status_code == 429
        assert 0 < int(answer.headers["retry-after"]) <= 3600
        assert answer.json()["message"]["key"] == "web-too-often"
        spoofed = place.stranger(**{"x-forwarded-for": "9.9.9.9, 1.1.1.1"})
        await spoofed.post("/api/session/guest", 429, name="Ana")
        await far.post("/api/session/guest", 201, name="Ana")

    in_place(tmp_path, body, Settings(pace=Pace(guests="2/hour"), proxied=True))


def test_without_a_proxy_of_ours_nobody_chooses_their_address(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        for number, status in enumerate((201, 201, 429)):
            visitor = place.stranger(**{"x-forwarded-for": f"10.0.0.{number}"})
            await visitor.post("/api/session/guest", status, name="Ana")

    in_place(tmp_path, body, Settings(pace=Pace(guests="2/hour")))


def test_rooms_and_words_are_limited_for_each_person(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, other = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await host.post("/api/rooms", 429, game="lepanto", scenario="learning", mine=["christian"])
        await other.new_room()
        path = f"/api/rooms/{room['id']}/chat"
        await host.post(path, 201, words="1")
        await host.post(path, 429, words="2")

    in_place(tmp_path, body, Settings(pace=Pace(rooms="1/hour", chat="1/hour")))


def test_a_fault_of_ours_shows_nothing_of_our_inside_and_no_secret_in_the_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    secrets: list[str] = []

    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(entropy="salt-of-the-earth", bots={"islamic": "random"}, public=False)
        await host.get(f"/api/links/{room['link']}")
        await place.stranger().post("/api/session/password", 404, email="a@b.c", password="hunter-two-hunter")
        table = await place.engine.table(room["id"])
        secrets.extend(
            (host.client.cookies["maestre"], room["link"], table.header.seed, "salt-of-the-earth", "hunter-two-hunter")
        )

        async def broken(room: str) -> None:
            raise RuntimeError(secrets)

        place.desk.room = broken  # type: ignore[method-assign]
        answer = await host.client.get(f"/api/rooms/{room['id']}", headers={"x-token": secrets[0]})
        assert answer.status_code == 500
        told = {"error": "Fault", "rule": "", "message": {"key": "server-fault", "args": []}, "flaws": []}
        assert answer.json() == told
        async with host.socket() as socket:
            assert (await socket.watch(room["id"], "christian"))["problem"]["error"] == "Fault"

    in_place(tmp_path, body)
    written = "".join(capfd.readouterr())
    assert "server fault" in written
    assert "RuntimeError" in written
    for secret in secrets:
        assert secret
        assert secret not in written


def test_operators_see_requests_sockets_and_calls(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(bots={"islamic": "random"})
        assert (await host.client.get("/healthz")).text == "ok"
        assert (await host.client.get("/readyz")).json() == {"desk": "ok"} | {
            f"engine {key}": "ok" for key in installed()
        }
        async with host.socket() as socket:
            await socket.watch(room["id"], "christian")
            written = place.figures()
        assert 'maestre_requests_total{route="/api/rooms",status="201"} 1.0' in written
        assert "maestre_sockets 1.0" in written
        assert 'maestre_frames_total{kind="Watch"} 1.0' in written
        assert 'maestre_call_seconds_count{kind="open"} 1.0' in written
        assert room["id"] not in written

    in_place(tmp_path, body)


def test_without_a_built_client_its_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        page = await place.stranger().client.get("/join/abc")
        assert page.status_code == 200
        assert "make web" in page.text

    in_place(tmp_path / "home", body, msgspec.structs.replace(EASY, client=tmp_path / "none"))


def test_the_built_client_is_served_with_its_page_for_every_address_of_its_own(tmp_path: Path) -> None:
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>M</title>", encoding="utf-8")
    (built / "assets" / "app-1a2b.js").write_text("let x = 1;" * 500, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")

    async def body(place: Place) -> None:
        client = place.stranger().client
        for path in (
            "/",
            "/join/abc",
            "/room/r1",
            "/room/r1/replay",
            "/account",
            "/rules/lepanto",
            "/rules/lepanto/5.2.a",
        ):
            page = await client.get(path)
            assert page.text == "<!doctype html><title>M</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app-1a2b.js")
        assert script.text == "let x = 1;" * 500
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        known = {"if-none-match": script.headers["etag"]}
        assert (await client.get("/assets/app-1a2b.js", headers=known)).status_code == 304
        for path in ("/assets/none.js", "/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert (await client.get(path)).status_code == 404

    in_place(tmp_path / "home", body, msgspec.structs.replace(EASY, client=built))


def test_the_description_says_of_nothing_that_it_may_be_of_one_kind_only_or_of_any(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ahead = [(await place.stranger().client.get("/schema/openapi.json")).json()]
        seen = 0
        while ahead:
            part = ahead.pop()
            if isinstance(part, dict):
                seen += "oneOf" in part
                assert {} not in part.get("oneOf", ()) or len(part["oneOf"]) == 1, part
            ahead += part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        assert seen > 10

    in_place(tmp_path, body)


def test_the_description_declares_every_error_as_a_problem(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        described = (await place.stranger().client.get("/schema/openapi.json")).json()
        routes = [(path, method, route) for path, all_ in described["paths"].items() for method, route in all_.items()]
        assert len(routes) == 87
        for path, method, route in routes:
            assert {"400", "413", "429", "500", "503"} <= set(route["responses"]), (path, method)
            assert ("401" in route["responses"]) or not any(
                need.get("session") == [] for need in route.get("security", ())
            )
            assert method == "get" or "403" in route["responses"], (path, method)
            for status, answer in route["responses"].items():
                if status >= "400":
                    assert answer["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
            assert not [
                given for given in route.get("parameters", []) if given["name"] in {"house", "person", "visitor"}
            ]

    in_place(tmp_path, body)


def test_everything_the_web_tier_says_is_written_in_both_languages() -> None:
    ours = (PACKAGE / "web" / "ftl", PACKAGE / "ftl", MESSAGES, LESSONS)
    assert problems(*ours) == ()
    files = [*(PACKAGE / "web").rglob("*.py"), PACKAGE / "alone" / "people.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    said = re.findall(r'(?:Barred|Missing|Refused|SignedOut|Unknown|Unreadable)\(\s*"", "([a-z-]+)"', code)
    said += re.findall(r'"(web-[a-z-]+|server-fault)"', code)
    for language in ("es", "en"):
        assert set(said) <= set(Speaker(language, *ours).keys())
        assert Speaker(language, *ours).say(Message.of("web-too-often", seconds=3))
