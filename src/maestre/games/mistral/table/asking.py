"""What all questions of Mistral have in common, by the form of their answers.

A question is put into words by its message (``asks``), lists the pieces that an answer may be about, offers answers
with the place on the map to touch for them, and follows standing orders. Of a question with keys an offer is a whole
plan: what it says of one key, everybody else as the plan begins. Others see all of a question but ``open_to``, what
may be answered: that would tell what its owner has.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.names import called, joined, name, named
from maestre.games.mistral.table.spots import pieces_among, spot
from maestre.games.mistral.table.standing import (
    DECLINES,
    FORCED,
    NEVER,
    TAKES,
    alarm,
    asked_before,
    chosen_in,
    is_now,
    said_of,
)
from maestre.games.mistral.table.state import State
from maestre.play import Each, EachOf, Message, Offer, OneOf, Question, SomeOf, YesNo
from maestre.play.written.messages import Arg

A = TypeVar("A")
T = TypeVar("T")
N = TypeVar("N", bound=str)

Plan = dict[str, str]
Plans = tuple[tuple[str, tuple[str, ...]], ...]
"""Who is asked for, and what each may do."""

_OPEN_TO: Final = "open_to"
_MATTERS: Final = {"intensity": "offer-matter-intensity"}
"""Keys of plans that are no pieces, and the messages that name them."""
_TRIES: Final = 40
"""How many plans by chance are looked through for one that says what is wanted of a key."""
_MOST: Final = 60
"""How many sets of several are offered."""


class Asked(Question[State, A], Generic[A], frozen=True):
    """A question to a Fleet."""

    asks: ClassVar[str]
    """The message that asks it."""
    recurs: ClassVar[bool] = False
    """Whether it comes round in the same Impulse."""

    @abstractmethod
    def whose(self) -> Fleet:
        """Give the Fleet that is asked."""

    def asked(self, figures: Figures) -> Message:
        """Say what is asked, with the names of what it is about."""
        return Message.of(self.asks, **named(figures, plain_words(self)) | self.words(figures))

    def words(self, figures: Figures) -> dict[str, Arg]:
        """Give what its message says beside its fields."""
        return {}

    def public(self) -> object:
        shown = {field: getattr(self, field) for field in self.__struct_fields__ if field != _OPEN_TO}
        return {"type": self.__struct_config__.tag, **shown}

    def standing(self, seen: State, orders: tuple[str, ...]) -> A | None:
        answer = self._ordered(seen, orders)
        return self.only(seen) if answer is None and FORCED in orders else answer

    def _ordered(self, seen: State, orders: tuple[str, ...]) -> A | None:
        """Give the answer of the first order about this window; nothing where it is not allowed."""
        for order in orders:
            said = said_of(order)
            due = said is not None and said.window == self.window and is_now(seen, said.moment)
            if said is not None and due and not self.alarmed(seen, said.unless):
                return self.declined() if said.how == NEVER else self.taken(seen)
            option = chosen_in(order, self.window)
            if option:
                return self.chosen(option)
        return None

    def alarmed(self, seen: State, unless: str) -> bool:
        """Whether that has come about on which the player wants to be asked this all the same."""
        return alarm(seen, self.whose(), unless) and not (self.recurs and asked_before(seen, unless))

    def declined(self) -> A | None:
        """Give the answer that does nothing, if there is one."""
        return None

    def taken(self, seen: State) -> A | None:
        """Give the answer that does all that is offered, if that is one thing."""
        return None

    def chosen(self, option: str) -> A | None:
        """Give the answer that takes an option, for all that are asked about, if it is open to them."""
        return None

    def only(self, seen: State) -> A | None:
        """Give the answer if no other is allowed."""
        return None


def plain_words(about: msgspec.Struct) -> dict[str, Arg]:
    """What a message can say of a struct: its words and numbers."""
    found = ((field, getattr(about, field)) for field in about.__struct_fields__)
    return {field: _word(value) for field, value in found if isinstance(value, str | int)}


def _word(value: str | int) -> Arg:
    """A word or number as messages choose by it; of an enumeration its value."""
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, str) else value


# ------------------------------------------------------------------------------------------------ one of a few


class Choosing(Asked[T], OneOf[State, T], Generic[T], frozen=True):
    """One of a few."""

    fleet: Fleet

    def whose(self) -> Fleet:
        return self.fleet

    def describe(self, seen: State, value: T) -> Message:
        word = self.word(value)
        return Message(f"{self.prefix}-{word}") if self.prefix else called(seen.figures, word)

    def pieces(self, seen: State) -> tuple[str, ...]:
        return pieces_among(seen, map(self.word, self.options()))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        for option in self.options():
            word = self.word(option)
            if piece in ("", word):
                yield Offer(word, self.describe(seen, option), spot(seen, word))

    def declined(self) -> T | None:
        return self._first_of(DECLINES)

    def taken(self, seen: State) -> T | None:
        return self._first_of(TAKES)

    def chosen(self, option: str) -> T | None:
        return self._first_of((option,))

    def only(self, seen: State) -> T | None:
        options = self.options()
        return options[0] if len(options) == 1 else None

    def _first_of(self, words: tuple[str, ...]) -> T | None:
        known = {self.word(option): option for option in self.options()}
        return next((known[word] for word in words if word in known), None)


class Deciding(Choosing[bool], YesNo[State], frozen=True):
    """Whether to do something."""

    @abstractmethod
    def describe(self, seen: State, value: bool) -> Message:
        """Say what it is to do it, and what it is not to."""


# ------------------------------------------------------------------------------------------------ some of several


class Naming(Asked[tuple[N, ...]], SomeOf[State, N], Generic[N], frozen=True):
    """Some of several, any number of them."""

    fleet: Fleet
    open_to: tuple[N, ...]

    def whose(self) -> Fleet:
        return self.fleet

    def options(self) -> tuple[N, ...]:
        return self.open_to

    @abstractmethod
    def propose(self, seen: State, rng: Random) -> Iterator[tuple[N, ...]]:
        """Yield what is allowed, in an order that chance decides."""

    def told(self, seen: State, one: N) -> Message:
        """Put one of them into words."""
        return called(seen.figures, one)

    def describe(self, seen: State, value: tuple[N, ...]) -> Message:
        return joined(self.told(seen, one) for one in value) if value else Message("offer-none")

    def pieces(self, seen: State) -> tuple[str, ...]:
        return pieces_among(seen, self.options())

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        for some in self._several(seen, piece):
            yield Offer(self.word(some), self.describe(seen, some), spot(seen, some[0] if len(some) == 1 else ""))

    def _several(self, seen: State, piece: str) -> Iterator[tuple[N, ...]]:
        """All, none and each alone, as far as so many may be named; else every set of as many as must be."""
        options, found = self.options(), dict[tuple[N, ...], None]()
        if not piece:
            found[options] = None
            found |= dict.fromkeys(islice(combinations(options, self.least()), _MOST))
            found[tuple(one for one in options if self.refusal(seen, (one,)) is None)] = None
        found |= dict.fromkeys((one,) for one in options if piece in ("", one))
        for some in found:
            if self.least() <= len(some) <= self.most() and self.refusal(seen, some) is None:
                yield some

    def declined(self) -> tuple[N, ...] | None:
        return () if self.least() == 0 else None

    def taken(self, seen: State) -> tuple[N, ...] | None:
        return self.options() if self.least() <= len(self.options()) <= self.most() else None

    def only(self, seen: State) -> tuple[N, ...] | None:
        return self.options() if len(self.options()) == self.least() else None


# ------------------------------------------------------------------------------------------------ a plan for all


class Planning(Asked[Plan], EachOf[State], frozen=True):
    """One option for each of those who are asked for."""

    fleet: Fleet
    open_to: Plans

    def whose(self) -> Fleet:
        return self.fleet

    def choice(self) -> Each:
        return Each(self.open_to)

    @abstractmethod
    def told(self, seen: State, key: str, option: str) -> Message:
        """Put what one of them does into words."""

    def describe(self, seen: State, value: Plan) -> Message:
        """Whoever does something else than what comes first; how many they are, if that is nobody."""
        first = {key: options[0] for key, options in self.open_to}
        parts = [self._part(seen, key, option) for key, option in value.items() if first.get(key) != option]
        return joined(parts) if parts else Message.of("offer-plan-same", count=len(value))

    def _part(self, seen: State, key: str, option: str) -> Message:
        return Message.of("offer-plan-part", who=key_named(seen.figures, key), what=self.told(seen, key, option))

    def pieces(self, seen: State) -> tuple[str, ...]:
        return pieces_among(seen, (key for key, options in self.open_to if len(options) > 1))

    def begun(self, seen: State) -> Plan:
        """Give the plan with which one begins: the first option of each key, or one that the rules allow."""
        plain = {key: options[0] for key, options in self.open_to}
        if self.refusal(seen, plain) is None:
            return plain
        return next(self.propose(seen, Random(0)), plain)

    def planned(self, seen: State, plan: Plan, key: str, option: str) -> Plan | None:
        """Give a plan with one option for a key: the given one changed, or another that the rules allow."""
        changed = plan | {key: option}
        if self.refusal(seen, changed) is None:
            return changed
        for seed in range(_TRIES):
            for other in self.propose(seen, Random(seed)):
                if other.get(key) == option and self.refusal(seen, other) is None:
                    return other
        return None

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        base = self.begun(seen)
        if not piece:
            yield Offer(base, self.describe(seen, base))
            return
        options = dict(self.open_to).get(piece, ())
        leads = self.leads(seen, piece) if options else {}
        for option in options:
            plan = self.planned(seen, base, piece, option)
            if plan is not None:
                verb, _, what = option.partition(":")
                marks = (verb, *leads.get(option, ()))
                yield Offer(plan, self._part(seen, piece, option), spot(seen, what or option), marks)

    def leads(self, seen: State, key: str) -> dict[str, list[str]]:
        """Give the places to which each option of a key is the way."""
        return {}

    def declined(self) -> Plan | None:
        return self._of_each(DECLINES)

    def taken(self, seen: State) -> Plan | None:
        return self._of_each(TAKES)

    def chosen(self, option: str) -> Plan | None:
        return self._of_each((option,))

    def only(self, seen: State) -> Plan | None:
        plan = {key: options[0] for key, options in self.open_to}
        return plan if all(len(options) == 1 for _, options in self.open_to) else None

    def _of_each(self, words: tuple[str, ...]) -> Plan | None:
        plan = {key: next((word for word in words if word in options), "") for key, options in self.open_to}
        return plan if all(plan.values()) else None


def key_named(figures: Figures, key: str) -> Arg:
    """What a key of a plan is called: a piece, a ship, or one of the decisions of a Combat."""
    number, _, what = key.partition(":")
    if number.isdigit():
        return Message.of(f"offer-combat-{what}", number=int(number))
    return Message(_MATTERS[key]) if key in _MATTERS else name(figures, key)
