"""Every request says what it is about, and nothing that a seat must see lives only in a generator."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from maestre.play import (
    Ask,
    Each,
    Journey,
    OneOf,
    Order,
    Pick,
    Procedure,
    Table,
    Throw,
    Together,
    ask,
    draw,
    throw,
    together,
    view,
)
from maestre.play.asking.requests import Draw, Request
from tests.play.tiny import bids, cards, walk
from tests.play.tiny.asking import Shaped, picking
from tests.play.tiny.playing import asked, at, audiences, duel, ground, seed


class Tea(OneOf[Any, str], frozen=True, tag="tea"):
    """Which tea."""

    rule: ClassVar = "1"
    secret: ClassVar = True
    window: ClassVar = "w"

    def options(self) -> tuple[str, ...]:
        return "a", "b"


def heard(procedure: Procedure[Any], *answers: object) -> tuple[list[Request], Any]:
    """Run a procedure with these answers; give what it asked and what it came to."""
    requests: list[Request] = []
    value: object = None
    left = list(answers)
    while True:
        try:
            requests.append(procedure.send(value))
        except StopIteration as end:
            return requests, end.value
        value = left.pop(0)


def test_an_ask_yields_itself_and_gives_back_the_answer() -> None:
    question = Tea()
    requests, answer = heard(ask("x", question), "b")
    assert requests == [Ask("x", Pick(("a", "b")), "1", question, secret=True, window="w")]
    assert answer == "b"


def test_an_ask_without_a_question_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="about"):
        Ask("x", Pick(("a", "b")), "1")  # type: ignore[call-arg]


def test_several_are_asked_at_once() -> None:
    requests, answers = heard(together({"x": picking("a"), "y": picking("b")}, shown=False), {"x": "a", "y": "b"})
    assert requests == [Together((("x", picking("a")), ("y", picking("b"))), shown=False)]
    assert answers == {"x": "a", "y": "b"}


def test_nobody_asked_together_answers_nothing_and_holds_nothing_up() -> None:
    assert heard(together({})) == ([], {})


def test_a_throw_gives_the_procedure_the_value_and_the_log_the_faces() -> None:
    reading = walk.Strike(3, 4)
    requests, value = heard(throw(reading, "1", about="x"), (6, 5, 1))
    assert requests == [Throw(reading, "1", "x")]
    assert value == 2


def test_a_draw_gives_names() -> None:
    requests, names = heard(draw(("a", "b", "c"), 2, "1", seen=("x",)), (2, 0))
    assert requests == [Draw(("a", "b", "c"), 2, "1", ("x",))]
    assert names == ("c", "a")


def test_a_seats_part_of_a_sealed_request_is_an_ask_of_its_own() -> None:
    request = Together((("x", picking("a")), ("y", Shaped(Each(())))), "tea")
    assert request.of("y") == Ask("y", Each(()), "1.1", Shaped(Each(())), secret=True)
    assert (request.rule, request.seats) == ("1.1", ("x", "y"))
    assert request.of("z") is None


def test_the_matter_of_a_request_is_public() -> None:
    table = duel(("knight-1", "archer-1"), ("spy-1",))
    table.say("north", "knight-1")
    for seat in audiences(cards.game):
        waiting = view(table, seat).waiting
        assert waiting is not None
        assert waiting.about == cards.Attack(cards.SEATS[0], (cards.CardId("knight-1"),))
        assert (waiting.seats, waiting.rule) == (("south",), "c.4")
    assert view(table, "north").ask is None
    assert asked(table, "south").choice == Pick(("pass", "spy-1"))


def test_a_throw_that_people_make_says_which_dice_and_not_what_they_rest_on() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (4500, 0)}))
    table.typed = True
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    waiting = view(table, "").waiting
    assert waiting is not None
    assert (waiting.dice, waiting.about) == ((6, 6), None)


@pytest.mark.parametrize("game", [bids.game, cards.game, walk.game], ids=lambda game: game.key)
def test_what_is_sent_of_a_request_can_be_sent(game: cards.Duel) -> None:
    rng = Random(4)
    table = Table.new(game, seed=seed(4))
    while table.request is not None:
        for seat in audiences(game):
            assert msgspec.json.decode(msgspec.json.encode(view(table, seat)))
        seat = rng.choice(table.waiting())
        table.say(seat, next(asked(table, seat).proposals(table.state, rng)))
