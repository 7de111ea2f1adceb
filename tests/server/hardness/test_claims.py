"""Who answered in time never loses on time: claims go by the database's clock, and know who has sealed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from maestre.play import Together, find
from maestre.server.wire import Done, Leave, Refusal, TakeOver
from tests.server.hardness.ground import Browser, Ground, on_ground
from tests.server.hardness.test_access import refused
from tests.server.playing import GAMES

BLUE, RED = "blue", "red"
CLOCK = {"bank": 15, "turn": 0, "most": 15}
WITH_TERCIOS = GAMES | {"tercios": find("tercios")}


async def planning(ground: Ground) -> tuple[str, Browser, Browser]:
    """A battle of Tercios with a clock, played to where both sides seal their orders."""
    ana, luis = await ground.guest("Ana"), await ground.guest("Luis")
    room = await ana.new_room("tercios", scenario="learning", mine=[BLUE], clock=CLOCK)
    await luis.joins(room, RED)
    holders = {BLUE: ana, RED: luis}
    for _ in range(200):
        table = await ground.table(room["id"], WITH_TERCIOS)
        if isinstance(table.request, Together):
            return room["id"], ana, luis
        seat = table.waiting()[0]
        assert (await holders[seat].say(room["id"], seat, await answer(ground, room["id"], seat)))["is"] == "done"
    raise AssertionError("no sealed orders in this battle")


async def answer(ground: Ground, room: str, seat: str) -> Any:
    table = await ground.table(room, WITH_TERCIOS)
    ask = table.asked(seat)
    assert ask is not None
    return msgspec.to_builtins(next(ask.proposals(table.state, Random(1))))


async def let_pass(ground: Ground, room: str, seconds: int) -> None:
    await ground.store.pool.execute(
        """update seat set since = since - make_interval(secs => $2), sealed = sealed - make_interval(secs => $2)
            where room = $1""",
        room,
        seconds,
    )


def test_who_sealed_at_once_does_not_lose_to_who_never_answered(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await planning(ground)
        path = f"/api/rooms/{room}/claim"
        assert (await ana.say(room, BLUE, await answer(ground, room, BLUE)))["is"] == "done"
        assert await refused(ana, "POST", path, seat=RED) == (409, "web-not-overdue")
        await let_pass(ground, room, 60)
        for deed in ("claim", "bot"):
            assert await refused(luis, "POST", f"/api/rooms/{room}/{deed}", seat=BLUE) == (409, "web-not-overdue")
        over = await ana.ask("POST", path, seat=RED)
        assert over["stage"] == "over"
        outcome = (await ground.table(room, WITH_TERCIOS)).outcome
        assert outcome is not None
        assert outcome.winner == BLUE

    on_ground(database, bus, body, WITH_TERCIOS)


def test_whoever_is_out_of_time_too_answers_before_claiming(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        room, ana, luis = await planning(ground)
        path = f"/api/rooms/{room}/claim"
        await let_pass(ground, room, 60)
        assert await refused(ana, "POST", path, seat=RED) == (409, "web-own-overdue")
        assert (await ana.say(room, BLUE, await answer(ground, room, BLUE)))["is"] == "done"
        assert await refused(luis, "POST", path, seat=BLUE) == (409, "web-not-overdue")
        assert (await ana.ask("POST", path, seat=RED))["stage"] == "over"

    on_ground(database, bus, body, WITH_TERCIOS)


def test_an_answer_between_a_claim_and_its_keeping_counts(database: str, bus: str) -> None:
    """The engine asks the clock in the statement that keeps the claim, whatever the web tier found before."""

    async def body(ground: Ground) -> None:
        room, _, luis = await planning(ground)
        await let_pass(ground, room, 60)
        assert (await luis.say(room, RED, await answer(ground, room, RED)))["is"] == "done"
        engine = ground.worker.engine
        for call in (Leave(room, RED, "late", "timeout"), TakeOver(room, RED, "bot", "bot:random", absent=True)):
            reply = await engine.answer(call)
            assert isinstance(reply, Refusal)
            assert reply.message.key == "web-not-overdue"
        assert isinstance(await engine.answer(Leave(room, BLUE, "claim", "timeout")), Done)

    on_ground(database, bus, body, WITH_TERCIOS)
