"""What rules work out of a position, kept for as long as the part of it that they read is the same.

Nothing is ever invalidated. A page of results belongs to the figures of a game and to the content of a part of the
state: positions that are equal in both share the page, be they of one game, of its forks or of a replay. Values of a
state are frozen, so that what did not change is the very same object and comparing is quick. `checking.purity` finds
who reads more than he says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from itertools import islice
from threading import local
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar, TypeVarTuple, Unpack

import msgspec

from maestre.play.errors import PlayError
from maestre.play.state import State, copied, dict_fields

S = TypeVar("S", bound=State)
P = ParamSpec("P")
R = TypeVar("R")
A = TypeVarTuple("A")

PAGES: Final = 64
"""How many pages a part keeps; those that were looked for longest ago go first."""
NEAR: Final = 12
"""Among how many of the last pages an equal one is looked for that does not hold the very same objects."""
RESULTS: Final = 4096
"""How many results a page keeps."""

Page = dict[object, object]
PARTS: Final[list[Part[Any]]] = []
"""Every part that has been declared."""
_NOTHING: Final = object()


class _Held(local):
    """The state that nobody changes now, since it is only looked at, with the pages that were found for it."""

    def __init__(self) -> None:
        self.state: object = None
        self.pages: dict[object, Page] = {}
        self.again = False
        """Whether everything is worked out anew, with nothing kept."""


_held: Final = _Held()
Watch = Callable[["Part[Any]", Callable[..., object], State, tuple[object, ...], dict[str, object], object], None]
_watch: list[Watch] = []
"""Who looks at every result, while purity is checked."""


class Refusal:
    """What a function refused, kept as results are."""

    __slots__ = ("error",)

    def __init__(self, error: PlayError) -> None:
        self.error = error


class Part(Generic[S]):
    """What some functions read of a state: all of it, or some fields, and of the pieces in a dict some fields alone."""

    def __init__(self, kind: type[S], *fields: str, **pieces: tuple[str, ...]) -> None:
        own = tuple(name for name in kind.__struct_fields__ if name not in State.__struct_fields__)
        unknown = {*fields, *pieces} - {*own}
        if unknown:
            raise TypeError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
        self.kind = kind
        self.pieces = pieces
        self.fields = fields if fields or pieces else own
        self._content = _projection(kind, self.fields, pieces)
        self._pages: dict[int, tuple[tuple[object, ...], Page]] = {}
        self._last: tuple[tuple[object, ...], Page] | None = None
        PARTS.append(self)
        _kept_of.cache_clear()

    def content(self, state: S) -> tuple[object, ...]:
        """Give what this part holds of a state, to compare."""
        return self._content(state)

    def page(self, state: S) -> Page:
        """Give what has been worked out of this part as it is in a state."""
        if _held.state is not state:
            return self._find(self._content(state))
        found = _held.pages.get(self)
        if found is None:
            found = _held.pages[self] = self._find(self._content(state))
        return found

    def _find(self, content: tuple[object, ...]) -> Page:
        """Find the page of the very same values, else of equal ones among the last few, else open one."""
        last = self._last
        if last is not None and last[0] == content:
            return last[1]
        pages, ids = self._pages, hash(tuple(map(id, content)))
        found = pages.pop(ids, None)
        if found is None or found[0] != content:
            near = (one for one in islice(reversed(pages.values()), NEAR) if one[0] == content)
            found = next(near, None) or (content, {})
            if len(pages) >= PAGES:
                del pages[next(iter(pages))]
        pages[ids] = self._last = found
        return found[1]

    def alone(self, state: S, rest: object) -> S:
        """Give a copy of a state in which ``rest`` stands for everything that this part does not hold."""
        new = copied(state)
        for name in self.kind.__struct_fields__:
            if name not in self.fields and name not in self.pieces:
                setattr(new, name, rest)
        for name, kept in self.pieces.items():
            pieces = getattr(new, name)
            for key, piece in pieces.items():
                lacking = dict.fromkeys(set(piece.__struct_fields__) - set(kept), rest)
                pieces[key] = msgspec.structs.replace(piece, **lacking)
        return new

    def forget(self) -> None:
        """Keep nothing of what has been worked out."""
        self._pages, self._last = {}, None


def _projection(
    kind: type[S], fields: tuple[str, ...], pieces: dict[str, tuple[str, ...]]
) -> Callable[[S], tuple[object, ...]]:
    """Make the function that lays a part of a state flat: written out, since it runs before every kept result."""
    dicts = dict_fields(kind)
    parts = ["s.figures", *(f"s.{name}" for name in fields if name not in dicts)]
    parts += [f"len(s.{name}), *s.{name}, *s.{name}.values()" for name in fields if name in dicts]
    for name, kept in pieces.items():
        flat = ", ".join(f"one.{field}" for field in kept)
        parts.append(f"len(s.{name}), *s.{name}, *[({flat},) for one in s.{name}.values()]")
    made: Callable[[S], tuple[object, ...]] = eval(f"lambda s: ({', '.join(parts)},)")  # noqa: S307  (names of fields)
    return made


def pure(part: Part[S]) -> Callable[[Callable[Concatenate[S, P], R]], Callable[Concatenate[S, P], R]]:
    """Declare that a function reads nothing of a state but a part; what it gives, or refuses, is kept with that.

    It changes nothing, its other arguments are plain values, and what it gives is immutable.
    """

    def declared(function: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
        @wraps(function)
        def recalled(state: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
            if _held.again:
                return function(state, *args, **kwargs)
            page = part.page(state)
            key = (function, args, tuple(kwargs.items())) if kwargs else (function, args)
            found = page.get(key, _NOTHING)
            if found is _NOTHING:
                found = _worked_out(part, page, function, state, args, kwargs)
                if len(page) >= RESULTS:
                    page.clear()
                page[key] = found
            if _watch:
                _watch[0](part, function, state, args, kwargs, found)
            if type(found) is Refusal:
                raise found.error.with_traceback(None)
            return found  # type: ignore[return-value]  # it is what the function gave

        return recalled

    return declared


def _worked_out(
    part: Part[S],
    page: Page,
    function: Callable[..., object],
    state: S,
    args: tuple[object, ...],
    kwargs: dict[str, object],
) -> object:
    """Call a function while its state is held; what it refuses is a result too."""
    before = _held.state
    if before is state:
        try:
            return function(state, *args, **kwargs)
        except PlayError as error:
            return Refusal(error)
    pages = _held.pages
    _held.state, _held.pages = state, {part: page}
    try:
        return function(state, *args, **kwargs)
    except PlayError as error:
        return Refusal(error)
    finally:
        _held.state, _held.pages = before, pages


@lru_cache(maxsize=64)
def _kept_of(kind: type[State]) -> bool:
    """Whether anything is kept of states of a kind."""
    return any(issubclass(kind, part.kind) for part in PARTS)


def held(state: State, function: Callable[[Unpack[A]], R], /, *args: *A) -> R:
    """Call a function while which nobody changes a state, so that its parts are looked up once."""
    if not _kept_of(type(state)):
        return function(*args)
    before, pages = _held.state, _held.pages
    if before is state:
        return function(*args)
    _held.state, _held.pages = state, {}
    try:
        return function(*args)
    finally:
        _held.state, _held.pages = before, pages


def looked(state: State, rest: Iterator[R]) -> Iterator[R]:
    """Yield what looking at a state yields; it is held while each is found, and not between them."""
    return _looked(state, rest) if _kept_of(type(state)) else rest


def _looked(state: State, rest: Iterator[R]) -> Iterator[R]:
    while (one := held(state, next, rest, _NOTHING)) is not _NOTHING:
        yield one  # type: ignore[misc]


def forget() -> None:
    """Keep nothing of what has been worked out of any state."""
    for part in PARTS:
        part.forget()


def watch(who: Watch | None) -> None:
    """Let somebody look at every result, kept or not, in place of whoever did."""
    _watch[:] = [] if who is None else [who]


def anew(function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function with nothing kept."""
    before, _held.again = _held.again, True
    try:
        return function(*args, **kwargs)
    finally:
        _held.again = before
