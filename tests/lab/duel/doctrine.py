from __future__ import annotations

from random import Random

from maestre.play import Answer, View
from tests.lab.duel import Range


def choose(seen: View[Range], rng: Random) -> Answer:
    return "bold"
