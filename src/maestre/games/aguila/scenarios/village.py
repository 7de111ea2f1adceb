"""16.34-16.37 Defend the Village."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.aguila.battle import Battle
from maestre.games.aguila.data import INCH, SCENARIOS, TABLE, TERRAIN, Terrain, inches
from maestre.games.aguila.forms import forms, laid, offered
from maestre.games.aguila.matters import Laying
from maestre.games.aguila.places import scene
from maestre.games.aguila.scenarios.holding import held_alone
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, draw_roles
from maestre.games.aguila.scenarios.spots import aim_at, grid, pose_of
from maestre.games.aguila.scenarios.zones import houses, zone
from maestre.games.aguila.sides import choose_edge
from maestre.games.aguila.state import Side, State
from maestre.games.aguila.terrain import PLACE, STOP, piece_name, put_down
from maestre.miniatures.words import inches as said
from maestre.play import Answer, Ask, Pick, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop

__all__ = ["VILLAGE", "check_house", "houses_for_chance"]

HOUSE: Final = "village"
"""The role of a house of the village."""


@rule("16.35")
def pieces(state: State) -> Procedure[None]:
    """The defender takes an edge and builds the village before it, house after house."""
    side = defender(state)
    yield from choose_edge(state, side)
    kinds = offered(Terrain.BUILDING, 1)
    about = Laying(side, HOUSE, forms()[kinds[0]].ring, kinds)
    row, built = SCENARIOS.own.defend_village, 0
    while built < TERRAIN.placement.pieces_most:
        if built >= row.buildings_least:
            word = yield from ask(side, Pick((PLACE, STOP)), "16.34", about=about)
            if (
                word == STOP
                or next(houses_for_chance(state, Ask(side, Place(kinds), "", about), Random(0)), None) is None
            ):
                break
        spot = yield from ask(side, Place(kinds), "16.35", about=about)
        name = put_down(state, spot.piece, pose_of(spot))
        change(state.scenery, name, role=HOUSE, group=HOUSE)
        aim_at(state, "building", name, 1, side)
        tell(state, "terrain-placed", "16.35", side=side.value, element=piece_name(spot.piece))
        built += 1


@rule("16.35")
def check_house(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a house off the table or too far from the edge, without a street around it, or away from the village."""
    row, side = SCENARIOS.own.defend_village, question.about.side
    found = laid(forms()[spot.piece], pose_of(spot))
    if found is None:
        raise Refused("16.35", "terrain-off-table", element=piece_name(spot.piece))
    ring = found[0].ring
    if any(_from_edge(state, side, y) > inches(row.edge_in) for _, y in ring):
        raise Refused("16.35", "house-too-far", most=said(inches(row.edge_in), INCH))
    street, edge = inches(row.street_in), tabletop.ground(ring)
    others = [scene(one) for one in houses(state)]
    if any(tabletop.nearer_than(edge, other, street) for other in others):
        raise Refused("16.35", "house-without-street", least=said(street, INCH))
    if others and not any(tabletop.distance(edge, other).within(2 * street) for other in others):
        raise Refused("16.35", "house-outside-village", most=said(2 * street, INCH))


def _from_edge(state: State, side: Side, y: int) -> int:
    return y if state.armies[side].edge is tabletop.Side.REAR else TABLE.depth - y


def houses_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any house of the village."""
    assert isinstance(question.choice, Place)
    piece = rng.choice(question.choice.pieces)
    for at in grid(rng):
        spot = Spot(piece, at.x, at.y)
        try:
            check_house(state, question, spot)
        except Refused:
            continue
        yield spot


@rule("16.37")
def score(state: State) -> dict[Side, int]:
    """The buildings that each side alone is in or near to."""
    reach = inches(SCENARIOS.own.defend_village.held_in)
    held = [held_alone(state, scene(one), reach, under=True) for one in houses(state)]
    return {side: held.count(side) for side in Side}


@rule("16.37")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """The attacker needs more than half of the buildings; as many for each is a draw."""
    mine, theirs = points[attacker(state)], points[defender(state)]
    if 2 * mine > len(state.objectives):
        return attacker(state)
    return None if mine == theirs else defender(state)


VILLAGE: Final = Battle(zone, score, roles=draw_roles, pieces=pieces, sides=defender_first, winner=winner)
