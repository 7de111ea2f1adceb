"""IC.11.12.d, 2.612, 2.621 What request tables take: Sail of the owner's choice, and Auxiliaries."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from maestre.games.mistral.auxiliaries.screening import retire
from maestre.games.mistral.data import Change
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Contingent, Role, Status
from maestre.games.mistral.events.calls import sail_going, send_away
from maestre.games.mistral.table.asking import Choosing, Plan, Planning
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, Squadron, SquadronId, State
from maestre.play import Message, Procedure, ask, rule


def _givers(state: State, contingent: Contingent, demand: Change) -> tuple[Squadron, ...]:
    kinds = [kind for kind, many in ((Class.SOL, demand.sol), (Class.SOLD, demand.sold)) if many]
    own = (one for one in state.squadrons.values() if one.contingent is contingent)
    return tuple(one for one in own if one.kind in kinds and one.status is not Status.AWAY)


@rule("IC.11.12.d", "2.612.b", "2.621")
class WithdrawnSail(Planning, frozen=True, tag="withdrawing"):
    """How many Sail of each Squadron leave, of those that a request table takes from a Contingent (IC.11.12.d)."""

    rule: ClassVar = "IC.11.12.d"
    secret: ClassVar = True
    asks: ClassVar = "matter-withdrawing"

    contingent: Contingent
    sol: int = 0
    sold: int = 0
    auxiliary: int = 0

    def check(self, seen: State, value: Plan) -> None:
        """Refuse fewer or more Sail of a subclass than must go; who has fewer gives all."""
        for kind, demand in ((Class.SOL, self.sol), (Class.SOLD, self.sold)):
            sent = {one: many for one, many in value.items() if seen.squadrons[SquadronId(one)].kind is kind}
            count = sum(int(many) for many in sent.values())
            due = min(demand, sum(len(seen.squadrons[SquadronId(one)].ships) for one in sent))
            if count != due:
                raise Refused("IC.11.12.d", "withdraw-count", seen.figures, kind=kind.value, count=count, due=due)

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Send the Sail of the most worn Squadrons that keep some, or of any."""
        mine = [seen.squadrons[SquadronId(squadron)] for squadron, _ in self.open_to]
        worn = sorted(mine, key=lambda one: (len(one.ships) == 1, -one.dp, one.id))
        for order in (worn, rng.sample(mine, len(mine))) if rng.randrange(3) else (rng.sample(mine, len(mine)),):
            left, plan = {Class.SOL: self.sol, Class.SOLD: self.sold}, dict.fromkeys((one.id for one in mine), "0")
            for one in order:
                many = min(left[one.kind], len(one.ships))
                left[one.kind] -= many
                plan[one.id] = str(many)
            yield {str(squadron): many for squadron, many in plan.items()}

    def told(self, seen: State, key: str, option: str) -> Message:
        return sail_going(seen, SquadronId(key), option)


class WithdrawnAuxiliary(Choosing[AuxiliaryId], frozen=True, tag="withdrawing-auxiliary"):
    """Which Auxiliary of a Contingent leaves that a request table takes (2.612.a)."""

    rule: ClassVar = "2.612.a"
    asks: ClassVar = "matter-withdrawing"

    contingent: Contingent
    auxiliary: int
    open_to: tuple[AuxiliaryId, ...]
    sol: int = 0
    sold: int = 0

    def options(self) -> tuple[AuxiliaryId, ...]:
        return self.open_to


@rule("IC.11.12.d", "2.612.a", "2.612.b", "2.621")
def withdrawn(state: State, contingent: Contingent, demand: Change) -> Procedure[None]:
    """Let the owner pick what leaves, from Squadrons in play in any state; if there is nothing, nothing happens.

    He is asked in any case: what he has in play is his secret.
    """
    fleet = state.figures.formations.fleets[contingent]
    if demand.sol or demand.sold:
        givers = _givers(state, contingent, demand)
        open_to = tuple((one.id, tuple(str(many) for many in range(len(one.ships) + 1))) for one in givers)
        said = yield from ask(fleet.value, WithdrawnSail(fleet, open_to, contingent, demand.sol, demand.sold))
        for squadron, many in said.items():
            yield from send_away(state, SquadronId(squadron), int(many), "IC.11.12.d")
    for _ in range(demand.auxiliary):
        mine = _withdrawable(state, contingent)
        if mine:
            question = WithdrawnAuxiliary(fleet, contingent, demand.auxiliary, mine)
            _set_aside(state, (yield from ask(fleet.value, question)))


@rule("IC.11.12.d", "IC.11.12.c")
def _withdrawable(state: State, contingent: Contingent) -> tuple[AuxiliaryId, ...]:
    """A Contingent's Auxiliaries in play that tables know, but for those on the Levant Trade Track."""
    own = (one for one in state.auxiliaries.values() if one.contingent is contingent and is_common(one))
    return tuple(one.id for one in own if one.berth not in (Berth.OUT, Berth.TRADE))


def is_common(auxiliary: Auxiliary) -> bool:
    """Whether tables give and take such an Auxiliary: a Fleet-50 is made of SOL(D), a Privateer comes by its rule."""
    return auxiliary.role is Role.NAVY and auxiliary.kind is not AuxiliaryClass.FLEET50


@rule("2.612.a", "2.624.b")
def _set_aside(state: State, auxiliary: AuxiliaryId) -> None:
    """Take an Auxiliary out of play; its counter may come back."""
    retire(state, auxiliary, Berth.OUT)
    tell(state, "auxiliary-withdrawn", "2.612.a", auxiliary=auxiliary)
