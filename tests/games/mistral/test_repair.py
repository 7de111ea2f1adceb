"""S.33-S.35, IC.11.3, T.repair Laying up, Repairs and Fitting Out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maestre.games.mistral.convoys import supply
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, Stance, Status
from maestre.games.mistral.harbours.passage import sailing
from maestre.games.mistral.harbours.repair import (
    emergency_rolls,
    fit_out,
    lay_up,
    normal_rolls,
    points_at,
    repairs,
)
from maestre.games.mistral.table.state import FormationId, State
from maestre.games.mistral.table.view import seen
from maestre.play import Each, Some

from .positions import BOURBON, BRITISH, asked, check, keys, proposed, refused, run, sea, squadron

FIGURES = own_figures()


def mended(state: State, plan: dict[str, str], *dice: str) -> State:
    """The state after the Repairs of whoever acts, with what the dice show."""
    run(repairs(state), plan, *((die,) for die in dice))
    return state


def dp(state: State, name: str) -> int:
    """The Damage Points of a Squadron."""
    return squadron(state, name).dp


def bourbon(*lines: str, **fields: Any) -> State:
    """A position in which the Bourbons are next."""
    return sea(*lines, acting=BOURBON, **fields)


# ------------------------------------------------------------------------------------------------ the table


@pytest.mark.rule("T.repair", "S.34")
@pytest.mark.parametrize(("die", "left"), [("0", 3), ("2", 3), ("3", 4), ("6", 4), ("7", 5), ("9", 5)])
def test_a_roll_mends_two_points_or_one_or_none(die: str, left: int) -> None:
    assert dp(mended(bourbon("harbour cartagena : S1/dp=5"), {"S1": "1"}, die), "S1") == left


@pytest.mark.rule("T.ranks.b", "T.repair")
def test_an_inspector_of_dockyards_repairs_better_than_he_rolls() -> None:
    for rank, left in (("", 5), ("dockyards", 4)):
        state = bourbon("harbour cartagena : S1/dp=5", bourbon_rank=rank)
        assert dp(mended(state, {"S1": "1"}, "7"), "S1") == left


@pytest.mark.rule("IC.11.3")
def test_damage_never_falls_below_none() -> None:
    assert dp(mended(bourbon("harbour cartagena : S1/dp=1"), {"S1": "1"}, "0"), "S1") == 0


@pytest.mark.rule("S.34", "T.repair")
def test_only_squadrons_in_ordinary_are_repaired() -> None:
    state = bourbon("harbour cartagena : S1/dp=5 S2/dp=5/fitting")
    choice = asked(repairs(state)).choice
    assert choice == Each((("S1", ("0", "1")),))
    run(repairs(bourbon("harbour cartagena : S2/dp=5/fitting")))


@pytest.mark.rule("IC.11.3")
def test_flagships_and_allies_share_the_rolls_of_a_port_that_is_friendly_to_them() -> None:
    state = bourbon("harbour cartagena : F1/dp=5 N1/dp=5 real_felipe/spanish/dp=4")
    choice = asked(repairs(state)).choice
    assert isinstance(choice, Each)
    assert [name for name, _ in choice.options] == ["F1", "N1", "real_felipe"]


# ------------------------------------------------------------------------------------------------ rolls of a Port


@pytest.mark.rule("2.145.a")
def test_a_port_makes_no_more_rolls_than_its_repair_value() -> None:
    state = bourbon("harbour cartagena : S1/dp=5 S2/dp=5")
    error = refused(repairs(state), {"S1": "1", "S2": "1"}, rule="2.145.a", key="repair-too-many")
    assert dict(error.message.args)["most"] == 1
    mended(state, {"S1": "0", "S2": "1"}, "0")
    assert (dp(state, "S1"), dp(state, "S2")) == (5, 3)


@pytest.mark.rule("2.145.b", "2.147.a", "T.repair.b")
@pytest.mark.parametrize(("turn", "gibraltar", "mahon"), [(5, 1, 2), (6, 0, 0), (7, 0, 0), (9, 1, 2), (1, 1, 2)])
def test_gibraltar_and_port_mahon_roll_in_quarterly_turns_alone(turn: int, gibraltar: int, mahon: int) -> None:
    state = sea("harbour gibraltar : B1/dp=3", turn=turn)
    assert normal_rolls(state, "gibraltar", BRITISH) == gibraltar
    assert normal_rolls(state, "port_mahon", BRITISH) == mahon
    assert normal_rolls(state, "cadiz", BOURBON) == 1
    if not gibraltar:
        run(repairs(state))


@pytest.mark.rule("2.145.c")
def test_a_minor_port_makes_no_normal_repairs_even_in_a_quarterly_turn() -> None:
    state = bourbon("harbour malaga : S1/dp=5", turn=5)
    assert normal_rolls(state, "malaga", BOURBON) == 0
    mended(state, {"S1": "1"}, "0")
    assert dp(state, "S1") == 4


@pytest.mark.rule("1.303")
@pytest.mark.parametrize("port", ["palma", "palermo"])
def test_palma_and_palermo_make_no_normal_roll(port: str) -> None:
    state = bourbon(f"harbour {port} : S1/dp=6")
    assert normal_rolls(state, port, BOURBON) == 0
    run(repairs(state))
    assert dp(state, "S1") == 6


@pytest.mark.rule("T.repair.c")
def test_several_rolls_may_go_to_one_squadron() -> None:
    state = mended(sea("harbour port_mahon : B1/dp=9", turn=5), {"B1": "2"}, "0", "3")
    assert dp(state, "B1") == 6


@pytest.mark.rule("IC.2.2")
def test_nothing_is_repaired_in_a_neutral_key_port() -> None:
    state = sea("harbour genoa : B1/dp=5", turn=5)
    run(repairs(state))
    assert dp(state, "B1") == 5


# ------------------------------------------------------------------------------------------------ the French in peace


@pytest.mark.rule("2.33.e", "T.repair.b")
def test_before_the_war_the_french_ports_have_one_roll_together() -> None:
    state = bourbon("harbour toulon : F1/dp=5", "harbour marseilles : F2/dp=5 S1/dp=5", turn=5, war=False)
    refused(repairs(state), {"F1": "1", "F2": "1", "S1": "0"}, rule="2.33.e")
    mended(state, {"F1": "0", "F2": "0", "S1": "1"}, "0")
    assert [dp(state, name) for name in ("F1", "F2", "S1")] == [5, 5, 3]


@pytest.mark.rule("2.33.e")
def test_before_the_war_french_ports_roll_in_quarterly_turns_alone() -> None:
    lines = ("harbour toulon : F1/dp=5", "harbour marseilles : F2/dp=5")
    run(repairs(bourbon(*lines, turn=6, war=False)))
    at_war = mended(bourbon(*lines, turn=6), {"F1": "1", "F2": "1"}, "0", "0")
    assert [dp(at_war, name) for name in ("F1", "F2")] == [3, 3]


@pytest.mark.rule("2.33.e")
def test_ports_of_frances_allies_share_the_roll_and_spanish_ports_do_not() -> None:
    state = bourbon("harbour toulon : F1/dp=5", "harbour genoa : G1/dp=5", turn=5, war=False)
    state.stances[Contingent.GENOESE] = Stance.ACTIVE
    refused(repairs(state), {"F1": "1", "G1": "1"}, rule="2.33.e")
    other = bourbon("harbour toulon : F1/dp=5", "harbour cadiz : S1/dp=5", turn=5, war=False)
    mended(other, {"F1": "1", "S1": "1"}, "0", "0")
    assert [dp(other, name) for name in ("F1", "S1")] == [3, 3]


# ------------------------------------------------------------------------------------------------ emergencies


@pytest.mark.rule("IC.11.33", "2.141", "2.14.b", "1.303.b")
@pytest.mark.parametrize("place", ["leghorn", "villefranche", "cA", "valetta"])
@pytest.mark.parametrize(("die", "left"), [("0", 4), ("3", 4), ("6", 4), ("7", 5)])
def test_an_emergency_repair_mends_a_point_at_most(place: str, die: str, left: int) -> None:
    assert dp(mended(sea(f"harbour {place} : B1/dp=5", turn=9), {"B1": "1"}, die), "B1") == left


@pytest.mark.rule("1.303.b")
@pytest.mark.parametrize("port", ["palma", "palermo"])
def test_palma_and_palermo_give_emergency_repairs(port: str) -> None:
    assert dp(mended(bourbon(f"harbour {port} : S1/dp=5", turn=5), {"S1": "1"}, "0"), "S1") == 4
    assert emergency_rolls(sea(turn=5), port, BRITISH) == 0


@pytest.mark.rule("IC.2.2", "1.303.b")
def test_palermo_repairs_nobody_while_naples_is_neutral() -> None:
    state = sea(turn=5)
    state.stances[Contingent.NEAPOLITAN] = Stance.NEUTRAL
    assert [emergency_rolls(state, "palermo", fleet) for fleet in (BRITISH, BOURBON)] == [0, 0]
    assert [emergency_rolls(state, "messina", fleet) for fleet in (BRITISH, BOURBON)] == [1, 1]


@pytest.mark.rule("IC.11.33")
@pytest.mark.parametrize("turn", [turn for turn in FIGURES.calendar.seasons if turn not in FIGURES.calendar.quarterly])
def test_there_are_no_emergency_repairs_in_other_turns(turn: int) -> None:
    state = sea("harbour leghorn : B1/dp=5", turn=turn)
    run(repairs(state))
    assert dp(state, "B1") == 5
    quarterly = sea("harbour leghorn : B1/dp=5", turn=min(FIGURES.calendar.quarterly))
    mended(quarterly, {"B1": "1"}, "0")
    assert dp(quarterly, "B1") < 5


@pytest.mark.rule("IC.11.33")
def test_a_place_gives_one_emergency_roll() -> None:
    state = sea("harbour leghorn : B1/dp=5 B2/dp=5", turn=5)
    refused(repairs(state), {"B1": "1", "B2": "1"}, rule="IC.11.33")


@pytest.mark.rule("2.142", "2.141")
def test_an_enemy_minor_port_gives_no_emergency_repairs() -> None:
    assert emergency_rolls(sea(turn=5), "algiers", BRITISH) == 0
    assert emergency_rolls(sea(turn=5), "malaga", BRITISH) == 0
    assert emergency_rolls(sea(turn=5), "malaga", BOURBON) == 1


# ------------------------------------------------------------------------------------------------ Repair Points


@pytest.mark.rule("T.repair.b", "2.147.b")
def test_repair_points_buy_rolls_in_any_turn_and_are_spent() -> None:
    state = sea("harbour port_mahon : B1/dp=9 B2/dp=9", repair_points={"port_mahon": 3})
    mended(state, {"B1": "1", "B2": "1"}, "0", "9")
    assert state.repair_points == {"port_mahon": 1}
    assert (dp(state, "B1"), dp(state, "B2")) == (7, 9)


@pytest.mark.rule("T.repair.b", "IC.11.3")
def test_a_ports_own_rolls_come_before_its_points() -> None:
    state = sea("harbour port_mahon : B1/dp=9", repair_points={"port_mahon": 3}, turn=5)
    mended(state, {"B1": "3"}, "0", "0", "0")
    assert state.repair_points == {"port_mahon": 2}
    assert dp(state, "B1") == 3


@pytest.mark.rule("IC.11.3")
def test_there_are_no_more_rolls_than_points_and_none_elsewhere() -> None:
    state = sea("harbour port_mahon : B1/dp=9", repair_points={"port_mahon": 2, "gibraltar": 2})
    refused(repairs(state), {"B1": "3"}, rule="IC.11.3")
    assert points_at(state, "gibraltar", BRITISH) == 2
    assert points_at(state, "villefranche", BRITISH) == points_at(state, "gibraltar", BOURBON) == 0


@pytest.mark.rule("IC.11.3")
def test_no_point_is_spent_on_a_squadron_that_is_sound_again() -> None:
    state = sea("harbour port_mahon : B1/dp=2", repair_points={"port_mahon": 3})
    mended(state, {"B1": "3"}, "0")
    assert state.repair_points == {"port_mahon": 2}


@pytest.mark.rule("2.148", "2.415", "2.147.b")
@pytest.mark.parametrize(
    ("held", "offers"), [(3, ("unload:1",)), (4, ()), (0, tuple(f"unload:{n}" for n in (4, 3, 2, 1)))]
)
def test_gibraltar_never_holds_more_than_four_points(held: int, offers: tuple[str, ...]) -> None:
    convoy = FormationId("convoy:british_supply")
    state = sea(f"{convoy} gibraltar cargo=6", repair_points={"gibraltar": held})
    assert supply.unloading(state, convoy) == offers
    if offers:
        run(supply.unloaded(state, convoy, offers[0]))
    assert state.repair_points["gibraltar"] == 4


# ------------------------------------------------------------------------------------------------ secrets, one question


@pytest.mark.rule("IC.11.3")
def test_the_question_hangs_on_what_all_can_see_and_tells_nothing() -> None:
    sound, worn = (bourbon(f"harbour cartagena : S1/dp={points}") for points in (0, 7))
    for state in (sound, worn):
        question = asked(repairs(state))
        assert question.secret
        assert question.about.public() == {"type": "yards", "fleet": BOURBON, "rolls": (("cartagena", 1),)}
    mended(sound, {})
    mended(worn, {"S1": "1"}, "0")
    assert keys(sound, "british") == keys(worn, "british") == []
    assert seen(sound, "british").squadrons == seen(worn, "british").squadrons


@pytest.mark.rule("IC.11.3", "S.33", "S.35")
def test_standing_orders_leave_yards_and_states_as_they_are() -> None:
    state = bourbon("harbour cartagena : S1 S2/fitting")
    assert asked(repairs(state)).about.standing(state, ("repairs never",)) == {}
    assert asked(lay_up(state)).about.standing(state, ("laying-up never",)) == ()
    assert asked(fit_out(state)).about.standing(state, ("fitting-out never",)) == ()
    worn = bourbon("harbour cartagena : S1/dp=3")
    assert asked(repairs(worn)).about.standing(worn, ("repairs never",)) == {"S1": "0"}


@pytest.mark.rule("IC.11.3")
def test_proposals_of_repairs_pass_and_favour_the_most_worn() -> None:
    state = bourbon(
        "harbour toulon : F1/dp=5 F2/dp=8", "harbour marseilles : F3/dp=2", "harbour cadiz : S1/dp=1", turn=5, war=False
    )
    question = asked(repairs(state))
    for seed in range(20):
        for plan in proposed(state, question, Random(seed)):
            check(state, question, plan)
            assert isinstance(plan, dict)
            assert plan["F1"] == "0"
        first = proposed(state, question, Random(seed))[0]
        assert isinstance(first, dict)
        assert first["S1"] == "1"


# ------------------------------------------------------------------------------------------------ states in harbour


@pytest.mark.rule("S.33")
def test_a_squadron_may_be_laid_up_in_time_for_the_repairs_of_its_turn() -> None:
    state = bourbon("harbour toulon : F1/dp=5/fitting F2/fitting")
    run(lay_up(state), ("F1",))
    assert squadron(state, "F1").status is Status.IN_ORDINARY
    assert squadron(state, "F2").status is Status.FITTING_OUT
    state.acting = BOURBON
    assert dp(mended(state, {"F1": "1"}, "0"), "F1") == 3


@pytest.mark.rule("S.35")
def test_a_squadron_in_ordinary_may_fit_out_and_then_sail() -> None:
    state = bourbon("french_flag_B toulon/harbour : FD2 F1", turn=2)
    assert not sailing(state, FormationId("french_flag_B"))
    run(fit_out(state), ("FD2",))
    assert [one.id for one in sailing(state, FormationId("french_flag_B"))] == ["FD2"]


@pytest.mark.rule("S.33", "S.35")
def test_each_fleet_is_asked_once_for_all_its_squadrons_of_the_state() -> None:
    state = sea("harbour toulon : F1/fitting F2", "harbour cadiz : S1/fitting", "british_flag_A s13 : B1")
    assert run(lay_up(state)) is False
    question = asked(lay_up(state))
    assert (question.seat, question.choice, question.secret) == ("bourbon", Some(("F1", "S1"), 0, 2), True)
    assert run(lay_up(state), ("F1", "S1")) is True
    state.acting = BOURBON
    assert asked(fit_out(state)).choice == Some(("F1", "F2", "S1"), 0, 3)


@pytest.mark.rule("S.33", "S.35")
def test_all_hear_how_many_change_their_state_and_where_but_not_which() -> None:
    state = bourbon("harbour toulon : F1/fitting F2/fitting F3/fitting")
    run(lay_up(state), ("F1", "F3"))
    (told,) = state.news
    assert told.seen is None
    args = dict(told.message.args)
    assert args["count"] == 2
    assert "squadron" not in args


@pytest.mark.rule("S.33", "S.35")
@pytest.mark.parametrize(("rule", "step"), [("S.33", lay_up), ("S.35", fit_out)])
def test_proposals_of_states_pass(rule: str, step: Any) -> None:
    state = bourbon("harbour toulon : F1/fitting/dp=9 F2/fitting F3/dp=9 F4")
    question = asked(step(state))
    answers = [answer for seed in range(20) for answer in proposed(state, question, Random(seed))]
    for answer in answers:
        assert isinstance(question.choice, Some)
        assert isinstance(answer, tuple)
        question.choice.check(rule, answer)
    assert (("F1",) if rule == "S.33" else ("F4",)) in answers
