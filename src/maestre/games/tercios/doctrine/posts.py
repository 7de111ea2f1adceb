"""Where to stand: the places that a Troop thinks of, whom it rides down on its way, and the best place in reach."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.doctrine.weighing.field import Field, gap
from maestre.games.tercios.doctrine.weighing.outlooks import (
    MARGIN,
    Outlook,
    gained,
    onlooker,
    outlook,
    promise,
    terms_of,
)
from maestre.games.tercios.doctrine.weighing.stakes import falls
from maestre.games.tercios.doctrine.weighing.words import hundredths, worth
from maestre.games.tercios.moving.movement import TURNS
from maestre.games.tercios.table.move_legality import check_move, check_turn, speed, toward
from maestre.games.tercios.table.places import base, faceless, pose
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.opponents import Term, term
from maestre.play import Refused
from maestre.space import tabletop
from maestre.space.tabletop import Base, Point, Pose

_PIVOTS: Final = 3
"""In so many parts the quarter turn to either side is divided when ways are looked for."""
_PARTS: Final = 2
"""In so many parts the whole way is divided."""
_QUARRY: Final = 3
"""How many of the nearest enemies are gone for straight ahead."""
_TRIES: Final = 16
"""How many of the best places are tried before a Troop stays where it is."""
_WEIGHED: Final = 3
"""How many places that may be gone to are weighed against each other."""


class Post(NamedTuple):
    """A place to go to with the front centre, what standing there is worth, and why; ``ridden`` is on the way."""

    worth: float
    to: Point
    there: Pose
    outlook: Outlook
    ridden: tuple[Term, ...] = ()


def stayed(field: Field, unit: UnitId, *, shoots: bool = False) -> float:
    """What staying is worth."""
    return promise(field, unit, pose(field.state, unit), shoots=shoots)


def best_post(field: Field, unit: UnitId, order: OrderKind | None, *, shoots: bool = False) -> Post:
    """The best place that a Troop may go to with an order; where it is, if no other is better."""
    return posts(field, unit, order, shoots=shoots, most=1)[0]


def posts(
    field: Field, unit: UnitId, order: OrderKind | None, *, shoots: bool = False, most: int = _WEIGHED
) -> tuple[Post, ...]:
    """The best places that a Troop may go to, the best first; where it is comes last."""
    return field.kept(
        ("posts", unit, order, shoots, most), lambda: _posts(field, unit, order, shoots=shoots, most=most)
    )


def _posts(field: Field, unit: UnitId, order: OrderKind | None, *, shoots: bool, most: int) -> tuple[Post, ...]:
    at = pose(field.state, unit)
    here = Post(stayed(field, unit, shoots=shoots), field.front(unit), at, outlook(field, unit, at))
    found = []
    for post in _places(field, unit, order):
        gain = post.worth + (post.outlook.now if shoots else 0.0)
        if gain > here.worth:
            found.append(post._replace(worth=gain))
    found.sort(key=lambda post: -post.worth)
    kept: list[Post] = []
    for post in found[:_TRIES]:
        if _open(field, unit, order, post.to):
            kept.append(post)
            if len(kept) == most:
                break
    return (*kept, here)


def post_terms(field: Field, unit: UnitId, post: Post, *, shoots: bool = False) -> tuple[Term, ...]:
    """What speaks for a place and against it, and for the way to it."""
    return (*terms_of(field, unit, post.outlook), *post.ridden, *_shot_from(field, unit, post, shoots=shoots))


def moved(field: Field, unit: UnitId, post: Post, *, shoots: bool = False) -> tuple[Term, ...]:
    """What speaks for going to a place instead of staying, and against it."""
    here = outlook(field, unit, pose(field.state, unit))
    return (
        *gained(field, unit, post.outlook, here),
        *post.ridden,
        *_shot_from(field, unit, post, shoots=shoots),
    )


def _shot_from(field: Field, unit: UnitId, post: Post, *, shoots: bool) -> Iterator[Term]:
    if shoots and post.outlook.now:
        yield term("why-shoots-there", post.outlook.now, unit=field.named(unit), reach=field.range(unit) // INCH)


# ------------------------------------------------------------------------------------------------------ where it may go


def _places(field: Field, unit: UnitId, order: OrderKind | None) -> tuple[Post, ...]:
    """The places that a Troop thinks of with an order, how it would stand there, and what that promises."""
    return field.kept(("places", unit, order), lambda: tuple(_thought_of(field, unit, order)))


def _thought_of(field: Field, unit: UnitId, order: OrderKind | None) -> Iterator[Post]:
    here, size = field.front(unit), base(field.state, unit)
    for to in dict.fromkeys(_passable(field, unit, order)):
        there = tabletop.placed(size, tabletop.Side.FRONT, to, toward(here, to))
        found = outlook(field, unit, there)
        ridden = tuple(ridden_down(field, unit, here, to, size))
        yield Post(found.later + worth(ridden), to, there, found, ridden)


def _open(field: Field, unit: UnitId, order: OrderKind | None, to: Point) -> bool:
    try:
        check_move(field.state, unit, order, to)
    except Refused:
        return False
    return True


def _passable(field: Field, unit: UnitId, order: OrderKind | None) -> Iterator[Point]:
    """The ends of its ways, each no farther than the ground along it lets a Troop go (3.18)."""
    here, slowed = field.front(unit), onlooker(field, unit).slowed
    for to in _ways(field, unit, order):
        length = hypot(to.x - here.x, to.y - here.y)
        far = speed(field.state, unit, order, here, to).whole * INCH if slowed else length
        if far >= length:
            yield to
        elif far > MARGIN:
            yield _along(here, toward(here, to), int(far))


def _ways(field: Field, unit: UnitId, order: OrderKind | None) -> Iterator[Point]:
    """Places within a quarter turn to either side, those straight toward the nearest enemies, and at leaders."""
    far, facing = field.pace(unit, order), pose(field.state, unit).facing
    here = field.front(unit)
    if not far:
        return
    for pivot in range(-_PIVOTS, _PIVOTS + 1):
        heading = facing + pivot * tabletop.QUARTER_TURN // _PIVOTS
        for part in range(1, _PARTS + 1):
            yield _along(here, heading, far * part // _PARTS)
    gaps = {foe: gap(here, field.outline(foe)) for foe in field.foes}
    for foe in sorted(gaps, key=gaps.__getitem__)[:_QUARRY]:
        other = field.outline(foe)
        heading = toward(here, Point(other.x, other.y))
        if abs(tabletop.turn_between(facing, heading)) <= tabletop.QUARTER_TURN:
            for reach in (0, field.range(unit), field.charge_reach(unit)):
                length = min(far, gaps[foe] - reach + MARGIN)
                if length > MARGIN:
                    yield _along(here, heading, length)
    yield from _at_leaders(field, here, facing, far)


def _at_leaders(field: Field, here: Point, facing: int, far: int) -> Iterator[Point]:
    for edge, _ in field.loose().values():
        away = gap(here, edge)
        heading = toward(here, Point(edge.x, edge.y))
        if 0 < away < far and abs(tabletop.turn_between(facing, heading)) <= tabletop.QUARTER_TURN:
            yield _along(here, heading, min(far, away + INCH))


def _along(start: Point, heading: int, length: int) -> Point:
    by = tabletop.step(heading, length)
    return Point(start.x + by.x, start.y + by.y)


def ridden_down(field: Field, unit: UnitId, here: Point, to: Point, size: Base) -> Iterator[Term]:
    """The enemy leaders in the way of a Troop, who throw for their lives (7.24)."""
    ways, length = (to.x - here.x, to.y - here.y), ((to.x - here.x) ** 2 + (to.y - here.y) ** 2) ** 0.5
    for leader, (edge, promised) in field.loose().items() if length else ():
        x, y = edge.x - here.x, edge.y - here.y
        along = (x * ways[0] + y * ways[1]) / length
        across = abs(x * ways[1] - y * ways[0]) / length
        if 0 <= along <= length + edge.reach - MARGIN and across <= size.width // 2 + edge.reach - MARGIN:
            yield _ridden(field, unit, leader, promised)


def _ridden(field: Field, unit: UnitId, leader: LeaderId, promised: float) -> Term:
    chance, name = hundredths(falls(field.state, leader)), field.state.leaders[leader].name
    return term("why-ride-down", promised, unit=field.named(unit), leader=name, chance=chance)


# --------------------------------------------------------------------------------------------------------------- turns


def best_turn(field: Field, unit: UnitId, *, shoots: bool = False) -> tuple[float, str, Outlook]:
    """The best change of facing and what it is worth; no word if a Troop does better to look where it does."""
    return field.kept(("turn", unit, shoots), lambda: _best_turn(field, unit, shoots=shoots))


def _best_turn(field: Field, unit: UnitId, *, shoots: bool) -> tuple[float, str, Outlook]:
    at = pose(field.state, unit)
    found = (stayed(field, unit, shoots=shoots), "", outlook(field, unit, at))
    for word, side in () if faceless(field.state, unit) else TURNS.items():
        there = tabletop.faced_about(at, base(field.state, unit), side)
        worth = promise(field, unit, there, shoots=shoots)
        if worth > found[0] and _has_room(field, unit, side):
            found = (worth, word, outlook(field, unit, there))
    return found


def turned(field: Field, unit: UnitId, there: Outlook) -> tuple[Term, ...]:
    """What speaks for looking another way, and against it."""
    return tuple(gained(field, unit, there, outlook(field, unit, pose(field.state, unit))))


def _has_room(field: Field, unit: UnitId, side: tabletop.Side) -> bool:
    try:
        check_turn(field.state, unit, side)
    except Refused:
        return False
    return True
