"""What a rule's procedure may yield: asks, sealed asks of several seats, throws and draws."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from random import Random
from typing import Any, TypeVar

import msgspec

from maestre.play.asking.choices import Answer, Choice, decoded
from maestre.play.asking.offers import Snap
from maestre.play.asking.questions import AnyQuestion, Question
from maestre.play.chance.dice import Reading
from maestre.play.state import State
from maestre.play.written.messages import Message

A = TypeVar("A")
T = TypeVar("T")


class Ask(msgspec.Struct, frozen=True, gc=False, tag="ask"):
    """One seat must choose. ``about`` is the question, the rest is what it says of itself; ``secret`` hides the answer.

    ``window`` names a reaction window: it opens on public facts alone, and a standing order may answer it.
    What a question takes as values, an ask takes and gives as they are said, sent and kept.
    """

    seat: str
    choice: Choice
    rule: str
    about: AnyQuestion
    secret: bool = False
    window: str = ""

    @classmethod
    def of(cls, seat: str, question: AnyQuestion) -> Ask:
        """Ask a seat a question."""
        return cls(seat, question.choice(), question.rule, question, question.secret, question.window)

    def read(self, answer: object) -> Answer:
        """Decode an answer and refuse what its choice does not have."""
        read: Answer = decoded(self.choice, self.rule, answer)
        self.choice.check(self.rule, read)  # type: ignore[arg-type]  # decoded as this choice reads it
        return read

    def check(self, seen: State, answer: Answer) -> None:
        """Refuse an answer that the rules do not allow, by raising `Refused`."""
        self.about.check(seen, self.about.read(answer))

    def proposals(self, seen: State, rng: Random) -> Iterator[Answer]:
        """Yield answers that the rules allow, in an order that chance decides; at least one."""
        return map(self.about.word, self.about.propose(seen, rng))

    def describe(self, seen: State, answer: Answer) -> Message:
        """Put an answer that the rules allow into words."""
        return self.about.describe(seen, self.about.read(answer))

    def snap(self, seen: State, answer: object) -> Snap:
        """Give the allowed answer nearest to one that a player drags or types; refuse where there is none near."""
        return self.about.snap(seen, self.about.read(self.read(answer)))

    def standing(self, seen: State, orders: tuple[str, ...]) -> Answer | None:
        """Answer a reaction window by standing orders, or leave it to the seat."""
        value = self.about.standing(seen, orders)
        return None if value is None else self.about.word(value)


class Together(msgspec.Struct, frozen=True, gc=False, tag="together"):
    """Several seats choose at once, sealed; each may replace its answer until the last has spoken.

    With ``shown`` all answers are laid open then; without it they stay known to their seats only.
    """

    questions: tuple[tuple[str, AnyQuestion], ...]
    about: object = None
    shown: bool = True

    @property
    def seats(self) -> tuple[str, ...]:
        """Who is asked."""
        return tuple(seat for seat, _ in self.questions)

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.questions[0][1].rule

    def of(self, seat: str) -> Ask | None:
        """Give this seat's part as an ask of its own."""
        for other, question in self.questions:
            if other == seat:
                return Ask(seat, question.choice(), question.rule, question, secret=True)
        return None


class Throw(msgspec.Struct, frozen=True, gc=False, tag="throw"):
    """Dice fall, and their reading is what the procedure hears."""

    reading: Reading[object]
    rule: str
    about: object = None


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Something is drawn from a pool; ``seen`` names the seats that see what, None stands for everybody."""

    pool: tuple[str, ...]
    count: int
    rule: str
    seen: tuple[str, ...] | None = None


Request = Ask | Together | Throw | Draw
Procedure = Generator[Request, Any, T]


def ask(seat: str, question: Question[Any, A]) -> Procedure[A]:
    """Ask one seat; the answer has passed the check when it comes back, as what the question makes of it."""
    answer = yield Ask.of(seat, question)
    return question.read(answer)


def together(
    questions: Mapping[str, Question[Any, A]], *, about: object = None, shown: bool = True
) -> Procedure[dict[str, A]]:
    """Ask several seats at once, sealed; gives every answer by seat, in the order of the questions.

    ``about`` is what of the matter all may know.
    """
    if not questions:
        return {}
    said: dict[str, Answer] = yield Together(tuple(questions.items()), about, shown)
    return {seat: question.read(said[seat]) for seat, question in questions.items()}


def throw(reading: Reading[T], rule: str, *, about: object = None) -> Procedure[T]:
    """Throw dice and give what they read."""
    faces: tuple[int, ...] = yield Throw(reading, rule, about)
    return reading.read(faces)


def draw(
    pool: tuple[str, ...], count: int, rule: str, *, seen: tuple[str, ...] | None = None
) -> Procedure[tuple[str, ...]]:
    """Draw from a pool; with ``seen=()`` nobody may know what came."""
    places: tuple[int, ...] = yield Draw(pool, count, rule, seen)
    return tuple(pool[place] for place in places)
