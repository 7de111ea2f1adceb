"""What is asked beside orders, shots and charges: abilities that may be used, and what is left to the rules."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from maestre.games.aguila.abilities.blows import Elan, ExpertFighters, ExpertSkirmishers
from maestre.games.aguila.abilities.drill import Manoeuvrable
from maestre.games.aguila.abilities.officers import FormUp, HalfDamage, Hold, RightMoment
from maestre.games.aguila.charging.reactions import RegimentalGun
from maestre.games.aguila.command.officer_moves import Leaving
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.weighing.dice import nerves
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.drill.buildings import LeavingHouse
from maestre.games.aguila.drill.formations import Afoot
from maestre.games.aguila.fighting.aftermath import Captor
from maestre.games.aguila.fighting.melee import NextCombat
from maestre.games.aguila.morale.courage import NextShaken
from maestre.games.aguila.shooting.structures import OutOfRubble
from maestre.games.aguila.table.asking import Using
from maestre.games.aguila.table.state import UnitId
from maestre.play import Answer, Question

_FEARED: Final = 0.25
"""The chance of a rout from which on Hold! is called."""


@INSTRUCTIONS.of(Hold)
def holds_fast(field: Field, question: Hold) -> Answer:
    """Call Hold! where a unit would likely rout: it is called once in a battle."""
    of = field.piece(UnitId(question.on)).stake
    return question.word(nerves(of.damage, of.stun, of.rout)[1] >= _FEARED)


def uses(field: Field, question: Using) -> Answer:
    """Use what costs nothing."""
    return question.word(value=True)


def left_to_the_rules(field: Field, question: Question[Any, Any]) -> Answer:
    """Answer by the first of what the rules propose: the doctrine has no opinion of it."""
    return question.word(next(question.propose(field.state, Random(0))))


INSTRUCTIONS.of(RegimentalGun, FormUp, HalfDamage)(uses)
INSTRUCTIONS.of(ExpertFighters, Elan, ExpertSkirmishers)(uses)
INSTRUCTIONS.of(Manoeuvrable)(uses)
INSTRUCTIONS.of(Captor, NextCombat, NextShaken)(left_to_the_rules)
INSTRUCTIONS.of(LeavingHouse, Afoot, OutOfRubble)(left_to_the_rules)
INSTRUCTIONS.of(Leaving, RightMoment)(left_to_the_rules)
