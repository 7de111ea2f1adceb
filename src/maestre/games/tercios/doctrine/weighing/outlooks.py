"""What a place is worth to a Troop: what it promises for the next turn, what it exposes to, and how these are told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Figures, Ground, OrderKind, Weapon
from maestre.games.tercios.doctrine.weighing import duels, judgement
from maestre.games.tercios.doctrine.weighing.duels import Kind, Way
from maestre.games.tercios.doctrine.weighing.field import ALL_AROUND, Field, Half, gap, inches_between, near
from maestre.games.tercios.doctrine.weighing.plans import TOO_NEAR
from maestre.games.tercios.doctrine.weighing.stakes import Stake
from maestre.games.tercios.doctrine.weighing.words import whole_inches
from maestre.games.tercios.table.moments import FLANKABLE, GROUND_SLOWS
from maestre.games.tercios.table.places import base, disc, faceless, scene
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.opponents import Term, term
from maestre.play.written.figures import kept_few
from maestre.space import tabletop
from maestre.space.tabletop import Base, Outline, Point, Pose

MARGIN: Final = INCH // 2
"""How far within its reach a Troop likes to stand."""
_SLOW: Final = (Ground.DIFFICULT, Ground.VERY_DIFFICULT)
_FIRM: Final = (Ground.PROTECTED, Ground.HEIGHT)


class Rival(NamedTuple):
    """An enemy: where it stands, how far it charges and shoots, and what to hope and to fear from it."""

    edge: Outline
    front: Point
    ahead: Half
    """The half of the table that it looks at."""
    reach: int
    range: int
    dread: float
    """How likely it is taken to charge."""
    prospects: Prospects
    unit: UnitId


class Onlooker(NamedTuple):
    """All of a Troop that counts for what a place is worth to it, whichever place."""

    base: Base
    faceless: bool
    pace: int
    range: int
    reach: int
    worth: float
    slowed: bool
    rivals: tuple[Rival, ...]
    leaders: tuple[tuple[Point, int], ...]
    """Where its leaders are, and how far each commands."""
    grounds: tuple[tuple[Outline, tuple[Ground, ...]], ...]
    reserved: bool
    turns: int
    """How many turns are to come after this one."""


class Outlook(NamedTuple):
    """What a place promises for the next turn, and the shot that it offers at once with Attention; and why."""

    later: float
    now: float
    hope: float
    """What can be done from there to all enemies;"""
    quarry: UnitId | None
    """to whom above all,"""
    fights: bool
    """and whether by a charge."""
    charged: float
    """What charges may cost there;"""
    charger: UnitId | None
    """and whose."""
    shot_at: float
    shooters: int
    away: int
    """How far out of command it is."""
    slowed: bool
    blind: bool
    """Whether every enemy is behind it there."""
    there: Pose
    here: Point
    """The place itself, and the front centre of who stands there."""


# ------------------------------------------------------------------------------------------------------ who looks on


def onlooker(field: Field, unit: UnitId) -> Onlooker:
    """All of a Troop that counts for what a place is worth to it."""
    return field.kept(("onlooker", unit), lambda: _looking(field, unit))


def _looking(field: Field, unit: UnitId) -> Onlooker:
    state = field.state
    return Onlooker(
        base(state, unit),
        faceless(state, unit),
        max(field.pace(unit, None), INCH),
        field.range(unit),
        field.charge_reach(unit),
        field.stake(unit).worth,
        GROUND_SLOWS(state, unit),
        tuple(_rival(field, unit, foe) for foe in field.foes),
        tuple(_led_by(field, unit)),
        tuple((scene(one), one.qualities) for one in state.scenery.values() if one.qualities),
        field.plan.reserve == unit and state.turn <= judgement.RESERVE and not state.units[unit].wear,
        field.turns_left,
    )


def _rival(field: Field, unit: UnitId, foe: UnitId) -> Rival:
    ours = field.state.units[unit].side is field.side
    pair, figures = (_fighter(field, unit), _fighter(field, foe)), field.state.figures
    where = field.outline(foe), field.front(foe), field.looks(foe)
    prospects = _prospects(figures, *pair, field.caution, ours=ours)
    dread = field.dread.get(foe, judgement.CHARGED)
    return Rival(*where, field.charge_reach(foe), field.range(foe), dread, prospects, foe)


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


# ------------------------------------------------------------------------------------------------ what a place is worth


def outlook(field: Field, unit: UnitId, there: Pose) -> Outlook:
    """What a place is worth to a Troop, and why."""
    return field.kept(("outlook", unit, there), lambda: _weighed(field, onlooker(field, unit), there))


def promise(field: Field, unit: UnitId, there: Pose, *, shoots: bool = False) -> float:
    """What a place is worth; ``shoots`` adds the shot that the Troop will make at once."""
    found = outlook(field, unit, there)
    return found.later + found.now if shoots else found.later


def _weighed(field: Field, one: Onlooker, there: Pose) -> Outlook:
    """Weigh what can be done from a place next turn, less what may be done to who stands there."""
    edge = tabletop.stand(there, one.base)
    here = Point(edge.x, edge.y) if one.faceless else edge.centre(tabletop.Side.FRONT)
    half = ALL_AROUND if one.faceless else tabletop.front_half(there, one.base)
    step = field.state.figures.weapons.arquebus_step
    hope, now, quarry, fights = _hopes(one, here, half, step)
    charged, charger, shot_at, shooters = _fears(one, edge, half, step)
    grounds = [quality for area, qualities in one.grounds if _within(area, here) for quality in qualities]
    slowed = one.slowed and any(quality in _SLOW for quality in grounds)
    if any(quality in _FIRM for quality in grounds):
        charged *= judgement.SHIELD
    hope *= judgement.PATIENCE * field.coming * (judgement.RESERVED if one.reserved else 1.0)
    charged *= judgement.PATIENCE
    shot_at *= judgement.PATIENCE * judgement.SHOT_AT * field.caution
    shot_at *= judgement.COVER if Ground.COVERED in grounds else 1.0
    if field.plan.temper.makes(TOO_NEAR):
        charged = shot_at = 0.0
    away = _out_of_command(one, edge)
    a, b, c = half
    blind = bool(one.rivals) and all(a * foe.edge.x + b * foe.edge.y < c for foe in one.rivals)
    costs = judgement.ROUGH * slowed + judgement.BLIND * blind
    later = hope - charged - shot_at - judgement.AWAY * away / INCH - costs * one.worth
    return Outlook(
        later, now, hope, quarry, fights, charged, charger, shot_at, shooters, away, slowed, blind, there, here
    )


def _within(area: Outline, point: Point) -> bool:
    x, y = point.x - area.x, point.y - area.y
    return x * x + y * y <= area.reach * area.reach and tabletop.holds(area, point)


def _hopes(one: Onlooker, here: Point, half: Half, step: int) -> tuple[float, float, UnitId | None, bool]:
    """What can be done from a place: next turn to all enemies, the best before the others; at once by a shot."""
    (x, y), (a, b, c), range_, reach, pace = here, half, one.range, one.reach, one.pace
    best = total = now = chance = 0.0
    most = pace * (one.turns - 1)
    quarry, fights = None, False
    for spot, _, (p, q, r), _, _, _, can, foe in one.rivals:
        far = gap(here, spot)
        charges = False
        if range_:
            missing = far - range_ + MARGIN
            chance = can.shots[far > step] * _in_time(pace, missing, most)
        if reach:
            missing = far - reach + MARGIN
            fight = can.in_flank if p * x + q * y < r else can.in_front
            fight *= _in_time(pace, missing, most)
            charges = not range_ or fight > chance
            chance = max(chance, fight) if range_ else max(0.0, fight)
        ahead_ = a * spot.x + b * spot.y >= c
        if ahead_ and far <= range_:
            now = max(now, can.at_once[far > step])
        found = chance if ahead_ else chance * judgement.TURNING
        total += found
        if found > best:
            best, quarry, fights = found, foe, charges
    return best + judgement.SECOND * (total - best), now, quarry, fights


def _in_time(pace: int, missing: int, most: int) -> float:
    """What is left of a hope for which so much ground is missing, of which so much can still be made good."""
    if missing <= 0:
        return 1.0
    return pace / (pace + missing) * (judgement.TOO_FAR if missing > most else 1.0)


def _fears(one: Onlooker, edge: Outline, half: Half, step: int) -> tuple[float, UnitId | None, float, int]:
    """What may be done to who stands at a place: by the worst of the charges, by all shots."""
    x, y, (a, b, c) = edge.x, edge.y, half
    charged = shot_at = 0.0
    charger, shooters = None, 0
    for _, front, (p, q, r), reach, range_, dread, can, foe in one.rivals:
        if not near(front, edge, max(reach, range_)) or p * x + q * y < r:
            continue
        far = gap(front, edge)
        if far <= reach:
            fear = dread * (can.flank_feared if a * front.x + b * front.y < c else can.feared)
            if fear > charged:
                charged, charger = fear, foe
        if far <= range_ and (harm := can.shot_at[far > step]):
            shot_at += harm
            shooters += 1
    return charged, charger, shot_at, shooters


def _out_of_command(one: Onlooker, edge: Outline) -> int:
    """How far a place is out of the reach of every leader of a Troop."""
    gaps = [max(0, gap(at, edge) - reach) for at, reach in one.leaders]
    return min(gaps, default=0)


# ------------------------------------------------------------------------------------------------------------ in words


def terms_of(field: Field, unit: UnitId, found: Outlook) -> tuple[Term, ...]:
    """All that speaks for a place and against it."""
    return tuple(_told(field, unit, found))


def _told(field: Field, unit: UnitId, found: Outlook) -> Iterator[Term]:
    if found.quarry is not None:
        yield _hoped(field, unit, found, found.hope)
    if found.charger is not None and found.charged:
        yield _dreaded(field, unit, found, "why-exposed", -found.charged)
    if found.shot_at:
        yield term("why-under-fire", -found.shot_at, unit=field.named(unit), count=found.shooters)
    if found.away:
        yield _away(field, unit, found, -judgement.AWAY * found.away / INCH)
    if found.blind:
        yield term("why-blind", -judgement.BLIND * field.stake(unit).worth, unit=field.named(unit))
    if found.slowed:
        yield term("why-rough", -judgement.ROUGH * field.stake(unit).worth, unit=field.named(unit))


def _hoped(field: Field, unit: UnitId, found: Outlook, worth: float) -> Term:
    assert found.quarry is not None
    reach = field.charge_reach(unit) if found.fights else field.range(unit)
    target, far = field.named(found.quarry), inches_between(found.here, field.outline(found.quarry))
    comes = "why-comes-near" if far > reach // INCH else "why-near-charge"
    why = comes if found.fights else "why-near-shot"
    return term(why, worth, unit=field.named(unit), target=target, far=far, reach=reach // INCH)


def _dreaded(field: Field, unit: UnitId, found: Outlook, why: str, worth: float) -> Term:
    assert found.charger is not None
    foe, reach = field.named(found.charger), field.charge_reach(found.charger) // INCH
    far = inches_between(field.front(found.charger), tabletop.stand(found.there, base(field.state, unit)))
    return term(why, worth, unit=field.named(unit), foe=foe, far=far, reach=reach)


def _away(field: Field, unit: UnitId, found: Outlook, worth: float) -> Term:
    return term("why-out-of-command", worth, unit=field.named(unit), far=whole_inches(found.away))


def gained(field: Field, unit: UnitId, there: Outlook, here: Outlook) -> Iterator[Term]:
    """What speaks for going from one place to another, and against it."""
    if there.quarry is not None and there.hope != here.hope:
        yield _hoped(field, unit, there, there.hope - here.hope)
    danger = there.charged - here.charged
    if danger > 0:
        yield _dreaded(field, unit, there, "why-exposed", -danger)
    elif danger < 0:
        yield _dreaded(field, unit, here, "why-escapes", -danger)
    fire = there.shot_at - here.shot_at
    if fire > 0:
        yield term("why-under-fire", -fire, unit=field.named(unit), count=there.shooters)
    elif fire < 0:
        yield term("why-out-of-fire", -fire, unit=field.named(unit), count=here.shooters)
    yield from _rest(field, unit, there, here)


def _rest(field: Field, unit: UnitId, there: Outlook, here: Outlook) -> Iterator[Term]:
    away = judgement.AWAY * (there.away - here.away) / INCH
    if away > 0:
        yield _away(field, unit, there, -away)
    elif away < 0:
        yield term("why-into-command", -away, unit=field.named(unit), far=whole_inches(here.away))
    if there.blind != here.blind:
        worth = judgement.BLIND * field.stake(unit).worth
        why = "why-blind" if there.blind else "why-faces"
        yield term(why, -worth if there.blind else worth, unit=field.named(unit))
    if there.slowed != here.slowed:
        worth = judgement.ROUGH * field.stake(unit).worth
        yield term(
            "why-rough" if there.slowed else "why-leaves-rough",
            -worth if there.slowed else worth,
            unit=field.named(unit),
        )
