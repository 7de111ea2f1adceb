from __future__ import annotations

from maestre.opponents import Counsel, Doctrine
from maestre.play import ByQuestion
from tests.lab.duel import Range, Shooting

INSTRUCTIONS = ByQuestion[Range, Counsel]()


@INSTRUCTIONS.of(Shooting)
def _shoots(now: Range, question: Shooting) -> str:
    return "bold"


DOCTRINE = Doctrine(INSTRUCTIONS)
