"""Engines judge, keep, then tell; any of them may serve any game, and no audience hears more than its view."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maestre.games.lepanto.table.state import State
from maestre.play import Order, Record, Table, verified, view
from maestre.play.record import Ending
from maestre.server.engines.engine import Engine
from maestre.server.postgres.store import Store
from maestre.server.wire import (
    Check,
    Command,
    Done,
    Followed,
    Leave,
    Look,
    Refusal,
    Say,
    Settle,
    Stand,
    TakeOver,
    Undo,
    Whole,
    encode,
)
from tests.server.following import stepped
from tests.server.playing import GAMES, Ears, engine, new_game, on_store


async def play(engines: list[Engine], name: str, answers: int, rng: Random) -> None:
    """Answer by chance, each answer through any engine."""
    for number in range(answers):
        one = rng.choice(engines)
        table = await one.table(name)
        waiting = table.waiting()
        if not waiting:
            return
        ask = table.asked(waiting[0])
        assert ask is not None
        answer = next(ask.proposals(table.state, rng))
        assert isinstance(await one.answer(Say(name, waiting[0], f"r{number}-{rng.random()}", answer)), Done)


async def whole_record(store: Store, name: str) -> Record:
    """The record of a game from its first entry."""
    stored = await store.load(name)
    assert stored is not None
    return Record(stored.header, await store.since(name, 0))


def test_a_whole_game_through_two_engines_verifies(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        engines = [engine(store), engine(store)]
        await play(engines, name, 10_000, Random(1))
        record = await whole_record(store, name)
        table = await engines[0].table(name)
        assert table.outcome is not None
        record.ending = Ending(table.outcome, table.fingerprint())
        assert verified(GAMES["lepanto"], record).outcome == table.outcome

    on_store(database, body)


def test_a_game_opens_from_its_snapshot_in_another_engine(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        first = engine(store)
        await play([first], name, 300, Random(2))
        stored = await store.load(name)
        assert stored is not None
        assert stored.snapshot is not None
        other = await engine(store).table(name)
        assert other.base > 0
        assert other.fingerprint() == (await first.table(name)).fingerprint()

    on_store(database, body)


def test_two_engines_that_race_cannot_both_win(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        engines = [engine(store) for _ in range(4)]
        for one in engines:
            await one.table(name)
        calls = [one.answer(Say(name, "christian", f"race-{n}", Order("end"))) for n, one in enumerate(engines)]
        replies = await asyncio.gather(*calls)
        table = await engines[0].table(name)
        done = sum(isinstance(reply, Done) for reply in replies)
        assert len(await store.since(name, 0)) == table.sequence
        ended = sum(getattr(entry, "seat", "") == "christian" for entry in table.entries)
        assert ended == done >= 1
        assert verified(GAMES["lepanto"], await whole_record(store, name)).fingerprint() == table.fingerprint()

    on_store(database, body)


def test_a_refusal_carries_its_rule_and_changes_nothing(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one, ears = engine(store), Ears()
        one.bus = ears
        before = (await one.table(name)).fingerprint()
        reply = await one.answer(Say(name, "christian", "bad", {"verb": "move", "piece": "nobody"}))
        assert isinstance(reply, Refusal)
        assert (reply.error, reply.rule, reply.message.key) == ("Refused", "5.2.a", "no-such-ship")
        assert isinstance(await one.answer(Say(name, "islamic", "early", Order("end"))), Refusal)
        assert isinstance(await one.answer(Say(name, "christian", "garbage", 7)), Refusal)
        assert isinstance(await one.answer(Look("nowhere", "christian")), Refusal)
        assert (await one.table(name)).fingerprint() == before
        assert ears.heard == {}

    on_store(database, body)


def test_a_reply_sent_again_through_another_engine_is_done_and_counts_once(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        call = Say(name, "christian", "once", Order("end"))
        assert await engine(store).answer(call) == Done(1)
        assert await engine(store).answer(call) == Done(1)
        assert len(await store.since(name, 0)) == 1

    on_store(database, body)


def test_what_is_not_kept_is_not_told(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        slow, fast, ears = engine(store), engine(store), Ears()
        slow.bus = ears
        await slow.table(name)
        await fast.answer(Say(name, "christian", "first", Order("end")))
        reply = await slow.answer(Say(name, "christian", "second", Order("guns", "nobody", ("x",))))
        assert isinstance(reply, Refusal)
        assert ears.heard == {}

    on_store(database, body)


def test_undo_resignation_draw_and_takeover_go_through_the_engine(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one = engine(store)
        state = (await one.table(name)).state
        assert isinstance(state, State)
        galley = next(ship for ship in state.ships if ship.startswith("C") and "-G" in ship)
        await one.answer(Say(name, "christian", "1", Order("move", galley, ("port",))))
        whole = await one.answer(Look(name, "christian"))
        assert isinstance(whole, Whole)
        assert whole.can_undo
        assert isinstance(await one.answer(Undo(name, "christian", "2")), Done)
        refusal = await one.answer(Undo(name, "christian", "3"))
        assert isinstance(refusal, Refusal)
        assert refusal.error == "CannotUndo"
        assert isinstance(await one.answer(TakeOver(name, "islamic", "4", "bot:veteran")), Done)
        await one.answer(Say(name, "christian", "5", Order("end")))
        assert isinstance(await one.answer(Settle(name, "6", ("christian",))), Refusal)
        assert isinstance(await one.answer(Leave(name, "christian", "7")), Done)
        over = await one.answer(Look(name, "islamic"))
        assert isinstance(over, Whole)
        assert over.outcome is not None
        assert over.outcome.winner == "islamic"
        assert isinstance(await one.answer(Settle(name, "8", ("christian", "islamic"))), Refusal)

    on_store(database, body)


def test_an_event_brings_an_audience_from_its_version_to_the_next(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "lepanto", "learning")
        ears = Ears()
        one = engine(store, ears)
        start = await one.answer(Look(name, "islamic"))
        assert isinstance(start, Whole)
        await play([one], name, 200, Random(3))
        version = start.version
        for event in ears.heard[name, "islamic"]:
            assert event.before == version < event.version
            version = event.version
        now = await one.answer(Look(name, "islamic"))
        assert isinstance(now, Whole)
        assert now.version == version

    on_store(database, body)


def test_a_client_that_applies_every_event_has_the_view_of_its_seat(database: str) -> None:
    import msgspec

    async def body(store: Store) -> None:
        name = await new_game(store, "lepanto", "learning")
        ears = Ears()
        one = engine(store, ears)
        start = await one.answer(Look(name, "christian"))
        state = msgspec.json.decode(encode(start))["state"]
        await play([one], name, 250, Random(4))
        for event in ears.heard[name, "christian"]:
            state = stepped(state, event.steps)
        now = msgspec.json.decode(encode(await one.answer(Look(name, "christian"))))["state"]
        assert state == now

    on_store(database, body)


def test_no_audience_of_a_hidden_game_hears_more_than_its_view(database: str) -> None:
    """Two games that differ only in what south holds give north the same events, byte for byte."""

    async def body(store: Store) -> None:
        heard: list[list[bytes]] = []
        for secret in ("3", "5"):
            name = await new_game(store, "bids", seed=bytes(32))
            ears = Ears()
            one = engine(store, ears)
            table = await one.table(name)
            seats = table.game.seats
            ask = table.asked(seats[1])
            assert ask is not None
            assert isinstance(await one.answer(Check(name, seats[1], secret)), Done), ask
            assert isinstance(await one.answer(Say(name, seats[1], "a", secret)), Done)
            assert isinstance(await one.answer(Say(name, seats[1], "b", "1")), Done)
            assert isinstance(await one.answer(Say(name, seats[1], "c", secret)), Done)
            events = ears.heard.get((name, seats[0]), [])
            look = encode(await one.answer(Look(name, seats[0]))).replace(name.encode(), b"game")
            heard.append([*(encode(event) for event in events), look])
        assert heard[0] == heard[1]
        assert len(heard[0]) == 1, "a sealed answer is no event for the others"

    on_store(database, body)


def test_standing_orders_are_kept_and_private(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "cards", seed=bytes(32))
        ears = Ears()
        one = engine(store, ears)
        assert isinstance(await one.answer(Stand(name, "north", "s", ("pass",))), Done)
        again = await engine(store).answer(Look(name, "north"))
        assert isinstance(again, Whole)
        assert again.standing == ("pass",)
        assert (name, "south") not in ears.heard
        south = await one.answer(Look(name, "south"))
        assert isinstance(south, Whole)
        assert south.standing == ()

    on_store(database, body)


def test_a_view_on_the_wire_is_the_seats_view(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store, "cards", seed=bytes(32))
        one = engine(store)
        table: Table[Any] = await one.table(name)
        for seat in (*table.game.seats, ""):
            whole = await one.answer(Look(name, seat))
            assert isinstance(whole, Whole)
            assert whole.state == view(table, seat).now
            assert table.header.seed.encode() not in encode(whole)

    on_store(database, body)


def test_the_record_of_a_game_that_is_over_verifies(database: str, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one = engine(store)
        await play([one], name, 40, Random(4))
        assert await store.record(name) is None
        await one.answer(Leave(name, "islamic", "enough"))
        found = await store.record(name)
        assert found is not None
        file = tmp_path / "game.jsonl"
        file.write_bytes(found)
        record = Record.load(file)
        assert record.ending is not None
        assert verified(GAMES["lepanto"], record).outcome == record.ending.outcome

    on_store(database, body)


def test_many_questions_at_once_take_up_anothers_answers_once(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one, other = engine(store), engine(store)
        await other.table(name)
        await play([one], name, 6, Random(5))
        tables = await asyncio.gather(*(other.table(name) for _ in range(4)), other.remind(name))
        assert tables[0] is not None
        length = len(await store.since(name, 0))
        assert [table.sequence for table in tables[:4] if table] == [length] * 4
        assert (await other.table(name)).fingerprint() == (await one.table(name)).fingerprint()

    on_store(database, body)


def test_an_order_to_many_after_anothers_undo_is_judged_by_what_is_kept(database: str) -> None:
    async def body(store: Store) -> None:
        name = await new_game(store)
        one, other = engine(store), engine(store)
        ships = tuple(f"CC-G{number:02}" for number in (3, 4, 5, 6))
        advance = Order("advance")
        assert await one.answer(Command(name, "christian", "go", ships, advance)) == Followed(4, 4, ())
        await other.table(name)
        assert isinstance(await one.answer(Undo(name, "christian", "back", count=4)), Done)
        again = await other.answer(Command(name, "christian", "go again", ships, advance))
        assert isinstance(again, Followed)
        assert (again.given, again.refused) == (4, ())

    on_store(database, body)


def test_an_event_too_large_for_the_bus_tells_its_audience_to_look_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maestre.server.engines.parcels.LARGEST", 300)

    async def body(store: Store) -> None:
        ears = Ears()
        one = engine(store, ears)
        name = await new_game(store)
        before = (await one.table(name)).version("islamic")
        assert isinstance(await one.answer(Say(name, "christian", "end", Order("end"))), Done)
        (event,) = ears.heard[name, "islamic"]
        assert (event.before, event.version) == (before + 1, before + 1), "whoever is not there yet asks for the gap"
        assert not event.steps
        assert not event.lines
        look = await one.answer(Look(name, "islamic", known=before))
        assert isinstance(look, Whole)
        assert look.version == event.version

    on_store(database, body)
