"""5.21-5.32, 5.46, 6.79, 9.34 After the melee: who falls back, who is pursued, who steps back or goes on."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.moving.moves import march, thrown
from maestre.games.tercios.shooting.rout import destroy, wear
from maestre.games.tercios.table.asking import Whether
from maestre.games.tercios.table.moments import BLOCKED, MUST_CONSOLIDATE, WITHDRAWS, Withdrawal
from maestre.games.tercios.table.move_legality import check_turn, fault, neighbours, toward
from maestre.games.tercios.table.places import (
    around,
    base,
    building,
    faceless,
    faces,
    front,
    outline,
    pose,
    scene,
)
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Charge, Melee
from maestre.games.tercios.table.troops import named
from maestre.play import Procedure, Refused, ask, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose


class Fought(NamedTuple):
    """A round that has been fought: its winner, None after a draw, and which of the two cancelled no hit."""

    melee: Melee
    winner: UnitId | None
    helpless: tuple[bool, bool]
    """Charger and target: was hit and cancelled nothing."""


@rule("5.21", "5.46")
def settle(state: State, fought: Fought) -> Procedure[None]:
    """Part two who have fought; nobody withdraws from an enemy that is no more."""
    charge = fought.melee.charge
    pair = (charge.charger, charge.target)
    what: Withdrawal = "hold"
    if all(unit in state.units for unit in pair):
        what = yield from _withdraw(state, fought)
    if what in {"destroyed", "ridden-down"}:
        return
    for unit, enemy in (pair, pair[::-1]):
        if unit in state.units and enemy not in state.units and _assaults(state, charge, unit):
            yield from _consolidate(state, unit)


@rule("2.41", "5.32")
def _assaults(state: State, charge: Charge, unit: UnitId) -> bool:
    """Whether a Troop came to a combat by a charge of its own: the charger, and whoever countercharged it.

    Players may agree that only the charger consolidates.
    """
    return unit == charge.charger or (charge.counter and state.agreed.countercharge_consolidates)


# ------------------------------------------------------------------------------------------------------- withdrawing


@rule("5.22", "5.27", "5.31", "6.22")
def _withdraw(state: State, fought: Fought) -> Procedure[Withdrawal]:
    """The loser falls back; after a draw the charger does, whatever it is.

    From one who holds his place all the same, the enemy disengages.
    """
    charge = fought.melee.charge
    loses = charge.charger if fought.winner in {None, charge.target} else charge.target
    stays = charge.target if loses == charge.charger else charge.charger
    what: Withdrawal = "disengage"
    if fought.winner is not None:
        broken = fought.helpless[loses == charge.target]
        what = yield from WITHDRAWS("retreat" if broken else "disengage", state, loses, stays)
    if what == "hold":
        loses, stays, what = stays, loses, "disengage"
    if what in {"destroyed", "ridden-down"}:
        yield from destroy(state, loses, "pursuit" if what == "ridden-down" else "no-escape", stays)
    else:
        yield from _fall_back(state, charge, loses, stays, retreat=what == "retreat")
        if loses in state.units:
            yield from _step_back(state, stays, loses)
    if what == "ridden-down":
        yield from _pursue(state, stays)
    return what


@rule("5.23", "5.25", "5.28", "5.29", "5.30", "9.34")
def _fall_back(state: State, charge: Charge, unit: UnitId, enemy: UnitId, *, retreat: bool) -> Procedure[None]:
    """Move straight to the rear: twice the Speed in a retreat, which ends disordered and facing that way."""
    far = 2 * state.gear(unit).speed * INCH if retreat else state.figures.distances.disengage
    tell(state, "retreats" if retreat else "disengages", "5.28" if retreat else "5.23", unit=named(state, unit))
    if building(state, unit) is not None:
        done = yield from _driven_out(state, unit, enemy, far)
    else:
        _face_enemy(state, charge, unit, enemy)
        done = yield from thrown(state, unit, tabletop.opposed(pose(state, unit).facing), far)
    if retreat:
        x, y, facing = pose(state, unit)
        change(state.units, unit, pose=Pose(x, y, tabletop.opposed(facing)), disordered=True)
    if not done:
        yield from _blocked(state, unit, enemy, retreat=retreat)


@rule("5.24")
def _face_enemy(state: State, charge: Charge, unit: UnitId, enemy: UnitId) -> None:
    """Turn a Troop that was charged from behind its front to the side on which it was met, Squares or not.

    It turns as in 3.14; whoever has no room for that falls back to its old rear.
    """
    if unit != charge.target or charge.counter or faces(state, unit, charge.line[0]):
        return
    side = tabletop.side_facing(pose(state, unit), base(state, unit), front(state, enemy))
    try:
        turned = check_turn(state, unit, side, voluntary=False)
    except Refused:
        return
    change(state.units, unit, pose=turned)
    tell(state, "faces-enemy", "5.24", unit=named(state, unit), target=named(state, enemy))


@rule("9.34")
def _driven_out(state: State, unit: UnitId, enemy: UnitId, far: int) -> Procedure[bool]:
    """Leave a building on the side away from the enemy, facing it; whoever finds no room outside stays in."""
    house, middle, own = building(state, unit), front(state, unit), base(state, unit)
    assert house is not None
    way = toward(front(state, enemy), middle)
    inside = Pose(*middle, tabletop.opposed(way))
    outside = tabletop.parted_along(inside, own, scene(house), 0, way).pose
    if fault(state, unit, outside, neighbours(state, unit, outside, attack=True)) is not None:
        return False
    change(state.scenery, house.id, garrison=None)
    change(state.units, unit, pose=outside, displaced=True)
    tell(state, "driven-out", "9.34", unit=named(state, unit))
    return (yield from thrown(state, unit, way, far))


@rule("5.25", "5.30")
def _blocked(state: State, unit: UnitId, enemy: UnitId, *, retreat: bool) -> Procedure[None]:
    """A withdrawal that could not be completed costs wear."""
    cost = 1 if retreat else (yield from BLOCKED(1, state, unit))
    if cost:
        tell(state, "withdrawal-blocked", "5.30" if retreat else "5.25", unit=named(state, unit))
        yield from wear(state, unit, cost, "melee", enemy)


# ---------------------------------------------------------------------------------------------------- who stays behind


@rule("5.26")
def _step_back(state: State, unit: UnitId, enemy: UnitId) -> Procedure[None]:
    """Leave an inch between two who have fought: straight back from an enemy in front, else the shortest way.

    Whoever holds a building or a fort stays where it is.
    """
    if faceless(state, unit):
        return
    own, other, gap = base(state, unit), outline(state, enemy), state.figures.distances.winner_step_back
    here = pose(state, unit)
    if not tabletop.nearer_than(tabletop.stand(here, own), other, gap):
        return
    if faces(state, unit, Point(other.x, other.y)):
        away = tabletop.parted_along(here, own, other, gap, tabletop.opposed(here.facing))
    else:
        away = tabletop.parted(here, own, other, gap)
    tell(state, "steps-back", "5.26", unit=named(state, unit))
    yield from thrown(state, unit, away.heading, away.steps)


class Consolidate(Whether, frozen=True, tag="consolidate"):
    """A charger has destroyed its enemy: whether it goes on straight ahead."""

    rule: ClassVar = "5.32"
    usual: ClassVar = True
    yes: ClassVar = "consolidate"
    no: ClassVar = "stay"
    assumed: ClassVar = ("stay", "assume-no-more")
    unit: UnitId
    order: OrderKind

    def pieces(self, seen: State) -> tuple[str, ...]:
        return (self.unit,)


@rule("5.32")
def _consolidate(state: State, unit: UnitId) -> Procedure[None]:
    """Let a charger who has destroyed its enemy go on straight ahead; no windows open."""
    there = _ahead(state, unit, state.figures.distances.consolidate)
    if there == pose(state, unit):
        return
    if not MUST_CONSOLIDATE(state, unit):
        question = Consolidate(unit, OrderKind.ATTACK)
        if not (yield from ask(state.units[unit].side, question)):
            return
    tell(state, "consolidates", "5.32", unit=named(state, unit))
    yield from march(state, unit, there)


@rule("6.79")
def _pursue(state: State, unit: UnitId) -> Procedure[None]:
    """Ride on straight ahead by the unmodified Speed."""
    tell(state, "pursues", "6.79", unit=named(state, unit))
    yield from march(state, unit, _ahead(state, unit, state.gear(unit).speed * INCH))


def _ahead(state: State, unit: UnitId, far: int) -> Pose:
    """Where a Troop stands that goes straight ahead until something stops it, or the inch about an enemy."""
    here = pose(state, unit)
    return tabletop.advance(here, base(state, unit), here.facing, far, around(state, unit, attack=False)).pose
