"""The desk of a home computer keeps everything in one file that is always whole."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from secrets import token_hex

import pytest
from msgspec.structs import replace

from maestre.play import Refused, Together, Unknown
from maestre.server.alone.people import FILE, HomeDesk
from maestre.server.lobby import Clock, Plan, Stage
from maestre.server.wire import Done, Say
from tests.server.web.place import Place, in_place

PLAN = Plan("lepanto", 1, "learning", {}, ("christian",), {}, ("islamic",), Clock(60, 5, 100), entropy="salt")


def test_another_desk_over_the_same_folder_knows_all(tmp_path: Path) -> None:
    async def body() -> None:
        desk = HomeDesk(tmp_path)
        ana, token = await desk.welcome("Ana", "es")
        room = await desk.make_room(ana, PLAN)
        blas, _ = await desk.welcome("Blas", "en")
        await desk.sit(room.id, "islamic", blas, "pepper")
        await desk.speak(room.id, ana, "hola")
        await desk.propose(room.id, "draw", "christian")
        await desk.seen(room.id, "christian", 7)
        await desk.seen(room.id, "christian", 3)
        again = HomeDesk(tmp_path)
        assert await again.who(token) == ana
        assert await again.room(room.id) == await desk.room(room.id)
        found = await again.by_link(room.link)
        assert found is not None
        assert found.id == room.id
        assert await again.entropy(room.id) == {"christian": "salt", "islamic": "pepper"}
        assert [said.words for said in await again.spoken(room.id)] == ["hola"]
        assert await again.last_seen(room.id, "christian") == 7
        assert token not in (tmp_path / FILE).read_text(encoding="utf-8")

    asyncio.run(body())


def test_seats_are_taken_once_and_freed_or_given_up(tmp_path: Path) -> None:
    async def body() -> None:
        desk = HomeDesk(tmp_path)
        ana, _ = await desk.welcome("Ana", "es")
        blas, _ = await desk.welcome("Blas", "es")
        room = await desk.make_room(ana, PLAN)
        with pytest.raises(Refused, match="seat-taken"):
            await desk.sit(room.id, "christian", blas, "")
        with pytest.raises(Refused, match="seat-not-yours"):
            await desk.stand_up(room.id, "christian", blas.id)
        with pytest.raises(Unknown, match="unknown-seat"):
            await desk.sit(room.id, "green", blas, "")
        with pytest.raises(Unknown, match="room-unknown"):
            await desk.sit("nowhere", "islamic", blas, "")
        await desk.sit(room.id, "islamic", blas, "pepper")
        freed = await desk.stand_up(room.id, "islamic", blas.id)
        assert freed.seats[1].person == ""
        assert await desk.entropy(room.id) == {"christian": "salt"}
        await desk.sit(room.id, "islamic", blas, "")
        await desk.move_stage(room.id, Stage.PLAYING)
        left = await desk.stand_up(room.id, "islamic", blas.id)
        assert left.seats[1].gone
        assert left.held_by(blas.id) == ()
        substitute = await desk.sit(room.id, "islamic", ana, "", hides=False)
        assert substitute.held_by(ana.id) == ("christian", "islamic")

    asyncio.run(body())


def test_whoever_signs_out_is_known_no_more(tmp_path: Path) -> None:
    async def body() -> None:
        desk = HomeDesk(tmp_path)
        _, token = await desk.welcome("Ana", "es")
        assert await desk.who(token) is not None
        await desk.sign_out(token)
        assert await desk.who(token) is None
        assert await HomeDesk(tmp_path).who(token) is None

    asyncio.run(body())


def test_rooms_that_wait_for_me_come_first(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        waits = await host.new_room(mine=["christian", "islamic"])
        newer = await host.new_room()
        assert [room["id"] for room in (await host.get("/api/rooms"))["mine"]] == [waits["id"], newer["id"]]

    in_place(tmp_path, body)


def test_after_a_restart_the_server_goes_on_with_games_and_guests(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(mine=["christian", "islamic"])
        kept.update(room=room["id"], token=host.client.cookies["maestre"])

    async def after(place: Place) -> None:
        host = place.stranger()
        host.client.cookies.set("maestre", kept["token"])
        assert (await host.get("/api/me"))["person"]["name"] == "Ana"
        async with host.socket() as socket:
            assert (await socket.watch(kept["room"], "christian"))["is"] == "whole"
            await socket.call(**{"is": "leave", "game": kept["room"], "seat": "christian", "reply": "l"})
        assert (await host.get(f"/api/rooms/{kept['room']}"))["stage"] == "over"

    in_place(tmp_path, before)
    in_place(tmp_path, after)


def test_at_home_too_who_sealed_does_not_lose_on_time_and_each_round_has_its_own_time(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        clock = {"bank": 100, "turn": 10, "most": 100}
        room = await host.new_room(game="tercios", mine=["blue"], clock=clock)
        await friend.joins(room, "red")
        path, sides = f"/api/rooms/{room['id']}", {"blue": host, "red": friend}

        def let_pass(seconds: int) -> None:
            kept = place.desk._kept
            found = kept.rooms[room["id"]]
            gone = timedelta(seconds=seconds)
            seats = tuple(replace(seat, since=seat.since and seat.since - gone) for seat in found.seats)
            kept.rooms[room["id"]] = replace(found, seats=seats)
            kept.sealed = {name: at - gone for name, at in kept.sealed.items()}

        async def say(seat: str) -> None:
            call = Say(room["id"], seat, token_hex(4), await place.answer(room["id"], seat))
            assert isinstance(await place.engine.answer(call), Done)

        for _ in range(200):
            table = await place.engine.table(room["id"])
            if isinstance(table.request, Together):
                break
            await say(table.waiting()[0])
        before = {seat["seat"]: seat for seat in (await host.get(path))["seats"]}
        await say("blue")
        let_pass(50)
        seen = {seat["seat"]: seat for seat in (await host.get(path))["seats"]}
        assert [seen[side]["since"] is not None for side in sides] == [True, True], "nobody may know who has sealed"
        await say("red")
        after = {seat["seat"]: seat["left"] for seat in (await host.get(path))["seats"]}
        assert after == {"blue": 100, "red": before["red"]["left"] - 40}
        while not isinstance((await place.engine.table(room["id"])).request, Together):
            await say((await place.engine.table(room["id"])).waiting()[0])
        await say("blue")
        let_pass(1000)
        assert await place.desk.overdue(room["id"]) == ["red"]
        assert (await friend.post(f"{path}/claim", 409, seat="blue"))["message"]["key"] == "web-not-overdue"
        assert (await host.post(f"{path}/claim", seat="red"))["stage"] == "over"

    in_place(tmp_path, body)


def test_at_home_too_a_seat_that_was_left_goes_to_nobody_who_has_seen_the_other_side(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, third = [await place.guest(name) for name in ("Ana", "Blas", "Cid")]
        room = await host.new_room(game="mistral", scenario="winter-1744", mine=["british"])
        link, path = f"/api/links/{room['link']}/seat", f"/api/rooms/{room['id']}"
        await friend.joins(room, "bourbon")
        await friend.post(f"{path}/leave", seat="bourbon")
        assert (await host.post(link, 409, seat="bourbon"))["message"]["key"] == "seat-other-side"
        await third.joins(room, "bourbon")
        await host.post(f"{path}/leave", seat="british")
        assert (await friend.post(link, 409, seat="british"))["message"]["key"] == "seat-other-side"

    in_place(tmp_path, body)
