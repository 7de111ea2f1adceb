"""The tables of Lepanto: what the book says of them, what we rebuilt, and that a broken one is refused."""

from collections import Counter
from collections.abc import Callable
from enum import Enum
from importlib.resources import files

import msgspec
import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Arc, DataError, Kind, Placed, ProfileValue, Side, read_options
from maestre.games.lepanto.data.charts import read_charts
from maestre.games.lepanto.data.counters import count_types
from maestre.games.lepanto.data.fleets import muster
from maestre.games.lepanto.data.sailing import chart_courses
from maestre.games.lepanto.data.scenarios import Muster, read_scenarios
from maestre.games.lepanto.data.waters import survey
from maestre.play.written.catalogue import Catalogue
from maestre.play.written.datatables import written
from maestre.space.hexes import OFF
from tests.games.lepanto.figures import (
    ADJACENT_GUNS,
    BLOCKED,
    BOARDING_SIDES,
    DIE,
    DIRECTION_NAMES,
    DORIA,
    DRIFT,
    ENTRY,
    FIGURES,
    GRID,
    GUN_CHART,
    GUN_PROFILE,
    GUN_RANGE,
    GUN_TARGETS,
    HIDDEN,
    LAND,
    MOVEMENT,
    ODDS_CHART,
    ODDS_LIMIT,
    OPTIONS,
    PHASES,
    PLAYER_ORDER,
    PROVENANCE,
    RAM_SIDE,
    RAM_TABLE,
    REACH,
    REORIENT,
    RESERVE,
    SAIL,
    SCENARIOS,
    SHIPS,
    SHORE,
    SMALL_ARMS,
    SQUADRONS,
    STEP,
    TOTALS,
    TOWS,
    TURNS,
    TYPES,
    VICTORY,
    WIND,
    barrier,
    gun_hexes,
)

BATTLE = SCENARIOS["battle"]
LEARNING = SCENARIOS["learning"]
LEFT_WINGS = SCENARIOS["left-wings"]


def counts(squadron: str) -> dict[Kind, int]:
    return dict(Counter(ship.kind for ship in BATTLE.ships if ship.squadron == squadron))


def fleet(side: Side) -> dict[Kind, int]:
    return dict(Counter(ship.kind for ship in BATTLE.ships if ship.side is side))


def points(side: Side, ships: tuple[Placed, ...]) -> int:
    return sum(TYPES[ship.kind].points for ship in ships if ship.side is side)


# ------------------------------------------------------------------------------------------------- ships and squadrons


@pytest.mark.rule("1.0.a")
def test_two_fleets_have_three_types_of_ship() -> None:
    assert {ship.side for ship in BATTLE.ships} == {"christian", "islamic"}
    assert {ship.kind for ship in BATTLE.ships} == {"galleass", "galley", "galliot"}
    assert all(ship.side in TYPES[ship.kind].sides for ship in BATTLE.ships)
    assert (Side.CHRISTIAN.enemy, Side.ISLAMIC.enemy) == (Side.ISLAMIC, Side.CHRISTIAN)


@pytest.mark.rule("3.3.a")
def test_only_the_christians_have_galleasses() -> None:
    assert fleet(Side.CHRISTIAN)[Kind.GALLEASS] == 6
    assert Kind.GALLEASS not in fleet(Side.ISLAMIC)
    assert TYPES[Kind.GALLEASS].towed
    assert [TYPES[kind].towed for kind in (Kind.GALLEY, Kind.GALLIOT)] == [False, False]
    assert max(TYPES.values(), key=lambda ship: ship.guns).id is Kind.GALLEASS
    assert TYPES[Kind.GALLEASS].boarding == 0


@pytest.mark.rule("3.3.b")
def test_only_islamic_galleys_sail_into_the_wind_and_ram() -> None:
    assert (SAIL[Side.CHRISTIAN][3], SAIL[Side.ISLAMIC][3]) == (0, 1)
    assert TYPES[Kind.GALLEY].rams == (Side.ISLAMIC,)
    assert TYPES[Kind.GALLEY].sides == (Side.CHRISTIAN, Side.ISLAMIC)


@pytest.mark.rule("3.3.c")
def test_only_islam_has_galliots_and_they_turn_about() -> None:
    assert Kind.GALLIOT not in fleet(Side.CHRISTIAN)
    assert fleet(Side.ISLAMIC)[Kind.GALLIOT] == 34
    assert REORIENT == {Kind.GALLEASS: 2, Kind.GALLEY: 2, Kind.GALLIOT: 3}


@pytest.mark.parametrize(
    ("squadron", "commander", "galleasses", "galleys", "galliots"),
    [
        pytest.param("christian-left", "Agostino Barbarigo", 2, 25, 0, marks=pytest.mark.rule("3.3.d")),
        pytest.param("christian-centre", "Don Juan de Austria", 2, 33, 0, marks=pytest.mark.rule("3.3.e")),
        pytest.param("christian-right", "Andrea Doria", 2, 25, 0, marks=pytest.mark.rule("3.3.f")),
        pytest.param("christian-reserve", "Santa Cruz", 0, 18, 0, marks=pytest.mark.rule("3.3.g")),
        pytest.param("islamic-left", "Ochiali", 0, 28, 9, marks=pytest.mark.rule("3.3.h")),
        pytest.param("islamic-centre", "Alí Pachá", 0, 28, 14, marks=pytest.mark.rule("3.3.i")),
        pytest.param("islamic-right", "Mahomet Scirocco", 0, 26, 1, marks=pytest.mark.rule("3.3.j")),
        pytest.param("islamic-reserve", "Amuret Reis", 0, 4, 10, marks=pytest.mark.rule("3.3.k")),
    ],
)
def test_a_squadron_has_the_ships_of_its_list(
    squadron: str, commander: str, galleasses: int, galleys: int, galliots: int
) -> None:
    listed = {Kind.GALLEASS: galleasses, Kind.GALLEY: galleys, Kind.GALLIOT: galliots}
    assert SQUADRONS[squadron].counts == listed
    assert counts(squadron) == {kind: count for kind, count in listed.items() if count}
    assert commander in SQUADRONS[squadron].commander


@pytest.mark.rule("3.3.m")
def test_the_squadrons_add_up_to_the_fleets() -> None:
    assert len(SQUADRONS) == 8
    assert fleet(Side.CHRISTIAN) == {Kind.GALLEASS: 6, Kind.GALLEY: 101}
    assert fleet(Side.ISLAMIC) == {Kind.GALLEY: 86, Kind.GALLIOT: 34}
    assert (TOTALS[Side.CHRISTIAN].ships, TOTALS[Side.ISLAMIC].ships) == (107, 120)
    assert (points(Side.CHRISTIAN, BATTLE.ships), points(Side.ISLAMIC, BATTLE.ships)) == (208, 206)


@pytest.mark.rule("10.0.b")
def test_a_galley_is_worth_two_and_any_other_ship_one() -> None:
    assert VICTORY.points == {Kind.GALLEASS: 1, Kind.GALLEY: 2, Kind.GALLIOT: 1}
    assert {kind: ship.points for kind, ship in TYPES.items()} == VICTORY.points


@pytest.mark.rule("8.0.a")
def test_the_reserves_stand_alone_on_the_outermost_columns() -> None:
    columns = {squadron: set[int]() for squadron in SQUADRONS}
    for ship in BATTLE.ships:
        columns[ship.squadron].add(GRID.offset(ship.cell)[0])
    assert RESERVE.squadrons == ("christian-reserve", "islamic-reserve")
    assert (columns.pop("christian-reserve"), columns.pop("islamic-reserve")) == ({0}, {GRID.cols - 1})
    assert all(not {0, GRID.cols - 1} & taken for taken in columns.values())
    assert (sum(counts("christian-reserve").values()), sum(counts("islamic-reserve").values())) == (18, 14)
    assert (RESERVE.immobile_turns, RESERVE.release_turn) == ((1, 4), 5)


@pytest.mark.rule("9.0.a")
def test_the_die_of_doria_concerns_the_two_galleasses_of_his_squadron() -> None:
    right = [ship.id for ship in SHIPS.values() if ship.squadron == "christian-right" and ship.kind is Kind.GALLEASS]
    assert list(DORIA.ships) == right == ["CR-A01", "CR-A02"]


# ----------------------------------------------------------------------------------------------------------- the set-up


@pytest.mark.rule("4.0.a")
def test_christians_face_east_and_islam_west_one_ship_a_hex() -> None:
    assert {ship.facing for ship in BATTLE.ships if ship.side is Side.CHRISTIAN} == {4}
    assert {ship.facing for ship in BATTLE.ships if ship.side is Side.ISLAMIC} == {1}
    assert len({ship.cell for ship in BATTLE.ships}) == len(BATTLE.ships)
    assert BATTLE.ships == tuple(SHIPS.values())


@pytest.mark.rule("4.0.d")
def test_every_galleass_starts_in_tow_of_a_galley_directly_ahead() -> None:
    assert BATTLE.tows == TOWS
    assert [tow[0] for tow in TOWS] == [ship.id for ship in BATTLE.ships if ship.kind is Kind.GALLEASS]
    assert len(TOWS) == 6
    for galleass, galley in TOWS:
        towed, tow = SHIPS[galleass], SHIPS[galley]
        assert (towed.facing, tow.facing, tow.kind, tow.squadron) == (4, 4, Kind.GALLEY, towed.squadron)
        assert STEP[4][towed.cell] == tow.cell
    assert ("CL-A01", "CL-G01") in TOWS
    assert (SHIPS["CL-A01"].cell, SHIPS["CL-G01"].cell) == (GRID.at(12, 9), GRID.at(13, 9))


# -------------------------------------------------------------------------------------------------------------- the map


@pytest.mark.rule("3.1.a")
def test_the_map_is_44_by_58_and_all_227_ships_start_at_sea() -> None:
    assert (GRID.cols, GRID.rows) == (44, 58)
    cells = {ship.cell for ship in BATTLE.ships}
    assert len(cells) == 227
    assert not cells & (LAND | SHORE | HIDDEN)


@pytest.mark.rule("6.6.a")
def test_a_hex_with_any_land_in_it_is_shore() -> None:
    assert GRID.at(10, 4) in SHORE
    assert GRID.at(10, 5) not in SHORE | LAND | HIDDEN
    assert GRID.at(10, 3) in LAND - SHORE


@pytest.mark.rule("6.3.f")
def test_directions_are_numbered_counter_clockwise_from_west() -> None:
    assert [DIRECTION_NAMES[number].en for number in range(1, 7)] == ["W", "SW", "SE", "E", "NE", "NW"]
    reached = [GRID.offset(DRIFT[wind][GRID.at(20, 20)]) for wind in range(1, 7)]
    assert reached == [(19, 20), (19, 21), (20, 21), (21, 20), (20, 19), (19, 19)]
    assert reached == [GRID.offset(STEP[direction][GRID.at(20, 20)]) for direction in range(1, 7)]
    assert (STEP[0], DRIFT[0], ENTRY[Kind.GALLEY][0]) == ((), (), ())


@pytest.mark.rule("6.2.o", "6.2.p", "6.2.q", "6.6.b")
@pytest.mark.parametrize(
    ("kind", "hex", "direction", "rule"),
    [
        (Kind.GALLEY, (0, 20), 1, "6.2.o"),
        (Kind.GALLEY, (0, 20), 4, ""),
        (Kind.GALLEY, (20, 56), 3, "6.2.p"),
        (Kind.GALLIOT, (20, 56), 3, "6.2.p"),
        (Kind.GALLEY, (6, 56), 3, ""),
        (Kind.GALLIOT, (10, 4), 1, "6.2.q"),
        (Kind.GALLIOT, (9, 4), 4, "6.2.q"),
        (Kind.GALLIOT, (10, 4), 4, ""),
        (Kind.GALLIOT, (10, 4), 5, "6.2.q"),
        (Kind.GALLEY, (10, 5), 6, "6.6.b"),
        (Kind.GALLEASS, (10, 5), 6, "6.6.b"),
        (Kind.GALLIOT, (10, 5), 6, ""),
    ],
)
def test_a_step_is_open_or_barred_by_a_rule(kind: Kind, hex: tuple[int, int], direction: int, rule: str) -> None:
    cell = GRID.at(*hex)
    assert (barrier(kind, cell, direction) or ("",))[0] == rule
    assert ENTRY[kind][direction][cell] == (OFF if rule else STEP[direction][cell])


def test_entry_and_barrier_agree_everywhere() -> None:
    for kind in Kind:
        for direction in DIRECTION_NAMES:
            for cell in range(GRID.size):
                open_water = not barrier(kind, cell, direction)
                assert ENTRY[kind][direction][cell] == (STEP[direction][cell] if open_water else OFF)
            assert ENTRY[kind][direction][OFF] == OFF


@pytest.mark.rule("6.4.h")
@pytest.mark.parametrize(
    ("hex", "wind"),
    [((0, 20), 1), ((20, 56), 3), ((10, 4), 1), ((9, 4), 4), ((10, 4), 5), ((43, 20), 4)],
    ids=["map edge", "turn track", "land across", "land across, back", "all land", "other edge"],
)
def test_drifting_off_the_map_under_the_track_or_over_land_loses_the_ship(hex: tuple[int, int], wind: int) -> None:
    assert DRIFT[wind][GRID.at(*hex)] == OFF


@pytest.mark.rule("6.4.i")
def test_any_ship_may_drift_into_a_shore_hex() -> None:
    assert DRIFT[4][GRID.at(8, 4)] == GRID.at(9, 4)
    assert GRID.at(9, 4) in SHORE
    assert ENTRY[Kind.GALLEASS][4][GRID.at(8, 4)] == OFF


def test_blocked_hexsides_are_blocked_both_ways() -> None:
    assert {(GRID.at(9, 4), GRID.at(10, 4)), (GRID.at(10, 4), GRID.at(9, 4))} == BLOCKED


def test_open_sea_leads_from_every_ship_to_every_other() -> None:
    seen = {BATTLE.ships[0].cell}
    frontier = list(seen)
    while frontier:
        cell = frontier.pop()
        new = [to for direction in DIRECTION_NAMES if (to := ENTRY[Kind.GALLEY][direction][cell]) not in {OFF, *seen}]
        seen.update(new)
        frontier += new
    assert seen >= {ship.cell for ship in BATTLE.ships}


# -------------------------------------------------------------------------------------------- turns, wind and movement


@pytest.mark.rule("2.0.a", "2.0.b", "2.0.c")
def test_thirty_turns_christians_first_three_phases() -> None:
    assert TURNS == 30
    assert PLAYER_ORDER == (Side.CHRISTIAN, Side.ISLAMIC)
    assert PHASES == ("movement", "combat", "reorientation")


@pytest.mark.rule("6.3.a", "6.3.b", "6.3.c")
def test_the_wind_table_covers_every_face() -> None:
    assert (WIND.turn_1_direction, WIND.first_check_turn) == (4, 2)
    assert tuple(shift.die for shift in WIND.shift) == DIE == (1, 2, 3, 4, 5, 6)
    assert [shift.result for shift in WIND.shift] == ["none"] * 3 + ["calm", "clockwise", "counter-clockwise"]
    assert (WIND.step("none"), WIND.step("clockwise"), WIND.step("counter-clockwise")) == (0, -1, 1)


@pytest.mark.rule("6.2.n")
def test_the_longest_move_is_two_by_oar_and_two_by_sail() -> None:
    assert MOVEMENT.max_hexes == MOVEMENT.row_max + max(SAIL[Side.ISLAMIC]) == 4
    assert MOVEMENT.max_hexes - (MOVEMENT.row_max - MOVEMENT.row_max_with_turn) == 3


@pytest.mark.rule("6.2.c", "6.2.d", "6.2.e", "6.2.f")
def test_sail_depends_on_the_hexsides_between_bow_and_wind() -> None:
    assert SAIL == {Side.CHRISTIAN: (2, 2, 1, 0), Side.ISLAMIC: (2, 2, 1, 1)}


# ----------------------------------------------------------------------------------------------------------- the charts


@pytest.mark.rule("3.5.a")
def test_the_charts_give_only_their_own_letters_one_for_each_face() -> None:
    assert all(faces <= set(DIE) for faces in GUN_CHART.values())
    assert set("".join(ODDS_CHART.values())) == set("REB")
    assert set("".join(RAM_TABLE.values())) == set("EI")
    assert {len(row) for row in (*ODDS_CHART.values(), *RAM_TABLE.values())} == {len(DIE)}


@pytest.mark.rule("7.1.h")
def test_each_gun_factor_has_one_more_sinking_face() -> None:
    assert {1: {1}, 2: {1, 2}, 3: {1, 2, 3}, 4: {1, 2, 3, 4}} == GUN_CHART


@pytest.mark.rule("7.2.c", "7.4.c")
def test_the_odds_chart_runs_from_one_to_four_to_four_to_one() -> None:
    assert ODDS_LIMIT == 4
    assert list(ODDS_CHART) == ["1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1"]


@pytest.mark.rule("7.2.m")
def test_kills_less_own_losses_never_fall_as_the_odds_improve() -> None:
    assert [ODDS_CHART["2:1"][die - 1] for die in (1, 3, 4)] == ["E", "B", "R"]
    assert [ODDS_CHART["1:2"][die - 1] for die in (1, 2)] == ["B", "R"]
    gains = [row.count("E") for row in ODDS_CHART.values()]
    assert gains == sorted(gains)


@pytest.mark.rule("7.5.e")
def test_a_ram_sinks_on_hexes_moved_plus_one_or_less() -> None:
    assert list(RAM_TABLE) == list(range(1, MOVEMENT.max_hexes + 1))
    assert all((row[die - 1] == "E") is (die <= moved + 1) for moved, row in RAM_TABLE.items() for die in DIE)
    assert RAM_SIDE is Side.ISLAMIC


@pytest.mark.rule("7.3.a", "7.3.b", "7.3.c")
def test_small_arms_change_on_turns_10_and_20() -> None:
    assert (SMALL_ARMS.halved_from_turn, SMALL_ARMS.halved_side, SMALL_ARMS.halving) == (10, Side.ISLAMIC, 2)
    assert SMALL_ARMS.die_shift_from_turn == 20
    assert SMALL_ARMS.die_shift == {Side.CHRISTIAN: -1, Side.ISLAMIC: 1}


@pytest.mark.rule("7.1.a")
def test_a_galley_fires_straight_ahead_at_one_and_two_hexes_and_a_galliot_at_one() -> None:
    at = GRID.at(20, 20)
    assert gun_hexes(Kind.GALLEY, 4, at) == {GRID.at(21, 20): (Arc.BOW, 2), GRID.at(22, 20): (Arc.BOW, 1)}
    assert gun_hexes(Kind.GALLIOT, 4, at) == {GRID.at(21, 20): (Arc.BOW, 1)}
    for facing in DIRECTION_NAMES:
        ahead = STEP[facing][at]
        assert list(gun_hexes(Kind.GALLEY, facing, at)) == [ahead, STEP[facing][ahead]]


@pytest.mark.rule("7.1.f")
def test_a_galleass_fires_all_round_to_three_hexes() -> None:
    laid = gun_hexes(Kind.GALLEASS, 4, GRID.at(20, 20))
    row = [laid[GRID.at(col, 20)] for col in (17, 18, 19, 21, 22, 23)]
    assert [value.guns for value in row] == [1, 2, 2, 2, 1, 1]
    assert [value.arc for value in row] == [Arc.STERN] * 3 + [Arc.BOW] * 3
    assert laid[GRID.at(20, 19)] == ProfileValue(Arc.PORT, 4)
    assert laid[GRID.at(20, 21)] == ProfileValue(Arc.STARBOARD, 4)
    assert sorted(laid) == sorted(GRID.within(GRID.at(20, 20), GUN_RANGE[Kind.GALLEASS]))
    sides = Counter(value.arc for value in laid.values())
    assert sides == {Arc.BOW: 3, Arc.STERN: 3, Arc.PORT: 15, Arc.STARBOARD: 15}


@pytest.mark.rule("7.1.f")
def test_broadsides_weaken_with_distance_and_are_the_same_on_both_sides() -> None:
    at = GRID.at(20, 20)
    values: dict[Arc, list[tuple[int, int]]] = {Arc.PORT: [], Arc.STARBOARD: []}
    for cell, value in gun_hexes(Kind.GALLEASS, 4, at).items():
        if value.arc in values:
            values[value.arc].append((GRID.distance(at, cell), value.guns))
    assert set(values[Arc.PORT]) == {(1, 4), (2, 3), (3, 2)}
    assert sorted(values[Arc.PORT]) == sorted(values[Arc.STARBOARD])


@pytest.mark.rule("7.1.a")
def test_guns_do_not_reach_beyond_the_board() -> None:
    assert gun_hexes(Kind.GALLEY, 1, GRID.at(0, 20)) == {}
    assert OFF not in gun_hexes(Kind.GALLEASS, 1, GRID.at(0, 20))


@pytest.mark.rule("7.1.a", "7.1.f")
def test_the_hexes_next_to_a_ship_have_their_values_by_side() -> None:
    assert ADJACENT_GUNS[Kind.GALLEY] == (ProfileValue(Arc.BOW, 2), None, None, None, None, None)
    assert [value.guns for value in ADJACENT_GUNS[Kind.GALLEASS] if value] == [2, 4, 4, 2, 4, 4]
    arcs = [value.arc for value in ADJACENT_GUNS[Kind.GALLEASS] if value]
    assert arcs == [Arc.BOW, Arc.PORT, Arc.PORT, Arc.STERN, Arc.STARBOARD, Arc.STARBOARD]


@pytest.mark.rule("7.2.r")
def test_reach_is_two_hexes_for_galleys_and_galliots_and_three_for_galleasses() -> None:
    assert REACH == {Kind.GALLEASS: 3, Kind.GALLEY: 2, Kind.GALLIOT: 2}


@pytest.mark.rule("7.1.d", "7.1.e")
def test_a_galleass_has_four_targets_and_any_other_ship_one() -> None:
    assert GUN_TARGETS == {Kind.GALLEASS: 4, Kind.GALLEY: 1, Kind.GALLIOT: 1}
    assert GUN_TARGETS[Kind.GALLEASS] == len({hex.arc for hex in GUN_PROFILE[Kind.GALLEASS]})


@pytest.mark.rule("7.4.a")
def test_a_ship_boards_along_its_sides_only() -> None:
    assert BOARDING_SIDES == (1, 2, 4, 5)


def attack(row: str, shift: int = 0) -> tuple[int, int, int]:
    """Faces on which the target is lost, the attacker is lost too, the attacker is repulsed or stuck."""
    read = "".join(row[min(max(die + shift, 1), len(DIE)) - 1] for die in DIE)
    return read.count("E") + read.count("B"), read.count("B"), read.count("R") + read.count("I")


@pytest.mark.rule("7.2.m", "7.4.h", "7.5.e")
def test_the_table_of_attacks_in_the_rulings_is_true() -> None:
    assert TYPES[Kind.GALLEY].arms == 4
    assert attack(ODDS_CHART["1:1"]) == (2, 1, 4)
    assert [attack(ODDS_CHART["1:2"], shift) for shift in (0, SMALL_ARMS.die_shift[Side.ISLAMIC])] == [
        (1, 1, 5),
        (0, 0, 6),
    ]
    assert [attack(ODDS_CHART["2:1"], shift) for shift in (0, SMALL_ARMS.die_shift[Side.CHRISTIAN])] == [
        (3, 1, 3),
        (4, 1, 2),
    ]
    boarding = [attack(ODDS_CHART[f"{boarders}:1"]) for boarders in (1, 2, 3, 4)]
    assert boarding == [(2, 1, 4), (3, 1, 3), (4, 1, 2), (5, 0, 1)]
    assert [attack(RAM_TABLE[moved]) for moved in (1, 2, 3, 4)] == [(2, 0, 4), (3, 0, 3), (4, 0, 2), (5, 0, 1)]
    adjacent = {value.arc: len(GUN_CHART[value.guns]) for value in ADJACENT_GUNS[Kind.GALLEASS] if value}
    assert sum(adjacent.values()) == 2 * len(DIE)


# -------------------------------------------------------------------------------------------------------- the scenarios


@pytest.mark.rule("2.0.a", "4.0.a")
def test_the_whole_battle_comes_first_and_is_the_only_one_of_the_book() -> None:
    assert list(SCENARIOS) == ["battle", "learning", "left-wings"]
    assert [scenario.ours for scenario in SCENARIOS.values()] == [False, True, True]
    assert (BATTLE.first_turn, BATTLE.last_turn, BATTLE.release_turn, BATTLE.wind) == (1, 30, 5, 4)
    assert all(scenario.key == key for key, scenario in SCENARIOS.items())
    assert all(scenario.note.en.strip() and scenario.note.es.strip() for scenario in SCENARIOS.values())


def test_the_learning_scenario_is_small_even_and_on_open_sea() -> None:
    sides = {side: [ship for ship in LEARNING.ships if ship.side is side] for side in Side}
    assert [len(ships) for ships in sides.values()] == [12, 13]
    assert points(Side.CHRISTIAN, LEARNING.ships) == points(Side.ISLAMIC, LEARNING.ships) == 23
    assert LEARNING.tows == (("CC-A01", "CC-G01"),)
    assert sum(ship.kind is Kind.GALLIOT for ship in sides[Side.ISLAMIC]) == 3
    apart = min(GRID.distance(one.cell, other.cell) for one in sides[Side.CHRISTIAN] for other in sides[Side.ISLAMIC])
    assert apart == 8
    for ship in LEARNING.ships:
        around = GRID.within(ship.cell, LEARNING.last_turn)
        assert not {*around} & (LAND | SHORE | HIDDEN)
    assert LEARNING.last_turn == 8
    assert all(ship.squadron not in RESERVE.squadrons and ship.id not in DORIA.ships for ship in LEARNING.ships)


def test_the_left_wings_are_barbarigo_and_the_islamic_right_in_front_of_him() -> None:
    assert {ship.squadron for ship in LEFT_WINGS.ships} == {"christian-left", "islamic-right"}
    assert all(ship == SHIPS[ship.id] for ship in LEFT_WINGS.ships)
    assert (len(LEFT_WINGS.ships), len(LEFT_WINGS.tows), LEFT_WINGS.last_turn) == (54, 2, 15)
    assert (points(Side.CHRISTIAN, LEFT_WINGS.ships), points(Side.ISLAMIC, LEFT_WINGS.ships)) == (52, 53)
    assert all(GRID.offset(ship.cell)[1] < GRID.rows // 2 for ship in LEFT_WINGS.ships), "both stand in the north"


def test_ships_keep_the_ids_and_facings_of_the_battle() -> None:
    for scenario in SCENARIOS.values():
        assert [ship.id for ship in scenario.ships] == [
            name for name in SHIPS if name in {s.id for s in scenario.ships}
        ]
        assert all(msgspec.structs.replace(ship, cell=SHIPS[ship.id].cell) == SHIPS[ship.id] for ship in scenario.ships)


# ----------------------------------------------------------------------------------------------------------- provenance


def test_every_table_says_where_it_comes_from_and_why_if_rebuilt() -> None:
    assert PROVENANCE["combat.gunnery.chart"].provenance == "reconstructed"
    assert PROVENANCE["fleets.squadron.islamic-left"].provenance == "rulebook 3.3"
    assert PROVENANCE["ships.ship_type.galley"].reason
    assert all(source.provenance for source in PROVENANCE.values())
    assert all(source.reason for source in PROVENANCE.values() if "reconstructed" in source.provenance)


def test_the_rules_that_a_table_names_are_in_the_catalogue() -> None:
    catalogue = Catalogue.load(files("maestre.games.lepanto") / "rules.toml")
    named = [(path, rule) for path, source in PROVENANCE.items() for rule in source.rules]
    assert [pair for pair in named if pair[1] not in catalogue.rules] == []


def test_the_default_of_a_switch_comes_first() -> None:
    assert OPTIONS == {
        "gunnery_plus_close_combat": (True, False),
        "calm_allows_sail": (True, False),
        "multi_target_halving": ("once", "per_target"),
        "ram_immobilised_may_reorient": (False, True),
        "stuck_fire": ("shared_hex", "any_target"),
        "gunnery_with_boarding": (True, False),
        "tow_after_drift": (False, True),
    }


def plain(value: object) -> bool:
    if isinstance(value, msgspec.Struct):
        return all(plain(getattr(value, field)) for field in value.__struct_fields__)
    if isinstance(value, dict):
        return all(isinstance(key, str | int) and plain(entry) for key, entry in value.items())
    if isinstance(value, tuple | frozenset):
        return all(plain(entry) for entry in value)
    return value is None or isinstance(value, str | int | Enum)


def test_every_figure_is_plain() -> None:
    worked_out = {"origin", "kept", "grid", "sea", "guns"}
    figures = vars(FIGURES) | {f"guns {name}": getattr(FIGURES.guns, name) for name in ("chart", "profile", "adjacent")}
    assert worked_out < figures.keys()
    assert [name for name, value in figures.items() if name not in worked_out and not plain(value)] == []


# -------------------------------------------------------------------------------------------------------- broken tables

SAILING = chart_courses(FIGURES.origin.text("movement.toml"))
FLEETS = muster(FIGURES.origin.text("fleets.toml"), TYPES, FIGURES.sea, TURNS)
Reader = Callable[[str], object]
READERS: dict[str, Reader] = {
    "map.toml": survey,
    "ships.toml": count_types,
    "movement.toml": chart_courses,
    "combat.toml": lambda text: read_charts(text, TYPES, SAILING),
    "fleets.toml": lambda text: muster(text, TYPES, FIGURES.sea, TURNS),
    "scenarios.toml": lambda text: read_scenarios(text, Muster(TYPES, FIGURES.sea, SAILING, FLEETS)),
    "options.toml": read_options,
}


@pytest.mark.parametrize("file", READERS)
def test_our_own_files_are_in_order(file: str) -> None:
    assert READERS[file](written("maestre.games.lepanto.data", file))


@pytest.mark.rule("3.1.a", "3.3.a", "3.3.d", "3.3.m", "3.5.a", "4.0.a", "4.0.d", "6.3.f", "6.6.a", "7.1.h", "8.0.a")
@pytest.mark.parametrize(
    ("file", "old", "new", "table", "says"),
    [
        ("map.toml", "cols = 44", "cols = 44\ndeep = 3", "map", "deep"),
        ("map.toml", "[3, 9, 11]]", "[3, 9, 12]]", "map.shore", "[12, 3] is already in map.land"),
        ("map.toml", "[[57, 7, 36]]", "[[57, 7, 44]]", "map.turn_track", "no span"),
        ("map.toml", "[[57, 7, 36]]", "[[57, 36, 7]]", "map.turn_track", "no span"),
        ("map.toml", "[[9, 4], [10, 4]]", "[[9, 4], [11, 4]]", "map.blocked_hexsides", "side by side"),
        ("map.toml", "[[9, 4], [10, 4]]", "[[9, 4], [9, 99]]", "map.blocked_hexsides", "off the board"),
        ("map.toml", "dq = 0\ndr = 1\n", "dq = 1\ndr = 1\n", "direction", "out of place"),
        ("map.toml", 'offset = "odd-r"', 'offset = "even-r"', "hexgrid.offset", "mend"),
        ("map.toml", "number = 6\n", "number = 7\n", "direction", "out of place"),
        ("ships.toml", 'letter = "O"', 'letter = "A"', "ship_type", "repeat"),
        ("ships.toml", "[ship_type.galliot]", "[ship_type.frigate]", "ship_type.frigate.id", "frigate"),
        ("ships.toml", "points = { galleass = 1, ", "points = { ", "victory", "galleass has no points"),
        ("ships.toml", "guns = 4", "guns = 0.5", "ship_type.galleass.guns", "int"),
        ("ships.toml", "rams = []", 'rams = ["islamic"]', "ship_type.galleass", "no such ship"),
        ("movement.toml", "max_hexes = 4", "max_hexes = 5", "movement", "must be 4"),
        ("movement.toml", "christian = [2, 2, 1, 0]", "christian = [2, 2, 1]", "sail.christian", "length 4"),
        ("movement.toml", "galliot = 3", "galliot = 4", "reorientation", "about"),
        ("movement.toml", "turn_1_direction = 4", "turn_1_direction = 7", "wind", "number of a direction"),
        ("movement.toml", "first_check_turn = 2", "first_check_turn = 31", "wind", "beyond turn 30"),
        ("movement.toml", 'order = ["christian", ', 'order = ["islamic", ', "turns", "twice"),
        ("movement.toml", '2, result = "none", step = 0', '2, result = "none", step = 1', "wind", "two steps"),
        ("combat.toml", '2 = "SSMMMM", ', "", "gunnery.chart", "write [1, 2, 3, 4]"),
        ("combat.toml", '2 = "SSMMMM"', '2 = "SSMMM"', "gunnery.chart", "row 2 has 5 results"),
        ("combat.toml", '2 = "SSMMMM"', '2 = "SSMMEM"', "gunnery.chart", "use only S, M"),
        ("combat.toml", '"1:3" = "RRRRRR"\n', "", "close_combat.chart", "its rows are"),
        ("combat.toml", '"4:1" = "EEEEER"', '"4:1" = "EEEEER"\n"5:1" = "EEEEEE"', "close_combat.chart", "its rows are"),
        ("combat.toml", '"2:1" = "EEBRRR"', '"2:1" = "EEBRRI"', "close_combat.chart", "'I"),
        ("combat.toml", "odds_limit = 4", "odds_limit = 3", "close_combat.chart", "its rows are"),
        ("combat.toml", ', 4 = "EEEEEI" }', " }", "ramming.chart", "write [1, 2, 3, 4]"),
        ("movement.toml", "faces = 6", "faces = 8", "wind", "the faces [1, 2, 3, 4, 5, 6, 7, 8]"),
        ("movement.toml", "{ die = 3,", "{ die = 2,", "wind", "each once"),
        ("combat.toml", '[2, 0, "bow", 1]]', '[1, 0, "bow", 1]]', "gunnery.profile.galley", "twice"),
        ("combat.toml", '[2, 0, "bow", 1]]', '[0, 0, "bow", 1]]', "gunnery.profile.galley", "not in the bow arc"),
        ("combat.toml", '[0, -1, "port", 4]', '[0, -1, "starboard", 4]', "gunnery.profile.galleass", "arc"),
        ("combat.toml", "max_range = 3", "max_range = 2", "gunnery.profile.galleass", "reaches 3 hexes"),
        ("combat.toml", '[[1, 0, "bow", 1]]', '[[1, 0, "bow", 2]]', "gunnery.profile.galliot", "more than its 1 guns"),
        ("combat.toml", "targets = { galleass = 4, ", "targets = { ", "gunnery", "galleass has no targets"),
        ("combat.toml", "{ christian = -1, islamic = 1 }", "{ islamic = 1 }", "small_arms", "lacks a side"),
        ("combat.toml", "die_shift_from_turn = 20", "die_shift_from_turn = 40", "small_arms", "never comes"),
        ("combat.toml", "halved_at_range = 2", "halved_at_range = 3", "small_arms", "beyond the range"),
        ("combat.toml", "sides = [1, 2, 4, 5]", "sides = [1, 2, 4, 6]", "boarding", "from the bow"),
        ("combat.toml", 'side = "islamic"\nrules', 'side = "christian"\nrules', "ramming", "otherwise"),
        ("fleets.toml", "galley = 25, galliot = 0 }", "galley = 24, galliot = 0 }", "squadron.christian-left", "24"),
        ("fleets.toml", "[13, 9], ", "[12, 9], ", "squadron", "both start on [12, 9]"),
        ("fleets.toml", "[13, 9], ", "[14, 9], ", "squadron", "not directly ahead"),
        ("fleets.toml", "[13, 9], ", "[44, 9], ", "squadron.christian-left", "off the board"),
        ("fleets.toml", "[10, 6], ", "[10, 4], ", "squadron", "which 6.6.b closes"),
        ("fleets.toml", "[10, 6], ", "[10, 3], ", "squadron", "which 6.2.q closes"),
        ("fleets.toml", "[10, 6], ", "[10, 57], ", "squadron", "which 6.2.p closes"),
        ("fleets.toml", '[["CL-A01", "CL-G01"], ', '[["CL-A01", "CL-G99"], ', "squadron", "not there"),
        ("fleets.toml", '[["CL-A01", "CL-G01"], ', '[["CL-G02", "CL-G01"], ', "squadron", "cannot tow"),
        ("fleets.toml", '[["CL-A01", "CL-G01"], ', '[["CL-A02", "CL-G02"], ', "squadron", "two tows"),
        ("fleets.toml", '[["CL-A01", "CL-G01"], ', "[", "squadron", "CL-A01 starts without a tow"),
        ("fleets.toml", 'code = "CC"', 'code = "CL"', "squadron.christian-centre", "exists already"),
        ("fleets.toml", "facing = 4", "facing = 7", "squadron.christian-left.setup", "number of a direction"),
        ("fleets.toml", "galley = 25, galliot = 0 }", "galley = 25 }", "squadron.christian-left", "galliot count"),
        ("fleets.toml", "hexes.galliot = []\n", "", "squadron.christian-left", "galliot count or hexes are missing"),
        ("fleets.toml", '"IC"\nside = "islamic"', '"IC"\nside = "christian"', "squadron.islamic-centre", "no ship of"),
        ("fleets.toml", "galley = 101", "galley = 102", "totals.christian", "galley 101"),
        ("fleets.toml", "points = 206", "points = 207", "totals.islamic", "206 points"),
        ("fleets.toml", '["christian-reserve", ', '["christian-left", ', "reserve", "name just these"),
        ("fleets.toml", "release_turn = 5", "release_turn = 6", "reserve", "turn after"),
        ("fleets.toml", '["CR-A01", "CR-A02"]\nrules', '["CR-A01"]\nrules', "doria", "name just these"),
        ("scenarios.toml", "CC-G03 =", "CC-G99 =", "scenario.learning", "no ship 'CC-G99'"),
        ("scenarios.toml", "CC-G03 = [15, 22]", "CC-G03 = [15, 23]", "scenario.learning", "both start on [15, 23]"),
        ("scenarios.toml", "CC-G03 = [15, 22]", "CC-G03 = [15, 2]", "scenario.learning", "which 6.6.b closes"),
        ("scenarios.toml", "CC-G01 = [17, 26]\n", "", "scenario.learning", "CC-A01 starts without a tow"),
        ("scenarios.toml", '"islamic-right"]', '"islamic-wrong"]', "scenario.left-wings", "no squadron"),
        ("scenarios.toml", ', "islamic-right"]', "]", "scenario.left-wings", "the islamic side has no ship"),
        ("scenarios.toml", "turns = [1, 8]", "turns = [9, 8]", "scenario.learning", "not within"),
        ("scenarios.toml", "turns = [1, 30]", "turns = [1, 29]", "scenario.battle", "whole battle"),
        ("scenarios.toml", 'es = "Primer combate"', 'fr = "Premier combat"', "scenario.learning.title", "es"),
        ("options.toml", '["once", "per_target"]', '["once"]', "option.multi_target_halving", "at least two"),
    ],
)  # fmt: skip
def test_a_broken_table_is_refused_by_name(file: str, old: str, new: str, table: str, says: str) -> None:
    text = written("maestre.games.lepanto.data", file)
    assert old in text, "the example no longer breaks anything"
    with pytest.raises(DataError) as refused:
        READERS[file](text.replace(old, new, 1))
    assert refused.value.file == file
    assert refused.value.table == table
    assert says in str(refused.value)


@pytest.mark.rule("7.2.k", "7.3.a", "7.3.b", "7.1.h", "8.0.a", "6.3.b")
@pytest.mark.parametrize(
    ("file", "old", "last", "beyond"),
    [
        ("combat.toml", "die_shift_from_turn = 20", "die_shift_from_turn = 30", "die_shift_from_turn = 31"),
        ("combat.toml", "halved_from_turn = 10", "halved_from_turn = 30", "halved_from_turn = 31"),
        ("movement.toml", "first_check_turn = 2", "first_check_turn = 30", "first_check_turn = 31"),
        ("scenarios.toml", "turns = [1, 8]", "turns = [1, 30]", "turns = [1, 31]"),
        ("scenarios.toml", "turns = [1, 8]", "turns = [8, 8]", "turns = [9, 8]"),
    ],
)
def test_what_begins_on_the_last_turn_still_comes_and_later_never(file: str, old: str, last: str, beyond: str) -> None:
    text = written("maestre.games.lepanto.data", file)
    assert old in text
    assert READERS[file](text.replace(old, last, 1))
    with pytest.raises(DataError):
        READERS[file](text.replace(old, beyond, 1))


@pytest.mark.rule("1.0.a", "3.3.m", "6.3.f", "7.1.a")
@pytest.mark.parametrize(
    ("file", "table", "says"),
    [
        ("ships.toml", "[ship_type.galliot]", "[ship_type.galliot]: it is missing"),
        ("fleets.toml", "[totals.islamic]", "[totals.islamic]: it is missing"),
        ("map.toml", "[[direction]]", "[direction]: number 2 is out of place"),
        ("combat.toml", "[gunnery.profile.galliot]", "[gunnery.profile]: Object missing required field `galliot`"),
    ],
)
def test_a_missing_table_is_named(file: str, table: str, says: str) -> None:
    before, _, rest = written("maestre.games.lepanto.data", file).partition(f"{table}\n")
    with pytest.raises(DataError) as refused:
        READERS[file](before + rest[rest.index("\n[") :])
    assert says in str(refused.value)


def test_a_seventh_direction_is_refused() -> None:
    extra = '[[direction]]\nnumber = 7\nname = { en = "N", es = "N" }\ndq = 0\ndr = -2\nprovenance = "ours"\n'
    with pytest.raises(DataError, match=r"\[direction\]: there are 7; write the 6"):
        survey(written("maestre.games.lepanto.data", "map.toml") + extra)


@pytest.mark.parametrize("file", READERS)
def test_a_table_without_provenance_is_refused(file: str) -> None:
    text = written("maestre.games.lepanto.data", file)
    line = next(line for line in text.splitlines(keepends=True) if line.startswith("provenance"))
    with pytest.raises(DataError, match="provenance"):
        READERS[file](text.replace(line, "", 1))
    with pytest.raises(DataError, match="begin it with one of rulebook, public, inferred, reconstructed, ruling, ours"):
        READERS[file](text.replace(line, 'provenance = "hearsay"\n', 1))


@pytest.mark.parametrize("file", ["map.toml", "ships.toml", "combat.toml", "fleets.toml"])
def test_a_rebuilt_table_without_a_reason_is_refused(file: str) -> None:
    text = written("maestre.games.lepanto.data", file)
    line = next(line for line in text.splitlines(keepends=True) if line.startswith("reason"))
    with pytest.raises(DataError, match="reconstructed without a reason"):
        READERS[file](text.replace(line, "", 1))


def test_a_file_that_is_not_toml_is_refused() -> None:
    with pytest.raises(DataError, match=r"map\.toml: .*mend the line"):
        survey("[map")


def test_what_the_book_leaves_open_and_what_we_decided_are_told_in_both_languages() -> None:
    rules = game.catalogue().rules.values()
    assert [rule.id for rule in rules if bool(rule.gap) != bool(rule.gap_es)] == []
    assert [rule.id for rule in rules if bool(rule.ruling) != bool(rule.ruling_es)] == []
    assert all(rule.ruling_in("es") != rule.ruling_in("en") for rule in rules if rule.ruling)
