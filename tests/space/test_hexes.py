"""Hexes: what holds everywhere, and the few examples that pin the map's orientation."""

import inspect
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.space import hexes
from maestre.space.hexes import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    OFF,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Grid,
    Hex,
    arc,
    bearing,
    disc,
    distance,
    from_offset,
    hexsides_between,
    line,
    neighbour,
    opposite,
    relative,
    ring,
    rotated,
    sector,
    to_offset,
    turned,
)

ORIGIN = Hex(0, 0)
GRID = Grid(44, 58)
TINY = Grid(3, 4)

coordinates = st.integers(-60, 60)
places = st.builds(Hex, coordinates, coordinates)
directions = st.integers(0, 5)
turns = st.integers(-20, 20)
radii = st.integers(0, 8)
cells = st.integers(0, GRID.size - 1)
patterns = st.lists(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), max_size=8).map(tuple)


def walked(start: Hex, direction: int, steps: int) -> Hex:
    for _ in range(steps):
        start = neighbour(start, direction)
    return start


# ------------------------------------------------------------ directions


def test_directions_run_counter_clockwise_from_west() -> None:
    assert (WEST, SOUTH_WEST, SOUTH_EAST, EAST, NORTH_EAST, NORTH_WEST) == (0, 1, 2, 3, 4, 5)
    assert DIRECTIONS == ((-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1))


@pytest.mark.parametrize(
    ("direction", "offset"),
    [
        (WEST, (19, 20)),
        (SOUTH_WEST, (19, 21)),
        (SOUTH_EAST, (20, 21)),
        (EAST, (21, 20)),
        (NORTH_EAST, (20, 19)),
        (NORTH_WEST, (19, 19)),
    ],
)
def test_the_six_steps_from_an_even_row_lead_where_the_map_says(direction: int, offset: tuple[int, int]) -> None:
    assert to_offset(neighbour(from_offset(20, 20), direction)) == offset
    assert GRID.offset(GRID.steps[direction][GRID.at(20, 20)]) == offset


@pytest.mark.parametrize(
    ("direction", "offset"),
    [
        (WEST, (19, 21)),
        (SOUTH_WEST, (20, 22)),
        (SOUTH_EAST, (21, 22)),
        (EAST, (21, 21)),
        (NORTH_EAST, (21, 20)),
        (NORTH_WEST, (20, 20)),
    ],
)
def test_the_six_steps_from_an_odd_row_lead_half_a_hex_farther_east(direction: int, offset: tuple[int, int]) -> None:
    assert to_offset(neighbour(from_offset(20, 21), direction)) == offset


@given(directions, turns)
def test_relative_undoes_turned(facing: int, steps: int) -> None:
    assert relative(turned(facing, steps), facing) == steps % 6


@given(directions, directions)
def test_turned_undoes_relative(direction: int, facing: int) -> None:
    assert turned(facing, relative(direction, facing)) == direction


@given(directions)
def test_the_opposite_direction_lies_astern_and_leads_back(direction: int) -> None:
    assert relative(opposite(direction), direction) == 3
    assert neighbour(neighbour(ORIGIN, direction), opposite(direction)) == ORIGIN


@given(directions, directions)
def test_hexsides_between_is_the_fewest_single_turns_either_way(a: int, b: int) -> None:
    fewest = next(turn for turn in range(6) if b in {turned(a, turn), turned(a, -turn)})
    assert hexsides_between(a, b) == hexsides_between(b, a) == fewest


# ------------------------------------------------------------ distance and rotation


@given(places, places)
def test_distance_is_symmetric_and_zero_only_at_home(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a) >= 0
    assert (distance(a, b) == 0) == (a == b)


@given(places, places, places)
def test_a_detour_is_never_shorter(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(places, places, turns)
def test_rotation_keeps_distances(a: Hex, b: Hex, steps: int) -> None:
    assert distance(rotated(a, steps), rotated(b, steps)) == distance(a, b)


@given(places, turns, turns)
def test_rotations_add_up_and_six_are_none(place: Hex, some: int, more: int) -> None:
    assert rotated(rotated(place, some), more) == rotated(place, some + more)
    assert rotated(place, 6) == place


@given(directions, turns)
def test_rotation_turns_directions_counter_clockwise(direction: int, steps: int) -> None:
    assert rotated(DIRECTIONS[direction], steps) == DIRECTIONS[turned(direction, steps)]


# ------------------------------------------------------------ bearings, sectors, arcs


@given(places, directions, st.integers(1, 40))
def test_a_hex_reached_by_steps_in_one_direction_bears_that_way(start: Hex, direction: int, steps: int) -> None:
    assert bearing(start, walked(start, direction, steps)) == direction


@given(places, places)
def test_a_hex_with_a_bearing_is_reached_by_steps_that_way(a: Hex, b: Hex) -> None:
    direction = bearing(a, b)
    on_a_row = [d for d in range(6) if a != b and walked(a, d, distance(a, b)) == b]
    assert on_a_row == ([] if direction is None else [direction])


@given(places, directions, directions, st.integers(1, 30), st.integers(0, 30))
def test_a_sector_is_a_row_or_the_wedge_between_two_rows(
    origin: Hex, facing: int, direction: int, along: int, aside: int
) -> None:
    place = walked(walked(origin, direction, along), turned(direction, 1), aside)
    assert sector(origin, place, facing) == 2 * relative(direction, facing) + (aside > 0)


@given(places, places, directions)
def test_even_sectors_are_exactly_the_bearings(a: Hex, b: Hex, facing: int) -> None:
    direction, found = bearing(a, b), sector(a, b, facing)
    if direction is not None:
        assert found == 2 * relative(direction, facing)
    else:
        assert (found is None) == (a == b)
        assert found is None or found % 2 == 1


@given(places, directions, radii)
def test_bow_stern_and_the_two_sides_divide_all_hexes_in_reach(centre: Hex, facing: int, radius: int) -> None:
    bow, stern = arc(centre, facing, (0,), radius), arc(centre, facing, (6,), radius)
    port, starboard = arc(centre, facing, range(1, 6), radius), arc(centre, facing, range(7, 12), radius)
    assert sorted(bow + stern + port + starboard) == sorted(disc(centre, radius)[1:])
    assert len(bow) == len(stern) == radius
    assert len(port) == len(starboard)


def test_north_east_is_to_port_of_a_ship_facing_east_and_south_east_to_starboard() -> None:
    here = from_offset(20, 20)
    assert from_offset(20, 19) in arc(here, EAST, range(1, 6), 1)
    assert from_offset(20, 21) in arc(here, EAST, range(7, 12), 1)


def test_a_bow_chaser_reaches_the_hexes_straight_ahead() -> None:
    assert [to_offset(place) for place in arc(from_offset(20, 20), EAST, (0,), 2)] == [(21, 20), (22, 20)]


# ------------------------------------------------------------ lines, rings, discs


@given(places, places)
def test_a_line_joins_its_ends_by_single_steps_with_none_to_spare(a: Hex, b: Hex) -> None:
    hexes_crossed = line(a, b)
    assert (hexes_crossed[0], hexes_crossed[-1]) == (a, b)
    assert len(hexes_crossed) == distance(a, b) + 1
    assert all(distance(one, two) == 1 for one, two in pairwise(hexes_crossed))


@given(places, places)
def test_a_line_is_the_same_from_either_end(a: Hex, b: Hex) -> None:
    assert line(a, b) == line(b, a)[::-1]


@given(places, places)
def test_no_hex_is_nearer_to_a_point_of_the_line_and_of_two_as_near_the_eastern_is_taken(a: Hex, b: Hex) -> None:
    steps = distance(a, b) or 1
    for i, taken in enumerate(line(a, b)):
        q, r = steps * a.q + i * (b.q - a.q), steps * a.r + i * (b.r - a.r)  # the point, steps times as large

        def gap(place: Hex, q: int = q, r: int = r) -> int:
            dq, dr = steps * place.q - q, steps * place.r - r
            return dq * dq + dq * dr + dr * dr  # the square of the straight distance

        for other in ring(taken, 1):
            east = 2 * (other.q - taken.q) + other.r - taken.r
            assert gap(taken) < gap(other) or (gap(taken) == gap(other) and east < 0)


@given(places, directions, st.integers(0, 20))
def test_a_line_along_a_row_is_the_row(start: Hex, direction: int, steps: int) -> None:
    row = tuple(walked(start, direction, i) for i in range(steps + 1))
    assert line(start, row[-1]) == row


@pytest.mark.parametrize(
    ("end", "middle"),
    [
        ((1, 1), (1, 0)),
        ((-1, 2), (0, 1)),
        ((-2, 1), (-1, 1)),
        ((-1, -1), (0, -1)),
        ((1, -2), (1, -1)),
        ((2, -1), (1, 0)),
    ],
)
def test_a_line_along_a_hexside_takes_the_hex_on_the_east(end: tuple[int, int], middle: tuple[int, int]) -> None:
    assert line(ORIGIN, Hex(*end)) == (ORIGIN, middle, end)


@given(places, st.integers(1, 12))
def test_a_ring_holds_six_hexes_for_each_step_of_its_radius(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert len(around) == len(frozenset(around)) == 6 * radius
    assert all(distance(centre, place) == radius for place in around)


@given(places, st.integers(1, 12))
def test_a_ring_runs_counter_clockwise_from_due_west(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert around[0] == walked(centre, WEST, radius)
    assert all(distance(one, two) == 1 for one, two in pairwise((*around, around[0])))
    sectors = [sector(centre, place, WEST) or 0 for place in around]
    assert sectors == sorted(sectors)


def test_the_first_ring_is_the_six_neighbours_in_order_of_direction() -> None:
    assert ring(ORIGIN, 0) == (ORIGIN,)
    assert ring(ORIGIN, 1) == DIRECTIONS


@given(places, radii)
def test_a_disc_is_its_rings_from_the_centre_outward(centre: Hex, radius: int) -> None:
    assert disc(centre, radius) == sum((ring(centre, reach) for reach in range(radius + 1)), ())
    assert len(disc(centre, radius)) == 1 + 3 * radius * (radius + 1)


@given(places, places, radii)
def test_a_disc_holds_every_hex_within_its_radius(centre: Hex, step: Hex, radius: int) -> None:
    place = Hex(centre.q + step.q % 20 - 10, centre.r + step.r % 20 - 10)
    assert (place in disc(centre, radius)) == (distance(centre, place) <= radius)


# ------------------------------------------------------------ offsets


@given(coordinates, coordinates)
def test_an_offset_pair_survives_the_round_trip(col: int, row: int) -> None:
    assert to_offset(from_offset(col, row)) == (col, row)
    assert from_offset(col, row).q == col - (row - (row & 1)) // 2


@given(places)
def test_a_hex_survives_the_round_trip(place: Hex) -> None:
    assert from_offset(*to_offset(place)) == place


# ------------------------------------------------------------ grid


def test_cells_are_numbered_along_the_rows() -> None:
    assert (TINY.cols, TINY.rows, TINY.size) == (3, 4, 12)
    assert [TINY.at(col, row) for row in range(4) for col in range(3)] == list(range(12))


@pytest.mark.parametrize(("cols", "rows"), [(0, 4), (4, 0), (-1, 4)])
def test_a_grid_without_cells_is_refused(cols: int, rows: int) -> None:
    with pytest.raises(ValueError, match=f"{cols} columns and {rows} rows"):
        Grid(cols, rows)


@pytest.mark.parametrize(("col", "row"), [(-1, 0), (0, -1), (3, 0), (0, 4)])
def test_an_offset_pair_outside_the_board_is_refused_with_where_the_board_ends(col: int, row: int) -> None:
    with pytest.raises(ValueError, match=rf"\[{col},{row}\] is off the board, which ends at \[2,3\]"):
        TINY.at(col, row)
    assert TINY.cell(from_offset(col, row)) == OFF


@given(cells)
def test_a_cell_its_hex_and_its_offset_pair_name_the_same_place(cell: int) -> None:
    assert GRID.cell(GRID.hexes[cell]) == cell
    assert GRID.at(*GRID.offset(cell)) == cell
    assert to_offset(GRID.hexes[cell]) == GRID.offset(cell)


@given(cells, directions)
def test_steps_on_a_grid_are_neighbours_on_the_plane(cell: int, direction: int) -> None:
    assert GRID.steps[direction][cell] == GRID.cell(neighbour(GRID.hexes[cell], direction))


def test_whoever_leaves_the_board_stays_off_it() -> None:
    assert TINY.steps[WEST][TINY.at(0, 2)] == OFF
    assert [TINY.steps[direction][OFF] for direction in range(6)] == [OFF] * 6


@given(cells, cells)
def test_distance_on_a_grid_is_distance_on_the_plane(a: int, b: int) -> None:
    assert GRID.distance(a, b) == distance(GRID.hexes[a], GRID.hexes[b])


@pytest.mark.parametrize(("cols", "rows"), [(1, 1), (1, 2), (1, 9), (9, 1), (2, 2), (3, 4), (5, 7)])
def test_distance_is_right_between_all_cells_of_a_small_grid(cols: int, rows: int) -> None:
    grid = Grid(cols, rows)
    for a, here in enumerate(grid.hexes):
        assert [grid.distance(a, b) for b in range(grid.size)] == [distance(here, there) for there in grid.hexes]


def test_what_is_off_the_board_has_no_distance() -> None:
    for cell in range(TINY.size):
        with pytest.raises(IndexError):
            TINY.distance(cell, OFF)
        with pytest.raises(IndexError):
            TINY.distance(OFF, cell)


@given(cells, radii)
def test_within_lists_the_other_cells_in_reach_in_the_order_of_a_disc(cell: int, radius: int) -> None:
    around = (GRID.cell(place) for place in disc(GRID.hexes[cell], radius))
    found = GRID.within(cell, radius)
    assert found == tuple(other for other in around if other not in {OFF, cell})
    assert GRID.within(cell, radius) is found


def test_within_in_a_corner_leaves_out_what_is_off_the_board() -> None:
    assert TINY.within(TINY.at(0, 0), 1) == (TINY.at(0, 1), TINY.at(1, 0))


@given(cells, directions, patterns)
def test_a_pattern_is_rotated_from_east_and_laid_at_its_cell(cell: int, facing: int, drawn: tuple[Hex, ...]) -> None:
    here = GRID.hexes[cell]
    places_under = [rotated(place, facing - EAST) for place in drawn]
    expected = tuple(GRID.cell(Hex(here.q + place.q, here.r + place.r)) for place in places_under)
    assert GRID.pattern(cell, facing, drawn) == expected
    assert GRID.pattern(cell, facing, drawn) is GRID.pattern(cell, facing, drawn[:1] + drawn[1:])


@given(cells, directions, st.integers(0, 4))
def test_an_arc_drawn_for_east_lies_on_the_board_as_the_arc_of_any_facing(cell: int, facing: int, radius: int) -> None:
    port = range(1, 6)
    laid = GRID.pattern(cell, facing, arc(ORIGIN, EAST, port, radius))
    assert sorted(laid) == sorted(GRID.cell(place) for place in arc(GRID.hexes[cell], facing, port, radius))


def test_the_hex_ahead_of_a_ship_facing_north_east_is_to_its_north_east() -> None:
    ahead = (Hex(1, 0), Hex(2, 0))
    assert [GRID.offset(cell) for cell in GRID.pattern(GRID.at(20, 20), NORTH_EAST, ahead)] == [(20, 19), (21, 18)]
    assert TINY.pattern(TINY.at(2, 2), EAST, ahead) == (OFF, OFF)


# ------------------------------------------------------------ surface


def test_the_module_offers_what_it_lists_and_each_has_a_docstring() -> None:
    own = {name for name, value in vars(hexes).items() if getattr(value, "__module__", "") == hexes.__name__}
    constants = {name for name in vars(hexes) if name.isupper() and not name.startswith("_")}
    assert {name for name in own if not name.startswith("_")} | constants == set(hexes.__all__)
    for name in sorted(own & set(hexes.__all__)):
        assert inspect.getdoc(getattr(hexes, name)), name
