"""What answers must satisfy and which are worth proposing, by the rule under which they are asked for.

A game's own file is then its table alone. A rule without a check has a choice that lists only what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Generic, TypeVar

from maestre.play.choices import Answer, Pick
from maestre.play.errors import Refused
from maestre.play.requests import Ask

__all__ = ["Checks", "Proposals"]

S = TypeVar("S")


class Checks(Generic[S]):
    """Who refuses an answer, by the rule of its question. Each looks only at what the seat may know."""

    def __init__(self, rows: Mapping[str, Callable[[S, Ask, Any], None]]) -> None:
        self.rows = dict(rows)

    def __call__(self, state: S, ask: Ask, answer: Answer) -> None:
        """Refuse an answer that the rules do not allow."""
        check = self.rows.get(ask.rule)
        if check is not None:
            check(state, ask, answer)

    def refusal(self, state: S, ask: Ask, answer: Answer) -> Refused | None:
        """Give what the rules have against an answer, if anything."""
        try:
            self(state, ask, answer)
        except Refused as error:
            return error
        return None

    def allow(self, state: S, ask: Ask, answer: Answer) -> bool:
        """Whether an answer passes."""
        return self.refusal(state, ask, answer) is None


class Proposals(Generic[S]):
    """Who proposes answers to a question, by its rule; of a question without a row the options of its `Pick`."""

    def __init__(self, rows: Mapping[str, Callable[[S, Ask, Random], Iterator[Answer]]]) -> None:
        self.rows = dict(rows)

    def __call__(self, state: S, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Yield allowed answers in an order that chance decides."""
        propose = self.rows.get(ask.rule)
        if propose is not None:
            yield from propose(state, ask, rng)
        else:
            assert isinstance(ask.choice, Pick), ask
            yield from rng.sample(ask.choice.options, len(ask.choice.options))
