"""Connections that are slow, many or loud: each is bounded, and those of others go on."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from maestre.server.web import Caps, Pace, Settings
from tests.server.web.place import EASY, PATIENT, Place, Visitor, in_place, until

QUICK = msgspec.structs.replace(EASY, head=0.3, body=0.3, keep=1.0)


async def connected(place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection."""
    host, _, port = place.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def is_ended(reader: asyncio.StreamReader, seconds: float = 5.0) -> bool:
    """Say whether the other end closes within so many seconds; what it still sends is read."""
    try:
        async with asyncio.timeout(seconds):
            await reader.read()
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


async def until_zero(place: Place, line: str) -> None:
    async with asyncio.timeout(PATIENT):
        while line not in place.figures():
            await asyncio.sleep(0.02)


POST = b"POST /api/session/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n"


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow:", POST, POST + b'{"na']
)
def test_a_request_that_does_not_come_in_time_ends_its_connection(tmp_path: Path, said: bytes) -> None:
    async def body(place: Place) -> None:
        reader, writer = await connected(place)
        writer.write(said)
        assert await is_ended(reader)
        writer.close()
        await place.guest("Ana")
        assert "maestre_connections_slow_total 1.0" in place.figures()
        assert 'status="500"' not in place.figures()

    in_place(tmp_path, body, QUICK)


def test_a_head_that_drips_is_not_kept_alive_by_each_drop(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        reader, writer = await connected(place)
        ended = asyncio.create_task(is_ended(reader))
        writer.write(b"GET /api/me HTTP/1.1\r\n")
        for number in range(40):
            writer.write(f"x-{number}: y\r\n".encode())
            await asyncio.sleep(0.05)
            if ended.done():
                break
        assert ended.done(), "still open after two seconds"
        writer.close()

    in_place(tmp_path, body, QUICK)


def test_many_slow_connections_are_all_gone_soon_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        slow = [await connected(place) for _ in range(150)]
        for number, (_, writer) in enumerate(slow):
            writer.write((b"", b"GET / HTTP/1.1\r\n", POST)[number % 3])
        await place.guest("Ana")
        ended = await asyncio.gather(*(is_ended(reader) for reader, _ in slow))
        assert all(ended)
        for _, writer in slow:
            writer.close()

    in_place(tmp_path, body, QUICK)


def test_a_second_request_on_the_same_connection_has_its_own_time(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        reader, writer = await connected(place)
        for _ in range(3):
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
            await asyncio.sleep(0.4)
        writer.write(b"GET /healthz HT")
        assert await is_ended(reader, 1.5)
        writer.close()

    in_place(tmp_path, body, QUICK)


def test_an_answer_that_nobody_waits_for_any_more_is_no_fault_of_ours(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Ana")
        room = await host.new_room(bots={"islamic": "veteran"})
        place.engines.held = asyncio.Event()
        _, writer = await connected(place)
        cookie = "; ".join(f"{name}={value}" for name, value in host.client.cookies.items())
        head = f"GET /api/rooms/{room['id']}/replay HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n"
        writer.write(head.encode())
        await writer.drain()
        await asyncio.sleep(0.3)
        writer.transport.abort()
        await until_zero(place, 'maestre_requests_total{route="/api/rooms/{room}/replay",status="499"} 1.0')
        assert 'status="500"' not in place.figures()

    in_place(tmp_path, body)
    assert "fault" not in "".join(capfd.readouterr())


def test_a_body_that_is_broken_off_is_no_fault_of_ours(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def body(place: Place) -> None:
        for _ in range(5):
            _, writer = await connected(place)
            writer.write(POST + b'{"na')
            await writer.drain()
            await asyncio.sleep(0.02)
            writer.transport.abort()
        await until_zero(place, 'maestre_requests_total{route="/api/session/guest",status="499"} 5.0')
        assert 'status="500"' not in place.figures()

    in_place(tmp_path, body)
    assert "fault" not in "".join(capfd.readouterr())


def test_whoever_does_not_read_what_was_asked_for_is_let_go(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        _, writer = await connected(place)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            writer.write(b"GET /api/games/mistral/sheet HTTP/1.1\r\nhost: x\r\n\r\n" * 200)
            await until_zero(place, "maestre_connections_slow_total 1.0")
        finally:
            writer.transport.abort()

    in_place(tmp_path, body, QUICK)


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        kept = [await connected(place) for _ in range(5)]
        reader, writer = await connected(place)
        assert await is_ended(reader, 1.0)
        writer.close()
        for _, one in kept:
            one.close()
        await asyncio.sleep(0.1)
        assert (await place.stranger().client.get("/healthz")).text == "ok"

    in_place(tmp_path, body, msgspec.structs.replace(EASY, caps=Caps(connections=5)))


# ---------------------------------------------------------------- sockets


def caps(**changed: int) -> Settings:
    return msgspec.structs.replace(EASY, caps=Caps(**changed))


def frames(pace: str) -> Settings:
    return msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, frames=pace))


async def refused_socket(visitor: Visitor) -> tuple[str, int]:
    """Why a socket is refused, and with which code it is closed."""
    async with visitor.socket() as socket:
        problem = (await socket.next("problem"))["problem"]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.next("event")
        assert closed.value.rcvd is not None
        return problem["message"]["key"], closed.value.rcvd.code


def test_one_person_has_so_many_sockets_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, luis = await place.guest("Ana"), await place.guest("Luis")
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(ana.socket())
            assert await refused_socket(ana) == ("web-cap-sockets", 4429)
            async with luis.socket() as socket:
                await socket.connection.send("{")
                assert (await socket.next("problem"))["problem"]["error"] == "Unreadable"
        await until_zero(place, "maestre_sockets 0.0")
        async with ana.socket() as socket:
            await socket.connection.send("{")
            assert (await socket.next("problem"))["problem"]["error"] == "Unreadable"

    in_place(tmp_path, body, caps(sockets=3))


def test_one_person_opens_sockets_only_so_often_whatever_others_at_their_address_do(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, bea = await place.guest("Ana"), await place.guest("Bea")
        for _ in range(3):
            async with ana.socket():
                pass
        with pytest.raises(websockets.InvalidStatus):
            async with ana.socket():
                pass
        async with bea.socket():
            pass

    in_place(tmp_path, body, msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, sockets="3/minute")))


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        async with place.stranger().socket(), ana.socket():
            assert await refused_socket(ana) == ("web-cap-address-sockets", 4429)

    in_place(tmp_path, body, caps(address_sockets=2))


def test_one_socket_watches_so_many_games(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        rooms = [(await ana.new_room(bots={"islamic": "random"}))["id"] for _ in range(3)]
        async with ana.socket() as socket:
            for room in rooms[:2]:
                assert (await socket.watch(room, "christian"))["is"] == "whole"
            said = await socket.watch(rooms[2], "christian")
            assert said["problem"]["message"] == {"key": "web-cap-watched", "args": [["most", 2]]}
            await socket.send(**{"is": "unwatch", "room": rooms[0], "seat": "christian"})
            await asyncio.sleep(0.1)
            assert (await socket.watch(rooms[2], "christian"))["is"] == "whole"

    in_place(tmp_path, body, caps(watched=2))


def test_calls_under_way_are_bounded_for_a_person_not_for_a_socket(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, luis = await place.guest("Ana"), await place.guest("Luis")
        room = (await ana.new_room(public=True))["id"]
        await luis.joins(await ana.get(f"/api/rooms/{room}"))
        going = asyncio.Event()
        call = place.engines.call

        async def late(*args: Any, **more: Any) -> bytes:
            await going.wait()
            return await call(*args, **more)

        place.engines.call = late  # type: ignore[method-assign]
        look = {"is": "look", "game": room, "seat": ""}
        async with ana.socket() as one, ana.socket() as two, luis.socket() as other:
            for number, socket in ((1, one), (2, one), (3, two)):
                await socket.send(**{"is": "call", "id": number, "call": look})
            await asyncio.sleep(0.1)
            await two.send(**{"is": "call", "id": 4, "call": look})
            said = await two.next("problem")
            assert (said["id"], said["problem"]["message"]["key"]) == (4, "web-cap-calls")
            await other.send(**{"is": "call", "id": 5, "call": look})
            await other.nothing_more(0.1)
            going.set()
            assert (await other.next("answer"))["id"] == 5
            assert {(await one.next("answer"))["id"] for _ in range(2)} == {1, 2}
            assert (await two.next("answer"))["id"] == 3
            assert (await two.call(**look))["is"] == "whole"

    in_place(tmp_path, body, caps(calls=3))


def test_few_calls_of_one_person_are_with_an_engine_at_a_time_and_those_of_one_kind_hold_up_no_other(
    tmp_path: Path,
) -> None:
    async def body(place: Place) -> None:
        ana, luis = await place.guest("Ana"), await place.guest("Luis")
        room = (await ana.new_room(public=True))["id"]
        await luis.joins(await ana.get(f"/api/rooms/{room}"))
        going, there = asyncio.Event(), Counter[str]()
        call = place.engines.call

        async def late(*args: Any, **more: Any) -> bytes:
            there[f"{args[2].seat} {type(args[2]).__name__}"] += 1
            await going.wait()
            return await call(*args, **more)

        place.engines.call = late  # type: ignore[method-assign]
        asks = [
            {"is": kind, "game": room, "seat": "christian", **more}
            for kind, more in (("look", {}), ("offers", {}), ("chances", {"answer": "end"}), ("hint", {}))
            for _ in range(4)
        ]
        async with ana.socket() as one, ana.socket() as two, luis.socket() as other:
            for number, ask in enumerate(asks):
                await (one, two)[number % 2].send(**{"is": "call", "id": number, "call": ask})
            await other.send(**{"is": "call", "id": 50, "call": {"is": "look", "game": room, "seat": "islamic"}})
            await until(lambda: there["islamic Look"] == 1, "others do not wait")
            kinds = [f"christian {kind}" for kind in ("Look", "Offers", "Chances", "Hint")]
            await until(lambda: all(there[kind] == 2 for kind in kinds), "two of each kind are at the engine")
            await asyncio.sleep(0.1)
            assert [there[kind] for kind in kinds] == [2, 2, 2, 2]
            going.set()
            told = [{(await socket.next("answer"))["id"] for _ in range(8)} for socket in (one, two)]
            assert told[0] | told[1] == set(range(len(asks)))

    in_place(tmp_path, body, caps(abreast=2))


def test_a_frame_that_comes_too_fast_is_refused_under_the_number_of_its_call(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        async with ana.socket() as socket:
            for number in range(4):
                await socket.send(**{"is": "call", "id": number, "call": {"is": "look", "game": "x", "seat": ""}})
            frames = [await socket.next("problem") for _ in range(4)]
            too_fast = [frame for frame in frames if frame["problem"]["error"] == "TooMuch"]
            assert [frame["id"] for frame in too_fast] == [2, 3]

    in_place(tmp_path, body, frames("2/minute"))


@pytest.mark.parametrize("frame", ["{}", '{"is":"call","id":7,"call":{}}'])
def test_whoever_goes_on_after_many_refusals_is_shown_the_door(tmp_path: Path, frame: str) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        async with ana.socket() as socket:
            with suppress(websockets.ConnectionClosed):
                for _ in range(100_000):
                    await socket.connection.send(frame)
                    await asyncio.sleep(0)
                raise AssertionError("still there")
        refused = 'maestre_limited_total{what="frames"}'
        (line,) = [line for line in place.figures().splitlines() if line.startswith(refused)]
        assert float(line.split()[-1]) < 1000, "the rest is not even looked at"

    in_place(
        tmp_path, body, msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, frames="100/2 second"))
    )


def test_ten_thousand_tiny_frames_in_one_piece_and_a_flood_of_pings_end_without_being_read(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        tiny = {"text": b"\x81\x80\x00\x00\x00\x00", "ping": b"\x89\x80\x00\x00\x00\x00"}
        for kind, frame in tiny.items():
            async with ana.socket() as socket:
                socket.connection.transport.write(frame * 10_000)
                async with asyncio.timeout(PATIENT):
                    await socket.connection.wait_closed()
            assert 'maestre_limited_total{what="sockets"}' in place.figures(), kind
        assert (await ana.get("/api/me"))["person"]["name"] == "Ana"

    in_place(tmp_path, body, msgspec.structs.replace(EASY, pace=Pace(guests="100/hour")))


def test_a_socket_of_nobody_that_watches_nothing_is_closed_after_a_while(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, stranger = await place.guest("Ana"), place.stranger()
        room = (await ana.new_room(bots={"islamic": "random"}))["id"]
        async with stranger.socket() as idle, stranger.socket() as busy, ana.socket() as known:
            await busy.watch(room)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await idle.next("event")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
            await asyncio.sleep(0.3)
            assert (await busy.call(**{"is": "look", "game": room, "seat": ""}))["is"] == "whole"
            assert (await known.call(**{"is": "look", "game": room, "seat": ""}))["is"] == "whole"

    in_place(tmp_path, body, msgspec.structs.replace(EASY, idle=0.2))
