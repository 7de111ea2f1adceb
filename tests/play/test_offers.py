"""What the kernel offers for a game that says nothing of its own."""

from __future__ import annotations

import pytest

from maestre.play import Answer, Ask, Journey, Leg, Order, Orders, Refused, Some, Speaker, Table
from maestre.play.asking.offers import described
from maestre.play.written.messages import LANGUAGES
from tests.play.tiny.asking import Shaped, picking
from tests.play.tiny.walk import game

TABLE = Table.new(game, game.scenarios[0], seed=bytes(32))


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("stay", "stay"),
        (Order("strike", "A", ("B",)), "strike A B"),
        (("a", "b"), '["a","b"]'),
        (Journey("A", (Leg("ahead", 2),)), '{"piece":"A","legs":[{"how":"ahead","amount":2}]}'),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_answer_can_be_put_into_plain_words(answer: Answer, words: str, language: str) -> None:
    assert Speaker(language).say(described(answer)) == words
    assert Ask.of("east", Shaped(Orders(("strike",)))).describe(TABLE.state, answer) == described(answer)


def test_a_game_that_takes_no_orders_to_many_says_so() -> None:
    with pytest.raises(Refused) as caught:
        game.plan_group_order(TABLE.state, Ask.of("east", Shaped(Orders(("strike",)))), ("A", "B"), Order("strike"))
    assert caught.value.message.key == "no-orders-to-many"


def test_a_game_without_a_board_of_its_own_prints_nothing() -> None:
    assert game.board_data() == {}
    assert picking("stay").pieces(TABLE.state) == ()
    assert tuple(Shaped(Some(("a", "b"), 0, 2)).offers(TABLE.state, "")) == ()
    assert game.summarize_changes(TABLE.state, TABLE.state) == ()
