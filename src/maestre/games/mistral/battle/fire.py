"""IC.6.24, T.fireship Fireships in Battle, after the Combats.

A side is asked only while it has Fireships that lie in neither box, which both can see; where they are Assigned is its
own affair.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.battle.combat import Blow
from maestre.games.mistral.battle.engaged import in_turn, side
from maestre.games.mistral.battle.losses import Toll, burdened, sunk
from maestre.games.mistral.data.words import AuxiliaryClass, Fleet
from maestre.games.mistral.table.chances import burns, percent
from maestre.games.mistral.table.formations import below, enemy
from maestre.games.mistral.table.fortune import rolled, thrown
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ordering import Act, Acting, Pass
from maestre.games.mistral.table.sightings import note_work
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Assumption, Message, Procedure, ask, rule


class Send(Act, frozen=True):
    """Send a Fireship against a Squadron."""

    verb: ClassVar = "send"
    auxiliary: AuxiliaryId = AuxiliaryId("")
    target: SquadronId = SquadronId("")


@rule("IC.6.24")
class Fireships(Acting[Send | Pass], frozen=True, tag="fireships"):
    """Which Fireship is sent against which Squadron that fought, if any (IC.6.24)."""

    rule: ClassVar = "IC.6.24"
    window: ClassVar = "fireship"
    asks: ClassVar = "battle-ask-fireship"

    battle: Engagement

    @classmethod
    def kinds(cls) -> tuple[type[Send | Pass], ...]:
        return Send, Pass

    def check(self, seen: State, value: Send | Pass) -> None:
        """Refuse what is no Fireship of an Engaged Formation that has sent none, and what did not fight."""
        if isinstance(value, Pass):
            return
        own = _sendable(seen, self.battle, self.whose())
        if value.auxiliary not in own:
            raise Refused("IC.6.24", "fireship-none", seen.figures, auxiliary=value.auxiliary, count=len(own))
        targets = _targets(seen, self.battle, self.whose())
        if value.target not in targets:
            raise Refused("IC.6.24", "fireship-target", seen.figures, auxiliary=value.auxiliary, count=len(targets))

    def propose(self, seen: State, rng: Random) -> Iterator[Send | Pass]:
        """Every Fireship against every target, and to keep them."""
        targets = _targets(seen, self.battle, self.whose())
        own = _sendable(seen, self.battle, self.whose())
        found: list[Send | Pass] = [Send(one, target) for one in own for target in targets]
        yield from rng.sample([*found, Pass()], len(found) + 1)

    def describe(self, seen: State, value: Send | Pass) -> Message:
        """At whom a Fireship goes, what it must show, and the chance that it burns there."""
        if isinstance(value, Pass):
            return Message("offer-no-fireship")
        count = len(seen.squadrons[value.target].ships)
        return Message.of(
            "offer-fireship",
            auxiliary=name(seen.figures, value.auxiliary),
            squadron=name(seen.figures, value.target),
            needed=seen.figures.battle.fireship.per_sail * count,
            chance=percent(burns(seen.figures, count)),
        )

    def assume(self, seen: State) -> Assumption:
        return Assumption(Pass().order(), Message("assume-no-fireship"))


@rule("IC.6.24")
def fireships(state: State, battle: Engagement, toll: Toll) -> Procedure[Toll]:
    """The side to windward first, each Engaged Formation may send one Fireship against a Squadron that fought."""
    for fleet in in_turn(battle):
        while _may_have(state, fleet) and _targets(state, battle, fleet) and _senders(state, battle, fleet):
            said = yield from ask(fleet.value, Fireships(fleet.value, battle))
            if isinstance(said, Pass):
                break
            sender = FormationId(state.auxiliaries[said.auxiliary].formation)
            battle = replace(battle, fired=(*battle.fired, sender))
            toll = yield from _burnt(state, battle, said.auxiliary, said.target, toll)
    return toll


@rule("T.fireship")
def _burnt(state: State, battle: Engagement, auxiliary: AuxiliaryId, target: SquadronId, toll: Toll) -> Procedure[Toll]:
    """It hits on twice the Sail of its target or more; a second die gives the column, the third the result."""
    fleet = state.figures.formations.fleets[state.auxiliaries[auxiliary].contingent]
    needed = state.figures.battle.fireship.per_sail * len(state.squadrons[target].ships)
    note_work(state, fleet, auxiliary, "", state.auxiliaries[auxiliary].formation)
    spend(state, auxiliary, "IC.6.24")
    place = battle.place
    face = yield from rolled(state, fleet, "T.fireship", about=battle)
    if face < needed:
        tell(state, "fireship-missed", "T.fireship", auxiliary=auxiliary, squadron=target, needed=needed, place=place)
        return toll
    column = yield from rolled(state, fleet, "T.fireship", about=battle)
    if column == state.figures.battle.fireship.failure:
        tell(state, "fireship-failed", "T.fireship", auxiliary=auxiliary, squadron=target, needed=needed, place=place)
        return toll
    result = yield from thrown(state, fleet, Blow(state.figures.battle.column(column)), "T.fireship", about=battle)
    tell(
        state,
        "fireship-hit",
        "IC.6.24",
        auxiliary=auxiliary,
        squadron=target,
        needed=needed,
        place=place,
        amount=result.dp,
        sunk=result.sunk,
    )
    for _ in range(result.sunk):
        yield from sunk(state, (target,))
    hurt: tuple[SquadronId, ...] = ()
    if target in state.squadrons and result.dp:
        burdened(state, target, result.dp, "IC.6.24")
        hurt = (target,)
    risked = tuple(leader for leader, ship in battle.leaders if ship == target) if result.star else ()
    return Toll((*toll.hurt, *hurt), (*toll.risked, *risked))


# ------------------------------------------------------------------------------------------------ who may


def _may_have(state: State, fleet: Fleet) -> bool:
    """Whether the Fleet has a Fireship in neither box."""
    return any(
        one.kind is AuxiliaryClass.FIRESHIP
        and one.berth is Berth.ASSIGNED
        and state.figures.formations.fleets.get(one.contingent) is fleet
        for one in state.auxiliaries.values()
    )


def _senders(state: State, battle: Engagement, fleet: Fleet) -> tuple[FormationId, ...]:
    """The Engaged Formations of a side that have sent none."""
    there = (each for one in side(state, battle, fleet) for each in below(state, one))
    return tuple(one for one in there if one not in battle.fired)


def _targets(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The enemy Squadrons that fought and are left."""
    there = (one for combat in battle.combats for one in combat.of(enemy(fleet)))
    return tuple(one for one in there if one in state.squadrons)


def _sendable(state: State, battle: Engagement, fleet: Fleet) -> tuple[AuxiliaryId, ...]:
    senders = _senders(state, battle, fleet)
    return tuple(
        one.id
        for one in state.auxiliaries.values()
        if one.kind is AuxiliaryClass.FIRESHIP and one.berth is Berth.ASSIGNED and one.formation in senders
    )
