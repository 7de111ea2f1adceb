"""A game under way tried out: from the view of one seat alone, with other dice, as a game of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.play import BadRecord, Game, Record, Refused, Table, find, imagine, verified, view
from maestre.play.record import Origin, Rolled
from maestre.server.alone.records import LocalBus, local_engine
from maestre.server.engines.engine import Engine
from maestre.server.engines.trials import imagined, tried_out
from maestre.server.pools.pool import Lane
from maestre.server.wire import Done, Leave, Moment, Open, Refusal
from tests.play.tiny import bids
from tests.play.tiny.playing import seed

RECORDS = Path(__file__).parents[1] / "records"
OTHERS = {"blue": "p1", "red": "bot:veteran"}
WHOLE = ("learning-doctrine", "tercios-learning", "aguila-learning", "mistral-winter")


def recorded(name: str, place: int) -> Table[Any]:
    """Play a recorded game again up to an entry, or the next at which somebody is asked."""
    record = Record.load(RECORDS / f"{name}.jsonl")
    table = Table.begun(find(record.header.game), record.header.unsealed())
    for number, entry in enumerate(record.entries):
        if number >= place and table.waiting():
            break
        table.enter(entry)
    return table


def trial(live: Table[Any], seat: str, chance: bytes = b"1") -> Table[Any]:
    game: Game[Any] = live.game
    seen = live.view(seat)
    holders = {other: "me" if other == seat else "bot:veteran" for other in game.seats}
    return tried_out(game, seen, imagined(game, seen, chance), holders, seed=seed(7))


def by_chance(table: Table[Any], answers: int) -> Table[Any]:
    rng = Random(1)
    while answers and (waiting := table.waiting()):
        table.say(waiting[0], next(table.proposals(waiting[0], rng)))
        answers -= 1
    return table


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize("part", [3, 8])
def test_it_looks_to_its_seat_as_the_game_does(name: str, part: int) -> None:
    whole = len(Record.load(RECORDS / f"{name}.jsonl").entries)
    live = recorded(name, whole * part // 10)
    for seat in live.game.seats:
        mine, theirs = trial(live, seat), live
        assert view(mine, seat).now == view(theirs, seat).now
        assert mine.asked(seat) == theirs.asked(seat)
        assert mine.header.seats[seat] == "me"


@pytest.mark.parametrize("name", WHOLE)
def test_it_is_played_on_and_its_record_holds(name: str) -> None:
    live = recorded(name, len(Record.load(RECORDS / f"{name}.jsonl").entries) // 2)
    played = by_chance(trial(live, live.game.seats[0]), 30)
    record = Record.parse(played.record().dump())
    assert record.header.start
    assert verified(live.game, record).fingerprint() == played.fingerprint()
    again = Table.resume(live.game, record.header, None, record.entries)
    assert again.fingerprint() == played.fingerprint()


def test_a_throw_after_the_position_must_be_that_of_the_seed() -> None:
    played = by_chance(trial(recorded("learning-doctrine", 100), "christian"), 60)
    record = played.record()
    known = record.header.imagined()
    place = next(at for at, entry in enumerate(record.entries) if at >= known and isinstance(entry, Rolled))
    rolled = record.entries[place]
    assert isinstance(rolled, Rolled)
    other = msgspec.structs.replace(rolled, faces=tuple(face % 6 + 1 for face in rolled.faces))
    record.entries[place] = other
    with pytest.raises(BadRecord, match="record-throw"):
        verified(played.game, record)


def test_nobody_is_told_the_position_with_which_it_begins() -> None:
    opened = trial(recorded("tercios-learning", 60), "blue")
    assert opened.header.start
    for seat in (*opened.game.seats, ""):
        assert not opened.view(seat).header.start
        assert not opened.view(seat).header.seed
    assert Record.parse(opened.record().dump()).header == opened.header


@pytest.mark.parametrize("name", ["tercios-battle", "mistral-winter"])
def test_where_only_what_is_hidden_differs_the_trial_is_the_same(name: str) -> None:
    live = recorded(name, 150)
    game, seat = live.game, live.game.seats[0]
    others = [imagine(game, live.view(seat), Random(number)) for number in range(8)]
    other = next(one for one in others if one.fingerprint() != live.fingerprint())
    assert trial(other, seat).record().dump() == trial(live, seat).record().dump()


def test_who_took_a_seat_of_the_game_takes_none_of_the_trial() -> None:
    live = recorded("tercios-battle", 150)
    for seat in live.game.seats:
        live.take_over(seat, "eva")
    opened = trial(live, "blue")
    assert opened.holders == {"blue": "me", "red": "bot:veteran"}
    assert "eva" not in opened.record().dump().decode()


def test_ones_own_standing_orders_stand_in_the_trial_and_those_of_others_do_not() -> None:
    live = recorded("tercios-learning", 60)
    for seat in ("blue", "red"):
        live.stand(seat, ("pass",))
    opened = trial(live, "blue")
    assert opened.seating.orders("blue") == ("pass",)
    assert opened.seating.orders("red") == ()


def test_a_record_that_says_that_more_came_with_its_position_than_it_has_does_not_hold() -> None:
    played = by_chance(trial(recorded("learning-doctrine", 100), "christian"), 5)
    record = played.record()
    forged = Origin(len(record.entries) + 1, "", {}, "")
    header = msgspec.structs.replace(record.header, origins=(forged,))
    with pytest.raises(BadRecord, match="record-imagined"):
        verified(played.game, Record(header, record.entries, None, record.ending))


def test_a_position_of_a_shape_that_has_grown_since_still_begins_a_trial() -> None:
    opened = trial(recorded("tercios-learning", 60), "blue")
    start = opened.header.start
    assert start
    fewer = {name: value for name, value in msgspec.json.decode(start).items() if name != "news"}
    older = msgspec.structs.replace(opened.header, start=msgspec.Raw(msgspec.json.encode(fewer)))
    assert Table.begun(opened.game, older).fingerprint() == Table.begun(opened.game, opened.header).fingerprint()


def test_nothing_is_tried_out_when_all_is_over() -> None:
    live = recorded("tercios-learning", 1 << 30)
    assert live.outcome is not None
    with pytest.raises(Refused, match="nothing-to-try-out"):
        trial(live, "blue")


def test_what_is_sealed_is_not_in_it() -> None:
    """Whoever has sealed a bid is imagined to have said nothing, so a bot seals anew in the trial."""
    live: Table[Any] = Table.new(bids.game, seed=seed(3))
    first, *_ = live.waiting()
    others = [seat for seat in live.waiting() if seat != first]
    before = trial(live, others[0]).record().dump()
    live.say(first, next(live.proposals(first, Random(2))))
    assert trial(live, others[0]).record().dump() == before


def test_an_engine_begins_one_once_from_a_view_alone_and_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    async def body() -> None:
        engine, shelf = local_engine(tmp_path, {"tercios": find("tercios")}, LocalBus())
        asked = spied(engine)
        try:
            live = Open("live1", "tercios", "learning", {}, {"blue": "p1", "red": "p2"})
            assert isinstance(await engine.answer(live), Done)
            before = await engine.table("live1")
            call = Open("try1", "tercios", "learning", {}, OTHERS, moment=Moment("live1", "blue", 0, live=True))
            for _ in range(2):
                assert isinstance(await engine.answer(call), Done)
            [(question, about)] = asked
            assert question is imagined, "begun twice, it is imagined once"
            assert about == (find("tercios"), before.view("blue")), "nothing but the view"
            tried = await engine.table("try1")
            assert tried.header.start
            assert tried.header.commitment != before.header.commitment
            assert tried.view("blue").now == before.view("blue").now
            assert (await engine.table("live1")).sequence == before.sequence
            strange = msgspec.structs.replace(call, game="try3", seats={"blue": "p2", "red": "bot:veteran"})
            assert isinstance(await engine.answer(strange), Refusal), "only who holds the seat now"
            assert isinstance(await engine.answer(Leave("live1", "blue", "r1")), Done)
            late = await engine.answer(msgspec.structs.replace(call, game="try2"))
            assert isinstance(late, Refusal)
            assert late.message.key == "nothing-to-try-out"
            assert await shelf.load("try2") is None
        finally:
            engine.close()

    asyncio.run(body())


def spied(engine: Engine) -> list[tuple[object, tuple[object, ...]]]:
    """Note what the pool is asked, but for the chance that goes with it."""
    asked: list[tuple[object, tuple[object, ...]]] = []
    ask: Any = engine.pool.ask

    async def noting(lane: Lane, asker: str, question: Any, *about: Any) -> Any:
        asked.append((question, about[:-1]))
        return await ask(lane, asker, question, *about)

    vars(engine.pool)["ask"] = noting
    return asked
