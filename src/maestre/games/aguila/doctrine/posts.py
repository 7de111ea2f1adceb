"""What a place is worth to a unit: what it shoots and charges from there, what it has to fear, what it is sent to."""

from __future__ import annotations

from math import hypot
from statistics import median_low
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm, Formation, OrderKind
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.courses import course, left
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fire import fire_at, fire_from
from maestre.games.aguila.doctrine.weighing.goals import goal_of, held, pull, short_of, storming, task_of
from maestre.games.aguila.doctrine.weighing.mistakes import HORSE_AHEAD
from maestre.games.aguila.doctrine.weighing.onsets import Post, charge_from, menaced, prospect, quarry
from maestre.games.aguila.doctrine.weighing.paths import in_way
from maestre.games.aguila.doctrine.weighing.pieces import Piece, front, gap, seen_from
from maestre.games.aguila.doctrine.weighing.plans import Duty
from maestre.games.aguila.table.officers import command_range
from maestre.games.aguila.table.places import officers_at
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.state import OfficerId, UnitId
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose


class Parts(NamedTuple):
    """What a place is worth, part by part; what costs something is below nothing."""

    fire: float
    charge: float
    prospect: float
    held: float
    pull: float
    near: float
    course: float
    led: float
    cover: float
    lane: float
    rooted: float
    alone: float
    path: float
    shot: float = 0.0
    charged: float = 0.0


class Hopes(NamedTuple):
    """What a post gives a unit, for all that it has to fear there."""

    unit: UnitId
    post: Post
    cover: int
    parts: Parts

    def less(self, feared: float) -> float:
        """What is left of it with so much to fear: never more than with less."""
        return sum(self.parts) - feared


def worth(field: Field, unit: UnitId, post: Post) -> float:
    """What a post is worth to a unit, in points; only differences matter."""
    return sum(weighed(field, hopes(field, unit, post)))


def weighed(field: Field, hoped: Hopes) -> Parts:
    """What a post is worth once what is to be feared there has been looked at."""
    piece, post = posted(field, hoped.unit, hoped.post), hoped.post
    shot = judgement.FIRE_TAKEN * fire_at(field, piece, post, hoped.cover)
    charged = menaced(field, piece, post) * (judgement.WALLED if post.inside else 1.0)
    return hoped.parts._replace(shot=-field.caution * shot, charged=-field.caution * charged)


def posted(field: Field, unit: UnitId, post: Post) -> Piece:
    """A unit as it would stand at a post: in a building it is as large as that, and looks all around."""
    piece = field.piece(unit)
    if post.inside is None or field.state.units[unit].inside is not None:
        return piece
    pose, size = footing(field.state.scenery[post.inside])
    return piece._replace(pose=pose, width=size.width, depth=size.depth, around=True, wide=True)


def hopes(field: Field, unit: UnitId, post: Post) -> Hopes:
    """What a post gives a unit."""
    piece = posted(field, unit, post)
    moved = post.order is not None and post.order is not OrderKind.HALT
    quiet = post.silent or post.order is OrderKind.DOUBLE_TIME
    now = 0.0 if quiet else fire_from(field, piece, post, moved=moved)
    later = fire_from(field, piece, post, moved=False) if moved else now
    fire = (now + judgement.FIRE_NEXT * later) * (0.5 if post.inside else 1.0)
    if storming(field, piece) and not _is_close(field, piece, post):
        fire *= judgement.FROM_AFAR
    cover = _cover(field, piece, post)
    bend = course(field, unit)
    to_go = None if bend is None else left(bend, post.pose)
    near, aside = _away(field, piece, post, to_go)
    open_in_cover = judgement.COVER if post.formation is Formation.OPEN and cover else 0.0
    parts = Parts(
        fire,
        judgement.CHARGE_NOW * charge_from(field, piece, post),
        judgement.CHARGE_LATER * prospect(field, piece, post),
        held(field, piece, post.pose),
        pull(field, piece, post.pose, to_go),
        -near,
        -aside,
        _commanded(field, piece, post),
        open_in_cover + _sheltered(field, piece, post),
        -_screening(field, piece, post),
        -_rooted(field, piece) if post.formation is Formation.SQUARE else 0.0,
        -_alone(field, piece, post),
        -judgement.IN_WAY if in_way(field, piece, post.pose) is not None else 0.0,
    )
    return Hopes(unit, post, cover, parts)


# ------------------------------------------------------------------------------------------------------------- the rest


def _is_close(field: Field, piece: Piece, post: Post) -> bool:
    """Whether an enemy is so near that who storms rather shoots at him than goes on."""
    close = piece.reach * judgement.CLOSE
    return any(at.near <= close for at in field.glances(piece, post.pose))


def _rooted(field: Field, piece: Piece) -> float:
    """What it costs to stand in square: more for who has to take something, and most where no horse is to be feared."""
    horse = any(other.piece.arm is Arm.CAVALRY and not other.piece.figure.stunned for other in field.enemies)
    return judgement.ROOTED * piece.stake.worth * (1 if not storming(field, piece) else 2 if horse else 4)


def _cover(field: Field, piece: Piece, post: Post) -> int:
    """The cover of the ground at a post, or of the building that a unit is in."""
    if post.inside is not None:
        built = field.state.scenery[post.inside].built
        rows = field.state.figures
        return 0 if built is None else -rows.combat.cover[rows.weapons.structures[built].cover].shooting
    return field.cover_at(Point(post.pose.x, post.pose.y)) if piece.arm is Arm.INFANTRY else 0


def _sheltered(field: Field, piece: Piece, post: Post) -> float:
    """What it is worth to be in a building, or at the wall of one so as to enter it."""
    if post.inside is None and not post.door:
        return 0.0
    mine = task_of(field, piece.id).duty is Duty.HOLD
    share = 1.0 if mine else 0.4
    return share * (judgement.SHELTER if post.inside is not None else judgement.DOOR)


_WANTED: Final = {Arm.INFANTRY: 0.48, Arm.ARTILLERY: 0.7, Arm.CAVALRY: 0.0}
_HORSE_WAITS: Final = 9 * INCH


def _away(field: Field, piece: Piece, post: Post, to_go: float | None) -> tuple[float, float]:
    """What it costs to be farther from the enemy than a unit likes to be; one with an objective heeds that more.

    Who has to go round something heeds how far that is, and not how near the enemy is beyond it.
    Far away a formation that marches slowly costs, too.
    """
    if not field.foes:
        return 0.0, 0.0
    glances = field.glances(piece, post.pose)
    start, goal = front(piece, post.pose), goal_of(field, piece.id)
    kept = field.kept(("kept off", piece.id), lambda: _kept_off(field, piece))
    left_over = min(at.near - wanted + more for at, (wanted, more) in zip(glances, kept, strict=True))
    if to_go is not None:
        left_over = to_go - piece.reach if goal is None else 0.0
    elif goal is None and (hunted := quarry(field, piece)) is not None:
        left_over = hypot(hunted.x - start.x, hunted.y - start.y) - piece.speed
    slope = judgement.MARCHING * piece.stake.worth * _zeal(field, piece, sent=goal is not None)
    far = left_over if goal is None else gap(goal.at, piece, post.pose)
    slow = _SLOW if post.formation in _STIFF and piece.arm is Arm.INFANTRY and far > _FAR_OFF else 0.0
    turned = slope if goal is None else max(slope, field.urgency * judgement.PULL)
    near = slope * (max(0.0, left_over) / INCH + slow)
    return near, turned * _off_course(field, piece, post.pose)


def _zeal(field: Field, piece: Piece, *, sent: bool) -> float:
    """How much a unit wants to be near the enemy, by what it is for and how its side fights."""
    if piece.arm is Arm.CAVALRY and field.makes(HORSE_AHEAD):
        return judgement.RUNS_AHEAD
    if sent:
        return judgement.SENT if task_of(field, piece.id).duty is Duty.ASSAULT else 0.0
    if task_of(field, piece.id).duty is Duty.RESERVE:
        return judgement.WAITING
    return judgement.ZEAL[field.plan.stance]


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


def _alone(field: Field, piece: Piece, post: Post) -> float:
    """What it costs to be far ahead of the foot that should be beside one, with the enemy near."""
    line = field.kept(("line",), lambda: _line(field))
    if piece.arm is Arm.CAVALRY and field.makes(HORSE_AHEAD):
        return 0.0
    if line is None or post.formation is Formation.OPEN or piece.arm is Arm.ARTILLERY:
        return 0.0
    near = min(at.near for at in field.glances(piece, post.pose))
    if near > _HEARD:
        return 0.0
    beside = 0 if task_of(field, piece.id).duty is Duty.RESERVE else _BESIDE
    ahead = max(0.0, min(line, _HEARD) - beside - near) / INCH
    return judgement.ALONE * piece.stake.worth * ahead * (judgement.TOGETHER if storming(field, piece) else 1.0)


def _line(field: Field) -> float | None:
    """How far our foot is from the nearest enemy, in the middle of all of it; None without foot or enemies."""
    foot = [one for one in field.friends if one.arm is Arm.INFANTRY and one.formation is not Formation.OPEN]
    if not field.foes or not foot:
        return None
    return median_low([min(at.near for at in field.glances(one, one.pose)) for one in foot])


_HEARD: Final = 24 * INCH
_BESIDE: Final = 5 * INCH

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
    return _aside(field, piece, pose) / tabletop.HALF_TURN * 2


def off_course(field: Field, piece: Piece, pose: Pose) -> int:
    """By how many degrees a unit would have to turn to face what is ahead of it."""
    return round(_aside(field, piece, pose) * 180 / tabletop.HALF_TURN)


def _aside(field: Field, piece: Piece, pose: Pose) -> int:
    there = _ahead(field, piece, pose)
    if (there.x, there.y) == (pose.x, pose.y):
        return 0
    return abs(tabletop.turn_between(pose.facing, tabletop.heading(there.x - pose.x, there.y - pose.y)))


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
