"""What a pure function of the state gave, kept for when the same position comes again.

Odds run the same rules from one position hundreds of times and differ only in the dice; what was worked out before them
need not be worked out again. A position is told by its content, so no function is ever given what it did not earn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from maestre.play.state import State

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")

MOST: Final = 256
"""How many results of one function are kept; those that were asked for longest ago go first."""


def remembered(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Keep what a function gives of a state and other plain values; it must be pure, and what it gives immutable.

    It may read all of a state but its news and what seats remember.
    """
    kept: dict[Any, R] = {}

    @wraps(function)
    def recalled(state: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (content(state), args, tuple(kwargs.items()))
        if key in kept:
            found = kept.pop(key)
        else:
            found = function(state, *args, **kwargs)
            if len(kept) >= MOST:
                del kept[next(iter(kept))]
        kept[key] = found
        return found

    return recalled


def content(state: State) -> tuple[Any, ...]:
    """Give all that makes a position, to compare and to hash."""
    values = (getattr(state, name) for name in _fields(type(state)))
    return tuple(tuple(value.items()) if type(value) is dict else value for value in values)


@cache
def _fields(kind: type[State]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in State.__struct_fields__)
