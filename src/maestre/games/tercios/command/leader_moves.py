"""7.05, 7.09-7.11, 7.17-7.22 How a leader moves, joins a Troop and leaves it.

The way that counts is that of the middle of his disc (ruling 7.10); into and out of a Troop he goes from edge to edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.data import INCH, Virtue
from maestre.games.tercios.shooting.rout import owed
from maestre.games.tercios.table.asking import Putting
from maestre.games.tercios.table.extents import OPEN, THERE
from maestre.games.tercios.table.moments import RIDES
from maestre.games.tercios.table.places import closed, disc, outline, pose, radius, standing, table
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.troops import acting, leader_named, named, piece_named
from maestre.miniatures.rides import doors, ride_length, strides
from maestre.play import Message, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Around, Disc, Obstacle, Outline, Point, Pose


@rule("7.09", "7.47")
def allowance(state: State, leader: LeaderId) -> int:
    """How far a leader moves."""
    distances = state.figures.distances
    return distances.leader_move_brio if state.leaders[leader].has(Virtue.BRIO) else distances.leader_move


class Ride(Putting, frozen=True, tag="ride"):
    """A leader moves: where to, at most so far.

    A point within the base of a friendly Troop is joining it, if he may; the place where he stands is staying.
    """

    rule: ClassVar = "7.09"
    leader: LeaderId
    length: int
    joins: bool = True
    stays: bool = True

    def choice(self) -> Place:
        return Place((self.leader,))

    def check(self, seen: State, value: Spot) -> None:
        check_ride(seen, self, Point(value.x, value.y))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        return places_to_go(seen, self, rng)

    def describe(self, seen: State, value: Spot) -> Message:
        host = enters_at(seen, self.leader, Point(value.x, value.y))
        if host is None:
            return super().describe(seen, value)
        return Message.of("offer-join", leader=seen.leaders[self.leader].name, unit=named(seen, host))

    def reach(self, seen: State, piece: str, start: Point, wish: Point) -> int:
        return self.length

    def likely(self, seen: State, piece: str) -> Iterator[Spot]:
        friends = acting(seen, seen.leaders[self.leader].side) if self.joins else ()
        hosts = (where for unit in friends if (where := seen.units[unit].pose) is not None)
        joins = (Spot(self.leader, where.x, where.y) for where in hosts)
        return (spot for spot in joins if self.refusal(seen, spot) is None)


@rule("7.09")
def ride(state: State, question: Ride) -> Procedure[UnitId | None]:
    """Ask where a leader goes and put him there; give the Troop that he has joined, if he has."""
    told = yield from RIDES(None, state, question.leader, question.joins)
    if told is not None:
        return told.host
    spot = yield from ask(state.leaders[question.leader].side, question)
    return (yield from arrive(state, question.leader, Point(spot.x, spot.y)))


def arrive(state: State, leader: LeaderId, to: Point) -> Procedure[UnitId | None]:
    """Put a leader where he goes, inside the Troop that stands there, or on the ground; give that Troop.

    The Troop that he leaves may have been holding out by his zeal alone (1.25).
    """
    host, left = enters_at(state, leader, to), state.leaders[leader].inside
    if host is not None:
        join(state, leader, host)
    elif state.leaders[leader].at != to:
        change(state.leaders, leader, at=to, inside=None)
        tell(state, "leader-rides", "7.09", leader=leader_named(state, leader))
    if left is not None:
        yield from owed(state, left, "rout", None)
    return host


@rule("7.17", "7.18", "7.19")
def join(state: State, leader: LeaderId, unit: UnitId) -> None:
    """Let a leader join a Troop: he is nowhere in particular from now on, and exhausted."""
    change(state.leaders, leader, at=None, inside=unit, joined=state.turn, exhausted=True)
    tell(state, "leader-joins", "7.17", leader=leader_named(state, leader), unit=named(state, unit))


@rule("7.32", "7.34")
def tire(state: State, leader: LeaderId, because: str) -> None:
    """Exhaust a leader, if he is not yet."""
    if not state.leaders[leader].exhausted:
        change(state.leaders, leader, exhausted=True)
        tell(state, "leader-tires", because, leader=leader_named(state, leader))


# -------------------------------------------------------------------------------------------------- what is allowed


@pure(OPEN)
def check_ride(state: State, about: Ride, to: Point) -> None:
    """Refuse a place to which a leader cannot go."""
    who = state.leaders[about.leader]
    host = enters_at(state, about.leader, to)
    if host is not None:
        check_join(state, about, host)
        return
    if who.at == to and about.stays:
        return
    check_free(state, about.leader, to)
    if who.inside is not None:
        _check_way(state, about, doors(outline(state, who.inside), to), (to,), radius(state, who))
    elif who.at is not None:
        _check_way(state, about, (who.at,), (to,), 0)


@rule("7.17", "7.22")
def check_join(state: State, about: Ride, host: UnitId) -> None:
    """Refuse a Troop that a leader cannot join: of another command, with a leader in it, too far, or from another."""
    who = state.leaders[about.leader]
    if who.inside == host:
        raise Refused("7.08", "leader-must-leave", leader=who.name, unit=named(state, host))
    if not about.joins:
        raise Refused("7.22", "leader-may-not-join-now", leader=who.name, unit=named(state, host))
    if not interacts(state, about.leader, host):
        raise Refused("7.17", "leader-cannot-interact", leader=who.name, unit=named(state, host))
    if any(one.inside == host for one in state.leaders.values()):
        raise Refused("7.17", "troop-has-leader", unit=named(state, host))
    if who.at is not None:
        _check_way(state, about, (who.at,), doors(outline(state, host), who.at), radius(state, who))
    elif who.inside is not None:
        ours, theirs = outline(state, who.inside), outline(state, host)
        _check_way(state, about, doors(ours, theirs), doors(theirs, ours), 0)


@rule("7.11")
def check_free(state: State, leader: LeaderId, to: Point) -> None:
    """Refuse a place where a leader cannot stand: on Troops, other leaders, impassable ground, too near an enemy."""
    found = free_at(state, leader, to)
    if not found.legal:
        proof = (*found.offenders, *found.proof)
        what = piece_named(state, found.offenders[0])
        raise Refused("7.11", "leader-has-no-room", proof=proof, leader=state.leaders[leader].name, what=what)


@rule("7.11")
def free_at(state: State, leader: LeaderId, to: Point) -> tabletop.Standing:
    """Whether a leader's disc may stand at a point, and what is in its way."""
    return tabletop.stands(Pose(to.x, to.y, 0), Disc(radius(state, state.leaders[leader])), _around(state, leader))


@pure(THERE)
def _around(state: State, leader: LeaderId) -> Around:
    who = state.leaders[leader]
    solid = [one.whole for one in standing(state)]
    solid += [Obstacle(one, edge) for one in state.leaders if one != leader and (edge := disc(state, one)) is not None]
    solid += [whole for whole, _ in closed(state)]
    shunned = tuple(centre for one in standing(state) if one.side is not who.side for centre in one.shunned)
    return Around(table(state), tuple(solid), shunned, gap=state.figures.distances.exclusion)


@rule("7.09", "7.10", "7.11", "7.21")
def _check_way(state: State, about: Ride, starts: tuple[Point, ...], ends: tuple[Point, ...], extra: int) -> None:
    """Refuse a way that is too long; it bends around impassable ground and enemies, and friends are no hindrance."""
    if ride_length(starts, ends, _closed(state, about.leader), about.length + extra) is None:
        name = state.leaders[about.leader].name
        raise Refused("7.09", "leader-too-far", leader=name, inches=about.length // INCH)


@pure(THERE)
def _closed(state: State, leader: LeaderId) -> tuple[Outline, ...]:
    side = state.leaders[leader].side
    found = [one.whole.outline for one in standing(state) if one.side is not side]
    return (*found, *(whole.outline for whole, _ in closed(state)))


def enters_at(state: State, leader: LeaderId, to: Point) -> UnitId | None:
    """Name the friendly Troop within whose base a point lies."""
    side = state.leaders[leader].side
    over = (one.unit for one in standing(state) if one.side is side and tabletop.holds(one.whole.outline, to))
    return next((unit for unit in over if unit in acting(state, side)), None)


@pure(OPEN)
@rule("7.08", "7.20")
def may_leave(state: State, leader: LeaderId) -> None:
    """Refuse a leader inside a Troop that he joined this turn, or that has acted or reacted, or with no way out."""
    who = state.leaders[leader]
    if who.inside is None:
        return
    host = state.units[who.inside]
    if who.joined == state.turn:
        raise Refused("7.20", "leader-joined-this-turn", leader=who.name, unit=named(state, host.id))
    if host.id not in state.cards or host.acted is not None or host.reacted:
        raise Refused("7.20", "host-has-acted", leader=who.name, unit=named(state, host.id))
    if state.agreed.real:
        return
    about = Ride(leader, allowance(state, leader), joins=False)
    if all(about.refusal(state, Spot(leader, *point)) is not None for point in _about(state, about)):
        raise Refused("7.11", "leader-cannot-leave", leader=who.name, unit=named(state, host.id))


# ----------------------------------------------------------------------------------------------------------- by chance


def places_to_go(state: State, about: Ride, rng: Random) -> Iterator[Spot]:
    """Yield places to which a leader may go, in an order that chance decides; staying comes last."""
    who = state.leaders[about.leader]
    points = [*_about(state, about)]
    friends = (one for one in acting(state, who.side) if about.joins and state.units[one].pose)
    points += [_middle(state, unit) for unit in friends]
    for point in (*rng.sample(points, len(points)), *((who.at,) if who.at else ())):
        spot = Spot(about.leader, point.x, point.y)
        if about.refusal(state, spot) is None:
            yield spot


def _about(state: State, about: Ride) -> Iterator[Point]:
    """Points around a leader, or around the Troop that he is in."""
    who = state.leaders[about.leader]
    hub = who.at or _middle(state, who.inside)
    beyond = outline(state, who.inside).reach if who.inside else 0
    return (Point(hub.x + x, hub.y + y) for x, y in strides(about.length, beyond))


def _middle(state: State, unit: UnitId | None) -> Point:
    assert unit is not None
    x, y, _ = pose(state, unit)
    return Point(x, y)
