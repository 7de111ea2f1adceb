"""The printed charts of Mistral, written down once more from the booklet, against what the rules read."""

from collections.abc import Iterator
from itertools import product

import pytest

from maestre.games.mistral.data import (
    FACES,
    AuxiliaryClass,
    Casualty,
    ConvoyKind,
    Fate,
    Force,
    Intensity,
    Personality,
    Rank,
    Result,
    Role,
    Screening,
    Season,
    Task,
    Wind,
    own_figures,
)

FIGURES = own_figures()

DASH = ("-", "_", "NA")


def grid(chart: str) -> Iterator[tuple[str, list[str]]]:
    """Give each row of a chart by its first word, cells parted by bars or blanks."""
    for line in chart.strip().splitlines():
        name, _, cells = line.strip().partition(":")
        yield name.strip(), cells.split()


def faces(cell: str) -> tuple[int, ...]:
    """Read a range as charts print it: "0-3", "6" or a dash."""
    if cell in DASH:
        return ()
    first, _, last = cell.partition("-")
    return tuple(range(int(first), int(last or first) + 1))


# ------------------------------------------------------------------------------------------------ charts p.2


@pytest.mark.rule("T.search")
@pytest.mark.parametrize(
    ("run", "spotted", "shadow"), [("0-2", True, True), ("3-5", True, False), ("6-9", False, False)]
)
def test_a_search_finds_what_the_chart_says(run: str, spotted: bool, shadow: bool) -> None:
    for face in faces(run):
        found = FIGURES.detection.sighted(face)
        assert (found.spotted, found.shadow) == (spotted, shadow)


@pytest.mark.rule("T.search")
def test_only_galleys_and_fleet_50_search_worse_and_a_partial_screen_hinders() -> None:
    assert {kind: FIGURES.detection.searcher(kind) for kind in AuxiliaryClass if FIGURES.detection.searcher(kind)} == {
        AuxiliaryClass.GALLEY: 1,
        AuxiliaryClass.FLEET50: 1,
    }
    assert FIGURES.detection.partly_screened == 1


@pytest.mark.rule("T.search.c")
@pytest.mark.parametrize(("squadrons", "drm"), [(0, 0), (1, 0), (2, -1), (4, -3)])
def test_each_squadron_beyond_the_first_helps_to_shadow(squadrons: int, drm: int) -> None:
    assert FIGURES.detection.shadow_drm(squadrons) == drm


@pytest.mark.rule("T.damage", "2.121")
@pytest.mark.parametrize(
    ("dp", "effects"),
    [(0, (0, 0, 0)), (3, (0, 0, 0)), (4, (1, 0, 0)), (6, (1, 0, 0)), (7, (1, -1, -1)), (30, (1, -1, -1))],
)
def test_damage_over_one_and_two_thirds_of_ten_has_the_effects_of_the_chart(
    dp: int, effects: tuple[int, int, int]
) -> None:
    found = FIGURES.squadrons.suffered(10, dp)
    assert (found.reinforcement, found.movement, found.gauge) == effects


@pytest.mark.rule("T.damage")
@pytest.mark.parametrize(("dp", "thirds"), [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (30, 2)])
def test_damage_is_told_by_the_thirds_that_it_is_over(dp: int, thirds: int) -> None:
    assert FIGURES.squadrons.suffered(10, dp).over == thirds


@pytest.mark.rule("T.damage", "T.damage.b")
def test_the_worked_example_of_the_damage_effects_chart_holds() -> None:
    assert FIGURES.squadrons.sinks_on(10, 17) == 7
    assert FIGURES.squadrons.sinks_on(10, 10) == 0
    assert FIGURES.squadrons.sinks_on(10, 9) is None
    assert FIGURES.squadrons.sail_sunk == 1


INTENSITY = """
0: 4 6 8
1: 3 5 7
2: 3 5 7
3: 2 4 6
4: 2 4 6
5: 1 4 5
6: 1 3 5
7: 1 3 4
8: 0 2 3
9: 0 1 2
"""


@pytest.mark.rule("T.bit")
def test_every_cell_of_the_battle_intensity_table_is_the_printed_one() -> None:
    printed = {(int(die), column): int(cell) for die, row in grid(INTENSITY) for column, cell in enumerate(row)}
    assert printed == {
        (face, column): FIGURES.battle.level(intensity, face)
        for face, (column, intensity) in product(FACES, enumerate(Intensity))
    }


MATRIX = """
T: -2 -1 0 -1
C: -2 -1 0 -1
A: -1 0 +1 0
R: 0 +1 +2 +1
"""


@pytest.mark.rule("T.matrix")
def test_every_cell_of_the_personality_matrix_is_the_printed_one() -> None:
    printed = {
        (row, column): int(cell) for row, cells in grid(MATRIX) for column, cell in zip("TCAR", cells, strict=True)
    }
    assert printed == {
        (row.value, column.value): FIGURES.battle.matrix[row][column]
        for row, column in product(Personality, Personality)
    }


@pytest.mark.rule("T.bit.c", "T.matrix")
@pytest.mark.parametrize(
    ("chosen", "shift", "strait", "fought"),
    [
        (Intensity.MEDIUM, -1, False, Intensity.LIGHT),
        (Intensity.MEDIUM, -1, True, Intensity.MEDIUM),
        (Intensity.LIGHT, -2, False, Intensity.LIGHT),
        (Intensity.MEDIUM, 2, False, Intensity.HEAVY),
        (Intensity.LIGHT, 1, True, Intensity.MEDIUM),
    ],
)
def test_light_intensity_is_not_allowed_in_a_strait_and_shifts_stop_at_the_edge(
    chosen: Intensity, shift: int, strait: bool, fought: Intensity
) -> None:
    assert FIGURES.battle.shifted(chosen, shift, strait=strait) is fought


# ------------------------------------------------------------------------------------------------ charts p.3

COMBAT_DAMAGE = """
0: 1 3 4 S S* S* 2S* SS* SS*
1: 1 2 3 4 5 6 2S 7 8
2: 0 2 3 4 5 5 6 2S 3S
3: 0 1 2 3 4 4 6 6 7
4: 0 1 2 3 4 4 5* 5* 6*
5: 0 1 1 3 3 4 4 5* 2S
6: 0 1 1 2 3 3 4 4 5
7: 0 0 1 2 3 3 3 4 4*
8: 0 0 1 1 2 3 3 3 4*
9: 0 0 0 1 1 2 2 3 3
"""


def read_result(cell: str) -> Result:
    digits = "".join(sign for sign in cell if sign.isdigit())
    return Result(int(digits) if digits else 0, cell.count("S"), cell.endswith("*"))


@pytest.mark.rule("T.cdt", "T.cdt.j", "T.cdt.k")
def test_every_cell_of_the_combat_damage_table_is_the_printed_one() -> None:
    printed = {
        (int(die), column): read_result(cell) for die, row in grid(COMBAT_DAMAGE) for column, cell in enumerate(row)
    }
    assert len(printed) == 90
    assert printed == {(face, column): FIGURES.battle.result(column, face) for face, column in product(FACES, range(9))}


@pytest.mark.rule("T.cdt.i")
@pytest.mark.parametrize(("column", "dp"), [(-3, -3), (-1, -1), (0, 0), (8, 0), (9, 1), (11, 3)])
def test_each_shift_off_the_table_is_one_damage_point(column: int, dp: int) -> None:
    assert FIGURES.battle.beyond(column) == dp
    edge = 0 if column < 0 else min(column, 8)
    assert FIGURES.battle.result(column, 4) == FIGURES.battle.result(edge, 4)


@pytest.mark.rule("T.cdt.e")
@pytest.mark.parametrize(("higher", "lower", "shifts"), [(3, 3, 0), (4, 3, 1), (5, 3, 1), (5, 2, 2), (5, 0, 3)])
def test_half_the_difference_of_leadership_rounded_up_is_shifts(higher: int, lower: int, shifts: int) -> None:
    assert FIGURES.battle.combat.leadership_shifts(higher, lower) == shifts


@pytest.mark.rule("T.cdt.c", "T.cdt.g", "T.cdt.h")
def test_the_notes_of_the_combat_damage_table_are_the_printed_ones() -> None:
    combat = FIGURES.battle.combat
    assert [combat.extra[intensity] for intensity in Intensity] == [0, 1, 2]
    assert (combat.per_extra_sail, combat.frigate_dp, combat.galley_dp, combat.galley_confined_dp) == (1, -2, -2, 2)
    assert (combat.galley_suffers, combat.least_dp) == (2, 0)


@pytest.mark.rule("T.fireship", "T.fireship.b", "T.bomb")
def test_fireships_and_bombs_attack_as_the_notes_say() -> None:
    fireship, bomb = FIGURES.battle.fireship, FIGURES.battle.bomb
    assert (fireship.per_sail, fireship.failure, fireship.harbour_dp, fireship.per_blockade) == (2, 9, 2, -1)
    assert (bomb.failure, bomb.dp, bomb.sail, bomb.targets) == (9, 3, 1, 1)
    assert bomb.against == ("fitting_out", "in_ordinary")


@pytest.mark.rule("T.convoy_attack")
@pytest.mark.parametrize(
    ("kind", "escort", "column"),
    [("fleet", 0, 4), ("galley", 0, 2), ("light", 0, 1), ("fleet", 3, 1), ("fleet", 4, 0), ("light", 4, 0)],
)
def test_a_convoy_attack_uses_the_letter_of_its_class_one_column_left_per_escort(
    kind: str, escort: int, column: int
) -> None:
    assert FIGURES.battle.convoy_column(AuxiliaryClass(kind), escort) == column
    assert FIGURES.battle.partly_screened == 1


# ------------------------------------------------------------------------------------------------ charts p.4


@pytest.mark.rule("T.wg")
def test_every_line_of_the_weather_gauge_chart_is_the_printed_one() -> None:
    gauge = FIGURES.battle.gauge
    printed = {"station": -5, "with": -2, "against": -8, "catch": -6, "harbour": -7}
    assert gauge.base == 10
    assert {came: gauge.came.of(came) for came in printed} == printed
    assert (gauge.fast_movement, gauge.fast, gauge.damaged, gauge.galley_confined, gauge.leadership) == (5, 2, -1, 2, 1)


@pytest.mark.rule("T.reinf")
def test_every_line_of_the_battle_reinforcement_chart_is_the_printed_one() -> None:
    chart = FIGURES.battle.reinforcing
    printed = {"station": -2, "with": 0, "against": 1, "catch": 2, "harbour": 2}
    assert {came: chart.came.of(came) for came in printed} == printed
    assert {one.value: chart.personality[one] for one in Personality} == {"T": 1, "C": 0, "A": -1, "R": -1}
    assert (chart.per_squadron, chart.squadrons_free) == (1, 1)
    assert (chart.helped, chart.galley, chart.frigate_share, chart.damaged) == (-1, -1, (1, 2), 1)


STRIKE = """
0: 100
1: 80
2: 60
3-4: 40
5-6: 20
7-9: 0
"""


@pytest.mark.rule("T.strike")
def test_every_row_of_the_strike_colours_table_is_the_printed_one() -> None:
    printed = {face: int(row[0]) for run, row in grid(STRIKE) for face in faces(run)}
    assert {face: FIGURES.battle.captured(100, face) for face in FACES} == printed


@pytest.mark.rule("T.strike")
@pytest.mark.parametrize(("sunk", "rolled", "captured"), [(3, 2, 1), (4, 3, 1), (4, 6, 0), (5, 6, 1), (1, 0, 1)])
def test_sail_captured_are_rounded_down(sunk: int, rolled: int, captured: int) -> None:
    assert FIGURES.battle.captured(sunk, rolled) == captured


@pytest.mark.rule("T.leader_casualty")
def test_every_row_of_the_leader_casualty_table_is_the_printed_one() -> None:
    def read(found: Casualty) -> tuple[Fate, int]:
        return found.fate, found.turns

    assert [read(FIGURES.battle.casualty(face)) for face in FACES] == [
        (Fate.CAPTURED, 0),
        (Fate.KILLED, 0),
        (Fate.WOUNDED, 3),
        (Fate.WOUNDED, 2),
        (Fate.WOUNDED, 1),
        *[(Fate.UNHURT, 0)] * 5,
    ]


@pytest.mark.rule("2.225.b")
def test_a_certain_casualty_is_wounded_for_a_turn_where_the_table_spares_him() -> None:
    assert [FIGURES.battle.casualty(face, certain=True).fate for face in (1, 4, 5, 9)] == [
        Fate.KILLED,
        Fate.WOUNDED,
        Fate.WOUNDED,
        Fate.WOUNDED,
    ]
    assert FIGURES.battle.casualty(9, certain=True).turns == 1


# ------------------------------------------------------------------------------------------------ charts p.5


@pytest.mark.rule("T.attrition")
def test_every_line_of_the_attrition_chart_is_the_printed_one() -> None:
    chart = FIGURES.upkeep.attrition
    assert {season.value: chart.ready[season] for season in Season} == {
        "spring": 1,
        "summer": 1,
        "fall": 1,
        "winter": 2,
    }
    assert (chart.in_ordinary, chart.strait, chart.interdicting, chart.per_blockade_value) == (0, 1, 1, 1)
    assert [FIGURES.upkeep.fitting_out(face) for face in FACES] == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert FIGURES.upkeep.neutral_port == 2


@pytest.mark.parametrize(("squadrons", "dp"), [(4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (40, 3)])
def test_an_oversized_formation_wears_by_one_doubled_or_tripled(squadrons: int, dp: int) -> None:
    assert FIGURES.upkeep.oversize(squadrons, 4) == dp


@pytest.mark.rule("T.repair")
def test_every_row_of_the_repair_table_is_the_printed_one() -> None:
    assert [FIGURES.upkeep.repaired(face) for face in FACES] == [2, 2, 2, 1, 1, 1, 1, 0, 0, 0]
    assert FIGURES.upkeep.repair.drm == 0


def test_ports_make_the_repair_rolls_that_the_chart_gives_them() -> None:
    assert (FIGURES.places["gibraltar"].repair, FIGURES.places["gibraltar"].period) == (1, "quarter")
    assert (FIGURES.places["port_mahon"].repair, FIGURES.places["port_mahon"].period) == (2, "quarter")
    docks = [place for place in FIGURES.places.values() if place.dock and place.id not in ("gibraltar", "port_mahon")]
    assert {(place.repair, place.period) for place in docks} == {(1, "turn")}
    assert len(docks) == 8
    assert FIGURES.upkeep.repair.per_point == 1


RECOVERY = "0-3 0-4 0-5 0-3 0-1 0-3"


@pytest.mark.rule("T.recovery")
def test_the_recovery_ranges_are_the_printed_ones_in_their_order() -> None:
    classes = [AuxiliaryClass(name) for name in ("fleet", "galley", "light")]
    found = [FIGURES.auxiliaries.recovered_on(kind, Role.NAVY) for kind in classes]
    found.append(FIGURES.auxiliaries.recovered_on(AuxiliaryClass.LIGHT, Role.PIRATE))
    found += [
        FIGURES.auxiliaries.recovered_on(kind, Role.NAVY) for kind in (AuxiliaryClass.FIRESHIP, AuxiliaryClass.BOMB)
    ]
    assert [tuple(range(run.least, run.most + 1)) for run in found] == [faces(cell) for cell in RECOVERY.split()]
    assert FIGURES.auxiliaries.recovered_on(AuxiliaryClass.FLEET50, Role.NAVY) == found[0]
    drms = [
        FIGURES.auxiliaries.seasons[season] for season in (Season.SUMMER, Season.SPRING, Season.FALL, Season.WINTER)
    ]
    assert drms == [-2, -1, -1, 0]


# ------------------------------------------------------------------------------------------------ charts p.6

SCREENING = """
fleet: yes partial no no
galley: yes yes yes partial
confined: no no yes no
light: yes yes partial yes
"""


@pytest.mark.rule("T.screen")
def test_every_cell_of_the_screening_matrix_is_the_printed_one() -> None:
    columns = [AuxiliaryClass(name) for name in ("fleet", "fleet50", "galley", "light")]
    for row, cells in grid(SCREENING):
        tasked = AuxiliaryClass.GALLEY if row == "confined" else AuxiliaryClass(row)
        for screener, cell in zip(columns, cells, strict=True):
            found = FIGURES.auxiliaries.screened_by(tasked, screener, confined=row == "confined")
            assert found is Screening(cell), (row, screener)
    assert FIGURES.auxiliaries.screeners == tuple(columns)


@pytest.mark.rule("T.screen")
@pytest.mark.parametrize("kind", ["fleet", "fleet50", "light"])
def test_only_tasked_galleys_fare_otherwise_in_a_strait_or_port(kind: str) -> None:
    for screener in FIGURES.auxiliaries.screeners:
        open_sea = FIGURES.auxiliaries.screened_by(AuxiliaryClass(kind), screener, confined=False)
        assert FIGURES.auxiliaries.screened_by(AuxiliaryClass(kind), screener, confined=True) is open_sea


@pytest.mark.rule("T.leadership", "T.strategy")
def test_four_matters_are_checked_against_leadership_and_seven_against_strategy() -> None:
    checks = FIGURES.formations.checks
    assert checks.leadership == ("gale_detachment", "battle_reinforcement", "disorganisation", "mixed_role")
    assert len(checks.strategy) == 7
    assert not set(checks.leadership) & set(checks.strategy)


@pytest.mark.rule("T.relief")
def test_a_fleet_admiral_stays_on_nine_with_two_for_each_prestige_lost() -> None:
    relief = FIGURES.prestige.relief
    assert (relief.turn, relief.number, relief.per_prestige_lost) == (1, 9, 2)


# ------------------------------------------------------------------------------------------------ charts p.7, p.8

WINDS = """
levanter: 0-3 - 0-3 0-2
vendavales: 7-9 - - 6-9
mistral: 0-4 - 0-3 0-4
marin: 7-9 - 6-9 6-9
libeccio: - 0-4 0-2 0-2
tramontana: 0-2 - - 6-9
scirocco: 0-3 0-2 0-2 -
gregales: 0-1 - 0-1 0-3
bora: 0-1 - 0-1 0-4
"""

PRINTED_SEASONS = (Season.SPRING, Season.SUMMER, Season.FALL, Season.WINTER)


@pytest.mark.rule("T.wind", "T.wind.b")
def test_every_cell_of_the_wind_table_is_the_printed_one() -> None:
    rolls = {wind: roll for roll in FIGURES.weather.rolls for wind in roll}
    for name, cells in grid(WINDS):
        wind = Wind(name)
        for season, cell in zip(PRINTED_SEASONS, cells, strict=True):
            blows = tuple(face for face in FACES if FIGURES.weather.blowing(rolls[wind], season, face) is wind)
            assert blows == faces(cell), (name, season)


@pytest.mark.rule("T.wind.b")
def test_contra_winds_share_one_die() -> None:
    assert [tuple(wind.value for wind in roll) for roll in FIGURES.weather.rolls if len(roll) > 1] == [
        ("levanter", "vendavales"),
        ("mistral", "marin"),
        ("libeccio", "tramontana"),
    ]


# Spring 8 9 10 11 H | Summer 8 9 10 11 | Fall 8 9 10 11 | Winter 8 9 10 11 H
GALES = """
levanter: 0-2 3-5 6 _ NA NA NA NA NA 0-2 3-5 6 _ 0-2 3-5 6-8 9 NA
vendavales: 0-1 2 _ _ NA NA NA NA NA NA NA NA NA 0-1 2-4 5-6 _ NA
mistral: 0-1 2-3 4 _ NA NA NA NA NA 0-2 3-4 5 _ 0-1 2-3 4-5 6 NA
marin: 0-2 3-4 _ _ NA NA NA NA NA 0-2 3-5 _ _ 0-2 3-5 _ _ NA
libeccio: NA NA NA NA NA 0-1 2 _ _ 0-1 2-3 _ _ 0-1 2-3 4 _ NA
tramontana: 0-2 3-4 _ _ NA NA NA NA NA NA NA NA NA 0-1 2 _ _ NA
scirocco: 0-1 2-3 4-5 _ NA 0-1 2-3 4 _ _ 0 1 2 NA NA NA NA NA
gregales: 0 1 _ _ NA NA NA NA NA 0 1 _ _ _ 0 1 2 NA
bora: 0-1 2-4 5-6 7-8 9 NA NA NA NA _ 0-1 2-3 4 _ 0-2 3-4 5-6 7
"""

_FOUR = (Force.F8, Force.F9, Force.F10, Force.F11)
GALE_COLUMNS = (
    *((Season.SPRING, force) for force in Force),
    *((Season.SUMMER, force) for force in _FOUR),
    *((Season.FALL, force) for force in _FOUR),
    *((Season.WINTER, force) for force in Force),
)


@pytest.mark.rule("T.gale")
def test_every_cell_of_the_gale_table_is_the_printed_one() -> None:
    for name, cells in grid(GALES):
        for (season, force), cell in zip(GALE_COLUMNS, cells, strict=True):
            blows = tuple(face for face in FACES if FIGURES.weather.gale(Wind(name), season, face) is force)
            assert blows == faces(cell), (name, season, force)


# ------------------------------------------------------------------------------------------------ charts p.9

# For each Force the ranges 0 to 3: DPs, what is spared In Ordinary, the DRM, removal of Fleet, Fleet-50, Light, others.
GALE_EFFECTS = """
f8: 1/-1/-4/-,-,-,8
f9: 2/-2/-2/-,9,8,6 1/-1/-1/-,-,-,8
f10: 3/-2/+0/8,7,6,4 2/-2/-1/-,9,8,6 1/-1/-2/-,-,-,8
f11: 4/-2/+2/6,4,1,A 3/-2/+1/8,7,6,4 2/-1/+0/-,9,8,6 1/-1/-1/-,-,-,8
"""

REMOVED = (AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50, AuxiliaryClass.LIGHT)
OTHERS = (AuxiliaryClass.GALLEY, AuxiliaryClass.FIRESHIP, AuxiliaryClass.BOMB)


@pytest.mark.rule("T.gale_effects", "T.gale_effects.b")
def test_every_cell_of_the_gale_effects_chart_is_the_printed_one() -> None:
    for name, cells in grid(GALE_EFFECTS):
        force = Force(name)
        assert FIGURES.weather.radius(force) == len(cells) - 1
        assert FIGURES.weather.effect(force, len(cells)) is None
        for distance, cell in enumerate(cells):
            attrition, spared, drm, removed = cell.split("/")
            found = FIGURES.weather.effect(force, distance)
            assert found is not None
            assert (found.attrition, found.in_ordinary, found.catch) == (int(attrition), int(spared), int(drm))
            printed = [None if sign == "-" else 0 if sign == "A" else int(sign) for sign in removed.split(",")]
            assert [found.removes(kind) for kind in REMOVED] == printed[:3]
            assert [found.removes(kind) for kind in OTHERS] == printed[3:] * 3


@pytest.mark.rule("T.gale_effects.c")
def test_a_hurricane_is_worse_by_two_in_its_own_space_and_a_force_11_beyond() -> None:
    centre, plain = FIGURES.weather.effect(Force.HURRICANE, 0), FIGURES.weather.effect(Force.F11, 0)
    assert centre is not None
    assert plain is not None
    assert (centre.attrition, centre.catch, centre.in_ordinary) == (6, 4, plain.in_ordinary)
    assert [centre.removes(kind) for kind in (*REMOVED, *OTHERS)] == [4, 2, 0, 0, 0, 0]
    assert [FIGURES.weather.effect(Force.HURRICANE, far) for far in (1, 2, 3)] == [
        FIGURES.weather.effect(Force.F11, far) for far in (1, 2, 3)
    ]


# ------------------------------------------------------------------------------------------------ charts p.10-p.13


@pytest.mark.rule("T.ranks_order")
def test_ranks_run_from_admiral_to_commodore_and_ensigns_from_red_to_blue() -> None:
    captains = [(Rank.COMMODORE, ""), (Rank.REAR_ADMIRAL, "blue"), (Rank.ADMIRAL, "white"), (Rank.REAR_ADMIRAL, "red")]
    captains += [(Rank.VICE_ADMIRAL, "blue"), (Rank.ADMIRAL, "red"), (Rank.REAR_ADMIRAL, "white")]
    ordered = sorted(captains, key=lambda one: FIGURES.formations.seniority(*one))
    assert [f"{rank} {ensign}".strip() for rank, ensign in ordered] == [
        "A red",
        "A white",
        "VA blue",
        "RA red",
        "RA white",
        "RA blue",
        "C",
    ]


TASKS = """
fleet: search shadow counter_shadow assist_reinforcement convoy_attack screen levant_trade
fleet50: search shadow counter_shadow assist_reinforcement convoy_attack screen levant_trade
galley: search shadow assist_reinforcement convoy_attack screen
light: search shadow assist_reinforcement convoy_attack screen
fireship: fireship_attack
bomb: bombardment
"""

SCREENED = """
fleet: search shadow assist_reinforcement convoy_attack
fleet50: search shadow assist_reinforcement convoy_attack
galley: search shadow assist_reinforcement convoy_attack
light: shadow assist_reinforcement convoy_attack
fireship:
bomb:
"""


@pytest.mark.rule("T.aux", "T.aux.d")
def test_each_class_of_auxiliary_has_the_tasks_of_the_summary_and_they_are_screened_as_it_says() -> None:
    for name, cells in grid(TASKS):
        assert FIGURES.auxiliaries.row[AuxiliaryClass(name)].tasks == tuple(Task(cell) for cell in cells)
    for name, cells in grid(SCREENED):
        kind = AuxiliaryClass(name)
        can = [
            task.value
            for task in FIGURES.auxiliaries.row[kind].tasks
            if FIGURES.auxiliaries.can_be_screened(kind, task)
        ]
        assert can == cells, name


@pytest.mark.rule("T.aux.c", "T.aux.e")
def test_the_limits_of_the_auxiliary_summary_are_the_printed_ones() -> None:
    row = FIGURES.auxiliaries.row
    assert row[AuxiliaryClass.GALLEY].assign == ("port", "galley_formation")
    assert row[AuxiliaryClass.LIGHT].assign == ("port",)
    assert row[AuxiliaryClass.GALLEY].no_range_into == ("sea_zone", "gale")
    assert row[AuxiliaryClass.LIGHT].no_range_into == ("gale",)
    assert row[AuxiliaryClass.FLEET].no_range_into == ()
    assert row[AuxiliaryClass.GALLEY].no_shadow_in == ("gale", "sea_zone")
    assert [kind.value for kind in AuxiliaryClass if row[kind].mixed_role] == ["fleet", "fleet50", "galley"]
    assert FIGURES.auxiliaries.file.classes.most_per_task == 1
    assert FIGURES.corsairs.galleys_into_zones


GALE_TRACKS = """
levanter: starts strait_gibraltar s2 heading east goals s5 s3 avoid gibraltar cartagena prevailing
vendavales: starts s2 s3 melilla strait_gibraltar heading west goals the_gut avoid prevailing
mistral: starts marseilles toulon heading south west goals s14 avoid prevailing
marin: starts s14 s13 heading north east goals marseilles toulon avoid prevailing
libeccio: starts s9 s10 s11 heading east goals avoid
tramontana: starts genoa cB cC cD heading west south goals avoid prevailing
bora: starts cF cJ dalmatia_n dalmatia_s heading goals cF cG cH cI ionian_sea avoid
"""


@pytest.mark.rule("T.gale_tracks", "T.gale_tracks.b")
def test_gales_start_and_travel_as_the_chart_says() -> None:
    for name, words in grid(GALE_TRACKS):
        track = FIGURES.weather.tracks[Wind(name)]
        written = ["starts", *track.starts, "heading", *track.headings, "goals", *track.goals, "avoid", *track.avoid]
        assert [*written, *(["prevailing"] if track.prevailing else [])] == words


@pytest.mark.rule("T.gale_tracks", "T.gale_tracks.c")
def test_the_special_tracks_are_the_printed_ones() -> None:
    gregales, scirocco, bora = (FIGURES.weather.tracks[wind] for wind in (Wind.GREGALES, Wind.SCIROCCO, Wind.BORA))
    assert gregales.stays == ("impulse", "turn")
    assert len(gregales.starts) == 4
    assert (scirocco.headings, scirocco.prevailing) == (("north", "east"), True)
    assert bora.only_from == {"ionian_sea": "cF"}
    crossing = FIGURES.weather.crossing
    assert (crossing.wind, crossing.start) == (Wind.LIBECCIO, "s10")
    assert crossing.ends.most - crossing.ends.least + 1 == 5
    assert [list(crossing.to.values()).count(place) for place in ("s17", "s15")] == [5, 5]


# ------------------------------------------------------------------------------------------------ charts p.14, p.15

PIRATES = """
0-3: - - - -
4: Yes - - -
5: - Yes - -
6: - - Yes -
7: - - - Yes
8: Yes Yes - -
9: - - Yes Yes
"""


@pytest.mark.rule("T.pirates")
def test_every_cell_of_the_pirate_activation_table_is_the_printed_one() -> None:
    for run, cells in grid(PIRATES):
        active = tuple(
            base for base, cell in zip(("sale", "algiers", "tunis", "tripoli"), cells, strict=True) if cell == "Yes"
        )
        for face in faces(run):
            assert FIGURES.corsairs.active(face) == active
    assert FIGURES.corsairs.seasons == (Season.SUMMER, Season.FALL)


SHORT = {
    "Gut": "the_gut",
    "Gib.Strait": "strait_gibraltar",
    "Gibraltar": "gibraltar",
    "Melilla": "melilla",
    "Algiers": "algiers",
    "Sic.Channel": "sicilian_channel",
    "Maltese": "maltese_roads",
    "Barbary": "barbary_coast",
    "Balearic": "balearic_sea",
    "Messina": "messina_straits",
    "Elba": "elba_straits",
    "Tyrrhenian": "tyrrhenian_sea",
    "Lion": "golfe_du_lion",
    "Marseilles": "marseilles",
    "Barcelona": "barcelona",
    "Bonifacio": "bonifacio",
    "B": "cB",
    "C": "cC",
    "D": "cD",
}

ROUTES = {
    ConvoyKind.LEVANT_OUTBOUND: """
1: Gut Gib.Strait Melilla Algiers Sic.Channel 23 Maltese
2: Gut Gib.Strait Melilla Algiers Sic.Channel 27 Maltese
3: Gut Gib.Strait Melilla 3 Barbary Balearic 8 Sic.Channel 23 Maltese
4: Gut Gib.Strait Melilla 3 Barbary Balearic 8 Sic.Channel 27 Maltese
5: Gut Gib.Strait Gibraltar 2 Barbary Balearic 8 Sic.Channel 23 Maltese
6: Gut Gib.Strait Gibraltar 2 Barbary Balearic 8 Sic.Channel 27 Maltese
""",
    ConvoyKind.FRENCH_LEVANT: """
1: Maltese 28 29 Messina 20 19 18 Elba B 12 13 Marseilles
2: Maltese 27 Sic.Channel 22 Tyrrhenian 17 Elba B 12 13 Marseilles
3: Maltese 27 Sic.Channel 9 10 11 12 13 Marseilles
4: Maltese 27 Sic.Channel 8 Balearic Lion 13 Marseilles
""",
    ConvoyKind.TROOP: """
1: Barcelona 14 13 12 B
2: Barcelona 14 13 12 B C
3: Barcelona 14 Lion 12 B
4: Barcelona 14 Lion 11 B C
5: Barcelona 14 Lion 11 Bonifacio 17 C
6: Barcelona 14 Lion 11 Bonifacio 17 Tyrrhenian D
""",
}


@pytest.mark.rule("T.routes")
@pytest.mark.parametrize("kind", list(ROUTES))
def test_every_space_of_the_convoy_route_chart_is_the_printed_one(kind: ConvoyKind) -> None:
    printed = tuple(tuple(SHORT.get(word) or f"s{word}" for word in words) for _, words in grid(ROUTES[kind]))
    assert FIGURES.convoys.routes[kind] == printed


@pytest.mark.rule("T.routes")
def test_homebound_routes_are_the_outbound_ones_reversed() -> None:
    outbound = FIGURES.convoys.routes[ConvoyKind.LEVANT_OUTBOUND]
    assert FIGURES.convoys.routes[ConvoyKind.LEVANT_HOMEBOUND] == tuple(tuple(reversed(route)) for route in outbound)


@pytest.mark.rule("T.combined_tasks")
def test_tasks_of_the_combined_game_succeed_as_printed() -> None:
    combined = FIGURES.auxiliaries.combined
    found = (combined.bomb_against_port, combined.bomb_against_coastal_road, combined.marine_cutting_out)
    assert [tuple(range(run.least, run.most + 1)) for run in found] == [faces("0-5"), faces("0-2"), faces("0-1")]


# [ or ] with the town, ( or ) without it.
COAST = """
cA: ( Toulon Villefranche )
coast_villefranche: ( Villefranche Finale )
coast_genoa: [ Finale Nervi ]
cB: [ Rapallo Piombino ]
cC: ( Piombino Orbetello )
cD: [ Orbetello Nettuno ]
cF: [ Termoli Pescara ]
cG: ( Pescara Giulia ]
cH: ( Giulia Ancona )
cI: [ Ancona Rimini ]
cJ: ( Rimini Venice )
"""


@pytest.mark.rule("T.coast", "1.301")
def test_each_coastal_space_stands_for_the_printed_stretch_of_coast() -> None:
    for name, (opens, first, last, closes) in grid(COAST):
        found = FIGURES.waters.coast[name]
        assert (found.first, found.last) == (first, last)
        assert (found.first_in, found.last_in) == (opens == "[", closes == "]"), name
    south = FIGURES.waters.coast["cE"]
    assert (south.first, south.last, south.first_in, south.without) == ("Nettuno", "", False, "Naples")
    assert FIGURES.waters.coast["coast_genoa"].without == "Genoa"
    assert len(FIGURES.waters.coast) == 12


# ---------------------------------------------------------------------------------------- charts p.16-p.18, p.20


@pytest.mark.rule("T.prestige", "T.prestige.b")
def test_every_line_of_the_prestige_chart_is_the_printed_one() -> None:
    gains, losses = FIGURES.prestige.gains, FIGURES.prestige.losses
    assert (gains.award, gains.more_orders) == (1, 1)
    assert (gains.flagship, gains.sail, gains.convoy_dp) == (1, 2, 8)
    assert [FIGURES.prestige.behind(orders) for orders in (0, 2, 3, 5, 6, 20)] == [0, 0, -1, -1, -2, -2]
    assert (losses.defy, losses.request, losses.request_most) == (-3, -1, 1)
    assert (losses.ransom, losses.reroll, losses.knights) == (-1, -1, -1)
    assert (FIGURES.prestige.orders.fulfilled, FIGURES.prestige.orders.failed, FIGURES.prestige.orders.interdicted) == (
        1,
        -1,
        3,
    )


@pytest.mark.rule("2.631", "2.632", "2.638")
def test_the_first_uncovered_box_of_the_levant_track_counts() -> None:
    assert [FIGURES.prestige.levant_figure(covered) for covered in range(5)] == [3, 2, 1, 0, 0]


@pytest.mark.rule("T.endgame", "2.721")
def test_the_end_of_the_game_has_the_printed_modifiers() -> None:
    ending = FIGURES.prestige.ending
    assert (ending.minor_turn, ending.number) == (16, 0)
    assert [ending.drm(*facts) for facts in ((1747, 0, 0), (1747, 2, 0), (1747, 0, 1), (1748, 1, 1))] == [0, -2, -2, -5]
    first = [
        (year, turn)
        for year in (1746, 1747, 1748)
        for turn in range(1, 17)
        if ending.rolled_for(FIGURES.calendar, year, turn)
    ]
    assert first == [(1747, 5), (1747, 9), (1747, 13), (1748, 1), (1748, 5), (1748, 9), (1748, 13)]


RANKS = """
lieutenant: 1 any -1 1
captain: 2 any -1,+1 1
post_captain: 2 any -1,+1 2
commodore: 3 any -1,+1 3
naval_ordnance: 4 combat_dp +1 0
dockyards: 5 repair -2 0
rear_admiral_blue: 3 leadership -1 0
vice_admiral_blue: 3 strategy -1 0
admiral_blue: 4 control +1 0
rear_admiral_white: 4 range +1 0
vice_admiral_white: 4 search -1 0
admiral_white: 5 task -1 0
rear_admiral_red: 5 own -1 0
vice_admiral_red: 6 own +1 0
admiral_of_the_fleet: 7 reroll . 1
"""


@pytest.mark.rule("T.ranks", "T.ranks.b")
def test_every_player_rank_has_the_printed_price_and_effect() -> None:
    printed = dict(grid(RANKS))
    assert list(FIGURES.prestige.ranks) == list(printed)
    for name, (cost, on, drm, times) in printed.items():
        found = FIGURES.prestige.ranks[name]
        assert (found.cost, found.on, found.times) == (int(cost), on, int(times))
        assert found.drm == (() if drm == "." else tuple(int(sign) for sign in drm.split(",")))
        assert found.if_helps == (on == "own")


INCREMENTS = """
1: 2
2: 2 3
3: 2 3 4
4: 1 2 3 4
5: 1 2 3 4
"""


@pytest.mark.rule("S.09", "S.07")
def test_each_movement_allowance_is_spent_in_the_printed_increments() -> None:
    for allowance, cells in grid(INCREMENTS):
        spends = [
            str(number)
            for number in range(1, FIGURES.calendar.increments + 1)
            if FIGURES.calendar.spends(int(allowance), number)
        ]
        assert spends == cells
    assert [FIGURES.calendar.spends_first(allowance) for allowance in range(1, 6)] == [0, 0, 0, 0, 1]
    assert FIGURES.calendar.increments == 4


@pytest.mark.rule("T.sea_zone")
def test_catching_the_wind_has_the_modifiers_of_the_sea_zone_example() -> None:
    catching = FIGURES.waters.catching
    assert [catching.led(rating) for rating in range(7)] == [0, 0, 0, -1, -1, -2, -2]
    assert (catching.aided, catching.hindered) == (-2, 2)
    costs = FIGURES.waters.network.costs
    assert (costs.box, costs.catch, costs.with_wind) == (1, 1, 1)
