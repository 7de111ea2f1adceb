"""What an engine does when the database fails under it, or when whoever kept an answer died before telling of it."""

from __future__ import annotations

import pytest

from maestre.play import Order
from maestre.server.engines.bots import play_for
from maestre.server.ports import Commit, Job, Kept
from maestre.server.postgres.store import Store
from maestre.server.wire import Command, Done, Look, Say, Whole
from tests.play.tiny import bids
from tests.server.hardness.ground import Ground, on_ground
from tests.server.hardness.test_leaks import company
from tests.server.playing import Ears, engine, new_game, on_store

RED, BLUE, GREEN = bids.SEATS
END = Order("end")


class Shaky(Store):
    """A store whose connection is lost at the worst moment: before it has kept something, or just after."""

    kept_before_it_broke: bool | None = None

    async def commit(self, commit: Commit) -> Kept:
        keeps, self.kept_before_it_broke = self.kept_before_it_broke, None
        if keeps is None:
            return await super().commit(commit)
        if keeps:
            await super().commit(commit)
        raise ConnectionResetError


@pytest.mark.parametrize("keeps", [True, False])
def test_an_answer_whose_keeping_is_not_known_is_shown_only_if_it_is_kept_and_counts_once(
    keeps: bool, database: str
) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        shaky = Shaky(store.pool)
        one, ears = engine(shaky), Ears()
        one.bus = ears
        before = await one.answer(Look(name, "christian"))
        assert isinstance(before, Whole)
        shaky.kept_before_it_broke = keeps
        with pytest.raises(ConnectionResetError):
            await one.answer(Say(name, "christian", "one", END))
        shown = await one.answer(Look(name, "christian"))
        assert isinstance(shown, Whole)
        assert shown.version == before.version + keeps
        assert await one.answer(Say(name, "christian", "one", END)) == Done(before.version + 1)
        entries = await store.pool.fetch("select reply from entry where game = $1 and reply = 'one'", name)
        assert len(entries) == 1
        assert (await one.table(name)).sequence == len(await store.since(name, 0))
        told = ears.heard[name, "islamic"]
        assert told[-1].version == before.version + 1, "the other side learns of it all the same"

    on_store(database, body)


def test_an_order_to_many_that_is_sent_again_is_done_already(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one = engine(store)
        table = await one.table(name)
        ask = table.asked("christian")
        assert ask is not None
        pieces = ask.about.pieces(table.state)[:2]
        call = Command(name, "christian", "both", pieces, Order("advance"))
        await one.answer(call)
        kept = len(await store.since(name, 0))
        assert isinstance(await one.answer(call), Done)
        assert len(await store.since(name, 0)) == kept

    on_store(database, body)


def test_a_bot_that_finds_its_job_done_tells_everybody_where_the_game_stands(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, seats={"christian": "me", "islamic": "bot:random"})
        ears = Ears()
        one = engine(store, ears)
        assert await play_for(one, Job("bot", name, "islamic", 0))
        version = (await one.table(name)).version("christian")
        (event,) = ears.heard[name, "christian"]
        assert (event.before, event.version, event.steps, event.lines) == (version, version, (), ())
        assert event.ask is not None

    on_store(database, body)


def test_a_sealed_answer_that_is_sent_again_brings_others_no_frame(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        there = await company(ground, bids.game)
        await there.settle()
        for seat in (BLUE, ""):
            there.news(seat)
        sealed = {"is": "say", "game": there.room, "seat": RED, "reply": "sealed", "answer": "3"}
        for _ in range(3):
            assert (await there.browsers[RED].call(**sealed))["is"] == "done"
        await there.settle()
        assert [there.news(seat) for seat in (BLUE, "")] == [[], []]

    on_ground(database, bus, body)
