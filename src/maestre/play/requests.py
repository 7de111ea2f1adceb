"""What a rule's procedure may yield: asks, sealed asks of several seats, throws and draws."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar, overload

import msgspec

from maestre.play.choices import Choice, Each, Journey, Order, Orders, Pick, Place, Route, Some, Spot
from maestre.play.dice import Reading

T = TypeVar("T")


class Ask(msgspec.Struct, frozen=True, gc=False, tag="ask"):
    """One seat must choose. ``about`` is the public matter; ``secret`` hides the answer from all others.

    ``window`` names a reaction window: it opens on public facts alone, and a standing order may answer it.
    """

    seat: str
    choice: Choice
    rule: str
    about: Any = None
    secret: bool = False
    window: str = ""


class Together(msgspec.Struct, frozen=True, gc=False, tag="together"):
    """Several seats choose at once, sealed; each may replace its answer until the last has spoken.

    With ``shown`` all answers are laid open then; without it they stay known to their seats only.
    """

    choices: tuple[tuple[str, Choice], ...]
    rule: str
    about: Any = None
    shown: bool = True

    def of(self, seat: str) -> Ask | None:
        """Give this seat's part as an ask of its own."""
        for other, choice in self.choices:
            if other == seat:
                return Ask(seat, choice, self.rule, self.about, secret=True)
        return None


class Throw(msgspec.Struct, frozen=True, gc=False, tag="throw"):
    """Dice fall, and their reading is what the procedure hears."""

    reading: Reading[Any]
    rule: str
    about: Any = None


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Something is drawn from a pool; ``seen`` names the seats that see what, None stands for everybody."""

    pool: tuple[str, ...]
    count: int
    rule: str
    seen: tuple[str, ...] | None = None


Request = Ask | Together | Throw | Draw
Procedure = Generator[Request, Any, T]


@overload
def ask(
    seat: str, choice: Pick, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[str]: ...
@overload
def ask(
    seat: str, choice: Some, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[tuple[str, ...]]: ...
@overload
def ask(
    seat: str, choice: Each, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[dict[str, str]]: ...
@overload
def ask(
    seat: str, choice: Orders, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[Order]: ...
@overload
def ask(
    seat: str, choice: Route, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[Journey]: ...
@overload
def ask(
    seat: str, choice: Place, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[Spot]: ...
def ask(
    seat: str, choice: Choice, rule: str, *, about: object = None, secret: bool = False, window: str = ""
) -> Procedure[Any]:
    """Ask one seat; the answer has passed the check when it comes back."""
    return (yield Ask(seat, choice, rule, about, secret, window))


def together(
    choices: dict[str, Choice], rule: str, *, about: object = None, shown: bool = True
) -> Procedure[dict[str, Any]]:
    """Ask several seats at once, sealed; gives every answer by seat, in the order of the choices."""
    if not choices:
        return {}
    answers: dict[str, Any] = yield Together(tuple(choices.items()), rule, about, shown)
    return answers


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
