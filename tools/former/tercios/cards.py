"""Cards: what each order would do for a Troop this turn, executed or kept for a reaction."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.cards.planning import GROUP, STAY, LayCards
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.table.moments import WEAR_KEPT, WEAR_SHED
from maestre.games.tercios.table.state import UnitId
from maestre.play import Answer
from tools.former.tercios import judgement
from tools.former.tercios.actions import best_course
from tools.former.tercios.field import Field, ahead, gap, in_view, near
from tools.former.tercios.instructions import INSTRUCTIONS
from tools.former.tercios.posts import best_post, stayed
from tools.former.tercios.stakes import relief

_NOTHING: Final = 0.0


# --------------------------------------------------------------------------------------------------------- executed


def deed(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What a Troop gains on average if it executes an order now; a card that nobody knows promises nothing."""
    if order is None:
        return _NOTHING
    return field.kept(("deed", unit, order), lambda: field.obeys(unit) * _done(field, unit, order))


def at_once(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What of a deed may be gone if it waits: a charge, a shot, a rest, but not a better place."""
    if order is OrderKind.RUN or order is None or field.state.units[unit].pose is None:
        return _NOTHING
    if order is OrderKind.ATTENTION:
        return field.obeys(unit) * field.best_shot(unit, order)
    return deed(field, unit, order)


def _done(field: Field, unit: UnitId, order: OrderKind) -> float:
    if field.state.units[unit].pose is None:
        return _NOTHING
    match order:
        case OrderKind.ATTACK:
            return _charge(field, unit)
        case OrderKind.FIRE:
            return field.best_shot(unit, order)
        case OrderKind.RESIST:
            return _rest(field, unit)
        case OrderKind.RUN:
            return best_post(field, unit, order).worth - stayed(field, unit)
        case OrderKind.ATTENTION:
            return best_course(field, unit).gain


def _charge(field: Field, unit: UnitId) -> float:
    """The best of the charges that it could declare; if it has any it must, however bad (5.03)."""
    charges = field.charges(unit)
    return max(charges.values()) - judgement.HAZARD if charges else judgement.IDLE


def _rest(field: Field, unit: UnitId) -> float:
    state = field.state
    wear = state.units[unit].wear
    return relief(field.stake(unit), min(WEAR_SHED(state, unit, 1), max(0, wear - WEAR_KEPT(state, unit))))


# ---------------------------------------------------------------------------------------------------- as a reaction


def threats(field: Field, unit: UnitId) -> dict[UnitId, bool]:
    """The enemies that could charge a Troop where it stands, by a rough measure; whether each would flank it."""
    return field.kept(("threats", unit), lambda: _threats(field, unit))


def _threats(field: Field, unit: UnitId) -> dict[UnitId, bool]:
    found = {}
    edge, looks = field.outline(unit), field.looks(unit)
    for foe in field.foes:
        start = field.front(foe)
        reach = field.charge_reach(foe)
        if near(start, edge, reach) and in_view(field.looks(foe), edge) and gap(start, edge) <= reach:
            found[foe] = not ahead(looks, start)
    return found


def answer(field: Field, unit: UnitId, order: OrderKind | None, foe: UnitId, *, flank: bool) -> float:
    """What reacting with a card to a charge gains on average, over letting it come."""
    if order is None:
        return _NOTHING
    suffered = field.clash(foe, unit, "flank" if flank else "front")
    gained = _NOTHING
    match order:
        case OrderKind.RESIST:
            gained = field.clash(foe, unit, "braced") - suffered if not flank else _NOTHING
        case OrderKind.ATTACK:
            gained = field.clash(foe, unit, "counter") - suffered if not flank else _NOTHING
        case OrderKind.FIRE:
            gained = field.volley(unit, foe, order, 0, reacting=True) if not flank else _NOTHING
        case OrderKind.ATTENTION:
            turned = field.clash(foe, unit, "front") - suffered
            gained = turned if flank else field.volley(unit, foe, order, 0, reacting=True)
        case OrderKind.RUN:
            gained = max(_NOTHING, -suffered) * judgement.PATIENCE
    return field.passes(unit) * gained


def kept_for(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What a card is worth for the charges that may come before it is executed."""
    if field.state.units[unit].pose is None:
        return _NOTHING
    answers = (answer(field, unit, order, foe, flank=flank) for foe, flank in threats(field, unit).items())
    return judgement.CHARGED * max(answers, default=_NOTHING)


# ----------------------------------------------------------------------------------------------------------- the plan


def best_card(field: Field, unit: UnitId) -> OrderKind:
    """The card that serves a Troop best this turn."""
    return max(OrderKind, key=lambda order: deed(field, unit, order) + kept_for(field, unit, order))


@INSTRUCTIONS.of(LayCards)
def _plan(field: Field, question: LayCards) -> Answer:
    """Lay all cards; who is in a brigade shares with the first of it that has the same card."""
    laid: dict[str, str] = {}
    for key, options in question.cards:
        if STAY in options:
            laid[key] = STAY
        elif not key.startswith(GROUP):
            laid[key] = best_card(field, UnitId(key)).value
    for key, options in question.cards:
        if key.startswith(GROUP):
            own = laid[key.removeprefix(GROUP)]
            laid[key] = next(one for one in options if laid[one] == own)
    return laid
