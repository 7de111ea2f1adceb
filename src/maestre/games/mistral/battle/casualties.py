"""T.leader_casualty, T.cdt.k, 2.225.b, IC.3.47 Leaders killed, wounded or taken, and who succeeds them."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.battle.engaged import ORDER, aboard
from maestre.games.mistral.data import Casualty
from maestre.games.mistral.data.words import Fate
from maestre.games.mistral.fleets.leaders import succession
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import Captain, FormationId, LeaderId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Procedure, change, rule

_BECOMES: Final = {Fate.CAPTURED: Captain.CAPTURED, Fate.KILLED: Captain.GONE, Fate.WOUNDED: Captain.WOUNDED}


@rule("T.leader_casualty", "T.cdt.k", "2.225.b")
def casualties(state: State, battle: Engagement, risked: tuple[LeaderId, ...]) -> Procedure[None]:
    """One die for each Leader in danger, thrown by his owner; where a Flagship is lost he is a casualty for sure."""
    certain = _without_flagship(state, battle)
    for leader in (*certain, *(one for one in risked if one not in certain)):
        if state.leaders[leader].fate is not Captain.SERVING:
            continue
        fleet = state.figures.formations.fleets[state.leaders[leader].contingent]
        face = yield from rolled(state, fleet, "T.leader_casualty", about=battle)
        befalls(state, leader, state.figures.battle.casualty(face, certain=leader in certain))


@rule("2.225.b")
def _without_flagship(state: State, battle: Engagement) -> tuple[LeaderId, ...]:
    """The Leaders in Combats in which their side has lost a Flagship."""
    found = [
        leader
        for combat in battle.combats
        for fleet in ORDER
        if any(one in battle.flagships and one not in state.squadrons for one in combat.of(fleet))
        for leader in aboard(battle, combat, fleet)
    ]
    return tuple(dict.fromkeys(found))


@rule("T.leader_casualty", "IC.3.47", "IC.3.47.b")
def befalls(state: State, leader: LeaderId, row: Casualty) -> None:
    """Take a Leader out of play; wounds heal after their Turns, a captured Commodore comes back by himself."""
    one = state.leaders[leader]
    if row.fate is Fate.UNHURT:
        tell(state, "leader-unhurt", "T.leader_casualty", leader=leader)
        return
    turns = row.turns
    if row.fate is Fate.CAPTURED and one.rank not in state.figures.formations.admirals:
        turns = state.figures.formations.posts.captured_turns
    change(state.leaders, leader, fate=_BECOMES[row.fate], post="", back=state.turns + turns if turns else 0)
    tell(state, "leader-lost", "T.leader_casualty", leader=leader, fate=row.fate.value, turns=turns)
    if one.post:
        succession(state, FormationId(one.post))
