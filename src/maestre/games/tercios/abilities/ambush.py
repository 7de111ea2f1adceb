"""6.12 Ambush in play, as we have reconstructed it: who lies hidden shows itself when it acts, or an enemy comes near.

Whoever is near ground that may hide an ambush cannot tell by a pause whether one lies there: its owner is asked in any
case, under the same rule and about the same matter. No standing order answers that, since it would tell by its haste.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.tercios.data import INCH, Ground, OrderKind
from maestre.games.tercios.orders.reactions import window
from maestre.games.tercios.setup.array import zone
from maestre.games.tercios.table.asking import ByTrigger, Putting
from maestre.games.tercios.table.marks import lift, marked, put
from maestre.games.tercios.table.moments import TURNED
from maestre.games.tercios.table.places import around, base, front, scene
from maestre.games.tercios.table.rolls import Struck
from maestre.games.tercios.table.state import Mark, SceneryId, State, UnitId, Until
from maestre.games.tercios.table.subjects import Situation, Trigger, Volley
from maestre.games.tercios.table.troops import acting, named
from maestre.games.tercios.table.values import Step
from maestre.miniatures.sides import Side
from maestre.play import Place, Procedure, Refused, Spot, ask, change, reveal, rule, shown, tell
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

SHOW: Final = "show"
WAIT: Final = "pass"
_SURPRISE: Final = "surprise"
"""The mark of whoever came out of an ambush this turn and has not shot since."""
_GRID: Final = INCH
_FACINGS: Final = tuple(range(0, tabletop.TURN, tabletop.TURN // 8))


def lurking(state: State, unit: UnitId) -> bool:
    """Whether a Troop lies in ambush, which everybody knows."""
    return state.units[unit].lurks is not None


@rule("6.12")
def hiding_places(state: State, side: Side) -> tuple[SceneryId, ...]:
    """The elements that may hide an ambush of a side: Hidden, not impassable, outside the enemy's zone."""
    enemy = zone(state, side.enemy)
    return tuple(
        one.id
        for one in state.scenery.values()
        if Ground.HIDDEN in one.qualities and Ground.IMPASSABLE not in one.qualities
        if not tabletop.overlap(scene(one), enemy)
    )


# ---------------------------------------------------------------------------------------------------- it shows itself


class Spring(ByTrigger[bool], frozen=True, tag="spring"):
    """An enemy is near ground that may hide an ambush: whether this one shows itself, which where it lies decides.

    That nobody may tell from the question, whose other half is for all to see.
    """

    rule: ClassVar = "6.12"
    there: bool

    def options(self) -> tuple[bool, ...]:
        return (self.there,)

    def word(self, value: bool) -> str:
        return SHOW if value else WAIT

    def public(self) -> Trigger:
        return self.trigger


class ComeOut(Putting, frozen=True, tag="come-out"):
    """A Troop comes out of its ambush: where it stands."""

    rule: ClassVar = "6.12"
    unit: UnitId

    def choice(self) -> Place:
        return Place((self.unit,))

    def check(self, seen: State, value: Spot) -> None:
        _check_place(seen, self.unit, _pose(value))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        found = tuple(_places(seen, self.unit))
        yield from (Spot(self.unit, *place) for place in rng.sample(found, len(found)))


@rule("6.12")
def spring(state: State, mover: UnitId) -> Procedure[None]:
    """An enemy has come near ground that may hide an ambush: who lies there shows itself and may react."""
    if mover not in state.units or state.agreed.real:
        return
    side, at = state.units[mover].side.enemy, front(state, mover)
    near = _near(state, side, at)
    for unit in acting(state, side) if near else ():
        if mover not in state.units or unit not in state.units or not lurking(state, unit):
            continue
        trigger = Trigger(unit, mover, "ambush", at)
        there = state.units[unit].lurks in near and _has_room(state, unit)
        shown(state, f"{unit} {'is' if there else 'is not'} near {mover}")
        if (yield from ask(side, Spring(trigger, there))):
            yield from _placed(state, unit)
            yield from window(state, trigger)


def _near(state: State, side: Side, point: Point) -> tuple[SceneryId, ...]:
    return tuple(
        one
        for one in hiding_places(state, side)
        if tabletop.point_distance(point, scene(state.scenery[one])).within(state.figures.abilities.ambush)
    )


@rule("6.12")
def come_out(state: State, unit: UnitId) -> Procedure[None]:
    """Who is activated shows itself first; if enemies leave it no room it stays hidden, and its card is lost."""
    if not lurking(state, unit):
        return
    room = _has_room(state, unit)
    shown(state, f"{unit} {'has' if room else 'has no'} room to come out")
    if room:
        yield from _placed(state, unit)


def _placed(state: State, unit: UnitId) -> Procedure[None]:
    """Put it on the table; guns and leaders of its side make way as for any Troop that comes to stand on them."""
    spot = yield from ask(state.units[unit].side, ComeOut(unit))
    change(state.units, unit, pose=_pose(spot))
    sprung(state, unit)
    here = front(state, unit)
    yield from TURNED(state, unit, (here, here))


@rule("6.12")
def sprung(state: State, unit: UnitId) -> None:
    """A Troop lies hidden no more, and its first shot of this turn surprises."""
    change(state.units, unit, lurks=None)
    put(state, Mark(_SURPRISE, unit, Until.TURN))
    reveal(state, f"{unit} comes out")
    tell(state, "ambush-sprung", "6.12", unit=named(state, unit))


@rule("6.12")
def smothered(state: State, unit: UnitId, order: OrderKind) -> bool | None:
    """Who could not come out of its ambush does nothing with its order."""
    return False if lurking(state, unit) else None


# -------------------------------------------------------------------------------------------------------- the surprise


@rule("6.12")
def from_ambush(state: State, at: Situation) -> Iterator[Step]:
    """The first shot of whoever came out of an ambush this turn."""
    if at.use == "shoot" and marked(state, _SURPRISE, at.unit):
        yield Step("ambush", 1, "6.12")


@rule("6.12")
def spent_surprise(state: State, volley: Volley, struck: Struck) -> Procedure[None]:
    """After its first shot nobody is surprised any more."""
    lift(state, _SURPRISE, volley.shooter)
    yield from ()


# ------------------------------------------------------------------------------------------------------ where it stands


def _pose(spot: Spot) -> Pose:
    return Pose(spot.x, spot.y, spot.facing % tabletop.TURN)


def _check_place(state: State, unit: UnitId, here: Pose) -> None:
    """Refuse a place out of the element where the Troop was hidden, or one that is not free."""
    hidden = state.units[unit].lurks
    assert hidden is not None, "only who is hidden comes out"
    if not tabletop.holds(scene(state.scenery[hidden]), _front(state, unit, here)):
        raise Refused("6.12", "ambush-elsewhere", proof=(hidden,), unit=named(state, unit))
    standing = tabletop.stands(here, base(state, unit), around(state, unit, attack=False))
    if not standing.legal:
        raise Refused("6.12", "ambush-no-room", proof=(*standing.offenders, *standing.proof), unit=named(state, unit))


def _has_room(state: State, unit: UnitId) -> bool:
    return next(_places(state, unit), None) is not None


def _places(state: State, unit: UnitId) -> Iterator[Pose]:
    """Free places for a hidden Troop, inch by inch across its element, in eight facings."""
    hidden = state.units[unit].lurks
    if hidden is None:
        return
    edge, own, about = scene(state.scenery[hidden]), base(state, unit), around(state, unit, attack=False)
    xs, ys = [point.x for point in edge.points], [point.y for point in edge.points]
    for x in range(min(xs), max(xs) + 1, _GRID):
        for y in range(min(ys), max(ys) + 1, _GRID):
            if tabletop.holds(edge, Point(x, y)):
                poses = (tabletop.placed(own, tabletop.Side.FRONT, Point(x, y), facing) for facing in _FACINGS)
                yield from (
                    pose
                    for pose in poses
                    if tabletop.holds(edge, _front(state, unit, pose)) and tabletop.stands(pose, own, about).legal
                )


def _front(state: State, unit: UnitId, pose: Pose) -> Point:
    return tabletop.stand(pose, base(state, unit)).centre(tabletop.Side.FRONT)
