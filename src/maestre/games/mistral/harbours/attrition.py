"""S.31, IC.11.2, T.attrition Attrition: what a Turn at sea, in a Strait, on watch or Fitting Out does to Squadrons.

Gales wear as they blow (`gales`), and no Sail sinks here: that is checked at the end of the next Operations Phase.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Flag, PlaceKind, Status
from maestre.games.mistral.harbours.damage import inflict
from maestre.games.mistral.table.formations import commander, oversize, squadrons_in
from maestre.games.mistral.table.fortune import rolled_unseen
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import FormationId, Phase, Squadron, SquadronId, State
from maestre.play import Procedure, Tally, change, rule


@rule("T.attrition")
def entered(state: State, formation: FormationId) -> Procedure[None]:
    """Note the Strait that the Squadrons of a stack have entered; stands at `ENTERED`, before anybody Spots it."""
    yield from ()
    one = state.formations.get(formation)
    place = state.figures.places.get(one.place) if one is not None else None
    if place is not None and place.kind is PlaceKind.STRAIT:
        for squadron in squadrons_in(state, formation):
            change(state.squadrons, squadron.id, straits=squadron.straits + 1)


@rule("S.31", "IC.11.2", "T.attrition", "T.attrition.d")
def attrition(state: State) -> Procedure[bool]:
    """Wear every Squadron and Flagship on the map or in harbour, each by the sum of its lines; no other roll is made.

    All is reckoned from what stands before the Step, and its notes are cleared for the next Turn.
    """
    for squadron in tuple(state.squadrons):
        if state.squadrons[squadron].status is not Status.AWAY:
            wear = yield from _wear(state, squadron)
            inflict(state, squadron, wear.whole, "S.31", wear)
        change(state.squadrons, squadron, straits=0, watches=())
    return True


def _wear(state: State, squadron: SquadronId) -> Procedure[Tally]:
    """What a Squadron suffers, line by line."""
    wear = yield from _by_state(state, squadron)
    one = state.squadrons[squadron]
    wear = wear.plus(one.straits * state.figures.upkeep.attrition.strait, "T.attrition")
    for place in one.watches:
        wear = wear.plus(watch_wear(state.figures, place), "IC.7.24.d")
    return wear.plus(oversize_wear(state, one), "T.attrition.c")


@rule("T.attrition", "T.attrition.b")
def _by_state(state: State, squadron: SquadronId) -> Procedure[Tally]:
    """What its state alone costs a Squadron: by the Season when Ready, by a die when Fitting Out."""
    one, chart = state.squadrons[squadron], state.figures.upkeep.attrition
    if one.status is Status.READY:
        return Tally.of(chart.ready[state.figures.calendar.seasons[state.turn]], "T.attrition")
    if one.status is Status.IN_ORDINARY:
        return Tally.of(chart.in_ordinary, "T.attrition")
    fleet = state.figures.formations.fleets[one.contingent]
    neutral = flag(state, one.at, fleet) is Flag.NEUTRAL
    face = yield from rolled_unseen(state, fleet, "T.attrition.b")
    read = Tally.of(face, "T.attrition.b").plus(state.figures.upkeep.neutral_port if neutral else 0, "T.attrition.b")
    return Tally.of(state.figures.upkeep.fitting_out(read.whole), "T.attrition.b")


@rule("IC.7.24.d", "2.144.a", "2.144.b")
def watch_wear(figures: Figures, place: str) -> int:
    """What a watch costs a Squadron in a Turn: in a Strait the point of Interdicting, else the Blockade Value."""
    row, chart = figures.places[place], figures.upkeep.attrition
    return chart.interdicting if row.kind is PlaceKind.STRAIT else chart.per_blockade_value * row.blockade


@rule("T.attrition.c", "IC.3.44")
def oversize_wear(state: State, squadron: Squadron) -> int:
    """What being in an Oversized Formation costs a Squadron or Flagship that is not In Ordinary.

    It is worn by the Formation whose Leader controls it: its own, or without a Leader the one to which that is
    Subordinated. Those of it that lie In Ordinary are counted, but do not wear.
    """
    if not squadron.formation or squadron.status is Status.IN_ORDINARY:
        return 0
    formation = FormationId(squadron.formation)
    while commander(state, formation).id is None and (above := state.formations[formation].superior):
        formation = FormationId(above)
    control = commander(state, formation).control
    return state.figures.upkeep.oversize(control + oversize(state, formation), control)


PHASES: Final[dict[Phase, Chapter]] = {Phase.ATTRITION: attrition}
