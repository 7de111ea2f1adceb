"""Players' own dice, over HTTP and the socket: agreed on when the room is made, typed by whose throw it is, marked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.play import Record, Throw, find, verified
from maestre.play.record import Rolled
from maestre.server.wire import Cast, Say
from tests.server.web.place import Place, Visitor, in_place

TERCIOS: dict[str, Any] = {"game": "tercios", "scenario": "learning", "mine": ["blue"], "public": False}


async def together(ana: Visitor, ben: Visitor, *, dice: bool = True) -> dict[str, Any]:
    """Begin a game of two people, who throw their own dice or do not."""
    room = await ana.post("/api/rooms", 201, **TERCIOS, dice=dice)
    begun: dict[str, Any] = await ben.post(f"/api/links/{room['link']}/seat", 201, seat="red", dice=dice)
    return begun


async def to_the_dice(place: Place, room: str) -> str:
    """Have both plan by chance until dice are to be thrown, and give whose throw it is."""
    table = await place.engine.table(room)
    while not isinstance(table.request, Throw):
        seat = table.waiting()[0]
        answer = next(table.proposals(seat, _chance()))
        reply = await place.engine.answer(_say(room, seat, answer, table.sequence))
        assert "refusal" not in msgspec.json.encode(reply).decode()
        table = await place.engine.table(room)
    (seat,) = table.waiting()
    return seat


def _chance() -> Random:
    return Random(7)


def _say(room: str, seat: str, answer: object, number: int) -> Say:
    return Say(room, seat, f"n{number}", answer)


def test_whoever_takes_a_seat_accepts_that_dice_are_thrown_by_hand(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        room = await ana.post("/api/rooms", 201, **TERCIOS, dice=True)
        shown = await ben.get(f"/api/links/{room['link']}")
        assert shown["dice"] is True
        problem = await ben.post(f"/api/links/{room['link']}/seat", 409, seat="red")
        assert problem["message"]["key"] == "web-dice-to-accept"
        assert (await ben.post(f"/api/links/{room['link']}/seat", 201, seat="red", dice=True))["stage"] == "playing"
        assert (await place.engine.table(room["id"])).header.typed

    in_place(tmp_path, body)


@pytest.mark.parametrize("dice", [True, False])
def test_each_throws_what_is_theirs_and_only_where_it_was_agreed(tmp_path: Path, dice: bool) -> None:
    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        room = await together(ana, ben, dice=dice)
        assert room["dice"] is dice
        if not dice:
            async with ana.socket() as socket:
                await socket.watch(room["id"], "blue")
                reply = await socket.call(**_cast(room["id"], "blue", (3, 2)))
                assert reply["message"]["key"] == "no-throw"
            return
        seat = await to_the_dice(place, room["id"])
        thrower, other = (ana, ben) if seat == "blue" else (ben, ana)
        rival = "red" if seat == "blue" else "blue"
        async with thrower.socket() as mine, other.socket() as theirs:
            seen = await mine.watch(room["id"], seat)
            assert (seen["waiting"]["seats"], seen["waiting"]["dice"]) == ([seat], [6, 6])
            await theirs.watch(room["id"], rival)
            refused = [
                (await theirs.call(**_cast(room["id"], rival, (3, 2))), "dice-of-another"),
                (await mine.call(**_cast(room["id"], seat, (7, 2))), "dice-typed-wrong"),
                (await mine.call(**_cast(room["id"], seat, (3,))), "dice-typed-wrong"),
                (await mine.call(**_cast(room["id"], seat, (3, 2, 1))), "dice-typed-wrong"),
            ]
            assert [reply["message"]["key"] for reply, _ in refused] == [key for _, key in refused]
            assert (await mine.call(**_cast(room["id"], seat, (3, 2))))["is"] == "done"
        table = await place.engine.table(room["id"])
        assert Rolled((3, 2), typed=True, by=seat) in table.entries

    in_place(tmp_path, body)


def _cast(room: str, seat: str, faces: tuple[int, ...]) -> dict[str, Any]:
    return {"is": "cast", "game": room, "seat": seat, "reply": f"cast {faces}", "faces": list(faces)}


def test_a_bot_without_dice_has_them_thrown_and_the_record_tells_both_apart(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        room = await ana.post("/api/rooms", 201, **TERCIOS, bots={"red": "random"}, dice=True)
        table = await place.engine.table(room["id"])
        for _ in range(4000):
            rolls = [entry for entry in table.entries if isinstance(entry, Rolled)]
            if any(roll.typed for roll in rolls) and not all(roll.typed for roll in rolls):
                break
            await _mine(place, room["id"])
            table = await place.engine.table(room["id"])
        async with ana.socket() as socket:
            await socket.watch(room["id"], "blue")
            await socket.call(**{"is": "leave", "game": room["id"], "seat": "blue", "reply": "1"})
        record = Record.parse((await ana.client.get(f"/api/rooms/{room['id']}/record")).content)
        verified(find("tercios"), record)
        typed = [entry for entry in record.entries if isinstance(entry, Rolled) and entry.typed]
        thrown = [entry for entry in record.entries if isinstance(entry, Rolled) and not entry.typed]
        assert typed
        assert thrown
        assert {entry.by for entry in typed} == {"blue"}

    in_place(tmp_path, body)


async def _mine(place: Place, room: str) -> None:
    """Answer or throw for blue, or wait a moment for the bot."""
    table = await place.engine.table(room)
    if "blue" not in table.waiting():
        await asyncio.sleep(0.005)
    elif isinstance(request := table.request, Throw):
        dice = request.reading.needs(())
        while sides := request.reading.needs(dice_of(dice)):
            dice += sides
        await place.engine.answer(Cast(room, "blue", f"c{table.sequence}", dice_of(dice)))
    else:
        answer = next(table.proposals("blue", _chance()))
        await place.engine.answer(_say(room, "blue", answer, table.sequence))


def dice_of(sides: tuple[int, ...]) -> tuple[int, ...]:
    """So many dice, no two neighbours of which show the same."""
    return tuple(place % side + 1 for place, side in enumerate(sides))
