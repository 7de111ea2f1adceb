"""9.46-9.51 Sides and deployment: command after command by turns, each leader with his Troops around him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.array import (
    check_leader,
    check_unit,
    facing,
    first_of,
    laid_out,
    put,
    united,
    unplaced,
    zone,
)
from maestre.games.tercios.command import interacts
from maestre.games.tercios.data import DISTANCES, Arm
from maestre.games.tercios.matters import Deploying
from maestre.games.tercios.moments import DEPLOYED, FORMING
from maestre.games.tercios.places import present
from maestre.games.tercios.state import CommandId, LeaderId, Phase, Side, State, UnitId
from maestre.play import (
    Answer,
    Ask,
    Order,
    Orders,
    Pick,
    Place,
    Procedure,
    Refused,
    Spot,
    ask,
    change,
    rule,
    tell,
    throw,
)
from maestre.play.readings import Duel
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

__all__ = [
    "ARRAY",
    "DEPLOY",
    "arrayed",
    "check_command",
    "check_spot",
    "choose_sides",
    "commands_for_chance",
    "deploy",
    "due",
    "spots_for_chance",
]

DEPLOY: Final = "deploy"
ARRAY: Final = "array"
OUTSIDE: Final = "outside"
NORTH: Final = "north"
SOUTH: Final = "south"
_TRIES: Final = 12


@rule("9.46")
def choose_sides(state: State) -> Procedure[None]:
    """The higher die chooses its edge and deploys first; a tie favours who used fewer scenario points."""
    blue_spent, red_spent = state.setup.spent
    blue, red = yield from throw(Duel(tie=blue_spent != red_spent), "9.46")
    ahead = blue > red if blue != red else blue_spent < red_spent
    winner = Side.BLUE if ahead else Side.RED
    edge = yield from ask(winner, Pick((SOUTH, NORTH)), "9.46")
    south = winner if edge == SOUTH else winner.enemy
    state.setup = replace(state.setup, south=south, turn=winner)
    tell(state, "side-chosen", "9.46", side=winner.value, edge=edge)
    state.phase = Phase.DEPLOYMENT


# ------------------------------------------------------------------------------------------------- whose turn it is


@rule("9.48", "9.50", "9.51")
def due(state: State, side: Side) -> tuple[CommandId, ...]:
    """The commands that a side may deploy now: the Commander's own only when all others are down, on both sides."""
    if any(_ordinary(state, one) for one in Side):
        return _ordinary(state, side)
    return tuple(command for command in _commands(state, side) if _chief(state, command))


def _commands(state: State, side: Side) -> Iterator[CommandId]:
    """The commands of a side that are not yet wholly deployed."""
    mine = [one.command for one in state.leaders.values() if one.side is side]
    mine += [one.command for one in state.units.values() if one.side is side]
    return (command for command in dict.fromkeys(mine) if first_of(state, command))


def _ordinary(state: State, side: Side) -> tuple[CommandId, ...]:
    return tuple(command for command in _commands(state, side) if not _chief(state, command))


def _chief(state: State, command: CommandId) -> bool:
    leader = state.leaders.get(LeaderId(command))
    return leader is not None and leader.commander


# ------------------------------------------------------------------------------------------------------------ a command


@rule("9.48", "9.54")
def deploy(state: State) -> Procedure[None]:
    """One command of the side whose turn it is; then the other's turn, if it has any left."""
    side = state.setup.turn
    assert side is not None
    commands = due(state, side)
    if commands:
        about = Deploying(side, zone(state, side).points, commands)
        order = yield from ask(side, Orders((DEPLOY, ARRAY)), "9.48", about=about)
        command = CommandId(order.piece)
        if order.verb == ARRAY:
            _array(state, command)
        else:
            yield from _put_down(state, replace(about, command=command))
        tell(state, "command-deployed", "9.48", command=command)
    state.setup = replace(state.setup, turn=side.enemy)
    if not any(due(state, one) for one in Side):
        state.phase = Phase.RIVERS


@rule("9.48", "9.49", "9.50", "9.51")
def _put_down(state: State, about: Deploying) -> Procedure[None]:
    """The leader first, outside or inside a Troop, then unit after unit."""
    command = CommandId(about.command)
    yield from FORMING(state, command)
    hosts = _hosts(state, command)
    if hosts:
        host = yield from ask(about.side, Pick((OUTSIDE, *hosts)), "9.51", about=about)
        if host != OUTSIDE:
            change(state.leaders, LeaderId(command), inside=UnitId(host))
    while pieces := first_of(state, command):
        spot = yield from ask(about.side, Place(pieces), "9.49", about=about)
        put(state, spot.piece, _pose(spot))
        if spot.piece in state.units:
            yield from DEPLOYED(state, UnitId(spot.piece))


@rule("7.17", "9.51")
def _hosts(state: State, command: CommandId) -> tuple[UnitId, ...]:
    """The Troops that a leader may be deployed in: of his own command, or on the table already if he leads them."""
    leader = LeaderId(command)
    if leader not in state.leaders:
        return ()
    near = (*unplaced(state, command), *present(state))
    taken = [one.inside for one in state.leaders.values()]
    return tuple(
        unit
        for unit in near
        if interacts(state, leader, unit) and state.units[unit].gear.arm is not Arm.ARTILLERY and unit not in taken
        if state.units[unit].pose is None or _leaves_room(state, command, unit)
    )


def _leaves_room(state: State, command: CommandId, host: UnitId) -> bool:
    """Whether the Troops of a command find room around a host that already stands."""
    trial = replace(state, leaders=dict(state.leaders))
    change(trial.leaders, LeaderId(command), inside=host)
    return laid_out(trial, command) is not None


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


# ------------------------------------------------------------------------------------------------------------ by itself


@rule("9.48", "9.51")
def arrayed(state: State, side: Side) -> bool:
    """Deploy all that a side still has off the table, the Commander last; give whether there was room for it.

    All is united before anybody stands: a gun can still be inside a Formation of a later command.
    """
    commands = sorted(_commands(state, side), key=lambda command: _chief(state, command))
    merged = state
    for command in commands:
        merged = united(merged, command)
    if _stands(state, merged, commands):
        return True
    return merged.pools != state.pools and _stands(state, state, commands)


def _stands(state: State, trial: State, commands: list[CommandId]) -> bool:
    """Put down one command after another as a trial has them, and keep that if all find room."""
    for command in commands:
        done = laid_out(trial, command)
        if done is None:
            return False
        trial = done
    _keep(state, trial)
    return True


def _array(state: State, command: CommandId) -> None:
    """Deploy one command, united if there is room for it so."""
    done = laid_out(united(state, command), command) or laid_out(state, command)
    assert done is not None, f"no room for {command}"
    _keep(state, done)
    state.news = done.news


def _keep(state: State, done: State) -> None:
    state.units, state.leaders, state.pools = done.units, done.leaders, done.pools


# ----------------------------------------------------------------------------------------------------- what may be said


@rule("9.48")
def check_command(state: State, question: Ask, order: Order) -> None:
    """Refuse a command whose turn it is not, and one for which there is no room."""
    about = question.about
    if order.piece not in about.commands:
        raise Refused("9.48", "not-to-be-deployed", command=order.piece)
    if laid_out(state, CommandId(order.piece)) is None:
        raise Refused("9.48", "no-room-for-command", command=order.piece)


def check_spot(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a place that the rules forbid, or that leaves no room for the rest of the command."""
    pose = _pose(spot)
    if spot.piece in state.leaders:
        check_leader(state, LeaderId(spot.piece), Point(pose.x, pose.y))
    else:
        check_unit(state, UnitId(spot.piece), pose)
    trial = replace(state, units=dict(state.units), leaders=dict(state.leaders))
    put(trial, spot.piece, pose)
    command = question.about.command
    if laid_out(trial, CommandId(command)) is None:
        raise Refused("9.48", "no-room-for-the-rest", proof=(spot.piece,), piece=spot.piece, command=command)


def commands_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any command, placed by hand or by itself."""
    for command in rng.sample(question.about.commands, len(question.about.commands)):
        if laid_out(state, CommandId(command)) is not None:
            yield Order(rng.choice((DEPLOY, ARRAY)), command)


def spots_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Places in the zone by chance that fit, and last of all where the piece would be put by itself."""
    assert isinstance(question.choice, Place)
    about: Deploying = question.about
    strip = zone(state, about.side)
    done = laid_out(state, CommandId(about.command))
    assert done is not None, "no place is accepted that leaves no room"
    for piece in rng.sample(question.choice.pieces, len(question.choice.pieces)):
        sure = _where(done, piece)
        for _ in range(_TRIES):
            spot = Spot(
                piece,
                sure.x + rng.randint(-1, 1) * rng.randrange(DISTANCES.deployment_from_leader),
                rng.choice((sure.y, strip.y, rng.randrange(strip.points[0].y, strip.points[2].y))),
                facing(state, about.side) + rng.choice((0, 0, rng.randrange(tabletop.TURN))),
            )
            if _accepted(state, question, spot):
                yield spot
        yield Spot(piece, sure.x, sure.y, sure.facing)


def _where(state: State, piece: str) -> Pose:
    if piece in state.leaders:
        at = state.leaders[LeaderId(piece)].at
        assert at is not None
        return Pose(at.x, at.y, 0)
    pose = state.units[UnitId(piece)].pose
    assert pose is not None
    return pose


def _accepted(state: State, question: Ask, spot: Spot) -> bool:
    try:
        check_spot(state, question, spot)
    except Refused:
        return False
    return True
