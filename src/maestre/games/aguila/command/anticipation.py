"""12.27 Anticipation: an officer seizes the initiative, against whoever of the enemy does the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import msgspec

from maestre.games.aguila.data import OfficerAbility
from maestre.games.aguila.table.asking import Naming
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import OfficerId, State
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Reading, change, rule, tell, throw, together
from maestre.play.chance.readings import DIE


class Anticipating(msgspec.Struct, frozen=True, tag="anticipating"):
    """Who has won the initiative, and which officers may seize it, or have done so and throw for it (12.27)."""

    winner: Side
    officers: tuple[OfficerId, ...]


@rule("12.27")
class Seized(Reading[Side], frozen=True):
    """A die for each officer who declares, in order; the side of the highest wins, and sides that tie throw again."""

    symmetric: ClassVar[bool] = False

    sides: tuple[Side, ...]

    def needs(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """A die each, and as many again while both sides have the highest."""
        return () if faces and len(self._highest(faces)) == 1 else (DIE,) * len(self.sides)

    def read(self, faces: tuple[int, ...]) -> Side:
        """Name the side of the highest die of the last throw."""
        return self._highest(faces)[0]

    def _highest(self, faces: tuple[int, ...]) -> tuple[Side, ...]:
        last = faces[-len(self.sides) :]
        found = (side for side, face in zip(self.sides, last, strict=True) if face == max(last))
        return tuple(dict.fromkeys(found))


class Anticipation(Naming[OfficerId], frozen=True, tag="anticipation"):
    """The initiative is known: which officers of a side seize it, both sides at once."""

    rule: ClassVar = "12.27"
    winner: Side
    officers: tuple[OfficerId, ...]

    def options(self) -> tuple[OfficerId, ...]:
        return self.officers

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[OfficerId, ...]]:
        """Try any one of them, or nobody, which is likelier."""
        options: list[tuple[OfficerId, ...]] = [(), *((name,) for name in self.officers)]
        if rng.randrange(2):
            yield ()
        yield from rng.sample(options, len(options))


@rule("12.27")
def anticipate(winner: Side, state: State) -> Procedure[Side]:
    """Once the initiative is known officers may seize it, both sides at once; all who declare have used it.

    Nobody is asked if the side that lost the roll has nobody to seize it with.
    """
    able = tuple(name for name, one in state.officers.items() if _able(state, name))
    if not any(state.officers[name].side is winner.enemy for name in able):
        return winner
    own = {side: tuple(name for name in able if state.officers[name].side is side) for side in Side}
    questions = {side.value: Anticipation(winner, names) for side, names in own.items() if names}
    answers = yield from together(questions, about=Anticipating(winner, able))
    declared = tuple(name for said in answers.values() for name in said)
    for name in declared:
        change(state.officers, name, used=(*state.officers[name].used, OfficerAbility.ANTICIPATION))
        tell(state, "anticipation-declared", "12.27", officer=named(state, name))
    sides = tuple(state.officers[name].side for name in declared)
    if Side.BLUE in sides and Side.RED in sides:
        return (yield from throw(Seized(sides), "12.27", about=Anticipating(winner, declared)))
    return sides[0] if sides else winner


def _able(state: State, officer: OfficerId) -> bool:
    one = state.officers[officer]
    return one.has(OfficerAbility.ANTICIPATION) and OfficerAbility.ANTICIPATION not in one.used
