"""Where the instructions of a general are entered, each under the question that it answers."""

from __future__ import annotations

from typing import Final

from maestre.play import Answer, ByQuestion
from tools.former.aguila.field import Field

INSTRUCTIONS: Final[ByQuestion[Field, Answer]] = ByQuestion()
"""How each question is answered, from what a side sees."""
