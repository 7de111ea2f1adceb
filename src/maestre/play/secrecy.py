"""Who may know what of a state, declared once, field by field; what a seat sees is derived from it.

Every field of the state of a game that hides anything is declared: ``Open[...]`` for what all may know, ``Ruled[...]``
for what a rule of the game shows to some. In the pieces, ``Private[...]`` marks what only some know: the others read
its default there, or what a ``Mask`` names. A rule of the game says whom, and `hide` puts the masks on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from maestre.play.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = TypeVar("P", bound=msgspec.Struct)

Row = Callable[[S, str, Any], Any]
"""What a seat, or a spectator (``""``), may know of one field: the state, the seat and the value of the field."""


_MOST: Final = 5000
"""How many hidden pieces are kept."""


class _Mark(msgspec.Struct, frozen=True):
    name: str


class Mask(msgspec.Struct, frozen=True):
    """What whoever may not know a field of a piece reads in its place; unless it is named, the field's default."""

    shows: object = msgspec.UNSET


_OPEN: Final = _Mark("open")
_RULED: Final = _Mark("ruled")

Open = Annotated[T, _OPEN]
"""A field of a state that all may know."""
Ruled = Annotated[T, _RULED]
"""A field of a state of which a row of `Secrecy` says who may know what."""
Private = Annotated[T, Mask()]
"""A field of a piece that only some may know; the others read its default."""


@cache
def masks(kind: type[msgspec.Struct]) -> Mapping[str, object]:
    """Give the fields of a piece that only some may know, and what the others read in their place."""
    found: dict[str, object] = {}
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    for name, marks in _marks(kind).items():
        for mark in marks:
            if isinstance(mark, Mask):
                found[name] = defaults[name] if mark.shows is msgspec.UNSET else mark.shows
                if found[name] is msgspec.NODEFAULT:
                    raise TypeError(f"{kind.__name__}.{name} is private and has neither a default nor a mask")
    return found


_hidden: dict[tuple[int, tuple[str, ...]], tuple[object, object]] = {}
"""Pieces and what `hide` made of them: pieces are frozen, and one state shares them with the next."""


def hide(piece: P, *names: str) -> P:
    """Give a piece as those see it who may not know these fields of it; without names, none that is private."""
    key = id(piece), names
    known = _hidden.get(key)
    if known is not None and known[0] is piece:
        return known[1]  # type: ignore[return-value]  # it was made of this very piece
    found = _masked(piece, names)
    if len(_hidden) >= _MOST:
        _hidden.clear()
    _hidden[key] = piece, found
    return found


def _masked(piece: P, names: tuple[str, ...]) -> P:
    shown = masks(type(piece))
    return replace(piece, **({name: shown[name] for name in names} if names else shown))


class Secrecy(Generic[S]):
    """What each seat may know of a state: a row for each field that is ruled.

    A field of which nothing is said, a ruled one without a row or a row without such a field is a `TypeError`.
    """

    __slots__ = ("opens", "rows")

    opens: tuple[str, ...]
    """The fields that all may know."""
    rows: dict[str, Row[S]]
    """What a seat may know of each of the others."""

    def __init__(self, kind: type[S], **rows: Row[S]) -> None:
        marks = _marks(kind)
        own = [name for name in kind.__struct_fields__ if name not in State.__struct_fields__]
        self.opens = tuple(name for name in own if _OPEN in marks[name])
        ruled = [name for name in own if _RULED in marks[name]]
        unsaid = [name for name in own if name not in self.opens and name not in ruled]
        faults = (
            ("not said who may know", unsaid, "annotate it with Open[...], or with Ruled[...] and a row of Secrecy"),
            (
                "ruled without a row",
                [name for name in ruled if name not in rows],
                "give Secrecy a function of its name",
            ),
            ("rows without a ruled field", [name for name in rows if name not in ruled], "annotate it with Ruled[...]"),
        )
        told = "; ".join(f"{what}: {', '.join(names)} ({remedy})" for what, names, remedy in faults if names)
        if told:
            raise TypeError(f"{kind.__qualname__}: {told}")
        self.rows = rows

    def view(self, state: S, seat: str) -> S:
        """Give the state as a seat, or a spectator (``""``), may know it."""
        seen = replace(state)
        for name, row in self.rows.items():
            setattr(seen, name, row(state, seat, getattr(state, name)))
        return seen

    def touched(self, seen: S, imagined: S, seat: str) -> Iterable[str]:
        """List the fields in which a state does not fit what a seat sees: what is open to it is otherwise there."""
        fields = [(name, getattr(imagined, name)) for name in self.opens]
        fields += [(name, row(imagined, seat, getattr(imagined, name))) for name, row in self.rows.items()]
        return [name for name, value in fields if value != getattr(seen, name)]


def _marks(kind: type[msgspec.Struct]) -> dict[str, tuple[object, ...]]:
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: get_args(hints[name])[1:] if get_origin(hints[name]) is Annotated else ()
        for name in kind.__struct_fields__
    }
