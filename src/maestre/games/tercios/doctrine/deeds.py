"""Deeds: what each order would do for a Troop, executed now or kept for a reaction, and why."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.doctrine.actions import best_course
from maestre.games.tercios.doctrine.posts import best_post, moved, ridden_down
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.duels import Blast
from maestre.games.tercios.doctrine.weighing.field import Field, ahead, gap, in_view, inches_between, near
from maestre.games.tercios.doctrine.weighing.plans import HEADLONG, NO_REST
from maestre.games.tercios.doctrine.weighing.stakes import relief
from maestre.games.tercios.doctrine.weighing.words import hundredths, scaled, worth
from maestre.games.tercios.table.moments import WEAR_KEPT, WEAR_SHED
from maestre.games.tercios.table.places import base
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Volley
from maestre.opponents import Term, term
from maestre.play.written.messages import Arg

Terms = tuple[Term, ...]

# --------------------------------------------------------------------------------------------------------- executed


def deed(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What a Troop gains on average if it executes an order now; a card that nobody knows promises nothing."""
    return worth(deed_terms(field, unit, order))


def deed_terms(field: Field, unit: UnitId, order: OrderKind | None) -> Terms:
    """What speaks for executing an order now, and against it."""
    if order is None or field.state.units[unit].pose is None:
        return ()
    return field.now(("deed", unit, order), lambda: scaled(_done(field, unit, order), field.obeys(unit)))


def _done(field: Field, unit: UnitId, order: OrderKind) -> Terms:
    match order:
        case OrderKind.ATTACK:
            return best_charge(field, unit)
        case OrderKind.FIRE:
            return best_volley(field, unit, order)
        case OrderKind.RESIST:
            return tuple(_rest(field, unit))
        case OrderKind.RUN:
            return moved(field, unit, best_post(field, unit, order))
        case OrderKind.ATTENTION:
            return best_course(field, unit).terms


def at_once(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What of a deed may be gone if it waits."""
    return worth(urgent_terms(field, unit, order))


def urgent_terms(field: Field, unit: UnitId, order: OrderKind | None) -> Terms:
    """What of a deed may be gone if it waits: a charge, a shot, a rest, a leader to ride at, but not a better place."""
    if order is None or field.state.units[unit].pose is None:
        return ()
    if order is OrderKind.RUN:
        return scaled(best_post(field, unit, order).ridden, field.obeys(unit))
    if order is OrderKind.ATTENTION:
        ridden = best_post(field, unit, order).ridden
        return scaled((*best_volley(field, unit, order), *ridden), field.obeys(unit))
    return deed_terms(field, unit, order)


def best_volley(field: Field, unit: UnitId, order: OrderKind) -> Terms:
    """What speaks for the best shot that a Troop could make now."""
    shots = field.shots(unit, order)
    best = max(shots, key=lambda one: shots[one].taken, default=None)
    return () if best is None else volley_terms(field, best, shots[best])


def volley_terms(field: Field, volley: Volley, found: Blast) -> Terms:
    """What speaks for a shot: the wear that it does, and that it may finish its target."""
    names = {"unit": field.named(volley.shooter), "target": field.named(volley.target)}
    shot = term("why-shot", found.taken - found.killed, **names, chance=hundredths(found.hurts))
    if not found.killed:
        return (shot,)
    return shot, term("why-finish", found.killed, **names, chance=hundredths(found.routs))


def best_charge(field: Field, unit: UnitId) -> Terms:
    """What speaks for the best of the charges that it could declare; if it has any it must, however bad (5.03)."""
    found = [charge_terms(field, unit, target) for target in field.charges(unit)]
    if not found:
        return (term("why-nobody", judgement.IDLE, unit=field.named(unit)),)
    return max(found, key=worth)


def awaited(field: Field, unit: UnitId) -> Terms:
    """What speaks for a charge, where nobody is in reach of one yet, at the best enemy who may come near this turn."""
    reach, here = field.charge_reach(unit), field.front(unit)
    best, target = 0.0, None
    for foe in field.foes if reach else ():
        missing, pace = gap(here, field.outline(foe)) - reach, field.pace(foe, OrderKind.RUN)
        if 0 < missing < pace and in_view(field.looks(unit), field.outline(foe)):
            promised = judgement.COMES * (1 - missing / pace) * field.clash(unit, foe, "front")
            if promised > best:
                best, target = promised, foe
    if target is None:
        return ()
    far = inches_between(here, field.outline(target))
    return (term("why-pulls", best, unit=field.named(unit), target=field.named(target), far=far),)


def charge_terms(field: Field, unit: UnitId, target: UnitId) -> Terms:
    """What speaks for a charge, and against it."""
    return field.now(("charge", unit, target), lambda: tuple(_charge(field, unit, target)))


def _charge(field: Field, unit: UnitId, target: UnitId) -> Iterator[Term]:
    found = field.charges(unit)[target]
    names = {"unit": field.named(unit), "target": field.named(target)}
    if field.plan.temper.makes(HEADLONG):
        yield term("why-headlong", 1.0, **names)
        return
    promised = found.net + judgement.FORESTALLS
    why = "why-flank" if found.flank else "why-charge" if promised >= 0 else "why-bad-charge"
    yield term(why, promised, **names, chance=hundredths(found.wins))
    reception = field.reception(unit, target)
    if reception:
        yield term("why-reception", -reception, unit=field.named(target))
    slips = field.eludes(target, unit)
    if slips and found.net > 0:
        chance = hundredths(field.passes(target))
        yield term("why-eludes", -slips * found.net, target=field.named(target), chance=chance)
    (line,) = (one.line for one in field.reached(unit) if one.target == target)
    yield from ridden_down(field, unit, *line, base(field.state, unit))


def _rest(field: Field, unit: UnitId) -> Iterator[Term]:
    state = field.state
    wear = state.units[unit].wear
    shed = min(WEAR_SHED(state, unit, 1), max(0, wear - WEAR_KEPT(state, unit)))
    if shed and not field.plan.temper.makes(NO_REST):
        yield term("why-rest", relief(field.stake(unit), shed), unit=field.named(unit), wear=wear)


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
        return 0.0
    key = ("answer", unit, order, foe, flank)
    return field.kept(key, lambda: field.passes(unit) * _answered(field, unit, order, foe, flank=flank))


def _answered(field: Field, unit: UnitId, order: OrderKind, foe: UnitId, *, flank: bool) -> float:
    suffered = field.clash(foe, unit, "flank" if flank else "front")
    match order:
        case OrderKind.RESIST if not flank:
            return field.clash(foe, unit, "braced") - suffered
        case OrderKind.ATTACK if not flank:
            return field.clash(foe, unit, "counter") - suffered
        case OrderKind.FIRE if not flank:
            return field.volley(unit, foe, order, 0, reacting=True)
        case OrderKind.ATTENTION if flank:
            return field.clash(foe, unit, "front") - suffered
        case OrderKind.ATTENTION:
            return field.volley(unit, foe, order, 0, reacting=True)
        case OrderKind.RUN:
            return max(0.0, -suffered) * judgement.ESCAPES
        case _:
            return 0.0


def kept_for(field: Field, unit: UnitId, order: OrderKind | None) -> float:
    """What a card is worth for the charges that may come before it is executed."""
    return _held(field, unit, order)[0]


def held_terms(field: Field, unit: UnitId, order: OrderKind | None, by: float = 1.0) -> Terms:
    """What speaks for a card that may answer a charge; against turning it up, if ``by`` is below 0."""
    found, foe = _held(field, unit, order)
    if foe is None or order is None:
        return ()
    far = inches_between(field.front(foe), field.outline(unit))
    names: dict[str, Arg] = {"unit": field.named(unit), "foe": field.named(foe), "far": far}
    return (term("why-held" if by > 0 else "why-keeps", by * found, **names),)


def _held(field: Field, unit: UnitId, order: OrderKind | None) -> tuple[float, UnitId | None]:
    if field.state.units[unit].pose is None:
        return 0.0, None
    found: tuple[float, UnitId | None] = (0.0, None)
    for foe, flank in threats(field, unit).items():
        if foe in field.state.cards or not field.state.cards:
            gained = field.dread.get(foe, judgement.CHARGED) * answer(field, unit, order, foe, flank=flank)
            found = max(found, (gained, foe), key=lambda one: one[0])
    return found
