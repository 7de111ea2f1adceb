"""IC.8.41 After the Combats: Fireships, sinking, Leaders, prizes, Prestige, disorder, Reorganisation, Orders."""

from __future__ import annotations

from maestre.games.mistral.battle.casualties import casualties
from maestre.games.mistral.battle.engaged import ORDER
from maestre.games.mistral.battle.fire import fireships
from maestre.games.mistral.battle.losses import Toll
from maestre.games.mistral.battle.roster import Muster, lost_by
from maestre.games.mistral.data.words import Kind
from maestre.games.mistral.harbours.damage import sinking_check
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import below, enemy, squadrons_in
from maestre.games.mistral.table.fortune import lot, rolled
from maestre.games.mistral.table.moments import AFTER_BATTLE, FOUGHT
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.prestige import lost_in_battle
from maestre.games.mistral.table.state import Duty, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Procedure, change, rule


@rule("IC.8.41", "T.damage.c", "IC.8.42", "S.21")
def concluded(state: State, battle: Engagement, muster: Muster, toll: Toll) -> Procedure[None]:
    """Settle what a Battle leaves behind, in its order; the Squadrons that took DP check for sinking, once each."""
    toll = yield from fireships(state, battle, toll)
    for squadron in dict.fromkeys(toll.hurt):
        if squadron in state.squadrons:
            yield from sinking_check(state, squadron, "T.damage.c", battle=True)
    yield from casualties(state, battle, toll.risked)
    yield from _struck(state, battle, muster)
    yield from closed(state, battle, muster)


@rule("IC.8.41", "IC.8.42", "S.21")
def closed(state: State, battle: Engagement, muster: Muster) -> Procedure[None]:
    """Score what was lost, scatter order and empty Formations, and let those left do what follows a Battle."""
    _scored(state, muster)
    _disordered(state, battle)
    yield from _dissolved(state, battle)
    left = tuple(one for one in battle.engaged if one in state.formations)
    for one in left:
        yield from FOUGHT(state, one)
    tell(state, "battle-over", "S.20", place=battle.place)
    yield from AFTER_BATTLE(state, battle.place, tuple(one for one in left if one in state.formations))


@rule("T.strike", "IC.8.44")
def _struck(state: State, battle: Engagement, muster: Muster) -> Procedure[None]:
    """Each side throws once to have taken some of the enemy Sail that were sunk; which of them, the lot decides."""
    for fleet in ORDER:
        gone = tuple(one.name for one in lost_by(state, muster, enemy(fleet)))
        if not gone:
            continue
        face = yield from rolled(state, fleet, "T.strike", about=battle)
        for _ in range(state.figures.battle.captured(len(lost_by(state, muster, enemy(fleet))), face)):
            ship = yield from lot(gone, "T.strike")
            gone = tuple(one for one in gone if one != ship)
            state.prizes[fleet] = (*state.prizes.get(fleet, ()), ship)
            tell(state, "struck", "IC.8.44", ship=ship, fleet=fleet.value, place=battle.place)


@rule("IC.12.4")
def _scored(state: State, muster: Muster) -> None:
    """Sail lost in the Battle score, sunk or struck alike, each once."""
    for fleet in ORDER:
        gone = lost_by(state, muster, fleet)
        flagships = sum(one.flagship for one in gone)
        lost_in_battle(state, fleet, flagships, len(gone) - flagships)


@rule("IC.8.45", "IC.7.24.c")
def _disordered(state: State, battle: Engagement) -> None:
    """A Medium or Heavy Battle leaves the Engaged Disorganised, and ends their watches; a Light one does not."""
    if battle.intensity not in state.figures.battle.aftermath.disorganised:
        return
    for stack in battle.engaged:
        if stack in state.formations:
            for one in below(state, stack):
                change(state.formations, one, disorganised=True, duty=Duty.NONE)
            tell(state, "disorganised", "IC.8.45", formation=stack, place=battle.place)


@rule("IC.8.35")
def _dissolved(state: State, battle: Engagement) -> Procedure[None]:
    """Take off Formations that have no Squadron left, those below before those above; a Convoy sails on."""
    for stack in battle.engaged:
        for one in reversed(below(state, stack)) if stack in state.formations else ():
            if state.formations[one].kind is not Kind.CONVOY and not squadrons_in(state, one):
                tell(state, "formation-lost", "IC.8.35", formation=one, place=battle.place)
                yield from dissolve(state, one)
