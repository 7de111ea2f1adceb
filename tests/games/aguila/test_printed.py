"""The profiles and prices of the lists, figure by figure: units, guns, officers, abilities.

The book has no lists. One profile is public (`troops.toml` cites it); the others are reconstructed, and stand here a
second time so that none changes unseen.
"""

from __future__ import annotations

import pytest

from maestre.games.aguila.data import Ability, Arm, Nation, OfficerAbility, Rank
from tests.games.aguila.figures import ABILITIES, OFFICERS, TROOPS, UNITS

PROFILES = """
france_line_12               4 5 4 4  6 11-13 4 120 musket
france_line_24               4 5 4 4 12 16-18 4 210 musket
france_novice_12             4 5 5 4  6  9-11 5  95 musket
france_novice_24             4 5 5 4 12 14-16 5 165 musket
france_light_12              4 5 4 4  6 11-13 4 130 musket
france_light_24              4 5 4 4 12 16-18 4 200 musket
france_hussars_5             9 4 5 4  6 10-12 4 135 carbine
france_hussars_10            9 4 5 4 12 15-17 4 200 carbine
france_chasseurs_5           9 4 5 4  6  9-11 4 135 carbine
france_chasseurs_10          9 4 5 4 12 14-16 4 195 carbine
france_dragoons_5            8 4 - 4  6 11-13 4 115 -
france_dragoons_10           8 4 - 4 12 16-18 4 165 -
france_lancers_5             8 4 - 4  6 10-12 4 120 -
france_lancers_10            8 4 - 4 12 15-17 4 160 -
france_guard_12              4 4 4 4  6 13-15 3 165 musket
france_guard_24              4 4 4 4 12 18-20 3 240 musket
france_cuirassiers_5         8 3 - 5  6 11-13 4 160 -
france_cuirassiers_10        8 3 - 5 12 16-18 4 230 -
france_carabiniers_5         8 3 - 5  6 11-13 3 165 -
france_carabiniers_10        8 3 - 5 12 16-18 3 235 -
france_voltigeurs_12         4 5 4 4  6 12-14 4 145 musket
france_voltigeurs_24         4 5 4 4 12 17-19 4 215 musket
france_foreign_12            4 5 5 4  6 10-12 5 105 musket
france_national_guard_12     4 5 5 4  6  9-11 5 100 musket
france_national_guard_24     4 5 5 4 12 14-16 5 160 musket
britain_line_12              4 5 4 4  6 11-13 4 130 musket
britain_line_24              4 5 4 4 12 16-18 4 210 musket
britain_portuguese_12        4 5 4 4  6 10-12 4 115 musket
britain_portuguese_24        4 5 4 4 12 15-17 4 185 musket
britain_hanoverian_12        4 5 5 4  6  9-11 5  95 musket
britain_hanoverian_24        4 5 5 4 12 14-16 5 155 musket
britain_highlanders_12       4 4 4 4  6 11-13 4 155 musket
britain_highlanders_24       4 4 4 4 12 16-18 4 245 musket
britain_light_12             4 5 4 4  6 11-13 3 145 musket
britain_light_24             4 5 4 4 12 16-18 3 215 musket
britain_rifles_12            4 5 4 4  6 11-13 3 175 rifle
britain_kgl_12               4 5 4 4  6 12-14 4 130 musket
britain_kgl_24               4 5 4 4 12 17-19 4 200 musket
britain_guards_12            4 4 4 4  6 13-15 3 170 musket
britain_guards_24            4 4 4 4 12 18-20 3 245 musket
britain_light_dragoons_5     9 4 5 4  6 10-12 4 135 carbine
britain_light_dragoons_10    9 4 5 4 12 15-17 4 200 carbine
britain_kgl_hussars_5        9 4 5 4  6 11-13 3 145 carbine
britain_kgl_hussars_10       9 4 5 4 12 16-18 3 205 carbine
britain_heavy_dragoons_5     8 3 - 4  6 11-13 5 125 -
britain_heavy_dragoons_10    8 3 - 4 12 16-18 5 185 -
britain_household_5          8 3 - 4  6 11-13 4 140 -
britain_household_10         8 3 - 4 12 16-18 4 205 -
prussia_musketeers_12        4 5 4 4  6 11-13 4 130 musket
prussia_musketeers_24        4 5 4 4 12 16-18 4 200 musket
prussia_reserve_12           4 5 5 4  6 10-12 4 105 musket
prussia_reserve_24           4 5 5 4 12 15-17 4 160 musket
prussia_landwehr_12          4 5 5 4  6  9-11 5  95 musket
prussia_landwehr_24          4 5 5 4 12 14-16 5 155 musket
prussia_landwehr_36          4 5 5 4 16 18-20 5 195 musket
prussia_fusiliers_12         4 5 4 4  6 11-13 4 130 musket
prussia_fusiliers_24         4 5 4 4 12 16-18 4 200 musket
prussia_jagers_12            4 5 4 4  6 10-12 4 160 rifle
prussia_grenadiers_12        4 4 4 4  6 12-14 4 140 musket
prussia_grenadiers_24        4 4 4 4 12 17-19 4 220 musket
prussia_guard_12             4 4 4 4  6 13-15 3 155 musket
prussia_guard_24             4 4 4 4 12 18-20 3 230 musket
prussia_hussars_5            9 4 5 4  6 10-12 4 135 carbine
prussia_hussars_10           9 4 5 4 12 15-17 4 200 carbine
prussia_dragoons_5           8 4 - 4  6 11-13 4 115 -
prussia_dragoons_10          8 4 - 4 12 16-18 4 165 -
prussia_uhlans_5             8 4 - 4  6 10-12 4 120 -
prussia_uhlans_10            8 4 - 4 12 15-17 4 160 -
prussia_landwehr_cavalry_5   8 5 - 4  6  8-10 5 100 -
prussia_landwehr_cavalry_10  8 5 - 4 12 13-15 5 135 -
prussia_cuirassiers_5        8 3 - 4  6 11-13 4 125 -
prussia_cuirassiers_10       8 3 - 4 12 16-18 4 190 -
austria_german_24            4 5 4 4 12 16-18 5 185 musket
austria_german_36            4 5 4 4 16 20-22 5 235 musket
austria_hungarian_24         4 4 5 4 12 16-18 5 185 musket
austria_hungarian_36         4 4 5 4 16 20-22 5 235 musket
austria_landwehr_24          4 5 5 4 12 14-16 5 155 musket
austria_grenzer_12           4 5 4 4  6 10-12 4 130 musket
austria_grenzer_24           4 5 4 4 12 15-17 4 200 musket
austria_jagers_12            4 5 4 4  6 11-13 4 145 rifle
austria_jagers_24            4 5 4 4 12 16-18 4 235 rifle
austria_grenadiers_12        4 4 4 4  6 13-15 4 145 musket
austria_grenadiers_24        4 4 4 4 12 18-20 4 220 musket
austria_hussars_5            9 4 5 4  6 10-12 4 135 carbine
austria_hussars_10           9 4 5 4 12 15-17 4 200 carbine
austria_hussars_15           9 4 5 4 16 19-21 4 240 carbine
austria_chevaulegers_5       9 4 5 4  6 10-12 4 135 carbine
austria_chevaulegers_10      9 4 5 4 12 15-17 4 200 carbine
austria_dragoons_5           8 4 - 4  6 11-13 4 115 -
austria_dragoons_10          8 4 - 4 12 16-18 4 165 -
austria_uhlans_5             8 4 - 4  6 10-12 4 120 -
austria_uhlans_10            8 4 - 4 12 15-17 4 160 -
austria_cuirassiers_5        8 3 - 5  6 11-13 4 160 -
austria_cuirassiers_10       8 3 - 5 12 16-18 4 230 -
russia_musketeers_12         4 5 5 4  6 12-14 5 115 musket
russia_musketeers_24         4 5 5 4 12 17-19 5 185 musket
russia_recruits_12           4 5 5 4  6 10-12 5 100 musket
russia_recruits_24           4 5 5 4 12 15-17 5 155 musket
russia_opolchenie_36         4 5 - 4 16 16-18 5 125 -
russia_jagers_12             4 5 4 4  6 11-13 4 130 musket
russia_jagers_24             4 5 4 4 12 16-18 4 200 musket
russia_grenadiers_12         4 4 5 4  6 13-15 4 140 musket
russia_grenadiers_24         4 4 5 4 12 18-20 4 210 musket
russia_guard_12              4 4 4 4  6 13-15 4 160 musket
russia_guard_24              4 4 4 4 12 18-20 4 235 musket
russia_cossacks_5           10 5 - 4  6  8-10 4 125 -
russia_cossacks_10          10 5 - 4 12 13-15 4 160 -
russia_hussars_5             9 4 5 4  6 10-12 4 135 carbine
russia_hussars_10            9 4 5 4 12 15-17 4 200 carbine
russia_dragoons_5            8 4 - 4  6 11-13 4 115 -
russia_dragoons_10           8 4 - 4 12 16-18 4 165 -
russia_uhlans_5              8 4 - 4  6 10-12 4 120 -
russia_uhlans_10             8 4 - 4 12 15-17 4 160 -
russia_cuirassiers_5         8 3 - 5  6 11-13 4 160 -
russia_cuirassiers_10        8 3 - 5 12 16-18 4 230 -
spain_line_12                4 5 4 4  6 10-12 5 110 musket
spain_line_24                4 5 4 4 12 15-17 5 180 musket
spain_provincial_12          4 5 5 4  6 10-12 5 100 musket
spain_provincial_24          4 5 5 4 12 15-17 5 155 musket
spain_volunteers_24          4 5 5 4 12 13-15 5 165 musket
spain_volunteers_36          4 5 5 4 16 17-19 5 205 musket
spain_light_12               4 5 4 4  6 10-12 4 125 musket
spain_light_24               4 5 4 4 12 15-17 4 195 musket
spain_guerrillas_12          4 5 5 4  6  9-11 4 125 musket
spain_grenadiers_12          4 4 4 4  6 11-13 4 135 musket
spain_grenadiers_24          4 4 4 4 12 16-18 4 215 musket
spain_guards_12              4 4 4 4  6 12-14 4 150 musket
spain_guards_24              4 4 4 4 12 17-19 4 230 musket
spain_hussars_5              9 4 5 4  6  9-11 4 135 carbine
spain_hussars_10             9 4 5 4 12 14-16 4 195 carbine
spain_line_cavalry_5         8 4 - 4  6  9-11 5 105 -
spain_line_cavalry_10        8 4 - 4 12 14-16 5 155 -
spain_dragoons_5             8 4 - 4  6  9-11 4 110 -
spain_dragoons_10            8 4 - 4 12 14-16 4 160 -
spain_lancers_5              9 5 - 4  6  9-11 4 120 -
poland_line_12               4 5 4 4  6 11-13 4 125 musket
poland_line_24               4 5 4 4 12 16-18 4 195 musket
poland_vistula_12            4 5 4 4  6 12-14 4 130 musket
poland_vistula_24            4 5 4 4 12 17-19 4 200 musket
poland_chasseurs_5           9 4 5 4  6  9-11 4 135 carbine
poland_chasseurs_10          9 4 5 4 12 14-16 4 195 carbine
poland_krakus_5              9 5 - 4  6  9-11 5 105 -
poland_vistula_lancers_5     8 4 - 4  6 11-13 4 130 -
poland_vistula_lancers_10    8 4 - 4 12 16-18 4 175 -
naples_line_12               4 5 5 4  6 10-12 5 100 musket
naples_line_24               4 5 5 4 12 15-17 5 155 musket
naples_light_12              4 5 4 4  6 10-12 4 130 musket
naples_chasseurs_5           9 4 5 4  6  9-11 5 130 carbine
naples_chasseurs_10          9 4 5 4 12 14-16 5 190 carbine
naples_guard_12              4 4 4 4  6 12-14 4 145 musket
naples_guard_24              4 4 4 4 12 17-19 4 225 musket
"""
"""Speed, Melee, Shooting, Defence, Attacks, Courage, Discipline, points, weapon; a line where there is none."""

GUNS = """
gun_light_foot    2/6 4  8-10 4  70
gun_medium_foot   2/6 4  9-11 4  95
gun_light_horse   2/9 4  8-10 4  95
gun_medium_horse  2/9 4  9-11 4 120
gun_heavy_foot    1/5 4 10-12 4 120
howitzer_foot     2/6 4  9-11 4 100
"""
"""Speed by hand and behind horses, Defence, Courage, Discipline, points: the same in every nation."""

BATTERIES = {
    "france": "gun_light_foot gun_medium_foot gun_light_horse gun_medium_horse gun_heavy_foot",
    "britain": "gun_light_foot gun_medium_foot gun_light_horse gun_medium_horse howitzer_foot",
    "prussia": "gun_medium_foot gun_medium_horse gun_heavy_foot howitzer_foot",
    "austria": "gun_light_foot gun_medium_foot gun_medium_horse gun_heavy_foot howitzer_foot",
    "russia": "gun_medium_foot gun_medium_horse gun_heavy_foot howitzer_foot",
    "spain": "gun_light_foot gun_medium_foot gun_light_horse gun_heavy_foot howitzer_foot",
    "poland": "gun_medium_foot gun_medium_horse",
    "naples": "gun_light_foot",
}
"""The guns that each nation has."""


@pytest.mark.rule("1.05", "1.19", "1.28", "14.01")
@pytest.mark.parametrize("line", PROFILES.strip().splitlines(), ids=lambda line: line.split()[0])
def test_a_unit_has_the_values_and_the_price_of_its_profile(line: str) -> None:
    name, *values = line.split()
    one = UNITS[name]
    printed = [one.speed, one.melee, one.shoot, one.defence, one.attacks, "-".join(map(str, one.courage))]
    printed += [one.discipline, one.points, one.weapon and one.weapon.value]
    assert ["-" if value is None else str(value) for value in printed] == values
    assert one.range_in == 0


@pytest.mark.rule("1.19", "11.35", "14.01")
@pytest.mark.parametrize("nation", Nation)
def test_guns_have_the_same_values_and_prices_in_every_nation(nation: Nation) -> None:
    rows = {name: values for name, *values in map(str.split, GUNS.strip().splitlines())}
    for kind in BATTERIES[nation].split():
        one = UNITS[f"{nation}_{kind}"]
        speeds, courage = f"{one.speed}/{one.limbered}", "-".join(map(str, one.courage))
        assert [speeds, *map(str, (one.defence, courage, one.discipline, one.points))] == rows[kind]


@pytest.mark.rule("1.19", "14.01")
def test_every_unit_is_in_the_tables_above() -> None:
    told = [line.split()[0] for line in PROFILES.strip().splitlines()]
    assert [name for name, one in UNITS.items() if one.arm is not Arm.ARTILLERY] == told
    guns = [f"{nation}_{kind}" for nation, kinds in BATTERIES.items() for kind in kinds.split()]
    assert [name for name, one in UNITS.items() if one.arm is Arm.ARTILLERY] == guns


@pytest.mark.rule("14.01")
def test_points_follow_from_values_at_the_scale_of_the_public_profile() -> None:
    model = TROOPS.points
    assert (model.melee_hit, model.shooting_hit_inch, model.rout_tenths, model.discipline) == (8, 1, 18, 4)
    assert (model.speed_infantry, model.speed_cavalry, model.step) == (2, 3, 5)


@pytest.mark.rule("1.19", "10.21", "12.08", "12.09")
@pytest.mark.parametrize(
    ("rank", "values"),
    [
        (Rank.DIVISION_GENERAL, (8, 4, 5, 2, (12, 14), 3, 120)),
        (Rank.BRIGADE_GENERAL, (8, 4, 5, 2, (11, 13), 3, 80)),
        (Rank.COMANDANTE, (8, 4, 5, 1, (10, 12), 4, 50)),
    ],
)
def test_an_officer_has_the_values_and_the_price_of_his_rank(rank: Rank, values: tuple[object, ...]) -> None:
    one = OFFICERS.profiles[rank]
    fighting = (one.speed, one.melee, one.defence, one.attacks)
    assert (*fighting, one.courage, one.discipline, one.points) == values


UNITS_ABILITIES = """
0: indirect_fire canister reload
3: crushing piercing
5: agile expert_fighters cruel hardy expert_skirmishers borderers home_ground manoeuvrable vanguard
10: cuirass hidden_deployment elan elite grenadiers fast stubborn veterans open_formation light_companies
15: guards hatred tough stealthy lancers
20: fearsome
"""
OFFICERS_ABILITIES = """
0: individual
5: right_moment agile
10: form_up strategist spurring heroic bravest_of_the_brave
15: hold anticipation great_strategist disciplinarian inspiring fanatic instructor
25: strict_disciplinarian very_inspiring
"""
"""What each ability costs. Crushing and piercing cost it for each hit that a unit expects."""


def prices(text: str) -> dict[str, int]:
    """Read the prices above."""
    rows = [line.split(": ") for line in text.strip().splitlines()]
    return {name: int(points) for points, names in rows for name in names.split()}


@pytest.mark.rule("5.47", "5.63", "6.17", "13.01", "14.01")
def test_what_the_abilities_of_units_cost() -> None:
    assert {one.value: row.points for one, row in ABILITIES.row.items()} == prices(UNITS_ABILITIES)
    hits = {one: row.each_hit for one, row in ABILITIES.row.items() if row.each_hit}
    assert hits == {Ability.CRUSHING: "melee", Ability.PIERCING: "shoot"}


@pytest.mark.rule("12.26", "12.48", "14.01")
def test_what_the_abilities_of_officers_cost_and_which_work_once() -> None:
    assert {one.value: row.points for one, row in OFFICERS.abilities.items()} == prices(OFFICERS_ABILITIES)
    once = "hold anticipation form_up strategist great_strategist right_moment"
    assert [one.value for one, row in OFFICERS.abilities.items() if row.once] == once.split()
    halving = {one: tuple(row.damage) for one, row in OFFICERS.abilities.items() if tuple(row.damage) != (1, 1)}
    assert halving == {OfficerAbility.DISCIPLINARIAN: (1, 2), OfficerAbility.STRICT_DISCIPLINARIAN: (1, 2)}


@pytest.mark.rule("12.21", "14.09", "14.10")
def test_an_army_of_several_brigades_has_two_officers_more_and_a_general() -> None:
    assert (OFFICERS.staff.several_brigades_officers, OFFICERS.staff.several_brigades_generals) == (2, 1)
