"""Bots at tables: how long they think, that they can be hurried, and that they give up against people alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maestre.play import Table, View
from maestre.server.alone.records import LocalBus, local_engine
from maestre.server.engines.bots import _against_people
from maestre.server.pools import forks, questions
from maestre.server.pools.questions import chosen
from maestre.server.wire import Done, Hurry, Leave, Look, Open, Refusal, Whole
from tests.opponents.test_giving_up import LOSER, TERCIOS, WINNER, battle
from tests.play.tiny import cards
from tests.server.playing import GAMES


def planning(seed: int) -> tuple[View[Any], bytes]:
    """The first plan of a battle, and what the chance of a bot comes from."""
    table = Table.new(TERCIOS, TERCIOS.scenarios[0], seed=Random(seed).randbytes(32))
    rng = Random(seed)
    while TERCIOS.turn(table.state) < 1:
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, rng)))
    return table.view("blue"), Random(seed).randbytes(16)


def played(seen: View[Any], seed: bytes) -> int:
    """How many answers have been played ahead in this turn."""
    questions.chosen(TERCIOS, seen, "maestre", seed)
    memory = questions._memory(seed)
    return memory._purses[seen.seat][1].played


def test_a_maestre_at_a_table_thinks_ahead_as_long_as_it_may_and_not_at_all_when_it_is_hurried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "THOUGHT", 0.5)
    assert played(*planning(1)) > 0
    monkeypatch.setattr(questions, "WAIT", 0.0)
    assert played(*planning(2)) == 0, "the clock has run out"
    monkeypatch.setattr(questions, "WAIT", 60.0)
    monkeypatch.setattr(forks, "_hurries", [forks.HURRY])
    assert played(*planning(3)) == 0


@pytest.mark.parametrize(
    ("seat", "yields", "gives_up"), [(LOSER, True, True), (LOSER, False, False), (WINNER, True, False)]
)
def test_a_bot_gives_up_what_is_lost_if_it_may(seat: str, yields: bool, gives_up: bool) -> None:
    seed = f"{seat} {yields}".encode()
    found = [chosen(TERCIOS, view, "veteran", seed, yields=yields) for view in list(battle()[seat].values())[:-1]]
    assert (None in found) == gives_up


@pytest.mark.parametrize(
    ("north", "south", "against"),
    [("bot:random", "p1", True), ("p1", "p1", True), ("bot:random", "bot:veteran", False)],
)
def test_bots_give_up_against_people_alone(north: str, south: str, against: bool) -> None:
    table: Table[Any] = Table.new(cards.game, "short", seats={"north": north, "south": south}, seed=bytes(32))
    assert _against_people(table) == against


def test_a_bot_that_gives_up_ends_the_game_and_says_why_and_hurrying_nobody_does_no_harm(tmp_path: Path) -> None:
    async def body() -> None:
        engine, _ = local_engine(tmp_path, GAMES, LocalBus())
        try:
            seats = {"christian": "p1", "islamic": "bot:veteran"}
            assert isinstance(await engine.answer(Open("room1", "lepanto", "learning", {}, seats)), Done)
            assert isinstance(await engine.answer(Hurry("room1", "christian")), Done)
            assert isinstance(await engine.answer(Hurry("room2", "christian")), Refusal)
            assert isinstance(await engine.answer(Leave("room1", "islamic", "bot", "hopeless")), Done)
            seen = await engine.answer(Look("room1", "christian"))
            assert isinstance(seen, Whole)
            assert seen.outcome is not None
            assert (seen.outcome.winner, seen.outcome.reason) == ("christian", "ending-hopeless")
        finally:
            engine.close()

    asyncio.run(body())
