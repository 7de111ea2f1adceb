"""What a general does with each question that he is asked, by its class."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.table.state import State
from maestre.opponents import Counsel
from maestre.play import Answer, ByQuestion, Question

INSTRUCTIONS: Final = ByQuestion[Field, Counsel]()


def as_proposed(field: Field, question: Question[State, Any]) -> Answer:
    """Give the first of what the rules propose, where the doctrine has no opinion."""
    return question.word(next(question.propose(field.state, Random(0))))
