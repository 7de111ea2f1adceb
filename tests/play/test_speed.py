"""What must be quick is quick: in yardsticks, so that neither a busy machine nor a slow one matters."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maestre.play import Game, Table, imagine, view
from tests.play.tiny import cards, walk
from tests.play.tiny.playing import GAMES, duel, placed, play, seed
from tests.yardstick import in_yardsticks


def test_a_fork_in_the_middle_of_a_step_takes_less_than_three_yardsticks() -> None:
    table = duel(("knight-1", "archer-1"), ("spy-1",))
    table.say("north", "knight-1")
    spent = in_yardsticks(lambda: table.fork(b"key"))
    print(f"fork inside a reaction: {spent:.1f}")
    assert spent < 3


@pytest.mark.parametrize("depth", range(1, 5))
def test_a_fork_deep_inside_reactions_stays_cheap(depth: int) -> None:
    table = duel(("knight-1", "archer-1", "spy-1"), ("knight-2", "archer-2", "spy-2"))
    for seat, card in (("north", "knight-1"), ("south", "knight-2"), ("north", "archer-1"), ("south", "archer-2"))[
        :depth
    ]:
        table.say(seat, card)
    spent = in_yardsticks(lambda: table.fork(b"key"))
    print(f"fork {depth} deep: {spent:.1f}")
    assert spent < 2 + 1.2 * depth


def test_a_fork_does_not_grow_with_the_game() -> None:
    early = placed(each=1)
    late = Table.new(walk.game, options={"each": 1}, seed=seed(2))
    play(late, Random(8), 14)
    assert late.sequence > 2 * early.sequence
    assert in_yardsticks(lambda: late.fork(b"key")) < 5 * in_yardsticks(lambda: early.fork(b"key"))


def test_a_view_and_what_is_imagined_from_it_are_cheap() -> None:
    table = duel(("knight-1", "archer-1"), ("spy-1", "spy-2"))
    table.say("north", "knight-1")
    here = view(table, "south")
    rng = Random(1)
    looked = in_yardsticks(lambda: view(table, "south"))
    imagined = in_yardsticks(lambda: imagine(cards.game, here, rng))
    print(f"view {looked:.1f}, imagine {imagined:.1f}")
    assert looked < 5
    assert imagined < 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_decision_takes_few_yardsticks(game: Game[Any]) -> None:
    made = 0

    def played() -> None:
        nonlocal made
        made = sum(len(play(Table.new(game, seed=seed(number)), Random(number)).entries) for number in range(20))

    spent = in_yardsticks(played, tries=9)
    print(f"{game.key}: {spent / made:.1f} an entry, bots and all")
    assert spent / made < 20  # six to ten, beside other work on the same cores
