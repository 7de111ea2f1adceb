"""The tables of Águila: what the book says of them, where the rest comes from, and that a broken one is refused."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from maestre.games.aguila.armies.army import (
    army_points,
    break_point,
    equipped,
    from_json,
    officer_price,
    strategic_factor,
    unit_price,
    weight,
)
from maestre.games.aguila.data import (
    INCH,
    Ability,
    Arm,
    Base,
    Class,
    Cover,
    Formation,
    FormationRow,
    Going,
    Gun,
    Landscape,
    Nation,
    OfficerAbility,
    OfficerEntry,
    OrderKind,
    Rank,
    Reaction,
    Region,
    Scenario,
    Season,
    Share,
    Structure,
    Terrain,
    Tier,
    UnitEntry,
    Weapon,
    Weather,
)
from maestre.games.aguila.data.abilities import read_abilities
from maestre.games.aguila.data.forces import read_forces
from maestre.games.aguila.data.measures import survey
from maestre.games.aguila.data.officers import read_officers
from maestre.games.aguila.data.orders import read_orders
from maestre.games.aguila.data.troops import read_troops
from maestre.games.aguila.data.weather import read_weather
from maestre.miniatures.lists import to_json
from maestre.play import Catalogue, Unreadable
from tests.games.aguila.figures import (
    ABILITIES,
    BASES,
    COMBAT,
    DISTANCES,
    FIGURES,
    FORCES,
    FORMATIONS,
    HORSEMAN,
    KINDS,
    LISTS,
    OFFICERS,
    ORDERS,
    PROVENANCE,
    SCENARIOS,
    SIGHT,
    TABLE,
    TERRAIN,
    TROOPS,
    UNITS,
    WEAPONS,
    WEATHER,
    read_combat,
    read_formations,
    read_lists,
    read_scenarios,
    read_terrain,
    read_units,
    read_weapons,
)
from tests.miniatures.figures import refuse_broken, unread, unsourced

CATALOGUE = Catalogue.load(files("maestre.games.aguila") / "rules.toml")

HALF, QUARTER, WHOLE = Share(1, 2), Share(1, 4), Share(1, 1)

# ------------------------------------------------------------------------------------------------------------ catalogue


def test_every_rule_that_a_table_names_is_in_the_catalogue() -> None:
    named = [rule for source in PROVENANCE.values() for rule in source.rules]
    named += [rule for ability in ABILITIES.row.values() for rule in ability.rules]
    named += [rule for ability in OFFICERS.abilities.values() for rule in ability.rules]
    named += [rule for reaction in ORDERS.reactions.values() for rule in reaction.rules]
    named += [order.rule for order in ORDERS.row.values()]
    assert [rule for rule in named if rule not in CATALOGUE.rules] == []


def test_every_table_says_where_it_comes_from_and_which_rules_it_serves() -> None:
    assert unsourced(PROVENANCE) == []
    assert [name for name, source in PROVENANCE.items() if not source.rules] == []
    assert PROVENANCE["weapons.gun.light"].reason
    assert PROVENANCE["units_france.line"].provenance.startswith("public")
    assert TROOPS.citations["quick_start"].address


def test_data_files_are_all_read() -> None:
    assert unread("maestre.games.aguila.data", PROVENANCE) == set()


# ----------------------------------------------------------------------------------------------------- table and bases


@pytest.mark.rule("15.01")
def test_the_table_is_180_by_120_cm_for_1500_to_2000_points() -> None:
    assert (TABLE.width, TABLE.depth) == (180_000, 120_000)
    assert (TABLE.points_least, TABLE.points_most) == (1500, 2000)


@pytest.mark.rule("1.24")
def test_an_inch_is_25_4_mm() -> None:
    assert INCH == 2540
    assert (DISTANCES.separation, DISTANCES.open_separation, DISTANCES.general_death) == (2540, 5080, 20_320)


@pytest.mark.rule("1.02", "1.03", "1.06", "1.07", "1.11")
@pytest.mark.parametrize(
    ("arm", "figures", "front_mm", "depth_mm", "companies"),
    [
        (Arm.INFANTRY, 12, 120, 40, 3),
        (Arm.INFANTRY, 24, 120, 80, 6),
        (Arm.INFANTRY, 36, 120, 120, 9),
        (Arm.CAVALRY, 5, 125, 50, 1),
        (Arm.CAVALRY, 10, 125, 100, 2),
        (Arm.CAVALRY, 15, 125, 150, 3),
    ],
)
def test_bases_are_those_of_the_book(arm: Arm, figures: int, front_mm: int, depth_mm: int, companies: int) -> None:
    base = BASES[arm][figures]
    assert (base.front, base.depth, base.companies) == (front_mm * 100, depth_mm * 100, companies)
    assert sorted(BASES[arm]) == ([12, 24, 36] if arm is Arm.INFANTRY else [5, 10, 15])


@pytest.mark.rule("1.09", "1.10")
def test_guns_and_officers_stand_alone_on_bases_of_our_own() -> None:
    assert BASES[Arm.ARTILLERY] == {1: Base(front=6000, depth=8000, companies=0, ranks=1, weight=1)}
    assert BASES[Arm.OFFICER] == {1: Base(front=4000, depth=4000, companies=0, ranks=1, weight=0)}


@pytest.mark.rule("10.20")
def test_a_unit_weighs_one_two_or_three_by_its_size() -> None:
    weights = {arm: [base.weight for base in BASES[arm].values()] for arm in (Arm.INFANTRY, Arm.CAVALRY)}
    assert weights == {Arm.INFANTRY: [1, 2, 3], Arm.CAVALRY: [1, 2, 3]}
    assert HORSEMAN == 2


@pytest.mark.rule("1.12", "1.13", "1.14", "1.18")
def test_arcs_open_45_degrees_and_close_order_sees_straight_ahead() -> None:
    assert (SIGHT.arc, SIGHT.vision_wide, SIGHT.vision_close, SIGHT.turn) == (4500, 4500, 0, 9000)
    assert (SIGHT.sliver, SIGHT.doubt) == (100, 4)


@pytest.mark.parametrize(
    ("share", "whole", "down", "up"), [(HALF, 7, 3, 4), (Share(1, 3), 7, 2, 3), (QUARTER, 8, 2, 2)]
)
def test_lengths_are_rounded_down_and_counts_up(share: Share, whole: int, down: int, up: int) -> None:
    assert (share.of(whole), share.up(whole)) == (down, up)


# --------------------------------------------------------------------------------------------- orders and formations


@pytest.mark.rule("3.03", "3.05", "3.06", "3.07", "3.08", "3.10")
def test_how_far_each_order_moves() -> None:
    moves = {order: (*row.distance, row.turns, row.pivots) for order, row in ORDERS.row.items()}
    assert moves == {
        OrderKind.HALT: (0, 1, 0, 0),
        OrderKind.CHANGE_FACING: (1, 2, 1, 0),
        OrderKind.ADVANCE: (1, 1, 1, 2),
        OrderKind.BACK_OR_SIDEWAYS: (1, 2, 0, 0),
        OrderKind.DOUBLE_TIME: (2, 1, 0, 1),
        OrderKind.CHANGE_FORMATION: (1, 2, 0, 0),
    }


@pytest.mark.rule("3.04", "3.09", "8.19", "8.21")
def test_two_turns_in_a_charge_from_the_halt_one_otherwise_and_no_charge_after_facing_or_double_time() -> None:
    assert [row.charge_turns for row in ORDERS.row.values()] == [2, 0, 1, 1, 0, 1]
    assert [order for order, row in ORDERS.row.items() if not row.charge] == [
        OrderKind.CHANGE_FACING,
        OrderKind.DOUBLE_TIME,
    ]
    assert [order for order, row in ORDERS.row.items() if not row.shoot] == [OrderKind.DOUBLE_TIME]


@pytest.mark.rule("10.12", "11.03", "11.40")
def test_who_may_receive_an_order() -> None:
    stunned = [order for order, row in ORDERS.row.items() if row.stunned]
    assert stunned == [OrderKind.HALT, OrderKind.CHANGE_FACING, OrderKind.BACK_OR_SIDEWAYS]
    assert [row.artillery for row in ORDERS.row.values()] == ["yes", "yes", "yes", "no", "limbered", "no"]


@pytest.mark.rule("8.09")
def test_only_cavalry_counter_charges_or_retires_and_only_infantry_forms_square() -> None:
    only = {reaction: row.arms for reaction, row in ORDERS.reactions.items() if len(row.arms) == 1}
    assert only == {
        Reaction.SQUARE: (Arm.INFANTRY,),
        Reaction.COUNTER_CHARGE: (Arm.CAVALRY,),
        Reaction.RETIRE: (Arm.CAVALRY,),
    }
    assert all(Arm.OFFICER not in row.arms for row in ORDERS.reactions.values())


@pytest.mark.rule("5.05", "5.07", "5.08", "6.16", "10.13", "10.23", "12.11")
def test_what_changes_a_discipline_test() -> None:
    tests = ORDERS.discipline
    assert (tests.enemy_near, tests.enemy_very_near) == (-1, -2)
    assert (DISTANCES.enemy_near, DISTANCES.enemy_very_near) == (8 * INCH, 4 * INCH)
    assert (tests.square, tests.square_infantry_near, DISTANCES.square_infantry_near) == (-2, -3, 6 * INCH)
    assert (tests.evade_flank, tests.stunned_shooting, tests.break_unit_lost) == (-2, -1, -1)
    assert (tests.officer, tests.army_general) == (1, 2)


def _foot(formation: Formation) -> FormationRow:
    return FORMATIONS.row[Arm.INFANTRY][formation]


@pytest.mark.rule("6.03")
def test_infantry_has_six_formations_and_cavalry_three() -> None:
    assert set(FORMATIONS.row[Arm.INFANTRY]) == set(Formation)
    assert set(FORMATIONS.row[Arm.CAVALRY]) == {Formation.LINE, Formation.MARCH_COLUMN, Formation.OPEN}
    assert FORMATIONS.row[Arm.ARTILLERY] == {}


@pytest.mark.rule("5.12", "5.24", "5.42", "6.04", "8.18", "8.20")
@pytest.mark.parametrize(
    ("arm", "formation", "speed", "halted", "moved"),
    [
        (Arm.INFANTRY, Formation.LINE, 4, 5, 1),
        (Arm.INFANTRY, Formation.ATTACK_COLUMN, 4, 6, 3),
        (Arm.INFANTRY, Formation.MASS, 4, 4, 2),
        (Arm.INFANTRY, Formation.OPEN, 4, 8, 4),
        (Arm.CAVALRY, Formation.LINE, 8, 12, 8),
        (Arm.CAVALRY, Formation.OPEN, 9, 18, 9),
    ],
)
def test_how_far_a_formation_charges_from_the_halt_and_after_a_full_move(
    arm: Arm, formation: Formation, speed: int, halted: int, moved: int
) -> None:
    row = FORMATIONS.row[arm][formation]
    assert row.charge_halted is not None
    assert row.charge_moved is not None
    assert row.charge_halted.reach(speed * INCH, 0) == halted * INCH
    assert row.charge_moved.reach(speed * INCH, speed * INCH) == moved * INCH


@pytest.mark.rule("5.12")
def test_a_line_that_has_moved_farther_than_it_charges_charges_nowhere() -> None:
    charge = _foot(Formation.LINE).charge_moved
    assert charge is not None
    assert charge.reach(4 * INCH, 6 * INCH) == 0


@pytest.mark.rule("5.13", "5.15", "5.21", "5.40", "6.04")
@pytest.mark.parametrize(
    ("arm", "formation", "inches"),
    [
        (Arm.INFANTRY, Formation.LINE, 5),
        (Arm.INFANTRY, Formation.MARCH_COLUMN, 8),
        (Arm.INFANTRY, Formation.ATTACK_COLUMN, 7),
        (Arm.INFANTRY, Formation.MASS, 6),
        (Arm.INFANTRY, Formation.OPEN, 8),
        (Arm.CAVALRY, Formation.LINE, 6),
        (Arm.CAVALRY, Formation.MARCH_COLUMN, 8),
    ],
)
def test_how_far_speed_4_goes_at_the_double(arm: Arm, formation: Formation, inches: int) -> None:
    double_time = FORMATIONS.row[arm][formation].double_time
    assert double_time is not None
    assert double_time.reach(4 * INCH, 0) == inches * INCH


@pytest.mark.rule("5.18", "5.36", "5.37")
def test_squares_stand_still_and_neither_they_nor_march_columns_charge() -> None:
    assert [one for one in Formation if not _foot(one).moves] == [Formation.SQUARE]
    assert [one for one in Formation if not _foot(one).charges] == [Formation.MARCH_COLUMN, Formation.SQUARE]


@pytest.mark.rule("5.11", "5.18", "5.26", "5.32", "5.33", "5.45", "5.46", "5.52")
def test_how_formations_shoot_and_fight() -> None:
    shares = {one: (_foot(one).shoot, _foot(one).melee) for one in Formation}
    assert shares == {
        Formation.LINE: (WHOLE, WHOLE),
        Formation.MARCH_COLUMN: (Share(0, 1), WHOLE),
        Formation.ATTACK_COLUMN: (HALF, WHOLE),
        Formation.SQUARE: (WHOLE, HALF),
        Formation.MASS: (HALF, WHOLE),
        Formation.OPEN: (WHOLE, HALF),
    }
    assert (_foot(Formation.SQUARE).sides, _foot(Formation.MASS).sides) == ((2, 3, 4), (4,))
    assert FORMATIONS.garrison.sides == (2, 3, 4)


@pytest.mark.rule("5.16", "5.17", "5.22", "5.23", "5.38", "5.41")
def test_how_many_dice_are_thrown_again_against_a_formation() -> None:
    again = [(_foot(one).enemy.rerolls_small_arms, _foot(one).enemy.rerolls_artillery) for one in Formation]
    assert again == [(0, 0), (2, 3), (1, 2), (2, 3), (1, 2), (0, 0)]


@pytest.mark.rule("5.14", "5.28", "5.29", "5.30", "5.31", "5.44", "6.18", "6.19", "6.20")
def test_what_cavalry_meets_in_each_formation() -> None:
    met = {
        one: (row.cavalry, row.cavalry_joined, row.lancers, row.lancers_joined, row.cavalry_strength)
        for one in Formation
        if any(((row := _foot(one).enemy).cavalry, row.lancers))
    }
    assert met == {
        Formation.LINE: (1, 1, 1, 1, True),
        Formation.SQUARE: (-2, -1, -1, 0, False),
        Formation.MASS: (-1, -1, 0, 0, False),
    }
    assert [_foot(one).enemy.infantry_rerolls for one in Formation] == [0, 0, 0, 4, 0, 0]
    assert FORMATIONS.row[Arm.CAVALRY][Formation.LINE].enemy.cavalry == 0


@pytest.mark.rule("5.19", "5.20", "5.25", "5.43", "5.53")
def test_columns_and_open_order_suffer_double_and_shock_columns_throw_three_dice_again() -> None:
    assert [_foot(one).enemy.attacks for one in Formation] == [1, 2, 1, 1, 1, 2]
    assert [_foot(one).rerolls for one in Formation] == [0, 0, 3, 0, 3, 0]
    assert [one for one in Formation if _foot(one).stunned_after_melee] == [Formation.MARCH_COLUMN]


@pytest.mark.rule("4.05", "5.39", "5.47", "5.48", "5.50")
def test_a_mass_needs_36_figures_and_open_order_its_ability_which_makes_rough_ground_easy() -> None:
    assert (_foot(Formation.MASS).figures_least, _foot(Formation.LINE).figures_least) == (36, 0)
    loose = FORMATIONS.row[Arm.CAVALRY][Formation.OPEN]
    assert (loose.needs, loose.easy_going, loose.wide_vision, loose.impacts) == (
        Ability.OPEN_FORMATION,
        True,
        True,
        HALF,
    )
    assert FORMATIONS.difficult == 2


# -------------------------------------------------------------------------------------------------- shooting and combat


@pytest.mark.rule("7.12")
def test_small_arms_reach_as_far_as_the_book_says() -> None:
    reach = {weapon: row.reach // INCH for weapon, row in WEAPONS.small_arms.items()}
    assert reach == {Weapon.MUSKET: 12, Weapon.RIFLE: 18, Weapon.CARBINE: 10, Weapon.BOW: 6}
    assert [weapon for weapon, row in WEAPONS.small_arms.items() if not row.black_powder] == [Weapon.BOW]
    assert WEAPONS.long_range == HALF


@pytest.mark.rule("7.18", "7.22", "7.23", "7.24", "8.14", "11.12", "11.37", "12.05")
def test_what_makes_a_shot_harder() -> None:
    row = COMBAT.shooting
    assert (row.long_range, row.moved, row.disorganised, row.open_formation) == (-1, -1, -1, -1)
    assert (row.skirmish_screen, row.defensive_fire, row.unlimbered, row.over_obstacle) == (-1, -1, -1, -1)
    assert row.officer == -2


@pytest.mark.rule("7.19", "7.20", "7.21")
def test_cover_takes_one_two_or_three_from_the_die() -> None:
    assert [COMBAT.cover[cover].shooting for cover in Cover] == [0, -1, -2, -3]


@pytest.mark.rule("7.26", "7.27")
def test_needing_seven_halves_the_attacks_and_eight_quarters_them() -> None:
    assert (COMBAT.dice.need_7, COMBAT.dice.need_8, COMBAT.dice.attacks_least) == (HALF, QUARTER, 1)


@pytest.mark.rule("7.02", "7.05", "7.15", "9.05", "9.06", "9.07", "9.08", "10.15", "11.34")
def test_what_multiplies_attacks() -> None:
    row = COMBAT.attacks
    assert (row.mostly_outside_arc, row.half_strength, row.disorganised, row.stunned) == (QUARTER, HALF, HALF, HALF)
    assert (row.flank_charger, row.rear_charger, row.charging_guns) == (Share(2, 1), Share(3, 1), Share(3, 1))
    assert (row.flank_defender, row.rear_defender) == (HALF, Share(1, 3))
    assert COMBAT.half_strength.up(24) == 12


@pytest.mark.rule("6.01", "6.21", "11.43")
def test_cavalry_fights_badly_in_woods_and_lancers_worse() -> None:
    assert (COMBAT.fighting.bad_ground_cavalry, COMBAT.fighting.bad_ground_lancers) == (-1, -2)
    assert {Terrain.WOOD, Terrain.MARSH, Terrain.ROCKS} <= set(COMBAT.ground.cavalry)
    assert {Terrain.WOOD, Terrain.VINEYARD} <= set(COMBAT.ground.lancers)
    assert (COMBAT.fighting.sappers_fortified, COMBAT.fighting.sappers_attacks) == (-1, 2)


@pytest.mark.rule("5.59", "5.61", "7.33", "7.34", "8.15", "9.15", "9.16", "10.05")
def test_what_is_added_in_a_courage_test() -> None:
    row = COMBAT.courage
    assert (row.damage_least, row.shot_flank, row.shot_flank_artillery, row.shot_rear) == (2, 1, 2, 2)
    assert (row.charged_flank, row.charged_rear) == (1, 2)
    assert (row.defensive_fire, row.defensive_fire_artillery) == (1, 2)
    assert (row.battery, row.battery_heavy, row.battery_gun) == (1, 2, 1)


@pytest.mark.rule("6.08", "6.09")
def test_light_cavalry_counter_charges_most_easily() -> None:
    assert [COMBAT.counter_charge.needed(one) for one in (Class.LIGHT, Class.LINE, Class.HEAVY)] == [3, 4, 5]
    assert COMBAT.counter_charge.move == HALF


@pytest.mark.rule("9.18", "9.19", "9.22")
def test_how_far_units_go_after_a_combat() -> None:
    assert (COMBAT.regroup.advance_die, COMBAT.regroup.withdraw_die) == (6, 3)
    assert (DISTANCES.recoil_infantry, DISTANCES.recoil_cavalry) == (2 * INCH, 4 * INCH)


@pytest.mark.rule("6.22", "6.24")
def test_dragoons_dismount_for_farm_and_village_and_shoot_on_5() -> None:
    assert COMBAT.dismounted.scenarios == (Scenario.DEFEND_FARM, Scenario.DEFEND_VILLAGE)
    assert COMBAT.dismounted.shoot == 5
    assert Formation.OPEN not in COMBAT.dismounted.formations
    assert [one for one, row in SCENARIOS.row.items() if row.dismount] == list(COMBAT.dismounted.scenarios)


# ------------------------------------------------------------------------------------------------------------ artillery


@pytest.mark.rule("11.07", "11.10", "13.20")
@pytest.mark.parametrize(
    ("gun", "reach", "canister", "attacks", "resistance"),
    [(Gun.LIGHT, 18, 4, 6, 6), (Gun.MEDIUM, 30, 6, 8, 8), (Gun.HEAVY, 42, 8, 10, 10), (Gun.HOWITZER, 30, 6, 8, 8)],
)
def test_guns_are_those_of_the_book(gun: Gun, reach: int, canister: int, attacks: int, resistance: int) -> None:
    row = WEAPONS.guns[gun]
    assert (row.reach, row.canister.reach, row.resistance) == (reach * INCH, canister * INCH, resistance)
    assert (row.canister.attacks, row.canister.hits, row.canister.piercing) == (attacks, 4, 1)


@pytest.mark.rule("11.15", "11.18", "11.19", "11.20")
def test_a_howitzer_fires_directly_and_over_what_is_in_between() -> None:
    row = WEAPONS.guns[Gun.HOWITZER]
    assert (row.ball.hits, row.ball.impacts, row.ball.piercing) == (5, (6,), 3)
    assert row.indirect is not None
    assert (row.indirect.hits, row.indirect.impacts, row.indirect.piercing) == (6, (6, 3), 1)
    assert row.indirect_least == 12 * INCH
    assert [gun for gun, one in WEAPONS.guns.items() if one.indirect] == [Gun.HOWITZER]


@pytest.mark.rule("11.13")
def test_cannon_hit_on_4_with_impacts_that_grow_with_the_calibre() -> None:
    balls = [WEAPONS.guns[gun].ball for gun in (Gun.LIGHT, Gun.MEDIUM, Gun.HEAVY)]
    assert [(ball.attacks, ball.hits, ball.impacts, ball.piercing) for ball in balls] == [
        (1, 4, (3,), 2),
        (1, 4, (6,), 3),
        (1, 4, (6,), 4),
    ]


@pytest.mark.rule("12.06")
def test_cannon_need_6_against_an_officer_and_halve_their_dice() -> None:
    assert (WEAPONS.officer_target.hits, WEAPONS.officer_target.impacts) == (6, {6: 3, 3: 2})


@pytest.mark.rule("11.21", "11.22", "11.23", "11.24", "11.27", "11.29", "11.30")
@pytest.mark.parametrize(
    ("structure", "impacts", "wound", "points", "wounds"),
    [
        (Structure.WOODEN_BUILDING, HALF, -2, 5, 5),
        (Structure.STONE_BUILDING, HALF, -3, 15, 4),
        (Structure.FORTIFIED_BUILDING, HALF, -4, 25, 4),
        (Structure.FORTIFIED_POSITION, HALF, -4, 25, None),
        (Structure.STONE_WALL, WHOLE, -3, 0, None),
        (Structure.WOODEN_FENCE, WHOLE, 0, 0, None),
    ],
)
def test_walls_and_houses_against_ball(
    structure: Structure, impacts: Share, wound: int, points: int, wounds: int | None
) -> None:
    row = WEAPONS.structures[structure]
    assert (row.ball.impacts, row.ball.wound, row.points, row.hits) == (impacts, wound, points, 2 if points else None)
    collapse = row.collapse
    assert (collapse.dice, collapse.wounds) == ((6, 6), wounds) if collapse else wounds is None


@pytest.mark.rule("9.11", "9.12", "16.15", "16.56")
def test_works_shield_from_fire_and_in_combat_and_have_their_price() -> None:
    works = [Structure.LIGHT_POSITION, Structure.SOLID_POSITION, Structure.FORTIFIED_POSITION]
    rows = [WEAPONS.structures[work] for work in works]
    assert [COMBAT.cover[row.cover].shooting for row in rows] == [-1, -2, -3]
    assert [(row.melee, row.price) for row in rows] == [(-1, 40), (-1, 80), (-2, 120)]
    assert [one for one, row in WEAPONS.structures.items() if row.price] == works


@pytest.mark.rule("11.36", "11.37", "11.38", "11.39", "11.40")
def test_horse_guns_do_in_a_turn_what_foot_guns_cannot() -> None:
    assert set(WEAPONS.limbering.horse) - set(WEAPONS.limbering.foot) == {
        "limber_move_unlimber",
        "move_unlimber_fire",
        "double_time",
    }


# -------------------------------------------------------------------------------------------------- officers, abilities


@pytest.mark.rule("12.12", "12.14")
def test_generals_command_to_12_inches_and_rally_with_more_dice() -> None:
    ranks = {rank: (row.command // INCH, row.rally_dice, row.general) for rank, row in OFFICERS.ranks.items()}
    assert ranks == {
        Rank.DIVISION_GENERAL: (12, 4, True),
        Rank.BRIGADE_GENERAL: (12, 3, True),
        Rank.COMANDANTE: (6, 2, False),
    }
    assert OFFICERS.rally == 4


@pytest.mark.rule("11.41", "11.44", "12.16", "12.20")
def test_what_may_be_bought_besides() -> None:
    extras = OFFICERS.extras
    assert (extras.aide_points, extras.aides_most, extras.aide_command_in) == (30, 2, 3)
    assert (extras.sappers_points, extras.sappers_most, extras.regimental_gun_points) == (40, 1, 15)
    assert (OFFICERS.staff.comandantes_least, OFFICERS.staff.comandantes_most) == (1, 3)


@pytest.mark.rule(
    "12.29", "12.30", "12.32", "12.35", "12.37", "12.39", "12.40", "12.41", "12.42", "12.44", "12.45", "12.46"
)
def test_the_figures_of_officers_abilities() -> None:
    assert len(OfficerAbility) == 17
    row = OFFICERS.abilities
    assert {one.value: row[one].amount for one in OfficerAbility if row[one].amount} == {
        "strategist": 1,
        "great_strategist": 2,
        "right_moment": 2,
        "spurring": 1,
        "agile": -1,
        "fanatic": 2,
        "heroic": 2,
        "instructor": 2,
    }
    assert row[OfficerAbility.SPURRING].double_time == 2
    reach = {one.value: (row[one].reach // INCH, row[one].reaction // INCH) for one in OfficerAbility if row[one].reach}
    assert reach == {"strict_disciplinarian": (6, 0), "inspiring": (6, 0), "very_inspiring": (12, 6)}
    assert OFFICERS.flight == 2


@pytest.mark.rule("13.02", "13.05", "13.09", "13.15", "13.16", "13.21", "13.23", "13.25", "13.27", "13.28", "13.31")
def test_the_figures_of_units_abilities() -> None:
    assert {one.value: row.amount for one, row in ABILITIES.row.items() if row.amount} == {
        "agile": 1,
        "expert_fighters": 1,
        "cruel": 1,
        "hardy": 1,
        "elite": 1,
        "crushing": 1,
        "guards": 2,
        "grenadiers": 2,
        "hatred": 3,
        "piercing": 1,
        "fast": 1,
        "tough": -1,
        "stealthy": -1,
        "fearsome": 2,
        "stubborn": 4,
        "veterans": 2,
        "lancers": 1,
    }


@pytest.mark.rule("13.17")
def test_cruel_grenadiers_throw_three_dice_again() -> None:
    assert ABILITIES.row[Ability.CRUEL].amount + ABILITIES.row[Ability.GRENADIERS].amount == 3


@pytest.mark.rule("11.04")
def test_every_gun_reloads_and_has_canister() -> None:
    guns = [unit for unit in UNITS.values() if unit.arm is Arm.ARTILLERY]
    assert len(guns) == 31
    assert all({Ability.RELOAD, Ability.CANISTER} <= set(gun.abilities) for gun in guns)
    assert all((Ability.INDIRECT_FIRE in gun.abilities) is (gun.gun is Gun.HOWITZER) for gun in guns)


# -------------------------------------------------------------------------------------------------- weather and terrain


@pytest.mark.rule("15.02")
def test_weather_ends_on_5_then_4_then_3_and_then_always_on_2() -> None:
    assert WEATHER.ends == (5, 4, 3, 2)


@pytest.mark.rule("15.03", "15.04", "15.05", "15.06", "15.07", "15.08", "15.09", "15.10", "15.13", "15.14")
def test_what_weather_does() -> None:
    row, musket = WEATHER.row, WEAPONS.small_arms[Weapon.MUSKET].reach
    blind = [one for one in Weather if row[one].sight == 8 * INCH]
    assert blind == [Weather.FOG, Weather.BLIZZARD, Weather.SANDSTORM]
    assert [one for one in Weather if row[one].command == HALF] == blind
    assert [row[one].powder.of(musket) // INCH for one in (Weather.FAIR, Weather.RAIN, Weather.TORRENTIAL)] == [
        12,
        8,
        6,
    ]
    slow = [one for one in Weather if row[one].speed == Share(3, 4)]
    assert slow == [Weather.SNOW, Weather.BLIZZARD, Weather.SANDSTORM]
    mud = row[Weather.TORRENTIAL]
    assert (mud.cavalry_speed, mud.infantry_double_time, mud.cannon_wounds, mud.cannon_least) == (
        Share(3, 4),
        False,
        -2,
        1,
    )
    assert [one for one in Weather if not row[one].random] == [Weather.FAIR, Weather.SNOW]
    assert row[Weather.BLIZZARD].then is Weather.SNOW


@pytest.mark.rule("15.11")
def test_ice_breaks_under_infantry_on_5_and_under_others_on_4() -> None:
    assert (WEATHER.ice.infantry, WEATHER.ice.others, WEATHER.ice.wounds_die) == (5, 4, 6)
    assert [one for one in Weather if WEATHER.row[one].frozen] == [Weather.SNOW, Weather.BLIZZARD]


@pytest.mark.rule("15.15")
def test_the_season_of_each_face() -> None:
    assert [season.value for season in WEATHER.seasons] == ["winter", "spring", "spring", "summer", "summer", "autumn"]


_FAIR, _FOG, _RAIN, _TORRENTIAL, _SNOW, _BLIZZARD, _SAND = Weather


@pytest.mark.rule("15.16", "15.17", "15.18", "15.19", "15.20", "15.21", "15.22", "15.23", "15.24")
@pytest.mark.rule("15.25", "15.26", "15.27", "15.28", "15.29", "15.30", "15.31", "15.32")
@pytest.mark.parametrize(
    ("region", "season", "upto"),
    [
        ("southern", "spring", {2: _TORRENTIAL, 4: _RAIN, 10: _FAIR, 11: _RAIN, 12: _FOG}),
        ("southern", "summer", {2: _TORRENTIAL, 11: _FAIR, 12: _RAIN}),
        ("southern", "autumn", {3: _TORRENTIAL, 5: _RAIN, 9: _FAIR, 10: _RAIN, 12: _FOG}),
        ("southern", "winter", {2: _BLIZZARD, 4: _SNOW, 5: _TORRENTIAL, 7: _RAIN, 9: _FOG, 12: _FAIR}),
        ("western", "spring", {2: _TORRENTIAL, 5: _RAIN, 9: _FAIR, 11: _RAIN, 12: _FOG}),
        ("western", "summer", {2: _TORRENTIAL, 3: _RAIN, 10: _FAIR, 12: _RAIN}),
        ("western", "autumn", {3: _TORRENTIAL, 5: _RAIN, 8: _FAIR, 10: _RAIN, 12: _FOG}),
        ("western", "winter", {3: _BLIZZARD, 6: _SNOW, 7: _TORRENTIAL, 8: _RAIN, 10: _FOG, 12: _FAIR}),
        ("eastern", "spring", {2: _TORRENTIAL, 5: _RAIN, 9: _FAIR, 11: _RAIN, 12: _FOG}),
        ("eastern", "summer", {2: _TORRENTIAL, 3: _RAIN, 11: _FAIR, 12: _RAIN}),
        ("eastern", "autumn", {4: _TORRENTIAL, 6: _RAIN, 8: _FAIR, 12: _FOG}),
        ("eastern", "winter", {4: _BLIZZARD, 7: _SNOW, 8: _TORRENTIAL, 10: _FOG, 12: _FAIR}),
        ("middle", "spring", {2: _RAIN, 4: _SAND, 11: _FAIR, 12: _SAND}),
        ("middle", "summer", {4: _SAND, 11: _FAIR, 12: _SAND}),
        ("middle", "autumn", {3: _RAIN, 4: _SAND, 11: _FAIR, 12: _SAND}),
        ("middle", "winter", {4: _RAIN, 10: _FAIR, 12: _SAND}),
    ],
)
def test_the_weather_of_each_region_and_season(region: str, season: str, upto: dict[int, Weather]) -> None:
    """Each result holds up to its number, from the one after the last."""
    place = Region(region + ("_east" if region == "middle" else "_europe"))
    expected = [next(weather for most, weather in upto.items() if total <= most) for total in range(2, 13)]
    climate = WEATHER.climate[place][Season(season)]
    assert [climate.on(total) for total in range(2, 13)] == expected


@pytest.mark.rule("15.20", "15.24", "15.28", "15.29", "15.31")
def test_where_water_freezes_in_winter_and_rain_is_sand_in_the_desert() -> None:
    winters = {region.value: WEATHER.climate[region][Season.WINTER].frozen for region in Region}
    assert winters == {
        "southern_europe": "choice",
        "western_europe": "always",
        "eastern_europe": "always",
        "middle_east": "no",
    }
    desert = WEATHER.climate[Region.MIDDLE_EAST]
    assert [season.value for season in Season if desert[season].desert_rain] == ["spring", "autumn"]


@pytest.mark.rule("15.34", "15.37")
def test_three_to_eight_pieces_four_inches_apart() -> None:
    assert (TERRAIN.placement.pieces_least, TERRAIN.placement.pieces_most) == (3, 8)
    assert (TERRAIN.placement.gap, TERRAIN.placement.buildings_die) == (4 * INCH, 3)


@pytest.mark.rule("15.38", "15.39", "15.40", "15.41", "15.42", "15.43")
@pytest.mark.parametrize(
    ("landscape", "pieces"),
    [
        (
            Landscape.MOUNTAINOUS,
            (
                "river stream wood rocks difficult_hill impassable_mountain"
                " difficult_hill easy_hill impassable_mountain wood building"
            ),
        ),
        (
            Landscape.ARID,
            "building easy_hill rocks difficult_hill fields easy_hill dunes rocks stone_wall palm_grove wadi",
        ),
        (
            Landscape.FERTILE,
            "wood difficult_hill river walls_or_fences fields farm_or_mill fields building easy_hill wood lake",
        ),
        (Landscape.WOODED, "building fields rocks river wood wood wood difficult_hill stream wood ruins"),
        (
            Landscape.STEPPE,
            "lake building rocks easy_hill difficult_hill easy_hill fields wood easy_hill rocks river",
        ),
        (
            Landscape.DESERT,
            (
                "building rocks difficult_hill difficult_ground dunes"
                " dunes difficult_ground oasis palm_grove palm_grove wadi"
            ),
        ),
    ],
)
def test_the_terrain_of_each_kind_of_country(landscape: Landscape, pieces: str) -> None:
    assert [TERRAIN.landscapes[landscape].on(total).value for total in range(2, 13)] == pieces.split()


@pytest.mark.rule("15.44", "15.45")
def test_rivers_cross_the_table_and_cannot_be_forded_in_spring() -> None:
    river, stream = TERRAIN.row[Terrain.RIVER], TERRAIN.row[Terrain.STREAM]
    assert (river.width[1], stream.width[1]) == (6 * INCH, 4 * INCH)
    for water in (river, stream):
        assert (water.going, water.spring, water.freezes, water.length) == (
            Going.DIFFICULT,
            Going.IMPASSABLE,
            True,
            None,
        )


@pytest.mark.rule("1.16", "4.05", "4.06", "15.39", "15.46")
def test_what_some_pieces_of_terrain_are() -> None:
    row = TERRAIN.row
    assert [piece for piece in Terrain if row[piece].hides] == [Terrain.WOOD, Terrain.PALM_GROVE]
    assert DISTANCES.wood_hidden == 2 * INCH
    assert all(row[piece].sight for piece in (Terrain.WOOD, Terrain.EASY_HILL, Terrain.BUILDING))
    assert (row[Terrain.WADI].going, row[Terrain.WADI].rain, row[Terrain.WADI].cover) == (
        Going.OPEN,
        Going.DIFFICULT,
        Cover.LIGHT,
    )
    assert (row[Terrain.STONE_WALL].length, row[Terrain.STONE_WALL].width) == ((6 * INCH, 6 * INCH), (1000, 1000))


def test_every_piece_of_terrain_fits_the_table() -> None:
    for piece in TERRAIN.row.values():
        assert piece.length is None or piece.length[1] < TABLE.depth
        assert 0 < piece.width[1] < TABLE.depth


# ------------------------------------------------------------------------------------------------------------ scenarios


@pytest.mark.rule("16.09", "16.10", "16.58")
def test_how_long_each_scenario_lasts() -> None:
    lasts = {one: (row.start, row.goes_on, row.last) for one in Scenario for row in (SCENARIOS.length(one),)}
    long = {Scenario.WAR_ESCALATION, Scenario.CROSSING_OF_FATES}
    assert {one for one, length in lasts.items() if length == (7, (4, 5, 6), 10)} == long
    assert lasts[Scenario.BORODINO] == (7, (5, 6), 9)
    assert {one for one, length in lasts.items() if length == (6, (4, 5, 6), 9)} == set(Scenario) - long - {
        Scenario.BORODINO
    }


@pytest.mark.rule("16.04", "16.12")
def test_in_which_group_each_class_deploys() -> None:
    groups: dict[int, set[str]] = {}
    for kind, group in SCENARIOS.deployment.classes.items():
        groups.setdefault(group, set()).add(kind.value)
    assert groups == {
        1: {"line", "novice", "landwehr", "militia", "foot"},
        2: {"guard", "grenadiers", "heavy"},
        3: {"light", "guerrilla", "horse"},
    }
    deployment = SCENARIOS.deployment
    assert (deployment.heavy_guns, deployment.open_formation, deployment.officers) == (2, 3, 4)


@pytest.mark.rule("16.03", "16.16")
def test_cavalry_and_a_defender_of_works_help_the_deployment_roll() -> None:
    roll = SCENARIOS.roll
    assert (roll.more_light_cavalry, roll.more_cavalry, roll.assault_defender) == (2, 1, 2)


@pytest.mark.rule("16.05", "16.06", "16.16", "16.21", "16.31", "16.36", "16.38", "16.48", "16.51", "16.55")
def test_where_armies_deploy() -> None:
    shared = {one: row.zones.each for one, row in SCENARIOS.row.items() if row.zones.each}
    assert {one for one, row in SCENARIOS.row.items() if row.roles} == {
        Scenario.ASSAULT_POSITION,
        Scenario.DEFEND_FARM,
        Scenario.BATTLE_FOR_BRIDGE,
        Scenario.DEFEND_VILLAGE,
        Scenario.BORODINO,
    }
    assert {(zone.kind, zone.least_in, zone.most_in) for zone in shared.values()} == {
        ("edge", 0, 12),
        ("diagonal", 12, 0),
        ("quadrant", 12, 0),
    }
    free = {one for one, zone in shared.items() if not zone.short_edge_in}
    assert free == {Scenario.WAR_ESCALATION, Scenario.OBLIQUE_LINE, Scenario.DIVIDE_ET_IMPERA}
    works = SCENARIOS.row[Scenario.ASSAULT_POSITION].zones.defender
    assert works is not None
    assert (works.least_in, works.most_in, works.short_edge_in, works.open_exempt) == (10, 24, 12, True)
    village = SCENARIOS.row[Scenario.DEFEND_VILLAGE].zones.attacker
    assert village is not None
    assert (village.most_in, village.short_edge_in, village.open_exempt) == (10, 10, False)


@pytest.mark.rule("16.19", "16.22", "16.29", "16.32", "16.34", "16.39")
def test_reserves_and_uneven_armies() -> None:
    reserves = {
        one: (row.reserves.from_turn, row.reserves.elite_from_turn, row.reserves.roll)
        for one, row in SCENARIOS.row.items()
        if row.reserves
    }
    assert reserves == {
        Scenario.DEFEND_FARM: (2, 2, True),
        Scenario.BATTLE_FOR_BRIDGE: (3, 3, True),
        Scenario.WAR_ESCALATION: (3, 5, False),
    }
    uneven = {one: row.defender_points for one, row in SCENARIOS.row.items() if row.defender_points != WHOLE}
    assert uneven == {Scenario.DEFEND_VILLAGE: HALF}


@pytest.mark.rule(
    "16.14", "16.15", "16.18", "16.20", "16.23", "16.24", "16.26", "16.28", "16.30", "16.33", "16.35", "16.37"
)
def test_the_figures_of_the_first_seven_scenarios() -> None:
    own = SCENARIOS.own
    assert own.points_destroyed.draw == 200
    assault = own.assault_position
    assert (assault.spent_least, assault.spent_most, assault.attacker_wins, assault.draw) == (25, 50, Share(2, 3), HALF)
    assert (own.defend_farm.buildings, own.defend_farm.walls_in, own.defend_farm.held_in) == ((2, 4), 12, 6)
    assert (own.take_hill.hills, own.take_hill.length_in) == ((1, 2), 12)
    region = own.control_region
    assert (region.objectives, region.short_edge_in, region.long_edge_in, region.gap_in, region.held_in) == (
        3,
        6,
        18,
        6,
        6,
    )
    bridge = own.battle_for_bridge
    assert (bridge.river_in, bridge.ford, bridge.ford_in, bridge.held_in) == (20, 4, 12, 6)
    village = own.defend_village
    assert (village.buildings_least, village.edge_in, village.held_in) == (4, 24, 4)


@pytest.mark.rule("16.38", "16.41", "16.42", "16.43", "16.45", "16.46", "16.47", "16.49", "16.50", "16.52", "16.53")
@pytest.mark.rule("16.54", "16.56", "16.59")
def test_the_figures_of_the_last_five_scenarios() -> None:
    own = SCENARIOS.own
    assert (own.war_escalation.cavalry, own.war_escalation.artillery) == ((Class.LIGHT,), (Class.HORSE,))
    crossing = own.crossing_of_fates
    assert (crossing.crossroads_mm, crossing.objective_mm, crossing.crossroads, crossing.objective) == (600, 450, 4, 2)
    assert (crossing.held_in, crossing.road_in, crossing.road_double_time_in) == (4, 1, 2)
    assert (crossing.kill_small, crossing.kill_middle, crossing.kill_large) == (1, 2, 3)
    assert (crossing.kill_officer, crossing.kill_army_general) == (2, 3)
    oblique = own.oblique_line
    assert (oblique.centre, oblique.diagonal_objectives, oblique.diagonal_die, oblique.kill) == (2, 2, 3, 1)
    assert (oblique.edge_in, oblique.centre_in, oblique.held_in) == (8, 8, 4)
    divide = own.divide_et_impera
    assert (divide.neutral, divide.enemy, divide.own, divide.held_in, divide.tie) == (2, 3, 1, 4, 201)
    assert SCENARIOS.row[Scenario.DIVIDE_ET_IMPERA].pieces_least == 6
    hills = own.borodino
    assert (hills.hills, hills.gap_in, hills.edge_in, hills.works_a_hill) == (3, 12, 8, 2)
    assert (hills.hill_defender, hills.hill_attacker, hills.kill, hills.kill_guard) == (1, 2, 1, 2)
    assert hills.work is Structure.LIGHT_POSITION


# -------------------------------------------------------------------------------------------------------- units, armies


@pytest.mark.rule("1.19")
def test_line_infantry_of_three_companies_has_the_public_profile() -> None:
    line = UNITS["france_line_12"]
    assert (line.speed, line.melee, line.shoot, line.defence, line.attacks) == (4, 5, 4, 4, 6)
    assert (line.courage, line.discipline, line.points) == ((11, 13), 4, 120)
    assert (line.weapon, line.abilities) == (Weapon.MUSKET, ())


@pytest.mark.rule("1.20", "11.35")
def test_who_has_no_weapon_does_not_shoot_and_guns_have_two_speeds() -> None:
    assert len(UNITS) == 182
    assert all((unit.shoot is None) is (unit.weapon is None) for unit in UNITS.values())
    assert UNITS["france_cuirassiers_10"].shoot is None
    assert all(gun.limbered and gun.limbered > gun.speed for gun in UNITS.values() if gun.gun)


@pytest.mark.rule("5.47")
def test_only_light_troops_and_guerrillas_fight_in_open_formation() -> None:
    loose = {unit.class_ for unit in UNITS.values() if Ability.OPEN_FORMATION in unit.abilities}
    assert loose == {Class.LIGHT, Class.GUERRILLA}


@pytest.mark.rule("14.02", "14.07")
def test_the_french_list_is_the_example_of_the_book() -> None:
    tiers = {tier: [(choice.types, choice.units) for choice in LISTS.row[Nation.FRANCE].choices(tier)] for tier in Tier}
    horse = ("hussars", "chasseurs")
    assert tiers[Tier.BASIC] == [
        (("line",), (1, 2)),
        (("novice",), (1, 2)),
        (("gun_light_foot", "gun_medium_foot"), (0, 2)),
    ]
    assert tiers[Tier.SUPPORT] == [
        (("light",), (0, 1)),
        (("novice",), (0, 2)),
        (("line",), (0, 2)),
        (horse, (0, 2)),
        (("dragoons",), (0, 1)),
        (("gun_light_horse", "gun_medium_horse"), (0, 2)),
    ]
    assert tiers[Tier.ELITE] == [
        (("lancers",), (0, 1)),
        (("guard",), (0, 1)),
        (horse, (0, 1)),
        (("cuirassiers", "carabiniers"), (0, 1)),
        (("dragoons",), (0, 1)),
        (("gun_heavy_foot",), (0, 2)),
    ]
    assert LISTS.row[Nation.FRANCE].years == (1813, 1814)


@pytest.mark.rule("14.03", "14.04", "14.06")
def test_two_basic_units_allow_one_of_support_and_that_one_of_elite() -> None:
    assert (LISTS.ratios.basic_for_support, LISTS.ratios.elite_for_support) == (2, 1)
    assert LISTS.ratios.matched == {Arm.INFANTRY: 6, Arm.CAVALRY: 2}


@pytest.mark.rule("10.20", "10.21")
@pytest.mark.parametrize("name", list(FORCES))
def test_ready_forces_come_to_what_they_say(name: str) -> None:
    force = FORCES[name]
    army = force.army("es")
    assert (army_points(FIGURES, army), weight(FIGURES, army)) == (force.total, force.weight)
    assert break_point(FIGURES, army) == -(-force.weight // 2)
    assert strategic_factor(FIGURES, army) == LISTS.row[force.nation].strategic_factor
    assert from_json(to_json(army)) == army


@pytest.mark.rule("14.02", "14.03", "14.04", "14.05", "14.06")
@pytest.mark.parametrize("name", [name for name, force in FORCES.items() if not force.others])
def test_ready_forces_keep_the_limits_of_their_lists(name: str) -> None:
    force = FORCES[name]
    row = LISTS.row[force.nation]
    tiers = {tier: [UNITS[unit.unit] for unit in force.units if unit.tier == tier] for tier in Tier}
    for tier in Tier:
        taken = [unit.kind for unit in tiers[tier]]
        for choice in row.choices(tier):
            least, most = choice.units
            assert least <= sum(taken.count(kind) for kind in choice.types) <= most
        assert set(taken) <= {kind for choice in row.choices(tier) for kind in choice.types}
    basic, support, elite = (tiers[tier] for tier in Tier)
    assert len(support) <= len(basic) // 2
    assert len(elite) <= len(support)
    sizes = {tier: [unit.base.weight for unit in tiers[tier]] for tier in Tier}
    for large in (2, 3):
        assert (sizes[Tier.SUPPORT] + sizes[Tier.ELITE]).count(large) <= sizes[Tier.BASIC].count(large)
    everybody = [*basic, *support, *elite]
    allowing = [
        unit
        for unit in everybody
        if unit.base.weight > 1 and (unit.arm is Arm.CAVALRY or TROOPS.classes[unit.class_].line_infantry)
    ]
    assert sum(1 for unit in everybody if unit.gun) <= len(allowing)


@pytest.mark.rule("11.44", "12.16")
def test_what_entries_cost_and_are() -> None:
    gun = UnitEntry(unit="france_gun_light_foot", tier="basic", officer="g", regimental=True)
    plain = UnitEntry(unit="france_gun_light_foot", tier="basic", officer="g")
    assert unit_price(FIGURES, gun).whole - unit_price(FIGURES, plain).whole == 15
    assert equipped(FIGURES, gun).regimental
    assert equipped(FIGURES, plain).unit is UNITS["france_gun_light_foot"]
    general = OfficerEntry(id="g", rank="brigade_general", abilities=("inspiring",))
    assert officer_price(FIGURES, general).whole == 80 + 15
    rank, extras = OFFICERS.ranks[Rank(general.rank)], OFFICERS.extras
    assert [rank.command // INCH + aides * extras.aide_command_in for aides in (0, 1, 2)] == [12, 15, 18]


def test_what_nobody_knows_costs_nothing_and_nonsense_is_not_a_list() -> None:
    assert unit_price(FIGURES, UnitEntry(unit="mamelukes", tier="elite", officer="g")).whole == 0
    assert officer_price(FIGURES, OfficerEntry(id="g", rank="emperor", abilities=("divine",))).whole == 0
    with pytest.raises(Unreadable):
        from_json("{")


# -------------------------------------------------------------------------------------------------------- broken tables


def _french(text: str) -> object:
    return read_units(Nation.FRANCE, text)


@pytest.mark.rule("1.02", "1.04", "1.19", "3.01", "4.07", "5.01", "6.03", "7.12", "7.19", "8.09", "11.04", "11.29")
@pytest.mark.rule("12.12", "13.01", "14.01", "14.02", "15.02", "15.33", "16.04", "16.09")
@pytest.mark.parametrize(
    ("file", "read", "right", "wrong", "said"),
    [
        ("measures.toml", survey, "inch = 2540", "inch = 2500", "leave them so"),
        ("measures.toml", survey, "mm = 100", "mm = 10", "leave them so"),
        ("measures.toml", survey, "degree = 100", "degree = 10", "leave them so"),
        ("measures.toml", survey, "companies = 6", "companies = 5", "do not fit the figures"),
        ("measures.toml", survey, "24 = {", "large = {", "write their number"),
        ("measures.toml", survey, "points_least = 1500", "points_least = 2500", "above points_most"),
        ("measures.toml", survey, "doubt = 4", "doubt = 7", "mend this table"),
        ("orders.toml", read_orders, "halt = {", "stop = {", "Invalid enum value 'stop'"),
        ("orders.toml", read_orders, "retire = {", "# retire = {", "retire.*it is missing"),
        ("orders.toml", read_orders, "moved = false", "moved = true", "moved and distance disagree"),
        (
            "orders.toml",
            read_orders,
            "shoot = false, moved = true, charge_turns = 0",
            "shoot = false, moved = true, charge_turns = 1",
            "no order is so",
        ),
        ("orders.toml", read_orders, "enemy_near = -1", "enemy_near = 1", "enemy_near"),
        ("formations.toml", read_formations, 'arms = ["cavalry"]', 'arms = ["infantry"]', "twice"),
        (
            "formations.toml",
            read_formations,
            'formation = "attack_column"\narms = ["infantry"]',
            'formation = "attack_column"\narms = ["cavalry"]',
            "infantry has",
        ),
        ("formations.toml", read_formations, "figures_least = 36", "figures_least = 35", "no unit has 35"),
        (
            "formations.toml",
            read_formations,
            "charge_moved = { speed = [3, 4]",
            "# { speed = [3, 4]",
            "both or neither",
        ),
        (
            "formations.toml",
            read_formations,
            "melee = [1, 2]\nall_front = true\nrerolls = 0",
            "melee = [1, 2]\nall_front = true\nrerolls = 1",
            "cannot charge",
        ),
        ("combat.toml", read_combat, "shooting = -3", "shooting = -1", "worse than the last"),
        ("combat.toml", read_combat, '"attack_column", "square"]', '"open", "square"]', "never take open"),
        ("combat.toml", read_combat, "moved = -1", "moved = 1", "moved"),
        ("weapons.toml", read_weapons, "rifle = {", "# rifle = {", "rifle.*it is missing"),
        ("weapons.toml", read_weapons, "indirect_least_in = 12", "indirect_least_in = 0", "both or neither"),
        ("weapons.toml", read_weapons, "range_in = 18\nresistance", "range_in = 4\nresistance", "as far as ball"),
        ("weapons.toml", read_weapons, "6 = 3, 3 = 2", "6 = 3", "are missing"),
        ("weapons.toml", read_weapons, "points = 5\n", "", "go together"),
        ("weapons.toml", read_weapons, 'cover = "light"', 'cover = "none"', "every structure does"),
        (
            "weapons.toml",
            read_weapons,
            'foot = ["limber_move", ',
            'foot = ["limber_move", "double_time", "move_unlimber_fire", "limber_move_unlimber", ',
            "mend horse",
        ),
        ("abilities.toml", read_abilities, "tough = {", "rough = {", "Invalid enum value 'rough'"),
        ("abilities.toml", read_abilities, 'reason = "the army', '# "the army', "without a reason"),
        ("officers.toml", read_officers, "rally_dice = 2", "rally_dice = 5", "do not fall"),
        ("officers.toml", read_officers, "reaction_in = 6", "reaction_in = 15", "mend reaction_in"),
        ("officers.toml", read_officers, "courage = [12, 14]", "courage = [14, 12]", "lower limit first"),
        ("weather.toml", read_weather, "ends = [5, 4, 3, 2]", "ends = [5, 3, 4, 2]", "does not fall"),
        ("weather.toml", read_weather, '"spring", "spring"', '"spring"', "each face of a die"),
        (
            "weather.toml",
            read_weather,
            '"torrential", "rain", "rain", ',
            '"torrential", "rain", ',
            "each sum from 2 to 12",
        ),
        ("weather.toml", read_weather, "[climate.middle_east.winter]", "[climate.middle_east.monsoon]", "monsoon"),
        ("weather.toml", read_weather, 'then = "snow"\n', "", "says what follows"),
        ("weather.toml", read_weather, "powder = [2, 3]", "powder = [3, 2]", "only takes away"),
        (
            "weather.toml",
            read_weather,
            'rules = ["15.30"]',
            'desert_rain = "fog"\nrules = ["15.30"]',
            "take desert_rain out",
        ),
        ("terrain.toml", read_terrain, '"lake", "building", ', '"lake", ', "each sum from 2 to 12"),
        ("terrain.toml", read_terrain, "pieces_least = 3", "pieces_least = 9", "above pieces_most"),
        ("terrain.toml", read_terrain, "thick_mm = 10\n", "", "how thick"),
        ("terrain.toml", read_terrain, 'structures = ["high_wall"]\n', "", "only what is built"),
        ("terrain.toml", read_terrain, "length_in = [6, 12]", "length_in = [12, 6]", "smaller number first"),
        ("terrain.toml", read_terrain, 'going = "difficult"', 'going = "open"', "cavalry fights badly"),
        ("scenarios.toml", read_scenarios, "last = 9", "last = 8", "do not make 8"),
        ("scenarios.toml", read_scenarios, "goes_on = [4, 5, 6]", "goes_on = [4, 6, 5]", "get harder"),
        ("scenarios.toml", read_scenarios, "number = 3", "number = 4", "in place 3"),
        ("scenarios.toml", read_scenarios, 'length = "borodino"', 'length = "endless"', "no length endless"),
        ("scenarios.toml", read_scenarios, "dismount = true\n", "", "about dismounting"),
        ("scenarios.toml", read_scenarios, "guerrilla = 3, ", "", "guerrilla has no group"),
        ("scenarios.toml", read_scenarios, 'kind = "diagonal", least_in = 12', 'kind = "diagonal"', "other bounds"),
        ("scenarios.toml", read_scenarios, 'attacker = { kind = "off_table" }, ', "", "one for the attacker"),
        ("scenarios.toml", read_scenarios, ", short_edge_in = 12", "", "exempt from nothing"),
        ("scenarios.toml", read_scenarios, "spent_least = 25", "spent_least = 75", "above spent_most"),
        ("scenarios.toml", read_scenarios, 'work = "light_position"', 'work = "hedge"', "is not a work"),
        ("troops.toml", read_troops, 'arms = ["cavalry"]', 'arms = ["officer"]', "its arms do not fit"),
        ("units_france.toml", _french, "points = 120", "points = 125", "come to 120 points"),
        ("units_france.toml", _french, "courage = [11, 13]", "courage = [13, 11]", "lower limit first"),
        ("units_france.toml", _french, "12 = { attacks", "13 = { attacks", "no unit of 13"),
        ("units_france.toml", _french, "12 = { attacks", "small = { attacks", "not a number of figures"),
        ("units_france.toml", _french, 'weapon = "musket"\n', "", "Shooting and a weapon"),
        ("units_france.toml", _french, 'class = "guard"', 'class = "horse"', "has no class horse"),
        ("units_france.toml", _french, 'class = "light"', 'class = "line"', "never fights in open"),
        (
            "units_france.toml",
            _french,
            '["light_companies", "grenadiers"]',
            '["lancers", "grenadiers"]',
            "lancers is for cavalry",
        ),
        ("units_france.toml", _french, "limbered = 6\n", "", "a gun, and nothing else"),
        ("units_france.toml", _french, "1 = { courage", "1 = { attacks = 1, courage", "all but guns"),
        (
            "units_france.toml",
            _french,
            "courage = [8, 10], abilities = []",
            'courage = [8, 10], abilities = ["reload"]',
            "twice",
        ),
        ("lists.toml", read_lists, 'types = ["novice"]', 'types = ["novices"]', "no unit novices"),
        ("lists.toml", read_lists, '  { types = ["guards"], units = [0, 1] },\n', "", "guards is in no tier"),
        ("lists.toml", read_lists, 'allies = ["britain"]', 'allies = ["france"]', "both sides"),
        ("lists.toml", read_lists, "units = [1, 2]", "units = [2, 1]", "smaller number first"),
        ("lists.toml", read_lists, "years = [1813, 1814]", "years = [1814, 1813]", "first one first"),
        ("lists.toml", read_lists, "division_general = [0, 1], ", "", "a rank has no limits"),
        ("lists.toml", read_lists, "infantry = 6", "infantry = 5", "mend matched"),
        ("forces.toml", read_forces, "total = 1500", "total = 1600", "exceed its limit"),
        ("forces.toml", read_forces, 'officer = "c1"', 'officer = "c9"', "who is not there"),
        ("forces.toml", read_forces, '{ id = "c1"', '{ id = "g"', "two of one name"),
    ],
)
def test_a_broken_table_is_refused_with_what_to_mend(
    file: str, read: Callable[[str], object], right: str, wrong: str, said: str
) -> None:
    refuse_broken("maestre.games.aguila.data", file, read, (right, wrong), said)


def test_kinds_and_units_are_the_same_in_number_of_sizes() -> None:
    assert sum(len(kind.size) for kinds in KINDS.values() for kind in kinds.values()) == len(UNITS)
