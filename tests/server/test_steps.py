"""What an event tells of how one position became another: a step for every pause of the rules, and nothing early."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from maestre.play import SPECTATOR, Draw, Order, Reading, Record, State, Table, Throw, find, log
from maestre.play.record import Drawn, Rolled
from maestre.server.engines.audiences import Audiences, whole
from maestre.server.wire import Step, encode, step
from tests.server.following import aimed, retold, stepped

ANSWERS = 60
"""How many answers of each game are followed here; `make events` follows all recorded games to their end."""
THROWS = 15


@pytest.mark.parametrize("key", ["lepanto", "tercios", "aguila", "mistral"])
def test_steps_come_to_what_each_audience_sees_and_lines_to_its_log(key: str) -> None:
    table, rng = Table.new(find(key), seed=bytes(32)), Random(3)
    audiences = Audiences(table)
    seats = (*table.game.seats, SPECTATOR)
    known = {seat: _position(table, seat) for seat in seats}
    trackers = {seat: whole("g", table, seat).tracker for seat in seats}
    lines: dict[str, list[Any]] = {seat: list(log(table, seat)) for seat in seats}
    taken = 0
    for number in range(ANSWERS):
        seat = table.waiting()[0]
        if number % 7 == 6 and table.can_undo(seat):
            table.undo(seat)
            taken += 1
        else:
            table.say(seat, next(table.proposals(seat, rng)))
        for event in audiences.events("g"):
            known[event.seat] = stepped(known[event.seat], event.steps)
            lines[event.seat] = retold(lines[event.seat], event)
            for one in event.steps:
                trackers[event.seat] = one.tracker or trackers[event.seat]
            assert [one.at for one in event.steps] == sorted({one.at for one in event.steps})
        for each in seats:
            assert known[each] == _position(table, each)
            assert trackers[each] == table.game.tracker(table.view(each).now)
            assert lines[each] == list(log(table, each))
    assert taken


def _position(table: Table[Any], seat: str) -> dict[str, Any]:
    position: dict[str, Any] = msgspec.json.decode(encode(whole("g", table, seat).state))
    return position


@pytest.mark.parametrize("key", ["lepanto", "tercios", "aguila", "mistral"])
def test_no_step_holds_what_the_dice_of_a_later_one_bring(key: str) -> None:
    """Steps up to the first throw of an answer come to what is seen while those dice are still in the hand."""
    table, rng = Table.new(find(key), seed=bytes([4] * 32)), Random(4)
    audiences = Audiences(table)
    seats = (*table.game.seats, SPECTATOR)
    known = {seat: _position(table, seat) for seat in seats}
    thrown = 0
    while thrown < THROWS and (waiting := table.waiting()):
        answer = next(table.proposals(waiting[0], rng))
        held = table.fork(None)
        held.say(waiting[0], answer)
        table.say(waiting[0], answer)
        is_thrown = isinstance(held.request, Throw)
        thrown += is_thrown
        for event in audiences.events("g"):
            early = [one for one in event.steps if one.at <= held.version(event.seat)]
            assert not is_thrown or stepped(known[event.seat], early) == _position(held, event.seat)
            known[event.seat] = stepped(known[event.seat], event.steps)
    assert thrown == THROWS


RECORDS: Final = Path(__file__).parents[1] / "records"
OFTEN: Final = 4
"""So many throws that one rule calls for are thrown otherwise, each so many times."""
TIMES: Final = 5


@pytest.mark.parametrize(
    "name", ["battle-doctrine", "tercios-battle", "aguila-battle", "aguila-learning", "mistral-winter"]
)
def test_while_dice_fall_nothing_with_them_depends_on_what_they_will_show(name: str) -> None:
    record = Record.load(RECORDS / f"{name}.jsonl")
    game, rng = find(record.header.game), Random(5)
    header = record.header.public()
    table: Table[Any] = Table.begun(game, header)
    often: dict[str, int] = {}
    for entry in record.entries:
        request = table.request
        if isinstance(request, Throw) and often.setdefault(request.rule, 0) < OFTEN:
            often[request.rule] += 1
            shown = {aimed(_lines_after(table, rng)) for _ in range(TIMES)}
            assert len(shown) == 1, (request.rule, shown)
        table.enter(entry)
    assert often


def _lines_after(table: Table[Any], rng: Random) -> list[Any]:
    """Throw the dice that a table waits for, and all that come of them, and give what is told."""
    held = table.fork(None)
    while isinstance(held.request, Throw | Draw):
        if isinstance(held.request, Throw):
            held.enter(Rolled(_fallen(held.request.reading, rng)))
        else:
            held.enter(Drawn(tuple(rng.sample(range(len(held.request.pool)), held.request.count))))
    return list(log(held, SPECTATOR))


def _fallen(reading: Reading[Any], rng: Random) -> tuple[int, ...]:
    faces: tuple[int, ...] = ()
    while sides := reading.needs(faces):
        faces += tuple(rng.randint(1, side) for side in sides)
    return faces


def test_lines_taken_back_are_named_by_the_version_from_which_they_are_gone() -> None:
    table = Table.new(find("lepanto"), "learning", seed=bytes(32))
    audiences = Audiences(table)
    rng = Random(1)
    for _ in range(3):
        table.say("christian", next(table.proposals("christian", rng)))
    told = next(event for event in audiences.events("g") if event.seat == SPECTATOR)
    assert (told.before, told.version, told.told_from) == (0, 3, 1)
    assert told.lines
    table.undo("christian")
    back = next(event for event in audiences.events("g") if event.seat == SPECTATOR)
    assert back.version == 4
    assert back.told_from == told.lines[-1].at <= 3, "what the last answer told is gone"
    assert back.lines == ()


def test_of_dicts_keys_are_sent_and_all_else_is_whole() -> None:
    class Weather(msgspec.Struct, frozen=True):
        rain: int
        wind: int | None

    class Place(State):
        ships: dict[str, int]
        weather: Weather
        charge: tuple[str, ...] = ()

    old = Place(ships={"a": 1, "b": 2}, weather=Weather(1, 2))
    new = Place(ships={"b": 2, "c": 3}, weather=Weather(1, None))
    assert step(5, old, new) == Step(5, {"weather": Weather(1, None)}, {"ships": {"a": None, "c": 3}})
    assert encode(step(5, old, old)) == b'{"at":5}'
    turned = Place(ships={"b": 2, "a": 1}, weather=Weather(1, 2))
    assert step(5, old, turned) == Step(5, {"ships": turned.ships}), "in another order all of it is sent"


def test_what_the_rules_told_crosses_once_and_as_lines_and_what_a_seat_remembers_not_at_all() -> None:
    table = Table.new(find("lepanto"), "learning", seed=bytes(32))
    audiences = Audiences(table)
    table.say("christian", Order("end"))
    for event in audiences.events("g"):
        assert event.lines
        assert all({"news", "memory"}.isdisjoint((*one.fields, *one.parts)) for one in event.steps)
    assert (whole("g", table, "").state.news, whole("g", table, "").state.memory) == ((), {})
