"""The preparation of Águila on a table: two ready forces, whatever phase it stands in, and short ways through it."""

from __future__ import annotations

from random import Random
from typing import Any

from maestre.games.aguila.data import Nation, Region, Scenario
from maestre.games.aguila.setup.preparation import PREPARATION
from maestre.games.aguila.table.state import Army, Phase, Setup, Sky, State, raised
from maestre.games.aguila.turn.sequence import STEPS
from maestre.miniatures.sides import Side
from maestre.play import Ask, Procedure, Table
from maestre.space import tabletop
from tests.games.aguila.figures import FORCES
from tests.games.aguila.positions import HEADER, Position, Skirmish

EDGES = {Side.BLUE: tabletop.Side.REAR, Side.RED: tabletop.Side.FRONT}


class Battlefield(Skirmish):
    """The preparation, and the turns after it."""

    def step(self, state: State) -> Procedure[None]:
        return (PREPARATION.get(state.phase) or STEPS[state.phase])(state)


def armies(
    phase: Phase = Phase.WEATHER,
    *,
    forces: tuple[str, str] = ("france_1500", "britain_1500"),
    scenario: Scenario = Scenario.PITCHED_BATTLE,
    region: Region = Region.WESTERN_EUROPE,
    **setup: Any,
) -> State:
    """Give two forces that are not yet on the table, blue to the south, in a phase of the preparation."""
    state = State(scenario=scenario, phase=phase, armies={}, sky=Sky(region=region), setup=Setup(**setup))
    for side, force in zip(Side, forces, strict=True):
        units, officers = raised(state.figures, FORCES[force].army("en"), side)
        state.units |= units
        state.officers |= officers
        state.armies[side] = Army(force, Nation.FRANCE, 3, 1500, 12, edge=EDGES[side])
    return state


def opened(state: State) -> Position:
    """Open a table on a state of the preparation."""
    return Table(Battlefield(), HEADER, state)


def chance(state: State, seed: int, until: Phase = Phase.INITIATIVE, most: int = 2000) -> Position:
    """Let chance answer, throw and draw from a state of the preparation until a phase is reached."""
    rng = Random(seed)
    table = opened(state).fork(bytes([seed]) * 32)
    table.settle()
    for _ in range(most):
        request = table.request
        if table.state.phase is until:
            return table
        assert isinstance(request, Ask), request
        table.say(request.seat, next(request.proposals(table.state, rng)))
        table.settle()
    raise AssertionError(f"{until} was not reached: {table.request}")
