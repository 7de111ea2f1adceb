"""Tables of checks and proposals, by the rule of the question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from maestre.play import Answer, Ask, Order, Orders, Pick, Refused
from maestre.play.registry import Checks, Proposals

COLOURS = Ask("blue", Pick(("red", "green", "grey")), "1.1")
SAYING = Ask("blue", Orders(("say",)), "1.2")


def check_saying(barred: str, ask: Ask, order: Order) -> None:
    if order.piece == barred:
        raise Refused(ask.rule, "not-that", piece=order.piece)


def sayings(barred: str, ask: Ask, rng: Random) -> Iterator[Answer]:
    yield from (Order("say", one) for one in rng.sample("abc", 3) if one != barred)


CHECK = Checks[str]({"1.2": check_saying})
PROPOSE = Proposals[str]({"1.2": sayings})


def test_the_rule_of_a_question_says_who_checks_its_answer() -> None:
    CHECK("a", SAYING, Order("say", "b"))
    with pytest.raises(Refused, match="not-that"):
        CHECK("a", SAYING, Order("say", "a"))
    assert CHECK.allow("a", SAYING, Order("say", "b"))
    assert not CHECK.allow("a", SAYING, Order("say", "a"))


def test_a_refusal_can_be_kept_for_later() -> None:
    refusal = CHECK.refusal("a", SAYING, Order("say", "a"))
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("1.2", "not-that")
    assert CHECK.refusal("a", SAYING, Order("say", "b")) is None


def test_a_question_without_a_check_lists_only_what_is_legal() -> None:
    assert CHECK.allow("red", COLOURS, "red")


def test_options_are_proposed_all_and_once_in_an_order_of_chance() -> None:
    found = {tuple(str(one) for one in PROPOSE("", COLOURS, Random(seed))) for seed in range(40)}
    assert {tuple(sorted(one)) for one in found} == {("green", "grey", "red")}
    assert len(found) == 6


def test_a_question_that_is_more_than_a_list_has_its_own_proposals() -> None:
    found = tuple(PROPOSE("a", SAYING, Random(1)))
    assert len(found) == 2
    assert all(CHECK.allow("a", SAYING, answer) for answer in found)
    with pytest.raises(AssertionError):
        next(PROPOSE("", Ask("blue", Orders(("say",)), "9.9"), Random(1)))
