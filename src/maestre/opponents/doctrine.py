"""The shape of a doctrine: a plan for the turn, then what it makes of a position, then ideas for an answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar, overload

import msgspec

from maestre.opponents.evaluation import Evaluation
from maestre.opponents.ideas import Chosen, Ideas, Settled, chosen, settled
from maestre.play import Answer, ByQuestion, State, View

S = TypeVar("S", bound=State)
P = TypeVar("P")
M = TypeVar("M")

Counsel: TypeAlias = Ideas | Answer
"""What an instruction gives: ideas to choose from, or simply an answer where there is nothing to weigh."""


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
        mistakes: tuple[str, ...] = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: Doctrine[S, Temper, M],
        instructions: ByQuestion[M, Counsel],
        mind: Callable[[View[S], Temper], M],
        *,
        mistakes: tuple[str, ...] = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        instructions: ByQuestion[M, Counsel],
        mind: Callable[[View[S], P], M],
        plan: Callable[[View[S], Temper, Random], P],
        *,
        mistakes: tuple[str, ...] = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
    ) -> None: ...
    def __init__(
        self,
        instructions: ByQuestion[Any, Counsel],
        mind: Callable[[View[S], Any], Any] | None = None,
        plan: Callable[[View[S], Temper, Random], Any] | None = None,
        *,
        mistakes: tuple[str, ...] = (),
        characters: tuple[str, ...] = (),
        evaluation: Evaluation[S] | None = None,
    ) -> None:
        self.instructions: ByQuestion[M, Counsel] = instructions
        self.mind: Callable[[View[S], P], M] = mind or _position  # type: ignore[assignment]  # then M is S
        self.plan: Callable[[View[S], Temper, Random], P] = plan or _unplanned  # type: ignore[assignment]  # then P is Temper
        self.mistakes = mistakes
        """The beginner's mistakes that it knows how to make."""
        self.characters = characters
        """The characters that show in how it plays: `bold` and `cautious` where what may be won and lost is weighed."""
        self.evaluation = evaluation
        """What a position is worth, as finished games have taught; whoever plays ahead needs it."""

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
