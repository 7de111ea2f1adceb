"""Questions that are answered by orders: what is worth offering for a piece, what is allowed, and plain deeds."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import ClassVar, Generic, TypeVar

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.spots import pieces_among, spot
from maestre.games.mistral.table.standing import DECLINES
from maestre.games.mistral.table.state import WHOLE, State
from maestre.play import Assumption, Deed, Deeds, Message, Offer, Order, Orders
from maestre.play.pure import pure

A = TypeVar("A")
D = TypeVar("D", bound=Deed[State])


class Ordering(Asked[A], Generic[A], frozen=True):
    """One order of several kinds."""

    lists_all: ClassVar[bool] = False
    """Whether what is offered for no piece is all that is allowed."""

    @abstractmethod
    def word(self, value: A) -> Order:
        """Write it as an order."""

    @abstractmethod
    def choice(self) -> Orders:
        """Give the verbs."""

    def candidates(self, seen: State, piece: str) -> Iterator[A]:
        """Give what is worth offering for a piece or, for none, what concerns none and of the rest what comes first.

        Of itself it is what chance would choose from, in an order of its own; what the rules refuse is left out later.
        """
        found = dict.fromkeys(map(self.word, self.propose(seen, Random(0))))
        for order in sorted(found, key=lambda one: (one.verb, one.piece, one.objects)):
            if piece in ("", order.piece, *order.objects):
                yield self.read(order)

    def allowed(self, seen: State, piece: str) -> Iterator[A]:
        """Give the orders that the rules allow, each once."""
        given: dict[Order, None] = {}
        for one in self.candidates(seen, piece):
            order = self.word(one)
            if order not in given and self.refusal(seen, one) is None:
                given[order] = None
                yield one

    def pieces(self, seen: State) -> tuple[str, ...]:
        plain = _concerning_none(seen, self)
        return pieces_among(seen, (one for order in plain for one in (order.piece, *order.objects)))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        values = self.allowed(seen, piece) if piece else map(self.read, _concerning_none(seen, self))
        yield from (self.offer(seen, one) for one in values)

    def offer(self, seen: State, value: A) -> Offer:
        """Offer an order, to be touched where its object is."""
        order = self.word(value)
        aim = (*order.objects, order.piece)[0]
        return Offer(order, self.describe(seen, value), spot(seen, aim), (order.verb,))

    def declined(self) -> A | None:
        return next((self.read(Order(word)) for word in DECLINES if word in self.choice().verbs), None)

    def only(self, seen: State) -> A | None:
        found = tuple(islice(self.allowed(seen, ""), 2)) if self.lists_all else ()
        return found[0] if len(found) == 1 else None

    def first(self, seen: State, why: str) -> Assumption:
        """Assume the first that is offered."""
        return Assumption(next(self.offers(seen, "")).answer, Message(why))


@pure(WHOLE)
def _concerning_none(seen: State, question: Ordering[A]) -> tuple[Order, ...]:
    """What is offered for no piece: whoever asks for the pieces asks for what they may be told in the same position."""
    return tuple(map(question.word, question.allowed(seen, "")))


class Act(Deed[State], frozen=True):
    """A deed that its question judges and puts into words, since both hang on what the question is about."""

    def check(self, seen: State, seat: str) -> None:
        """Leave it to `Acting.check`."""

    def describe(self, seen: State) -> Message:
        """Leave it to `Acting.describe`."""
        return Message(f"offer-{self.verb}")


class Pass(Act, frozen=True):
    """Let it be."""

    verb: ClassVar = "pass"


class Done(Act, frozen=True):
    """Do nothing more."""

    verb: ClassVar = "done"


class Acting(Deeds[State, D], Ordering[D], Generic[D], frozen=True):
    """One of several deeds."""

    def whose(self) -> Fleet:
        return Fleet(self.seat)

    @abstractmethod
    def check(self, seen: State, value: D) -> None:
        """Refuse what the rules do not allow."""

    @abstractmethod
    def describe(self, seen: State, value: D) -> Message:
        """Put a deed into words."""


class Commanding(Ordering[Order], frozen=True):
    """An order that is heard as it is said."""

    seat: str

    def whose(self) -> Fleet:
        return Fleet(self.seat)

    @abstractmethod
    def verbs(self) -> tuple[str, ...]:
        """List what may be ordered."""

    def choice(self) -> Orders:
        return Orders(self.verbs())

    def read(self, answer: Order) -> Order:
        return answer

    def word(self, value: Order) -> Order:
        return value
