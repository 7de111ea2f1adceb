"""Ideas: what might be answered, what speaks for and against each, and the one that is taken, with its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple, TypeVar

import msgspec

from maestre.play import Answer, Message, State, View
from maestre.play.written.messages import Arg

FOR: Final = "reason-for"
"""The message for what speaks for an answer,"""
INSTEAD: Final = "reason-instead"
"""and for what speaks against the one that would have been given otherwise,"""
OTHERWISE: Final = "reason-otherwise"
"""or against the same done otherwise, where the words for both are the same."""
TOLD: Final = "reason-told"
"""The message for an answer with its reason."""

S = TypeVar("S", bound=State)


class Term(NamedTuple):
    """One thing that speaks for an idea, or against it: which, by how much, and the facts that its message tells."""

    why: str
    worth: float
    facts: tuple[tuple[str, Arg], ...] = ()


def term(why: str, worth: float, /, **facts: Arg) -> Term:
    """Make a term; ``why`` is the key of a message of the game that tells a fact of the position."""
    return Term(why, worth, tuple(facts.items()))


class Idea(NamedTuple):
    """An answer that might be given, and all that speaks for and against it."""

    answer: Answer
    terms: tuple[Term, ...] = ()

    @property
    def worth(self) -> float:
        """What it is worth in all."""
        return sum(one.worth for one in self.terms)


class Ideas(NamedTuple):
    """What might be answered to one question. Chance decides among those that are worth hardly less than the best."""

    options: tuple[Idea, ...]
    slack: float = 0.0
    """How much less than the best an idea may be worth and still be taken."""


class Chosen(msgspec.Struct, frozen=True):
    """An answer and why it is given; without a reason where there was nothing to weigh."""

    answer: Answer
    reason: Message | None = None

    def told(self, seen: View[S]) -> Message | None:
        """Say what is answered and why, for the log of the game when it is over; nothing where there is no reason."""
        if self.reason is None or seen.ask is None:
            return None
        return Message.of(TOLD, what=seen.ask.describe(seen.now, self.answer), why=self.reason)


class Settled(NamedTuple):
    """Which idea was taken; which term decided that, and whose: without it ``other`` would have been taken."""

    idea: Idea
    because: Term | None = None
    other: Idea | None = None


Describe = Callable[[Answer], Message]


def settled(ideas: Ideas, rng: Random) -> Settled:
    """Take an idea by its worth and some luck, and find the term that decided."""
    options = ideas.options
    assert options, "there is always something to answer"
    luck = [rng.random() * ideas.slack for _ in options]
    taken = _best(options, luck)
    for why in _by_weight(options, taken):
        other = _best(options, luck, without=why)
        if other != taken:
            return Settled(options[taken], _told(options[taken], options[other], why), options[other])
    return Settled(options[taken])


def chosen(found: Settled, describe: Describe) -> Chosen:
    """Put the term that decided into words: for the answer given, or against the one that would have been."""
    because, other = found.because, found.other
    if because is None or other is None:
        return Chosen(found.idea.answer)
    why = Message(because.why, because.facts)
    if because in found.idea.terms:
        return Chosen(found.idea.answer, Message.of(FOR, why=why))
    rejected = describe(other.answer)
    if rejected == describe(found.idea.answer):
        return Chosen(found.idea.answer, Message.of(OTHERWISE, why=why))
    return Chosen(found.idea.answer, Message.of(INSTEAD, other=rejected, why=why))


def _best(options: tuple[Idea, ...], luck: list[float], without: str = "") -> int:
    """Give the place of the best idea, leaving one kind of term out of account."""
    worth = (sum(one.worth for one in idea.terms if one.why != without) for idea in options)
    scores = [value + extra for value, extra in zip(worth, luck, strict=True)]
    return max(range(len(scores)), key=scores.__getitem__)


def _by_weight(options: tuple[Idea, ...], taken: int) -> Iterable[str]:
    """List the kinds of term, those first that set the idea that is taken off most from the next best."""
    rest = [idea for place, idea in enumerate(options) if place != taken]
    if not rest:
        return ()
    other = max(rest, key=lambda idea: idea.worth)
    kinds = dict.fromkeys(one.why for idea in (options[taken], other, *rest) for one in idea.terms)
    return sorted(kinds, key=lambda why: _sum(other, why) - _sum(options[taken], why))


def _told(taken: Idea, other: Idea, why: str) -> Term | None:
    """Give the term to tell of: what speaks for the idea that is taken, else what speaks against the other."""
    ours = [one for one in taken.terms if one.why == why]
    theirs = [one for one in other.terms if one.why == why]
    for_it = max(ours, key=lambda one: one.worth, default=None)
    against = min(theirs, key=lambda one: one.worth, default=None)
    if for_it is not None and for_it.worth > 0:
        return for_it
    return against if against is not None and against.worth < 0 else for_it or against


def _sum(idea: Idea, why: str) -> float:
    return sum(one.worth for one in idea.terms if one.why == why)
