"""T.bit, T.matrix The Intensity of a Battle and its Damage Level: the side to windward chooses, shifts and rolls."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import in_turn, senior
from maestre.games.mistral.data import BATTLE, PLACES
from maestre.games.mistral.data.words import Intensity, PlaceKind
from maestre.games.mistral.fortune import FACES, Digit, thrown
from maestre.games.mistral.matters import Engagement
from maestre.games.mistral.names import tell
from maestre.games.mistral.state import State
from maestre.play import Pick, Procedure, Tally, ask, rule
from maestre.space.network import place_of

__all__ = ["Level", "intensified", "personality_shift"]


@rule("T.bit")
class Level(Digit[int], frozen=True):
    """The Damage Level that a die gives at an Intensity."""

    intensity: Intensity

    def read(self, faces: tuple[int, ...]) -> int:
        """Read the column of the Intensity."""
        return BATTLE.level(self.intensity, faces[-1] % FACES)


@rule("T.bit.b", "T.bit.c", "T.matrix")
def intensified(state: State, battle: Engagement) -> Procedure[Engagement]:
    """The side to windward chooses the Intensity, the Leaders' personalities shift it, its die gives the level."""
    windward, _ = in_turn(battle)
    strait = PLACES[place_of(battle.place)].kind is PlaceKind.STRAIT
    shift = personality_shift(state, battle)
    battle = replace(battle, shift=shift.whole)
    scale = tuple(Intensity)
    open_to = scale[scale.index(BATTLE.least_in_strait) :] if strait else scale
    said = yield from ask(windward.value, Pick(tuple(one.value for one in open_to)), "T.bit.b", about=battle)
    intensity = BATTLE.shifted(Intensity(said), shift.whole, strait=strait)
    battle = replace(battle, intensity=intensity)
    tell(state, "intensity", "T.matrix", shift, fleet=windward.value, chosen=said, intensity=intensity.value)
    level = yield from thrown(state, windward, Level(intensity), "T.bit", about=battle)
    tell(state, "damage-level", "T.bit", intensity=intensity.value, level=level)
    return replace(battle, level=level)


@rule("T.matrix", "T.matrix.b", "T.personality")
def personality_shift(state: State, battle: Engagement) -> Tally:
    """How the senior Engaged Leader to windward takes the Battle to his opponent."""
    windward, leeward = in_turn(battle)
    row, column = (senior(state, battle, fleet).personality for fleet in (windward, leeward))
    return Tally.of(BATTLE.matrix[row][column], "T.matrix")
