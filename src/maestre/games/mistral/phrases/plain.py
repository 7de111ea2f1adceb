"""What the other phrases are made of: rows that only name things, or say a word of the game."""

from __future__ import annotations

from collections.abc import Callable

from maestre.games.mistral.names import called, name
from maestre.games.mistral.state import State
from maestre.play import Ask, Message

__all__ = ["Command", "Phrase", "counted", "said", "thing", "yes"]

Phrase = Callable[[State, Ask, str, str], Message]
"""Puts an option into words, by its key, which is empty where there are no keys."""
Command = Callable[[State, Ask, str, str, tuple[str, ...]], Message]
"""Puts an order into words: its verb, its piece and its objects."""


def thing(_state: State, _ask: Ask, _key: str, option: str) -> Message:
    """An option that is the name of something."""
    return called(option)


def said(prefix: str, *words: str, place: str = "") -> Phrase:
    """A row whose options are words of the game, said as ``prefix-word``; others are names.

    With ``place`` what is named is put into that message.
    """

    def phrase(_state: State, _ask: Ask, _key: str, option: str) -> Message:
        if option in words:
            return Message(f"{prefix}-{option}")
        return Message.of(place, place=name(option)) if place else called(option)

    return phrase


def counted(key: str) -> Phrase:
    """A row whose options are numbers, said by one message with ``count``."""

    def phrase(_state: State, _ask: Ask, _key: str, option: str) -> Message:
        return Message.of(key, count=int(option))

    return phrase


def yes(fact: bool) -> str:
    """A fact, as messages choose by it."""
    return "yes" if fact else "no"
