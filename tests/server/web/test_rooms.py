"""Rooms over HTTP: made, joined by a link, begun with the last seat, left, and agreed in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from maestre.play import Record, find, verified
from maestre.server.lobby import Room, Stage
from maestre.server.pools import pool as pools
from maestre.server.pools.pool import Lane
from tests.server.sums import after
from tests.server.web.place import EASY, Place, in_place, until


def test_a_game_begins_when_the_last_seat_is_taken_by_the_link(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room(entropy="salt", public=False)
        assert room["stage"] == "waiting"
        assert room["link"]
        seen = await friend.get(f"/api/links/{room['link']}")
        assert seen["link"] == ""
        joined = await friend.joins(room)
        assert joined["stage"] == "playing"
        assert joined["link"] == room["link"]
        table = await place.engine.table(room["id"])
        assert table.header.seats == {"christian": host.person["id"], "islamic": friend.person["id"]}
        assert table.header.entropy == {"christian": "salt", "islamic": "mine"}
        assert table.header.commitment == room["commitment"] == seen["commitment"]
        assert (await host.get(f"/api/rooms/{room['id']}"))["waiting"] == ["christian"]

    in_place(tmp_path, body)


def test_of_two_who_want_a_seat_one_gets_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        room = await (await place.guest("Ana")).new_room()
        await (await place.guest("Blas")).joins(room)
        late = await place.guest("Cid")
        problem = await late.post(f"/api/links/{room['link']}/seat", 409, seat="islamic")
        assert problem["message"]["key"] == "seat-taken"
        assert (await late.post(f"/api/links/{room['link']}/seat", 404, seat="nobody"))["error"] == "Missing"

    in_place(tmp_path, body)


def test_a_game_against_a_bot_begins_at_once(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        room = await (await place.guest("Ana")).new_room(bots={"islamic": "veteran"})
        assert room["stage"] == "playing"

    in_place(tmp_path, body)


def test_a_game_that_no_engine_could_begin_begins_when_its_room_is_opened(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        pledged = await host.post("/api/commitments", 201, game="lepanto")
        place.engines.away = True
        room = await host.new_room(bots={"islamic": "random"}, **pledged)
        assert room["stage"] == "waiting"
        assert (await host.get(f"/api/rooms/{room['id']}"))["stage"] == "waiting"
        place.engines.away = False
        assert (await host.get(f"/api/rooms/{room['id']}"))["stage"] == "playing"

    in_place(tmp_path, body)


def test_what_cannot_be_played_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        make = "/api/rooms"
        wanted = {"game": "lepanto", "scenario": "learning"}
        for status, key, change in (
            (404, "unknown-game", {"game": "chess"}),
            (404, "unknown-scenario", {"scenario": "moon"}),
            (404, "unknown-seat", {"mine": ["green"]}),
            (404, "unknown-option", {"options": {"luck": True}}),
            (409, "seat-twice", {"mine": ["christian"], "bots": {"christian": "random"}}),
            (409, "no-agent-for-game", {"bots": {"christian": "deep"}}),
            (409, "web-clock-bounds", {"clock": {"bank": 10, "turn": 1, "most": 5}}),
        ):
            problem = await host.post(make, status, **{**wanted, **change})
            assert problem["message"]["key"] == key
        assert (await host.get("/api/rooms"))["mine"] == []

    in_place(tmp_path, body)


def test_rooms_are_listed_as_mine_and_as_open(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, other = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await host.new_room(public=False)
        assert len((await host.get("/api/rooms"))["mine"]) == 2
        listed = await other.get("/api/rooms")
        assert [(found["id"], found["link"]) for found in listed["open"]] == [(room["id"], room["link"])]
        assert listed["mine"] == []
        await other.joins(room)
        watched = (await (await place.guest("Carla")).get("/api/rooms"))["open"]
        assert [(found["id"], found["link"]) for found in watched] == [(room["id"], "")], "once full, for players alone"

    in_place(tmp_path, body)


def test_a_list_says_how_far_a_game_has_come(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(mine=["christian", "islamic"])
        table = await place.engine.table(room["id"])
        begun = table.turn_start

        async def stands() -> object:
            return (await host.get("/api/rooms"))["mine"][0]["stands"]

        assert await stands() == {"key": "tracker-turns", "args": [["turn", 1], ["last", 8], ["left", 7]]}
        async with host.socket() as socket:
            for reply in range(400):
                if table.turn_start > begun:
                    break
                seat = table.waiting()[0]
                answer = await place.answer(room["id"], seat)
                call = {"is": "say", "game": room["id"], "seat": seat, "reply": str(reply), "answer": answer}
                assert (await socket.call(**call))["is"] == "done"
        assert await stands() == {"key": "tracker-turns", "args": [["turn", 2], ["last", 8], ["left", 6]]}

    in_place(tmp_path, body)


def test_a_draw_needs_everybody_and_ends_the_game_whose_record_is_then_handed_out(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}"
        early = await host.get(f"{path}/record", 409)
        assert early["message"]["key"] == "web-record-until-over"
        proposed = await host.post(f"{path}/proposals", kind="draw", seat="christian")
        assert proposed["proposals"] == [{"kind": "draw", "by": "christian", "agreed": ["christian"]}]
        assert (await friend.delete(f"{path}/proposals/draw"))["proposals"] == []
        await host.post(f"{path}/proposals", kind="draw", seat="christian")
        assert (await host.get(path))["outcome"] is None
        assert (await friend.post(f"{path}/proposals", kind="draw", seat="islamic"))["stage"] == "over"
        listed = (await host.get("/api/rooms"))["mine"]
        assert [(found["outcome"]["winner"], found["outcome"]["reason"]) for found in listed] == [
            (None, "ending-agreed")
        ]
        record = Record.parse((await friend.client.get(f"{path}/record")).content)
        assert verified(find("lepanto"), record).outcome is not None

    in_place(tmp_path, body)


def test_an_undo_on_which_both_agree_takes_back_the_last_answer(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await friend.joins(room)
        table = await place.engine.table(room["id"])
        before = table.fingerprint()
        answer = await place.answer(room["id"], "christian")
        async with host.socket() as socket:
            said = await socket.call(
                **{"is": "say", "game": room["id"], "seat": "christian", "reply": "1", "answer": answer}
            )
            assert said["is"] == "done"
        assert (await place.engine.table(room["id"])).fingerprint() != before
        path = f"/api/rooms/{room['id']}/proposals"
        await friend.post(path, kind="undo", seat="islamic")
        assert (await host.post(path, kind="undo", seat="christian"))["proposals"] == []
        assert (await place.engine.table(room["id"])).fingerprint() == before

    in_place(tmp_path, body)


def test_bots_agree_to_an_undo_but_to_no_draw(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(bots={"islamic": "random"})
        path = f"/api/rooms/{room['id']}/proposals"
        assert (await host.post(path, 409, kind="draw", seat="christian"))["message"]["key"] == "web-bots-do-not-draw"
        assert (await host.post(path, 409, kind="undo", seat="christian"))["error"] == "CannotUndo"

    in_place(tmp_path, body)


def test_the_clock_stops_when_both_agree(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room(clock={"bank": 60, "turn": 5, "most": 100})
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}/proposals"
        running = {seat["seat"]: seat["since"] for seat in (await host.get(f"/api/rooms/{room['id']}"))["seats"]}
        assert running["christian"]
        assert running["islamic"] is None
        assert not (await host.post(path, kind="pause", seat="christian"))["paused"]
        paused = await friend.post(path, kind="pause", seat="islamic")
        assert paused["paused"]
        assert [seat["since"] for seat in paused["seats"]] == [None, None]
        assert (await host.post(path, 409, kind="pause", seat="christian"))["message"]["key"] == "web-clock-is-so"

    in_place(tmp_path, body)


def test_a_seat_out_of_time_is_claimed_by_the_other_and_by_nobody_else(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, other = [await place.guest(name) for name in ("Ana", "Blas", "Cid")]
        room = await host.new_room(clock={"bank": 1, "turn": 0, "most": 1})
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}/claim"
        assert (await friend.post(path, 409, seat="christian"))["message"]["key"] == "web-not-overdue"
        kept = place.desk._kept.rooms
        late = [{**seat, "left": -1} for seat in (await host.get(f"/api/rooms/{room['id']}"))["seats"]]
        import msgspec

        from maestre.server.lobby import Seat

        kept[room["id"]] = msgspec.structs.replace(kept[room["id"]], seats=msgspec.convert(late, tuple[Seat, ...]))
        assert (await other.post(path, 403, seat="christian"))["message"]["key"] == "web-players-only"
        assert (await host.post(path, 403, seat="christian"))["message"]["key"] == "web-others-only"
        assert (await friend.post(path, seat="christian"))["stage"] == "over"

    in_place(tmp_path, body)


def test_a_seat_that_was_left_goes_to_a_bot_or_to_a_substitute(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, third = [await place.guest(name) for name in ("Ana", "Blas", "Cid")]
        room = await host.new_room(public=False)
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}"
        assert (await host.post(f"{path}/bot", 409, seat="islamic"))["message"]["key"] == "web-not-overdue"
        await friend.post(f"{path}/leave", seat="islamic")
        await friend.get(path, 404)
        assert (await third.joins(room))["stage"] == "playing"
        table = await place.engine.table(room["id"])
        assert dict(table.seating.holders)["islamic"] == third.person["id"]
        await third.post(f"{path}/leave", seat="islamic")
        after = await host.post(f"{path}/bot", seat="islamic", bot="random")
        assert [seat["bot"] for seat in after["seats"] if seat["seat"] == "islamic"] == ["random"]
        table = await place.engine.table(room["id"])
        assert dict(table.seating.holders)["islamic"] == "bot:random"

    in_place(tmp_path, body)


def test_a_room_that_its_only_player_leaves_is_closed_and_cannot_be_joined(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        await host.post(f"/api/rooms/{room['id']}/leave", seat="christian")
        found = await place.desk.room(room["id"])
        assert found is not None
        assert found.stage is Stage.CLOSED
        assert (await friend.post(f"/api/links/{room['link']}/seat", 409, seat="islamic"))["message"][
            "key"
        ] == "room-over"

    in_place(tmp_path, body)


def test_a_free_seat_may_be_given_to_a_bot_before_the_game(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room()
        assert (await host.post(f"/api/rooms/{room['id']}/bot", seat="islamic", bot="random"))["stage"] == "playing"

    in_place(tmp_path, body)


def test_players_talk_among_themselves(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, other = [await place.guest(name) for name in ("Ana", "Blas", "Cid")]
        room = await host.new_room()
        await friend.joins(room)
        path = f"/api/rooms/{room['id']}/chat"
        await host.post(path, 201, words="¡A la mar!")
        second = await friend.post(path, 201, words="Voy")
        assert [said["words"] for said in await host.get(f"{path}?after={second['id'] - 1}")] == ["Voy"]
        assert (await other.get(path, 403))["message"]["key"] == "web-players-only"
        await other.post(path, 403, words="hola")

    in_place(tmp_path, body)


def test_a_replay_shows_how_the_game_went(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(mine=["christian", "islamic"])
        async with host.socket() as socket:
            for number in range(3):
                answer = await place.answer(room["id"], "christian")
                await socket.call(
                    **{"is": "say", "game": room["id"], "seat": "christian", "reply": f"{number}", "answer": answer}
                )
        replayed = await host.get(f"/api/rooms/{room['id']}/replay?seat=christian&since=0")
        assert replayed["start"]["seat"] == "christian"
        assert len(replayed["events"]) == 3
        await host.get(f"/api/rooms/{room['id']}/replay?since=x", 400)

    in_place(tmp_path, body)


def test_a_replay_is_given_up_when_its_browser_goes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LONGEST_WAIT", 60.0)

    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(mine=["christian", "islamic"])
        figures = place.engine.pool.figures[Lane.LONG]
        held = asyncio.create_task(place.engine.pool.ask(Lane.LONG, "p:other", after, 11))
        await until(lambda: figures.running == 1, "the process is busy")
        asking = asyncio.create_task(host.client.get(f"/api/rooms/{room['id']}/replay"))
        await until(lambda: figures.waiting == 1, "it waits for its turn")
        asking.cancel()
        await until(lambda: figures.waiting == 0, "nobody waits for it")
        assert not held.done(), "nor was it that it got its turn"
        held.cancel()
        await asyncio.gather(held, return_exceptions=True)

    in_place(tmp_path, body)


def test_the_lobby_is_read_once_for_all_who_ask_within_a_moment_and_anew_when_a_room_is_made(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        asked = 0
        read = place.desk.open_rooms

        async def counted() -> list[Room]:
            nonlocal asked
            asked += 1
            return await read()

        place.desk.open_rooms = counted  # type: ignore[method-assign]
        host, other = await place.guest("Ana"), await place.guest("Cid")
        await asyncio.gather(*(other.get("/api/rooms") for _ in range(20)))
        assert asked == 1
        room = await host.new_room()
        assert [found["id"] for found in (await other.get("/api/rooms"))["open"]] == [room["id"]]
        assert asked == 2

    in_place(tmp_path, body, msgspec.structs.replace(EASY, lobby=60.0))
