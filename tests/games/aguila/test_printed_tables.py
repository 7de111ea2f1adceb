"""Tables of the book that other tests read in part, stated whole: distances, formations, structures, zones, sizes."""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import (
    INCH,
    MM,
    Allowance,
    Arm,
    Cover,
    Formation,
    Scenario,
    Share,
    Structure,
    Terrain,
    Zone,
)
from tests.games.aguila.figures import (
    BASES,
    COMBAT,
    DISTANCES,
    FORMATIONS,
    SCENARIOS,
    TABLE,
    TERRAIN,
    WEAPONS,
    WEATHER,
)

HALF, WHOLE, NONE = Share(1, 2), Share(1, 1), Share(0, 1)

# ------------------------------------------------------------------------------------------------- measures and combat


@pytest.mark.rule("1.23", "3.16", "4.06", "5.05", "5.08", "5.56", "5.63", "9.22", "11.45", "12.03", "12.13", "12.19")
def test_distances_that_several_rules_speak_of_in_inches() -> None:
    inches = {name: getattr(DISTANCES, name) / INCH for name in DISTANCES.__struct_fields__}
    assert inches == {
        "separation": 1,
        "open_separation": 2,
        "wood_hidden": 2,
        "pivot_through": 1,
        "officer_screen": 2,
        "officer_leaves": 1,
        "rally_gap": 2,
        "general_death": 8,
        "skirmish_gap": 2,
        "enemy_near": 8,
        "enemy_very_near": 4,
        "square_infantry_near": 6,
        "regimental_gun": 2,
        "recoil_infantry": 2,
        "recoil_cavalry": 4,
    }


@pytest.mark.rule("15.01")
def test_players_may_agree_on_three_other_tables() -> None:
    assert TABLE.others == tuple(
        (width * MM, depth * MM) for width, depth in ((1500, 1200), (2400, 1200), (2400, 1800))
    )


@pytest.mark.rule("1.03", "1.07", "1.11")
def test_ranks_of_six_figures_on_foot_and_five_on_horseback() -> None:
    assert [base.ranks for base in BASES[Arm.INFANTRY].values()] == [2, 4, 6]
    assert [base.ranks for base in BASES[Arm.CAVALRY].values()] == [1, 2, 3]


@pytest.mark.rule("6.22", "6.23", "6.24")
def test_dragoons_on_foot_have_the_base_and_the_speed_of_infantry() -> None:
    row = COMBAT.dismounted
    assert (row.speed, row.shoot, row.front_mm, row.company_depth_mm) == (4, 5, 120, 40)


@pytest.mark.rule("10.20", "10.21", "12.09")
def test_an_officer_shares_half_the_wounds_and_an_army_breaks_at_half_its_weight() -> None:
    assert (COMBAT.courage.officer_wounds, COMBAT.break_point) == (HALF, HALF)


# ---------------------------------------------------------------------------------------------------------- formations


def paces(one: Allowance | None) -> tuple[int, int, int, bool] | None:
    """A share of Speed, inches more, and whether what was moved is taken off."""
    return None if one is None else (*one.speed, one.bonus_in, one.less_moved)


FORMS = {
    ("infantry", "line"): (WHOLE, WHOLE, (1, 1, 1, False), (1, 1, 1, True), (1, 1, 1, True), 0),
    ("infantry", "march_column"): (NONE, WHOLE, (2, 1, 0, False), None, None, 0),
    ("infantry", "attack_column"): (HALF, WHOLE, (2, 1, -1, False), (3, 2, 0, False), (3, 4, 0, False), 3),
    ("infantry", "square"): (WHOLE, HALF, None, None, None, 0),
    ("infantry", "mass"): (HALF, WHOLE, (2, 1, -2, False), (1, 1, 0, False), (1, 2, 0, False), 3),
    ("infantry", "open"): (WHOLE, HALF, (2, 1, 0, False), (2, 1, 0, False), (1, 1, 0, False), 0),
    ("cavalry", "line"): (WHOLE, WHOLE, (3, 2, 0, False), (3, 2, 0, False), (1, 1, 0, False), 0),
    ("cavalry", "march_column"): (NONE, WHOLE, (2, 1, 0, False), None, None, 0),
    ("cavalry", "open"): (WHOLE, HALF, (2, 1, 0, False), (2, 1, 0, False), (1, 1, 0, False), 0),
}
"""Shares of the Attacks shooting and in combat; at the double, charging from the halt and moved; dice thrown again."""

MET = {
    ("infantry", "line"): (0, 0, 1, 1, 1, 1, True, 0, 1),
    ("infantry", "march_column"): (2, 3, 0, 0, 0, 0, True, 0, 2),
    ("infantry", "attack_column"): (1, 2, 0, 0, 0, 0, True, 0, 1),
    ("infantry", "square"): (2, 3, -2, -1, -1, 0, False, 4, 1),
    ("infantry", "mass"): (1, 2, -1, -1, 0, 0, False, 0, 1),
    ("infantry", "open"): (0, 0, 0, 0, 0, 0, True, 0, 2),
    ("cavalry", "line"): (0, 0, 0, 0, 0, 0, True, 0, 1),
    ("cavalry", "march_column"): (2, 3, 0, 0, 0, 0, True, 0, 2),
    ("cavalry", "open"): (0, 0, 0, 0, 0, 0, True, 0, 2),
}
"""What its enemy gains: dice again with small arms, with guns; to hit with cavalry, with infantry beside it, with
lances, with infantry beside them; whether cavalry keeps its Crushing Strength; infantry's dice again; Attacks."""


@pytest.mark.rule("5.11", "5.12", "5.13", "5.15", "5.18", "5.21", "5.24", "5.25", "5.26", "5.33", "5.40", "5.42")
@pytest.mark.rule("5.43", "5.45", "5.50", "5.52", "6.03", "6.04", "8.20")
@pytest.mark.parametrize(("arm", "formation"), FORMS)
def test_what_a_formation_does(arm: str, formation: str) -> None:
    row = FORMATIONS.row[Arm(arm)][Formation(formation)]
    moves = (paces(row.double_time), paces(row.charge_halted), paces(row.charge_moved))
    assert (row.shoot, row.melee, *moves, row.rerolls) == FORMS[arm, formation]


@pytest.mark.rule("5.14", "5.16", "5.17", "5.19", "5.20", "5.22", "5.23", "5.28", "5.29", "5.30", "5.31", "5.38")
@pytest.mark.rule("5.41", "5.44", "5.53", "6.03", "6.18", "6.19", "6.20")
@pytest.mark.parametrize(("arm", "formation"), MET)
def test_what_a_formation_gives_to_its_enemy(arm: str, formation: str) -> None:
    one = FORMATIONS.row[Arm(arm)][Formation(formation)].enemy
    assert tuple(getattr(one, name) for name in one.__struct_fields__) == MET[arm, formation]


@pytest.mark.rule("4.09", "4.13", "5.32", "5.46")
def test_how_many_sides_share_a_fire_and_how_far_a_garrison_comes_out() -> None:
    sides = {name: row.sides for name, row in FORMATIONS.written.items() if row.sides}
    assert sides == {"square": (2, 3, 4), "mass": (4,)}
    assert (FORMATIONS.garrison.sides, FORMATIONS.garrison.leaving) == ((2, 3, 4), HALF)


# ---------------------------------------------------------------------------------------------------------- structures

BUILT = {
    "hedge": ("light", -1, WHOLE, 0, 0, 0),
    "bank": ("light", -1, WHOLE, 0, 0, 0),
    "wooden_fence": ("light", -1, WHOLE, 0, 0, 0),
    "stone_wall": ("solid", -1, WHOLE, -3, 0, 0),
    "high_wall": ("solid", -1, WHOLE, -3, 0, 0),
    "wooden_building": ("solid", -1, HALF, -2, 5, 0),
    "stone_building": ("solid", -1, HALF, -3, 15, 0),
    "fortified_building": ("fortified", -2, HALF, -4, 25, 0),
    "light_position": ("light", -1, WHOLE, 0, 0, 40),
    "solid_position": ("solid", -1, WHOLE, -3, 0, 80),
    "fortified_position": ("fortified", -2, HALF, -4, 25, 120),
}
"""Cover, what it takes from the die in combat, impacts of ball and what is taken from their wounds, points, price."""


@pytest.mark.rule("4.02", "4.03", "7.19", "7.20", "7.21", "9.11", "9.12", "11.21", "11.22", "11.23", "11.24", "11.27")
@pytest.mark.rule("11.29", "16.15", "16.56")
@pytest.mark.parametrize("structure", Structure)
def test_what_shelter_a_structure_gives(structure: Structure) -> None:
    row = WEAPONS.structures[structure]
    cover, melee, impacts, wound, points, price = BUILT[structure]
    assert (row.cover, row.melee, row.ball.impacts, row.ball.wound) == (Cover(cover), melee, impacts, wound)
    assert (row.points or 0, row.price or 0) == (points, price)
    assert (row.hits or 0) == (2 if points else 0)


@pytest.mark.rule("12.06")
def test_indirect_fire_keeps_half_its_impacts_against_an_officer() -> None:
    assert WEAPONS.officer_target.shell == HALF


# ----------------------------------------------------------------------------------------------------- sizes of pieces

SIZES = """
6-12 6-9   wood palm_grove fields vineyard marsh dunes difficult_ground village lake
6-9  6-9   rocks
4-8  4-8   oasis ruins
12-30 3-4  wadi
8-14 6-10  easy_hill difficult_hill impassable_mountain
0-0  4-6   river
0-0  2-4   stream
0-0  3-3   road
4-4  4-4   building
4-12 4-12  farm_or_mill
6-6  10    stone_wall
6-12 10    walls_or_fences high_wall
"""
"""Least and most length and width in inches, of walls how thick in millimetres; 0 where it crosses the table."""


@pytest.mark.rule("1.16", "4.02", "4.05", "4.07", "4.08", "6.01", "6.21", "7.19", "15.39", "15.40", "15.44", "15.45")
@pytest.mark.rule("15.46", "15.47", "15.48", "16.41")
def test_how_large_pieces_of_terrain_are() -> None:
    printed = {name: (one, two) for one, two, *names in map(str.split, SIZES.strip().splitlines()) for name in names}
    told = {
        piece.value: (
            "-".join(map(str, row.length_in)),
            str(row.thick_mm) if row.thick_mm else "-".join(map(str, row.width_in)),
        )
        for piece, row in TERRAIN.row.items()
    }
    assert told == printed
    assert TERRAIN.row[Terrain.HIGH_WALL].width == (10 * MM, 10 * MM)


@pytest.mark.rule("15.40", "15.48")
def test_a_farm_has_two_to_four_buildings_and_walls_and_a_mill_is_one() -> None:
    row = TERRAIN.farm
    assert (row.farm_die, row.farm_more, row.farm_walls_in, row.mill_buildings) == (3, 1, 12, 1)


@pytest.mark.rule("15.03", "15.04", "15.05", "15.06", "15.07", "15.10", "15.13", "15.14")
@pytest.mark.parametrize(
    ("weather", "sight", "shares"),
    [
        ("fair", 0, (WHOLE, WHOLE, WHOLE, WHOLE)),
        ("fog", 8, (HALF, WHOLE, WHOLE, WHOLE)),
        ("rain", 0, (WHOLE, Share(2, 3), WHOLE, WHOLE)),
        ("torrential", 0, (WHOLE, HALF, WHOLE, Share(3, 4))),
        ("snow", 0, (WHOLE, WHOLE, Share(3, 4), WHOLE)),
        ("blizzard", 8, (HALF, WHOLE, Share(3, 4), WHOLE)),
        ("sandstorm", 8, (HALF, WHOLE, Share(3, 4), WHOLE)),
    ],
)
def test_what_weather_leaves_of_sight_command_powder_and_speed(
    weather: str, sight: int, shares: tuple[Share, ...]
) -> None:
    row = next(row for one, row in WEATHER.row.items() if one.value == weather)
    assert row.sight_in == sight
    assert (row.command, row.powder, row.speed, row.cavalry_speed) == shares


# ----------------------------------------------------------------------------------------------------------- scenarios

EDGE = Zone(kind="edge", most_in=12, short_edge_in=12, open_exempt=True)
SHUT = Zone(kind="edge", most_in=12, short_edge_in=12, open_exempt=True, short_edge_shut=True)
EACH = {
    "pitched_battle": EDGE,
    "take_hill": EDGE,
    "control_region": EDGE,
    "war_escalation": Zone(kind="edge", most_in=12),
    "crossing_of_fates": EDGE,
    "oblique_line": Zone(kind="diagonal", least_in=12),
    "divide_et_impera": Zone(kind="quadrant", least_in=12),
}
ROLES = {
    "assault_position": (
        Zone(kind="off_table", short_edge_in=12, open_exempt=True),
        Zone(kind="edge", least_in=10, most_in=24, short_edge_in=12, open_exempt=True),
    ),
    "defend_farm": (Zone(kind="off_table"), Zone(kind="around", most_in=6)),
    "battle_for_bridge": (
        Zone(kind="edge", most_in=10, short_edge_in=12, open_exempt=True),
        Zone(kind="behind_river", short_edge_in=12, open_exempt=True),
    ),
    "defend_village": (Zone(kind="edge", most_in=10, short_edge_in=10), Zone(kind="around", most_in=6)),
    "borodino": (SHUT, SHUT),
}
"""Zones of attacker and defender."""


@pytest.mark.rule("16.05", "16.06", "16.13", "16.16", "16.21", "16.24", "16.27", "16.31", "16.36", "16.38", "16.44")
@pytest.mark.rule("16.48", "16.51", "16.55")
def test_the_zones_of_every_scenario() -> None:
    rows = {one.value: row.zones for one, row in SCENARIOS.row.items()}
    assert {name: zones.each for name, zones in rows.items() if zones.each} == EACH
    assert {name: (zones.attacker, zones.defender) for name, zones in rows.items() if not zones.each} == ROLES


@pytest.mark.rule("16.19", "16.22", "16.29", "16.32", "16.39")
def test_how_much_of_an_army_is_in_reserve_and_by_which_edges_it_comes() -> None:
    found = {one: (row.reserves.share, row.reserves.short_edges) for one, row in SCENARIOS.row.items() if row.reserves}
    assert found == {
        Scenario.DEFEND_FARM: (HALF, True),
        Scenario.BATTLE_FOR_BRIDGE: (HALF, True),
        Scenario.WAR_ESCALATION: (WHOLE, False),
    }


@pytest.mark.rule("16.15", "16.30", "16.35", "16.38")
def test_works_bridges_and_streets_are_as_wide_as_ruled_and_light_cavalry_deploys_first() -> None:
    own = SCENARIOS.own
    assert (own.assault_position.work_in, own.battle_for_bridge.bridge_in, own.defend_village.street_in) == (6, 6, 5)
    assert own.war_escalation.groups == {Arm.CAVALRY: 1, Arm.INFANTRY: 2, Arm.ARTILLERY: 3}


@pytest.mark.rule("16.09", "16.26", "16.28")
def test_our_battle_to_learn_on_has_four_turns_and_a_marker_before_each_side() -> None:
    length, row = SCENARIOS.lengths["learning"], SCENARIOS.own.learning
    assert (length.start, length.goes_on, length.last) == (4, (), 4)
    assert (row.marker_in, row.held_in, row.own, row.enemy) == (16, 6, 1, 2)
