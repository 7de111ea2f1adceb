"""T.bit, T.matrix The Intensity of a Battle and its Damage Level: the side to windward chooses, shifts and rolls."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import in_turn, senior
from maestre.games.mistral.battle.fighting import battle_words
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Intensity, PlaceKind
from maestre.games.mistral.table.asking import Choosing
from maestre.games.mistral.table.chances import decimal, least_and_most, mean_blow
from maestre.games.mistral.table.fortune import FACES, Digit, thrown
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Assumption, Message, Procedure, Tally, ask, rule
from maestre.play.written.messages import Arg
from maestre.space.network import place_of


@rule("T.bit")
class Level(Digit[int], frozen=True):
    """The Damage Level that a die gives at an Intensity."""

    levels: tuple[int, ...]

    def read(self, faces: tuple[int, ...]) -> int:
        """Read the column of the Intensity."""
        return self.levels[faces[-1] % FACES]


class ChosenIntensity(Choosing[Intensity], frozen=True, tag="intensity"):
    """How hard the side to windward fights (T.bit.b)."""

    rule: ClassVar = "T.bit.b"
    asks: ClassVar = "battle-ask-intensity"

    battle: Engagement
    open_to: tuple[Intensity, ...]

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def options(self) -> tuple[Intensity, ...]:
        return self.open_to

    def describe(self, seen: State, value: Intensity) -> Message:
        """What an Intensity becomes, its Damage Levels, and the Damage Points of a Combat on average."""
        becomes = seen.figures.battle.shifted(value, self.battle.shift, strait=_in_strait(seen.figures, self.battle))
        least, most = least_and_most(seen.figures, becomes)
        damage = decimal(mean_blow(seen.figures, becomes))
        return Message.of(
            "offer-intensity", chosen=value.value, intensity=becomes.value, least=least, most=most, damage=damage
        )

    def assume(self, seen: State) -> Assumption:
        """The middle one, if it may be chosen."""
        word = self.word(Intensity.MEDIUM if Intensity.MEDIUM in self.options() else self.options()[0])
        return Assumption(word, Message.of("assume-intensity", intensity=word))


@rule("T.bit.c")
def open_intensities(state: State, battle: Engagement) -> tuple[Intensity, ...]:
    """The Intensities that may be chosen: in a Strait Space none below the least."""
    scale = tuple(Intensity)
    return scale[scale.index(state.figures.battle.least_in_strait) :] if _in_strait(state.figures, battle) else scale


def _in_strait(figures: Figures, battle: Engagement) -> bool:
    return figures.places[place_of(battle.place)].kind is PlaceKind.STRAIT


@rule("T.bit.b", "T.bit.c", "T.matrix")
def intensified(state: State, battle: Engagement) -> Procedure[Engagement]:
    """The side to windward chooses the Intensity, the Leaders' personalities shift it, its die gives the level."""
    windward, _ = in_turn(battle)
    shift = personality_shift(state, battle)
    battle = replace(battle, shift=shift.whole)
    said = yield from ask(windward.value, ChosenIntensity(windward, battle, open_intensities(state, battle)))
    intensity = state.figures.battle.shifted(said, shift.whole, strait=_in_strait(state.figures, battle))
    battle = replace(battle, intensity=intensity)
    tell(
        state,
        "intensity",
        "T.matrix",
        shift,
        fleet=windward.value,
        chosen=said.value,
        intensity=intensity.value,
        place=battle.place,
    )
    level = yield from thrown(state, windward, Level(state.figures.battle.levels[intensity]), "T.bit", about=battle)
    tell(state, "damage-level", "T.bit", intensity=intensity.value, level=level, place=battle.place)
    return replace(battle, level=level)


@rule("T.matrix", "T.matrix.b", "T.personality")
def personality_shift(state: State, battle: Engagement) -> Tally:
    """How the senior Engaged Leader to windward takes the Battle to his opponent."""
    windward, leeward = in_turn(battle)
    row, column = (senior(state, battle, fleet).personality for fleet in (windward, leeward))
    return Tally.of(state.figures.battle.matrix[row][column], "T.matrix")
