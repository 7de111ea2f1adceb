"""Turns: held points, cost, who stands in the way."""

from fractions import Fraction
from functools import partial
from importlib import import_module
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maestre.space.tabletop import (
    EDGE,
    Around,
    Base,
    Corner,
    Ground,
    Outline,
    Pose,
    Side,
    Sweep,
    arc_length,
    bite,
    distance,
    faced_about,
    holds,
    moved,
    nearer_than,
    on_table,
    overlap,
    stand,
    stands,
    step,
    table,
    turn_between,
    turned,
    wheel,
    wheel_for,
)
from maestre.space.tabletop.wheel import _Probe, _room_beside, _room_on, _room_outside, _stretches, _swept
from tests.space.tabletop.oracle import WOOD, bases, box, named, outlines, poses, quarter, seen

TERCIOS = 2_500
AGUILA = 2_540
FOOT = Base(12_000, 4_000)
pivots = st.sampled_from((Corner.FRONT_LEFT, Corner.FRONT_RIGHT, Side.FRONT, None))
turns = st.sampled_from((-18_000, -9_000, -2_517, 0, 3_000, 9_000))


@given(poses, bases, pivots, turns, st.lists(outlines, max_size=3), st.sampled_from((0, 2_500)))
def test_a_turn_ends_before_the_first_facing_that_is_too_near(
    pose: Pose, base: Base, about: Corner | Side | None, turn: int, others: list[Outline], gap: int
) -> None:
    free = tuple(o for o in named(*others) if not nearer_than(stand(pose, base), o.outline, gap))
    around = Around(shunned=free, gap=gap) if gap else Around(solid=free)
    found = wheel(pose, base, about, turn, around)
    assert stands(found.pose, base, around).legal
    assert found.pose == turned(pose, base, about, found.turn)
    assert bool(found.stopped_by) or found.turn == turn
    sign = 1 if turn >= 0 else -1
    for gone in range(0, abs(found.turn) + 1, 97):
        there = stand(turned(pose, base, about, sign * gone), base)
        for _, other in free:
            assert not nearer_than(there, other, gap - 4) if gap else bite(there, other).within(4)
    if found.stopped_by:
        beyond = stand(turned(pose, base, about, found.turn + sign * 4), base)
        assert any(nearer_than(beyond, other, gap) for _, other in free)


def plain_room(outline: Outline, other: Outline, allowed: int) -> int:
    """How much room is left beside something solid that may be bitten, in whole units; less than 0 if none is."""
    if not overlap(outline, other):
        return distance(outline, other).shown() + allowed
    depth = bite(outline, other)
    return max(allowed - depth.shown() - 1, 0) if depth.within(allowed) else -1


@given(outlines, outlines | st.just(WOOD), st.integers(0, 12_000), st.integers(0, 30_000))
def test_room_is_found_without_measuring_it(outline: Outline, other: Outline, kept: int, more: int) -> None:
    beside = plain_room(outline, other, kept)
    outside = -1 if nearer_than(outline, other, kept) else distance(outline, other).shown() - kept
    for wanted in {0, more, max(beside, 0), max(beside, 0) + 1, max(outside, 0), max(outside, 0) + 1}:
        assert _room_beside(other, kept, outline, wanted) == (beside >= wanted)
        assert _room_outside(other, kept, outline, wanted) == (outside >= wanted)


@given(outlines, st.integers(0, 5), st.integers(0, 30_000))
def test_room_on_the_table_is_found_without_measuring_it(outline: Outline, tolerance: int, more: int) -> None:
    board = table(60_000, 60_000)
    left = -1
    if on_table(outline, board):
        left = min(min(x, y, 60_000 - x, 60_000 - y) for x, y in outline.points) + tolerance
    for wanted in {0, more, max(left, 0), max(left, 0) + 1}:
        assert _room_on(board, tolerance, outline, wanted) == (left >= wanted)


@given(poses, bases, pivots, turns, st.lists(st.tuples(poses, bases), max_size=3))
def test_turns_turn_with_the_table(
    pose: Pose, base: Base, about: Corner | Side | None, turn: int, others: list[tuple[Pose, Base]]
) -> None:
    pairs = [(at, size) for at, size in others if not overlap(stand(at, size), stand(pose, base))]
    here = Around(solid=named(*(stand(at, size) for at, size in pairs)))
    there = Around(solid=named(*(stand(quarter(at), size) for at, size in pairs)))
    a, b = wheel(pose, base, about, turn, here), wheel(quarter(pose), base, about, turn, there)
    assert (quarter(a.pose), a.turn, a.stopped_by) == (b.pose, b.turn, b.stopped_by)


@given(outlines, outlines)
def test_a_bite_is_none_unless_bases_overlap_and_no_deeper_than_the_other(a: Outline, b: Outline) -> None:
    depth = bite(a, b)
    assert (depth.square > 0) == overlap(a, b)
    assert depth.within(b.reach * 2)
    if depth.square:
        rim = seen(b).exterior
        deepest = max(rim.distance(p) for p in [seen(a).intersection(seen(b)).representative_point()])
        assert not depth.under(int(deepest))


def test_a_wheel_of_30_degrees_costs_the_way_of_the_outer_corner() -> (
    None
):  # Aguila 3.06: 62.8 mm, 1.53 inches left of 4
    found = wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 3_000, Around())
    assert found.walked == 6_283
    assert 4 * AGUILA - found.walked == 3_877
    assert stand(found.pose, FOOT).corner(Corner.FRONT_RIGHT) == (6_000, 2_000)
    (way, _) = found.proof
    assert isinstance(way, Sweep)
    assert (way.centre, way.start, way.turn) == ((6_000, 2_000), (-6_000, 2_000), 3_000)


@pytest.mark.parametrize(("tenths", "legal"), [(8, True), (10, True), (12, False)])
def test_a_pivot_may_bite_up_to_an_inch_into_terrain(tenths: int, legal: bool) -> None:  # Aguila 3.16
    # Wheeling right about the corner at (6000, 2000), the outer corner rises to y = 14000 at 90 degrees.
    house = named(box(-9_000, 20_000, 14_000 - tenths * AGUILA // 10, 40_000, 1))
    found = wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 9_000, Around(solid=house), bite_allowed=AGUILA)
    assert (found.turn == 9_000) == legal
    assert found.stopped_by == (() if legal else ("0",))
    assert not stands(turned(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 9_000), FOOT, Around(solid=house)).legal


def test_a_pivot_that_ends_half_an_inch_from_a_friend_may_not_stand() -> None:  # Aguila 3.17
    friend = Around(shunned=named(box(-9_000, 20_000, 14_000 + AGUILA // 2, 40_000, 1)), gap=AGUILA)
    end = turned(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 9_000)
    assert stands(end, FOOT, friend).offenders == ("0",)
    assert stands(end, FOOT, friend._replace(gap=AGUILA // 2)).legal


def test_a_thin_wall_is_less_than_an_inch_of_terrain() -> None:
    wall = box(-60, 60, 0, 5)
    assert bite(stand(Pose(0, 0, 0), FOOT), wall).within(500)
    assert not bite(stand(Pose(0, 0, 0), FOOT), wall).under(500)


def test_a_turn_stops_at_the_edge_of_the_table() -> None:
    found = wheel(Pose(50_000, 2_000, 0), FOOT, None, 9_000, Around(table=table(180_000, 120_000)))
    assert found.stopped_by == (EDGE,)
    assert found.turn < 100


@pytest.mark.parametrize(("facing", "legal"), [(9_000, True), (9_100, False), (27_000, True)])
def test_a_pivot_is_of_90_degrees_at_most(facing: int, legal: bool) -> None:  # Tercios 3.04
    assert (abs(turn_between(0, facing)) <= 9_000) == legal


def test_reorienting_to_the_right_puts_the_front_centre_where_the_right_one_was() -> None:  # Tercios 3.14, 5.24
    base = Base(48 * TERCIOS // 10, 24 * TERCIOS // 10)
    found = faced_about(Pose(0, 0, 0), base, Side.RIGHT)
    assert found == Pose(12 * TERCIOS // 10, 0, 9_000)
    assert stand(found, base).centre(Side.FRONT) == (24 * TERCIOS // 10, 0)


@given(poses, bases, st.sampled_from((Side.RIGHT, Side.REAR, Side.LEFT)))
def test_reorienting_is_exact_at_any_facing(pose: Pose, base: Base, side: Side) -> None:
    found = faced_about(pose, base, side)
    assert stand(found, base).centre(Side.FRONT) == stand(pose, base).centre(side)
    assert turn_between(pose.facing, found.facing) % 36_000 == side.value * 9_000


@pytest.mark.parametrize("facing", [0, 3_711, 12_345])
def test_who_wheels_away_from_a_neighbour_in_contact_is_free(facing: int) -> None:
    neighbour = named(stand(moved(Pose(0, 0, facing), step(facing + 9_000, 12_003)), FOOT))
    around = Around(solid=neighbour)
    assert stands(Pose(0, 0, facing), FOOT, around).legal
    away = wheel(Pose(0, 0, facing), FOOT, Corner.FRONT_RIGHT, 4_500, around)
    assert (away.turn, away.stopped_by) == (4_500, ())
    into = wheel(Pose(0, 0, facing), FOOT, Corner.FRONT_LEFT, -4_500, around)
    assert into.stopped_by == ("0",)
    assert into.turn > -10  # its rear corner swings into the neighbour


def test_who_starts_nearer_than_the_gap_may_turn_away_and_not_toward() -> None:
    around = Around(shunned=named(box(-6_000, 6_000, 3_000, 9_000, 1)), gap=AGUILA)  # 10 mm before the front
    toward = wheel(Pose(0, 0, 0), FOOT, None, 9_000, around)
    assert toward.stopped_by == ("0",)
    assert toward.turn < 10
    behind = Around(shunned=named(box(7_000, 12_000, -2_000, 2_000, 1)), gap=AGUILA)  # 10 mm beside the right corner
    assert wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 4_500, behind).turn == 4_500


def test_a_bite_into_a_wood_with_a_notch_is_measured_from_its_own_edges() -> None:
    inside = stand(Pose(25_000, 30_000, 0), Base(4_000, 4_000))
    assert not bite(inside, WOOD).within(3_000)
    assert bite(stand(Pose(80_000, 80_000, 0), FOOT), WOOD).within(0)


def felt(pose: Pose, base: Base, about: Corner, turn: int, grounds: tuple[Ground, ...], side: Side | None) -> list[int]:
    """The cost of each facing of a turn, one by one."""
    sign, costs = (1 if turn >= 0 else -1), []
    for gone in range(1, abs(turn) + 1):
        there = stand(turned(pose, base, about, sign * gone), base)
        on = [
            g.cost
            for g in grounds
            if (overlap(there, g.outline) if side is None else holds(g.outline, there.centre(side)))
        ]
        costs.append(int(max(on, default=1)))
    return costs


corners = st.sampled_from((Corner.FRONT_LEFT, Corner.FRONT_RIGHT))
terrain = st.lists(st.one_of(outlines, st.just(WOOD)), max_size=2)


@settings(max_examples=40)
@given(poses, bases, corners, st.integers(-4_000, 4_000), terrain, st.sampled_from((None, None, Side.FRONT)))
def test_a_wheel_costs_more_for_the_facings_at_which_the_base_feels_terrain(
    pose: Pose, base: Base, about: Corner, turn: int, others: list[Outline], side: Side | None
) -> None:
    grounds = tuple(Ground(str(n), outline, n + 2) for n, outline in enumerate(others))
    found = wheel(pose, base, about, turn, Around(grounds=grounds, felt_at=side))
    costs = felt(pose, base, about, turn, grounds, side)
    exact = Fraction(found.walked * sum(costs), len(costs)) if costs else 0
    assert abs(found.cost - exact) <= Fraction(found.walked * 2 * 16, len(costs) or 1)
    changes = sum(a != b for a, b in pairwise(costs))
    if changes <= len(grounds):  # nothing is entered and left again
        assert found.cost == exact
    assert found.walked <= found.cost <= 3 * found.walked


@given(poses, bases, corners, st.integers(0, 20_000), terrain, st.lists(outlines, max_size=2))
def test_a_wheel_for_a_price_goes_as_far_as_that_pays(
    pose: Pose, base: Base, about: Corner, allowance: int, others: list[Outline], solid: list[Outline]
) -> None:
    free = tuple(o for o in named(*solid) if not overlap(stand(pose, base), o.outline))
    around = Around(solid=free, grounds=tuple(Ground(f"g{n}", outline, 2) for n, outline in enumerate(others)))
    found = wheel_for(pose, base, about, allowance, around)
    assert found.cost <= allowance
    assert stands(found.pose, base, around).legal
    assert (found.turn >= 0) if about is Corner.FRONT_RIGHT else (found.turn <= 0)
    sign = 1 if about is Corner.FRONT_RIGHT else -1
    if not found.stopped_by and abs(found.turn) < 36_000:
        further = wheel(pose, base, about, found.turn + 20 * sign, around)
        assert further.cost > allowance or further.stopped_by or further.turn != found.turn + 20 * sign


def test_a_wheel_in_a_wood_costs_double() -> None:  # Aguila 3.06, 4.05
    wood = (Ground("wood", box(-300, 300, -300, 300), 2),)
    found = wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 3_000, Around(grounds=wood))
    assert (found.walked, found.crossed) == (6_283, ("wood",))
    assert found.cost == 2 * 6_283
    assert wheel(Pose(0, 0, 0), FOOT, None, 3_000, Around(grounds=wood)).cost == 0
    clear = wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 3_000, Around())
    assert clear.cost == 6_283
    assert clear.crossed == ()


def test_a_wheel_into_a_wood_pays_double_from_the_facing_at_which_it_enters() -> None:
    wood = (Ground("wood", box(-9_000, 20_000, 2_000 + 6_000, 40_000, 1), 2),)  # entered at 30 degrees or a bit before
    found = wheel(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, 6_000, Around(grounds=wood))
    entered = next(
        g
        for g in range(6_001)
        if overlap(stand(turned(Pose(0, 0, 0), FOOT, Corner.FRONT_RIGHT, g), FOOT), wood[0].outline)
    )
    assert 2_900 < entered <= 3_001
    assert found.cost == Fraction(found.walked * (6_000 + 6_001 - entered), 6_000)


@pytest.mark.parametrize(("cost", "turn"), [(1, 4_850), (2, 2_425)])
def test_how_far_a_wheel_gets_for_4_inches(cost: int, turn: int) -> None:
    around = Around(grounds=(Ground("wood", box(-300, 300, -300, 300), cost),))
    for corner, sign in ((Corner.FRONT_RIGHT, 1), (Corner.FRONT_LEFT, -1)):
        found = wheel_for(Pose(0, 0, 0), FOOT, corner, 4 * AGUILA, around)
        assert abs(found.turn - sign * turn) <= 3
        assert found.cost <= 4 * AGUILA
        assert arc_length(FOOT.width, abs(found.turn) + 1) * cost > 4 * AGUILA


@given(poses, bases, st.lists(outlines, min_size=1, max_size=3), st.integers(-18_000, 18_000))
def test_a_turn_feels_the_ground_that_has_a_stretch_of_it(
    pose: Pose, base: Base, grounds: list[Outline], turn: int
) -> None:
    felt = tuple(Ground(f"ground {number}", one, 2) for number, one in enumerate(grounds))
    found = wheel(pose, base, None, turn, Around(grounds=felt))
    radius = stand(pose, base).reach + 2
    probes = {
        one.name: _Probe(partial(turned, pose, base, None), base, 1 if turn > 0 else -1, radius, one.outline, None)
        for one in felt
    }
    stretched = [name for name, probe in probes.items() if turn and list(_stretches(0, abs(turn), probe))]
    assert list(found.crossed) == stretched
    assert found.cost == 0


@given(poses, bases, st.sampled_from([None, Corner.FRONT_LEFT, Corner.FRONT_RIGHT]), st.integers(-18_000, 18_000))
def test_the_edge_needs_no_hull(pose: Pose, base: Base, about: Corner | None, turn: int) -> None:
    edge = box(0, 600, 0, 600)
    quick = wheel(pose, base, about, turn, Around(table=edge))
    module = import_module("maestre.space.tabletop.wheel")

    def hulled(a: Outline, b: Outline, *, bare: bool) -> Outline:
        assert bare
        return _swept(a, b, bare=False)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_swept", hulled)
        assert wheel(pose, base, about, turn, Around(table=edge)) == quick
