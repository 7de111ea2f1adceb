"""Ways of several legs: straight ahead, aside, turned about the centre, wheeled about a corner."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from maestre.space.tabletop.around import Around
from maestre.space.tabletop.outlines import Base, Corner, Obstacle, Pose, moved, stand
from maestre.space.tabletop.proof import Mark, Proof, area
from maestre.space.tabletop.sweep import met, straight
from maestre.space.tabletop.turns import step
from maestre.space.tabletop.wheel import Wheel, encroached, turned, wheel


class Ahead(msgspec.Struct, frozen=True, tag="ahead"):
    """So far straight ahead."""

    length: int


class Aside(msgspec.Struct, frozen=True, tag="aside"):
    """So far straight along a heading of the table, back or to a side, without turning."""

    heading: int
    length: int


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """A turn about the centre of the base: clockwise if positive."""

    turn: int


class Wheeled(msgspec.Struct, frozen=True, tag="wheeled"):
    """A turn about a corner of the base: clockwise if positive."""

    corner: Corner
    turn: int


Leg = Ahead | Aside | Turn | Wheeled


class Walk(NamedTuple):
    """A way of several legs as far as it got, and who stopped it short (nobody: ())."""

    pose: Pose
    cost: Fraction
    poses: tuple[Pose, ...]
    """Where it starts, and where each leg ends that was made, the last perhaps in part."""

    crossed: tuple[str, ...]
    """The grounds felt, leg by leg."""

    passed: tuple[str, ...]
    """Who was gone through on straight legs, in the order met."""

    stopped_by: tuple[str, ...]
    proof: Proof


class _Made(NamedTuple):
    """One leg as far as it got."""

    pose: Pose
    cost: Fraction
    crossed: tuple[str, ...]
    passed: tuple[str, ...]
    stopped_by: tuple[str, ...]
    proof: Proof


def walk(
    pose: Pose, base: Base, legs: Sequence[Leg], around: Around, passed: Sequence[Obstacle] = (), bite: int = 0
) -> Walk:
    """Move a base leg by leg, until all are made or something stops it; what it costs is for the caller to limit.

    Who may be ``passed`` stops no leg, even if it stands among the solid or the shunned: straight legs name it, turns
    and wheels sweep over it. Turns and wheels may ``bite`` so deep into what is solid on their way, but not where they
    end. Whether the base may stand among those passed is for ``stands`` to say.
    """
    if passed:
        friends = frozenset(one.name for one in passed)
        solid = tuple(one for one in around.solid if one.name not in friends)
        shunned = tuple(one for one in around.shunned if one.name not in friends)
        around = around._replace(solid=solid, shunned=shunned)
    poses, cost = [pose], Fraction(0)
    stopped_by: tuple[str, ...] = ()
    crossed: list[str] = []
    through: list[str] = []
    marks: list[Mark] = []
    for leg in legs:
        made = _made(poses[-1], base, leg, around, passed, bite)
        poses.append(made.pose)
        cost += made.cost
        crossed += made.crossed
        through += made.passed
        marks.append(made.proof[0])
        stopped_by = made.stopped_by
        if stopped_by:
            break
    stops = (one.outline for one in (*around.solid, *around.shunned) if one.name in stopped_by)
    proof = (*marks, area("base", stand(poses[-1], base).points), *(area("stop", stop.points) for stop in stops))
    names = tuple(dict.fromkeys(crossed)), tuple(dict.fromkeys(through))
    return Walk(poses[-1], cost, tuple(poses), *names, stopped_by, proof)


def _made(pose: Pose, base: Base, leg: Leg, around: Around, passed: Sequence[Obstacle], bite: int) -> _Made:
    if isinstance(leg, Turn | Wheeled):
        found = _turned(pose, base, leg, around, bite)
        return _Made(found.pose, found.cost, found.crossed, (), found.stopped_by, found.proof)
    heading = leg.heading if isinstance(leg, Aside) else pose.facing
    gone = straight(pose, base, heading, leg.length, around)
    through = met(stand(pose, base), heading, gone.steps, passed, around.tolerance) if passed else ()
    return _Made(gone.pose, gone.cost, gone.crossed, through, gone.stopped_by, gone.proof)


def _turned(pose: Pose, base: Base, leg: Turn | Wheeled, around: Around, bite: int) -> Wheel:
    """Turn or wheel a base; if it may not stand where that ends, only as far as it gets without a bite."""
    about = leg.corner if isinstance(leg, Wheeled) else None
    found = wheel(pose, base, about, leg.turn, around, bite)
    here = stand(pose, base)
    near = encroached(here, stand(found.pose, base), around) if bite else ()
    if near:
        found = wheel(pose, base, about, leg.turn, around)
        return found._replace(stopped_by=near)
    if found.turn != leg.turn and not found.stopped_by:
        beyond = stand(turned(pose, base, about, leg.turn), base)
        return found._replace(stopped_by=encroached(here, beyond, around))
    return found


def ended(pose: Pose, base: Base, legs: Sequence[Leg]) -> Pose:
    """Return where legs end if nothing stops them: as ``walk`` on an empty table, to the unit."""
    for leg in legs:
        if isinstance(leg, Ahead):
            pose = moved(pose, step(pose.facing, leg.length))
        elif isinstance(leg, Aside):
            pose = moved(pose, step(leg.heading, leg.length))
        else:
            pose = turned(pose, base, leg.corner if isinstance(leg, Wheeled) else None, leg.turn)
    return pose
