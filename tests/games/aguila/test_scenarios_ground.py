"""Scenarios of Águila of hills, markers, a river and roads: what is laid, who has won (16.24-16.33, 16.41-16.46)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Terrain
from maestre.games.aguila.scenarios import BATTLES
from maestre.games.aguila.scenarios.bridge import FordLaid, RiverLaid
from maestre.games.aguila.scenarios.crossing import worth
from maestre.games.aguila.scenarios.hill import hills, long_enough
from maestre.games.aguila.scenarios.region import MarkerLaid
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.table.state import Loss, SceneryId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.aguila.figures import FIGURES, TABLE
from tests.games.aguila.positions import area, at, happens, roll
from tests.games.aguila.scenes import (
    BLUE,
    RED,
    answered,
    battle,
    bridged,
    fits,
    lost,
    refusal,
    scored,
)

# ------------------------------------------------------------------------------------------------------ hill and region


@pytest.mark.rule("16.24")
@pytest.mark.parametrize(
    ("lengths", "fit"), [((10,), False), ((12,), True), ((6, 6), True), ((5, 6), False), ((4, 4, 4), False)]
)
def test_the_hills_are_12_inches_long_together(lengths: tuple[int, ...], fit: bool) -> None:
    assert long_enough(FIGURES, [one * INCH for one in lengths]) is fit


@pytest.mark.rule("16.24")
@pytest.mark.parametrize("seed", range(6))
def test_the_hills_lie_in_the_centre_and_touch(seed: int) -> None:
    state = battle(Scenario.TAKE_HILL, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    tops = [tabletop.ground(one.ring) for one in state.scenery.values()]
    assert len(tops) in {1, 2}
    assert len(tops) == 1 or tabletop.distance(*tops).within(0)
    assert any("+" in one for one in hills(FIGURES))


@pytest.mark.rule("16.25")
@pytest.mark.parametrize(
    ("blue", "red", "winner"),
    [
        ("35,26", "60,40 180", BLUE),
        ("35,26", "38,22 180", None),
        ("60,10", "60,40 180", None),
        ("35,19", "36,25 180", RED),
    ],
)
def test_the_hill_is_his_who_alone_has_a_unit_on_it(blue: str, red: str, winner: Side | None) -> None:
    hill = area("S1", Terrain.EASY_HILL, 30, 20, 12, 8)
    state = battle(Scenario.TAKE_HILL, f"B1-1 line_12 {blue}", f"R1-1 line_12 {red}", attacker=None, scenery=(hill,))
    aim_at(state, "hill", hill.id, 1)
    assert scored(state)[2] is winner


@pytest.mark.rule("16.26")
@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (30, 17, "objective-near-edge"),
        (30, 18, ""),
        (5.9, 20, "objective-near-edge"),
        (6, 20, ""),
        (45.9, 24, "objective-near-other"),
        (46, 24, ""),
    ],
)
def test_markers_keep_their_distances(x: float, y: float, key: str) -> None:
    state = battle(Scenario.CONTROL_REGION, attacker=None)
    aim(state, "marker", at(40, 24), 1)
    question = MarkerLaid(BLUE, "marker", (), ("marker",))
    assert refusal(state, question, Spot("marker", *at(x, y))) == key


@pytest.mark.rule("16.26")
def test_markers_go_on_terrain_where_they_can() -> None:
    wood = area("S1", Terrain.WOOD, 30, 20, 8, 6)
    state = battle(Scenario.CONTROL_REGION, attacker=None, scenery=(wood,))
    question = MarkerLaid(BLUE, "marker", (), ("marker",))
    assert refusal(state, question, Spot("marker", *at(20, 24))) == "objective-off-terrain"
    assert refusal(state, question, Spot("marker", *at(33, 23))) == ""


@pytest.mark.rule("16.27")
def test_control_the_region_has_three_objectives() -> None:
    state = battle(Scenario.CONTROL_REGION, attacker=None)
    answered(state, BATTLES[state.scenario].objectives(state))
    assert len(state.objectives) == 3


@pytest.mark.rule("16.28")
@pytest.mark.parametrize(("gap", "points"), [(6.0, (0, 0, None)), (6.1, (1, 0, BLUE))])
def test_a_marker_is_held_within_six_inches_without_an_enemy_there(
    gap: float, points: tuple[int, int, Side | None]
) -> None:
    lines = ("B1-1 line_12 30,19", f"R1-1 line_12 30,{24 + gap} 180")
    state = battle(Scenario.CONTROL_REGION, *lines, attacker=None)
    aim(state, "marker", at(30, 24), 1)
    assert scored(state) == points


# --------------------------------------------------------------------------------------------------------------- bridge


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("away", "key"), [(17, ""), (17.1, "river-too-far"), (5, "")])
def test_the_river_lies_within_20_inches_of_the_defenders_edge(away: float, key: str) -> None:
    state = battle(Scenario.BATTLE_FOR_BRIDGE)
    question = RiverLaid(RED, "river", (), ("river:6-straight",))
    y = TABLE.depth - round(away * INCH)
    assert refusal(state, question, Spot("river:6-straight", 0, y)) == key


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("face", "ford"), [(3, False), (4, True)])
def test_a_die_of_four_gives_the_river_a_ford(face: int, ford: bool) -> None:
    table = happens(battle(Scenario.BATTLE_FOR_BRIDGE), BATTLES[Scenario.BATTLE_FOR_BRIDGE].pieces)
    table.say("red", "north")
    table.say("red", Spot("river:4-straight", 0, TABLE.depth - 15 * INCH))
    roll(table, face)
    assert isinstance(table.request, Ask)
    assert (table.request.rule == "16.30") is ford
    bridge = next(one for one in table.state.scenery.values() if one.role == "bridge")
    assert tabletop.ground(bridge.ring).x == TABLE.width // 2


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("x", "key"), [(53.5, ""), (53.3, "ford-near-bridge"), (69.9, "crossing-at-end")])
def test_the_ford_is_12_inches_from_the_bridge(x: float, key: str) -> None:
    state = bridged()
    question = FordLaid(RED, "S1", state.scenery[SceneryId("S1")].ring, ("ford",))
    assert refusal(state, question, Spot("ford", *at(x, 31))) == key


@pytest.mark.rule("16.30")
def test_a_ford_is_difficult_ground_and_a_bridge_open() -> None:
    from maestre.games.aguila.data import Going
    from maestre.games.aguila.table.places import going

    state = bridged()
    bridge = state.scenery[SceneryId("S1.1")]
    assert going(state, bridge) is Going.OPEN
    assert going(state, replace(bridge, role="ford")) is Going.DIFFICULT


@pytest.mark.rule("16.31")
def test_the_defender_deploys_behind_the_river_and_first() -> None:
    state = bridged()
    assert fits(state, RED, 30, 40)
    assert not fits(state, RED, 30, 36)
    assert not fits(state, RED, 30, 20)
    assert fits(state, BLUE, 30, 10)
    assert not fits(state, BLUE, 30, 10.1)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    answered(state, sides(state))
    assert state.setup.first is RED


@pytest.mark.rule("16.33")
@pytest.mark.parametrize(("gap", "winner"), [(5.9, RED), (6.0, BLUE)])
def test_the_bridge_is_the_defenders_while_he_is_near_it(gap: float, winner: Side) -> None:
    state = bridged("B1-1 line_12 10,10", f"R1-1 line_12 35,{34 + gap} 180")
    assert scored(state)[2] is winner


# ------------------------------------------------------------------------------------------------------------- crossing


@pytest.mark.rule("16.41", "16.42")
@pytest.mark.parametrize("seed", range(4))
def test_where_crossroads_and_objective_lie(seed: int) -> None:
    state = battle(Scenario.CROSSING_OF_FATES, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    crossroads, objective = state.objectives.values()
    assert crossroads.at in (Point(60000, 60000), Point(120000, 60000))
    assert abs(objective.at.x - (135000 if crossroads.at.x == 60000 else 45000)) < INCH
    assert abs(objective.at.y - 60000) < INCH
    roads = [one for one in state.scenery.values() if one.role == "road"]
    assert all(tabletop.holds(tabletop.ground(one.ring), crossroads.at) for one in roads)
    assert len(roads) == 2


@pytest.mark.rule("16.45")
@pytest.mark.parametrize(("gap", "points"), [(4.0, 0), (4.1, 4)])
def test_the_crossroads_is_worth_four_to_who_alone_is_near(gap: float, points: int) -> None:
    state = battle(Scenario.CROSSING_OF_FATES, "B1-1 line_12 24,21", f"R1-1 line_12 24,{24 + gap} 180", attacker=None)
    aim(state, "crossroads", at(24, 24), 4)
    assert scored(state) == (points, 0, BLUE if points else None)


@pytest.mark.rule("16.46")
@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"figures": 12}, 1),
        ({"figures": 24}, 2),
        ({"figures": 36}, 3),
        ({"figures": 5}, 1),
        ({"figures": 10}, 2),
        ({"figures": 15}, 3),
        ({"figures": 1}, 1),
        ({"officer": True}, 2),
        ({"officer": True, "chief": True}, 3),
    ],
)
def test_what_a_kill_is_worth_at_the_crossing(fields: dict[str, Any], points: int) -> None:
    assert worth(FIGURES, replace(Loss(1, "routed", RED, 1, 0), **fields)) == points


@pytest.mark.rule("16.46")
def test_a_battalion_and_a_comandante_are_four_points() -> None:
    state = battle(Scenario.CROSSING_OF_FATES, attacker=None)
    lost(state, RED, figures=24)
    lost(state, RED, officer=True)
    assert scored(state)[0] == 4
