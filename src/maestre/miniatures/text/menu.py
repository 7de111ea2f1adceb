"""Which of some numbered answers typed words mean.

A game that reads these has messages ``text-not-offered`` and ``text-several``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from maestre.miniatures.text.words import TO_WORDS, telling
from maestre.play import Answer, Message, Order, Unreadable

__all__ = ["Called", "Entry", "chosen", "meant"]

Called = Callable[[Answer], tuple[str, ...]]
"""Every word that an answer goes by."""


class Entry(NamedTuple):
    """An answer, the number to type for it if it has one, and how it reads."""

    label: str
    answer: Answer
    words: Message


def chosen(answers: Sequence[Answer], words: Iterable[str], called: Called) -> tuple[Answer, ...]:
    """Give the answers that go by all of the words; of forms of scenery the plainest: a hill, before a large hill."""
    wanted = [word for word in telling(words) if word not in TO_WORDS]
    found = tuple(one for one in answers if wanted and all(word in called(one) for word in wanted))
    if all(isinstance(one, Order) and ":" in one.piece for one in found):
        fewest = min((len(called(one)) for one in found), default=0)
        return tuple(one for one in found if len(called(one)) == fewest)
    return found


def meant(rule: str, entries: Sequence[Entry], words: Iterable[str], called: Called) -> Answer:
    """Give the one answer of a menu that words mean; say so if there is none, or more than one."""
    named = chosen([entry.answer for entry in entries], words, called)
    if not named:
        raise Unreadable(rule, "text-not-offered", words=" ".join(words))
    if len(named) > 1:
        labels = [entry.label for entry in entries if entry.answer in named]
        raise Unreadable(rule, "text-several", words=" ".join(words), numbers=", ".join(labels))
    return named[0]
