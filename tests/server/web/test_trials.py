"""Trying out how a game under way may go on, over HTTP: who may, from what, and what nobody else hears of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from maestre.server.web import Pace, Settings
from tests.server.web.place import EASY, Place, Visitor, in_place

TERCIOS: dict[str, Any] = {"game": "tercios", "scenario": "learning", "mine": ["blue"]}
ON: dict[str, Any] = {"version": 0, "mine": "blue", "bot": "veteran"}


async def tries(visitor: Visitor, room: dict[str, Any], status: int = 201, **form: Any) -> Any:
    return await visitor.post(f"/api/rooms/{room['id']}/moments", status, **ON | form)


async def against(ana: Visitor, ben: Visitor, *, trials: bool) -> dict[str, Any]:
    """Begin a game of two people, who may or may not try things out."""
    room = await ana.post("/api/rooms", 201, **TERCIOS, public=False, trials=trials)
    begun = await ben.post(f"/api/links/{room['link']}/seat", 201, seat="red", trials=trials)
    assert begun["stage"] == "playing"
    assert begun["trials"] is trials
    room_of: dict[str, Any] = begun
    return room_of


def test_against_the_computer_one_always_may(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        live = await ana.post("/api/rooms", 201, **TERCIOS, bots={"red": "veteran"})
        made = await tries(ana, live)
        assert made["moment"] == {"game": live["id"], "seat": "blue", "version": 0, "live": True}
        assert (made["public"], made["stage"]) == (False, "playing")
        assert [(seat["person"] != "", seat["bot"]) for seat in made["seats"]] == [(True, ""), (False, "veteran")]
        again = await tries(ana, made)
        assert again["moment"]["game"] == made["id"], "a trial is tried out like any game against the computer"

    in_place(tmp_path, body)


def test_against_people_only_where_all_agreed_when_the_room_was_made(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        plain = await against(ana, ben, trials=False)
        for visitor, seat in ((ana, "blue"), (ben, "red")):
            assert (await tries(visitor, plain, 409, mine=seat))["message"]["key"] == "web-no-trials"
        agreed = await against(ana, ben, trials=True)
        for visitor, seat in ((ana, "blue"), (ben, "red")):
            assert (await tries(visitor, agreed, mine=seat))["moment"]["seat"] == seat

    in_place(tmp_path, body)


def test_whoever_takes_a_seat_accepts_trials(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        room = await ana.post("/api/rooms", 201, **TERCIOS, public=False, trials=True)
        link = f"/api/links/{room['link']}"
        assert (await ben.get(link))["trials"] is True
        assert (await ben.post(f"{link}/seat", 409, seat="red"))["message"]["key"] == "web-trials-to-accept"
        assert (await ben.post(f"{link}/seat", 201, seat="red", trials=True))["stage"] == "playing"

    in_place(tmp_path, body)


def test_only_from_ones_own_seat_and_nobody_else_sees_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, ben, eva = [await place.guest(name) for name in ("Ana", "Ben", "Eva")]
        live = await against(ana, ben, trials=True)
        assert (await tries(ben, live, 403))["message"]["key"] == "web-not-your-seat"
        await tries(eva, live, 404)
        before = await ben.get(f"/api/rooms/{live['id']}")
        async with ben.socket() as socket:
            await socket.watch(live["id"], "red")
            made = await tries(ana, live)
            await socket.nothing_more()
            assert (await socket.watch(made["id"], ""))["is"] == "problem"
        assert await ben.get(f"/api/rooms/{live['id']}") == before, "the game under way feels nothing of it"
        for other in (ben, eva):
            await other.get(f"/api/rooms/{made['id']}", 404)
            assert made["id"] not in str(await other.get("/api/rooms"))

    in_place(tmp_path, body)


def test_a_trial_begins_at_once_or_never(tmp_path: Path) -> None:
    """Who has left meanwhile, and whose seat somebody else has, must not see by it what they see."""

    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        live = await against(ana, ben, trials=True)
        place.engines.away = True
        await tries(ana, live, 503)
        place.engines.away = False
        mine = (await ana.get("/api/rooms"))["mine"]
        assert [room["id"] for room in mine] == [live["id"]], "what did not begin is closed and takes no room"
        await ana.post(f"/api/rooms/{live['id']}/leave", 200, seat="blue")
        await tries(ana, live, 403)

    in_place(tmp_path, body)


def test_what_is_over_is_played_on_as_before(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        live = await ana.post("/api/rooms", 201, **TERCIOS, bots={"red": "veteran"})
        async with ana.socket() as socket:
            await socket.watch(live["id"], "blue")
            await socket.call(**{"is": "leave", "game": live["id"], "seat": "blue", "reply": "1"})
        made = await tries(ana, live)
        assert made["moment"]["live"] is False

    in_place(tmp_path, body)


def test_a_person_has_a_share_of_trials(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        live = await ana.post("/api/rooms", 201, **TERCIOS, bots={"red": "veteran"})
        await tries(ana, live)
        assert (await tries(ana, live, 429))["message"]["key"] == "web-too-often"

    in_place(tmp_path, body, Settings(pace=Pace(analyses="1/minute"), client=EASY.client))
