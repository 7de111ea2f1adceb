"""16.54-16.59 Thus They Won at Borodino."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.laying import Laying
from maestre.games.aguila.country.terrain import piece_name, put_down, work_before
from maestre.games.aguila.data import INCH, Ability, Arm, Scenario, Terrain, inches
from maestre.games.aguila.scenarios.battle import Battle, most
from maestre.games.aguila.scenarios.holding import killed, on
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, draw_roles
from maestre.games.aguila.scenarios.sides import choose_edge
from maestre.games.aguila.scenarios.spots import aim_at, grid
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.asking import pose_of
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Objective, Role, Scenery, State, Unit, UnitId
from maestre.games.aguila.table.subjects import Zone
from maestre.games.aguila.table.terrain_shapes import forms, laid, offered
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches as said
from maestre.play import Message, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

# ---------------------------------------------------------------------------------------------------------------- hills


@rule("16.54")
class HillLaid(Laying, frozen=True, tag="hill-laid"):
    """Where the defender lays a hill."""

    rule: ClassVar = "16.54"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a hill out of its half, too near to the edge or another, or that leaves no room for those to come."""
        row = seen.figures.scenarios.own.borodino
        found = laid(seen.figures, forms(seen.figures)[value.piece], pose_of(value))
        if found is None:
            raise Refused("16.54", "terrain-off-table", element=piece_name(value.piece))
        hill = tabletop.ground(found[0].ring)
        if not _in_half(seen, self.side, found[0].ring):
            raise Refused("16.54", "hill-not-in-half", least=said(inches(row.edge_in), INCH))
        others = tuple(scene(one) for one in _hills(seen))
        if not _apart(seen, hill, others):
            raise Refused("16.54", "hill-near-hill", least=said(inches(row.gap_in), INCH))
        if not self._leaves_room(seen, (*others, hill)):
            raise Refused("16.54", "hill-bars-hills", least=said(inches(row.gap_in), INCH))

    def _leaves_room(self, seen: State, hills: tuple[Outline, ...]) -> bool:
        """Whether the hills to come fit beside these, if they are the smallest and lie as far left as may be."""
        if len(hills) == seen.figures.scenarios.own.borodino.hills:
            return True
        smallest = forms(seen.figures)[self.forms[0]]
        for at in grid(seen.figures):
            found = laid(seen.figures, smallest, Pose(at.x, at.y, 0))
            if found is None or not _in_half(seen, self.side, found[0].ring):
                continue
            hill = tabletop.ground(found[0].ring)
            if _apart(seen, hill, hills):
                return self._leaves_room(seen, (*hills, hill))
        return False

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Any hill: the smallest where a large one would leave no room for the others."""
        thirds = seen.figures.table.width // seen.figures.scenarios.own.borodino.hills
        left = len(_hills(seen)) * thirds
        for at in sorted(
            grid(seen.figures, rng), key=lambda at: not left + thirds // 4 <= at.x < left + thirds * 3 // 4
        ):
            for piece in (rng.choice(self.forms), self.forms[0]):
                spot = Spot(piece, at.x, at.y)
                if self.refusal(seen, spot) is None:
                    yield spot


@rule("16.54", "16.57")
def roles(state: State) -> Procedure[None]:
    """Draw roles; sappers go with the attacker's infantry of the line."""
    yield from draw_roles(state)
    for name, unit in tuple(state.units.items()):
        if unit.side is attacker(state) and assault_party(state, unit):
            change(state.units, name, sappers=True)


@rule("16.57")
def assault_party(state: State, unit: Unit) -> bool:
    """Whether a unit is of the line, without open formation, so that free sappers go with it."""
    own = state.profile_of(unit)
    line = own.arm is Arm.INFANTRY and state.figures.troops.classes[own.class_].line_infantry
    return line and not state.gives(unit, Ability.OPEN_FORMATION)


@rule("16.54")
def pieces(state: State) -> Procedure[None]:
    """The defender takes an edge and lays the hills, which count as placed; then the attacker begins with the rest."""
    side = defender(state)
    yield from choose_edge(state, side)
    kinds = offered(state.figures, Terrain.EASY_HILL)
    question = HillLaid(side, Terrain.EASY_HILL, forms(state.figures)[kinds[0]].ring, kinds)
    for _ in range(state.figures.scenarios.own.borodino.hills):
        spot = yield from ask(side, question)
        name = put_down(state, spot.piece, pose_of(spot))
        aim_at(state, "hill", name, state.figures.scenarios.own.borodino.hill_defender, side)
        tell(state, "terrain-placed", "16.54", side=side.value, element=piece_name(spot.piece))
    placed = state.setup.placed + state.figures.scenarios.own.borodino.hills
    state.setup = replace(state.setup, placed=placed, turn=attacker(state))


def _in_half(state: State, side: Side, ring: tuple[Point, ...]) -> bool:
    away = [_from_edge(state, side, y) for _, y in ring]
    least = inches(state.figures.scenarios.own.borodino.edge_in)
    return min(away) >= least and max(away) <= state.figures.table.depth // 2


def _apart(state: State, hill: Outline, others: tuple[Outline, ...]) -> bool:
    gap = inches(state.figures.scenarios.own.borodino.gap_in)
    return not any(tabletop.nearer_than(hill, one, gap) for one in others)


def _from_edge(state: State, side: Side, y: int) -> int:
    return y if state.armies[side].edge is tabletop.Side.REAR else state.figures.table.depth - y


def _hills(state: State) -> list[Scenery]:
    return [state.scenery[one.scenery] for one in state.objectives.values() if one.scenery in state.scenery]


# ---------------------------------------------------------------------------------------------------------------- works


@rule("16.55", "16.56")
def hill_zone(state: State, unit: UnitId) -> Zone | None:
    """Defenders who are not mounted may also deploy on a hill that has not its two units yet."""
    one = state.units[unit]
    if state.scenario is not Scenario.BORODINO or state.armies[one.side].role is not Role.DEFENDER:
        return None
    if state.arm_of(one) is Arm.CAVALRY:
        return None
    own = zone(state, one.side)
    tops = tuple(
        hill.ring for hill in _hills(state) if _dug(state, hill) < state.figures.scenarios.own.borodino.works_a_hill
    )
    return Zone((*own.rings, *tops), own.rule)


def _dug(state: State, hill: Scenery) -> int:
    return sum(
        one.group == hill.id and one.built is state.figures.scenarios.own.borodino.work
        for one in state.scenery.values()
    )


@rule("16.56")
def dig_in(state: State, unit: UnitId) -> Procedure[None]:
    """A defender deployed on a hill, all of him, has a light position along his front; the work belongs to the hill."""
    yield from ()
    one = state.units[unit]
    if state.scenario is not Scenario.BORODINO or state.armies[one.side].role is not Role.DEFENDER or one.pose is None:
        return
    row = state.figures.scenarios.own.borodino
    for hill in _hills(state):
        free = _dug(state, hill) < row.works_a_hill and state.arm_of(one) is not Arm.CAVALRY
        if free and unit in on(state, one.side, scene(hill)):
            name = work_before(state, unit, row.work)
            change(state.scenery, name, group=hill.id)
            tell(state, "work-placed", "16.56", side=one.side.value, work=Message(f"work-{row.work}"))
            return


# -------------------------------------------------------------------------------------------------------------- victory


def _holders(state: State) -> list[Side]:
    """Who holds each hill: whoever alone has units on it."""
    held = (holder(state, one) for one in state.objectives.values())
    return [side for side in held if side is not None]


def holder(state: State, objective: Objective) -> Side | None:
    """Whoever alone has units on a hill."""
    hill = state.scenery.get(objective.scenery) if objective.scenery is not None else None
    there = [side for side in Side if hill is not None and on(state, side, scene(hill))]
    return there[0] if len(there) == 1 else None


@rule("16.59")
def score(state: State) -> dict[Side, int]:
    """Hills, worth more to the attacker, and units and batteries destroyed, the Guard more."""
    row, held = state.figures.scenarios.own.borodino, _holders(state)
    worth = {attacker(state): row.hill_attacker, defender(state): row.hill_defender}
    return {side: worth[side] * held.count(side) + kill_points(state, side) for side in Side}


@rule("16.59")
def kill_points(state: State, side: Side) -> int:
    """The points for what a side has destroyed; a battery counts once, with its last gun, and officers do not."""
    row = state.figures.scenarios.own.borodino
    counted = [loss for loss in killed(state, side) if loss.weight and not loss.officer]
    return sum(row.kill_guard if loss.guard else row.kill for loss in counted)


@rule("16.59")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """Most points; then most hills."""
    held = _holders(state)
    return most(state, points) or most(state, {side: held.count(side) for side in Side})


BORODINO: Final = Battle(zone, score, holder, roles=roles, pieces=pieces, sides=defender_first, winner=winner)
