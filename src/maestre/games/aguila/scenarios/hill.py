"""16.24-16.25 Take the Hill."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.aguila.country.terrain import piece_name
from maestre.games.aguila.data import Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import on
from maestre.games.aguila.scenarios.spots import aim_at, placed_at
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, State
from maestre.games.aguila.table.terrain_shapes import forms, offered
from maestre.games.aguila.table.things import form_named
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, ask, draw, rule, tell
from maestre.space.tabletop import Point

_AND: Final = "+"
_TOUCHING: Final = (9, 10)
"""Two hills lie this part of their length apart, since they are nowhere as long as at their longest: so they touch."""


@rule("16.24")
def hills(figures: Figures) -> tuple[str, ...]:
    """The hills that may stand in the centre: one, or two of a kind that touch, long enough together."""
    _, most = figures.scenarios.own.take_hill.hills
    kinds = (one for one, row in figures.terrain.row.items() if row.kind == "hill")
    single = [piece for hill in kinds for piece in offered(figures, hill)]
    found = [(piece,) * count for count in range(1, most + 1) for piece in single]
    return tuple(
        _AND.join(pieces) for pieces in found if long_enough(figures, [_length(figures, piece) for piece in pieces])
    )


@rule("16.24")
def long_enough(figures: Figures, lengths: list[int]) -> bool:
    """Whether one or two hills of these lengths are the objective of this battle."""
    row = figures.scenarios.own.take_hill
    least, most = row.hills
    return least <= len(lengths) <= most and sum(lengths) >= inches(row.length_in)


def _length(figures: Figures, piece: str) -> int:
    ys = [y for _, y in forms(figures)[piece].ring]
    return max(ys) - min(ys)


class Hills(Choosing[tuple[str, ...]], frozen=True, tag="hills"):
    """Which hill, or which two, lie in the middle of the table."""

    rule: ClassVar = "16.24"
    side: Side
    hills: tuple[str, ...]
    what: str = Terrain.EASY_HILL.value

    def options(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(piece.split(_AND)) for piece in self.hills)

    def word(self, value: tuple[str, ...]) -> str:
        return _AND.join(value)

    def describe(self, seen: State, value: tuple[str, ...]) -> Message:
        return form_named(self.word(value))


@rule("16.24")
def pieces(state: State) -> Procedure[None]:
    """One side, drawn, says which hills lie in the middle of the table, along it if there are two."""
    (drawn,) = yield from draw(tuple(Side), 1, "16.24")
    side = Side(drawn)
    chosen = yield from ask(side, Hills(side, hills(state.figures)))
    gap = _length(state.figures, chosen[0]) * _TOUCHING[0] // _TOUCHING[1]
    for index, piece in enumerate(chosen):
        aside = (2 * index - len(chosen) + 1) * gap // 2
        name = placed_at(state, piece, Point(state.figures.centre.x + aside, state.figures.centre.y), _ALONG)
        aim_at(state, "hill", name, 1)
    tell(state, "terrain-placed", "16.24", side=side.value, element=piece_name(chosen[0]))


_ALONG: Final = 9000
"""The facing of what lies along the table."""


@rule("16.25")
def score(state: State) -> dict[Side, int]:
    """Whoever alone has units on the hill has it."""
    tops = [scene(state.scenery[one.scenery]) for one in state.objectives.values() if one.scenery is not None]
    there = {side: any(on(state, side, top) for top in tops) for side in Side}
    return {side: int(there[side] and not there[side.enemy]) for side in Side}


def holder(state: State, objective: Objective) -> Side | None:
    """Who has the hill, of which every top is a part."""
    return most(state, score(state))


HILL: Final = Battle(zone, score, holder, pieces=pieces)
