"""A finished game played on from one of its moments: the same entries, other dice, and a record that still holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Any

import msgspec
import pytest

from maestre.opponents import Curve, Hindsight
from maestre.play import BadRecord, Game, Header, Record, Refused, Table, find, verified
from maestre.play.record import Entry, Rolled, Standing, Taken
from maestre.server.alone.records import LocalBus, local_engine
from maestre.server.engines.playing_on import place_at, played_on
from maestre.server.wire import (
    Analyse,
    Analysed,
    Done,
    Leave,
    Look,
    Moment,
    Open,
    Ponder,
    Refusal,
    Reply,
    Whole,
)

RECORDS = Path(__file__).parents[1] / "records"
OTHERS = {"blue": "p9", "red": "bot:veteran"}


def recorded(name: str) -> tuple[Game[Any], Record]:
    record = Record.load(RECORDS / f"{name}.jsonl")
    return find(record.header.game), record


def on(record: Record, place: int, seed: bytes = b"8" * 32) -> Table[Any]:
    return played_on(find(record.header.game), record.header, record.entries[:place], OTHERS, seed=seed)


def by_chance(table: Table[Any], answers: int = 1_000_000) -> Record:
    """Play on by chance, to the end if nothing else is said."""
    rng = Random(1)
    while answers and (waiting := table.waiting()):
        table.say(waiting[0], next(table.proposals(waiting[0], rng)))
        answers -= 1
    return table.record()


def thrown_in(entries: list[Entry], start: int, until: int) -> int:
    return next(place for place in range(start, until) if isinstance(entries[place], Rolled))


def with_other_faces(record: Record, place: int) -> Record:
    rolled = record.entries[place]
    assert isinstance(rolled, Rolled)
    faces = tuple(face % 6 + 1 for face in rolled.faces)
    entries = [*record.entries[:place], msgspec.structs.replace(rolled, faces=faces), *record.entries[place + 1 :]]
    return Record(record.header, entries, None, record.ending)


def test_it_begins_with_the_same_entries_and_its_dice_are_others() -> None:
    game, record = recorded("tercios-learning")
    place = place_at(game, record.header, record.entries, "", 102)
    mine, theirs = (by_chance(on(record, place, seed)) for seed in (b"8" * 32, b"9" * 32))
    assert (
        Record.parse(mine.dump()).entries[:place]
        == Record.parse(theirs.dump()).entries[:place]
        == record.entries[:place]
    )
    assert mine.entries[place : place + 2] == [Taken("blue", "p9"), Taken("red", "bot:veteran")]
    assert mine.entries[place + 2 :] != theirs.entries[place + 2 :]
    assert mine.ending != record.ending


def test_its_record_holds_and_so_does_that_of_a_game_played_on_from_it() -> None:
    game, record = recorded("tercios-learning")
    first = by_chance(on(record, 102))
    assert verified(game, first).outcome is not None
    assert verified(game, Record.parse(first.dump())).outcome is not None
    later, earlier = (by_chance(on(first, place, b"9" * 32)) for place in (150, 60))
    assert [origin.until for origin in later.header.origins or ()] == [102, 150]
    assert [origin.until for origin in earlier.header.origins or ()] == [60]
    assert verified(game, later).outcome is not None
    assert verified(game, earlier).outcome is not None


def test_a_throw_that_was_exchanged_is_found_on_either_side_of_the_moment() -> None:
    game, record = recorded("tercios-learning")
    played = by_chance(on(record, 102))
    for start, until in ((0, 102), (102, len(played.entries))):
        changed = with_other_faces(played, thrown_in(played.entries, start, until))
        with pytest.raises(BadRecord, match="record-throw"):
            verified(game, changed)


def test_without_its_origin_or_with_another_seed_for_it_the_record_does_not_hold() -> None:
    game, record = recorded("tercios-learning")
    played = by_chance(on(record, 102), 3)
    origins = played.header.origins
    assert origins
    without = msgspec.structs.replace(played.header, origins=msgspec.UNSET)
    with pytest.raises(BadRecord, match="record-throw"):
        verified(game, Record(without, played.entries))
    other = msgspec.structs.replace(origins[0], seed="77" * 32)
    with pytest.raises(BadRecord, match="record-commitment"):
        verified(game, Record(msgspec.structs.replace(played.header, origins=(other,)), played.entries))


def test_standing_orders_end_with_those_who_left_them() -> None:
    game, record = recorded("tercios-learning")
    entries = [*record.entries[:102], Standing("blue", ("pass",))]
    assert Table.resume(game, record.header.public(), None, entries).seating.orders("blue") == ("pass",)
    table = played_on(game, record.header, entries, OTHERS, seed=b"8" * 32)
    assert table.seating.orders("blue") == ()


def test_nothing_is_played_on_from_the_end() -> None:
    _, record = recorded("tercios-learning")
    on(record, len(record.entries) - 1)
    with pytest.raises(Refused, match="nothing-to-play-on"):
        on(record, len(record.entries))


def test_an_engine_plays_a_game_on_that_is_over_and_tells_its_curve(tmp_path: Path) -> None:
    async def body() -> None:
        copyfile(RECORDS / "tercios-learning.jsonl", tmp_path / "old1.jsonl")
        engine, shelf = local_engine(tmp_path, {"tercios": find("tercios")}, LocalBus())
        try:
            curve = analysed(await engine.answer(Analyse("old1")))
            assert curve == Hindsight(*_about(tmp_path / "old1.jsonl")).curve
            begun = Open("new1", "tercios", "learning", {}, OTHERS, moment=Moment("old1", "", curve.points[2].at))
            assert isinstance(await engine.answer(begun), Done)
            assert isinstance(await engine.answer(begun), Done), "begun twice, it counts once"
            seen = await engine.answer(Look("new1", "blue"))
            assert isinstance(seen, Whole)
            assert find("tercios").turn(seen.state) == curve.points[2].turn
            for call in (Analyse("new1"), Open("new2", "tercios", "learning", {}, OTHERS, moment=Moment("new1"))):
                early = refused(await engine.answer(call))
                assert early.message.key == "web-record-until-over", "a game under way tells nothing"
            assert refused(await engine.answer(Ponder("old1", 999))).message.key == "no-such-turn"
            assert await engine.answer(Leave("new1", "blue", "r1")) == Done(seen.version + 1)
            written = await shelf.record("new1")
            assert written is not None
            table = verified(find("tercios"), Record.parse(written))
            assert dict(table.seating.holders) == OTHERS
        finally:
            engine.close()

    asyncio.run(body())


def _about(path: Path) -> tuple[Game[Any], Header, list[Entry]]:
    record = Record.load(path)
    return find(record.header.game), record.header, record.entries


def analysed(reply: Reply | bytes) -> Curve:
    assert isinstance(reply, bytes)
    return msgspec.json.decode(reply, type=Analysed).curve


def refused(reply: Reply | bytes) -> Refusal:
    return msgspec.json.decode(reply, type=Refusal) if isinstance(reply, bytes) else _is_refusal(reply)


def _is_refusal(reply: Reply) -> Refusal:
    assert isinstance(reply, Refusal)
    return reply


@pytest.mark.parametrize("seat", ["", "bourbon"])
def test_a_moment_is_found_by_the_version_of_whoever_looks_back(seat: str) -> None:
    game, record = recorded("mistral-winter")
    place = place_at(game, record.header, record.entries, seat, 300)
    table = Table.resume(game, record.header.public(), None, record.entries[:place])
    assert table.waiting()
    assert table.version(seat) >= 300
    assert place_at(game, record.header, record.entries, seat, 0) == 0
    assert place_at(game, record.header, record.entries, seat, 10**6) == len(record.entries)
    assert place_at(game, record.header, record.entries, seat, 300) >= 300
