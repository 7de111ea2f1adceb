"""Scenarios of Águila about objectives: Oblique Line, Divide et Impera, Borodino, to learn on (16.47-16.59)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Structure, Terrain
from maestre.games.aguila.scenarios import BATTLES
from maestre.games.aguila.scenarios.borodino import HillLaid, assault_party, dig_in, hill_zone
from maestre.games.aguila.scenarios.oblique import AimLaid, on_diagonal, worth_of
from maestre.games.aguila.scenarios.quarters import middles, take
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.scenarios.zones import RISING
from maestre.games.aguila.table.moments import DEPLOY_ZONE
from maestre.games.aguila.table.state import Role, SceneryId, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Spot
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.aguila.figures import FIGURES, TABLE
from tests.games.aguila.positions import area, at, happens, placed, roll
from tests.games.aguila.scenes import (
    BLUE,
    RED,
    answered,
    battle,
    fits,
    heights,
    lost,
    quarters,
    refusal,
    scored,
)

# --------------------------------------------------------------------------------------------------------- oblique line


@pytest.mark.rule("16.47")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_objective_of_the_diagonal_is_worth_half_a_die(face: int, points: int) -> None:
    assert worth_of(FIGURES, face) == points


@pytest.mark.rule("16.47")
@pytest.mark.parametrize("seed", range(4))
def test_the_objectives_of_the_oblique_line_lie_on_its_diagonal(seed: int) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    middle, *others = state.objectives.values()
    assert (abs(middle.at.x - 90000) < INCH, middle.worth) == (True, 2)
    for one in others:
        there = on_diagonal(state, one.at.x)
        assert abs(there.y - one.at.y) < INCH
    assert len(others) == 2


@pytest.mark.rule("16.47")
@pytest.mark.parametrize(("x", "key"), [(11, "aim-near-edge"), (13, ""), (29.5, "aim-near-middle"), (24, "")])
def test_objectives_of_the_diagonal_keep_off_edges_and_middle(x: float, key: str) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    state.setup = replace(state.setup, done=(RISING,))
    question = AimLaid(BLUE, "objective", (), ("wood:6x6",))
    assert refusal(state, question, Spot("wood:6x6", *at(x, 0))) == key


@pytest.mark.rule("16.48")
@pytest.mark.parametrize("rising", [True, False])
@pytest.mark.parametrize("side", Side)
def test_the_zones_of_the_oblique_line_keep_12_inches_from_the_diagonal(rising: bool, side: Side) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    state.setup = replace(state.setup, done=(RISING,) if rising else ())
    (ring,) = BATTLES[state.scenario].zone(state, side).rings
    ends = (on_diagonal(state, 0), on_diagonal(state, TABLE.width))
    line = tabletop.track(*ends)
    gaps = [tabletop.point_distance(point, line) for point in ring]
    assert sum(gap.within(12 * INCH + 2) for gap in gaps) == 2, "the long side of the triangle"
    assert not any(gap.under(12 * INCH) for gap in gaps)
    edge = 0 if side is BLUE else TABLE.depth
    assert sum(point.y == edge for point in ring) == 2


@pytest.mark.rule("16.49")
def test_objectives_and_kills_count_in_the_oblique_line() -> None:
    wood = area("S1", Terrain.WOOD, 32, 20, 6, 6)
    lines = ("B1-1 line_12 35,24", "R1-1 line_12 35,30 180")
    state = battle(Scenario.OBLIQUE_LINE, *lines, attacker=None, scenery=(wood,))
    aim_at(state, "objective", wood.id, 2)
    for _ in range(3):
        lost(state, RED)
    lost(state, RED, officer=True)
    assert scored(state) == (5, 0, BLUE)
    state.units = placed("B1-1 line_12 35,24", "R1-1 line_12 35,29.9 180").units
    assert scored(state) == (3, 0, BLUE), "an enemy nearer than four inches"


# --------------------------------------------------------------------------------------------------------------- divide


@pytest.mark.rule("16.50")
def test_an_objective_lies_in_the_middle_of_each_quarter() -> None:
    assert set(middles(FIGURES)) == {Point(x, y) for x in (45000, 135000) for y in (30000, 90000)}
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state))
    assert [one.at for one in state.objectives.values()] == list(middles(FIGURES))
    assert state.setup.placed == 4


@pytest.mark.rule("16.51")
@pytest.mark.parametrize("quarter", range(4))
def test_each_side_deploys_in_its_quarter_12_inches_from_the_middle(quarter: int) -> None:
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    for point in middles(FIGURES):
        aim(state, "objective", point, 2)
    take(state, BLUE, quarter)
    middle = Point(TABLE.width // 2, TABLE.depth // 2)
    for side, own in ((BLUE, quarter), (RED, 3 - quarter)):
        (ring,) = BATTLES[state.scenario].zone(state, side).rings
        zone = tabletop.ground(ring)
        assert tabletop.holds(zone, middles(FIGURES)[own])
        assert not any(tabletop.holds(zone, point) for point in middles(FIGURES) if point != middles(FIGURES)[own])
        gap = tabletop.point_distance(middle, zone)
        assert gap.within(12 * INCH + INCH // 4)
        assert not gap.under(12 * INCH - 1)


@pytest.mark.rule("16.51")
def test_the_winner_of_the_roll_takes_a_quarter_or_the_order() -> None:
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    for point in middles(FIGURES):
        aim(state, "objective", point, 2)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    table = happens(state, sides)
    roll(table, 6, 1)
    table.say("blue", "order")
    table.say("red", "south-east")
    table.say("blue", "red")
    assert table.state.setup.first is RED
    assert [one.side for one in table.state.objectives.values()].count(RED) == 1
    assert table.state.armies[RED].edge is tabletop.Side.REAR


@pytest.mark.rule("16.52")
def test_what_objectives_of_the_quarters_are_worth() -> None:
    own, neutral, theirs = (f"{x / 25.4},{y / 25.4}" for x, y in ((450, 305), (1350, 305), (1350, 905)))
    assert scored(quarters(f"B1-1 line_12 {own}", f"B1-2 line_12 {neutral}")) == (3, 0, BLUE)
    assert scored(quarters(f"B1-1 line_12 {theirs}")) == (3, 0, BLUE)
    near = quarters(f"B1-1 line_12 {theirs}", f"R1-1 line_12 {1350 / 25.4},{900 / 25.4 + 4} 180")
    assert scored(near) == (0, 0, None)
    apart = quarters(f"B1-1 line_12 {theirs}", f"R1-1 line_12 {1350 / 25.4},{900 / 25.4 + 4.01} 180")
    assert scored(apart) == (3, 0, BLUE)
    beside = quarters(f"B1-1 line_12 {1350 / 25.4},{900 / 25.4 - 0.01}")
    assert scored(beside) == (0, 0, None)


@pytest.mark.rule("16.53")
@pytest.mark.parametrize(("points", "winner"), [(450, None), (451, BLUE)])
def test_points_destroyed_break_a_tie_of_the_quarters(points: int, winner: Side | None) -> None:
    state = quarters()
    lost(state, RED, points)
    lost(state, BLUE, 250)
    assert scored(state) == (0, 0, winner)


# ------------------------------------------------------------------------------------------------------------- Borodino


@pytest.mark.rule("16.54")
@pytest.mark.parametrize(
    ("x", "y", "key"),
    [(40, 32, ""), (30.9, 32, "hill-near-hill"), (40, 38, "hill-not-in-half"), (40, 26, "hill-not-in-half")],
)
def test_hills_lie_in_the_defenders_half_12_inches_apart(x: float, y: float, key: str) -> None:
    state = battle(Scenario.BORODINO, scenery=(area("S1", Terrain.EASY_HILL, 6, 28, 10, 8),))
    aim_at(state, "hill", SceneryId("S1"), 1, RED)
    question = HillLaid(RED, "easy_hill", (), ("easy_hill:8x6",))
    assert refusal(state, question, Spot("easy_hill:8x6", *at(x, y))) == key


@pytest.mark.rule("16.54")
@pytest.mark.parametrize(("x", "key"), [(48, ""), (50, "hill-bars-hills"), (54, "")])
def test_the_second_hill_leaves_room_for_the_third(x: float, key: str) -> None:
    state = battle(Scenario.BORODINO, scenery=(area("S1", Terrain.EASY_HILL, 6, 28, 10, 8),))
    aim_at(state, "hill", SceneryId("S1"), 1, RED)
    question = HillLaid(RED, "easy_hill", (), ("easy_hill:8x6",))
    assert refusal(state, question, Spot("easy_hill:8x6", *at(x, 32))) == key


@pytest.mark.rule("16.54")
@pytest.mark.parametrize("seed", range(3))
def test_three_hills_count_as_placed_and_the_attacker_goes_on(seed: int) -> None:
    state = battle(Scenario.BORODINO)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    assert len(state.objectives) == 3
    assert (state.setup.placed, state.setup.turn) == (3, BLUE)


@pytest.mark.rule("16.55")
def test_the_defender_of_borodino_deploys_first_and_within_12_inches() -> None:
    state = heights()
    assert fits(state, BLUE, 30, 12)
    assert not fits(state, BLUE, 30, 12.1)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    answered(state, sides(state))
    assert state.setup.first is RED


@pytest.mark.rule("16.56")
@pytest.mark.parametrize(
    ("side", "unit", "there"),
    [("R", "line_24", True), ("R", "gun_medium_foot", True), ("R", "hussars_10", False), ("B", "line_24", False)],
)
def test_defenders_on_foot_may_begin_on_a_hill(side: str, unit: str, there: bool) -> None:
    state = heights(f"{side}1-1 {unit} away")
    found = hill_zone(state, UnitId(f"{side}1-1"))
    assert (found is not None and len(found.rings) == 4) is there
    assert hill_zone in DEPLOY_ZONE.sayings


@pytest.mark.rule("16.56")
def test_two_units_a_hill_have_a_light_position() -> None:
    lines = [f"R1-{n} line_12 {x},30 180" for n, x in ((1, 6.5), (2, 11.5))]
    state = heights(*lines, "R1-3 line_12 9,34 180", "R1-4 hussars_5 31,34 180")
    for name in list(state.units):
        answered(state, dig_in(state, name))
    works = [one for one in state.scenery.values() if one.built is Structure.LIGHT_POSITION]
    assert [one.group for one in works] == ["S1", "S1"]
    zone = hill_zone(state, UnitId("R1-3"))
    assert zone is not None
    assert len(zone.rings) == 3, "the hill is full"


@pytest.mark.rule("16.57")
@pytest.mark.parametrize(
    ("unit", "free"), [("france_line_24", True), ("france_light_12", False), ("france_hussars_10", False)]
)
def test_free_sappers_go_with_the_attackers_infantry_of_the_line(unit: str, free: bool) -> None:
    state = placed(f"B1-1 {unit} 20,20")
    assert assault_party(state, state.units[UnitId("B1-1")]) is free


@pytest.mark.rule("16.57")
def test_only_the_attacker_has_free_sappers() -> None:
    state = battle(Scenario.BORODINO, "B1-1 line_24 away", "R1-1 line_24 away", attacker=None)
    answered(state, BATTLES[state.scenario].roles(state))
    has = {one.side: one.sappers for one in state.units.values()}
    assert all(has[side] is (state.armies[side].role is Role.ATTACKER) for side in Side)


@pytest.mark.rule("16.59")
def test_hills_and_kills_count_at_borodino() -> None:
    state = heights("B1-1 line_12 9,31", "B1-2 line_12 31,31", "R1-1 line_12 53,31 180")
    lost(state, RED, guard=True)
    for _ in range(3):
        lost(state, BLUE)
    lost(state, BLUE, weight=0)
    lost(state, BLUE, officer=True)
    assert scored(state) == (6, 4, BLUE)


@pytest.mark.rule("16.59")
def test_a_contested_hill_is_nobodys_and_hills_break_a_tie() -> None:
    state = heights("B1-1 line_12 9,31", "R1-1 line_12 9,34 180")
    assert scored(state) == (0, 0, None)
    state = heights("B1-1 line_12 9,31", "R1-1 line_12 31,31 180")
    lost(state, BLUE)
    assert scored(state) == (2, 2, None)
    state.units = placed("B1-1 line_12 9,31").units
    lost(state, BLUE)
    assert scored(state) == (2, 2, BLUE)


# ------------------------------------------------------------------------------------------------------------- learning


def test_the_learning_battle_has_a_marker_for_each_side() -> None:
    from maestre.games.aguila.scenarios.learning import set_markers

    state = battle(Scenario.PITCHED_BATTLE, "B1-1 line_12 35,31", attacker=None)
    state.learning = True
    set_markers(state)
    assert [one.side for one in state.objectives.values()] == [BLUE, RED]
    assert scored(state) == (2, 0, BLUE)
