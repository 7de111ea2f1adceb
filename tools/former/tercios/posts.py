"""Where to stand: what a place promises for the next turn, what it exposes to, and the best place in reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Figures, OrderKind, Weapon
from maestre.games.tercios.moving.movement import TURNS
from maestre.games.tercios.table.moments import FLANKABLE
from maestre.games.tercios.table.move_legality import check_move, check_turn, toward
from maestre.games.tercios.table.places import base, disc, faceless, pose
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.play import Refused
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose
from tools.former.tercios import duels, judgement
from tools.former.tercios.duels import Kind, Way
from tools.former.tercios.field import ALL_AROUND, Field, Half, gap, near
from tools.former.tercios.stakes import Stake

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
    """An enemy: where it stands, how far it charges and shoots, and what to hope and to fear from it."""

    edge: Outline
    front: Point
    ahead: Half
    """The half of the table that it looks at."""
    reach: int
    range: int
    prospects: Prospects


class _Onlooker(NamedTuple):
    """All of a Troop that counts for what a place is worth to it, whichever place."""

    base: Base
    faceless: bool
    pace: int
    range: int
    reach: int
    rivals: tuple[Rival, ...]
    leaders: tuple[tuple[Point, int], ...]
    """Where its leaders are, and how far each commands."""


# ------------------------------------------------------------------------------------------------ what a place is worth


def _onlooker(field: Field, unit: UnitId) -> _Onlooker:
    return field.kept(
        ("onlooker", unit),
        lambda: _Onlooker(
            base(field.state, unit),
            faceless(field.state, unit),
            max(field.pace(unit, None), INCH),
            field.range(unit),
            field.charge_reach(unit),
            tuple(_rival(field, unit, foe) for foe in field.foes),
            tuple(_led_by(field, unit)),
        ),
    )


def _rival(field: Field, unit: UnitId, foe: UnitId) -> Rival:
    ours = field.state.units[unit].side is field.side
    pair, figures = (_fighter(field, unit), _fighter(field, foe)), field.state.figures
    where = field.outline(foe), field.front(foe), field.looks(foe)
    prospects = _prospects(figures, *pair, field.caution, ours=ours)
    return Rival(*where, field.charge_reach(foe), field.range(foe), prospects)


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


class Prospects:
    """What one Troop and one enemy can do to each other, wherever they stand; each is worked out when it is needed."""

    def __init__(self, figures: Figures, one: _Fighter, foe: _Fighter, caution: float, *, ours: bool) -> None:
        self._figures, self._one, self._foe = figures, one, foe
        self._caution, self._ours = caution, ours

    @cached_property
    def shots(self) -> tuple[float, float]:
        """What a shot promises next turn, from near and from afar."""
        return self._shots(self._one, self._foe, OrderKind.FIRE)

    @cached_property
    def at_once(self) -> tuple[float, float]:
        """The same with Attention, now."""
        return self._shots(self._one, self._foe, OrderKind.ATTENTION)

    @cached_property
    def shot_at(self) -> tuple[float, float]:
        """What its shots cost us, from near and from afar."""
        return self._shots(self._foe, self._one, OrderKind.FIRE)

    @cached_property
    def in_front(self) -> float:
        """What a charge promises in front."""
        return self._clash("front") if self._one.charges else 0.0

    @cached_property
    def in_flank(self) -> float:
        """What a charge promises from the flank."""
        return self._clash("flank") if self._foe.flankable and self.in_front else self.in_front

    @cached_property
    def feared(self) -> float:
        """What its charge costs us in front."""
        return max(0.0, self._feared("front")) if self._foe.charges else 0.0

    @cached_property
    def flank_feared(self) -> float:
        """What its charge costs us from the flank."""
        return max(0.0, self._feared("flank")) if self._one.flankable and self._foe.charges else self.feared

    def _clash(self, way: Way) -> float:
        kinds, stakes = (self._one.kind, self._foe.kind), (self._one.stake, self._foe.stake)
        return duels.clash(self._figures, *kinds, way, stakes).weighed(self._caution, ours=self._ours)

    def _feared(self, way: Way) -> float:
        kinds, stakes = (self._foe.kind, self._one.kind), (self._foe.stake, self._one.stake)
        return -duels.clash(self._figures, *kinds, way, stakes).weighed(self._caution, ours=False)

    def _shots(self, by: _Fighter, at: _Fighter, order: OrderKind) -> tuple[float, float]:
        far = max(self._figures.weapons.arquebus_step + 1, by.range)
        pair = by.kind, at.kind
        near, afar = (duels.best_volley(self._figures, pair, by.arms, order, one, at.stake) for one in (0, far))
        return near, afar


_prospects: Final = kept_few(duels.KEPT)(Prospects)


class Outlook(NamedTuple):
    """What a place promises for the next turn, and the shot that it offers at once with Attention."""

    later: float
    now: float


def promise(field: Field, unit: UnitId, there: Pose, *, shoots: bool = False) -> float:
    """What a place is worth; ``shoots`` adds the shot that the Troop will make at once."""
    found = _outlook(field, unit, there)
    return found.later + found.now if shoots else found.later


def _outlook(field: Field, unit: UnitId, there: Pose) -> Outlook:
    return field.kept(("outlook", unit, there), lambda: _weighed(field, _onlooker(field, unit), there))


def _weighed(field: Field, one: _Onlooker, there: Pose) -> Outlook:
    """Weigh what can be done from a place next turn, less what may be done to who stands there."""
    edge = tabletop.stand(there, one.base)
    here = Point(edge.x, edge.y) if one.faceless else edge.centre(tabletop.Side.FRONT)
    half = ALL_AROUND if one.faceless else tabletop.front_half(there, one.base)
    step = field.state.figures.weapons.arquebus_step
    hopes, now = _hopes(one, here, half, step)
    charged, shot_at = _fears(one, edge, half, step)
    fears = judgement.CHARGED * charged + judgement.SHOT_AT * field.caution * shot_at
    later = judgement.PATIENCE * (hopes - fears) - judgement.AWAY * _out_of_command(one, edge)
    return Outlook(later, now)


def _hopes(one: _Onlooker, here: Point, half: Half, step: int) -> tuple[float, float]:
    """What can be done from a place: next turn to all enemies, the best before the others; at once by a shot."""
    (x, y), (a, b, c), range_, reach, pace = here, half, one.range, one.reach, one.pace
    best = total = now = chance = 0.0
    for spot, _, (p, q, r), _, _, can in one.rivals:
        far = gap(here, spot)
        if range_:
            missing = far - range_ + _MARGIN
            chance = can.shots[far > step] * (pace / (pace + missing) if missing > 0 else 1.0)
        if reach:
            missing = far - reach + _MARGIN
            fight = can.in_flank if p * x + q * y < r else can.in_front
            fight *= pace / (pace + missing) if missing > 0 else 1.0
            chance = max(chance, fight) if range_ else max(0.0, fight)
        if a * spot.x + b * spot.y < c:
            total += chance * judgement.TURNING
            best = max(best, chance * judgement.TURNING)
        else:
            total += chance
            best = max(best, chance)
            if far <= range_:
                now = max(now, can.at_once[far > step])
    return best + judgement.SECOND * (total - best), now


def _fears(one: _Onlooker, edge: Outline, half: Half, step: int) -> tuple[float, float]:
    """What may be done to who stands at a place: by the worst of the charges, by all shots."""
    x, y, (a, b, c) = edge.x, edge.y, half
    charged = shot_at = 0.0
    for _, front, (p, q, r), reach, range_, can in one.rivals:
        if not near(front, edge, max(reach, range_)) or p * x + q * y < r:
            continue
        far = gap(front, edge)
        if far <= reach:
            charged = max(charged, can.flank_feared if a * front.x + b * front.y < c else can.feared)
        if far <= range_:
            shot_at += can.shot_at[far > step]
    return charged, shot_at


def _out_of_command(one: _Onlooker, edge: Outline) -> float:
    """How many inches a place is out of the reach of every leader of a Troop."""
    gaps = [max(0, gap(at, edge) - reach) for at, reach in one.leaders]
    return min(gaps, default=0) / INCH


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
    found = []
    for to, there, outlook in _places(field, unit, order):
        worth = outlook.later + outlook.now if shoots else outlook.later
        if worth > here.worth:
            found.append(Post(worth, to, there))
    found.sort(key=lambda post: -post.worth)
    return next((post for post in found[:_TRIES] if _open(field, unit, order, post.to)), here)


def _places(field: Field, unit: UnitId, order: OrderKind | None) -> tuple[tuple[Point, Pose, Outlook], ...]:
    """The places that a Troop thinks of with an order, how it would stand there, and what that promises."""
    return field.kept(("places", unit, order), lambda: tuple(_thought_of(field, unit, order)))


def _thought_of(field: Field, unit: UnitId, order: OrderKind | None) -> Iterator[tuple[Point, Pose, Outlook]]:
    here, size = field.front(unit), base(field.state, unit)
    for to in dict.fromkeys(_ways(field, unit, order)):
        there = tabletop.placed(size, tabletop.Side.FRONT, to, toward(here, to))
        yield to, there, _outlook(field, unit, there)


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
