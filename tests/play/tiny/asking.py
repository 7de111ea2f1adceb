"""Questions for tests that need no game: any shape, and a game's own question put in another way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from msgspec.structs import astuple

from maestre.play import Answer, Ask, Choice, Pick, Procedure, Question, Request


class Shaped(Question[Any, Any], frozen=True, tag="shaped"):
    """A question of this shape, heard as it is said; whatever has the shape is allowed."""

    rule: ClassVar = "1.1"
    shape: Choice

    def choice(self) -> Choice:
        return self.shape

    def read(self, answer: Any) -> Any:
        return answer

    def word(self, value: Any) -> Answer:
        return value  # type: ignore[no-any-return]

    def check(self, seen: Any, value: Any) -> None:
        pass

    def propose(self, seen: Any, rng: Random) -> Iterator[Any]:
        return iter(rng.sample(self.shape.options, len(self.shape.options)) if isinstance(self.shape, Pick) else ())


def picking(*words: str) -> Shaped:
    """One of these words."""
    return Shaped(Pick(words))


def instead(procedure: Procedure[None], **kinds: type[Question[Any, Any]]) -> Procedure[None]:
    """Run a procedure, some of whose questions are put as others with the same fields; by the names of their classes.

    What is answered the procedure hears as it would have.
    """
    heard: Any = None
    while True:
        try:
            request: Request = procedure.send(heard)
        except StopIteration:
            return
        if isinstance(request, Ask) and type(request.about).__name__ in kinds:
            request = Ask.of(request.seat, kinds[type(request.about).__name__](*astuple(request.about)))
        heard = yield request
