"""What the questions of Tercios have in common: which pieces they concern, their words, and where to touch.

All is worked out from a view: a card whose face the seat does not know promises nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from functools import partial
from math import isqrt
from typing import Any, ClassVar, Generic, TypeVar

from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.table.move_legality import long
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Trigger
from maestre.games.tercios.table.troops import piece_named
from maestre.miniatures import words
from maestre.miniatures.snaps import nearest
from maestre.miniatures.words import about, offered, pointed
from maestre.play import Deed, Deeds, Message, Offer, OneOf, Placing, Question, Snap, Spot, YesNo
from maestre.space.tabletop import Point, Proof

A = TypeVar("A")
T = TypeVar("T")
D = TypeVar("D", bound=Deed[Any])


# ---------------------------------------------------------------------------------------------------- pieces and words


def inches(units: int) -> Message:
    """A length, in inches and tenths, rounded up."""
    return words.inches(units, INCH)


def named_word(seen: State, word: str) -> Message:
    """What is said of an option that names a piece."""
    return Message.of("offer-piece", what=piece_named(seen, word))


def start_of(seen: State, piece: str) -> Point | None:
    """From where a piece moves: its front centre, or the middle of a leader's disc; None if it is not on the table."""
    if piece in seen.units:
        return None if seen.units[UnitId(piece)].pose is None else front(seen, UnitId(piece))
    return seen.leaders[LeaderId(piece)].at if piece in seen.leaders else None


def _in_play(seen: State, pieces: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one for one in pieces if one in seen.units or one in seen.leaders))


def touched(
    question: Question[State, A], seen: State, values: Iterable[A], piece: str, concerned: tuple[str, ...] = ()
) -> Iterator[Offer]:
    """Offer some values, each with the place to touch for it; of one piece those that name it, or that all concern."""
    for value in values:
        answer = question.word(value)
        if not piece or piece in (*about(answer), *concerned):
            yield offered(answer, question.describe(seen, value), partial(start_of, seen))


# -------------------------------------------------------------------------------------------------------------- options


class Choosing(OneOf[State, T], Generic[T], frozen=True):
    """One of a few, each touched where the piece is that it points at."""

    prefix: ClassVar = "offer-pick"

    def concerned(self) -> tuple[str, ...]:
        """Name the pieces that all options are about."""
        return ()

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List whom the question concerns, and at whom its options point."""
        return _in_play(seen, (*self.concerned(), *(pointed(self.word(option)) for option in self.options())))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer every option, or those that concern one piece."""
        return touched(self, seen, self.options(), piece, self.concerned())


class ByOrder(Choosing[T], Generic[T], frozen=True):
    """How a Troop executes its order."""

    unit: UnitId
    order: OrderKind

    def concerned(self) -> tuple[str, ...]:
        """Name the Troop."""
        return (self.unit,)


class ByTrigger(Choosing[T], Generic[T], frozen=True):
    """What a Troop does about somebody who comes near."""

    trigger: Trigger

    @property
    def unit(self) -> UnitId:
        """Who may do something."""
        return self.trigger.unit

    def concerned(self) -> tuple[str, ...]:
        """Name the Troop that may do something."""
        return (self.unit,)


class Whether(YesNo[State], frozen=True):
    """Whether to do something; where that is what one usually does, it is named first."""

    prefix: ClassVar = "offer-pick"
    usual: ClassVar = False

    def options(self) -> tuple[bool, ...]:
        return (True, False) if self.usual else (False, True)


# --------------------------------------------------------------------------------------------------------------- places


class Putting(Placing[State], frozen=True):
    """A piece put down, or moved; what is dragged too far comes to stand at the nearest place that is allowed."""

    def reach(self, seen: State, piece: str, start: Point, wish: Point) -> int:
        """Say how far a piece may go toward a point, as far as is known before it is checked."""
        return isqrt(long(start, wish))

    def shown(self, seen: State, spot: Spot) -> Proof:
        """Show on the table what comes of a place."""
        return ()

    def likely(self, seen: State, piece: str) -> Iterator[Spot]:
        """Give a few places that are allowed and worth a touch."""
        return iter(())

    def describe(self, seen: State, value: Spot) -> Message:
        """Say how far a piece goes; one from outside the table is put down."""
        start, who = start_of(seen, value.piece), piece_named(seen, value.piece)
        if start is None:
            return Message.of("offer-put", what=who)
        if start == (value.x, value.y):
            return Message.of("offer-stay", what=who)
        return Message.of("offer-move", what=who, far=inches(isqrt(long(start, Point(value.x, value.y)))))

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List the pieces that may be put down."""
        return _in_play(seen, self.choice().pieces)

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer a few places, and staying."""
        spots = (spot for one in self.choice().pieces for spot in (*self.likely(seen, one), *self._stays(seen, one)))
        return touched(self, seen, spots, piece)

    def _stays(self, seen: State, piece: str) -> Iterator[Spot]:
        start = start_of(seen, piece)
        if start is not None and self.refusal(seen, Spot(piece, *start)) is None:
            yield Spot(piece, *start)

    def snap(self, seen: State, value: Spot) -> Snap:
        """Give the place itself or the nearest one; a piece from nowhere fits where it is put, or does not."""
        refusal = self.refusal(seen, value)
        if refusal is not None:
            near = self._nearest(seen, value)
            if near is None:
                raise refusal
            value = near
        why = refusal.message if refusal else None
        return Snap(value, self.describe(seen, value), self.shown(seen, value), why)

    def _nearest(self, seen: State, spot: Spot) -> Spot | None:
        start, wish = start_of(seen, spot.piece), Point(spot.x, spot.y)
        if start is None or start == wish:
            return None
        reach = self.reach(seen, spot.piece, start, wish)
        return nearest(start, spot, reach, lambda one: self.refusal(seen, one) is None, INCH)


# --------------------------------------------------------------------------------------------------------------- orders


class Telling(Deeds[State, D], Generic[D], frozen=True):
    """One of several deeds, all of which can be listed."""

    @abstractmethod
    def listed(self, seen: State) -> Iterable[D]:
        """List the deeds that are allowed."""

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List the pieces that may be told something."""
        return _in_play(seen, (deed.order().piece for deed in self.listed(seen)))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer every deed, or those about one piece."""
        return touched(self, seen, self.listed(seen), piece)
