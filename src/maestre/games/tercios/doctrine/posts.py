"""Where to stand: what a place promises for the next turn, what it exposes to, and the best place in reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Figures, OrderKind, Weapon
from maestre.games.tercios.doctrine import duels, judgement
from maestre.games.tercios.doctrine.duels import Kind, Way
from maestre.games.tercios.doctrine.field import Field, ahead, gap
from maestre.games.tercios.doctrine.stakes import Stake
from maestre.games.tercios.moving.movement import TURNS
from maestre.games.tercios.table.moments import FLANKABLE
from maestre.games.tercios.table.move_legality import check_move, check_turn, toward
from maestre.games.tercios.table.places import base, disc, faceless, pose
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.play import Refused
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

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


class Prospects(NamedTuple):
    """What one Troop and one enemy can do to each other, wherever they stand."""

    shots: tuple[float, float]
    """What a shot promises next turn, from near and from afar."""
    at_once: tuple[float, float]
    """The same with Attention, now."""
    charge: tuple[float, float]
    """What a charge promises, in front and from the flank."""
    feared: tuple[float, float]
    """What its charge costs us, in front and from the flank."""
    shot_at: tuple[float, float]
    """What its shots cost us, from near and from afar."""


class Rival(NamedTuple):
    """An enemy: where it stands, how far it charges and shoots, and what to hope and to fear from it."""

    edge: Outline
    front: Point
    looks: tabletop.Arc | None
    reach: int
    range: int
    shots: tuple[float, float]
    at_once: tuple[float, float]
    charge: tuple[float, float]
    feared: tuple[float, float]
    shot_at: tuple[float, float]


# ------------------------------------------------------------------------------------------------ what a place is worth


def _rivals(field: Field, unit: UnitId) -> tuple[Rival, ...]:
    return field.kept(("rivals", unit), lambda: tuple(_rival(field, unit, foe) for foe in field.foes))


def _rival(field: Field, unit: UnitId, foe: UnitId) -> Rival:
    ours = field.state.units[unit].side is field.side
    pair, figures = (_fighter(field, unit), _fighter(field, foe)), field.state.figures
    prospects = _prospects(figures, *pair, field.caution, ours=ours)
    return Rival(
        field.outline(foe), field.front(foe), field.looks(foe), field.charge_reach(foe), field.range(foe), *prospects
    )


class _Fighter(NamedTuple):
    """All of a Troop that counts for what it and an enemy can do to each other."""

    kind: Kind
    stake: Stake
    arms: tuple[Weapon, ...]
    range: int
    charges: bool
    flankable: bool


def _fighter(field: Field, unit: UnitId) -> _Fighter:
    return field.kept(
        ("fighter", unit),
        lambda: _Fighter(
            field.kind(unit),
            field.stake(unit),
            field.arms(unit),
            field.range(unit),
            field.charge_reach(unit) > 0,
            FLANKABLE(field.state, unit),
        ),
    )


@kept_few(duels.KEPT)
def _prospects(figures: Figures, one: _Fighter, foe: _Fighter, caution: float, *, ours: bool) -> Prospects:
    def clash(way: Way) -> float:
        return duels.clash(figures, one.kind, foe.kind, way, (one.stake, foe.stake)).weighed(caution, ours=ours)

    def feared(way: Way) -> float:
        return -duels.clash(figures, foe.kind, one.kind, way, (foe.stake, one.stake)).weighed(caution, ours=False)

    def shots(by: _Fighter, at: _Fighter, order: OrderKind) -> tuple[float, float]:
        far = max(figures.weapons.arquebus_step + 1, by.range)
        pair = by.kind, at.kind
        near, afar = (duels.best_volley(figures, pair, by.arms, order, reach, at.stake) for reach in (0, far))
        return near, afar

    in_front = clash("front") if one.charges else 0.0
    theirs = feared("front") if foe.charges else 0.0
    return Prospects(
        shots(one, foe, OrderKind.FIRE),
        shots(one, foe, OrderKind.ATTENTION),
        (in_front, clash("flank") if foe.flankable and in_front else in_front),
        (max(0.0, theirs), max(0.0, feared("flank") if one.flankable and foe.charges else theirs)),
        shots(foe, one, OrderKind.FIRE),
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
    middle = Point(edge.x, edge.y)
    here = middle if sees is None else edge.centre(tabletop.Side.FRONT)
    pace, range_, reach = max(field.pace(unit, None), INCH), field.range(unit), field.charge_reach(unit)
    chances, charged, shot_at, now, step = [0.0], 0.0, 0.0, 0.0, field.state.figures.weapons.arquebus_step
    view = None if sees is None else sees.planes[0]
    for foe in _rivals(field, unit):
        spot, looks = foe.edge, None if foe.looks is None else foe.looks.planes[0]
        far = gap(here, spot)
        faced = view is None or view.depth((spot.x, spot.y)) >= 0
        behind = looks is not None and looks.depth(here) < 0
        shot = foe.shots[far > step] * _nearness(far - range_ + _MARGIN, pace) if range_ else 0.0
        fight = foe.charge[behind] * _nearness(far - reach + _MARGIN, pace) if reach else 0.0
        chances.append(max(shot, fight) * (1.0 if faced else judgement.TURNING))
        if faced and far <= range_:
            now = max(now, foe.at_once[far > step])
        if looks is None or looks.depth(middle) >= 0:
            far = gap(foe.front, edge)
            if far <= foe.reach:
                charged = max(charged, foe.feared[view is not None and view.depth(foe.front) < 0])
            if far <= foe.range:
                shot_at += foe.shot_at[far > step]
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
