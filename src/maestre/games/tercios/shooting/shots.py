"""4.01, 4.08-4.18, 4.28, 6.32-6.36, 6.98 Shooting: who may be hit with what, the dice, the damage.

A shot is written ``target/weapon/origin``, the origin being the centre that it is measured from. The members of a fort
and a gun that is part of a Formation shoot on their own, from where the whole stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import NamedTuple

from msgspec.structs import replace

from maestre.games.tercios.data import (
    Figures,
    Ground,
    OrderKind,
    Value,
    Weapon,
)
from maestre.games.tercios.shooting import rout
from maestre.games.tercios.table.extents import OPEN
from maestre.games.tercios.table.moments import (
    COVERED,
    ONES_COUNT,
    REACH_ADDED,
    SHOT_ALLOWED,
    SHOT_ORIGINS,
    SHOT_OVER,
    SHOT_RESOLVED,
)
from maestre.games.tercios.table.places import Standing, building, front, inside, outline, points, scene, standing
from maestre.games.tercios.table.pools import members
from maestre.games.tercios.table.rolls import Shot
from maestre.games.tercios.table.sight import eyes, line
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Pooled, State, UnitId
from maestre.games.tercios.table.subjects import Situation, Volley
from maestre.games.tercios.table.troops import body, named
from maestre.games.tercios.table.values import Step
from maestre.play import Message, Procedure, change, rule, tell, throw
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Point


class Aimed(NamedTuple):
    """What is chosen of a shot: at whom, with what, and from which of the shooter's centres."""

    target: UnitId
    weapon: Weapon
    origin: str

    @property
    def word(self) -> str:
        """How it is written."""
        return f"{self.target}/{self.weapon}/{self.origin}"


Aim = tuple[UnitId, Aimed]
"""Who shoots, and how."""


# ----------------------------------------------------------------------------------------------------- what may be shot


@pure(OPEN)
@rule("4.08", "4.11", "6.32", "6.63")
def volleys(
    state: State, unit: UnitId, order: OrderKind, *, reacting: bool = False, at: UnitId | None = None
) -> tuple[Volley, ...]:
    """Every shot that a Troop may make now, by each of its members that shoots, at all enemies or at one."""
    if state.units[unit].pose is None:
        return ()
    side, origins = state.units[unit].side, SHOT_ORIGINS(state, unit)
    enemies = [one for one in standing(state) if one.side is not side and at in {None, one.unit}]
    shots = (
        _volley(state, shooter, target, weapon, origin, order, reacting=reacting)
        for shooter in shooters(state, unit)
        for weapon in missiles(state, shooter)
        for target in _near(state, shooter, weapon, enemies)
        for origin in origins
    )
    return tuple(shot for shot in shots if shot is not None)


@rule("6.32", "6.63", "6.98")
def shooters(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    """Who of a Troop shoots: of a column its front unit only."""
    pool = state.pools.get(unit)
    return (unit,) if pool is not None and pool.kind is Pooled.COLUMN else members(state, unit)


@rule("4.11")
def missiles(state: State, unit: UnitId) -> tuple[Weapon, ...]:
    """The weapons that a unit can shoot with."""
    gear = state.gear(unit)
    return tuple(weapon for weapon in gear.weapons if state.figures.weapons.row[weapon].reach) if gear.shoots else ()


def _reach(state: State, unit: UnitId, weapon: Weapon) -> int:
    """How far a unit shoots with a weapon."""
    return state.figures.weapons.row[weapon].reach + REACH_ADDED(state, unit, weapon)


def _near(state: State, shooter: UnitId, weapon: Weapon, enemies: list[Standing]) -> list[UnitId]:
    """Those whom a shot may reach at a glance, from wherever it is measured: the circles about both are near enough."""
    own, reach = outline(state, body(state, shooter)), _reach(state, shooter, weapon)
    edges = ((one.unit, one.whole.outline, reach + own.reach + one.whole.outline.reach) for one in enemies)
    return [unit for unit, edge, most in edges if (edge.x - own.x) ** 2 + (edge.y - own.y) ** 2 <= most * most]


@rule("4.06", "4.09", "4.12", "4.13")
def _volley(
    state: State,
    shooter: UnitId,
    target: UnitId,
    weapon: Weapon,
    origin: tabletop.Side,
    order: OrderKind,
    *,
    reacting: bool,
) -> Volley | None:
    """One shot with its dice, if it may be made: the shortest line that is clear must be within reach."""
    at = Situation(unit=shooter, use="shoot", order=order, reacting=reacting, enemy=target, weapon=weapon)
    reach = _reach(state, shooter, weapon)
    if not SHOT_ALLOWED.lets(state, at) or not _reached(state, at, origin, reach):
        return None
    seen = line(state, body(state, shooter), target, origin, over=SHOT_OVER(state, at, origin))
    if seen is None or (distance := length(*seen)) > reach:
        return None
    dice = tallied(state, Value.FIRE, replace(at, distance=distance))
    courage = tallied(state, Value.COURAGE, _resisting(state, at, seen, distance))
    defences, guns = state.gear(target).defences, _artillery(state.figures, weapon)
    number = defences.artillery if guns else defences.volley
    resist = state.figures.targets.resist_artillery if guns else state.figures.targets.resist_volley
    return Volley(shooter, target, weapon, seen, distance, dice, number, courage, resist, reacting, origin.name.lower())


def _artillery(figures: Figures, weapon: Weapon) -> bool:
    return figures.weapons.row[weapon].kind == "artillery"


@rule("4.15")
def _resisting(state: State, at: Situation, shot: tuple[Point, Point], distance: int) -> Situation:
    """How the target of a shot resists it."""
    assert at.enemy is not None
    assert at.weapon is not None
    return Situation(
        unit=at.enemy,
        use="resist-artillery" if _artillery(state.figures, at.weapon) else "resist-volley",
        enemy=at.unit,
        weapon=at.weapon,
        distance=distance,
        grounds=_cover(state, at.enemy, shot),
    )


def _reached(state: State, at: Situation, origin: tabletop.Side, reach: int) -> bool:
    """Whether the nearest point of the target is within reach, seen or not."""
    assert at.enemy is not None
    looks = eyes(state, body(state, at.unit), front(state, at.enemy), origin)
    return any(length(eye, points(state, at.enemy, eye)[0]) <= reach for eye in looks)


def length(start: Point, end: Point) -> int:
    """The distance of two points, rounded up: whole lengths compare with it exactly."""
    square = (start.x - end.x) ** 2 + (start.y - end.y) ** 2
    return isqrt(square - 1) + 1 if square else 0


def aim(volley: Volley) -> Aim:
    """By whom a shot is made, and what is chosen of it."""
    return volley.shooter, Aimed(volley.target, volley.weapon, volley.origin)


# ------------------------------------------------------------------------------------------------------------- one shot


@rule("4.01", "4.12", "4.14", "4.16", "4.17", "4.18")
def fire(state: State, volley: Volley) -> Procedure[int]:
    """Throw for a shot and for the target that resists it, and give the wear that it took.

    Who was hit and resisted nothing is disordered, before its wear counts.
    """
    target, ones = volley.target, ONES_COUNT(state, volley)
    reading = Shot(volley.dice.whole, volley.number, volley.courage.whole, volley.resist, ones)
    struck = yield from throw(reading, "4.12", about=volley)
    tell(
        state,
        "shot",
        "4.14",
        volley.dice,
        *((volley.courage,) if struck.hit else ()),
        unit=named(state, volley.shooter),
        target=named(state, target),
        weapon=Message(f"weapon-{volley.weapon}"),
        dice=reading.count,
        number=reading.number,
        hit="yes" if struck.hit else "no",
        wear=struck.wear,
    )
    if struck.helpless and not state.units[target].disordered:
        change(state.units, target, disordered=True)
        tell(state, "shot-disorders", "4.17", unit=named(state, target))
    if struck.hit:
        yield from rout.wear(state, target, struck.wear, "rout", body(state, volley.shooter))
    yield from SHOT_RESOLVED(state, volley, struck)
    return struck.wear


@rule("4.28", "9.32")
def _cover(state: State, target: UnitId, shot: tuple[Point, Point]) -> tuple[Ground, ...]:
    """The cover of a target: a building, the ground that it is inside of, or a wall beside it that the line crosses."""
    if building(state, target) is not None:
        return (Ground.COVERED,)
    within = inside(state, target)
    for element in state.scenery.values():
        if Ground.COVERED not in element.qualities:
            continue
        edge = scene(element)
        if state.figures.terrain.elements[element.element].shape == "area":
            found = element.id in within
        else:
            beside = tabletop.distance(outline(state, target), edge).within(state.figures.distances.line_cover)
            found = beside and tabletop.enters(*shot, edge)
        if found:
            return (Ground.COVERED,)
    return ()


@rule("4.28")
def in_covered_ground(state: State, at: Situation) -> bool | None:
    """A target in Covered ground, or behind a wall that the shot crosses."""
    return True if Ground.COVERED in at.grounds else None


@rule("4.28")
def covered(state: State, at: Situation) -> Iterator[Step]:
    """Cover against a shot, whatever gives it."""
    if at.use in {"resist-volley", "resist-artillery"} and COVERED(state, at):
        yield Step("covered", state.figures.terrain.grounds[Ground.COVERED].steps.courage, "4.28")


@rule("6.33", "6.34")
def made(state: State, shooter: UnitId, shot: Aimed, order: OrderKind, *, reacting: bool) -> Procedure[None]:
    """Make a shot that was declared, as things are now; it is lost if it can no longer be made."""
    if shooter not in state.units:
        return
    volley = None
    if shot.target in state.units:
        side = tabletop.Side[shot.origin.upper()]
        volley = _volley(state, shooter, shot.target, shot.weapon, side, order, reacting=reacting)
    if volley is None:
        tell(state, "shot-lost", "6.33", unit=named(state, shooter))
    else:
        yield from fire(state, volley)
