"""A game on a measured table as the kernel sees it: what its chapters offer, handed on in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from maestre.play import (
    Answer,
    Ask,
    Game,
    Message,
    Offer,
    Order,
    OwnList,
    Snap,
    Speaker,
    State,
    Tries,
)
from maestre.play.registry import Checks, Proposals

__all__ = ["Helping", "Holding", "Judging", "Listing", "TableGame"]

S = TypeVar("S", bound=State)


class Judging(NamedTuple, Generic[S]):
    """Who refuses and proposes answers, words them, and gives them by standing orders."""

    check: Checks[S]
    propose: Proposals[S]
    described: Callable[[S, Ask, Any], Message]
    answered: Callable[[S, Ask, tuple[str, ...]], Answer | None]
    check_standing: Callable[[str, tuple[str, ...]], None]


class Helping(NamedTuple, Generic[S]):
    """What helps whoever decides."""

    able: Callable[[S, Ask], tuple[str, ...]]
    offers: Callable[[S, Ask, str], tuple[Offer, ...]]
    snapped: Callable[[S, Ask, Any], Snap]
    muster: Callable[[S, Ask, tuple[str, ...], Order], tuple[Tries, ...]]
    difference: Callable[[S, S], Iterable[Message]]
    sheet: Callable[[], dict[str, Any]]


class Listing(NamedTuple):
    """How army lists are read and written."""

    read: Callable[[str], OwnList]
    write: Callable[[str, Speaker], str]


class Holding(NamedTuple, Generic[S]):
    """What holds whatever is under way, and between two deeds."""

    at_any_time: Callable[[S], None]
    at_rest: Callable[[S], None]


class TableGame(Game[S], Generic[S]):
    """A game that names those who answer for it; set-up, steps, views and the end are its own."""

    measured: ClassVar = True
    judging: ClassVar[Judging[Any]]
    helping: ClassVar[Helping[Any]]
    listing: ClassVar[Listing]
    holding: ClassVar[Holding[Any]]

    def check(self, state: S, ask: Ask, answer: Any) -> None:
        """Refuse what the rules do not allow."""
        self.judging.check(state, ask, answer)

    def propose(self, state: S, ask: Ask, rng: Random) -> Iterator[Answer]:
        """Yield allowed answers in an order that chance decides."""
        return self.judging.propose(state, ask, rng)

    def able(self, state: S, ask: Ask) -> tuple[str, ...]:
        """List the pieces that an answer may name."""
        return self.helping.able(state, ask)

    def offers(self, state: S, ask: Ask, piece: str) -> tuple[Offer, ...]:
        """List the orders that may be given now."""
        return self.helping.offers(state, ask, piece)

    def snap(self, state: S, ask: Ask, answer: Any) -> Snap:
        """Give the allowed answer nearest to one that is dragged or typed."""
        return self.helping.snapped(state, ask, answer)

    def muster(self, state: S, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
        """Answer for many pieces at once."""
        return self.helping.muster(state, ask, pieces, order)

    def describe(self, state: S, ask: Ask, answer: Any) -> Message:
        """Put an answer into words, with its figures."""
        return self.judging.described(state, ask, answer)

    def difference(self, before: S, after: S) -> tuple[Message, ...]:
        """Say what has become of the pieces."""
        return tuple(self.helping.difference(before, after))

    def standing(self, state: S, ask: Ask, orders: tuple[str, ...]) -> Answer | None:
        """Answer a reaction window by standing orders."""
        return self.judging.answered(state, ask, orders)

    def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
        """Refuse standing orders that nobody would understand."""
        self.judging.check_standing(seat, orders)

    def read_list(self, text: str) -> OwnList:
        """Read an army list, right or wrong."""
        return self.listing.read(text)

    def write_list(self, value: str, speaker: Speaker) -> str:
        """Write out a ready force or a list."""
        return self.listing.write(value, speaker)

    def sheet(self) -> dict[str, Any]:
        """Give what is printed on the table and the pieces."""
        return self.helping.sheet()

    def invariants(self, state: S) -> None:
        """Hold whatever is under way."""
        self.holding.at_any_time(state)

    def at_rest(self, state: S) -> None:
        """Hold between two deeds."""
        self.holding.at_rest(state)
