"""Candidate answers: few enough to be numbered, from what a seat sees alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from maestre.opponents import SOUND, VETERAN, Idea, Ideas, Memory, advisor_of, doctrine_of
from maestre.play import Answer, Ask, Game, PlayError, State, View
from maestre.play.pure import held

S = TypeVar("S", bound=State)

MOST: Final = 32
"""How many candidates there are at most, where nothing else is said."""
DULL: Final = 4
"""After so many proposals running that are candidates already, no more are drawn."""


class Candidate(NamedTuple):
    """An answer that may be given, and the idea of the doctrine that it comes from; None if chance proposed it."""

    answer: Answer
    idea: Idea | None = None


class Candidates(Generic[S]):
    """Lists what may be answered: the doctrine's ideas, the best first, then what chance proposes.

    The same seed gives the same candidates for the same view, whatever is hidden from it.
    """

    def __init__(self, game: Game[S], seed: str, most: int = MOST) -> None:
        assert most > 0, "there is always something to answer"
        self.most = most
        self._game = game
        self._doctrine = doctrine_of(game) if advisor_of(game) == VETERAN else None
        self._seed = seed
        self._plans: dict[str, tuple[int, object]] = {}

    def copy(self) -> Candidates[S]:
        """Give candidates of their own that go on from the same plans."""
        new = Candidates(self._game, self._seed, self.most)
        new._plans = self._plans.copy()
        return new

    def of(self, seen: View[S]) -> tuple[Candidate, ...]:
        """List the candidates of a seat that is asked; nothing for one that is not."""
        return () if seen.ask is None else held(seen.now, self._of, seen, seen.ask)

    def _of(self, seen: View[S], ask: Ask) -> tuple[Candidate, ...]:
        found = [one for one in self._ideas(seen) if _allowed(ask, seen.now, one.answer)]
        known = [one.answer for one in found]
        dull = 0
        for answer in _proposals(ask, seen.now, Random(f"{self._seed} {seen.seat} {seen.version}")):
            if len(found) >= self.most or dull >= DULL:
                break
            if answer in known:
                dull += 1
                continue
            dull = 0
            known.append(answer)
            found.append(Candidate(answer))
        return tuple(found[: self.most])

    def _ideas(self, seen: View[S]) -> list[Candidate]:
        """List what the doctrine thinks of, each answer once."""
        if self._doctrine is None:
            return []
        counsel = self._doctrine.counsel(seen, self._plan(seen))
        if not isinstance(counsel, Ideas):
            return [Candidate(counsel, Idea(counsel))]
        found: list[Candidate] = []
        for idea in sorted(counsel.options, key=lambda one: -one.worth):
            if all(idea.answer != one.answer for one in found):
                found.append(Candidate(idea.answer, idea))
        return found

    def _plan(self, seen: View[S]) -> object:
        """Give the plan of a seat for the turn, drawn when it is first asked something in it."""
        assert self._doctrine is not None
        turn = self._game.turn(seen.now)
        kept = self._plans.get(seen.seat)
        if kept is None or kept[0] != turn:
            plan = self._doctrine.plan(seen, SOUND, Memory(self._seed).chance(seen.seat, turn))
            kept = self._plans[seen.seat] = turn, plan
        return kept[1]


def _allowed(ask: Ask, seen: State, answer: Answer) -> bool:
    try:
        ask.check(seen, ask.read(answer))
    except PlayError:
        return False
    return True


def _proposals(ask: Ask, seen: State, rng: Random) -> Iterator[Answer]:
    """Yield proposals without end: a question may stop after a few, since who asks usually wants one."""
    while True:
        yield from ask.proposals(seen, rng)
