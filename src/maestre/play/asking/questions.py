"""Questions that answer for themselves: their shape, what they allow, what is worth proposing, their words.

A question is to what people say what a `Reading` is to what dice show: a rule yields it, the record keeps plain words,
and the rule hears a value of the right type. Its fields are plain data: all there is to know of it but the position.
Every method is handed the position as the asked seat sees it, and so can give nothing else away.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, get_args, get_origin, get_type_hints, overload

import msgspec
from msgspec.structs import astuple

from maestre.play.asking.choices import (
    Answer,
    Choice,
    Each,
    Journey,
    Order,
    Orders,
    Pick,
    Place,
    Route,
    Some,
    Spot,
)
from maestre.play.asking.offers import Assumption, Offer, Snap, described
from maestre.play.errors import Refused
from maestre.play.written.messages import Message

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")
D = TypeVar("D", bound="Deed[Any]")

_LONGEST_ECHO: Final = 80


class _Kind(msgspec.StructMeta, ABCMeta):
    """Structs that cannot be made while a method is missing; who is one of them is asked as of any class."""

    __instancecheck__ = type.__instancecheck__
    __subclasscheck__ = type.__subclasscheck__


class Question(msgspec.Struct, Generic[S, A], frozen=True, gc=False, metaclass=_Kind):
    """What a seat is asked: ``S`` is the state of the game, ``A`` what the rule hears."""

    rule: ClassVar[str]
    secret: ClassVar[bool] = False
    """Whether the answer is hidden from all others; they then see of the question what `public` gives."""
    window: ClassVar[str] = ""
    """The name of a reaction window: it opens on public facts alone, and a standing order may answer it."""

    @abstractmethod
    def choice(self) -> Choice:
        """Give the shape of an answer, as the browser and the record know it."""

    @abstractmethod
    def read(self, answer: Any) -> A:
        """Give what an answer of the right shape means; refuse one that means nothing."""

    @abstractmethod
    def word(self, value: A) -> Answer:
        """Give the answer that means this."""

    @abstractmethod
    def check(self, seen: S, value: A) -> None:
        """Refuse what the rules do not allow beyond the shape."""

    @abstractmethod
    def propose(self, seen: S, rng: Random) -> Iterator[A]:
        """Yield what is allowed, in an order that chance decides; at least one."""

    def public(self) -> object:
        """Give what of the question all may know: the whole of an open one, nothing of a secret one."""
        return None if self.secret else self

    def describe(self, seen: S, value: A) -> Message:
        """Put an answer that is allowed into words."""
        return described(self.word(value))

    def pieces(self, seen: S) -> tuple[str, ...]:
        """List the pieces to which something may be said now."""
        return ()

    def offers(self, seen: S, piece: str) -> Iterator[Offer]:
        """Offer answers to touch: for a piece, or all that concerns none (``""``)."""
        return iter(())

    def touches(self, value: A) -> tuple[str, ...]:
        """Give what is touched for an answer on a described board, in order: a word is its own id."""
        answer = self.word(value)
        if isinstance(answer, Order):
            return tuple(filter(None, (answer.piece, *answer.objects)))
        return (answer,) if isinstance(answer, str) else ()

    def snap(self, seen: S, value: A) -> Snap:
        """Give the allowed answer nearest to one that is being shaped; refuse where there is none near."""
        self.check(seen, value)
        return Snap(self.word(value), self.describe(seen, value))

    def assume(self, seen: S) -> Assumption | None:
        """Say what odds take for granted; None where they stop and let the seat decide."""
        return None

    def standing(self, seen: S, orders: tuple[str, ...]) -> A | None:
        """Answer by standing orders, or leave it to the seat."""
        return None

    def refusal(self, seen: S, value: A) -> Refused | None:
        """Give what the rules have against an answer, if anything."""
        try:
            self.check(seen, value)
        except Refused as error:
            return error
        return None


class OneOf(Question[S, T], Generic[S, T], frozen=True):
    """One of a few, all of which are allowed: nothing is left to check."""

    prefix: ClassVar[str] = ""
    """With its word added, the message for an option."""
    assumed: ClassVar[tuple[str, str]] = ("", "")
    """The word that odds take for granted, and the message that says so; without them, odds stop here."""

    @abstractmethod
    def options(self) -> tuple[T, ...]:
        """List what may be answered."""

    def word(self, value: T) -> str:
        """Give the word for an option; words must differ."""
        return str(value)

    def choice(self) -> Pick:
        """Give one of the words."""
        return Pick(tuple(map(self.word, self.options())))

    def read(self, answer: str) -> T:
        """Find the option of a word."""
        return next(option for option in self.options() if self.word(option) == answer)

    def check(self, seen: S, value: T) -> None:
        """Refuse nothing: all options are allowed."""

    def describe(self, seen: S, value: T) -> Message:
        """Say the word of an option."""
        return Message(f"{self.prefix}-{self.word(value)}") if self.prefix else described(self.word(value))

    def assume(self, seen: S) -> Assumption | None:
        """Take for granted what the class says."""
        word, why = self.assumed
        return Assumption(word, Message(why)) if why else None

    def propose(self, seen: S, rng: Random) -> Iterator[T]:
        """Yield all options, shuffled."""
        options = self.options()
        return iter(rng.sample(options, len(options)))

    def offers(self, seen: S, piece: str) -> Iterator[Offer]:
        """Offer every option, whatever piece is pointed at that the question concerns."""
        if not piece or piece in self.pieces(seen):
            for option in self.options():
                yield Offer(self.word(option), self.describe(seen, option), touches=self.touches(option))


class YesNo(OneOf[S, bool], Generic[S], frozen=True):
    """Whether to do something, each with a word of its own."""

    no: ClassVar[str] = "no"
    yes: ClassVar[str] = "yes"

    def options(self) -> tuple[bool, ...]:
        """Refuse first."""
        return False, True

    def word(self, value: bool) -> str:
        """Say it in the word for it."""
        return self.yes if value else self.no

    def read(self, answer: str) -> bool:
        """Say whether it is the word for doing it."""
        return answer == self.yes


class SomeOf(Question[S, tuple[T, ...]], Generic[S, T], frozen=True):
    """Some of a few, each once, any of which are allowed together: nothing is left to check."""

    @abstractmethod
    def options(self) -> tuple[T, ...]:
        """List what may be named."""

    def least(self) -> int:
        """Give how many must be named: none."""
        return 0

    def most(self) -> int:
        """Give how many may be named: all."""
        return len(self.options())

    def choice(self) -> Some:
        """Give some of the words."""
        return Some(tuple(map(str, self.options())), self.least(), self.most())

    def read(self, answer: tuple[str, ...]) -> tuple[T, ...]:
        """Find the options of the words, in the order of the answer."""
        known = {str(option): option for option in self.options()}
        return tuple(known[word] for word in answer)

    def word(self, value: tuple[T, ...]) -> tuple[str, ...]:
        """Give the words."""
        return tuple(map(str, value))

    def check(self, seen: S, value: tuple[T, ...]) -> None:
        """Refuse nothing: any of the options are allowed together."""

    def propose(self, seen: S, rng: Random) -> Iterator[tuple[T, ...]]:
        """Name each as often as not, within what may be named."""
        options = self.options()
        named = [option for option in options if rng.random() < 1 / 2]
        if len(named) > self.most() or len(named) < self.least():
            named = rng.sample(options, min(max(len(named), self.least()), self.most()))
        yield tuple(named)


class _Plain(Question[S, A], Generic[S, A], frozen=True):
    """A question whose answer is heard as it is said; what is allowed of it must be checked."""

    def read(self, answer: A) -> A:
        """Give the answer as it is."""
        return answer

    def word(self, value: A) -> Answer:
        """Give the answer as it is."""
        return value  # type: ignore[return-value]


class EachOf(_Plain[S, dict[str, str]], Generic[S], frozen=True):
    """One option for every key, with a rule across them to check."""

    @abstractmethod
    def choice(self) -> Each:
        """Give the options of every key."""


class Placing(_Plain[S, Spot], Generic[S], frozen=True):
    """A piece put down somewhere."""

    @abstractmethod
    def choice(self) -> Place:
        """Give the pieces."""


class Routing(_Plain[S, Journey], Generic[S], frozen=True):
    """A way to go."""

    @abstractmethod
    def choice(self) -> Route:
        """Give the pieces and the kinds of leg."""


class Deed(msgspec.Struct, Generic[S], frozen=True, gc=False, metaclass=_Kind):
    """What one piece may be told, where several things may be: an order with a verb, read into fields of its own.

    The first field is the piece, the others are what the verb acts on; a tuple at the end takes all that is left.
    """

    verb: ClassVar[str]

    @abstractmethod
    def check(self, seen: S, seat: str) -> None:
        """Refuse what the rules do not allow."""

    @abstractmethod
    def describe(self, seen: S) -> Message:
        """Put the deed into words."""

    @classmethod
    def unread(cls, rule: str, values: tuple[str, ...]) -> Refused:
        """Refuse words that make no such deed."""
        return Refused(rule, "unreadable", what=" ".join(values)[:_LONGEST_ECHO])

    def order(self) -> Order:
        """Write the deed as an order."""
        return _shape(type(self)).write(self)


class Deeds(Question[S, D], Generic[S, D], frozen=True):
    """One of several deeds; each is checked and worded by itself."""

    seat: str

    @classmethod
    @abstractmethod
    def kinds(cls) -> tuple[type[D], ...]:
        """List the deeds."""

    def choice(self) -> Orders:
        """Give the verbs."""
        return _orders(type(self))

    def read(self, answer: Order) -> D:
        """Find the deed of an order; refuse what it cannot act on."""
        shape = _shapes(type(self))[answer.verb]
        deed = shape.read(answer)
        if deed is None:
            raise shape.kind.unread(self.rule, _words(answer))
        return deed  # type: ignore[return-value]  # it is one of its kinds

    def word(self, value: D) -> Order:
        """Write the deed as an order."""
        return _shape(type(value)).write(value)

    def check(self, seen: S, value: D) -> None:
        """Let the deed say whether it is allowed."""
        value.check(seen, self.seat)

    def describe(self, seen: S, value: D) -> Message:
        """Let the deed say what it is."""
        return value.describe(seen)


class ListedDeed(Deed[S], Generic[S], frozen=True):
    """A deed of a question that lists all of them, so that nothing is left to check."""

    def check(self, seen: S, seat: str) -> None:
        """Refuse nothing: what is listed is allowed."""


class ListedDeeds(Deeds[S, D], Generic[S, D], frozen=True):
    """One of several deeds, few enough to list all that are allowed: nothing else is, and all are offered."""

    @abstractmethod
    def deeds(self, seen: S) -> Iterable[D]:
        """List every deed that is allowed; at least one."""

    def check(self, seen: S, value: D) -> None:
        """Refuse what is not listed."""
        deeds = tuple(self.deeds(seen))
        if value not in deeds:
            said = " ".join((value.verb, *_words(value.order())))
            raise Refused(self.rule, "not-an-option", answer=said[:_LONGEST_ECHO], count=len(deeds))
        value.check(seen, self.seat)

    def propose(self, seen: S, rng: Random) -> Iterator[D]:
        """Yield all that are listed, shuffled."""
        deeds = tuple(self.deeds(seen))
        return iter(rng.sample(deeds, len(deeds)))

    def pieces(self, seen: S) -> tuple[str, ...]:
        """List the pieces of the deeds."""
        return tuple(dict.fromkeys(filter(None, (deed.order().piece for deed in self.deeds(seen)))))

    def offers(self, seen: S, piece: str) -> Iterator[Offer]:
        """Offer the deeds of a piece; with none, all of them, so that a client knows every way there is."""
        for deed in self.deeds(seen):
            order = deed.order()
            if not piece or order.piece == piece:
                yield Offer(order, self.describe(seen, deed), touches=self.touches(deed))


AnyQuestion: TypeAlias = Question[Any, Any]
AnyDeed: TypeAlias = Deed[Any]
AnyDeeds: TypeAlias = Deeds[Any, Any]
"""A question, and deeds, of whatever game."""


class _Shape:
    """How a deed is read and written, worked out once: its fields, and whether the last takes all that is left."""

    __slots__ = ("kind", "last", "many", "names", "needed", "plain", "single")

    def __init__(self, kind: type[AnyDeed]) -> None:
        fields = msgspec.structs.fields(kind)
        hints = get_type_hints(kind, include_extras=True)
        types = [hints[field.name] for field in fields]
        self.kind = kind
        self.names = kind.__struct_fields__
        self.many = bool(types) and get_origin(types[-1]) is tuple
        if self.many:
            types[-1] = get_args(types[-1])[0]
        self.single = len(types) - self.many
        """How many fields take one word each."""
        self.needed = max(self.single, sum(field.required for field in fields)) - 1
        """How many objects fill them, and whatever else must be there."""
        self.plain = self.single > 0 and all(one is str or getattr(one, "__supertype__", None) is str for one in types)
        """Whether all fields are words, so that nothing is left to convert."""
        self.last: tuple[Order | None, AnyDeed | None] = (None, None)
        """The order that was read or written last, and its deed: what is proposed is checked, and then heard."""

    def read(self, order: Order) -> AnyDeed | None:
        """Give the deed that an order makes, if it does."""
        known, deed = self.last
        if known is not order:
            deed = self._make(order)
            self.last = (order, deed)
        return deed

    def _make(self, order: Order) -> AnyDeed | None:
        objects = order.objects
        if self.plain and order.piece and len(objects) >= self.needed:
            if self.many:
                return self.kind(order.piece, *objects[: self.single - 1], objects[self.single - 1 :])
            if len(objects) < self.single:
                return self.kind(order.piece, *objects)
        return self._convert(order)

    def _convert(self, order: Order) -> AnyDeed | None:
        words = _words(order)
        values: dict[str, object] = dict(zip(self.names, words, strict=False))
        if self.many and len(words) > self.single:
            values[self.names[-1]] = words[self.single :]
        elif len(words) > self.single:
            return None
        try:
            deed = msgspec.convert(values, self.kind, strict=False)
        except msgspec.ValidationError:
            return None
        return deed if _words(self.write(deed))[: len(words)] == words else None  # "2.0" would be read as 2

    def write(self, deed: AnyDeed) -> Order:
        """Give the order that makes a deed."""
        values = astuple(deed)
        if self.plain:
            order = Order(self.kind.verb, values[0], (*values[1:-1], *values[-1]) if self.many else values[1:])
            if order.piece:  # else it is not read as it was written
                self.last = (order, deed)
            return order
        words = tuple(map(str, (*values[:-1], *values[-1]) if self.many else values))
        return Order(self.kind.verb, words[0], words[1:]) if words else Order(self.kind.verb)


def _words(order: Order) -> tuple[str, ...]:
    """Give what an order says beside its verb."""
    return (order.piece, *order.objects) if order.piece or order.objects else ()


@cache
def _orders(kind: type[AnyDeeds]) -> Orders:
    return Orders(tuple(one.verb for one in kind.kinds()))


@cache
def _shapes(kind: type[AnyDeeds]) -> dict[str, _Shape]:
    """The deeds of a question by their verbs."""
    kinds: tuple[type[AnyDeed], ...] = kind.kinds()
    return {one.verb: _shape(one) for one in kinds}


@cache
def _shape(kind: type[AnyDeed]) -> _Shape:
    return _Shape(kind)


def questions_of(package: str) -> tuple[type[AnyQuestion], ...]:
    """List the questions of a package's modules that have been imported, those of which nothing is missing.

    What several questions have in common is a class without a rule, and none of them.
    """
    found: dict[type[AnyQuestion], None] = {}
    ahead = Question.__subclasses__()
    while ahead:
        kind = ahead.pop()
        ahead += kind.__subclasses__()
        whole = not kind.__abstractmethods__ and hasattr(kind, "rule")
        if whole and kind.__module__.startswith(f"{package}."):
            found[kind] = None
    return tuple(sorted(found, key=lambda one: (one.__module__, one.__qualname__)))


# ----------------------------------------------------------------------------------------------- layers above the rules

C = TypeVar("C")
R = TypeVar("R")
Q = TypeVar("Q", bound=AnyQuestion)
Q2 = TypeVar("Q2", bound=AnyQuestion)
Q3 = TypeVar("Q3", bound=AnyQuestion)


class ByQuestion(Generic[C, R]):
    """What a layer above the rules does with each question, by its class: a doctrine's choice, a terminal's prompt.

    `missing` lists the questions of a package that have no handler, for a test to refuse.
    """

    def __init__(self) -> None:
        self._handlers: dict[type, Callable[[C, Any], R]] = {}

    @overload
    def of(self, kind: type[Q], /) -> Callable[[Callable[[C, Q], R]], Callable[[C, Q], R]]: ...
    @overload
    def of(
        self, kind: type[Q], other: type[Q2], /
    ) -> Callable[[Callable[[C, Q | Q2], R]], Callable[[C, Q | Q2], R]]: ...
    @overload
    def of(
        self, kind: type[Q], other: type[Q2], third: type[Q3], /
    ) -> Callable[[Callable[[C, Q | Q2 | Q3], R]], Callable[[C, Q | Q2 | Q3], R]]: ...
    def of(self, *kinds: type[Any]) -> Callable[[Callable[[C, Any], R]], Callable[[C, Any], R]]:
        """Handle these questions by the function below; more than three have a class in common, or a handler each."""

        def enter(handler: Callable[[C, Any], R]) -> Callable[[C, Any], R]:
            for kind in kinds:
                assert kind not in self._handlers, f"{kind.__name__} is handled twice"
                self._handlers[kind] = handler
            return handler

        return enter

    def __call__(self, context: C, question: AnyQuestion) -> R:
        """Handle a question."""
        return self._handlers[type(question)](context, question)

    def __contains__(self, question: object) -> bool:
        """Whether a question is handled."""
        return type(question) in self._handlers

    def missing(self, package: str) -> tuple[str, ...]:
        """List the questions of a package that nobody handles."""
        return tuple(kind.__qualname__ for kind in questions_of(package) if kind not in self._handlers)
