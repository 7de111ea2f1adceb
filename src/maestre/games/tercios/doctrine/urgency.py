"""How much it matters that a Troop acts now, rather than later in the turn."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.doctrine.deeds import Terms, charge_terms, held_terms, urgent_terms
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap, inches_between
from maestre.games.tercios.doctrine.weighing.outlooks import onlooker
from maestre.games.tercios.doctrine.weighing.words import worth
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.troops import able
from maestre.opponents import Term, term


def urgency(field: Field, unit: UnitId) -> Terms:
    """What speaks for a Troop to act now, and against it."""
    return field.now(("urgency", unit), lambda: tuple(_urgent(field, unit)))


def most_urgent(field: Field) -> UnitId | None:
    """The Troop that would act next without a leader's word."""
    units = able(field.state, field.side)
    return field.now(("next",), lambda: max(units, key=lambda one: worth(urgency(field, one)), default=None))


def _urgent(field: Field, unit: UnitId) -> Iterator[Term]:
    """What is to be had now, less what the card is worth while it lies; shots come before the charges they prepare."""
    order = field.state.cards[unit].order
    yield from urgent_terms(field, unit, order)
    yield from held_terms(field, unit, order, -judgement.HELD)
    if field.state.units[unit].pose is None:
        return
    if order is OrderKind.FIRE:
        yield from _prepared(field, unit)
    if order is OrderKind.RUN or order is OrderKind.ATTENTION:
        yield from _met(field, unit, order)
    if field.foes:
        here = field.front(unit)
        foe = min(field.foes, key=lambda one: gap(here, field.outline(one)))
        far = inches_between(here, field.outline(foe))
        yield term("why-far", judgement.FARTHER * far, unit=field.named(unit), far=far)


def _prepared(field: Field, unit: UnitId) -> Iterator[Term]:
    """What the best charge promises that a friend is about to make at the target of a Troop's fire."""
    shots = field.shots(unit, OrderKind.FIRE)
    if not shots:
        return
    target = max(shots, key=lambda one: shots[one].taken).target
    cards = field.state.cards
    for friend in field.own:
        if friend in cards and cards[friend].order is OrderKind.ATTACK and target in field.charges(friend):
            promised = worth(charge_terms(field, friend, target))
            if promised > 0:
                names = {"unit": field.named(unit), "target": field.named(target), "friend": field.named(friend)}
                yield term("why-prepares", promised, **names)
                return


def _met(field: Field, unit: UnitId, order: OrderKind) -> Iterator[Term]:
    """What may befall who comes near an enemy that still has a card to act with."""
    pace, worst, by = field.pace(unit, order), 0.0, None
    for rival in onlooker(field, unit).rivals:
        if rival.unit in field.state.cards and gap(rival.front, field.outline(unit)) <= rival.reach + pace:
            fear = rival.prospects.feared
            if fear > worst:
                worst, by = fear, rival.unit
    if by is not None:
        risk = judgement.TEMPO * judgement.CHARGED * worst
        yield term("why-waits", -risk, unit=field.named(unit), foe=field.named(by))
