"""16.15, 16.19, 16.29, 16.34, 16.54 Who attacks, with what the defender fights, and which half of him comes later."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import Scenario
from maestre.games.aguila.scenarios.opening import enlist, half_of, halves
from maestre.games.aguila.table.asking import Naming
from maestre.games.aguila.table.state import PieceId, Role, State
from maestre.games.aguila.table.worth import points_by_piece
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, Refused, RuleId, ask, draw, rule, tell

_RESERVE: Final = "reserve:"


@rule("16.15", "16.19", "16.29", "16.34", "16.54")
def draw_roles(state: State) -> Procedure[None]:
    """Draw who attacks; a defender who has fewer points than the attacker takes his other army."""
    row = state.figures.scenarios.row[state.scenario]
    (drawn,) = yield from draw(tuple(Side), 1, _RULES[state.scenario])
    for side in Side:
        role = Role.ATTACKER if side.value == drawn else Role.DEFENDER
        state.armies[side] = replace(state.armies[side], role=role)
    tell(state, "roles-drawn", _RULES[state.scenario], side=drawn, scenario=Message(f"scenario-{row.id}"))
    value = state.defences.get(defender(state))
    if value is not None:
        points = state.armies[attacker(state)].points
        army = ARMY_LISTS.army_of(state.figures, value)
        enlist(state, defender(state), army, value if value in state.figures.forces else army.name)
        if state.scenario is Scenario.ASSAULT_POSITION:
            side = defender(state)
            state.armies[side] = replace(state.armies[side], points=points)
    state.defences.clear()


_RULES: Final[dict[Scenario, RuleId]] = {
    Scenario.ASSAULT_POSITION: "16.15",
    Scenario.DEFEND_FARM: "16.19",
    Scenario.BATTLE_FOR_BRIDGE: "16.29",
    Scenario.DEFEND_VILLAGE: "16.34",
    Scenario.BORODINO: "16.54",
}


def attacker(state: State) -> Side:
    """The side that attacks."""
    return next(side for side in Side if state.armies[side].role is Role.ATTACKER)


def defender(state: State) -> Side:
    """The side that defends."""
    return attacker(state).enemy


def defender_first(state: State) -> Procedure[None]:
    """The edges are chosen already; the defender deploys first."""
    state.setup = replace(state.setup, first=defender(state))
    tell(state, "deploys-first", _RULES[state.scenario], side=defender(state).value)
    yield from ()


# --------------------------------------------------------------------------------------------------------------- halves


@rule("16.19", "16.29")
class Dividing(Naming[PieceId], frozen=True, tag="dividing"):
    """A defender parts his army: which half comes later, and what points a half may have at most."""

    rule: ClassVar = "16.19"
    side: Side
    points: tuple[tuple[PieceId, int], ...]
    limit: int

    def options(self) -> tuple[PieceId, ...]:
        return tuple(piece for piece, _ in self.points)

    def check(self, seen: State, value: tuple[PieceId, ...]) -> None:
        """Refuse a half that has more than half of the points."""
        points = dict(self.points)
        out = sum(points[one] for one in value)
        for half, there in (("reserve", out), ("battle", sum(points.values()) - out)):
            if there > self.limit:
                raise Refused("16.19", "half-too-large", half=half, points=there, most=self.limit)

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[PieceId, ...]]:
        pairs = rng.sample(self.points, len(self.points))
        found = halves(dict(pairs), self.limit)
        yield from rng.sample(found, len(found))


@rule("16.19", "16.29")
def divide(state: State) -> Procedure[None]:
    """The defender says which half of his army stays out of the battle at first."""
    yield from draw_roles(state)
    side = defender(state)
    pieces = points_by_piece(state, side)
    kept = yield from ask(side, Dividing(side, tuple(pieces.items()), half_of(state, side)))
    state.setup = replace(state.setup, done=(*state.setup.done, *(f"{_RESERVE}{one}" for one in kept)))
    tell(state, "army-divided", "16.19", side=side.value, count=len(kept))


@rule("16.19", "16.29")
def kept_back(state: State, side: Side) -> tuple[PieceId, ...]:
    """The half of a divided army that comes later."""
    return tuple(one for one in points_by_piece(state, side) if f"{_RESERVE}{one}" in state.setup.done)
