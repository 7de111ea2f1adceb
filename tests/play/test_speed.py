"""What must be quick is quick: the best of many tries, so that a busy machine does not matter."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from maestre.play import Table, imagine, view
from tests.play.tiny import cards, walk
from tests.play.tiny.playing import GAMES, duel, placed, play, seed


def best(what: Callable[[], object], tries: int = 2000) -> float:
    """The shortest time of many, in microseconds."""
    spent = []
    for _ in range(tries):
        start = time.perf_counter()
        what()
        spent.append(time.perf_counter() - start)
    return min(spent) * 1e6


def test_a_fork_in_the_middle_of_a_step_takes_less_than_20_microseconds() -> None:
    table = duel(("knight-1", "archer-1"), ("spy-1",))
    table.say("north", "knight-1")
    spent = best(lambda: table.fork(b"key"))
    print(f"fork inside a reaction: {spent:.1f} µs")
    assert spent < 20


@pytest.mark.parametrize("depth", range(1, 5))
def test_a_fork_deep_inside_reactions_stays_cheap(depth: int) -> None:
    table = duel(("knight-1", "archer-1", "spy-1"), ("knight-2", "archer-2", "spy-2"))
    for seat, card in (("north", "knight-1"), ("south", "knight-2"), ("north", "archer-1"), ("south", "archer-2"))[
        :depth
    ]:
        table.say(seat, card)
    spent = best(lambda: table.fork(b"key"))
    print(f"fork {depth} deep: {spent:.1f} µs")
    assert spent < 20 + 10 * depth


def test_a_fork_does_not_grow_with_the_game() -> None:
    early = placed(each=1)
    late = Table.new(walk.game, options={"each": 1}, seed=seed(2))
    play(late, Random(8), 14)
    assert late.sequence > 2 * early.sequence
    assert best(lambda: late.fork(b"key")) < 5 * best(lambda: early.fork(b"key"))


def test_a_view_and_what_is_imagined_from_it_are_cheap() -> None:
    table = duel(("knight-1", "archer-1"), ("spy-1", "spy-2"))
    table.say("north", "knight-1")
    here = view(table, "south")
    rng = Random(1)
    looked = best(lambda: view(table, "south"))
    imagined = best(lambda: imagine(cards.game, here, rng))
    print(f"view {looked:.1f} µs, imagine {imagined:.1f} µs")
    assert looked < 100
    assert imagined < 500


def test_thousands_of_decisions_are_made_in_a_second() -> None:
    for game in GAMES:
        start = time.perf_counter()
        decisions = 0
        for number in range(20):
            decisions += len(play(Table.new(game, seed=seed(number)), Random(number)).entries)
        rate = decisions / (time.perf_counter() - start)
        print(f"{game.key}: {rate:,.0f} entries a second, bots and all")
        assert rate > 2000
