"""Values of a game's data by their paths, laid over the game as an owner's figures are.

A path names the file, the tables and the value: ``combat.gunnery.chart.results.2``. A number from 1 counts the entries
of a list.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

import tomli_w

from maestre.lab.match import LabError
from maestre.play import Game, State
from maestre.play.written.datatables import INFERRED, REBUILT, Source
from maestre.play.written.owners import GAME, BadFigures, figures_of, opened

Value: TypeAlias = object
"""Whatever TOML can say: a number, a word, true or false, a list or a table."""

OPEN: Final = (REBUILT, INFERRED, "ours")
"""Where the book leaves something open: a change there is still by the book."""


def overlay(game: Game[State], values: Mapping[str, Value]) -> str:
    """Write values, by their paths, as a file of figures; nothing where there are none.

    Refuses a path that leads nowhere, a value of another type, and what the game cannot be played with.
    """
    if not values:
        return ""
    origin = figures_of(game).origin
    own = {name.removesuffix(".toml"): name for name in origin.names}
    files = {stem: tomllib.loads(origin.text(name)) for stem, name in own.items() if name in origin.changed}
    told: dict[str, Value] = {stem: _bare(tables) for stem, tables in files.items()}
    for path, value in values.items():
        stem, _, inner = path.partition(".")
        if stem not in own:
            raise LabError("", "no-value", path=path, names=", ".join(own))
        if stem not in files:
            files[stem] = tomllib.loads(origin.text(own[stem]))
        _put(files[stem], inner.split("."), value, path)
        _tell(told, files[stem], (stem, *inner.split(".")))
    text = tomli_w.dumps({GAME: game.key, **told})
    try:
        opened(game.key, text)
    except BadFigures as error:
        what = str(error.details.get("what", error.key))
        raise LabError("", "value-refused", paths=", ".join(values), table=error.table, what=what) from error
    return text


def _tell(told: dict[str, Value], tables: Value, path: tuple[str, ...]) -> None:
    """Lay the value at a path into what is told, with all of the list that it is part of."""
    name, *rest = path
    here: Value = tables
    for place, inner in enumerate(rest):
        inside = told.setdefault(name, {})
        assert isinstance(inside, dict)
        assert isinstance(here, dict)
        told, name, here = inside, inner, here[inner]
        if isinstance(here, list) or place == len(rest) - 1:
            told[name] = here
            return


def value_at(game: Game[State], path: str) -> Value:
    """Give the value that a game has at a path."""
    stem, _, inner = path.partition(".")
    names = [name.removesuffix(".toml") for name in figures_of(game).origin.names]
    if stem not in names:
        raise LabError("", "no-value", path=path, names=", ".join(names))
    found: Value = _read(figures_of(game).origin.text(f"{stem}.toml"))
    for name in inner.split("."):
        found = _step(found, name, path)
    return found


@lru_cache(32)
def _read(text: str) -> dict[str, Value]:
    """Read a file that nobody is going to change."""
    return tomllib.loads(text)


def source_of(game: Game[State], path: str) -> tuple[str, Source]:
    """Give the table that a value belongs to, and where that comes from."""
    provenance = figures_of(game).provenance
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        table = ".".join(parts[:length])
        if table in provenance:
            return table, provenance[table]
    return path, Source("rulebook")


def values_of(game: Game[State]) -> Iterator[tuple[str, Value]]:
    """Give every single value of a game's data with its path, file by file."""
    origin = figures_of(game).origin
    for name in origin.names:
        yield from _leaves(name.removesuffix(".toml"), tomllib.loads(origin.text(name)))


def _leaves(path: str, found: Value) -> Iterator[tuple[str, Value]]:
    if isinstance(found, dict):
        for name, each in found.items():
            if name not in _TOLD:
                yield from _leaves(f"{path}.{name}", each)
    elif isinstance(found, list):
        for place, each in enumerate(found, 1):
            yield from _leaves(f"{path}.{place}", each)
    else:
        yield path, found


def is_printed(game: Game[State], path: str) -> bool:
    """Whether a value is the book's or a public fact's, so that a study which changes it is not about the book."""
    return source_of(game, path)[1].origin not in OPEN


def _put(tables: dict[str, Value], names: list[str], value: Value, path: str) -> None:
    inside: Value = tables
    for name in names[:-1]:
        inside = _step(inside, name, path)
    there = _step(inside, names[-1], path)
    if not _alike(value, there):
        raise LabError("", "value-other-type", path=path, value=str(value), there=str(there))
    if isinstance(inside, list):
        inside[int(names[-1]) - 1] = value
    elif isinstance(inside, dict):
        inside[names[-1]] = value


def _step(inside: Value, name: str, path: str) -> Value:
    """Go one name further along a path."""
    if isinstance(inside, dict) and name in inside:
        return inside[name]
    if isinstance(inside, list) and name.isdecimal() and 1 <= int(name) <= len(inside):
        return inside[int(name) - 1]
    told = inside if isinstance(inside, dict) else range(1, len(inside) + 1) if isinstance(inside, list) else ()
    raise LabError("", "no-value", path=path, names=", ".join(str(one) for one in told) or "-")


def _alike(value: Value, there: Value) -> bool:
    if isinstance(value, bool) or isinstance(there, bool):
        return isinstance(value, bool) and isinstance(there, bool)
    if isinstance(there, int | float):
        return isinstance(value, int if isinstance(there, int) else int | float)
    return type(value) is type(there)


_TOLD: Final = ("provenance", "reason", "reason_es", "sources", "rules")


def _bare(tables: Mapping[str, Value]) -> dict[str, Value]:
    """Give tables without what they say of themselves: whoever lays figures over a game says only the figures."""
    return {name: _bare(each) if isinstance(each, dict) else each for name, each in tables.items() if name not in _TOLD}
