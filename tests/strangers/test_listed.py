"""A question that lists all its deeds needs nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from contraband import Drive, Pass, Step, Wait, Watch, game

from maestre.play import Deed, ListedDeeds, Order, Refused
from maestre.testing import table

AT = {"mule-1": "a1", "mule-2": "c2", "patrol-1": "c3"}
SEEN = Pass(at=dict(AT), silver="mule-2")


def test_what_is_listed_is_allowed_and_nothing_else() -> None:
    question = Watch("guard")
    for deed in question.deeds(SEEN):
        question.check(SEEN, deed)
    with pytest.raises(Refused) as refusal:
        question.check(SEEN, Step("patrol-1", "a6"))
    assert (refusal.value.rule, refusal.value.message.key) == ("3", "not-an-option")


def test_all_that_is_listed_is_proposed_once() -> None:
    proposed = list(Drive("smuggler").propose(SEEN, Random(1)))
    assert sorted(map(str, proposed)) == sorted(map(str, Drive("smuggler").deeds(SEEN)))
    assert proposed != list(Drive("smuggler").deeds(SEEN))


def test_every_offer_says_what_to_touch() -> None:
    offers = list(Watch("guard").offers(SEEN, ""))
    assert [offer.touches for offer in offers if offer.answer.verb == "search"] == [("patrol-1", "mule-2")]
    assert [offer.touches for offer in offers if offer.answer.verb == "wait"] == [()]
    assert {offer.touches[0] for offer in Watch("guard").offers(SEEN, "patrol-1")} == {"patrol-1"}
    assert Drive("smuggler").pieces(SEEN) == ("mule-1", "mule-2")


def test_a_question_without_its_list_cannot_be_made() -> None:
    class Careless(ListedDeeds[Pass, Deed[Any]], frozen=True, tag="careless"):
        @classmethod
        def kinds(cls) -> tuple[type[Deed[Any]], ...]:
            return (Wait,)

    with pytest.raises(TypeError, match="deeds"):
        Careless("guard")  # type: ignore[abstract]


def test_a_table_shows_views_offers_and_odds() -> None:
    now = table(game, at=dict(AT), silver="mule-2", active="guard")
    assert now.view("guard").now.silver == "?"
    assert now.offers("smuggler") == ()
    odds = now.odds("guard", Order("search", "patrol-1", ("mule-2",)))
    assert odds is not None
    assert sum(odds.chances.values()) == 1
    assert now.odds("guard", Order("wait")) is None
    assert "<svg" in (now._repr_svg_() or "")
