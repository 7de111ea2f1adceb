"""Two switches against each other: the share of the first side in each field, and how strong armies are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from maestre.lab.statistics import Met, Ratings, Share, Unrated, rate, wilson
from maestre.lab.studies.rows import Row
from maestre.play import Game, State

_SEATS = 2


class Field(msgspec.Struct, frozen=True):
    """What the first side came to with one value of each switch."""

    first: str
    second: str
    share: Share
    games: int


class Matrix(msgspec.Struct, frozen=True):
    """Two switches and a field for every two values that met."""

    first: str
    """The switch of the rows,"""
    second: str
    """and that of the columns."""
    fields: tuple[Field, ...]
    strength: Ratings | Unrated | None
    """How strong those are that both switches name; None where they are no armies, each of a side."""


def matrix_of(game: Game[State], rows: Sequence[Row]) -> Matrix | None:
    """Lay two switches against each other: those of the armies or, if only two differ in the games, those."""
    told = {name: {str(row.options[name]) for row in rows if name in row.options} for name in game.options}
    differ = [name for name, values in told.items() if len(values) > 1]
    armies = _armies(game, differ)
    chosen = armies or differ
    if len(chosen) != _SEATS:
        return None
    first, second = chosen
    met: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        met.setdefault((str(row.options[first]), str(row.options[second])), []).append(row)
    seat = game.seats[0]
    fields = tuple(
        Field(one, other, wilson(sum(row.share(seat) for row in games), len(games)), len(games))
        for (one, other), games in met.items()
    )
    return Matrix(first, second, fields, rate([_met(*names, met[names], seat) for names in met]) if armies else None)


def _armies(game: Game[State], differ: Sequence[str]) -> list[str]:
    """Give a switch of each side that names the same things: what a side brings."""
    if len(game.seats) != _SEATS:
        return []
    one, other = game.seats
    for name in differ:
        what = name.removeprefix(one)
        twin = other + what
        if what != name and twin in differ and set(game.options[name]) & set(game.options[twin]):
            return [name, twin]
    return []


def _met(one: str, other: str, games: Sequence[Row], seat: str) -> Met:
    draws = sum(not row.winner for row in games)
    wins = sum(row.winner == seat for row in games)
    return Met(one, other, wins, len(games) - wins - draws, draws)
