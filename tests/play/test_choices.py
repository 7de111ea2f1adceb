"""The kinds of choice: what each accepts, refuses and cannot read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import (
    Choice,
    Each,
    Journey,
    Leg,
    Order,
    Orders,
    Pick,
    Place,
    Refused,
    Route,
    Some,
    Spot,
    Table,
    Unreadable,
)
from maestre.play.asking.choices import decoded
from tests.play.tiny import bids
from tests.play.tiny.playing import placed, seed

PICK = Pick(("a", "b"))
SOME = Some(("a", "b", "c"), 1, 2)
EACH = Each((("x", ("1", "2")), ("y", ("3",))))
ORDERS = Orders(("fire", "hold"))
ROUTE = Route(("p", "q"), ("forward", "turn"))
PLACE = Place(("p", "q"))
JOURNEY = {"piece": "p", "legs": [{"how": "forward", "amount": 3}]}

ACCEPTED: list[tuple[Choice, object, object]] = [
    (PICK, "a", "a"),
    (SOME, ["b", "a"], ("b", "a")),
    (SOME, ("c",), ("c",)),
    (EACH, {"y": "3", "x": "2"}, {"x": "2", "y": "3"}),
    (ORDERS, {"verb": "fire", "piece": "p", "objects": ["q"]}, Order("fire", "p", ("q",))),
    (ORDERS, Order("hold"), Order("hold")),
    (ROUTE, JOURNEY, Journey("p", (Leg("forward", 3),))),
    (ROUTE, {"piece": "q", "legs": []}, Journey("q", ())),
    (PLACE, {"piece": "p", "x": 1, "y": -2}, Spot("p", 1, -2)),
    (PLACE, Spot("q", 0, 0, 90), Spot("q", 0, 0, 90)),
]

REFUSED: list[tuple[Choice, object, str]] = [
    (PICK, "c", "not-an-option"),
    (Pick(()), "a", "not-an-option"),
    (SOME, [], "too-few"),
    (SOME, ["a", "b", "c"], "too-many"),
    (SOME, ["a", "a"], "twice"),
    (SOME, ["a", "d"], "not-an-option"),
    (EACH, {"x": "1"}, "too-few"),
    (EACH, {"x": "3", "y": "3"}, "not-an-option"),
    (EACH, {"x": "1", "y": "3", "z": "1"}, "not-an-option"),
    (ORDERS, {"verb": "dance"}, "not-an-option"),
    (ROUTE, {"piece": "r", "legs": []}, "not-an-option"),
    (ROUTE, {"piece": "p", "legs": [{"how": "fly"}]}, "not-an-option"),
    (PLACE, {"piece": "r", "x": 0, "y": 0}, "not-an-option"),
]

UNREADABLE: list[tuple[Choice, object]] = [
    (PICK, 1),
    (PICK, None),
    (PICK, ["a"]),
    (SOME, "a"),
    (SOME, [1]),
    (SOME, {"a": "b"}),
    (EACH, ["x", "1"]),
    (EACH, {"x": 1, "y": "3"}),
    (ORDERS, "fire"),
    (ORDERS, {"piece": "p"}),
    (ORDERS, {"verb": "fire", "objects": "q"}),
    (ROUTE, {"piece": "p"}),
    (ROUTE, {"piece": "p", "legs": [{"how": "forward", "amount": 1.5}]}),
    (ROUTE, {"piece": "p", "legs": [{"how": "forward", "amount": True}]}),
    (ROUTE, {"piece": "p", "legs": [{"how": "forward", "amount": 2**60}]}),
    (PLACE, {"piece": "p", "x": 0}),
    (PLACE, {"piece": "p", "x": 0, "y": -(2**60)}),
    (PLACE, Order("fire")),
]


@pytest.mark.parametrize(("choice", "answer", "read"), ACCEPTED, ids=str)
def test_an_allowed_answer_is_read_and_accepted(choice: Choice, answer: object, read: object) -> None:
    found = decoded(choice, "1", answer)
    assert found == read
    assert list(found) == list(read) if isinstance(read, dict) else True
    choice.check("1", found)


@pytest.mark.parametrize(("choice", "answer", "key"), REFUSED, ids=str)
def test_a_wrong_answer_is_refused_under_the_rule_of_the_ask(choice: Choice, answer: object, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        choice.check("7.1.a", decoded(choice, "7.1.a", answer))
    assert (refusal.value.rule, refusal.value.message.key) == ("7.1.a", key)
    assert bids.game.speaker("es").say(refusal.value.message)
    assert bids.game.speaker("en").say(refusal.value.message)


@pytest.mark.parametrize(("choice", "answer"), UNREADABLE, ids=str)
def test_an_answer_of_another_form_is_unreadable(choice: Choice, answer: object) -> None:
    with pytest.raises(Unreadable) as refusal:
        decoded(choice, "7.1.a", answer)
    assert refusal.value.rule == "7.1.a"
    assert bids.game.speaker("es").say(refusal.value.message)


def test_what_cannot_be_read_is_quoted_and_not_at_length() -> None:
    with pytest.raises(Unreadable) as refusal:
        decoded(PICK, "1", ["word"] * 1000)
    ((_, what),) = refusal.value.message.args
    assert "word" in str(what)
    assert len(str(what)) <= 80


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from((PICK, SOME, EACH, ORDERS, ROUTE, PLACE)), json)
def test_whatever_comes_is_accepted_refused_or_unreadable_and_nothing_else(choice: Choice, answer: Any) -> None:
    try:
        read = decoded(choice, "1", answer)
        choice.check("1", read)
    except (Refused, Unreadable):
        return
    again = decoded(choice, "1", msgspec.json.decode(msgspec.json.encode(read)))
    assert again == read


def test_an_answer_is_the_tables_own_whatever_the_sender_does_with_it() -> None:
    table = Table.new(bids.game, seed=seed(1))
    for seat in bids.SEATS:
        table.say(seat, "0")
    plan = {"silk": "1", "amber": "2"}
    for seat in bids.SEATS:
        table.say(seat, plan)
    plan["silk"] = "6"
    assert table.quiet.kept[bids.SEATS[0]] == (1, 2)
    again = Table.resume(bids.game, table.header, None, table.entries)
    assert again.fingerprint() == table.fingerprint()


def test_a_refusal_of_the_game_carries_the_rule_and_what_proves_it() -> None:
    with pytest.raises(Refused) as refusal:
        placed().say("east", Journey("east-1", (Leg("forward", 3500),)))
    assert refusal.value.rule == "w.2"
    assert refusal.value.proof == ("line 2000 1000 5500 1000",)
    assert refusal.value.message.args == (("asked", 3500), ("left", 3000))
