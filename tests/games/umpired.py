"""What tests of the umpire at a real table have in common: dice by hand, and answers said again on a small table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

import msgspec

from maestre.play import PlayError, State, Table, Throw

S = TypeVar("S", bound=State)


def thrown(table: Table[S], rng: Random) -> tuple[int, ...]:
    """Throw what is to be thrown by hand, type it in, and give it."""
    request = table.request
    assert isinstance(request, Throw)
    faces: tuple[int, ...] = ()
    while sides := request.reading.needs(faces):
        faces += tuple(rng.randint(1, side) for side in sides)
    (seat,) = table.waiting()
    table.show(faces, seat)
    return faces


def renamed(answer: Any, names: Mapping[str, str]) -> Any:
    """Say an answer with other names for pieces, as a small table calls them."""
    found = msgspec.json.encode(answer).decode()
    for number, name in enumerate(names):
        found = found.replace(name, f"<{number}>")
    for number, name in enumerate(names.values()):
        found = found.replace(f"<{number}>", name)
    return msgspec.json.decode(found)


def fits(table: Table[S], seat: str, answer: Any) -> bool:
    """Whether a seat may say an answer now."""
    try:
        table.check(seat, answer)
    except PlayError:
        return False
    return True
