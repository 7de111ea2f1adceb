"""What a place is worth to a unit: what it shoots and charges from there, what it has to fear, what it is sent to."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm, Figures, Formation, OrderKind
from maestre.games.aguila.table.officers import command_range
from maestre.games.aguila.table.places import officers_at
from maestre.games.aguila.table.state import OfficerId, UnitId
from maestre.games.aguila.table.subjects import AimKind
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tools.former.aguila import judgement
from tools.former.aguila.courses import course, left
from tools.former.aguila.duels import Figure
from tools.former.aguila.field import Field, Glance, Piece, front, gap, met, seen_from
from tools.former.aguila.goals import goal_of, holding, short_of
from tools.former.aguila.onsets import Post, charge_from, menaced, prospect, quarry


class Hopes(NamedTuple):
    """What a post gives a unit, for all that it has to fear there: its fire, and the rest in the order of adding."""

    unit: UnitId
    post: Post
    cover: int
    fire: float
    rest: tuple[float, ...]

    def less(self, feared: float) -> float:
        """What is left of it with so much to fear: never more than with less."""
        return sum(self.rest, self.fire - feared)


def worth(field: Field, unit: UnitId, post: Post) -> float:
    """What a post is worth to a unit, in points; only differences matter."""
    return sobered(field, hopes(field, unit, post))


def sobered(field: Field, hoped: Hopes) -> float:
    """What a post is worth once what is to be feared there has been looked at."""
    piece, post = field.piece(hoped.unit), hoped.post
    feared = judgement.FIRE_TAKEN * _fire_at(field, piece, post, hoped.cover) + menaced(field, piece, post)
    return hoped.less(field.caution * feared)


def hopes(field: Field, unit: UnitId, post: Post) -> Hopes:
    """What a post gives a unit."""
    piece = field.piece(unit)
    moved = post.order is not None and post.order is not OrderKind.HALT
    quiet = post.silent or post.order is OrderKind.DOUBLE_TIME
    now = 0.0 if quiet else fire_from(field, piece, post, moved=moved)
    later = fire_from(field, piece, post, moved=False) if moved else now
    cover = field.cover_at(Point(post.pose.x, post.pose.y)) if piece.arm is Arm.INFANTRY else 0
    bend = course(field, unit)
    to_go = None if bend is None else left(bend, post.pose)
    rest = (
        judgement.CHARGE_NOW * charge_from(field, piece, post),
        judgement.CHARGE_LATER * prospect(field, piece, post),
        holding(field, piece, post.pose, to_go) - _away(field, piece, post, to_go),
        _commanded(field, piece, post),
        judgement.COVER if post.formation is Formation.OPEN and cover else 0.0,
        -_screening(field, piece, post),
    )
    return Hopes(unit, post, cover, now + judgement.FIRE_NEXT * later, rest)


# --------------------------------------------------------------------------------------------------------------- shots

_QUARTER: Final = 0.3


def fire_from(field: Field, piece: Piece, post: Post, *, moved: bool) -> float:
    """What the best shot from a post promises that nothing hides."""
    key = ("shots", piece.id, post.pose, post.formation, post.limbered)
    shots = field.kept(key, lambda: _shots(field, piece, post))
    found = [(one.share * _value(field, piece, post.formation, one, moved=moved), one.foe) for one in shots]
    start = front(piece, post.pose)
    for value, foe in sorted(found, reverse=True):
        if field.clear(start, foe, piece.id):
            return value
    return 0.0


class _Shot(NamedTuple):
    """A shot from a post: the part of it that falls on its target, and what decides the rest but who shoots."""

    share: float
    foe: UnitId
    kind: AimKind
    far: bool
    bonus: int


def _shots(field: Field, piece: Piece, post: Post) -> list[_Shot]:
    """The shots that a unit has from a post, for all that stands between."""
    row = field.row(piece.id, post.formation)
    if not piece.reach or post.limbered or (row is not None and not row.shoot.over):
        return []
    around = row is not None and row.all_front
    wide = piece.wide or around or (row is not None and row.wide_vision)
    found: list[_Shot] = []
    for glance in field.glances(piece, post.pose):
        share = _share(piece, glance, wide=wide, around=around) if glance.near <= piece.reach else 0.0
        if share:
            found.append(_shot(field, piece, glance, front(piece, post.pose), share))
    return found


def _share(piece: Piece, at: Glance, *, wide: bool, around: bool) -> float:
    """How much of a shot falls on a target: all if its middle is in the arc, little if only a part of it is (7.05)."""
    if around:
        return 1.0
    ahead, right = at.ahead - piece.depth / 2, abs(at.right)
    room = piece.width / 2 + (max(0.0, ahead) if wide else 0.0)
    if ahead > 0 and right <= room:
        return 1.0
    extent = (at.foe.width + at.foe.depth) / 4
    return _QUARTER if ahead > -extent and right <= room + extent * 0.8 else 0.0


def _shot(field: Field, piece: Piece, at: Glance, start: Point, share: float) -> _Shot:
    far = at.near
    kind: AimKind = "fire"
    if piece.arm is Arm.ARTILLERY:
        kind = "canister" if far <= field.canister(piece.id) else "ball"
    bonus = shaken(field.state.figures, met(start, at.foe), guns=piece.arm is Arm.ARTILLERY)
    return _Shot(share, at.foe.id, kind, kind == "fire" and far > piece.reach / 2, bonus)


def _value(field: Field, piece: Piece, formation: Formation | None, shot: _Shot, *, moved: bool) -> float:
    """What a shot takes from its target if all of it falls there."""
    _, foe, kind, far, bonus = shot
    key = ("shot", piece.id, formation, moved, foe, kind, far, bonus)
    return field.kept(key, lambda: _valued(field, piece.figure._replace(formation=formation, moved=moved), shot))


def _valued(field: Field, by: Figure, shot: _Shot) -> float:
    _, foe, kind, far, bonus = shot
    there = field.piece(foe).pose
    cover = field.kept(("cover", foe), lambda: field.cover_at(Point(there.x, there.y)))
    return field.shot(by, foe, kind, far=far, cover=cover, bonus=bonus)


def shaken(figures: Figures, side: tabletop.Side, *, guns: bool) -> int:
    """How much worse fire from a side makes a courage test."""
    if side is tabletop.Side.FRONT:
        return 0
    courage = figures.combat.courage
    if side is tabletop.Side.REAR:
        return courage.shot_rear
    return courage.shot_flank_artillery if guns else courage.shot_flank


def _fire_at(field: Field, piece: Piece, post: Post, cover: int) -> float:
    """What the enemy's shots may take from a unit at a post; those who must still move there count for less."""
    total = 0.0
    centre = Point(post.pose.x, post.pose.y)
    for at in field.glances(piece, post.pose):
        other, far = at.foe, at.exposed
        if far > other.reach + (0 if other.moved else other.speed):
            continue
        if not other.reach or field.state.units[other.id].limbered:
            continue
        likely = 1.0 if _share_at(other, centre) and far <= other.reach else 0.0 if other.moved else judgement.PURSUED
        if likely:
            kind: AimKind = "fire"
            if other.arm is Arm.ARTILLERY:
                kind = "canister" if far <= field.canister(other.id) else "ball"
            long = kind == "fire" and far > other.reach / 2
            total += likely * field.taken(other.id, piece.id, post.formation, kind, far=long, cover=cover)
    return total


def _share_at(other: Piece, centre: Point) -> bool:
    ahead, right = seen_from(other.pose, centre)
    ahead -= other.depth / 2
    if other.around:
        return True
    return ahead > 0 and abs(right) <= other.width / 2 + (ahead if other.wide else 0)


# ------------------------------------------------------------------------------------------------------------- the rest

_WANTED: Final = {Arm.INFANTRY: 0.48, Arm.ARTILLERY: 0.7, Arm.CAVALRY: 0.0}
_HORSE_WAITS: Final = 9 * INCH


def _away(field: Field, piece: Piece, post: Post, to_go: float | None) -> float:
    """What it costs to be farther from the enemy than a unit likes to be; one with an objective heeds that more.

    Who has to go round something heeds how far that is, and not how near the enemy is beyond it.
    Far away a formation that marches slowly costs, too.
    """
    if not field.foes:
        return 0.0
    glances = field.glances(piece, post.pose)
    start, goal = front(piece, post.pose), goal_of(field, piece.id)
    kept = field.kept(("kept off", piece.id), lambda: _kept_off(field, piece))
    left_over = min(at.near - wanted + more for at, (wanted, more) in zip(glances, kept, strict=True))
    if to_go is not None:
        left_over = to_go - piece.reach if goal is None else 0.0
    elif goal is None and (hunted := quarry(field, piece)) is not None:
        left_over = hypot(hunted.x - start.x, hunted.y - start.y) - piece.speed
    slope = judgement.MARCHING * piece.stake.worth * (1.0 if goal is None else judgement.SENT)
    far = left_over if goal is None else gap(goal.at, piece, post.pose)
    slow = _SLOW if post.formation in _STIFF and piece.arm is Arm.INFANTRY and far > _FAR_OFF else 0.0
    turned = slope if goal is None else max(slope, field.urgency * judgement.PULL)
    return float(slope * (max(0.0, left_over) / INCH + slow) + turned * _off_course(field, piece, post.pose))


def _kept_off(field: Field, piece: Piece) -> tuple[tuple[float, float], ...]:
    """For each enemy how near to him a unit likes to be, and by how much farther he counts."""
    foes = (other.piece for other in field.enemies)
    return tuple((_wanted(piece, foe), _taken_on(field, piece, foe.id)) for foe in foes)


def _taken_on(field: Field, piece: Piece, foe: UnitId) -> float:
    """By how much farther an enemy counts because friends have him before them already."""
    by = field.kept(("engaged", foe), lambda: _engaged(field, foe))
    return _CROWD * max(0, len(by) - (piece.id in by) - 1)


def _engaged(field: Field, foe: UnitId) -> tuple[UnitId, ...]:
    there = Point(field.piece(foe).pose.x, field.piece(foe).pose.y)
    near = (unit for unit in field.own if field.piece(unit).arm is not Arm.ARTILLERY)
    return tuple(unit for unit in near if gap(there, field.piece(unit)) <= _BEFORE)


_CROWD: Final = 5 * INCH
_BEFORE: Final = 9 * INCH


_STIFF: Final = (Formation.LINE, Formation.MASS, Formation.SQUARE)
_SLOW: Final = 3.0
"""By how many inches a line is slower in a turn or two than a column."""
_FAR_OFF: Final = 10 * INCH


def _wanted(piece: Piece, other: Piece) -> float:
    """How near a unit likes to be to an enemy: horse is not run after on foot."""
    if piece.arm is Arm.CAVALRY:
        return _HORSE_WAITS
    if piece.arm is Arm.INFANTRY and other.arm is Arm.CAVALRY:
        return piece.reach
    return piece.reach * _WANTED[piece.arm]


def _off_course(field: Field, piece: Piece, pose: Pose) -> float:
    """How badly a unit faces what is ahead of it, in inches' worth."""
    there = _ahead(field, piece, pose)
    if (there.x, there.y) == (pose.x, pose.y):
        return 0.0
    turn = tabletop.turn_between(pose.facing, tabletop.heading(there.x - pose.x, there.y - pose.y))
    return abs(turn) / tabletop.HALF_TURN * 2


def _ahead(field: Field, piece: Piece, pose: Pose) -> Point:
    """What a unit should face: its way round what is closed, an objective more than a move away, or the enemy."""
    bend = course(field, piece.id)
    if bend is not None:
        return bend.first
    goal = goal_of(field, piece.id)
    if goal is not None and short_of(goal, piece, pose) > piece.speed:
        return goal.at
    hunted = quarry(field, piece) if goal is None else None
    if hunted is not None:
        return hunted
    x, y, _ = pose
    poses = [other.piece.pose for other in field.enemies]
    _, place = min([((at_x - x) ** 2 + (at_y - y) ** 2, place) for place, (at_x, at_y, _) in enumerate(poses)])
    return Point(poses[place].x, poses[place].y)


def _commanded(field: Field, piece: Piece, post: Post) -> float:
    """What it is worth to be in command at a post."""
    for name, far, at in field.kept(("officers",), lambda: _leaders(field)):
        one = field.state.officers[name]
        if (one.chief or field.state.units[piece.id].officer == name) and gap(at, piece, post.pose) <= far:
            return judgement.COMMANDED * piece.stake.worth
    return 0.0


def _leaders(field: Field) -> tuple[tuple[OfficerId, int, Point], ...]:
    found = []
    for name, one in field.state.officers.items():
        if one.side is field.side and (one.pose is not None or one.inside is not None):
            edge = officers_at(field.state, name)
            found.append((name, command_range(field.state, name), Point(edge.x, edge.y)))
    return tuple(found)


def _screening(field: Field, piece: Piece, post: Post) -> float:
    """What it costs to stand before a friend who shoots."""
    total = 0.0
    for other in field.shooters:
        ahead, right = seen_from(other.pose, post.pose)
        if other.id != piece.id and 0 < ahead < other.reach and abs(right) < (other.width + piece.width) / 3:
            total += judgement.CROWDED
    return total
