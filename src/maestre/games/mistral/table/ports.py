"""2.14-2.148, IC.2.1-IC.2.4 Ports: to whom they are friendly, and who may use their harbours: questions only."""

from __future__ import annotations

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Contingent, Flag, Fleet, Stance
from maestre.games.mistral.table.formations import enemy, in_harbour
from maestre.games.mistral.table.moments import FLAGGED
from maestre.games.mistral.table.state import State
from maestre.play import rule
from maestre.play.pure import Part, pure


@rule("2.14.b")
def has_harbour(figures: Figures, place: str) -> bool:
    """Whether ships may lie in harbour there: in Ports and Coastal Spaces (IC.3.25)."""
    return place in figures.places and figures.places[place].has_harbour


@rule("2.14", "IC.2.3")
def owner(figures: Figures, place: str) -> Contingent:
    """Whose Port it is, whatever happens: no Port is captured. Coastal Spaces are nobody's."""
    return figures.places[place].owner or Contingent.NEUTRAL


@rule("2.14", "2.14.b", "2.142", "2.316", "IC.2.1", "IC.2.1.b", "IC.2.1.c")
def flag(state: State, place: str, fleet: Fleet) -> Flag:
    """Whether a Port is friendly, Neutral or Enemy to a Fleet."""
    contingent = owner(state.figures, place)
    if contingent is Contingent.PIRATE:
        return Flag.ENEMY
    said = FLAGGED(state, place, fleet)
    if said is not None:
        return said
    if contingent not in state.figures.formations.fleets or state.stances[contingent] in (Stance.NEUTRAL, Stance.GONE):
        return Flag.NEUTRAL
    return Flag.FRIENDLY if state.figures.formations.fleets[contingent] is fleet else Flag.ENEMY


@pure(Part(State, "stances", "events"))
def ports_of(state: State, fleet: Fleet, colours: Flag) -> tuple[str, ...]:
    """The Ports that are friendly, Neutral or Enemy to a Fleet, in the order of the data."""
    return tuple(
        place for place, row in state.figures.places.items() if row.is_port and flag(state, place, fleet) is colours
    )


@rule("1.303")
def is_dock(figures: Figures, place: str) -> bool:
    """Whether it is a Key Port with a box on the Fleet boards: Palermo and Palma have none."""
    return figures.places[place].is_key and figures.places[place].dock


@rule("IC.2.2", "IC.2.4", "IC.3.25", "IC.3.25.b")
def may_harbour(state: State, place: str, fleet: Fleet) -> bool:
    """Whether a Fleet's Squadrons may enter harbour there: not an Enemy one, nor a Neutral one that the enemy uses."""
    if not has_harbour(state.figures, place):
        return False
    flown = flag(state, place, fleet)
    return flown is Flag.FRIENDLY or (flown is Flag.NEUTRAL and not any(in_harbour(state, place, enemy(fleet))))
