"""16.34-16.37 Defend the Village."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.aguila.country.laying import Laying, OneMore
from maestre.games.aguila.country.terrain import piece_name, put_down
from maestre.games.aguila.data import INCH, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import held_alone
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, draw_roles
from maestre.games.aguila.scenarios.sides import choose_edge
from maestre.games.aguila.scenarios.spots import aim_at, grid
from maestre.games.aguila.scenarios.zones import houses, zone
from maestre.games.aguila.table.asking import pose_of
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, State
from maestre.games.aguila.table.terrain_shapes import forms, laid, offered
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches as said
from maestre.play import Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop

HOUSE: Final = "village"
"""The role of a house of the village."""


class MoreHouses(OneMore, frozen=True, tag="more-houses"):
    """The village is large enough: whether one more house is built."""

    rule: ClassVar = "16.34"
    no: ClassVar = "stop"


@rule("16.35")
class HouseLaid(Laying, frozen=True, tag="house-laid"):
    """Where a house of the village stands."""

    rule: ClassVar = "16.35"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a house off the table, too far from the edge, without a street around it, or out of the village."""
        row = seen.figures.scenarios.own.defend_village
        found = laid(seen.figures, forms(seen.figures)[value.piece], pose_of(value))
        if found is None:
            raise Refused("16.35", "terrain-off-table", element=piece_name(value.piece))
        ring = found[0].ring
        if any(_from_edge(seen, self.side, y) > inches(row.edge_in) for _, y in ring):
            raise Refused("16.35", "house-too-far", most=said(inches(row.edge_in), INCH))
        street, edge = inches(row.street_in), tabletop.ground(ring)
        others = [scene(one) for one in houses(seen)]
        if any(tabletop.nearer_than(edge, other, street) for other in others):
            raise Refused("16.35", "house-without-street", least=said(street, INCH))
        if others and not any(tabletop.within(edge, other, 2 * street) for other in others):
            raise Refused("16.35", "house-outside-village", most=said(2 * street, INCH))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        piece = rng.choice(self.forms)
        spots = (Spot(piece, at.x, at.y) for at in grid(seen.figures, rng))
        yield from (spot for spot in spots if self.refusal(seen, spot) is None)


@rule("16.35")
def pieces(state: State) -> Procedure[None]:
    """The defender takes an edge and builds the village before it, house after house."""
    side = defender(state)
    yield from choose_edge(state, side)
    kinds = offered(state.figures, Terrain.BUILDING, 1)
    question = HouseLaid(side, HOUSE, forms(state.figures)[kinds[0]].ring, kinds)
    row, built = state.figures.scenarios.own.defend_village, 0
    while built < state.figures.terrain.placement.pieces_most:
        if built >= row.buildings_least:
            more = yield from ask(side, MoreHouses(side, HOUSE))
            if not more or next(question.propose(state, Random(0)), None) is None:
                break
        spot = yield from ask(side, question)
        name = put_down(state, spot.piece, pose_of(spot))
        change(state.scenery, name, role=HOUSE, group=HOUSE)
        aim_at(state, "building", name, 1, side)
        tell(state, "terrain-placed", "16.35", side=side.value, element=piece_name(spot.piece))
        built += 1


def _from_edge(state: State, side: Side, y: int) -> int:
    return y if state.armies[side].edge is tabletop.Side.REAR else state.figures.table.depth - y


@rule("16.37")
def score(state: State) -> dict[Side, int]:
    """The buildings that each side alone is in or near to."""
    held = [holder(state, one) for one in state.objectives.values() if one.scenery in state.scenery]
    return {side: held.count(side) for side in Side}


def holder(state: State, objective: Objective) -> Side | None:
    """Who alone is in a building or near to it; nobody if it is destroyed."""
    house = state.scenery.get(objective.scenery) if objective.scenery is not None else None
    reach = inches(state.figures.scenarios.own.defend_village.held_in)
    return held_alone(state, scene(house), reach, under=True) if house is not None else None


@rule("16.37")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """The attacker needs more than half of the buildings; as many for each is a draw."""
    mine, theirs = points[attacker(state)], points[defender(state)]
    if 2 * mine > len(state.objectives):
        return attacker(state)
    return None if mine == theirs else defender(state)


VILLAGE: Final = Battle(zone, score, holder, roles=draw_roles, pieces=pieces, sides=defender_first, winner=winner)
