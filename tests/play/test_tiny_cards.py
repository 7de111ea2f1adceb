"""The rules of the duel, so that the tiny game is a game."""

from __future__ import annotations

import pytest

from maestre.play import Refused, Table, view
from tests.play.tiny import cards
from tests.play.tiny.playing import asked, duel, seed

NORTH = ("knight-1", "archer-1", "spy-1", "shield-1")
SOUTH = ("knight-2", "archer-2", "shield-2")


@pytest.mark.rule("c.1")
def test_each_holds_three_cards_and_one_is_buried() -> None:
    table = Table.new(cards.game, seed=seed(1))
    assert [len(hand) for hand in table.state.hands.values()] == [3, 3]
    assert len(table.state.buried) == 1


@pytest.mark.rule("c.2", "c.7")
def test_after_two_plays_the_other_draws_and_is_next() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    assert table.waiting() == ("north",)
    table.say("north", "rest")
    assert table.waiting() == ("south",)
    assert len(table.state.hands[cards.SEATS[1]]) == 4


@pytest.mark.rule("c.3")
@pytest.mark.parametrize(("card", "lives"), [("knight-1", 4), ("archer-1", 5)])
def test_a_knight_wounds_twice(card: str, lives: int) -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", card)
    table.say("south", "pass")
    assert table.state.fighters[cards.SEATS[1]].lives == lives


@pytest.mark.rule("c.3")
def test_a_shield_does_not_attack() -> None:
    table = duel(NORTH, SOUTH)
    with pytest.raises(Refused) as refusal:
        table.say("north", "shield-1")
    assert (refusal.value.rule, refusal.value.proof) == ("c.3", ("shield-1",))


@pytest.mark.rule("c.4")
def test_reactions_are_nested_four_deep() -> None:
    table = duel(NORTH, SOUTH)
    for seat, card in zip(("north", "south") * 2, ("knight-1", "knight-2", "archer-1", "archer-2"), strict=True):
        table.say(seat, card)
    assert asked(table, "north").window == "attack"
    table.say("north", "spy-1")
    assert asked(table, "north").rule == "c.2"
    assert [fighter.lives for fighter in table.state.fighters.values()] == [6, 4]


@pytest.mark.rule("c.5")
def test_a_card_in_reserve_is_known_to_its_owner() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "reserve")
    table.say("north", "archer-1")
    assert view(table, "north").now.reserve[cards.SEATS[0]] == ("archer-1",)
    assert view(table, "south").now.reserve[cards.SEATS[0]] == ("?",)


@pytest.mark.rule("c.6")
def test_a_spy_sees_one_card() -> None:
    table = duel(NORTH, ("knight-2",))
    table.say("north", "spy-1")
    table.say("south", "pass")
    assert [(fact.about, fact.saw) for fact in view(table, "north").memory] == [("knight-2", "hand:south")]
