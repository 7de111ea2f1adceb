"""Goes: who starts, who acts next, and whether a leader goes first."""

from __future__ import annotations

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.orders.initiative import WhoStarts
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.troops import able, ready, sharing
from maestre.games.tercios.turn.sequence import ACT, LEAD, Act, Activation, HandOver, Lead
from maestre.play import Answer
from tools.former.tercios import judgement
from tools.former.tercios.cards import at_once, kept_for, threats
from tools.former.tercios.field import Field
from tools.former.tercios.instructions import INSTRUCTIONS
from tools.former.tercios.officers import best_leader


@INSTRUCTIONS.of(WhoStarts)
def _who_starts(field: Field, question: WhoStarts) -> Answer:
    """Start where there is something to gain or to fear; otherwise let the enemy come."""
    gains = max((_urgency(field, unit) for unit in ready(field.state, field.side)), default=0.0)
    fears = any(threats(field, unit) for unit in field.own)
    return (field.side if fears or gains > judgement.HAZARD else field.side.enemy).value


@INSTRUCTIONS.of(Activation)
def _best_go(field: Field, question: Activation) -> Answer:
    """A leader who has something to do, else the Troop whose deed is the most urgent."""
    state, verbs = field.state, question.verbs
    if LEAD in verbs:
        leader = best_leader(field, must=verbs == (LEAD,))
        if leader is not None:
            return Lead(leader).order()
    if ACT not in verbs:
        return HandOver().order()
    unit = max(able(state, field.side), key=lambda one: _urgency(field, one))
    others = sorted((one for one in sharing(state, unit) if one != unit), key=lambda one: -_urgency(field, one))
    return Act(unit, tuple(others)).order()


def _urgency(field: Field, unit: UnitId) -> float:
    """What is to be had now, less what the card is worth while it lies; shots come before the charges they prepare."""
    order = field.state.cards[unit].order
    found = at_once(field, unit, order)
    if order is OrderKind.FIRE:
        found += _prepared(field, unit)
    return found - judgement.HELD * kept_for(field, unit, order)


def _prepared(field: Field, unit: UnitId) -> float:
    """What the best charge promises that a friend is about to make at the target of a Troop's fire."""
    shots = field.shots(unit, OrderKind.FIRE)
    if not shots:
        return 0.0
    target = max(shots, key=shots.__getitem__).target
    cards = field.state.cards
    friends = (one for one in field.own if one in cards and cards[one].order is OrderKind.ATTACK)
    return max((max(0.0, field.charges(one).get(target, 0.0)) for one in friends), default=0.0)
