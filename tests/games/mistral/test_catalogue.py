"""The catalogue of Mistral says of every rule whether the sources hold it, imply it, or leave it to us."""

from __future__ import annotations

from importlib.resources import files

import pytest

from maestre.play.written.catalogue import Catalogue, Rule

RULES = Catalogue.load(files("maestre.games.mistral") / "rules.toml").rules
SPANISH = {"inferred": "deducido", "reconstructed": "reconstruido"}
MISSING = ("IC.", "O.", "E.", "SC.")
"""The ids of series rules, Orders, Events and scenarios, whose books are not at hand."""


def _ours(rule: Rule) -> bool:
    return rule.origin in SPANISH


@pytest.mark.parametrize("book", MISSING)
def test_every_rule_of_a_book_that_is_not_at_hand_is_inferred_or_rebuilt(book: str) -> None:
    rules = [rule for rule in RULES.values() if rule.id.startswith(book)]
    assert rules
    assert [rule.id for rule in rules if not _ours(rule)] == []


def test_a_rule_says_what_the_sources_lack_exactly_if_it_is_inferred_or_rebuilt() -> None:
    assert [rule.id for rule in RULES.values() if bool(rule.gap) != _ours(rule)] == []
    assert [rule.id for rule in RULES.values() if bool(rule.gap) != bool(rule.gap_es)] == []


def test_a_ruling_says_so_in_spanish_too() -> None:
    told = [(rule.id, rule.ruling_es, SPANISH[rule.origin]) for rule in RULES.values() if _ours(rule)]
    assert [rule_id for rule_id, ruling, word in told if not ruling.startswith(word)] == []
    plain = [rule for rule in RULES.values() if rule.origin == "ruled"]
    assert [rule.id for rule in plain if rule.ruling_es.startswith(tuple(SPANISH.values()))] == []
