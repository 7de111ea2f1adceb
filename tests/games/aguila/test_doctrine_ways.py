"""The doctrine finds its way: over bridges, round closed ground, to objectives as their battle counts them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Formation, Scenario, Terrain
from maestre.games.aguila.doctrine.moves import moves
from maestre.games.aguila.doctrine.orders import best_plan
from maestre.games.aguila.doctrine.posts import worth
from maestre.games.aguila.doctrine.weighing.claims import claims, spoils
from maestre.games.aguila.doctrine.weighing.courses import course
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fords import gates
from maestre.games.aguila.doctrine.weighing.goals import goal_of, short_of
from maestre.games.aguila.doctrine.weighing.onsets import here, menaced, quarry
from maestre.games.aguila.doctrine.weighing.stakes import caution
from maestre.games.aguila.game import game
from maestre.games.aguila.moving.move_legality import way_of
from maestre.games.aguila.scenarios.spots import aim_at
from maestre.games.aguila.table.state import Loss, Objective, ObjectiveId, Role, Scenery, SceneryId, UnitId
from maestre.miniatures.sides import Side
from maestre.opponents import agent, answered
from maestre.play import Journey, Order, view
from maestre.space.tabletop import Ahead, Point, Pose, Turn
from tests.games.aguila.positions import Position, area, at, cottage, field

ONE, TWO, FOE = UnitId("B1-1"), UnitId("B1-2"), UnitId("R1-1")
_FOOT = ("advance", "double", "facing", "back", "aside")


def eyes(table: Position, side: Side = Side.BLUE) -> Field:
    """The field as a side sees it."""
    return Field(table.state, side)


def river(bridge: float) -> tuple[Scenery, Scenery]:
    """A water from edge to edge that nobody wades through, four inches wide, with a bridge of six inches somewhere."""
    water = area("S1", Terrain.LAKE, 0, 20, 70.87, 4)
    return water, area("S1.1", Terrain.LAKE, bridge - 3, 20, 6, 4, role="bridge", group="S1")


def aimed(table: Position, *spots: tuple[float, float]) -> Position:
    """The same position with markers on it."""
    for number, spot in enumerate(spots, 1):
        name = ObjectiveId(f"O{number}")
        table.state.objectives[name] = Objective(name, "marker", at(*spot), 1)
    return table


# -------------------------------------------------------------------------------------------------------------- bridges


def test_a_bridge_is_crossed_on_the_line_between_the_middles_of_its_banks() -> None:
    (gate,) = gates(field("B1-1 line_24 30,10 0", "R1-1 line_24 30,40 180", scenery=river(30)).state)
    assert {round(bank.x / INCH) for bank in gate.banks} == {30}
    assert sorted(round(bank.y / INCH) for bank in gate.banks) == [20, 24]


def test_who_must_cross_a_river_makes_for_the_place_before_its_bridge_then_for_the_one_behind_it() -> None:
    far = course(eyes(field("B1-1 cuirassiers_10 30,10 0", "R1-1 line_24 30,40 180", scenery=river(50))), ONE)
    assert far is not None
    assert abs(far.first.x - 50 * INCH) < INCH
    assert far.first.y < 20 * INCH
    before = field("B1-1 cuirassiers_10 50,17.5 0", "R1-1 line_24 30,40 180", scenery=river(50))
    near = course(eyes(before), ONE)
    assert near is not None
    assert abs(near.first.x - 50 * INCH) < INCH
    assert near.first.y > 24 * INCH


def test_nobody_goes_round_a_river_along_the_edge_of_the_table() -> None:
    water = area("S1", Terrain.LAKE, 0, 20, 70.87, 4)
    table = field("B1-1 cuirassiers_10 5,10 0", "R1-1 line_24 5,40 180", scenery=(water,))
    assert course(eyes(table), ONE) is None


def test_who_can_shoot_over_a_river_stays_on_his_bank() -> None:
    far = ("R1-1 line_24 30,29 180",)
    assert course(eyes(field("B1-1 line_24 30,12 0", *far, scenery=river(60))), ONE) is None
    horse = course(eyes(field("B1-1 cuirassiers_10 30,12 0", *far, scenery=river(60))), ONE)
    assert horse is not None


def test_who_has_no_room_to_turn_on_a_bank_goes_aside_to_the_bridge() -> None:
    table = field("B1-1 cuirassiers_10 30,19.8 0", "R1-1 line_24 30,44 180", scenery=river(50))
    plan = best_plan(eyes(table), ONE, _FOOT)
    assert plan is not None
    assert plan.order.verb == "aside"
    assert plan.move.post.pose.x > table.state.units[ONE].pose.x  # type: ignore[union-attr]


@pytest.mark.parametrize(("back", "turns"), [(0.0, False), (1.0, False), (5.0, True)])
def test_who_stands_at_the_edge_of_the_table_thinks_of_no_turn_for_which_he_has_no_room(
    back: float, turns: bool
) -> None:
    deep = 4000 / INCH
    see = eyes(field(f"B1-1 line_24 50,{back + deep:.3f} 0 column", "R1-1 line_24 20,30 180"))
    ways = [move.legs for move in moves(see, ONE, way_of(see.state, ONE, "advance"), Formation.ATTACK_COLUMN)]
    assert any(isinstance(legs[0], Ahead) for legs in ways)
    assert any(isinstance(legs[0], Turn) and abs(legs[0].turn) > 3000 for legs in ways) is turns


@pytest.mark.parametrize(("foe", "round_it"), [("36,30 180", True), ("36,35 180", False)])
def test_who_storms_a_farm_goes_round_its_house_at_who_still_holds_it(foe: str, round_it: bool) -> None:
    table = field(
        "B1-1 line_24 36,21 0 column",
        f"R1-1 line_24 {foe}",
        scenery=(cottage("S1", 36, 24),),
        scenario=Scenario.DEFEND_FARM,
        turn=5,
    )
    for side, role in ((Side.BLUE, Role.ATTACKER), (Side.RED, Role.DEFENDER)):
        table.state.armies[side] = replace(table.state.armies[side], role=role)
    aim_at(table.state, "building", SceneryId("S1"), 0, Side.RED)
    bend = course(eyes(table), ONE)
    plan = best_plan(eyes(table), ONE, _FOOT)
    assert (bend is not None and abs(bend.first.x - 36 * INCH) > 2 * INCH) is round_it
    assert (plan is not None and plan.order.verb == "aside") is round_it


def test_horse_beyond_a_river_is_not_feared() -> None:
    horse = ("B1-1 line_24 30,18 0", "R1-1 cuirassiers_10 30,27 180")
    feared, safe = (eyes(field(*horse, scenery=scenery)) for scenery in ((), river(60)))
    assert menaced(feared, feared.piece(ONE), here(feared, ONE)) > 0
    assert menaced(safe, safe.piece(ONE), here(safe, ONE)) == 0


# ----------------------------------------------------------------------------------------------------------- objectives


@pytest.mark.parametrize(
    ("scenario", "far", "held"),
    [
        (Scenario.CONTROL_REGION, 5.9, True),
        (Scenario.CONTROL_REGION, 6.2, False),
        (Scenario.DIVIDE_ET_IMPERA, 0.3, False),
    ],
)
def test_an_objective_is_held_from_as_far_as_its_battle_says(scenario: Scenario, far: float, held: bool) -> None:
    table = aimed(field("B1-1 line_24 30,10 0", "R1-1 line_24 60,40 180", scenario=scenario), (30, 10 + far))
    see = eyes(table)
    (claim,) = claims(table.state, Side.BLUE)
    assert (short_of(claim, see.piece(ONE), see.piece(ONE).pose) <= 0) is held


def test_the_enemys_quarter_is_worth_more_than_ones_own() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 line_24 30,40 180", scenario=Scenario.DIVIDE_ET_IMPERA)
    for number, side in enumerate((Side.BLUE, None, Side.RED), 1):
        name = ObjectiveId(f"O{number}")
        table.state.objectives[name] = Objective(name, "objective", at(10 * number, 20), 2, side=side)
    own, neutral, enemy = (claim.worth for claim in claims(table.state, Side.BLUE))
    assert own < neutral < enemy


def test_an_enemy_who_spoils_an_objective_is_worth_more_than_his_price() -> None:
    table = aimed(field("B1-1 line_24 30,10 0", "R1-1 line_24 30,30 180", "R1-2 line_24 60,30 180", turn=5), (30, 33))
    table.state.scenario = Scenario.CONTROL_REGION
    (claim,) = claims(table.state, Side.BLUE)
    assert spoils(table.state, claim, FOE)
    see = eyes(table)
    assert see.piece(FOE).stake.worth > see.piece(UnitId("R1-2")).stake.worth


def test_one_unit_is_sent_to_an_objective_and_a_second_where_the_enemy_is() -> None:
    units = [f"B1-{number} line_24 {10 + 8 * number},10 0" for number in (1, 2, 3, 4)]
    table = aimed(field(*units, "R1-1 line_24 60,30 180", scenario=Scenario.CONTROL_REGION), (18, 14), (62, 22))
    see = eyes(table)
    sent = [goal.at for unit in see.own if (goal := goal_of(see, unit)) is not None]
    assert sent.count(at(18, 14)) == 1
    assert sent.count(at(62, 22)) == 2


_TWO_WAYS = ("B1-1 line_24 30,24 0 column", "B1 general 40,20", "R1-1 line_24 30,46 180")


def test_who_is_sent_to_an_objective_turns_his_back_on_a_distant_enemy_to_reach_it() -> None:
    table = aimed(field(*_TWO_WAYS, scenario=Scenario.DIVIDE_ET_IMPERA), (30, 10))
    order = answered(agent("veteran", game), view(table, "blue"), Random(0))
    assert isinstance(order, Order)
    assert order.verb == "facing"
    table.say("blue", order)
    way = answered(agent("veteran", game), view(table, "blue"), Random(0))
    assert isinstance(way, Journey)
    assert way.legs[0].how == "turn"


# --------------------------------------------------------------------------------------------------------------- attack


def test_horse_hunts_an_officer_who_has_nobody_to_run_to() -> None:
    horse = "B1-1 hussars_10 30,10 0"
    lone = eyes(field(horse, "R1 general 50,14", "R1-1 line_24 3,45 180"))
    assert quarry(lone, lone.piece(ONE)) == Point(*tabletop_point(lone))
    safe = eyes(field(horse, "R1 general 50,14", "R1-1 line_24 50,20 180"))
    assert quarry(safe, safe.piece(ONE)) is None
    foot = eyes(field("B1-1 line_24 30,10 0", "R1 general 50,14", "R1-1 line_24 3,45 180"))
    assert quarry(foot, foot.piece(ONE)) is None


def tabletop_point(see: Field) -> tuple[int, int]:
    """Where the only officer of the enemy is."""
    (pose,) = (one.pose for one in see.state.officers.values() if one.side is Side.RED)
    assert pose is not None
    return pose.x, pose.y


def test_horse_does_not_wait_behind_friends_for_a_charge_that_it_has_no_room_for() -> None:
    units = ("B1-1 cuirassiers_10 30,10 0", "R1-1 line_24 30,20 90 fired stunned")
    free, stuck = eyes(field(*units)), eyes(field(*units, "B1-2 light_12 31.5,15 0 open"))
    start = Point(30 * INCH, 10 * INCH)
    assert free.lane(start, FOE, ONE)
    assert not stuck.lane(start, FOE, ONE)
    assert worth(free, ONE, here(free, ONE)) > worth(stuck, ONE, here(stuck, ONE))


def test_horse_comes_nearer_to_whom_it_may_charge_in_a_turn_or_two() -> None:
    table = field("B1-1 cuirassiers_10 30,5 0", "R1-1 line_24 30,14 180 square", "R1-2 line_24 50,25 270 march_column")
    see = eyes(table)
    post = here(see, ONE)
    nearer = post._replace(pose=Pose(post.pose.x + 6 * INCH, post.pose.y, post.pose.facing))
    alone = eyes(field("B1-1 cuirassiers_10 30,5 0", "R1-1 line_24 30,14 180 square"))
    gain = worth(see, ONE, nearer) - worth(see, ONE, post)
    assert gain > worth(alone, ONE, nearer) - worth(alone, ONE, post)


def test_who_stands_nearest_to_the_enemy_is_told_first_so_as_not_to_be_in_the_way() -> None:
    table = field("B1-1 line_24 30,6 0 column", "B1-2 line_24 30,14 0 column", "R1-1 line_24 30,44 180")
    order = answered(agent("veteran", game), view(table, "blue"), Random(0))
    assert isinstance(order, Order)
    assert order.piece == TWO


def test_an_enemy_whom_two_friends_have_before_them_counts_as_farther() -> None:
    lines = ("R1-1 line_24 30,20 180", "R1-2 line_24 48,24 180")
    free = eyes(field("B1-1 line_24 38,4 0 column", *lines))
    crowd = eyes(field("B1-1 line_24 38,4 0 column", "B1-2 line_24 27,14 0", "B1-3 line_24 33,14 0", *lines))
    for see in (free, crowd):
        assert see.piece(ONE).formation is Formation.ATTACK_COLUMN
    east, west = (Pose(x * INCH, 8 * INCH, 0) for x in (42, 34))
    gains = []
    for see in (free, crowd):
        post = here(see, ONE)
        gains.append(worth(see, ONE, post._replace(pose=east)) - worth(see, ONE, post._replace(pose=west)))
    assert gains[1] > gains[0]


def test_who_has_not_destroyed_enough_grows_bolder_turn_by_turn() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 line_24 30,40 180", scenario=Scenario.WAR_ESCALATION)
    bold = []
    for turn in (1, 3, 5, 7):
        table.state.turn = turn
        bold.append(caution(table.state, Side.BLUE))
    assert bold[0] > bold[1] > bold[2] == bold[3]
    table.state.lost = {"R1-9": Loss(6, "routed", Side.RED, 1, 201)}
    assert caution(table.state, Side.BLUE) > bold[0]
