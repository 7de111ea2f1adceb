"""2.234 The roles with which SOL(D) begin: each player says before the first Turn which pairs sail and which serve."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.data.words import AuxiliaryClass, Class, Command, Contingent, Fleet, Kind, Status
from maestre.games.mistral.fleets.squadrons import free_squadrons, new_squadron, pair
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.table.asking import Plan, Planning, Plans
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, SquadronId, State
from maestre.play import Message, Order, Procedure, ask, change, rule, shown

SAIL: Final = "sail"
AUXILIARY: Final = "auxiliary"
_SELDOM: Final = 4


@rule("2.234", "2.231", "2.235")
class Roles(Planning, frozen=True, tag="roles"):
    """In which of its two roles each pair of a Fleet's SOL(D) begins (2.234); how the scenario has it comes first."""

    rule: ClassVar = "2.234"
    secret: ClassVar = True
    asks: ClassVar = "matter-roles"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse more Fleet-50, or more Squadrons, than there are counters (2.211.a)."""
        for contingent in dict.fromkeys(contingent_of(seen, key) for key in value):
            mine = {key: role for key, role in value.items() if contingent_of(seen, key) is contingent}
            serving = sum(role == AUXILIARY for role in mine.values())
            most = seen.figures.formations.most_auxiliaries(contingent, AuxiliaryClass.FLEET50)
            if serving > most:
                raise Refused("2.211.a", "no-fleet50-counter", seen.figures, contingent=contingent.value)
            more = sum(role == SAIL and AuxiliaryId(key) in seen.auxiliaries for key, role in mine.items())
            if more > len(free_squadrons(seen, contingent, Class.SOLD)):
                kind = Class.SOLD.value
                raise Refused("2.211.a", "no-squadron-counter", seen.figures, contingent=contingent.value, kind=kind)

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """As the scenario has it, mostly."""
        plain = {key: options[0] for key, options in self.open_to}
        if not rng.randrange(_SELDOM):
            other = {key: rng.choice(options) for key, options in self.open_to}
            if self.refusal(seen, other) is None:
                yield other
        yield plain

    def told(self, seen: State, key: str, option: str) -> Message:
        return Message(f"offer-role-{option}")


def contingent_of(state: State, key: str) -> Contingent:
    """Whose a pair is, in whichever role it is."""
    if AuxiliaryId(key) in state.auxiliaries:
        return state.auxiliaries[AuxiliaryId(key)].contingent
    return state.squadrons[SquadronId(key)].contingent


@rule("2.234", "2.239", "2.235")
def _pairs(state: State, fleet: Fleet) -> Plans:
    """The pairs of a Fleet's SOL(D) that have a choice, each with the role of the scenario first.

    They are pairs that lie in harbour, as a Squadron or as a Fleet-50 at its Port; the French have none before the
    Guerre de Course, nor a Squadron that a Formation cannot do without at sea.
    """
    sailing = (
        (one.id, (SAIL, AUXILIARY))
        for one in state.squadrons.values()
        if one.kind is Class.SOLD
        and len(one.ships) == state.figures.squadrons.fleet50_cost
        and one.status is not Status.READY
        and _chooses(state, fleet, one.contingent)
    )
    serving = (
        (one.id, (AUXILIARY, SAIL))
        for one in state.auxiliaries.values()
        if one.kind is AuxiliaryClass.FLEET50 and one.port and _chooses(state, fleet, one.contingent)
    )
    return (*sailing, *serving)


@rule("2.239")
def _chooses(state: State, fleet: Fleet, contingent: Contingent) -> bool:
    if state.figures.formations.fleets.get(contingent) is not fleet:
        return False
    return state.figures.formations.commands[contingent] is not Command.FRENCH or doctrine(state)


@rule("2.234")
def roles(state: State) -> Procedure[bool]:
    """Ask each Fleet that has a choice, neither knowing what the other says, and then put all in their roles."""
    plans: dict[Fleet, Plan] = {}
    for fleet in Fleet:
        if open_to := _pairs(state, fleet):
            plans[fleet] = yield from ask(fleet.value, Roles(fleet, open_to))
    for fleet, plan in plans.items():
        for key in [key for key, role in plan.items() if role == SAIL and AuxiliaryId(key) in state.auxiliaries]:
            _sails(state, AuxiliaryId(key))
        for key in [key for key, role in plan.items() if role == AUXILIARY and SquadronId(key) in state.squadrons]:
            yield from _serves(state, fleet, SquadronId(key))
    return True


@rule("2.234", "2.235")
def _serves(state: State, fleet: Fleet, squadron: SquadronId) -> Procedure[None]:
    """Make a Fleet-50 of a Squadron, at the Port where it lies."""
    one = state.squadrons[squadron]
    home = state.formations.get(FormationId(one.formation))
    assert home is None or home.kind is not Kind.CONVOY, squadron
    yield from pair(state, fleet, Order("pair", one.at, one.ships))


@rule("2.234", "2.231")
def _sails(state: State, auxiliary: AuxiliaryId) -> None:
    """Make a Squadron of a Fleet-50, In Ordinary at its Port; at the start it brings no damage."""
    one = state.auxiliaries[auxiliary]
    name = new_squadron(state, one.contingent, Class.SOLD, one.port)
    change(state.squadrons, name, ships=one.ships)
    change(state.auxiliaries, auxiliary, berth=Berth.OUT, port="", ships=())
    shown(state, f"{auxiliary} is unformed; a Squadron more at {state.squadrons[name].at}")
    tell(state, "fleet50-unformed", "2.234", auxiliary=auxiliary)


PHASES: Final[dict[Phase, Chapter]] = {Phase.ROLES: roles}
