"""Poses on the boundary of what is legal: exact gaps, first touches, flush contacts, ends of turns, edges of the table.

Each is found as a game would find it, stored, read again and judged without any tolerance.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import msgspec

from maestre.space.tabletop import (
    Ahead,
    Around,
    Base,
    Corner,
    Obstacle,
    Outline,
    Pose,
    Side,
    Turn,
    Wheeled,
    advance,
    charge_way,
    distance,
    face_of,
    fall_back,
    flush,
    freed,
    heading,
    nearer_than,
    on_table,
    overlap,
    parted,
    row,
    slide,
    stand,
    stands,
    table,
    track,
    walk,
    wheel,
)
from tests.space.tabletop.oracle import BASES, named

INCHES = (2_500, 2_540)
FIELD = 60_000
BOARD = table(FIELD, FIELD)
NEAR = 3

Judged = tuple[str, bool, bool]
"""What was tried, whether it is legal once stored, whether it is as near as it can be."""


def boundary_poses(count: int, seed: int) -> Iterator[Judged]:
    """Try so many boundary poses, one kind after the other."""
    random = Random(seed)
    kinds: tuple[Callable[[Random], Judged | None], ...] = (
        _exact_gap,
        _first_touch,
        _flush_contact,
        _slid_contact,
        _end_of_turn,
        _parting,
        _edge_of_table,
        _shared_side,
        _end_of_a_way,
        _freed,
        _charge,
        _row_among_others,
    )
    tried = 0
    while tried < count:
        found = kinds[tried % len(kinds)](random)
        if found is not None:
            tried += 1
            yield found


def tallied(count: int, seed: int) -> tuple[Counter[str], list[Judged]]:
    """Return how many poses of each kind were tried, and those that are illegal or not near enough."""
    tries: Counter[str] = Counter()
    wrong = []
    for judged in boundary_poses(count, seed):
        tries[judged[0]] += 1
        if not (judged[1] and judged[2]):
            wrong.append(judged)
    return tries, wrong


def _pose(random: Random, reach: int = FIELD) -> Pose:
    facing = random.choice((random.randrange(36_000), random.randrange(8) * 4_500))
    return Pose(random.randrange(reach), random.randrange(reach), facing)


def _stored(pose: Pose) -> Pose:
    return msgspec.json.decode(msgspec.json.encode(pose), type=Pose)


def _outlines(random: Random, count: int) -> tuple[Outline, ...]:
    return tuple(stand(_pose(random), random.choice(BASES)) for _ in range(count))


def _scene(random: Random, gap: int) -> tuple[Pose, Base, tuple[Obstacle, ...]]:
    pose, base = _pose(random), random.choice(BASES)
    others = named(*_outlines(random, 3))
    return pose, base, tuple(o for o in others if not nearer_than(stand(pose, base), o.outline, gap))


def _moved_to_contact(random: Random, gap: int, kind: str) -> Judged | None:
    pose, base, others = _scene(random, gap)
    if not others:
        return None
    mark = others[0].outline
    along = pose.facing if random.random() < 0.3 else _toward(pose, mark)
    around = Around(shunned=others, gap=gap) if gap else Around(solid=others)
    found = advance(pose, base, along, FIELD, around)
    if not found.stopped_by:
        return None
    there = _stored(found.pose)
    near = min(_shown(there, base, o.outline) for o in others if o.name in found.stopped_by)
    return kind, stands(there, base, around).legal, near <= gap + NEAR


def _toward(pose: Pose, outline: Outline) -> int:
    return heading(outline.x - pose.x, outline.y - pose.y) if (outline.x, outline.y) != pose[:2] else 0


def _shown(pose: Pose, base: Base, other: Outline) -> int:
    return distance(stand(pose, base), other).shown()


def _exact_gap(random: Random) -> Judged | None:
    return _moved_to_contact(random, random.choice(INCHES), "exact gap")


def _first_touch(random: Random) -> Judged | None:
    return _moved_to_contact(random, 0, "first touch")


def _flush_contact(random: Random) -> Judged:
    face = face_of(_pose(random), random.choice(BASES), random.choice(tuple(Side)))
    base = random.choice(BASES)
    there = stand(_stored(flush(_pose(random), base, face)), base)
    return "flush contact", not overlap(there, face.outline), distance(there, face.outline).within(NEAR)


def _slid_contact(random: Random) -> Judged:
    face = face_of(_pose(random), random.choice(BASES), random.choice(tuple(Side)))
    base = random.choice(BASES)
    start = flush(_pose(random), base, face)
    others = named(*_outlines(random, 3))
    free = tuple(o for o in others if not overlap(o.outline, stand(start, base)))
    there = stand(_stored(slide(start, base, face, Around(solid=free)).pose), base)
    legal = not any(overlap(there, outline) for outline in (face.outline, *(o.outline for o in free)))
    return "slid contact", legal, distance(there, face.outline).within(NEAR)


def _end_of_turn(random: Random) -> Judged | None:
    gap = random.choice((0, *INCHES))
    pose, base, others = _scene(random, gap)
    around = Around(shunned=others, gap=gap) if gap else Around(solid=others)
    about = random.choice((Corner.FRONT_LEFT, Corner.FRONT_RIGHT, Side.FRONT, None))
    found = wheel(pose, base, about, random.choice((-9_000, 9_000)), around)
    if not found.stopped_by:
        return None
    there = _stored(found.pose)
    near = min(_shown(there, base, o.outline) for o in others if o.name in found.stopped_by)
    return "end of a turn", stands(there, base, around).legal, near <= gap + 12


def _parting(random: Random) -> Judged | None:
    pose, base, other = _pose(random, 12_000), random.choice(BASES), stand(_pose(random, 12_000), random.choice(BASES))
    gap = random.choice((0, *INCHES))
    found = parted(pose, base, other, gap)
    if not found.steps:
        return None
    there = stand(_stored(found.pose), base)
    return "parting", not nearer_than(there, other, gap), distance(there, other).within(gap + NEAR)


def _edge_of_table(random: Random) -> Judged | None:
    pose, base = _pose(random), random.choice(BASES)
    if not on_table(stand(pose, base), BOARD):
        return None
    found = fall_back(pose, base, 2 * FIELD, Around(table=BOARD))
    there = stand(_stored(found.pose), base)
    rim = min(min(x, y, FIELD - x, FIELD - y) for x, y in there.points)
    return "edge of the table", on_table(there, BOARD), 0 <= rim <= NEAR


def _shared_side(random: Random) -> Judged | None:
    face = face_of(_pose(random), random.choice(BASES), random.choice(tuple(Side)))
    bases = [random.choice(BASES) for _ in range(2)]
    found = row(face, bases)
    if found is None:
        return None
    a, b = (stand(_stored(pose), base) for pose, base in zip(found, bases, strict=True))
    legal = not overlap(a, b) and not overlap(a, face.outline) and not overlap(b, face.outline)
    return "shared side", legal, distance(a, b).within(NEAR) and distance(b, face.outline).within(NEAR)


def _end_of_a_way(random: Random) -> Judged | None:
    gap = random.choice((0, *INCHES))
    pose, base, others = _scene(random, gap)
    around = Around(shunned=others, gap=gap) if gap else Around(solid=others)
    corner = random.choice((Corner.FRONT_LEFT, Corner.FRONT_RIGHT))
    bend = random.choice((Turn(random.randrange(-9_000, 9_000)), Wheeled(corner, random.randrange(-6_000, 6_000))))
    found = walk(pose, base, (Ahead(random.randrange(9_000)), bend, Ahead(FIELD)), around, (), random.choice((0, gap)))
    if not found.stopped_by or len(found.poses) < 4:
        return None
    there = _stored(found.pose)
    near = min(_shown(there, base, o.outline) for o in others if o.name in found.stopped_by)
    return "end of a way", stands(there, base, around).legal, near <= gap + NEAR


def _freed(random: Random) -> Judged | None:
    pose, base = _pose(random, 12_000), random.choice(BASES)
    others = named(*(stand(_pose(random, 20_000), random.choice(BASES)) for _ in range(4)))
    gap = random.choice((0, *INCHES))
    around = Around(shunned=others, gap=gap)
    found = freed(pose, base, around, FIELD)
    if found is None or not found.steps:
        return None
    there = _stored(found.pose)
    near = min(_shown(there, base, o.outline) for o in others)
    return "freed of several", stands(there, base, around).legal, near <= gap + 2 * NEAR


def _charge(random: Random) -> Judged | None:
    pose, base, others = _scene(random, 0)
    at, size = _pose(random), random.choice(BASES)
    target = Obstacle("target", stand(at, size))
    if overlap(target.outline, stand(pose, base)) or any(overlap(target.outline, o.outline) for o in others):
        return None
    face = face_of(at, size, random.choice(tuple(Side)))
    found = charge_way(pose, base, face, target, 1, FIELD // 2, Around(solid=others))
    if found is None:
        return None
    there = _stored(found.pose)
    near = distance(stand(there, base), track(face.start, face.end)).within(NEAR)
    return "charge", stands(there, base, Around(solid=(*others, target))).legal, near


def _row_among_others(random: Random) -> Judged | None:
    face = face_of(_pose(random), random.choice(BASES), random.choice(tuple(Side)))
    bases = [random.choice(BASES) for _ in range(2)]
    others = tuple(o for o in named(*_outlines(random, 6)) if not overlap(o.outline, face.outline))
    found = row(face, bases, Around(solid=others))
    if found is None or found == row(face, bases):
        return None
    placed = [(_stored(pose), base) for pose, base in zip(found, bases, strict=True)]
    legal = all(stands(pose, base, Around(solid=others)).legal for pose, base in placed)
    near = min(_shown(pose, base, o.outline) for pose, base in placed for o in others)
    return "row among others", legal, near <= NEAR
