"""2.18-2.20, 5.01-5.13, 5.41-5.42 Attack: whom a Troop can charge, along which line, and how the charge goes home."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Ground, OrderKind, Value
from maestre.games.tercios.fighting.melee import fight, pools
from maestre.games.tercios.moving.moves import farthest, get_clear, placed_at, travel
from maestre.games.tercios.orders.reactions import window
from maestre.games.tercios.table.asking import ByOrder, inches, named_word
from maestre.games.tercios.table.chances import fought, strikes
from maestre.games.tercios.table.extents import OPEN, WHERE
from maestre.games.tercios.table.moments import CHARGE_DECLARED, FLANKABLE, ORDER_AVAILS
from maestre.games.tercios.table.move_legality import SLACK, check_line, fault, long, neighbours, shifted, speed, toward
from maestre.games.tercios.table.places import (
    base,
    building,
    faces,
    front,
    outline,
    points,
    pose,
    posed,
    present,
)
from maestre.games.tercios.table.sight import clear, eyes, visible
from maestre.games.tercios.table.sight import line as clear_line
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Charge, Situation, Trigger
from maestre.games.tercios.table.troops import named
from maestre.miniatures.words import percent
from maestre.play import Message, Procedure, Refused, ask, rule, tell
from maestre.play.pure import pure
from maestre.space import tabletop
from maestre.space.tabletop import Around, Base, Obstacle, Outline, Point, Pose

Line = tuple[Point, Point]

_PARTS: Final = 8
"""In so many parts an edge is divided when a point of it is looked for that can be charged."""


# ------------------------------------------------------------------------------------------------------- the order


class WhomToApproach(ByOrder[UnitId], frozen=True, tag="whom-to-approach"):
    """A Troop that attacks reaches nobody: toward whom it advances."""

    rule: ClassVar = "2.18"
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def describe(self, seen: State, value: UnitId) -> Message:
        far = isqrt(long(front(seen, self.unit), front(seen, value)))
        return Message.of("offer-approach", target=named(seen, value), far=inches(far))


class WhomToCharge(ByOrder[UnitId], frozen=True, tag="whom-to-charge"):
    """A Troop that attacks reaches several enemies: whom it charges."""

    rule: ClassVar = "5.04"
    units: tuple[UnitId, ...]

    def options(self) -> tuple[UnitId, ...]:
        return self.units

    def describe(self, seen: State, value: UnitId) -> Message:
        charge = aimed(seen, self.unit, value)
        return named_word(seen, value) if charge is None else _charged(seen, charge)


def _charged(seen: State, charge: Charge) -> Message:
    """How far, whether from the flank, with which dice on both sides, and the chances to win and to lose the round."""
    melee = pools(posed(seen, charge.charger, contact(seen, charge)), charge, 1)
    chances = fought(*strikes(melee), seen.figures.targets.resist_combat).items()
    return Message.of(
        "offer-charge",
        target=named(seen, charge.target),
        far=inches(length(charge.line)),
        flank="yes" if charge.flank else "no",
        dice=melee.dice[0].whole,
        number=melee.numbers[0],
        theirs=melee.dice[1].whole,
        against=melee.numbers[1],
        wins=percent(sum((chance for done, chance in chances if done.lead > 0), Fraction(0))),
        loses=percent(sum((chance for done, chance in chances if done.lead < 0), Fraction(0))),
    )


@rule("2.18", "2.19", "5.01", "5.03", "5.04")
def attack(state: State, unit: UnitId, successes: int) -> Procedure[None]:
    """Charge an enemy that can be reached; if none can, come as near as possible to one that is seen.

    Whoever can be reached must be charged, and a single target is not asked for.
    """
    charges = {charge.target: charge for charge in reachable(state, unit)}
    if charges:
        target = yield from _one_of(state, unit, tuple(charges), WhomToCharge)
        yield from declared(state, charges[target])
        return
    seen = _in_view(state, unit)
    if not seen:
        tell(state, "attack-idle", "2.19", unit=named(state, unit))
        return
    target = yield from _one_of(state, unit, seen, WhomToApproach)
    yield from _come_near(state, unit, target)


@pure(WHERE)
def _in_view(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    return tuple(enemy for enemy in _enemies(state, unit) if clear_line(state, unit, enemy) is not None)


def _one_of(
    state: State, unit: UnitId, targets: tuple[UnitId, ...], kind: type[WhomToApproach | WhomToCharge]
) -> Procedure[UnitId]:
    if len(targets) == 1:
        return targets[0]
    return (yield from ask(state.units[unit].side, kind(unit, OrderKind.ATTACK, targets)))


def _enemies(state: State, unit: UnitId) -> tuple[UnitId, ...]:
    side = state.units[unit].side.enemy
    return tuple(other for other in present(state) if state.units[other].side is side)


# ------------------------------------------------------------------------------------------------ lines and contact


@pure(OPEN)
@rule("5.03", "5.06", "5.07")
def reachable(state: State, unit: UnitId) -> tuple[Charge, ...]:
    """Give the charges that a Troop could declare now, one for each enemy that it can reach."""
    if not ORDER_AVAILS(state, unit, OrderKind.ATTACK):
        return ()
    most = _most(state, unit)
    found = (_aimed(state, unit, enemy, most) for enemy in _enemies(state, unit))
    return tuple(charge for charge in found if charge is not None)


@pure(OPEN)
def aimed(
    state: State, unit: UnitId, target: UnitId, *, reacting: bool = False, spent: int = 0, start: Point | None = None
) -> Charge | None:
    """Give the charge of a Troop at an enemy along the first line that is legal, or None.

    ``spent`` is what it has gone already, from ``start``.
    """
    most = _most(state, unit, reacting=reacting)
    return _aimed(state, unit, target, most, reacting=reacting, spent=spent, start=start)


@rule("2.20", "5.06", "5.07", "5.09", "5.42")
def _aimed(
    state: State,
    unit: UnitId,
    target: UnitId,
    most: int,
    *,
    reacting: bool = False,
    spent: int = 0,
    start: Point | None = None,
) -> Charge | None:
    for line in _lines(state, unit, target, most - spent):
        if length(line) + spent > reach(state, unit, line, reacting=reacting):
            continue
        if open_line(state, unit, line, apart(state, target)):
            charge = Charge(unit, target, line, flanks(state, target, start or line[0]), order_bonus=(unit,))
            if fits(state, unit, contact(state, charge), apart(state, target)):
                return charge
    return None


def _most(state: State, unit: UnitId, *, reacting: bool = False) -> int:
    """How far a Troop could charge on the best of grounds."""
    order, best = OrderKind.ATTACK, (Ground.EASY,)
    at = Situation(unit=unit, use="move", order=order, reacting=reacting, grounds=best)
    return tallied(state, Value.SPEED, at).whole * INCH


@rule("5.09")
def _lines(state: State, unit: UnitId, target: UnitId, most: int) -> Iterator[Line]:
    """The ways to an enemy that is seen: to its centres, the nearest first, then to other points of its edge.

    Only those that are not too long in any case are thought of.
    """
    middle, edge = front(state, target), outline(state, target)
    starts = eyes(state, unit, middle)
    if not any(tabletop.spacing(eye, edge) <= most for eye in starts):
        return
    seen = False
    for line in visible(state, unit, target):
        seen = True
        if length(line) <= most:
            yield line
    if not seen:
        return
    lines = ((eye, point) for eye in starts for point in _edge(edge) if faces(state, unit, point))
    near = (one for one in lines if length(one) <= most and not tabletop.enters(*one, edge))
    for line in sorted(near, key=length):
        if clear(state, *line, (unit, target), (middle,)).clear:
            yield line


def _edge(edge: Outline) -> Iterator[Point]:
    for a, b in pairwise((*edge.points, edge.points[0])):
        for part in range(_PARTS):
            yield Point(a.x + (b.x - a.x) * part // _PARTS, a.y + (b.y - a.y) * part // _PARTS)


def length(line: Line) -> int:
    """The length of a way, in whole units, rounded up."""
    (ax, ay), (bx, by) = line
    square = (bx - ax) ** 2 + (by - ay) ** 2
    return isqrt(square - 1) + 1 if square else 0


def reach(state: State, unit: UnitId, line: Line, *, reacting: bool = False) -> int:
    """How far a Troop can charge along a way."""
    return speed(state, unit, OrderKind.ATTACK, *line, reacting=reacting).whole * INCH


def apart(state: State, target: UnitId) -> tuple[str, ...]:
    """What does not stand in the way of a charge: its target, and the building that it holds."""
    house = building(state, target)
    return (target, house.id) if house else (target,)


def open_line(state: State, unit: UnitId, line: Line, without: tuple[str, ...]) -> bool:
    """Whether a front centre may go along a line."""
    try:
        check_line(state, unit, *line, without)
    except Refused:
        return False
    return True


@rule("3.09", "5.06")
def fits(state: State, unit: UnitId, there: Pose, without: tuple[str, ...]) -> bool:
    """Whether a Troop may stand somewhere after a charge; who leaves a building must be out of it."""
    return fault(state, unit, there, neighbours(state, unit, there, attack=True, apart=without)) is None


@pure(OPEN)
@rule("3.13", "5.06")
def contact(state: State, charge: Charge) -> Pose:
    """Where the charger stands when the bases touch; who would lie slightly on somebody else is shifted off.

    That is the correction of any move, unless players agree on none; it must touch its target there too, as it faces.
    """
    there, unit, without = met(state, charge), charge.charger, apart(state, charge.target)
    if not state.agreed.charge_correction or fits(state, unit, there, without):
        return there
    most, own = state.figures.distances.correction, base(state, unit)
    about = neighbours(state, unit, there, attack=True, apart=without)
    free = shifted(state, unit, there, about, most)
    if free is None:
        return there
    start = tabletop.stand(free, own).centre(tabletop.Side.FRONT)
    found = touching(start, there.facing, most, own, outline(state, charge.target))
    edge = tabletop.stand(found, own)
    touches = tabletop.distance(edge, outline(state, charge.target)).within(SLACK)
    near = long(Point(there.x, there.y), Point(found.x, found.y)) <= most * most
    line = (charge.line[0], edge.centre(tabletop.Side.FRONT))
    legal = touches and near and fits(state, unit, found, without) and open_line(state, unit, line, without)
    return found if legal else there


@rule("5.08")
def met(state: State, charge: Charge) -> Pose:
    """Where the bases touch on the charger's line: it faces along it, and bases are not aligned."""
    start, end = charge.line
    way = toward(start, end) if start != end else pose(state, charge.charger).facing
    return touching(start, way, length(charge.line), base(state, charge.charger), outline(state, charge.target))


def touching(start: Point, way: int, far: int, own: Base, enemy: Outline) -> Pose:
    """Where a base comes to stand that goes straight ahead with its front centre until it touches an enemy."""
    drawn = tabletop.placed(own, tabletop.Side.FRONT, start, way)
    if tabletop.overlap(tabletop.stand(drawn, own), enemy):
        return tabletop.parted_along(drawn, own, enemy, 0, tabletop.opposed(way)).pose
    return tabletop.advance(drawn, own, way, far + 1, Around(solid=(Obstacle("enemy", enemy),))).pose


@rule("5.10", "5.13", "9.34")
def flanks(state: State, target: UnitId, start: Point) -> bool:
    """Whether a charge that begins there flanks: behind the line of the target's front; who has none never is."""
    return FLANKABLE(state, target) and not faces(state, target, start)


# ------------------------------------------------------------------------------------------------ the charge goes home


@rule("3.09", "5.05")
def declared(state: State, charge: Charge) -> Procedure[None]:
    """Play a charge: those who shelter the target, then what the target does and how the charge ends.

    A charger that is met on its way and goes no farther gets off those on whom its base lies.
    """
    tell(
        state,
        "charge-flank" if charge.flank else "charge-declared",
        "5.05",
        unit=named(state, charge.charger),
        target=named(state, charge.target),
    )
    going = yield from CHARGE_DECLARED(charge, state)
    if going is not None and both_stand(state, going):
        yield from _received(state, going)
    yield from get_clear(state, charge.charger)


@rule("2.32", "5.02", "5.05")
def _received(state: State, charge: Charge) -> Procedure[None]:
    """Let the target of a charge react; then comes the way and the fight."""
    end = tabletop.stand(contact(state, charge), base(state, charge.charger)).centre(tabletop.Side.FRONT)
    here = eyes(state, charge.charger, end)[0]
    trigger = Trigger(charge.target, charge.charger, "charge", here, charge.flank, (here, end))
    reacted = yield from window(state, trigger)
    if reacted.goes_on and both_stand(state, charge):
        yield from _go_home(state, charge)


def both_stand(state: State, charge: Charge) -> bool:
    """Whether both sides of a charge are still on the table."""
    return charge.charger in state.units and charge.target in state.units


@rule("2.46", "5.02", "5.10", "5.41")
def _go_home(state: State, charge: Charge) -> Procedure[None]:
    """Go on toward the target, wherever it stands now: into contact if that is still in reach, else as far as may be.

    Flanking is judged by how the target faces when the charger sets out, from where it declared the charge.
    """
    unit, target, spent = charge.charger, charge.target, charge.spent
    now = aimed(state, unit, target, spent=spent, start=charge.line[0])
    if now is None:
        tell(state, "charge-falls-short", "2.46", unit=named(state, unit), target=named(state, target))
        yield from _come_near(state, unit, target, charge, spent)
        return
    now = replace(now, order_bonus=charge.order_bonus)
    if (yield from travel(state, unit, contact(state, now), OrderKind.ATTACK, charge=now)):
        tell(state, "charge-contact", "5.08", unit=named(state, unit), target=named(state, target))
        yield from fight(state, now)


@rule("2.18", "3.05")
def _come_near(
    state: State, unit: UnitId, target: UnitId, charge: Charge | None = None, spent: int = 0
) -> Procedure[None]:
    """Advance straight toward the nearest centre of an enemy as far as Speed and the rules of movement allow."""
    to = _farthest(state, unit, target, spent)
    if to is None:
        tell(state, "attack-idle", "2.18", unit=named(state, unit))
        return
    tell(state, "attack-nearer", "2.18", unit=named(state, unit), target=named(state, target))
    yield from travel(state, unit, to, OrderKind.ATTACK, charge=charge)


@pure(OPEN)
def _farthest(state: State, unit: UnitId, target: UnitId, spent: int) -> Pose | None:
    """Where an advance toward an enemy ends, or None if it cannot move."""
    start = eyes(state, unit, front(state, target))[0]
    seen = clear_line(state, unit, target)
    end = points(state, target, start)[0] if seen is None else seen[1]
    if start == end or not faces(state, unit, end):
        return None
    way = toward(start, end)

    def at(far: int) -> Point:
        x, y = tabletop.step(way, far)
        return Point(start.x + x, start.y + y)

    def legal(far: int) -> bool:
        line = (start, at(far))
        in_reach = far + spent <= reach(state, unit, line)
        return (
            in_reach
            and open_line(state, unit, line, ())
            and fits(state, unit, placed_at(state, unit, line[1], way), ())
        )

    most = max(reach(state, unit, (start, at(1))), reach(state, unit, (start, end))) - spent
    far = farthest(min(length((start, end)), most), legal)
    return placed_at(state, unit, at(far), way) if far else None
