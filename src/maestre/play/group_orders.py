"""What an order to many comes to: single answers, each judged by itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from maestre.play.asking.offers import Tries
from maestre.play.errors import Frozen, PlayError
from maestre.play.state import State
from maestre.play.table import Table

S = TypeVar("S", bound=State)

Straggler = tuple[Tries, PlayError]
"""What a piece was to try, and what barred what it wanted most."""


def follow(table: Table[S], seat: str, plan: Iterable[Tries]) -> tuple[Straggler, ...]:
    """Answer for a seat, piece after piece; those held up try again once others have gone. Give who could not."""
    left = tuple(plan)
    while left:
        tried = [(tries, _first_allowed(table, seat, tries)) for tries in left]
        held = tuple((tries, error) for tries, error in tried if error is not None)
        if len(held) == len(left):
            return held
        left = tuple(tries for tries, _ in held)
    return ()


def _first_allowed(table: Table[S], seat: str, tries: Tries) -> PlayError | None:
    """Give the first answer that the rules allow; or what bars the one that was wanted most."""
    first: PlayError | None = None
    for answer in tries:
        try:
            table.say(seat, answer)
        except Frozen:
            raise
        except PlayError as error:
            first = first or error
        else:
            return None
    return first
