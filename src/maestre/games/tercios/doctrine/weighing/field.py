"""The field as one side sees it: who stands where, how far each goes, what shots and charges promise."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any, Final, NamedTuple, TypeVar

from maestre.games.tercios.data import Ability, Arm, Ground, OrderKind, Weapon
from maestre.games.tercios.doctrine.weighing import duels, judgement
from maestre.games.tercios.doctrine.weighing.duels import Bargain, Blast, Kind, Way
from maestre.games.tercios.doctrine.weighing.plans import CALM, Plan
from maestre.games.tercios.doctrine.weighing.stakes import (
    Stake,
    caution,
    coming,
    falls,
    fate,
    prized,
    stake,
    turns_left,
)
from maestre.games.tercios.doctrine.weighing.words import whole_inches
from maestre.games.tercios.fighting.charge import contact, reachable
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.shooting.shots import missiles, volleys
from maestre.games.tercios.table.chances import Strike, strikes
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import CHECK_WAIVED, ORDER_AVAILS
from maestre.games.tercios.table.places import base, disc, faceless, front, outline, pose, posed
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Volley
from maestre.games.tercios.table.troops import acting, named
from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.chance.readings import passes
from maestre.play.pure import Part
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

T = TypeVar("T")

Half = tuple[int, int, int]
"""Half of the table: the points whose x times the first and y times the second number come to the third at least."""
ALL_AROUND: Final[Half] = (0, 0, 0)
"""What lies ahead of who looks all around: every point."""

_UNKNOWN: Final = object()
_FAR: Final = 4
"""From so many times the size of a base its shape no longer matters to a guess."""


_SEEN: Final = Part(State, "scale", "agreed", "armies", "units", "leaders", "pools", "scenery", "marks", "turn", "lost")
"""All that is read of a position but the cards and whose go it is."""


class Prospect(NamedTuple):
    """What a charge promises this side, the chance to win its first round, and whether it flanks."""

    net: float
    wins: float
    flank: bool


class Field:
    """One position in one side's eyes, by its plan.

    What is worked out is kept as long as the position stands, cards aside: for all answers that are given in it.
    """

    def __init__(self, state: State, side: Side, plan: Plan = CALM) -> None:
        self.state, self.side, self.plan = state, side, plan
        self.caution = caution(state, side) * plan.stance / plan.temper.boldness
        self.turns_left, self.coming = turns_left(state), coming(state)
        self.own = self._standing(side)
        self.foes = self._standing(side.enemy)
        self.dread = dict(plan.dread)
        page = _SEEN.page(state)
        key = ("field", side, plan, self.own, self.foes)
        self._kept: dict[tuple[object, ...], Any] = page.setdefault(key, {})  # type: ignore[assignment]
        self._now: dict[tuple[object, ...], Any] = {}

    def _standing(self, side: Side) -> tuple[UnitId, ...]:
        return tuple(unit for unit in acting(self.state, side) if self.state.units[unit].pose is not None)

    def kept(self, key: tuple[object, ...], find: Callable[[], T]) -> T:
        """Work something out once."""
        found: T = self._kept.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._kept[key] = find()
        return found

    def now(self, key: tuple[object, ...], find: Callable[[], T]) -> T:
        """Work something out once for this answer, since it depends on the cards."""
        found: T = self._now.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._now[key] = find()
        return found

    # ---------------------------------------------------------------------------------------------- pieces

    def named(self, unit: UnitId) -> Message:
        """What a Troop is called."""
        return self.kept(("named", unit), lambda: named(self.state, unit))

    def loose(self) -> dict[LeaderId, tuple[Outline, float]]:
        """The enemy leaders who are in no Troop: where each stands, and what riding at him promises."""
        return self.kept(("loose",), self._loose)

    def _loose(self) -> dict[LeaderId, tuple[Outline, float]]:
        found = {}
        for leader, who in self.state.leaders.items():
            edge = disc(self.state, leader) if who.side is not self.side else None
            if edge is not None:
                found[leader] = edge, falls(self.state, leader) * prized(self.state, leader)
        return found

    def outline(self, unit: UnitId) -> Outline:
        """The edge of a Troop."""
        return self.kept(("outline", unit), lambda: outline(self.state, unit))

    def front(self, unit: UnitId) -> Point:
        """The front centre of a Troop."""
        return self.kept(("front", unit), lambda: front(self.state, unit))

    def looks(self, unit: UnitId) -> Half:
        """The half of the table ahead of a Troop."""
        return self.kept(("looks", unit), lambda: self._looks(unit))

    def _looks(self, unit: UnitId) -> Half:
        if faceless(self.state, unit):
            return ALL_AROUND
        return tabletop.front_half(pose(self.state, unit), base(self.state, unit))

    def stake(self, unit: UnitId) -> Stake:
        """A Troop as something to lose."""
        return self.kept(("stake", unit), lambda: stake(self.state, unit))

    def kind(self, unit: UnitId) -> Kind:
        """What counts of a Troop in a duel."""
        return duels.kind_of(self.state.units[unit])

    def pace(self, unit: UnitId, order: OrderKind | None) -> int:
        """How far a Troop goes over open ground with an order."""
        return duels.pace(self.state.figures, self.kind(unit), order)

    def charge_reach(self, unit: UnitId) -> int:
        """How far a Troop charges over open ground; 0 if it never does."""
        return self.kept(("charge", unit), lambda: self._charge_reach(unit))

    def _charge_reach(self, unit: UnitId) -> int:
        return self.pace(unit, OrderKind.ATTACK) if ORDER_AVAILS(self.state, unit, OrderKind.ATTACK) else 0

    def obeys(self, unit: UnitId) -> float:
        """The chance that a Troop executes its order."""
        return 1.0 if CHECK_WAIVED(self.state, unit) else self.passes(unit)

    def passes(self, unit: UnitId) -> float:
        """The chance that a Troop passes a check, leaders aside."""
        return float(passes(self.state.gear(unit).discipline, self.state.figures.targets.order_check))

    # ---------------------------------------------------------------------------------------------- combat

    def clash(self, unit: UnitId, enemy: UnitId, how: Way) -> float:
        """What it would come to for this side if one charged the other on open ground."""
        stakes = self.stake(unit), self.stake(enemy)
        return self.ours(unit, duels.clash(self.state.figures, self.kind(unit), self.kind(enemy), how, stakes))

    def bargain(self, charge: Charge, number: int = 1) -> Bargain:
        """What a round of a charge, by either side, takes from both as things are."""
        pair = (charge.charger, charge.target)
        fates = fate(self.state, *pair), fate(self.state, *pair[::-1])
        stakes = self.stake(pair[0]), self.stake(pair[1])
        where = posed(self.state, charge.charger, contact(self.state, charge)) if self._hilly() else self.state
        blows, resist = strikes(pools(where, charge, number)), self.state.figures.targets.resist_combat
        return duels.bargained(blows, resist, stakes, fates)

    def _hilly(self) -> bool:
        return self.kept(("hilly",), lambda: any(Ground.HEIGHT in one.qualities for one in self.state.scenery.values()))

    def net(self, charge: Charge, number: int = 1) -> float:
        """What a round of a charge, by either side, promises to this one as things are."""
        return self.ours(charge.charger, self.bargain(charge, number))

    def ours(self, charger: UnitId, found: Bargain) -> float:
        """Weigh a fight for this side, whoever charges."""
        return found.weighed(self.caution, ours=self.state.units[charger].side is self.side)

    def charges(self, unit: UnitId) -> dict[UnitId, Prospect]:
        """What each charge that a Troop could declare now promises, and the leaders whom it rides down on its way."""
        return self.kept(("charges", unit), lambda: {one.target: self._prospect(one) for one in self.reached(unit)})

    def reached(self, unit: UnitId) -> tuple[Charge, ...]:
        """The charges that a Troop could declare now."""
        return reachable(self.state, unit)

    def _prospect(self, charge: Charge) -> Prospect:
        found = self.bargain(charge)
        return Prospect(self.ours(charge.charger, found), found.wins, charge.flank)

    def reception(self, unit: UnitId, target: UnitId) -> float:
        """What the shots of who is charged are feared to cost, if it still has a card."""
        if target not in self.state.cards:
            return 0.0
        return judgement.ANSWERED * self.caution * self.volley(target, unit, OrderKind.FIRE, 0, reacting=True)

    def eludes(self, target: UnitId, charger: UnitId) -> float:
        """How likely a Troop is taken to evade a charge, with a card or without (6.67)."""
        heavy = has(self.state, target, Ability.HEAVY_CAVALRY) and self.state.gear(charger).arm is not Arm.INFANTRY
        evades = has(self.state, target, Ability.EVASION) and not heavy
        return judgement.ELUDES * self.passes(target) if evades else 0.0

    # -------------------------------------------------------------------------------------------- shooting

    def shots(self, unit: UnitId, order: OrderKind) -> dict[Volley, Blast]:
        """What each shot that a Troop could make now promises."""
        found = self.kept(("volleys", unit, order), lambda: volleys(self.state, unit, order))
        return self.kept(("shots", unit, order), lambda: {one: self.shot(one) for one in found})

    def shot(self, volley: Volley) -> Blast:
        """What a shot does to its target."""
        strike = Strike(volley.dice.whole, volley.number, volley.courage.whole)
        return duels.struck(strike, volley.resist, self.stake(volley.target))

    def best_shot(self, unit: UnitId, order: OrderKind) -> float:
        """What the best shot that a Troop could make now promises; 0 if it has none."""
        return max((one.taken for one in self.shots(unit, order).values()), default=0.0)

    def volley(self, unit: UnitId, enemy: UnitId, order: OrderKind, length: int, *, reacting: bool = False) -> float:
        """What a shot from so far would promise if nothing hid the target, leaders and cover aside."""
        kinds = self.kind(unit), self.kind(enemy)
        arms, stake = self.arms(unit), self.stake(enemy)
        return duels.best_volley(self.state.figures, kinds, arms, order, length, stake, reacting=reacting)

    def arms(self, unit: UnitId) -> tuple[Weapon, ...]:
        """What a Troop shoots with."""
        return self.kept(("arms", unit), lambda: missiles(self.state, unit))

    def range(self, unit: UnitId) -> int:
        """How far a Troop shoots."""
        return max((self.state.figures.weapons.row[weapon].reach for weapon in self.arms(unit)), default=0)


# ------------------------------------------------------------------------------------------------------------ measuring


def ahead(half: Half, point: Point) -> bool:
    """Whether a point lies in a half of the table."""
    a, b, c = half
    return a * point.x + b * point.y >= c


def in_view(looks: Half, edge: Outline) -> bool:
    """Whether the middle of a base lies ahead."""
    a, b, c = looks
    return a * edge.x + b * edge.y >= c


def gap(point: Point, edge: Outline) -> int:
    """How far a point is from a base; from afar a guess."""
    far = hypot(point.x - edge.x, point.y - edge.y)
    if far > _FAR * edge.reach:
        return int(far) - edge.reach // 2
    return tabletop.spacing(point, edge)


def inches_between(point: Point, edge: Outline) -> int:
    """How far a point is from a base, in whole inches, rounded up."""
    return whole_inches(tabletop.spacing(point, edge))


def near(point: Point, edge: Outline, length: int) -> bool:
    """Whether a base may be within a length of a point: where it is not so, `gap` is more."""
    x, y, most = point.x - edge.x, point.y - edge.y, length + edge.reach + 1
    return x * x + y * y <= most * most
