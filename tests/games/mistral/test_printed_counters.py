"""Counters of Mistral and what they may do, stated a second time: limits, posts, upkeep, convoys, corsairs, ranges.

The counter mix is not in our sources and is ours; what tests name rules 2.x or a chart for is the booklet's.
"""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import AuxiliaryClass, Class, Contingent, ConvoyKind, Rank, Role, Season, own_figures

FIGURES = own_figures()

# SOL and SOL(D) Squadrons; Fleet, Fleet-50, Galley, Light, Fireship and Bomb Auxiliaries.
LIMITS = """
british: 9 4 / 4 2 0 3 3 2
french: 5 3 / 3 2 2 2 2 1
spanish: 5 2 / 2 1 1 3 2 1
neapolitan: 1 0 / 0 0 1 1 0 0
savoy: 0 0 / 0 0 1 1 0 0
genoese: 1 0 / 0 0 1 1 0 0
venetian: 2 0 / 0 0 1 1 0 0
"""


@pytest.mark.rule("IC.3.3.f", "2.622", "2.112")
@pytest.mark.parametrize("line", LIMITS.strip().splitlines(), ids=lambda line: line.split(":")[0])
def test_a_contingent_has_so_many_counters(line: str) -> None:
    name, _, cells = line.partition(": ")
    own, formations = Contingent(name), FIGURES.formations
    squadrons = [formations.most_squadrons(own, kind) for kind in (Class.SOL, Class.SOLD)]
    auxiliaries = [formations.most_auxiliaries(own, kind) for kind in AuxiliaryClass]
    assert [kind.value for kind in AuxiliaryClass] == ["fleet", "fleet50", "galley", "light", "fireship", "bomb"]
    assert f"{' '.join(map(str, squadrons))} / {' '.join(map(str, auxiliaries))}" == cells


@pytest.mark.rule("IC.3.3.f", "2.332.c", "2.112")
def test_france_and_spain_have_a_privateer_each() -> None:
    assert FIGURES.formations.file.limits.privateer == {Contingent.FRENCH: 1, Contingent.SPANISH: 1}


@pytest.mark.rule("IC.3.3.b", "IC.3.3.c", "IC.3.46", "2.124.b", "2.221.a")
def test_every_kind_of_formation_holds_and_asks_what_it_says() -> None:
    found = {
        kind.value: (row.rank, row.least, row.most, row.flagships, [*row.holds])
        for kind, row in FIGURES.formations.kinds.items()
    }
    assert found == {
        "grand": (Rank.VICE_ADMIRAL, 1, 0, True, ["flag", "detachment"]),
        "flag": (Rank.REAR_ADMIRAL, 1, 0, True, ["detachment"]),
        "detachment": (Rank.COMMODORE, 1, 2, False, []),
    }


@pytest.mark.rule("IC.3.46", "2.223.a", "2.312.a", "2.124.c", "IC.3.47.b")
def test_posts_allow_one_rank_one_flagship_one_guest_and_half_a_flag() -> None:
    posts = FIGURES.formations.posts
    assert (posts.acting, posts.flagships, posts.guests, posts.half, posts.captured_turns) == (1, 1, 1, (1, 2), 4)


@pytest.mark.rule("2.131.a", "2.131.b")
def test_a_detachment_has_one_auxiliary_and_a_flag_one_for_each_squadron() -> None:
    assigned = FIGURES.formations.assigned
    assert (assigned.detachment, assigned.flag_per_squadron) == (1, 1)


@pytest.mark.rule("IC.3.43", "T.reinf.b", "T.strategy.b")
def test_a_formation_without_a_leader_is_timid_and_rated_zero_but_controls_two() -> None:
    one = FIGURES.formations.notional
    assert (one.leadership, one.strategy, one.control, one.personality.value) == (0, 0, 2, "T")


@pytest.mark.rule("IC.10.1", "IC.7.15")
def test_convoys_sail_three_and_dummies_four() -> None:
    assert (FIGURES.formations.convoy_movement, FIGURES.formations.dummy_movement) == (3, 4)


# ------------------------------------------------------------------------------------------------------------- upkeep


@pytest.mark.rule("T.attrition.c", "IC.3.44")
@pytest.mark.parametrize(("squadrons", "dp"), [(4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (40, 3)])
def test_a_formation_over_its_control_wears_by_one_two_or_three(squadrons: int, dp: int) -> None:
    assert FIGURES.upkeep.oversize(squadrons, 4) == dp


@pytest.mark.rule("T.repair", "T.repair.b", "2.33.e", "2.145.c", "IC.11.33", "2.141")
def test_france_before_the_war_a_repair_point_and_an_emergency_give_a_roll_each() -> None:
    assert (FIGURES.upkeep.repair.french_before_war, FIGURES.upkeep.repair.per_point) == (1, 1)
    assert (FIGURES.upkeep.emergency.rolls_per_quarter, FIGURES.upkeep.emergency.most_dp) == (1, 1)


# ------------------------------------------------------------------------------------------------ convoys and corsairs


@pytest.mark.rule("2.15.a", "2.15.c", "2.151.a", "2.412", "2.413")
def test_convoys_appear_on_a_one_with_one_more_for_each_impulse_in_their_turn() -> None:
    convoys = FIGURES.convoys
    assert convoys.arrival_number == 1
    assert [convoys.arrival_drm(failed) for failed in (0, 1, 3)] == [0, -1, -3]
    assert {kind: one.turn for kind, one in convoys.appears.items()} == {
        ConvoyKind.LEVANT_OUTBOUND: 5,
        ConvoyKind.LEVANT_HOMEBOUND: 13,
        ConvoyKind.FRENCH_LEVANT: 13,
        ConvoyKind.SUPPLY: 0,
    }


@pytest.mark.rule("2.34.a", "2.34.b", "2.342", "2.345.a", "2.348.b")
def test_troop_convoys_have_their_counters_turn_roll_and_damage() -> None:
    troops = FIGURES.convoys.troops
    assert (troops.counters, troops.most_formed, troops.formed_turn, troops.scatters_dp) == (2, 2, 5, 12)
    assert (troops.departs.least, troops.departs.most) == (0, 1)


@pytest.mark.rule("2.34.c", "2.411", "IC.10.17")
def test_historical_troops_have_their_dates_and_a_supply_convoy_its_cargo() -> None:
    historical, file = FIGURES.convoys.file.troop_historical, FIGURES.convoys.file
    assert [(one.year, one.turn) for one in historical.formed] == [(1741, 15), (1742, 2), (1742, 5)]
    assert historical.then_per_year == 1
    assert (file.supply.counters, file.cargo.repair_points, file.cargo.dp_per_point) == (1, 6, 8)


@pytest.mark.rule("2.512.b", "2.524.a", "2.528.b", "2.553", "2.332.a", "2.332.c", "2.332.f")
def test_corsairs_keep_their_year() -> None:
    corsairs = FIGURES.corsairs.file
    assert corsairs.pirates.most == 1
    assert (corsairs.pirate_year.interdiction_ends, corsairs.pirate_year.recovered) == (1, 16)
    doctrine = corsairs.guerre_de_course
    assert (doctrine.year, doctrine.turn, doctrine.privateers, doctrine.stay) == (1745, 1, 1, 4)


# ------------------------------------------------------------------------------------------ the Year and the ranges


@pytest.mark.rule("1.1", "S.01", "S.02", "S.03", "S.07", "S.09")
def test_the_game_is_nine_years_of_four_seasons_of_four_turns_of_four_impulses() -> None:
    calendar = FIGURES.calendar
    assert (calendar.first_year, calendar.last_year, calendar.turns) == (1740, 1748, 16)
    assert (calendar.impulses, calendar.increments, calendar.quarterly) == (4, 4, (1, 5, 9, 13))
    year = [Season.WINTER, Season.SPRING, Season.SUMMER, Season.FALL]
    assert [calendar.seasons[turn] for turn in range(1, 17)] == [season for season in year for _ in range(4)]
    assert (calendar.file.increments.first_ma, calendar.file.increments.first) == (5, 1)


@pytest.mark.rule("IC.6.14", "IC.6.14.b", "IC.7.242", "S.32", "T.aux")
def test_auxiliaries_have_their_ranges_and_lose_a_blockade_on_four_or_less() -> None:
    file = FIGURES.auxiliaries.file
    assert {kind.value: reach for kind, reach in file.range.navy.items()} == {
        "fleet": 4,
        "galley": 3,
        "light": 2,
        "fireship": 0,
        "bomb": 0,
    }
    assert {kind.value: reach for kind, reach in file.range.pirate.items()} == {"galley": 3, "light": 3}
    assert (file.blockade.removed.least, file.blockade.removed.most) == (0, 4)
    assert file.classes.most_per_task == 1


@pytest.mark.rule("T.recovery", "T.combined_tasks")
def test_corsairs_recover_as_their_own_row_says() -> None:
    own = FIGURES.auxiliaries.recovered_on(AuxiliaryClass.GALLEY, Role.PIRATE)
    assert (own.least, own.most) == (0, 3)
