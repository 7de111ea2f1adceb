"""S.04, IC.10.15, 2.348.a The phases of Convoys: Scattering and arrivals before an Impulse, joining after the moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.mistral import levant, supply, trade, troops
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.escorts import afloat
from maestre.games.mistral.formations import enemy
from maestre.games.mistral.matters import Scattering
from maestre.games.mistral.merchantmen import scatter
from maestre.games.mistral.moments import MEETING
from maestre.games.mistral.sequence import Chapter
from maestre.games.mistral.state import FormationId, Phase, State
from maestre.play import Answer, Ask, Procedure, Some, ask, rule

__all__ = ["PHASES", "PROPOSALS", "arriving", "joining", "scattering"]


@rule("IC.10.15", "2.348.a", "2.154.a", "2.417.a", "2.155")
def scattering(state: State) -> Procedure[bool]:
    """Before the Winds of an Impulse the British, then the Bourbons may Scatter Convoys at sea; then troops may divert.

    That a Convoy is at sea all know, so that only who has one is asked.
    """
    fleet = state.acting
    whole = tuple(one.id for one in afloat(state, fleet) if not state.convoys[one.id].scattered)
    if whole:
        choice = Some(whole, 0, len(whole))
        said = yield from ask(fleet.value, choice, "IC.10.15", about=Scattering(fleet), window="scatter")
        for name in said:
            yield from scatter(state, FormationId(name), "IC.10.15")
    if fleet is Fleet.BOURBON:
        yield from troops.diversions(state)
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


@rule("2.151.a", "2.345.b", "2.413", "2.633.b")
def arriving(state: State) -> Procedure[bool]:
    """Throw for the Convoys that are looked for or wait in port, and let Squadrons come home from the Levant."""
    yield from trade.returns(state)
    yield from levant.arrivals(state)
    yield from supply.arrivals(state)
    yield from troops.departures(state)
    return True


@rule("IC.10.12")
def joining(state: State) -> Procedure[bool]:
    """Let those join who have met."""
    yield from MEETING(state)
    return True


def _scattered_for_chance(_state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Hardly ever."""
    assert isinstance(question.choice, Some)
    yield tuple(one for one in question.choice.options if not rng.randrange(20))


PHASES: Final[dict[Phase, Chapter]] = {
    Phase.SCATTERING: scattering,
    Phase.ARRIVALS: arriving,
    Phase.JOINING: joining,
}
PROPOSALS: Final = {"IC.10.15": _scattered_for_chance, **supply.PROPOSALS, **trade.PROPOSALS, **troops.PROPOSALS}
