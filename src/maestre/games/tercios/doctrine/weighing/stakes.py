"""What is at stake: the worth of Troops, how far they are spent, and what damage takes from it."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from maestre.games.tercios.data import Ability, Arm, Weapon
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.fighting.melee import fights_as
from maestre.games.tercios.shooting.rout import endurance
from maestre.games.tercios.table.chances import holds
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.rolls import Damage
from maestre.games.tercios.table.state import LeaderId, Pooled, State, UnitId
from maestre.games.tercios.table.victory import lead, score, worth
from maestre.miniatures.sides import Side
from maestre.play.chance.readings import passes


class Stake(NamedTuple):
    """A Troop as something to lose; ``discipline`` is 0 for whoever makes no rout check."""

    worth: float
    wear: int
    endurance: int
    discipline: int
    disordered: bool
    rout: int
    """What a die must show in a rout check."""
    lasting: float = 1.0
    """How much of what markers cost will still tell before the battle ends."""


class Fate(NamedTuple):
    """Whether a Troop is lost if an enemy beats it, and if it has to retreat from that enemy."""

    beaten: bool
    broken: bool


def leader_worth(state: State, side: Side, unit: UnitId) -> float:
    """What the leader inside a Troop is worth."""
    inside = (one for one in state.leaders.values() if one.inside == unit and one.side is side)
    return sum(prized(state, one.id) for one in inside)


def value(state: State, unit: UnitId) -> float:
    """What a Troop is worth to whoever destroys it, with the leader inside."""
    return worth(state, unit) + leader_worth(state, state.units[unit].side, unit)


def stake(state: State, unit: UnitId) -> Stake:
    """Weigh a Troop as it is now; the members of a column or fort are lost without a check (6.38, 6.60)."""
    one, pool = state.units[unit], state.pools.get(unit)
    crumbles = pool is not None and pool.kind is not Pooled.INTEGRATED and len(pool.members) > 1
    checks = not crumbles and not has(state, unit, Ability.MERCENARIES)
    discipline = state.gear(unit).discipline if checks else 0
    rout = state.figures.targets.rout_check
    lasting = _by_turns(judgement.LASTING, turns_left(state))
    return Stake(value(state, unit), one.wear, endurance(state, unit), discipline, one.disordered, rout, lasting)


def fate(state: State, unit: UnitId, by: UnitId) -> Fate:
    """Say what becomes of a Troop that one enemy beats (6.22, 6.25, 6.78, 6.103, 6.110)."""
    if state.units[unit].fortress:
        return Fate(beaten=False, broken=False)
    if has(state, unit, Ability.NO_ESCAPE):
        return Fate(beaten=True, broken=True)
    if fights_as(state, unit) is Arm.INFANTRY:
        return Fate(beaten=False, broken=has(state, by, Ability.PURSUIT))
    winner = state.gear(by)
    return Fate(beaten=False, broken=winner.arm is Arm.CAVALRY and Weapon.CAVALRY_LANCES in winner.weapons)


def _spent(of: Stake, wear: int) -> float:
    """The part of a Troop's worth that so much wear has used up."""
    return of.lasting * judgement.TOLL * of.worth * math.pow(min(1.0, wear / (of.endurance + 1)), judgement.WEARING)


def relief(of: Stake, markers: int) -> float:
    """What it is worth to take so many markers of wear off."""
    return _spent(of, of.wear) - _spent(of, of.wear - min(markers, of.wear))


def tidiness(of: Stake) -> float:
    """What it is worth to a Troop not to be disordered."""
    return of.lasting * judgement.DISORDER * of.worth


def left(of: Stake) -> float:
    """What is left of a Troop's worth."""
    return of.worth - _spent(of, of.wear)


def stands(of: Stake, done: Damage) -> float:
    """The chance that a Troop bears so much damage."""
    wear = of.wear + done.wear
    return 1.0 if wear <= of.endurance else float(holds(of.discipline, wear - of.endurance, of.rout))


@lru_cache(100_000)
def lost(of: Stake, done: Damage, how: Fate | None = None) -> float:
    """What damage takes from a Troop on average; ``how`` says what becomes of it when it is beaten, if it is."""
    rest, wear, stays = left(of), of.wear + done.wear, stands(of, done)
    if how is not None and (how.beaten or (how.broken and done.helpless)):
        stays = 0.0
    marks = _spent(of, min(wear, of.endurance)) - _spent(of, of.wear)
    if done.helpless:
        marks += tidiness(of) * (0.0 if of.disordered else 1.0)
        marks += of.lasting * of.worth * (0.0 if how is None else judgement.BROKEN)
    return (1 - stays) * rest + stays * min(marks, rest)


def caution(state: State, side: Side) -> float:
    """How much our losses weigh against the enemy's: less for who must still win, more for who has only to hold."""
    left, ahead = turns_left(state), score(state, side) - score(state, side.enemy)
    if left >= judgement.CLOSING:
        return judgement.CAUTION
    if left:
        return judgement.AHEAD if ahead > 0 else judgement.BEHIND
    return judgement.WINNING if ahead > 0 else judgement.LEVEL if ahead == 0 else judgement.LOSING


def turns_left(state: State) -> int:
    """How many turns are to come after this one, if the score stays as it is."""
    return max(0, last_turn(state) - state.turn)


def last_turn(state: State) -> int:
    """The turn with which a battle ends: as agreed, or that of the table of duration for which the lead is enough."""
    rows = state.figures.battle.duration
    if state.agreed.turn_limit:
        return state.agreed.turn_limit
    if state.agreed.time_limit:
        return max(state.turn, rows[0].turn)
    ahead = abs(lead(state))
    return next((row.turn for row in rows if row.turn >= state.turn and row.lead <= ahead), rows[-1].turn)


def coming(state: State) -> float:
    """How much of what may be done next turn will still be done."""
    return _by_turns(judgement.COMING, turns_left(state))


def _by_turns(parts: tuple[float, ...], turns: int) -> float:
    return parts[min(turns, len(parts) - 1)]


def prized(state: State, leader: LeaderId) -> float:
    """What a leader is worth to whoever loses him: his points, and what he can do."""
    who = state.leaders[leader]
    able = sum(judgement.PRIZED[what] for what in who.qualities) + judgement.VIRTUE * len(who.virtues)
    return (float(worth(state, leader)) or judgement.SUBORDINATE) + able


def falls(state: State, leader: LeaderId) -> float:
    """The chance that a leader in the way of an enemy is lost (7.24)."""
    return 1.0 - float(passes(state.leaders[leader].level, state.figures.targets.command_action))
