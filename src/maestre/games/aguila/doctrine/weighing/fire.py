"""Fire from a place, and at it: the best shot of a unit, and what the enemy's shots may take from it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.aguila.data import INCH, Arm, Figures, Formation
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.dice import Chances, added, none, wounds
from maestre.games.aguila.doctrine.weighing.duels import Figure, shot
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.onsets import Post
from maestre.games.aguila.doctrine.weighing.pieces import Best, Glance, Piece, front, met, seen_from
from maestre.games.aguila.doctrine.weighing.stakes import lost
from maestre.games.aguila.table.state import UnitId
from maestre.games.aguila.table.subjects import AimKind
from maestre.space import tabletop
from maestre.space.tabletop import Point

_QUARTER: Final = 0.3
_SCREENED: Final = 4 * INCH
"""Nobody who is farther from a wall than this is shielded by it."""


def fire_from(field: Field, piece: Piece, post: Post, *, moved: bool) -> float:
    """What the best shot from a post promises that nothing hides."""
    return best_shot(field, piece, post, moved=moved).value


def best_shot(field: Field, piece: Piece, post: Post, *, moved: bool) -> Best:
    """The best shot from a post that nothing hides."""
    key = ("shots", piece.id, post.pose, post.formation, post.limbered)
    shots = field.kept(key, lambda: _shots(field, piece, post))
    found = [(one.share * _value(field, piece, post.formation, one, moved=moved), one.foe) for one in shots]
    start = front(piece, post.pose)
    for value, foe in sorted(found, reverse=True):
        if field.clear(start, foe, piece.id):
            return Best(value, foe)
    return Best(0.0, None)


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
    around = row.all_front if row is not None else piece.around
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


def _value(field: Field, piece: Piece, formation: Formation | None, at: _Shot, *, moved: bool) -> float:
    """What a shot takes from its target if all of it falls there."""
    _, foe, kind, far, bonus = at
    key = ("shot", piece.id, formation, moved, foe, kind, far, bonus)
    figure = piece.figure._replace(formation=formation, moved=moved)
    return field.kept(key, lambda: _valued(field, figure, piece.id, at))


def _valued(field: Field, by: Figure, unit: UnitId, at: _Shot) -> float:
    """What a shot adds to those of our others who have the same target before them: courage is tested once for all."""
    _, foe, kind, far, bonus = at
    figures, target = field.state.figures, field.piece(foe)
    cover = field.kept(("cover", foe), lambda: _sheltered(field, target))
    chances = wounds(shot(figures, by, target.figure, kind, field.state.sky, far, cover=cover))
    before = _others(field, foe, unit)
    return lost(target.stake, added(before, chances), bonus) - lost(target.stake, before)


def _others(field: Field, foe: UnitId, unit: UnitId) -> Chances:
    """The wounds that a foe has to expect from the best of our others who have it before them as they stand."""
    by = field.kept(("under fire",), lambda: _under_fire(field)).get(foe, ())
    return next((chances for other, chances in by if other != unit), none)


def _under_fire(field: Field) -> dict[UnitId, tuple[tuple[UnitId, Chances], ...]]:
    """Who of ours has whom before him, the one who is nearest: of each target the two who hurt it most."""
    found: dict[UnitId, list[tuple[UnitId, Chances]]] = {}
    for piece in field.friends:
        if not piece.reach or field.state.units[piece.id].limbered:
            continue
        post = Post(piece.pose, piece.formation)
        shots = _shots(field, piece, post)
        near = {one.foe.id: one.near for one in field.glances(piece, piece.pose)}
        for one in sorted(shots, key=lambda one: near[one.foe])[:1]:
            target = field.piece(one.foe)
            kind, far = one.kind, one.far
            chances = wounds(shot(field.state.figures, piece.figure, target.figure, kind, field.state.sky, far))
            found.setdefault(one.foe, []).append((piece.id, chances))
    return {foe: tuple(sorted(some, key=lambda one: -mean(one[1]))[:2]) for foe, some in found.items()}


def mean(chances: Chances) -> float:
    """How many wounds there are on average."""
    return sum(count * chance for count, chance in enumerate(chances))


def _sheltered(field: Field, target: Piece) -> int:
    """The cover that an enemy has: of the ground that he stands in, or of a wall before him."""
    here = Point(target.pose.x, target.pose.y)
    cover = field.cover_at(here)
    by = tabletop.step(target.pose.facing, target.depth // 2 + _BEFORE)
    ahead = Point(here.x + by.x, here.y + by.y)
    return max([cover, *(more for more, edge in field.shields if tabletop.enters(here, ahead, edge))])


_BEFORE: Final = 2 * INCH


def shaken(figures: Figures, side: tabletop.Side, *, guns: bool) -> int:
    """How much worse fire from a side makes a courage test."""
    if side is tabletop.Side.FRONT:
        return 0
    courage = figures.combat.courage
    if side is tabletop.Side.REAR:
        return courage.shot_rear
    return courage.shot_flank_artillery if guns else courage.shot_flank


def fire_at(field: Field, piece: Piece, post: Post, cover: int) -> float:
    """What the enemy's shots may take from a unit at a post; those who must still move there count for less."""
    return sum(one.value for one in fires_at(field, piece, post, cover))


def fires_at(field: Field, piece: Piece, post: Post, cover: int) -> Iterator[Best]:
    """What each enemy's shot may take from a unit at a post; a wall in between covers it."""
    centre = Point(post.pose.x, post.pose.y)
    walls = [one for one in field.shields if tabletop.spacing(centre, one[1]) <= _SCREENED] if field.shields else ()
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
            there = front(other, other.pose)
            best = max([cover, *(more for more, edge in walls if tabletop.enters(there, centre, edge))])
            value = field.taken(other.id, piece.id, post.formation, kind, far=long, cover=best)
            likely *= 1.0 if far <= field.nearest_but(other.id, piece.id) else judgement.PASSED_OVER
            yield Best(likely * value, other.id)


def _share_at(other: Piece, centre: Point) -> bool:
    ahead, right = seen_from(other.pose, centre)
    ahead -= other.depth / 2
    if other.around:
        return True
    return ahead > 0 and abs(right) <= other.width / 2 + (ahead if other.wide else 0)
