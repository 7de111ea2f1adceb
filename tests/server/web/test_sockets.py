"""The socket: whole first, then events in order; only one's own seats; and whatever is sent, the server stays up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET, create_connection
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import websockets

from maestre.server.pools.pool import Lane
from maestre.server.web import Caps, Pace, Settings
from tests.server.sums import after
from tests.server.web.place import EASY, PATIENT, Place, Socket, Visitor, in_place, until


async def two_players(place: Place, **how: Any) -> tuple[Visitor, Visitor, str]:
    """A game of two guests under way."""
    host, friend = await place.guest("Ana"), await place.guest("Blas")
    room = await host.new_room(**how)
    await friend.joins(room)
    return host, friend, room["id"]


async def say(place: Place, socket: Socket, room: str, reply: str, seat: str = "christian") -> Any:
    answer = await place.answer(room, seat)
    return await socket.call(**{"is": "say", "game": room, "seat": seat, "reply": reply, "answer": answer})


def test_whoever_watches_gets_everything_then_each_change_in_order(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        async with host.socket() as mine, friend.socket() as theirs:
            await mine.watch(room, "christian")
            whole = await theirs.watch(room, "islamic")
            assert whole["seat"] == "islamic"
            assert whole["header"]["seed"] == ""
            version = whole["version"]
            for number in range(3):
                assert (await say(place, mine, room, f"r{number}"))["is"] == "done"
                event = await theirs.next("event")
                assert event["before"] == version
                version = event["version"]
            assert (await theirs.watch(room, "islamic"))["version"] == version

    in_place(tmp_path, body)


def test_an_answer_sent_twice_counts_once(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            answer = await place.answer(room, "christian")
            call = {"is": "say", "game": room, "seat": "christian", "reply": "same", "answer": answer}
            first, second = await socket.call(**call), await socket.call(**call)
            assert first == second
            assert first["is"] == "done"

    in_place(tmp_path, body)


def test_whoever_waits_for_a_game_gets_it_when_it_begins(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend = await place.guest("Ana"), await place.guest("Blas")
        room = await host.new_room()
        async with host.socket() as socket:
            await socket.send(**{"is": "watch", "room": room["id"], "seat": "christian"})
            assert (await socket.next("room"))["room"]["stage"] == "waiting"
            await friend.joins(room)
            assert (await socket.next("whole"))["seat"] == "christian"

    in_place(tmp_path, body)


def test_a_seat_is_watched_and_moved_by_its_holder_alone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        nobody = place.stranger()
        async with friend.socket() as theirs, nobody.socket() as strange:
            for socket in (theirs, strange):
                problem = await socket.watch(room, "christian")
                assert problem["problem"]["message"]["key"] == "web-not-your-seat"
                refused = await say(place, socket, room, "x")
                assert refused["problem"]["message"]["key"] == "web-not-your-seat"
                for kind in ("look", "check", "undo", "stand", "leave", "offers", "chances", "hint", "delegate"):
                    call: dict[str, Any] = {
                        "is": kind,
                        "game": room,
                        "seat": "christian",
                        "reply": "y",
                        "answer": {},
                        "orders": [],
                    }
                    assert (await socket.call(**call))["problem"]["error"] == "Barred"
                assert (await socket.call(**{"is": "offers", "game": room, "seat": ""}))["problem"]["error"] == "Barred"
            assert (await strange.watch(room))["seat"] == ""
        table = await place.engine.table(room)
        assert table.outcome is None
        assert host.person

    in_place(tmp_path, body)


def test_a_private_game_is_for_its_players_alone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place, public=False)
        stranger = await place.guest("Cid")
        async with stranger.socket() as strange, host.socket() as mine:
            assert (await strange.watch(room))["problem"]["message"]["key"] == "web-no-such-room"
            look = {"is": "look", "game": room, "seat": ""}
            assert (await strange.call(**look))["problem"]["message"]["key"] == "web-no-such-room"
            assert (await mine.watch(room))["is"] == "whole"

    in_place(tmp_path, body)


def test_calls_that_only_the_server_makes_are_not_read_from_a_browser(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            for kind in ("open", "settle", "take-over", "replay", "log"):
                call = {"is": kind, "game": room, "seat": "christian", "reply": "z", "holder": "bot:random"}
                await socket.send(**{"is": "call", "id": 1, "call": call})
                assert (await socket.next("problem"))["problem"]["message"]["key"] == "web-frame-unreadable"
            undo = {"is": "undo", "game": room, "seat": "christian", "reply": "u", "agreed": ["christian", "islamic"]}
            assert (await socket.call(**undo))["problem"]["message"]["key"] == "web-agree-by-proposal"

    in_place(tmp_path, body)


def test_a_deed_that_is_done_gives_up_what_was_asked_before_it_and_so_does_whoever_goes(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        pool = place.engine.pool
        figures = pool.figures[Lane.LONG]
        held = asyncio.create_task(pool.ask(Lane.LONG, "p:other", after, 8))
        seat = {"game": room, "seat": "christian"}
        async with host.socket() as socket:
            await socket.send(**{"is": "call", "id": 7, "call": {"is": "chances", **seat, "answer": {"verb": "end"}}})
            refused = await socket.call(**{"is": "say", **seat, "reply": "no", "answer": {"verb": "nonsense"}})
            assert refused["is"] == "refusal"
            await until(lambda: figures.waiting == 1, "what was refused decides nothing")
            done = await socket.call(**{"is": "say", **seat, "reply": "end", "answer": {"verb": "end"}})
            assert done["is"] == "done"
            problem = await socket.next("problem")
            assert (problem["id"], problem["problem"]["message"]["key"]) == (7, "question-overtaken")
            await until(lambda: figures.waiting == 0, "nobody waits for it")
            await socket.send(**{"is": "call", "id": 9, "call": {"is": "chances", **seat, "answer": {"verb": "end"}}})
            await until(lambda: figures.waiting == 1, "asked again")
        await until(lambda: figures.waiting == 0, "whoever goes waits for nothing")
        held.cancel()
        await asyncio.gather(held, return_exceptions=True)

    in_place(tmp_path, body)


def test_a_question_that_is_let_go_of_waits_no_more_and_gets_no_answer(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        pool = place.engine.pool
        figures = pool.figures[Lane.LONG]
        held = asyncio.create_task(pool.ask(Lane.LONG, "p:other", after, 8))
        chances = {"is": "chances", "game": room, "seat": "christian", "answer": {"verb": "end"}}
        async with host.socket() as socket:
            for number in (7, 8):
                await socket.send(**{"is": "call", "id": number, "call": chances})
            await until(lambda: figures.waiting == 2, "both are asked")
            await socket.send(**{"is": "give-up", "id": 7})
            await until(lambda: figures.waiting == 1, "one is let go of")
            await socket.send(**{"is": "give-up", "id": 7})
            await socket.send(**{"is": "give-up", "id": 12})
            held.cancel()
            assert (await socket.next("answer"))["id"] == 8
        await asyncio.gather(held, return_exceptions=True)

    in_place(tmp_path, body)


def test_giving_up_ends_the_game_for_everybody_and_is_no_timeout(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        async with host.socket() as mine, friend.socket() as theirs:
            await theirs.watch(room, "islamic")
            await mine.call(**{"is": "leave", "game": room, "seat": "christian", "reply": "l", "why": "timeout"})
            assert (await theirs.next("event"))["outcome"]["reason"] == "ending-resigned"
            assert (await theirs.next("room"))["room"]["stage"] == "over"
        assert (await host.get(f"/api/rooms/{room}"))["stage"] == "over"

    in_place(tmp_path, body)


def test_words_and_links_go_to_players_alone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        watcher = await place.guest("Cid")
        async with watcher.socket() as seen, friend.socket() as theirs:
            await seen.watch(room)
            await theirs.watch(room, "islamic")
            await host.post(f"/api/rooms/{room}/chat", 201, words="hola")
            assert (await theirs.next("spoken"))["spoken"]["words"] == "hola"
            await host.post(f"/api/rooms/{room}/proposals", kind="undo", seat="christian")
            assert (await theirs.next("room"))["room"]["link"]
            frame = await seen.next("room", "spoken")
            assert frame["is"] == "room"
            assert frame["room"]["link"] == ""
            assert len(frame["room"]["proposals"]) == 1

    in_place(tmp_path, body)


def test_whoever_loses_a_seat_hears_no_more_of_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        async with friend.socket() as theirs, host.socket() as mine:
            await theirs.watch(room, "islamic")
            await friend.post(f"/api/rooms/{room}/leave", seat="islamic")
            assert (await theirs.next("problem"))["problem"]["message"]["key"] == "web-seat-lost"
            await say(place, mine, room, "after")
            await theirs.nothing_more()

    in_place(tmp_path, body)


def test_whoever_stops_watching_hears_nothing_and_is_taken_off_the_bus(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        async with host.socket() as mine, friend.socket() as theirs:
            await theirs.watch(room, "islamic")
            await theirs.send(**{"is": "unwatch", "room": room, "seat": "islamic"})
            await asyncio.sleep(0.1)
            await say(place, mine, room, "one")
            await theirs.nothing_more()
        assert "maestre_subjects 0.0" in place.figures()

    in_place(tmp_path, body)


def test_an_engine_that_is_away_is_a_problem_that_says_try_again(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            place.engines.away = True
            assert (await socket.watch(room, "christian"))["problem"]["message"]["key"] == "web-engine-away"
            away = await socket.call(**{"is": "look", "game": room, "seat": "christian"})
            assert away["problem"]["error"] == "EngineAway"
            ready = await host.client.get("/readyz")
            assert (ready.status_code, ready.json()["engine lepanto"]) == (200, "away")
            place.engines.away = False
            assert (await socket.watch(room, "christian"))["is"] == "whole"
            assert (await host.client.get("/readyz")).json()["engine lepanto"] == "ok"

    in_place(tmp_path, body)


GARBAGE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"watch"',
    '{"is": "watch"}',
    '{"is": "dance", "room": "x"}',
    '{"is": "watch", "room": 5}',
    '{"is": "call", "id": "one", "call": {}}',
    '{"is": "call", "id": 1, "call": {"is": "say"}}',
    '{"is": "watch", "room": "\\u0000"}',
    '{"is": "watch", "room": "\\ud800"}',
    "[" * 5000,
    "x" * 70_000,
    b"\x00\xff",
]


def test_garbage_is_answered_with_problems_and_the_socket_goes_on(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            for frame in GARBAGE:
                await socket.connection.send(frame)
                assert (await socket.next("problem"))["problem"]["error"] == "Unreadable", frame[:40]
            assert (await socket.watch(room, "christian"))["is"] == "whole"

    in_place(tmp_path, body)


def test_a_frame_beyond_all_measure_closes_its_own_socket_only(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as huge, host.socket() as other:
            await huge.connection.send("x" * 2_000_000)
            with pytest.raises(websockets.ConnectionClosed):
                await huge.next("problem")
            assert (await other.watch(room, "christian"))["is"] == "whole"

    in_place(tmp_path, body)


def test_the_pace_of_frames_is_a_persons_over_all_their_sockets(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, guest, room = await two_players(place)
        async with host.socket() as first, host.socket() as second, guest.socket() as other:
            for socket in (first, second):
                for _ in range(3):
                    await socket.send(**{"is": "unwatch", "room": room})
            assert (await second.next("problem"))["problem"]["error"] == "TooMuch"
            assert (await other.watch(room, "islamic"))["is"] == "whole"

    in_place(tmp_path, body, msgspec.structs.replace(EASY, pace=Pace(frames="5/minute")))


def test_whoever_does_what_the_rules_refuse_again_and_again_waits_and_whoever_only_checks_does_not(
    tmp_path: Path,
) -> None:
    async def body(place: Place) -> None:
        host, guest, room = await two_players(place)
        about = {"game": room, "seat": "christian", "answer": {"verb": "nonsense"}}
        async with host.socket() as socket, guest.socket() as other:
            for _ in range(5):
                assert (await socket.call(**{"is": "check", **about}))["is"] == "refusal"
            said = [await socket.call(**{"is": "say", "reply": f"r{n}", **about}) for n in range(3)]
            assert [reply["is"] for reply in said] == ["refusal"] * 3
            await socket.send(**{"is": "call", "id": 99, "call": {"is": "say", "reply": "r3", **about}})
            problem = (await socket.next("problem"))["problem"]
            assert problem["error"] == "TooMuch"
            assert dict(problem["message"]["args"])["seconds"] >= 1
            assert (await other.watch(room, "islamic"))["is"] == "whole"

    in_place(
        tmp_path, body, msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, refusals="3/minute"))
    )


def test_frames_that_come_too_fast_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            for _ in range(6):
                await socket.send(**{"is": "unwatch", "room": room})
            problem = (await socket.next("problem"))["problem"]
            assert problem["error"] == "TooMuch"
            assert dict(problem["message"]["args"])["seconds"] >= 1

    in_place(tmp_path, body, msgspec.structs.replace(EASY, pace=Pace(frames="5/minute")))


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with host.socket(Origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403
        async with host.socket(Origin=place.url) as socket:
            await socket.connection.send("{")
            assert (await socket.next("problem"))["is"] == "problem"

    in_place(tmp_path, body)


def test_a_socket_too_slow_for_its_frames_is_dropped_and_others_go_on(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        url = place.url.replace("http", "ws") + "/socket"
        cookie = {"Cookie": f"maestre={friend.client.cookies['maestre']}"}
        look = f'{{"is": "call", "id": 1, "call": {{"is": "look", "game": "{room}", "seat": "islamic"}}}}'
        narrow = create_connection(("127.0.0.1", urlsplit(url).port))
        narrow.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
        narrow.setblocking(False)
        async with websockets.connect(
            url, sock=narrow, additional_headers=cookie, compression=None, max_queue=1, ping_interval=None
        ) as slow:
            slow.transport.pause_reading()
            async with asyncio.timeout(PATIENT):
                while "maestre_sockets_dropped_total 1.0" not in place.figures():
                    with suppress(websockets.ConnectionClosed):
                        for _ in range(20):
                            await slow.send(look)
                    await asyncio.sleep(0.02)
            async with asyncio.timeout(PATIENT):
                while "maestre_sockets 0.0" not in place.figures():
                    await asyncio.sleep(0.05)
            slow.transport.abort()
        async with host.socket() as quick:
            assert (await quick.watch(room, "christian"))["is"] == "whole"

    fast = Settings(pace=Pace(frames="100000/minute"), queue=4, caps=Caps(calls=100_000))
    in_place(tmp_path, body, fast)


def test_what_a_seat_has_seen_is_remembered_when_its_holder_goes(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, friend, room = await two_players(place)
        async with friend.socket() as theirs, host.socket() as mine:
            await theirs.watch(room, "islamic")
            await say(place, mine, room, "one")
            version = (await theirs.next("event"))["version"]
        async with asyncio.timeout(PATIENT):
            while await place.desk.last_seen(room, "islamic") != version:
                await asyncio.sleep(0.01)

    in_place(tmp_path, body)


def test_a_socket_whose_session_has_ended_is_closed(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, _, room = await two_players(place)
        async with host.socket() as socket:
            await socket.watch(room, "christian")
            await host.delete("/api/session", 204)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.next("event")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401

    in_place(tmp_path, body, msgspec.structs.replace(EASY, recheck=0.05))
