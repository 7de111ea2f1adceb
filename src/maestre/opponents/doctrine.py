"""The shape of a doctrine: a plan for the turn, then what it makes of a position, then ideas for an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, overload

import msgspec

from maestre.opponents.evaluation import Evaluation
from maestre.opponents.ideas import Chosen, Ideas, Settled, chosen, settled
from maestre.play import Answer, ByQuestion, State, View

S = TypeVar("S", bound=State)
P = TypeVar("P")
M = TypeVar("M")

Counsel: TypeAlias = Ideas | Answer
"""What an instruction gives: ideas to choose from, or simply an answer where there is nothing to weigh."""


class Doubt(NamedTuple):
    """How far a doctrine's word is to be taken on a question."""

    less: float
    """By how much less than the best an answer may be worth there and still turn out better."""
    turns: int = 1
    """To the end of how many turns an answer must be played ahead until it shows, the present one among them."""


class Tried(NamedTuple):
    """What of a doctrine is worth playing ahead before it is followed."""

    plans: int = 6
    """How many plans are drawn for a turn: one where they hardly differ."""
    doubts: Mapping[type, Doubt] | None = None
    """The questions of which answers are tried; without it all are, within twice their slack."""


EVERYTHING: Final = Tried()
"""All of it, where a doctrine does not say more."""


class Mistakes(NamedTuple):
    """A beginner's mistakes, and in how many turns a recruit makes each of them."""

    kinds: tuple[str, ...]
    often: float = 0.5


class Temper(msgspec.Struct, frozen=True):
    """What somebody is like who plays by a doctrine: which beginner's mistakes he makes, and how bold he is."""

    mistakes: frozenset[str] = frozenset()
    """The names of those that he makes this turn; each is named by the doctrine of its game."""
    boldness: float = 1.0
    """How much more, or less, what may be won weighs with him than what may be lost."""

    def makes(self, mistake: str) -> bool:
        """Whether a mistake is made."""
        return mistake in self.mistakes


SOUND = Temper()
"""The temper of who makes no mistakes."""


def _position(seen: View[State], plan: object) -> State:
    """Look at the position as it is seen, by no plan."""
    return seen.now


def _unplanned(seen: View[State], temper: Temper, chance: Random) -> Temper:
    """Plan nothing, but be of some temper."""
    return temper


class Doctrine(Generic[S, P, M]):
    """How a game is played: its folder brings the plan, the mind that looks at a position, and the instructions.

    An instruction gives ideas to choose from, or simply an answer where there is nothing to weigh.
    """

    @overload
    def __init__(
        self: Doctrine[S, Temper, S],
        instructions: ByQuestion[S, Counsel],
        *,
        mistakes: tuple[str, ...] | Mistakes = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
        tried: Tried = EVERYTHING,
    ) -> None: ...
    @overload
    def __init__(
        self: Doctrine[S, Temper, M],
        instructions: ByQuestion[M, Counsel],
        mind: Callable[[View[S], Temper], M],
        *,
        mistakes: tuple[str, ...] | Mistakes = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
        tried: Tried = EVERYTHING,
    ) -> None: ...
    @overload
    def __init__(
        self,
        instructions: ByQuestion[M, Counsel],
        mind: Callable[[View[S], P], M],
        plan: Callable[[View[S], Temper, Random], P],
        *,
        mistakes: tuple[str, ...] | Mistakes = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
        tried: Tried = EVERYTHING,
    ) -> None: ...
    def __init__(
        self,
        instructions: ByQuestion[Any, Counsel],
        mind: Callable[[View[S], Any], Any] | None = None,
        plan: Callable[[View[S], Temper, Random], Any] | None = None,
        *,
        mistakes: tuple[str, ...] | Mistakes = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
        tried: Tried = EVERYTHING,
    ) -> None:
        self.instructions: ByQuestion[M, Counsel] = instructions
        self.mind: Callable[[View[S], P], M] = mind or _position  # type: ignore[assignment]  # then M is S
        self.plan: Callable[[View[S], Temper, Random], P] = plan or _unplanned  # type: ignore[assignment]  # then P is Temper
        named = mistakes if isinstance(mistakes, Mistakes) else Mistakes(mistakes)
        self.mistakes = named.kinds
        """The beginner's mistakes that it knows how to make,"""
        self.often = named.often
        """and in how many turns a recruit makes each of them."""
        self.characters = characters
        """The characters that show in how it plays: `bold` and `cautious` where what may be won and lost is weighed."""
        self.evaluation = evaluation
        """What a position is worth, as finished games have taught; whoever plays ahead needs it."""
        self.tried = tried
        """What of it is worth playing ahead."""

    def counsel(self, seen: View[S], plan: P) -> Counsel:
        """Give what might be answered, by a plan."""
        assert seen.ask is not None, "nobody is asked for counsel who is asked nothing"
        found: Counsel = self.instructions(self.mind(seen, plan), seen.ask.about)
        return found

    def settled(self, seen: View[S], plan: P, rng: Random) -> Settled | Answer:
        """Take one of the ideas, and find what decided."""
        found = self.counsel(seen, plan)
        return settled(found, rng) if isinstance(found, Ideas) else found

    def choose(self, seen: View[S], plan: P, rng: Random) -> Chosen:
        """Answer by a plan, with the reason."""
        found, ask = self.settled(seen, plan, rng), seen.ask
        assert ask is not None
        if isinstance(found, Settled):
            return chosen(found, lambda answer: ask.describe(seen.now, answer))
        return Chosen(found)

    def answer(self, seen: View[S], plan: P, rng: Random) -> Answer:
        """Answer by a plan, without giving a reason."""
        found = self.counsel(seen, plan)
        return settled(found, rng).idea.answer if isinstance(found, Ideas) else found


AnyDoctrine: TypeAlias = Doctrine[Any, Any, Any]
"""The doctrine of whatever game."""
