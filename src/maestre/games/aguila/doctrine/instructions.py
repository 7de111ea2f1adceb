"""Where the instructions of a general are entered, each under the question that it answers."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.opponents import Counsel
from maestre.play import ByQuestion

INSTRUCTIONS: Final[ByQuestion[Field, Counsel]] = ByQuestion()
"""How each question is answered, from what a side sees."""
