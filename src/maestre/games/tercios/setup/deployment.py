"""9.46-9.51 Sides and deployment: command after command by turns, each leader with his Troops around him."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.data import Arm
from maestre.games.tercios.setup.array import (
    Deploying,
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
from maestre.games.tercios.table.asking import Choosing, Putting, Telling, named_word
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.moments import DEPLOYED, FORMING
from maestre.games.tercios.table.places import present
from maestre.games.tercios.table.state import CommandId, LeaderId, Phase, State, UnitId
from maestre.games.tercios.table.troops import piece_named
from maestre.miniatures.sides import Side
from maestre.play import Deed, Message, Place, Procedure, Refused, Spot, ask, change, rule, tell, throw
from maestre.play.chance.readings import Duel
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

DEPLOY: Final = "deploy"
ARRAY: Final = "array"
OUTSIDE: Final = "outside"
NORTH: Final = "north"
SOUTH: Final = "south"
_TRIES: Final = 12


class ChooseEdge(Choosing[str], frozen=True, tag="edge"):
    """A side chooses the edge of the table on which it deploys."""

    rule: ClassVar = "9.46"

    def options(self) -> tuple[str, ...]:
        return SOUTH, NORTH


@rule("9.10", "9.46")
def choose_sides(state: State) -> Procedure[None]:
    """The higher die chooses its edge and deploys first; a tie favours who used fewer scenario points.

    On a table whose edges the players have agreed on, it only deploys first.
    """
    blue_spent, red_spent = state.setup.spent
    blue, red = yield from throw(Duel(tie=blue_spent != red_spent), "9.46")
    ahead = blue > red if blue != red else blue_spent < red_spent
    winner = Side.BLUE if ahead else Side.RED
    agreed = state.agreed.table.south if state.agreed.table is not UNSET else None
    if agreed is None:
        edge = yield from ask(winner, ChooseEdge())
    else:
        edge = SOUTH if agreed is winner else NORTH
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
    return (command for command in _all(state, side) if first_of(state, command))


def _all(state: State, side: Side) -> dict[CommandId, None]:
    mine = [one.command for one in state.leaders.values() if one.side is side]
    mine += [one.command for one in state.units.values() if one.side is side]
    return dict.fromkeys(mine)


def _ordinary(state: State, side: Side) -> tuple[CommandId, ...]:
    return tuple(command for command in _commands(state, side) if not _chief(state, command))


def _chief(state: State, command: CommandId) -> bool:
    leader = state.leaders.get(LeaderId(command))
    return leader is not None and leader.commander


# ------------------------------------------------------------------------------------------------------------ a command


class Deploy(Deed[State], frozen=True):
    """Deploy a command by hand, piece after piece."""

    verb: ClassVar = DEPLOY
    command: CommandId = CommandId("")

    def check(self, seen: State, seat: str) -> None:
        _check_command(seen, Side(seat), self.command)

    def describe(self, seen: State) -> Message:
        return Message.of("offer-verb", verb=Message(f"offer-verb-{self.verb}"), what=piece_named(seen, self.command))


class Array(Deploy, frozen=True):
    """Deploy a command by itself; where none finds room, all that its side has on the table is formed up afresh."""

    verb: ClassVar = ARRAY

    def check(self, seen: State, seat: str) -> None:
        side = Side(seat)
        if self.command not in due(seen, side) or not _is_stuck(seen, side):
            super().check(seen, seat)
        elif afresh(seen, side, self.command) is None:
            raise Refused("9.48", "no-room-for-command", command=self.command)


class NextCommand(Telling[Deploy], frozen=True, tag="next-command"):
    """A side deploys its next command: which, and whether by hand."""

    rule: ClassVar = "9.48"
    deploying: Deploying

    @classmethod
    def kinds(cls) -> tuple[type[Deploy], ...]:
        return Deploy, Array

    def propose(self, seen: State, rng: Random) -> Iterator[Deploy]:
        commands = self.deploying.commands
        for command in rng.sample(commands, len(commands)):
            if laid_out(seen, CommandId(command)) is not None:
                yield rng.choice((Deploy, Array))(CommandId(command))
        yield from self._anew(seen)

    def listed(self, seen: State) -> Iterator[Deploy]:
        for command in map(CommandId, self.deploying.commands):
            if laid_out(seen, command) is not None:
                yield Deploy(command)
                yield Array(command)
        yield from self._anew(seen)

    def _anew(self, seen: State) -> Iterator[Array]:
        side, commands = self.deploying.side, map(CommandId, self.deploying.commands)
        if _is_stuck(seen, side):
            yield from (Array(command) for command in commands if afresh(seen, side, command) is not None)


class LeaderInside(Choosing[UnitId | None], frozen=True, tag="leader-inside"):
    """A command is deployed: in which Troop its leader is, if in any."""

    rule: ClassVar = "9.51"
    deploying: Deploying
    hosts: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId | None, ...]:
        return None, *self.hosts

    def word(self, value: UnitId | None) -> str:
        return value or OUTSIDE

    def describe(self, seen: State, value: UnitId | None) -> Message:
        return named_word(seen, value) if value else super().describe(seen, value)


class PutDown(Putting, frozen=True, tag="deploying"):
    """A command is deployed by hand: the next of its pieces, and where it stands."""

    rule: ClassVar = "9.49"
    deploying: Deploying
    names: tuple[str, ...]

    def choice(self) -> Place:
        return Place(self.names)

    def check(self, seen: State, value: Spot) -> None:
        _check_spot(seen, CommandId(self.deploying.command), value)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        done = laid_out(seen, CommandId(self.deploying.command))
        assert done is not None, "no place is accepted that leaves no room"
        for piece in rng.sample(self.names, len(self.names)):
            sure = _where(done, piece)
            spots = (self._about(seen, piece, sure, rng) for _ in range(_TRIES))
            yield from (spot for spot in spots if self.refusal(seen, spot) is None)
            yield Spot(piece, sure.x, sure.y, sure.facing)

    def _about(self, seen: State, piece: str, sure: Pose, rng: Random) -> Spot:
        """Somewhere in the zone, not too far from a place that is sure to do."""
        strip = zone(seen, self.deploying.side)
        return Spot(
            piece,
            sure.x + rng.randint(-1, 1) * rng.randrange(seen.figures.distances.deployment_from_leader),
            rng.choice((sure.y, strip.y, rng.randrange(strip.points[0].y, strip.points[2].y))),
            facing(seen, self.deploying.side) + rng.choice((0, 0, rng.randrange(tabletop.TURN))),
        )


@rule("9.48", "9.54")
def deploy(state: State) -> Procedure[None]:
    """One command of the side whose turn it is; then the other's turn, if it has any left."""
    side = state.setup.turn
    assert side is not None
    commands = due(state, side)
    if commands:
        about = Deploying(side, zone(state, side).points, commands)
        deed = yield from ask(side, NextCommand(side, about))
        command = deed.command
        if isinstance(deed, Array):
            _array(state, side, command)
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
        host = yield from ask(about.side, LeaderInside(about, hosts))
        if host is not None:
            change(state.leaders, LeaderId(command), inside=host)
    while pieces := first_of(state, command):
        spot = yield from ask(about.side, PutDown(about, pieces))
        put(state, spot.piece, _pose(spot))
        if spot.piece in state.units:
            yield from DEPLOYED(state, UnitId(spot.piece))


@pure(OPEN)
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
        if interacts(state, leader, unit) and state.gear(unit).arm is not Arm.ARTILLERY and unit not in taken
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
    done = _laid(trial, commands)
    if done is not None:
        _keep(state, done)
    return done is not None


def _array(state: State, side: Side, command: CommandId) -> None:
    """Deploy one command, united if there is room for it so; else form up afresh what stands, and it with them."""
    done = laid_out(united(state, command), command) or laid_out(state, command)
    if done is None:
        done = afresh(state, side, command)
        tell(state, "formed-afresh", "9.48", side=side.value, command=command)
    else:
        state.news = done.news
    assert done is not None, f"no room for {command}"
    _keep(state, done)


@rule("9.48")
def _is_stuck(state: State, side: Side) -> bool:
    """Whether no command whose turn it is finds room, because of how the others of its side stand."""
    return all(laid_out(state, command) is None for command in due(state, side))


@rule("9.48")
def afresh(state: State, side: Side, command: CommandId) -> State | None:
    """Give a copy of the state in which all that a side has deployed is formed up afresh, and a command more.

    None if there is no room for them so either.
    """
    trial = replace(state, units=dict(state.units), leaders=dict(state.leaders))
    for unit, one in state.units.items():
        if one.side is side and one.pose is not None:
            change(trial.units, unit, pose=None)
    for leader, who in state.leaders.items():
        if who.side is side and who.at is not None:
            change(trial.leaders, leader, at=None)
    later = {*_commands(state, side)} - {command}
    commands = sorted((one for one in _all(state, side) if one not in later), key=lambda one: _chief(state, one))
    return _laid(trial, commands) or _laid(united(trial, command), commands)


def _laid(trial: State, commands: list[CommandId]) -> State | None:
    """Give a copy of the state with commands put down one after another; None if there was no room for one."""
    for command in commands:
        done = laid_out(trial, command)
        if done is None:
            return None
        trial = done
    return trial


def _keep(state: State, done: State) -> None:
    state.units, state.leaders, state.pools = done.units, done.leaders, done.pools


# ----------------------------------------------------------------------------------------------------- what may be said


@pure(OPEN)
@rule("9.48")
def _check_command(state: State, side: Side, command: CommandId) -> None:
    """Refuse a command whose turn it is not, and one for which there is no room."""
    if command not in due(state, side):
        raise Refused("9.48", "not-to-be-deployed", command=command)
    if laid_out(state, command) is None:
        raise Refused("9.48", "no-room-for-command", command=command)


@pure(OPEN)
def _check_spot(state: State, command: CommandId, spot: Spot) -> None:
    """Refuse a place that the rules forbid, or that leaves no room for the rest of the command."""
    pose = _pose(spot)
    if spot.piece in state.leaders:
        check_leader(state, LeaderId(spot.piece), Point(pose.x, pose.y))
    else:
        check_unit(state, UnitId(spot.piece), pose)
    trial = replace(state, units=dict(state.units), leaders=dict(state.leaders))
    put(trial, spot.piece, pose)
    if laid_out(trial, command) is None:
        raise Refused("9.48", "no-room-for-the-rest", proof=(spot.piece,), piece=spot.piece, command=command)


def _where(state: State, piece: str) -> Pose:
    if piece in state.leaders:
        at = state.leaders[LeaderId(piece)].at
        assert at is not None
        return Pose(at.x, at.y, 0)
    pose = state.units[UnitId(piece)].pose
    assert pose is not None
    return pose
