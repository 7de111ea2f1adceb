"""Fights: whom to shoot and to charge, when to react, and what to do after the blows."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from maestre.games.tercios.abilities.combat import GoOn
from maestre.games.tercios.data import INCH, OrderKind
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
from maestre.play import Answer
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tools.former.tercios import judgement
from tools.former.tercios.cards import answer, deed
from tools.former.tercios.field import Field, gap, in_view
from tools.former.tercios.instructions import INSTRUCTIONS, as_proposed
from tools.former.tercios.posts import promise, stayed

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
def _best_volley(field: Field, question: Shoot) -> Answer:
    """The shot that promises most, if any promises something."""
    worths: dict[Aimed, float] = {}
    for volley, promised in field.shots(question.unit, question.order).items():
        shot = aim(volley)[1]
        worths[shot] = worths.get(shot, 0.0) + promised
    best = max(question.shots, key=lambda shot: worths.get(shot, 0.0))
    return question.word(best if worths.get(best, 0.0) > 0 else None)


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
def _best_target(field: Field, question: WhomToCharge) -> Answer:
    """Whom to charge, of those in reach."""
    charges = field.charges(question.unit)
    return max(question.units, key=lambda one: charges.get(one, 0.0))


@INSTRUCTIONS.of(WhomToApproach)
def _nearer(field: Field, question: WhomToApproach) -> Answer:
    """Whom to come near, of those in sight: the best enemy to charge, for how far away it is."""
    unit = question.unit

    def pull(foe: UnitId) -> float:
        return field.clash(unit, foe, "front") / (INCH + gap(field.front(unit), field.outline(foe)))

    return max(question.units, key=pull)


# ------------------------------------------------------------------------------------------------------------ windows


@INSTRUCTIONS.of(ReactToApproach, ReactToCharge, ReactFromAmbush)
def _reacts(field: Field, question: ReactToApproach) -> str:
    """Whether to react: with the card, by evading, or not at all."""
    trigger, options = question.trigger, question.words
    charged = trigger.cause == "charge"
    charge = _coming(field, trigger)
    worths = {DECLINE: 0.0}
    if REACT in options:
        gained = _answered(field, trigger, charge) if charged else _met(field, trigger)
        worths[REACT] = gained - _forgone(field, trigger)
    if EVADE in options:
        worths[EVADE] = field.passes(trigger.unit) * -field.net(charge) * judgement.PATIENCE
    best = max(options, key=lambda word: worths.get(word, 0.0))
    return best if worths.get(best, 0.0) > 0 else DECLINE


def _coming(field: Field, trigger: Trigger) -> Charge:
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    return Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))


def _answered(field: Field, trigger: Trigger, charge: Charge) -> float:
    card = field.state.cards[trigger.unit]
    return answer(field, trigger.unit, card.order, charge.charger, flank=charge.flank)


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
            field.net(replace(charge, flank=False, order_bonus=(unit, *theirs))) - judgement.HAZARD
        )
    if order in {OrderKind.FIRE, OrderKind.ATTENTION} and in_view(field.looks(unit), field.outline(mover)):
        far = gap(field.front(unit), field.outline(mover))
        return field.passes(unit) * field.volley(unit, mover, order, far, reacting=True)
    return 0.0


def _forgone(field: Field, trigger: Trigger) -> float:
    """What the card would have done in the Troop's own activation, of which a charge may leave little."""
    card = field.state.cards[trigger.unit]
    left = judgement.HELD if trigger.cause == "charge" else 1.0
    return 0.0 if card.reacts_only else left * max(0.0, deed(field, trigger.unit, card.order))


# ------------------------------------------------------------------------------------------------------ after the blows


@INSTRUCTIONS.of(CallMalaGuerra)
def _mala_guerra(field: Field, question: CallMalaGuerra) -> Answer:
    """Call for another round where it favours us."""
    return question.word(field.net(question.charge, question.round + 1) > 0)


@INSTRUCTIONS.of(TimeUp)
def _time_up(field: Field, question: TimeUp) -> Answer:
    """Take the other's word for it: the clock is not on the table."""
    return question.word(True)


@INSTRUCTIONS.of(Consolidate)
def _consolidates(field: Field, question: Consolidate) -> Answer:
    """Go on where the place ahead is no worse."""
    unit = question.unit
    there = _shifted(field, unit, pose(field.state, unit).facing, field.state.figures.distances.consolidate)
    return question.word(promise(field, unit, there) >= stayed(field, unit))


INSTRUCTIONS.of(WhomToLose)(as_proposed)


@INSTRUCTIONS.of(GoOn)
def _goes_on(field: Field, question: GoOn) -> Answer:
    """Go on with a charge that was met on its way, if it still promises anything."""
    return question.word(field.net(question.charge) > 0)


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
