"""S.04, IC.10.15, 2.348.a The phases of Convoys: Scattering and arrivals before an Impulse, joining after the moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.convoys import levant, supply, trade, troops
from maestre.games.mistral.convoys.escorts import afloat
from maestre.games.mistral.convoys.merchantmen import scatter
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.asking import Naming
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.moments import MEETING
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.standing import NEAR, alarm
from maestre.games.mistral.table.state import FormationId, Phase, State
from maestre.play import Message, Procedure, ask, rule


class Scattering(Naming[FormationId], frozen=True, tag="scattering"):
    """Which of its Convoys a Fleet Scatters, before the Winds of an Impulse are known (IC.10.15).

    Any that are at sea and whole may Scatter, one or all: nothing is left to check.
    """

    rule: ClassVar = "IC.10.15"
    window: ClassVar = "scatter"
    asks: ClassVar = "convoy-ask-scatter"

    def alarmed(self, seen: State, unless: str) -> bool:
        """For who wants to be asked when the enemy is near, near one of the Convoys."""
        near = unless != NEAR or any(alarm(seen, self.fleet, unless, one) for one in self.open_to)
        return near and super().alarmed(seen, unless)

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[FormationId, ...]]:
        """Hardly ever."""
        yield tuple(one for one in self.open_to if not rng.randrange(20))

    def told(self, seen: State, one: FormationId) -> Message:
        return Message.of("offer-scatter", formation=name(seen.figures, one), dp=seen.convoys[one].dp)


@rule("IC.10.15", "2.348.a", "2.154.a", "2.417.a", "2.155")
def scattering(state: State) -> Procedure[bool]:
    """Before the Winds of an Impulse the British, then the Bourbons may Scatter Convoys at sea; then troops may divert.

    That a Convoy is at sea all know, so that only who has one is asked.
    """
    fleet = state.acting
    whole = tuple(one.id for one in afloat(state, fleet) if not state.convoys[one.id].scattered)
    if whole:
        for convoy in (yield from ask(fleet.value, Scattering(fleet, whole))):
            yield from scatter(state, convoy, "IC.10.15")
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


PHASES: Final[dict[Phase, Chapter]] = {
    Phase.SCATTERING: scattering,
    Phase.ARRIVALS: arriving,
    Phase.JOINING: joining,
}
