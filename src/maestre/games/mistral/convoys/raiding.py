"""T.convoy_attack, IC.10.18 The Convoy Attack: Auxiliaries and corsairs that fall on Convoys."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.auxiliaries.tasks import Deed, check_hostile
from maestre.games.mistral.convoys.escorts import afloat
from maestre.games.mistral.convoys.merchantmen import harm
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.table.formations import enemy, sail, squadrons_in
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, State
from maestre.games.mistral.table.subjects import Raid
from maestre.play import Procedure, Tally, rule


@rule("IC.10.18", "2.154.b", "2.417.a")
def _prey(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The enemy Convoys at sea that are Spotted; a Scattered one always is."""
    return tuple(one.id for one in afloat(state, enemy(fleet)) if one.spotted)


def _where(state: State, target: str) -> str:
    return state.formations[FormationId(target)].place


@rule("IC.10.18", "IC.6.29")
def _may_raid(state: State, fleet: Fleet, _auxiliary: AuxiliaryId, target: str) -> None:
    """Refuse a British attack on the French Convoy before the war."""
    check_hostile(
        state, fleet, state.figures.formations.convoys[state.convoys[FormationId(target)].kind], Task.CONVOY_ATTACK
    )


@rule("T.convoy_attack", "IC.10.18", "2.531")
def column(state: State, auxiliary: AuxiliaryId, convoy: FormationId) -> int:
    """The column of an attack: that of the attacker's Class, less one for each Sail Subordinated to the Convoy."""
    return state.figures.battle.convoy_column(state.auxiliaries[auxiliary].kind, sail(squadrons_in(state, convoy)))


@rule("T.convoy_attack", "IC.10.18", "2.529")
def _raided(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, partly: bool) -> Procedure[None]:
    """Throw on the column; an S is worth some DP, since a Convoy has no Sail. Whoever attacks is then in Recovery."""
    convoy = FormationId(target)
    on = column(state, auxiliary, convoy)
    face = Tally.of(
        (yield from rolled(state, fleet, "T.convoy_attack", about=Raid(auxiliary, convoy, on))), "T.convoy_attack"
    )
    face = face.plus(state.figures.battle.partly_screened if partly else 0, "T.screen.b")
    result = state.figures.battle.result(on, face.whole)
    points = Tally.of(result.dp, "T.cdt").plus(result.sunk * state.figures.battle.sunk_dp, "T.convoy_attack")
    tell(
        state,
        "convoy-raided",
        "T.convoy_attack",
        face,
        points,
        auxiliary=auxiliary,
        formation=convoy,
        amount=points.whole,
    )
    yield from harm(state, convoy, points.whole, "T.convoy_attack")


DEEDS: Final = {Task.CONVOY_ATTACK: Deed(_prey, _where, _may_raid, _raided)}
