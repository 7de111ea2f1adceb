"""What is asked, in the form in which each kind of request is answered."""

from __future__ import annotations

from maestre.play import Ask, Each, Orders, Pick, Place


def words(ask: Ask) -> tuple[str, ...]:
    """The options of a request for one of some words."""
    assert isinstance(ask.choice, Pick)
    return ask.choice.options


def verbs(ask: Ask) -> tuple[str, ...]:
    """The verbs of a request for an order."""
    assert isinstance(ask.choice, Orders)
    return ask.choice.verbs


def pieces(ask: Ask) -> tuple[str, ...]:
    """The pieces of a request for a place."""
    assert isinstance(ask.choice, Place)
    return ask.choice.pieces


def each(ask: Ask) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The options for every key of a request for one each."""
    assert isinstance(ask.choice, Each)
    return ask.choice.options
