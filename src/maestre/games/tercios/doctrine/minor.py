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
from maestre.games.tercios.doctrine.cards import card_terms
from maestre.games.tercios.doctrine.deeds import deed_terms, held_terms
from maestre.games.tercios.doctrine.fights import best_retreat
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS, as_proposed
from maestre.games.tercios.doctrine.posts import best_post, post_terms, posts
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.outlooks import outlook, promise, terms_of
from maestre.games.tercios.doctrine.weighing.words import hundredths
from maestre.games.tercios.moving.movement import TURNS, Flight, Reorientation, Walk
from maestre.games.tercios.moving.moves import FirstToReact
from maestre.games.tercios.qualities.around import UseCold, UseElegant
from maestre.games.tercios.qualities.at_once import FallBack, TurnGun, TurnTroop
from maestre.games.tercios.qualities.cards import CardToReact, FireInstead, NewCard, ResistInstead
from maestre.games.tercios.qualities.lasting import Trick
from maestre.games.tercios.shooting.answers import ReactWithAttention
from maestre.games.tercios.table.move_legality import check_turn
from maestre.games.tercios.table.places import pose, posed
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Charge
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Answer, Spot
from maestre.play.written.messages import Arg
from maestre.space import tabletop
from maestre.space.tabletop import Pose

_LOOKED_AT: Final = 40
"""How many places for an ambush are weighed."""


# ---------------------------------------------------------------------------------------------------- turns and flights


@INSTRUCTIONS.of(Walk)
def _walks(field: Field, question: Walk) -> Counsel:
    """To the best place in reach."""
    unit = question.unit
    found = posts(field, unit, question.order)
    ideas = (Idea(Spot(unit, post.to.x, post.to.y), post_terms(field, unit, post)) for post in found)
    return Ideas(tuple(ideas), judgement.SLACK)


@INSTRUCTIONS.of(Reorientation, TurnTroop, TurnGun)
def _turns(field: Field, question: Reorientation | TurnTroop) -> Counsel:
    """The turn that serves best; one must be made."""
    unit = question.unit
    faced = {word: check_turn(field.state, unit, TURNS[word]) for word in question.turns}
    ideas = (Idea(word, terms_of(field, unit, outlook(field, unit, there))) for word, there in faced.items())
    return Ideas(tuple(ideas), judgement.SLACK)


@INSTRUCTIONS.of(FreeTurn)
def _free_turn(field: Field, question: FreeTurn) -> Counsel:
    """Turn for nothing, where the move that follows leads to a better place."""
    unit = question.unit
    order = field.state.units[unit].acted
    ideas = [Idea(STAY, _reached(field, unit, order))]
    for word in question.turns:
        there = Field(posed(field.state, unit, check_turn(field.state, unit, TURNS[word])), field.side, field.plan)
        ideas.append(Idea(word, _reached(there, unit, order)))
    return Ideas(tuple(ideas))


def _reached(field: Field, unit: UnitId, order: OrderKind | None) -> tuple[Term, ...]:
    """What speaks for the best place that a Troop may go to as it looks."""
    return post_terms(field, unit, best_post(field, unit, order))


@INSTRUCTIONS.of(ReactWithAttention)
def _recalled(field: Field, question: ReactWithAttention) -> Answer:
    """Attention as a reaction: face a charge from the flank, shoot at anything else."""
    return question.words[0 if question.trigger.flank else -1]


@INSTRUCTIONS.of(Flight)
def _flees(field: Field, question: Flight) -> Answer:
    """Flee as far as may be."""
    return question.word(question.lengths[-1])


@INSTRUCTIONS.of(FleeFromApproach, FleeFromCharge, FleeFromAmbush)
def _harasses(field: Field, question: FleeFromApproach) -> Counsel:
    """Flee only from a charge that it would lose by."""
    trigger = question.trigger
    stands, flees = Idea(question.word(False)), question.word(True)
    if trigger.cause != "charge":
        return stands.answer
    way = trigger.way or (field.front(trigger.mover), field.front(trigger.unit))
    found = field.bargain(Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,)))
    chance = hundredths(found.wins)
    names: dict[str, Arg] = {"unit": field.named(trigger.unit), "foe": field.named(trigger.mover), "chance": chance}
    return Ideas((stands, Idea(flees, (term("why-evades", -field.ours(trigger.mover, found), **names),))))


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
def _new_card(field: Field, question: NewCard) -> Counsel:
    """The best card for a Troop."""
    ideas = (Idea(question.word(order), card_terms(field, question.unit, order)) for order in OrderKind)
    return Ideas(tuple(ideas), judgement.SLACK)


@INSTRUCTIONS.of(CardToReact)
def _card_to_react(field: Field, question: CardToReact) -> Counsel:
    """The card that is best to react with."""
    ideas = (Idea(question.word(order), held_terms(field, question.unit, order)) for order in OrderKind)
    return Ideas(tuple(ideas), judgement.SLACK)


@INSTRUCTIONS.of(FireInstead, ResistInstead)
def _changed_card(field: Field, question: FireInstead) -> Counsel:
    """Change a card that is about to be turned up, if the other does more."""
    unit, other = question.unit, OrderKind(question.yes)
    own = Idea(question.word(False), deed_terms(field, unit, field.state.cards[unit].order))
    return Ideas((own, Idea(question.word(True), deed_terms(field, unit, other))))


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
