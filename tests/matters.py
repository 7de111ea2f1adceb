"""What a request is about, as what it is: for tests that look into a question, or into what a throw is for."""

from __future__ import annotations

from typing import TypeVar

from maestre.play import Ask, Request, Throw

T = TypeVar("T")


def about(request: Request | None, kind: type[T]) -> T:
    """Give what an ask or a throw is about, which must be of this kind."""
    assert isinstance(request, Ask | Throw), request
    matter: object = request.about
    assert isinstance(matter, kind), matter
    return matter
