"""What the kernel offers for a game that says nothing of its own."""

from __future__ import annotations

import pytest

from maestre.play import Ask, Journey, Leg, Message, Offer, Order, Orders, Pick, Refused, Some, Speaker, Table
from maestre.play.messages import LANGUAGES
from maestre.play.offers import described, listed
from tests.play.tiny.walk import game

TABLE = Table.new(game, game.scenarios[0], seed=bytes(32))


def test_a_choice_that_lists_its_options_offers_them_one_by_one() -> None:
    assert listed(Pick(("stay", "go"))) == (
        Offer("stay", Message.of("answer", what="stay")),
        Offer("go", Message.of("answer", what="go")),
    )
    assert listed(Some(("a", "b"), 0, 2)) == ()
    ask = Ask("east", Pick(("stay", "go")), "1")
    assert [offer.answer for offer in game.offers(TABLE.state, ask, "")] == ["stay", "go"]
    assert game.offers(TABLE.state, ask, "walker") == ()


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
def test_any_answer_can_be_put_into_plain_words(answer: object, words: str, language: str) -> None:
    assert Speaker(language).say(described(answer)) == words
    ask = Ask("east", Orders(("strike",)), "1")
    assert game.describe(TABLE.state, ask, answer) == described(answer)


def test_a_game_that_takes_no_orders_to_many_says_so() -> None:
    with pytest.raises(Refused) as caught:
        game.muster(TABLE.state, Ask("east", Orders(("strike",)), "1"), ("A", "B"), Order("strike"))
    assert caught.value.message.key == "no-orders-to-many"


def test_a_game_without_a_board_of_its_own_prints_nothing() -> None:
    assert game.sheet() == {}
    assert game.able(TABLE.state, Ask("east", Pick(("stay",)), "1")) == ()
    assert game.difference(TABLE.state, TABLE.state) == ()
