"""Straight moves: first contact, gaps, costs and edges, beside the oracle and by the worked examples."""

from fractions import Fraction
from math import cos, pi, sin, sqrt

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.affinity import translate
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from maestre.space.tabletop import (
    EDGE,
    Area,
    Around,
    Base,
    Disc,
    Ground,
    Line,
    Obstacle,
    Outline,
    Point,
    Pose,
    Side,
    advance,
    approach,
    centres_of,
    distance,
    fall_back,
    last_step,
    moved,
    nearer_than,
    on_table,
    overlap,
    point_distance,
    stand,
    stands,
    step,
    table,
)
from maestre.space.tabletop.around import still_on_table
from tests.space.tabletop.oracle import WOOD, bases, box, facings, mirrored, named, outlines, poses, quarter, seen

TERCIOS = 2_500
AGUILA = 2_540
FORMATION = Base(12_000, 6_000)
FOOT = Base(12_000, 4_000)
ROUNDING = 4.0  # what a way may differ from the exact one, in units
allowances = st.integers(0, 30_000)


def swept(outline: Outline, heading: int, steps: int) -> BaseGeometry:
    x, y = sin(heading * pi / 18_000) * steps, cos(heading * pi / 18_000) * steps
    return seen(outline).union(translate(seen(outline), x, y)).convex_hull


@given(poses, bases, facings, allowances, st.lists(outlines, max_size=5), st.sampled_from((0, 2_500)))
def test_a_base_moves_until_it_touches_or_comes_to_the_gap(
    pose: Pose, base: Base, heading: int, allowance: int, others: list[Outline], gap: int
) -> None:
    start = stand(pose, base)
    free = tuple(o for o in named(*others) if not nearer_than(start, o.outline, gap))
    around = Around(shunned=free, gap=gap) if gap else Around(solid=free)
    found = advance(pose, base, heading, allowance, around)
    assert stands(found.pose, base, around).legal
    assert found.cost == found.steps <= allowance
    assert bool(found.stopped_by) == (found.steps < allowance)
    way = swept(start, heading, found.steps)
    for name, outline in free:
        if gap:
            assert way.distance(seen(outline)) > gap - ROUNDING
        else:
            assert not way.buffer(-ROUNDING).intersects(seen(outline).buffer(-ROUNDING, join_style="mitre"))
        if name in found.stopped_by:
            further = swept(start, heading, found.steps + 4)
            assert further.distance(seen(outline)) < gap + 0.01


@given(poses, bases, facings, allowances, st.lists(st.tuples(poses, bases), max_size=4))
def test_moves_turn_with_the_table(
    pose: Pose, base: Base, heading: int, allowance: int, others: list[tuple[Pose, Base]]
) -> None:
    here = Around(shunned=named(*(stand(*other) for other in others)), gap=2_500)
    there = Around(shunned=named(*(stand(quarter(at), size) for at, size in others)), gap=2_500)
    a = advance(pose, base, heading, allowance, here)
    b = advance(quarter(pose), base, heading + 9_000, allowance, there)
    assert b.pose == quarter(a.pose)
    assert (b.steps, b.stopped_by) == (a.steps, a.stopped_by)


@given(poses, bases, facings, allowances)
def test_nobody_leaves_the_table(pose: Pose, base: Base, heading: int, allowance: int) -> None:
    board = table(90_000, 60_000)
    if not on_table(stand(pose, base), board):
        return
    found = advance(pose, base, heading, allowance, Around(table=board))
    assert on_table(stand(found.pose, base), board)
    assert found.stopped_by == (() if found.steps == allowance else (EDGE,))
    if found.stopped_by:
        assert not on_table(stand(moved(pose, step(heading, found.steps + 1)), base), board)


@given(poses, facings, allowances, st.lists(outlines, max_size=4))
def test_leaders_move_as_discs(pose: Pose, heading: int, allowance: int, others: list[Outline]) -> None:
    leader = Disc(1_250)
    free = tuple(o for o in named(*others) if not overlap(stand(pose, leader), o.outline))
    found = advance(pose, leader, heading, allowance, Around(solid=free))
    assert stands(found.pose, leader, Around(solid=free)).legal
    if found.stopped_by:
        touched = [o.outline for o in free if o.name in found.stopped_by]
        assert all(distance(stand(found.pose, leader), outline).within(3) for outline in touched)
    else:
        x, y = sin(heading * pi / 18_000) * allowance, cos(heading * pi / 18_000) * allowance
        line = Polygon([(pose.x, pose.y), (pose.x + x, pose.y + y), (pose.x + x, pose.y + y)])
        assert all(line.exterior.distance(seen(o.outline)) > 1_250 - ROUNDING for o in free)


@given(poses, bases, st.integers(1, 30_000), st.sampled_from((None, Side.FRONT)))
def test_the_cost_of_a_wood_is_that_of_the_stretch_in_it(
    pose: Pose, base: Base, allowance: int, felt: Side | None
) -> None:
    around = Around(grounds=(Ground("wood", WOOD, 2),), felt_at=felt)
    found = advance(pose, base, pose.facing, allowance, around)
    assert found.cost <= allowance
    assert allowance - found.cost < 2
    walked_inside = found.cost - found.steps
    assert 0 <= walked_inside <= found.steps
    assert (walked_inside > 0) == (found.crossed == ("wood",))
    here = stand(pose, base)
    if felt is None and not overlap(here, WOOD) and walked_inside > 4:
        assert swept(here, pose.facing, found.steps).intersects(seen(WOOD))


def test_a_base_in_contact_may_walk_along_the_other_at_any_angle() -> None:
    for facing in range(0, 36_000, 371):
        pose = Pose(0, 0, facing)
        beside = moved(pose, step(facing + 9_000, 6_003))
        neighbour = Obstacle("gun", stand(beside, Base(6_000, 8_000)))
        around = Around(solid=(neighbour,))
        assert stands(pose, Base(6_000, 8_000), around).legal
        found = advance(pose, Base(6_000, 8_000), facing, 10_000, around)
        assert (found.steps, found.stopped_by) == (10_000, ())
        assert stands(found.pose, Base(6_000, 8_000), around).legal
        assert abs(found.pose.x - step(facing, 10_000).x) <= 6
        assert abs(found.pose.y - step(facing, 10_000).y) <= 6


def test_who_already_stands_too_near_may_leave_and_not_come_nearer() -> None:
    around = Around(shunned=named(box(-60, 60, 40, 80)), gap=AGUILA)
    pose = Pose(0, 0, 0)  # 20 mm before the enemy
    assert advance(pose, FOOT, 18_000, 5_000, around).steps == 5_000
    assert advance(pose, FOOT, 0, 5_000, around).steps <= 3
    assert advance(pose, FOOT, 9_000, 5_000, around).steps == 5_000


@pytest.mark.parametrize(("steps", "legal"), [(4 * TERCIOS, True), (41 * TERCIOS // 10, False)])
def test_an_advance_ends_within_speed(steps: int, legal: bool) -> None:  # Tercios 3.05, Aguila 3.05
    found = advance(Pose(0, 0, 4_321), FORMATION, 4_321, 4 * TERCIOS, Around())
    assert (found.steps >= steps) == legal
    assert found.pose == moved(Pose(0, 0, 4_321), step(4_321, 4 * TERCIOS))


def test_a_loser_falls_back_3_inches_keeping_its_facing() -> None:  # Tercios 5.23
    assert fall_back(Pose(0, 0, 0), FORMATION, 3 * TERCIOS, Around()).pose == Pose(0, -3 * TERCIOS, 0)


def test_one_inch_from_the_edge_it_falls_back_one_inch() -> None:  # Tercios 3.23
    found = fall_back(
        Pose(50_000, 3_000 + TERCIOS, 0), FORMATION, 3 * TERCIOS, Around(table=table(72 * 2_500, 48 * 2_500))
    )
    assert (found.steps, found.stopped_by) == (TERCIOS, (EDGE,))


def test_a_friend_or_a_lake_behind_cuts_the_way_short() -> None:  # Tercios 5.25, 5.30
    friend = Around(solid=named(box(-6_000, 6_000, -20_000, -3_000 - 2 * TERCIOS, 1)))
    assert fall_back(Pose(0, 0, 0), FORMATION, 3 * TERCIOS, friend).steps == 2 * TERCIOS
    lake = Around(solid=named(box(-6_000, 6_000, -40_000, -3_000 - 5 * TERCIOS, 1)))
    found = fall_back(Pose(0, 0, 0), FORMATION, 8 * TERCIOS, lake)
    assert (found.steps, found.stopped_by) == (5 * TERCIOS, ("0",))


def test_a_charger_stops_at_contact_and_keeps_its_facing() -> None:  # Tercios 5.08
    target = Obstacle("target", stand(Pose(0, 20_000, 18_000), FORMATION))
    found = advance(Pose(-8_000, 0, 3_000), FORMATION, 3_000, 12 * TERCIOS, Around(solid=(target,)))
    assert found.stopped_by == ("target",)
    assert found.pose.facing == 3_000
    assert distance(stand(found.pose, FORMATION), target.outline).within(3)
    assert not overlap(stand(found.pose, FORMATION), target.outline)


def test_terrain_acts_through_the_front_centre() -> None:  # Tercios 3.16, 3.18
    left_half = Ground("wood", box(-20_000, -100, 0, 30_000, 1), 1)
    ahead = Ground("field", box(-20_000, 20_000, 5_000, 5_000 + TERCIOS, 1), 1)
    around = Around(grounds=(left_half, ahead), felt_at=Side.FRONT)
    assert advance(Pose(0, 0, 0), FORMATION, 0, 4 * TERCIOS, around).crossed == ("field",)
    assert advance(Pose(0, 0, 0), FORMATION, 0, 2_000, around).crossed == ()


@pytest.mark.parametrize(("inches", "closest"), [(2, True), (3, False)])
def test_an_enemy_that_passes_is_halted_at_the_point_nearest_to_the_front_centre(inches: int, closest: bool) -> None:
    # Tercios 2.31: from (5, 2) to (-5, 2) the trigger fires at (0, 2); on the line of 3 inches it does not
    start = Point(5 * TERCIOS, inches * TERCIOS)
    steps, nearest = approach(start, 27_000, 10 * TERCIOS, Point(0, 0))
    assert nearest.under(3 * TERCIOS) == closest
    assert steps == 5 * TERCIOS
    assert nearest.start == (0, inches * TERCIOS, 1)


@given(poses, st.integers(1, 30_000), poses)
def test_a_way_is_halted_within_two_units_of_its_nearest_point(pose: Pose, length: int, other: Pose) -> None:
    steps, nearest = approach(Point(pose.x, pose.y), pose.facing, length, Point(other.x, other.y))
    x, y = sin(pose.facing * pi / 18_000) * length, cos(pose.facing * pi / 18_000) * length
    way = LineString([(pose.x, pose.y), (pose.x + x, pose.y + y)])
    exact = way.distance(shapely.Point(other.x, other.y))
    assert exact - 2 <= sqrt(nearest.square) <= exact + 2
    assert 0 <= steps <= length


@pytest.mark.parametrize(("hundredths", "steps"), [(80, None), (100, 4 * AGUILA)])
def test_no_part_of_a_move_comes_nearer_than_an_inch(hundredths: int, steps: int | None) -> None:  # Aguila 3.11
    beside = 6_000 + hundredths * AGUILA // 100
    around = Around(shunned=named(box(beside, beside + 12_000, 8_000, 12_000, 1)), gap=AGUILA)
    found = advance(Pose(0, 0, 0), FOOT, 0, 4 * AGUILA, around)
    assert (found.steps == 4 * AGUILA) == (steps is not None)
    assert stands(found.pose, FOOT, around).legal


def test_an_evasion_of_9_inches_stops_at_the_edge_after_3() -> None:  # Aguila 3.18
    rear = 2_500 + 3 * AGUILA
    found = fall_back(Pose(60_000, rear, 0), Base(12_500, 5_000), 9 * AGUILA, Around(table=table(180_000, 120_000)))
    assert (found.steps, found.stopped_by) == (3 * AGUILA, (EDGE,))


def test_each_inch_in_a_wood_counts_as_two() -> None:  # Aguila 4.05
    wood = Ground("wood", box(-20_000, 20_000, 2_000 + AGUILA, 60_000, 1), 2)
    found = advance(Pose(0, 0, 0), FOOT, 0, 4 * AGUILA, Around(grounds=(wood,)))
    assert found.steps == AGUILA + 3 * AGUILA // 2
    assert found.cost == 4 * AGUILA


def test_an_inch_of_crops_makes_a_charge_of_6_inches_cost_7() -> None:  # Aguila 8.23
    crops = Ground("crops", box(-20_000, 20_000, 2_000 + 5 * AGUILA, 90_000, 1), 2)
    found = advance(Pose(0, 0, 0), FOOT, 0, 7 * AGUILA, Around(grounds=(crops,)))
    assert found.steps == 6 * AGUILA
    assert found.cost == 7 * AGUILA


def test_where_terrain_lies_on_terrain_the_dearer_counts_and_easy_ground_may_be_cheaper() -> None:
    road = Ground("road", box(-20_000, 20_000, -10_000, 90_000, 1), Fraction(1, 2))
    wood = Ground("wood", box(-20_000, 20_000, 2_000 + 1_000, 90_000, 1), 2)
    assert advance(Pose(0, 0, 0), FOOT, 0, 1_000, Around(grounds=(road,))).steps == 2_000
    assert advance(Pose(0, 0, 0), FOOT, 0, 1_000, Around(grounds=(road, wood))).steps == 1_000 + 250


def test_a_victor_stops_an_inch_from_the_next_enemy() -> None:  # Aguila 9.18
    around = Around(shunned=named(box(-6_000, 6_000, 2_000 + 4 * AGUILA, 30_000, 1)), gap=AGUILA)
    found = advance(Pose(0, 0, 0), FOOT, 0, 5 * AGUILA, around)
    assert (found.steps, found.stopped_by) == (3 * AGUILA, ("0",))


@given(poses, bases, facings, allowances, st.lists(st.tuples(poses, bases), max_size=4))
def test_moves_mirror_with_the_table_but_for_the_side_on_which_they_are_eased(
    pose: Pose, base: Base, heading: int, allowance: int, others: list[tuple[Pose, Base]]
) -> None:
    here = Around(solid=named(*(stand(*other) for other in others)))
    there = Around(solid=named(*(stand(mirrored(at), size) for at, size in others)))
    a = advance(pose, base, heading, allowance, here)
    b = advance(mirrored(pose), base, -heading, allowance, there)
    assert (b.steps, b.stopped_by) == (a.steps, a.stopped_by)
    assert abs(b.pose.x + a.pose.x) <= 12
    assert abs(b.pose.y - a.pose.y) <= 12


def test_answers_carry_what_proves_them() -> None:
    enemy = box(-6_000, 6_000, 20_000, 24_000, 1)
    found = advance(Pose(0, 0, 0), FOOT, 0, 30_000, Around(solid=(Obstacle("enemy", enemy),)))
    way, there, stop = found.proof
    assert way == Line("way", Point(0, 0), Point(0, 18_000))
    assert there == Area("base", stand(found.pose, FOOT).points)
    assert stop == Area("stop", enemy.points)


@given(poses, bases, poses, bases, allowances)
def test_a_gap_may_be_kept_from_the_centres_alone(pose: Pose, base: Base, at: Pose, size: Base, allowance: int) -> None:
    # Tercios 1.06: an inch from every centre of an enemy, whatever the distance of its corners
    enemy = Obstacle("enemy", stand(at, size))
    around = Around(shunned=centres_of(enemy), gap=TERCIOS)
    if not stands(pose, base, around).legal:
        return
    found = advance(pose, base, pose.facing, allowance, around)
    assert not any(point_distance(centre, stand(found.pose, base)).under(TERCIOS) for centre in enemy.outline.centres)
    assert set(found.stopped_by) <= {"enemy"}
    if found.stopped_by:
        assert any(point_distance(c, stand(found.pose, base)).within(TERCIOS + 3) for c in enemy.outline.centres)


def test_the_last_step_is_found_by_bisection() -> None:
    assert [last_step(0, 9, most.__ge__) for most in range(9)] == list(range(9))


def test_a_leader_stops_with_his_edge_on_the_edge_of_the_table() -> None:
    found = advance(Pose(5_000, 5_000, 0), Disc(1_250), 18_000, 9_000, Around(table=table(20_000, 20_000)))
    assert (found.steps, found.pose.y, found.stopped_by) == (3_750, 1_250, (EDGE,))
    assert stands(Pose(1_249, 5_000, 0), Disc(1_250), Around(table=table(20_000, 20_000))).offenders == (EDGE,)


@given(outlines, facings, st.integers(0, 60_000), st.sampled_from([box(0, 600, 0, 600), WOOD]))
def test_who_is_displaced_is_on_the_table_as_who_stands_there(
    outline: Outline, heading: int, length: int, edge: Outline
) -> None:
    by = step(heading, length)
    assert still_on_table(outline, by, edge) == on_table(outline.shifted(by), edge)
