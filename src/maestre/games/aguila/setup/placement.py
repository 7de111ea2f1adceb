"""4.08, 5.57, 12.23, 13.11, 16.04-16.06 Where pieces may be deployed, and putting them there."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import (
    INCH,
    Ability,
    Arm,
    Formation,
    Going,
    Gun,
    OfficerAbility,
    Scenario,
    Terrain,
)
from maestre.games.aguila.moving.obstacles import closed
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.scenarios.zones import zone_row
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.moments import COMMANDS, DEPLOY_BOUNDS, DEPLOY_ZONE
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import base, going, outline, present, scene, standing
from maestre.games.aguila.table.state import Away, Officer, OfficerId, PieceId, SceneryId, State, Unit, UnitId
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.sides import Side
from maestre.miniatures.words import inches
from maestre.play import Refused, RuleId, change, rule
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

_TOUCH: Final = 3
"""Bases that are no farther apart than this touch."""


# ---------------------------------------------------------------------------------------------------------------- where


def zone(state: State, side: Side) -> Zone:
    """Where a side deploys in its scenario."""
    return battle_of(state).zone(state, side)


def zone_of(state: State, unit: UnitId) -> Zone:
    """Where a unit deploys: its own zone if something gives it one, otherwise that of its side."""
    return DEPLOY_ZONE(state, unit) or zone(state, state.units[unit].side)


def facing(state: State, side: Side) -> int:
    """The facing away from a side's own edge."""
    return (state.armies[side].edge.value * tabletop.QUARTER_TURN + tabletop.HALF_TURN) % tabletop.TURN


@rule("16.04", "16.12", "16.38")
def group_of(state: State, piece: str) -> int:
    """The group in which a piece deploys: heavy guns, open formation and officers whatever their class.

    War Escalation has its own: light cavalry, then who else fights in open formation, then horse guns.
    """
    rows = state.figures.scenarios.deployment
    unit = state.units.get(UnitId(piece))
    if unit is None:
        return rows.officers
    profile = state.profile_of(unit)
    own = state.figures.scenarios.own.war_escalation
    if state.scenario is Scenario.WAR_ESCALATION:
        light = profile.arm is not Arm.CAVALRY or profile.class_ in own.cavalry
        return own.groups[profile.arm if light else Arm.INFANTRY]
    if profile.gun is Gun.HEAVY:
        return rows.heavy_guns
    if has(state, UnitId(piece), Ability.OPEN_FORMATION):
        return rows.open_formation
    return rows.classes[profile.class_]


def waiting(state: State, side: Side, group: int = 0) -> tuple[PieceId, ...]:
    """The pieces of a side that are still to be deployed, of one group or of all."""
    kept = battle_of(state).reserves(state, side)
    found: list[PieceId] = [name for name, one in state.units.items() if one.side is side and waits(one)]
    if zone(state, side).rings:
        found += [
            name
            for name, one in state.officers.items()
            if one.side is side and idle(one) and name not in kept and not _follows(state, name)
        ]
    return tuple(piece for piece in found if not group or group_of(state, piece) == group)


@rule("12.43")
def _follows(state: State, officer: OfficerId) -> bool:
    """Whether an officer is bound to units none of which deploys, so that he comes with the first that does."""
    own = [one for one in state.units.values() if one.officer == officer]
    bound = state.officers[officer].has(OfficerAbility.FANATIC)
    return bound and not any(waits(one) or one.pose is not None or one.inside is not None for one in own)


def waits(unit: Unit) -> bool:
    """Whether a unit is still to be deployed."""
    return unit.pose is None and unit.inside is None and unit.away is Away.HERE


def idle(officer: Officer) -> bool:
    """Whether an officer is not on the table."""
    return officer.pose is None and officer.inside is None


@rule("13.11")
def borderers(state: State, unit: UnitId) -> Zone | None:
    """Borderers deploy in their side's zone or in any difficult ground."""
    if not has(state, unit, Ability.BORDERERS):
        return None
    own = zone(state, state.units[unit].side)
    rough = tuple(one.ring for one in state.scenery.values() if going(state, one) is Going.DIFFICULT)
    return Zone((*own.rings, *rough), own.rule) if own.rings else None


def within(rings: tuple[tuple[Point, ...], ...], edge: Outline) -> bool:
    """Whether all of a base lies in one of some outlines."""
    return any(tabletop.on_table(edge, tabletop.ground(ring)) for ring in rings)


# -------------------------------------------------------------------------------------------------------------- may it?


def house_at(state: State, unit: UnitId, pose: Pose) -> SceneryId | None:
    """The empty building that infantry is deployed in if it is put down there."""
    if state.arm_of(state.units[unit]) is not Arm.INFANTRY:
        return None
    at = Point(pose.x, pose.y)
    houses = (one for one in state.scenery.values() if one.element is Terrain.BUILDING and one.garrison is None)
    return next((one.id for one in houses if tabletop.holds(scene(one), at)), None)


@rule("12.18")
def host_at(state: State, officer: OfficerId, pose: Pose) -> UnitId | None:
    """The unit of his side, or garrison, that an officer is deployed in if he is put down there, as others may be."""
    at, side = Point(pose.x, pose.y), state.officers[officer].side
    mine = (name for name in present(state) if state.units[name].side is side)
    return next((name for name in mine if tabletop.holds(outline(state, name), at)), None)


@rule("1.23", "11.05", "11.06", "13.11", "16.05")
def check_unit(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a place where a unit may not be deployed: all of its base in its zone, an inch from all but guns."""
    home = house_at(state, unit, pose)
    edge = scene(state.scenery[home]) if home is not None else tabletop.stand(pose, base(state, unit))
    own = zone_of(state, unit)
    if not within(own.rings, edge) or _trespasses(state, unit, edge):
        raise Refused(own.rule, "deploy-outside-zone", proof=(unit,), unit=named(state, unit))
    DEPLOY_BOUNDS(state, unit, pose)
    taken = None if home is not None else _taken(state, unit, edge)
    if taken is not None:
        raise _refused(state, unit, taken)


def _refused(state: State, piece: str, taken: str) -> Refused:
    told = {"unit": named(state, piece), "other": named(state, taken)}
    if taken in state.scenery:
        unit = state.units.get(UnitId(piece))
        number: RuleId = "11.06" if unit is not None and state.arm_of(unit) is Arm.ARTILLERY else "4.02"
        return Refused(number, "deploy-on-closed-ground", proof=(taken,), **told)
    gap = inches(state.figures.distances.separation, INCH)
    return Refused("1.23", "deploy-too-near", proof=(taken,), gap=gap, **told)


@rule("13.11")
def _trespasses(state: State, unit: UnitId, edge: Outline) -> bool:
    """Whether Borderers in rough ground lie in the enemy's zone."""
    side = state.units[unit].side
    if within(zone(state, side).rings, edge):
        return False
    return any(tabletop.overlap(edge, tabletop.ground(ring)) for ring in zone(state, side.enemy).rings)


def _taken(state: State, piece: str, edge: Outline) -> str | None:
    """What a piece would stand on or too near to, if anything; guns may stand base to base."""
    unit = state.units.get(UnitId(piece))
    guns = unit is not None and state.arm_of(unit) is Arm.ARTILLERY
    for other in standing(state):
        beside = outline(state, other)
        if other != piece and tabletop.nearer_than(edge, beside, state.figures.distances.separation):
            mate = guns and other in state.units and state.arm_of(state.units[UnitId(other)]) is Arm.ARTILLERY
            if not (mate and touching(edge, beside)):
                return other
    for name, element in state.scenery.items():
        if closed(state, element, guns=guns) and tabletop.overlap(edge, scene(element)):
            return name
    return None


@rule("5.57")
def touching(edge: Outline, other: Outline) -> bool:
    """Whether two bases stand side by side with their fronts in line: a corner of each front on one of the other's."""
    if tabletop.overlap(edge, other):
        return False
    left, right = tabletop.Corner.FRONT_LEFT, tabletop.Corner.FRONT_RIGHT
    pairs = ((edge.corner(right), other.corner(left)), (edge.corner(left), other.corner(right)))
    return any(abs(a.x - b.x) <= _TOUCH and abs(a.y - b.y) <= _TOUCH for a, b in pairs)


@rule("16.06", "16.55")
def check_short_edges(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a place too near to a short edge to who does not fight in open formation, where the scenario says so."""
    gap = short_edge(state, unit)
    edge = tabletop.stand(pose, base(state, unit))
    if gap and any(point.x < gap or point.x > state.figures.table.width - gap for point in edge.points):
        raise Refused("16.06", "deploy-short-edge", proof=(unit,), unit=named(state, unit), gap=inches(gap, INCH))


@rule("16.06", "16.55")
def short_edge(state: State, unit: UnitId) -> int:
    """How far a unit must keep from the short edges; 0 if it need not. At Borodino just as far is still too near."""
    row = zone_row(state, state.units[unit].side)
    if row.open_exempt and has(state, unit, Ability.OPEN_FORMATION):
        return 0
    return row.short_edge_in * INCH + row.short_edge_shut


@rule("12.43", "16.05")
def check_officer(state: State, officer: OfficerId, pose: Pose) -> None:
    """Refuse a place where an officer cannot be deployed; in a friendly base he is with that unit, a Fanatic always."""
    if host_at(state, officer, pose) is not None:
        return
    one = state.officers[officer]
    if one.has(OfficerAbility.FANATIC):
        raise Refused("12.43", "deploy-fanatic", officer=named(state, officer))
    edge, own = tabletop.stand(pose, base(state, officer)), zone(state, one.side)
    if not within(own.rings, edge):
        raise Refused(own.rule, "deploy-outside-zone", proof=(officer,), unit=named(state, officer))
    taken = _taken(state, officer, edge)
    if taken is not None:
        raise _refused(state, officer, taken)


@rule("12.23")
def check_command(state: State, unit: UnitId) -> None:
    """Refuse a deployed unit that is out of command; Borderers outside their zone need nobody (our ruling)."""
    if needs_command(state, unit) and not in_command(state, unit):
        raise Refused("12.23", "deploy-out-of-command", proof=(unit,), unit=named(state, unit))


def needs_command(state: State, unit: UnitId) -> bool:
    """Whether a unit that stands must be in command: in its side's zone, with an officer there who may command it."""
    one = state.units[unit]
    if one.pose is None and one.inside is None:
        return False
    here = any(not idle(who) and COMMANDS(state, name, unit) for name, who in state.officers.items())
    return here and within(zone(state, one.side).rings, outline(state, unit))


@rule("4.11", "13.11")
def put(state: State, piece: str, pose: Pose) -> None:
    """Put a unit or an officer on the table, into the building or the base that he is put on.

    Borderers outside their side's zone are in open formation from now on; guns are deployed unlimbered unless told.
    """
    if piece in state.officers:
        host = host_at(state, OfficerId(piece), pose)
        change(state.officers, OfficerId(piece), inside=host, pose=pose if host is None else None)
        return
    unit = UnitId(piece)
    home = house_at(state, unit, pose)
    if home is not None:
        change(state.units, unit, inside=home, pose=None)
        change(state.scenery, home, garrison=unit)
        return
    change(state.units, unit, pose=pose, limbered=False)
    if not within(zone(state, state.units[unit].side).rings, outline(state, unit)) and borderers(state, unit):
        change(state.units, unit, formation=Formation.OPEN)
