"""What is at stake: the worth of units, how far they are spent, and what wounds take from it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from maestre.games.aguila.data import Scenario
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.dice import Chances, nerves
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.table.places import battery_of, hosted
from maestre.games.aguila.table.state import Role, State, UnitId
from maestre.games.aguila.table.worth import piece_points
from maestre.miniatures.sides import Side


class Stake(NamedTuple):
    """A unit as something to lose: its worth, its damage, how much it bears, and its limits of courage."""

    worth: float
    damage: int
    endurance: int
    stun: int
    rout: int
    stunned: bool
    tested: int
    """From how much damage on its courage is tested."""


class Fate(NamedTuple):
    """What wounds come to on average: the chance to be lost and to be stunned, and the worth that goes."""

    gone: float
    stunned: float
    worth: float


def stake(state: State, unit: UnitId) -> Stake:
    """Weigh a unit as it is now, with the officers who are with it."""
    one, courage = state.units[unit], state.figures.combat.courage
    worth = float(piece_points(state, unit)) + sum(_officer(state, name) for name in hosted(state, unit))
    more = (len(battery_of(state, unit)) - 1) * courage.battery_gun
    stun, rout = state.profile_of(one).courage
    return Stake(
        worth, one.damage, endurance(state, unit), stun + more, rout + more, bool(one.stunned), courage.damage_least
    )


def _officer(state: State, officer: str) -> float:
    return piece_points(state, officer) + judgement.OFFICER


def spent(of: Stake, damage: int) -> float:
    """The part of its worth that so much damage has used up."""
    certain = max(1, min(of.rout - 2, of.endurance + 1))
    return float(judgement.TOLL * of.worth * min(1.0, damage / certain) ** judgement.WEARING)


def relief(of: Stake, markers: float) -> float:
    """What it is worth to take so many markers of damage off."""
    low = max(0, of.damage - int(markers))
    part = markers - int(markers)
    first, second = spent(of, low), spent(of, max(0, low - 1))
    return spent(of, of.damage) - first * (1 - part) - second * part


@lru_cache(200_000)
def fate(of: Stake, chances: Chances, bonus: int = 0) -> Fate:
    """What so many wounds do to a unit, with the courage test that follows and what makes it worse."""
    before = spent(of, of.damage)
    gone = stunned = worth = 0.0
    for count, chance in enumerate(chances):
        if not count or chance < _SMALL:
            continue
        damage = of.damage + count
        stun, rout = 0.0, 0.0
        if damage > of.endurance:
            rout = 1.0
        elif damage >= of.tested:
            stun, rout = nerves(damage + bonus, of.stun, of.rout)
        shaken = 0.0 if of.stunned else judgement.STUNNED * of.worth
        gone += chance * rout
        stunned += chance * stun
        stays = (1 - rout) * (spent(of, damage) - before) + stun * shaken
        worth += chance * (rout * (of.worth - before) + stays)
    return Fate(gone, stunned, worth)


_SMALL = 1e-6


def caution(state: State, side: Side) -> float:
    """How much our losses weigh against the enemy's: less with every turn for who has not destroyed enough to win.

    They weigh less and less, too, for who attacks where nothing counts but what he holds in the end.
    """
    if state.armies[side].role is Role.ATTACKER and state.scenario is not Scenario.BORODINO:
        run_down = min(1.0, state.turn / state.figures.scenarios.length(state.scenario).start)
        return judgement.CAUTION - run_down**2 * (judgement.CAUTION - judgement.DESPERATE)
    if state.scenario not in state.figures.scenarios.own.points_destroyed.scenarios:
        return judgement.CAUTION
    taken = {one: sum(loss.points for loss in state.lost.values() if loss.side is one) for one in Side}
    if taken[side.enemy] - taken[side] > state.figures.scenarios.own.points_destroyed.draw:
        return judgement.CAUTION
    late = min(1.0, state.turn / (state.figures.scenarios.length(state.scenario).start - judgement.CLOSING))
    return judgement.CAUTION - late**3 * (judgement.CAUTION - judgement.BOLD)


def lost(of: Stake, chances: Chances, bonus: int = 0) -> float:
    """What so many wounds take from a unit on average."""
    return fate(of, chances, bonus).worth
