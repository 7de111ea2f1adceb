"""Cards: which order is laid beside each Troop, and who shares one."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.cards.planning import GROUP, STAY, LayCards
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.doctrine.deeds import Terms, awaited, deed_terms, held_terms
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.plans import ONE_CARD
from maestre.games.tercios.doctrine.weighing.words import worth
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.troops import acting
from maestre.opponents import Counsel, Idea, Ideas, Term, term

Cards = dict[str, str]


def card_terms(field: Field, unit: UnitId, order: OrderKind) -> Terms:
    """What speaks for a card this turn, executed or kept for a charge, and against it."""
    done = deed_terms(field, unit, order)
    if order is OrderKind.ATTACK and not field.charges(unit):
        done = awaited(field, unit) or done
    else_ = (term("why-free", judgement.FREE, unit=field.named(unit)),) if order is OrderKind.ATTENTION else ()
    return (*done, *held_terms(field, unit, order), *else_)


def ranked(field: Field, unit: UnitId) -> list[OrderKind]:
    """The cards for a Troop, that which serves it best this turn first; luck decides between nearly equal ones."""
    leaning = field.plan.leaning(unit)
    worths = {order: _liked(worth(card_terms(field, unit, order)), leaning[order]) for order in OrderKind}
    return sorted(OrderKind, key=lambda order: -worths[order])


def _liked(worth: float, luck: float) -> float:
    """What a card is worth to whom luck lets it look better, the more it promises."""
    return worth * (1 + luck) if worth > 0 else worth


def best_card(field: Field, unit: UnitId) -> OrderKind:
    """The card that serves a Troop best this turn."""
    return ranked(field, unit)[0]


@INSTRUCTIONS.of(LayCards)
def _lays(field: Field, question: LayCards) -> Counsel:
    """Lay the card beside each Troop that serves it best; whoever shares one loses a go, so that nobody does."""
    chosen: dict[UnitId, list[OrderKind]] = {}
    laid: Cards = {}
    for key, options in question.cards:
        if STAY in options:
            laid[key] = STAY
        elif not key.startswith(GROUP):
            chosen[UnitId(key)] = ranked(field, UnitId(key))
            laid[key] = chosen[UnitId(key)][0].value
    shared = _shared(question, laid)
    apart = laid | {key: key.removeprefix(GROUP) for key, _ in question.cards if key.startswith(GROUP)}
    if field.plan.temper.makes(ONE_CARD):
        return shared
    return Ideas(tuple(_plans(field, question, chosen, apart, shared)))


def _shared(question: LayCards, laid: Cards) -> Cards:
    """The same cards, shared in each brigade by all who have the same one."""
    found = dict(laid)
    for key, options in question.cards:
        if key.startswith(GROUP):
            own = laid[key.removeprefix(GROUP)]
            found[key] = next(one for one in options if laid[one] == own)
    return found


def _plans(
    field: Field, question: LayCards, chosen: dict[UnitId, list[OrderKind]], apart: Cards, shared: Cards
) -> Iterator[Idea]:
    """The plan, the same with another card for the Troop whose card matters most, and the same with cards shared."""
    goes = _goes(field, apart, shared)
    if not chosen:
        yield Idea(apart, goes)
        return
    margins = {unit: _margin(field, unit, *orders[:2]) for unit, orders in chosen.items()}
    unit = max(margins, key=margins.__getitem__)
    best, second = chosen[unit][:2]
    yield Idea(apart, (*card_terms(field, unit, best), *goes))
    if margins[unit] > 0:
        yield Idea(apart | {unit: second.value}, (*card_terms(field, unit, second), *goes))
    if goes:
        yield Idea(shared, card_terms(field, unit, best))


def _margin(field: Field, unit: UnitId, best: OrderKind, second: OrderKind) -> float:
    return worth(card_terms(field, unit, best)) - worth(card_terms(field, unit, second))


def _goes(field: Field, apart: Cards, shared: Cards) -> tuple[Term, ...]:
    """What it is worth to have a go for each Troop: whoever runs out of them watches the enemy act."""
    fewer = sum(apart[key] != first for key, first in shared.items() if key.startswith(GROUP))
    if not fewer:
        return ()
    ours = sum(not key.startswith(GROUP) and order != STAY for key, order in apart.items())
    theirs = len(acting(field.state, field.side.enemy))
    return (term("why-goes", judgement.GO * fewer, goes=ours, theirs=theirs, fewer=fewer),)
