"""Positions of the scenarios of Águila, a line each, and what they come to."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Structure, Terrain
from maestre.games.aguila.scenarios import BATTLES, battle_of
from maestre.games.aguila.scenarios.quarters import middles, take
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.setup.placement import within
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Loss, Role, Scenery, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Question, Throw
from maestre.play.asking.requests import Draw
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import TABLE
from tests.games.aguila.positions import area, cottage, placed

BLUE, RED = Side.BLUE, Side.RED
_FAR_AWAY = 500
"""After so many questions and throws a step of the preparation will not end any more."""


def battle(scenario: Scenario, *lines: str, attacker: Side | None = BLUE, scenery: tuple[Scenery, ...] = ()) -> State:
    """A position of a scenario: blue attacks from the south unless told otherwise."""
    state = placed(*lines, scenario=scenario, scenery=scenery)
    for side in Side:
        role = Role.NONE if attacker is None else Role.ATTACKER if side is attacker else Role.DEFENDER
        edge = tabletop.Side.REAR if side is BLUE else tabletop.Side.FRONT
        state.armies[side] = replace(state.armies[side], role=role, edge=edge)
    return state


def scored(state: State) -> tuple[int, int, Side | None]:
    """The points of blue and of red, and who has won."""
    mine = battle_of(state)
    points = mine.score(state)
    return points[BLUE], points[RED], mine.winner(state, points)


def lost(state: State, side: Side, points: int = 0, **fields: Any) -> None:
    """A side has lost something."""
    name = f"X{len(state.lost)}"
    state.lost[name] = replace(Loss(1, "routed", side, 1, points), **fields)


def fits(state: State, side: Side, x: float, y: float, unit: str = "line_24") -> bool:
    """Whether all of a unit with its front centre there, facing north, lies in its side's zone."""
    name = f"{side.value[0].upper()}9-9"
    trial = placed(f"{name} {unit} {x},{y} 0")
    edge = tabletop.stand(trial.units[UnitId(name)].pose or Pose(0, 0, 0), base(trial, name))
    return within(BATTLES[state.scenario].zone(state, side).rings, edge)


def refusal(state: State, question: Question[State, Any], answer: object) -> str:
    """The key of what the rules have against an answer; empty if nothing."""
    refused = question.refusal(state, question.read(answer))
    return "" if refused is None else refused.message.key


def answered(state: State, procedure: Any, seed: int = 1) -> None:
    """Let a step of the preparation happen, chance answering whatever it asks; every proposal passes its check."""
    rng = Random(seed)
    heard: Any = None
    for _ in range(_FAR_AWAY):
        try:
            request = procedure.send(heard)
        except StopIteration:
            return
        if isinstance(request, Ask):
            heard = next(request.proposals(state, rng))
            request.check(state, heard)
        elif isinstance(request, Draw):
            heard = tuple(rng.sample(range(len(request.pool)), request.count))
        else:
            assert isinstance(request, Throw)
            faces: tuple[int, ...] = ()
            while more := request.reading.needs(faces):
                faces += tuple(rng.randint(1, sides) for sides in more)
            heard = faces
    raise AssertionError("it never ends")


def assaulted(works: int) -> State:
    """An assault on so many light positions in a row, each six inches from the next."""
    state = battle(Scenario.ASSAULT_POSITION)
    for number in range(works):
        name = f"W{number + 1}"
        state.scenery[SceneryId(name)] = area(
            name, Terrain.STONE_WALL, 4 + 10 * number, 30, 6, 0.4, built=Structure.LIGHT_POSITION, side=RED
        )
        aim_at(state, "position", SceneryId(name), 1, RED)
    return state


def farmed(*lines: str) -> State:
    """Two houses of a farm, at 28 to 32 and 38 to 42 inches along the table."""
    houses = (cottage("S1", 30, 24), cottage("S2", 40, 24))
    state = battle(Scenario.DEFEND_FARM, *lines, scenery=tuple(replace(one, group="S1") for one in houses))
    for one in houses:
        aim_at(state, "building", one.id, 0, RED)
    return state


def village(*lines: str) -> State:
    """Four houses in a row, ten inches from middle to middle."""
    houses = tuple(replace(cottage(f"S{n}", 10 * n, 40), role="village", group="village") for n in (1, 2, 3, 4))
    state = battle(Scenario.DEFEND_VILLAGE, *lines, scenery=houses)
    for one in houses:
        aim_at(state, "building", one.id, 1, RED)
    return state


def bridged(*lines: str) -> State:
    """A river from 28 to 34 inches, with a bridge from 32 to 38 along the table; red defends the north."""
    river = area("S1", Terrain.RIVER, 0, 28, TABLE.width / INCH, 6)
    bridge = area("S1.1", Terrain.RIVER, 32, 28, 6, 6, role="bridge", group="S1")
    state = battle(Scenario.BATTLE_FOR_BRIDGE, *lines, scenery=(river, bridge))
    aim_at(state, "bridge", bridge.id, 1, RED)
    return state


def quarters(*lines: str) -> State:
    """The four objectives, the lower left blue's and the upper right red's."""
    state = battle(Scenario.DIVIDE_ET_IMPERA, *lines, attacker=None)
    for point in middles(state.figures):
        aim(state, "objective", point, 2)
    take(state, BLUE, 0)
    return state


def heights(*lines: str) -> State:
    """Three hills of 10 by 8 inches on red's side, with their objectives."""
    tops = tuple(area(f"S{n}", Terrain.EASY_HILL, 22 * n - 18, 28, 10, 8) for n in (1, 2, 3))
    state = battle(Scenario.BORODINO, *lines, scenery=tops)
    for one in tops:
        aim_at(state, "hill", one.id, 1, RED)
    return state
