"""Goes: who starts, who acts next, and whether a leader goes first."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.doctrine.deeds import threats, urgent_terms
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS
from maestre.games.tercios.doctrine.officers import leads
from maestre.games.tercios.doctrine.urgency import urgency
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap, inches_between
from maestre.games.tercios.doctrine.weighing.words import scaled, worth
from maestre.games.tercios.orders.initiative import WhoStarts
from maestre.games.tercios.table.troops import able, ready, sharing
from maestre.games.tercios.turn.sequence import ACT, LEAD, Act, Activation, HandOver
from maestre.opponents import Counsel, Idea, Ideas, term


@INSTRUCTIONS.of(WhoStarts)
def _who_starts(field: Field, question: WhoStarts) -> Counsel:
    """Start where there is something to gain or to fear; otherwise let the enemy come."""
    first = [
        (unit, urgent_terms(field, unit, field.state.cards[unit].order)) for unit in ready(field.state, field.side)
    ]
    terms = max((found for _, found in first), key=worth, default=())
    fears = next((unit for unit in field.own if threats(field, unit)), None)
    if fears is not None:
        foe = next(iter(threats(field, fears)))
        far = inches_between(field.front(foe), field.outline(fears))
        terms += (term("why-fears", judgement.HAZARD, unit=field.named(fears), foe=field.named(foe), far=far),)
    lasts = term("why-lasts", judgement.LASTS, far=_nearest(field))
    return Ideas((Idea(field.side.value, terms), Idea(field.side.enemy.value, (lasts,))))


def _nearest(field: Field) -> int:
    """How many inches lie between the nearest two."""
    pairs = [(foe, unit) for foe in field.foes for unit in field.own]
    if not pairs:
        return 0
    foe, unit = min(pairs, key=lambda one: gap(field.front(one[0]), field.outline(one[1])))
    return inches_between(field.front(foe), field.outline(unit))


@INSTRUCTIONS.of(Activation)
def _best_go(field: Field, question: Activation) -> Counsel:
    """A leader who has something to do, else the Troop whose deed is the most urgent."""
    verbs = question.verbs
    acts = sorted(_acts(field), key=lambda one: -one.worth) if ACT in verbs else []
    if LEAD in verbs:
        first = leads(field, must=verbs == (LEAD,))
        rest = () if verbs == (LEAD,) else (_without_leader(acts),)
        if first:
            return Ideas((*first, *rest))
    return Ideas(tuple(acts), judgement.SLACK) if acts else HandOver().order()


def _without_leader(acts: list[Idea]) -> Idea:
    """The most urgent Troop, and what of its deed is lost if a leader goes first: the enemy acts between."""
    if not acts:
        return Idea(HandOver().order())
    first = acts[0]
    return Idea(first.answer, scaled(first.terms, judgement.DELAYED) if first.worth > 0 else ())


def _acts(field: Field) -> Iterator[Idea]:
    """Each Troop that may act, and those who share its card, the most urgent of them first."""
    for unit in able(field.state, field.side):
        others = [one for one in sharing(field.state, unit) if one != unit]
        others.sort(key=lambda one: -worth(urgency(field, one)))
        yield Idea(Act(unit, tuple(others)).order(), urgency(field, unit))
