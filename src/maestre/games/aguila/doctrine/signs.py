"""The signs of a position, from which it can be told who is winning: above nothing for blue, below it for red."""

from __future__ import annotations

from math import hypot, log

from maestre.games.aguila.data import INCH, Arm
from maestre.games.aguila.doctrine.weighing.stakes import stake
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.scenarios.holding import points_of
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import outline, present
from maestre.games.aguila.table.state import Away, Role, State, UnitId
from maestre.games.aguila.table.worth import piece_points
from maestre.games.aguila.turn.victory import length_of
from maestre.miniatures.sides import Side
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

_NEAR = 12 * INCH


def signs(now: State) -> dict[str, float]:
    """Say what a position shows of who is winning: strength, losses, points, place, order; alike for both sides."""
    every = tuple(present(now)) if now.turn else ()
    over = min(1.0, now.turn / max(1, length_of(now).start))
    whole = max(1.0, sum(army.points for army in now.armies.values()) / 2)
    lost = _differ({side: sum(one.points for one in now.lost.values() if one.side is side.enemy) for side in Side})
    points = _points(now)
    left = dict.fromkeys(Side, 0.0)
    worn = dict.fromkeys(Side, 0.0)
    guns = dict.fromkeys(Side, 0.0)
    horse = dict.fromkeys(Side, 0.0)
    shaken = dict.fromkeys(Side, 0.0)
    led = dict.fromkeys(Side, 0.0)
    for unit in every:
        one, of = now.units[unit], stake(now, unit)
        side, arm = one.side, now.arm_of(one)
        left[side] += of.worth
        worn[side] += of.worth * of.damage / max(1, of.endurance)
        guns[side] += of.worth if arm is Arm.ARTILLERY else 0.0
        horse[side] += of.worth if arm is Arm.CAVALRY else 0.0
        shaken[side] += of.worth if one.stunned or one.disorganised else 0.0
        led[side] += of.worth if in_command(now, unit) else 0.0
    held, massed, margin = _held(now), _differ(_massed(now, every)) / whole, _margin(now)
    coming = _differ(_coming(now)) / whole
    lead, attacks = 2 * lost / whole, _attacks(now)
    odds = log((left[Side.BLUE] + whole / 4) / (left[Side.RED] + whole / 4))
    return {
        "strength": 2 * _differ(left) / whole,
        "losses": lead,
        "losses-late": lead * over,
        "broken": float(bool(now.armies[Side.RED].broken)) - float(bool(now.armies[Side.BLUE].broken)),
        "worn": -3 * _differ(worn) / whole,
        "shaken": -3 * _differ(shaken) / whole,
        "points": points,
        "points-late": points * over,
        "held": held,
        "close": _differ(_close(now, every)),
        "horse": 3 * _differ(horse) / whole,
        "guns": 3 * _differ(guns) / whole,
        "led": _differ(led) / whole,
        "attacks": attacks * (1 - over),
        "attacks-late": attacks * over,
        "margin": margin,
        "margin-late": margin * over**3,
        "massed": 2 * massed,
        "massed-late": 2 * massed * over**3,
        "odds": odds,
        "odds-late": odds * over,
        "to-come": 2 * coming,
    }


def _differ(found: dict[Side, float] | dict[Side, int]) -> float:
    return float(found[Side.BLUE] - found[Side.RED])


def _points(now: State) -> float:
    """Who would have won if the battle ended now."""
    if not now.turn or not now.units:
        return 0.0
    battle = battle_of(now)
    winner = battle.winner(now, battle.score(now))
    return 0.0 if winner is None else 1.0 if winner is Side.BLUE else -1.0


def _held(now: State) -> float:
    """The part of the objectives that each side holds."""
    aims = now.objectives.values()
    return sum((one.held is Side.BLUE) - (one.held is Side.RED) for one in aims) / max(1, len(aims))


def _margin(now: State) -> float:
    """By how much a side is ahead in what decides: parts of all points, or of as many as a victory by losses takes."""
    if not now.turn or not now.units:
        return 0.0
    points, rows = battle_of(now).score(now), now.figures.scenarios.own.points_destroyed
    decides = 2 * rows.draw if now.scenario in rows.scenarios else max(1, sum(points.values()))
    return max(-1.0, min(1.0, _differ(points) / decides))


def _massed(now: State, every: tuple[UnitId, ...]) -> dict[Side, float]:
    """The worth that each side has within a move and a charge of an objective, less what it has lost of it."""
    found = dict.fromkeys(Side, 0.0)
    places = [points_of(now, aim) for aim in now.objectives.values()]
    for unit in every:
        edge, one = outline(now, unit), stake(now, unit)
        if any(_gap(edge, place) <= _NEAR for place in places):
            found[now.units[unit].side] += one.worth * max(0.0, 1 - one.damage / max(1, one.endurance))
    return found


def _gap(edge: Outline, place: Outline | Point) -> int:
    return (
        tabletop.point_distance(place, edge) if isinstance(place, Point) else tabletop.distance(edge, place)
    ).shown()


def _coming(now: State) -> dict[Side, float]:
    """The points of who is still to come onto the table."""
    found = dict.fromkeys(Side, 0.0)
    for unit, one in now.units.items():
        if one.away is not Away.HERE:
            found[one.side] += piece_points(now, unit)
    return found


def _close(now: State, every: tuple[UnitId, ...]) -> dict[Side, float]:
    """How many units of each side are near an objective, as a part of four."""
    found = dict.fromkeys(Side, 0.0)
    for unit in every:
        edge = outline(now, unit)
        if any(hypot(edge.x - aim.at.x, edge.y - aim.at.y) <= _NEAR for aim in now.objectives.values()):
            found[now.units[unit].side] += 0.25
    return found


def _attacks(now: State) -> float:
    """Who attacks, if anybody does by his role."""
    blue, red = (now.armies[side].role is Role.ATTACKER for side in (Side.BLUE, Side.RED))
    return float(blue) - float(red)
