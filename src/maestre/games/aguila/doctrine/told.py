"""What speaks for an order or a way, and against it: each part of its worth as a term, with a fact of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil
from typing import Final

from maestre.games.aguila.charging.figures import inches
from maestre.games.aguila.data import Arm
from maestre.games.aguila.doctrine.options import Plan
from maestre.games.aguila.doctrine.posts import off_course, posted
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fire import best_shot, fires_at
from maestre.games.aguila.doctrine.weighing.goals import goal_of
from maestre.games.aguila.doctrine.weighing.onsets import Post, best_charge, best_prospect, here, menaces
from maestre.games.aguila.doctrine.weighing.paths import in_way
from maestre.games.aguila.doctrine.weighing.pieces import Best, front, met
from maestre.games.aguila.scenarios.holding import points_of
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import UnitId
from maestre.miniatures.words import percent
from maestre.opponents import Term, term
from maestre.play import Message
from maestre.space import tabletop
from maestre.space.tabletop import Point

_LEAST: Final = 0.05
"""Who tells of reasons leaves out what is worth less than this."""
_MARCH: Final = 2
"""Who needs more moves than this to come near enough to shoot is on the march."""
_WORN: Final = 3
"""A unit is worn from this part of its endurance on."""


def told(field: Field, plan: Plan) -> tuple[Term, ...]:
    """The terms of an order or a way: what it gains and loses against standing, as likely as it is obeyed."""
    if plan.parts is None or plan.stays is None:
        return ()
    unit = UnitId(plan.order.piece)
    found = []
    for part, ours, stays in zip(plan.parts._fields, plan.parts, plan.stays, strict=True):
        worth = plan.chance * (ours - stays)
        if abs(worth) > _LEAST:
            found.append(_TOLD[part](field, unit, plan.move.post, worth))
    if plan.chance < 1:
        chance = percent(Fraction(plan.chance).limit_denominator(36))
        found.append(term("why-test", min(plan.more, 0.0), unit=_named(field, unit), chance=chance))
    return tuple(found)


# ---------------------------------------------------------------------------------------------------- facts of a part


def far(field: Field, one: str, other: str) -> Message:
    """How far apart two units stand, base to base."""
    edges = outline(field.state, UnitId(one)), outline(field.state, UnitId(other))
    return inches(int(tabletop.distance(*edges).shown()))


def _named(field: Field, piece: str) -> Message | str:
    return named(field.state, piece)


def _nearest(field: Field, unit: UnitId) -> UnitId:
    """The enemy who is nearest to a unit."""
    edge = outline(field.state, unit)
    return min(field.foes, key=lambda foe: tabletop.distance(edge, outline(field.state, foe)).shown())


def _shot(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece, stays = field.piece(unit), here(field, unit)
    moved = post.pose != stays.pose
    found = [best_shot(field, piece, one, moved=one is post and moved) for one in (post, stays)]
    foe = max(found, key=lambda one: one.value).foe or _nearest(field, unit)
    common = {"unit": _named(field, unit), "foe": _named(field, foe)}
    target, between = field.piece(foe), tabletop.distance(outline(field.state, unit), outline(field.state, foe))
    if target.stake.damage * _WORN >= target.stake.endurance:
        return term("why-worn", worth, **common, damage=target.stake.damage, endurance=target.stake.endurance)
    if not between.within(piece.reach):
        return term("why-out-of-range", worth, **common, far=far(field, unit, foe), range=inches(piece.reach))
    return term("why-in-range", worth, **common, far=far(field, unit, foe), range=inches(piece.reach))


def _charge(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece = field.piece(unit)
    return _onset(field, unit, worth, (best_charge(field, piece, one) for one in (post, here(field, unit))))


def _prospect(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece = field.piece(unit)
    return _onset(field, unit, worth, (best_prospect(field, piece, one) for one in (post, here(field, unit))))


def _onset(field: Field, unit: UnitId, worth: float, found: Iterator[Best]) -> Term:
    """What makes somebody a target for a charge: that he is shaken, a gun, turned away, or within reach."""
    foe = max(found, key=lambda one: one.value).foe
    if foe is None:
        return term("why-nearest", worth, **_to_nearest(field, unit))
    target, piece = field.piece(foe), field.piece(unit)
    common = {"unit": _named(field, unit), "foe": _named(field, foe)}
    if target.figure.stunned:
        return term("why-stunned", worth, **common)
    if target.arm is Arm.ARTILLERY:
        return term("why-guns", worth, **common, far=far(field, unit, foe))
    if met(front(piece, piece.pose), target) is not tabletop.Side.FRONT:
        return term("why-flank", worth, **common)
    return term("why-target", worth, **common, far=far(field, unit, foe))


def _to_nearest(field: Field, unit: UnitId) -> dict[str, Message | str]:
    foe = _nearest(field, unit)
    return {"unit": _named(field, unit), "foe": _named(field, foe), "far": far(field, unit, foe)}


def _aim(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    """The objective that a unit is for: whose it is now, and how far."""
    goal = goal_of(field, unit)
    assert goal is not None, "only who has an objective gains by being near it"
    edge, place = outline(field.state, unit), points_of(field.state, field.state.objectives[goal.id])
    gap = tabletop.point_distance(place, edge) if isinstance(place, Point) else tabletop.distance(edge, place)
    holder = field.state.objectives[goal.id].held
    key = "nobodys" if holder is None else "ours" if holder is field.side else "theirs"
    facts = {"unit": _named(field, unit), "aim": str(goal.id), "far": inches(int(gap.shown()))}
    return term(f"why-aim-{key}", worth, **facts)


def _near(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    facts, piece = _to_nearest(field, unit), field.piece(unit)
    between = tabletop.distance(outline(field.state, unit), outline(field.state, _nearest(field, unit)))
    if piece.reach and not between.within(piece.reach):
        if not between.within(piece.reach + _MARCH * piece.speed):
            moves = ceil((between.shown() - piece.reach) / piece.speed)
            return term("why-march", worth, **facts, count=moves)
        key = "why-next-move" if between.within(piece.reach + piece.speed) else "why-beyond"
        return term(key, worth, **facts, range=inches(piece.reach))
    return term("why-nearest", worth, **facts)


def _course(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece = field.piece(unit)
    turn = off_course(field, piece, piece.pose)
    return term("why-facing", worth, unit=_named(field, unit), degrees=turn)


def _led(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    key = "why-led" if in_command(field.state, unit) else "why-unled"
    return term(key, worth, unit=_named(field, unit))


def _cover(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    houses = sum(one.garrison is None and one.id in _houses(field) for one in field.state.scenery.values())
    return term("why-cover", worth, unit=_named(field, unit), houses=houses)


def _houses(field: Field) -> frozenset[str]:
    rows = field.state.figures.terrain.row
    return frozenset(name for name, one in field.state.scenery.items() if rows[one.element].kind == "building")


def _lane(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    others = sum(one.id != unit for one in field.shooters)
    return term("why-lane", worth, unit=_named(field, unit), count=others)


def _rooted(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    horse = [other.piece.id for other in field.enemies if other.piece.arm is Arm.CAVALRY]
    if not horse:
        return term("why-no-horse", worth, unit=_named(field, unit))
    edge = outline(field.state, unit)
    foe = min(horse, key=lambda one: tabletop.distance(edge, outline(field.state, one)).shown())
    return term("why-horse", worth, unit=_named(field, unit), foe=_named(field, foe), far=far(field, unit, foe))


def _alone(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    edge = outline(field.state, unit)
    foot = [one.id for one in field.friends if one.arm is Arm.INFANTRY and one.id != unit]
    if not foot:
        return term("why-nearest", worth, **_to_nearest(field, unit))
    friend = min(foot, key=lambda one: tabletop.distance(edge, outline(field.state, one)).shown())
    facts = {"unit": _named(field, unit), "friend": _named(field, friend), "far": far(field, unit, friend)}
    return term("why-support", worth, **facts)


def _path(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    """Whose path to an objective a unit would leave free, or bar."""
    piece, there = field.piece(unit), posted(field, unit, post)
    friend = in_way(field, piece, piece.pose) or in_way(field, there, post.pose)
    assert friend is not None, "only who stands in somebody's way, or would, heeds it"
    facts = {"unit": _named(field, unit), "friend": _named(field, friend), "far": far(field, unit, friend)}
    return term("why-path", worth, **facts)


def _under_fire(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece = field.piece(unit)
    shots = [*fires_at(field, piece, post, 0), *fires_at(field, piece, here(field, unit), 0)]
    foe = max(shots, key=lambda one: one.value).foe if shots else _nearest(field, unit)
    foe = foe or _nearest(field, unit)
    key = "why-guns-bear" if field.piece(foe).arm is Arm.ARTILLERY else "why-under-fire"
    facts = {"unit": _named(field, unit), "foe": _named(field, foe), "far": far(field, unit, foe)}
    return term(key, worth, **facts)


def _charged(field: Field, unit: UnitId, post: Post, worth: float) -> Term:
    piece = field.piece(unit)
    fears = [*menaces(field, piece, post), *menaces(field, piece, here(field, unit))]
    foe = max(fears, key=lambda one: one.value).foe if fears else _nearest(field, unit)
    foe = foe or _nearest(field, unit)
    key = "why-horse" if field.piece(foe).arm is Arm.CAVALRY else "why-bayonets"
    facts = {"unit": _named(field, unit), "foe": _named(field, foe), "far": far(field, unit, foe)}
    return term(key, worth, **facts)


_TOLD: Final[dict[str, Callable[[Field, UnitId, Post, float], Term]]] = {
    "fire": _shot,
    "charge": _charge,
    "prospect": _prospect,
    "held": _aim,
    "pull": _aim,
    "near": _near,
    "course": _course,
    "led": _led,
    "cover": _cover,
    "lane": _lane,
    "rooted": _rooted,
    "alone": _alone,
    "path": _path,
    "shot": _under_fire,
    "charged": _charged,
}
