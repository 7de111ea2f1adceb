"""Whether what is kept of a position may be kept: every result again, on a copy that holds nothing but its part.

Equal hashes of recorded games do not show it: a function that reads more than the part it is declared on gives the same
in games where the rest happens not to matter. Here it meets poison in place of the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec

from maestre.play import pure as kept
from maestre.play.errors import PlayError
from maestre.play.pure import Part, Refusal, anew
from maestre.play.state import State


class Poisoned(Exception):
    """A function has touched what its part does not hold."""


class _Poison:
    """What stands for everything that a part does not hold."""

    def _touched(self, *_: object) -> NoReturn:
        raise Poisoned

    __getattr__ = __iter__ = __contains__ = __getitem__ = __len__ = __bool__ = __hash__ = _touched
    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __add__ = __sub__ = __radd__ = __rsub__ = __index__ = _touched


class Purity(msgspec.Struct):
    """What a check found: how many results it worked out again, by function, and which did not hold."""

    looked: dict[str, int] = {}
    faults: dict[str, str] = {}
    """By function, the first time."""


@contextmanager
def watched() -> Iterator[Purity]:
    """Work out again whatever is asked for meanwhile, kept or not, on a copy in which all else is poison."""
    found = Purity({}, {})

    def look(
        part: Part[Any],
        function: Callable[..., object],
        state: State,
        args: tuple[object, ...],
        kwargs: dict[str, object],
        given: object,
    ) -> None:
        name = f"{function.__module__}.{function.__qualname__}"
        found.looked[name] = found.looked.get(name, 0) + 1
        if name in found.faults:
            return
        alone = part.alone(state, _Poison())
        before = _held(part, alone)
        try:
            again = anew(function, alone, *args, **kwargs)
        except PlayError as error:
            again = Refusal(error)
        except Poisoned as error:
            found.faults[name] = f"{args} reads what its part does not hold: {_where(error)}"
            return
        if not _same(given, again):
            found.faults[name] = f"{args} gave {_worded(given)}, and gives {_worded(again)}"
        elif not _immutable(given):
            found.faults[name] = f"{args} gave {type(given).__name__}, which can be changed"
        elif not _very_same(before, _held(part, alone)):
            found.faults[name] = f"{args} changed the state"

    kept.watch(look)
    try:
        yield found
    finally:
        kept.watch(None)


def _held(part: Part[Any], state: State) -> list[object]:
    """Everything in a state, to see whether the very same is still there."""
    found: list[object] = []
    for name in part.kind.__struct_fields__:
        value = getattr(state, name)
        found += (name, *value, *value.values()) if type(value) is dict else (value,)
    return found


def _very_same(before: list[object], after: list[object]) -> bool:
    return len(before) == len(after) and all(one is other for one, other in zip(before, after, strict=True))


def _where(error: Poisoned) -> str:
    """Give the line that touched it."""
    lines: list[str] = []
    trace = error.__traceback__
    while trace is not None:
        lines.append(f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " > ".join(lines[2:-1])


def _same(one: object, other: object) -> bool:
    if isinstance(one, Refusal) and isinstance(other, Refusal):
        return (one.error.rule, one.error.message) == (other.error.rule, other.error.message)
    return type(one) is type(other) and (one == other or repr(one) == repr(other))


def _worded(result: object) -> str:
    return f"refused: {result.error}" if isinstance(result, Refusal) else repr(result)[:300]


def _immutable(result: object) -> bool:
    """Say whether a result is none that its reader could change or use up."""
    return not isinstance(result, list | dict | set | bytearray | Iterator)
