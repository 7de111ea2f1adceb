"""The field as one side sees it: who stands where, how far each shoots and charges, what shots and charges promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, TypeVar

from maestre.games.aguila.charging.reach import allowance
from maestre.games.aguila.data import Arm, Cover, Formation, OrderKind, Scenario
from maestre.games.aguila.data.formations import FormationRow
from maestre.games.aguila.doctrine.weighing import duels, judgement
from maestre.games.aguila.doctrine.weighing.claims import Claim, claims, spoils, urgency
from maestre.games.aguila.doctrine.weighing.dice import none, wounds
from maestre.games.aguila.doctrine.weighing.duels import Figure, figure
from maestre.games.aguila.doctrine.weighing.ground import closed, covers, home, screens, shields, worse
from maestre.games.aguila.doctrine.weighing.pieces import (
    Bargain,
    Enemy,
    Glance,
    Piece,
    bearing,
    between,
    front,
    gap,
    off,
)
from maestre.games.aguila.doctrine.weighing.plans import UNPLANNED, Plan
from maestre.games.aguila.doctrine.weighing.stakes import Stake, caution, fate, lost, stake
from maestre.games.aguila.shooting.aiming import reach
from maestre.games.aguila.shooting.artillery import gun
from maestre.games.aguila.table.places import base, hosted, present
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Phase, Role, State, UnitId
from maestre.games.aguila.table.subjects import AimKind, Situation, Value
from maestre.miniatures.sides import Side
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point, Pose

T = TypeVar("T")
_NOTHING: Final = object()
_LANE: Final = 3
"""The part of its width that a charger needs on either side of its line: the rest it can slide."""


class Field:
    """One position in one side's eyes. What is worked out is kept as long as the position stands: for one answer."""

    def __init__(self, state: State, side: Side, plan: Plan = UNPLANNED) -> None:
        self.state, self.side, self.plan = state, side, plan
        self._kept: dict[tuple[Any, ...], Any] = {}
        self._pieces: dict[UnitId, Piece] = {}
        self._glanced: tuple[Piece | None, Pose | None, tuple[Glance, ...]] = None, None, ()
        """Who was weighed last, where, and the glances from there: the same are asked for again and again."""
        self.caution = caution(state, side) * judgement.DARING[plan.stance] / plan.temper.boldness
        self.claims: tuple[Claim, ...] = claims(state, side)
        self.aims = {claim.id: claim for claim in self.claims}
        self.urgency = urgency(state, side)
        every = tuple(present(state))
        self.own = tuple(unit for unit in every if state.units[unit].side is side)
        self.foes = tuple(unit for unit in every if state.units[unit].side is not side)

    def makes(self, mistake: str) -> bool:
        """Whether whoever plays makes a beginner's mistake this turn."""
        return self.plan.temper.makes(mistake)

    @property
    def attacks(self) -> bool:
        """Whether our side is the attacker of its scenario."""
        return self.state.armies[self.side].role is Role.ATTACKER

    def kept(self, key: tuple[Any, ...], find: Callable[[], T]) -> T:
        """Work something out once."""
        found = self._kept.get(key, _NOTHING)
        if found is _NOTHING:
            found = self._kept[key] = find()
        return found  # type: ignore[no-any-return]  # it is what `find` gave

    # ---------------------------------------------------------------------------------------------- pieces

    def piece(self, unit: UnitId) -> Piece:
        """A unit that is on the table."""
        found = self._pieces.get(unit)
        if found is None:
            found = self._pieces[unit] = self._piece(unit)
        return found

    def _piece(self, unit: UnitId) -> Piece:
        state, one = self.state, self.state.units[unit]
        row = self.row(unit, one.formation)
        pose, size = (one.pose, base(state, unit)) if one.pose is not None else footing(home(state, unit))
        around = one.inside is not None or (row is not None and row.all_front)
        return Piece(
            unit,
            pose,
            size.width,
            size.depth,
            state.arm_of(one),
            figure(state, unit),
            self._stake(unit),
            self._reach(unit),
            tallied(state, Value.MOVE, Situation(unit=unit, use="move", verb="advance")).whole,
            around,
            around
            or state.arm_of(one) is not Arm.INFANTRY
            or (row is not None and row.wide_vision)
            or bool(hosted(state, unit)),
            one.deeds.order is not None or self.has_moved(one.side),
        )

    def glances(self, piece: Piece, pose: Pose) -> tuple[Glance, ...]:
        """How a unit that stood somewhere and each enemy would lie to each other."""
        who, at, found = self._glanced
        if at is not pose or who is not piece:
            found = self.kept(("glances", piece.id, pose), lambda: tuple(self._glances(piece, pose)))
            self._glanced = piece, pose, found
        return found

    def _glances(self, piece: Piece, pose: Pose) -> Iterator[Glance]:
        """What `seen_from` and `gap` say of each enemy, written out: it is asked for most of all."""
        x, y, facing = pose
        s, c = bearing(facing)
        deep, wide = piece.depth / 2, piece.width / 2
        start_x, start_y = front(piece, pose)
        for other, (front_x, front_y), (foe_s, foe_c), _ in self.enemies:
            foe_x, foe_y, _ = other.pose
            dx, dy = foe_x - x, foe_y - y
            ahead, right = dx * s + dy * c, dx * c - dy * s
            dx, dy = start_x - foe_x, start_y - foe_y
            near = off(dx * foe_s + dy * foe_c, dx * foe_c - dy * foe_s, other.depth / 2, other.width / 2)
            dx, dy = front_x - x, front_y - y
            yield Glance(other, ahead, right, near, off(dx * s + dy * c, dx * c - dy * s, deep, wide))

    @cached_property
    def friends(self) -> tuple[Piece, ...]:
        """Our units on the table."""
        return tuple(self.piece(unit) for unit in self.own)

    @cached_property
    def shooters(self) -> tuple[Piece, ...]:
        """Our foot and guns that shoot."""
        return tuple(one for one in self.friends if one.reach and one.arm is not Arm.CAVALRY)

    @cached_property
    def everybody(self) -> tuple[Piece, ...]:
        """Our units on the table, and the enemy's."""
        return (*self.friends, *(one.piece for one in self.enemies))

    @cached_property
    def enemies(self) -> tuple[Enemy, ...]:
        """The enemy's units on the table, in the order of ``foes``."""
        pieces = (self.piece(foe) for foe in self.foes)
        return tuple(Enemy(one, front(one, one.pose), bearing(one.pose.facing), self._threat(one.id)) for one in pieces)

    def nearest_but(self, foe: UnitId, unit: UnitId) -> float:
        """How far the nearest of our others is from an enemy's front: he shoots at the nearest."""
        found = self.kept(("nearest", foe), lambda: self._nearest(foe))
        return next((far for far, other in found if other != unit), 1e9)

    def _nearest(self, foe: UnitId) -> tuple[tuple[float, UnitId], ...]:
        at = front(self.piece(foe), self.piece(foe).pose)
        return tuple(sorted((gap(at, one), one.id) for one in self.friends)[:2])

    def _stake(self, unit: UnitId) -> Stake:
        """What is at stake; an enemy who keeps us from an objective is worth more than his price."""
        found = stake(self.state, unit)
        if self.state.units[unit].side is self.side:
            return found
        spoiled = sum(claim.worth for claim in self.claims if spoils(self.state, claim, unit))
        if self.state.scenario is Scenario.DEFEND_FARM:
            spoiled = min(spoiled, judgement.DECISIVE)
        prize = judgement.PRIZE * (judgement.STORMERS if self.attacks else 1.0)
        return found._replace(worth=found.worth + prize * self.urgency * spoiled)

    def row(self, unit: UnitId, formation: Formation | None) -> FormationRow | None:
        """What the tables say of a unit in a formation."""
        if formation is None:
            return None
        arm = self.state.arm_of(self.state.units[unit])
        return self.state.figures.formations.row[arm].get(formation)

    def _reach(self, unit: UnitId) -> int:
        one = self.state.units[unit]
        if gun(self.state, unit) is not None:
            return reach(self.state, unit, "ball")
        return reach(self.state, unit, "fire") if self.state.profile_of(one).shoot is not None or one.dismounted else 0

    def has_moved(self, side: Side) -> bool:
        """Whether a side has had its part of movement this turn."""
        state = self.state
        if state.phase is Phase.INITIATIVE or state.turn == 0:
            return False
        if state.phase is not Phase.MOVEMENT or state.go is None:
            return True
        return state.go.last and state.go.side is not side

    def canister(self, unit: UnitId) -> int:
        """How far a gun fires canister; 0 for anybody else."""
        if gun(self.state, unit) is None:
            return 0
        return self.kept(("canister", unit), lambda: reach(self.state, unit, "canister"))

    def charge_reach(self, unit: UnitId, formation: Formation | None, order: OrderKind | None, walked: int) -> int:
        """How far a unit drawn up so charges after an order, over open ground; 0 if it cannot."""
        row, one = self.row(unit, formation), self.piece(unit)
        barred = order in {OrderKind.DOUBLE_TIME, OrderKind.CHANGE_FACING} or one.figure.stunned
        if row is None or row.charge_halted is None or row.charge_moved is None or barred:
            return 0
        halted = order in {None, OrderKind.HALT}
        return (row.charge_halted if halted else row.charge_moved).reach(one.speed, walked)

    def _threat(self, unit: UnitId) -> tuple[int, int]:
        """How far a unit may charge this turn, and how far once it may move again."""
        one, deeds = self.piece(unit), self.state.units[unit].deeds
        moved = self.charge_reach(unit, one.formation, OrderKind.ADVANCE, one.speed) + one.speed
        far = max(moved, self.charge_reach(unit, one.formation, None, 0))
        if moved == one.speed:
            return 0, 0
        if not one.moved:
            return far, far
        spent = deeds.charges or deeds.charged or deeds.failed or one.figure.stunned or self._fast(unit)
        return (0 if spent else allowance(self.state, unit).whole), far

    def _fast(self, unit: UnitId) -> bool:
        return self.state.units[unit].deeds.order in {OrderKind.DOUBLE_TIME, OrderKind.CHANGE_FACING}

    # ------------------------------------------------------------------------------------------------ shots

    def shot(self, by: Figure, at: UnitId, kind: AimKind, *, far: bool, cover: int = 0, bonus: int = 0) -> float:
        """What a shot at a unit takes from it on average, on open ground but for its cover."""
        target = self.piece(at)
        strikes = duels.shot(self.state.figures, by, target.figure, kind, self.state.sky, far, cover=cover)
        return lost(target.stake, wounds(strikes), bonus)

    def taken(
        self, by: UnitId, at: UnitId, formation: Formation | None, kind: AimKind, *, far: bool, cover: int
    ) -> float:
        """What a shot takes from a unit that would be drawn up so."""
        key = ("taken", by, at, formation, kind, far, cover)
        return self.kept(key, lambda: self._taken(by, at, formation, kind, far, cover))

    def _taken(
        self, by: UnitId, at: UnitId, formation: Formation | None, kind: AimKind, far: bool, cover: int
    ) -> float:
        target = self.piece(at)
        strikes = duels.shot(
            self.state.figures,
            self.piece(by).figure,
            target.figure._replace(formation=formation),
            kind,
            self.state.sky,
            far,
            cover=cover,
        )
        return lost(target.stake, wounds(strikes))

    def cover_at(self, at: Point) -> int:
        """By how much ground makes whoever stands there harder to hit."""
        for shooting, edge in self._covering:
            if abs(edge.x - at.x) < edge.reach and abs(edge.y - at.y) < edge.reach and tabletop.holds(edge, at):
                return -shooting
        return -self.state.figures.combat.cover[Cover.NONE].shooting

    @cached_property
    def shields(self) -> tuple[tuple[int, Outline], ...]:
        """Walls, fences and works, with the cover that they give to who stands behind them."""
        return shields(self.state)

    @cached_property
    def _covering(self) -> tuple[tuple[int, Outline], ...]:
        return covers(self.state)

    def clear(self, start: Point, at: UnitId, apart: UnitId) -> bool:
        """Whether nobody and nothing lies between a point and a unit; a guess, from middles."""
        return self.kept(("clear", start, at, apart), lambda: self._clear(start, at, apart))

    def _clear(self, start: Point, at: UnitId, apart: UnitId) -> bool:
        there = self.piece(at).pose
        ends = (at, apart)
        for other in self.everybody:
            if other.id not in ends and between(start, there, other):
                return False
        end = Point(there.x, there.y)
        screens = (one for one in self._hiding if not tabletop.holds(one, start) and not tabletop.holds(one, end))
        return not any(tabletop.enters(start, end, edge) for edge in screens)

    @cached_property
    def _hiding(self) -> tuple[Outline, ...]:
        return screens(self.state)

    # ---------------------------------------------------------------------------------------------- charges

    def lane(self, start: Point, at: UnitId, charger: UnitId) -> bool:
        """Whether a unit has room to charge another from a point: nobody stands and nothing closed lies in its way."""
        there, beside = self.piece(at).pose, self.piece(charger).width / _LANE
        ends = (at, charger)
        for other in self.everybody:
            if other.id not in ends and between(start, there, other, beside):
                return False
        return not self.barred(start, there)

    def barred(self, start: Point, end: tuple[int, int, int]) -> bool:
        """Whether ground that nobody enters lies between a point and a place, so that nobody charges over it."""
        if not self._barring:
            return False
        there = Point(end[0], end[1])
        return any(tabletop.enters(start, there, edge) for edge in self._barring)

    @cached_property
    def _barring(self) -> tuple[Outline, ...]:
        return closed(self.state)

    def clash(
        self,
        charger: UnitId,
        charged: UnitId,
        side: tabletop.Side,
        *,
        by: Figure | None = None,
        at: Figure | None = None,
    ) -> Bargain:
        """What it would come to if one charged the other on open ground, as they are or as they would be drawn up."""
        one, other = self.piece(charger), self.piece(charged)
        key = ("clash", charger, charged, side, by and by.formation, at and at.formation)
        return self.kept(key, lambda: self._clash(one, other, side, by or one.figure, at or other.figure))

    def _clash(self, one: Piece, other: Piece, side: tabletop.Side, by: Figure, at: Figure) -> Bargain:
        fire = none
        if side is tabletop.Side.FRONT and self._answers(other, at):
            kind: AimKind = "canister" if other.arm is Arm.ARTILLERY else "fire"
            fire = wounds(duels.shot(self.state.figures, at, by, kind, self.state.sky, reaction=True))
        guns = other.arm is Arm.ARTILLERY
        courage = self.state.figures.combat.courage
        shaken = courage.defensive_fire_artillery if guns else courage.defensive_fire
        met_by = fate(one.stake, fire, shaken)
        stopped = judgement.ANSWERED * (met_by.gone + met_by.stunned)
        figures = self.state.figures
        given, back = duels.blows(figures, by, at, side), duels.blows(figures, by, at, side, back=True)
        done = fate(other.stake, wounds(given) if given else none, worse(self.state.figures, side))
        returned = lost(one.stake, wounds(back)) if back else 0.0
        cost = judgement.ANSWERED * met_by.worth + (1 - stopped) * (1 - done.gone) * returned
        return Bargain((1 - stopped) * done.worth, cost + judgement.DISORDER * one.stake.worth)

    def _answers(self, other: Piece, at: Figure) -> bool:
        row = self.row(other.id, at.formation)
        deeds = self.state.units[other.id].deeds
        able = other.reach and not deeds.fired and not deeds.defended and not at.stunned
        return bool(able) and (row is None or bool(row.shoot.over)) and not self.state.units[other.id].limbered

    def net(self, found: Bargain) -> float:
        """What a charge of ours is worth."""
        return found.gain - self.caution * found.cost
