"""Which of some numbered answers typed words mean.

A game that reads these has messages ``text-not-offered`` and ``text-several``; what is offered has numbers from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from maestre.miniatures.text.words import ALL_WORDS, NO_WORDS, NONE_WORDS, TO_WORDS, folded, telling
from maestre.play import Answer, Message, Offer, Order, Some, Unreadable

Called = Callable[[Answer], tuple[str, ...]]
"""Every word that an answer goes by."""


class Entry(NamedTuple):
    """An answer, the number to type for it if it has one, and how it reads."""

    label: str
    answer: Answer
    words: Message


def numbers(offers: Iterable[Offer]) -> tuple[Entry, ...]:
    """Number what is offered, from 1."""
    return tuple(Entry(str(number), one.answer, one.words) for number, one in enumerate(offers, 1))


def by_number(entries: Iterable[Entry], words: tuple[str, ...]) -> Answer | None:
    """The answer whose number was typed; None if that is not what the words are."""
    return next((entry.answer for entry in entries if (entry.label,) == words), None)


def some(choice: Some, words: tuple[str, ...]) -> tuple[str, ...]:
    """Read which of several are meant: their names, all or none."""
    named = telling(words)
    if named[:1] and named[0] in ALL_WORDS:
        return choice.options
    if named[:1] and named[0] in (*NONE_WORDS, *NO_WORDS):
        return ()
    return tuple(word.upper() for word in named)


def of_each(keys: Iterable[str], words: Iterable[str], unsaid: Unreadable) -> dict[str, list[str]]:
    """Tell apart what is said of each of several: its key, then words, as often as need be."""
    said: dict[str, list[str]] = {key: [] for key in keys}
    own = {key.lower(): key for key in said}
    key = ""
    for word in words:
        if folded(word) in own:
            key = own[folded(word)]
        elif key:
            said[key].append(word)
        else:
            raise unsaid
    return said


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
