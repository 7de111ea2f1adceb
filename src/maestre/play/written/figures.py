"""What a game is opened with: the figures of its tables, as a value. Two of one game in a process may differ.

Whatever is worked out of figures alone is kept with them, and goes when they go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial, wraps
from hashlib import blake2b
from importlib.resources import files
from typing import Concatenate, Final, ParamSpec, Self, TypeVar, cast
from weakref import WeakValueDictionary

import msgspec

from maestre.play.written.datatables import DataError, Source, parsed, written

F = TypeVar("F", bound="Figures")
P = ParamSpec("P")
R = TypeVar("R")

_DIGEST: Final = 16


class Files:
    """The files of a game's data, some of them perhaps in place of its own; ``digest`` is empty where all are its own.

    Comments and the order of tables make no other figures, nor does a file that says what the game's own says.
    """

    def __init__(self, package: str, changed: Mapping[str, str] | None = None) -> None:
        """Lay texts in place of the game's own, by the names of their files."""
        self.names = tuple(sorted(path.name for path in files(package).iterdir() if path.name.endswith(".toml")))
        """The files that there are."""
        for name in changed or ():
            if name not in self.names:
                raise DataError(name, "", f"there is no such file; name some of {', '.join(self.names)}")
        self.package = package
        self.changed = dict(sorted((changed or {}).items()))
        told = {name: said for name, text in self.changed.items() if (said := parsed(name, text)) != self._own(name)}
        plain = msgspec.json.encode(told, order="deterministic")
        self.digest = blake2b(plain, digest_size=_DIGEST).hexdigest() if told else ""

    def _own(self, name: str) -> dict[str, object]:
        return parsed(name, written(self.package, name))

    def text(self, name: str) -> str:
        """Give the text of a file."""
        return self.changed[name] if name in self.changed else written(self.package, name)


class Figures:
    """The figures of a game, read and checked once. A game has a class of its own, and its states say which they have.

    They are never changed; others are read from other files.
    """

    def __init__(self, origin: Files) -> None:
        """Read every table, or refuse the first that cannot be used."""
        self.origin = origin
        self.digest = origin.digest
        self.provenance: dict[str, Source] = {}
        """Where each table comes from, by its file and its dotted name."""
        self.kept: dict[object, Callable[..., object]] = {}
        """What has been worked out of these figures, by who works it out."""

    def __reduce__(self) -> tuple[Callable[[type[Figures], str, dict[str, str]], Figures], tuple[object, ...]]:
        """Go to another process as the texts that they were read from."""
        return _brought, (type(self), self.origin.package, self.origin.changed)

    def stay_at_hand(self) -> None:
        """Be those that are found for these texts from now on, unless others are."""
        _at_hand.setdefault(_texts(type(self), self.origin.package, self.origin.changed), self)

    def anew(self, changed: Mapping[str, str]) -> Self:
        """Give these figures with other texts for some files; those that are at hand already are not read again."""
        texts = dict(sorted({**self.origin.changed, **changed}.items()))
        return cast("Self", _brought(type(self), self.origin.package, texts))


_at_hand: Final[WeakValueDictionary[tuple[object, ...], Figures]] = WeakValueDictionary()
"""The figures with which games of this process were opened, by what they were read from."""


def _texts(kind: type[Figures], package: str, changed: dict[str, str]) -> tuple[object, ...]:
    return kind, package, *changed.items()


def _brought(kind: type[Figures], package: str, changed: dict[str, str]) -> Figures:
    """Give figures that came from another process: those at hand that were read from the same texts, if there are."""
    read = _at_hand.get(_texts(kind, package, changed))
    return read or _read(kind, package, tuple(changed.items()))  # type: ignore[arg-type]  # a class can be hashed


@lru_cache(4)
def _read(kind: Callable[[Files], Figures], package: str, changed: tuple[tuple[str, str], ...]) -> Figures:
    """Read figures that came as texts; the last ones stay, since more questions about them will follow."""
    return kind(Files(package, dict(changed)))


def kept(function: Callable[Concatenate[F, P], R]) -> Callable[Concatenate[F, P], R]:
    """Declare that a function reads nothing but figures and its plain arguments: what it gives is kept with them."""
    return _recalled(function, None)


def kept_few(most: int) -> Callable[[Callable[Concatenate[F, P], R]], Callable[Concatenate[F, P], R]]:
    """Declare the same of a function that is asked for much: only so many of what it gave last are kept."""
    return lambda function: _recalled(function, most)


def _recalled(function: Callable[Concatenate[F, P], R], most: int | None) -> Callable[Concatenate[F, P], R]:
    @wraps(function)
    def recalled(figures: F, /, *args: P.args, **kwargs: P.kwargs) -> R:
        found = figures.kept.get(function)
        if found is None:
            figures.kept[function] = lru_cache(most)(partial(function, figures))
            found = figures.kept[function]
        return found(*args, **kwargs)  # type: ignore[return-value]  # it is what the function gives

    return recalled
