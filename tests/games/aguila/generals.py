"""Generals who play by the doctrine, in a temper of one's choice, and the reasons that they give on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from maestre.games.aguila.doctrine import DOCTRINE
from maestre.games.aguila.game import game
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.opponents import SOUND, Ideas, Memory, Settled, Temper, settled
from maestre.play import Answer, Table, View, view


class General:
    """Somebody who plays by the doctrine, in some temper."""

    def __init__(self, seed: str, temper: Temper = SOUND) -> None:
        self._temper, self._memory, self._chance = temper, Memory(seed), Random(seed)

    def counsel(self, seen: View[State]) -> Any:
        """Give what might be answered."""
        draw = lambda chance: DOCTRINE.plan(seen, self._temper, chance)  # noqa: E731 - it is drawn once a turn
        return DOCTRINE.counsel(seen, self._memory.plan(seen.seat, game.turn(seen.now), draw))

    def answer(self, seen: View[State]) -> Answer:
        """Answer what is asked."""
        found = self.counsel(seen)
        return settled(found, self._chance).idea.answer if isinstance(found, Ideas) else found


class Told(NamedTuple):
    """A reason that was given: in which position, to whom, among which ideas, with what luck, asked what."""

    state: State
    side: Side
    ideas: Ideas
    luck: int
    settled: Settled
    about: Any


def reasons(table: Table[State], seed: str) -> Iterator[Told]:
    """Fight a battle out, the doctrine on both sides, and give every reason that decided something."""
    generals = {seat: General(f"{seed}/{seat}") for seat in game.seats}
    luck = 0
    while waiting := table.waiting():
        seen = view(table, waiting[0])
        found, luck = generals[waiting[0]].counsel(seen), luck + 1
        if isinstance(found, Ideas):
            taken = settled(found, Random(luck))
            if taken.because is not None:
                assert seen.ask is not None
                yield Told(seen.now, Side(waiting[0]), found, luck, taken, seen.ask.about)
            found = taken.idea.answer
        table.say(waiting[0], found)
