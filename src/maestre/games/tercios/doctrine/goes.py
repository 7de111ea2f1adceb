"""Goes: who starts, who acts next, and whether a leader goes first."""

from __future__ import annotations

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.doctrine import judgement
from maestre.games.tercios.doctrine.cards import at_once, kept_for, threats
from maestre.games.tercios.doctrine.field import Field
from maestre.games.tercios.doctrine.officers import best_leader
from maestre.games.tercios.sequence import ACT, HAND_OVER, LEAD
from maestre.games.tercios.state import UnitId
from maestre.games.tercios.troops import able, ready, sharing
from maestre.miniatures.asked import verbs
from maestre.play import Ask, Order

__all__ = ["best_go", "who_starts"]


def who_starts(field: Field, ask: Ask) -> str:
    """Start where there is something to gain or to fear; otherwise let the enemy come."""
    gains = max((_urgency(field, unit) for unit in ready(field.state, field.side)), default=0.0)
    fears = any(threats(field, unit) for unit in field.own)
    return (field.side if fears or gains > judgement.HAZARD else field.side.enemy).value


def best_go(field: Field, ask: Ask) -> Order:
    """A leader who has something to do, else the Troop whose deed is the most urgent."""
    state, open_verbs = field.state, verbs(ask)
    if LEAD in open_verbs:
        leader = best_leader(field, must=open_verbs == (LEAD,))
        if leader is not None:
            return Order(LEAD, leader)
    if ACT not in open_verbs:
        return Order(HAND_OVER)
    unit = max(able(state, field.side), key=lambda one: _urgency(field, one))
    others = sorted((one for one in sharing(state, unit) if one != unit), key=lambda one: -_urgency(field, one))
    return Order(ACT, unit, tuple(others))


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
