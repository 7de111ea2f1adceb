"""Lesser matters: turns, flights, changed cards, ambushes, and what special rules ask for."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Final

from maestre.games.tercios.abilities.ambush import ComeOut, Spring
from maestre.games.tercios.abilities.cavalry import STAY, FleeFromAmbush, FleeFromApproach, FleeFromCharge, FreeTurn
from maestre.games.tercios.abilities.choragiew import MarchOrJoin, ShareOfWear, SideToLeave
from maestre.games.tercios.abilities.combat import NOBODY, Meeting, Sheltering
from maestre.games.tercios.abilities.fortress import LeaveFortress
from maestre.games.tercios.abilities.weapons import Caracole, CaracoleLength
from maestre.games.tercios.command.perils import Overrun
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.moving.movement import TURNS, Flight, Reorientation, Walk
from maestre.games.tercios.moving.moves import FirstToReact
from maestre.games.tercios.qualities.around import UseCold, UseElegant
from maestre.games.tercios.qualities.at_once import FallBack, TurnGun, TurnTroop
from maestre.games.tercios.qualities.cards import CardToReact, FireInstead, NewCard, ResistInstead
from maestre.games.tercios.qualities.lasting import Trick
from maestre.games.tercios.shooting.answers import ReactWithAttention
from maestre.games.tercios.table.move_legality import check_turn
from maestre.games.tercios.table.places import pose, posed
from maestre.games.tercios.table.subjects import Charge, Trigger
from maestre.play import Answer, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tools.former.tercios import judgement
from tools.former.tercios.cards import best_card, deed, kept_for
from tools.former.tercios.field import Field
from tools.former.tercios.fights import best_retreat
from tools.former.tercios.instructions import INSTRUCTIONS, as_proposed
from tools.former.tercios.posts import best_post, promise

_LOOKED_AT: Final = 40
"""How many places for an ambush are weighed."""


# ---------------------------------------------------------------------------------------------------- turns and flights


@INSTRUCTIONS.of(Walk)
def _walks(field: Field, question: Walk) -> Answer:
    """To the best place in reach."""
    to = best_post(field, question.unit, question.order).to
    return Spot(question.unit, to.x, to.y)


@INSTRUCTIONS.of(Reorientation, TurnTroop, TurnGun)
def _turns(field: Field, question: Reorientation | TurnTroop) -> Answer:
    """The turn that serves best; one must be made."""
    unit = question.unit
    worths = {word: promise(field, unit, check_turn(field.state, unit, TURNS[word])) for word in question.turns}
    return max(worths, key=worths.__getitem__)


@INSTRUCTIONS.of(FreeTurn)
def _free_turn(field: Field, question: FreeTurn) -> Answer:
    """Turn for nothing, where the move that follows leads to a better place."""
    unit = question.unit
    order = field.state.units[unit].acted
    worths = {STAY: best_post(field, unit, order).worth}
    for word in question.turns:
        there = Field(posed(field.state, unit, check_turn(field.state, unit, TURNS[word])), field.side)
        worths[word] = best_post(there, unit, order).worth
    return max(worths, key=worths.__getitem__)


@INSTRUCTIONS.of(ReactWithAttention)
def _recalled(field: Field, question: ReactWithAttention) -> Answer:
    """Attention as a reaction: face a charge from the flank, shoot at anything else."""
    return question.words[0 if question.trigger.flank else -1]


@INSTRUCTIONS.of(Flight)
def _flees(field: Field, question: Flight) -> Answer:
    """Flee as far as may be."""
    return question.word(question.lengths[-1])


@INSTRUCTIONS.of(FleeFromApproach, FleeFromCharge, FleeFromAmbush)
def _harasses(field: Field, question: FleeFromApproach) -> Answer:
    """Flee only from a charge that it would lose by."""
    return question.word(question.trigger.cause == "charge" and _feared(field, question.trigger))


def _feared(field: Field, trigger: Trigger) -> bool:
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    return field.net(Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))) < 0


@INSTRUCTIONS.of(Caracole)
def _caracoles(field: Field, question: Caracole) -> Answer:
    """Fall back after a shot, if a place behind is better."""
    lengths = range(field.pace(question.unit, None) // INCH + 1)
    return question.word(best_retreat(field, question.unit, lengths) > 0)


@INSTRUCTIONS.of(CaracoleLength)
def _caracoles_to(field: Field, question: CaracoleLength) -> Answer:
    """Fall back to the best place."""
    return question.word(best_retreat(field, question.unit, question.options()))


@INSTRUCTIONS.of(FallBack)
def _falls_back(field: Field, question: FallBack) -> Answer:
    """By how many inches a Protector's Troop goes back."""
    return question.word(best_retreat(field, question.unit, question.options()))


@INSTRUCTIONS.of(Overrun)
def _steps_aside(field: Field, question: Overrun) -> Answer:
    """A leader in the way of his own steps aside to the rear; he joins them only if he must."""
    rear = tabletop.opposed(pose(field.state, question.unit).facing)
    asides = sorted(question.asides, key=lambda heading: abs(tabletop.turn_between(rear, heading)))
    return question.word(next(iter(asides), None))


# -------------------------------------------------------------------------------------------------------------- cards


@INSTRUCTIONS.of(NewCard)
def _new_card(field: Field, question: NewCard) -> Answer:
    """The best card for a Troop."""
    return question.word(best_card(field, question.unit))


@INSTRUCTIONS.of(CardToReact)
def _card_to_react(field: Field, question: CardToReact) -> Answer:
    """The card that is best to react with."""
    return question.word(max(OrderKind, key=lambda order: kept_for(field, question.unit, order)))


@INSTRUCTIONS.of(FireInstead, ResistInstead)
def _changed_card(field: Field, question: FireInstead) -> Answer:
    """Change a card that is about to be turned up, if the other does more."""
    unit, other = question.unit, OrderKind(question.yes)
    return question.word(deed(field, unit, other) > deed(field, unit, field.state.cards[unit].order))


@INSTRUCTIONS.of(UseElegant, UseCold)
def _uses(field: Field, question: UseElegant | UseCold) -> Answer:
    """Use a quality that costs nothing."""
    return question.yes


# -------------------------------------------------------------------------------------------- special rules of Troops


@INSTRUCTIONS.of(LeaveFortress)
def _leaves_fortress(field: Field, question: LeaveFortress) -> Answer:
    """Leave the wagons behind while no enemy is near enough to shoot at before long."""
    unit = question.unit
    here = field.front(unit)
    gap = min((tabletop.point_distance(here, field.outline(foe)).shown() for foe in field.foes), default=0)
    return question.word(gap > field.range(unit) + field.pace(unit, OrderKind.RUN))


@INSTRUCTIONS.of(Sheltering)
def _sheltered(field: Field, question: Sheltering) -> Answer:
    """Send the horse that does best against the charger, if any does well."""
    worths = {NOBODY: judgement.HAZARD}
    worths |= {unit: field.clash(unit, question.trigger.mover, "front") for unit in question.units}
    return question.word(max(worths, key=worths.__getitem__))


INSTRUCTIONS.of(Meeting)(as_proposed)
INSTRUCTIONS.of(FirstToReact)(as_proposed)


@INSTRUCTIONS.of(Spring)
def _springs(field: Field, question: Spring) -> Answer:
    """Say the one thing that there is to say."""
    return question.word(question.there)


@INSTRUCTIONS.of(ComeOut)
def _comes_out(field: Field, question: ComeOut) -> Answer:
    """Come out of an ambush at the best of the places that there are."""
    found = islice(question.propose(field.state, Random(0)), _LOOKED_AT)
    return max(found, key=lambda one: promise(field, question.unit, Pose(one.x, one.y, one.facing)))


INSTRUCTIONS.of(MarchOrJoin, ShareOfWear, SideToLeave)(as_proposed)
INSTRUCTIONS.of(Trick)(as_proposed)
