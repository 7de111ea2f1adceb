"""What units are for: objectives that they go to and hold, a place in reserve, a flank, or the enemy."""

from __future__ import annotations

from math import atan2, hypot, pi
from random import Random
from typing import Final

from maestre.games.aguila.data import INCH, Arm, Formation, Scenario
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.claims import Claim, spoils
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.mistakes import NO_AIMS
from maestre.games.aguila.doctrine.weighing.pieces import Piece, front, gap, seen_from
from maestre.games.aguila.doctrine.weighing.plans import Duty, Task
from maestre.games.aguila.table.state import Role, UnitId
from maestre.games.aguila.turn.victory import length_of
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

_SENT: Final = 2
"""How many units are sent to an objective that an enemy is near to, where nobody attacks or defends."""
_ABOUT: Final = 20 * INCH
"""An enemy is near to an objective from here on."""
_LINE: Final = Task(Duty.LINE)


def task_of(field: Field, unit: UnitId) -> Task:
    """What a unit is for: by the plan, or by how things stand if the plan does not know of it."""
    found = field.plan.tasks.get(unit)
    if found is None:
        drawn = field.kept(("tasks",), lambda: tasks(field, Random(0)))
        found = drawn.get(unit, _LINE)
    return found


def goal_of(field: Field, unit: UnitId) -> Claim | None:
    """The objective that a unit is sent to, if any."""
    aim = task_of(field, unit).aim
    return None if aim is None else field.aims.get(aim)


# ------------------------------------------------------------------------------------------------------- who does what


def tasks(field: Field, chance: Random) -> dict[UnitId, Task]:
    """Say what each unit is for, as the side attacks, defends or does neither; with some luck among what is as good."""
    role = field.state.armies[field.side].role
    free = [unit for unit in field.own if field.piece(unit).arm is not Arm.ARTILLERY]
    if field.makes(NO_AIMS):
        return dict.fromkeys(free, _LINE)
    if role is Role.ATTACKER:
        return _assaulting(field, free, chance)
    return _defending(field, free, chance) if role is Role.DEFENDER else _meeting(field, free, chance)


def _assaulting(field: Field, free: list[UnitId], chance: Random) -> dict[UnitId, Task]:
    """Foot goes at as many objectives as must be taken, those that lie together; horse takes what nobody guards."""
    foot = [unit for unit in free if _horse(field, unit, Random(0)) is None]
    late = length_of(field.state).start - field.state.turn < judgement.LATE
    chosen = _chosen(field, chance)
    if not late:
        chosen = chosen[: max(1, len(foot) // judgement.ABREAST)]
    found: dict[UnitId, Task] = {}
    if not chosen:
        return {unit: _horse(field, unit, chance) or _LINE for unit in free}
    taken = [0] * len(chosen)
    several = field.state.scenario in _SEVERAL
    room = -(-len(foot) // len(chosen)) if several else len(foot)
    for unit in sorted(foot, key=lambda one: min(_far(field.piece(one), claim) for claim in chosen)):
        open_to = [place for place in range(len(chosen)) if taken[place] < room]
        crowd = 3 * INCH // 2 if several else 0
        place = min(open_to, key=lambda one: _turned(field.piece(unit), chosen[one]) + crowd * taken[one])
        taken[place] += 1
        found[unit] = Task(Duty.ASSAULT, chosen[place].id)
    near = all(_reached(field, claim) < judgement.SUPPORTED for claim in chosen)
    left = [claim for claim in field.claims if several and (late or near) and not _guarded(field, claim)]
    for unit in (one for one in free if one not in found):
        task = _horse(field, unit, chance) or _LINE
        if left:
            claim = min(left, key=lambda one: _far(field.piece(unit), one))
            left.remove(claim)
            task = Task(Duty.ASSAULT, claim.id)
        elif late:
            task = Task(Duty.ASSAULT, min(chosen, key=lambda one: _far(field.piece(unit), one)).id)
        found[unit] = task
    return found


def _chosen(field: Field, chance: Random) -> list[Claim]:
    """The objectives that are attacked: one that is easy to come at, and those next to it."""
    left = list(field.claims)
    if not left or field.state.scenario not in _SEVERAL:
        return left
    luck = _LUCK if field.state.turn <= 1 else 0.0
    weak = {claim.id: _guarded(field, claim) + _reached(field, claim) + chance.random() * luck for claim in left}
    first = min(left, key=lambda claim: weak[claim.id])
    left.sort(key=lambda claim: dist(claim.at, first.at) + weak[claim.id])
    return left[: judgement.needed(field.state.scenario, len(field.state.objectives), len(left))]


_SEVERAL: Final = (Scenario.ASSAULT_POSITION, Scenario.DEFEND_VILLAGE, Scenario.BORODINO)
"""Where not all objectives must be taken."""
_LUCK: Final = 2.0 * INCH
"""How much farther, or better guarded, an objective may be and still be chosen."""


def dist(one: Point, other: Point) -> float:
    """How far two points are apart."""
    return hypot(one.x - other.x, one.y - other.y)


def _guarded(field: Field, claim: Claim) -> float:
    """How many inches farther an objective counts for the enemies about it."""
    near = (other.piece for other in field.enemies if gap(claim.at, other.piece) <= 8 * INCH)
    return sum(piece.stake.worth for piece in near) / 25 * INCH


def _reached(field: Field, claim: Claim) -> float:
    """How far our foot is from an objective, on average."""
    foot = [one for one in field.friends if one.arm is Arm.INFANTRY] or list(field.friends)
    return sum(dist(Point(one.pose.x, one.pose.y), claim.at) for one in foot) / max(1, len(foot))


def _defending(field: Field, free: list[UnitId], chance: Random) -> dict[UnitId, Task]:
    """Foot holds the objectives, those first that the enemy is nearest to; horse stands behind them."""
    found: dict[UnitId, Task] = {}
    foot = [unit for unit in free if field.piece(unit).arm is Arm.INFANTRY]
    for unit in (one for one in free if one not in foot):
        found[unit] = Task(Duty.RESERVE)
    if field.state.scenario is Scenario.BATTLE_FOR_BRIDGE and not foot:
        foot = free
    danger = {claim.id: 0.4 * _near_enemy(field, claim) + chance.random() * 3 * INCH for claim in field.claims}
    free_of = list(field.claims)
    while foot and field.claims:
        free_of = free_of or list(field.claims)
        pairs = ((_far(field.piece(unit), claim) + danger[claim.id], unit, claim) for unit in foot for claim in free_of)
        _, unit, claim = min(pairs, key=lambda pair: pair[0])
        foot.remove(unit)
        free_of.remove(claim)
        found[unit] = Task(Duty.HOLD, claim.id)
    return found


def _near_enemy(field: Field, claim: Claim) -> float:
    return min((gap(claim.at, other.piece) for other in field.enemies), default=0.0)


def _meeting(field: Field, free: list[UnitId], chance: Random) -> dict[UnitId, Task]:
    """To each objective the nearest that is free, more where the enemy is; of the rest horse waits, foot fights."""
    found: dict[UnitId, Task] = {}
    order = sorted(field.claims, key=lambda one: -one.worth - chance.random() * 0.5)
    for number in range(_SENT if len(order) * _SENT * 2 > len(free) else _SENT + 1):
        for claim in order:
            left = [unit for unit in free if unit not in found]
            if left and (not number or _threatened(field, claim)):
                unit = min(left, key=lambda one: _far(field.piece(one), claim))
                found[unit] = Task(Duty.ASSAULT, claim.id)
    for unit in free:
        if unit not in found:
            found[unit] = _horse(field, unit, chance) or _LINE
    return found


def _horse(field: Field, unit: UnitId, chance: Random) -> Task | None:
    """Horse waits for a target, or goes round a wing; foot does neither."""
    if field.piece(unit).arm is not Arm.CAVALRY or field.piece(unit).figure.dismounted:
        return None
    return Task(Duty.FLANK if chance.random() < judgement.FLANKING else Duty.RESERVE)


def _far(piece: Piece, claim: Claim) -> float:
    slow = 1.0 if piece.arm is Arm.INFANTRY else 2.0
    return hypot(piece.pose.x - claim.at.x, piece.pose.y - claim.at.y) * slow


def _turned(piece: Piece, claim: Claim) -> float:
    """How far an objective is, and farther if it is not ahead: who is on his way to one does not turn about."""
    ahead, right = seen_from(piece.pose, claim.at)
    aside = abs(atan2(right, ahead)) / pi
    return _far(piece, claim) + aside * _ABOUT / 2


def _threatened(field: Field, claim: Claim) -> bool:
    return any(gap(claim.at, other.piece) <= _ABOUT for other in field.enemies)


# ---------------------------------------------------------------------------------------------- what an objective gives


def short_of(claim: Claim, piece: Piece, pose: Pose) -> float:
    """How far a unit that stands somewhere is from holding an objective; 0 if it does."""
    if claim.area is None or claim.beyond:
        return max(0.0, gap(claim.at, piece, pose) - claim.within)
    away = tabletop.spacing(Point(pose.x, pose.y), claim.area)
    return float(away) if claim.inside else max(0.0, away - min(piece.width, piece.depth) / 2 - claim.within)


def held(field: Field, piece: Piece, pose: Pose) -> float:
    """What it is worth to hold an objective from a place; little if a friend holds it already."""
    goal = goal_of(field, piece.id)
    if goal is None:
        return 0.0
    away = short_of(goal, piece, pose)
    part = 1.0 if away <= 0 else 0.5 if away <= _NEAR else 0.0
    if not part:
        return 0.0
    share = _contested(field) if is_spoiled(field, goal) else 1.0
    if any(other != piece.id for other in field.kept(("holders", goal.id), lambda: _holders(field, goal))):
        share *= judgement.SECOND
    return field.urgency * judgement.HOLDING * goal.worth * part * share


def pull(field: Field, piece: Piece, pose: Pose, left: float | None) -> float:
    """What it costs to be away from an objective; ``left`` is how far it is to it by a way that bends."""
    goal = goal_of(field, piece.id)
    if goal is None:
        return 0.0
    there = short_of(goal, piece, pose) <= 0
    storms = storming(field, piece)
    foes = spoiled_by(field, goal) if storms else ()
    if there and not foes:
        return 0.0
    round_it = left if driven_off(field, piece) is not None else None
    if left is None:
        left = hypot(pose.x - goal.at.x, pose.y - goal.at.y)
    if foes:
        start = front(piece, pose)
        near = min(gap(start, field.piece(foe)) for foe in foes) if round_it is None else round_it
        near = max(0.0, near - judgement.STORMED)
        left = (near + (0.0 if there else left)) / 2
    elif task_of(field, piece.id).duty is Duty.ASSAULT and is_spoiled(field, goal):
        left = max(left, judgement.HALTED)
    march = max(0.0, left - judgement.ARRIVED) * judgement.RUSH if storms else 0.0
    return -field.urgency * judgement.PULL * (min(left, _FAR) + march) / INCH


def driven_off(field: Field, piece: Piece) -> Piece | None:
    """The nearest of those whom a unit that storms must drive off, once it is at what they keep it from."""
    return field.kept(("driven off", piece.id), lambda: _driven_off(field, piece))


def _driven_off(field: Field, piece: Piece) -> Piece | None:
    goal = goal_of(field, piece.id)
    if goal is None or goal.beyond or not storming(field, piece) or short_of(goal, piece, piece.pose) > 0:
        return None
    start = Point(piece.pose.x, piece.pose.y)
    return min(map(field.piece, spoiled_by(field, goal)), key=lambda foe: gap(start, foe), default=None)


def storming(field: Field, piece: Piece) -> bool:
    """Whether a unit must take what it is sent to, whatever it costs: nothing else counts in such a battle."""
    sent = field.attacks and task_of(field, piece.id).duty is Duty.ASSAULT
    return sent and field.state.scenario is not Scenario.BORODINO


def _contested(field: Field) -> float:
    """What is left of holding what the enemy is at, too: all for who defends, little for who must drive him off."""
    role = field.state.armies[field.side].role
    if role is Role.DEFENDER:
        return 1.0
    late = length_of(field.state).start - field.state.turn < judgement.LATE
    return judgement.CONTESTED if late or role is Role.NONE else judgement.EMBATTLED


def is_spoiled(field: Field, claim: Claim) -> bool:
    """Whether an enemy keeps us from holding an objective."""
    return bool(spoiled_by(field, claim))


def spoiled_by(field: Field, claim: Claim) -> tuple[UnitId, ...]:
    """The enemies who keep us from holding an objective; the buildings of a farm are held together or not at all."""
    return field.kept(("spoiled", claim.id), lambda: _spoiled(field, claim))


def _spoiled(field: Field, claim: Claim) -> tuple[UnitId, ...]:
    whole = field.claims if field.state.scenario is Scenario.DEFEND_FARM else (claim,)
    return tuple(foe for foe in field.foes if any(spoils(field.state, one, foe) for one in whole))


def _holders(field: Field, claim: Claim) -> tuple[UnitId, ...]:
    """Our units that hold an objective now."""
    return tuple(one.id for one in field.friends if short_of(claim, one, one.pose) <= 0)


def is_open(piece: Piece) -> bool:
    """Whether a unit fights in open formation."""
    return piece.formation is Formation.OPEN


_NEAR = 3 * INCH
_FAR = 60 * INCH
