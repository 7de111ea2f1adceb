"""Rooms with different gun charts on engines in one process: answers, odds and advice in turn, each as if alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from maestre.play import Game, Table
from maestre.server.alone.records import LocalBus, local_engine
from maestre.server.engines.engine import Engine
from maestre.server.wire import Advice, Chances, Done, Hint, Look, Refusal, Reply, Say, Whole
from tests.games.lepanto.rooms import charted
from tests.server.playing import asked

ROOM = "room1"
ANSWERS = 130


def shelved(game: Game[Any]) -> dict[str, Game[Any]]:
    return {game.key: game}


async def patiently(engine: Engine, call: Hint | Chances) -> Reply:
    """Ask again for as long as the machine has no time for it."""
    for _ in range(20):
        reply = await asked(engine, call)
        if not (isinstance(reply, Refusal) and reply.error == "Busy"):
            return reply
    raise AssertionError("the machine is too busy for a question")


async def room(folder: Path, name: str) -> AsyncGenerator[tuple[Reply, ...], None]:
    """Play a room by the advice of its own engine, and give what is replied; all rooms have the same dice to come."""
    game = charted(name)
    engine, shelf = local_engine(folder, shelved(game), LocalBus())
    try:
        table = Table.new(game, "learning", seed=b"dice of a room".ljust(32, b"."))
        await shelf.create(ROOM, table.header, table.entries, table.waiting())
        for number in range(ANSWERS):
            (seat,) = (await engine.table(ROOM)).waiting()
            advice = await patiently(engine, Hint(ROOM, seat))
            assert isinstance(advice, Advice)
            guns = getattr(advice.answer, "get", lambda _: None)("verb") == "guns"
            odds = (await patiently(engine, Chances(ROOM, seat, advice.answer)),) if guns else ()
            done = await asked(engine, Say(ROOM, seat, f"answer {number}", advice.answer))
            assert isinstance(done, Done), done
            yield (advice, *odds, done)
        engine.forget(ROOM)
        again = await asked(engine, Look(ROOM, "christian"))
        assert isinstance(again, Whole)
        yield (again,)
    finally:
        engine.close()


async def by_itself(folder: Path, name: str) -> list[str]:
    return [repr(replies) async for replies in room(folder, name)]


def alone(folder: Path, name: str) -> list[str]:
    """What is replied in a room, in a process in which nothing else is played."""
    return asyncio.run(by_itself(folder, name))


async def in_turn(folder: Path, *names: str) -> dict[str, list[str]]:
    """What is replied in rooms of one process, answer by answer in turn."""
    heard: dict[str, list[str]] = {name: [] for name in names}
    rooms = {name: room(folder / name, name) for name in names}
    for _ in range(ANSWERS + 1):
        for name, one in rooms.items():
            heard[name].append(repr(await anext(one)))
    for one in rooms.values():
        await one.aclose()
    return heard


def test_rooms_with_different_charts_on_engines_of_one_process_go_each_as_if_alone(tmp_path: Path) -> None:
    names = ("own", "heavy")
    for name in names:
        (tmp_path / "alone" / name).mkdir(parents=True)
        (tmp_path / "together" / name).mkdir(parents=True)
    together = asyncio.run(in_turn(tmp_path / "together", *names))
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as apart:
        for name in names:
            assert together[name] == apart.submit(alone, tmp_path / "alone" / name, name).result(120)
    assert together["own"] != together["heavy"], "the charts made no difference"
    assert any("Odds(" in told for told in together["heavy"]), "nobody asked for odds"


def test_a_room_is_not_opened_with_other_figures_and_not_broken_by_it(tmp_path: Path) -> None:
    async def body() -> None:
        heavy, shelf = local_engine(tmp_path, shelved(charted("heavy")), LocalBus())
        own, _ = local_engine(tmp_path, shelved(charted("own")), LocalBus())
        table = Table.new(charted("heavy"), "learning", seed=bytes(32))
        await shelf.create(ROOM, table.header, table.entries, table.waiting())
        try:
            refused = await asked(own, Look(ROOM, "christian"))
            assert isinstance(refused, Refusal)
            assert refused.message.key == "other-figures"
            assert isinstance(await asked(heavy, Look(ROOM, "christian")), Whole)
        finally:
            own.close()
            heavy.close()

    asyncio.run(body())
