"""The field as one side sees it: who stands where, how far each goes, what shots and charges promise."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any, Final, TypeVar

from maestre.games.tercios.data import OrderKind, Weapon
from maestre.games.tercios.fighting.charge import reachable
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.shooting.shots import missiles, volleys
from maestre.games.tercios.table.chances import Strike, strikes
from maestre.games.tercios.table.moments import CHECK_WAIVED, ORDER_AVAILS
from maestre.games.tercios.table.places import base, faceless, front, outline, pose
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Charge, Volley
from maestre.games.tercios.table.troops import acting
from maestre.miniatures.sides import Side
from maestre.play.chance.readings import passes
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point
from tools.former.tercios import duels, judgement
from tools.former.tercios.duels import Bargain, Kind, Way
from tools.former.tercios.stakes import Stake, caution, fate, stake

T = TypeVar("T")

Half = tuple[int, int, int]
"""Half of the table: the points whose x times the first and y times the second number come to the third at least."""
ALL_AROUND: Final[Half] = (0, 0, 0)
"""What lies ahead of who looks all around: every point."""

_UNKNOWN: Final = object()
_FAR: Final = 4
"""From so many times the size of a base its shape no longer matters to a guess."""


class Field:
    """One position in one side's eyes. What is worked out is kept as long as the position stands: for one answer."""

    def __init__(self, state: State, side: Side) -> None:
        self.state, self.side = state, side
        self.caution = caution(state, side)
        self.own = self._standing(side)
        self.foes = self._standing(side.enemy)
        self._kept: dict[tuple[Any, ...], Any] = {}

    def _standing(self, side: Side) -> tuple[UnitId, ...]:
        return tuple(unit for unit in acting(self.state, side) if self.state.units[unit].pose is not None)

    def kept(self, key: tuple[Any, ...], find: Callable[[], T]) -> T:
        """Work something out once."""
        found: T = self._kept.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self._kept[key] = find()
        return found

    # ---------------------------------------------------------------------------------------------- pieces

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

    def net(self, charge: Charge, number: int = 1) -> float:
        """What a round of a charge, by either side, promises to this one as things are."""
        pair = (charge.charger, charge.target)
        fates = fate(self.state, *pair), fate(self.state, *pair[::-1])
        stakes = self.stake(pair[0]), self.stake(pair[1])
        blows, resist = strikes(pools(self.state, charge, number)), self.state.figures.targets.resist_combat
        return self.ours(pair[0], duels.bargained(blows, resist, stakes, fates))

    def ours(self, charger: UnitId, found: Bargain) -> float:
        """Weigh a fight for this side, whoever charges."""
        return found.weighed(self.caution, ours=self.state.units[charger].side is self.side)

    def charges(self, unit: UnitId) -> dict[UnitId, float]:
        """What each charge that a Troop could declare now promises, the shots of who is charged included."""
        return self.kept(("charges", unit), lambda: self._charges(unit))

    def _charges(self, unit: UnitId) -> dict[UnitId, float]:
        return {one.target: self.net(one) - self._reception(unit, one.target) for one in reachable(self.state, unit)}

    def _reception(self, unit: UnitId, target: UnitId) -> float:
        if target not in self.state.cards:
            return 0.0
        return judgement.ANSWERED * self.caution * self.volley(target, unit, OrderKind.FIRE, 0, reacting=True)

    # -------------------------------------------------------------------------------------------- shooting

    def shots(self, unit: UnitId, order: OrderKind) -> dict[Volley, float]:
        """What each shot that a Troop could make now promises."""
        found = self.kept(("volleys", unit, order), lambda: volleys(self.state, unit, order))
        return self.kept(("shots", unit, order), lambda: {one: self.shot(one) for one in found})

    def shot(self, volley: Volley) -> float:
        """What a shot takes from its target on average."""
        strike = Strike(volley.dice.whole, volley.number, volley.courage.whole)
        return duels.struck(strike, volley.resist, self.stake(volley.target))

    def best_shot(self, unit: UnitId, order: OrderKind) -> float:
        """What the best shot that a Troop could make now promises; 0 if it has none."""
        return max(self.shots(unit, order).values(), default=0.0)

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


def near(point: Point, edge: Outline, length: int) -> bool:
    """Whether a base may be within a length of a point: where it is not so, `gap` is more."""
    x, y, most = point.x - edge.x, point.y - edge.y, length + edge.reach + 1
    return x * x + y * y <= most * most
