"""How much one answer may hold: both sides of each bound, and what is said beyond it."""

from __future__ import annotations

from itertools import repeat
from time import process_time
from typing import Any

import msgspec
import pytest

from maestre.play import Choice, Each, Journey, Leg, Message, Order, Orders, Pick, Place, Route, Some, Spot, Unreadable
from maestre.play.asking.bounds import FARTHEST, LONGEST_WORD, MOST_AT, MOST_LEGS, MOST_NAMED, beyond
from maestre.play.asking.choices import decoded

NAMES = tuple(f"n{number}" for number in range(MOST_NAMED + 1))
LONG = "x" * LONGEST_WORD
PICK = Pick((LONG,))
SOME = Some((*NAMES, LONG), 0, len(NAMES))
EACH = Each(tuple((name, ("a", LONG)) for name in (*NAMES, LONG)))
ORDERS = Orders((LONG,))
ROUTE = Route((LONG,), (LONG,))
PLACE = Place((LONG,))


def journey(legs: int = 1, amount: int = 1, at: int = 0, word: str = LONG) -> dict[str, Any]:
    leg = {"how": word, "amount": amount} | ({"at": [amount] * at} if at else {})
    return {"piece": word, "legs": [leg] * legs}


def order(objects: int = 0, word: str = LONG) -> dict[str, Any]:
    return {"verb": word, "piece": word, "objects": [word] * objects}


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        (PICK, LONG),
        (SOME, list(NAMES[:MOST_NAMED])),
        (SOME, [LONG]),
        (EACH, dict(zip(NAMES[:MOST_NAMED], repeat("a")))),
        (EACH, {LONG: LONG}),
        (ORDERS, order(MOST_NAMED)),
        (ROUTE, journey(MOST_LEGS)),
        (ROUTE, journey(1, FARTHEST, MOST_AT)),
        (ROUTE, journey(1, -FARTHEST, MOST_AT)),
        (PLACE, {"piece": LONG, "x": FARTHEST, "y": -FARTHEST, "facing": FARTHEST}),
    ],
)
def test_an_answer_at_its_bounds_is_read(choice: Choice, answer: object) -> None:
    assert msgspec.json.decode(msgspec.json.encode(decoded(choice, "1.1", answer))) == answer


@pytest.mark.parametrize(
    ("choice", "answer", "key", "where", "bound"),
    [
        (PICK, LONG + "x", "beyond-text", "$", LONGEST_WORD),
        (SOME, list(NAMES), "beyond-list", "$", MOST_NAMED),
        (SOME, [LONG + "x"], "beyond-text", "$[0]", LONGEST_WORD),
        (EACH, dict(zip(NAMES, repeat("a"))), "beyond-list", "$", MOST_NAMED),
        (EACH, {"n1": LONG + "x"}, "beyond-text", "$[...]", LONGEST_WORD),
        (ORDERS, order(MOST_NAMED + 1), "beyond-list", "$.objects", MOST_NAMED),
        (ORDERS, order(word=LONG + "x"), "beyond-text", "$.verb", LONGEST_WORD),
        (ROUTE, journey(MOST_LEGS + 1), "beyond-list", "$.legs", MOST_LEGS),
        (ROUTE, journey(at=MOST_AT + 1), "beyond-list", "$.legs[0].at", MOST_AT),
        (ROUTE, journey(amount=FARTHEST + 1), "beyond-number", "$.legs[0].amount", FARTHEST),
        (ROUTE, journey(word=LONG + "x"), "beyond-text", "$.piece", LONGEST_WORD),
        (PLACE, {"piece": LONG, "x": FARTHEST + 1, "y": 0}, "beyond-number", "$.x", FARTHEST),
        (PLACE, {"piece": LONG, "x": 0, "y": -FARTHEST - 1}, "beyond-least", "$.y", -FARTHEST),
        (PLACE, {"piece": LONG, "x": 0, "y": 0, "facing": FARTHEST + 1}, "beyond-number", "$.facing", FARTHEST),
    ],
)
def test_an_answer_beyond_a_bound_is_told_which(
    choice: Choice, answer: object, key: str, where: str, bound: int
) -> None:
    with pytest.raises(Unreadable) as told:
        decoded(choice, "1.1", answer)
    name = "least" if key == "beyond-least" else "most"
    assert told.value.message.key == key
    assert dict(told.value.message.args) == {"where": where, name: bound}
    assert told.value.rule == "1.1"


def test_only_bounds_are_told_as_bounds() -> None:
    assert beyond(ValueError("Expected `str`, got `int` - at `$.verb`")) is None
    assert beyond(ValueError("Expected `array` of length <= 3")) == Message.of("beyond-list", where="$", most=3)


@pytest.mark.parametrize("deep", [10, 500, 5000])
def test_what_is_too_deep_to_be_written_out_is_refused_like_all_else(deep: int) -> None:
    answer: object = "x"
    for _ in range(deep):
        answer = [answer]
    for choice in (PICK, SOME, EACH, ORDERS, ROUTE, PLACE):
        with pytest.raises(Unreadable) as told:
            decoded(choice, "1.1", answer)
        assert len(dict(told.value.message.args)["what"]) <= 80  # type: ignore[arg-type]


def test_the_schema_of_an_answer_says_its_bounds() -> None:
    _, forms = msgspec.json.schema_components((Order, Journey, Leg, Spot))
    assert forms["Journey"]["properties"]["legs"]["maxItems"] == MOST_LEGS
    assert forms["Leg"]["properties"]["how"]["maxLength"] == LONGEST_WORD
    assert forms["Leg"]["properties"]["at"]["maxItems"] == MOST_AT
    assert forms["Order"]["properties"]["objects"]["maxItems"] == MOST_NAMED
    assert forms["Order"]["properties"]["objects"]["items"]["maxLength"] == LONGEST_WORD
    assert forms["Spot"]["properties"]["x"]["maximum"] == FARTHEST


def test_many_names_cost_no_more_than_their_number() -> None:
    some = tuple(f"option {number}" for number in range(20_000))
    start = process_time()
    Some(some, 0, len(some)).check("1.1", some)
    assert process_time() - start < 0.5
