"""A table that is found ready, without any chance: our small battle to learn on; and whether an army finds room."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import Figures, Scenario
from maestre.games.aguila.scenarios.learning import set_markers
from maestre.games.aguila.scenarios.opening import enlist
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.setup.deployment import form_batteries
from maestre.games.aguila.setup.placement import waiting
from maestre.games.aguila.table.state import Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Refused, rule
from maestre.play.state import opened
from maestre.space import tabletop


@rule("16.05")
def check_room(figures: Figures, value: str) -> None:
    """Refuse an army for which the common zone of an empty table has no room, wherever its officers stand."""
    army = ARMY_LISTS.army_of(figures, value)
    state = opened(State, figures)(scenario=Scenario.PITCHED_BATTLE, armies={})
    enlist(state, Side.BLUE, army, army.name)
    stood = arrayed(state, Side.BLUE, commanded=False)
    if stood is None or waiting(stood, Side.BLUE):
        raise Refused("16.05", "army-finds-no-room", name=army.name)


def prepared(state: State) -> Procedure[None]:
    """Put both armies of the learning battle on bare ground, blue to the south, with a marker before each."""
    for side, edge in zip(Side, (tabletop.Side.REAR, tabletop.Side.FRONT), strict=True):
        state.armies[side] = replace(state.armies[side], edge=edge)
    set_markers(state)
    for side in Side:
        done = arrayed(state, side)
        assert done is not None, "forces as small as these find room"
        state.units, state.officers = done.units, done.officers
    form_batteries(state)
    state.phase, state.turn = Phase.INITIATIVE, 1
    yield from ()
