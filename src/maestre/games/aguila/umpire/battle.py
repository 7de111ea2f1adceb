"""2.01-2.14, 5.57, 12.03, 16.03 A battle on a real table: how it begins, which steps are told, and where."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from maestre.games.aguila.data import Arm, Scenario
from maestre.games.aguila.fighting.melee import fight
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.scenarios.sides import common_sides
from maestre.games.aguila.setup.deployment import begin
from maestre.games.aguila.setup.preparation import PREPARATION
from maestre.games.aguila.table.moments import GENERAL_SEEN, GOES, MELEE_NEXT, SHAKEN_NEXT
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import battery_of, deployed
from maestre.games.aguila.table.state import Battery, BatteryId, OfficerId, Phase, State, UnitId
from maestre.games.aguila.turn.sequence import STEPS
from maestre.games.aguila.umpire.charges import charge_at_table, joined
from maestre.games.aguila.umpire.fire import shaken, shoot_at_table
from maestre.games.aguila.umpire.laying import lift
from maestre.games.aguila.umpire.orders import gone, one_order_at_table, one_rally_at_table
from maestre.games.aguila.umpire.told import Emplaced, Harnessed, WhoSaw
from maestre.play import Procedure, ask, change, rule, tell

TOLD: Final = (Scenario.PITCHED_BATTLE,)
"""The scenarios that can be fought on a real table: points of losses alone decide them."""
TOGETHER, APART = "together", "apart"
LIMBERED, UNLIMBERED = "limbered", "unlimbered"


def step_at_table(state: State) -> Procedure[None]:
    """Run to the next quiet point; what was laid for a deed is taken off again."""
    step = _STEPS.get(state.phase) or PREPARATION.get(state.phase) or STEPS[state.phase]
    yield from step(state)
    lift(state)


# ------------------------------------------------------------------------------------------------------- how it begins


@rule("5.57", "11.36", "16.02", "16.03", "16.60")
def _deployed(state: State) -> Procedure[None]:
    """Who has which edge and deploys first is thrown for; the armies stand on the table, and their guns as is told."""
    yield from common_sides(state, battle_of(state).bonus)
    first = state.setup.first
    assert first is not None
    yield from begin(state, first)
    tell(state, "table-deploy", "16.04", side=first.value)
    for side in (first, first.enemy):
        guns = [name for name, one in state.units.items() if one.side is side and _is_gun(state, name)]
        for _, row in groupby(guns, key=lambda name: state.units[name].officer):
            yield from _emplaced(state, tuple(row))
    state.phase, state.turn = Phase.INITIATIVE, 1


def _is_gun(state: State, unit: UnitId) -> bool:
    return state.arm_of(state.units[unit]) is Arm.ARTILLERY and deployed(state, unit)


@rule("5.57", "11.36")
def _emplaced(state: State, row: tuple[UnitId, ...]) -> Procedure[None]:
    """Ask whether guns of one officer are a battery, and how they begin."""
    side = state.units[row[0]].side
    if len(row) > 1 and (yield from ask(side, Emplaced((TOGETHER, APART), row[0], row))) == TOGETHER:
        state.batteries[BatteryId(row[0])] = Battery(BatteryId(row[0]), row, len(row))
        tell(state, "battery-formed", "5.57", unit=named(state, row[0]), count=len(row))
    for gun in row:
        if battery_of(state, gun)[0] == gun:
            how = yield from ask(side, Harnessed((UNLIMBERED, LIMBERED), gun))
            for one in battery_of(state, gun):
                change(state.units, one, limbered=how == LIMBERED)


# -------------------------------------------------------------------------------------------------------------- deaths


@rule("12.03")
def witnesses(
    near: tuple[UnitId, ...], state: State, officer: OfficerId, lost: UnitId | None
) -> Procedure[tuple[UnitId, ...]]:
    """Ask which units of his side are near a general who has fallen."""
    if not state.agreed.real:
        return near
    side = state.officers[officer].side
    others = (name for name, one in state.units.items() if one.side is side and deployed(state, name))
    units = tuple(name for name in others if name != lost)
    if not units:
        return ()
    return (yield from ask(side, WhoSaw(state.figures.distances.general_death, side, officer, units)))


# ------------------------------------------------------------------------------------------------------------- wiring

_STEPS: Final[dict[Phase, Callable[[State], Procedure[None]]]] = {
    Phase.TERRAIN: _deployed,
    Phase.MOVEMENT: one_order_at_table,
    Phase.SHOOTING: shoot_at_table,
    Phase.CHARGES: charge_at_table,
    Phase.COMBAT: fight,
    Phase.REORGANISATION: one_rally_at_table,
}
"""What runs from a quiet point to the next where positions are told; everything else is as in the game."""


def wire() -> None:
    """Put what is told of a real table into its moments, after `turn.wiring`; once more changes nothing."""
    GOES.turns = (gone,)
    SHAKEN_NEXT.procedures = (shaken,)
    MELEE_NEXT.procedures = (joined,)
    GENERAL_SEEN.turns = (witnesses,)
