"""IC.6.24.b, T.fireship, T.bomb Fireships and Bombs against ships in harbour.

The attacker says in which state the Squadron is that he attacks; which of those it is, chance decides and its owner
alone sees, since ships in harbour have no names for the enemy (IC.1.7). Rolls are open, what they must come to is not.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.tasks import Deed, check_hostile
from maestre.games.mistral.battle.combat import Blow
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.battle import Result
from maestre.games.mistral.data.words import Contingent, Flag, Fleet, Status, Task
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.harbours.damage import inflict, lose_sail
from maestre.games.mistral.table.formations import at_war_with_france, enemy, in_harbour, ready, top
from maestre.games.mistral.table.fortune import rolled, thrown
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import flag, owner
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, Squadron, SquadronId, State
from maestre.play import Procedure, Tally, draw, rule
from maestre.play.pure import Part, pure

# ------------------------------------------------------------------------------------------------ what may be attacked


@pure(Part(State, "squadrons"))
@rule("T.bomb", "IC.6.24.b", "IC.3.25.b")
def _targets(state: State, fleet: Fleet) -> tuple[str, ...]:
    """Enemy harbours and a state in which Squadrons lie there, as ``cartagena/fitting_out``: both are known to all."""
    foe = enemy(fleet)
    lying = {
        (one.at, one.status)
        for one in state.squadrons.values()
        if one.at and state.figures.formations.fleets[one.contingent] is foe
    }
    harbours = {at for at, _ in lying}
    return tuple(
        f"{place}/{status}"
        for place in state.figures.places
        if place in harbours
        for status in state.figures.battle.bomb.against
        if (place, status) in lying
    )


def _where(_state: State, target: str) -> str:
    return target.partition("/")[0]


@rule("IC.6.24.b")
def _is_at_sea(state: State, auxiliary: AuxiliaryId) -> bool:
    """Whether an Auxiliary is with a Formation that is at sea."""
    formation = state.auxiliaries[auxiliary].formation
    return bool(formation) and ready(state.formations[top(state, FormationId(formation))])


@rule("IC.6.24.b", "IC.6.29")
def _may(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Only out of a steady Formation in the Enemy Port Space, once an Impulse; not on the French before the war."""
    place = _where(state, target)
    one = state.auxiliaries[auxiliary]
    name = FormationId(one.formation)
    stack = state.formations[top(state, name)] if one.formation else None
    if stack is None or stack.place != place or not ready(stack):
        raise Refused("IC.6.24.b", "bombard-from-port-space", state.figures, auxiliary=auxiliary, place=place)
    if flag(state, place, fleet) is not Flag.ENEMY:
        raise Refused("IC.6.24.b", "bombard-not-enemy", state.figures, place=place)
    if stack.disorganised:
        raise Refused("IC.6.24.b", "bombard-disorganised", state.figures, formation=stack.id)
    if name in state.harboured:
        raise Refused("IC.6.24.b", "bombard-once", state.figures, formation=name)
    check_hostile(state, fleet, owner(state.figures, place), Task.BOMBARD)


@rule("IC.6.29", "T.bomb")
def aimed_at(state: State, fleet: Fleet, place: str, status: Status) -> tuple[SquadronId, ...]:
    """The Squadrons among which chance picks: enemy ones in that state, but no French ones before the war."""
    spared = () if at_war_with_france(state) else (Contingent.FRENCH,)
    there = in_harbour(state, place, enemy(fleet))
    return tuple(one.id for one in there if one.status is status and one.contingent not in spared)


@rule("IC.6.24.b", "IC.7.11.b")
def _picked(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> Procedure[SquadronId | None]:
    """Count the attack against its Formation, which all see, and draw the Squadron, unseen by the attacker."""
    place, _, status = target.partition("/")
    formation = FormationId(state.auxiliaries[auxiliary].formation)
    yield from spot(state, formation, "IC.7.11.b")
    state.harboured += (formation,)
    among = aimed_at(state, fleet, place, Status(status))
    if not among:
        tell(state, "bombard-nothing", "IC.6.24.b", auxiliary=auxiliary, place=place)
        return None
    drawn = yield from draw(among, 1, "IC.6.24.b", seen=(enemy(fleet).value,))
    return SquadronId(drawn[0])


# ------------------------------------------------------------------------------------------------ Fireships


@rule("T.fireship")
def hits(figures: Figures, roll: Tally, squadron: Squadron) -> bool:
    """Whether a Fireship's modified roll reaches so many times the Sail of its target."""
    return roll.whole >= figures.battle.fireship.per_sail * len(squadron.ships)


@rule("T.fireship", "T.fireship.b")
def _burn(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    """Roll to hit, less the Port's Blockade Value; a hit is rolled in the column of a second die, with twice the DP."""
    place = _where(state, target)
    squadron = yield from _picked(state, fleet, auxiliary, target)
    if squadron is None:
        return
    roll = Tally.of((yield from rolled(state, fleet, "T.fireship.b")), "T.fireship")
    roll = roll.plus(state.figures.battle.fireship.per_blockade * state.figures.places[place].blockade, "T.fireship.b")
    if not hits(state.figures, roll, state.squadrons[squadron]):
        tell(state, "harbour-fire-missed", "T.fireship", roll, auxiliary=auxiliary, place=place)
        return
    tell(state, "harbour-fire-hit", "T.fireship", roll, auxiliary=auxiliary, place=place)
    struck = yield from strike(state, fleet, state.figures.battle.fireship.failure, "T.fireship.b")
    if struck is not None:
        dp = Tally.of(struck.dp, "T.cdt").times(state.figures.battle.fireship.harbour_dp, 1, "T.fireship.b")
        yield from _fall(state, squadron, dp, struck.sunk, "T.fireship")


@rule("T.fireship", "T.bomb")
def strike(state: State, fleet: Fleet, failure: int, rule: str) -> Procedure[Result | None]:
    """Roll the column of the Combat Damage Table, where one face fails, and then the result in it."""
    column = yield from rolled(state, fleet, rule)
    if column == failure:
        tell(state, "strike-failed", rule)
        return None
    return (yield from thrown(state, fleet, Blow(state.figures.battle.column(column)), rule))


# ------------------------------------------------------------------------------------------------ Bombs


@rule("T.bomb")
def _shell(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    """Roll the column, unmodified, and the result in it: DP count three times, Sail sunk once."""
    squadron = yield from _picked(state, fleet, auxiliary, target)
    if squadron is None:
        return
    struck = yield from strike(state, fleet, state.figures.battle.bomb.failure, "T.bomb")
    if struck is not None:
        dp = Tally.of(struck.dp, "T.cdt").times(state.figures.battle.bomb.dp, 1, "T.bomb")
        yield from _fall(state, squadron, dp, struck.sunk * state.figures.battle.bomb.sail, "T.bomb")


@rule("T.prestige.c", "IC.3.3.g", "IC.6.24.b")
def _fall(state: State, squadron: SquadronId, dp: Tally, sunk: int, rule: str) -> Procedure[None]:
    """Let DP and losses fall on a Squadron in harbour: no Prestige comes of it, and its Leaders are ashore.

    A Formation whose last Squadron is sunk there is no more.
    """
    formation = state.squadrons[squadron].formation
    seat = state.figures.formations.fleets[state.squadrons[squadron].contingent].value
    tell(state, "harbour-struck", rule, dp, dp=dp.whole, sunk=sunk)
    inflict(state, squadron, dp.whole, rule)
    for _ in range(min(sunk, len(state.squadrons[squadron].ships))):
        drawn = yield from draw(state.squadrons[squadron].ships, 1, "IC.1.4", seen=(seat,))
        yield from lose_sail(state, squadron, drawn[0], rule, battle=False)
    yield from emptied(state, formation)


DEEDS: Final = {
    Task.FIRE: Deed(_targets, _where, _may, _burn, fits=_is_at_sea),
    Task.BOMBARD: Deed(_targets, _where, _may, _shell, fits=_is_at_sea),
}
