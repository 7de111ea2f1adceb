"""Seniority, Admirals, checks, disorder, succession and relief."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Fleet, Personality
from maestre.games.mistral.fleets.leaders import (
    PHASES,
    bereft,
    chief,
    command_admiral,
    fleet_admiral,
    in_charge,
    leadership_check,
    relief,
    set_admirals,
    steadied,
    steadying,
    strategy_check,
    succession,
)
from maestre.games.mistral.harbours.passage import dissolve, enter_harbour
from maestre.games.mistral.table.formations import commander, oversize, rated, seniority
from maestre.games.mistral.table.moments import HARBOURED, UNFORMED
from maestre.games.mistral.table.state import Captain, Entry, FormationId, LeaderId, Phase, State
from maestre.play import Throw

from .positions import BOURBON, BRITISH, formation, keys, moment, run, sea, until

FIGURES = own_figures()

GRAND = FormationId("british_grand")
FLAG = FormationId("british_flag_A")


def leader(state: State, name: str) -> str:
    return state.leaders[LeaderId(name)].post


def fate(state: State, name: str, fate: Captain) -> None:
    state.leaders[LeaderId(name)] = replace(state.leaders[LeaderId(name)], fate=fate, post="")


# ------------------------------------------------------------------------------------------------ seniority


@pytest.mark.rule("T.ranks_order")
@pytest.mark.parametrize(
    ("ranks", "senior"),
    [("mathews/VA lestock/VA", "lestock"), ("mathews/A lestock/VA", "mathews"), ("rowley/RA lestock/VA", "lestock")],
)
def test_rank_decides_who_is_senior_and_then_the_ensign(ranks: str, senior: str) -> None:
    state = sea(f"leader {ranks}")
    assert min(state.leaders, key=lambda one: seniority(state, one)) == senior


@pytest.mark.rule("2.311.a", "2.311.b")
@pytest.mark.parametrize(("war", "senior"), [(False, "navarro"), (True, "gabaret")])
def test_of_equal_bourbon_admirals_the_spanish_come_first_until_the_french_war(war: bool, senior: str) -> None:
    state = sea("leader gabaret navarro", war=war)
    assert min(state.leaders, key=lambda one: seniority(state, one)) == senior


@pytest.mark.rule("IC.3.4", "T.personality")
def test_a_leader_has_three_ratings_and_a_personality() -> None:
    one = rated(FIGURES, LeaderId("lestock"))
    assert (one.leadership, one.strategy, one.control, one.personality) == (2, 3, 4, Personality.TIMID)


@pytest.mark.rule("IC.3.43", "T.strategy.b")
def test_a_formation_without_a_leader_has_a_notional_one_who_is_timid() -> None:
    state = sea("british_detachment_1 s13 : B1 B2")
    one = commander(state, FormationId("british_detachment_1"))
    assert (one.id, one.leadership, one.strategy, one.personality) == (None, 0, 0, Personality.TIMID)
    assert oversize(state, FormationId("british_detachment_1")) == 0


@pytest.mark.rule("IC.3.44")
@pytest.mark.parametrize(
    ("lower", "over"),
    [("@lestock", 0), ("", 1)],
)
def test_a_led_flag_below_counts_as_one_and_one_without_a_leader_by_its_squadrons(lower: str, over: int) -> None:
    state = sea("british_grand s13 : B1 B2 B3 B4 namur @mathews", f"british_flag_A <british_grand : B5 B6 B7 {lower}")
    assert oversize(state, GRAND) == over


# ------------------------------------------------------------------------------------------------ Admirals


@pytest.mark.rule("IC.3.46.c")
def test_admirals_are_set_as_the_step_begins_and_the_senior_acts_while_one_is_out_of_play() -> None:
    state = sea("leader mathews lestock rowley")
    set_admirals(state)
    assert state.fleet_admirals[BRITISH] == state.admirals[Command.BRITISH] == "mathews"
    fate(state, "mathews", Captain.WOUNDED)
    assert fleet_admiral(state, BRITISH) == "lestock"
    fate(state, "mathews", Captain.SERVING)
    assert fleet_admiral(state, BRITISH) == "mathews"
    fate(state, "mathews", Captain.CAPTURED)
    set_admirals(state)
    fate(state, "mathews", Captain.SERVING)
    assert (state.fleet_admirals[BRITISH], fleet_admiral(state, BRITISH)) == ("lestock", "lestock")


@pytest.mark.rule("IC.3.46.c")
def test_without_an_admiral_the_senior_commodore_acts() -> None:
    assert command_admiral(sea("leader osborn long"), Command.BRITISH) == "osborn"


@pytest.mark.rule("2.311.a", "IC.3.46")
def test_before_the_french_war_the_fleet_admiral_is_spanish_though_a_frenchman_outranks_him() -> None:
    state = sea("leader court navarro", war=False)
    set_admirals(state)
    assert state.fleet_admirals[BOURBON] == "navarro"
    assert state.admirals[Command.FRENCH] == "court"
    assert fleet_admiral(sea("leader court", war=False), BOURBON) == "court"


@pytest.mark.rule("2.311.b")
def test_after_the_event_the_fleet_admiral_is_replaced_in_the_next_step_and_not_before() -> None:
    state = sea("leader court navarro")
    state.fleet_admirals = {BOURBON: LeaderId("navarro")}
    assert fleet_admiral(state, BOURBON) == "navarro"
    set_admirals(state)
    assert fleet_admiral(state, BOURBON) == "court"
    set_admirals(state)
    assert keys(state) == ["fleet-admiral"]


# ------------------------------------------------------------------------------------------------ checks


@pytest.mark.rule("T.strategy.b")
def test_a_command_admiral_checks_for_his_command_and_the_fleet_admiral_between_commands() -> None:
    state = sea("leader court navarro")
    assert in_charge(state, BOURBON, (Command.SPANISH, Command.SPANISH)) == "navarro"
    assert in_charge(state, BOURBON, (Command.SPANISH, Command.FRENCH)) == "court"
    assert in_charge(state, BOURBON, (Command.FRENCH,)) == "court"


@pytest.mark.rule("T.strategy", "T.strategy.b", "IC.1.3")
@pytest.mark.parametrize(("face", "succeeds"), [(4, True), (5, False)])
def test_a_helpful_drm_is_taken_off_the_roll_of_a_strategy_check(face: int, succeeds: bool) -> None:
    state = sea("leader navarro")
    check = strategy_check(state, BOURBON, (Command.SPANISH,), (-2, "T.strategy"))
    assert run(check, (str(face),)) is succeeds


@pytest.mark.rule("IC.1.3", "T.strategy.b")
@pytest.mark.parametrize(("face", "succeeds"), [(2, True), (3, False)])
def test_a_notional_leader_may_still_succeed(face: int, succeeds: bool) -> None:
    check = strategy_check(sea(), BRITISH, (Command.BRITISH,), (-2, "T.strategy"))
    assert run(check, (str(face),)) is succeeds


@pytest.mark.rule("T.leadership", "IC.1.3")
@pytest.mark.parametrize(("face", "succeeds"), [(3, True), (4, False)])
@pytest.mark.parametrize("seen", ["", "spotted"])
def test_a_leadership_check_succeeds_on_the_rating_or_less_and_is_open_if_seen(
    face: int, succeeds: bool, seen: str
) -> None:
    state = sea(f"british_flag_A s13 {seen} : B1 @rowley")
    assert run(leadership_check(state, FLAG), face if seen else (str(face),)) is succeeds
    if seen:
        assert isinstance(until(leadership_check(state, FLAG)), Throw)


# ------------------------------------------------------------------------------------------------ disorder


@pytest.mark.rule("IC.8.45", "T.leadership")
@pytest.mark.parametrize(("face", "left"), [(3, False), (4, True)])
def test_a_disorganised_stack_recovers_by_a_leadership_check_at_the_end_of_an_impulse(face: int, left: bool) -> None:
    state = sea(
        "british_flag_A s13 disorganised : B1 @rowley",
        "british_detachment_1 <british_flag_A disorganised : B2",
        "british_flag_B s13 : B3",
    )
    assert PHASES[Phase.STEADYING] is steadying
    assert run(steadying(state), (str(face),))
    assert formation(state, "british_flag_A").disorganised is left
    assert formation(state, "british_detachment_1").disorganised is left
    assert keys(state, "bourbon") == []


@pytest.mark.rule("IC.8.45")
def test_in_harbour_a_formation_is_steady_again() -> None:
    state = sea("british_flag_A port_mahon disorganised : B1")
    with moment(HARBOURED, steadied):
        run(enter_harbour(state, FLAG))
    assert not formation(state, "british_flag_A").disorganised


# ------------------------------------------------------------------------------------------------ succession


@pytest.mark.rule("IC.3.47")
def test_the_senior_leader_below_succeeds_and_his_own_flag_is_handed_on() -> None:
    state = sea(
        "british_grand s13 spotted : B1",
        "british_flag_A <british_grand : B2 @rowley",
        "british_flag_B <british_grand : B3 @lestock",
        "british_detachment_1 <british_flag_B : B4 @osborn",
    )
    succession(state, GRAND)
    assert (leader(state, "lestock"), leader(state, "osborn")) == (GRAND, "british_flag_B")
    assert leader(state, "rowley") == FLAG
    assert keys(state, "bourbon") == ["succeeded"]


@pytest.mark.rule("IC.3.47")
def test_nobody_outside_the_stack_succeeds_and_hidden_news_stay_hidden() -> None:
    state = sea("british_grand s13 : B1", "british_flag_B s13 : B3 @lestock")
    succession(state, GRAND)
    assert chief(state, GRAND) is None
    assert leader(state, "lestock") == "british_flag_B"
    hidden = sea("british_grand s13 : B1", "british_flag_B <british_grand : B3 @lestock")
    succession(hidden, GRAND)
    assert (keys(hidden, "bourbon"), keys(hidden, "british")) == ([], ["succeeded"])


@pytest.mark.rule("IC.3.3.g")
def test_the_leader_of_a_formation_that_is_no_more_joins_the_senior_one_beside_it() -> None:
    state = sea(
        "british_flag_A s13 : @rowley",
        "british_detachment_1 s13 : B1 @osborn",
        "british_flag_B s13 : B2",
        "british_grand s12 : B3 @mathews",
    )
    with moment(UNFORMED, bereft):
        run(dissolve(state, FLAG))
    assert leader(state, "rowley") == "british_flag_B"
    assert commander(state, FormationId("british_flag_B")).id == "rowley"


@pytest.mark.rule("IC.3.3.g")
def test_a_leader_who_joins_another_commands_only_if_he_is_senior() -> None:
    state = sea("british_flag_A s13 : @rowley", "british_flag_B s13 : B2 @lestock")
    with moment(UNFORMED, bereft):
        run(dissolve(state, FLAG))
    assert leader(state, "rowley") == "british_flag_B"
    assert commander(state, FormationId("british_flag_B")).id == "lestock"


@pytest.mark.rule("IC.3.3.g")
def test_with_nobody_beside_him_he_waits_unposted_and_those_below_go_their_own_way() -> None:
    state = sea("british_flag_A port_mahon : @rowley", "british_flag_B port_mahon/harbour : B2")
    with moment(UNFORMED, bereft):
        run(dissolve(state, FLAG))
    assert leader(state, "rowley") == ""
    state = sea("british_grand s13 :", "british_flag_A <british_grand : B1")
    with moment(UNFORMED, bereft):
        run(dissolve(state, GRAND))
    one = formation(state, "british_flag_A")
    assert (one.superior, bool(one.handle)) == ("", True)
    lines = ("british_grand s13 : B3", "british_flag_A <british_grand :", "british_detachment_1 <british_flag_A : B1")
    state, lower = sea(*lines), FormationId("british_detachment_1")
    state.formations[lower] = replace(state.formations[lower], handle="")
    with moment(UNFORMED, bereft):
        run(dissolve(state, FLAG))
    assert (formation(state, lower).superior, formation(state, lower).handle) == (GRAND, "")


# ------------------------------------------------------------------------------------------------ relief


def year_of(amount: int, **fields: Any) -> State:
    state = sea("leader mathews lestock navarro", turn=1, turns=17, year=1745, **fields)
    state.ledger = (Entry(5, BRITISH, amount, "test", "2.71"), Entry(17, BOURBON, 3, "test", "2.71"))
    set_admirals(state)
    state.news = ()
    return state


@pytest.mark.rule("T.relief", "IC.3.48")
@pytest.mark.parametrize(("face", "relieved"), [(6, True), (5, False)])
def test_prestige_lost_in_the_last_year_may_cost_the_fleet_admiral_his_post(face: int, relieved: bool) -> None:
    state = year_of(-2)
    assert run(relief(state), face)
    assert (state.leaders[LeaderId("mathews")].fate is Captain.GONE) is relieved
    assert state.fleet_admirals[BRITISH] == ("lestock" if relieved else "mathews")
    assert state.admirals[Command.BRITISH] == ("lestock" if relieved else "mathews")


@pytest.mark.rule("T.relief")
def test_only_what_was_lost_on_balance_since_last_year_began_counts() -> None:
    state = year_of(-2)
    state.ledger += (Entry(9, BRITISH, 2, "test", "2.71"),)
    assert run(relief(state))
    state = year_of(0)
    state.turns = 33
    state.ledger = (Entry(16, BRITISH, -4, "test", "2.71"),)
    assert run(relief(state))
    state.ledger = (Entry(17, BRITISH, -1, "test", "2.71"),)
    assert run(relief(state), 8)
    assert state.leaders[LeaderId("mathews")].fate is Captain.GONE


@pytest.mark.rule("S.36", "T.relief")
@pytest.mark.parametrize(("turn", "turns"), [(5, 21), (1, 1)])
def test_relief_is_checked_in_the_first_turn_of_a_year_but_not_of_the_game(turn: int, turns: int) -> None:
    state = year_of(-2)
    state.turn, state.turns = turn, turns
    assert PHASES[Phase.RELIEF] is relief
    assert run(relief(state))


@pytest.mark.rule("IC.3.48", "IC.3.47")
def test_the_formation_of_a_relieved_admiral_passes_on() -> None:
    state = sea("british_grand s13 : B1 @mathews", "british_flag_A <british_grand : B2 @rowley", turn=1, turns=17)
    state.ledger = (Entry(5, Fleet.BRITISH, -4, "test", "2.71"),)
    assert run(relief(state), 2)
    assert leader(state, "rowley") == GRAND
    assert fleet_admiral(state, BRITISH) == "rowley"
