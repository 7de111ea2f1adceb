"""The desk of a home computer keeps everything in one file that is always whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from maestre.play import Refused, Unknown
from maestre.server.desk import Clock, Plan, Stage
from maestre.server.home import FILE, HomeDesk
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
        substitute = await desk.sit(room.id, "islamic", ana, "")
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
