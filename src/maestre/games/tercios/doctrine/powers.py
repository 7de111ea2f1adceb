"""What leaders can do: the worth of each quality, whether it is an action, works around them or in their host."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.tercios.command.interaction import interacts
from maestre.games.tercios.data import INCH, Ability, Arm, Body, OrderKind, Quality, Value, Virtue
from maestre.games.tercios.doctrine.cards import card_terms
from maestre.games.tercios.doctrine.deeds import at_once, deed, kept_for, threats
from maestre.games.tercios.doctrine.posts import best_post, best_turn, stayed
from maestre.games.tercios.doctrine.urgency import most_urgent, urgency
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap
from maestre.games.tercios.doctrine.weighing.stakes import prized, relief, tidiness, value
from maestre.games.tercios.doctrine.weighing.words import worth
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.state import LeaderId, UnitId

Feature = Callable[[Field, UnitId], float]

# ------------------------------------------------------------------------------------------------- a Troop that acts


def inspired(field: Field, unit: UnitId, virtue: Virtue) -> float:
    """What it is worth to lend a virtue to a Troop that acts next."""
    row = field.state.figures.leaders.virtues[virtue]
    if not row.lendable or row.value is None or unit not in field.state.cards:
        return 0.0
    order = field.state.cards[unit].order
    helps = {
        Value.COMBAT: order is OrderKind.ATTACK,
        Value.FIRE: order in {OrderKind.FIRE, OrderKind.ATTENTION},
        Value.COURAGE: order is OrderKind.ATTACK and row.against == "combat",
        Value.DISCIPLINE: bool(field.state.units[unit].wear),
    }
    return _aided(field, unit) if helps.get(row.value, False) else 0.0


def _eager(field: Field, unit: UnitId) -> float:
    """What a Troop would gain by acting now."""
    card = field.state.cards.get(unit)
    return max(0.0, at_once(field, unit, card.order)) if card is not None else 0.0


def _aided(field: Field, unit: UnitId) -> float:
    return judgement.AIDED * _eager(field, unit)


def _doubtful(field: Field, unit: UnitId) -> float:
    """What a Troop loses by the check that it may fail."""
    doubt = 1 - field.obeys(unit)
    return _eager(field, unit) * doubt / (1 - doubt) if doubt < 1 else 0.0


def _charging(field: Field, unit: UnitId) -> float:
    card = field.state.cards.get(unit)
    return _aided(field, unit) if card is not None and card.order is OrderKind.ATTACK else 0.0


def _shooting(field: Field, unit: UnitId) -> float:
    card = field.state.cards.get(unit)
    fires = card is not None and card.order in {OrderKind.FIRE, OrderKind.ATTENTION}
    return _aided(field, unit) if fires and field.arms(unit) else 0.0


def _swift(field: Field, unit: UnitId) -> float:
    card = field.state.cards.get(unit)
    return _aided(field, unit) if card is not None and card.order is OrderKind.ATTENTION else 0.0


def _out_of_range(field: Field, unit: UnitId) -> float:
    """What a shot would promise at those whom it just does not reach."""
    card = field.state.cards.get(unit)
    if card is None or card.order not in {OrderKind.FIRE, OrderKind.ATTENTION} or field.best_shot(unit, card.order):
        return 0.0
    reach = field.range(unit)
    gaps = ((foe, gap(field.front(unit), field.outline(foe))) for foe in field.foes)
    near = (field.volley(unit, foe, card.order, reach) for foe, far in gaps if reach < far <= reach + 2 * INCH)
    return max((0.0, *near))


def _farther(field: Field, unit: UnitId) -> float:
    return max(_out_of_range(field, unit), judgement.AIDED * _shooting(field, unit))


def _again(field: Field, unit: UnitId) -> float:
    """What it is worth to execute the same order a second time."""
    return max(0.0, at_once(field, unit, field.state.units[unit].acted))


def _hurried(field: Field, unit: UnitId) -> float:
    """What a Troop gains that moves at once, and acts after that."""
    return max(0.0, best_post(field, unit, None).worth - stayed(field, unit)) if unit in field.state.cards else 0.0


def _late(field: Field, unit: UnitId) -> float:
    """What it is worth to act last, with the card to react with until then."""
    card = field.state.cards.get(unit)
    return 0.0 if card is None else judgement.PATIENCE * max(0.0, -worth(urgency(field, unit)))


# ---------------------------------------------------------------------------------------------------- its markers


def _worn(field: Field, unit: UnitId) -> float:
    return relief(field.stake(unit), 1) if field.stake(unit).wear > 1 else 0.0


def _devout(field: Field, unit: UnitId) -> float:
    """What it is worth to let a Troop rest after all."""
    card = field.state.cards.get(unit)
    return (
        0.0
        if card is None
        else max(0.0, deed(field, unit, OrderKind.RESIST) - max(0.0, at_once(field, unit, card.order)))
    )


def _untidy(field: Field, unit: UnitId) -> float:
    of = field.stake(unit)
    return tidiness(of) if of.disordered else 0.0


# ---------------------------------------------------------------------------------------------------- its safety


def _feared(field: Field, unit: UnitId, foe: UnitId) -> float:
    return -field.clash(foe, unit, "flank" if threats(field, unit)[foe] else "front")


def _threatened(field: Field, unit: UnitId) -> float:
    """What the charges that may come could do to a Troop."""
    feared = [_feared(field, unit, foe) for foe in threats(field, unit)]
    return judgement.CHARGED * judgement.AIDED * max((0.0, *feared))


def _exposed(field: Field, unit: UnitId) -> float:
    gaps = ((foe, gap(field.front(foe), field.outline(unit))) for foe in field.foes)
    shots = (field.volley(foe, unit, OrderKind.FIRE, far) for foe, far in gaps)
    return judgement.SHOT_AT * judgement.AIDED * max((0.0, *shots))


def _hidden(field: Field, unit: UnitId) -> float:
    return _exposed(field, unit) if has(field.state, unit, Ability.LIGHT) else 0.0


def _pressed(field: Field, unit: UnitId) -> float:
    """What it is worth to take a Troop back out of reach, in some disorder if that fails."""
    return judgement.PATIENCE * max(0.0, _threatened(field, unit) / judgement.AIDED - tidiness(field.stake(unit)))


def _turning(field: Field, unit: UnitId) -> float:
    return max(0.0, best_turn(field, unit)[0] - stayed(field, unit))


def _gun_turning(field: Field, unit: UnitId) -> float:
    """What it is worth to turn a gun that may lose its card by it."""
    card = field.state.cards.get(unit)
    return max(0.0, _turning(field, unit) - (0.0 if card is None else max(0.0, deed(field, unit, card.order))))


def _stranded(field: Field, unit: UnitId) -> float:
    """What it is worth to limber a gun that has nobody to shoot at."""
    return 0.0 if field.best_shot(unit, OrderKind.FIRE) else judgement.LEAST_DEED * 2


# ---------------------------------------------------------------------------------------------------- its card


def _ill_carded(field: Field, unit: UnitId) -> float:
    """How much better another card would serve."""
    if unit not in field.state.cards:
        return 0.0
    worths = {order: worth(card_terms(field, unit, order)) for order in OrderKind}
    own = field.state.cards[unit].order
    return max(worths.values()) - (0.0 if own is None else worths[own])


def _without_fire(field: Field, unit: UnitId) -> float:
    """How much better Fire would serve."""
    card = field.state.cards.get(unit)
    return 0.0 if card is None else max(0.0, deed(field, unit, OrderKind.FIRE) - deed(field, unit, card.order))


def _unarmed(field: Field, unit: UnitId) -> float:
    """What a card to react with would be worth to a Troop that has none."""
    if unit in field.state.cards:
        return 0.0
    return max(kept_for(field, unit, order) for order in OrderKind)


# ---------------------------------------------------------------------------------------------------- enemies


def _dangerous(field: Field, foe: UnitId) -> float:
    """What an enemy that has not acted could do with the best of its charges or shots."""
    if foe not in field.state.cards:
        return 0.0
    return judgement.CHARGED * judgement.AIDED * _harm(field, foe)


def _harm(field: Field, foe: UnitId) -> float:
    return max((0.0, *(_feared(field, unit, foe) for unit in field.own if foe in threats(field, unit))))


def _harmless(field: Field, foe: UnitId) -> float:
    """What it is worth to make the least dangerous enemy act next."""
    waiting = [one for one in field.foes if one in field.state.cards]
    if foe not in waiting or len(waiting) == 1:
        return 0.0
    worst = max(_harm(field, one) for one in waiting)
    return judgement.CHARGED * judgement.AIDED * (worst - _harm(field, foe))


def _unknown(field: Field, foe: UnitId) -> float:
    return judgement.AIDED * _dangerous(field, foe)


def _expecting(field: Field, foe: UnitId) -> float:
    """What it is worth that an enemy answers worse to the charge that is about to come."""
    charges = (field.charges(unit).get(foe) for unit in field.own if _charging(field, unit))
    best = max((one.net for one in charges if one is not None), default=0.0)
    return judgement.AIDED * judgement.ANSWERED * max(0.0, best) if foe in field.state.cards else 0.0


def _rash(field: Field, foe: UnitId) -> float:
    """What it is worth to make an enemy charge now, and lose its card."""
    nets = [field.clash(foe, unit, "front") for unit in field.own if foe in threats(field, unit)]
    return max(0.0, min(nets)) if nets and foe in field.state.cards else 0.0


def _led_within(field: Field, foe: UnitId) -> float:
    inside = (one for one in field.state.leaders.values() if one.inside == foe)
    return judgement.HOSTED * field.stake(foe).worth * sum(len(one.virtues) for one in inside)


# ---------------------------------------------------------------------------------------------------- several, leaders


def _pair(field: Field, one: UnitId, other: UnitId) -> float:
    """What it is worth that two Troops act before the enemy does again."""
    return judgement.AIDED * min(_eager(field, one), _eager(field, other)) * 2


def _dismantled(field: Field, company: UnitId, formation: UnitId) -> float:
    gain = relief(field.stake(formation), field.state.figures.leaders.actions.dismantled)
    return max(0.0, gain - field.caution * value(field.state, company))


def _burdened(field: Field, giver: UnitId, taker: UnitId) -> float:
    one, other = field.stake(giver), field.stake(taker)
    more = relief(other._replace(wear=other.wear + 1), 1)
    return max(0.0, relief(one, 1) - more)


def _swapped(field: Field, one: UnitId, other: UnitId) -> float:
    return (_dangerous(field, one) + _dangerous(field, other)) / 2


def _weary(field: Field, leader: LeaderId) -> float:
    return judgement.AIDED * judgement.PATIENCE * (prized(field.state, leader) - _points(field, leader))


def _points(field: Field, leader: LeaderId) -> float:
    return field.state.figures.battle.victory.commander if field.state.leaders[leader].commander else 0.0


def _rested(field: Field, leader: LeaderId) -> float:
    return _weary(field, leader)


def _rash_leader(field: Field, host: UnitId) -> float:
    """What the charge promises that a Fearless leader makes with the Troop that he has joined."""
    return max((0.0, *(one.net for one in field.charges(host).values())))


def _spare_go(field: Field) -> float:
    """What it is worth to let the go pass, where nobody should act."""
    first = most_urgent(field)
    return 0.0 if first is None else max(0.0, -worth(urgency(field, first)))


FRIENDS: Final[dict[str, tuple[str, Feature]]] = {
    Quality.ALERT: ("why-turns", _turning),
    Quality.AUTHORITARIAN: ("why-heartens", _doubtful),
    Quality.BOLD: ("why-card", _ill_carded),
    Quality.DETERMINED: ("why-heartens", _charging),
    Quality.DILIGENT: ("why-relieves", _untidy),
    Quality.ENGINEER: ("why-heartens", _farther),
    Quality.ENTHUSIASTIC: ("why-heartens", _charging),
    Quality.FEARLESS: ("why-heartens", _rash_leader),
    Quality.HERO: ("why-heartens", _again),
    Quality.HONOURABLE: ("why-relieves", _worn),
    Quality.INNOVATOR: ("why-card", _without_fire),
    Quality.METICULOUS: ("why-card", _late),
    Quality.NOTABLE: ("why-heartens", _doubtful),
    Quality.PERFECTIONIST: ("why-heartens", _shooting),
    Quality.PREPARED: ("why-turns", _stranded),
    Quality.PROTECTOR: ("why-shields", _pressed),
    Quality.PRUDENT: ("why-card", _unarmed),
    Quality.RELENTLESS: ("why-turns", _hurried),
    Quality.RELIGIOUS: ("why-relieves", _devout),
    Quality.SKILLED: ("why-turns", _gun_turning),
    Quality.STOIC: ("why-shields", _exposed),
    Quality.SWIFT: ("why-heartens", _swift),
    Quality.TENACIOUS: ("why-shields", _hidden),
    Quality.TRICKSTER: ("why-heartens", _aided),
    Quality.TUTOR: ("why-heartens", _farther),
    Quality.UNDAUNTED: ("why-shields", _threatened),
}
"""What an action on a friendly Troop is worth, by quality, and how it is told."""

FOES: Final[dict[str, Feature]] = {
    Quality.CONSPIRATOR: _dangerous,
    Quality.EAGLE_EYED: _harmless,
    Quality.ERUDITE: _dangerous,
    Quality.INTELLIGENT: _unknown,
    Quality.PROVOKER: _rash,
    Quality.RUTHLESS: _led_within,
    Quality.TERRIBLE: _expecting,
    Quality.THREATENING: _dangerous,
}
"""What an action on an enemy Troop is worth, by quality."""

PAIRS: Final[dict[str, tuple[str, Callable[[Field, UnitId, UnitId], float]]]] = {
    Quality.COORDINATOR: ("why-heartens", _pair),
    Quality.ENIGMATIC: ("why-hinders", _swapped),
    Quality.EXPERIENCED: ("why-relieves", _dismantled),
    Quality.OFFICIOUS: ("why-relieves", _burdened),
}
"""What an action on two Troops is worth, by quality, and how it is told."""

LEADERS: Final[dict[str, Callable[[Field, LeaderId], float]]] = {
    Quality.ACCOMPLICE: _weary,
    Quality.COMRADE: _weary,
    Quality.INTRIGUER: _rested,
    Quality.SHARP: _rested,
}
"""What an action on another leader is worth, by quality."""

ALONE: Final[dict[str, Callable[[Field], float]]] = {Quality.PATIENT: _spare_go}
"""What an action on nobody is worth, by quality."""


# ---------------------------------------------------------------------------------------------- without an action


def _attacks(field: Field, unit: UnitId) -> float:
    return 1.0 if field.charge_reach(unit) else 0.0


def _mounted(field: Field, unit: UnitId) -> float:
    return 1.0 if field.state.gear(unit).arm is Arm.CAVALRY else 0.0


def _weak(field: Field, unit: UnitId) -> float:
    return field.stake(unit).wear / (field.stake(unit).endurance + 1)


def _any(field: Field, unit: UnitId) -> float:
    return 1.0


def _paid(field: Field, unit: UnitId) -> float:
    return 1.0 if has(field.state, unit, Ability.MERCENARIES) else 0.0


def _light(field: Field, unit: UnitId) -> float:
    return 1.0 if has(field.state, unit, Ability.LIGHT) and field.state.gear(unit).body is Body.COMPANY else 0.0


def _answering(field: Field, unit: UnitId) -> float:
    """Whether a Troop may have to react to a charge."""
    return 1.0 if threats(field, unit) else 0.0


HOSTS: Final[dict[Quality, Feature]] = {
    Quality.AGGRESSIVE: _attacks,
    Quality.BRAVE: _attacks,
    Quality.CALM: _any,
    Quality.GALLANT: _any,
    Quality.LUCKY: _any,
    Quality.NIMBLE: _any,
    Quality.PASSIONATE: _attacks,
    Quality.PHLEGMATIC: _weak,
    Quality.SELFLESS: _weak,
}
"""How much a quality does for the Troop that its leader is in."""

AROUND: Final[dict[Quality, Feature]] = {
    Quality.COLD: _any,
    Quality.DIPLOMAT: _any,
    Quality.ELEGANT: _weak,
    Quality.EXPERT: _any,
    Quality.IMPERTURBABLE: _answering,
    Quality.RESPECTABLE: _any,
    Quality.WEALTHY: _paid,
    Quality.WILLING: _light,
}
"""How much a quality does for a Troop that its leader commands."""

BEFORE: Final = (Quality.CARTOGRAPHER, Quality.CAUTIOUS)
"""What works before the battle alone."""


def troops_of(field: Field, leader: LeaderId) -> tuple[UnitId, ...]:
    """The Troops on the table with which a leader can interact."""
    key = ("his", leader)
    return field.kept(key, lambda: tuple(unit for unit in field.own if interacts(field.state, leader, unit)))


def hosted(field: Field, leader: LeaderId, unit: UnitId) -> float:
    """What it is worth to a Troop to have a leader inside: his virtues, and what his qualities do for a host."""
    who = field.state.leaders[leader]
    lends = sum(field.state.figures.leaders.virtues[virtue].lendable for virtue in who.virtues)
    does = sum(HOSTS[what](field, unit) for what in who.qualities if what in HOSTS)
    return judgement.HOSTED * field.stake(unit).worth * (lends + does)


def around(field: Field, leader: LeaderId, unit: UnitId) -> float:
    """By how much more a leader is worth to a Troop within his command, for his qualities."""
    who = field.state.leaders[leader]
    return 1.0 + sum(AROUND[what](field, unit) for what in who.qualities if what in AROUND)
