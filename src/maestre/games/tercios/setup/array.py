"""9.47-9.51 Where a command may stand at deployment, and a way to put it there: units abreast before their leader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Arm, Ground
from maestre.games.tercios.table.moments import ARRAYING
from maestre.games.tercios.table.places import base, disc, outline, present, radius, scene
from maestre.games.tercios.table.state import CommandId, Leader, LeaderId, State, UnitId
from maestre.miniatures.arraying import Floor, outward, places
from maestre.miniatures.sides import Side
from maestre.play import Refused, change, rule
from maestre.space import tabletop
from maestre.space.tabletop import Disc, Obstacle, Outline, Point, Pose

_STEP: Final = INCH
"""How far apart the spots are that are tried for a Troop."""
_STRIDE: Final = INCH * 2
"""How far apart they are for a leader, around each of whom all his Troops are tried."""
_WINGS: Final = {Arm.CAVALRY: (1, 9), Arm.INFANTRY: (4, 6), Arm.ARTILLERY: (5, 5)}
"""Where along the front a command is put by itself, in tenths of it: even and odd commands."""
_TENTHS: Final = 10


class Deploying(msgspec.Struct, frozen=True, tag="deploying"):
    """A side deploys: its zone, the commands whose turn it is, and which one is being put down."""

    side: Side
    zone: tuple[Point, ...]
    commands: tuple[str, ...]
    command: str = ""
    unit: str = ""


@rule("9.10", "9.47")
def zone(state: State, side: Side) -> Outline:
    """The strip along a side's edge that ends 12 inches from the middle, or is as deep as players have agreed."""
    width, depth = state.figures.scales[state.scale].table
    strip = depth // 2 - state.figures.distances.deployment_from_centre_line
    if state.agreed.table is not UNSET and state.agreed.table.zone:
        strip = state.agreed.table.zone
    low, high = (0, strip) if state.setup.south is side else (depth - strip, depth)
    return tabletop.ground(((0, low), (width, low), (width, high), (0, high)))


def facing(state: State, side: Side) -> int:
    """The facing that looks at the enemy's edge."""
    return 0 if state.setup.south is side else tabletop.HALF_TURN


def waits(state: State, unit: UnitId) -> bool:
    """Whether a Troop is still to be deployed: neither on the table, nor in ambush, nor behind the first of a pool."""
    one = state.units[unit]
    behind = any(unit in pool.members[1:] for pool in state.pools.values())
    return one.pose is None and one.lurks is None and not behind


def unplaced(state: State, command: CommandId) -> tuple[UnitId, ...]:
    """The Troops of a command that are still to be deployed."""
    return tuple(unit for unit, one in state.units.items() if one.command == command and waits(state, unit))


@rule("9.48", "9.50", "9.51")
def first_of(state: State, command: CommandId) -> tuple[str, ...]:
    """Who may be put down now: the leader, or the unit that he is inside of; of a battery a gun; then all others."""
    units = unplaced(state, command)
    leader = state.leaders.get(LeaderId(command))
    if leader is None:
        guns = tuple(unit for unit in units if state.gear(unit).arm is Arm.ARTILLERY)
        return units if _anchor(state, command) else guns or units
    if leader.inside in units:
        return (leader.inside,)
    return (leader.id,) if leader.at is None and leader.inside is None else units


@rule("9.48", "9.50")
def _anchor(state: State, command: CommandId) -> Outline | None:
    """From where a command's units are measured: the leader's disc or his host, of a battery the first gun down."""
    leader = state.leaders.get(LeaderId(command))
    if leader is None:
        down = (unit for unit in present(state) if state.units[unit].command == command)
        return next((outline(state, unit) for unit in down), None)
    if leader.inside is not None:
        return outline(state, leader.inside) if state.units[leader.inside].pose is not None else None
    return disc(state, leader.id)


# ------------------------------------------------------------------------------------------------------------- may it?


def _solid(state: State) -> Iterator[Obstacle]:
    """What nobody can be deployed on: Troops, leaders, impassable ground."""
    yield from (Obstacle(unit, outline(state, unit)) for unit in present(state))
    for leader in state.leaders:
        edge = disc(state, leader)
        if edge is not None:
            yield Obstacle(leader, edge)
    for element in state.scenery.values():
        if Ground.IMPASSABLE in element.qualities:
            yield Obstacle(element.id, scene(element))


def _floor(state: State, side: Side) -> Floor:
    return Floor(zone(state, side), tuple(_solid(state)))


@rule("9.47", "9.49")
def _check_free(floor: Floor, piece: str, edge: Outline) -> None:
    """Refuse a place that reaches out of the zone or onto something solid."""
    if not tabletop.on_table(edge, floor.strip):
        raise Refused("9.49", "outside-the-zone", proof=(piece,), piece=piece)
    taken = floor.taken(piece, edge)
    if taken is not None:
        raise Refused("9.49", "place-taken", proof=(piece, taken), piece=piece, by=taken)


def check_leader(state: State, leader: LeaderId, at: Point) -> None:
    """Refuse a place where a leader cannot be deployed."""
    who = state.leaders[leader]
    edge = tabletop.stand(Pose(at.x, at.y, 0), Disc(radius(state, who)))
    _check_free(_floor(state, who.side), leader, edge)


@rule("9.48", "9.49", "9.50", "9.51")
def check_unit(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a place where a Troop cannot be deployed: some part of it must be within 6 inches of its leader."""
    one = state.units[unit]
    edge = tabletop.stand(pose, base(state, unit))
    if not _near(state, edge, _anchor(state, one.command)):
        raise Refused("9.48", "far-from-leader", proof=(unit, one.command), unit=unit, command=one.command)
    _check_free(_floor(state, one.side), unit, edge)


def _near(state: State, edge: Outline, anchor: Outline | None) -> bool:
    return anchor is None or tabletop.distance(edge, anchor).within(state.figures.distances.deployment_from_leader)


def put(state: State, piece: str, pose: Pose) -> None:
    """Put a leader or a Troop on the table."""
    if piece in state.leaders:
        change(state.leaders, LeaderId(piece), at=Point(pose.x, pose.y))
    else:
        change(state.units, UnitId(piece), pose=pose)


# -------------------------------------------------------------------------------------------------------- by itself


def laid_out(state: State, command: CommandId) -> State | None:
    """Give a copy of the state with all of a command on the table that was not yet; None if no room was found."""
    trial = _copied(state)
    pieces = first_of(state, command)
    if not pieces or _anchor(state, command) is not None:
        return trial if _filled(trial, command) else None
    first = _widest(state, pieces)
    spots = _spots(state, state.leaders[LeaderId(first)]) if first in state.leaders else _poses(state, UnitId(first))
    for at in spots:
        trial = _copied(state)
        put(trial, first, at)
        if _filled(trial, command):
            return trial
    return None


def united(state: State, command: CommandId) -> State:
    """Give a copy of the state in which Troops of a command act as one where a sensible player would have it so."""
    trial = replace(_copied(state), pools=dict(state.pools))
    ARRAYING(trial, command)
    return trial


def _copied(state: State) -> State:
    return replace(state, units=dict(state.units), leaders=dict(state.leaders))


def _filled(state: State, command: CommandId) -> bool:
    """Put down the Troops of a command that wait, the widest first; whether all found a place."""
    while pieces := first_of(state, command):
        unit = UnitId(_widest(state, pieces))
        pose = next(_poses(state, unit), None)
        if pose is None:
            return False
        put(state, unit, pose)
    return True


def _widest(state: State, pieces: tuple[str, ...]) -> str:
    """Who of some pieces is put down first: a leader, or the Troop with the widest front."""
    return max(pieces, key=lambda piece: 0 if piece in state.leaders else base(state, UnitId(piece)).width)


def _poses(state: State, unit: UnitId) -> Iterator[Pose]:
    """The places where a Troop may stand, the foremost and nearest to its leader first."""
    one = state.units[unit]
    anchor = _anchor(state, one.command)
    middle = anchor.x if anchor is not None else _preferred(state, one.command)
    size, ahead, floor = base(state, unit), facing(state, one.side), _floor(state, one.side)
    near = state.figures.distances.deployment_from_leader + size.width // 2
    reach = floor.strip.reach if anchor is None else near + anchor.reach
    for pose in places(floor.strip, size.depth, ahead, Point(middle, 0), reach, _STEP):
        edge = tabletop.stand(pose, size)
        if floor.lets(unit, edge) and _near(state, edge, anchor):
            yield pose


def _spots(state: State, who: Leader) -> Iterator[Pose]:
    """The places to try for a leader: behind a first line, in the middle of the zone or else before or behind it."""
    width, _ = state.figures.scales[state.scale].table
    floor, size = _floor(state, who.side), Disc(radius(state, who))
    for away in (0, INCH * 3, -INCH * 3):
        for x in outward(_preferred(state, who.command), width, _STRIDE):
            at = Pose(x, floor.strip.y + away, 0)
            if floor.lets(who.id, tabletop.stand(at, size)):
                yield at


def _preferred(state: State, command: CommandId) -> int:
    width, _ = state.figures.scales[state.scale].table
    arms = (state.gear(unit).arm for unit, one in state.units.items() if one.command == command)
    arm = next(arms, Arm.ARTILLERY)
    number = int(command[1:])
    return width * _WINGS[arm if number else Arm.ARTILLERY][number % 2] // _TENTHS
