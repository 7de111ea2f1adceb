"""16.19-16.23 Defend the Farm."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.aguila.country.terrain import piece_name
from maestre.games.aguila.data import Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, divide, kept_back
from maestre.games.aguila.scenarios.sides import choose_edge
from maestre.games.aguila.scenarios.spots import aim_at, placed_at
from maestre.games.aguila.scenarios.zones import houses, zone
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, State
from maestre.games.aguila.table.terrain_shapes import FARM as YARD
from maestre.games.aguila.table.terrain_shapes import offered
from maestre.games.aguila.table.things import form_named
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, ask, rule, tell


@rule("16.20")
def farms(figures: Figures) -> tuple[str, ...]:
    """The farms that may stand in the centre: from two to four buildings, with walls and fences."""
    least, most = figures.scenarios.own.defend_farm.buildings
    return tuple(piece for count in range(least, most + 1) for piece in offered(figures, YARD, count))


class Farm(Choosing[str], frozen=True, tag="farm"):
    """What the farm in the middle of the table is like."""

    rule: ClassVar = "16.20"
    side: Side
    farms: tuple[str, ...]
    what: str = YARD

    def options(self) -> tuple[str, ...]:
        return self.farms

    def describe(self, seen: State, value: str) -> Message:
        return form_named(value)


@rule("16.20")
def pieces(state: State) -> Procedure[None]:
    """The defender says what the farm is like; it lies in the middle of the table."""
    side = defender(state)
    piece = yield from ask(side, Farm(side, farms(state.figures)))
    name = placed_at(state, piece, state.figures.centre)
    for one in tuple(state.scenery.values()):
        if one.group == name and one.element is Terrain.BUILDING:
            aim_at(state, "building", one.id, 0, side)
    tell(state, "terrain-placed", "16.20", side=side.value, element=piece_name(piece))


@rule("16.21")
def edges(state: State) -> Procedure[None]:
    """The attacker chooses the edge by which he comes; the defender deploys first."""
    yield from choose_edge(state, attacker(state))
    yield from defender_first(state)


@rule("16.23")
def score(state: State) -> dict[Side, int]:
    """The attacker has the farm if he is near a building of it and no defender is in one or nearer than that."""
    reach = inches(state.figures.scenarios.own.defend_farm.held_in)
    built = [scene(one) for one in houses(state)]
    there = any(near(state, attacker(state), one, reach) for one in built)
    foe = any(near(state, defender(state), one, reach, under=True) for one in built)
    taken = there and not foe
    return {attacker(state): int(taken), defender(state): int(not taken)}


def holder(state: State, objective: Objective) -> Side | None:
    """Who has the farm, to which every building belongs."""
    return most(state, score(state))


FARM: Final = Battle(zone, score, holder, roles=divide, pieces=pieces, sides=edges, reserves=kept_back)
