"""S.31, IC.11.2, T.attrition Attrition."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import PlaceKind, Status
from maestre.games.mistral.detection import watches
from maestre.games.mistral.harbours import attrition
from maestre.games.mistral.harbours.attrition import PHASES, watch_wear
from maestre.games.mistral.moving.movement import shift
from maestre.games.mistral.table.formations import oversize
from maestre.games.mistral.table.moments import ENTERED, IMPULSE_OVER
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.state import UNSEEN, Came, Duty, FormationId, Phase, SquadronId, State
from maestre.games.mistral.table.view import seen
from maestre.play import change

from .positions import custom, keys, moment, run, sea, squadron

FIGURES = own_figures()

STRAIT = next(place.id for place in FIGURES.places.values() if place.kind is PlaceKind.STRAIT)


def worn(state: State, *dice: str) -> State:
    """The state after the Attrition Step, with what the dice of Squadrons Fitting Out show."""
    assert run(attrition.attrition(state), *((die,) for die in dice))
    return state


def dp(state: State, name: str) -> int:
    """The Damage Points of a Squadron."""
    return squadron(state, name).dp


@pytest.mark.rule("S.31", "T.attrition")
@pytest.mark.parametrize(("turn", "points"), [(1, 2), (4, 2), (5, 1), (8, 1), (9, 1), (12, 1), (13, 1), (16, 1)])
def test_a_ready_squadron_takes_a_point_and_in_winter_two(turn: int, points: int) -> None:
    state = worn(sea("british_flag_A s13 : B1/dp=3 Namur", turn=turn))
    assert (dp(state, "B1"), dp(state, "Namur")) == (3 + points, points)


@pytest.mark.rule("T.attrition")
def test_a_squadron_in_ordinary_takes_nothing() -> None:
    state = worn(sea("harbour gibraltar : B1/dp=3", turn=2))
    assert dp(state, "B1") == 3


@pytest.mark.rule("T.attrition.b")
@pytest.mark.parametrize(("die", "points"), [("0", 1), ("4", 1), ("5", 2), ("9", 2)])
def test_a_squadron_fitting_out_rolls_for_its_wear(die: str, points: int) -> None:
    state = worn(sea("harbour toulon : F1/fitting"), die)
    assert dp(state, "F1") == points


@pytest.mark.rule("T.attrition.b")
@pytest.mark.parametrize(("die", "points"), [("2", 1), ("3", 2)])
def test_in_a_neutral_port_two_is_added_to_the_roll(die: str, points: int) -> None:
    state = worn(sea("harbour leghorn : B1/fitting"), die)
    assert dp(state, "B1") == points


@pytest.mark.rule("T.attrition", "IC.11.2")
def test_every_strait_that_was_entered_costs_a_point() -> None:
    state = sea("british_flag_A s13 : B1", "british_flag_B <british_flag_A : B2", turn=2)
    with moment(ENTERED, attrition.entered):
        for place in (STRAIT, "s13", STRAIT):
            run(shift(state, FormationId("british_flag_A"), place, "", Came.WITH))
    worn(state)
    assert (dp(state, "B1"), dp(state, "B2")) == (4, 4)
    assert squadron(state, "B1").straits == 0


@pytest.mark.rule("IC.7.24.d", "2.144.a", "T.attrition")
def test_who_blockaded_a_port_at_the_end_of_any_impulse_takes_its_blockade_value_once() -> None:
    state = sea("british_flag_A cadiz spotted duty=blockade : B1", turn=9)
    with custom(IMPULSE_OVER, watches.note_wear):
        IMPULSE_OVER(state)
        IMPULSE_OVER(state)
        change(state.formations, FormationId("british_flag_A"), place="s1", duty=Duty.NONE)
        IMPULSE_OVER(state)
    worn(state)
    assert dp(state, "B1") == 3
    worn(state)
    assert dp(state, "B1") == 4


@pytest.mark.rule("2.144.a", "T.attrition")
def test_a_ready_squadron_that_blockades_toulon_in_winter_takes_four() -> None:
    state = sea("british_flag_A toulon spotted duty=blockade : B1", turn=3)
    watches.note_wear(state)
    assert dp(worn(state), "B1") == 4


@pytest.mark.rule("IC.7.24.d", "T.attrition")
def test_who_interdicted_a_strait_takes_one_point_and_who_did_not_none() -> None:
    state = sea(f"british_flag_A {STRAIT} duty=interdiction : B1", f"british_flag_B {STRAIT} : B2")
    watches.note_wear(state)
    worn(state)
    assert (dp(state, "B1"), dp(state, "B2")) == (2, 1)


@pytest.mark.rule("IC.7.24.d")
def test_who_has_come_home_since_still_takes_the_wear_of_his_watch() -> None:
    state = sea("harbour gibraltar : B1")
    change(state.squadrons, SquadronId("B1"), watches=("toulon",))
    assert dp(worn(state), "B1") == 2


@pytest.mark.rule("2.144.b")
def test_watching_a_coastal_space_costs_nothing() -> None:
    assert [
        watch_wear(own_figures(), place) for place in FIGURES.places if FIGURES.places[place].kind is PlaceKind.COASTAL
    ] == [0] * 12


@pytest.mark.rule("T.attrition.c", "IC.3.44")
@pytest.mark.parametrize(("count", "points"), [(4, 0), (5, 1), (8, 1), (9, 2)])
def test_an_oversized_formation_wears_each_of_its_squadrons(count: int, points: int) -> None:
    squadrons = " ".join(f"B{number}" for number in range(1, count + 1))
    state = worn(sea(f"british_flag_A s13 : {squadrons} Namur @rowley"))
    assert (dp(state, "B1"), dp(state, "Namur")) == (1 + points, 1 + points)


@pytest.mark.rule("T.attrition.c")
def test_beyond_three_times_its_control_a_formation_takes_three_points() -> None:
    state = worn(sea("british_detachment_1 s13 : B1 B2 B3 B4 B5 B6 B7 @osborn"))
    assert dp(state, "B1") == 1 + 3


@pytest.mark.rule("IC.3.44")
def test_a_led_flag_counts_as_one_and_is_judged_by_itself() -> None:
    state = sea(
        "british_grand s13 : B1 B2 @mathews",
        "british_flag_A <british_grand : B3 B4 B5 B6 B7 @rowley",
        "british_flag_B <british_grand : B8 @lestock",
    )
    assert oversize(state, FormationId("british_grand")) == 0
    worn(state)
    assert [dp(state, name) for name in ("B1", "B3", "B8")] == [1, 2, 1]


@pytest.mark.rule("IC.3.44", "T.attrition.c")
def test_a_flag_without_a_leader_burdens_the_one_above_it() -> None:
    state = sea("british_grand s13 : B1 B2 B3 B4 B5 @mathews", "british_flag_A <british_grand : B6 B7")
    worn(state)
    assert [dp(state, name) for name in ("B1", "B6")] == [2, 2]


@pytest.mark.rule("T.attrition.c")
def test_what_lies_in_ordinary_does_not_wear_with_its_oversized_formation() -> None:
    state = sea("british_flag_A gibraltar/harbour : B1 B2 B3 B4 B5/fitting @rowley")
    worn(state, "0")
    assert [dp(state, name) for name in ("B1", "B5")] == [0, 2]


@pytest.mark.rule("IC.11.2")
def test_convoys_dummies_and_forces_off_the_map_take_nothing() -> None:
    state = sea("convoy:british_supply s13 dp=1", "dummy:british:1 s13", "harbour gibraltar : B1")
    change(state.squadrons, SquadronId("B1"), status=Status.AWAY, at="", straits=2)
    worn(state)
    assert state.convoys[FormationId("convoy:british_supply")].dp == 1
    assert dp(state, "B1") == 0
    assert not keys(state)


@pytest.mark.rule("IC.11.2")
def test_nothing_sinks_in_the_attrition_step() -> None:
    state = worn(sea("british_flag_A s13 : B1/dp=19"))
    assert (dp(state, "B1"), len(squadron(state, "B1").ships)) == (20, 4)


@pytest.mark.rule("T.attrition.d")
@pytest.mark.parametrize("turn", FIGURES.calendar.seasons)
def test_no_die_falls_for_squadrons_at_sea_or_in_ordinary_and_one_for_each_fitting_out(turn: int) -> None:
    state = worn(sea("british_flag_A s13 : B1", "spanish_flag_D s10 : S1", "harbour toulon : F1", turn=turn))
    wear = 2 if turn <= 4 else 1
    assert [dp(state, name) for name in ("B1", "S1", "F1")] == [wear, wear, 0]
    for face, taken in (("4", 1), ("5", 2)):
        fitting = worn(sea("harbour toulon : F1/fitting", turn=turn), face)
        assert dp(fitting, "F1") == taken


@pytest.mark.rule("IC.11.2")
def test_what_wear_was_taken_is_told_to_its_owner_alone() -> None:
    state = worn(sea("british_flag_A s13 : B1", "harbour toulon : F1/fitting"), "7")
    assert keys(state, "british") == keys(state, "bourbon") == ["damaged"]
    assert [one.dp for one in seen(state, "british").squadrons.values()] == [1, UNSEEN]


@pytest.mark.rule("S.31")
def test_after_attrition_come_the_watches_of_auxiliaries(monkeypatch: pytest.MonkeyPatch) -> None:
    for phase, chapter in PHASES.items():
        monkeypatch.setitem(STEPS, phase, chapter)
    state = sea("british_flag_A s13 : B1", phase=Phase.ATTRITION)
    run(step(state))
    assert state.phase is Phase.AUXILIARY_BLOCKADES
    assert dp(state, "B1") == 1
