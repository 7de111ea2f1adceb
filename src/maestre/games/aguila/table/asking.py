"""What the questions of this game have in common: how an answer is worded, whom it concerns, what of it is offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Ability, OfficerAbility
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import base, start_of
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.things import listed, thing_named
from maestre.miniatures.words import about, offered, pointed
from maestre.play import Answer, Deed, Deeds, Message, Offer, OneOf, Order, Placing, Snap, SomeOf, Spot, YesNo
from maestre.space import tabletop
from maestre.space.tabletop import Area, Pose, Proof

T = TypeVar("T")
D = TypeVar("D", bound=Deed[State])

_FEW: Final = 3
_MOST: Final = 200
_CLOSE: Final = (INCH // 4, INCH // 2, INCH)
"""How far from a place that is barred others are tried."""


def known(seen: State, names: Iterable[str]) -> tuple[str, ...]:
    """Those of some names that are units or officers, each once."""
    return tuple(dict.fromkeys(one for one in names if one in seen.units or one in seen.officers))


def pose_of(spot: Spot) -> Pose:
    """The pose of an answer."""
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def offer(seen: State, answer: Answer, words: Message) -> Offer:
    """Offer an answer in words, with the place to touch for it."""
    return offered(answer, words, lambda piece: start_of(seen, piece))


# --------------------------------------------------------------------------------------------------------- one of a few


class Choosing(OneOf[State, T], Generic[T], frozen=True):
    """One of a few: an option that is a piece goes by its name, any other by its word."""

    prefix: ClassVar = "offer-pick"

    def whose(self) -> tuple[str, ...]:
        """The units that the question concerns, where its answers do not name them."""
        return ()

    def describe(self, seen: State, value: T) -> Message:
        """Name the piece, or say the word."""
        word = self.word(value)
        found = named(seen, word)
        return Message.of("offer-piece", what=found) if found != word else super().describe(seen, value)

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List whom it concerns, and whom options name."""
        return known(seen, (*self.whose(), *(pointed(self.word(option)) for option in self.options())))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer all options, or those that name a piece."""
        for option in self.options():
            answer = self.word(option)
            if piece in {"", pointed(answer), *self.whose()}:
                yield offer(seen, answer, self.describe(seen, option))


class Using(Choosing[bool], YesNo[State], frozen=True):
    """Something may be used or passed over: by whom, what, and for whom."""

    yes: ClassVar = "use"
    no: ClassVar = "pass"
    assumed: ClassVar = ("pass", "assume-no-ability")
    who: str
    what: str
    on: str = ""

    def options(self) -> tuple[bool, ...]:
        """Use it first."""
        return True, False

    def describe(self, seen: State, value: bool) -> Message:
        """Say who uses what, and for whom, or that he does not."""
        on = self.on if self.on in seen.units or self.on in seen.officers else ""
        return Message.of(
            "offer-use" if value else "offer-pass",
            who=named(seen, self.who),
            what=self._ability(seen),
            whom=named(seen, on) if on else "",
            on="yes" if on else "no",
        )

    def _ability(self, seen: State) -> Message:
        if self.who in seen.officers and self.what in tuple(OfficerAbility):
            return Message(f"officer-ability-{self.what}")
        return Message(f"ability-{self.what}" if self.what in tuple(Ability) else f"weigh-{self.what}")


class Naming(SomeOf[State, T], Generic[T], frozen=True):
    """Some pieces of a few."""

    def describe(self, seen: State, value: tuple[T, ...]) -> Message:
        """Name them in a sentence."""
        return listed([named(seen, str(one)) for one in value]) or Message("offer-nobody")

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List whom it may name."""
        return known(seen, map(str, self.options()))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer nobody, each alone and all of them, or else what chance would choose."""
        options = self.options()
        some = dict.fromkeys(((), *((one,) for one in options), options))
        fit = [one for one in some if self.least() <= len(one) <= self.most() and self.refusal(seen, one) is None]
        for value in fit or dict.fromkeys(islice(self.propose(seen, Random(0)), _FEW)):
            if piece in {"", *map(str, value)}:
                yield offer(seen, self.word(value), self.describe(seen, value))


# --------------------------------------------------------------------------------------------------------------- orders


class Doing(Deed[State], frozen=True):
    """Something that is done with one piece, and nothing more to say of it."""

    piece: str = ""
    more: tuple[str, ...] = ()

    def describe(self, seen: State) -> Message:
        """Say what is done with whom."""
        what = [thing_named(seen, one) for one in (self.piece, *self.more) if one]
        return Message.of("offer-do", verb=self.verb, what=listed(what) or "")


class Done(Deed[State], frozen=True):
    """No more of it; whatever else is said with that does not matter."""

    verb: ClassVar = "done"
    what: ClassVar = "plain"
    """Of what there is no more."""
    said: tuple[str, ...] = ()

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing: who may stop may always do so."""

    def describe(self, seen: State) -> Message:
        """Say of what there is no more."""
        return Message(f"offer-done-{self.what}")


class Telling(Deeds[State, D], Generic[D], frozen=True):
    """Orders of which those that chance would give are offered."""

    def offered(self, seen: State) -> Iterator[D]:
        """List what is worth offering."""
        found = dict.fromkeys(islice(self.propose(seen, Random(0)), _MOST))
        return iter(sorted(found, key=lambda one: _place(one.order())))

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List whom those orders are for."""
        return known(seen, (one.order().piece for one in self.offered(seen)))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer them all, or those that name a piece."""
        for one in self.offered(seen):
            order = one.order()
            if piece in {"", *about(order)}:
                yield offer(seen, order, one.describe(seen))


def _place(order: Order) -> tuple[str, str, tuple[str, ...]]:
    return order.verb, order.piece, order.objects


# --------------------------------------------------------------------------------------------------------------- places


class Putting(Placing[State], frozen=True):
    """A piece put down somewhere; what comes from outside the table fits where it is put, or very near to it."""

    def describe(self, seen: State, value: Spot) -> Message:
        """Name what is put down."""
        return Message.of("offer-put", what=thing_named(seen, value.piece))

    def pieces(self, seen: State) -> tuple[str, ...]:
        """List what may be put down."""
        return known(seen, self.choice().pieces)

    def offered(self, seen: State) -> Iterator[Spot]:
        """List a few places worth a touch: what chance would try."""
        yield from dict.fromkeys(islice(self.propose(seen, Random(0)), _FEW))

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        """Offer a few places, or those of a piece."""
        for spot in self.offered(seen):
            if piece in {"", spot.piece}:
                yield offer(seen, spot, self.describe(seen, spot))

    def near(self, seen: State, wish: Spot) -> Spot | None:
        """Find the place nearest to one that is barred: whoever puts a piece down does not mean the hundredth."""
        return next((one for one in _about(wish) if self.refusal(seen, one) is None), None)

    def shown(self, seen: State, value: Spot) -> Proof:
        """Mark what shows it: the base of a piece where it comes to stand."""
        if not known(seen, (value.piece,)):
            return ()
        return (Area("base", tabletop.stand(pose_of(value), base(seen, value.piece)).points),)

    def snap(self, seen: State, value: Spot) -> Snap:
        """Give the place, or the nearest that is allowed."""
        refusal = self.refusal(seen, value)
        if refusal is None:
            return Snap(value, self.describe(seen, value), self.shown(seen, value))
        near = self.near(seen, replace(value, facing=value.facing % tabletop.TURN))
        if near is None:
            raise refusal
        return Snap(near, self.describe(seen, near), self.shown(seen, near), refusal.message)


def _about(spot: Spot) -> Iterator[Spot]:
    """Places close to one, the closest first."""
    for length in _CLOSE:
        for turn in range(0, tabletop.TURN, tabletop.QUARTER_TURN // 2):
            by = tabletop.step(turn, length)
            yield replace(spot, x=spot.x + by.x, y=spot.y + by.y)
