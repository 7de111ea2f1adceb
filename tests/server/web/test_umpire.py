"""A battle on a real table in a room: order cards on two phones, told to nobody before both have laid."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.games.tercios.cards.planning import LayCards
from maestre.play import Record, Table, find, verified
from maestre.play.record import Rolled, Said
from tests.games.aguila import test_umpire as aguila
from tests.games.tercios import test_umpire as tercios
from tests.server.web.place import EASY, Place, Visitor, in_place

ROOM: dict[str, Any] = {
    "game": "tercios",
    "scenario": "fields_of_glory",
    "options": {"blue_army": "spain_1000", "red_army": "sweden_1000", "positions": "table", "preparation": "ready"},
    "mine": ["blue"],
    "public": False,
    "dice": True,
}


async def _plan(place: Place, room: str, seat: str) -> dict[str, str]:
    table = await place.engine.table(room)
    ask = table.asked(seat)
    assert ask is not None
    assert isinstance(ask.about, LayCards)
    plan: dict[str, str] = next(ask.about.propose(table.position(ask), Random(seat)))  # type: ignore[arg-type]  # a view
    return plan


async def _seen(visitor: Visitor, room: str, seat: str) -> dict[str, Any]:
    async with visitor.socket() as socket:
        whole: dict[str, Any] = await socket.watch(room, seat)
        return whole


def test_secret_cards_on_two_phones_are_told_to_nobody_before_both_have_laid(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        room = await ana.post("/api/rooms", 201, **ROOM)
        await ben.post(f"/api/links/{room['link']}/seat", 201, seat="red", dice=True)
        name = room["id"]
        before = await _seen(ben, name, "red")
        assert before["state"]["agreed"]["real"] is True
        async with ana.socket() as socket:
            await socket.watch(name, "blue")
            laid = await socket.call(
                **{"is": "say", "game": name, "seat": "blue", "reply": "1", "answer": await _plan(place, name, "blue")}
            )
            assert laid["is"] == "done"
        after = await _seen(ben, name, "red")
        assert after == before, "not even that she has laid"
        async with ben.socket() as socket:
            await socket.watch(name, "red")
            plan = await _plan(place, name, "red")
            await socket.call(**{"is": "say", "game": name, "seat": "red", "reply": "2", "answer": plan})
        for visitor, seat in ((ana, "blue"), (ben, "red")):
            whole = await _seen(visitor, name, seat)
            cards = whole["state"]["cards"]
            assert cards
            assert all((card["order"] is not None) is (unit[0] == seat[0].upper()) for unit, card in cards.items())
            assert whole["waiting"]["dice"] == [6, 6], "the initiative is thrown by hand"

    in_place(tmp_path, body)


BATTLE = {"game": "aguila", "scenario": "pitched_battle", "options": {"preparation": "ready"}}


@pytest.mark.parametrize("battle", [{}, BATTLE], ids=["tercios", "aguila"])
@pytest.mark.parametrize(("positions", "status"), [("table", 409), ("maestre", 201)])
def test_no_program_is_seated_where_only_people_see_the_table(
    tmp_path: Path, battle: dict[str, Any], positions: str, status: int
) -> None:
    async def body(place: Place) -> None:
        ana = await place.guest("Ana")
        form = {**ROOM, **battle}
        form["options"] = {**form["options"], "positions": positions}
        found = await ana.post("/api/rooms", status, **{**form, "bots": {"red": "veteran"}})
        if status == 409:
            assert found["message"]["key"] == "web-bots-see-no-table"
        room = (await ana.post("/api/rooms", 201, **form))["id"]
        await ana.post(f"/api/rooms/{room}/bot", 409 if status == 409 else 200, seat="red", bot="veteran")

    in_place(tmp_path, body)


UNPACED = msgspec.structs.replace(EASY, pace=msgspec.structs.replace(EASY.pace, frames="100000/minute"))
"""A whole battle is said in seconds here, faster than people speak."""
BATTLES: dict[str, Any] = {"tercios": tercios, "aguila": aguila}
"""What plays whole battles of 1,000 points on a real table, which are compared deed by deed with the digital game."""


def _battle(key: str) -> Table[Any]:
    """A whole battle, with all that was told and thrown in it."""
    table: Table[Any] = BATTLES[key].begun(2)
    BATTLES[key].played(table, Random(2))
    return table


@pytest.mark.parametrize("key", BATTLES)
def test_a_whole_battle_with_typed_dice_and_distances_comes_to_the_same_on_a_server(tmp_path: Path, key: str) -> None:
    here = _battle(key)
    assert here.outcome is not None

    async def body(place: Place) -> None:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        header = here.header
        form = {"game": key, "scenario": header.scenario, "options": dict(header.options), "mine": ["blue"]}
        room = await ana.post("/api/rooms", 201, **form, public=False, dice=True)
        await ben.post(f"/api/links/{room['link']}/seat", 201, seat="red", dice=True)
        name = room["id"]
        async with ana.socket() as blue, ben.socket() as red:
            sockets = {"blue": blue, "red": red}
            for seat, socket in sockets.items():
                await socket.watch(name, seat)
            for number, entry in enumerate(here.record().entries):
                frame = {"game": name, "reply": str(number)}
                match entry:
                    case Said(seat, answer):
                        told = await sockets[seat].call(**frame, **{"is": "say", "seat": seat, "answer": answer})
                    case Rolled(faces) if entry.typed:
                        who = str(entry.by)
                        told = await sockets[who].call(**frame, **{"is": "cast", "seat": who, "faces": list(faces)})
                    case _:
                        continue
                assert told["is"] == "done", (number, entry, told)
        record = Record.parse((await ana.client.get(f"/api/rooms/{name}/record")).content)
        there = verified(find(key), record)
        assert there.outcome == here.outcome
        assert there.fingerprint() == here.fingerprint()

    in_place(tmp_path, body, UNPACED)
