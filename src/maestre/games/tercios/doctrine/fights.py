"""Fights: whom to shoot and to charge, when to react, and what to do after the blows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from maestre.games.tercios.abilities.combat import GoOn
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.doctrine.deeds import answer, charge_terms, deed, volley_terms
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS, as_proposed
from maestre.games.tercios.doctrine.posts import stayed
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field, gap, in_view, inches_between
from maestre.games.tercios.doctrine.weighing.outlooks import outlook, promise, terms_of
from maestre.games.tercios.doctrine.weighing.plans import NEAREST, NO_ANSWER
from maestre.games.tercios.doctrine.weighing.words import hundredths
from maestre.games.tercios.fighting.aftermath import Consolidate
from maestre.games.tercios.fighting.charge import WhomToApproach, WhomToCharge, aimed
from maestre.games.tercios.fighting.melee import CallMalaGuerra
from maestre.games.tercios.orders.reactions import ReactFromAmbush, ReactToApproach, ReactToCharge
from maestre.games.tercios.orders.standing import DECLINE, EVADE, REACT
from maestre.games.tercios.shooting.rout import WhomToLose
from maestre.games.tercios.shooting.shots import Aimed, aim
from maestre.games.tercios.shooting.targets import (
    HOLD,
    FortReacts,
    FortShoots,
    NextOfFormation,
    NextOfFort,
    Shoot,
    ShootAtMover,
)
from maestre.games.tercios.table.places import pose
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Charge, Trigger
from maestre.games.tercios.table.victory import TimeUp
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Answer, Message
from maestre.play.written.messages import Arg
from maestre.space import tabletop
from maestre.space.tabletop import Pose

# ---------------------------------------------------------------------------------------------------- shots and charges


@INSTRUCTIONS.of(ShootAtMover)
def _answering_volley(field: Field, question: ShootAtMover) -> Answer:
    """Who reacts shoots with what promises most."""
    trigger = question.trigger

    def guess(shot: Aimed) -> float:
        reach = field.state.figures.weapons.row[shot.weapon].reach
        return field.volley(trigger.unit, trigger.mover, OrderKind.FIRE, reach, reacting=True)

    return question.word(max(question.shots, key=guess))


@INSTRUCTIONS.of(Shoot)
def _best_volley(field: Field, question: Shoot) -> Counsel:
    """The shot that promises most, if any promises something."""
    found: dict[Aimed, tuple[Term, ...]] = {}
    gaps: dict[Aimed, int] = {}
    for volley, promised in field.shots(question.unit, question.order).items():
        shot = aim(volley)[1]
        gaps[shot] = volley.distance
        if promised.taken > 0:
            found[shot] = (*found.get(shot, ()), *volley_terms(field, volley, promised))
    if gaps and field.plan.temper.makes(NEAREST):
        nearest = min(gaps, key=gaps.__getitem__)
        found[nearest] = (*found.get(nearest, ()), term("why-nearest", 1.0, target=field.named(nearest.target)))
    ideas = [Idea(question.word(shot), found[shot]) for shot in question.shots if shot in found]
    return Ideas((*ideas, Idea(question.word(None))), judgement.SLACK)


@INSTRUCTIONS.of(FortShoots, FortReacts)
def _each_volley(field: Field, question: FortShoots | FortReacts) -> Answer:
    """The best shot of every member of a fort."""
    hold = isinstance(question, FortShoots)
    return {shooter: _best_of(field, shooter, shots, hold=hold) for shooter, shots in question.shots}


def _best_of(field: Field, shooter: UnitId, shots: tuple[Aimed, ...], *, hold: bool) -> str:
    worths = {shot.word: field.volley(shooter, shot.target, OrderKind.FIRE, 0) for shot in shots}
    worths |= {HOLD: 0.0} if hold else {}
    return max(worths, key=worths.__getitem__)


INSTRUCTIONS.of(NextOfFort, NextOfFormation)(as_proposed)


@INSTRUCTIONS.of(WhomToCharge)
def _best_target(field: Field, question: WhomToCharge) -> Counsel:
    """Whom to charge, of those in reach."""
    charges = field.charges(question.unit)
    ideas = (Idea(one, charge_terms(field, question.unit, one) if one in charges else ()) for one in question.units)
    return Ideas(tuple(ideas), judgement.SLACK)


@INSTRUCTIONS.of(WhomToApproach)
def _nearer(field: Field, question: WhomToApproach) -> Counsel:
    """Whom to come near, of those in sight: the best enemy to charge, for how far away it is."""
    return Ideas(tuple(_approached(field, question.unit, foe) for foe in question.units), judgement.SLACK)


def _approached(field: Field, unit: UnitId, foe: UnitId) -> Idea:
    far = gap(field.front(unit), field.outline(foe))
    worth = field.clash(unit, foe, "front") * INCH / (INCH + far)
    why, apart = "why-pulls" if worth >= 0 else "why-shuns", inches_between(field.front(unit), field.outline(foe))
    return Idea(foe, (term(why, worth, unit=field.named(unit), target=field.named(foe), far=apart),))


# ------------------------------------------------------------------------------------------------------------ windows


@INSTRUCTIONS.of(ReactToApproach, ReactToCharge, ReactFromAmbush)
def _reacts(field: Field, question: ReactToApproach) -> Counsel:
    """Whether to react: with the card, by evading, or not at all."""
    trigger, options = question.trigger, question.words
    ideas = [Idea(DECLINE, tuple(_forgone(field, trigger)) if REACT in options else ())]
    if field.plan.temper.makes(NO_ANSWER):
        return Ideas(tuple(ideas))
    if REACT in options:
        ideas.append(Idea(REACT, tuple(_answered(field, trigger))))
    if EVADE in options:
        ideas.append(Idea(EVADE, tuple(_evades(field, trigger, len(ideas) > 1))))
    return Ideas(tuple(ideas))


def _coming(field: Field, trigger: Trigger) -> Charge:
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    return Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))


def _evades(field: Field, trigger: Trigger, holds: bool) -> Iterator[Term]:
    found = field.bargain(_coming(field, trigger))
    suffered = -field.ours(trigger.mover, found)
    chance = hundredths(found.wins)
    names: dict[str, Arg] = {"unit": field.named(trigger.unit), "foe": field.named(trigger.mover), "chance": chance}
    yield term("why-evades", field.passes(trigger.unit) * suffered * judgement.ESCAPES, **names)
    if holds:
        yield from _forgone(field, trigger)


def _answered(field: Field, trigger: Trigger) -> Iterator[Term]:
    unit, order = trigger.unit, field.state.cards[trigger.unit].order
    names = {"unit": field.named(unit), "foe": field.named(trigger.mover)}
    chance = hundredths(field.passes(unit))
    if trigger.cause == "charge":
        gained = answer(field, unit, order, trigger.mover, flank=trigger.flank)
        why = {OrderKind.RESIST: "why-braces", OrderKind.ATTACK: "why-counters", OrderKind.RUN: "why-flees"}
        key = why.get(order, "why-answers") if order is not None else "why-answers"
        yield term(key, gained, **names, chance=chance)
    else:
        yield term("why-meets", _met(field, trigger), **names, chance=chance)


def _met(field: Field, trigger: Trigger) -> float:
    """What a card does to somebody who comes near: a shot, or an interception."""
    unit, mover = trigger.unit, trigger.mover
    order = field.state.cards[unit].order
    if order is OrderKind.ATTACK:
        charge = aimed(field.state, unit, mover, reacting=True)
        if charge is None:
            return 0.0
        theirs = (mover,) if field.state.units[mover].acted is OrderKind.ATTACK else ()
        return field.passes(unit) * (
            field.net(replace(charge, flank=False, order_bonus=(unit, *theirs))) + judgement.FORESTALLS
        )
    if order in {OrderKind.FIRE, OrderKind.ATTENTION} and in_view(field.looks(unit), field.outline(mover)):
        far = gap(field.front(unit), field.outline(mover))
        return field.passes(unit) * field.volley(unit, mover, order, far, reacting=True)
    return 0.0


def _forgone(field: Field, trigger: Trigger) -> Iterator[Term]:
    """What the card would have done in the Troop's own activation, of which a charge may leave little."""
    card = field.state.cards.get(trigger.unit)
    left = judgement.HELD if trigger.cause == "charge" else 1.0
    worth = 0.0 if card is None or card.reacts_only else left * max(0.0, deed(field, trigger.unit, card.order))
    if worth and card is not None and card.order is not None:
        yield term("why-own-go", worth, unit=field.named(trigger.unit), order=Message(f"order-{card.order}"))


# ------------------------------------------------------------------------------------------------------ after the blows


@INSTRUCTIONS.of(CallMalaGuerra)
def _mala_guerra(field: Field, question: CallMalaGuerra) -> Counsel:
    """Call for another round where it favours us."""
    return _fights_on(field, question.charge, question.round + 1, question.word(True), question.word(False))


def _fights_on(field: Field, charge: Charge, number: int, yes: Answer, no: Answer) -> Counsel:
    """Weigh a round of combat against none."""
    found = field.bargain(charge, number)
    net = field.ours(charge.charger, found)
    names = {"unit": field.named(charge.charger), "target": field.named(charge.target)}
    why = "why-round" if net > 0 else "why-no-round"
    return Ideas((Idea(no), Idea(yes, (term(why, net, **names, chance=hundredths(found.wins)),))))


@INSTRUCTIONS.of(TimeUp)
def _time_up(field: Field, question: TimeUp) -> Answer:
    """Take the other's word for it, as the clock is not on the table; but no battle is over in so few turns (9.03)."""
    return question.word(question.turn >= field.state.figures.battle.duration[0].turn)


@INSTRUCTIONS.of(Consolidate)
def _consolidates(field: Field, question: Consolidate) -> Counsel:
    """Go on where the place ahead is no worse."""
    unit = question.unit
    here = pose(field.state, unit)
    there = _shifted(field, unit, here.facing, field.state.figures.distances.consolidate)
    ahead, behind = (terms_of(field, unit, outlook(field, unit, one)) for one in (there, here))
    return Ideas((Idea(question.word(True), ahead), Idea(question.word(False), behind)))


INSTRUCTIONS.of(WhomToLose)(as_proposed)


@INSTRUCTIONS.of(GoOn)
def _goes_on(field: Field, question: GoOn) -> Counsel:
    """Go on with a charge that was met on its way, if it still promises anything."""
    return _fights_on(field, question.charge, 1, question.word(True), question.word(False))


def best_retreat(field: Field, unit: UnitId, lengths: Iterable[int]) -> int:
    """By how many inches to fall back, facing as before; none is staying."""
    rear = tabletop.opposed(pose(field.state, unit).facing)
    worths = {
        length: promise(field, unit, _shifted(field, unit, rear, length * INCH)) if length else stayed(field, unit)
        for length in lengths
    }
    return max(worths, key=worths.__getitem__)


def _shifted(field: Field, unit: UnitId, heading: int, length: int) -> Pose:
    return tabletop.moved(pose(field.state, unit), tabletop.step(heading, length))
