"""Points of play that special rules touch: chapters call them, and know none of the rules that are put there.

A `Moment` runs procedures in order; a `Course` lets each make something else of what the last gave. A `Word` asks pure
functions, and the first that has something to say decides. A `Bar` asks functions that refuse. A `Custom` is what is
done without anybody being asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Generic, ParamSpec, TypeVar

from maestre.play.asking.requests import Procedure
from maestre.play.errors import Refused

P = ParamSpec("P")
T = TypeVar("T")


class Moment(Generic[P]):
    """A point of play, and the procedures that run there, in order."""

    def __init__(self) -> None:
        self.procedures: tuple[Callable[P, Procedure[None]], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Procedure[None]:
        """Run them."""
        for procedure in self.procedures:
            yield from procedure(*args, **kwargs)


class Custom(Generic[P]):
    """A point of play, and what is done there without anybody being asked, in order."""

    def __init__(self) -> None:
        self.deeds: tuple[Callable[P, None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Do it."""
        for deed in self.deeds:
            deed(*args, **kwargs)


class Course(Generic[P, T]):
    """A point of play where procedures may turn something into something else, each going on from the last."""

    def __init__(self) -> None:
        self.turns: tuple[Callable[Concatenate[T, P], Procedure[T]], ...] = ()

    def __call__(self, what: T, *args: P.args, **kwargs: P.kwargs) -> Procedure[T]:
        """Run them and give what it has become."""
        for turn in self.turns:
            what = yield from turn(what, *args, **kwargs)
        return what


class Word(Generic[P, T]):
    """A question of fact: what holds ``otherwise``, and those who may say something else, in order."""

    def __init__(self, otherwise: T) -> None:
        self.otherwise = otherwise
        self.sayings: tuple[Callable[P, T | None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Give what the first says that has something to say."""
        for saying in self.sayings:
            said = saying(*args, **kwargs)
            if said is not None:
                return said
        return self.otherwise


class Bar(Generic[P]):
    """What may forbid something, in order; each refuses by raising `Refused`."""

    def __init__(self) -> None:
        self.checks: tuple[Callable[P, None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Refuse if any of them does."""
        for check in self.checks:
            check(*args, **kwargs)

    def lets(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether none of them refuses."""
        try:
            self(*args, **kwargs)
        except Refused:
            return False
        return True
