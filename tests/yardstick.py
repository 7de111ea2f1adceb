"""How long a thing takes, in yardsticks: a fixed piece of Python timed between its tries, on the same machine."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


def yardstick() -> int:
    """Some ten microseconds of calls, strings and dicts."""
    known = {number: str(number) for number in range(40)}
    return sum(len(known[number].strip()) for number in known)


def _seconds(what: Callable[[], object]) -> float:
    start = perf_counter()
    what()
    return perf_counter() - start


def in_yardsticks(what: Callable[[], object], tries: int = 2000) -> float:
    """The shortest of many tries, over the shortest yardstick among them."""
    spent = [(_seconds(what), min(_seconds(yardstick) for _ in range(3))) for _ in range(tries)]
    return min(one for one, _ in spent) / min(other for _, other in spent)
