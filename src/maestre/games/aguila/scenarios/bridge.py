"""16.29-16.33 Battle for the Bridge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.aguila.country.laying import Laying
from maestre.games.aguila.country.terrain import BRIDGE as CROSSING
from maestre.games.aguila.country.terrain import FORD, piece_name, put_down, spanned, stretch
from maestre.games.aguila.data import INCH, Figures, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, divide, kept_back
from maestre.games.aguila.scenarios.sides import choose_edge
from maestre.games.aguila.scenarios.spots import aim_at
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, Scenery, SceneryId, State
from maestre.games.aguila.table.terrain_shapes import forms, laid, offered
from maestre.miniatures.forms import Ring
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches as said
from maestre.play import Procedure, Refused, Spot, ask, rule, tell, throw
from maestre.play.chance.readings import Face
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_ALONG: Final = tabletop.QUARTER_TURN


@rule("16.30")
def rivers(figures: Figures) -> tuple[str, ...]:
    """The rivers that join the short edges whatever their place: straight ones."""
    return tuple(piece for piece in offered(figures, Terrain.RIVER) if forms(figures)[piece].bend == 0)


@rule("16.30")
class RiverLaid(Laying, frozen=True, tag="river-laid"):
    """Where the defender lays the river: how far from his edge."""

    rule: ClassVar = "16.30"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a river that is not on the table, or any of which is too far from the defender's edge."""
        most = inches(seen.figures.scenarios.own.battle_for_bridge.river_in)
        found = laid(seen.figures, forms(seen.figures)[value.piece], _pose(seen, value))
        if found is None or any(_from_edge(seen, self.side, y) > most for _, y in found[0].ring):
            raise Refused("16.30", "river-too-far", most=said(most, INCH))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        most = seen.figures.scenarios.own.battle_for_bridge.river_in
        for piece in rng.sample(self.forms, len(self.forms)):
            half = forms(seen.figures)[piece].width // 2
            away = rng.randrange(most * INCH // 2, most * INCH - half)
            yield Spot(piece, seen.figures.centre.x, _from_edge(seen, self.side, away), _ALONG)


@rule("16.30")
class FordLaid(Laying, frozen=True, tag="ford-laid"):
    """Where a ford leads over the river, besides the bridge."""

    rule: ClassVar = "16.30"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a ford beside the river or too near to the bridge or to its ends."""
        row, at = seen.figures.scenarios.own.battle_for_bridge, Point(value.x, value.y)
        if not tabletop.holds(tabletop.ground(self.ring), at):
            raise Refused("16.30", "crossing-no-river")
        half = inches(row.bridge_in) // 2
        if abs(at.x - seen.figures.centre.x) - 2 * half < inches(row.ford_in):
            raise Refused("16.30", "ford-near-bridge", least=said(inches(row.ford_in), INCH))
        if not half < at.x < seen.figures.table.width - half:
            raise Refused("16.30", "crossing-at-end")

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """To the left or to the right of the bridge."""
        row = seen.figures.scenarios.own.battle_for_bridge
        away = rng.randrange(inches(row.ford_in + row.bridge_in), seen.figures.centre.x - inches(row.bridge_in))
        yield Spot(FORD, seen.figures.centre.x + rng.choice((away, -away)), tabletop.ground(self.ring).y)

    def covered(self, seen: State, value: Spot) -> tuple[Ring, ...]:
        return (stretch(seen.figures, seen.scenery[SceneryId(self.what)].ring, Point(value.x, value.y)),)


@rule("16.30")
def pieces(state: State) -> Procedure[None]:
    """The defender takes an edge and lays the river; the bridge is at its middle, and a die may give a ford."""
    side = defender(state)
    yield from choose_edge(state, side)
    spot = yield from ask(side, RiverLaid(side, Terrain.RIVER, (), rivers(state.figures)))
    river = put_down(state, spot.piece, _pose(state, spot))
    bridge = spanned(state, river, Point(state.figures.centre.x, spot.y), CROSSING)
    aim_at(state, "bridge", bridge, 1, side)
    tell(state, "terrain-placed", "16.30", side=side.value, element=piece_name(spot.piece))
    face = yield from throw(Face(), "16.30")
    if face >= state.figures.scenarios.own.battle_for_bridge.ford:
        spot = yield from ask(side, FordLaid(side, river, state.scenery[river].ring, (FORD,)))
        spanned(state, river, Point(spot.x, spot.y), FORD)
        tell(state, "crossing-placed", "16.30", side=side.value, kind=FORD)


def _pose(state: State, spot: Spot) -> Pose:
    """The river runs along the table, wherever along it its spot is."""
    return Pose(state.figures.centre.x, spot.y, _ALONG)


def _from_edge(state: State, side: Side, y: int) -> int:
    return y if state.armies[side].edge is tabletop.Side.REAR else state.figures.table.depth - y


@rule("16.33")
def score(state: State) -> dict[Side, int]:
    """The bridge is the attacker's if no defender is near it."""
    reach = inches(state.figures.scenarios.own.battle_for_bridge.held_in)
    held = near(state, defender(state), scene(bridge_of(state)), reach, under=True)
    return {attacker(state): int(not held), defender(state): int(held)}


def holder(state: State, objective: Objective) -> Side | None:
    """Who has the bridge."""
    return most(state, score(state))


def bridge_of(state: State) -> Scenery:
    """The bridge that the battle is about."""
    (aim,) = state.objectives.values()
    assert aim.scenery is not None
    return state.scenery[aim.scenery]


BRIDGE: Final = Battle(zone, score, holder, roles=divide, pieces=pieces, sides=defender_first, reserves=kept_back)
