"""S.19, S.20 The course of a Battle, from the gauge to what it leaves behind; there is one round."""

from __future__ import annotations

from maestre.games.mistral.battle.aftermath import concluded
from maestre.games.mistral.battle.combat import combats_fought
from maestre.games.mistral.battle.convoys import convoy_attacked
from maestre.games.mistral.battle.elsewhere import ELSEWHERE, fought_elsewhere
from maestre.games.mistral.battle.gauge import weather_gauge
from maestre.games.mistral.battle.intensity import intensified
from maestre.games.mistral.battle.leading import led
from maestre.games.mistral.battle.pairing import arrayed
from maestre.games.mistral.battle.reinforcing import reinforced
from maestre.games.mistral.battle.roster import roster
from maestre.games.mistral.battle.withdrawal import withdrawn
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import FormationId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Procedure, rule


@rule("S.19", "S.20", "IC.8.21")
def fought(state: State, place: str, attacking: FormationId, attacked: FormationId) -> Procedure[None]:
    """Fight one Battle to its end, or see the attacked Withdraw; there is no second round."""
    state.fought += (place,)
    fleet = state.formations[attacking].fleet
    tell(state, "battle-offered", "IC.8.21", fleet=fleet.value, formation=attacking, other=attacked, place=place)
    battle = Engagement(place, fleet, (attacking, attacked))
    battle = yield from weather_gauge(state, battle)
    if (yield from withdrawn(state, battle)):
        return
    battle = yield from reinforced(state, battle)
    if state.battles == ELSEWHERE:
        yield from fought_elsewhere(state, battle)
        return
    battle = yield from led(state, battle)
    battle = yield from intensified(state, battle)
    battle = yield from arrayed(state, battle)
    muster = roster(state, battle)
    toll = yield from combats_fought(state, battle)
    yield from convoy_attacked(state, battle)
    yield from concluded(state, battle, muster, toll)
