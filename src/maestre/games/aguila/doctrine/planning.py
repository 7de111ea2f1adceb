"""How the plan of a turn is drawn: one of several that are sound, from how the battle stands and from luck."""

from __future__ import annotations

from random import Random

from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.goals import tasks
from maestre.games.aguila.doctrine.weighing.plans import Plan, Stance
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.table.state import Role, State
from maestre.games.aguila.turn.victory import length_of
from maestre.miniatures.sides import Side
from maestre.opponents import Temper
from maestre.play import View


def planned(seen: View[State], temper: Temper, chance: Random) -> Plan:
    """Draw a plan: how to fight, and what each unit is for."""
    field = Field(seen.now, Side(seen.seat), Plan(temper))
    stance = _stance(field, chance)
    return Plan(temper, stance, tasks(field, chance) if field.own and seen.now.turn else {})


def _stance(field: Field, chance: Random) -> Stance:
    """Who attacks goes at it; who defends holds; others mostly attack, unless they are ahead and the end is near."""
    role = field.state.armies[field.side].role
    if role is Role.ATTACKER:
        return Stance.STORM if chance.random() < judgement.STORMING else Stance.ATTACK
    if role is Role.DEFENDER:
        return Stance.HOLD if chance.random() < judgement.STEADFAST else Stance.EVEN
    if _ahead(field) and length_of(field.state).start - field.state.turn <= judgement.URGENT // 2:
        return Stance.HOLD
    return Stance.ATTACK if chance.random() < judgement.ATTACKS else Stance.EVEN


def _ahead(field: Field) -> bool:
    """Whether a side would win if the battle ended now."""
    state = field.state
    if not state.turn or not state.units:
        return False
    battle = battle_of(state)
    return battle.winner(state, battle.score(state)) is field.side
