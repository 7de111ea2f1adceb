"""IC.8.38 Convoys in Battle: Squadrons without an opponent fall on the Convoy."""

from __future__ import annotations

from maestre.games.mistral.battle.combat import Blow
from maestre.games.mistral.battle.engaged import convoy_of, in_turn
from maestre.games.mistral.battle.pairing import free
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.fortune import thrown
from maestre.games.mistral.table.moments import CONVOY_STRUCK
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Procedure, Tally, rule


@rule("IC.8.38", "IC.8.38.b")
def convoy_attacked(state: State, battle: Engagement) -> Procedure[None]:
    """Each Engaged Squadron that is in no Combat throws once on the Damage Level, without shifts, at the Convoy.

    They all do: there is nothing to be lost by it. The Convoy feels all their results at once.
    """
    for fleet in in_turn(battle):
        convoy = convoy_of(state, battle, enemy(fleet))
        if convoy is None:
            continue
        points = Tally.of(0, "IC.8.38")
        for squadron in free(state, battle, fleet):
            result = yield from thrown(
                state, fleet, Blow(state.figures.battle.column(battle.level)), "IC.8.38", about=battle
            )
            points = points.plus(result.dp, "T.cdt").plus(result.sunk * state.figures.battle.sunk_dp, "IC.8.38")
            tell(state, "convoy-attacked", "IC.8.38", squadron=squadron, formation=convoy, place=battle.place)
        if points.whole:
            tell(state, "convoy-struck", "IC.8.38", points, formation=convoy, amount=points.whole, place=battle.place)
            yield from CONVOY_STRUCK(state, convoy, points.whole)
