"""T.wg, IC.8.23 The Weather Gauge, Withdrawals and the pursuit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.gauge import chance_number, weather_gauge
from maestre.games.mistral.battle.withdrawal import refuges, withdrawn
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Class, Status
from maestre.games.mistral.table.moments import ENTERED, LEFT
from maestre.games.mistral.table.state import Came, SquadronId
from maestre.play import Pick

from .battles import engagement, rate, stack
from .positions import BOURBON, BRITISH, asked, formation, keys, moment, refused, run, sea, squadron

FIGURES = own_figures()

# ------------------------------------------------------------------------------------------------ the gauge


@pytest.mark.rule("T.wg")
@pytest.mark.parametrize(
    ("came", "number"), [("station", 8), ("with", 11), ("against", 5), ("catch", 7), ("harbour", 6)]
)
def test_how_a_formation_came_decides_its_chance_number(came: str, number: int) -> None:
    state = sea(f"british_flag_A s12 came={came} : B1 @rowley")
    assert chance_number(state, stack("british_flag_A")).whole == number


@pytest.mark.rule("T.wg")
def test_the_leader_of_the_stack_adds_his_rating_and_a_notional_one_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rate(monkeypatch, "mathews", leadership=5)
    state = sea("british_grand s12 : B1 @mathews", "british_flag_A <british_grand : B2 @rowley")
    assert chance_number(state, stack("british_grand")).whole == 10
    assert chance_number(sea("british_flag_A s12 : B1"), stack("british_flag_A")).whole == 5


@pytest.mark.rule("T.wg", "T.damage")
@pytest.mark.parametrize(("points", "number"), [(6, 5), (7, 4)])
def test_a_squadron_over_two_thirds_costs_one_and_only_the_worst_counts(points: int, number: int) -> None:
    state = sea(f"british_flag_A s12 : B1/dp={points} B2/dp={points} B3")
    tally = chance_number(state, stack("british_flag_A"))
    assert tally.whole == number
    assert [change.amount for change in tally.changes if change.rule == "T.damage"] == [-1] * (5 - number)


@pytest.mark.rule("T.wg")
@pytest.mark.parametrize(("allowance", "number"), [(4, 5), (5, 7)])
def test_an_allowance_of_five_adds_two(monkeypatch: pytest.MonkeyPatch, allowance: int, number: int) -> None:
    monkeypatch.setitem(FIGURES.squadrons.movement, Class.SOL, allowance)
    assert chance_number(sea("british_flag_A s12 : B1"), stack("british_flag_A")).whole == number


@pytest.mark.rule("T.wg", "T.cdt.h")
@pytest.mark.parametrize(("place", "number"), [("s12", 5), ("elba_straits", 7), ("cartagena", 7)])
def test_galleys_gain_two_in_straits_and_port_spaces(monkeypatch: pytest.MonkeyPatch, place: str, number: int) -> None:
    monkeypatch.setitem(FIGURES.squadrons.movement, Class.GALLEY, 4)
    state = sea(f"spanish_flag_D {place} : S1")
    state.squadrons[SquadronId("S1")] = replace(squadron(state, "S1"), kind=Class.GALLEY)
    assert chance_number(state, stack("spanish_flag_D")).whole == number


@pytest.mark.rule("T.wg", "IC.7.24")
def test_a_blockader_counts_as_on_station_against_one_from_fitting_out() -> None:
    state = sea(
        "british_flag_A cartagena spotted duty=blockade came=with : B1",
        "spanish_flag_D cartagena spotted came=harbour : S1",
    )
    assert chance_number(state, stack("british_flag_A")).whole == 5
    assert chance_number(state, stack("spanish_flag_D")).whole == 3


@pytest.mark.rule("T.wg.b")
@pytest.mark.parametrize(("came", "holder"), [("with", BRITISH), ("against", BOURBON)])
def test_the_higher_number_holds_the_gauge(came: str, holder: str) -> None:
    state = sea(f"british_flag_A s12 spotted came={came} : B1", "spanish_flag_D s12 spotted : S1")
    assert run(weather_gauge(state, engagement(state, gauge=None))).gauge == holder


@pytest.mark.rule("T.wg.b")
@pytest.mark.parametrize(
    ("dice", "holder"), [((2, 6), BRITISH), ((6, 2), BOURBON), ((4, 4, 0, 1), BRITISH), ((4, 4, 1, 0), BOURBON)]
)
def test_a_tie_goes_to_the_lower_of_two_dice_thrown_again_while_equal(dice: tuple[int, ...], holder: str) -> None:
    state = sea("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")
    assert run(weather_gauge(state, engagement(state, gauge=None)), *dice).gauge == holder


@pytest.mark.rule("T.wg", "IC.1.7.b")
def test_each_side_sees_its_own_number_alone() -> None:
    state = sea("british_flag_A s12 spotted came=with : B1/dp=9", "spanish_flag_D s12 spotted : S1")
    run(weather_gauge(state, engagement(state, gauge=None)))
    seen = [told.seen for told in state.news if told.message.key == "gauge-number"]
    assert seen == [("british",), ("bourbon",)]
    assert not any(told.because for told in state.news if told.seen is None)


@pytest.mark.rule("IC.8.38.b")
def test_the_attacker_of_a_lone_convoy_has_the_gauge_however_he_came() -> None:
    state = sea("british_flag_A s12 spotted came=against : B1", "convoy:spanish_troop s12 spotted came=with")
    assert run(weather_gauge(state, engagement(state, gauge=None))).gauge is BRITISH


# ------------------------------------------------------------------------------------------------ Withdrawal


ATTACK = ("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")


@pytest.mark.rule("IC.8.23")
def test_to_windward_the_attacked_withdraw_without_a_check() -> None:
    state = sea(*ATTACK)
    assert run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "stay") is True
    assert formation(state, "spanish_flag_D").place == "s11"


@pytest.mark.rule("IC.8.23")
@pytest.mark.parametrize(("face", "gone"), [(2, True), (3, False)])
def test_to_leeward_they_need_a_leadership_check(monkeypatch: pytest.MonkeyPatch, face: int, gone: bool) -> None:
    rate(monkeypatch, "navarro", leadership=2)
    state = sea(ATTACK[0], "spanish_flag_D s12 spotted : S1 @navarro")
    rest = ("stay",) if gone else ()
    assert run(withdrawn(state, engagement(state, gauge=BRITISH)), "go:s11", face, *rest) is gone
    assert formation(state, "spanish_flag_D").place == ("s11" if gone else "s12")


@pytest.mark.rule("IC.8.45.b")
@pytest.mark.parametrize(("face", "gone"), [(2, True), (3, False)])
def test_a_disorganised_formation_needs_the_check_even_to_windward(
    monkeypatch: pytest.MonkeyPatch, face: int, gone: bool
) -> None:
    rate(monkeypatch, "navarro", leadership=2)
    state = sea(ATTACK[0], "spanish_flag_D s12 spotted disorganised : S1 @navarro")
    rest = ("stay",) if gone else ()
    assert run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", face, *rest) is gone


@pytest.mark.rule("IC.8.23")
def test_only_the_attacked_are_asked_and_they_may_fight() -> None:
    state = sea(*ATTACK)
    ask = asked(withdrawn(state, engagement(state, gauge=BRITISH)))
    assert ask.seat == "bourbon"
    assert run(withdrawn(state, engagement(state, gauge=BRITISH)), "fight") is False
    turned = asked(withdrawn(state, engagement(state, attacker=BOURBON, gauge=BRITISH)))
    assert turned.seat == "british"


@pytest.mark.rule("IC.8.23")
def test_an_escort_takes_its_convoy_along() -> None:
    state = sea(
        ATTACK[0],
        "convoy:spanish_troop s12 spotted",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
    )
    run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "stay")
    assert formation(state, "convoy:spanish_troop").place == "s11"
    assert formation(state, "spanish_detachment_1").place == "s11"


@pytest.mark.rule("IC.8.38.b")
def test_a_lone_convoy_does_not_withdraw() -> None:
    state = sea(ATTACK[0], "convoy:spanish_troop s12 spotted")
    assert run(withdrawn(state, engagement(state, gauge=BRITISH))) is False


@pytest.mark.rule("IC.8.23.b")
def test_they_go_where_the_wind_does_not_oppose_and_nothing_is_to_be_caught() -> None:
    state = sea(*ATTACK)
    assert refuges(state, stack("spanish_flag_D")) == ("go:cB", "go:golfe_du_lion:in", "go:s11")


@pytest.mark.rule("IC.8.23.b")
def test_spotted_enemies_close_a_location_and_hidden_ones_do_not() -> None:
    state = sea(*ATTACK, "british_flag_B s11 spotted : B2", "british_flag_C cB : B3")
    assert refuges(state, stack("spanish_flag_D")) == ("go:cB", "go:golfe_du_lion:in")


@pytest.mark.rule("IC.8.23.b")
@pytest.mark.parametrize(
    ("place", "ways"),
    [
        ("the_gut", ("go:the_gut:out",)),
        ("the_gut:in link=s1", ("go:the_gut:out",)),
        ("the_gut:out", ("go:the_gut",)),
    ],
)
def test_in_a_sea_zone_they_go_to_the_out_box_and_from_it_to_the_zone(place: str, ways: tuple[str, ...]) -> None:
    assert refuges(sea(f"spanish_flag_D {place} spotted : S1"), stack("spanish_flag_D")) == ways


@pytest.mark.rule("IC.8.23.b")
def test_they_may_enter_a_harbour_that_is_theirs_to_use_and_lie_in_ordinary() -> None:
    state = sea("british_flag_A cartagena spotted : B1", "spanish_flag_D cartagena spotted : S1")
    battle = engagement(state, place="cartagena", gauge=BOURBON)
    assert run(withdrawn(state, battle), "enter") is True
    assert formation(state, "spanish_flag_D").harbour
    assert squadron(state, "S1").status is Status.IN_ORDINARY
    assert formation(state, "british_flag_A").place == "cartagena"


@pytest.mark.rule("IC.8.23.b")
def test_they_may_not_enter_an_enemy_harbour() -> None:
    state = sea("british_flag_A cartagena spotted : B1", "spanish_flag_D cartagena spotted : S1")
    assert "enter" not in refuges(state, stack("british_flag_A"))
    assert refuges(state, stack("spanish_flag_D"))[0] == "enter"


@pytest.mark.rule("IC.8.23.b", "IC.7.24")
@pytest.mark.parametrize(("duty", "open_"), [("blockade", False), ("", True)])
def test_a_convoy_does_not_withdraw_into_a_port_under_blockade(duty: str, open_: bool) -> None:
    watch = f"duty={duty}" if duty else ""
    state = sea(
        f"british_flag_A cartagena spotted {watch} : B1",
        "convoy:spanish_troop cartagena spotted route=barcelona,cartagena",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
        "spanish_flag_D cartagena spotted : S2",
    )
    assert ("enter" in refuges(state, stack("convoy:spanish_troop"))) is open_
    assert "enter" in refuges(state, stack("spanish_flag_D"))


@pytest.mark.rule("IC.8.23.b", "IC.7.24.c", "IC.7.242.b")
@pytest.mark.parametrize(
    ("marks", "watch", "open_"),
    [("", "aux bFleet1 blockade=cartagena", False), ("duty=blockade disorganised", "aux bFleet1 recovery", True)],
)
def test_an_auxiliary_blockade_counts_and_one_by_a_disorganised_formation_does_not(
    marks: str, watch: str, open_: bool
) -> None:
    state = sea(
        f"british_flag_A cartagena spotted {marks} : B1",
        "convoy:spanish_troop cartagena spotted route=barcelona,cartagena",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
        watch,
    )
    assert ("enter" in refuges(state, stack("convoy:spanish_troop"))) is open_


@pytest.mark.rule("IC.8.23.b")
def test_without_anywhere_to_go_they_must_fight_unasked() -> None:
    state = sea("british_flag_A the_gut spotted : B1", "spanish_flag_D the_gut spotted : S1")
    state.formations[stack("british_flag_B")] = replace(
        formation(state, "british_flag_A"), id=stack("british_flag_B"), place="the_gut:out"
    )
    battle = replace(engagement(state, place="the_gut"), gauge=BOURBON)
    assert run(withdrawn(state, battle)) is False


@pytest.mark.rule("IC.8.23.b")
def test_whoever_withdraws_marks_time_with_the_next_mp_and_stays_spotted() -> None:
    state = sea(*ATTACK)
    with moment(LEFT) as left, moment(ENTERED) as entered:
        run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "stay")
    assert formation(state, "spanish_flag_D").idle
    assert formation(state, "spanish_flag_D").came is Came.WITH
    assert formation(state, "spanish_flag_D").spotted
    assert not formation(state, "british_flag_A").idle
    assert (left, entered) == ([("spanish_flag_D", "s12")], [("spanish_flag_D",)])


# ------------------------------------------------------------------------------------------------ the pursuit


@pytest.mark.rule("IC.8.23.c")
@pytest.mark.parametrize(("pursuer", "pursued", "follows"), [("B1 namur", "S1", False), ("B1", "S1", True)])
def test_the_attacker_may_follow_if_his_allowance_is_not_lower(pursuer: str, pursued: str, follows: bool) -> None:
    state = sea(f"british_flag_A s12 spotted : {pursuer}", f"spanish_flag_D s12 spotted : {pursued}")
    run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "follow")
    assert formation(state, "british_flag_A").place == ("s11" if follows else "s12")
    assert formation(state, "british_flag_A").idle is follows
    assert ("pursuit-outsailed" in keys(state)) is not follows


@pytest.mark.rule("IC.8.23.c")
def test_slow_ships_may_follow_slow_ones_and_a_faster_attacker_follows_anybody() -> None:
    for mine in ("B1 namur", "B1"):
        state = sea(f"british_flag_A s12 spotted : {mine}", "bourbon_flag_A s12 spotted : S1 real_felipe")
        run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "follow")
        assert formation(state, "british_flag_A").place == "s11"


@pytest.mark.rule("IC.8.23.c", "IC.1.7.b")
def test_he_is_asked_whether_or_not_he_is_fast_enough() -> None:
    for mine in ("B1 namur", "B1"):
        state = sea(f"british_flag_A s12 spotted : {mine}", "spanish_flag_D s12 spotted : S1")
        ask = asked(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11")
        assert (ask.seat, ask.rule, ask.choice) == ("british", "IC.8.23.c", Pick(("stay", "follow")))


@pytest.mark.rule("IC.8.23.c")
def test_no_battle_is_fought_any_more_where_they_have_gone() -> None:
    state = sea(*ATTACK, "british_flag_B s11 : B2", agenda=("s11", "s3"))
    run(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s11", "stay")
    assert state.agenda == ("s3",)


@pytest.mark.rule("IC.8.23")
def test_a_place_that_is_no_refuge_is_refused() -> None:
    state = sea(*ATTACK)
    refused(withdrawn(state, engagement(state, gauge=BOURBON)), "go:s13", rule="IC.8.23")
