"""How the tables of a game's data are read: typed, complete, each with its provenance, or refused with what to mend."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, Final, TypeVar

import msgspec

T = TypeVar("T")
W = TypeVar("W", bound=StrEnum)

REBUILT: Final = "reconstructed"
"""The word for what our sources do not hold and we made again."""

INFERRED: Final = "inferred"
"""The word for what our sources do not say but imply."""

OWNER: Final = "owner"
"""The word for what somebody took from a copy of the printed game."""

_ORIGINS: Final = ("rulebook", "public", INFERRED, REBUILT, "ruling", "ours", OWNER)

Amount = Annotated[int, msgspec.Meta(ge=0)]
"""A whole number that may be 0."""

Number = Annotated[int, msgspec.Meta(ge=1)]
"""A whole number from 1 on."""


class DataError(ValueError):
    """A table cannot be used; says which one, what is wrong and what to mend."""

    def __init__(self, file: str, table: str, remedy: str) -> None:
        super().__init__(f"{file} [{table}]: {remedy}" if table else f"{file}: {remedy}")
        self.file = file
        self.table = table
        self.what = remedy


class Source(msgspec.Struct, frozen=True):
    """Where a table comes from, why it has these values if we rebuilt or inferred it, and which rules read it."""

    provenance: str
    reason: str = ""
    rules: tuple[str, ...] = ()
    reason_es: str = ""

    @property
    def origin(self) -> str:
        """Where it comes from, in a word: what is rebuilt or inferred in part is told as such."""
        ours = (origin for origin in (REBUILT, INFERRED) if origin in self.provenance)
        return next(ours, self.provenance.split()[0].rstrip(";,:"))

    def reason_in(self, language: str) -> str:
        """Why it has these values, in a language; in English where nobody has put it into that one."""
        return self.reason_es or self.reason if language == "es" else self.reason


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as it is written: its values, where they come from and which rules they belong to."""

    provenance: str
    reason: str = ""
    reason_es: str = ""
    rules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.provenance.startswith(_ORIGINS):
            raise ValueError(f"provenance is {self.provenance!r}; begin it with one of {', '.join(_ORIGINS)}")
        for origin in (REBUILT, INFERRED):
            if origin in self.provenance and not self.reason.strip():
                raise ValueError(f"it is {origin} without a reason; say why it has these values")


def written(package: str | None, file: str) -> str:
    """Return the text of a file of a game's data package."""
    assert package, "tables stand in a package of their own"
    return (files(package) / file).read_text(encoding="utf-8")


def parsed(file: str, text: str) -> dict[str, object]:
    """Return the tables of a file as they are written, of whatever type they are."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "", f"{error}; mend the line") from error


def read(file: str, text: str, kind: type[T]) -> T:
    """Return a whole file as the type that describes it."""
    try:
        return msgspec.convert(parsed(file, text), kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _refused(file, "", error) from error


def each(file: str, table: str, entries: Mapping[str, dict[str, object]], kind: type[T]) -> dict[str, T]:
    """Return tables that differ only in their last name, which becomes their ``id``, so that an error can say which."""
    found: dict[str, T] = {}
    for name, entry in entries.items():
        try:
            found[name] = msgspec.convert({"id": name} | entry, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise _refused(file, f"{table}.{name}", error) from error
    return found


def _refused(file: str, table: str, error: msgspec.ValidationError) -> DataError:
    """Turn "... - at `$.map.land`" into an error about [map.land]."""
    what, _, path = str(error).partition(" - at `$")
    return DataError(file, (table + path.rstrip("`")).lstrip("."), f"{what}; mend this table")


def sources(path: str, found: object) -> Iterator[tuple[str, Source]]:
    """Give the provenance of every table at or below one, by its dotted name."""
    if isinstance(found, Table):
        yield path, Source(found.provenance, found.reason, found.rules, found.reason_es)
    if isinstance(found, msgspec.Struct):
        for field in found.__struct_fields__:
            yield from sources(f"{path}.{field}", getattr(found, field))
    elif isinstance(found, dict):
        for name, entry in found.items():
            yield from sources(f"{path}.{name}", entry)
    elif isinstance(found, tuple):
        for place, entry in enumerate(found, start=1):
            yield from sources(f"{path}.{place}", entry)


def rows(file: str, table: str, found: Mapping[str, T], words: type[W]) -> dict[W, T]:
    """Return rows by their words, in the order of the words; refuse a word without a row and a row without a word."""
    known = tuple(word.value for word in words)
    for name in found:
        if name not in known:
            raise DataError(file, f"{table}.{name}", f"no such word; use one of {', '.join(known)}")
    for word in words:
        if word not in found:
            raise DataError(file, f"{table}.{word}", "it is missing; give every word its row")
    return {word: found[word] for word in words}
