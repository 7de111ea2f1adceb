"""The state of a game: plain data, copied shallowly at quiet points, hashed the same on every machine."""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from copy import copy
from functools import lru_cache
from hashlib import blake2b
from types import new_class
from typing import ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from maestre.play.tally import Tally
from maestre.play.written.figures import Figures, kept
from maestre.play.written.messages import Arg, Message

S = TypeVar("S", bound="State")
P = TypeVar("P", bound=msgspec.Struct)
K = TypeVar("K", bound=str | int)


class Told(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, for people: what, under which rule, the numbers behind it and who may know.

    ``seen`` names the seats that may read it, None stands for everybody; ``faces`` are the dice of a throw.
    """

    message: Message
    rule: str
    because: tuple[Tally, ...] = ()
    seen: tuple[str, ...] | None = None
    faces: tuple[int, ...] = ()


class Fact(msgspec.Struct, frozen=True, gc=False):
    """Something that a seat has been shown and remembers: about what, and what it saw."""

    about: str
    saw: str


class State(msgspec.Struct, kw_only=True):
    """What every game's state has: the news of the step, what each seat remembers, how often something was revealed.

    The figures that the rules read for it belong to its type: they are neither written nor hashed, and whatever copies
    a state, or reads one, has them. `opened` gives the type for others.
    """

    figures: ClassVar[Figures | None] = None
    news: tuple[Told, ...] = ()
    memory: dict[str, tuple[Fact, ...]] = {}
    reveals: int = 0


_encode = msgspec.msgpack.Encoder().encode


@lru_cache(maxsize=64)
def dict_fields(kind: type[State]) -> tuple[str, ...]:
    """List the fields of a state that are dicts."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if get_origin(hints[name]) is dict)


def opened(kind: type[S], figures: Figures) -> type[S]:
    """Give the type of states for which the rules read these figures, one for each: all else is as in ``kind``."""
    if kind.figures is figures:
        return kind
    return _opened(figures, kind)


@kept
def _opened(figures: Figures, kind: type[S]) -> type[S]:
    def reduced(state: State) -> tuple[object, ...]:
        return _brought, (kind, figures, {name: getattr(state, name) for name in kind.__struct_fields__})

    body = {"__module__": kind.__module__, "figures": figures, "__reduce__": reduced}
    return new_class(kind.__name__, (kind,), exec_body=lambda space: space.update(body))


def _brought(kind: type[S], figures: Figures, fields: dict[str, object]) -> S:
    """Give a state that came from another process with its figures."""
    return opened(kind, figures)(**fields)  # type: ignore[arg-type]  # they are its own fields


def copied(state: S) -> S:
    """Copy a state so that neither copy feels what happens to the other; safe because its values are frozen."""
    new = copy(state)
    for name in dict_fields(type(state)):
        setattr(new, name, getattr(state, name).copy())
    return new


def fingerprint(state: State) -> str:
    """Give the hash of a state, the same on every machine and under every hash seed."""
    values = (getattr(state, name) for name in state.__struct_fields__)
    return blake2b(_encode([sorted(v.items()) if type(v) is dict else v for v in values]), digest_size=16).hexdigest()


def change(pieces: dict[K, P], piece: K, /, **fields: object) -> P:
    """Put a changed copy of a piece in its place, read anew at this moment."""
    new = msgspec.structs.replace(pieces[piece], **fields)
    pieces[piece] = new
    return new


def tell(
    state: State,
    key: str,
    rule: str,
    /,
    *because: Tally,
    seen: tuple[str, ...] | None = None,
    **args: Arg,
) -> None:
    """Say what has just happened."""
    state.news += (Told(Message(key, tuple(args.items())), rule, because, seen),)


def learn(state: State, seat: str, about: str, saw: str) -> None:
    """Let a seat know something for good; what it knew of the same matter before is replaced."""
    if Fact(about, saw) in state.memory.get(seat, ()):
        return
    kept = tuple(fact for fact in state.memory.get(seat, ()) if fact.about != about)
    state.memory[seat] = (*kept, Fact(about, saw))
    state.reveals += 1


def reveal(state: State, what: str) -> None:
    """Mark that something hidden has been laid open, and say what all see of it: nobody may take back what led to it.

    Of two tables at which the same was laid open all who do not know more must see the same.
    """
    state.reveals += 1
    shown(state, what)


_LAID_OPEN: ContextVar[list[str] | None] = ContextVar("laid-open", default=None)


def shown(state: State, what: str) -> None:
    """Say what all see of what a seat lays open itself, and may take back, since it learns nothing by it."""
    seen = _LAID_OPEN.get()
    if seen is not None:
        seen.append(what)


@contextmanager
def laid_open() -> Iterator[list[str]]:
    """List what is laid open meanwhile."""
    seen: list[str] = []
    token = _LAID_OPEN.set(seen)
    try:
        yield seen
    finally:
        _LAID_OPEN.reset(token)


def not_plain(kind: type[State]) -> tuple[str, ...]:
    """Walk the types of a state and list whatever is not plain data; empty when a shallow copy is safe."""
    hints = get_type_hints(kind)
    faults: list[str] = []
    for name in kind.__struct_fields__:
        hint = hints[name]
        where = f"{kind.__name__}.{name}"
        if get_origin(hint) is dict:
            key, value = get_args(hint)
            if not _is_key(key):
                faults.append(f"{where}: keys must be text or whole numbers, not {key}")
            faults += _not_frozen(value, where, ())
        else:
            faults += _not_frozen(hint, where, ())
    return tuple(faults)


def _is_key(hint: object) -> bool:
    """Say whether keys of a dict may be of this type: text, whole numbers, or enums and literals of them."""
    hint = _bare(hint)
    if get_origin(hint) is typing.Literal:
        return all(isinstance(value, str | int) for value in get_args(hint))
    return hint in (str, int) or _is_word_enum(hint, (str, int))


def _bare(kind: object) -> object:
    while hasattr(kind, "__supertype__"):
        kind = kind.__supertype__
    return kind


def _is_word_enum(kind: object, bases: tuple[type, ...] = (object,)) -> bool:
    """Say whether this is an enum whose values are text or whole numbers."""
    if not (isinstance(kind, type) and issubclass(kind, enum.Enum) and issubclass(kind, bases)):
        return False
    return all(isinstance(member.value, str | int) for member in kind)


def _not_frozen(hint: object, where: str, seen: tuple[object, ...]) -> list[str]:
    hint = _bare(hint)
    origin = get_origin(hint)
    if hint in (str, int, bool, bytes, type(None), msgspec.UnsetType) or hint in seen or _is_word_enum(hint):
        return []
    if origin in (tuple, typing.Union, types.UnionType):
        return [fault for part in get_args(hint) if part is not Ellipsis for fault in _not_frozen(part, where, seen)]
    if origin is typing.Literal:
        return []
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        parts = get_type_hints(hint)
        return [fault for name in parts for fault in _not_frozen(parts[name], f"{where}.{name}", (*seen, hint))]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if not hint.__struct_config__.frozen:
            return [f"{where}: {hint.__name__} is not frozen"]
        parts = get_type_hints(hint)
        return [
            fault
            for name in hint.__struct_fields__
            for fault in _not_frozen(parts[name], f"{where}.{name}", (*seen, hint))
        ]
    return [f"{where}: {hint} is not plain"]
