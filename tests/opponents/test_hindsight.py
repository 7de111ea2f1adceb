"""A game looked back on: the curve of its chances, the turns that decided it, and what might have been there."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from maestre.opponents import Budget, Curve, Hindsight
from maestre.opponents.hindsight import FEWEST, LEAST, SWINGS
from maestre.play import SPECTATOR, Game, Record, Refused, Table, find
from maestre.play.record import Said, Undone
from tests.lab.duel import game as duel

RECORDS = Path(__file__).parents[1] / "records"
JUDGED = ("aguila-battle", "aguila-prepared", "mistral-winter", "tercios-battle", "tercios-learning")
ENOUGH = Budget(answers=700)


def looked_back(name: str, seat: str = SPECTATOR) -> tuple[Hindsight[Any], Record, Game[Any]]:
    record = Record.load(RECORDS / f"{name}.jsonl")
    game = find(record.header.game)
    return Hindsight(game, record.header, record.entries, seat), record, game


@pytest.mark.parametrize("name", JUDGED)
def test_the_curve_has_every_turn_once_and_ends_with_what_the_game_came_to(name: str) -> None:
    back, record, game = looked_back(name)
    curve = back.curve
    turns = [point.turn for point in curve.points[:-1]]
    assert turns == sorted(set(turns))
    assert len(turns) > 3
    assert all(0 <= point.chance <= 1 for point in curve.points)
    assert record.ending is not None
    assert curve.seat == game.seats[0]
    assert curve.points[-1].place == len(record.entries)
    assert curve.points[-1].chance == float(record.ending.outcome.winner == curve.seat)


@pytest.mark.parametrize("name", JUDGED)
def test_the_turns_that_decided_are_those_in_which_the_chance_changed_most(name: str) -> None:
    curve = looked_back(name)[0].curve
    changes = _changes(curve)
    assert 0 < len(curve.swings) <= SWINGS
    assert all(changes[number] >= LEAST for number in curve.swings)
    rest = [change for number, change in enumerate(changes) if number not in curve.swings]
    marked = [changes[number] for number in curve.swings]
    assert marked == sorted(marked, reverse=True)
    assert max(rest) <= marked[-1] or len(marked) < SWINGS
    if len(marked) < SWINGS:
        assert max(rest) < LEAST


def _changes(curve: Curve) -> list[float]:
    return [abs(after.chance - before.chance) for before, after in pairwise(curve.points)]


def test_giving_up_is_no_turn_that_decided() -> None:
    back, record, _ = looked_back("tercios-resigned")
    assert record.ending is not None
    assert record.ending.outcome.winner == "red"
    assert 0.05 < back.curve.points[-1].chance < 0.95


def test_versions_are_those_of_whoever_looks_back() -> None:
    """In a game with secrets a seat has seen more than onlookers have."""
    record = Record.load(RECORDS / "mistral-winter.jsonl")
    for seat in ("", "bourbon"):
        points = looked_back("mistral-winter", seat)[0].curve.points
        table = Table.resume(find("mistral"), record.header.public(), None, record.entries[: points[2].place])
        assert points[2].at == table.version(seat)
        assert points[2].at <= points[2].place
    onlooker, player = (looked_back("mistral-winter", seat)[0].curve.points[-1].at for seat in ("", "bourbon"))
    assert onlooker < player


def test_what_was_taken_back_decides_nothing() -> None:
    back, record, game = looked_back("tercios-learning")
    number = back.curve.swings[0]
    start, until = (back.curve.points[number + step].place for step in (0, 1))
    seat = back.swing(number).seat
    entries = record.entries
    place = next(
        place
        for place in range(start, until)
        if all(isinstance(one, Said) and one.seat == seat for one in entries[place : place + 2])
    )
    undone = Undone(tuple(game.seats), place)
    again = Hindsight(game, record.header, [*entries[: place + 1], undone, *entries[place:]])
    assert [point.chance for point in again.curve.points] == [point.chance for point in back.curve.points]
    budget = Budget(answers=300)
    without, with_it = back.instead(number, budget), again.instead(number, budget)
    assert without is not None
    assert with_it is not None
    assert (without.said, without.instead) == (with_it.said, with_it.instead)


def test_a_turn_is_told_from_the_seat_that_lost_by_it() -> None:
    back, _, game = looked_back("aguila-battle")
    curve = back.curve
    for number in curve.swings:
        swing = back.swing(number)
        rose = curve.points[number + 1].chance > curve.points[number].chance
        assert swing.seat == game.seats[int(rose)]
        assert swing.before > swing.after
        assert swing.before == pytest.approx(abs(rose - curve.points[number].chance))


def test_a_turn_is_played_again_and_a_veteran_answers_in_it() -> None:
    back, record, game = looked_back("tercios-learning")
    number = back.curve.swings[0]
    found = back.turning(number, ENOUGH)
    assert found.usual is not None
    assert found.usual.times >= FEWEST
    assert found.instead is not None
    assert found.instead.said != found.instead.instead
    start, end = (back.curve.points[number + step].place for step in (0, 1))
    assert start <= found.instead.place < end
    entry = record.entries[found.instead.place]
    assert isinstance(entry, Said)
    assert entry.seat == found.seat
    came_to, would_come_to = found.instead.came_to, found.instead.would_come_to
    assert came_to is not None
    assert would_come_to is not None
    assert came_to.times == would_come_to.times >= FEWEST
    assert would_come_to.chance > came_to.chance or not found.instead.likely
    speaker = game.speaker("en")
    assert speaker.say(found.instead.said) != speaker.say(found.instead.instead)


def test_the_same_seed_tells_the_same_and_too_small_a_budget_tells_a_veterans_answer_alone() -> None:
    back = looked_back("tercios-learning")[0]
    number = back.curve.swings[0]
    few = Budget(answers=250)
    found = back.usual(number, few, seed=1)
    assert found == looked_back("tercios-learning")[0].usual(number, few, seed=1)
    assert found != back.usual(number, few, seed=2)
    hurried = back.turning(number, Budget(answers=3))
    assert hurried.usual is None
    assert hurried.instead is not None, "a veteran's answer is told however little time there is"
    assert (hurried.instead.came_to, hurried.instead.would_come_to, hurried.instead.likely) == (None, None, False)


@pytest.mark.parametrize("number", [-1, 8])
def test_a_turn_that_was_not_played_is_refused(number: int) -> None:
    back = looked_back("tercios-battle")[0]
    assert len(back.curve.points) == 9
    back.swing(7)
    with pytest.raises(Refused, match="no-such-turn"):
        back.swing(number)


def test_a_game_without_an_evaluation_is_refused_plainly() -> None:
    table = Table.new(duel, seed=b"2" * 32)
    with pytest.raises(Refused, match="no-evaluation"):
        Hindsight(duel, table.header, [])
