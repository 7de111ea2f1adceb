"""The hub: one subscription for many sockets, the same text to all, and no event older than what a socket was shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from maestre.server.alone.people import HomeDesk
from maestre.server.alone.records import LocalBus
from maestre.server.engines.parcels import packed, unpacked
from maestre.server.lobby import Person, Room
from maestre.server.ports import LARGEST, game_subject
from maestre.server.web.gauges import Gauges
from maestre.server.web.hub import Ear, Hub
from maestre.server.wire import Event, Step, encode
from tests.server.web.test_home import PLAN


class Heard:
    """A listener that keeps what it is sent."""

    def __init__(self) -> None:
        self.person: Person | None = None
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        self.texts.append(text)

    def room_changed(self, room: Room) -> None:
        raise AssertionError(room)

    def look_again(self, room: str, seat: str) -> None:
        self.texts.append(f"look again {seat}")

    def look_up(self) -> None:
        self.texts.append("look up")


def event(version: int, seat: str = "") -> Event:
    return Event(
        "g", seat, version - 1, version, (), None, None, can_undo=False, outcome=None, told_from=version, lines=()
    )


def parcel(*events: Event) -> bytes:
    (body,) = packed(events)
    return body


def test_events_wait_for_the_whole_view_and_older_ones_are_dropped() -> None:
    heard = Heard()
    ear = Ear(heard, "g", "")
    assert [ear.hear(version, f"event {version}") for version in (3, 4, 5)] == [False, False, False]
    assert heard.texts == []
    ear.open(4, "whole 4")
    assert heard.texts == ["whole 4", "event 5"]
    assert not ear.hear(4, "event 4")
    assert ear.hear(6, "event 6")
    assert not ear.hear(6, "event 6")
    ear.close()
    ear.hear(7, "event 7")
    assert heard.texts == ["whole 4", "event 5", "event 6"]
    ear.open(7, "whole 7")
    assert heard.texts[3:] == ["whole 7"]
    assert ear.last == 7


def test_many_sockets_share_one_subscription_and_one_text(tmp_path: Path) -> None:
    async def body() -> None:
        bus = LocalBus()
        hub = Hub(bus, Gauges())
        desk = HomeDesk(tmp_path)
        person, _ = await desk.welcome("Ana", "es")
        room = await desk.make_room(person, PLAN)
        listeners = [Heard() for _ in range(5)]
        ears = [Ear(listener, room.id, "") for listener in listeners]
        subject = game_subject(room.id)
        for ear in ears:
            await hub.join(ear, room)
            ear.open(0, "whole")
        assert len(bus._ears[subject]) == 1
        await bus.publish(subject, parcel(event(1, "north"), event(1), event(1, "south")))
        first = listeners[0].texts[1]
        assert first == encode(event(1)).decode()
        assert all(listener.texts[1] is first for listener in listeners)
        await hub.look_again()
        assert [listener.texts[2:] for listener in listeners] == [["look again "]] * 5
        for ear in ears:
            await hub.part(ear)
        assert bus._ears == {}

    asyncio.run(body())


def test_each_audience_gets_its_own_part_alone(tmp_path: Path) -> None:
    async def body() -> None:
        bus = LocalBus()
        hub = Hub(bus, Gauges())
        desk = HomeDesk(tmp_path)
        person, _ = await desk.welcome("Ana", "es")
        room = await desk.make_room(person, PLAN)
        north, nobody = Heard(), Heard()
        ears = [Ear(north, room.id, "north"), Ear(nobody, room.id, "")]
        for ear in ears:
            await hub.join(ear, room)
            ear.open(0, "whole")
        assert len(bus._ears[game_subject(room.id)]) == 1
        await bus.publish(game_subject(room.id), parcel(event(1, "north"), event(1, "south")))
        assert north.texts[1:] == [encode(event(1, "north")).decode()]
        assert nobody.texts[1:] == []
        for ear in ears:
            await hub.part(ear)
        assert bus._ears == {}

    asyncio.run(body())


def test_what_is_too_large_for_one_message_goes_in_several_and_what_is_too_large_for_any_tells_to_look() -> None:
    def with_much(seat: str, much: int) -> Event:
        return msgspec.structs.replace(event(4, seat), steps=(Step(4, {"x": "y" * much}),))

    large = [with_much(str(seat), LARGEST // 3) for seat in range(5)]
    huge = with_much("huge", LARGEST)
    parcels = list(packed([*large, huge]))
    assert len(parcels) == 3
    assert max(map(len, parcels)) < 256 * 1024
    parts = [(part.seat, part.version, body) for one in parcels for part, body in unpacked(one)]
    assert [body for _, _, body in parts[:5]] == [encode(one) for one in large]
    seat, version, body = parts[5]
    assert (seat, version) == ("huge", 4)
    told = msgspec.json.decode(body, type=Event)
    assert (told.before, told.version, told.steps) == (4, 4, ())


def test_a_listener_that_fails_does_not_reach_whoever_speaks(tmp_path: Path) -> None:
    async def body() -> None:
        bus = LocalBus()
        hub = Hub(bus, Gauges())
        desk = HomeDesk(tmp_path)
        person, _ = await desk.welcome("Ana", "es")
        room = await desk.make_room(person, PLAN)
        ear = Ear(Heard(), room.id, "")
        await hub.join(ear, room)
        await bus.publish(game_subject(room.id), b"not json")
        ear.open(0, "whole")
        await bus.publish(game_subject(room.id), parcel(event(1)))
        assert ear.last == 1

    asyncio.run(body())
