"""What a seat sees, as figures: the position, the question, and each candidate; all from -1 to 1."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec

from maestre.opponents import VETERAN, advisor_of, doctrine_of
from maestre.play import Answer, Game, State, View, questions_of
from maestre.play.pure import held
from maestre.research.candidates import Candidate

S = TypeVar("S", bound=State)

OF_A_CANDIDATE: Final = ("idea", "behind", "for", "against", "terms", "length")
"""The figures of a candidate: whether the doctrine thought of it, how much less it is worth to it than its best idea,
what speaks for it and against it, how many things do either, and how many words the answer has."""
_USUAL_TURNS: Final = 10
_USUAL_TERMS: Final = 4


class Features(Generic[S]):
    """Puts what a seat sees into figures, always so many of them and in the same order.

    The signs of a position are those of the doctrine's evaluation, read off what the seat sees: of what is hidden they
    tell what the mask shows. They are above nought where they favour the seat, whichever it is.
    """

    def __init__(self, game: Game[S], start: S, most: int) -> None:
        self._game = game
        self._most = most
        doctrine = doctrine_of(game) if advisor_of(game) == VETERAN else None
        self._evaluation = None if doctrine is None else doctrine.evaluation
        self._questions = {kind: place for place, kind in enumerate(questions_of(game.package))}
        signs = () if self._evaluation is None else tuple(self._evaluation.signs(start))
        self.position = (*signs, "turn", "first seat", *(kind.__qualname__ for kind in self._questions))
        """The names of the figures that come first: signs, the turn, the seat, and 1 for the question that is asked."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all figures: those of the position, then those of each candidate."""
        each = (f"{name} {place}" for place in range(self._most) for name in OF_A_CANDIDATE)
        return (*self.position, *each)

    def of(self, seen: View[S], candidates: tuple[Candidate, ...]) -> list[float]:
        """Give the figures of a view and of the candidates in it; what is not there is nought."""
        side = 1.0 if seen.seat == self._game.seats[0] else -1.0
        found = (
            []
            if self._evaluation is None
            else [_soft(side * sign) for sign in held(seen.now, self._evaluation.signs, seen.now).values()]
        )
        turn = self._game.turn(seen.now)
        found += [turn / (turn + _USUAL_TURNS), side]
        asked = [0.0] * len(self._questions)
        if seen.ask is not None and type(seen.ask.about) in self._questions:
            asked[self._questions[type(seen.ask.about)]] = 1.0
        found += asked
        best = max((one.idea.worth for one in candidates if one.idea is not None), default=0.0)
        for one in candidates:
            found += _one(one, best)
        return found + [0.0] * (len(OF_A_CANDIDATE) * (self._most - len(candidates)))


def _one(one: Candidate, best: float) -> tuple[float, ...]:
    words = _length(one.answer)
    length = words / (words + _USUAL_TERMS)
    if one.idea is None:
        return 0.0, 0.0, 0.0, 0.0, 0.0, length
    terms = one.idea.terms
    good = sum(term.worth for term in terms if term.worth > 0)
    bad = sum(term.worth for term in terms if term.worth < 0)
    many = len(terms) / (len(terms) + _USUAL_TERMS)
    return 1.0, _soft(one.idea.worth - best), _soft(good), _soft(bad), many, length


def _soft(value: float) -> float:
    """Bring a figure between -1 and 1."""
    return value / (1 + abs(value))


def _length(answer: Answer) -> int:
    """Count the words of an answer, of a route its legs."""
    plain = msgspec.to_builtins(answer)
    if isinstance(plain, dict):
        return sum(len(part) if isinstance(part, list | tuple) else 1 for part in plain.values())
    return len(plain) if isinstance(plain, list | tuple) else 1
