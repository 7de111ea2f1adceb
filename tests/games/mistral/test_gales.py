"""Gales: where they start and go, whom they reach, what they do to ships and Auxiliaries."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Force, Status, Wind
from maestre.games.mistral.moving.storms import held_together, wear
from maestre.games.mistral.table.moments import ENTERED, SAILED
from maestre.games.mistral.table.state import Berth, FormationId, Gale, State
from maestre.games.mistral.weather.gales import catch_drm, clear, place_gale, reach, step_on, steps_of
from maestre.space.network import How, Step
from tests.games.mistral.positions import auxiliary, formation, moment, run, sea, squadron

FIGURES = own_figures()

FLAG = FormationId("british_flag_A")


def worn(state: State, *replies: Any) -> None:
    """Let the Gales wear everything in their reach."""
    left = list(replies)
    state.passes = 0
    for _ in range(30):
        over, state.passes = run(wear(state), *left), 1
        left = []
        if over:
            return
    pytest.fail("wear does not end")


def count(state: State) -> int:
    """How many Gales there are."""
    return len(state.gales)


def moved(state: State, *faces: int) -> list[str]:
    """Let the Gales step on and say where they are."""
    run(step_on(state), *faces)
    return [gale.place for gale in state.gales]


# -------------------------------------------------------------------------------------------------- tracks


@pytest.mark.rule("T.gale_tracks.b", "IC.5.33.c")
def test_a_gale_takes_no_prevailing_lane_that_runs_against_its_headings() -> None:
    ends = steps_of(State.figures, Gale(Wind.TRAMONTANA, Force.F9, "s17"))
    assert sorted(ends) == ["bonifacio", "s15", "tyrrhenian_sea"], "Space 18 lies to the north-east"


@pytest.mark.rule("T.gale_tracks", "IC.5.33.c", "IC.5.33")
def test_a_mistral_gale_at_toulon_goes_to_13_and_then_to_14_where_it_stays() -> None:
    state = sea("gale mistral f8 toulon goal=s14")
    assert moved(state) == ["s13"]
    assert moved(state) == ["s14"]
    assert moved(state) == ["s14"]


@pytest.mark.rule("IC.5.33")
def test_a_marin_gale_has_moved_a_space_when_the_next_increment_begins() -> None:
    state = sea("gale marin f8 s14 goal=marseilles")
    assert moved(state) == ["s13"]


@pytest.mark.rule("IC.5.33.c", "T.gale_tracks")
def test_a_levanter_gale_runs_upwind_to_its_goal_by_the_shortest_way() -> None:
    state = sea("gale levanter f8 s2 goal=s5")
    assert moved(state) == ["s4"]
    assert moved(state) == ["s5"]
    assert moved(sea("gale levanter f8 s2 goal=s3")) == ["s3"]


@pytest.mark.rule("IC.5.33.b")
def test_a_gale_starts_where_chance_says_among_the_places_of_its_wind() -> None:
    state = sea()
    run(place_gale(state, Wind.TRAMONTANA, Force.F9), 2)
    assert state.gales == (Gale(Wind.TRAMONTANA, Force.F9, "cC"),)


@pytest.mark.rule("IC.5.33.b", "T.gale_tracks.c")
def test_a_gregales_stands_a_turn_in_a_sea_zone_and_an_impulse_in_a_space_and_no_second_is_placed() -> None:
    state = sea()
    run(place_gale(state, Wind.GREGALES, Force.F8), 0)
    assert [(gale.place, gale.until) for gale in state.gales] == [("maltese_roads", state.impulses + 3)]
    run(place_gale(state, Wind.GREGALES, Force.F8))
    assert count(state) == 1
    assert moved(state) == ["maltese_roads"]
    for standing in (1, 1, 1, 0):
        run(clear(state))
        assert count(state) == standing
        state.impulses += 1
    run(place_gale(state, Wind.GREGALES, Force.F8), 2)
    assert [(gale.place, gale.until) for gale in state.gales] == [("s27", 0)]
    state.impulse = 1
    run(clear(state))
    assert count(state) == 0


@pytest.mark.rule("T.gale_tracks.b")
def test_a_libeccio_gale_uses_no_lane_that_bears_only_a_prevailing_wind() -> None:
    ends = steps_of(State.figures, Gale(Wind.LIBECCIO, Force.F8, "s11"))
    assert "ajaccio" not in ends, "the lane to Ajaccio has a Prevailing Wind alone"
    assert ends, "but it has lanes of its own"


@pytest.mark.rule("T.gale_tracks.c")
def test_a_libeccio_gale_that_began_in_10_ends_or_crosses_sardinia() -> None:
    assert moved(sea("gale libeccio f8 s10"), 3) == []
    assert moved(sea("gale libeccio f8 s10"), 4) == []
    assert moved(sea("gale libeccio f8 s10"), 5, 5) == ["s15"]
    assert moved(sea("gale libeccio f8 s10"), 7, 2) == ["s17"]


@pytest.mark.rule("T.gale_tracks.c", "T.gale_tracks")
def test_a_bora_reaches_the_ionian_sea_only_from_coast_f_and_stops_on_arrival() -> None:
    state = sea("gale bora f9 cF")
    assert moved(state) == ["ionian_sea"]
    assert moved(state) == ["ionian_sea"]
    assert "ionian_sea" not in steps_of(State.figures, Gale(Wind.BORA, Force.F9, "dalmatia_s"))
    assert moved(sea("gale bora f9 cJ")) == ["cI"]


@pytest.mark.rule("IC.5.33.c")
def test_a_gale_without_a_goal_never_returns_and_keeps_its_headings() -> None:

    gale = Gale(Wind.SCIROCCO, Force.F8, "s26")
    for end in steps_of(State.figures, gale):
        assert FIGURES.places[end].x > FIGURES.places["s26"].x or FIGURES.places[end].y < FIGURES.places["s26"].y
    first = steps_of(State.figures, gale)[0]
    assert "s26" not in steps_of(State.figures, Gale(Wind.SCIROCCO, Force.F8, first, trail=("s26",)))


# -------------------------------------------------------------------------------------------------- reach


@pytest.mark.rule("T.gale_effects.d")
def test_a_gale_in_13_reaches_the_golfe_du_lion_at_two_and_its_boxes_at_one_and_no_strait() -> None:
    state = sea("gale mistral f9 s13")
    assert reach(state, "golfe_du_lion") is None
    boxes = [reach(state, f"golfe_du_lion:{box}") for box in ("in", "out")]
    assert [box and box.effect.attrition for box in boxes] == [1, 1]
    state = sea("gale mistral f10 s13")
    struck = reach(state, "golfe_du_lion")
    assert struck is not None
    assert struck.effect.attrition == 1
    assert reach(sea("gale libeccio f9 s11"), "bonifacio") is None


@pytest.mark.rule("IC.5.33.e")
def test_of_several_gales_only_the_worst_counts() -> None:
    state = sea("gale mistral f9 s13", "gale marin f10 s14")
    struck = reach(state, "marseilles")
    assert struck is not None
    alone = reach(sea("gale mistral f9 s13"), "marseilles")
    assert alone is not None
    assert alone.effect.attrition == 1
    assert struck.effect.attrition == 1
    assert struck.gale.force is Force.F10
    both = reach(sea("gale mistral f9 s13", "gale marin f10 s13"), "toulon")
    assert both is not None
    assert both.effect.attrition == 2


@pytest.mark.rule("T.gale_effects", "IC.5.25.b")
def test_a_gale_changes_the_catch_of_whoever_leaves_its_reach_but_not_of_a_dummy() -> None:
    state = sea("british_flag_A s13 : B1", "dummy:british:1 s13", "gale mistral f11 s13")
    step = Step("s12", "", How.CATCH, 5, 0)
    assert list(catch_drm(state, FLAG, step)) == [(2, "T.gale_effects")]
    assert list(catch_drm(state, FormationId("dummy:british:1"), step)) == []


# -------------------------------------------------------------------------------------------------- wear


@pytest.mark.rule("T.gale_effects", "IC.5.33.f", "S.16")
def test_force_ten_takes_three_points_of_a_ready_squadron_and_one_in_ordinary() -> None:
    state = sea(
        "french_flag_C toulon : F1",
        "harbour toulon : F2 F3/fitting",
        "harbour cA : F4/fitting",
        "gale mistral f10 toulon",
    )
    with moment(SAILED), moment(ENTERED):
        worn(state)
    assert [squadron(state, name).dp for name in ("F1", "F2", "F3")] == [3, 1, 1]


@pytest.mark.rule("S.16")
def test_two_increments_in_a_force_eight_space_are_two_points() -> None:
    state = sea("british_flag_A s13 : B1", "gale mistral f8 s13")
    worn(state)
    worn(state)
    assert squadron(state, "B1").dp == 2


@pytest.mark.rule("T.gale_effects.c")
def test_a_hurricane_is_worse_by_two_where_it_stands_and_a_force_eleven_beyond() -> None:
    state = sea("british_flag_A cF : B1", "aux bFleet1 british_flag_A", "gale bora hurricane cF")
    worn(state, ("4",))
    assert squadron(state, "B1").dp == 6
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    state = sea("british_flag_A cF : B1", "aux bFleet1 british_flag_A", "gale bora hurricane cF")
    worn(state, ("3",))
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED
    struck = reach(sea("gale bora hurricane cF"), "cG")
    assert struck is not None
    assert struck.effect.attrition == 3


@pytest.mark.rule("T.damage.c", "T.damage.b")
def test_a_gale_that_wears_a_squadron_past_its_rating_may_sink_a_sail_at_once() -> None:
    state = sea("british_flag_A s13 spotted : B1/dp=9 B2", "gale mistral f9 s13")
    worn(state, ("1",), ("B1-1",))
    assert (squadron(state, "B1").dp, len(squadron(state, "B1").ships)) == (11, 3)
    state = sea("british_flag_A s13 spotted : B1/dp=9 B2", "gale mistral f9 s13")
    worn(state, ("2",))
    assert len(squadron(state, "B1").ships) == 4


@pytest.mark.rule("T.gale_effects.b", "IC.5.362")
@pytest.mark.parametrize(("face", "berth"), [("5", Berth.ASSIGNED), ("6", Berth.RECOVERY)])
def test_a_fireship_with_a_flag_in_a_force_nine_rolls_once_an_impulse(face: str, berth: Berth) -> None:
    state = sea("british_flag_A s13 : B1 B2", "aux bFire1 british_flag_A", "gale mistral f9 s13")
    worn(state, (face,))
    assert auxiliary(state, "bFire1").berth is berth
    worn(state)
    assert auxiliary(state, "bFire1").berth is berth


@pytest.mark.rule("T.gale_effects.b", "IC.5.362")
def test_immune_classes_and_those_in_ports_do_not_roll() -> None:
    state = sea(
        "british_flag_A s13 : B1 B2",
        "aux bFleet1 british_flag_A",
        "aux fFire1 toulon",
        "gale mistral f9 s13",
    )
    worn(state)
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED
    assert auxiliary(state, "fFire1").berth is Berth.ASSIGNED


@pytest.mark.rule("T.gale_effects.e")
def test_a_gale_drives_what_is_fitting_out_in_a_minor_port_to_sea() -> None:
    state = sea("british_flag_A cB/harbour : B1/fitting B2", "harbour cB : BD1/fitting", "gale tramontana f8 cB")
    with moment(SAILED):
        worn(state)
    assert squadron(state, "B1").status is Status.READY
    assert not formation(state, "british_flag_A").harbour
    assert squadron(state, "B2").status is Status.IN_ORDINARY
    assert squadron(state, "BD1").status is Status.READY
    assert formation(state, "alone:BD1").homeward


# -------------------------------------------------------------------------------------------------- keeping together


@pytest.mark.rule("IC.5.338")
@pytest.mark.parametrize(("face", "parted"), [(1, False), (2, True)])
def test_a_flag_in_force_eleven_keeps_together_on_its_leaders_rating_less_two(face: int, parted: bool) -> None:
    state = sea("british_flag_A s13 spotted : B1 B2 @rowley", "gale mistral f11 s13")
    run(held_together(state, FLAG), face, *([("B2",)] if parted else []))
    assert (squadron(state, "B2").formation == "alone:B2") is parted
    run(held_together(state, FLAG))
    assert formation(state, "british_flag_A").tossed
    if parted:
        assert formation(state, "alone:B2").homeward
        assert formation(state, "alone:B2").place == "s13"


@pytest.mark.rule("IC.5.338", "2.223.a")
def test_a_flagship_goes_with_the_squadron_that_is_parted_where_the_rest_could_not_keep_it() -> None:
    state = sea("british_flag_A s13 spotted : B1 B2 Namur Neptune", "gale mistral f11 s13")
    run(held_together(state, FLAG), 0, ("B2",))
    assert squadron(state, "Namur").formation == "alone:B2"
    assert squadron(state, "Neptune").formation == "british_flag_A"
    state = sea("british_flag_A s13 spotted : B1 B2 Namur", "gale mistral f11 s13")
    run(held_together(state, FLAG), 0, ("B2",))
    assert squadron(state, "Namur").formation == "british_flag_A"


@pytest.mark.rule("IC.5.338")
def test_a_detachment_or_a_flag_of_one_squadron_makes_no_such_check() -> None:
    state = sea("british_detachment_1 s13 spotted : B1 B2", "british_flag_A s13 spotted : B3", "gale mistral f11 s13")
    run(held_together(state, FormationId("british_detachment_1")))
    run(held_together(state, FLAG))
    assert "alone:B3" not in state.formations
