"""Where to stand: what a place promises for the next turn, what it exposes to, and the best place in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, WEAPONS, OrderKind
from maestre.games.tercios.doctrine import judgement
from maestre.games.tercios.doctrine.field import Field, ahead, gap, in_view
from maestre.games.tercios.moving.movement import TURNS
from maestre.games.tercios.table.moments import FLANKABLE
from maestre.games.tercios.table.move_legality import check_move, check_turn, toward
from maestre.games.tercios.table.places import base, disc, faceless, pose
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.play import Refused
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

__all__ = ["Post", "best_post", "best_turn", "promise", "stayed"]

_PIVOTS: Final = 3
"""In so many parts the quarter turn to either side is divided when ways are looked for."""
_PARTS: Final = 2
"""In so many parts the whole way is divided."""
_MARGIN: Final = INCH // 2
"""How far within its reach a Troop likes to stand."""
_QUARRY: Final = 3
"""How many of the nearest enemies are gone for straight ahead."""
_TRIES: Final = 8
"""How many of the best places are tried before a Troop stays where it is."""


class Post(NamedTuple):
    """A place to go to with the front centre, and what standing there is worth."""

    worth: float
    to: Point
    there: Pose


class Rival(NamedTuple):
    """What one Troop and one enemy can do to each other, wherever they stand."""

    edge: Outline
    front: Point
    looks: tabletop.Arc | None
    shots: tuple[float, float]
    """What a shot promises next turn, from near and from afar."""
    at_once: tuple[float, float]
    """The same with Attention, now."""
    charge: tuple[float, float]
    """What a charge promises, in front and from the flank."""
    reach: int
    range: int
    feared: tuple[float, float]
    """What its charge costs us, in front and from the flank."""
    shot_at: tuple[float, float]
    """What its shots cost us, from near and from afar."""


# ------------------------------------------------------------------------------------------------ what a place is worth


def _rivals(field: Field, unit: UnitId) -> tuple[Rival, ...]:
    return field.kept(("rivals", unit), lambda: tuple(_rival(field, unit, foe) for foe in field.foes))


def _rival(field: Field, unit: UnitId, foe: UnitId) -> Rival:
    fire, attention, step = OrderKind.FIRE, OrderKind.ATTENTION, WEAPONS.arquebus_step
    far, their = max(step + 1, field.range(unit)), field.range(foe)
    in_front = field.clash(unit, foe, "front") if field.charge_reach(unit) else 0.0
    flank = FLANKABLE(field.state, foe) and bool(in_front)
    feared = -field.clash(foe, unit, "front") if field.charge_reach(foe) else 0.0
    exposed = FLANKABLE(field.state, unit) and field.charge_reach(foe)
    return Rival(
        field.outline(foe),
        field.front(foe),
        field.looks(foe),
        (field.volley(unit, foe, fire, 0), field.volley(unit, foe, fire, far)),
        (field.volley(unit, foe, attention, 0), field.volley(unit, foe, attention, far)),
        (in_front, field.clash(unit, foe, "flank") if flank else in_front),
        field.charge_reach(foe),
        their,
        (max(0.0, feared), max(0.0, -field.clash(foe, unit, "flank") if exposed else feared)),
        (field.volley(foe, unit, fire, 0), field.volley(foe, unit, fire, max(step + 1, their))),
    )


class Outlook(NamedTuple):
    """What a place promises for the next turn, and the shot that it offers at once with Attention."""

    later: float
    now: float


def promise(field: Field, unit: UnitId, there: Pose, *, shoots: bool = False) -> float:
    """What a place is worth; ``shoots`` adds the shot that the Troop will make at once."""
    found = field.kept(("outlook", unit, there), lambda: _outlook(field, unit, there))
    return found.later + found.now if shoots else found.later


def _outlook(field: Field, unit: UnitId, there: Pose) -> Outlook:
    """Weigh what can be done from a place next turn, less what may be done to who stands there."""
    edge, sees = tabletop.stand(there, base(field.state, unit)), ahead(field.state, unit, there)
    here = Point(edge.x, edge.y) if sees is None else edge.centre(tabletop.Side.FRONT)
    pace, range_, reach = max(field.pace(unit, None), INCH), field.range(unit), field.charge_reach(unit)
    chances, charged, shot_at, now = [0.0], 0.0, 0.0, 0.0
    for foe in _rivals(field, unit):
        far, faced = gap(here, foe.edge), in_view(sees, foe.edge)
        behind = foe.looks is not None and not foe.looks.holds(here)
        shot = foe.shots[far > WEAPONS.arquebus_step] * _nearness(far - range_ + _MARGIN, pace) if range_ else 0.0
        fight = foe.charge[behind] * _nearness(far - reach + _MARGIN, pace) if reach else 0.0
        chances.append(max(shot, fight) * (1.0 if faced else judgement.TURNING))
        if faced and far <= range_:
            now = max(now, foe.at_once[far > WEAPONS.arquebus_step])
        if in_view(foe.looks, edge):
            far = gap(foe.front, edge)
            if far <= foe.reach:
                charged = max(charged, foe.feared[sees is not None and not sees.holds(foe.front)])
            if far <= foe.range:
                shot_at += foe.shot_at[far > WEAPONS.arquebus_step]
    best = max(chances)
    hopes = best + judgement.SECOND * (sum(chances) - best)
    fears = judgement.CHARGED * charged + judgement.SHOT_AT * field.caution * shot_at
    later = judgement.PATIENCE * (hopes - fears) - judgement.AWAY * _out_of_command(field, unit, edge)
    return Outlook(later, now)


def _nearness(missing: int, pace: int) -> float:
    """How much of a chance is left to whoever must still go so far for it."""
    return pace / (pace + max(0, missing))


def _out_of_command(field: Field, unit: UnitId, edge: Outline) -> float:
    """How many inches a place is out of the reach of every leader of a Troop."""
    gaps = [max(0, gap(at, edge) - reach) for at, reach in _leaders(field, unit)]
    return min(gaps, default=0) / INCH


def _leaders(field: Field, unit: UnitId) -> tuple[tuple[Point, int], ...]:
    return field.kept(("leaders", unit), lambda: tuple(_led_by(field, unit)))


def _led_by(field: Field, unit: UnitId) -> Iterator[tuple[Point, int]]:
    """Where the leaders of a Troop are, and how far each commands."""
    for leader, who in field.state.leaders.items():
        if interacts(field.state, leader, unit) and who.inside != unit:
            own = _whereabouts(field, leader)
            if own is not None:
                yield Point(own.x, own.y), command_distance(field.state, leader) + own.reach


def _whereabouts(field: Field, leader: LeaderId) -> Outline | None:
    inside = field.state.leaders[leader].inside
    if inside is None:
        return disc(field.state, leader)
    return field.outline(inside) if inside in field.own else None


# ------------------------------------------------------------------------------------------------------ where it may go


def stayed(field: Field, unit: UnitId, *, shoots: bool = False) -> float:
    """What staying is worth."""
    return promise(field, unit, pose(field.state, unit), shoots=shoots)


def best_post(field: Field, unit: UnitId, order: OrderKind | None, *, shoots: bool = False) -> Post:
    """The best place that a Troop may go to with an order; where it is, if no other is better."""
    return field.kept(("post", unit, order, shoots), lambda: _best_post(field, unit, order, shoots=shoots))


def _best_post(field: Field, unit: UnitId, order: OrderKind | None, *, shoots: bool) -> Post:
    here = Post(stayed(field, unit, shoots=shoots), field.front(unit), pose(field.state, unit))
    size = base(field.state, unit)
    found = []
    for to in dict.fromkeys(_ways(field, unit, order)):
        there = tabletop.placed(size, tabletop.Side.FRONT, to, toward(here.to, to))
        worth = promise(field, unit, there, shoots=shoots)
        if worth > here.worth:
            found.append(Post(worth, to, there))
    found.sort(key=lambda post: -post.worth)
    return next((post for post in found[:_TRIES] if _open(field, unit, order, post.to)), here)


def _open(field: Field, unit: UnitId, order: OrderKind | None, to: Point) -> bool:
    try:
        check_move(field.state, unit, order, to)
    except Refused:
        return False
    return True


def _ways(field: Field, unit: UnitId, order: OrderKind | None) -> Iterator[Point]:
    """Places within a quarter turn to either side, and those straight toward the nearest enemies."""
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
                length = min(far, gaps[foe] - reach + _MARGIN)
                if length > _MARGIN:
                    yield _along(here, heading, length)


def _along(start: Point, heading: int, length: int) -> Point:
    by = tabletop.step(heading, length)
    return Point(start.x + by.x, start.y + by.y)


# --------------------------------------------------------------------------------------------------------------- turns


def best_turn(field: Field, unit: UnitId, *, shoots: bool = False) -> tuple[float, str]:
    """The best change of facing and what it is worth; no word if a Troop does better to look where it does."""
    found = (stayed(field, unit, shoots=shoots), "")
    for word, side in () if faceless(field.state, unit) else TURNS.items():
        there = tabletop.faced_about(pose(field.state, unit), base(field.state, unit), side)
        worth = promise(field, unit, there, shoots=shoots)
        if worth > found[0] and _has_room(field, unit, side):
            found = (worth, word)
    return found


def _has_room(field: Field, unit: UnitId, side: tabletop.Side) -> bool:
    try:
        check_turn(field.state, unit, side)
    except Refused:
        return False
    return True
