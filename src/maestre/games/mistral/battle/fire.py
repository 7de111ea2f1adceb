"""IC.6.24, T.fireship Fireships in Battle, after the Combats.

A side is asked only while it has Fireships that lie in neither box, which both can see; where they are Assigned is its
own affair.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.mistral.battle.combat import Blow
from maestre.games.mistral.battle.engaged import in_turn, side
from maestre.games.mistral.battle.losses import Toll, burdened, sunk
from maestre.games.mistral.data import BATTLE
from maestre.games.mistral.data.words import AuxiliaryClass, Fleet
from maestre.games.mistral.formations import FLEETS, below, enemy
from maestre.games.mistral.fortune import rolled, thrown
from maestre.games.mistral.matters import Engagement
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.screening import spend
from maestre.games.mistral.sightings import note_work
from maestre.games.mistral.state import AuxiliaryId, Berth, FormationId, SquadronId, State
from maestre.play import Answer, Ask, Order, Orders, Procedure, ask, rule

__all__ = ["check_fireship", "fireships", "propose_fireship"]


@rule("IC.6.24")
def fireships(state: State, battle: Engagement, toll: Toll) -> Procedure[Toll]:
    """The side to windward first, each Engaged Formation may send one Fireship against a Squadron that fought."""
    for fleet in in_turn(battle):
        while _may_have(state, fleet) and _targets(state, battle, fleet) and _senders(state, battle, fleet):
            said = yield from ask(fleet.value, Orders(("send", "pass")), "IC.6.24", about=battle, window="fireship")
            if said.verb == "pass":
                break
            auxiliary = AuxiliaryId(said.piece)
            sender = FormationId(state.auxiliaries[auxiliary].formation)
            battle = replace(battle, fired=(*battle.fired, sender))
            toll = yield from _burnt(state, battle, auxiliary, SquadronId(said.objects[0]), toll)
    return toll


@rule("T.fireship")
def _burnt(state: State, battle: Engagement, auxiliary: AuxiliaryId, target: SquadronId, toll: Toll) -> Procedure[Toll]:
    """It hits on twice the Sail of its target or more; a second die gives the column, the third the result."""
    fleet = FLEETS[state.auxiliaries[auxiliary].contingent]
    needed = BATTLE.fireship.per_sail * len(state.squadrons[target].ships)
    note_work(state, fleet, auxiliary, "", state.auxiliaries[auxiliary].formation)
    spend(state, auxiliary, "IC.6.24")
    face = yield from rolled(state, fleet, "T.fireship", about=battle)
    if face < needed:
        tell(state, "fireship-missed", "T.fireship", auxiliary=auxiliary, squadron=target, needed=needed)
        return toll
    column = yield from rolled(state, fleet, "T.fireship", about=battle)
    if column == BATTLE.fireship.failure:
        tell(state, "fireship-failed", "T.fireship", auxiliary=auxiliary, squadron=target)
        return toll
    result = yield from thrown(state, fleet, Blow(column), "T.fireship", about=battle)
    tell(state, "fireship-hit", "IC.6.24", auxiliary=auxiliary, squadron=target, amount=result.dp, sunk=result.sunk)
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
        one.kind is AuxiliaryClass.FIRESHIP and one.berth is Berth.ASSIGNED and FLEETS.get(one.contingent) is fleet
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


@rule("IC.6.24")
def check_fireship(state: State, ask: Ask, answer: Order) -> None:
    """Refuse what is no Fireship of an Engaged Formation that has sent none, and what did not fight."""
    if answer.verb == "pass":
        return
    battle, fleet = ask.about, Fleet(ask.seat)
    assert isinstance(battle, Engagement), battle
    own = _sendable(state, battle, fleet)
    if answer.piece not in own:
        raise Refused("IC.6.24", "fireship-none", auxiliary=answer.piece, count=len(own))
    targets = _targets(state, battle, fleet)
    if len(answer.objects) != 1 or answer.objects[0] not in targets:
        raise Refused("IC.6.24", "fireship-target", auxiliary=answer.piece, count=len(targets))


def propose_fireship(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Every Fireship against every target, and to keep them."""
    battle, fleet = ask.about, Fleet(ask.seat)
    assert isinstance(battle, Engagement), battle
    targets = _targets(state, battle, fleet)
    found = [Order("send", one, (target,)) for one in _sendable(state, battle, fleet) for target in targets]
    yield from rng.sample([*found, Order("pass")], len(found) + 1)
